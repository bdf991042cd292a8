"""The curve of an answer: drawn, moved with keys, filled in as numbers; the truth beside it."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.lesson.drawn.curve_answer import FIELD_EVERY, CurveAnswer
from app.lesson.drawn.curve_canvas import POINTS
from app.look import theme
from app.widgets.copy_menu import CopyMenu
from engine.kernel.units import MINUTE

PHASES = [
    SimpleNamespace(id="a", title="Warm-up", start=0, end=10 * MINUTE),
    SimpleNamespace(id="b", title="Pause", start=10 * MINUTE, end=32 * MINUTE),
]
END, MOST = 32 * MINUTE, 1_000.0
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def answer(qtbot: QtBot, qapp: QApplication) -> CurveAnswer:
    theme.apply(qapp, "dark")
    made = CurveAnswer(0, END, 0.0, MOST, "pages/s", PHASES)
    qtbot.addWidget(made)
    made.resize(360, 420)
    with qtbot.waitExposed(made):
        made.show()
    return made


def at(answer: CurveAnswer, minute: float, value: float) -> QPoint:
    return QPoint(round(answer.curve.to_x(minute * MINUTE)), round(answer.curve.to_y(value)))


def draw(answer: CurveAnswer, *points: tuple[float, float]) -> None:
    """Draw through points (minute, value) with the mouse."""
    places = [at(answer, *point) for point in points]
    QTest.mousePress(answer.curve, LEFT, NONE, places[0])
    for place in places[1:]:
        QTest.mouseMove(answer.curve, place)
    QTest.mouseRelease(answer.curve, LEFT, NONE, places[-1])


def values(answer: CurveAnswer) -> list[float]:
    return [value for _, value in answer.value()]


def test_a_curve_has_33_points_evenly_over_its_time(answer: CurveAnswer) -> None:
    times = [time for time, _ in answer.value()]
    assert times == [minute * MINUTE for minute in range(33)]
    assert not answer.drawn
    assert answer.curve.describe() == "Nothing drawn yet."


def test_the_first_touch_lays_a_level_curve(answer: CurveAnswer, qtbot: QtBot) -> None:
    with qtbot.waitSignal(answer.changed):
        draw(answer, (10, 500))
    assert answer.drawn
    assert len(set(values(answer))) == 1
    assert values(answer)[0] == pytest.approx(500, abs=10)


@pytest.mark.parametrize("forward", [True, False])
def test_a_curve_is_drawn_in_either_direction(answer: CurveAnswer, forward: bool) -> None:
    path = [(0, 100), (8, 900), (24, 300), (32, 300)]
    draw(answer, *(path if forward else reversed(path)))
    minutes, heights = np.array(path, float).T
    wanted = np.interp(np.arange(33), minutes, heights)
    np.testing.assert_allclose(values(answer), wanted, atol=50)


def test_a_second_stroke_changes_only_what_it_passes(answer: CurveAnswer) -> None:
    draw(answer, (0, 500), (32, 500))
    before = values(answer)
    draw(answer, (10, 800), (20, 800))
    after = values(answer)
    assert [n for n in range(POINTS) if after[n] != before[n]] == list(range(10, 21))


def test_a_stroke_outside_the_plot_stays_on_the_axis(answer: CurveAnswer) -> None:
    draw(answer, (0, 500), (16, 5_000), (32, -800))
    assert min(values(answer)) >= 0
    assert max(values(answer)) <= MOST
    assert values(answer)[16] == MOST
    assert values(answer)[32] == 0


def test_points_move_with_keys(answer: CurveAnswer) -> None:
    curve, step = answer.curve, answer.curve.step
    curve.setFocus()
    for key, modifier in (
        (Qt.Key.Key_PageUp, SHIFT),  # all points
        (Qt.Key.Key_Right, NONE),
        (Qt.Key.Key_Right, SHIFT),  # the sixth
        (Qt.Key.Key_Up, NONE),
        (Qt.Key.Key_Right, NONE),
        (Qt.Key.Key_Home, SHIFT),
        (Qt.Key.Key_Right, NONE),
        (Qt.Key.Key_End, NONE),
    ):
        QTest.keyClick(curve, key, modifier)
    wanted = [10 * step] * 5 + [11 * step, 0.0, MOST] + [0.0] * (POINTS - 8)
    assert values(answer) == wanted


def test_the_chosen_point_is_told(answer: CurveAnswer) -> None:
    draw(answer, (0, 0), (32, 640))
    answer.curve.setFocus()
    QTest.keyClick(answer.curve, Qt.Key.Key_Home)
    face = QAccessible.queryAccessibleInterface(answer.curve)
    assert face.text(QAccessible.Text.Name) == "Draw the curve"
    assert face.text(QAccessible.Text.Description) == "0:32:00: 0 pages/s" == answer.reading.text()


def test_the_fields_are_the_same_answer(answer: CurveAnswer, qtbot: QtBot) -> None:
    QTest.mouseClick(answer.numbers, LEFT)
    field = answer.entries()[2]
    assert field.isVisible()
    assert field.accessibleName() == "Value at 0:08:00"
    field.selectAll()
    with qtbot.waitSignal(answer.changed):
        QTest.keyClicks(field, "400")
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert values(answer)[8] == 400
    assert values(answer)[8 - FIELD_EVERY // 2] == 200  # on the line from the field before
    assert values(answer)[12:] == [0.0] * (POINTS - 12)
    draw(answer, (0, 700), (32, 700))
    assert field.value() == pytest.approx(700, abs=10)


def test_a_locked_answer_stays(answer: CurveAnswer) -> None:
    draw(answer, (0, 500), (32, 500))
    before = answer.value()
    answer.set_locked(True)
    draw(answer, (0, 100), (32, 900))
    QTest.keyClick(answer.curve, Qt.Key.Key_Up)
    QTest.keyClick(answer.curve, Qt.Key.Key_End)
    assert answer.value() == before


def test_a_curve_that_is_set_comes_back(answer: CurveAnswer) -> None:
    draw(answer, (0, 100), (8, 900), (32, 300))
    kept = answer.value()
    answer.set_value([[0, 5.0], [END, 5.0]])
    assert set(values(answer)) == {5.0}
    answer.set_value(kept)
    assert answer.value() == kept


def test_the_truth_is_told_with_differences(answer: CurveAnswer) -> None:
    draw(answer, (0, 500), (32, 500))
    answer.show_truth([[0, 0.0], [END, 640.0]], [[16 * MINUTE, 310.0], [20 * MINUTE, float("nan")]])
    assert answer.curve.notes(16 * MINUTE, 500.0) == ["run 320", "off by +180", "published 310"]
    assert answer.curve.notes(20 * MINUTE, 500.0) == ["run 400", "off by +100"]


def test_the_values_of_a_curve_are_copied_beside_the_truth(answer: CurveAnswer) -> None:
    draw(answer, (0, 500), (32, 500))
    answer.show_truth([[0, 0.0], [END, 640.0]], [[16 * MINUTE, 310.0]])
    answer.curve.findChild(CopyMenu).copy_values()
    _, *rows = [line.split("\t") for line in QApplication.clipboard().text().splitlines()]
    assert len(rows) == 33 + 1
    assert ["0:16:00", "500", "320", ""] in rows
    assert ["0:16:00", "", "", "310"] in rows


def test_a_truth_above_the_axis_can_be_seen(answer: CurveAnswer) -> None:
    answer.show_truth([[0, 0.0], [END, 3_000.0]], None)
    assert answer.curve.top >= 3_000
    assert answer.curve.area().plot.top() <= answer.curve.to_y(3_000)


@pytest.mark.parametrize("name", ["dark", "light"])
def test_the_curve_wears_the_theme(answer: CurveAnswer, qapp: QApplication, name: str) -> None:
    answer.set_value([[0, 500], [END, 500]])
    theme.apply(qapp, name)
    image, point = answer.curve.grab().toImage(), answer.curve.point(17)
    assert image.pixelColor(int(point.x()), int(point.y())) == theme.current().series[0]
    assert image.pixelColor(3, 30) == theme.current().panel

"""The bars of an answer: dragged, moved with keys, filled in as numbers; the truth beside them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from app.lesson.drawn.bars_answer import BarsAnswer
from app.lesson.drawn.canvas import PAGE
from app.lesson.drawn.stacks import Stacks, place_look
from app.lesson.forms.kinds import DrawnForm
from app.look import theme
from app.widgets.copy_menu import CopyMenu

ITEMS = [("LNK00105", "SOIW1"), ("LNK00106", "SOIW2"), ("LNK00107", "SOID1")]
PLACES = ["real", "xstor", "dasd"]
MOST = 200_000.0


@pytest.fixture
def answer(qtbot: QtBot, qapp: QApplication) -> BarsAnswer:
    theme.apply(qapp, "dark")
    made = BarsAnswer(ITEMS, PLACES, MOST)
    qtbot.addWidget(made)
    made.resize(360, 520)
    with qtbot.waitExposed(made):
        made.show()
    return made


def drag(answer: BarsAnswer, item: int, part: int, to: float) -> None:
    """Take the upper edge of a part and let it go at a value."""
    begin = answer.bars.edge(item, part).toPoint()
    end = QPoint(begin.x(), round(answer.bars.to_y(to)))
    QTest.mousePress(answer.bars, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, begin)
    for point in (begin + (end - begin) / 2, end):
        QTest.mouseMove(answer.bars, point)
    QTest.mouseRelease(answer.bars, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)


def press(answer: BarsAnswer, *keys: Qt.Key, shift: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    for key in keys:
        QTest.keyClick(answer.bars, key, modifier)


def test_an_answer_begins_empty(answer: BarsAnswer) -> None:
    assert not answer.drawn
    assert answer.value() == {item: dict.fromkeys(PLACES, 0.0) for item, _ in ITEMS}


def test_bars_without_a_value_are_named_once(qtbot: QtBot, qapp: QApplication) -> None:
    theme.apply(qapp, "dark")
    answer = BarsAnswer(ITEMS, PLACES, MOST)
    form = DrawnForm(answer)
    qtbot.addWidget(form)
    form.resize(360, 520)
    with qtbot.waitExposed(form):
        form.show()
    assert "Draw your answer" in form.what_is_missing()
    drag(answer, 1, 0, 80_000)
    assert form.what_is_missing().startswith("No value yet: SOIW1 and SOID1.")
    QTest.keyClicks(answer.entries()[0], "0")
    assert form.what_is_missing().startswith("No value yet: SOID1.")
    assert form.what_is_missing() == ""  # it is meant to be 0
    other = DrawnForm(BarsAnswer(ITEMS, PLACES, MOST))
    qtbot.addWidget(other)
    other.set_value(form.value())  # a draft, when its step is opened again
    assert other.what_is_missing().startswith("No value yet: SOIW1 and SOID1.")
    assert other.what_is_missing() == ""


def test_an_edge_is_dragged(answer: BarsAnswer, qtbot: QtBot) -> None:
    with qtbot.waitSignal(answer.changed):
        drag(answer, 1, 0, 80_000)
    assert answer.drawn
    assert answer.value()["LNK00106"]["real"] == pytest.approx(80_000, abs=1_500)
    assert sum(sum(parts.values()) for item, parts in answer.value().items() if item != "LNK00106") == 0


def test_what_stands_on_an_edge_moves_with_it(answer: BarsAnswer) -> None:
    answer.set_value({"LNK00105": {"real": 50_000, "xstor": 40_000, "dasd": 10_000}})
    drag(answer, 0, 0, 80_000)
    real, xstor, dasd = answer.value()["LNK00105"].values()
    assert real == pytest.approx(80_000, abs=1_500)
    assert (xstor, dasd) == (40_000, 10_000)


def test_of_edges_on_one_another_the_chosen_place_is_dragged(answer: BarsAnswer) -> None:
    for chip in answer.findChildren(QToolButton):
        if chip.text() == "XSTOR":
            QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    drag(answer, 0, 0, 60_000)  # all three edges lie at the bottom
    assert answer.value()["LNK00105"]["xstor"] == pytest.approx(60_000, abs=1_500)
    assert answer.value()["LNK00105"]["real"] == 0


def test_a_click_far_from_all_edges_brings_the_chosen_one(answer: BarsAnswer) -> None:
    point = answer.bars.edge(2, 0).toPoint()
    point.setY(round(answer.bars.to_y(120_000)))
    QTest.mouseClick(answer.bars, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert answer.value()["LNK00107"]["real"] == pytest.approx(120_000, abs=1_500)


def test_a_bar_is_never_higher_than_the_axis(answer: BarsAnswer) -> None:
    answer.set_value({"LNK00105": {"real": 150_000, "xstor": 40_000, "dasd": 0}})
    drag(answer, 0, 1, MOST * 2)
    assert sum(answer.value()["LNK00105"].values()) == MOST


def test_everything_can_be_drawn_with_keys(answer: BarsAnswer) -> None:
    answer.bars.setFocus()
    step = answer.bars.step
    press(answer, Qt.Key.Key_Right, Qt.Key.Key_PageUp, Qt.Key.Key_Up)
    press(answer, Qt.Key.Key_Right, shift=True)
    press(answer, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down)
    assert answer.value()["LNK00106"] == {"real": step * (PAGE + 1), "xstor": step, "dasd": 0.0}
    press(answer, Qt.Key.Key_End)
    assert sum(answer.value()["LNK00106"].values()) == MOST
    press(answer, Qt.Key.Key_Home)
    assert answer.value()["LNK00106"]["xstor"] == 0


def test_the_chosen_part_is_told(answer: BarsAnswer) -> None:
    answer.bars.setFocus()
    press(answer, Qt.Key.Key_PageUp)
    face = QAccessible.queryAccessibleInterface(answer.bars)
    assert face.text(QAccessible.Text.Name) == "Draw the bars"
    assert face.text(QAccessible.Text.Description) == "SOIW1, real storage: 20,000 pages"
    assert answer.reading.text() == "SOIW1, real storage: 20,000 pages"


def test_the_fields_are_the_same_answer(answer: BarsAnswer, qtbot: QtBot) -> None:
    names = [field.accessibleName() for field in answer.entries()]
    field = answer.entries()[names.index("SOIW2, XSTOR")]
    field.setFocus()
    field.selectAll()
    with qtbot.waitSignal(answer.changed):
        QTest.keyClicks(field, "34500")
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert answer.value()["LNK00106"]["xstor"] == 34_500
    drag(answer, 1, 1, 90_000)
    assert field.value() == answer.value()["LNK00106"]["xstor"] == pytest.approx(90_000, abs=1_500)


def test_a_field_that_says_too_much_is_put_right(answer: BarsAnswer) -> None:
    answer.set_value({"LNK00105": {"real": 150_000}})
    field = answer.entries()[1]
    field.setValue(MOST)
    assert field.value() == answer.value()["LNK00105"]["xstor"] == 50_000


def test_a_locked_answer_stays(answer: BarsAnswer) -> None:
    answer.set_value({"LNK00105": {"real": 50_000}})
    before = answer.value()
    answer.set_locked(True)
    drag(answer, 0, 0, 120_000)
    answer.bars.setFocus()
    press(answer, Qt.Key.Key_Up, Qt.Key.Key_End, Qt.Key.Key_Home)
    QTest.keyClicks(answer.entries()[0], "7")
    assert answer.value() == before
    answer.set_locked(False)
    press(answer, Qt.Key.Key_Up)
    assert answer.value() != before


def test_many_items_fold_the_fields_away(qtbot: QtBot) -> None:
    many = BarsAnswer([(f"LNK{n:05d}", f"SOIW{n}") for n in range(11)], PLACES, MOST)
    qtbot.addWidget(many)
    many.show()
    assert many.fields.isHidden()
    QTest.mouseClick(many.numbers, Qt.MouseButton.LeftButton)
    assert many.fields.isVisible()
    assert many.minimumSizeHint().width() <= 360


def test_the_truth_is_told_with_differences(answer: BarsAnswer) -> None:
    answer.set_value({"LNK00105": {"real": 50_000, "xstor": 10_000}})
    answer.show_truth({"LNK00105": {"real": 80_000.0, "xstor": 10_000.0}}, {"LNK00105": {"real": 82_000.0}})
    assert answer.bars.notes("LNK00105", "real") == ["run 80,000", "off by −30,000", "published 82,000"]
    assert answer.bars.notes("LNK00105", "xstor") == ["run 10,000", "off by 0"]
    assert answer.bars.notes("LNK00106", "real") == []
    assert "run 80,000; off by −30,000" in answer.bars.describe()


def test_a_truth_above_the_axis_can_be_seen(answer: BarsAnswer) -> None:
    answer.show_truth({"LNK00105": {"real": 2.2 * MOST}}, None)
    assert answer.bars.top >= 2.2 * MOST
    assert answer.bars.area().plot.contains(answer.bars.edge(0, 0).x(), answer.bars.to_y(2.2 * MOST) + 1)
    answer.set_value({"LNK00105": {"real": 2.2 * MOST}})
    assert answer.value()["LNK00105"]["real"] == MOST


@pytest.mark.parametrize("name", ["dark", "light"])
def test_bars_wear_the_theme(answer: BarsAnswer, qapp: QApplication, name: str) -> None:
    answer.set_value({"LNK00105": {"real": 150_000}})
    theme.apply(qapp, name)
    image, at = answer.bars.grab().toImage(), answer.bars.edge(0, 0)
    assert image.pixelColor(round(at.x()), round(at.y()) + 20) == place_look("real").colour
    assert image.pixelColor(3, 30) == theme.current().panel


@pytest.mark.parametrize("wide", [340, 360, 520])
def test_nothing_leaves_the_canvas(answer: BarsAnswer, wide: int) -> None:
    answer.resize(wide, 480)
    QApplication.processEvents()
    plot = answer.bars.area().plot
    assert QRectF(answer.bars.rect()).contains(plot)
    assert answer.canvas.width() <= wide
    for item in range(len(ITEMS)):
        assert plot.left() <= answer.bars.edge(item, 0).x() <= plot.right()


VALUES = st.lists(st.lists(st.floats(0, 3e5), min_size=3, max_size=3), min_size=3, max_size=3)


@given(VALUES)
def test_stacks_keep_what_they_take_within_the_axis(values: list[list[float]]) -> None:
    stacks = Stacks([item for item, _ in ITEMS], PLACES, MOST)
    wanted = {item: dict(zip(PLACES, row, strict=True)) for (item, _), row in zip(ITEMS, values, strict=True)}
    stacks.take(wanted)
    for item, parts in stacks.value.items():
        assert all(value >= 0 for value in parts.values())
        assert sum(parts.values()) <= MOST * (1 + 1e-12)
        if sum(wanted[item].values()) <= MOST:
            assert parts == wanted[item]


def test_the_numbers_in_the_fields_can_be_read(answer: BarsAnswer) -> None:
    answer.set_value({"LNK00105": {"real": 150_000}})
    QApplication.processEvents()
    for field in answer.entries():
        line = field.findChild(QLineEdit)
        assert line.width() >= line.fontMetrics().horizontalAdvance("200,000")


def test_names_stand_upright_only_where_bars_are_close(qtbot: QtBot) -> None:
    for count, upright in ((2, False), (11, True)):
        long = BarsAnswer([(str(n), f"Domino mail server {n}") for n in range(count)], PLACES, MOST)
        qtbot.addWidget(long)
        long.resize(360, 500)
        long.show()
        room = long.bars.height() - long.bars.area().plot.bottom()
        assert (room > 60) == upright


def test_a_key_opens_the_menu_that_copies_the_values_beside_the_truth(answer: BarsAnswer) -> None:
    answer.set_value({"LNK00106": {"real": 80_000}})
    QTest.keyClick(answer.bars, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = answer.bars.findChild(QMenu)
    assert [one.text() for one in menu.actions() if one.text()][1] == "Copy &values"
    menu.close()
    answer.show_truth({"LNK00106": {"real": 75_000.0}}, {"LNK00106": {"real": 76_000.0}})
    answer.bars.findChild(CopyMenu).copy_values()
    heads, *rows = [line.split("\t") for line in QApplication.clipboard().text().splitlines()]
    assert heads == ["Bar", "Part", "Predicted (pages)", "Run (pages)", "Published (pages)"]
    assert len(rows) == len(ITEMS) * len(PLACES)
    assert rows[3][0] == "SOIW2"
    assert rows[3][2:] == ["80000", "75000", "76000"]
    assert rows[4][2:] == ["0", "", ""]

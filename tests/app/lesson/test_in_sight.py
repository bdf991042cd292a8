"""What a step says is in sight in a small window: nothing is cut off, nothing waits below the edge."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollBar, QSpinBox
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.lab.lab import Lab
from app.lab.lessons import Lessons
from app.lesson.boxes.box import SIGNS
from tests.app.lesson.conftest import SLOW, opened, settle
from tests.lessons.grading.graded import write_graded

SHIPPED = Path(__file__).parents[3] / "lessons"
LEFT = Qt.MouseButton.LeftButton


def at(qtbot: QtBot, lab: Lab, folder: Path, step: str) -> Any:
    """The page at a step."""
    lessons = opened(qtbot, lab, folder)
    assert lessons.player is not None
    lessons.player.go(lessons.player.lesson.index(step))
    settle(qtbot, lessons)
    return lessons.panel.page


def test_the_number_of_a_dial_can_be_read(qtbot: QtBot, lab: Lab, tmp_path: Path) -> None:
    page = at(qtbot, lab, write_graded(tmp_path / "graded"), "house")
    (number,) = (one for one in page.box.dials.controls.values() if isinstance(one, QSpinBox))
    line = number.lineEdit()
    assert line.width() >= QFontMetrics(line.font()).horizontalAdvance(line.text())


@pytest.mark.parametrize(
    ("folder", "step"),
    [
        ("63_members_and_processors", "build"),
        ("81_a_constrained_site", "grade"),
        ("81_a_constrained_site", "rules"),
    ],
)
def test_a_step_is_no_wider_than_the_page(qtbot: QtBot, lab: Lab, folder: str, step: str) -> None:
    page = at(qtbot, lab, SHIPPED / folder, step)
    qtbot.waitUntil(lambda: page.inside.width() <= page.area.viewport().width())


def test_a_rubric_is_no_wider_than_the_page(qtbot: QtBot, lab: Lab) -> None:
    page = at(qtbot, lab, SHIPPED / "46_rules_of_your_own", "defend")
    page.box.form.field.setPlainText("What I changed.")
    QTest.mouseClick(page.box.give, LEFT)
    QTest.mouseClick(page.box.sample.show_it, LEFT)
    qtbot.waitUntil(page.box.sample.ticks[0].isVisible)
    qtbot.waitUntil(lambda: page.inside.width() <= page.area.viewport().width())


def test_the_list_is_not_shifted_after_a_lesson(qtbot: QtBot, lab: Lab) -> None:
    lessons = opened(qtbot, lab, SHIPPED / "78_resource_pools")
    QTest.mouseClick(lessons.panel.page.lessons, LEFT)
    catalogue = lessons.panel.catalogue
    begun = next(tile for tile in catalogue.tiles if tile.begun)
    begun.afresh.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: is_seen(begun.go))
    assert catalogue.widget().x() == 0
    assert catalogue.widget().width() <= catalogue.viewport().width()


def _graded(points: int) -> dict[str, Any]:
    figure = {"title": "A figure", "unit": "ms", "untouched": 9.0, "yours": 5.0, "solution": 1.0}
    areas = {"resources": {"points": points, "of": 100}}
    return {"points": points, "areas": areas, "figures": [figure | {"points": 6, "of": 12}] * 8, "seeds": [1]}


def test_a_long_grade_is_shown_from_its_beginning(qtbot: QtBot, lab: Lab, tmp_path: Path) -> None:
    page = at(qtbot, lab, write_graded(tmp_path / "graded"), "worth")
    page.player.play.graded(_graded(40))
    page.refresh()
    verdict, view = page.box.verdict, page.area.viewport()
    qtbot.waitUntil(lambda: is_seen(verdict) and verdict.height() > view.height())
    qtbot.waitUntil(lambda: 0 <= verdict.mapTo(view, verdict.rect().topLeft()).y() < 20)


@pytest.mark.parametrize(("points", "kind"), [(40, "open"), (70, "right")])
def test_a_poor_grade_has_no_tick(qtbot: QtBot, lab: Lab, tmp_path: Path, points: int, kind: str) -> None:
    page = at(qtbot, lab, write_graded(tmp_path / "graded"), "worth")
    page.player.play.graded(_graded(points))
    page.refresh()
    assert page.box.verdict.sign.text() == SIGNS[kind]


def test_the_bar_is_full_when_the_moment_has_come(qtbot: QtBot, template: Lessons) -> None:
    player = template.player
    assert player is not None
    player.go(player.lesson.index("onward"))
    settle(qtbot, template)
    page: Any = template.panel.page
    QTest.mouseClick(page.box.start, LEFT)
    qtbot.waitUntil(lambda: player.wait.reached, timeout=SLOW)
    qtbot.waitUntil(lambda: page.box.bar.value() == page.box.bar.maximum())


def test_the_panel_of_the_first_step_is_shown(qtbot: QtBot, lab: Lab) -> None:
    opened(qtbot, lab, SHIPPED / "81_a_constrained_site")
    assert lab.views is not None
    qtbot.waitUntil(lambda: is_seen(lab.views.charts["memory"]))
    assert lab.views.spotlit == "memory"


def test_a_chart_of_linux_says_that_nothing_is_recorded(qtbot: QtBot, lab: Lab) -> None:
    at(qtbot, lab, SHIPPED / "81_a_constrained_site", "site")
    assert lab.views is not None
    linux, shop = lab.views.charts["linux_cpus"], lab.views.charts["throughput"]
    for chart in (linux, shop):
        qtbot.waitUntil(lambda: linux.recording is not None and bool(linux.recording.scenario.loads))
        assert "Nothing is recorded yet" in chart.why_empty()


def test_a_step_opens_at_its_text_and_a_key_scrolls_to_its_field(qtbot: QtBot, lab: Lab) -> None:
    page = at(qtbot, lab, SHIPPED / "19_timer_ticks", "predict-price")
    page.focus_first()
    bar = page.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert bar.value() == 0
    field = page.unscrolled
    assert field is lab.window.focusWidget()
    QTest.keyClick(field, Qt.Key.Key_4)
    qtbot.waitUntil(lambda: is_seen(field))
    assert bar.value() > 0
    assert page.unscrolled is None


def test_no_step_opens_below_its_first_line(qtbot: QtBot, open_lab: Callable[..., Lab]) -> None:
    lessons = opened(qtbot, open_lab((1280, 720)), SHIPPED / "22_the_limit_of_the_master")
    for step in ("recall", "predict-curve", "compare-curve", "search", "predict-collapse"):
        lessons.player.go(lessons.player.lesson.index(step))
        settle(qtbot, lessons)
        bar = lessons.panel.page.area.verticalScrollBar()
        qtbot.waitUntil(partial(_is_long, bar))
        assert bar.value() == 0, step


def _is_long(bar: QScrollBar) -> bool:
    return bar.maximum() > 0

"""What screen readers are told while the focus stays: play and pause, steps, news of the chart in focus."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.words import changes, sentence
from app.lab.lab import Lab
from app.lesson.boxes.box import Verdict
from app.widgets.announce import announcer
from engine.kernel.units import MINUTE

Until = Callable[[Callable[[], bool]], None]


@pytest.fixture
def said() -> Iterator[list[str]]:
    texts: list[str] = []
    announcer.said.connect(texts.append)
    yield texts
    announcer.said.disconnect(texts.append)


def go_to(qtbot: QtBot, lab: Lab, said: list[str], time: int) -> str:
    """Run to a time and return what is told when the run stands."""
    said.clear()
    lab.session.run_to(time)
    qtbot.waitUntil(lambda: any("The run is at" in text for text in said))
    return said[-1]


def test_play_and_pause_are_told_with_the_time(qtbot: QtBot, lab: Lab, said: list[str]) -> None:
    assert go_to(qtbot, lab, said, MINUTE).startswith("The run is at 0:01:00.")
    assert said[0] == "The run is playing."


def test_the_chart_in_focus_tells_what_has_changed(qtbot: QtBot, lab: Lab, said: list[str]) -> None:
    go_to(qtbot, lab, said, MINUTE)
    assert lab.views is not None
    chart = next(one for one in lab.views.charts.values() if one.id == "memory")
    chart.setFocus()
    before = chart.table()
    told = go_to(qtbot, lab, said, 2 * MINUTE)
    assert changes(before, chart.table())
    assert told.endswith(changes(before, chart.table()))


def test_a_key_that_goes_to_another_time_tells_it(qtbot: QtBot, lab: Lab, said: list[str]) -> None:
    go_to(qtbot, lab, said, 2 * MINUTE)
    said.clear()
    lab.window.footer.scrub.setFocus()
    QTest.keyClick(lab.window.footer.scrub, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: bool(said))
    assert said[0].startswith(f"The run is at {lab.window.footer.time.text()}.")


def test_descriptions_are_short_and_say_their_time(qtbot: QtBot, lab: Lab, said: list[str]) -> None:
    go_to(qtbot, lab, said, MINUTE)
    assert lab.views is not None
    told = {one.id: one.describe() for one in lab.views.charts.values() if isinstance(one, Chart)}
    assert told["memory"].startswith("Now 0:01:00.")
    assert "Values at 0:01:00:" in told["paging"]
    for text in told.values():
        assert "source" not in text
        assert " ," not in text


def test_changes_name_the_first_new_cell_of_each_row() -> None:
    heads = ["guest", "label", "real"]
    before = [heads, ["A", "x", "1"], ["B", "y", "2"], ["A", "x", "3"]]
    now = [heads, ["A", "x", "1"], ["B", "y", ""], ["A", "x", "4"], ["C", "", "5"]]
    assert changes(before, now) == "B: real –, was 2; A: real 4, was 3; guest C: real 5."
    assert changes(before, before) == ""
    assert changes([["other"], ["A"]], now) == ""
    many = [["n", "v"], *([str(n), "1"] for n in range(6))]
    assert changes([many[0], *([str(n), "0"] for n in range(6))], many).endswith("; 2 more have changed.")


def test_a_row_is_spoken_without_empty_and_silent_cells() -> None:
    assert sentence(["curve", "unit", "value", "a: unit"], ["X", "s", "", "s"], ("unit",)) == "curve X"
    assert sentence(["curve", "value"], ["X", "3"]) == "curve X: value 3"


def test_a_message_is_told(lab: Lab, said: list[str]) -> None:
    lab.window.header.banner.show_message("It failed.\n\nLine 1", remedy="Repair")
    assert said == ["It failed. Button: Repair"]


def test_a_verdict_is_told_in_words(qtbot: QtBot, said: list[str]) -> None:
    verdict = Verdict()
    qtbot.addWidget(verdict)
    verdict.show_verdict("wrong", "The run says **3**.")
    assert said == ["Not right: The run says 3."]
    assert verdict.sign.accessibleName() == "Not right:"

"""Looking closely, with the real machine: asked for when it helps, answered by every change, never twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.charts.processor_lanes.chart import CHART as LANES
from app.charts.timeline.chart import CHART as TIMELINE
from app.charts.toolkit.time_view import TimeView
from app.run.session import Session
from app.window.charts import CloseUp
from engine.kernel.units import MS, SECOND
from tests.app.fake_simulation import FakeMachines

FEW = ("guests.linux.count=5", "lpar.processors=2", "lpar.frames=20000p")
END = 2 * SECOND + SECOND // 2


class Window:
    """A session, the two charts and what looks closely for them."""

    def __init__(self, session: Session) -> None:
        self.session, self.view = session, TimeView(session)
        self.charts: dict[str, Any] = {kind.id: kind(self.view) for kind in (LANES, TIMELINE)}
        self.seen, self.asked = True, list[tuple[int, int]]()
        self.close_up = CloseUp(session, self.view, self.charts, lambda chart: self.seen, session)
        session._look.connect(lambda number, start, end: self.asked.append((start, end)))
        self.view.fit(session.scenario.until)
        self.frame()

    def frame(self) -> None:
        self.session.pull()
        for chart in self.charts.values():
            chart.set_recording(self.session.recording)
        self.close_up.look()

    def zoom(self, span: int, at: int) -> None:
        self.view.zoom(self.view.span / span, at)
        self.view.go(at - span // 2)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    session = Session()
    with qtbot.waitSignal(session.prepared, timeout=60_000):
        session.start()
    with qtbot.waitSignal(session.opened, timeout=240_000):
        session.open("timers-430-600", FEW)
    session.run_to(END)
    qtbot.waitUntil(lambda: (session.pull(), session.time_travel.recorded)[1] == END, timeout=30_000)
    qtbot.waitUntil(lambda: not session.playing)
    yield Window(session)
    session.close()


def test_what_is_shown_is_looked_at_when_it_is_short(qtbot: QtBot, window: Window) -> None:
    assert not window.asked  # the whole run is too long
    window.zoom(20 * MS, SECOND)
    with qtbot.waitSignal(window.session.looked) as heard:
        window.frame()
    (start, end), detail = window.asked[0], heard.args[0]
    assert start <= window.view.start < window.view.end <= end
    assert (detail.start, detail.end) == (start, end)
    for chart in window.charts.values():
        assert chart.detail is detail
        assert chart.unit() == "exact"
    window.view.pan(0.2)  # within the margin
    window.frame()
    assert len(window.asked) == 1
    window.view.pan(5)
    window.frame()
    assert len(window.asked) == 2


def test_nothing_is_asked_for_twice_or_in_vain(qtbot: QtBot, window: Window) -> None:
    window.seen = False
    window.zoom(20 * MS, SECOND)
    window.frame()
    assert not window.asked  # nobody would see it
    window.seen = True
    window.frame()
    window.frame()
    assert len(window.asked) == 1
    assert window.charts["lanes"].looking
    assert "detailed search in progress" in window.charts["lanes"].unit()
    with qtbot.waitSignal(window.session.looked):
        pass
    window.view.go(window.session.scenario.until - 20 * MS)  # nothing is recorded there
    window.frame()
    assert len(window.asked) == 1


def test_a_machine_that_runs_fast_is_not_looked_at(qtbot: QtBot, window: Window) -> None:
    window.zoom(20 * MS, SECOND)
    window.session.set_speed(1.0)
    window.session.play()
    window.frame()
    assert not window.asked
    window.session.set_speed(0.01)
    window.frame()
    assert len(window.asked) == 1


def test_another_run_is_looked_at_anew(qtbot: QtBot, window: Window) -> None:
    window.zoom(20 * MS, SECOND)
    with qtbot.waitSignal(window.session.looked):
        window.frame()
    with qtbot.waitSignal(window.session.opened, timeout=60_000):
        window.session.open("timers-430-600", (*FEW, "guests.linux.timer_patch=true"))
    window.frame()
    assert window.charts["timeline"].detail is None


def test_only_the_last_of_several_looks_is_answered(qtbot: QtBot, window: Window) -> None:
    heard: list[int] = []
    window.session.looked.connect(lambda detail: heard.append(detail.start))
    for start in (1, 2, 3):
        window.session.look_closely(start * MS, start * MS + MS)
    qtbot.waitUntil(lambda: bool(heard))
    qtbot.wait(50)
    assert heard == [3 * MS]


def test_a_look_that_fails_leaves_the_run_alone(qtbot: QtBot) -> None:
    machines = FakeMachines()
    session = Session(machines)
    with qtbot.waitSignal(session.prepared):
        session.start()
    with qtbot.waitSignal(session.opened):
        session.open("pause-suspend")
    machines.faults["closely"] = ValueError("no such stretch")
    with qtbot.waitSignal(session.not_looked) as heard:
        session.look_closely(0, 5)
    assert heard.args[0].startswith("Could not record this interval in detail: no such stretch")
    with qtbot.waitSignal(session.looked):
        session.look_closely(0, 5)
    assert not session.broken
    session.close()

"""Time travel of the window with the real machine: equal machines, forks, files, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.run.session import Session
from engine.kernel.kinds import EventKind
from engine.kernel.units import MS, SECOND
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation

DATA = Path(__file__).parents[2] / "data" / "two-guests.toml"
END = 40 * SECOND


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    """A small machine that has run for a while."""
    made = Session()
    with qtbot.waitSignal(made.prepared, timeout=60_000):
        made.start()
    with qtbot.waitSignal(made.opened, timeout=240_000):
        made.open(str(DATA))
    made.run_to(END)
    qtbot.waitUntil(lambda: position(made) == END, timeout=30_000)
    qtbot.waitUntil(lambda: not made.playing)
    yield made
    made.close()


def position(session: Session) -> int:
    session.pull()
    return session.time_travel.position


def digest(session: Session) -> str:
    machine: Any = session.worker.state.machine
    return str(machine.digest())


def go(qtbot: QtBot, session: Session, time: int) -> None:
    with qtbot.waitSignal(session.time_travel.moved, timeout=20_000):
        session.time_travel.seek(time)
    assert position(session) == time


def test_the_machine_in_the_past_is_the_one_that_was_there(qtbot: QtBot, session: Session) -> None:
    alone = Simulation(load_scenario(str(DATA)))
    for time in (5 * SECOND, 33 * SECOND, 17 * SECOND):
        alone.seek(time)
        go(qtbot, session, time)
        assert digest(session) == alone.digest()
    assert session.time_travel.recorded == END


def test_going_on_from_the_past_repeats_the_run(qtbot: QtBot, session: Session) -> None:
    there = digest(session)
    go(qtbot, session, 9 * SECOND)
    session.run_to(END)
    qtbot.waitUntil(lambda: position(session) == END, timeout=20_000)
    assert digest(session) == there


def test_events_back_and_forth(qtbot: QtBot, session: Session) -> None:
    go(qtbot, session, 20 * SECOND)
    with qtbot.waitSignal(session.time_travel.moved):
        session.time_travel.step(one_event=True)
    at, here = position(session), digest(session)
    with qtbot.waitSignal(session.time_travel.moved):
        session.time_travel.step_back(one_event=True)
    assert position(session) <= at
    assert digest(session) != here
    with qtbot.waitSignal(session.time_travel.moved):
        session.time_travel.step(one_event=True)
    assert (position(session), digest(session)) == (at, here)


def test_the_next_event_is_known_and_is_the_one_that_comes(qtbot: QtBot, session: Session) -> None:
    go(qtbot, session, 20 * SECOND)
    expected = session.time_travel.upcoming
    assert expected.time >= 20 * SECOND
    with qtbot.waitSignal(session.time_travel.moved):
        session.time_travel.step_kind(int(expected.kind), True)
    assert position(session) == expected.time
    with qtbot.waitSignal(session.time_travel.moved):
        session.time_travel.step_kind(int(EventKind.SAMPLE), False)
    assert position(session) == 20 * SECOND


def test_a_fork_by_a_command_and_the_run_that_it_left(qtbot: QtBot, session: Session) -> None:
    there = digest(session)
    userid = session.scenario.guests[0].userid
    go(qtbot, session, 12 * SECOND)
    with qtbot.waitSignal(session.branches.forked):
        session.console.execute(userid, "STOP CPU ALL")
    session.run_to(END)
    qtbot.waitUntil(lambda: position(session) == END, timeout=20_000)
    assert digest(session) != there
    with qtbot.waitSignal(session.time_travel.moved):
        session.branches.select(session.branches.all[0].id)
    assert position(session) == 12 * SECOND
    with qtbot.waitSignal(session.time_travel.moved):
        session.time_travel.to_latest()
    qtbot.waitUntil(lambda: position(session) == END)
    assert digest(session) == there


def test_a_session_file_leads_to_the_same_machines(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    go(qtbot, session, 12 * SECOND)
    with qtbot.waitSignal(session.branches.forked):
        session.branches.fork("Shorter", change="parameters.test_idle=100ms")
    session.run_to(20 * SECOND)
    qtbot.waitUntil(lambda: position(session) == 20 * SECOND, timeout=20_000)
    here, file = digest(session), tmp_path / "mine.lparlab"
    with qtbot.waitSignal(session.files.saved, timeout=20_000):
        session.files.save(file, [(SECOND, "a mark")])
    with qtbot.waitSignal(session.files.opened, timeout=60_000) as opened:
        session.files.open(file)
    assert opened.args == [((SECOND, "a mark"),)]
    assert position(session) == 20 * SECOND
    assert digest(session) == here
    assert [(branch.name, branch.recorded) for branch in session.branches.all] == [
        ("Run 1", END),
        ("Shorter", 20 * SECOND),
    ]


def test_a_damaged_file_is_refused_and_loses_nothing(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    file, here = tmp_path / "mine.lparlab", digest(session)
    with qtbot.waitSignal(session.files.saved, timeout=20_000):
        session.files.save(file)
    file.write_text(file.read_text("utf-8").replace("Run 1", "Run 2"), "utf-8")
    with qtbot.waitSignal(session.refused) as refused:
        session.files.open(file)
    assert "mine.lparlab" in refused.args[0]
    assert digest(session) == here


def test_opening_a_session_can_be_cancelled(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    file, here = tmp_path / "mine.lparlab", digest(session)
    with qtbot.waitSignal(session.files.saved, timeout=20_000):
        session.files.save(file)
    told: list[float] = []
    session.files.opening.connect(told.append)
    session.worker.requests.progress.connect(
        lambda part: session.files.cancel_opening(), type=Qt.ConnectionType.DirectConnection
    )
    with qtbot.assertNotEmitted(session.files.opened):
        session.files.open(file)
        qtbot.waitUntil(lambda: 1.0 in told, timeout=20_000)
    assert digest(session) == here


def test_a_jump_is_quick(qtbot: QtBot, session: Session) -> None:
    took = []
    for time in (3 * SECOND, 35 * SECOND, 12 * SECOND, 29 * SECOND, 8 * SECOND):
        began = perf_counter()
        go(qtbot, session, time)
        took.append(perf_counter() - began)
    assert sorted(took)[2] < 1.0, [round(one * SECOND / MS) for one in took]  # ten times what is wanted


def test_the_end_of_what_is_recorded_is_reached_from_the_past(qtbot: QtBot, session: Session) -> None:
    go(qtbot, session, 10 * SECOND)
    with qtbot.waitSignal(session.time_travel.reached, timeout=20_000):
        session.time_travel.run_until("40s")
    assert position(session) == session.time_travel.recorded == END

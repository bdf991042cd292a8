"""The session in time: moments, steps, kinds, conditions, branches and commands in the past."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.run import speed
from app.run.session import Session
from app.time_travel.kinds import EventChoice, wanted
from engine.kernel.kinds import EventKind, VcpuState
from engine.kernel.units import MINUTE, SECOND
from engine.sim import SimulationError
from tests.app.fake_simulation import END, EVENT, EVERY, FAULTS, PAUSED, FakeMachines


@pytest.fixture
def machines() -> FakeMachines:
    return FakeMachines()


@pytest.fixture
def session(qtbot: QtBot, machines: FakeMachines) -> Iterator[Session]:
    """Half an hour is recorded, and the machine stands at its end."""
    made = Session(machines)
    with qtbot.waitSignal(made.prepared):
        made.start()
    with qtbot.waitSignal(made.opened):
        made.open("pause-suspend")
    made.run_to(30 * MINUTE)
    qtbot.waitUntil(lambda: position(made) == 30 * MINUTE)
    qtbot.waitUntil(lambda: not made.playing)
    yield made
    made.close()


def position(session: Session) -> int:
    session.pull()
    return session.time_travel.position


def playing(session: Session) -> list[bool]:
    return [session.playing]


def moved(qtbot: QtBot, session: Session, ask: Callable[[], object]) -> int:
    """Where the machine stands after an answer."""
    with qtbot.waitSignal(session.time_travel.moved):
        ask()
    return position(session)


def test_the_past_is_there_and_stays(qtbot: QtBot, session: Session) -> None:
    assert moved(qtbot, session, lambda: session.time_travel.seek(10 * MINUTE)) == 10 * MINUTE
    assert session.time_travel.in_the_past
    assert session.time_travel.recorded == session.recording.now == 30 * MINUTE
    assert session.recording.at == 10 * MINUTE
    assert moved(qtbot, session, session.time_travel.to_latest) == 30 * MINUTE
    assert not session.time_travel.in_the_past


def test_the_place_is_known_before_the_machine_is_there(session: Session) -> None:
    session.time_travel.seek(7 * MINUTE)
    assert session.time_travel.position == 7 * MINUTE
    session.time_travel.seek(-5)
    assert session.time_travel.position == 0
    session.time_travel.seek(99 * MINUTE)
    assert session.time_travel.position == 30 * MINUTE


def test_of_many_moments_in_a_row_the_last_one_counts(qtbot: QtBot, session: Session) -> None:
    for minute in range(29, 4, -1):
        session.time_travel.seek(minute * MINUTE)
    qtbot.waitUntil(lambda: not session.requests.pending)
    assert position(session) == 5 * MINUTE


def test_playing_from_the_past_repeats_the_run_and_goes_on(qtbot: QtBot, session: Session) -> None:
    moved(qtbot, session, lambda: session.time_travel.seek(29 * MINUTE))
    session.set_speed(speed.MAX)
    session.play()
    qtbot.waitUntil(lambda: position(session) == END)
    assert session.finished


def test_going_back_stops_the_run_and_the_latest_resumes_it(qtbot: QtBot, session: Session) -> None:
    session.play()
    assert moved(qtbot, session, lambda: session.time_travel.seek(5 * MINUTE)) == 5 * MINUTE
    assert playing(session) == [False]
    session.time_travel.to_latest()
    assert playing(session) == [True]
    qtbot.waitUntil(lambda: position(session) > 30 * MINUTE)


def test_steps_back_and_forward_lead_to_the_same_place(qtbot: QtBot, session: Session) -> None:
    moved(qtbot, session, lambda: session.time_travel.seek(10 * MINUTE))
    assert moved(qtbot, session, session.time_travel.step_back) == 10 * MINUTE - EVERY
    assert moved(qtbot, session, session.time_travel.step) == 10 * MINUTE
    assert moved(qtbot, session, lambda: session.time_travel.step_back(one_event=True)) == 10 * MINUTE - EVENT
    assert moved(qtbot, session, session.time_travel.step_back) == 10 * MINUTE - EVERY
    assert (
        moved(qtbot, session, lambda: session.time_travel.step(one_event=True)) == 10 * MINUTE - EVERY + EVENT
    )


def test_there_is_nothing_before_time_0(qtbot: QtBot, session: Session) -> None:
    moved(qtbot, session, lambda: session.time_travel.seek(0))
    assert moved(qtbot, session, session.time_travel.step_back) == 0
    assert moved(qtbot, session, lambda: session.time_travel.step_back(one_event=True)) == 0


def test_the_next_and_the_previous_event_of_the_machine_of_a_kind(qtbot: QtBot, session: Session) -> None:
    kind = int(EventKind.PAGE_READ)
    moved(qtbot, session, lambda: session.time_travel.seek(10 * FAULTS + 1))
    assert moved(qtbot, session, lambda: session.time_travel.step_kind(kind, True)) == 11 * FAULTS
    assert moved(qtbot, session, lambda: session.time_travel.step_kind(kind, False)) == 10 * FAULTS


def test_an_event_that_is_not_recorded_yet_is_run_to(qtbot: QtBot, session: Session) -> None:
    kind = int(EventKind.PAGE_READ)
    assert moved(qtbot, session, lambda: session.time_travel.step_kind(kind, True)) == 21 * FAULTS
    assert session.time_travel.recorded >= 21 * FAULTS
    qtbot.waitUntil(lambda: not session.playing)


def test_a_kind_of_event_that_never_comes_is_said(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.refused) as refused:
        session.time_travel.step_kind(int(EventKind.CLUSTER), True, "none of those")
    assert refused.args == ["none of those"]
    qtbot.waitUntil(lambda: position(session) == 30 * MINUTE)  # the machine is back where it was


@pytest.mark.parametrize(
    ("kind", "back", "forward"),
    [
        ("mark", 1180 * SECOND, 1292 * SECOND),
        ("marker", 9 * MINUTE, 25 * MINUTE),
        ("command", 3 * MINUTE, 26 * MINUTE),
    ],
)
def test_known_moments(qtbot: QtBot, session: Session, kind: str, back: int, forward: int) -> None:
    known = [3 * MINUTE, 26 * MINUTE], [9 * MINUTE, 25 * MINUTE]
    what = wanted(session.scenario, EventChoice(kind, kind), *known)
    moved(qtbot, session, lambda: session.time_travel.seek(1200 * SECOND))
    assert moved(qtbot, session, lambda: session.time_travel.step_kind(what, False)) == back
    moved(qtbot, session, lambda: session.time_travel.seek(1200 * SECOND))
    assert moved(qtbot, session, lambda: session.time_travel.step_kind(what, True)) == forward


def test_the_next_change_of_state_of_a_guest(qtbot: QtBot, session: Session) -> None:
    rows = session.recording.trace
    mine = rows["time"][session.recording.vcpu_guest[rows["vcpu"]] == 2]
    moved(qtbot, session, lambda: session.time_travel.seek(10 * MINUTE))
    what = wanted(session.scenario, EventChoice("guest:2", ""), [], [])
    assert moved(qtbot, session, lambda: session.time_travel.step_kind(what, True)) == min(
        mine[mine > 10 * MINUTE]
    )
    assert moved(qtbot, session, lambda: session.time_travel.step_kind(what, False)) == max(
        mine[mine <= 10 * MINUTE]
    )


def test_the_next_moment_that_is_not_recorded_yet_is_run_to(qtbot: QtBot, session: Session) -> None:
    moved(qtbot, session, lambda: session.time_travel.seek(PAUSED[0] - MINUTE))
    what = wanted(session.scenario, EventChoice("mark", ""), [], [])
    for expected in (1180 * SECOND, 1292 * SECOND, 1692 * SECOND, 1992 * SECOND):  # the last one lies beyond
        with qtbot.waitSignal(session.time_travel.reached):
            session.time_travel.step_kind(what, True)
        assert position(session) == expected
    assert session.time_travel.recorded >= 1992 * SECOND
    qtbot.waitUntil(lambda: not session.playing)


def test_becoming_a_state(qtbot: QtBot, session: Session) -> None:
    moved(qtbot, session, lambda: session.time_travel.seek(MINUTE))
    what = wanted(session.scenario, EventChoice(f"state:{VcpuState.SUSPENDED}", ""), [], [])
    at = moved(qtbot, session, lambda: session.time_travel.step_kind(what, True))
    assert PAUSED[0] < at < PAUSED[0] + MINUTE


def test_run_until_a_condition_in_both_directions(qtbot: QtBot, session: Session) -> None:
    condition = "LNK00105 suspended"
    moved(qtbot, session, lambda: session.time_travel.seek(MINUTE))
    with qtbot.waitSignal(session.time_travel.reached) as reached:
        session.time_travel.run_until(condition)
    assert "LNK00105" in reached.args[0]
    at = position(session)
    assert PAUSED[0] <= at <= PAUSED[0] + 5 * SECOND
    moved(qtbot, session, lambda: session.time_travel.seek(29 * MINUTE))
    with qtbot.waitSignal(session.time_travel.reached):
        session.time_travel.run_until(condition, forward=False)
    assert position(session) == at


def test_run_until_something_that_is_not_recorded_yet(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.time_travel.reached):
        session.time_travel.run_until("33m")
    assert position(session) == 33 * MINUTE
    qtbot.waitUntil(lambda: not session.playing)


def test_a_condition_that_never_comes_says_why(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.time_travel.reached) as reached:
        session.time_travel.run_until("available frames > 99%")
    assert "%" in reached.args[0]
    assert position(session) == END


def test_waiting_for_a_condition_can_be_stopped(qtbot: QtBot, session: Session) -> None:
    session.set_speed(1.0)
    session.time_travel.run_until("35m", hurry=False)
    qtbot.waitUntil(lambda: position(session) > 30 * MINUTE)
    with qtbot.waitSignal(session.time_travel.reached) as reached:
        session.pause()
    assert reached.args == [""]
    assert 30 * MINUTE < position(session) < 31 * MINUTE


def test_a_recorded_moment_is_played_to_at_the_chosen_speed(qtbot: QtBot, session: Session) -> None:
    moved(qtbot, session, lambda: session.time_travel.seek(10 * MINUTE))
    session.set_speed(100.0)
    with qtbot.waitSignal(session.time_travel.reached, timeout=10_000):
        session.time_travel.run_until("10m30s", hurry=False)
        qtbot.waitUntil(lambda: 10 * MINUTE < position(session) < 10 * MINUTE + 25 * SECOND)
    assert position(session) == 10 * MINUTE + 30 * SECOND
    assert session.time_travel.recorded == 30 * MINUTE


def test_a_condition_with_a_mistake_moves_nothing(qtbot: QtBot, session: Session) -> None:
    assert "expected" in session.time_travel.condition_error("availble frames < 5%").lower()
    assert session.time_travel.condition_error("available frames < 5%") == ""
    with qtbot.waitSignal(session.time_travel.reached) as reached:
        session.time_travel.run_until("nonsense")
    assert reached.args[0]
    assert position(session) == 30 * MINUTE


def test_restart_keeps_what_is_recorded(qtbot: QtBot, session: Session) -> None:
    assert moved(qtbot, session, session.restart) == 0
    assert session.time_travel.recorded == 30 * MINUTE
    assert len(session.branches.all) == 1


def test_restart_leaves_commands_to_their_branch(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.console.answered):
        session.console.execute("LNK00105", "STOP CPU ALL")
    with qtbot.waitSignal(session.branches.forked):
        session.restart()
    assert position(session) == session.time_travel.recorded == 0
    assert [(b.recorded, b.commands) for b in session.branches.all] == [(30 * MINUTE, 1), (0, 0)]


def test_a_fork_goes_its_own_way_and_both_stay(qtbot: QtBot, session: Session) -> None:
    moved(qtbot, session, lambda: session.time_travel.seek(12 * MINUTE))
    with qtbot.waitSignal(session.branches.forked) as forked:
        session.branches.fork("Mine", change="parameters.test_idle=100ms", beside=True)
    assert forked.args == ["Mine"]
    first, second = session.branches.all
    assert (second.name, second.parent, second.forked_at, second.commands) == (
        "Mine",
        first.id,
        12 * MINUTE,
        1,
    )
    assert (session.branches.active, session.branches.compared) == (second.id, first.id)
    assert session.branches.compared_recording.now == 30 * MINUTE
    assert position(session) == session.time_travel.recorded == 12 * MINUTE
    moved(qtbot, session, lambda: session.branches.select(first.id))
    assert (position(session), session.time_travel.recorded, session.branches.compared) == (
        12 * MINUTE,
        30 * MINUTE,
        None,
    )


def test_a_fork_whose_change_is_refused_is_none(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.refused) as refused:
        session.branches.fork(change="lpar.frames=5")
    assert "fixed at time 0" in refused.args[0]
    assert len(session.branches.all) == 1


def test_a_fork_can_begin_with_a_command(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.branches.forked):
        session.branches.fork(command=("LNK00105", "STOP CPU ALL", False))
    assert session.branches.all[1].commands == 1
    with qtbot.waitSignal(session.refused) as refused:
        session.branches.fork(command=("LNK00105", "NONSENSE", False))
    assert "Unknown CP command" in refused.args[0]
    assert len(session.branches.all) == 2


def test_a_command_in_the_past_forks_by_itself(qtbot: QtBot, session: Session) -> None:
    moved(qtbot, session, lambda: session.time_travel.seek(10 * MINUTE))
    with qtbot.waitSignals([session.branches.forked, session.console.answered]):
        session.console.execute("LNK00105", "STOP CPU ALL")
    assert [(b.recorded, b.commands) for b in session.branches.all] == [(30 * MINUTE, 0), (10 * MINUTE, 1)]
    assert session.branches.active == session.branches.all[1].id
    assert position(session) == session.time_travel.recorded == 10 * MINUTE


def test_a_change_in_the_past_forks_by_itself(qtbot: QtBot, session: Session) -> None:
    moved(qtbot, session, lambda: session.change("parameters.test_idle=100ms"))
    assert [branch.commands for branch in session.branches.all] == [1]
    moved(qtbot, session, lambda: session.time_travel.seek(10 * MINUTE))
    with qtbot.waitSignal(session.branches.forked):
        session.change("parameters.test_idle=50ms")
    assert [(b.recorded, b.commands) for b in session.branches.all] == [(30 * MINUTE, 1), (10 * MINUTE, 1)]
    with qtbot.waitSignal(session.refused):
        session.change("lpar.frames=5")


def test_a_question_in_the_past_forks_nothing(qtbot: QtBot, session: Session) -> None:
    moved(qtbot, session, lambda: session.time_travel.seek(10 * MINUTE))
    with qtbot.waitSignal(session.console.answered) as answered:
        session.console.execute("LNK00105", "QUERY USERID")
    assert answered.args[1].time == 10 * MINUTE
    assert len(session.branches.all) == 1
    assert session.time_travel.recorded == 30 * MINUTE


def test_another_run_is_brought_level_and_kept_level(qtbot: QtBot, session: Session) -> None:
    session.branches.add_run("Seed 5", "pause-stop", seed=5)
    qtbot.waitUntil(
        lambda: (
            session.branches.compared_recording is not None
            and session.branches.compared_recording.now == 30 * MINUTE
        )
    )
    assert session.branches.compared_recording.seed == 5
    assert session.branches.all[1].source == ("pause-stop", (), 5)
    session.run_to(32 * MINUTE)
    qtbot.waitUntil(lambda: position(session) == 32 * MINUTE)
    qtbot.waitUntil(lambda: session.branches.compared_recording.now == 32 * MINUTE)
    session.branches.compare(None)
    qtbot.waitUntil(lambda: session.branches.compared_recording is None)


def test_another_run_that_is_not_compared_stands_at_its_start(qtbot: QtBot, session: Session) -> None:
    session.branches.add_run("Seed 5", "pause-stop", seed=5, beside=False)
    qtbot.waitUntil(lambda: len(session.branches.all) == 2)
    session.run_to(31 * MINUTE)
    qtbot.waitUntil(lambda: position(session) == 31 * MINUTE)
    assert session.branches.compared_recording is None
    assert session.branches.all[1].recorded == 0


def test_another_run_that_cannot_be_opened_is_refused(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.refused) as refused:
        session.branches.add_run("", "no-such")
    assert "no-such" in refused.args[0]
    assert len(session.branches.all) == 1


def test_going_on_with_another_scenario_opens_it(qtbot: QtBot, session: Session) -> None:
    session.branches.add_run("Stop", "pause-stop")
    qtbot.waitUntil(lambda: len(session.branches.all) == 2)
    with qtbot.waitSignal(session.opened), qtbot.assertNotEmitted(session.began):
        session.branches.select(session.branches.all[1].id)
    assert session.scenario.method == "stop"
    assert session.name == "pause-stop"


def test_branches_are_renamed_and_removed_but_for_the_last(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.branches.forked):
        session.branches.fork()
    first, second = session.branches.all
    with qtbot.waitSignal(session.branches.changed):
        session.branches.rename(second.id, "Other")
    assert session.branches.find(second.id).name == "Other"
    with qtbot.waitSignal(session.branches.changed):
        session.branches.remove(second.id)
    assert session.branches.active == first.id
    with qtbot.waitSignal(session.refused):
        session.branches.remove(first.id)
    assert len(session.branches.all) == 1


def test_there_is_an_end_to_branches(qtbot: QtBot, session: Session) -> None:
    for _ in range(16):
        session.branches.fork()
    with qtbot.waitSignal(session.refused) as refused:
        session.branches.fork()
    assert "16" in refused.args[0]
    moved(qtbot, session, lambda: session.branches.select(1))
    moved(qtbot, session, lambda: session.time_travel.seek(MINUTE))
    with qtbot.waitSignal(session.console.answered) as answered:
        session.console.execute("LNK00105", "STOP CPU ALL")
    assert "16" in answered.args[1].lines[0]
    assert session.time_travel.recorded == 30 * MINUTE  # nothing was forgotten


def test_after_an_error_of_the_simulated_system_one_can_go_back(
    qtbot: QtBot, session: Session, machines: FakeMachines
) -> None:
    machines.faults["run"] = SimulationError("Paging space is full.")
    with qtbot.waitSignal(session.failed):
        session.play()
    assert session.broken
    assert moved(qtbot, session, lambda: session.time_travel.seek(10 * MINUTE)) == 10 * MINUTE
    assert not session.broken
    session.play()
    qtbot.waitUntil(lambda: position(session) > 10 * MINUTE)


def test_restart_after_such_an_error_keeps_the_branches(
    qtbot: QtBot, session: Session, machines: FakeMachines
) -> None:
    with qtbot.waitSignal(session.branches.forked):
        session.branches.fork()
    machines.faults["run"] = SimulationError("Paging space is full.")
    with qtbot.waitSignal(session.failed):
        session.play()
    assert moved(qtbot, session, session.restart) == 0
    assert not session.broken
    assert len(session.branches.all) == 2


def test_a_session_is_saved_and_opened(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    moved(qtbot, session, lambda: session.time_travel.seek(10 * MINUTE))
    file = tmp_path / "mine.lparlab"
    with qtbot.waitSignal(session.files.saved):
        session.files.save(file, [(MINUTE, "here")])
    with qtbot.waitSignal(session.opened):
        session.open("pause-stop")
    with qtbot.waitSignal(session.began), qtbot.waitSignal(session.files.opened) as heard:
        session.files.open(file)
    assert heard.args == [((MINUTE, "here"),)]
    assert (position(session), session.time_travel.recorded) == (10 * MINUTE, 30 * MINUTE)
    assert session.scenario.method == "suspend"


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"a" * (1 << 20) + b"b"])
def test_a_file_that_is_no_session_loses_nothing(
    qtbot: QtBot, session: Session, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "bad.lparlab"
    file.write_bytes(content)
    before = session.branches.all
    with qtbot.waitSignal(session.refused) as refused:
        session.files.open(file)
    assert "bad.lparlab" in refused.args[0]
    assert session.branches.all == before
    session.play()
    qtbot.waitUntil(lambda: position(session) > 30 * MINUTE)


def test_a_folder_that_is_not_there(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with qtbot.waitSignal(session.refused) as refused:
        session.files.save(tmp_path / "file" / "mine.lparlab")
    assert "mine.lparlab" in refused.args[0] or "file" in refused.args[0]


def test_memory_is_shared_out_by_the_tree(qtbot: QtBot, session: Session) -> None:
    session.set_memory(128)
    with qtbot.waitSignal(session.branches.forked):
        session.branches.fork()
    machines = [branch.simulation for branch in session.worker.state.tree.branches]
    assert [machine.memory for machine in machines] == [64 << 20, 64 << 20]


def test_the_end_of_what_is_recorded_is_reached_from_the_past(qtbot: QtBot, session: Session) -> None:
    moved(qtbot, session, lambda: session.time_travel.seek(10 * MINUTE))
    with qtbot.waitSignal(session.time_travel.reached):
        session.time_travel.run_until("30m")
    assert position(session) == 30 * MINUTE
    qtbot.waitUntil(lambda: not session.playing)

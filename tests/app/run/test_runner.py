"""The runner and its session: commands, pacing, errors and the end of the thread."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Slot
from pytestqt.qtbot import QtBot

from app.run import speed
from app.run.session import Session
from app.run.worker.console_commands import ConsoleAnswer
from engine.kernel.units import MINUTE, SECOND
from engine.sim import SimulationError
from tests.app.fake_simulation import END, EVERY, FakeMachines


@pytest.fixture
def machines() -> FakeMachines:
    return FakeMachines()


@pytest.fixture
def session(qtbot: QtBot, machines: FakeMachines) -> Iterator[Session]:
    made = Session(machines)
    with qtbot.waitSignal(made.prepared):
        made.start()
    with qtbot.waitSignal(made.opened):
        made.open("pause-suspend")
    yield made
    made.close()


@pytest.mark.parametrize(
    ("error", "advice"),
    [
        (ImportError("DLL load failed"), "Reinstall LPAR Lab, and start it again. Reason: DLL load failed"),
        (OSError("no room"), "The machine could not be loaded: no room"),
    ],
)
def test_what_cannot_be_imported_is_reported(qtbot: QtBot, error: Exception, advice: str) -> None:
    def fail() -> None:
        raise error

    made = Session(FakeMachines(), prepare_views=fail)
    with qtbot.waitSignal(made.failed) as said:
        made.start()
    made.close()
    assert advice in said.args[0].partition("\n\n")[0]


class Answers(QObject):
    """Hears what the runner says, in the window's thread (waitSignal would do it in the worker's)."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.heard: list[bool] = []
        session.running.connect(self.hear)

    @Slot(bool, int)
    def hear(self, running: bool, command: int) -> None:
        self.heard.append(running)


def now(session: Session) -> int:
    session.pull()
    return session.time_travel.recorded


def position(session: Session) -> int:
    session.pull()
    return session.time_travel.position


def test_a_scenario_opens_at_time_0_and_stands_still(session: Session) -> None:
    assert session.scenario.method == "suspend"
    assert now(session) == 0
    assert not session.playing


def test_play_goes_on_at_about_the_ratio(qtbot: QtBot, session: Session) -> None:
    session.set_speed(100.0)
    session.play()
    qtbot.waitUntil(lambda: now(session) > 50 * SECOND)
    assert 80 < session.achieved < 120


def test_pause_stops_the_run(qtbot: QtBot, session: Session) -> None:
    session.play()
    qtbot.waitUntil(lambda: now(session) > 0)
    answers = Answers(session)
    session.pause()
    qtbot.waitUntil(lambda: answers.heard == [False])
    stopped = now(session)
    session.time_travel.step()  # its answer comes after anything that the pause left behind
    qtbot.waitUntil(lambda: now(session) > stopped)
    assert session.time_travel.recorded <= stopped + EVERY
    assert not session.playing


def test_a_late_answer_does_not_undo_a_newer_command(qtbot: QtBot, session: Session) -> None:
    shown: list[bool] = []
    session.changed.connect(lambda: shown.append(session.playing))
    answers = Answers(session)
    session.play()
    session.pause()
    qtbot.waitUntil(lambda: answers.heard == [True, False])
    assert shown == [True, False]


def test_step_goes_to_the_next_sample(qtbot: QtBot, session: Session) -> None:
    session.time_travel.step()
    qtbot.waitUntil(lambda: now(session) == EVERY)
    session.time_travel.step()
    qtbot.waitUntil(lambda: now(session) == 2 * EVERY)


def test_step_by_one_event(qtbot: QtBot, session: Session) -> None:
    session.time_travel.step(one_event=True)
    qtbot.waitUntil(lambda: now(session) == SECOND // 100)


def test_run_to_a_time_at_full_speed_whatever_the_slider_says(qtbot: QtBot, session: Session) -> None:
    session.set_speed(0.01)
    session.run_to(20 * MINUTE)
    qtbot.waitUntil(lambda: now(session) == 20 * MINUTE)
    qtbot.waitUntil(lambda: not session.playing)
    assert not session.finished


def test_the_end_of_the_scenario_ends_the_run(qtbot: QtBot, session: Session) -> None:
    session.set_speed(speed.MAX)
    session.play()
    qtbot.waitUntil(lambda: session.finished)
    assert now(session) == END
    assert not session.playing


def test_toggle_at_the_end_begins_again(qtbot: QtBot, session: Session) -> None:
    session.run_to(END)
    qtbot.waitUntil(lambda: session.finished)
    session.set_speed(1.0)
    session.toggle()
    qtbot.waitUntil(lambda: 0 < position(session) < MINUTE)
    assert session.playing
    assert session.time_travel.recorded == END


def test_restart_goes_back_to_time_0_and_keeps_the_seed(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.opened):
        session.open("pause-stop", seed=9)
    session.run_to(MINUTE)
    qtbot.waitUntil(lambda: now(session) == MINUTE)
    with qtbot.waitSignal(session.time_travel.moved):
        session.restart()
    assert (position(session), session.time_travel.recorded) == (0, MINUTE)
    assert (session.name, session.seed, session.recording.seed) == ("pause-stop", 9, 9)


def test_a_bad_scenario_is_refused_and_the_old_run_stays(qtbot: QtBot, session: Session) -> None:
    session.run_to(MINUTE)
    qtbot.waitUntil(lambda: now(session) == MINUTE)
    with qtbot.waitSignal(session.refused) as refused:
        session.open("no-such")
    assert "no-such" in refused.args[0]
    assert session.scenario.id == "pause-suspend"
    session.play()
    qtbot.waitUntil(lambda: now(session) > MINUTE)


def test_an_error_while_loading_is_refused_with_its_place(
    qtbot: QtBot, session: Session, machines: FakeMachines
) -> None:
    machines.faults["load"] = KeyError("frames")
    with qtbot.waitSignal(session.refused) as refused:
        session.open("pause-stop")
    summary, details = refused.args[0].split("\n\n", 1)
    assert "frames" in summary
    assert "fake_simulation.py" in details


def test_an_error_in_the_worker_stops_the_run_and_can_be_restarted(
    qtbot: QtBot, session: Session, machines: FakeMachines
) -> None:
    machines.faults["run"] = ZeroDivisionError("share of nothing")
    with qtbot.waitSignal(session.failed) as failed:
        session.play()
    assert "share of nothing" in failed.args[0].splitlines()[0]
    assert session.broken
    assert not session.playing
    session.toggle()
    qtbot.waitUntil(lambda: now(session) > 0)
    assert not session.broken


def test_an_error_of_the_simulated_system_is_said_without_its_place(
    qtbot: QtBot, session: Session, machines: FakeMachines
) -> None:
    machines.faults["run"] = SimulationError("Paging space is full. Give it more.")
    with qtbot.waitSignal(session.failed) as failed:
        session.play()
    assert failed.args == ["Paging space is full. Give it more."]


def test_an_error_while_importing_becomes_a_message(qtbot: QtBot) -> None:
    session = Session(FakeMachines(faults={"prepare": ImportError("no numba")}))
    with qtbot.waitSignal(session.failed) as failed:
        session.start()
    assert "no numba" in failed.args[0]
    session.close()


def test_cold_kernels_are_reported(qtbot: QtBot) -> None:
    session = Session(FakeMachines(warm=False))
    with qtbot.waitSignal(session.prepared) as prepared:
        session.start()
    assert prepared.args == [False]
    session.close()


def test_closing_while_running_ends_the_thread(qtbot: QtBot, session: Session) -> None:
    session.set_speed(speed.MAX)
    session.play()
    session.close()
    assert session.closed


def test_commands_before_anything_is_open_do_nothing(qtbot: QtBot) -> None:
    session = Session(FakeMachines())
    with qtbot.waitSignal(session.prepared):
        session.start()
    session.play()
    session.time_travel.step()
    session.restart()
    session.pause()
    session.close()
    assert session.pull() is None


def test_a_console_command_is_answered_with_its_number_and_time(qtbot: QtBot, session: Session) -> None:
    session.run_to(MINUTE)
    qtbot.waitUntil(lambda: now(session) == MINUTE)
    with qtbot.waitSignal(session.console.answered) as answered:
        number = session.console.execute("LNK00105", "query userid")
    assert answered.args == [number, ConsoleAnswer(MINUTE, ("LNK00105 AT LPARLAB",))]


def test_a_console_command_publishes_a_paused_run(qtbot: QtBot, session: Session) -> None:
    before = session.pull() or session.recording
    with qtbot.waitSignal(session.console.answered):
        session.console.execute("LNK00105", "free", shell=True)
    assert session.pull() is not None
    assert session.recording is not before


def test_a_console_command_without_a_machine_is_answered_plainly(qtbot: QtBot) -> None:
    session = Session(FakeMachines())
    with qtbot.waitSignal(session.prepared):
        session.start()
    with qtbot.waitSignal(session.console.answered) as answered:
        session.console.execute("MAINT", "query time")
    assert answered.args[1].lines == ("Nothing is running: open a scenario, or restart the run.",)
    assert session.console.complete("MAINT", "q") == []
    assert session.console.help_text("q") == ""
    session.close()

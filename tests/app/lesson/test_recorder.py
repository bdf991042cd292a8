"""A lesson recorded by doing: real actions on a real machine; what comes of it proves itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QPushButton
from pytestqt.qtbot import QtBot

from app.lesson.recording.dialogs import NoteDialog, StopDialog
from app.lesson.recording.recorder import LessonRecorder
from app.run.session import Session
from app.run.worker.machines import Machines
from engine.kernel.units import SECOND
from lessons.format.load import load_lesson
from lessons.format.new import TEMPLATE
from lessons.proof.check import check
from lessons.recording.machine import Looked, Noted, OpenedScenario, Ran, Typed

MACHINE = str(TEMPLATE / "machine.toml")
LONG = 60_000  # ms


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    made = Session(Machines())
    with qtbot.waitSignal(made.prepared, timeout=240_000):
        made.start()
    open_scenario(qtbot, made, MACHINE)
    yield made
    made.close()


@pytest.fixture
def recorder(session: Session) -> Iterator[LessonRecorder]:
    made = LessonRecorder(session)
    yield made
    made.close()


def open_scenario(qtbot: QtBot, session: Session, name: str) -> None:
    with qtbot.waitSignal(session.opened, timeout=LONG):
        session.open(name)


def stands(session: Session) -> int:
    return session.branches.find(session.branches.active).position


def run_to(qtbot: QtBot, session: Session, seconds: float) -> None:
    session.run_to(round(seconds * SECOND))
    qtbot.waitUntil(lambda: stands(session) == round(seconds * SECOND), timeout=LONG)


def enter(qtbot: QtBot, session: Session, userid: str, line: str, shell: bool = False) -> None:
    with qtbot.waitSignal(session.console.answered, timeout=LONG):
        session.console.execute(userid, line, shell)


def until(qtbot: QtBot, session: Session, condition: str) -> None:
    with qtbot.waitSignal(session.time_travel.reached, timeout=LONG):
        session.time_travel.run_until(condition)


def write(qtbot: QtBot, recorder: LessonRecorder, folder: Path) -> Path:
    with qtbot.waitSignal(recorder.written, timeout=LONG, raising=True) as written:
        recorder.stop(folder, "What I did")
    return Path(written.args[0])


def test_what_is_done_becomes_a_lesson_that_proves_itself(
    qtbot: QtBot, session: Session, recorder: LessonRecorder, tmp_path: Path
) -> None:
    recorder.start()
    recorder.note("See how it fills.", "memory", "LNK00001")
    until(qtbot, session, "LNK00001 suspended")
    run_to(qtbot, session, 22)
    recorder.note("Stop it\nStop the second guest.")
    enter(qtbot, session, "LNK00002", "STOP CPU ALL")
    run_to(qtbot, session, 25)
    enter(qtbot, session, "MAINT", "NO SUCH COMMAND")
    enter(qtbot, session, "MAINT", "SEND CP LNK00002 BEGIN")
    run_to(qtbot, session, 33)
    enter(qtbot, session, "LNK00002", "echo disk > /sys/power/state", shell=True)
    run_to(qtbot, session, 40)
    recorder.note("That is all.")
    folder = write(qtbot, recorder, tmp_path / "recorded")
    assert [str(finding) for finding in check(folder)] == []
    lesson = load_lesson(folder)
    assert [step.kind for step in lesson.steps] == "read watch run do run do run do run read".split()
    assert lesson.steps[1].until == "LNK00001 suspended"
    assert lesson.steps[1].spotlight.guest == "LNK00001"
    goals = [step.goals[0].condition for step in lesson.steps if step.kind == "do"]
    assert goals == ["LNK00002 stopped", "LNK00002 not stopped", "LNK00002 suspended"]
    assert not recorder.recording


def test_a_command_given_in_the_past_is_another_way_to_go_on(
    qtbot: QtBot, session: Session, recorder: LessonRecorder, tmp_path: Path
) -> None:
    recorder.start()
    run_to(qtbot, session, 40)
    session.pull()
    with qtbot.waitSignal(session.time_travel.moved, timeout=LONG):
        session.time_travel.seek(22 * SECOND)
    enter(qtbot, session, "LNK00002", "STOP CPU ALL")
    run_to(qtbot, session, 25)
    folder = write(qtbot, recorder, tmp_path / "recorded")
    assert [str(finding) for finding in check(folder)] == []
    kinds = [step.kind for step in load_lesson(folder).steps]
    assert kinds[-2:] == ["do", "run"]


def test_a_change_of_a_parameter_is_noted(qtbot: QtBot, session: Session, recorder: LessonRecorder) -> None:
    recorder.start()
    run_to(qtbot, session, 3)
    with qtbot.waitSignal(session.time_travel.moved, timeout=LONG):
        session.change("parameters.test_idle=1ms")
    assert recorder.taken.actions[-1] == Typed(3 * SECOND, "MAINT", "parameters.test_idle=1ms", "change")


def test_it_begins_where_the_run_stands(qtbot: QtBot, session: Session, recorder: LessonRecorder) -> None:
    run_to(qtbot, session, 5)
    recorder.start()
    assert recorder.taken.actions == [OpenedScenario(MACHINE), Ran(5 * SECOND)]


def test_another_scenario_is_another_run(qtbot: QtBot, session: Session, recorder: LessonRecorder) -> None:
    recorder.start()
    open_scenario(qtbot, session, "pause-one-was-stop")
    assert [action for action in recorder.taken.actions if isinstance(action, OpenedScenario)] == [
        OpenedScenario(MACHINE),
        OpenedScenario("pause-one-was-stop"),
    ]


def test_nothing_is_noted_when_nothing_is_recorded(
    qtbot: QtBot, session: Session, recorder: LessonRecorder, tmp_path: Path
) -> None:
    enter(qtbot, session, "LNK00002", "STOP CPU ALL")
    recorder.note("nothing")
    recorder.stop(tmp_path / "nothing", "Nothing")
    assert recorder.taken is None
    recorder.start()
    recorder.cancel()
    assert not recorder.recording
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_is_told_and_nothing_is_lost(
    qtbot: QtBot, session: Session, recorder: LessonRecorder, tmp_path: Path
) -> None:
    recorder.start()
    recorder.note("A note.")
    with qtbot.waitSignal(recorder.failed, timeout=LONG) as failed:
        recorder.stop(tmp_path, "There already")
    assert "already exists" in failed.args[0]
    assert Noted("A note.") in recorder.taken.actions
    assert write(qtbot, recorder, tmp_path / "new").is_dir()


# ---- dialogs


def press(dialog: NoteDialog | StopDialog, role: QDialogButtonBox.ButtonRole) -> None:
    box = dialog.findChild(QDialogButtonBox)
    (button,) = [one for one in box.buttons() if box.buttonRole(one) == role]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_note_by_keyboard(qtbot: QtBot) -> None:
    parent = QPushButton()
    qtbot.addWidget(parent)
    dialog = NoteDialog([("memory", "Memory"), ("cpu", "CPU")], ["LNK00001"], parent)
    dialog.show()
    QTest.keyClicks(dialog.text, "Look at this.")
    QTest.keyClick(dialog.text, Qt.Key.Key_Tab)
    QTest.keyClick(dialog.chart, Qt.Key.Key_Down)
    QTest.keyClick(dialog.guest, Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.noted) as noted:
        press(dialog, QDialogButtonBox.ButtonRole.AcceptRole)
    assert noted.args == ["Look at this.", "memory", "LNK00001"]


def test_the_folder_follows_the_title_and_must_be_new(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QPushButton()
    qtbot.addWidget(parent)
    dialog = StopDialog(3, parent, tmp_path)
    dialog.show()
    dialog.title.selectAll()
    QTest.keyClicks(dialog.title, "Night shift")
    assert dialog.folder.text() == str(tmp_path / "night-shift")
    (tmp_path / "night-shift").mkdir()
    with qtbot.assertNotEmitted(dialog.stopped):
        press(dialog, QDialogButtonBox.ButtonRole.AcceptRole)
    assert dialog.message.isVisible()
    (tmp_path / "night-shift").rmdir()
    with qtbot.waitSignal(dialog.stopped) as stopped:
        press(dialog, QDialogButtonBox.ButtonRole.AcceptRole)
    assert stopped.args == [tmp_path / "night-shift", "Night shift"]


def test_a_recording_can_be_thrown_away(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QPushButton()
    qtbot.addWidget(parent)
    dialog = StopDialog(3, parent, tmp_path)
    dialog.show()
    with qtbot.waitSignal(dialog.thrown_away):
        press(dialog, QDialogButtonBox.ButtonRole.DestructiveRole)


def test_what_was_pointed_at_comes_before_the_note(session: Session, recorder: LessonRecorder) -> None:
    recorder.start()
    recorder.note("Text.", "memory")
    assert recorder.taken.actions[-2:] == [Looked("memory", ""), Noted("Text.")]

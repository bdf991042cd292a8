"""A lesson recorded in the window: commands in the console, a note, and the folder at the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.lesson.recording.dialogs import NoteDialog, StopDialog
from app.run.console import Console
from engine.kernel.units import SECOND
from lessons.format.load import load_lesson
from lessons.proof.check import check

Key = Qt.Key
BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
Role = QDialogButtonBox.ButtonRole
LONG = 60_000  # ms
MARK = "recording a lesson"


def chord(qtbot: QtBot, lab: Lab, key: Qt.Key) -> None:
    lab.window.activateWindow()  # a dialog was there before
    qtbot.waitUntil(lab.window.isActiveWindow)
    QTest.keyClick(lab.window, key, BOTH)


def run_to(qtbot: QtBot, lab: Lab, seconds: int) -> None:
    lab.session.run_to(seconds * SECOND)
    qtbot.waitUntil(
        lambda: lab.session.time_travel.position == seconds * SECOND and not lab.session.playing, timeout=LONG
    )


def press(dialog: NoteDialog | StopDialog, role: QDialogButtonBox.ButtonRole) -> None:
    box = dialog.findChild(QDialogButtonBox)
    (button,) = [one for one in box.buttons() if box.buttonRole(one) == role]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def enter(qtbot: QtBot, lab: Lab, line: str) -> None:
    console = lab.views.console
    console.show_console(Console("LNK00002"))
    QTest.keyClicks(console.line, line)
    with qtbot.waitSignal(lab.session.console.answered, timeout=LONG):
        QTest.keyClick(console.line, Key.Key_Return)


def test_a_lesson_is_recorded_in_the_window(
    qtbot: QtBot, lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "USERPROFILE"):  # the second one on Windows
        monkeypatch.setenv(name, str(tmp_path))
    assert not lab.window.actions_by_id["note"].isEnabled()
    chord(qtbot, lab, Key.Key_R)
    assert MARK in lab.window.windowTitle()
    assert "Stop" in lab.window.actions_by_id["record"].text()
    run_to(qtbot, lab, 25)
    chord(qtbot, lab, Key.Key_N)
    note = lab.window.findChild(NoteDialog)
    QTest.keyClicks(note.text, "Now stop it.")
    note.chart.setCurrentIndex(note.chart.findData("timeline"))
    press(note, Role.AcceptRole)
    enter(qtbot, lab, "STOP CPU ALL")
    run_to(qtbot, lab, 30)
    chord(qtbot, lab, Key.Key_R)
    stop = lab.window.findChild(StopDialog)
    stop.title.selectAll()
    QTest.keyClicks(stop.title, "Stopping")
    assert stop.folder.text() == str(tmp_path / "stopping")
    with qtbot.waitSignal(lab.recording.recorder.written, timeout=LONG):
        press(stop, Role.AcceptRole)
    assert MARK not in lab.window.windowTitle()
    assert [str(finding) for finding in check(tmp_path / "stopping")] == []
    do = load_lesson(tmp_path / "stopping").steps[2]
    assert (do.kind, do.goals[0].condition) == ("do", "LNK00002 stopped")
    assert do.markdown.startswith("Now stop it.")
    assert do.spotlight.chart == "timeline"


def test_throwing_it_away_leaves_nothing(qtbot: QtBot, lab: Lab) -> None:
    chord(qtbot, lab, Key.Key_R)
    chord(qtbot, lab, Key.Key_R)
    stop = lab.window.findChild(StopDialog)
    with qtbot.waitSignal(stop.thrown_away):
        press(stop, Role.DestructiveRole)
    assert not lab.recording.recorder.recording
    assert MARK not in lab.window.windowTitle()


def test_the_mark_stays_when_another_scenario_is_opened(qtbot: QtBot, lab: Lab) -> None:
    chord(qtbot, lab, Key.Key_R)
    with qtbot.waitSignal(lab.opened, timeout=LONG):
        lab.files.open("pause-one-was-stop")
    lab.session.pause()
    assert lab.window.windowTitle().count(MARK) == 1
    lab.recording.recorder.cancel()


def test_a_failure_is_told_in_the_window(qtbot: QtBot, lab: Lab, tmp_path: Path) -> None:
    chord(qtbot, lab, Key.Key_R)
    with qtbot.waitSignal(lab.recording.recorder.failed, timeout=LONG):
        lab.recording.recorder.stop(tmp_path, "There already")
    assert "Cannot write the lesson" in lab.window.header.banner.message.text()
    lab.recording.recorder.cancel()

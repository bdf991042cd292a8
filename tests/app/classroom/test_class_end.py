"""The end of a class whose students have joined: by keys, and by a signal to the real program."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import IO

import pytest
from pytestqt.qtbot import QtBot

from app.classroom.classroom import Classroom
from app.lab.lab import Lab
from tests.app.classroom.conftest import request
from tests.app.classroom.test_presenting import free_port
from tests.app.questions import press_soon
from tests.systems import needs_posix

STUDENTS = 20
PRESENTING = f"""
import sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from app.command import main
from app.lab.lab import Lab

def look(lab, said=[]):
    classroom = vars(lab.teaching).get("classroom")
    presentation = classroom and classroom.presentation  # none while the class room is being built
    if presentation is None or presentation.voting.server is None:
        return
    room, asked = presentation.voting.room, QApplication.activeModalWidget()
    if not said:
        said.append(print(room.code, flush=True))
    elif len(room.students) == {STUDENTS} and len(said) == 1:
        said.append(QTimer.singleShot(0, lambda: QTest.keyClick(classroom.trainer_window, Qt.Key.Key_Escape)))
    elif asked is not None and len(said) == 2:
        QTest.keyClick(asked, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
        said.append(print("asked", asked.isVisible(), flush=True))

def begin(lab, start=Lab.start):
    start(lab)
    lab.looking = QTimer(lab, interval=50)
    lab.looking.timeout.connect(lambda: look(lab))
    lab.looking.start()

Lab.start = begin
main(["open", "passes-and-quiesce", "--class", sys.argv[1]])
"""


@pytest.fixture
def joined(qtbot: QtBot, classroom: Classroom) -> Classroom:
    """A student has joined."""
    assert classroom.presentation is not None
    voting = classroom.presentation.voting
    voting.serve(f"127.0.0.1:{free_port()}")
    assert request(voting.server, "/join", {"code": voting.room.code})[0] == 200
    return classroom


def test_the_lab_asks_before_it_cuts_students_off(lab: Lab, joined: Classroom) -> None:
    lab.window.ask_before_closing = True
    press_soon("Keep presenting")
    lab.window.actions_by_id["quit"].trigger()
    assert lab.window.isVisible()
    assert joined.presentation is not None
    press_soon("End the presentation")
    assert joined.may_end()
    joined.end()
    assert joined.may_end()  # nobody is cut off


@pytest.mark.slow
@needs_posix("signals")
def test_a_signal_ends_a_class_that_is_asked_whether_to_end(tmp_path: Path) -> None:
    port = free_port()
    settings = {name: str(tmp_path) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    with subprocess.Popen(
        [sys.executable, "-c", PRESENTING, f"127.0.0.1:{port}"],
        env=os.environ | settings | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            _join_all(port, process.stdout)
            process.send_signal(signal.SIGTERM)
            _, said = process.communicate(timeout=20)
        finally:
            process.kill()
    assert process.returncode == 0, said
    assert [line for line in said.splitlines() if "plugin does not support" not in line] == []


def _join_all(port: int, said: IO[str] | None) -> None:
    assert said is not None
    code, served = said.readline().strip(), SimpleNamespace(place=f"127.0.0.1:{port}")
    server = SimpleNamespace(served=served, port=port)
    for _ in range(STUDENTS):
        assert request(server, "/join", {"code": code})[0] == 200  # type: ignore[arg-type]
    assert said.readline() == "asked True\n"

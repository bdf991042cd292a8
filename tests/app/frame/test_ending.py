"""The end of the program: signals while something is asked, and Ctrl+Q where nothing else answers it."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWhatsThis, QWidget
from pytestqt.qtbot import QtBot

from app.frame.ending import SIGNALS, QuitKey
from tests.systems import needs_posix

ASKING = """
import os, signal, sys, threading
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QMenu, QMessageBox, QWidget
from app.frame.ending import SignalEnd

def ask(*questions):
    def ask_next():
        if questions[1:]:
            QTimer.singleShot(50, lambda: ask(*questions[1:]))
        else:
            threading.Timer(0.2, os.kill, (os.getpid(), int(sys.argv[1]))).start()
        questions[0]()
        print(window.isVisible())  # raises an error when it is gone
    ask_next()

def close():
    window.close()
    window.deleteLater()
    print("saved")

app = QApplication(sys.argv[:1])
window = QWidget()
window.show()
signal.signal(int(sys.argv[1]), signal.SIG_DFL)  # a run in the background ignores some
SignalEnd(close, app)
asking = {
    "nothing": lambda: None,
    "question": lambda: QMessageBox.question(window, "Question", "Text"),
    "file": lambda: QFileDialog.getOpenFileName(window),
    "text": lambda: QInputDialog.getText(window, "Title", "Label"),
    "menu": lambda: QMenu(window).exec(),
}
QTimer.singleShot(0, lambda: ask(*(asking[name] for name in sys.argv[2:])))
sys.exit(app.exec())
"""


@needs_posix("signals")
@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_cancels_what_is_asked_and_closes_the_windows(number: signal.Signals) -> None:
    for asked in (["nothing"], ["question"], ["file"], ["text"], ["menu"], ["text", "question", "question"]):
        command = [sys.executable, "-c", ASKING, str(int(number)), *asked]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=30)
        assert (ended.returncode, ended.stdout.split()) == (0, ["True"] * len(asked) + ["saved"]), (
            ended.stderr
        )


class Leaving:
    """Counts how often the program was asked to quit, and what was shown instead."""

    def __init__(self) -> None:
        self.count, self.shown = 0, list[str]()

    def quit(self) -> None:
        self.count += 1

    def show(self, place: object, text: str, over: QWidget) -> None:
        self.shown.append(text)


@pytest.fixture
def leaving(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Leaving]:
    made = Leaving()
    monkeypatch.setattr(QWhatsThis, "showText", made.show)
    key = QuitKey(made.quit, qapp)
    yield made
    key.deleteLater()


def press_quit(qtbot: QtBot, window: QWidget) -> None:
    with qtbot.waitActive(window):
        window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)


def test_a_window_without_a_command_quits(qtbot: QtBot, leaving: Leaving) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    for count in (1, 2):
        press_quit(qtbot, window)
        assert (leaving.count, leaving.shown) == (count, [])


def test_a_dialog_says_that_it_has_to_be_answered(qtbot: QtBot, leaving: Leaving) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    dialog = QDialog(window)
    dialog.open()
    press_quit(qtbot, dialog)
    assert (leaving.count, leaving.shown) == (0, ["Answer or close this window first; then Ctrl+Q quits."])
    dialog.reject()
    press_quit(qtbot, window)
    assert leaving.count == 1

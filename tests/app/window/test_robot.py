"""A robot clicks, types and turns the wheel at random: no exception, no lost run, no panel off the screen.

LPARLAB_ROBOT is the number of seconds, LPARLAB_ROBOT_SEED the seed (1): `make robot`, and `make soak` for an
hour. Memory, open files and threads must be flat after the first fifth of the time. It plays with the real
machine, whose answers come when they come: a seed gives about the same game, not the same to the bit. So it
is no part of `make test`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from app.lab import Lab
from app.topology.window import windows
from app.window.settings import Settings

SECONDS = int(os.environ.get("LPARLAB_ROBOT", "0"))
SEED = int(os.environ.get("LPARLAB_ROBOT_SEED", "1"))
SIZE = QSize(1280, 720)
PAUSE = 15  # ms between two acts
LOOK_EVERY = 50  # acts
LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key
KEYS = [
    *(Key.Key_Tab, Key.Key_Return, Key.Key_Escape, Key.Key_Space, Key.Key_Up, Key.Key_Down, Key.Key_Left),
    *(Key.Key_Right, Key.Key_Home, Key.Key_End, Key.Key_PageUp, Key.Key_PageDown, Key.Key_Delete),
    *(Key.Key_F1, Key.Key_F2, Key.Key_F11, Key.Key_Backspace),
]
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789?%.,<>[]"
CHORDS = [(CTRL, key) for key in "KLZTBEJMNDI"] + [(CTRL | SHIFT, key) for key in "ZFL"]


class Robot(QObject):
    """Does one thing at each tick, also inside the loops of menus and dialogs."""

    def __init__(self, lab: Lab, seed: int) -> None:
        super().__init__(lab)
        self._lab, self._random, self.acts = lab, Random(seed), 0
        self.troubles: list[str] = []
        self._stopped = False
        self._act_soon()

    def stop(self) -> None:
        self._stopped = True

    def _act_soon(self) -> None:
        """Act again by a timer of its own: the present one would not fire in the loop of a menu."""
        if not self._stopped:
            QTimer.singleShot(PAUSE, self, self._act)

    def _act(self) -> None:
        self._act_soon()
        self.acts += 1
        if self.acts % LOOK_EVERY == 0:
            self._look()
        kind = self._random.choices(("click", "key", "type", "chord", "wheel", "double", "right"),
                                    (40, 20, 6, 6, 8, 4, 6))[0]  # fmt: skip
        target = self._target()
        if target is None:
            return
        getattr(self, f"_{kind}")(target)

    def _target(self) -> QWidget | None:
        """Return a widget that could be used now: of the popup or dialog in front, else of any window."""
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        tops = [front] if front else [w for w in QApplication.topLevelWidgets() if w.isVisible()]
        if not tops:
            return None
        top = self._random.choice(tops)
        inside = [w for w in top.findChildren(QWidget) if w.isVisible() and w.isEnabled()]
        return self._random.choice([top, *inside])

    def _spot(self, widget: QWidget) -> QPoint:
        return QPoint(
            self._random.randrange(max(widget.width(), 1)), self._random.randrange(max(widget.height(), 1))
        )

    def _click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, LEFT, NONE, self._spot(widget))

    def _double(self, widget: QWidget) -> None:
        QTest.mouseDClick(widget, LEFT, NONE, self._spot(widget))

    def _right(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, RIGHT, NONE, self._spot(widget))

    def _wheel(self, widget: QWidget) -> None:
        at = QPointF(self._spot(widget))
        turn = QPoint(0, self._random.choice((-240, -120, 120, 240)))
        event = QWheelEvent(
            at, widget.mapToGlobal(at), QPoint(), turn, Qt.MouseButton.NoButton,
            self._random.choice((NONE, CTRL)), Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(widget, event)

    def _key(self, widget: QWidget) -> None:
        QTest.keyClick(QApplication.focusWidget() or widget, self._random.choice(KEYS))

    def _chord(self, widget: QWidget) -> None:
        modifier, letter = self._random.choice(CHORDS)
        QTest.keyClick(QApplication.focusWidget() or widget, getattr(Key, f"Key_{letter}"), modifier)

    def _type(self, widget: QWidget) -> None:
        text = "".join(self._random.choice(LETTERS) for _ in range(self._random.randint(1, 6)))
        QTest.keyClicks(QApplication.focusWidget() or widget, text)

    def _look(self) -> None:
        """Note a panel that has left the screen, and a run that is gone."""
        room = self._lab.window.screen().virtualGeometry() | QRect(QPoint(), SIZE)  # the test screen is small
        for name, card in self._lab.window.cards.items():
            if card.isFloating() and card.isVisible() and not room.intersects(card.frameGeometry()):
                self.troubles.append(f"act {self.acts}: the panel {name} is outside the screen")
        if not self._lab.session.branches.all and not self._lab.session.requests.pending:
            lessons = self._lab.lessons
            if lessons is None or lessons.player is None:
                self.troubles.append(f"act {self.acts}: there is no run")


@pytest.fixture
def robot_lab(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lab]:
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_, **__: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_, **__: ([], ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_, **__: "")
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: ("", False))
    monkeypatch.setattr(QMessageBox, "question", lambda *_, **__: QMessageBox.StandardButton.Cancel)
    monkeypatch.setattr("app.window.main_window.may_leave", lambda *_, **__: False)  # an editor asks to quit
    lab = Lab(Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)))
    lab.window.resize(SIZE)
    lab.window.show()
    with qtbot.waitSignal(lab.opened, timeout=60_000):
        lab.start()
    lab.window.actions_by_id["quit"].setEnabled(False)
    yield lab
    for popup in QApplication.topLevelWidgets():
        if popup is not lab.window and popup.isVisible():
            popup.close()
    windows.close_all(ask=False)
    lab.window.ask_before_closing = False
    lab.window.close()
    lab.window.deleteLater()
    lab.deleteLater()


def used() -> dict[str, int]:
    """Return what this process uses, as Linux tells it."""
    lines = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text("utf-8").splitlines())
    megabytes = int(lines["VmRSS"].split()[0]) // 1024
    return {
        "megabytes": megabytes,
        "files": len(os.listdir("/proc/self/fd")),
        "threads": int(lines["Threads"]),
    }


@pytest.mark.skipif(SECONDS == 0, reason="takes minutes: make robot")
@pytest.mark.timeout(SECONDS + 120)
def test_a_robot_finds_no_exception_and_loses_no_run(qtbot: QtBot, robot_lab: Lab) -> None:
    robot = Robot(robot_lab, SEED)
    qtbot.wait(SECONDS * 200)
    early = used()
    qtbot.wait(SECONDS * 800)
    robot.stop()
    late = used()
    assert late["megabytes"] < 1.5 * early["megabytes"] + 200, (early, late)  # 200: moments to go back to
    assert late["files"] < early["files"] + 40, (early, late)
    assert late["threads"] < early["threads"] + 12, (early, late)
    assert robot.troubles == []
    assert robot.acts > SECONDS
    assert robot_lab.window.isVisible()

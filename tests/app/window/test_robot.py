"""A robot clicks, types and turns the wheel at random: no exception, no lost run, no panel off the screen.

LPARLAB_ROBOT is the number of seconds, LPARLAB_ROBOT_SEED the seed (1): `make robot`, and `make soak` for an
hour. Everything is closed after each fifth of the time: open files, threads and the processor time of a
frame must be about the same then. Memory grows while panels, documents and modules are used for the first
time, some of which a robot finds late: it may grow by ROOM in all, and by FLAT in the last two fifths. The
figures of each fifth are printed, with the longest stretch in which the window did not answer.

The robot plays with the real machine, whose answers come when they come: a seed gives about the same game,
not the same to the bit. So it is no part of `make test`. A trouble comes with the acts before it; all acts
are in `acts.txt`, also after a crash.
"""

from __future__ import annotations

import gc
import mmap
import os
import sys
import traceback
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import thread_time_ns
from types import TracebackType
from typing import Any

import psutil
import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QInputDialog,
    QLabel,
    QMenu,
    QMenuBar,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.frame.docks import is_seen
from app.lab.lab import Lab
from app.lab.runs import FIRST_SCENARIO
from app.settings.settings import Settings
from app.topology.window import windows
from bench.window.watchdog import Watchdog
from engine.platform import WINDOWS, give_memory_back
from tests.conftest import trim

SECONDS = int(os.environ.get("LPARLAB_ROBOT", "0"))
SEED = int(os.environ.get("LPARLAB_ROBOT_SEED", "1"))
SIZE = QSize(1280, 720)
PAUSE = 15  # ms between two acts
FIFTHS = 5
ROOM = 250  # MB that panels, documents and modules may take that were not needed before
FLAT = 80  # MB of it in the last two fifths
MORE = {"files": 8, "threads": 4, "frame": 500}  # that there may be at the end; see `frame_time`
FRAMES = 41
SETTLE = 3000  # ms until what is closed at the end has been given back
LOOK_EVERY = 50  # acts
TAIL = 30  # lines of acts that are shown with a trouble
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

    def __init__(self, lab: Lab, seed: int, log: Path) -> None:
        """log: the file in which all acts are noted."""
        super().__init__(lab)
        self._lab, self._random, self.acts = lab, Random(seed), 0
        self.troubles: dict[str, str] = {}  # each once, with the acts before it
        self.times: Counter[str] = Counter()  # that each was met
        self._tail: deque[str] = deque(maxlen=TAIL)
        self._log = log
        self._top: QWidget | None = None
        self._stopped = True

    def act_for(self, qtbot: QtBot, milliseconds: int) -> None:
        """Act for some time, and until the last menu or dialog with a loop of its own has ended."""
        self._stopped = False
        self._act_soon()
        qtbot.wait(milliseconds)
        self._stopped = True

    def note_error(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        """Note an exception; for sys.excepthook."""
        self.note("".join(traceback.format_exception(kind, error, where)))

    def note(self, trouble: str) -> None:
        """Note a trouble with the acts before it, when it is met for the first time."""
        self.times[trouble] += 1
        if trouble not in self.troubles:
            self.troubles[trouble] = "\n".join(self._tail)
            print(f"{trouble}\nafter\n{self.troubles[trouble]}\n", file=sys.__stderr__, flush=True)

    def report(self) -> str:
        """Return all troubles, with the acts before each."""
        return "\n\n".join(
            f"{self.times[what]} times: {what}\nafter\n{acts}" for what, acts in self.troubles.items()
        )

    def _note_act(self, act: str) -> None:
        self._tail.append(act)
        with self._log.open("a", encoding="utf-8") as log:
            log.write(act + "\n")

    def _act_soon(self) -> None:
        """Act again by a timer of its own: the present one would not fire in the loop of a menu."""
        QTimer.singleShot(PAUSE, self, self._act)

    def _act(self) -> None:
        if self._stopped:
            return
        self._act_soon()
        self.acts += 1
        if self.acts % LOOK_EVERY == 0:
            self._look()
        kind = self._random.choices(("click", "key", "type", "chord", "wheel", "double", "right"),
                                    (40, 20, 6, 6, 8, 4, 6))[0]  # fmt: skip
        target = self._target()
        if target is None:
            return
        self._note_act(f"{self.acts}: {kind} {described(target)}")
        getattr(self, f"_{kind}")(target)

    def _target(self) -> QWidget | None:
        """Return a widget that could be used now: of the popup or dialog in front, else of any window."""
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front and not isValid(front):  # PySide calls a list of Qt's own dialog deleted: its keys remain
            front = QApplication.focusWidget()
        tops = [front] if front else [w for w in QApplication.topLevelWidgets() if w.isVisible()]
        if not tops:
            return None
        self._top = top = self._random.choice(tops)  # kept: PySide calls what it found in it deleted else
        try:
            inside = [w for w in top.findChildren(QWidget) if isValid(w) and is_seen(w) and w.isEnabled()]
        except RuntimeError:  # it may do so with parts of Qt's own dialogs
            inside = []
        chosen = self._random.choice([top, *inside])
        return chosen if isValid(chosen) else None

    def _spot(self, widget: QWidget) -> QPoint:
        spot = QPoint(
            self._random.randrange(max(widget.width(), 1)), self._random.randrange(max(widget.height(), 1))
        )
        action = widget.actionAt(spot) if isinstance(widget, QMenu | QMenuBar) else None
        self._note_act(f"  at {spot.x()}, {spot.y()}{f': {action.text()}' if action else ''}")
        return spot

    def _focus(self, widget: QWidget, typed: object) -> QWidget:
        focus = QApplication.focusWidget()
        if focus is None or not focus.isVisible():  # without a window system a closed dialog keeps it
            focus = widget
        self._note_act(f"  {typed} in {described(focus)}")
        return focus

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
        key = self._random.choice(KEYS)
        QTest.keyClick(self._focus(widget, key.name), key)

    def _chord(self, widget: QWidget) -> None:
        modifier, letter = self._random.choice(CHORDS)
        focus = self._focus(widget, f"{modifier.name} {letter}")
        QTest.keyClick(focus, getattr(Key, f"Key_{letter}"), modifier)

    def _type(self, widget: QWidget) -> None:
        text = "".join(self._random.choice(LETTERS) for _ in range(self._random.randint(1, 6)))
        QTest.keyClicks(self._focus(widget, text), text)

    def _look(self) -> None:
        """Note a panel that has left the screen, and a run that is gone."""
        room = self._lab.window.screen().virtualGeometry() | QRect(QPoint(), SIZE)  # the test screen is small
        for name, card in self._lab.window.cards.items():
            if card.isFloating() and card.isVisible() and not room.intersects(card.frameGeometry()):
                self.note(f"the panel {name} is outside the screen: {card.frameGeometry()}")
        if not self._lab.session.branches.all and not self._lab.session.requests.pending:
            lessons = self._lab.teaching.lessons
            if lessons is None or lessons.player is None:
                self.note("there is no run")


def described(widget: QWidget) -> str:
    """Return what a widget is and where it stands, for people."""
    names: list[str] = []
    one: QWidget | None = widget
    while one is not None and isValid(one) and len(names) < 4:  # PySide calls parts of Qt's dialogs deleted
        text = one.accessibleName() or one.objectName() or one.windowTitle() or _text(one)
        names.append(f"{type(one).__name__}({text})")
        one = one.parentWidget()
    return " < ".join(names)


def _text(widget: QWidget) -> str:
    return str(widget.text()) if isinstance(widget, QLabel | QAbstractButton) else ""


def answer(window: QWidget, title: str, text: str, buttons: QMessageBox.StandardButton) -> object:
    """Discard a drawing that is closed, so that not all that were ever opened stay open."""
    known = QMessageBox.StandardButton
    return known.Discard if buttons & known.Discard else known.Cancel


@pytest.fixture
def robot_lab(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lab]:
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_, **__: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_, **__: ([], ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_, **__: "")
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: ("", False))
    monkeypatch.setattr(QMessageBox, "question", answer)
    monkeypatch.setattr("app.window.main_window.may_leave", lambda *_, **__: False)  # an editor asks to quit
    give_memory_back()  # as the program does at its start
    lab = Lab(Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)))
    lab.window.resize(SIZE)
    lab.window.show()
    with qtbot.waitSignal(lab.opened, timeout=60_000):
        lab.start()
    lab.window.actions_by_id["quit"].setEnabled(False)
    yield lab
    close_all_but(lab.window)
    lab.window.ask_before_closing = False
    lab.window.close()
    lab.window.deleteLater()
    lab.deleteLater()


def close_all_but(window: QWidget) -> None:
    """Close all drawings, dialogs, menus and floating panels."""
    windows.close_all(ask=False)
    for popup in QApplication.topLevelWidgets():
        if popup is not window and popup.isVisible():
            popup.close()


def used_when_all_is_given_back(qtbot: QtBot, lab: Lab) -> dict[str, int]:
    """Close everything, and return what the process still uses."""
    close_all_but(lab.window)
    if lab.teaching.lessons is not None:
        lab.teaching.lessons.show_list()
    with qtbot.waitSignal(lab.session.began, timeout=60_000):
        lab.session.open(FIRST_SCENARIO)  # in place of all runs
    qtbot.wait(SETTLE)
    frame = frame_time(lab)
    gc.collect()
    trim(0)
    return used_by_process() | {"frame": frame}


def frame_time(lab: Lab) -> int:
    """Return the processor time of a frame in the layout of the first start, in 10 µs: the least of many.

    Other programs lengthen it, since they share caches and cores: a median doubled under load.
    """
    lab.window.resize(SIZE)
    lab.window.reset_layout()
    assert lab.views is not None
    times = []
    for _ in range(FRAMES):
        began = thread_time_ns()
        lab.views.frame()
        lab.window.repaint()
        QApplication.processEvents()
        times.append((thread_time_ns() - began) // 10_000)
    return min(times)


def used_by_process() -> dict[str, int]:
    """Return what the system reports of this process."""
    process: Any = psutil.Process()
    return {
        "megabytes": process.memory_info().rss >> 20,
        "files": process.num_handles() if WINDOWS else process.num_fds(),
        "threads": process.num_threads(),
    }


def grown(used: Sequence[dict[str, int]]) -> list[str]:
    """Return what has grown too much. used: what the process used after each fifth."""
    first, middle, last = used[0], used[-3], used[-1]
    pairs = [("megabytes", first, ROOM), ("megabytes", middle, FLAT)]
    pairs += [(what, first, more) for what, more in MORE.items()]
    return [
        f"{what} grew from {before[what]} to {last[what]}, by more than {most}: {[one[what] for one in used]}"
        for what, before, most in pairs
        if last[what] > before[what] + most
    ]


def used_with(*megabytes: int) -> list[dict[str, int]]:
    """Return what the process would use after each fifth."""
    return [{"megabytes": each, "files": 9, "threads": 5, "frame": 600} for each in megabytes]


def test_first_uses_are_no_leak() -> None:
    assert grown(used_with(330, 450, 500, 520, 530)) == []
    assert (
        grown([*used_with(330, 330, 330, 330), {"megabytes": 330, "files": 17, "threads": 9, "frame": 1100}])
        == []
    )


def test_memory_files_and_threads_that_grow_are_found() -> None:
    assert len(grown(used_with(330, 400, 450, 490, 531))) == 1  # in the last two fifths
    assert len(grown(used_with(330, 600, 600, 600, 600))) == 1  # in all
    more = {"megabytes": 330, "files": 18, "threads": 10, "frame": 1101}
    assert [text.split()[0] for text in grown([*used_with(330, 330), more])] == ["files", "threads", "frame"]


def written_pages(size: int) -> mmap.mmap:
    """Return pages that go back to the system as soon as they are freed, unlike those of malloc."""
    pages = mmap.mmap(-1, size)
    pages.write(b"x" * size)
    return pages


def test_a_leak_of_5_megabytes_with_each_act_is_found() -> None:
    """The real figures of this process, with 60 acts in a fifth; the robot does more."""
    used, kept = [used_by_process() | {"frame": 600}], []
    for _ in range(FIFTHS - 1):
        kept += [written_pages(5 << 20) for _ in range(12)]
        used.append(used_by_process() | {"frame": 600})
    assert len(grown(used)) == 1
    kept.clear()
    assert used_by_process()["megabytes"] < used[-1]["megabytes"] - 100


@pytest.mark.skipif(SECONDS == 0, reason="takes minutes: make robot")
@pytest.mark.timeout(SECONDS + 600)
def test_a_robot_finds_no_exception_and_loses_no_run(
    qtbot: QtBot,
    robot_lab: Lab,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    robot = Robot(robot_lab, SEED, tmp_path / "acts.txt")
    monkeypatch.setattr(sys, "excepthook", robot.note_error)
    used: list[dict[str, int]] = []
    watchdog = Watchdog(robot_lab)
    for _ in range(FIFTHS):
        watchdog.take()
        robot.act_for(qtbot, SECONDS * 1000 // FIFTHS)
        block = watchdog.take()
        used.append(used_when_all_is_given_back(qtbot, robot_lab) | {"acts": robot.acts})
        with capsys.disabled():
            print(used[-1], block, flush=True)  # noqa: T201
    watchdog.stop()
    assert not robot.troubles, robot.report()
    assert not grown(used)
    assert robot.acts > SECONDS
    assert robot_lab.window.isVisible()

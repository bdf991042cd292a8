"""Draws docs/pictures/window-light.png: the pause study in the window, in the middle of the pause.

With "class" it draws docs/pictures/class.png: a lesson in the windows of the class and of the trainer. Run it
from the root after a change of a window:

    QT_QPA_PLATFORM=offscreen python tools/picture.py
    QT_QPA_PLATFORM=offscreen python tools/picture.py class
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from app.lab.lab import Lab
from app.run import process
from app.settings.settings import Settings
from engine.kernel.units import SECOND
from lessons.format.load import catalog

FILE = Path("docs/pictures/window-light.png")
SIZE = 1600, 900
MOMENT = 1692 * SECOND  # the mark in the middle of the pause
LATER = 1000  # ms: everything is painted by then


CLASS_FILE = Path("docs/pictures/class.png")
CLASS_SIZE = 1280, 720
GAP = 24  # px between the windows
LESSON, STEP = "where-a-page-lives", "why-both"
HANDS = (("A", 4), ("B", 11), ("C", 7))


def main() -> None:
    """Start the lab with settings of its own, run to the moment, and keep what it looks like."""
    _with_lab(lambda lab: _watch_study(lab), "pause-suspend")


def draw_class() -> None:
    """Present a lesson, let the class vote, and keep what both windows look like."""
    _with_lab(lambda lab: _watch_class(lab), "pause-suspend")


def _with_lab(begin: Callable[[Lab], object], scenario: str) -> None:
    process.prepare()
    program = QApplication([])
    with TemporaryDirectory() as folder:
        settings = Settings(QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat))
        settings.theme = "light"
        lab = Lab(settings, scenario=scenario)
        lab.window.ask_before_closing = False
        lab.window.resize(*SIZE)
        lab.window.show()
        begin(lab)
        lab.window.closing.connect(program.quit)
        QTimer.singleShot(0, lab.start)
        program.exec()


def _watch_study(lab: Lab) -> None:
    lab.opened.connect(lambda: lab.session.run_to(MOMENT))
    _each(lab, lambda: _keep_when_there(lab))


def _each(lab: Lab, do: Callable[[], object]) -> None:
    look = QTimer(lab, interval=LATER)
    look.timeout.connect(do)
    look.start()


def _watch_class(lab: Lab) -> None:
    steps = _class_steps(lab)
    lab.opened.connect(lambda: _each(lab, lambda: next(steps, None)), Qt.ConnectionType.SingleShotConnection)


def _class_steps(lab: Lab) -> Iterator[None]:
    """Do one thing after the other, with time to paint between them."""
    lab.teaching.open()
    lessons = lab.teaching.lessons
    assert lessons is not None
    lessons.open(next(entry.folder for entry in catalog() if entry.id == LESSON))
    player = lessons.player
    assert player is not None
    player.go(player.place_of(STEP))
    while player.machine.under_way:
        yield
    lab.teaching.present()
    of = lab.teaching.classroom.presentation
    windows = lab.teaching.classroom.class_window, lab.teaching.classroom.trainer_window
    assert of is not None
    for window in windows:
        window.resize(*CLASS_SIZE)
    of.ask()
    for letter, count in HANDS:
        of.voting.set_hands(of.key, letter, count)
    of.show_votes()
    of.point(QPointF(0.72, 0.42))
    while of.expectations.busy:
        yield
    yield
    _stacked(windows).save(str(CLASS_FILE))
    lab.window.close()


def _stacked(windows: tuple[QWidget, ...]) -> QImage:
    """Return the windows one below the other."""
    wide, high = CLASS_SIZE
    made = QImage(wide, len(windows) * high + GAP * (len(windows) - 1), QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.white)
    with QPainter(made) as painter:
        for number, window in enumerate(windows):
            painter.drawPixmap(0, number * (high + GAP), window.grab())
    return made


def _keep_when_there(lab: Lab) -> None:
    if lab.session.time_travel.position == MOMENT and not lab.session.playing:
        lab.window.grab().save(str(FILE))
        lab.window.close()


if __name__ == "__main__":
    draw_class() if sys.argv[1:] == ["class"] else main()

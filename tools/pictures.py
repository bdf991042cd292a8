"""Draw the pictures of the README and the documentation from the real windows.

Run it from the root after a change of a window; names after the command select some of the pictures:

    QT_QPA_PLATFORM=offscreen python tools/pictures.py [run] [window] [lesson] [class] [editor]
"""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from PySide6.QtCore import QBuffer, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from app.lab.lab import Lab
from app.lab.lessons import Lessons
from app.run import process
from app.settings.settings import Settings
from app.topology.window import windows
from engine.ficon.drawing.templates import template
from engine.kernel.units import SECOND
from lessons.format.load import catalog

FOLDER = Path("docs/pictures")
SIZE = 1600, 900
MOMENT = 1692 * SECOND  # the mark in the middle of the pause
SOON = 1000  # ms: everything is painted by then

FILM = (*range(1080, 1320, 12), *range(1320, 1980, 60), *range(1980, 2440, 20))  # s: pause, standby, resume
FILM_WIDTH, FILM_QUALITY = 1000, 60
FRAME = 120  # ms

LESSON, STEP = "where-a-page-lives", "why-both"
CLASS_SIZE = 1280, 720
GAP = 24  # px between the windows
HANDS = (("A", 4), ("B", 11), ("C", 7))
CLUSTER: dict[str, Any] = {
    "systems": "ZVMP1 ZVMP2 ZVMP3 ZVMP4",
    "cecs": "CECA CECB",
    "cluster": "PRODSSI",
    "directors": 2,
}

Scene = Callable[[Lab], Iterator[None]]


def play(scene: Scene) -> None:
    """Open a lab with temporary settings, and run the scene's steps with time to paint between them."""
    process.prepare()
    program = QApplication([])
    with TemporaryDirectory() as folder:
        settings = Settings(QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat))
        settings.theme = "light"
        lab = Lab(settings, scenario="pause-suspend")
        lab.window.ask_before_closing = False
        lab.window.resize(*SIZE)
        lab.window.show()
        lab.opened.connect(lambda: _step(lab, scene(lab)), Qt.ConnectionType.SingleShotConnection)
        lab.window.closing.connect(program.exit)  # `quit` would ask about an unsaved drawing
        QTimer.singleShot(0, lab.start)
        sys.exit(program.exec())


def _step(lab: Lab, steps: Iterator[None]) -> None:
    timer = QTimer(lab, interval=SOON)
    timer.timeout.connect(lambda: _advance(steps))
    timer.start()


def _advance(steps: Iterator[None]) -> None:
    try:
        next(steps, None)
    except Exception:
        QApplication.exit(1)
        raise


def _save(lab: Lab, picture: QWidget | QImage, name: str) -> None:
    image = picture.grab() if isinstance(picture, QWidget) else picture
    image.save(str(FOLDER / name))
    lab.window.close()


def _go_to(lab: Lab, moment: int) -> Iterator[None]:
    """Run to a moment, and wait until the window shows it."""
    lab.session.run_to(moment)
    yield
    while lab.session.playing or lab.session.time_travel.position != moment or not lab.session.shown:
        yield


# ---- scenes


def window(lab: Lab) -> Iterator[None]:
    """Show the pause study in the middle of the pause."""
    yield from _go_to(lab, MOMENT)
    _save(lab, lab.window, "window-light.png")


def run(lab: Lab) -> Iterator[None]:
    """Show the memory bars while a group of guests is paused and resumed."""
    frames = []
    for second in FILM:
        yield from _go_to(lab, second * SECOND)
        frames.append(_shrunk(lab.window.grab().toImage()))
    first, *others = frames
    first.save(
        FOLDER / "run.webp",
        save_all=True,
        append_images=others,
        duration=FRAME,
        loop=0,  # for ever
        method=6,  # the smallest file
        quality=FILM_QUALITY,
    )
    lab.window.close()


def _shrunk(image: QImage) -> Image.Image:
    small = image.scaledToWidth(FILM_WIDTH, Qt.TransformationMode.SmoothTransformation)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    small.save(buffer, "PNG")  # type: ignore[call-overload]
    return Image.open(io.BytesIO(buffer.data().data())).convert("RGB")


def lesson(lab: Lab) -> Iterator[None]:
    """Show a step of a lesson with its chart."""
    yield from _open_lesson(lab)
    yield
    _save(lab, lab.window, "lesson.png")


def classroom(lab: Lab) -> Iterator[None]:
    """Show a lesson in the windows of the class and of the trainer, after a vote."""
    yield from _open_lesson(lab)
    lab.teaching.present()
    of = lab.teaching.classroom.presentation
    shown = tuple(
        window
        for window in (lab.teaching.classroom.class_window, lab.teaching.classroom.trainer_window)
        if window is not None
    )
    assert of is not None
    for each in shown:
        each.resize(*CLASS_SIZE)
    of.ask()
    for letter, count in HANDS:
        of.voting.set_hands(of.key, letter, count)
    of.voting.show_votes()
    of.point(QPointF(0.72, 0.42))
    while of.expectations.busy:
        yield
    yield
    _save(lab, _stacked(shown), "class.png")


def _open_lesson(lab: Lab) -> Iterator[None]:
    lab.teaching.open()
    lessons = lab.teaching.lessons
    assert isinstance(lessons, Lessons)
    lessons.open(next(entry.folder for entry in catalog() if entry.id == LESSON))
    player = lessons.player
    assert player is not None
    player.go(player.lesson.index(STEP))
    while player.machine.under_way:
        yield


def _stacked(shown: tuple[QWidget, ...]) -> QImage:
    """Return the windows stacked vertically."""
    wide, high = CLASS_SIZE
    made = QImage(wide, len(shown) * high + GAP * (len(shown) - 1), QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.white)
    with QPainter(made) as painter:
        for number, each in enumerate(shown):
            painter.drawPixmap(0, number * (high + GAP), each.grab())
    return made


def editor(lab: Lab) -> Iterator[None]:
    """Show a cluster of four members in the topology editor."""
    shown = windows.open_window(lab.settings)
    shown.resize(*SIZE)
    while not shown.is_furnished:
        yield
    shown.editor.do(template("mesh-of-two").make(shown.editor.drawing, **CLUSTER))
    shown.editor.select(())
    shown.header.banner.dismiss()
    shown.canvas.viewport.fit()
    yield
    yield
    _save(lab, shown, "editor.png")


SCENES: dict[str, Scene] = {
    "run": run,
    "window": window,
    "lesson": lesson,
    "class": classroom,
    "editor": editor,
}


def main() -> None:
    """Draw each picture in a separate process, so that a window leaves nothing for the next one."""
    names = sys.argv[1:] or list(SCENES)
    if len(names) == 1:
        play(SCENES[names[0]])
        return
    for name in names:
        subprocess.run([sys.executable, __file__, name], check=True)


if __name__ == "__main__":
    main()

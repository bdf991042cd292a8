"""Draws docs/pictures/window-light.png: the pause study in the window, in the middle of the pause.

Run it from the root after a change of the window:

    QT_QPA_PLATFORM=offscreen python tools/picture.py
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from app.lab import Lab
from app.run import process
from app.window.settings import Settings
from engine.kernel.units import SECOND

FILE = Path("docs/pictures/window-light.png")
SIZE = 1600, 900
MOMENT = 1692 * SECOND  # the mark in the middle of the pause
LATER = 1000  # ms: everything is painted by then


def main() -> None:
    """Start the lab with settings of its own, run to the moment, and keep what it looks like."""
    process.prepare()
    program = QApplication([])
    with TemporaryDirectory() as folder:
        settings = Settings(QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat))
        settings.theme = "light"
        lab = Lab(settings, scenario="pause-suspend")
        lab.window.resize(*SIZE)
        lab.window.show()
        lab.opened.connect(lambda: lab.session.run_to(MOMENT))
        look = QTimer(lab, interval=LATER)
        look.timeout.connect(lambda: _keep_when_there(lab))
        look.start()
        lab.window.closing.connect(program.quit)
        QTimer.singleShot(0, lab.start)
        program.exec()


def _keep_when_there(lab: Lab) -> None:
    if lab.session.time_travel.position == MOMENT and not lab.session.playing:
        lab.window.grab().save(str(FILE))
        lab.window.close()


if __name__ == "__main__":
    main()

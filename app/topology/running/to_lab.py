"""Writes a drawing's run as a scenario file, and opens it in the lab."""

from __future__ import annotations

import sys
from functools import partial

from PySide6.QtCore import QCoreApplication, QProcess
from PySide6.QtWidgets import QWidget

from app.files.save_dialog import FolderKind, begin_in, save_path
from engine.atomic import atomic_write
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.running.load import DrawnLoad
from engine.ficon.drawing.running.machine import machine

_tr = partial(QCoreApplication.translate, "ToLab")
SUFFIX = ".toml"


def open_in_lab(drawing: Drawing, load: DrawnLoad, parent: QWidget) -> str:
    """Ask for a file, write it, and open it in the lab; return a message, "" if canceled.

    Raises DrawingError, OSError.
    """
    made = machine(drawing, load)
    title, kinds = _tr("Write the run as a scenario"), _tr("Scenarios (*.toml)")
    file = save_path(parent, title, begin_in(FolderKind.WORK, f"drawn{SUFFIX}"), kinds)
    if file is None:
        return ""
    atomic_write(file, made.text)
    QProcess.startDetached(sys.executable, ["-m", "app", str(file)])
    return _tr("{0} was written and opens in the lab").format(file)

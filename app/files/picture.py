"""Writes a picture as PNG: all of it, or nothing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPixmap

from engine.atomic import atomic_write
from engine.language import say


def write_png(picture: QImage | QPixmap, path: Path) -> None:
    """Write the picture. Raises OSError, which names the file; then the old file is whole."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError(say("{0}: the picture is too large to be written", path))
    atomic_write(path, bytes(buffer.data().data()))

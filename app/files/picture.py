"""Pictures as PNG."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPixmap

from engine.atomic import atomic_write
from engine.language import say


def write_png(picture: QImage | QPixmap, path: Path) -> None:
    """Write all of a picture, or nothing. Raises OSError, which names the file; then the old one is whole."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError(say("{0}: the picture is too large to be written", path))
    atomic_write(path, bytes(buffer.data().data()))


def png(image: QImage) -> bytes:
    """Return an image as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())

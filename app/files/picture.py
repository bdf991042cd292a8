"""Pictures as PNG, and a text document as a PDF."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPdfWriter, QPixmap, QTextDocument

from engine.atomic import atomic_write
from engine.language import say

DPI = 300  # of pictures in the PDF


def write_png(picture: QImage | QPixmap, path: Path) -> None:
    """Write a picture completely or not at all. Raises OSError with the file name; the old file is kept."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError(say("{0}: the picture is too large to write", path))
    atomic_write(path, bytes(buffer.data().data()))


def png(image: QImage) -> bytes:
    """Return an image as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())


def printed(
    document: QTextDocument,
    title: str,
    orientation: QPageLayout.Orientation = QPageLayout.Orientation.Portrait,
) -> bytes:
    """Return a document as an A4 PDF with page numbers."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = _writer(buffer, title)
    writer.setPageOrientation(orientation)
    document.print_(writer)
    return bytes(buffer.data().data())


def _writer(buffer: QBuffer, title: str) -> QPdfWriter:
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)  # the document adds 20 mm
    writer.setResolution(DPI)
    writer.setTitle(title)
    writer.setCreator("LPAR Lab")
    return writer

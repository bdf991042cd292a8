"""A text document as PDF."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

DPI = 300  # of pictures in the PDF


def printed(
    document: QTextDocument,
    title: str,
    orientation: QPageLayout.Orientation = QPageLayout.Orientation.Portrait,
) -> bytes:
    """Return a document as PDF, A4, with page numbers."""
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

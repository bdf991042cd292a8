"""Things of a drawing on the clipboard, between windows and between programs."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

MIME = "application/x-lparlab-things"
MAX_BYTES = 64_000_000  # more is not one of ours


def put(text: str) -> None:
    """Put the text of things on the clipboard, for this program and as plain text."""
    data = QMimeData()
    data.setData(MIME, QByteArray(text.encode()))
    data.setText(text)
    QGuiApplication.clipboard().setMimeData(data)


def text() -> str:
    """Return the text of things on the clipboard; "" = there are none."""
    data = QGuiApplication.clipboard().mimeData()
    if data is None or not data.hasFormat(MIME):
        return ""
    kept = data.data(MIME)
    return "" if kept.size() > MAX_BYTES else bytes(kept.data()).decode("utf-8", "replace")

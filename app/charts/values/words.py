"""Translation of the words of charts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def tr(text: str) -> str:
    """Return a text of a chart, translated."""
    return QCoreApplication.translate("Charts", text)

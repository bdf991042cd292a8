"""A panel that serves the tests of a file: what is to be seen and set in it, to compare it with a new one."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QWidget

from tests.app.topology.shared_window import PROPERTIES


def seen(panel: QWidget) -> list[tuple[Any, ...]]:
    """Return what can be seen of a panel: its parts in their order, with all that a user can set."""
    QApplication.processEvents()
    shown = [widget for widget in (panel, *panel.findChildren(QWidget)) if widget.isVisible()]
    return [
        (
            type(widget).__name__,
            widget.size().toTuple(),
            widget.isEnabled(),
            widget.hasFocus(),
            *_told(widget),
        )
        for widget in shown
    ]


def _told(widget: QWidget) -> list[Any]:
    text = widget.text() if isinstance(widget, QLabel) else ""
    if isinstance(widget, QPlainTextEdit):
        document = widget.document()
        text = f"{widget.toPlainText()} {document.isModified()} {document.isUndoAvailable()}"
    return [text, *(one.read(widget) for one in PROPERTIES if isinstance(widget, one.kind))]

"""F1: a short text on what has the focus."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWhatsThis, QWidget


def show_help(window: QWidget, otherwise: str) -> None:
    """Show the help of what has the focus, or of the panel around it; `otherwise` where there is none."""
    widget: QWidget | None = QApplication.focusWidget() or window
    while widget is not None and not widget.whatsThis():
        widget = widget.parentWidget()
    target = widget or window
    QWhatsThis.showText(target.mapToGlobal(target.rect().center()), target.whatsThis() or otherwise, target)

"""Buttons, and properties that the style sheet reads."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from app.widgets.reach import make_accessible


def set_look(widget: QWidget, name: str, value: object) -> None:
    """Set a property and restyle the widget."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


def button(
    text: str,
    help_text: str,
    parent: QWidget,
    main: bool = False,
    on_click: Callable[[], object] | None = None,
) -> QPushButton:
    """Make a push button; `main` = the next thing to do."""
    made = QPushButton(text, parent)
    make_accessible(made, text.replace("&", ""), help_text)
    made.setToolTip(help_text)
    made.setProperty("main", main)
    if on_click is not None:
        made.clicked.connect(on_click)
    return made

"""Buttons, properties used by the style sheet, and pixel sizes that follow the text size."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton, QWidget

from app.look.theme import notifier, text_scale
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
    """Create a push button; `main`: it is the next step."""
    made = QPushButton(text, parent)
    make_accessible(made, text.replace("&", ""), help_text)
    made.setToolTip(help_text)
    made.setProperty("main", main)
    if on_click is not None:
        made.clicked.connect(on_click)
    return made


class FollowText(QObject):
    """Calls `apply` with a widget and the text size (1 is 100%), now and whenever the size changes.

    `apply` receives the widget rather than keeping it, so that both are deleted together.
    """

    def __init__(self, widget: QWidget, apply: Callable[[QWidget, float], object]) -> None:
        super().__init__(widget)
        self._widget_of, self._apply, self._scale = self.parent, apply, 0.0
        notifier.changed.connect(self._follow)
        self._follow()

    def _follow(self, *_: object) -> None:
        widget = self._widget_of()
        if text_scale() != self._scale and isinstance(widget, QWidget):
            self._scale = text_scale()
            self._apply(widget, self._scale)


def fix_width(widget: QWidget, pixels: float) -> None:
    """Keep a width given in pixels at 100%."""
    FollowText(widget, lambda widget, scale: widget.setFixedWidth(round(pixels * scale)))


def fix_height(widget: QWidget, pixels: float) -> None:
    """Keep a height given in pixels at 100%."""
    FollowText(widget, lambda widget, scale: widget.setFixedHeight(round(pixels * scale)))

"""The upper right corner of a chart: its own buttons, and room for controls added by the window."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QToolButton

from app.charts.toolkit.zoom import on_widget
from app.look.theme import text_scale

PAD = 12.0  # around the head of a chart
TOP, HEIGHT = 9, 22  # px of a button
AFTER, BETWEEN = 12, 6  # px of the gap after the last button, and before another


class Corner:
    """The buttons of a chart, placed from right to left; controls added by the window are to their right."""

    def __init__(self) -> None:
        self.outside = 0.0  # pixels of the widget kept free at its right end
        self._buttons: list[tuple[QToolButton, int]] = []  # each with its width

    def add(self, button: QToolButton, width: int) -> None:
        """Add a button left of the others; a hidden button keeps its place, but the header may use this
        place.
        """
        button.setProperty("compact", True)
        self._buttons.append((button, width))

    def reserved(self) -> float:
        """Return the width that the header leaves free, in chart pixels."""
        wide = self._outside()
        for place, (button, width) in enumerate(self._buttons):
            if not button.isHidden():
                wide += width + (BETWEEN if place else AFTER)
        return wide

    def _outside(self) -> float:
        return max(self.outside / text_scale() - PAD, 0.0)

    def arrange(self, width: float) -> None:
        """Place the buttons of a chart of this width, in chart pixels."""
        x = width - self._outside()
        for place, (button, width) in enumerate(self._buttons):
            x -= width + (BETWEEN if place else AFTER)
            button.setGeometry(on_widget(QRectF(x, TOP, width, HEIGHT)))

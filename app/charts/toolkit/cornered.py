"""Buttons in the upper right corner of a chart."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QToolButton

from app.charts.toolkit.chart import Chart

TOP, HIGH = 9, 22  # px of a button
AFTER, BETWEEN = 12, 6  # px of the gap after the last one, and before another


class Cornered(Chart):
    """A chart with buttons of its own there; what others put into the corner is at the right of them."""

    _buttons: tuple[tuple[QToolButton, int], ...] = ()  # each with its width, from right to left

    def put_in_corner(self, button: QToolButton, width: int) -> None:
        """At the left of those that are there; one that is hidden keeps its place, but needs no room."""
        button.setProperty("compact", True)
        self._buttons = (*self._buttons, (button, width))

    def reserved(self) -> float:
        """Room for the buttons."""
        gaps = (BETWEEN if place else AFTER for place in range(len(self._buttons)))
        rooms = (
            width + gap
            for (button, width), gap in zip(self._buttons, gaps, strict=True)
            if not button.isHidden()
        )
        return super().reserved() + sum(rooms)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons in their corner."""
        super().resizeEvent(event)
        self._place_buttons()

    def keep_corner(self, width: float) -> None:
        """Keep the buttons out of the corner too."""
        super().keep_corner(width)
        self._place_buttons()

    def _place_buttons(self) -> None:
        x = self.width() - round(super().reserved())
        for place, (button, width) in enumerate(self._buttons):
            x -= width + (BETWEEN if place else AFTER)
            button.setGeometry(x, TOP, width, HIGH)

"""PaneChart: a chart with panes that hands act on: its pointer, its keys and its menu."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.charts.toolkit import zoom
from app.charts.toolkit.panes.canvas import PaneCanvas
from app.charts.toolkit.panes.description import PaneDescription
from app.charts.toolkit.panes.handling import NEAR, PaneHandling
from app.charts.toolkit.time_view import TimeView


class PaneChart(PaneCanvas):
    """What hands do to panes is in `handling`; the rest they do to any chart over time."""

    def __init__(self, kind: PaneDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self._clicked = ""  # a curve
        self.handling = PaneHandling(self, self.axes, self.panes_layout, self.switches)
        self.switches.pointed.connect(self._point_at_curve)

    def _point_at_curve(self, label: str) -> None:
        """Put a curve on top while its entry is pointed at; else the one that was clicked."""
        self.chosen = label or self._clicked
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom the values at their axis, scroll at the legends, else zoom the time."""
        if not self.handling.turn_wheel(event):
            super().wheelEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Let an axis or the height of a pane follow again."""
        if not self.handling.double_click(event):
            super().mouseDoubleClickEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to drag a border, or as all charts over time; a click on a curve puts it on top."""
        if self.handling.press(event):
            return
        if self.recorded and event.button() == Qt.MouseButton.LeftButton:
            frame = self.frame(self.on_screen())
            self._clicked = self._painter.curve_at(frame, zoom.inside(event.position()), NEAR)
            self._point_at_curve("")
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag a border, the view or the cursor."""
        if not self.handling.move(event):
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag."""
        if not self.handling.release():
            super().mouseReleaseEvent(event)

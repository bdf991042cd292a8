"""A drag that moves the view."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt

from app.topology.canvas.interaction import NONE, Gesture


class Pan(Gesture):
    """Moves the view; Escape brings back what was seen."""

    cursor = Qt.CursorShape.ClosedHandCursor

    def move(self, at: QPointF, keys: Qt.KeyboardModifier = NONE) -> None:
        """Pull the picture along."""
        dx, dy = self.now.x() - at.x(), self.now.y() - at.y()
        super().move(at, keys)
        self.viewport.pan_by(dx, dy)

    def cancel(self) -> None:
        """Back to where it began."""
        self.move(self.start)

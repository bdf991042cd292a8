"""A drag that moves the view."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt

from app.topology.canvas.interaction import NONE, Gesture


class Pan(Gesture):
    """Moves the view; Escape restores the previous view."""

    cursor = Qt.CursorShape.ClosedHandCursor

    def move(self, at: QPointF, keys: Qt.KeyboardModifier = NONE) -> None:
        """Drag the picture along."""
        dx, dy = self.now.x() - at.x(), self.now.y() - at.y()
        super().move(at, keys)
        self.viewport.pan_by(dx, dy)

    def cancel(self) -> None:
        """Restore the view from the beginning of the drag."""
        self.move(self.start)

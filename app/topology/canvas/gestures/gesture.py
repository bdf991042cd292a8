"""The base of all gestures."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from app.topology.canvas.shapes.box import Point

if TYPE_CHECKING:
    from app.topology.canvas.canvas import Canvas

NONE = Qt.KeyboardModifier.NoModifier


class Gesture:
    """Begins at a press; follows the pointer; is finished at the release, or cancelled without a trace."""

    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, canvas: Canvas, at: QPointF) -> None:
        self.canvas, self.start, self.now = canvas, at, at

    @property
    def without(self) -> Collection[str]:
        """Things that are not in the still picture meanwhile."""
        return ()

    @property
    def point(self) -> Point:
        """Where the pointer is in the picture."""
        return self.canvas.view.picture(self.now.x(), self.now.y())

    def move(self, at: QPointF, keys: Qt.KeyboardModifier = NONE) -> None:
        """The pointer is elsewhere."""
        self.now = at
        self.canvas.update()

    def finish(self) -> None:
        """The button was released."""

    def cancel(self) -> None:
        """Escape was pressed, or the window lost the focus."""

    def paint(self, painter: QPainter) -> None:
        """What shows the gesture; the painter is in pixels of the widget."""

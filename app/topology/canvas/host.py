"""The canvas as its gestures, keys and small parts see it, and the base of the gestures."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.topology.canvas.running import FlowPicture, Running
from app.topology.canvas.shapes.box import Point
from app.topology.canvas.shapes.shape import Edge
from app.topology.editor import Editor

NONE = Qt.KeyboardModifier.NoModifier


class CanvasHost(FlowPicture, Protocol):
    """A canvas. current: id of the thing that the keyboard is at; hovered: of what is under the pointer."""

    editor: Editor
    gesture: Gesture | None
    current: str
    hovered: str
    bend: tuple[str, int]  # cable and number of the bend that the keyboard moves
    tool: str
    snap: bool
    running: Running

    @property
    def widget(self) -> QWidget:
        """The widget that shows the drawing."""
        ...

    # -- gestures
    def begin(self, gesture: Gesture) -> None: ...
    def cancel(self) -> None: ...
    def finish(self) -> None: ...

    # -- lines of the drawing
    def edges_named(self, name: str) -> list[Edge]: ...
    def edges_shown(self) -> list[Edge]: ...

    # -- the view
    def fit(self, names: Iterable[str] = ()) -> None: ...
    def pan_by(self, dx: float, dy: float) -> None: ...
    def zoom_by(self, factor: float, at: QPointF | None = None) -> None: ...
    def zoom_to(self, zoom: float) -> None: ...
    def rect(self) -> QRect: ...
    def update(self) -> None: ...
    def tell(self) -> None: ...

    # -- sheets
    def follow(self, edge: Edge) -> None: ...
    def open_sheet(self, name: str) -> bool: ...

    # -- requests to the window
    def ask_edit(self, name: str) -> None: ...
    def ask_menu(self, point: QPoint) -> None: ...


class Gesture:
    """Begins at a press; follows the pointer; is finished at the release, or cancelled without a trace."""

    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, canvas: CanvasHost, at: QPointF) -> None:
        self.canvas, self.start, self.now = canvas, at, at

    @property
    def without(self) -> Collection[str]:
        """Things that are not in the still picture meanwhile."""
        return ()

    @property
    def point(self) -> Point:
        """Position of the pointer in units of the picture."""
        return self.canvas.view.picture(self.now.x(), self.now.y())

    def move(self, at: QPointF, keys: Qt.KeyboardModifier = NONE) -> None:
        """Follow the pointer."""
        self.now = at
        self.canvas.update()

    def finish(self) -> None:
        """Do what the gesture meant, at the release of the button."""

    def cancel(self) -> None:
        """Escape was pressed, or the window lost the focus."""

    def paint(self, painter: QPainter) -> None:
        """Paint the gesture, in pixels of the widget."""

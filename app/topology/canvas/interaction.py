"""Mouse and keyboard interaction on the canvas, and the base class of the gestures."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QPainter

from app.topology.canvas.running import Running
from app.topology.canvas.viewport import Viewport
from app.topology.shapes.box import Point

NONE = Qt.KeyboardModifier.NoModifier
TOOLS = ("select", "lasso", "hand", "wire")


class Gesture:
    """Begins at a press and follows the pointer; it is finished at the release, or canceled without any
    change.
    """

    cursor = Qt.CursorShape.ArrowCursor
    is_wire = False

    def __init__(self, viewport: Viewport, at: QPointF) -> None:
        self.viewport, self.editor = viewport, viewport.editor
        self.start = self.now = at

    @property
    def without(self) -> Collection[str]:
        """Elements that are omitted from the static picture during the gesture."""
        return ()

    @property
    def point(self) -> Point:
        """Pointer position in picture units."""
        return self.viewport.view.picture(self.now.x(), self.now.y())

    def move(self, at: QPointF, keys: Qt.KeyboardModifier = NONE) -> None:
        """Follow the pointer."""
        self.now = at
        self.viewport.widget.update()

    def finish(self) -> None:
        """Perform the gesture when the button is released."""

    def cancel(self) -> None:
        """Cancel the gesture after Escape was pressed or the window lost the focus."""

    def paint(self, painter: QPainter) -> None:
        """Paint the gesture in widget pixels."""


class Interaction(QObject):
    """tool: the effect of a drag, one of TOOLS. gesture: the gesture in progress.

    running: a run is shown, so no wires are offered.

    once: the tool draws one wire, and then the selection tool returns.

    current: id of the element with the keyboard focus; hovered: id of the element under the pointer. bend:
    cable and number of the bend that the keyboard moves.
    """

    edit_asked = Signal(str)  # id: open the inspector
    rename_asked = Signal(str)  # id: change its name where it stands
    menu_asked = Signal(object, object)  # ids, point on the screen
    tool_changed = Signal(str)
    ended = Signal()  # a gesture: finished or canceled
    current_changed = Signal()  # the keyboard focus has moved to another element

    def __init__(self, viewport: Viewport) -> None:
        super().__init__(viewport)
        self.viewport, self.editor, self.widget = viewport, viewport.editor, viewport.widget
        self.gesture: Gesture | None = None
        self.running = Running()
        self.tool, self.current, self.hovered = "select", "", ""
        self.bend = "", 0
        self.snap, self.once = True, False
        self.space = False  # is Space held? Then a drag moves the view
        viewport.about_to_turn.connect(self.cancel)
        viewport.scene_changed.connect(self._forget_hovered)

    def _forget_hovered(self) -> None:
        self.hovered = ""

    def set_tool(self, tool: str, once: bool = False) -> None:
        """Set the effect of a drag, one of TOOLS."""
        self.once = once
        if tool in TOOLS and tool != self.tool:
            self.tool = tool
            self.show_cursor()
            self.tool_changed.emit(tool)

    def show_cursor(self) -> None:
        """Show the tool's cursor."""
        shapes = {"hand": Qt.CursorShape.OpenHandCursor, "lasso": Qt.CursorShape.CrossCursor}
        shape = Qt.CursorShape.OpenHandCursor if self.space else shapes.get(self.tool)
        self.widget.setCursor(shape or Qt.CursorShape.ArrowCursor)

    def begin(self, gesture: Gesture) -> None:
        """Let the pointer control this gesture from now on."""
        self.gesture = gesture
        self.widget.setCursor(gesture.cursor)
        self.widget.update()

    def cancel(self) -> None:
        """End the gesture without any change."""
        self._end(lambda gesture: gesture.cancel())

    def finish(self) -> None:
        """End the gesture and perform it."""
        self._end(lambda gesture: gesture.finish())

    def _end(self, how: Callable[[Gesture], None]) -> None:
        if self.gesture is not None:
            gesture, self.gesture = self.gesture, None
            how(gesture)
            if self.once and gesture.is_wire:
                self.set_tool("select")
            self.show_cursor()
            self.widget.update()
            self.ended.emit()

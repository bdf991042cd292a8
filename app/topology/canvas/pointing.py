"""Answers mouse, wheel and touch pad on the canvas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip

from app.topology.canvas import moving
from app.topology.canvas.describing import hint
from app.topology.canvas.gestures.band import Lasso, SelectionBand
from app.topology.canvas.gestures.bend import NEAR, Bend
from app.topology.canvas.gestures.move import MoveGesture
from app.topology.canvas.gestures.pan import Pan
from app.topology.canvas.gestures.wire import DrawWire, handle_of, offered
from app.topology.canvas.host import CanvasHost
from app.topology.canvas.shapes.bends import bend_at, bends_of
from app.topology.canvas.shapes.shape import Edge
from app.topology.canvas.sheets.single import port_at
from app.topology.canvas.view import STEP
from engine.ficon.drawing.changes.bend import bend

MIN_DRAG = 4.0  # pixels after which a press becomes a drag
HANDLE, OFFER = 12.0, 9.0  # pixels around the handle of a wire; around one of what is not pointed at
Button = Qt.MouseButton
ADD = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


class Pointing:
    """Begins gestures, moves and ends them."""

    def __init__(self, canvas: CanvasHost) -> None:
        self.canvas = canvas
        self.space = False  # is Space held?
        self._pressed: QPointF | None = None
        self._name = ""  # what was under the press
        self._chosen_before = False

    def at(self, point: QPointF) -> str:
        """Id of what is at a point of the widget."""
        view, canvas = self.canvas.view, self.canvas
        return canvas.scene.at(view.picture(point.x(), point.y()), canvas.editor.layers, view.zoom)

    def press(self, event: QMouseEvent) -> None:
        """Hand, wire, or the beginning of a click or drag."""
        canvas, at = self.canvas, event.position()
        canvas.widget.setFocus(Qt.FocusReason.MouseFocusReason)
        if canvas.gesture is not None:
            if event.button() == Button.RightButton:
                canvas.cancel()
            return
        hand = canvas.tool == "hand" or self.space
        if event.button() == Button.MiddleButton or (event.button() == Button.LeftButton and hand):
            canvas.begin(Pan(canvas, at))
            return
        if event.button() != Button.LeftButton:
            return
        if (port := self._port_at(at)) is not None:
            canvas.follow(port)
            return
        source = self._wire_source(at)
        if source:
            canvas.editor.select([source])
            canvas.begin(DrawWire(canvas, at, source))
            return
        self._pressed, self._name = at, self._bent_at(at) or self.at(at)
        self._choose(event.modifiers())

    def _port_at(self, at: QPointF) -> Edge | None:
        """Return the wire whose off-sheet port is at a point of the widget; None = there is none."""
        canvas = self.canvas
        return port_at(canvas.scene, canvas.view.picture(at.x(), at.y()), canvas.editor.layers)

    def _wire_source(self, at: QPointF) -> str:
        """Return the thing whose handle is pressed, or with the wire tool the thing itself."""
        canvas = self.canvas
        if canvas.tool == "wire":
            name = self.at(at)
            return name if name in canvas.scene.shapes else ""
        shape = canvas.scene.shapes.get(canvas.hovered)
        spot = handle_of(shape, canvas.view.frame(shape.core)) if shape else None
        near = spot is not None and (spot - at).manhattanLength() <= HANDLE
        return canvas.hovered if near else self._offered_at(at)

    def _offered_at(self, at: QPointF) -> str:
        """Return the thing whose handle, shown without pointing at the thing, is at a point."""
        spots = offered(self.canvas)
        return next((name for name, spot in spots if (spot - at).manhattanLength() <= OFFER), "")

    def _choose(self, keys: Qt.KeyboardModifier) -> None:
        editor, name = self.canvas.editor, self._name
        self._chosen_before = name in editor.selection
        if self.canvas.tool == "lasso" or not name:
            if not keys & ADD:
                editor.select(())
        elif keys & ADD:
            if not self._chosen_before:
                editor.select((*editor.selection, name))
        elif not self._chosen_before:
            editor.select((name,))
        self.canvas.current = name or self.canvas.current

    def move(self, event: QMouseEvent) -> None:
        """Continue a gesture, begin one, or highlight the thing under the pointer."""
        canvas, at = self.canvas, event.position()
        if canvas.gesture is not None:
            canvas.gesture.move(at, event.modifiers())
        elif self._pressed is not None:
            if (at - self._pressed).manhattanLength() >= MIN_DRAG:
                self._drag(event)
        else:
            self._hover(at)

    def _drag(self, event: QMouseEvent) -> None:
        canvas, start = self.canvas, self._pressed
        assert start is not None
        self._pressed = None
        editor, keys = canvas.editor, event.modifiers()
        chosen = editor.selection if self._name in editor.selection else ()
        if canvas.tool != "lasso" and bends_of(canvas.scene, self._name) is not None:
            canvas.begin(Bend(canvas, start, self._name))
        elif self._moves(chosen):
            canvas.begin(MoveGesture(canvas, start, chosen))
        else:
            keep = editor.selection if keys & ADD else ()
            free = canvas.tool == "lasso" or keys & Qt.KeyboardModifier.AltModifier
            canvas.begin((Lasso if free else SelectionBand)(canvas, start, keep))
        assert canvas.gesture is not None
        canvas.gesture.move(event.position(), keys)

    def _moves(self, chosen: Sequence[str]) -> bool:
        """Return whether a drag moves things: not with the lasso, nor in the overview."""
        canvas = self.canvas
        if canvas.tool == "lasso" or canvas.scene.is_overview:
            return False
        return bool(chosen) and bool(moving.movable(canvas.scene, chosen))

    def _hover(self, at: QPointF) -> None:
        canvas = self.canvas
        if self._port_at(at) is not None:
            canvas.widget.setCursor(Qt.CursorShape.PointingHandCursor)
        elif canvas.scene.whole is not None:
            self.show_cursor()
        name = self._offered_at(at) or self.at(at)
        shape = canvas.scene.shapes.get(canvas.hovered)
        if shape is not None and name != canvas.hovered:
            frame = canvas.view.frame(shape.core).grown(2 * HANDLE)
            spot = handle_of(shape, canvas.view.frame(shape.core))
            near = spot is not None and (spot - at).manhattanLength() <= 1.5 * HANDLE
            if near and frame.holds((at.x(), at.y())):
                return
        if name != canvas.hovered:
            canvas.hovered = name
            canvas.update()

    def release(self, event: QMouseEvent) -> None:
        """Finish; a click on one of several selected things leaves that alone, with Ctrl all but it."""
        canvas = self.canvas
        if canvas.gesture is not None:
            canvas.finish()
            self._hover(event.position())
        elif self._pressed is not None and event.button() == Button.LeftButton:
            self._click(event.modifiers())
        self._pressed = None

    def _click(self, keys: Qt.KeyboardModifier) -> None:
        editor = self.canvas.editor
        if not self._chosen_before or not self._name:
            return
        if keys & ADD:
            editor.select(name for name in editor.selection if name != self._name)
        else:
            editor.select((self._name,))

    def double(self, event: QMouseEvent) -> None:
        """Edit; in the overview, open the sheet."""
        name = self._bent_at(event.position()) or self.at(event.position())
        if event.button() == Button.LeftButton and self._unbend(name, event.position()):
            return
        if name and event.button() == Button.LeftButton:
            self.canvas.editor.select((name,))
            if not self.canvas.open_sheet(name):
                self.canvas.ask_edit(name)

    def _bend_at(self, name: str, at: QPointF) -> int | None:
        """Return the number of the bend of a cable at a point of the widget; None = there is none."""
        view = self.canvas.view
        return bend_at(self.canvas.scene, name, view.picture(at.x(), at.y()), NEAR / view.zoom)

    def _bent_at(self, at: QPointF) -> str:
        """Return the selected cable one of whose bends is at a point; "" = there is none."""
        chosen = self.canvas.editor.selection
        return next((name for name in chosen if self._bend_at(name, at) is not None), "")

    def _unbend(self, name: str, at: QPointF) -> bool:
        """Take the bend at a point away; return whether there was one."""
        canvas, number = self.canvas, self._bend_at(name, at)
        if number is None:
            return False
        rest = [pair for i, pair in enumerate(bends_of(canvas.scene, name) or ()) if i != number]
        return canvas.editor.attempt(lambda: bend(canvas.editor.drawing, name, rest))

    def wheel(self, event: QWheelEvent) -> None:
        """Zoom at the pointer; Shift: to the side; a touch pad pans, and zooms with Ctrl."""
        canvas, pixels, angle = self.canvas, event.pixelDelta(), event.angleDelta()
        keys = event.modifiers()
        if keys & Qt.KeyboardModifier.ShiftModifier:
            canvas.pan_by(-(angle.y() or angle.x()) / 2, 0)
        elif not pixels.isNull() and not keys & Qt.KeyboardModifier.ControlModifier:
            canvas.pan_by(-pixels.x(), -pixels.y())
        elif angle.y():
            canvas.zoom_by(STEP ** (angle.y() / 120.0), event.position())
        event.accept()

    def pinch(self, event: Any) -> bool:
        """Zoom with two fingers."""
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if pinch is None:
            return False
        at = self.canvas.widget.mapFromGlobal(pinch.centerPoint().toPoint())
        self.canvas.zoom_by(pinch.scaleFactor(), QPointF(at))
        event.accept(pinch)
        return True

    def menu(self, event: QEvent) -> None:
        """Ask for the menu of the selection, after selecting the thing under the pointer."""
        assert isinstance(event, QContextMenuEvent)
        canvas = self.canvas
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            name = self.at(QPointF(event.pos()))
            if name not in canvas.editor.selection:
                canvas.editor.select((name,) if name else ())
            canvas.ask_menu(event.globalPos())
        else:
            self.ask_menu()
        event.accept()

    def ask_menu(self) -> None:
        """Ask for the menu beside the selection, by the keyboard."""
        canvas = self.canvas
        box = canvas.scene.box_of(canvas.editor.selection)
        frame = canvas.view.frame(box) if box else None
        at = QPoint(round(frame.right), round(frame.top)) if frame else canvas.rect().center()
        canvas.ask_menu(canvas.widget.mapToGlobal(at))

    def hint(self, event: QHelpEvent) -> None:
        """Say what is under the pointer."""
        canvas, at = self.canvas, QPointF(event.pos())
        name = self.at(at) if canvas.gesture is None else ""
        text = hint(canvas.scene, canvas.look, name, canvas.view.picture(at.x(), at.y())) if name else ""
        QToolTip.showText(event.globalPos(), text, canvas.widget)

    def show_cursor(self) -> None:
        """Show the cursor of the tool."""
        shapes = {"hand": Qt.CursorShape.OpenHandCursor, "lasso": Qt.CursorShape.CrossCursor}
        shape = Qt.CursorShape.OpenHandCursor if self.space else shapes.get(self.canvas.tool)
        self.canvas.widget.setCursor(shape or Qt.CursorShape.ArrowCursor)

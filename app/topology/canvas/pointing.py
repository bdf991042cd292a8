"""Handles mouse, wheel and touchpad on the canvas."""

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
from app.topology.canvas.interaction import Interaction
from app.topology.canvas.sheets.single import port_at
from app.topology.canvas.view import STEP
from app.topology.shapes.bends import bend_at, bends_of
from app.topology.shapes.shape import Edge
from engine.ficon.drawing.changes.bend import bend

MIN_DRAG = 4.0  # pixels after which a press becomes a drag
HANDLE, OFFER = 12.0, 9.0  # pixels around the handle of a wire; around one of what is not pointed at
Button = Qt.MouseButton
ADD = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


class Pointing:
    """Begins, moves and ends gestures."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction, self._viewport = interaction, interaction.viewport
        self._editor, self._widget = interaction.editor, interaction.widget
        self._pressed: QPointF | None = None
        self._name = ""  # element at the pressed position
        self._chosen_before = False

    def at(self, point: QPointF) -> str:
        """Return the id of the element at a point of the widget."""
        scene, view = self._viewport.scene, self._viewport.view
        return scene.at(view.picture(point.x(), point.y()), self._editor.layers, view.zoom)

    def press(self, event: QMouseEvent) -> None:
        """Use the hand, draw a wire, or begin a click or drag."""
        at = event.position()
        self._widget.setFocus(Qt.FocusReason.MouseFocusReason)
        if self._interaction.gesture is not None:
            if event.button() == Button.RightButton:
                self._interaction.cancel()
            else:
                self._interaction.gesture.move(at, event.modifiers())
            return
        hand = self._interaction.tool == "hand" or self._interaction.space
        if event.button() == Button.MiddleButton or (event.button() == Button.LeftButton and hand):
            self._interaction.begin(Pan(self._viewport, at))
            return
        if event.button() != Button.LeftButton:
            return
        if (port := self._port_at(at)) is not None:
            self._viewport.follow(port)
            return
        source = self._wire_source(at)
        if source:
            if source not in self._editor.selection:
                self._editor.select([source])
            self._interaction.begin(DrawWire(self._viewport, at, source))
            return
        self._pressed, self._name = at, self._bent_at(at) or self.at(at)
        self._choose(event.modifiers())

    def _port_at(self, at: QPointF) -> Edge | None:
        """Return the wire whose off-sheet port is at a point of the widget, or None if there is no such
        port.
        """
        return port_at(self._viewport.scene, self._viewport.view.picture(at.x(), at.y()), self._editor.layers)

    def _wire_source(self, at: QPointF) -> str:
        """Return the element whose handle is pressed, or, with the wire tool, the element under the
        pointer.
        """
        if self._interaction.tool == "wire":
            name = self.at(at)
            return name if name in self._viewport.scene.shapes else ""
        shape = self._viewport.scene.shapes.get(self._interaction.hovered)
        spot = handle_of(shape, self._viewport.view.frame(shape.core)) if shape else None
        near = spot is not None and (spot - at).manhattanLength() <= HANDLE
        return self._interaction.hovered if near else self._offered_at(at)

    def _offered_at(self, at: QPointF) -> str:
        """Return the element whose handle is at a point, if the handle is visible without hovering over the
        element.
        """
        spots = offered(self._interaction)
        return next((name for name, spot in spots if (spot - at).manhattanLength() <= OFFER), "")

    def _choose(self, keys: Qt.KeyboardModifier) -> None:
        editor, name = self._editor, self._name
        self._chosen_before = name in editor.selection
        if self._interaction.tool == "lasso" or not name:
            if not keys & ADD:
                editor.select(())
        elif keys & ADD:
            if not self._chosen_before:
                editor.select((*editor.selection, *self._all_of(name)))
        elif not self._chosen_before:
            editor.select(self._all_of(name))
        self._interaction.current = name or self._interaction.current

    def _all_of(self, name: str) -> tuple[str, ...]:
        """Return an element, or all links of a bundle that is shown as one line."""
        scene = self._viewport.scene
        return scene.from_far.links(name) if scene.hidden(self._viewport.view.zoom) else (name,)

    def move(self, event: QMouseEvent) -> None:
        """Continue a gesture, begin one, or highlight the element under the pointer."""
        at = event.position()
        if self._interaction.gesture is not None:
            self._interaction.gesture.move(at, event.modifiers())
        elif self._pressed is not None:
            if (at - self._pressed).manhattanLength() >= MIN_DRAG:
                self._drag(event)
        else:
            self._hover(at)

    def _drag(self, event: QMouseEvent) -> None:
        start = self._pressed
        assert start is not None
        self._pressed = None
        editor, keys = self._editor, event.modifiers()
        chosen = editor.selection if self._name in editor.selection else ()
        if self._interaction.tool != "lasso" and bends_of(self._viewport.scene, self._name) is not None:
            self._interaction.begin(Bend(self._viewport, start, self._name, self._interaction.snap))
        elif self._moves(chosen):
            self._interaction.begin(MoveGesture(self._viewport, start, chosen, self._interaction.snap))
        else:
            keep = editor.selection if keys & ADD else ()
            free = self._interaction.tool == "lasso" or keys & Qt.KeyboardModifier.AltModifier
            self._interaction.begin((Lasso if free else SelectionBand)(self._viewport, start, keep))
        assert self._interaction.gesture is not None
        self._interaction.gesture.move(event.position(), keys)

    def _moves(self, chosen: Sequence[str]) -> bool:
        """Return whether a drag moves elements; it does not with the lasso or in the overview."""
        if self._interaction.tool == "lasso" or self._viewport.scene.is_overview:
            return False
        return bool(chosen) and bool(moving.movable(self._viewport.scene, chosen))

    def _hover(self, at: QPointF) -> None:
        if self._port_at(at) is not None:
            self._widget.setCursor(Qt.CursorShape.PointingHandCursor)
        elif self._viewport.scene.whole is not None:
            self._interaction.show_cursor()
        name = self._offered_at(at) or self.at(at)
        shape = self._viewport.scene.shapes.get(self._interaction.hovered)
        if shape is not None and name != self._interaction.hovered:
            frame = self._viewport.view.frame(shape.core).grown(2 * HANDLE)
            spot = handle_of(shape, self._viewport.view.frame(shape.core))
            near = spot is not None and (spot - at).manhattanLength() <= 1.5 * HANDLE
            if near and frame.holds((at.x(), at.y())):
                return
        if name != self._interaction.hovered:
            self._interaction.hovered = name
            self._widget.update()

    def release(self, event: QMouseEvent) -> None:
        """Finish the gesture; a click on one of several selected elements selects only that element or, with
        Ctrl, deselects only that element.
        """
        gesture = self._interaction.gesture
        if isinstance(gesture, DrawWire) and gesture.is_click(event.position()):
            return  # the next click ends the wire
        if gesture is not None:
            self._interaction.finish()
            self._hover(event.position())
        elif self._pressed is not None and event.button() == Button.LeftButton:
            self._click(event.modifiers())
        self._pressed = None

    def _click(self, keys: Qt.KeyboardModifier) -> None:
        editor = self._editor
        if not self._chosen_before or not self._name:
            return
        if keys & ADD:
            editor.select(name for name in editor.selection if name != self._name)
        else:
            editor.select((self._name,))

    def double(self, event: QMouseEvent) -> None:
        """Rename the element; in the overview, open its sheet."""
        name = self._bent_at(event.position()) or self.at(event.position())
        if event.button() == Button.LeftButton and self._unbend(name, event.position()):
            return
        if name and event.button() == Button.LeftButton:
            self._editor.select((name,))
            if not self._viewport.open_sheet(name):
                self._interaction.rename_asked.emit(name)

    def _bend_at(self, name: str, at: QPointF) -> int | None:
        """Return the number of the cable bend at a point of the widget, or None if there is no bend."""
        view = self._viewport.view
        return bend_at(self._viewport.scene, name, view.picture(at.x(), at.y()), NEAR / view.zoom)

    def _bent_at(self, at: QPointF) -> str:
        """Return the selected cable that has a bend at a point, or "" if there is no such cable."""
        chosen = self._editor.selection
        return next((name for name in chosen if self._bend_at(name, at) is not None), "")

    def _unbend(self, name: str, at: QPointF) -> bool:
        """Remove the bend at a point; return whether there was a bend."""
        number = self._bend_at(name, at)
        if number is None:
            return False
        rest = [pair for i, pair in enumerate(bends_of(self._viewport.scene, name) or ()) if i != number]
        return self._editor.attempt(lambda: bend(self._editor.drawing, name, rest))

    def wheel(self, event: QWheelEvent) -> None:
        """Zoom at the pointer, or pan sideways with Shift; a touchpad pans, and zooms with Ctrl."""
        pixels, angle = event.pixelDelta(), event.angleDelta()
        keys = event.modifiers()
        if keys & Qt.KeyboardModifier.ShiftModifier:
            self._viewport.pan_by(-(angle.y() or angle.x()) / 2, 0)
        elif not pixels.isNull() and not keys & Qt.KeyboardModifier.ControlModifier:
            self._viewport.pan_by(-pixels.x(), -pixels.y())
        elif angle.y():
            self._viewport.zoom_by(STEP ** (angle.y() / 120.0), event.position())
        event.accept()

    def pinch(self, event: Any) -> bool:
        """Zoom with two fingers."""
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if pinch is None:
            return False
        at = self._widget.mapFromGlobal(pinch.centerPoint().toPoint())
        self._viewport.zoom_by(pinch.scaleFactor(), QPointF(at))
        event.accept(pinch)
        return True

    def menu(self, event: QEvent) -> None:
        """Show the menu of the selection, after selecting the element under the pointer."""
        assert isinstance(event, QContextMenuEvent)
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            name = self.at(QPointF(event.pos()))
            if name not in self._editor.selection:
                self._editor.select((name,) if name else ())
            self._interaction.menu_asked.emit(self._editor.selection, event.globalPos())
        else:
            self.ask_menu()
        event.accept()

    def ask_menu(self) -> None:
        """Open the menu next to the selection, by keyboard."""
        box = self._viewport.scene.box_of(self._editor.selection)
        frame = self._viewport.view.frame(box) if box else None
        at = QPoint(round(frame.right), round(frame.top)) if frame else self._widget.rect().center()
        self._interaction.menu_asked.emit(self._editor.selection, self._widget.mapToGlobal(at))

    def hint(self, event: QHelpEvent) -> None:
        """Describe the element under the pointer."""
        at = QPointF(event.pos())
        name = self.at(at) if self._interaction.gesture is None else ""
        text = (
            hint(self._viewport.scene, self._viewport.look, name, self._viewport.view.picture(at.x(), at.y()))
            if name
            else ""
        )
        note = self._interaction.running.note(name)
        QToolTip.showText(event.globalPos(), "\n".join(filter(None, (text, note))), self._widget)

"""A canvas with a drawing, and hands and keys to work in it, for the tests of the picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.topology.canvas.canvas import Canvas
from app.topology.canvas.gestures.drop import MIME
from app.topology.editor import Editor
from engine.ficon.drawing.templates import template

Held: TypeAlias = Qt.KeyboardModifier
Button: TypeAlias = Qt.MouseButton
Type: TypeAlias = QEvent.Type


def drawn(key: str = "", **values: Any) -> Editor:
    """Return an editor with a template in it."""
    editor = Editor()
    if key:
        assert editor.attempt(lambda: template(key).make(editor.drawing, **values))
        editor.select(())
    return editor


class Hands:
    """Works in a canvas by mouse and keyboard."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.refused: list[str] = []
        self.offers: list[Callable[[], object]] = []
        canvas.editor.refused.connect(lambda text, things: self.refused.append(text))
        canvas.editor.offered.connect(self._note_offer)

    def _note_offer(self, reason: str, remedy: str, do: Callable[[], object]) -> None:
        self.refused.append(f"{reason}|{remedy}")
        self.offers.append(do)

    def at(self, name: str) -> QPointF:
        """Return the middle of a thing's box with its name, in the widget."""
        return QPointF(
            *self.canvas.viewport.view.screen(*self.canvas.viewport.scene.shapes[name].core.middle)
        )

    def corner(self, name: str) -> QPointF:
        """Return a free point of a frame."""
        box = self.canvas.viewport.scene.shapes[name].box
        return QPointF(*self.canvas.viewport.view.screen(box.left + 6, box.top + 6))

    def send(self, kind: QEvent.Type, at: QPointF, button: Button, held: Held = Held.NoModifier) -> None:
        down = Button.NoButton if kind == Type.MouseButtonRelease else button
        own = Button.NoButton if kind == Type.MouseMove else button
        where = QPointF(self.canvas.mapToGlobal(at.toPoint()))
        QApplication.sendEvent(self.canvas, QMouseEvent(kind, at, where, own, down, held))

    def click(self, at: QPointF, held: Held = Held.NoModifier, button: Button = Button.LeftButton) -> None:
        self.send(Type.MouseButtonPress, at, button, held)
        self.send(Type.MouseButtonRelease, at, button, held)

    def hover(self, at: QPointF) -> None:
        self.send(Type.MouseMove, at, Button.NoButton)

    def press(self, at: QPointF, held: Held = Held.NoModifier, button: Button = Button.LeftButton) -> None:
        self.send(Type.MouseButtonPress, at, button, held)

    def pull(self, *way: QPointF, held: Held = Held.NoModifier) -> None:
        for at in way:
            self.send(Type.MouseMove, at, Button.LeftButton, held)

    def drag(self, *way: QPointF, held: Held = Held.NoModifier, button: Button = Button.LeftButton) -> None:
        self.press(way[0], held, button)
        self.pull(way[0] + QPointF(5, 5), *way[1:], held=held)
        self.send(Type.MouseButtonRelease, way[-1], button, held)

    def key(self, *keys: Qt.Key, held: Held = Held.NoModifier) -> None:
        for key in keys:
            QTest.keyClick(self.canvas, key, held)

    def drop(self, key: str, at: QPointF, land: bool = True) -> bool:
        """Drag from the palette; was it taken?"""
        data = QMimeData()
        data.setData(MIME, key.encode())
        action, spot = Qt.DropAction.CopyAction, QPoint(round(at.x()), round(at.y()))
        more = (data, Button.LeftButton, Held.NoModifier)
        QApplication.sendEvent(self.canvas, QDragEnterEvent(spot, action, *more))
        over = QDragMoveEvent(spot, action, *more)
        QApplication.sendEvent(self.canvas, over)
        before = self.canvas.editor.drawing.revision
        if land and over.isAccepted():
            QApplication.sendEvent(self.canvas, QDropEvent(QPointF(spot), action, *more))
        else:
            QApplication.sendEvent(self.canvas, QDragLeaveEvent())
        return over.isAccepted() and (not land or self.canvas.editor.drawing.revision != before)

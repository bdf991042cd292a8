"""Dragging an entry of the palette over the picture shows its future place, or the reason why it does not
fit.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from PySide6.QtCore import QCoreApplication, QMimeData, QPointF, Qt
from PySide6.QtGui import QPainter

from app.charts.toolkit import brushes
from app.topology.canvas.interaction import NONE, Gesture
from app.topology.canvas.painting import marks
from app.topology.canvas.painting.strokes import Hint, panel, pen
from app.topology.canvas.viewport import Viewport
from app.topology.shapes import letters
from app.topology.shapes.box import Box, box_at
from app.topology.shapes.guides import GRID
from app.topology.shapes.placing.landing import SIZES, Landing, landed, landing
from engine.ficon.drawing.changes import create
from engine.ficon.drawing.model.drawing import Change, Place
from engine.ficon.drawing.model.names import called
from engine.ficon.drawing.model.palette import PALETTE
from engine.ficon.drawing.templates import template, templates

MIME = "application/x-lparlab-thing"
TEMPLATE = "template:"
MAX_PAYLOAD = 80  # letters of a payload


def key_of(data: QMimeData) -> str:
    """Return the dragged key, or "" if it is not from the palette."""
    raw = bytes(data.data(MIME).data())[:MAX_PAYLOAD]
    try:
        key = raw.decode("ascii")
    except UnicodeDecodeError:
        return ""
    known = {item.key for item in PALETTE} | {TEMPLATE + item.key for item in templates()}
    return key if key in known else ""


class Drop(Gesture):
    """key: a palette key, or template:KEY. own: places the custom template with that name."""

    def __init__(
        self, viewport: Viewport, at: QPointF, key: str, own: Callable[[Place], Change] | None = None
    ) -> None:
        super().__init__(viewport, at)
        self.key, self.landing, self._own = key, Landing(""), own
        self._refused = cache(partial(create.refusal, self.editor.drawing, key))
        self.move(at)

    def move(self, at: QPointF, keys: Qt.KeyboardModifier = NONE) -> None:
        """Check whether the entry fits at the pointer."""
        super().move(at, keys)
        scene = self.viewport.scene
        if scene.is_overview:
            text = QCoreApplication.translate("Canvas", "Place it on another sheet: this is the overview")
            self.landing = Landing("", reason=text)
        elif not self._template:
            self.landing = landing(scene, self.key, self.point, self.editor.layers, self._refused)

    @property
    def _template(self) -> bool:
        return self._own is not None or self.key.startswith(TEMPLATE)

    @property
    def _has_form(self) -> bool:
        return self._own is None and self._template and bool(template(self.key.removeprefix(TEMPLATE)).fields)

    def finish(self) -> None:
        """Insert the entry at the pointer, open the form of a template, or report why the entry does not fit
        there and offer the nearest place.
        """
        wanted, editor = self.landing, self.editor
        if not wanted.reason and self._has_form:
            editor.form_wanted.emit(self.key.removeprefix(TEMPLATE), self._place())
        elif not wanted.reason:
            editor.attempt(self._change)
        elif wanted.nearest:
            text = QCoreApplication.translate("Canvas", "Move into {0}")
            into = partial(create.make, editor.drawing, self.key, None, wanted.nearest)
            remedy = text.format(called(editor.drawing, wanted.nearest))
            editor.offered.emit(wanted.reason, remedy, partial(editor.attempt, into))
        else:
            editor.refused.emit(wanted.reason, ())

    def _change(self) -> Change:
        drawing = self.editor.drawing
        if self._own is not None:
            return self._own(self._place())
        if self._template:
            return template(self.key.removeprefix(TEMPLATE)).make(drawing, self._place())
        return landed(self.viewport.scene, self.key, self.landing)

    def _place(self) -> Place:
        x, y = (round(value / GRID) * int(GRID) for value in self.point)
        return Place(x, y)

    def paint(self, painter: QPainter) -> None:
        """Paint the outline, the container below it, and the reason why it does not fit."""
        look, view, wanted = self.viewport.look, self.viewport.view, self.landing
        shape = self.viewport.scene.shapes.get(wanted.inside or wanted.nearest)
        if shape is not None:
            marks.target(painter, view.frame(shape.box), look, not wanted.reason)
        if wanted.reason:
            marks.bubble(painter, self.now, wanted.reason, look, self.viewport.widget.rect(), bad=True)
            return
        box = view.frame(wanted.box) if wanted.box else self._at_pointer()
        painter.setRenderHint(Hint)
        focus = look.colours.focus
        panel(painter, box, 6, brushes.faded(focus, 0.12), pen(focus, 1.4, Qt.PenStyle.DashLine))
        letters.centred(painter, *box.middle, self._title(), look.colours.text, "title")

    def _at_pointer(self) -> Box:
        """Return the frame, next to the pointer, of an element that has no place of its own."""
        wide, high = SIZES.get(self.key, (120.0, 36.0))
        zoom = self.viewport.view.zoom
        wide = max(wide * zoom, letters.width(self._title(), "title") + 20.0)
        return box_at(self.now.x() + 8, self.now.y() + 8, wide, max(high * zoom, 24.0))

    def _title(self) -> str:
        if self._own is not None:
            return self.key
        if self._template:
            return template(self.key.removeprefix(TEMPLATE)).title
        return next(item.title for item in PALETTE if item.key == self.key)

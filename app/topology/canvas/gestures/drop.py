"""Something from the palette over the picture: where it would go, or why it does not fit there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QMimeData, QPointF, Qt
from PySide6.QtGui import QPainter

from app.charts.toolkit import brushes
from app.topology.canvas.interaction import NONE, Gesture
from app.topology.canvas.painting import marks
from app.topology.canvas.painting.strokes import Hint, panel, pen
from app.topology.canvas.viewport import Viewport
from app.topology.shapes import letters, sizes
from app.topology.shapes.box import Box
from app.topology.shapes.guides import GRID
from engine.ficon.drawing.changes import create
from engine.ficon.drawing.model.drawing import Change, Place
from engine.ficon.drawing.model.palette import PALETTE
from engine.ficon.drawing.templates import template, templates

MIME = "application/x-lparlab-thing"
TEMPLATE = "template:"
MAX_PAYLOAD = 80  # letters of a payload
FREE = ("cec", "director", "storage", "note", "cluster")  # stand where they are put
SIZES = {
    "cec": sizes.EMPTY, "lpar": sizes.LPAR, "channel": sizes.CORE, "director": sizes.DIRECTOR,
    "note": (sizes.NOTE_WIDTH, 40.0), "css": sizes.EMPTY, "card": sizes.EMPTY, "storage": sizes.STORAGE,
}  # fmt: skip


def key_of(data: QMimeData) -> str:
    """Return the key that is dragged; "" if it is none of the palette."""
    raw = bytes(data.data(MIME).data())[:MAX_PAYLOAD]
    try:
        key = raw.decode("ascii")
    except UnicodeDecodeError:
        return ""
    known = {item.key for item in PALETTE} | {TEMPLATE + item.key for item in templates()}
    return key if key in known else ""


class Drop(Gesture):
    """key: of the palette, or template:KEY."""

    def __init__(self, viewport: Viewport, at: QPointF, key: str) -> None:
        super().__init__(viewport, at)
        self.key, self.inside, self.reason = key, "", ""
        self._asked: dict[str, str] = {}
        self.move(at)

    def move(self, at: QPointF, keys: Qt.KeyboardModifier = NONE) -> None:
        """Ask whether it fits where the pointer is."""
        super().move(at, keys)
        scene = self.viewport.scene
        under = scene.container_at(self.point, self.editor.layers)
        self.inside = next(iter(under), "") if not self._template else ""
        if self.inside not in self._asked:
            drawing = self.editor.drawing
            text = "" if self._template else create.refusal(drawing, self.key, self.inside)
            if scene.is_overview:
                text = QCoreApplication.translate("Canvas", "Put it on another sheet: this is the overview")
            self._asked[self.inside] = text
        self.reason = self._asked[self.inside]

    @property
    def _template(self) -> bool:
        return self.key.startswith(TEMPLATE)

    def finish(self) -> None:
        """Put it there."""
        self.editor.attempt(self._change)

    def _change(self) -> Change:
        drawing = self.editor.drawing
        if self._template:
            return template(self.key.removeprefix(TEMPLATE)).make(drawing, self._place())
        return create.make(drawing, self.key, self._place() if self._own_place() else None, self.inside)

    def _own_place(self) -> bool:
        """Return whether the thing keeps the place where it is dropped."""
        if self.key in FREE:
            return True
        scene = self.viewport.scene
        if self.key not in ("lpar", "channel", "card", "css") or not self.inside:
            return False
        held = scene.nesting.held.get(self.inside, ())
        return any(scene.nesting.fixed(thing.id) for thing in held)

    def _place(self) -> Place:
        x, y = self.point
        wide, high = SIZES.get(self.key, (0.0, 0.0))
        left, top = x - wide / 2, y - high / 2
        return Place(round(left / GRID) * int(GRID), round(top / GRID) * int(GRID))

    def paint(self, painter: QPainter) -> None:
        """Paint the outline, the container below it, and the reason why it does not fit."""
        look, view = self.viewport.look, self.viewport.view
        shape = self.viewport.scene.shapes.get(self.inside)
        if shape is not None and self.key not in FREE:
            marks.target(painter, view.frame(shape.box), look, not self.reason)
        if self.reason:
            marks.bubble(painter, self.now, self.reason, look, self.viewport.widget.rect(), bad=True)
            return
        wide, high = SIZES.get(self.key, (120.0, 36.0))
        place = self._place() if self.key in SIZES else None
        corner = view.screen(*place) if place else (self.now.x() + 8, self.now.y() + 8)
        box = Box(*corner, corner[0] + wide * view.zoom, corner[1] + high * view.zoom)
        painter.setRenderHint(Hint)
        focus = look.colours.focus
        panel(painter, box, 6, brushes.faded(focus, 0.12), pen(focus, 1.4, Qt.PenStyle.DashLine))
        letters.centred(painter, *box.middle, _title(self.key), look.colours.text, "title")


def _title(key: str) -> str:
    if key.startswith(TEMPLATE):
        return template(key.removeprefix(TEMPLATE)).title
    return next(item.title for item in PALETTE if item.key == key)

"""A wire drawn from an element: it snaps to elements that can be joined, and shows why others cannot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from weakref import WeakKeyDictionary

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from app.topology.canvas.interaction import NONE, Gesture, Interaction
from app.topology.canvas.painting import marks
from app.topology.canvas.painting.strokes import Hint, path, pen
from app.topology.canvas.viewport import Viewport
from app.topology.editor import LAYERS
from app.topology.shapes import routes
from app.topology.shapes.box import Box
from app.topology.shapes.box_index import BoxIndex
from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.shape import Shape
from engine.ficon.drawing.changes import join
from engine.ficon.drawing.changes.cable_all import cable_all
from engine.ficon.drawing.model.cabling import Channel, Director
from engine.ficon.drawing.model.names import called

MAX_MARKED = 200  # partners that are marked
MIN_WIRE = 6.0  # pixels after which a press draws a wire


class WireGesture:
    """source: id of the element at which the wire begins."""

    def __init__(self, scene: CanvasScene, source: str) -> None:
        self.scene, self.source = scene, source
        self.partners = join.partners(scene.drawing, source) & scene.shapes.keys()
        self._reasons: dict[str, str] = {}

    def target(self, names: Iterable[str]) -> str:
        """Return the innermost element that can be joined, or otherwise the first element."""
        tried = [name for name in names if name != self.source]
        fitting = [name for name in tried if name in self.partners]
        return next((name for name in fitting if not self.reason(name)), next(iter(fitting or tried), ""))

    def reason(self, name: str) -> str:
        """Return why an element cannot be joined, or "" if it can."""
        if name not in self._reasons:
            self._reasons[name] = join.refusal(self.scene.drawing, self.source, name)
        return self._reasons[name]

    def fitting(self) -> list[str]:
        """Return the elements that can be joined, nearest first."""
        x, y = self.scene.shapes[self.source].core.middle
        middles = {name: self.scene.shapes[name].core.middle for name in self.partners}
        near = sorted(middles, key=lambda n: (abs(middles[n][0] - x) + abs(middles[n][1] - y), n))
        return [name for name in near if not self.reason(name)]


class DrawWire(Gesture):
    """Drawing a wire with the pointer or the keyboard; with the keyboard, `choose` sets the end."""

    cursor = Qt.CursorShape.CrossCursor
    is_wire = True

    def __init__(self, viewport: Viewport, at: QPointF, source: str) -> None:
        super().__init__(viewport, at)
        self.wire = WireGesture(viewport.scene, source)
        self.target = ""

    def move(self, at: QPointF, keys: Qt.KeyboardModifier = NONE) -> None:
        """Snap to the element under the pointer."""
        super().move(at, keys)
        scene = self.viewport.scene
        layers = self.editor.layers
        own = {self.wire.source, *scene.holders(self.wire.source)}
        under = [name for name in scene.container_at(self.point, layers) if name not in own]
        self.target = self.wire.target(under)

    def is_click(self, at: QPointF) -> bool:
        """Return whether the button is released where it was pressed; if so, the next click ends the wire."""
        return not self.target and (at - self.start).manhattanLength() < MIN_WIRE

    def choose(self, name: str) -> None:
        """Set the end by keyboard."""
        self.target = name
        middle = self.viewport.view.screen(*self.viewport.scene.shapes[name].core.middle)
        self.now = QPointF(*middle)
        self.viewport.widget.update()

    def step(self, by: int) -> str:
        """Go to the next element that can be joined, and return it, or "" if there is no such element."""
        fitting = self.wire.fitting()
        if not fitting:
            return ""
        at = fitting.index(self.target) + by if self.target in fitting else 0
        self.choose(fitting[at % len(fitting)])
        return self.target

    def finish(self) -> None:
        """Join the elements, or report why they cannot be joined."""
        if not self.target:
            return
        source, end, editor = self.wire.source, self.target, self.editor
        if self._for_all():
            editor.attempt(lambda: cable_all(editor.drawing, editor.selection, end))
        else:
            editor.attempt(lambda: join.join(editor.drawing, source, end))

    def _for_all(self) -> bool:
        """Return whether the wire goes from one of several selected channels to a director."""
        drawing, chosen = self.editor.drawing, self.editor.selection
        channels = [name for name in chosen if isinstance(drawing.find(name), Channel)]
        to_director = isinstance(drawing.find(self.target), Director)
        return to_director and self.wire.source in channels and len(channels) > 1

    def paint(self, painter: QPainter) -> None:
        """Paint the wire, its possible ends, and the reason next to the pointer."""
        view, look, shapes = self.viewport.view, self.viewport.look, self.viewport.scene.shapes
        for name in sorted(self.wire.partners)[:MAX_MARKED]:
            marks.hovered(painter, view.frame(shapes[name].core), look)
        reason = self.wire.reason(self.target) if self.target else ""
        if self.target:
            marks.target(painter, view.frame(shapes[self.target].core), look, not reason)
        self._line(painter, bool(reason))
        if self.target:
            drawing = self.editor.drawing
            text = reason or called(drawing, self.target)
            marks.bubble(painter, self.now, text, look, self.viewport.widget.rect(), bad=bool(reason))

    def _line(self, painter: QPainter, bad: bool) -> None:
        view, look, shapes = self.viewport.view, self.viewport.look, self.viewport.scene.shapes
        source = shapes[self.wire.source]
        if self.target and not bad:
            way = routes.between(source, shapes[self.target])
        else:
            way = routes.bend(routes.anchor(source, _spot(self.point)), (self.point, routes.UP))
        painter.save()
        painter.setRenderHint(Hint)
        painter.translate(-view.x, -view.y)
        painter.scale(view.zoom, view.zoom)
        colour = look.colours.bad if bad else look.colours.focus
        painter.strokePath(
            path(way), pen(colour, 2.4, Qt.PenStyle.DashLine if bad else Qt.PenStyle.SolidLine)
        )
        painter.restore()


def _spot(point: tuple[float, float]) -> Box:
    return Box(point[0], point[1], point[0], point[1])


OFFERED = frozenset(("lpar", "channel", "director", "storage"))  # kinds with a handle at all times
WIRED = OFFERED | {"port", "unit", "device", "link", "cluster", "cec"}  # kinds with a handle
MANY, LEAST = 60, 10.0  # handles at a time; pixels of the height of a thing that has one
ASIDE = 9.0  # pixels from a thing to the middle of its handle
FEW_EACH = 3  # things in sight for each of them, beyond which nothing is looked for

_indexes: WeakKeyDictionary[CanvasScene, BoxIndex] = WeakKeyDictionary()
_met: WeakKeyDictionary[CanvasScene, dict[str, list[tuple[float, float, str]]]] = WeakKeyDictionary()


def offered(interaction: Interaction) -> list[tuple[str, QPointF]]:
    """Return the elements whose handles are visible before the pointer is near, with the handle positions."""
    viewport = interaction.viewport
    if interaction.gesture is not None or interaction.running or interaction.tool not in ("select", "wire"):
        return []
    shapes = viewport.scene.shapes
    first = viewport.editor.selection[:1]
    chosen = [shapes[name] for name in first if name in shapes]
    found = {shape.id: shape for shape in (*chosen, *_near(viewport))}
    spots = [(name, handle_of(shape, viewport.view.frame(shape.core))) for name, shape in found.items()]
    return [
        (name, at) for name, at in spots if at is not None and (name in first or not _covers(viewport, name))
    ]


def _covers(viewport: Viewport, name: str) -> bool:
    """Return whether the handle of an element would cover another element, as can happen when zoomed out."""
    known = _met.setdefault(viewport.scene, {})
    if name not in known:
        known[name] = list(_meeting(viewport.scene, name))
    pixel, layers = 1 / viewport.view.zoom, viewport.editor.layers
    return any(low < pixel < high and (not layer or layer in layers) for low, high, layer in known[name])


def _meeting(scene: CanvasScene, name: str) -> Iterator[tuple[float, float, str]]:
    """Yield the pixel sizes in the picture at which the handle of an element meets other elements, with their
    layer.

    Pixel sizes at which the element has no handle do not count.
    """
    core = scene.shapes[name].core
    (_, y), most = core.middle, core.height / LEAST
    near, far, reach = ASIDE - marks.HANDLE, ASIDE + marks.HANDLE, marks.HANDLE
    around = Box(core.right, y - reach * most, core.right + far * most, y + reach * most)
    for shape in scene.seen(around, LAYERS):
        other = shape.core
        if shape.kind in OFFERED and shape.id != name:
            low = max((other.left - core.right) / far, (other.top - y) / reach, (y - other.bottom) / reach)
            yield low, (other.right - core.right) / near, shape.layer


def _near(viewport: Viewport) -> list[Shape]:
    """Return the visible shapes that offer handles, if they are large enough and few."""
    scene, view, layers = viewport.scene, viewport.view, viewport.editor.layers
    names = list(islice(_index(scene).near(view.box), MANY * FEW_EACH + 1))
    if len(names) > MANY * FEW_EACH:
        return []
    seen = (shape for shape in map(scene.shapes.__getitem__, names) if shape.core.height * view.zoom >= LEAST)
    found = [shape for shape in seen if not shape.layer or shape.layer in layers]
    return found if len(found) <= MANY else []


def _index(scene: CanvasScene) -> BoxIndex:
    """Return an index of the places in a picture where elements always show a handle."""
    if scene not in _indexes:
        _indexes[scene] = BoxIndex()
        for name, shape in scene.shapes.items():
            if shape.kind in OFFERED:
                _indexes[scene].add(name, shape.box)
    return _indexes[scene]


def handle_of(shape: Shape, frame: Box) -> QPointF | None:
    """Return the handle's position in the widget: the middle of the shape's right edge."""
    if shape.kind not in WIRED:
        return None
    return QPointF(frame.right + ASIDE, (frame.top + frame.bottom) / 2)

"""Paints the layer over the still picture: gesture, selection, pointer, run, problems, focus and zoom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPolygonF

from app.topology.canvas import compared, letters
from app.topology.canvas.bending import chosen_bend
from app.topology.canvas.compared import Compared
from app.topology.canvas.gathered import ProblemMark
from app.topology.canvas.gestures.move import MoveGesture
from app.topology.canvas.gestures.wire import handle_of, offered
from app.topology.canvas.host import CanvasHost
from app.topology.canvas.painting import flows, legend, marks
from app.topology.canvas.painting.legend import WriterKey
from app.topology.canvas.painting.look import colours
from app.topology.canvas.painting.strokes import Hint, panel, pen
from app.topology.canvas.running import Running
from app.topology.canvas.shapes.bends import bends_of
from app.topology.canvas.shapes.box import Box
from engine.language import numeral

FOLLOWED = 40  # lines that stand out
MAX_FRAMES = 400  # frames of selected things that are painted one by one
SIZE, MAX_MARKS = 18.0, 400  # of a mark of problems, pixels; marks that are painted
PILLS = frozenset(("link", "cluster"))
FEW = 10  # problems whose number has room in a sign


class Extras(NamedTuple):
    """Contents of a frame beside the drawing. problems: what is marked, by id."""

    running: Running
    problems: Mapping[str, ProblemMark]
    keys: Sequence[WriterKey]
    right: float
    compared: Compared = Compared()


def paint(painter: QPainter, canvas: CanvasHost, extras: Extras) -> None:
    """Paint all of it, in pixels of the widget."""
    if extras.running:
        flows.paint(painter, canvas, extras.running)
    if not isinstance(canvas.gesture, MoveGesture):
        if not extras.compared:
            _handles(painter, canvas)
        _selection(painter, canvas)
        _pointer(painter, canvas)
    if extras.compared:
        compared.paint(painter, extras.compared, canvas.scene, canvas.view, canvas.look)
    else:
        _warnings(painter, canvas, extras.problems)
    legend.paint(painter, canvas.look, extras.keys, Box(0, 0, extras.right, canvas.rect().height()))
    _zoom(painter, canvas)
    if canvas.gesture is not None:
        canvas.gesture.paint(painter)
    if canvas.widget.hasFocus():
        _focus(painter, canvas)


def _selection(painter: QPainter, canvas: CanvasHost) -> None:
    view, scene, look = canvas.view, canvas.scene, canvas.look
    chosen = canvas.editor.selection
    lines = [edge for name in chosen if name not in scene.shapes for edge in canvas.edges_named(name)]
    shown = canvas.edges_shown()
    if lines or shown:
        painter.save()
        painter.translate(-view.x, -view.y)
        painter.scale(view.zoom, view.zoom)
        for edge in shown:
            marks.connection(painter, edge, look)
        for edge in lines:
            marks.line(painter, edge, look)
        painter.restore()
    for name in chosen:
        for number, spot in enumerate(bends_of(scene, name) or ()):
            marks.bend(painter, QPointF(*view.screen(*spot)), look, number == chosen_bend(canvas))
    several = len(chosen) > 1 and canvas.widget.hasFocus()
    for name in chosen[:MAX_FRAMES]:
        if name in scene.shapes:
            frame = view.frame(scene.shapes[name].box)
            marks.selected(painter, frame, look, several and name == canvas.current)
    if canvas.current not in chosen and canvas.current in scene.shapes and canvas.widget.hasFocus():
        frame = view.frame(scene.shapes[canvas.current].box).grown(2.0)
        painter.setRenderHint(Hint)
        panel(painter, frame, 6, None, pen(look.colours.focus, 1.4, Qt.PenStyle.DotLine))


def _pointer(painter: QPainter, canvas: CanvasHost) -> None:
    name = canvas.hovered
    if canvas.gesture is not None or name not in canvas.scene.shapes:
        return
    shape = canvas.scene.shapes[name]
    _lines_of(painter, canvas, name)
    frame = canvas.view.frame(shape.core)
    if name not in canvas.editor.selection:
        marks.hovered(painter, frame, canvas.look)
    at = handle_of(shape, frame)
    if at is not None:
        marks.handle(painter, at, canvas.look.colours)


def _handles(painter: QPainter, canvas: CanvasHost) -> None:
    """Show where wires begin, before the pointer is near; as large at any zoom."""
    for name, at in offered(canvas):
        if name != canvas.hovered:
            bright = name in canvas.editor.selection
            dot = _handle(canvas.look.name, bright, canvas.look.ratio)
            painter.drawPixmap(at - QPointF(marks.HANDLE + 2, marks.HANDLE + 2), dot)


@lru_cache(maxsize=16)
def _handle(name: str, bright: bool, ratio: float) -> QPixmap:
    """Return the picture of a handle; kept."""
    size = 2 * (marks.HANDLE + 2)
    made = QPixmap(round(size * ratio), round(size * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        marks.handle(painter, QPointF(size / 2, size / 2), colours(name), not bright)
    return made


def _lines_of(painter: QPainter, canvas: CanvasHost, name: str) -> None:
    """Highlight the lines of the thing under the pointer."""
    view, layers = canvas.view, canvas.editor.layers
    edges = [canvas.scene.edges[number] for number in canvas.scene.edges_of.get(name, ())[:FOLLOWED]]
    painter.save()
    painter.translate(-view.x, -view.y)
    painter.scale(view.zoom, view.zoom)
    for edge in edges:
        if not edge.layer or edge.layer in layers:
            marks.followed(painter, edge, canvas.look)
    painter.restore()


def _warnings(painter: QPainter, canvas: CanvasHost, problems: Mapping[str, ProblemMark]) -> None:
    """Mark the upper right corner of each visible thing, in pixels of the widget; the worst lie above."""
    scene, view, look = canvas.scene, canvas.view, canvas.look
    near, painted = view.box.grown(20.0 / view.zoom), 0
    for name, (severity, count) in problems.items():
        shape = scene.shapes.get(name)
        if shape is None or not shape.core.meets(near) or (shape.layer and shape.layer not in look.layers):
            continue
        mark = _mark(look.name, severity, count, look.ratio)
        wide = mark.width() / mark.devicePixelRatio()
        painter.drawPixmap(corner(shape.kind, view.frame(shape.core), wide), mark)
        painted += 1
        if painted >= MAX_MARKS:
            return


def corner(kind: str, frame: Box, wide: float) -> QPointF:
    """Return the upper left corner of a mark: at a corner of its thing, or left of a pill."""
    if kind in PILLS:
        return QPointF(round(frame.left - wide - 2.0), round(frame.middle[1] - SIZE / 2))
    return QPointF(round(frame.right - wide + SIZE / 2), round(frame.top - SIZE / 2))


@lru_cache(maxsize=128)
def _mark(name: str, severity: str, count: int, ratio: float) -> QPixmap:
    """Error: a filled disc; warning: a triangle; info: a ring; in it or beside it the number of problems."""
    c, half = colours(name), SIZE / 2
    colour = {"error": c.bad, "warning": c.warning}.get(severity, c.focus)
    text, beside = str(count), numeral(count, ",") if count >= FEW else ""
    wide = SIZE + (letters.width(beside, "small") + 8.0 if beside else 0.0)
    made = QPixmap(round(wide * ratio), round(SIZE * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(Hint)
        if beside:
            panel(painter, Box(0.5, 0.5, wide - 0.5, SIZE - 0.5), half, c.box, pen(colour, 1.0))
            letters.centred(painter, (wide + SIZE - 4.0) / 2, half, beside, c.text, "small")
            text = "!" if severity != "info" else "i"
        painter.setPen(pen(c.box, 1.2) if severity == "error" else pen(colour, 1.8))
        painter.setBrush(colour if severity == "error" else c.box)
        if severity == "warning":
            corners = ((half, 1.2), (SIZE - 1, SIZE - 2), (1, SIZE - 2))
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        else:
            painter.drawEllipse(QRectF(1.2, 1.2, SIZE - 2.4, SIZE - 2.4))
        ink = c.box if severity == "error" else c.text
        letters.centred(painter, half, half + (2.6 if severity == "warning" else 0.0), text, ink, "letter")
    return made


def _zoom(painter: QPainter, canvas: CanvasHost) -> None:
    """Paint the zoom in the lower left corner."""
    chip = _chip(numeral(canvas.view.zoom, ".0%"), canvas.look.name, canvas.look.ratio)
    painter.drawPixmap(QPointF(10, canvas.rect().height() - 32), chip)


@lru_cache(maxsize=64)
def _chip(text: str, name: str, ratio: float) -> QPixmap:
    """Return a picture of a text on a plate; kept."""
    c, box = colours(name), Box(0.5, 0.5, letters.width("000%", "small") + 15.5, 21.5)
    made = QPixmap(round((box.right + 1) * ratio), round(22 * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(c.ground)
    with QPainter(made) as painter:
        painter.setRenderHint(Hint)
        panel(painter, box, 5, c.box, pen(c.outline, 1.0))
        letters.centred(painter, *box.middle, text, c.muted, "small")
    return made


def _focus(painter: QPainter, canvas: CanvasHost) -> None:
    """Paint a frame of four bars: a path around all of it takes a tenth of a frame's time."""
    focus, wide, high = canvas.look.colours.focus, canvas.rect().width(), canvas.rect().height()
    for bar in ((0, 0, wide, 2), (0, high - 2, wide, 2), (0, 2, 2, high - 4), (wide - 2, 2, 2, high - 4)):
        painter.fillRect(*bar, focus)

"""Paints the layer over the static picture: gesture, selection, pointer, run, problems, focus and zoom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion

from app.topology.canvas import compared, problem_marks
from app.topology.canvas.bending import chosen_bend
from app.topology.canvas.compared import Compared
from app.topology.canvas.gathered import ProblemMark
from app.topology.canvas.gestures.move import MoveGesture
from app.topology.canvas.gestures.wire import handle_of, offered
from app.topology.canvas.interaction import Interaction
from app.topology.canvas.painting import flows, legend, marks
from app.topology.canvas.painting.look import colours
from app.topology.canvas.painting.strokes import Hint, panel, pen, rect
from app.topology.canvas.viewport import Viewport
from app.topology.shapes import letters
from app.topology.shapes.bends import bends_of
from app.topology.shapes.box import Box
from app.topology.shapes.links.from_far import SMALL
from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.shape import FRAMES
from engine.language import numeral

FOLLOWED = 40  # lines that stand out
SPARED = 5.0  # pixels around a pill, whose name is enlarged from far
MAX_FRAMES = 400  # frames of selected things that are painted one by one


class Extras(NamedTuple):
    """Contents of a frame in addition to the drawing.

    problems: by id of the marked element; right: the end of the legend.
    """

    problems: Mapping[str, ProblemMark]
    right: float
    compared: Compared = Compared()


def paint(painter: QPainter, interaction: Interaction, extras: Extras) -> None:
    """Paint the whole layer in widget pixels."""
    viewport, widget, gesture = interaction.viewport, interaction.widget, interaction.gesture
    if interaction.running:
        flows.paint(painter, viewport, interaction.running)
    if not isinstance(gesture, MoveGesture):
        if not extras.compared:
            _handles(painter, interaction)
        _selection(painter, interaction)
        flows.paint_pulled(painter, viewport, interaction.running)
        _pointer(painter, interaction)
    if extras.compared:
        compared.paint(painter, extras.compared, viewport.scene, viewport.view, viewport.look)
    else:
        problem_marks.paint(painter, interaction, extras.problems)
    legend.paint(painter, viewport.look, viewport.keys_of_writers, Box(0, 0, extras.right, widget.height()))
    _zoom(painter, viewport)
    if gesture is not None:
        gesture.paint(painter)
    if widget.hasFocus():
        _focus(painter, viewport)


def _selection(painter: QPainter, interaction: Interaction) -> None:
    viewport, focused = interaction.viewport, interaction.widget.hasFocus()
    view, scene, look = viewport.view, viewport.scene, viewport.look
    chosen, current = interaction.editor.selection, interaction.current
    _chosen_lines(painter, viewport)
    for name in chosen:
        for number, spot in enumerate(bends_of(scene, name) or ()):
            marks.bend(painter, QPointF(*view.screen(*spot)), look, number == chosen_bend(interaction))
    several = len(chosen) > 1 and focused
    hidden = scene.hidden(view.zoom)
    painter.save()
    _spare_pills(painter, viewport, chosen[:MAX_FRAMES])
    for name in chosen[:MAX_FRAMES]:
        if name in scene.shapes and name not in hidden:
            frame = view.frame(scene.shapes[name].box)
            marks.selected(painter, frame, look, several and name == current)
    painter.restore()
    if current not in chosen and current in scene.shapes and focused:
        frame = view.frame(scene.shapes[current].box).grown(2.0)
        painter.setRenderHint(Hint)
        panel(painter, frame, 6, None, pen(look.colours.focus, 1.4, Qt.PenStyle.DotLine))


def _spare_pills(painter: QPainter, viewport: Viewport, chosen: Sequence[str]) -> None:
    """Clip the frames of selected containers so that none is painted over the name of a link."""
    scene, view = viewport.scene, viewport.view
    shapes = [scene.shapes[name] for name in chosen if name in scene.shapes]
    frames = [shape.box.grown(4.0 / view.zoom) for shape in shapes if shape.kind in FRAMES]
    if not frames or "isfc" not in viewport.editor.layers:
        return
    region, seen = QRegion(viewport.widget.rect()), view.box
    for name, box in _pills_shown(scene, view.zoom).items():
        if box.meets(seen) and name not in chosen and any(map(box.meets, frames)):
            region -= QRegion(rect(view.frame(box).grown(SPARED)).toAlignedRect())
    painter.setClipRegion(region)


def _pills_shown(scene: CanvasScene, zoom: float) -> dict[str, Box]:
    """Return the boxes of link names as painted at a zoom, by id."""
    hidden = set(scene.hidden(zoom))
    plates = scene.from_far.names(zoom) if zoom < SMALL else {}
    shown = {name: box for name, box in scene.pills.items() if name not in hidden}
    return shown | {name: plate.box for name, plate in plates.items()}


def _chosen_lines(painter: QPainter, viewport: Viewport) -> None:
    scene, chosen = viewport.scene, viewport.editor.selection
    wanted = [name for name in chosen if name not in scene.shapes]
    lines = [edge for name in wanted for edge in scene.edges if edge.id == name]
    shown = viewport.edges_shown()
    if lines or shown:
        with _in_picture(painter, viewport):
            for edge in shown:
                marks.connection(painter, edge, viewport.look)
            for edge in lines:
                marks.line(painter, edge, viewport.look)


@contextmanager
def _in_picture(painter: QPainter, viewport: Viewport) -> Iterator[None]:
    """Paint in picture units."""
    view = viewport.view
    painter.save()
    painter.translate(-view.x, -view.y)
    painter.scale(view.zoom, view.zoom)
    yield
    painter.restore()


def _pointer(painter: QPainter, interaction: Interaction) -> None:
    viewport, name = interaction.viewport, interaction.hovered
    if interaction.gesture is not None or name not in viewport.scene.shapes:
        return
    shape = viewport.scene.shapes[name]
    _lines_of(painter, viewport, name)
    frame = viewport.view.frame(shape.core)
    if name not in interaction.editor.selection:
        marks.hovered(painter, frame, viewport.look)
    at = handle_of(shape, frame)
    if at is not None:
        marks.handle(painter, at, viewport.look.colours)


def _handles(painter: QPainter, interaction: Interaction) -> None:
    """Show where wires begin before the pointer is near, at the same size for any zoom."""
    look = interaction.viewport.look
    for name, at in offered(interaction):
        if name != interaction.hovered:
            bright = name in interaction.editor.selection
            dot = _handle(look.name, bright, look.ratio)
            painter.drawPixmap(at - QPointF(marks.HANDLE + 2, marks.HANDLE + 2), dot)


@lru_cache(maxsize=16)
def _handle(name: str, bright: bool, ratio: float) -> QPixmap:
    """Return the cached picture of a handle."""
    size = 2 * (marks.HANDLE + 2)
    made = QPixmap(round(size * ratio), round(size * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        marks.handle(painter, QPointF(size / 2, size / 2), colours(name), not bright)
    return made


def _lines_of(painter: QPainter, viewport: Viewport, name: str) -> None:
    """Highlight the lines of the element under the pointer."""
    scene, layers = viewport.scene, viewport.editor.layers
    edges = [scene.edges[number] for number in scene.edges_of.get(name, ())[:FOLLOWED]]
    with _in_picture(painter, viewport):
        for edge in edges:
            if not edge.layer or edge.layer in layers:
                marks.followed(painter, edge, viewport.look)


def _zoom(painter: QPainter, viewport: Viewport) -> None:
    """Paint the zoom in the lower left corner."""
    chip = _chip(numeral(viewport.view.zoom, ".0%"), viewport.look.name, viewport.look.ratio)
    painter.drawPixmap(QPointF(10, viewport.widget.height() - 32), chip)


@lru_cache(maxsize=64)
def _chip(text: str, name: str, ratio: float) -> QPixmap:
    """Return the cached picture of a text on a plate."""
    c, box = colours(name), Box(0.5, 0.5, letters.width("000%", "small") + 15.5, 21.5)
    made = QPixmap(round((box.right + 1) * ratio), round(22 * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(c.ground)
    with QPainter(made) as painter:
        painter.setRenderHint(Hint)
        panel(painter, box, 5, c.box, pen(c.outline, 1.0))
        letters.centred(painter, *box.middle, text, c.muted, "small")
    return made


def _focus(painter: QPainter, viewport: Viewport) -> None:
    """Paint a frame of four bars, because a closed path would take a tenth of a frame's time."""
    focus, wide, high = viewport.look.colours.focus, viewport.widget.width(), viewport.widget.height()
    for bar in ((0, 0, wide, 2), (0, high - 2, wide, 2), (0, 2, 2, high - 4), (wide - 2, 2, 2, high - 4)):
        painter.fillRect(*bar, focus)

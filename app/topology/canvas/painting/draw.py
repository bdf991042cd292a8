"""Paints a picture, or the part of it in a box, from the frames at the back to the pills in front."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from app.charts.toolkit import brushes
from app.topology.canvas.painting import boxes, devices, frames, lines, papers
from app.topology.canvas.painting.look import CROWD, Look
from app.topology.canvas.painting.strokes import Hint, panel, pen
from app.topology.shapes import letters
from app.topology.shapes.box import Box
from app.topology.shapes.links.from_far import SMALL, LinkName
from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.shape import FRAMES, Edge, Shape


def pill(painter: QPainter, shape: Shape, look: Look, name: LinkName | None = None) -> None:
    """Paint a link, or a cluster with a second line around it. name: enlarged when zoomed out."""
    c, box = look.colours, name.box if name else shape.box
    cluster = shape.kind == "cluster"
    colour = c.cluster if cluster else lines.link(shape.tone, look)
    fill = brushes.mixed(colour, c.box, 0.1)
    if cluster and look.rounded:
        panel(painter, box.grown(2.5), box.height / 2 + 2.5, c.ground, pen(colour, 1.0, Qt.PenStyle.DashLine))
    panel(painter, box, box.height / 2, fill, pen(colour, 1.4), look.rounded)
    if name:
        letters.centred(painter, *box.middle, name.text, c.text, "small", name.scale)
    elif look.celled:
        scales = (1.0,) if look.readable and look.type == 1.0 else (1.3, 1.2, 1.1, 1.0)
        room = box.width - 20
        scale = next((scale for scale in scales if letters.width(shape.title, "small", scale) <= room), 1.0)
        text = letters.elide(shape.title, box.width - 20, "small", scale)
        letters.centred(painter, *box.middle, text, c.text, "small", scale)


Brush = Callable[[QPainter, Shape, Look], None]
BRUSHES: dict[str, Brush] = {
    **dict.fromkeys(("lpar", "channel", "director", "storage", "port"), boxes.paint),
    **dict.fromkeys(("unit", "device"), devices.paint),
    **dict.fromkeys(("link", "cluster"), pill),
    "note": papers.note,
}
FRAME_BRUSHES: dict[str, Brush] = {**dict.fromkeys(FRAMES, frames.paint), "channel": boxes.channel_frame}
LINES = (("access", "path"), ("link", "member"), ("cable",))  # kinds, those behind others first
BOXES = ("channel", "director", "storage", "lpar")
MARGIN = 24.0  # how far a line or a label may reach out of its box
FINEST = 0.22  # below this zoom control units and ports are too small to be seen


def crowded(scene: CanvasScene, box: Box, look: Look) -> bool:
    """Return whether so much is visible that devices are painted as ranges."""
    if look.vector:
        return False
    return scene.more_than(CROWD, box)


def draw(painter: QPainter, scene: CanvasScene, look: Look, box: Box, without: Collection[str] = ()) -> None:
    """Paint everything in a box `without` these elements and their lines, in picture units."""
    seen = scene.seen(box.grown(MARGIN), look.layers)
    edges = scene.lines(box.grown(MARGIN), look.layers)
    if hidden := set(scene.hidden(look.zoom)) if not look.vector else set():
        seen = [shape for shape in seen if shape.id not in hidden]
        edges = [edge for edge in edges if edge.id not in hidden]
    if without:
        seen = [shape for shape in seen if shape.id not in without]
        edges = [edge for edge in edges if not held_by(edge, without)]
    if hidden:
        bundled = [edge for edge in edges if len(scene.from_far.links(edge.id)) > 1]
        lines.paint_wide(painter, bundled, look)
    paint(painter, seen, edges, look, box.grown(2.0))
    if not look.vector and look.zoom < SMALL and "isfc" in look.layers:
        _name_links(painter, scene, look, box, without)


def _name_links(
    painter: QPainter, scene: CanvasScene, look: Look, box: Box, without: Collection[str]
) -> None:
    """Paint link names so that they are readable when zoomed out, and paint the line of a bundle wider."""
    shown = scene.from_far
    for name, plate in shown.names(look.zoom).items():
        if name in without or not plate.box.meets(box):
            continue
        pill(painter, scene.shapes[name], look, plate)


def held_by(edge: Edge, things: Collection[str]) -> bool:
    """Return whether a line ends at one of these elements."""
    return edge.ends[0] in things or edge.ends[1] in things or edge.id in things


def paint(
    painter: QPainter, shapes: Iterable[Shape], edges: Collection[Edge], look: Look, box: Box | None = None
) -> None:
    """Paint frames, then lines, then boxes: no line crosses the text of a box."""
    painter.setRenderHint(Hint, look.rounded)
    frames_, boxes_, small = _sorted(shapes, look)
    for shape in frames_:
        FRAME_BRUSHES[shape.kind](painter, shape, look)
    for kinds in LINES:
        lines.paint(painter, [edge for edge in edges if edge.kind in kinds], look, box)
    if look.celled:
        _names(painter, frames_, look)
    for shape in (*boxes_, *small):
        BRUSHES[shape.kind](painter, shape, look)
    if not look.celled:  # from far, over all
        _names(painter, frames_, look)
    for edge in edges:
        if edge.far:
            lines.port(painter, edge, look)
    if look.readable:
        for edge in edges:
            if edge.label and edge.label_at and not edge.far:
                lines.label(painter, edge, look, edge.label, edge.label_at)


def _names(painter: QPainter, shapes: Iterable[Shape], look: Look) -> None:
    for shape in shapes:
        if shape.kind in FRAMES:
            frames.name(painter, shape, look)


def _sorted(shapes: Iterable[Shape], look: Look) -> tuple[list[Shape], list[Shape], list[Shape]]:
    """Return frames, boxes, and the shapes painted over them, without those too small to be visible."""
    kept = list(shapes)
    tiny = () if look.vector or look.zoom >= FINEST else ("unit", "port")
    first = [shape for shape in kept if shape.kind in FRAME_BRUSHES]
    middle = [shape for shape in kept if shape.kind in BOXES]
    last = [s for s in kept if s.kind not in FRAMES and s.kind not in BOXES and s.kind not in tiny]
    return first, middle, last

"""Cables, the lines of links and clusters, and the thin lines that show channel access."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.charts.toolkit import brushes
from app.topology.canvas.painting.bridges import bridged
from app.topology.canvas.painting.look import Look
from app.topology.canvas.painting.strokes import joined, panel, path, pen, way_of
from app.topology.shapes import letters
from app.topology.shapes.box import Box
from app.topology.shapes.labels import label_box
from app.topology.shapes.links.tones import look_of
from app.topology.shapes.shape import Edge

WIDE = {"cable": 3.2, "link": 1.8, "member": 1.4, "access": 1.2, "path": 1.2}
STYLE = {
    "member": Qt.PenStyle.DashDotLine,
    "path": Qt.PenStyle.DashLine,
}
PATTERNS = Qt.PenStyle.DotLine, Qt.PenStyle.DashLine, Qt.PenStyle.SolidLine, Qt.PenStyle.DashDotDotLine
PALE_ZOOM = 0.2  # zoom below which lines are pale
BROAD = 4.4  # device pixels of a line that stands for several
THIN = 1.7  # device pixels below which a line is painted as one
MAX_HALOS = 60  # lines, beyond which their halos are left out on the screen
HALO = 3.0  # of the ground's color around a cable, so that crossing ones can be distinguished


def colour(edge: Edge, look: Look) -> QColor:
    """Return the color of a line of this kind."""
    c = look.colours
    if look.zoom < PALE_ZOOM and not look.vector:  # so many that they would hide everything else
        return brushes.mixed(c.cable if edge.kind == "cable" else c.access, c.ground, 0.55)
    if edge.kind == "link":
        return link(edge.tone, look)
    kinds = {"cable": c.cable, "member": c.cluster, "path": c.muted}
    return kinds.get(edge.kind, c.access)


def link(tone: int, look: Look) -> QColor:
    """Return the color of a link; nearby links differ in color or in pattern."""
    return look.colours.links[look_of(tone)[0]]


def own_pen(edge: Edge, look: Look) -> QPen:
    """Return the pen of a line, plain and thin when zoomed out."""
    wide, style = WIDE[edge.kind], STYLE.get(edge.kind, Qt.PenStyle.SolidLine)
    if edge.kind == "link":
        style = PATTERNS[look_of(edge.tone)[1]]
    thin = not look.vector and wide * look.zoom * look.ratio < THIN
    return pen(colour(edge, look), 0.0 if thin else wide, style)  # 0: one pixel, which Qt paints much faster


def paint(
    painter: QPainter, edges: Collection[Edge], look: Look, box: Box | None = None, quick: bool = False
) -> None:
    """Paint lines one after the other; quick: without halos."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.vector:
        _on_paper(painter, edges, look)
        return
    haloed = look.rounded and not quick and len(edges) <= MAX_HALOS
    for edge in edges:
        own = own_pen(edge, look)
        if quick or own.style() != Qt.PenStyle.SolidLine or own.widthF() == 0.0:
            _whole(painter, edge, own, look, haloed)
        else:
            _pieces(painter, edge, look, box, haloed)


def _on_paper(painter: QPainter, edges: Collection[Edge], look: Look) -> None:
    """Paint lines for paper, where cables cross each other with bridges."""
    cables = [edge for edge in edges if edge.kind == "cable"]
    for edge in edges:
        if edge.kind != "cable":
            painter.strokePath(path(edge.points), own_pen(edge, look))
    for edge, way in zip(cables, bridged(cables), strict=True):
        painter.strokePath(way, own_pen(edge, look))


def paint_wide(painter: QPainter, edges: Collection[Edge], look: Look) -> None:
    """Paint a broad line below each line that represents several lines."""
    for edge in edges:
        broad = brushes.mixed(colour(edge, look), look.colours.ground, 0.35)
        painter.strokePath(path(edge.points), pen(broad, BROAD / look.zoom))


def _whole(painter: QPainter, edge: Edge, own: QPen, look: Look, haloed: bool) -> None:
    way = path(edge.points)
    if edge.kind == "cable" and haloed:
        painter.strokePath(way, pen(look.colours.ground, WIDE["cable"] + 2 * HALO))
    painter.strokePath(way, own)


def _pieces(painter: QPainter, edge: Edge, look: Look, box: Box | None, haloed: bool) -> None:
    wide, way = WIDE[edge.kind], way_of(edge.points)
    pieces = way.pieces if box is None else way.within(box, wide + HALO)
    if not pieces:
        return
    if haloed and edge.kind == "cable":
        painter.setPen(joined(look.colours.ground, wide + 2 * HALO))
        painter.drawLines(pieces)
    painter.setPen(joined(colour(edge, look), wide))
    painter.drawLines(pieces)


def label(painter: QPainter, edge: Edge, look: Look, text: str, at: tuple[float, float]) -> None:
    """Paint a text on a plate that hides the line below it."""
    plate = label_box(text, at)
    c = look.colours
    panel(painter, plate, plate.height / 2, c.box, pen(colour(edge, look), 1.2), look.rounded)
    letters.centred(painter, *at, text, c.text, "small")


def port(painter: QPainter, edge: Edge, look: Look) -> None:
    """Paint an off-sheet port: a plate pointing outward with the name of its destination, or filled when
    zoomed out.
    """
    if edge.label_at is None:
        return
    plate, c = label_box(edge.label, edge.label_at), look.colours
    tip, middle = plate.height / 2, plate.middle[1]
    corners = (
        (plate.left, plate.top), (plate.right - tip, plate.top), (plate.right, middle),
        (plate.right - tip, plate.bottom), (plate.left, plate.bottom),
    )  # fmt: skip
    painter.setPen(pen(colour(edge, look), 1.4))
    painter.setBrush(c.box if look.readable else brushes.mixed(colour(edge, look), c.ground, 0.3))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    if look.readable:
        letters.centred(painter, *edge.label_at, edge.label, c.text, "small")

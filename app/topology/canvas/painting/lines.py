"""Cables, lines of links and clusters, and the thin ones that show who may use a channel."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.topology.canvas.box import Box
from app.topology.canvas.painting import letters
from app.topology.canvas.painting.look import Look
from app.topology.canvas.painting.strokes import panel, path, pen
from app.topology.canvas.shape import Edge

WIDE = {"cable": 3.2, "link": 1.8, "member": 1.4, "access": 1.2, "path": 1.2}
STYLE = {
    "link": Qt.PenStyle.DotLine,
    "member": Qt.PenStyle.DashDotLine,
    "path": Qt.PenStyle.DashLine,
}
BEHIND = ("access", "path")  # are painted before the boxes
HALO = 3.0  # of the ground's colour around a cable, so that crossing ones can be told apart


def colour(edge: Edge, look: Look) -> QColor:
    """Of a line, by its kind."""
    c = look.colours
    kinds = {"cable": c.cable, "link": c.link, "member": c.cluster, "path": c.muted}
    return kinds.get(edge.kind, c.access)


def own_pen(edge: Edge, look: Look) -> QPen:
    """With which a line is painted; seen from far, plain and thin."""
    wide = WIDE[edge.kind]
    if not look.rounded:
        return pen(colour(edge, look), max(wide * 0.8, 1.0))
    return pen(colour(edge, look), wide, STYLE.get(edge.kind, Qt.PenStyle.SolidLine))


def paint(painter: QPainter, edges: Iterable[Edge], look: Look) -> None:
    """Lines one after the other."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    halo = pen(look.colours.ground, WIDE["cable"] + 2 * HALO)
    for edge in edges:
        way = path(edge.points)
        if edge.kind == "cable" and look.rounded:
            painter.strokePath(way, halo)
        painter.strokePath(way, own_pen(edge, look))


def label(painter: QPainter, edge: Edge, look: Look, text: str, at: tuple[float, float]) -> None:
    """A text on a plate that hides the line below it."""
    plate = label_box(text, at)
    c = look.colours
    panel(painter, plate, plate.height / 2, c.box, pen(colour(edge, look), 1.2), look.rounded)
    letters.centred(painter, *at, text, c.text, "small")


def label_box(text: str, at: tuple[float, float]) -> Box:
    """The plate of a label."""
    wide, high = letters.width(text, "small") + 16, 20.0
    return Box(at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2)

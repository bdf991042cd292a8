"""ISFC links and SSI clusters: pills between and above LPARs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from app.charts.toolkit import ink
from app.topology.canvas import letters
from app.topology.canvas.painting.look import Look
from app.topology.canvas.painting.strokes import panel, pen
from app.topology.canvas.shapes.shape import Shape


def paint(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint a link, or a cluster with a second line around it."""
    c, box = look.colours, shape.box
    cluster = shape.kind == "cluster"
    colour = c.cluster if cluster else c.link
    fill = ink.mixed(colour, c.box, 0.1)
    if cluster and look.rounded:
        panel(painter, box.grown(2.5), box.height / 2 + 2.5, c.ground, pen(colour, 1.0, Qt.PenStyle.DashLine))
    panel(painter, box, box.height / 2, fill, pen(colour, 1.4), look.rounded)
    if look.celled:
        scales = (1.0,) if look.readable else (1.3, 1.2, 1.1, 1.0)
        room = box.width - 20
        scale = next((one for one in scales if letters.width(shape.title, "small", one) <= room), 1.0)
        text = letters.elide(shape.title, box.width - 20, "small", scale)
        letters.centred(painter, *box.middle, text, c.text, "small", scale)

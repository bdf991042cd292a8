"""Figures at things and moving dashes along lines, while the drawing runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.charts import ink
from app.topology.canvas import routes
from app.topology.canvas.box import Box
from app.topology.canvas.painting import letters, lines
from app.topology.canvas.painting.look import Look
from app.topology.canvas.painting.strokes import Hint, panel, path, pen, rect
from app.topology.canvas.running import Badge, Flow
from app.topology.canvas.shape import Edge

if TYPE_CHECKING:
    from app.topology.canvas.canvas import Canvas

DASH = 3.0, 2.0  # dash and gap, in widths of the line
LEAST, MOST = 2.0, 7.0  # width of a flow, units
ASIDE = 4.5  # from the middle of the line, each to its right


def paint(painter: QPainter, canvas: Canvas) -> None:
    """All of the run."""
    view, look, running = canvas.view, canvas.look, canvas.running
    near = view.box.grown(40.0)
    seen = [edge for edge in canvas.scene.lines(near, look.layers) if edge.id in running.flows]
    painter.save()
    painter.translate(-view.x, -view.y)
    painter.scale(view.zoom, view.zoom)
    painter.setRenderHint(Hint, look.rounded)
    for edge in seen:
        _flow(painter, edge, running.flows[edge.id], running.phase, look)
    for edge in seen:
        flow = running.flows[edge.id]
        if flow.text and look.readable and edge.kind == "cable":
            lines.label(painter, edge, look, flow.text, edge.label_at or routes.along(edge.points, 0.5))
    for name, badge in running.badges.items():
        shape = canvas.scene.shapes.get(name)
        if shape is not None and shape.box.meets(near):
            _badge(painter, shape.core, badge, look)
    painter.restore()
    if running.overlay is not None:
        running.overlay.paint(painter, canvas)


def _flow(painter: QPainter, edge: Edge, flow: Flow, phase: float, look: Look) -> None:
    colours = look.colours.flows
    for part, sign, colour in ((flow.forward, 1.0, colours[0]), (flow.back, -1.0, colours[1])):
        if part > 0.0:
            painter.strokePath(path(_aside(edge, sign * ASIDE)), _dashes(colour, part, -sign * phase))


def _aside(edge: Edge, by: float) -> tuple[tuple[float, float], ...]:
    """The line beside a line; upright and level pieces as they are."""
    (ax, ay), (bx, by_) = edge.points[0], edge.points[-1]
    if abs(by_ - ay) >= abs(bx - ax):
        return tuple((x + by, y) for x, y in edge.points)
    return tuple((x, y + by) for x, y in edge.points)


def _dashes(colour: QColor, part: float, phase: float) -> QPen:
    made = QPen(colour, LEAST + (MOST - LEAST) * min(part, 1.0))
    made.setCapStyle(Qt.PenCapStyle.FlatCap)
    made.setDashPattern(list(DASH))
    made.setDashOffset(phase % sum(DASH))
    return made


def _badge(painter: QPainter, core: Box, badge: Badge, look: Look) -> None:
    """A plate at the upper right corner, with a bar below the figure."""
    c = look.colours
    tones = {"calm": c.muted, "busy": c.channel, "full": c.bad, "off": c.bad}
    colour = tones.get(badge.tone, c.muted)
    scale = 1.0 if look.readable else 1.4
    wide = letters.width(badge.text, "small", scale) + 14
    plate = Box(core.right - wide + 8, core.top - 11 * scale, core.right + 8, core.top + 11 * scale)
    panel(painter, plate, 5, ink.mixed(colour, c.box, 0.1), pen(colour, 1.3), look.rounded)
    letters.centred(painter, plate.middle[0], plate.middle[1] - 1.5, badge.text, c.text, "small", scale)
    if badge.fraction is not None:
        full = plate._replace(
            left=plate.left + 4, right=plate.right - 4, top=plate.bottom - 5, bottom=plate.bottom - 2
        )
        painter.fillRect(rect(full), c.outline)
        part = min(max(badge.fraction, 0.0), 1.0)
        painter.fillRect(rect(full._replace(right=full.left + full.width * part)), colour)

"""Values next to elements and moving dashes along lines while the drawing runs."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.charts.toolkit import brushes
from app.topology.canvas.painting import lines
from app.topology.canvas.painting.look import Look
from app.topology.canvas.painting.strokes import Hint, panel, path, pen, rect
from app.topology.canvas.running import Badge, LinkFlow, Running
from app.topology.canvas.viewport import Viewport
from app.topology.shapes import letters, routes
from app.topology.shapes.box import Box, Point
from app.topology.shapes.labels import label_box
from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.shape import Edge
from engine.ficon.drawing.model.isfc import IsfcLink

DASH, PITCH = 14.0, 24.0  # units: of a dash, and from one to the next one
STEPS = 12  # places of a dash on its way to that of the next one
MAX_SMOOTH, MAX_CLOSE = (
    12,
    40,
)  # lines; the dashes of more are coarser and farther apart
MIN_WIDTH, MAX_WIDTH = 2.0, 7.0  # width of a flow, units
FAINT = 1.6  # width of the dashes of the cable of a degraded channel
THICK, AWAY, ARM = 2.4, 22.0, 6.0  # of a pulled cable; of its cross: from the end, half its edge
ASIDE = 4.5  # from the middle of the line, each to its right


def paint(painter: QPainter, viewport: Viewport, running: Running) -> None:
    """Paint the values and flows of a run and their overlay."""
    view, look = viewport.view, viewport.look
    near = view.box.grown(40.0)
    seen = [edge for edge in viewport.scene.lines(near, look.layers) if edge.id in running.flows]
    painter.save()
    painter.translate(-view.x, -view.y)
    painter.scale(view.zoom, view.zoom)
    painter.setRenderHint(Hint, look.rounded and len(seen) <= MAX_SMOOTH)
    pitch = PITCH * (1 if len(seen) <= MAX_SMOOTH else 2 if len(seen) <= MAX_CLOSE else 3)
    for edge in seen:
        flow = _along(viewport.scene, edge, running.flows[edge.id])
        _flow(painter, edge, flow, running.phase, look, pitch)
    for edge in seen:
        flow = running.flows[edge.id]
        if flow.note:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.strokePath(path(edge.points), pen(look.colours.warning, FAINT, Qt.PenStyle.DashLine))
        if flow.text and look.readable and edge.kind == "cable":
            _label(painter, edge, flow.text, look)
    for name, badge in running.badges.items():
        shape = viewport.scene.shapes.get(name)
        if shape is not None and shape.box.meets(near):
            _badge(painter, shape.core, badge, look)
    painter.restore()
    if running.overlay is not None:
        running.overlay(painter, viewport)


def paint_pulled(painter: QPainter, viewport: Viewport, running: Running) -> None:
    """Paint the pulled cables, also over the line that marks a selected cable."""
    view, look = viewport.view, viewport.look
    pulled = {name: flow.pulled for name, flow in running.flows.items() if flow.pulled}
    painter.save()
    painter.translate(-view.x, -view.y)
    painter.scale(view.zoom, view.zoom)
    painter.setRenderHint(Hint)
    for edge in viewport.scene.lines(view.box.grown(40.0), look.layers) if pulled else ():
        if edge.id in pulled:
            _pulled(painter, edge, pulled[edge.id], look)
    painter.restore()


def _along(scene: CanvasScene, edge: Edge, flow: LinkFlow) -> LinkFlow:
    """Return the flow along one line of a link; both lines begin at an LPAR, so the second line swaps forward
    and back.
    """
    thing = scene.drawing.find(edge.id)
    if isinstance(thing, IsfcLink) and edge.ends[0] == thing.ends[1]:
        return LinkFlow(flow.back, flow.forward, flow.text)
    return flow


def _flow(painter: QPainter, edge: Edge, flow: LinkFlow, phase: float, look: Look, pitch: float) -> None:
    colours = look.colours.flows
    for part, sign, colour in ((flow.forward, 1.0, colours[0]), (flow.back, -1.0, colours[1])):
        if part > 0.0:
            step = int(sign * phase * STEPS) % STEPS
            painter.setPen(pen(colour, round(MIN_WIDTH + (MAX_WIDTH - MIN_WIDTH) * min(part, 1.0), 1)))
            painter.drawLines(_dashes(edge.points, sign * ASIDE, step, pitch))


def _pulled(painter: QPainter, edge: Edge, channels: tuple[str, ...], look: Look) -> None:
    """Paint a cable dashed, with a gap and a cross in it at each channel from which it is unplugged."""
    way, c = path(edge.points), look.colours
    wide = max(THICK, 1.4 / look.zoom)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(way, pen(c.ground, lines.WIDE["cable"] + 2.0))
    painter.strokePath(way, pen(c.bad, wide, Qt.PenStyle.DashLine))
    for place, end in enumerate(edge.ends):
        if end in channels:
            near = way.percentAtLength(min(AWAY, way.length() / 2))
            _cross(painter, way.pointAtPercent(1.0 - near if place else near), wide, look)


def _cross(painter: QPainter, at: QPointF, wide: float, look: Look) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colours.ground)
    painter.drawEllipse(at, 2 * ARM, 2 * ARM)
    painter.setPen(pen(look.colours.bad, wide))
    painter.drawLine(at + QPointF(-ARM, -ARM), at + QPointF(ARM, ARM))
    painter.drawLine(at + QPointF(-ARM, ARM), at + QPointF(ARM, -ARM))


@lru_cache(maxsize=4096)
def _dashes(points: tuple[Point, ...], aside: float, step: int, pitch: float) -> list[QLineF]:
    """Return short lines next to a line, cached because Qt takes ten times as long with a dashed pen."""
    found = []
    at = (step / STEPS - 1.0) * pitch
    for (ax, ay), (bx, by) in zip(way := routes.flat(points), way[1:], strict=False):
        length = hypot(bx - ax, by - ay)
        if not length:
            continue
        ux, uy = (bx - ax) / length, (by - ay) / length
        x, y = ax - uy * aside, ay + ux * aside
        while at < length:
            start, end = max(at, 0.0), min(at + DASH, length)
            if end > start:
                found.append(QLineF(x + ux * start, y + uy * start, x + ux * end, y + uy * end))
            at += pitch
        at -= length + pitch
    return found


def _label(painter: QPainter, edge: Edge, text: str, look: Look) -> None:
    """Paint the text of a flow from a cached picture."""
    x, y = edge.label_at or _half_way(edge.points)
    plate = _plate(text, edge.kind, look.name, look.zoom * look.ratio)
    box = label_box(text, (x, y)).grown(2.0)
    painter.drawPixmap(rect(box), plate, QRectF(plate.rect()))


@lru_cache(maxsize=2048)
def _half_way(points: tuple[Point, ...]) -> Point:
    return routes.along(points, 0.5)


@lru_cache(maxsize=512)
def _plate(text: str, kind: str, name: str, scale: float) -> QPixmap:
    box = label_box(text, (0.0, 0.0)).grown(2.0)
    made = QPixmap(max(round(box.width * scale), 1), max(round(box.height * scale), 1))
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.scale(made.width() / box.width, made.height() / box.height)
        painter.translate(-box.left, -box.top)
        painter.setRenderHint(Hint)
        edge = Edge("", kind, ("", ""), ((0.0, 0.0),))
        lines.label(painter, edge, Look(name, scale), text, (0.0, 0.0))
    return made


def _badge(painter: QPainter, core: Box, badge: Badge, look: Look) -> None:
    """Paint a plate at the upper right corner, with a bar below the value."""
    c = look.colours
    tones = {"calm": c.muted, "busy": c.channel, "full": c.bad, "off": c.bad, "bad": c.warning}
    colour = tones.get(badge.tone, c.muted)
    scale = 1.0 if look.readable else 1.4
    wide = letters.width(badge.text, "small", scale) + 14
    plate = Box(core.right - wide + 8, core.top - 11 * scale, core.right + 8, core.top + 11 * scale)
    panel(painter, plate, 5, brushes.mixed(colour, c.box, 0.1), pen(colour, 1.3), look.rounded)
    letters.centred(painter, plate.middle[0], plate.middle[1] - 1.5, badge.text, c.text, "small", scale)
    if badge.fraction is not None:
        full = plate._replace(
            left=plate.left + 4, right=plate.right - 4, top=plate.bottom - 5, bottom=plate.bottom - 2
        )
        painter.fillRect(rect(full), c.outline)
        part = min(max(badge.fraction, 0.0), 1.0)
        painter.fillRect(rect(full._replace(right=full.left + full.width * part)), colour)

"""A small picture of a scenario: a frame for each z/VM system, a box for each guest, lines for channels."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil, sqrt

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from app.look import theme
from engine.scenario.derived.systems import home
from engine.scenario.scenario import Scenario, load_scenario

SIZE = QSize(104, 56)  # logical px
INSET, GAP = 3.0, 8.0  # px in a frame, px between frames
LINE = 5.0  # px between the channels of a link
MOST = 240  # boxes in a frame: more would be smaller than a pixel


@lru_cache(maxsize=256)
def picture(scenario_id: str, theme_name: str, ratio: float) -> QPixmap:
    """Return the picture of a shipped scenario for a theme and a screen with this device pixel ratio."""
    pixmap = QPixmap(SIZE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint(painter, load_scenario(scenario_id), theme.THEMES[theme_name])
    return pixmap


def _paint(painter: QPainter, scenario: Scenario, look: theme.Theme) -> None:
    frames = list(_frames(max(len(scenario.systems), 1)))
    names = list(scenario.systems)
    painter.setPen(QPen(look.focus, 1.5))
    for link in scenario.links.values():
        point, other = (frames[names.index(name)].center() for name in link.systems)
        for shift in _shifts(len({connection.channels for connection in link.connections})):
            painter.drawLine(point + shift, other + shift)
    groups = list(scenario.groups)
    colours: list[list[QColor]] = [[] for _ in frames]
    for guest in scenario.guests:
        colours[home(scenario, guest)].append(look.series[groups.index(guest.group) % len(look.series)])
    for frame, boxes in zip(frames, colours, strict=True):
        painter.setPen(QPen(look.axis, 1))
        painter.setBrush(look.raised)
        painter.drawRoundedRect(frame, 3, 3)
        _paint_guests(painter, frame.adjusted(INSET, INSET, -INSET, -INSET), boxes)


def _shifts(lines: int) -> list[QPointF]:
    """Return how far lines of a link stand above or below its middle: one for each pair of channels."""
    return [QPointF(0, LINE * (line - (lines - 1) / 2)) for line in range(lines)]


def _frames(count: int) -> Iterator[QRectF]:
    """Yield the frames of systems: one, two beside each other, or two lines of them."""
    lines = 1 if count <= 2 else 2
    columns = ceil(count / lines)
    width = (SIZE.width() - 2 - (columns - 1) * GAP) / columns
    height = (SIZE.height() - 2 - (lines - 1) * GAP) / lines
    for place in range(count):
        line, column = divmod(place, columns)
        yield QRectF(1 + column * (width + GAP), 1 + line * (height + GAP), width, height)


def _paint_guests(painter: QPainter, room: QRectF, colours: list[QColor]) -> None:
    """Fill the room with boxes of one size, as nearly square as possible."""
    shown = colours[:: max(1, ceil(len(colours) / MOST))]
    if not shown:
        return
    side = min(sqrt(room.width() * room.height() / len(shown)), 15.0)
    while int(room.width() / side) * int(room.height() / side) < len(shown):
        side *= 0.97
    columns = int(room.width() / side)
    painter.setPen(Qt.PenStyle.NoPen)
    for place, colour in enumerate(shown):
        line, column = divmod(place, columns)
        corner = room.topLeft() + QPointF(column * side, line * side)
        painter.fillRect(QRectF(corner.x(), corner.y(), side * 0.82, side * 0.82), colour)

"""The legend at the lower edge: the colors and letters of devices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.topology.canvas.painting.devices import over
from app.topology.canvas.painting.look import WRITERS, DrawingColours, Look, colours
from app.topology.canvas.painting.strokes import Hint, panel, pen
from app.topology.shapes import letters
from app.topology.shapes.box import Box, box_at

CELL, ROW, LEFT, GAP = 15.0, 20.0, 84.0, 22.0
HIGH = ROW + 6.0  # of one line


@dataclass(frozen=True)
class WriterKey:
    """An entry: the writing side (from look.WRITERS), and the words next to its square."""

    writes: str
    text: str


def size(keys: Sequence[WriterKey]) -> float:
    """Return the width of all entries in one line."""
    return sum(CELL + 8 + letters.width(key.text, "small") + GAP for key in keys)


def paint(painter: QPainter, look: Look, keys: Sequence[WriterKey], room: Box) -> None:
    """Paint a plate with the entries in as many lines as they need; paint nothing without entries."""
    if not keys:
        return
    rows = lines(keys, room.width - LEFT - 34)
    wide, high = max(size(row) for row in rows) - GAP + 24, len(rows) * ROW + 6
    left, top = room.left + LEFT, room.bottom - 10 - high
    if not look.vector:
        painter.drawPixmap(
            QPointF(left, top), _plate(tuple(map(tuple, rows)), wide, high, look.name, look.ratio)
        )
        return
    painter.save()
    painter.translate(left, top)
    _paint(painter, look.name, rows, wide, high)
    painter.restore()


@lru_cache(maxsize=16)
def _plate(
    rows: tuple[tuple[WriterKey, ...], ...], wide: float, high: float, name: str, ratio: float
) -> QPixmap:
    """Return a picture of the plate, cached for the screen."""
    made = QPixmap(round((wide + 2) * ratio), round((high + 2) * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        _paint(painter, name, rows, wide, high)
    return made


def _paint(
    painter: QPainter, name: str, rows: Sequence[Sequence[WriterKey]], wide: float, high: float
) -> None:
    c = colours(name)
    painter.setRenderHint(Hint)
    panel(painter, box_at(0.5, 0.5, wide, high), 5, c.box, pen(c.outline, 1.0))
    for nth, row in enumerate(rows):
        _row(painter, c, row, 12.0, 3 + ROW * (nth + 0.5))


def height(keys: Sequence[WriterKey], room: float) -> float:
    """Return the height of the plate, including the room below it."""
    return len(lines(keys, room - LEFT - 34)) * ROW + 16 if keys else 0.0


def _row(painter: QPainter, c: DrawingColours, keys: Sequence[WriterKey], x: float, y: float) -> None:
    for key in keys:
        colour = c.writers[key.writes]
        panel(painter, box_at(x, y - CELL / 2, CELL, CELL), 3, colour, None)
        letters.centred(painter, x + CELL / 2, y, WRITERS[key.writes][1], over(colour), "letter")
        letters.write(painter, x + CELL + 8, y, key.text, c.text, "small")
        x += CELL + 8 + letters.width(key.text, "small") + GAP


def lines(keys: Sequence[WriterKey], room: float) -> list[list[WriterKey]]:
    """Return the entries in lines of at most this width; a wider entry is cut."""
    rows: list[list[WriterKey]] = []
    for key in keys:
        fitting = WriterKey(key.writes, letters.elide(key.text, room - CELL - 8 - GAP, "small"))
        if rows and size([*rows[-1], fitting]) <= room:
            rows[-1].append(fitting)
        else:
            rows.append([fitting])
    return rows

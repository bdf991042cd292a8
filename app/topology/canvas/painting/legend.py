"""What the colours and letters of devices mean, in a strip at the lower edge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from app.topology.canvas.box import Box, box_at
from app.topology.canvas.painting import letters
from app.topology.canvas.painting.devices import over
from app.topology.canvas.painting.look import WRITERS, Look
from app.topology.canvas.painting.strokes import Hint, panel, pen

CELL, HIGH, LEFT, GAP = 15.0, 26.0, 84.0, 22.0


@dataclass(frozen=True)
class Key:
    """An entry: who writes (of look.WRITERS), and the words beside its square."""

    writes: str
    text: str


def size(keys: Sequence[Key]) -> float:
    """How wide all entries are."""
    return sum(CELL + 8 + letters.width(key.text, "small") + GAP for key in keys)


def paint(painter: QPainter, look: Look, keys: Sequence[Key], room: Box) -> None:
    """A plate with the entries, as many as there is room for; nothing without entries."""
    if not keys:
        return
    c = look.colours
    painter.setRenderHint(Hint)
    shown = _fitting(keys, room.width - LEFT - 30)
    plate = box_at(room.left + LEFT, room.bottom - 10 - HIGH + 2, size(shown) - GAP + 24, HIGH - 2)
    panel(painter, plate, 5, c.box, pen(c.outline, 1.0))
    x, y = plate.left + 12, plate.middle[1]
    for key in shown:
        colour = c.writers[key.writes]
        panel(painter, box_at(x, y - CELL / 2, CELL, CELL), 3, colour, None)
        letters.centred(painter, x + CELL / 2, y, WRITERS[key.writes][1], over(colour), "letter")
        letters.write(painter, x + CELL + 8, y, key.text, c.text, "small")
        x += CELL + 8 + letters.width(key.text, "small") + GAP


def _fitting(keys: Sequence[Key], room: float) -> Sequence[Key]:
    """All entries; shortened to their first words when there is no room."""
    if size(keys) <= room:
        return keys
    each = max(room / len(keys) - CELL - 8 - GAP, 24.0)
    return [Key(key.writes, letters.elide(key.text, each, "small")) for key in keys]

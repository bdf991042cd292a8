"""Control units and their devices: a row of squares with the color and letter of the side that may write."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter

from app.topology.canvas.painting.look import WRITERS, Look
from app.topology.canvas.painting.strokes import panel, rect
from app.topology.shapes import letters, sizes
from app.topology.shapes.box import Box
from app.topology.shapes.shape import Shape

RADIUS = 3.0
SMALL, LOW = 0.8, 3.2  # of a letter above a number: its size; from the middle of the square, units
_BRIGHT, _DEEP = QColor("#ffffff"), QColor("#10161e")


def paint(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint a control unit or a device range."""
    if shape.kind == "unit":
        unit(painter, shape, look)
    else:
        device(painter, shape, look)


def unit(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint the number of a control unit and the image it reaches."""
    if look.readable and not look.crowded:
        box = shape.box
        room = sizes.UNIT_LABEL - 4
        text = letters.elide(look.labels.get(shape.id, shape.title), room, "tiny")
        letters.write(painter, box.left, box.top + 7.5, text, look.colours.muted, "tiny")


def device(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint the squares of a range, or a bar when zoomed out or crowded."""
    if not shape.devices or look.crowded or not look.celled:
        _bar(painter, shape, look)
        return
    if look.small and not any((shape.id, nth) in look.writers for nth in range(shape.devices)):
        _named(painter, shape, look)
        return
    for nth, cell in enumerate(shape.cells):
        writes = look.writers.get((shape.id, nth), "")
        colour = look.colours.writers[writes] if writes else look.colours.device
        panel(painter, cell, RADIUS, colour, None, look.rounded)
        x, y = cell.middle
        if look.numbered:
            number = f"{int(shape.title[:4], 16) + nth:04X}"
            letters.centred(painter, x, y + (LOW if writes else 0.0), number, over(colour), "number")
        if writes and look.readable:
            size, up = (SMALL, LOW) if look.numbered else (1.0, 0.0)
            letters.centred(painter, x, y - up, WRITERS[writes][1], over(colour), "letter", size)


def _named(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint a range as a bar with its first number and its device count, in IODEVICE notation."""
    first = shape.title[:4]
    text = f"{first},{shape.devices}" if shape.devices > 1 else first
    cells = shape.cells
    box = cells[0].joined(cells[-1])._replace(bottom=cells[0].bottom)
    wide = letters.width(text, "tiny")
    box = box._replace(right=max(box.right, box.left + wide + 4.0)) if len(cells) == 1 else box
    panel(painter, box, RADIUS, look.colours.device, None, look.rounded)
    letters.centred(
        painter, *box.middle, text, over(look.colours.device), "tiny", min(1.0, (box.width - 2) / wide)
    )


def over(colour: QColor) -> QColor:
    """Return white or black, whichever is readable on a color."""
    red, green, blue = (part / 255 for part in colour.getRgb()[:3])  # type: ignore[index]
    light = 0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2
    return _DEEP if light > 0.2 else _BRIGHT


def _bar(painter: QPainter, shape: Shape, look: Look) -> None:
    """Paint one bar whose parts have the colors of their devices."""
    found = [look.writers.get((shape.id, nth), "") for nth in range(shape.devices)]
    colours = look.colours
    box = shape.box
    if any(found):
        wide = box.width / len(found)
        for nth, writes in enumerate(found):
            part = Box(box.left + nth * wide, box.top, box.left + (nth + 1) * wide, box.bottom)
            painter.fillRect(rect(part), colours.writers[writes] if writes else colours.device)
    else:
        panel(painter, box, RADIUS, colours.device, None, look.rounded)
    text = letters.elide(shape.title, box.width - 6, "tiny") if look.readable else ""
    if text and not any(found):
        letters.centred(painter, *box.middle, text, over(colours.device), "tiny")

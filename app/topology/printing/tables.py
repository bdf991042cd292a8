"""Printed tables: headings, rows with wrapped cells, and columns as wide as their texts need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Literal

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from app.topology.canvas.painting.strokes import pen
from app.topology.printing.texts import INK
from app.topology.shapes import letters

GAP, PITCH = 14.0, 1.4  # between columns; from line to line, times the size of the letters
Cells = tuple[str, ...]


@dataclass(frozen=True)
class PaperTable:
    """title: shown above it; about: how to read it."""

    title: str
    about: str
    heads: Cells
    rows: Sequence[Cells]


@dataclass(frozen=True)
class TableLine:
    """A printed line: texts, each with the x where it begins."""

    kind: Literal["title", "about", "head", "row"]
    texts: tuple[tuple[float, str], ...] = ()


def pitch(font: str) -> float:
    """Return the line height of a table."""
    return letters.size(font) * PITCH


def lines_of(table: PaperTable, room: float, font: str) -> list[TableLine]:
    """Return a table in lines of at most this width: title, reading instructions, headings, and rows."""
    found = [TableLine("title", ((0.0, table.title),))]
    found += [TableLine("about", ((0.0, line),)) for line in wrapped(table.about, room, font) if line]
    widths = _widths([table.heads, *table.rows], room, font)
    found += _lines("head", table.heads, widths, font)
    for row in table.rows:
        found += _lines("row", row, widths, font)
    return found


def paint(painter: QPainter, lines: Sequence[TableLine], left: float, top: float, font: str) -> None:
    """Paint lines below each other."""
    high = pitch(font)
    inks = {"title": INK.text, "about": INK.muted, "head": INK.muted, "row": INK.text}
    for nth, line in enumerate(lines):
        y = top + (nth + 0.5) * high
        for x, text in line.texts:
            letters.write(
                painter, left + x, y, text, inks[line.kind], "title" if line.kind == "title" else font
            )
        if line.kind == "head" and (nth + 1 == len(lines) or lines[nth + 1].kind != "head"):
            end = max((left + x + letters.width(text, font) for each in lines for x, text in each.texts))
            painter.setPen(pen(INK.outline, 0.8))
            painter.drawLine(QPointF(left, y + high / 2), QPointF(end, y + high / 2))


def _lines(
    kind: Literal["head", "row"], cells: Cells, widths: Sequence[float], font: str
) -> Iterator[TableLine]:
    """Yield the lines of one row: as many as its longest cell needs."""
    starts = [sum(widths[:nth]) + GAP * nth for nth in range(len(widths))]
    columns = [list(wrapped(cell, wide, font)) for cell, wide in zip(cells, widths, strict=True)]
    for texts in zip_longest(*columns, fillvalue=""):
        yield TableLine(kind, tuple((x, text) for x, text in zip(starts, texts, strict=True) if text))


def _widths(rows: Sequence[Cells], room: float, font: str) -> list[float]:
    """Return column widths according to their texts; the widest columns share the remaining width."""
    wanted = [max(letters.width(cell, font) for cell in column) + 1.0 for column in zip(*rows, strict=True)]
    left = room - GAP * (len(wanted) - 1)
    found = dict.fromkeys(range(len(wanted)), 0.0)
    for done, place in enumerate(sorted(found, key=lambda place: wanted[place])):
        found[place] = min(wanted[place], left / (len(wanted) - done))
        left -= found[place]
    return [found[place] for place in range(len(wanted))]


def wrapped(text: str, room: float, font: str) -> Iterator[str]:
    """Yield the lines of a text wrapped to a width."""
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and letters.width(longer, font) > room:
            yield line
            longer = word
        line = longer
    yield line

"""The legend of a printed drawing: its line types, and below them the writing side of devices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainter

from app.topology.canvas.painting import legend
from app.topology.canvas.painting.lines import own_pen
from app.topology.canvas.pictures.sheet import Sheet
from app.topology.shapes import letters
from app.topology.shapes.box import Box
from app.topology.shapes.captions import DOT
from app.topology.shapes.shape import Edge

_tr = partial(QCoreApplication.translate, "TopologyPrint")
ROW, SAMPLE, GAP = 16.0, 30.0, 8.0
EDGES = legend.LEFT + 34  # space that legend.paint leaves free in a line, for the canvas
FEW = 3  # links that an entry names
BELOW = 10.0  # what it leaves free below
Entry = tuple[Edge, str]


def high(made: Sheet, room: float) -> float:
    """Return the height of the legend at this width."""
    keys = legend.height(made.words.keys, room + EDGES)
    return sum(ROW for _ in _rows(made, room)) + (keys - BELOW + GAP if keys else 0.0)


def paint(painter: QPainter, made: Sheet, room: Box) -> None:
    """Paint the legend at the lower left corner of a box."""
    legend.paint(
        painter,
        made.look,
        made.words.keys,
        Box(room.left - legend.LEFT, room.top, room.right + 34, room.bottom + BELOW),
    )
    top = room.bottom - high(made, room.width)
    for nth, row in enumerate(_rows(made, room.width)):
        x = room.left
        for edge, text in row:
            x = _entry(painter, made, x, top + ROW * (nth + 0.5), edge, text)


def _entry(painter: QPainter, made: Sheet, x: float, y: float, edge: Edge, text: str) -> float:
    painter.setPen(own_pen(edge, made.look))
    painter.drawLine(QPointF(x, y), QPointF(x + SAMPLE, y))
    letters.write(painter, x + SAMPLE + GAP, y, text, made.look.colours.text, "small")
    return x + _width(text)


def _width(text: str) -> float:
    return SAMPLE + GAP + letters.width(text, "small") + 2 * GAP


def _rows(made: Sheet, room: float) -> Iterator[list[Entry]]:
    """Yield the entries in lines of at most this width."""
    row: list[Entry] = []
    for entry in _entries(made):
        if row and sum(_width(text) for _, text in (*row, entry)) > room:
            yield row
            row = []
        row.append(entry)
    if row:
        yield row


def _entries(made: Sheet) -> Iterator[Entry]:
    """Yield a sample of each line type in the picture, with its meaning."""
    words = {
        "cable": _tr("cable"),
        "member": _tr("member of a cluster"),
        "access": _tr("LPAR uses the channel"),
        "path": _tr("path of a control unit"),
    }
    shown = [edge for edge in made.scene.edges if not edge.layer or edge.layer in made.look.layers]
    for kind, text in words.items():
        if any(edge.kind == kind for edge in shown):
            yield Edge("", kind, ("", ""), ()), text
    yield from _links(made, [edge for edge in shown if edge.kind == "link" and edge.id])


def _links(made: Sheet, shown: Iterable[Edge]) -> Iterator[Entry]:
    """Yield a sample of each link style, with the names of the links in that style."""
    names: dict[int, dict[str, None]] = {}
    for edge in shown:
        names.setdefault(edge.tone, {})[made.scene.shapes[edge.id].title.rpartition(DOT)[0]] = None
    for tone, found in sorted(names.items()):
        listed = ", ".join([*list(found)[:FEW], *(["…"] if len(found) > FEW else [])])
        yield Edge("", "link", ("", ""), (), tone=tone), _tr("ISFC link {0}").format(listed)

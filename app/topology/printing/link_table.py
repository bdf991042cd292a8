"""The table of links on a printed page: channels and devices of each, and who alone writes on which."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import groupby

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter

from app.topology.canvas.painting.look import Look
from app.topology.printing.targets import labels
from app.topology.shapes import letters
from app.topology.shapes.box import Box
from app.topology.shapes.captions import link as name_of
from engine.ficon.drawing.meaning.addresses import port_of
from engine.ficon.drawing.meaning.write_sides import Writer, painted
from engine.ficon.drawing.model.cabling import Channel, Director, Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink

_tr = partial(QCoreApplication.translate, "TopologyPrint")
LINE, ASIDE, GAP = 13.0, 118.0, 10.0  # height of a line; where its text begins; above and below the table
MOST = 14  # lines: of more links there are reports
ONE_WAY = "first", "second"


def rows(drawing: Drawing, most: int = MOST) -> list[tuple[str, str]]:
    """Return the name of each link, and its channels and devices in words; none if there are too many."""
    links = drawing.of(IsfcLink)
    return [(name_of(drawing, each), _told(drawing, each)) for each in links] if len(links) <= most else []


def lines(drawing: Drawing, room: float) -> list[tuple[str, str]]:
    """Return the lines of the table in this width; a longer text continues below; none = too many."""
    found = list(wrapped(rows(drawing), room - ASIDE, "tiny"))
    return found if len(found) <= 2 * MOST else []


def wrapped(found: Iterable[tuple[str, str]], room: float, font: str) -> Iterator[tuple[str, str]]:
    """Yield rows whose texts fit in a width; a longer one continues in rows without a name."""
    for name, text in found:
        for nth, part in enumerate(_wrapped(text, room, font)):
            yield "" if nth else name, part


def high(drawing: Drawing, room: float) -> float:
    """Return the height of the table in this width."""
    count = len(lines(drawing, room))
    return (count + len(heads(drawing))) * LINE + GAP if count else 0.0


def paint(painter: QPainter, drawing: Drawing, look: Look, room: Box) -> None:
    """Paint the table at the top of a box."""
    written = heads(drawing)
    for nth, head in enumerate(written):
        y = room.top + (nth + 0.5) * LINE
        letters.write(painter, room.left, y, head, look.colours.muted, "tiny")
    for nth, (name, text) in enumerate(lines(drawing, room.width), len(written)):
        y = room.top + (nth + 0.5) * LINE
        letters.write(painter, room.left, y, name, look.colours.text, "tiny")
        letters.write(painter, room.left + ASIDE, y, text, look.colours.text, "tiny")


def heads(drawing: Drawing) -> list[str]:
    """Return how the table is read, and one label of the picture as an example."""
    example = next(iter(labels(drawing).values()), "")
    return [how_read(), *([_example(*example.split(" ", 2))] if example else [])]


def how_read() -> str:
    """Return how a line of the table is read."""
    return _tr(
        "Links: CHPIDs in the order of the name, and devices, with the same numbers at both ends. "
        "One way: the only LPAR that writes, with its CHPID; otherwise both LPARs write."
    )


def _example(unit: str, cuadd: str, lpar: str) -> str:
    return _tr(
        "In the picture D000,3 are the devices D000 to D002, and {0} is control unit {1}, which leads to the "
        "LPAR {2}: its CUADD, {3}, is the CSS and the MIF id of that LPAR."
    ).format(f"{unit} {cuadd} {lpar}", unit, lpar, cuadd)


def _told(drawing: Drawing, link: IsfcLink) -> str:
    found = painted(drawing, link.id).rows
    ways: dict[str, list[str]] = {}
    for channels, run in groupby(found, key=lambda row: row.channels):
        numbers = _spans(row.number for row in run)
        if channels is None:
            ways.setdefault(_tr("no connection"), []).append(numbers)
        else:
            pair = "–".join(f"{drawing.get(name, Channel).chpid:02X}" for name in channels)
            ways.setdefault(_director(drawing, channels[0]), []).append(f"{pair} {numbers}")
    parts = [f"{over}: {', '.join(items)}" for over, items in ways.items()]
    if alone := [text for side in (0, 1) if (text := _alone(drawing, link, found, side))]:
        parts.append(_tr("one way: {0}").format(", ".join(alone)))
    return "; ".join(parts)


def _alone(drawing: Drawing, link: IsfcLink, found: Iterable[Writer], side: int) -> str:
    """Return the LPAR of a side with the devices on which it alone writes, by CHPID; "" = none."""
    own = [row for row in found if row.writes == ONE_WAY[side] and row.channels is not None]
    parts = [
        f"{_spans(row.number for row in run)} ({drawing.get(name, Channel).chpid:02X})"
        for name, run in groupby(own, key=lambda row: row.channels[side] if row.channels else "")
    ]
    return " ".join([drawing.get(link.ends[side], Lpar).name, *parts]) if parts else ""


def _director(drawing: Drawing, channel: str) -> str:
    port = port_of(drawing, channel)
    if port is None:
        return _tr("without a director")
    return _tr("director {0}").format(f"{drawing.get(port.director, Director).switch:02X}")


def _spans(numbers: Iterable[int]) -> str:
    """Return numbers that follow each other as spans: "D000-D003 D010"."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return " ".join(f"{a:04X}" if a == b else f"{a:04X}-{b:04X}" for a, b in found)


def _wrapped(text: str, room: float, font: str) -> Iterator[str]:
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and letters.width(longer, font) > room:
            yield line
            longer = word
        line = longer
    yield line

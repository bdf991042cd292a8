"""The side that may write to each device of the selected link, for the picture: by range and place in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from app.topology.canvas.painting.legend import WriterKey
from engine.ficon.drawing.meaning.visibility import seen
from engine.ficon.drawing.meaning.write_sides import Painted, painted
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink

tr = QCoreApplication.translate
LISTED = 4  # device numbers that are named in the legend


@dataclass(frozen=True)
class Writers:
    """cells: (range, place in it) -> the writing side; usable: words for a channel; keys: legend entries."""

    cells: dict[tuple[str, int], str] = field(default_factory=dict)
    usable: dict[str, str] = field(default_factory=dict)
    keys: tuple[WriterKey, ...] = ()


def writers(drawing: Drawing, link: str) -> Writers:
    """Return the writers of a logical link; the result is empty without a link."""
    thing = drawing.find(link)
    if not isinstance(thing, IsfcLink):
        return Writers()
    found = painted(drawing, link)
    return Writers(_cells(drawing, thing, found), _usable(found), tuple(_keys(drawing, thing, found)))


def _cells(drawing: Drawing, link: IsfcLink, found: Painted) -> dict[tuple[str, int], str]:
    by_position = {row.position: row.writes for row in found.rows}
    cells: dict[tuple[str, int], str] = {}
    for end, numbers in zip(link.ends, link.devices, strict=True):
        ranges = seen(drawing, end)
        for position, number in enumerate(numbers):
            held = ranges.get(number)
            if held is not None and position in by_position:
                thing = drawing.get(held, DeviceRange)
                cells[held, number - thing.number] = by_position[position]
    return cells


def _usable(found: Painted) -> dict[str, str]:
    """Return, as text, the number of connections per channel on which each side may write."""
    words = tr("Canvas", "side 1 writes to {a}, side 2 to {b}")
    counts = {name: found.channel(name) for name, _ in found.usable}
    return {name: words.format(a=a, b=b) for name, (a, b) in counts.items()}


def _keys(drawing: Drawing, link: IsfcLink, found: Painted) -> Iterable[WriterKey]:
    first, second = (drawing.get(end, Lpar).name for end in link.ends)
    words = {
        "both": tr("Canvas", "both sides may write"),
        "first": tr("Canvas", "only {lpar} writes").format(lpar=first),
        "second": tr("Canvas", "only {lpar} writes").format(lpar=second),
        "nobody": tr("Canvas", "no connection"),
    }
    for writes, text in words.items():
        numbers = [row.number for row in found.rows if row.writes == writes]
        if numbers:
            few = len(numbers) <= LISTED and writes != "both"
            listed = ": " + ", ".join(f"{number:04X}" for number in numbers) if few else f" ({len(numbers)})"
            yield WriterKey(writes, text + listed)

"""The devices of a logical link on which each side is allowed to write, so that both sides never write to all
of them.

The side whose system name sorts first writes from the lowest device number upward, the other side from the
highest downward, and each side reserves some devices for the other: `reserved` is their number. Only working
connections count. Source: IBM, Linux on z Systems, "Avoidance of write collisions" of ISFC logical links.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from engine.ficon.drawing.meaning.resolve import LinkRow, resolve
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.scenario.derived.systems import lesser_side
from engine.studies.relocation.layouts import reserved

Writes = Literal["both", "first", "second", "nobody"]
_SIDES: tuple[Writes, ...] = ("nobody", "first", "second", "both")


@dataclass(frozen=True, slots=True)
class Writer:
    """A device of a link: its place in the list, the side that may write to it, both sides' channels."""

    position: int
    number: int
    writes: Writes
    channels: tuple[str, str] | None  # None = no connection
    reason: str = ""  # why neither side writes


@dataclass(frozen=True)
class Painted:
    """A link's devices in order of their numbers; side 0 is the LPAR that the link names first."""

    rows: tuple[Writer, ...]
    usable: dict[tuple[str, int], int]  # channel and writing side -> connections on which it may write there
    lesser_side: int
    reserved: int  # connections at each end of the numbers that are left to one side

    def channel(self, name: str) -> tuple[int, int]:
        """Return the connections on a channel on which side 0 and side 1 may write."""
        return self.usable.get((name, 0), 0), self.usable.get((name, 1), 0)


def painted(drawing: Drawing, name: str) -> Painted:
    """Return the sides that may write to the devices of a logical link."""
    first, second = (drawing.get(end, Lpar) for end in drawing.get(name, IsfcLink).ends)
    return paint(resolve(drawing).of_link(name), (system(first), system(second)))


def paint(rows: tuple[LinkRow, ...], names: tuple[str, str]) -> Painted:
    """Return the writing sides for the rows of a link between systems with these names."""
    ordered = sorted(rows, key=_number)
    works = [row for row in ordered if row.connection and row.connection.up]
    keep, lesser = reserved(len(works)), lesser_side(names)
    ranks = {row.position: rank for rank, row in enumerate(works)}
    writers = tuple(_writer(row, ranks.get(row.position), len(works), keep, lesser) for row in ordered)
    return Painted(writers, _usable(writers), lesser, keep)


def system(lpar: Lpar) -> str:
    """Return the name of the system in an LPAR, or the LPAR's name if the system has none."""
    return lpar.system or lpar.name


def _number(row: LinkRow) -> tuple[int, int]:
    first, second = row.numbers
    return (first if first is not None else second or 0), row.position


def _writer(row: LinkRow, rank: int | None, count: int, keep: int, lesser: int) -> Writer:
    channels = (row.connection.ends[0].channel, row.connection.ends[1].channel) if row.connection else None
    if rank is None:
        reason = row.connection.fault if row.connection else row.reason
        return Writer(row.position, _number(row)[0], "nobody", channels, reason)
    sides = (rank < count - keep) << lesser | (rank >= keep) << (1 - lesser)
    return Writer(row.position, _number(row)[0], _SIDES[sides], channels)


def _usable(writers: tuple[Writer, ...]) -> dict[tuple[str, int], int]:
    counts: Counter[tuple[str, int]] = Counter()
    for writer in writers:
        for side, word in enumerate(("first", "second")):
            if writer.channels and writer.writes in (word, "both"):
                counts[writer.channels[side], side] += 1
    return dict(counts)

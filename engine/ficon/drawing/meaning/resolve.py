"""Connections of a drawing: which devices communicate with each other, by definitions and cabling.

Each side of an FCTC connection has its own control unit and devices, which refer to the other side: LINK
specifies the port of its channel, and CUADD its image. Two definitions that refer to each other are joined by
unit address: the pairing key is (channel A, image A, channel B, image B, unit address); device numbers may
differ. A definition without a mirror is a half, and does not work. Source: IBM, IOCP User's Guide, defining
FICON CTC control units.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from engine.ficon.drawing.meaning.definition_index import behind
from engine.ficon.drawing.meaning.ends import Connection, ConnectionRun, End, Half, LinkRow
from engine.ficon.drawing.meaning.images import images
from engine.ficon.drawing.meaning.pairing import PairBook
from engine.ficon.drawing.meaning.routes import routes
from engine.ficon.drawing.meaning.spans import SpanBook
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Css, Director, Lpar, Port
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import called
from engine.language import say

__all__ = ["Connection", "End", "Half", "Resolved", "LinkRow", "ConnectionRun", "resolve", "resolving"]
_MAX_DEVICES = 4096  # devices of a range


class _Kept(NamedTuple):
    """Rows of a link, and the data they depend on; LPARs that may occur in their sentences, with names."""

    inputs: tuple[Any, ...]
    named: list[str]
    names: list[str]
    rows: tuple[LinkRow, ...]


class RowBook(dict[str, _Kept]):
    """The rows of each logical link, kept until something changes that the LPARs of the link see or connect
    to.
    """


class Resolved:
    """All connections and halves of a drawing."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.routes, self.images, self.behind = routes(drawing), images(drawing), behind(drawing)
        self.stretches: list[ConnectionRun] = []
        self.halves: list[Half] = []
        spans = drawing.kept(SpanBook).spans(drawing, self.behind.devices)
        for found in drawing.kept(PairBook).paired(drawing, spans):
            self.stretches += found.stretches
            self.halves += found.halves

    @cached_property
    def connections(self) -> tuple[Connection, ...]:
        """Every single connection."""
        return tuple(stretch.at(place) for stretch in self.stretches for place in range(stretch.count))

    @cached_property
    def pairs(self) -> dict[frozenset[str], tuple[ConnectionRun, ...]]:
        """The runs of connections between each pair of LPARs."""
        found: dict[frozenset[str], list[ConnectionRun]] = {}
        for stretch in self.stretches:
            found.setdefault(frozenset((stretch.ends[0].lpar, stretch.ends[1].lpar)), []).append(stretch)
        return {pair: tuple(stretches) for pair, stretches in found.items()}

    @cached_property
    def lost(self) -> dict[frozenset[str], tuple[Half, ...]]:
        """The halves between each pair of LPARs; halves that lead nowhere are only under their own LPAR."""
        found: dict[frozenset[str], list[Half]] = {}
        for half in self.halves:
            found.setdefault(frozenset((half.end.lpar, half.lpar or half.end.lpar)), []).append(half)
        return {pair: tuple(halves) for pair, halves in found.items()}

    def of_lpars(self, first: str, second: str) -> tuple[Connection, ...]:
        """Return the connections between two LPARs, with the first LPAR's end first."""
        stretches = self.pairs.get(frozenset((first, second)), ())
        each = (stretch.at(place) for stretch in stretches for place in range(stretch.count))
        return tuple(
            connection if connection.ends[0].lpar == first else connection.turned() for connection in each
        )

    def far_end(self, channel: str, link: str, cuadd: int | None) -> tuple[str, str, str]:
        """Return the far channel and LPAR that these values name, and the reason why the far end does not
        exist or is down.
        """
        way = self.routes.route(channel, link)
        if not way.far:
            return "", "", way.fault
        lpar, fault = self.images.named(self.drawing.get(way.far, Channel), cuadd)
        return way.far, lpar, fault or way.fault

    def connection(self, lpar: str, number: int) -> Connection | None:
        """Return the connection of an LPAR's device, with the LPAR's end first."""
        begins, rows = self._numbers.get(lpar, ([], []))
        at = bisect_right(begins, number) - 1
        while at >= 0 and begins[at] > number - _MAX_DEVICES:
            stretch, side = rows[at]
            place = number - stretch.ends[side].number
            if place < stretch.count:
                found = stretch.at(place)
                return found.turned() if side else found
            at -= 1
        return None

    @cached_property
    def _numbers(self) -> dict[str, tuple[list[int], list[tuple[ConnectionRun, int]]]]:
        """First device numbers by LPAR, in order, and the runs and sides to which they belong."""
        rows: dict[str, list[tuple[int, int, int]]] = {}
        for place, stretch in enumerate(self.stretches):
            for side, end in enumerate(stretch.ends):
                rows.setdefault(end.lpar, []).append((end.number, place, side))
        found = {}
        for lpar, entries in rows.items():
            entries.sort()
            found[lpar] = [row[0] for row in entries], [(self.stretches[row[1]], row[2]) for row in entries]
        return found

    @cached_property
    def _halves_of(self) -> dict[str, list[Half]]:
        found: dict[str, list[Half]] = {}
        for half in self.halves:
            found.setdefault(half.end.lpar, []).append(half)
        return found

    def device(self, lpar: str, number: int) -> str:
        """Return the ID of the device range in which an LPAR sees a number; "" = it does not see it."""
        return next(iter(self.behind.seen(lpar).get(number, ())), "")

    def of_link(self, name: str) -> tuple[LinkRow, ...]:
        """Return the positions of a logical link, in order."""
        link = self.drawing.get(name, IsfcLink)
        inputs = self._inputs(link)
        book = self.drawing.kept(RowBook)
        old = book.get(name)
        if old is None or old.inputs != inputs or old.names != self.images.names(old.named):
            named = self._named(link)
            book[name] = _Kept(inputs, named, self.images.names(named), self._rows(link))
        return book[name].rows

    def _named(self, link: IsfcLink) -> list[str]:
        """Return a link's LPARs, and those to which the first LPAR's devices are connected."""
        _, stretches = self._numbers.get(link.ends[0], ([], []))
        far = (connection_run.ends[1 - side].lpar for connection_run, side in stretches)
        return list(dict.fromkeys((*link.ends, *far)))

    def _inputs(self, link: IsfcLink) -> tuple[Any, ...]:
        """Return the inputs for a link's rows: one side is sufficient, since a connection has two sides."""
        first = link.ends[0]
        numbers, halves = self._numbers.get(first), self._halves_of.get(first)
        return link, numbers, halves, self.behind.ranges(first)

    def _rows(self, link: IsfcLink) -> tuple[LinkRow, ...]:
        longest = max(map(len, link.devices))
        first, second = ((*side, *(None,) * (longest - len(side))) for side in link.devices)
        return tuple(
            self._row(link, place, numbers) for place, numbers in enumerate(zip(first, second, strict=True))
        )

    def _row(self, link: IsfcLink, place: int, numbers: tuple[int | None, int | None]) -> LinkRow:
        own, other = numbers
        if own is None or other is None:
            return LinkRow(
                place,
                numbers,
                None,
                say("{0} has no device here", called(self.drawing, link.ends[own is not None])),
            )
        found = self.connection(link.ends[0], own)
        if found is None:
            return LinkRow(place, numbers, None, self._why(link.ends[0], own))
        far = found.ends[1]
        if (far.lpar, far.number) == (link.ends[1], other):
            return LinkRow(place, numbers, found)
        talks = say(
            "{0:04X} of {1} communicates with {2:04X} of {3}",
            own,
            called(self.drawing, link.ends[0]),
            far.number,
            called(self.drawing, far.lpar),
        )
        return LinkRow(place, numbers, None, talks)

    def _why(self, lpar: str, number: int) -> str:
        for half in self._halves_of.get(lpar, ()):
            if 0 <= number - half.end.number < half.count:
                return half.reason
        known = self.drawing.find(self.device(lpar, number))
        if isinstance(known, DeviceRange):
            return say("device {0:04X} is of type {1}, which does not connect systems", number, known.unit)
        return say("{0} sees no device {1:04X}", called(self.drawing, lpar), number)


def resolving(drawing: Drawing) -> Iterator[float]:
    """Do most of the work of `resolve` in small steps, and yield the completed share.

    The drawing must not change in the meantime. `resolve` gives correct results without it.
    """
    spans = tuple(drawing.kept(SpanBook).spans(drawing, behind(drawing).devices))
    count = sum(map(len, spans))
    for number, _ in enumerate(drawing.kept(PairBook).paired(drawing, spans), 1):
        yield number / count


def resolve(drawing: Drawing) -> Resolved:
    """Return the connections of a drawing in its current state."""
    return drawing.derived(Resolved, Cec, Css, Lpar, Channel, Director, Port, Cable, ControlUnit, DeviceRange)

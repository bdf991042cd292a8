"""What the definitions of a drawing mean over its cabling: which device talks to which.

Each side of an FCTC connection has its own control unit and devices, which name the other side: the LINK its
channel's port, the CUADD its image. Two definitions that name each other are joined by unit address: that is
the pairing key (channel A, image A, channel B, image B, unit address); device numbers may differ. What has no
mirror is a half, and dead. Source: IBM, IOCP User's Guide, defining FICON CTC control units.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from engine.topology.behind import behind
from engine.topology.cabling import Channel, Lpar
from engine.topology.defined import DeviceRange
from engine.topology.drawing import Drawing
from engine.topology.images import images
from engine.topology.isfc import IsfcLink
from engine.topology.routes import routes
from engine.topology.spans import Piece, Span, paired, spans_of

_LONGEST = 4096  # devices of a range


class End(NamedTuple):
    """One side of a connection: ids, and the device number in the LPAR."""

    lpar: str
    channel: str
    unit: str
    device: str
    number: int


class Connection(NamedTuple):
    """Two devices that talk to each other. fault: why they cannot now; "" = up."""

    ends: tuple[End, End]
    address: int
    fault: str = ""

    @property
    def up(self) -> bool:
        """Whether the way between the devices is open."""
        return not self.fault

    def turned(self) -> Connection:
        """The same, seen from the other side."""
        return self._replace(ends=(self.ends[1], self.ends[0]))


@dataclass(frozen=True, slots=True)
class Half:
    """Devices without a mirror: `count` of them, from this device number and unit address on, and the reason.

    channel, lpar: what their control unit names, "" = nothing that is there. itself: an LPAR that names
    itself on the same channel, where it is not barred.
    """

    end: End
    address: int
    count: int
    channel: str
    lpar: str
    reason: str
    itself: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A place in the device lists of a logical link: both numbers, and the connection if they are one."""

    position: int
    numbers: tuple[int | None, int | None]
    connection: Connection | None
    reason: str = ""  # why there is no connection


@dataclass(frozen=True, slots=True)
class Stretch:
    """Connections of the same two device ranges whose unit addresses follow each other."""

    ends: tuple[End, End]  # with the first device numbers
    address: int
    count: int
    fault: str
    passed: tuple[str, ...] = ()  # cables, ports and directors between the channels

    def at(self, place: int) -> Connection:
        """The connection at a place, from 0 on."""
        first, second = (one._replace(number=one.number + place) for one in self.ends)
        return Connection((first, second), self.address + place, self.fault)


class Resolved:
    """All connections and halves of a drawing."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.stretches: list[Stretch] = []
        self.halves: list[Half] = []
        for piece in paired(spans_of(drawing)):
            self._take(piece)

    def _take(self, piece: Piece) -> None:
        one, other = piece.span, piece.mirror
        end = _end(one, piece.address)
        if other is not None:
            ends = end, _end(other, piece.address)
            fault = one.fault or other.fault
            self.stretches.append(Stretch(ends, piece.address, piece.count, fault, one.passed))
            return
        reason = piece.reason or self._unmirrored(piece)
        itself = one.channel == one.far_channel and one.lpar == one.far_lpar
        self.halves.append(
            Half(end, piece.address, piece.count, one.far_channel, one.far_lpar, reason, itself)
        )

    def _unmirrored(self, piece: Piece) -> str:
        span, last = piece.span, piece.address + piece.count - 1
        addresses = f"{piece.address:02X}-{last:02X}" if piece.count > 1 else f"{last:02X}"
        here, there = (
            f"{self._lpar(lpar)} on CHPID {self.drawing.get(channel, Channel).chpid:02X}"
            for channel, lpar in ((span.channel, span.lpar), (span.far_channel, span.far_lpar))
        )
        return f"unit address {addresses}: nothing of {there} leads back to {here}"

    @cached_property
    def connections(self) -> tuple[Connection, ...]:
        """Every connection by itself."""
        return tuple(one.at(place) for one in self.stretches for place in range(one.count))

    @cached_property
    def pairs(self) -> dict[frozenset[str], tuple[Stretch, ...]]:
        """The stretches between each two LPARs."""
        found: dict[frozenset[str], list[Stretch]] = {}
        for one in self.stretches:
            found.setdefault(frozenset(end.lpar for end in one.ends), []).append(one)
        return {pair: tuple(stretches) for pair, stretches in found.items()}

    def of_lpars(self, first: str, second: str) -> tuple[Connection, ...]:
        """The connections between two LPARs, the first one's end first."""
        stretches = self.pairs.get(frozenset((first, second)), ())
        each = (one.at(place) for one in stretches for place in range(one.count))
        return tuple(one if one.ends[0].lpar == first else one.turned() for one in each)

    def far_end(self, channel: str, link: str, cuadd: int | None) -> tuple[str, str, str]:
        """Channel and LPAR that a control unit with these names, and why there is none or it is down."""
        way = routes(self.drawing).route(channel, link)
        if not way.far:
            return "", "", way.fault
        lpar, fault = images(self.drawing).named(self.drawing.get(way.far, Channel), cuadd)
        return way.far, lpar, fault or way.fault

    def connection(self, lpar: str, number: int) -> Connection | None:
        """What an LPAR's device is connected to, the LPAR's end first."""
        begins, rows = self._numbers.get(lpar, ([], []))
        at = bisect_right(begins, number) - 1
        while at >= 0 and begins[at] > number - _LONGEST:
            stretch, side = rows[at]
            place = number - stretch.ends[side].number
            if place < stretch.count:
                found = stretch.at(place)
                return found.turned() if side else found
            at -= 1
        return None

    @cached_property
    def _numbers(self) -> dict[str, tuple[list[int], list[tuple[Stretch, int]]]]:
        """By LPAR, in order: first device numbers, and the stretches and sides that they belong to."""
        rows: dict[str, list[tuple[int, int, int]]] = {}
        for place, stretch in enumerate(self.stretches):
            for side, end in enumerate(stretch.ends):
                rows.setdefault(end.lpar, []).append((end.number, place, side))
        found = {}
        for lpar, entries in rows.items():
            entries.sort()
            found[lpar] = [row[0] for row in entries], [(self.stretches[row[1]], row[2]) for row in entries]
        return found

    def device(self, lpar: str, number: int) -> str:
        """Id of the device range in which an LPAR sees a number; "" = it sees none."""
        return next(iter(behind(self.drawing).seen(lpar).get(number, ())), "")

    def of_link(self, name: str) -> tuple[Row, ...]:
        """The places of a logical link, in order."""
        link = self.drawing.get(name, IsfcLink)
        longest = max(map(len, link.devices))
        first, second = ((*side, *(None,) * (longest - len(side))) for side in link.devices)
        return tuple(
            self._row(link, place, numbers) for place, numbers in enumerate(zip(first, second, strict=True))
        )

    def _row(self, link: IsfcLink, place: int, numbers: tuple[int | None, int | None]) -> Row:
        own, other = numbers
        if own is None or other is None:
            return Row(place, numbers, None, f"{self._lpar(link.ends[own is not None])} has no device here")
        found = self.connection(link.ends[0], own)
        if found is None:
            return Row(place, numbers, None, self._why(link.ends[0], own))
        far = found.ends[1]
        if (far.lpar, far.number) == (link.ends[1], other):
            return Row(place, numbers, found)
        talks = f"{own:04X} of {self._lpar(link.ends[0])} talks to {far.number:04X} of {self._lpar(far.lpar)}"
        return Row(place, numbers, None, talks)

    def _why(self, lpar: str, number: int) -> str:
        for half in self.halves:
            if half.end.lpar == lpar and 0 <= number - half.end.number < half.count:
                return half.reason
        known = self.drawing.find(self.device(lpar, number))
        if isinstance(known, DeviceRange):
            return f"device {number:04X} is of type {known.unit}, which joins no systems"
        return f"{self._lpar(lpar)} sees no device {number:04X}"

    def _lpar(self, name: str) -> str:
        return f"LPAR {self.drawing.get(name, Lpar).name}"


def resolve(drawing: Drawing) -> Resolved:
    """What the definitions mean, as the drawing is now."""
    return drawing.derived(Resolved)


def _end(span: Span, address: int) -> End:
    return End(span.lpar, span.channel, span.unit, span.device, span.number + address - span.address)

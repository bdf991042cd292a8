"""Spans: devices of a range as one LPAR sees them through a channel, and their mirrors by unit address."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.topology.behind import behind, first_address
from engine.topology.cabling import Channel, Lpar
from engine.topology.defined import FCTC, ControlUnit, DeviceRange, Path
from engine.topology.drawing import Drawing
from engine.topology.images import images
from engine.topology.routes import routes

ADDRESSES = 256
TWICE = "this unit address is defined twice for the same end"
Key = tuple[str, str, str, str]  # channel, LPAR; channel and LPAR at the far end


@dataclass(slots=True)
class Span:
    """`count` devices from this number and unit address on. far_*: "" = not found, reason: why.

    fault: why nothing passes from here, though it is known where it would go; "" = it does.
    """

    lpar: str
    channel: str
    unit: str
    device: str
    number: int
    address: int
    count: int
    far_channel: str
    far_lpar: str
    fault: str
    reason: str
    passed: tuple[str, ...]  # cables, ports and directors

    @property
    def key(self) -> Key:
        """Who talks to whom."""
        return self.channel, self.lpar, self.far_channel, self.far_lpar


@dataclass(slots=True)
class Piece:
    """A part of a span, from a unit address on, with the span that mirrors it; None = none does."""

    span: Span
    address: int
    count: int
    mirror: Span | None
    reason: str = ""


def spans_of(drawing: Drawing) -> Iterator[Span]:
    """Every span of a drawing, by control unit."""
    for unit in drawing.of(ControlUnit):
        if unit.unit == FCTC:
            for path in unit.paths:
                yield from _behind_path(drawing, unit, path)


def _behind_path(drawing: Drawing, unit: ControlUnit, path: Path) -> Iterator[Span]:
    devices = [one for one in behind(drawing).devices.get(unit.id, ()) if one.unit == FCTC]
    if not devices:
        return
    known, channel = images(drawing), drawing.get(path.channel, Channel)
    way = routes(drawing).route(path.channel, path.link)
    far, reason = "", way.fault
    if way.far:
        far, reason = known.named(drawing.get(way.far, Channel), unit.cuadd)
    for device in devices:
        parts = list(_addresses(unit, device))
        for lpar in known.viewers(device, channel, path.css):
            fault = way.fault or _offline(drawing, channel, lpar)
            for place, address, count, wrong in parts:
                yield Span(
                    lpar, path.channel, unit.id, device.id, device.number + place, address, count,
                    way.far, "" if wrong else far, fault, wrong or reason, way.passed,
                )  # fmt: skip


def _offline(drawing: Drawing, channel: Channel, lpar: str) -> str:
    if images(drawing).online(channel, lpar):
        return ""
    name = drawing.get(lpar, Lpar).name
    return f"CHPID {channel.chpid:02X} is not online to LPAR {name}, which is only a candidate for it"


def _addresses(unit: ControlUnit, device: DeviceRange) -> Iterator[tuple[int, int, int, str]]:
    """Parts of a range, inside the addresses of its control unit and outside: place, address, count, why."""
    first = first_address(device)
    if not unit.units:
        yield 0, first, device.count, ""
        return
    known = {one for begin, count in unit.units for one in range(begin, min(begin + count, ADDRESSES))}
    begin, last = 0, first in known
    for place in range(1, device.count + 1):
        now = first + place in known
        if place == device.count or now != last:
            why = "" if last else f"control unit {unit.number:04X} has no unit address {first + begin:02X}"
            yield begin, first + begin, place - begin, why
            begin, last = place, now


def paired(spans: Iterable[Span]) -> Iterator[Piece]:
    """Every span in pieces: each piece with its mirror comes once, from one of its two sides."""
    groups: dict[Key, list[Span]] = {}
    for span in spans:
        if not span.far_lpar:
            yield Piece(span, span.address, span.count, None, span.reason)
        elif span.key == mirrored(span.key):
            yield Piece(span, span.address, span.count, None, "an LPAR that talks to itself on one channel")
        else:
            groups.setdefault(span.key, []).append(span)
    done: set[Key] = set()
    for key, mine in groups.items():
        if key not in done:
            other = mirrored(key)
            done |= {key, other}
            yield from _matched(mine, groups.get(other, []))


def mirrored(key: Key) -> Key:
    """The same as the far end names it."""
    return key[2], key[3], key[0], key[1]


def _matched(mine: list[Span], theirs: list[Span]) -> Iterator[Piece]:
    """Pieces of both sides of a group: both lists are walked at once, from the lowest unit address up."""
    first, second = _Parts(mine), _Parts(theirs)
    yield from (*first.twice, *second.twice)
    while first.parts and second.parts:
        a, b = first.parts[-1], second.parts[-1]
        if a.address < b.address:
            yield first.until(b.address)
        elif b.address < a.address:
            yield second.until(a.address)
        else:
            end = min(a.address + a.count, b.address + b.count)
            piece = first.until(end)
            piece.mirror = second.until(end).span
            yield piece
    for rest in (first, second):
        while rest.parts:
            yield rest.until(2 * ADDRESSES)


class _Parts:
    """Spans of one side as pieces that do not overlap, the lowest last."""

    def __init__(self, spans: list[Span]) -> None:
        self.parts: list[Piece] = []
        self.twice: list[Piece] = []
        end = -1
        for span in sorted(spans, key=lambda one: one.address):
            begin, last = max(span.address, end), span.address + span.count
            if span.address < end:
                count = min(end, last) - span.address
                self.twice.append(Piece(span, span.address, count, None, TWICE))
            if begin < last:
                self.parts.append(Piece(span, begin, last - begin, None))
            end = max(end, last)
        self.parts.reverse()

    def until(self, end: int) -> Piece:
        """Take what lies before this unit address from the lowest part."""
        part = self.parts.pop()
        if part.address + part.count > end:
            rest = part.address + part.count - end
            self.parts.append(Piece(part.span, end, rest, None))
            part.count -= rest
        return part

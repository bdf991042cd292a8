"""Spans that refer to each other, joined by unit address; the unmatched parts are halves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.ficon.drawing.meaning.ends import ConnectionRun, End, Half
from engine.ficon.drawing.meaning.images import images
from engine.ficon.drawing.meaning.spans import ADDRESSES, Key, NumberSpan
from engine.ficon.drawing.model.cabling import Channel
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.names import called
from engine.language import say

TWICE = "this unit address is defined twice for the same end"
ITSELF = "the LPAR communicates with itself on one channel"


class Paired(NamedTuple):
    """The connections and halves that result from the spans of one pair of ends."""

    stretches: tuple[ConnectionRun, ...] = ()
    halves: tuple[Half, ...] = ()


class PairBook:
    """The results of each pair of ends, kept while their spans and names are unchanged."""

    def __init__(self) -> None:
        self._known: dict[Key, tuple[Any, Paired]] = {}

    def paired(self, drawing: Drawing, spans: Iterable[tuple[NumberSpan, ...]]) -> Iterator[Paired]:
        """Return all connections and halves, by pair of ends."""
        known, before = images(drawing), self._known
        self._known = {}
        groups: dict[Key, list[NumberSpan]] = {}
        for unit in spans:
            for span in unit:
                groups.setdefault(span.key, []).append(span)
        for key, mine in groups.items():
            other = mirrored(key)
            if other in self._known:
                continue
            theirs = groups.get(other, []) if key[3] and other != key else []
            inputs = [*known.names(key), len(mine), *map(id, mine), *map(id, theirs)]
            old, found = before.get(key, (None, Paired()))
            if old is None or old[0] != inputs:
                found = _paired(drawing, _pieces(key, mine, theirs))
            self._known[key] = (
                (inputs, mine, theirs),
                found,
            )  # the spans are kept alive, so their ids are theirs
            yield found


def mirrored(key: Key) -> Key:
    """Return the key of the pair as seen from the far end."""
    return key[2], key[3], key[0], key[1]


@dataclass(slots=True)
class Piece:
    """A part of a span, from a unit address on, with the span that mirrors it; None = no such span."""

    span: NumberSpan
    address: int
    count: int
    mirror: NumberSpan | None
    reason: str = ""


def _pieces(key: Key, mine: list[NumberSpan], theirs: list[NumberSpan]) -> Iterator[Piece]:
    if not key[3]:
        yield from (Piece(span, span.address, span.count, None, span.reason) for span in mine)
    elif key == mirrored(key):
        yield from (Piece(span, span.address, span.count, None, say(ITSELF)) for span in mine)
    else:
        yield from _matched(mine, theirs)


def _matched(mine: list[NumberSpan], theirs: list[NumberSpan]) -> Iterator[Piece]:
    """Yield pieces of both sides of a group by walking both lists together from the lowest unit address."""
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
            yield rest.until(ADDRESSES * ADDRESSES)


class _Parts:
    """Spans of one side as pieces that do not overlap, with the lowest last."""

    def __init__(self, spans: list[NumberSpan]) -> None:
        self.parts: list[Piece] = []
        self.twice: list[Piece] = []
        end = -1
        for span in sorted(spans, key=lambda span: span.address):
            begin, last = max(span.address, end), span.address + span.count
            if span.address < end:
                count = min(end, last) - span.address
                self.twice.append(Piece(span, span.address, count, None, say(TWICE)))
            if begin < last:
                self.parts.append(Piece(span, begin, last - begin, None))
            end = max(end, last)
        self.parts.reverse()

    def until(self, end: int) -> Piece:
        """Remove and return the part before this unit address from the lowest piece."""
        part = self.parts.pop()
        if part.address + part.count > end:
            rest = part.address + part.count - end
            self.parts.append(Piece(part.span, end, rest, None))
            part.count -= rest
        return part


def _paired(drawing: Drawing, pieces: Iterable[Piece]) -> Paired:
    stretches, halves = [], []
    for piece in pieces:
        span, other = piece.span, piece.mirror
        end = _end(span, piece.address)
        if other is not None:
            ends = end, _end(other, piece.address)
            fault = span.fault or other.fault
            stretches.append(ConnectionRun(ends, piece.address, piece.count, fault, span.passed))
            continue
        reason, itself = piece.reason or _unmirrored(drawing, piece), piece.reason == say(ITSELF)
        half = Half(end, piece.address, piece.count, span.far_channel, span.far_lpar, reason, itself)
        halves.append(half)
    return Paired(tuple(stretches), tuple(halves))


def _end(span: NumberSpan, address: int) -> End:
    return End(span.lpar, span.channel, span.unit, span.device, span.number + address - span.address)


def _unmirrored(drawing: Drawing, piece: Piece) -> str:
    span, last = piece.span, piece.address + piece.count - 1
    addresses = f"{piece.address:02X}-{last:02X}" if piece.count > 1 else f"{last:02X}"
    here, there = (
        say("{0} on CHPID {1:02X}", called(drawing, lpar), drawing.get(channel, Channel).chpid)
        for channel, lpar in ((span.channel, span.lpar), (span.far_channel, span.far_lpar))
    )
    return say("unit address {0}: no device of {1} leads back to {2}", addresses, there, here)

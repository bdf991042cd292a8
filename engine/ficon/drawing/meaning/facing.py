"""Halves that face each other: one half names the end of the other half, but the other half leads elsewhere.

This occurs when two definitions were meant for each other and one names a wrong channel or a wrong LPAR: the
correct name follows from the side that is right.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.drawing.meaning.ends import Half
from engine.ficon.drawing.meaning.pairing import TWICE
from engine.ficon.drawing.meaning.resolve import Resolved, resolve
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Css, Director, Lpar, Port
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.language import say

_End = tuple[str, str]  # channel, LPAR


class Facing:
    """The halves of a drawing, by their own end and by the end to which they refer."""

    def __init__(self, resolved: Resolved) -> None:
        self.of_unit: dict[str, list[Half]] = {}
        self.of_lpar: dict[str, list[Half]] = {}
        self.living = {
            end.unit for stretch in resolved.stretches for end in stretch.ends
        }  # units with a connection
        self._from: dict[_End, list[Half]] = {}
        self._to: dict[_End, list[Half]] = {}
        for half in resolved.halves:
            self.of_unit.setdefault(half.end.unit, []).append(half)
            self.of_lpar.setdefault(half.end.lpar, []).append(half)
            self._from.setdefault((half.end.channel, half.end.lpar), []).append(half)
            if half.lpar:
                self._to.setdefault((half.channel, half.lpar), []).append(half)

    def naming(self, half: Half) -> Iterator[Half]:
        """Yield the halves that refer to the end of a half, with common unit addresses."""
        yield from (item for item in self._to.get((half.end.channel, half.end.lpar), ()) if _meet(item, half))

    def named(self, half: Half) -> Iterator[Half]:
        """Yield the halves at the end that a half names, with common unit addresses."""
        yield from (item for item in self._from.get((half.channel, half.lpar), ()) if _meet(item, half))

    def meant(self, unit: str) -> _End | None:
        """Return the end that a control unit without any connection should name; None = unclear."""
        halves = self.of_unit.get(unit, ())
        if unit in self.living or any(half.reason == say(TWICE) for half in halves):
            return None  # of two that specify the same, either can be wrong
        ends = {(item.end.channel, item.end.lpar) for half in halves for item in self.naming(half)}
        return ends.pop() if len(ends) == 1 else None


def _meet(half: Half, other: Half) -> bool:
    """Return True if two different halves have a unit address in common."""
    apart = half.address + half.count <= other.address or other.address + other.count <= half.address
    return half is not other and not apart


def _facing(drawing: Drawing) -> Facing:
    return Facing(resolve(drawing))


def facing(drawing: Drawing) -> Facing:
    """Return the halves of a drawing in its current state."""
    return drawing.derived(_facing, Cec, Css, Lpar, Channel, Director, Port, Cable, ControlUnit, DeviceRange)

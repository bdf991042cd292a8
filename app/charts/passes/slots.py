"""The places of passes in their chart: a slot a pass, with a gap between two relocations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from app.charts.toolkit.bars import ChartBar
from app.charts.values.relocations import PassPair
from engine.recording.relocations import Pass, Relocation

MIN_WIDTH = 9.0  # logical pixels of a slot; with more passes than fit the last relocations are shown
MAX_WIDTH = 84.0
GROUP_GAP = 0.7  # of a slot, between two relocations
GAP = 0.22  # of a slot, between two passes


@dataclass(frozen=True)
class PassSlot:
    """A pass of our own run, and that of the other one."""

    pair: PassPair
    number: int  # from 1 on
    own: Pass | None
    theirs: Pass | None = None

    @property
    def any(self) -> Pass:
        """That of our own run if there is one."""
        found = self.own or self.theirs
        assert found is not None
        return found

    @property
    def name(self) -> str:
        """The guest of the pass."""
        return self.pair.name


def slots(pairs: Sequence[PassPair]) -> list[PassSlot]:
    """Return all passes of all relocations."""
    return [
        PassSlot(pair, number, own, theirs)
        for pair in pairs
        for number, (own, theirs) in enumerate(zip_longest(_of(pair.own), _of(pair.theirs)), start=1)
    ]


def _of(move: Relocation | None) -> Sequence[Pass]:
    return move.passes if move is not None else ()


def fitting(every: Sequence[PassSlot], width: float) -> list[PassSlot]:
    """Return the slots of the last relocations that have room; one relocation always stays."""
    most, found = max(width / MIN_WIDTH, 1.0), list(every)
    while found and _units(found) > most:
        rest = [slot for slot in found if slot.pair is not found[0].pair]
        if not rest:
            break
        found = rest
    return found


def _units(some: Sequence[PassSlot]) -> float:
    return len(some) + GROUP_GAP * max(len({id(slot.pair) for slot in some}) - 1, 0)


def lay_out(some: Sequence[PassSlot], width: float, ratio: float) -> list[ChartBar]:
    """Return where the slots lie, logical pixels from the plot's left edge, on device pixels."""
    if not some:
        return []
    pitch, x, found = min(width / _units(some), MAX_WIDTH), 0.0, []
    for place, slot in enumerate(some):
        x += GROUP_GAP * pitch if place and slot.pair is not some[place - 1].pair else 0.0
        gap = pitch * GAP if pitch > 5 else 0.0
        left, right = (round(edge * ratio) / ratio for edge in (x + gap / 2, x + pitch - gap / 2))
        found.append(ChartBar(place, place + 1, left, max(right, left + 2 / ratio)))
        x += pitch
    return found

"""The lanes of relocations on a time axis: which ones have room, and the parts of a lane."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from app.charts.toolkit.parts.place import ChartPlaces
from app.charts.values.relocations import PassPair
from engine.recording.relocations import Relocation

MIN_LANE, MAX_LANE = 16.0, 64.0  # height of a lane, logical pixels
LIMITS_FROM = 30.0  # height of a lane from which its limits have bars
TWO_LINES_FROM = 30.0  # and its name two lines
BAR = 4.0  # height of the bar of a limit
GAP = 3.0


@dataclass(frozen=True)
class RelocationLane:
    """A relocation and its place."""

    pair: PassPair
    box: QRectF  # from the plot's left edge to its right one


@dataclass(frozen=True)
class LaneParts:
    """The parts of a lane: the stages, and below them the limits; None = no room for those."""

    stages: QRectF
    total: QRectF | None
    quiesce: QRectF | None


def visible(pairs: Sequence[PassPair], start: int, end: int) -> list[PassPair]:
    """Return the relocations that overlap the time between two moments, ns."""
    return [
        pair
        for pair in pairs
        if any(_within(relocation, start, end) for relocation in (pair.own, pair.theirs))
    ]


def _within(move: Relocation | None, start: int, end: int) -> bool:
    if move is None:
        return False
    last = move.at if move.ended_at is None else move.ended_at
    return last >= start and move.asked_at <= end


def lay_out(pairs: Sequence[PassPair], place: ChartPlaces) -> tuple[list[RelocationLane], int]:
    """Return lanes of the last relocations that have room, and how many have none."""
    plot = place.plot
    most = max(int(plot.height() // MIN_LANE), 1)
    shown = pairs[-most:]
    if not shown:
        return [], 0
    pitch = min(plot.height() / len(shown), MAX_LANE)
    lanes = []
    for number, pair in enumerate(shown):
        top, bottom = (
            round((plot.top() + row * pitch) * place.ratio) / place.ratio for row in (number, number + 1)
        )
        lanes.append(RelocationLane(pair, QRectF(plot.left(), top + 2, plot.width(), bottom - top - 4)))
    return lanes, len(pairs) - len(shown)


def parts(box: QRectF) -> LaneParts:
    """Return the parts of a lane, or of half of one."""
    if box.height() < LIMITS_FROM - 4:
        return LaneParts(box, None, None)
    both = 2 * BAR + 2 * GAP
    stages = QRectF(box.left(), box.top(), box.width(), box.height() - both)
    total = QRectF(box.left(), stages.bottom() + GAP, box.width(), BAR)
    return LaneParts(stages, total, total.translated(0, BAR + GAP - 1))

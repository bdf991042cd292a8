"""Relocations as shown in charts: their state at a given time, their names and looks, and pairs for two
runs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QBrush, QColor

from app.charts.toolkit.recordings import number
from app.charts.toolkit.state_look import StateKey
from app.charts.values.multisystem import ARROW, system_names
from app.look.theme import Theme
from engine.recording.recorder import Recording
from engine.recording.relocations import STAGE_LABELS, Relocation, relocations
from engine.state.relocation import Stage

MAX_MOVED = 5  # guests that stand out; all others are one curve
MoveKey = tuple[str, int]  # userid, and how many relocations of this guest there were before
SHOWN = (
    Stage.CHECK,
    Stage.SKELETON,
    Stage.MOVING,
    Stage.QUIESCE,
    Stage.DEVICES,
    Stage.PENULTIMATE,
    Stage.FINAL,
    Stage.RESUME,
)
_COLOURS = {
    Stage.PLANNED: "pool",
    Stage.CHECK: "pool",
    Stage.SKELETON: "shared",
    Stage.MOVING: "anonymous",
    Stage.QUIESCE: "page_cache",
    Stage.DEVICES: "kernel",
    Stage.PENULTIMATE: "buffers",
    Stage.FINAL: "huge",
    Stage.RESUME: "free",
    Stage.ENDED: "pool",
}
_HATCHES = {Stage.PENULTIMATE: Qt.BrushStyle.BDiagPattern, Stage.FINAL: Qt.BrushStyle.DiagCrossPattern}


class Known:
    """Reads relocations once, because a completed relocation no longer changes."""

    def __init__(self) -> None:
        self._of: tuple[int, int, int] | None = None  # whose rows, of which scenario, how many
        self._rows: dict[int, Any] = {}  # by number of the relocation
        self._ended: dict[int, Relocation] = {}
        self._going: dict[int, tuple[Any, int, Relocation]] = {}  # rows, how many were read, and the result
        self._last: tuple[object, tuple[Relocation, ...]] = (None, ())

    def at(self, recording: Recording, time: int | None = None) -> tuple[Relocation, ...]:
        """Return the relocations as known at a time, ns; None: everything recorded."""
        time = recording.now if time is None else min(time, recording.now)
        self._sort(recording)
        key = self._of, time
        if key != self._last[0]:
            found = (self._one(recording, number, time) for number in self._rows)
            self._last = key, tuple(relocation for relocation in found if relocation is not None)
        return self._last[1]

    def _sort(self, recording: Recording) -> None:
        owner = recording.moves if recording.moves.base is None else recording.moves.base
        key = number(owner), number(recording.scenario), len(recording.moves)
        if key == self._of:
            return
        if self._of is None or key[:2] != self._of[:2] or key[2] < self._of[2]:
            self._ended = {}
        self._of, moves = key, recording.moves
        self._rows = {int(number): moves[moves["move"] == number] for number in np.unique(moves["move"])}

    def _one(self, recording: Recording, number: int, time: int) -> Relocation | None:
        ended = self._ended.get(number)
        if ended is not None and ended.ended_at is not None and ended.ended_at <= time:
            return ended
        rows = self._rows[number]
        count = int(rows["time"].searchsorted(time, side="right"))
        if not count:
            return None
        known, read, before = self._going.get(number, (None, 0, None))
        if before is not None and known is rows and read == count:  # only time has passed
            return _later(before, time)
        (found,) = relocations(replace(recording, moves=rows, at=time))
        if found.ended_at is not None:
            self._ended[number] = found
        else:
            self._going[number] = rows, count, found
        return found


def _later(relocation: Relocation, time: int) -> Relocation:
    """Return a relocation that has not ended as it is at another time, ns, of its last stage."""
    *before, (stage, start, _) = relocation.stages
    return replace(relocation, at=time, stages=(*before, (stage, start, time)))


def moved_guests(recording: Recording) -> tuple[str, ...]:
    """Return the userids of the first guests whose pages were sent, in the order of the requests."""
    rows = recording.moves[recording.moves["stage"] == Stage.MOVING]
    order = np.sort(np.unique(rows["move"], return_index=True)[1])
    names = (recording.scenario.guests[int(guest)].userid for guest in rows["guest"][order])
    return tuple(dict.fromkeys(names))[:MAX_MOVED]


@dataclass(frozen=True)
class PassPair:
    """A relocation in one run and the relocation of the same guest in another run, or only one of the two."""

    key: MoveKey
    name: str
    own: Relocation | None
    theirs: Relocation | None = None

    @property
    def any(self) -> Relocation:
        """The relocation of this run if there is one; otherwise, that of the other run."""
        found = self.own or self.theirs
        assert found is not None
        return found


def pairs(
    own: Recording,
    moves: Sequence[Relocation],
    other: Recording | None = None,
    theirs: Sequence[Relocation] = (),
) -> list[PassPair]:
    """Return the relocations of this run in order, each with its match in the other run, and then those that
    only the other run has.
    """
    mine = keys(own, moves)
    his = keys(other, theirs) if other is not None else {}
    found = [PassPair(key, name(key), move, his.get(key)) for key, move in mine.items()]
    return [*found, *(PassPair(key, name(key), None, move) for key, move in his.items() if key not in mine)]


def keys(recording: Recording, moves: Sequence[Relocation]) -> dict[MoveKey, Relocation]:
    """Return each relocation, keyed by its guest and the number of earlier relocations of that guest."""
    before: Counter[str] = Counter()
    found = {}
    for move in moves:
        userid = recording.scenario.guests[move.guest].userid
        found[userid, before[userid]] = move
        before[userid] += 1
    return found


def name(key: MoveKey) -> str:
    """Return the name of a guest's relocation: the guest's userid, with a number from the guest's second
    relocation on.
    """
    userid, before = key
    return f"{userid} ({before + 1})" if before else userid


def way(recording: Recording, move: Relocation) -> str:
    """Return the source and target systems."""
    names = system_names(recording.scenario)
    return ARROW.format(names[move.source], names[move.target])


def label(text: str) -> str:
    """Return a translated label from the engine."""
    return QCoreApplication.translate("Engine", text)


def colour(stage: Stage, theme: Theme) -> QColor:
    """Return the color of a stage."""
    return theme.linux[_COLOURS[stage]]


def hatch(stage: Stage, theme: Theme) -> QBrush | None:
    """Return the lines drawn over passes during which the guest waits."""
    return QBrush(theme.panel, _HATCHES[stage]) if stage in _HATCHES else None


def stage_key(stage: Stage, theme: Theme) -> StateKey:
    """Return the legend entry for a stage."""
    return StateKey(label(STAGE_LABELS[stage]), colour(stage, theme), hatch(stage, theme))


def pass_colour(quiesced: bool, theme: Theme) -> QColor:
    """Return the color of a pass, depending on whether the guest is running or stopped."""
    return theme.linux["buffers" if quiesced else "anonymous"]


def pass_hatch(part: str, theme: Theme) -> QBrush | None:
    """Return the hatch of changed pages; sent pages have none."""
    return QBrush(theme.panel, Qt.BrushStyle.BDiagPattern) if part == "changed" else None

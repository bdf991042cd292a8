"""Relocation passes: the slot of each in the chart, the text of its box, and the table of all passes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

import numpy as np
from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.bars import ChartBar
from app.charts.toolkit.comparing import Other, with_theirs
from app.charts.toolkit.lines import numbers
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.state_look import StateKey
from app.charts.values import relocation_columns, relocations
from app.charts.values.relocations import PassPair
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.recording.relocations import Pass, Relocation

MIN_WIDTH = 9.0  # logical pixels of a slot; with more passes than fit the last relocations are shown
MAX_WIDTH = 84.0
GROUP_GAP = 0.7  # of a slot, between two relocations
GAP = 0.22  # of a slot, between two passes
tr = partial(QCoreApplication.translate, "Passes")
PARTS = ("sent", "changed")


@dataclass(frozen=True)
class PassSlot:
    """A pass of the current run and the matching pass of the other run."""

    pair: PassPair
    number: int  # from 1 on
    own: Pass | None
    theirs: Pass | None = None

    @property
    def any(self) -> Pass:
        """The pass of the current run if there is one, otherwise that of the other run."""
        found = self.own or self.theirs
        assert found is not None
        return found

    @property
    def name(self) -> str:
        """The guest to which the pass belongs."""
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
    """Return the slots of the last relocations that fit; at least one relocation always remains."""
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
    """Return the positions of the slots, logical pixels from the plot's left edge, on device pixels."""
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


def title(slot: PassSlot, other: Other | None) -> str:
    """Return the guest and number of a pass and, with another run, the column headings."""
    text = tr("{0}, pass {1}").format(slot.name, slot.number)
    text = f"{text} · {_state(slot.any.quiesced)}"
    return text if other is None else f"{text}  {numbers.heads(other)}"


def lines(slot: PassSlot, other: Other | None) -> list[ReadoutLine]:
    """Return the lines of a pass's box."""
    found = [
        _line(text, _key(part, slot.any.quiesced), value(slot.own, part), value(slot.theirs, part), other)
        for text, part in zip((tr("pages sent"), tr("pages changed")), PARTS, strict=True)
    ]
    found.append(ReadoutLine(tr("duration"), _took(slot.own), None, _took(slot.theirs) if other else ""))
    if slot.own is not None and slot.own.sent and slot.own.ended is not None:
        share = axis.share(slot.own.changed / slot.own.sent)
        found.append(ReadoutLine(tr("changed, of pages sent"), share))
    return found


def _key(part: str, stopped: bool) -> StateKey:
    theme = current_theme()
    return StateKey(part, relocations.pass_colour(stopped, theme), relocations.pass_hatch(part, theme))


def _line(text: str, key: StateKey, mine: float, his: float, other: Other | None) -> ReadoutLine:
    if other is not None and other.difference:
        return ReadoutLine(text, numbers.difference(mine, his, axis.whole), key)
    values = [axis.whole(value) if np.isfinite(value) else "–" for value in (mine, his)]
    return ReadoutLine(text, values[0], key, values[1] if other else "")


def table(some: Sequence[PassSlot], other: Other | None) -> list[list[str]]:
    """Return a row for each pass: pages listed, sent and changed, and its duration."""
    plain = [tr("state"), tr("listed"), tr("sent"), tr("changed"), tr("time")]
    rows = [[tr("relocation"), tr("pass"), *with_theirs(plain, other)]]
    for slot in some:
        row = [slot.name, str(slot.number), *_cells(slot.own)]
        rows.append([*row, *_cells(slot.theirs)] if other else row)
    return rows


def _state(stopped: bool) -> str:
    return tr("guest stopped") if stopped else tr("guest runs")


def _cells(item: Pass | None) -> list[str]:
    if item is None:
        return [""] * 5
    sizes = (axis.whole(size) for size in (item.listed, item.sent, item.changed))
    return [_state(item.quiesced), *sizes, _took(item)]


def _took(item: Pass | None) -> str:
    if item is None:
        return "–"
    return tr("in progress") if item.ended is None else relocation_columns.seconds(item.ended - item.began)


def value(item: Pass | None, part: str) -> float:
    """Return the pages of a pass; NaN = no such pass."""
    return float("nan") if item is None else float(getattr(item, part))


def heights(slot: PassSlot, apart: bool) -> tuple[float, float]:
    """Return the sent and changed pages: the higher value of the two runs or, if `apart`, this run's minus
    the other run's.
    """
    values = []
    for part in PARTS:
        mine, his = (0.0 if item is None else value(item, part) for item in (slot.own, slot.theirs))
        values.append(mine - his if apart else max(mine, his))
    return values[0], values[1]

"""The drawing for a found layout: new control units, devices and device lists of the link."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.ficon.drawing.best.candidate import Candidate
from engine.ficon.drawing.best.question import LayoutQuestion, own_ranges, plug_in
from engine.ficon.drawing.best.shapes import Pair
from engine.ficon.drawing.changes.remove import remove_in
from engine.ficon.drawing.connection_rules.connect import connect_in
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.language import say

SIXTEEN = 16


def apply(drawing: Drawing, question: LayoutQuestion, candidate: Candidate) -> Change:
    """Apply this layout to the link; other uses of its channels do not change. Raises DrawingError."""
    link = drawing.get(question.link, IsfcLink)
    draft = Draft(drawing, say("Rewire: {0} connections, {1}", len(candidate.order), candidate.family))
    things = [question.channels[channel].thing for channel in candidate.channels]
    for name in things:
        if name not in drawing:
            raise DrawingError(say("A channel of this layout no longer exists: search again"), link.id)
    _clear(draft, link)
    plug_in(draft, [name for name in things if name in question.plugged], question.ports)
    for number, count, (first, second) in stretches(question, candidate.order):
        pair = question.channels[first].thing, question.channels[second].thing
        connect_in(draft, link.id, pair, count, number)
    return draft.done([link.id])


def _clear(draft: Draft, link: IsfcLink) -> None:
    """Remove the link's devices, and control units that had no other devices."""
    gone = own_ranges(draft.now, link)
    units = dict.fromkeys(unit for device_range in gone for unit in device_range.control_units)
    remove_in(draft, [device_range.id for device_range in gone])
    left = (draft.now.find(name) for name in units)
    remove_in(
        draft,
        [
            item.id
            for item in left
            if isinstance(item, ControlUnit) and item.unit == FCTC and not draft.now.children(item.id)
        ],
    )
    draft.set(link.id, devices=((), ()))


def stretches(question: LayoutQuestion, order: Sequence[Pair]) -> Iterator[tuple[int, int, Pair]]:
    """Yield the first device number, count and channels of each run of devices; each run starts at a
    round number.
    """
    numbers, last = question.numbers, -1
    for pair, some in groupby(order):
        count = len(list(some))
        begin = _begin(numbers, last + 1, count)
        yield begin, count, pair
        last = begin + count - 1


def _begin(numbers: Sequence[int], least: int, count: int) -> int:
    """Return the first of `count` consecutive free numbers: a multiple of sixteen, if possible."""
    free = set(numbers)
    starts = [
        number
        for number in numbers
        if number >= least and all(number + step in free for step in range(1, count))
    ]
    if not starts:
        raise DrawingError(
            say("There are no {0} consecutive free device numbers from {1:04X} on", count, least)
        )
    if least <= numbers[0]:
        return starts[0]
    return next((start for start in starts if start % SIXTEEN == 0), starts[0])

"""Text that explains the throughput of a layout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.ficon.drawing.best.candidate import Candidate
from engine.ficon.drawing.best.question import LayoutQuestion
from engine.language import enumerated, joined, say
from engine.scenario.derived.generations import GENERATIONS
from engine.scenario.derived.systems import lesser_side
from engine.studies.relocation.layouts import reserved

FULL = 0.95  # of its time: a channel is saturated
_SHAPES = {
    "straight": "Straight: each connection has the same channel at both ends",
    "crossed": "Crossed: each connection leaves through one channel and enters through a different channel",
    "mixed": "Mixed: some connections are straight, the others are crossed",
    "apart": "Each end uses separate channels",
    "each with each": "Each channel at one end is connected to each channel at the other end",
    "as drawn": "As drawn now",
}


_ALONE = (  # one device, several; the lowest, the highest
    (
        "Only {1} writes to the lowest device, which is on {2}",
        "Only {1} writes to the {0} lowest devices, which are on {2}",
    ),
    (
        "Only {1} writes to the highest device, which is on {2}",
        "Only {1} writes to the {0} highest devices, which are on {2}",
    ),
)


def active(question: LayoutQuestion, candidate: Candidate, side: int) -> dict[int, int]:
    """Return the channels of an end, with the number of connections on which it may write."""
    order = candidate.order
    idle = reserved(len(order))
    own = order[: len(order) - idle] if side == lesser_side(question.systems) else order[idle:]
    counts = Counter(pair[side] for pair in own)
    return {number: counts.get(number, 0) for number in sorted({pair[side] for pair in order})}


def reasons(question: LayoutQuestion, candidate: Candidate) -> tuple[str, ...]:
    """Return the reasons for a layout's rates, the main ones first."""
    return (
        *_even(question, candidate),
        *_one_way(question, candidate),
        say(_SHAPES[candidate.family]),
        *_saturated(question, candidate),
        *_cards(question, candidate),
        *_speeds(question, candidate),
    )


def _even(question: LayoutQuestion, candidate: Candidate) -> Iterator[str]:
    counts = [active(question, candidate, side) for side in (0, 1)]
    every = sorted({count for side in counts for count in side.values()})
    if len(every) == 1:
        alone = "Each channel has 1 active device in each direction"
        yield say(
            alone if every == [1] else "Each channel has {0} active devices in each direction", every[0]
        )
        return
    for side, name in enumerate(question.systems):
        groups: dict[int, list[int]] = {}
        for number, count in counts[side].items():
            groups.setdefault(count, []).append(number)
        some = sorted(groups.items(), reverse=True)
        parts = enumerated(say("{0} on {1}", count, _names(question, own)) for count, own in some)
        yield say("Active devices when {0} sends: {1}", name, parts)


def _names(question: LayoutQuestion, channels: list[int]) -> str:
    return ", ".join(question.channels[channel].name for channel in channels)


def _one_way(question: LayoutQuestion, candidate: Candidate) -> Iterator[str]:
    order = candidate.order
    idle = reserved(len(order))
    if not idle:
        return
    ends = order[:idle], order[len(order) - idle :]
    used = [sorted({number for pair in some for number in set(pair)}) for some in ends]
    lesser = lesser_side(question.systems)
    names = question.systems[lesser], question.systems[1 - lesser]
    if used[0] == used[1] and len(used[0]) == 1:
        (channel,) = used[0]
        total = sum(channel in pair for pair in order)
        text = "All {0} one-way devices are on {1}, which has {2} connections, so that it does not starve"
        yield say(text, 2 * idle, question.channels[channel].name, total)
        return
    for place, (name, some) in enumerate(zip(names, used, strict=True)):
        yield say(_ALONE[place][idle > 1], idle, name, _names(question, some))


def _saturated(question: LayoutQuestion, candidate: Candidate) -> Iterator[str]:
    for side, name in enumerate(question.systems):
        busy = candidate.busy[side]
        full = [number for number, share in busy.items() if share >= FULL]
        if len(full) == len(busy):
            yield say("When {0} sends, all channels are saturated: more connections would not help", name)
        elif full:
            word = "When {0} sends, {1} is saturated and the others are not"
            word = word if len(full) == 1 else "When {0} sends, {1} are saturated and the others are not"
            yield say(word, name, _names(question, full))
        else:
            least = min(busy, key=lambda number: busy[number])
            text = "When {0} sends, no channel is saturated: {1} is busy {2:.0%} of the time"
            yield say(text, name, question.channels[least].name, busy[least])


def _cards(question: LayoutQuestion, candidate: Candidate) -> Iterator[str]:
    """Return the cards that are close to their limit."""
    cards: dict[tuple[str, int], list[int]] = {}
    for channel in candidate.channels:
        own = question.channels[channel]
        if own.card:
            cards.setdefault((own.cec, own.card), []).append(channel)
    for (_, slot), some in cards.items():
        first = question.channels[some[0]].generation
        limit = GENERATIONS[first].card
        if limit is not None and len(some) == GENERATIONS[first].channels:
            text = "{0} channels share card {1}, which transfers at most {2:,} MB/s"
            yield say(text, len(some), slot, limit[2])


def _speeds(question: LayoutQuestion, candidate: Candidate) -> Iterator[str]:
    speeds = sorted({question.channels[channel].generation for channel in candidate.channels})
    if len(speeds) > 1:
        yield say("Not recommended: {0} in one link; the slower channels delay it", joined(speeds))

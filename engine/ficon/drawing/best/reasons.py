"""Why a layout carries what it does, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.ficon.drawing.best.candidate import Candidate
from engine.ficon.drawing.best.question import Question
from engine.scenario.derived.generations import GENERATIONS
from engine.scenario.derived.system_names import lesser_side
from engine.studies.relocation.layouts import reserved

FULL = 0.95  # of its time: a channel is saturated
_SHAPES = {
    "straight": "Straight: each connection has the same channel at both ends",
    "crossed": "Crossed: each connection leaves by one channel and enters by another one",
    "mixed": "Mixed: some connections are straight, the others are crossed",
    "apart": "Each end uses channels of its own",
    "each with each": "Each channel of one end is connected with each of the other end",
    "as drawn": "As it is drawn now",
}


def active(question: Question, candidate: Candidate, side: int) -> dict[int, int]:
    """Return the channels of an end, with the connections on which it may write."""
    order = candidate.order
    idle = reserved(len(order))
    own = order[: len(order) - idle] if side == lesser_side(question.systems) else order[idle:]
    counts = Counter(pair[side] for pair in own)
    return {one: counts.get(one, 0) for one in sorted({pair[side] for pair in order})}


def reasons(question: Question, candidate: Candidate) -> tuple[str, ...]:
    """Return the reasons of a layout's rates, the chief ones first."""
    return (
        *_even(question, candidate),
        *_one_way(question, candidate),
        _SHAPES[candidate.family],
        *_saturated(question, candidate),
        *_cards(question, candidate),
        *_speeds(question, candidate),
    )


def _even(question: Question, candidate: Candidate) -> Iterator[str]:
    counts = [active(question, candidate, side) for side in (0, 1)]
    every = sorted({count for side in counts for count in side.values()})
    if len(every) == 1:
        yield f"Each channel has {_devices(every[0])} in each direction"
        return
    for side, name in enumerate(question.systems):
        groups: dict[int, list[int]] = {}
        for one, count in counts[side].items():
            groups.setdefault(count, []).append(one)
        parts = (
            f"{count} on {_names(question, some)}" for count, some in sorted(groups.items(), reverse=True)
        )
        yield f"Active devices when {name} sends: {', '.join(parts)}"


def _devices(count: int) -> str:
    return f"{count} active device{'' if count == 1 else 's'}"


def _names(question: Question, channels: list[int]) -> str:
    return ", ".join(question.channels[one].name for one in channels)


def _one_way(question: Question, candidate: Candidate) -> Iterator[str]:
    order = candidate.order
    idle = reserved(len(order))
    if not idle:
        return
    ends = order[:idle], order[len(order) - idle :]
    used = [sorted({one for pair in some for one in set(pair)}) for some in ends]
    lesser = lesser_side(question.systems)
    names = question.systems[lesser], question.systems[1 - lesser]
    if used[0] == used[1] and len(used[0]) == 1:
        (channel,) = used[0]
        total = sum(channel in pair for pair in order)
        count = f"{2 * idle} one-way devices" if idle > 1 else "two one-way devices"
        on = question.channels[channel].name
        yield f"All {count} are on {on}, which has {total} connections, so that it does not starve"
        return
    for which, name, some in zip(("lowest", "highest"), names, used, strict=True):
        count = f"{idle} {which} devices are" if idle > 1 else f"{which} device is"
        yield f"The {count} for {name} alone: on {_names(question, some)}"


def _saturated(question: Question, candidate: Candidate) -> Iterator[str]:
    for side, name in enumerate(question.systems):
        busy = candidate.busy[side]
        full = [one for one, share in busy.items() if share >= FULL]
        if len(full) == len(busy):
            yield f"When {name} sends all channels are saturated: more connections would bring nothing"
        elif full:
            verb = "is" if len(full) == 1 else "are"
            yield f"When {name} sends {_names(question, full)} {verb} saturated, the others are not"
        else:
            least = min(busy, key=lambda one: busy[one])
            share = f"{question.channels[least].name} works {busy[least]:.0%} of the time"
            yield f"When {name} sends no channel is saturated: {share}"


def _cards(question: Question, candidate: Candidate) -> Iterator[str]:
    """Return the cards whose limit is near."""
    cards: dict[tuple[str, int], list[int]] = {}
    for one in candidate.channels:
        own = question.channels[one]
        if own.card:
            cards.setdefault((own.cec, own.card), []).append(one)
    for (_, slot), some in cards.items():
        first = question.channels[some[0]].generation
        limit = GENERATIONS[first].card
        if limit is not None and len(some) == GENERATIONS[first].channels:
            yield f"{len(some)} channels share card {slot}, which lets {limit[2]:,} MB/s through"


def _speeds(question: Question, candidate: Candidate) -> Iterator[str]:
    speeds = sorted({question.channels[one].generation for one in candidate.channels})
    if len(speeds) > 1:
        yield f"Not recommended: {' and '.join(speeds)} in one link; the slower ones hold it up"

"""The search: layouts are generated; the most promising layouts undergo a short trial, and the best a longer
trial.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Any, Literal

from engine.ficon.drawing.best.bound import Bound
from engine.ficon.drawing.best.candidate import Candidate
from engine.ficon.drawing.best.question import LayoutQuestion
from engine.ficon.drawing.best.reasons import reasons
from engine.ficon.drawing.best.shapes import FAMILIES, LayoutPlan, Pair, plans
from engine.runs.pool import Job, Pool, Threads, Work
from engine.scenario.model.systems import ChannelSettings, Connections, Link, System
from engine.scenario.scenario import Scenario, load_scenario
from engine.studies.link_trial import FIRST_SIDE, SECOND_SIDE, Rates, trial

BASE = "relocation-idle"  # of which only the parameters count
FIRST = 0xD000
LINK = "main"
SIDES = (FIRST_SIDE, SECOND_SIDE)


def scenario_of(question: LayoutQuestion, order: Sequence[Pair]) -> Scenario:
    """Return a scenario of two systems joined by these connections, in order of device number."""
    channels = question.channels
    used = sorted({number for pair in order for number in pair})
    open_to = {number: _open_to(question, number) for number in used}
    made = {
        channels[number].name: ChannelSettings(
            chpid=channels[number].name[-2:],
            cec=channels[number].cec,
            card=channels[number].card,
            generation=channels[number].generation,  # type: ignore[arg-type]
            systems=open_to[number],
            distance=channels[number].km,
            credits=channels[number].credits,
        )
        for number in used
    }
    systems = {name: System(cec=cec) for name, cec in zip(question.systems, question.cecs, strict=True)}
    link = Link(systems=question.systems, connections=tuple(_connections(question, order)))
    return _base().model_copy(update={"systems": systems, "channels": made, "links": {LINK: link}})


@lru_cache(maxsize=1)
def _base() -> Scenario:
    return load_scenario(BASE)


def _open_to(question: LayoutQuestion, channel: int) -> tuple[str, ...]:
    own = question.channels[channel]
    return tuple(name for name, may in zip(question.systems, (own.first, own.second), strict=True) if may)


def _connections(question: LayoutQuestion, order: Sequence[Pair]) -> Iterator[Connections]:
    at = FIRST
    for pair, some in groupby(order):
        count = len(list(some))
        names = tuple(question.channels[number].name for number in pair)
        yield Connections(device=f"{at:04X}", count=count, channels=names)  # type: ignore[arg-type]
        at += count


def rates(question: LayoutQuestion, order: Sequence[Pair], seconds: float) -> tuple[Rates, Rates]:
    """Return the rates of the link when its first end sends and when its second end sends."""
    scenario = scenario_of(question, order)
    first, second = (trial(scenario, sides=side, seconds=seconds) for side in SIDES)
    return first, second


SHORT, LONG = 3.0, 12.0  # s of the trials, after the link has settled
MAX_SHORT, MAX_LONG = 36, 8  # layouts that are tried
OF_A_KIND = 3  # of a family with as many connections: the rest is much the same
NEAR = 0.01  # share by which rates of short trials may differ by chance
CLOSE = 0.0015  # share by which rates may differ by chance: then the simpler layout comes first
AS_DRAWN = "as drawn"
Stage = Literal["layouts", "trials", "long trials"]


@dataclass(frozen=True)
class SearchProgress:
    """The progress of a search; total 0: not yet known. best: MB/s so far, mean of both directions."""

    stage: Stage
    done: int
    total: int
    best: float = 0.0


_Short = tuple[float, tuple[float, float], LayoutPlan]  # MB/s of a short trial, forecast


@dataclass(frozen=True)
class Ranking:
    """Layouts, best first. counted: all layouts; tried: those with a trial; now: the drawn layout."""

    question: LayoutQuestion
    candidates: tuple[Candidate, ...]
    counted: int
    tried: int
    now: Candidate | None = None


def search(question: LayoutQuestion, pool: Pool | None = None) -> Iterator[SearchProgress | Ranking]:
    """Yield Progress at least ten times a second, and finally the Ranking. To cancel, stop iterating.

    The pool runs the trials; None: threads of this process.
    """
    own = pool or Threads()
    try:
        yield from _search(question, own)
    finally:
        if pool is None:
            own.close()


def _search(question: LayoutQuestion, pool: Pool) -> Iterator[SearchProgress | Ranking]:
    bound = Bound(question)
    scored: list[tuple[tuple[float, float], LayoutPlan]] = []
    for number, plan in enumerate(plans(question), 1):
        scored.append((bound.rates(plan), plan))
        if number % 500 == 0:
            yield SearchProgress("layouts", number, 0)
    chosen = _promising(scored)
    mbs: dict[int, float] = {}
    for place, value in _done(pool, short_trial, [(question, plan.order) for _, plan in chosen]):
        mbs[place] = value
        yield SearchProgress("trials", len(mbs), len(chosen), max(mbs.values()) / 2)
    finalists = _finalists([(mbs[place], *pair) for place, pair in enumerate(chosen)])
    jobs = [(question, plan.shape.family, plan.order, forecast) for _, forecast, plan in finalists]
    long: dict[int, Candidate] = {}
    for place, candidate in _done(pool, tried, jobs):
        long[place] = candidate
        yield SearchProgress(
            "long trials", len(long), len(jobs), max(candidate.mean for candidate in long.values())
        )
    candidates = [long[place] for place in range(len(jobs))]
    now = tried(question, AS_DRAWN, question.now, (0.0, 0.0)) if question.now else None
    yield Ranking(question, ranked(candidates), len(scored), len(chosen), now)


def _done(pool: Pool, work: Work, jobs: Sequence[Job]) -> Iterator[tuple[int, Any]]:
    """Yield the place and value of each job as it ends. Raises any error that a job raises."""
    with closing(pool.answers(work, jobs)) as answers:
        for answer in answers:
            if answer.error is not None:
                raise answer.error
            yield answer.place, answer.value


def short_trial(question: LayoutQuestion, order: tuple[Pair, ...]) -> float:
    """Return the rate of a layout in a short trial, MB/s, for both directions together."""
    first, second = rates(question, order, SHORT)
    return first.mbs[0] + second.mbs[1]


def _promising(
    scored: list[tuple[tuple[float, float], LayoutPlan]],
) -> list[tuple[tuple[float, float], LayoutPlan]]:
    """Return the layouts with the highest forecasts, with a limited number of each kind and some of each
    family.
    """
    scored.sort(key=lambda pair: (-round(sum(pair[0]), 3), _simple(pair[1])))
    counts: dict[tuple[str, int, int], int] = {}
    chosen, others = [], []
    for pair in scored:
        plan = pair[1]
        key = plan.shape.family, len(plan.shape.pairs), plan.connections
        counts[key] = counts.get(key, 0) + 1
        if counts[key] <= OF_A_KIND:
            chosen.append(pair)
        else:
            others.append(pair)
    first = chosen[:MAX_SHORT]
    for family in FAMILIES:
        mine = [pair for pair in chosen if pair[1].shape.family == family]
        first += [pair for pair in mine[:OF_A_KIND] if pair not in first]
    return (first + others)[: max(MAX_SHORT, len(first))]


def _finalists(found: list[_Short]) -> list[_Short]:
    """Return the fastest layouts, and the simplest of those that might be as fast."""
    fastest = sorted(found, key=lambda pair: (-pair[0], _simple(pair[2])))
    least = (1 - NEAR) * fastest[0][0]
    near = sorted((pair for pair in fastest if pair[0] >= least), key=lambda pair: _simple(pair[2]))
    chosen = near[: MAX_LONG // 2]
    return (chosen + [pair for pair in fastest if pair not in chosen])[:MAX_LONG]


def _simple(plan: LayoutPlan) -> tuple[int, int, int]:
    """Return a sort key that puts simple layouts first: straight, few channels, few connections."""
    return FAMILIES.index(plan.shape.family), len(plan.shape.pairs), plan.connections


def tried(
    question: LayoutQuestion, family: str, order: tuple[Pair, ...], forecast: tuple[float, float]
) -> Candidate:
    """Return a layout after a long trial, and the reasons for its rates."""

    found = rates(question, order, LONG)
    mbs = found[0].mbs[0], found[1].mbs[1]
    busy = _busy(question, order, found[0], 0), _busy(question, order, found[1], 1)
    made = Candidate(family, order, mbs, forecast, busy)
    return replace(made, reasons=reasons(question, made))


def _busy(question: LayoutQuestion, order: tuple[Pair, ...], found: Rates, side: int) -> dict[int, float]:
    """Return each channel's busy share: the larger of its adapter's and of its fiber's in one direction."""
    places = {choice.name: place for place, choice in enumerate(question.channels)}
    busy = {places[name]: share for name, share in found.busy.items()}
    fibre = Bound(question).wire
    for way in (side, 1 - side):
        carried: dict[int, float] = {}
        for pair, (_, starts) in zip(order, sorted(found.starts.items()), strict=True):
            carried[pair[way]] = carried.get(pair[way], 0.0) + starts[side]
        for number, starts_of in carried.items():
            busy[number] = max(busy[number], starts_of / fibre[number])
    return busy


def ranked(candidates: list[Candidate]) -> tuple[Candidate, ...]:
    """Return candidates, best first; among those that differ only by chance, the simpler ones come first."""
    best = max((candidate.mean for candidate in candidates), default=0.0)

    def key(candidate: Candidate) -> tuple[float, ...]:
        behind = int((best - candidate.mean) / (CLOSE * best)) if best else 0
        pairs, runs = len(set(candidate.order)), sum(1 for _ in groupby(candidate.order))
        return behind, FAMILIES.index(candidate.family), pairs, len(candidate.order), runs, -candidate.mean

    return tuple(sorted(candidates, key=key))

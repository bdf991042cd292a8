"""Layouts in the link model: engine.studies.link_trial, one end after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from engine.ficon.drawing.best.question import Question
from engine.ficon.drawing.best.shapes import Pair
from engine.scenario.model.systems import Channel, Connections, Link, System
from engine.scenario.scenario import Scenario, load_scenario
from engine.studies.link_trial import FIRST_SIDE, SECOND_SIDE, Rates, trial

BASE = "relocation-idle"  # of which only the parameters count
FIRST = 0xD000
LINK = "main"
SIDES = (FIRST_SIDE, SECOND_SIDE)


def scenario_of(question: Question, order: Sequence[Pair]) -> Scenario:
    """Return a scenario of two systems joined by these connections, in the order of device numbers."""
    channels = question.channels
    used = sorted({one for pair in order for one in pair})
    open_to = {one: _open_to(question, one) for one in used}
    made = {
        channels[one].name: Channel(
            chpid=channels[one].name[-2:],
            cec=channels[one].cec,
            card=channels[one].card,
            generation=channels[one].generation,  # type: ignore[arg-type]
            systems=open_to[one],
            distance=channels[one].km,
            credits=channels[one].credits,
        )
        for one in used
    }
    systems = {name: System(cec=cec) for name, cec in zip(question.systems, question.cecs, strict=True)}
    link = Link(systems=question.systems, connections=tuple(_connections(question, order)))
    return _base().model_copy(update={"systems": systems, "channels": made, "links": {LINK: link}})


@lru_cache(maxsize=1)
def _base() -> Scenario:
    return load_scenario(BASE)


def _open_to(question: Question, channel: int) -> tuple[str, ...]:
    own = question.channels[channel]
    return tuple(name for name, may in zip(question.systems, (own.first, own.second), strict=True) if may)


def _connections(question: Question, order: Sequence[Pair]) -> Iterator[Connections]:
    at = FIRST
    for pair, some in groupby(order):
        count = len(list(some))
        names = tuple(question.channels[one].name for one in pair)
        yield Connections(device=f"{at:04X}", count=count, channels=names)  # type: ignore[arg-type]
        at += count


def rates(question: Question, order: Sequence[Pair], seconds: float) -> tuple[Rates, Rates]:
    """Return the rates of the link when its first end sends, and when its second end does."""
    scenario = scenario_of(question, order)
    first, second = (trial(scenario, sides=side, seconds=seconds) for side in SIDES)
    return first, second

"""Figures of members of a cluster and of the volumes they share, by name, so that runs can be compared."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np
from PySide6.QtGui import QColor

from app.charts.toolkit.lines.curves import Curve
from app.charts.values.multisystem import Edges, Floats, growth
from app.look.theme import current as current_theme
from engine.measures import measures
from engine.measures.measure import RATE_SPAN
from engine.recording.recorder import Recording
from engine.scenario.derived.systems import ALONE
from engine.scenario.scenario import Scenario

Numbers = Callable[[Scenario, str], list[int]]  # scenario, member ("" = all) -> numbers in a measure


def member_names(scenario: Scenario) -> tuple[str, ...]:
    """Return the systems in their order; the only one has a name too."""
    return tuple(scenario.systems) or (ALONE,)


def member_colours() -> tuple[QColor, ...]:
    """Return a colour for each member."""
    return current_theme().series[:4]


def members(scenario: Scenario, name: str) -> list[int]:
    """Return the number of a member; all numbers for ""."""
    return _of(member_names(scenario), name)


def exposures(volume: str) -> Numbers:
    """Return numbers of the exposures of a shared volume ("" = all) to a member, or to all."""

    def numbers(scenario: Scenario, name: str) -> list[int]:
        known = tuple(scenario.packs)
        places = _of(known, volume)
        return [one * len(known) + place for one in members(scenario, name) for place in places]

    return numbers


@lru_cache(maxsize=64)
def _of(known: tuple[str, ...], name: str) -> list[int]:
    return [number for number, one in enumerate(known) if name in ("", one)]


class MemberFigure:
    """A measure of what has this name; no value in a run that has no such thing, or where none has ended."""

    def __init__(self, measure: str, numbers: Numbers, name: str) -> None:
        self._measure, self._numbers, self._name = measures()[measure], numbers, name

    def __call__(self, recording: Recording, edges: Edges) -> Floats:
        """Return the values between the edges."""
        of = self._numbers(recording.scenario, self._name)
        if not of:
            return np.full(len(edges) - 1, np.nan)
        values = self._measure.values(recording, of, edges)
        if self._measure.per is None or values.all():  # only a 0 may be none: NaN is told apart already
            return values
        counted = growth(recording.time, self._measure.per(recording, np.array(of)), edges)
        return np.where(counted > 0.0, values, np.nan)  # a mean of nothing is not 0


def each(measure: str, numbers: Numbers, scenario: Scenario) -> tuple[Curve, ...]:
    """Return a curve a member."""
    return tuple(
        Curve(name, colour, MemberFigure(measure, numbers, name), measure=measure)
        for name, colour in zip(member_names(scenario), member_colours(), strict=False)
    )


def together(label: str, measure: str, numbers: Numbers) -> Curve:
    """Return a curve of all members."""
    return Curve(label, current_theme().text, MemberFigure(measure, numbers, ""), measure=measure)


def rate_at(recording: Recording, of: list[int], at: int | None) -> float:
    """Return transactions a second of some members over the last 10 s before a time, ns, or before now."""
    last = int(recording.time[-1])
    end = last if at is None else min(max(at, 1), last)
    return measures()["member.tx"].value(recording, of, max(end - RATE_SPAN, 0), end)

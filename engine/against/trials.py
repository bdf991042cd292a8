"""Trials with the assumptions of a site's scenario, to find the influential assumptions.

A design over all assumptions at once shows which of them affect the figures that are outside their
tolerances.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.against.assumptions import SiteAssumption
from engine.against.comparison import AgainstError, AgainstRow, open_rows
from engine.against.site_experiment import best_of, experiment_of, off
from engine.experiments.designs import DesignError
from engine.experiments.effects import Effect, Effects, effects
from engine.experiments.experiment import ERROR, ExperimentError
from engine.experiments.perform import perform
from engine.language import say
from engine.runs.pool import Pool, Progress
from engine.scenario.scenario import Scenario

Done = Sequence[Mapping[str, Any]]  # a row for each run


@dataclass(frozen=True)
class Influence:
    """The effect of an assumption, from its low to its high end, on the figure that it changes most, in its
    unit.

    tolerances: the sum of its effects on all figures that are outside their tolerances, in tolerances;
    matters: an effect is beyond chance and exceeds one tolerance.
    """

    assumption: str
    title: str
    figure: str
    unit: str
    effect: float
    tolerances: float
    matters: bool


@dataclass(frozen=True)
class TriedAssumptions:
    """The outcome of the trials, with the strongest influence first. start: the best factors that were tried.

    unmoved: figures that are the same in all trials, which no fit can change.
    """

    influences: tuple[Influence, ...] = ()
    start: Mapping[str, float] | None = None
    runs: int = 0
    failed: str = ""  # why some of them failed
    unmoved: tuple[str, ...] = ()


def try_assumptions(
    scenario: Scenario,
    found: Sequence[SiteAssumption],
    rows: Sequence[AgainstRow],
    pool: Pool,
    progress: Progress = lambda done, total: None,
) -> TriedAssumptions:
    """Vary all assumptions and return the assumptions that affect the figures outside their tolerances.

    Raises AgainstError and PoolError.
    """
    if not found:
        return TriedAssumptions()
    experiment = experiment_of(scenario, found, rows)
    try:
        points = experiment.points()
        done = perform(experiment, pool, None, lambda count, total, row: progress(count, total))
    except (ExperimentError, DesignError) as error:
        raise AgainstError(str(error)) from None
    failed = [row[ERROR] for row in done if row[ERROR]]
    if len(failed) == len(done):
        raise AgainstError(say("All runs with other values failed: {0}", failed[0]))
    find = partial(effects, experiment, points)
    moved = [(row, find(done, row.key), find(_scaled(done, row), row.key)) for row in open_rows(rows)]
    influences = [_influence(assumption, moved) for assumption in found]
    start = dict(zip((each.name for each in found), best_of(points, done, rows), strict=True))
    ordered = tuple(sorted(influences, key=lambda influence: -influence.tolerances))
    return TriedAssumptions(ordered, start, len(done), _failed(failed), _unmoved(done, rows))


def _failed(messages: Sequence[str]) -> str:
    if not messages:
        return ""
    return say("{0} {0:run|runs} with other values failed; for example: {1}", len(messages), messages[0])


def _unmoved(done: Done, rows: Sequence[AgainstRow]) -> tuple[str, ...]:
    """Return the figures that differ by less than a tolerance in all runs."""
    good = [row for row in done if not row[ERROR]]
    return tuple(
        row.key
        for row in rows
        if row.is_compared
        and max(run[row.key] for run in good) - min(run[row.key] for run in good) < row.scale
    )


def _scaled(done: Done, row: AgainstRow) -> Done:
    """Return the runs with a figure on the scale of a fit, on which straight lines also fit rates."""
    assert row.given is not None
    given, key = row.given.mean, row.key
    return [run if run[ERROR] else {**run, key: off(run[key], given, row.scale)} for run in done]


def _influence(assumption: SiteAssumption, moved: Sequence[tuple[AgainstRow, Effects, Effects]]) -> Influence:
    """Return the influence of an assumption. moved: figures with effects in their units and in tolerances."""
    own = [
        (effect.high - effect.low, plain, row)
        for row, *found in moved
        for plain, effect in zip(*([_of(each, assumption) for each in found]), strict=True)
        if abs(effect.high) > effect.error
    ]
    if not own:
        return Influence(assumption.name, assumption.title, "", "", 0.0, 0.0, False)
    _, most, row = max(own, key=lambda entry: abs(entry[0]))
    sum_ = math.fsum(abs(size) for size, *_ in own)
    matters = any(abs(size) > 1 for size, *_ in own)
    return Influence(
        assumption.name, assumption.title, row.name, row.unit, most.high - most.low, sum_, matters
    )


def _of(found: Effects, assumption: SiteAssumption) -> list[Effect]:
    return [effect for effect in found.effects if effect.parameter == assumption.name]

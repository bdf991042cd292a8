"""Trials with the assumptions of a site's scenario: which of them matters, and a fit of those that do.

A design over all assumptions at once says which of them moves the figures that differ. Those are fitted
by the calibration of experiments, from the best point of the design. What the figures do not fix keeps
its value.
"""

from __future__ import annotations

import math
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.against.assumptions import SiteAssumption
from engine.against.comparison import FILE, AgainstError, AgainstRow, differing
from engine.against.figures import figures_of, machine_table
from engine.experiments.calibrate import Calibration, calibrate
from engine.experiments.designs import DesignError, Point
from engine.experiments.effects import Effects, effects
from engine.experiments.experiment import ERROR, POINT, Experiment, ExperimentError
from engine.experiments.fitting import FitError
from engine.experiments.model import ExperimentTable
from engine.experiments.perform import perform
from engine.language import enumerated, say
from engine.runs.pool import Pool, Progress
from engine.scenario.scenario import Scenario

POINTS = 8  # of the design, for each assumption
ROUNDS = 8  # of a fit: it begins near the best point of the design
MOST_SHARE = 100.0  # of a value that a tolerance may be: a limit of the file of an experiment


@dataclass(frozen=True)
class SiteExperiment(Experiment):
    """An experiment whose axes are assumptions, each a factor of several values."""

    assumptions: tuple[SiteAssumption, ...] = ()

    def points(self) -> list[Point]:
        """Return the scenario as it is, and the points of the design."""
        return [tuple(1.0 for _ in self.axes), *super().points()]

    def settings(self, point: Sequence[Any]) -> tuple[str, ...]:
        """Return the settings of a point."""
        pairs = zip(self.assumptions, point, strict=True)
        return tuple(
            setting for assumption, factor in pairs for setting in assumption.settings(float(factor))
        )


@dataclass(frozen=True)
class Influence:
    """What an assumption does to the figure that it moves most: from its low to its high end, in the unit.

    tolerances: the same for all figures that differ, together; matters: it is no chance, and more than one.
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
    """The outcome of the trials, the strongest influence first. start: the best factors that were tried.

    unmoved: figures that no assumption moves; a fit to them would find nothing.
    """

    influences: tuple[Influence, ...] = ()
    start: Mapping[str, float] | None = None
    runs: int = 0
    failed: str = ""  # why some of them failed
    unmoved: tuple[str, ...] = ()


@dataclass(frozen=True)
class FittedAssumption:
    """An assumption after the fit. error: by how many times it may be off."""

    assumption: SiteAssumption
    factor: float
    error: float
    at_bound: bool

    @property
    def text(self) -> str:
        """The assumption with its value and its error."""
        text = say(
            "{0}: {1}, up to {2:.2g} times more or less",
            self.assumption.title,
            self.assumption.shown(self.factor),
            self.error,
        )
        return (
            say("{0}; at the end of its range: something else differs, too", text) if self.at_bound else text
        )


@dataclass(frozen=True)
class SiteFit:
    """Fitted assumptions, and sentences on what the figures do not fix; squares: before and after."""

    fitted: tuple[FittedAssumption, ...]
    loose: tuple[str, ...]
    before: float
    after: float


def try_assumptions(
    scenario: Scenario,
    found: Sequence[SiteAssumption],
    rows: Sequence[AgainstRow],
    pool: Pool,
    progress: Progress = lambda done, total: None,
) -> TriedAssumptions:
    """Vary all assumptions and return which of them moves the figures that differ.

    Raises AgainstError and PoolError.
    """
    if not found:
        return TriedAssumptions()
    experiment = _experiment(scenario, found, rows)
    try:
        points = experiment.points()
        done = perform(experiment, pool, None, lambda count, total, row: progress(count, total))
    except (ExperimentError, DesignError) as error:
        raise AgainstError(str(error)) from None
    compared = [row for row in rows if row.is_compared]
    moved = {row.key: effects(experiment, points, done, row.key) for row in compared}
    influences = [_influence(assumption, moved, differing(rows)) for assumption in found]
    failed = [row[ERROR] for row in done if row[ERROR]]
    if len(failed) == len(done):
        raise AgainstError(say("No run with other values works: {0}", failed[0]))
    unmoved = tuple(row.key for row in compared if _most(moved[row.key]) < row.scale)
    best = min(done, key=lambda row: _squares(row, rows))
    start = dict(zip((each.name for each in found), map(float, points[int(best[POINT])]), strict=True))
    ordered = tuple(sorted(influences, key=lambda influence: -influence.tolerances))
    return TriedAssumptions(ordered, start, len(done), _failed(failed), unmoved)


def _failed(messages: Sequence[str]) -> str:
    if not messages:
        return ""
    return say("{0} {0:run|runs} with other values failed, like this one: {1}", len(messages), messages[0])


def _most(moved: Effects) -> float:
    return max((effect.size for effect in moved.effects), default=0.0)


def _experiment(
    scenario: Scenario,
    found: Sequence[SiteAssumption],
    rows: Sequence[AgainstRow],
    unmoved: Container[str] = (),
) -> SiteExperiment:
    """Return the experiment whose targets are the figures of the real system that are compared."""
    compared = {row.key: row for row in rows if row.is_compared and row.key not in unmoved}
    figures = tuple(figure for figure in figures_of(scenario) if figure.name in compared)
    table = {
        "scenario": FILE,
        "design": {"kind": "sobol", "points": POINTS * len(found)},
        "parameters": [{"key": assumption.name} for assumption in found],
        "figures": [{"name": figure.name, "measure": figure.measure} for figure in figures],
        "targets": [_target(compared[figure.name]) for figure in figures],
    }
    return SiteExperiment(
        ExperimentTable.model_validate(table),
        Path(),
        scenario,
        machine_table(scenario),
        tuple(assumption.axis for assumption in found),
        figures,
        tuple(found),
    )


def _target(row: AgainstRow) -> dict[str, Any]:
    assert row.given is not None
    share = row.scale / (row.given.mean or 1.0)
    return {"figure": row.key, "value": row.given.mean, "tolerance": min(share, MOST_SHARE)}


def _influence(
    assumption: SiteAssumption, moved: Mapping[str, Effects], rows: Sequence[AgainstRow]
) -> Influence:
    own = [
        (abs(effect.high - effect.low) / row.scale, effect, row)
        for row in rows
        for effect in moved[row.key].effects
        if effect.parameter == assumption.name
    ]
    if not own:
        return Influence(assumption.name, assumption.title, "", "", 0.0, 0.0, False)
    matters = any(size > 1 and abs(effect.high) > effect.error for size, effect, _ in own)
    _, most, row = max(own, key=lambda entry: entry[0])
    sum_ = math.fsum(size for size, *_ in own)
    return Influence(
        assumption.name, assumption.title, row.name, row.unit, most.high - most.low, sum_, matters
    )


def _squares(done: Mapping[str, Any], rows: Sequence[AgainstRow]) -> float:
    """Return the sum of squares of what a run is off, in tolerances; infinite for one that failed."""
    if done[ERROR]:
        return math.inf
    pairs = ((done[row.key], row) for row in rows if row.is_compared)
    return math.fsum(((value - row.given.mean) / row.scale) ** 2 for value, row in pairs if row.given)


# ---- the fit


def fit_assumptions(
    scenario: Scenario,
    found: Sequence[SiteAssumption],
    tried: TriedAssumptions,
    rows: Sequence[AgainstRow],
    pool: Pool,
    progress: Progress = lambda done, total: None,
) -> SiteFit:
    """Fit the assumptions that matter; those that the figures do not fix keep their values.

    Raises AgainstError, PoolError and FitError.
    """
    by_name = {assumption.name: assumption for assumption in found}
    order = [influence.assumption for influence in tried.influences if influence.matters]
    chosen = [replace(by_name[name], start=(tried.start or {}).get(name, 1.0)) for name in order]
    loose: list[str] = []
    while chosen:
        made = _calibrated(_experiment(scenario, chosen, rows, tried.unmoved), pool, progress)
        flat = made.fit.loose()
        if not flat:
            return _fit(chosen, made, loose, _before(rows, tried.unmoved))
        group, values = flat[-1], {fitted.name: float(fitted.value) for fitted in made.fitted}
        loose.append(_flat([chosen[place] for place in group]))
        del chosen[max(group)]
        chosen = [replace(each, start=values[each.name]) for each in chosen]
    return SiteFit((), tuple(loose), _before(rows, tried.unmoved), _before(rows, tried.unmoved))


def _flat(group: Sequence[SiteAssumption]) -> str:
    """Return what the figures do not fix, and which assumption keeps its value therefore."""
    kept = group[-1].title
    if len(group) == 1:
        return say("The figures do not fix this, so it keeps its value: {0}", kept)
    names = enumerated(assumption.title for assumption in group)
    return say("The figures fix only a combination of {0}; what keeps its value: {1}", names, kept)


def _calibrated(experiment: SiteExperiment, pool: Pool, progress: Progress) -> Calibration:
    """Return a calibration; progress counts its steps, of as many as there are at most."""
    try:
        heard = lambda step, places, squares: progress(min(step + 1, ROUNDS), ROUNDS)  # noqa: E731
        return calibrate(experiment, pool, rounds=ROUNDS, notify=heard)
    except (ExperimentError, FitError) as error:
        raise AgainstError(say("The fit has failed: {0}", error)) from None


def _fit(chosen: Sequence[SiteAssumption], made: Calibration, loose: Sequence[str], before: float) -> SiteFit:
    fitted = tuple(
        FittedAssumption(
            assumption,
            float(each.value),
            (assumption.axis.high / assumption.axis.low) ** each.error,
            each.at_bound,
        )
        for assumption, each in zip(chosen, made.fitted, strict=True)
    )
    return SiteFit(fitted, tuple(loose), before, made.fit.after)


def _before(rows: Sequence[AgainstRow], unmoved: Container[str]) -> float:
    """Return the sum of squares of the scenario as it was, over the figures that a fit is to hit."""
    return math.fsum(
        ((row.run.mean - row.given.mean) / row.scale) ** 2
        for row in rows
        if row.is_compared and row.key not in unmoved and row.run and row.given
    )

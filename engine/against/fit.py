"""A fit of the assumptions that affect the figures of a site.

It uses the calibration of experiments, starting at the best point of the trials. Assumptions that the figures
do not determine keep their values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.against.assumptions import SiteAssumption
from engine.against.comparison import AgainstError, AgainstRow
from engine.against.site_experiment import (
    SiteExperiment,
    best_of,
    calibration_of,
    experiment_of,
    squares,
)
from engine.against.trials import TriedAssumptions
from engine.experiments.calibrate import Calibration, calibrate
from engine.experiments.designs import DesignError
from engine.experiments.experiment import ExperimentError
from engine.experiments.fitting import FitError
from engine.experiments.perform import perform
from engine.language import enumerated, say
from engine.runs.pool import Pool, Progress
from engine.scenario.scenario import Scenario

ROUNDS = 8  # of a fit: it begins near the best point
WIDTHS = (0.5, 0.2)  # of designs around the best point, one after the other: there are many valleys
FIRM = ("load", "memory", "storage")  # follow from INDICATE LOAD, QUERY XSTORE and QUERY ALLOC PAGE, if shown
KNOWN, CLOSE = 2.0, 1.5  # factor by which a value may be wrong and is known, or is known well


@dataclass(frozen=True)
class FittedAssumption:
    """An assumption after the fit. error: the factor by which its value may differ."""

    assumption: SiteAssumption
    factor: float
    error: float
    at_bound: bool

    @property
    def is_known(self) -> bool:
        """True if the figures determine the value at least roughly."""
        return self.error <= KNOWN

    @property
    def text(self) -> str:
        """The assumption with its value and error."""
        title, value = self.assumption.title, self.assumption.shown(self.factor)
        if not self.is_known:
            text = say(
                "{0}: {1}, but the figures do not determine it, because {2} fits equally well",
                title,
                value,
                self.span,
            )
        elif self.error > CLOSE:
            text = say("{0}: {1}, up to {2:.2g} times more or less", title, value, self.error)
        else:
            text = say("{0}: {1}, up to {2:.0f}% more or less", title, value, 100 * (self.error - 1))
        return say("{0}, at the end of its range: other values also differ", text) if self.at_bound else text

    @property
    def span(self) -> str:
        """The range of values that fit equally well."""
        axis = self.assumption.axis
        low, high = max(axis.low, self.factor / self.error), min(axis.high, self.factor * self.error)
        return say("anything from {0} to {1}", self.assumption.shown(low), self.assumption.shown(high))


@dataclass(frozen=True)
class SiteFit:
    """Fitted assumptions, and sentences about those that the figures do not determine; before, after: the
    sums of squares.
    """

    fitted: tuple[FittedAssumption, ...]
    loose: tuple[str, ...]
    before: float
    after: float


def fit_assumptions(
    scenario: Scenario,
    found: Sequence[SiteAssumption],
    tried: TriedAssumptions,
    rows: Sequence[AgainstRow],
    pool: Pool,
    progress: Progress = lambda done, total: None,
) -> SiteFit:
    """Fit the influential assumptions; those that the figures do not determine keep their values.

    Raises AgainstError, PoolError and FitError.
    """
    by_name = {assumption.name: assumption for assumption in found}
    order = [influence.assumption for influence in tried.influences if influence.matters]
    chosen = [replace(by_name[name], start=(tried.start or {}).get(name, 1.0)) for name in order]
    loose: list[str] = []
    for width in WIDTHS if chosen else ():
        chosen = _nearer(scenario, chosen, rows, width, pool, progress)
    before = squares({row.key: row.run.mean for row in rows if row.run}, rows, tried.unmoved)
    while chosen:
        made = _calibrated(calibration_of(scenario, chosen, rows, tried.unmoved), pool, progress)
        flat = made.fit.loose()
        if not flat or (len(chosen) == 1 and made.fit.after < before):  # a value of many is better than none
            return SiteFit(tuple(_fitted(chosen, made)), tuple(loose), before, made.fit.after)
        group, values = flat[-1], {fitted.name: float(fitted.value) for fitted in made.fitted}
        kept = _kept([chosen[place] for place in group])
        loose.append(_flat([chosen[place] for place in group], kept))
        chosen.remove(kept)
        chosen = [replace(each, start=values[each.name]) for each in chosen]
        if chosen:  # another value of the kept parameters may require very different ones
            chosen = _nearer(scenario, chosen, rows, 1.0, pool, progress)
    return SiteFit((), tuple(loose), before, before)


def _nearer(
    scenario: Scenario,
    chosen: Sequence[SiteAssumption],
    rows: Sequence[AgainstRow],
    width: float,
    pool: Pool,
    progress: Progress,
) -> list[SiteAssumption]:
    """Return the assumptions with better starting values, found in a design around the current values."""
    experiment = experiment_of(scenario, chosen, rows, width)
    try:
        points = experiment.points()
        done = perform(experiment, pool, None, lambda count, total, row: progress(count, total))
    except (ExperimentError, DesignError) as error:
        raise AgainstError(str(error)) from None
    best = best_of(points, done, rows)
    return [replace(each, start=start) for each, start in zip(chosen, best, strict=True)]


def _kept(group: Sequence[SiteAssumption]) -> SiteAssumption:
    """Return the assumption that keeps its value: the assumption best supported by responses, or else the
    weakest assumption.
    """
    known = {assumption.name: assumption for assumption in group}
    return next((known[name] for name in FIRM if name in known), group[-1])


def _flat(group: Sequence[SiteAssumption], kept: SiteAssumption) -> str:
    """Return a sentence on the assumptions that the figures do not determine, and on the assumption that
    keeps its value.
    """
    if len(group) == 1:
        return say("The figures do not determine this, so it keeps its value: {0}", kept.title)
    names = enumerated(assumption.title for assumption in group)
    return say("The figures determine only a combination of {0}; unchanged: {1}", names, kept.title)


def _calibrated(experiment: SiteExperiment, pool: Pool, progress: Progress) -> Calibration:
    """Return a calibration; progress counts its steps, up to their maximum number."""
    try:
        heard = lambda step, places, squares: progress(min(step + 1, ROUNDS), ROUNDS)  # noqa: E731
        return calibrate(experiment, pool, rounds=ROUNDS, notify=heard)
    except (ExperimentError, FitError) as error:
        raise AgainstError(say("The fit failed: {0}", error)) from None


def _fitted(chosen: Sequence[SiteAssumption], made: Calibration) -> list[FittedAssumption]:
    return [
        FittedAssumption(
            assumption,
            float(each.value),
            (assumption.axis.high / assumption.axis.low) ** min(1.0, each.error),
            each.at_bound,
        )
        for assumption, each in zip(chosen, made.fitted, strict=True)
    ]

"""Studies over all uncertain values: the band of each fact, and how often each claim holds.

Every run of a study is performed once at each point, with a separate seed; the runs of a fact share the
point. A point at which a run of a fact has no value is omitted for that fact.
"""

from __future__ import annotations

import hashlib
import math
import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.bands.band import BandCause, FigureBand, band, causes
from engine.bands.kept import KeptRuns, kept_answers
from engine.bands.points import Places, band_points, placed
from engine.bands.uncertain import UncertainValue, ranges_digest, uncertain_values
from engine.runs.batch import sources
from engine.runs.pool import Pool, Progress
from engine.scenario.scenario import Scenario
from engine.studies.ledger import Claim, Fact, load_ledger
from engine.studies.probes import Given, ProbeSearch, StudyRun, probes
from engine.studies.verify import Reason, Runs, SeedRun, Taken, claim_result, fact_result, scenarios_of, take

MOST_CAUSES = 5  # that are named of a fact
Values = Mapping[StudyRun | ProbeSearch, tuple[UncertainValue, ...]]


@dataclass(frozen=True)
class FactBand:
    """A fact with its band. inside: the published value, within its rounding, lies in the 90% band."""

    fact: Fact
    band: FigureBand
    inside: bool
    causes: tuple[BandCause, ...]

    @property
    def needed(self) -> tuple[tuple[str, str], ...]:
        """Return the changes that a fact outside its band requires: values beyond their ranges, larger or
        smaller.
        """
        if self.inside or self.fact.range is not None:
            return ()
        up = self.fact.value > self.band.high
        return tuple(
            (cause.key, "more" if (cause.correlation > 0) == up else "less") for cause in self.causes
        )

    def as_json(self) -> dict[str, Any]:
        """Return a table for a file."""
        own = self.band
        return {
            "id": self.fact.id,
            "role": self.fact.role,
            "band": [own.low, own.low_half, own.median, own.high_half, own.high],
            "points": own.count,
            "inside": self.inside,
            "causes": [[cause.key, round(cause.correlation, 2)] for cause in self.causes[:MOST_CAUSES]],
            "needed": [list(each) for each in self.needed[:MOST_CAUSES]],
        }


@dataclass(frozen=True)
class ClaimShare:
    """A claim, and the share of the points at which it holds."""

    claim: Claim
    held: int
    count: int

    def as_json(self) -> dict[str, Any]:
        """Return a table for a file."""
        return {"id": self.claim.id, "held": self.held, "points": self.count}


@dataclass(frozen=True)
class StudyBands:
    """A study judged by bands. ranges: the digest of all ranges that were varied; values: the number of
    values varied.
    """

    study: str
    points: int
    values: int
    ranges: str
    facts: tuple[FactBand, ...]
    claims: tuple[ClaimShare, ...]

    @property
    def predicted(self) -> tuple[FactBand, ...]:
        """The facts by which the simulation is judged."""
        return tuple(each for each in self.facts if each.fact.role == "predict")

    @property
    def coverage(self) -> float:
        """The share of predicted facts inside their bands; NaN if there are no predicted facts."""
        own = self.predicted
        return sum(each.inside for each in own) / len(own) if own else math.nan

    @property
    def sharpness(self) -> float:
        """The median width of the predicted facts' bands as a share of the value; NaN if there are no
        predicted facts.
        """
        widths = [each.band.width for each in self.predicted if math.isfinite(each.band.width)]
        return statistics.median(widths) if widths else math.nan

    def as_json(self) -> dict[str, Any]:
        """Return a table for a file."""
        return {
            "study": self.study,
            "points": self.points,
            "values": self.values,
            "ranges": self.ranges,
            "coverage": self.coverage,
            "sharpness": self.sharpness,
            "facts": [each.as_json() for each in self.facts],
            "claims": [each.as_json() for each in self.claims],
        }


def study_values(study: str) -> Values:
    """Return the uncertain values of each run of a study."""
    ready = (run for run, known in scenarios_of(study).items() if isinstance(known, Scenario))
    return {run: uncertain_values(run.scenario, run.settings) for run in ready}


def study_bands(
    study: str,
    count: int,
    pool: Pool,
    folder: Path,
    progress: Progress = lambda done, total: None,
) -> StudyBands:
    """Return the bands of a study at `count` points; runs already in the folder are not repeated.

    Raises LedgerError, DesignError, PoolError and OSError.
    """
    values = study_values(study)
    every = {value.key: value for own in values.values() for value in own}
    points = band_points(every, count)
    digest = ranges_digest(value for own in values.values() for value in own)
    kept = KeptRuns(folder / f"{study}-{sources()}-{digest}.jsonl")
    runs = _done(study, values, points, pool, kept, progress)
    kept.drop_older(f"{study}-*.jsonl")
    facts = tuple(_facts(study, runs, points))
    return StudyBands(study, count, len(every), digest, facts, tuple(_claims(study, runs)))


def _done(
    study: str,
    values: Values,
    points: Sequence[Places],
    pool: Pool,
    kept: KeptRuns,
    progress: Progress,
) -> Runs:
    """Perform all runs, point by point, and return the results of each run."""
    places = [(run, number) for number in range(len(points)) for run in values]
    keys = [_key(run, points[number], number) for run, number in places]
    jobs = [(study, run, values[run], points[number], number) for run, number in places]
    found = kept_answers(pool, take_at, jobs, keys, kept, progress)
    runs: Runs = {}
    for (run, _), taken in zip(places, found, strict=True):
        runs.setdefault(run, []).append(taken)
    return runs


def take_at(
    study: str,
    run: StudyRun | ProbeSearch,
    values: Sequence[UncertainValue],
    places: Places,
    number: int,
) -> Taken:
    """Perform a run at a point, with a separate seed, and collect the values that the probes need."""
    found = placed(run.scenario, run.settings, values, places)
    return take(SeedRun(study, run, found.scenario, found.scenario.seed + number, found.settings))


def _key(run: StudyRun | ProbeSearch, places: Places, number: int) -> str:
    text = repr((run, sorted(places.items()), number))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _facts(study: str, runs: Runs, points: Sequence[Places]) -> Iterator[FactBand]:
    ledger, (facts, _) = load_ledger(study), probes(study)
    for fact in ledger.facts:
        probe = facts[fact.id]
        if isinstance(probe, Given) or fact.is_text:
            continue
        good = _good(fact.id, probe.runs, runs, len(points))
        found = fact_result(fact, probe, _only(probe.runs, runs, good)).values if good else ()
        if not found:
            continue
        each = len(found) // len(good)
        means = [statistics.fmean(found[at * each : (at + 1) * each]) for at in range(len(good))]
        own = band(found)
        yield FactBand(fact, own, in_band(fact, own), causes([points[at] for at in good], means))


def _claims(study: str, runs: Runs) -> Iterator[ClaimShare]:
    ledger, (_, claims) = load_ledger(study), probes(study)
    for claim in ledger.claims:
        probe = claims[claim.id]
        count = min(len(runs.get(run, ())) for run in probe.runs)
        good = _good(claim.id, probe.runs, runs, count)
        if good:
            found = claim_result(claim, probe, _only(probe.runs, runs, good))
            yield ClaimShare(claim, found.held, found.seeds)


def _good(id: str, own: Sequence[Any], runs: Runs, count: int) -> list[int]:
    """Return the points at which every run has a value."""
    if any(run not in runs for run in own):
        return []
    return [at for at in range(count) if not any(isinstance(runs[run][at][id], Reason) for run in own)]


def _only(own: Sequence[Any], runs: Runs, good: Sequence[int]) -> Runs:
    return {run: [runs[run][at] for at in good] for run in own}


def in_band(fact: Fact, own: FigureBand) -> bool:
    """Return whether the band contains a published value, or overlaps a published range or one-sided
    limit.
    """
    if fact.ceiling is not None:
        return own.low < fact.ceiling
    if fact.floor is not None:
        return own.high > fact.floor
    if fact.range is not None:
        return own.low <= fact.range[1] and own.high >= fact.range[0]
    digits = len(fact.text.partition(".")[2])
    return own.holds(fact.value, 0.5 * 10.0**-digits)

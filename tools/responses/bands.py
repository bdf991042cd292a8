"""Bands of the curves: each run at each point, over everything that is not published of its scenario."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple
from pathlib import Path
from typing import Any

from engine.bands.band import QUANTILES, band
from engine.bands.kept import KeptRuns, kept_answers, kept_folder
from engine.bands.points import Places, band_points, placed
from engine.bands.uncertain import UncertainValue, ranges_digest, uncertain_values
from engine.runs.batch import sources
from engine.runs.pool import Pool, Progress
from engine.studies.probes import StudyRun
from engine.studies.run_view import Open
from engine.studies.verify import Reason, Taken
from tools.responses.curves import CURVES, Curve, figures_of

KEPT = Path(__file__).parents[2] / "docs" / "validation" / "responses-bands.json"
Uncertain = Mapping[StudyRun, tuple[UncertainValue, ...]]


def uncertain() -> Uncertain:
    """Return the unpublished values of each run."""
    runs = dict.fromkeys(run for curve in CURVES for run in curve.runs.values())
    return {run: uncertain_values(run.scenario, run.settings) for run in runs}


def digest(values: Uncertain) -> str:
    """Return the digest of all ranges."""
    return ranges_digest(value for own in values.values() for value in own)


def compute(count: int, pool: Pool, progress: Progress, curves: Sequence[Curve] = CURVES) -> dict[str, Any]:
    """Return the bands of the curves at `count` points, as a table for a file. Finished runs are kept.

    Raises DesignError, PoolError and OSError.
    """
    values = uncertain()
    keys = {value.key for own in values.values() for value in own}
    runs = dict.fromkeys(run for curve in curves for run in curve.runs.values())
    places = [(run, number) for number in range(count) for run in runs]
    points = band_points(keys, count)
    jobs = [(run, values[run], points[number], number) for run, number in places]
    file = kept_folder() / f"responses-{sources()}-{digest(values)}.jsonl"
    answers = kept_answers(pool, at_point, jobs, list(map(_key, jobs)), KeptRuns(file), progress)
    taken = dict(zip(places, answers, strict=True))
    bands = {curve.title: _bands(curve, taken, count) for curve in curves}
    return {"points": count, "values": len(keys), "ranges": digest(values), "curves": bands}


def at_point(run: StudyRun, values: Sequence[UncertainValue], places: Places, number: int) -> Taken:
    """Return the figures of a run at a point, with the seed of that point."""
    scenario = placed(run.scenario, run.settings, values, places).scenario
    return {title: _value(own) for title, own in figures_of(run, scenario, scenario.seed + number).items()}


def _value(figure: Callable[[], float]) -> Any:
    try:
        return figure()
    except (Open, LookupError) as reason:
        return Reason(str(reason))


def _key(job: tuple[Any, ...]) -> str:
    run, _, places, number = job
    text = repr((run, sorted(places.items()), number))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _bands(
    curve: Curve, taken: Mapping[tuple[StudyRun, int], Taken], count: int
) -> dict[str, list[float] | None]:
    """Return the five quantiles of each point of a curve; None where too few runs have a figure."""
    found: dict[str, list[float] | None] = {}
    for at, run in curve.runs.items():
        every = [taken[run, number][curve.title] for number in range(count)]
        own = [value for value in every if not isinstance(value, Reason)]
        found[f"{at:g}"] = list(astuple(band(own)))[: len(QUANTILES)] if 2 * len(own) >= count else None
    return found


def save(own: Mapping[str, Any]) -> None:
    """Write the bands for the page."""
    KEPT.write_text(json.dumps(own, indent=1) + "\n", encoding="utf-8")


def kept() -> dict[str, Any] | None:
    """Return the last bands; None if there are none, or if a range or the points of a curve have changed
    since.
    """
    if not KEPT.is_file():
        return None
    own: dict[str, Any] = json.loads(KEPT.read_text("utf-8"))
    points = {curve.title: {f"{at:g}" for at in curve.runs} for curve in CURVES}
    same = {title: set(found) for title, found in own["curves"].items()} == points
    return own if same and own["ranges"] == digest(uncertain()) else None

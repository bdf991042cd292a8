"""Measured series as published values: their means over each phase, next to those of simulated runs."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND, parse_time
from engine.measured.aligning import best_shift
from engine.measured.all_cpus import OF_ALL
from engine.measured.data import DataError, Floats, Measurements, Path, Times
from engine.measured.units import factor
from engine.measures import measures
from engine.measures.selectors import EXAMPLES, UnknownName, find_measure
from engine.measures.target import Measured, MeasuredTarget
from engine.recording.recorder import Recording
from engine.recording.snapshots import ONLY_FORWARD
from engine.runs.pool import Pool, Progress, run_to
from engine.runs.processes import spread
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from engine.studies.ledger import Fact
from engine.studies.report import FactResult, StudyReport

LEAST = 2  # values of a series in a phase
MOST = 20_000  # values of a series that a run is compared with one by one
TOLERANCE = 0.1
LONGEST = 31 * 86_400 * SECOND  # between two samples
NO_INTERVAL = "expected the time between two samples, like --interval 5s, or a column of times"
_SECONDS = re.compile(r"\d{1,9}(?:\.\d{1,9})?")


@dataclass(frozen=True)
class DataSpan:
    """A time range of the run (ns) over which a series has a mean."""

    title: str
    start: int
    end: int


@dataclass(frozen=True)
class DataQuestion:
    """The values to compute from a run: the means of the measure of each series, and the deviations of the
    values.
    """

    scenario: Scenario
    series: tuple[tuple[Measured, tuple[DataSpan, ...]], ...]


@dataclass(frozen=True)
class Agreement:
    """The agreement of a run with a series: means by time range, root mean square of the differences,
    correlation.
    """

    means: tuple[float, ...]
    difference: float
    correlation: float


def target_of(text: str) -> MeasuredTarget:
    """Return the target that "MEASURE" or "MEASURE/OF" names. Raises UnknownName."""
    id, _, of = text.partition("/")
    return MeasuredTarget(find_measure(id.strip()).id, of.strip())


def proposed(data: Measurements, scenario: Scenario) -> dict[Path, MeasuredTarget]:
    """Return the targets of series that are named like a measure, as in exports of this program."""
    found = {}
    for path in data.paths():
        if path[-1] in measures():
            whole = MeasuredTarget(path[-1])
            named = (MeasuredTarget(path[-1], name) for name in reversed(path[:-1]))
            target = (
                whole
                if len(path) == 1
                else next((target for target in named if _exists(target, scenario)), None)
            )
            if target is not None and _exists(target, scenario):
                found[path] = target
    return found


def _exists(target: MeasuredTarget, scenario: Scenario) -> bool:
    try:
        return bool(target.numbers(scenario))
    except UnknownName:
        return False


def measured(
    data: Measurements, path: Path, target: MeasuredTarget, shift: int = 0, unit: str = ""
) -> Measured:
    """Return a series in the unit of its target. shift: ns to add to its times; unit: used in place of the
    file's.

    Raises DataError if the units are of different kinds.
    """
    given, wanted = unit or data.units.get(path, ""), measures()[target.measure].unit
    by = factor(given, wanted)
    if by is None:
        text = f"{data.name}: {' / '.join(path)} is in {given}; expected {wanted or 'a number'} for"
        raise DataError(f"{text} {target.measure}; {_fitting(given, target.measure)}")
    if data.counted and data.interval is None:
        raise DataError(f"{data.name} has no times: {NO_INTERVAL}")
    times, values = data.series(path, MOST)
    return Measured(" / ".join(path), target, times + shift, values * by)


def assumed_unit(data: Measurements, path: Path, target: MeasuredTarget, unit: str = "") -> str:
    """Return the unit assumed for a series without a unit, which is that of its measure; "" for other
    series.
    """
    known = unit or data.units.get(path) or path[-1] == target.measure
    return "" if known else measures()[target.measure].unit


def parse_interval(text: str) -> int:
    """Return the ns between two samples: "5" means seconds; all forms that `parse_time` reads are
    also accepted. Raises ValueError.
    """
    plain = _SECONDS.fullmatch(text.strip())
    interval = round(float(plain[0]) * SECOND) if plain else parse_time(text)
    if not 0 < interval <= LONGEST:
        raise ValueError(text)
    return interval


def _fitting(unit: str, measure: str) -> str:
    """Return the action for a unit that does not fit; the text names measures of the unit's kind."""
    if unit == OF_ALL:
        return "specify the number of CPUs: --unit SERIES='% of 4 CPUs'"
    room = measure.partition(".")[0]
    fitting = [measure for measure in measures().values() if factor(unit, measure.unit) is not None]
    fitting.sort(key=lambda measure: (measure.unit != unit, not measure.id.startswith(f"{room}.")))
    like = ", ".join(measure.id for measure in fitting[:EXAMPLES])
    other = f"choose a measure of its kind, like {like}, or " if like else ""
    return f"{other}correct its unit (--unit SERIES=UNIT, or in the heading)"


def best_start(item: Measured, recording: Recording) -> int | None:
    """Return the ns to add to a series for the best agreement with a run; None if none can be found."""
    found = best_shift(item.times, item.values, *simulated(recording, item.target))
    return None if found is None else found[0]


def simulated(recording: Recording, target: MeasuredTarget) -> tuple[Times, Floats]:
    """Return times (ns) and means over the intervals between samples. Raises UnknownName."""
    times = np.asarray(recording.time, np.int64)
    numbers = target.numbers(recording.scenario)
    return times[1:], measures()[target.measure].values(recording, numbers, times)


def spans(item: Measured, scenario: Scenario) -> tuple[DataSpan, ...]:
    """Return the phases in which the series has values; the whole run if it has no phases.

    Each value is a mean over the time since the previous value.
    """
    phases = [DataSpan(phase.title, phase.start, phase.end) for phase in scenario.phases]
    found = []
    for span in phases or [DataSpan("whole run", 0, scenario.until)]:
        own = _within(item, span)
        if own.sum() >= LEAST:
            first, last = int(item.times[own][0] - np.median(np.diff(item.times))), int(item.times[own][-1])
            found.append(replace(span, start=max(span.start, first), end=min(span.end, last)))
    return tuple(found)


def _within(item: Measured, span: DataSpan) -> npt.NDArray[np.bool_]:
    return np.asarray((item.times >= span.start) & (item.times <= span.end), np.bool_)


def compare(
    series: Sequence[Measured],
    scenario: Scenario,
    seeds: int,
    tolerance: float = TOLERANCE,
    progress: Progress = lambda done, total: None,
    pool: Pool | None = None,
) -> tuple[StudyReport, list[str]]:
    """Return the report of the series as published values, and a line for each series on the agreement of the
    curves.

    Raises UnknownName, and DataError if a series has no values within the time of the run.
    """
    asked = tuple((item, spans(item, scenario)) for item in series)
    for item, own in asked:
        item.target.numbers(scenario)
        if not own:
            inside = int(((item.times >= 0) & (item.times <= scenario.until)).sum())
            text = f"{item.name}: has {inside or 'no'} values between 0:00:00 and the end of {scenario.id}"
            raise DataError(f"{text}; expected at least {LEAST} in one phase (--start moves the file)")
    question = DataQuestion(scenario, asked)
    answers: list[list[Agreement]] = spread(
        take, [(question, scenario.seed + place) for place in range(seeds)], progress, pool
    )
    facts, lines = list[FactResult](), list[str]()
    for place, (item, own) in enumerate(asked):
        found = [answer[place] for answer in answers]
        facts += _results(item, own, found, tolerance)
        lines.append(_line(item, found))
    return StudyReport(scenario.id, seeds, tuple(facts), ()), lines


def take(question: DataQuestion, seed: int) -> list[Agreement]:
    """Run, and compare the run with each series; for a separate process. Raises SimulationError."""
    simulation = Simulation(question.scenario, seed, ONLY_FORWARD)
    run_to(simulation, max(span.end for _, own in question.series for span in own))
    recording = simulation.recording()
    return [agreement(item, own, recording) for item, own in question.series]


def agreement(item: Measured, own: Sequence[DataSpan], recording: Recording) -> Agreement:
    """Return the agreement of a run with a series: each value is a mean over the time since the previous
    value.
    """
    measure, numbers = measures()[item.target.measure], item.target.numbers(recording.scenario)
    means = tuple(measure.value(recording, numbers, span.start, span.end) for span in own)
    inside = (item.times >= 0) & (item.times <= recording.now)
    times, values = item.times[inside], item.values[inside][1:]
    beside = measure.values(recording, numbers, times) if len(times) > 1 else np.zeros(0)
    known = np.isfinite(beside)
    if known.sum() < LEAST:
        return Agreement(means, math.nan, math.nan)
    rest = beside[known] - values[known]
    same = not beside[known].std() or not values[known].std()
    correlation = math.nan if same else float(np.corrcoef(beside[known], values[known])[0, 1])
    return Agreement(means, float(np.sqrt((rest**2).mean())), correlation)


def _results(
    item: Measured, own: Sequence[DataSpan], found: Sequence[Agreement], tolerance: float
) -> Iterator[FactResult]:
    for place, span in enumerate(own):
        mean = float(item.values[_within(item, span)].mean())
        values = tuple(each.means[place] for each in found if math.isfinite(each.means[place]))
        yield FactResult(_fact(item, span, mean, tolerance), values)


def _fact(item: Measured, span: DataSpan, mean: float, tolerance: float) -> Fact:
    measure = measures()[item.target.measure]
    row = {
        "id": f"{item.name}: {span.title}",
        "where": item.target.title,
        "condition": f"{span.start / SECOND:g} to {span.end / SECOND:g} s",
        "quantity": measure.title,
        "unit": measure.unit,
        "value": f"{mean:.6g}",
        "role": "predict",
        "tolerance": tolerance,
        "note": "",
    }
    return Fact.model_validate(row)


def _line(item: Measured, found: Sequence[Agreement]) -> str:
    differences = [each.difference for each in found if math.isfinite(each.difference)]
    correlations = [each.correlation for each in found if math.isfinite(each.correlation)]
    unit = measures()[item.target.measure].unit
    parts = []
    if differences:
        parts.append(
            f"the differences have a root mean square of {np.median(differences):.4g} {unit}".strip()
        )
    if correlations:
        parts.append(f"the curves correlate with {np.median(correlations):.2f}")
    words = ", ".join(parts) or "too few values to compare one by one"
    return f"{item.name} and {item.target.title}: {words}"

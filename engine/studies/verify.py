"""Verifies studies: performs the runs that their probes need, each with every seed, and compares the results.

Needs neither a terminal nor a window.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from engine.recording.snapshots import ONLY_FORWARD
from engine.runs.pool import Pool, Progress, run_to
from engine.runs.processes import spread
from engine.scenario.scenario import Scenario, ScenarioError, load_scenario
from engine.sim import Simulation, SimulationError
from engine.studies.capacity_search import FoundCapacity, LimitError, limit
from engine.studies.ledger import Claim, Fact, Ledger, load_ledger
from engine.studies.probes import Claimed, Figures, Given, MeasuredProbe, ProbeSearch, StudyRun, probes
from engine.studies.report import ClaimResult, FactResult, StudyReport, medians
from engine.studies.run_view import Open, RunView

MAX_SEEDS = 1000
T = TypeVar("T")


@dataclass(frozen=True)
class Reason:
    """The reason why there is no figure."""

    text: str


LONG = 8  # assumed runs of a search: the longest work starts first
AnyRun = StudyRun | ProbeSearch
Taken = dict[str, Any]  # by probe: what it took from one run (a number, Figures), or a Reason
Runs = dict[AnyRun, list[Taken]]  # what was taken from each run: one entry a seed


@dataclass(frozen=True)
class SeedRun:
    """One simulation, which provides the numbers for every probe of a study that needs it."""

    study: str
    run: AnyRun
    scenario: Scenario
    seed: int
    settings: tuple[str, ...] = ()  # that the scenario has beside those of the run: a search takes them along


def verify(
    studies: Sequence[str],
    seeds: int,
    progress: Progress = lambda done, total: None,
    pool: Pool | None = None,
) -> list[StudyReport]:
    """Return the report for each study; the seeds count up from that of each scenario. Raises LedgerError.

    `progress` is called in this thread with the number of runs, and for every run that is done; an exception
    that it raises ends everything. The pool performs the runs; None: processes on this machine.
    """
    ledgers = [load_ledger(name) for name in dict.fromkeys(studies)]
    scenarios = {ledger.study: scenarios_of(ledger.study) for ledger in ledgers}
    jobs = [job for study, known in scenarios.items() for job in _jobs(study, known, seeds)]
    progress(0, len(jobs))
    answers = spread(take, [(job,) for job in jobs], progress, pool)
    reports = []
    for ledger in ledgers:
        runs: Runs = {}
        for run, known in scenarios[ledger.study].items():
            if isinstance(known, Reason):
                runs[run] = [dict.fromkeys(_ids(ledger), known)] * seeds
        for job, answer in zip(jobs, answers, strict=True):
            if job.study == ledger.study:
                runs.setdefault(job.run, []).append(answer)
        reports.append(report(ledger, seeds, runs))
    return reports


def report(ledger: Ledger, seeds: int, runs: Runs) -> StudyReport:
    """Return the report that a ledger's probes produce from the figures of the runs."""
    facts, claims = probes(ledger.study)
    return StudyReport(
        ledger.study,
        seeds,
        tuple(fact_result(fact, facts[fact.id], runs) for fact in ledger.facts),
        tuple(claim_result(claim, claims[claim.id], runs) for claim in ledger.claims),
    )


def take(job: SeedRun) -> Taken:
    """Run, and compute the figures that the probes need; in a separate process."""
    facts, claims = probes(job.study)
    looks: dict[str, Callable[[Any], Any]] = {
        **{
            id: probe.take
            for id, probe in facts.items()
            if isinstance(probe, MeasuredProbe) and job.run in probe.runs
        },
        **{id: probe.look for id, probe in claims.items() if job.run in probe.runs},
    }
    try:
        view = _run(job)
    except (SimulationError, LimitError, ScenarioError) as error:  # a search may ask for too large a machine
        return dict.fromkeys(looks, Reason(f"{_named(job.run)}, seed {job.seed}: {error}"))
    return {id: _taken(look, view, job.run) for id, look in looks.items()}


def _run(job: SeedRun) -> RunView | FoundCapacity:
    if isinstance(job.run, ProbeSearch):
        asked = job.run
        settings = (*job.settings, *asked.settings)
        return limit(asked.scenario, settings, asked.of, asked.until, seeds=[job.seed])
    simulation = Simulation(job.scenario, job.seed, ONLY_FORWARD)
    run_to(simulation, job.scenario.until)
    return RunView(simulation.recording())


def _taken(look: Callable[[Any], T], view: RunView | FoundCapacity, run: AnyRun) -> T | Reason:
    try:
        found = look(view)
    except Open as reason:
        return Reason(f"{_named(run)}: {reason}")
    numbers: list[Any] = [*found.values()] if isinstance(found, dict) else [found]
    if all(math.isfinite(number) for number in numbers):
        return found
    return Reason(f"{_named(run)}: this moment was never reached")


def _named(run: AnyRun) -> str:
    return " ".join((run.scenario, *run.settings))


def _ids(ledger: Ledger) -> list[str]:
    return [entry.id for entry in (*ledger.facts, *ledger.claims)]


def scenarios_of(study: str) -> dict[AnyRun, Scenario | Reason]:
    """Return the scenario of each run that the study's probes need, or the reason why there is none."""
    every = (probe for part in probes(study) for probe in part.values())
    return {run: _scenario(run) for run in dict.fromkeys(run for probe in every for run in probe.runs)}


def _scenario(run: AnyRun) -> Scenario | Reason:
    try:
        return load_scenario(run.scenario, run.settings)
    except ScenarioError as error:
        return Reason(str(error))


def _jobs(study: str, scenarios: dict[AnyRun, Scenario | Reason], seeds: int) -> Iterator[SeedRun]:
    """Yield the runs seed by seed, the longest run first."""
    ready = [(run, known) for run, known in scenarios.items() if isinstance(known, Scenario)]
    ready.sort(key=lambda pair: -_length(*pair))
    for place in range(seeds):
        for run, scenario in ready:
            yield SeedRun(study, run, scenario, scenario.seed + place)


def _length(run: AnyRun, scenario: Scenario) -> int:
    return scenario.until * len(scenario.guests) * (LONG if isinstance(run, ProbeSearch) else 1)


def fact_result(fact: Fact, probe: MeasuredProbe | Given, runs: Runs) -> FactResult:
    """Return the runs' result for a fact: one value for each seed, or for each of its runs."""
    if isinstance(probe, Given):
        return _given(fact, probe)
    seeds = _by_seed(fact.id, probe, runs)
    if reason := _reason([item for own in seeds for item in own]):
        return FactResult(fact, (), reason)
    combined = [(probe.combine(*own),) for own in seeds] if probe.combine else seeds
    result = FactResult(fact, tuple(value for own in combined for value in own), parts=_parts(probe, seeds))
    return result if result.verdict == "within" else replace(result, note=probe.note)


def _parts(probe: MeasuredProbe, seeds: Sequence[Sequence[float]]) -> Figures:
    """Return the median of each run."""
    if len(probe.runs) == 1:
        return {}
    each = zip(probe.runs, zip(*seeds, strict=True), strict=True)
    return {run.name or run.scenario: statistics.median(values) for run, values in each}


def _by_seed(id: str, probe: MeasuredProbe | Claimed, runs: Runs) -> list[tuple[Any, ...]]:
    """Return the figures of a probe: for each seed, from each of its runs."""
    return list(zip(*([taken[id] for taken in runs[run]] for run in probe.runs), strict=True))


def _given(fact: Fact, probe: Given) -> FactResult:
    scenario = _scenario(StudyRun(probe.scenario))
    if isinstance(scenario, Reason):
        return FactResult(fact, (), scenario.text)
    found = probe.take(scenario)
    if isinstance(found, str):
        result = FactResult(fact, (), text=found)
    else:
        result = FactResult(fact, (float(found),))
    return replace(result, note=probe.note) if result.differs else result


def claim_result(claim: Claim, probe: Claimed, runs: Runs) -> ClaimResult:
    """Return the runs' result for a claim."""
    seeds = _by_seed(claim.id, probe, runs)
    if reason := _reason([item for own in seeds for item in own]):
        return ClaimResult(claim, 0, len(seeds), {}, False, reason)
    held = sum(bool(probe.holds(*figures)) for figures in seeds)
    across = probe.across is None or bool(probe.across(seeds))
    result = ClaimResult(claim, held, len(seeds), medians([_joined(probe, seed) for seed in seeds]), across)
    return result if result.holds else replace(result, note=probe.note)


def _joined(probe: Claimed, figures: Sequence[Figures]) -> Figures:
    """Return the figures of one seed; if there are several runs, their figures are listed under the runs'
    names.
    """
    if len(probe.runs) == 1:
        return dict(figures[0])
    named = zip(probe.runs, figures, strict=True)
    return {
        f"{run.name or run.scenario}: {name}": number for run, own in named for name, number in own.items()
    }


def _reason(found: Sequence[Any]) -> str:
    return next((reason.text for reason in found if isinstance(reason, Reason)), "")

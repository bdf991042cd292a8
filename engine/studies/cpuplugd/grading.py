"""Grades cpuplugd rules: the study's guests with these rules, compared with the same guests sized manually.

The grader uses separate seeds: rules that fit the random events of one run do not fit those of the others.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

import numpy as np

from engine.kernel.units import PAGES_PER_MB, SECOND
from engine.measures import measures
from engine.recording.recorder import Recording
from engine.recording.snapshots import ONLY_FORWARD
from engine.runs.pool import Pool, Progress, run_to
from engine.runs.processes import spread
from engine.scenario.derived.linux import linux_guests
from engine.scenario.scenario import Scenario, load_scenario
from engine.sim import Simulation

FIRST_SEED = 1001
MAX_SEEDS = 100
SERVERS = {  # kinds of rule files, and their groups of guests
    "web": ("web1", "web2"),
    "was": ("was1", "was2"),
    "database": ("udb1", "udb2"),
    "combo": ("combo1", "combo2"),
}
MANUAL = "cpuplugd-manual"
AUTOMATIC = "cpuplugd-memory-4"  # guests of 4 CPUs and 5 GB; their rules are replaced
PHASE = "measure"
MIN_TPS, MAX_SIZE = 96.0, 105.0  # percent of the guests sized by hand
WORTH = 50  # points of each goal
LOST_TPS, LOST_SIZE = 10, 5  # points for each percent that is missing, or too much


@dataclass(frozen=True)
class RelativeRun:
    """A run as a percentage of the run with manually sized guests."""

    tps: float  # transactions of all users
    cpu: float  # processor time of all guests, CP's work for them included
    linux: float  # memory less the pool
    zvm: float  # resident pages


@dataclass(frozen=True)
class RuleGrade:
    """The grade of rules; the medians of all seeds count."""

    seeds: tuple[int, ...]
    each: tuple[RelativeRun, ...]  # of a seed

    @property
    def median(self) -> RelativeRun:
        """The median of each figure."""
        return RelativeRun(*(statistics.median(getattr(run, name) for run in self.each) for name in _NAMES))

    @property
    def size(self) -> float:
        """The larger of the two sizes: rules should save memory in both Linux and z/VM."""
        return max(self.median.linux, self.median.zvm)

    @property
    def fast(self) -> bool:
        """Return whether throughput is sufficient."""
        return self.median.tps >= MIN_TPS

    @property
    def small(self) -> bool:
        """Return whether memory use is low enough."""
        return self.size <= MAX_SIZE

    @property
    def points(self) -> int:
        """Return the points, 0 to 100."""
        missing = max(0.0, MIN_TPS - self.median.tps) * LOST_TPS
        too_much = max(0.0, self.size - MAX_SIZE) * LOST_SIZE
        return sum(max(0, round(WORTH - lost)) for lost in (missing, too_much))

    def as_json(self) -> dict[str, Any]:
        """Return the grade as a table for a file."""
        goals = {
            "throughput": {"at_least": MIN_TPS, "is": self.median.tps, "reached": self.fast},
            "memory": {"at_most": MAX_SIZE, "is": self.size, "reached": self.small},
        }
        runs = [{"seed": seed} | asdict(run) for seed, run in zip(self.seeds, self.each, strict=True)]
        passed = self.fast and self.small
        return {
            "passed": passed,
            "points": self.points,
            "goals": goals,
            "percent": asdict(self.median),
            "runs": runs,
        }


_NAMES = tuple(field.name for field in fields(RelativeRun))


def graded(rules: Mapping[str, str]) -> Scenario:
    """Return the study's guests with rule files (path or name) for "web", "was", "database", "combo".

    Raises ScenarioError for a file with which the daemon does not start.
    """
    settings = [
        f"guests.{group}.cpuplugd={json.dumps(rules[server])}"
        for server, groups in SERVERS.items()
        for group in groups
    ]
    return load_scenario(AUTOMATIC, settings)


def grade(
    scenario: Scenario,
    seeds: int,
    progress: Progress = lambda done, total: None,
    pool: Pool | None = None,
) -> RuleGrade:
    """Run a scenario and the manually sized guests with several seeds, and compare them."""
    manual = load_scenario(MANUAL)
    numbers = tuple(range(FIRST_SEED, FIRST_SEED + seeds))
    jobs = [(item, seed) for seed in numbers for item in (manual, scenario)]
    found = spread(figures, jobs, progress, pool)
    return RuleGrade(numbers, tuple(map(_percent, found[0::2], found[1::2])))


def figures(scenario: Scenario, seed: int) -> tuple[float, ...]:
    """Return transactions/s, IFLs, and pages in Linux and in CP for a run; for a separate process."""
    simulation = Simulation(scenario, seed, ONLY_FORWARD)
    run_to(simulation, scenario.until)
    return _figures(simulation.recording())


def _percent(manual: Sequence[float], own: Sequence[float]) -> RelativeRun:
    return RelativeRun(*(100 * value / other for value, other in zip(own, manual, strict=True)))


def _figures(recording: Recording) -> tuple[float, ...]:
    phase = next(phase for phase in recording.scenario.phases if phase.id == PHASE)
    seen = (recording.time >= phase.start) & (recording.time <= phase.end)
    times, loads, pools = recording.time[seen], recording.loads[seen], recording.linux[seen]["pool"]
    done = float((loads["done"][-1] - loads["done"][0]).sum())
    guests = linux_guests(recording.scenario)
    everyone = [guest.index for guest in guests]
    cpu, real = (measures()[name] for name in ("guest.cpu", "guest.real"))
    memory = np.array([guest.size for guest in guests], np.float64)
    return (
        done * SECOND / float(times[-1] - times[0]),
        cpu.value(recording, everyone, phase.start, phase.end),
        float((memory - pools).mean(axis=0).sum()) / PAGES_PER_MB,
        real.value(recording, everyone, phase.start, phase.end) / PAGES_PER_MB,
    )

"""The curves of the page: a figure over an input, with the run of each point."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from engine.scenario.scenario import Scenario, load_scenario
from engine.sim import Simulation
from engine.studies.pause import runs as pause
from engine.studies.pause.facts import resume_time
from engine.studies.probes import StudyRun
from engine.studies.relocation import runs as relocation
from engine.studies.relocation.figures import times
from engine.studies.relocation.workloads import PRESETS
from engine.studies.run_view import RunView
from engine.studies.timers.tables import figures

SEEDS = 3
USERS = (300, 400, 500, 600, 650, 700, 750, 800, 850, 900)
CENTRAL = (1, 1.5, 2, 3, 4)  # GB of 12
SHORT = ("until=13s", "phases.1.to=3s", "phases.2.from=3s", "phases.2.to=13s")


@dataclass(frozen=True)
class Curve:
    """A figure as a function of an input."""

    title: str
    over: str
    unit: str
    take: Callable[[RunView], float]
    runs: Mapping[float, StudyRun]
    published: Mapping[float, str] = field(default_factory=dict)  # ids of facts
    ledger: str = ""


def _users(release: str, patch: str) -> dict[float, StudyRun]:
    settings = (f"lpar.release={release}", f"guests.linux.timer_patch={patch}", *SHORT)
    return {users: StudyRun("timers-430-600", (f"guests.linux.count={users}", *settings)) for users in USERS}


def _splits() -> dict[float, StudyRun]:
    return {
        central: StudyRun(
            "timers-split-430-600",
            (
                f"lpar.frames={round(central * 262_144) - 50_888}p",
                f"lpar.xstor={round((12 - central) * 1024)}M",
                *SHORT,
            ),
        )
        for central in CENTRAL
    }


def _total(view: RunView) -> float:
    return figures(view)["total_util_per_proc"]


def _util(release: str, patch: str) -> dict[float, str]:
    table = {"nopatch": "t1", "patch": "t2"}[patch]
    return {users: f"timers.{table}.total_util_per_proc.{users}/{release}.0/{patch}" for users in (600, 900)}


CURVES = (
    Curve("Utilization over users: z/VM 4.3 without the patch", "Users", "%", _total,
          _users("4.3", "false"), _util("4.3", "nopatch"), "timers"),
    Curve("Utilization over users: z/VM 4.3 with the patch", "Users", "%", _total,
          _users("4.3", "true"), _util("4.3", "patch"), "timers"),
    Curve("Utilization over users: z/VM 4.4 without the patch", "Users", "%", _total, _users("4.4", "false")),
    Curve("Utilization over the split of 12 GB: 600 users on 4.3", "Central storage, GB", "%", _total,
          _splits(), {2: "timers.t1.total_util_per_proc.600/4.3.0/nopatch"}, "timers"),
    Curve("Resume over the size of the guest", "GB", "s", resume_time, pause.LARGE,
          {5.2: "pause.f12.resume.5.2"}, "pause"),
    Curve("Relocation over the channels of the link", "Channels", "s", lambda view: times(view)["relocation"],
          {n: relocation.SHARED[n] for n in range(1, 9)}),
    Curve("Relocation over the size of a database", "GiB", "s", lambda view: times(view)["relocation"],
          {float(size): run for size, run in relocation.DATABASES.items()}),
    Curve("Quiesce over the size of a database", "GiB", "s", lambda view: times(view)["quiesce"],
          {float(size): run for size, run in relocation.DATABASES.items()}),
    Curve("Relocation over the rate of writes through the page cache", "MiB/s", "s",
          lambda view: times(view)["relocation"],
          {rate: relocation.CACHED[rate] for rate in PRESETS}),
)  # fmt: skip


def values(curve: Curve, run: StudyRun) -> list[float]:
    """Return the figure of a curve for each seed."""
    scenario = load_scenario(run.scenario, run.settings)
    seeds = range(scenario.seed, scenario.seed + SEEDS)
    return [figures_of(run, scenario, seed)[curve.title]() for seed in seeds]


def figures_of(run: StudyRun, scenario: Scenario, seed: int) -> dict[str, Callable[[], float]]:
    """Simulate a scenario, and return how to take the figure of each curve that has the run, by title.

    Taking a figure raises Open if the run has none.
    """
    machine = Simulation(scenario, seed)
    machine.run(scenario.until)
    view = RunView(machine.recording())
    return {curve.title: partial(curve.take, view) for curve in CURVES if run in curve.runs.values()}

"""A sweep of 100 relocations in two processes, and where the time of one of them goes."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any

from bench.report import Report, Table, Target
from bench.rounds import Spread
from engine.recording.relocations import relocations
from engine.runs.pool import all_answers
from engine.runs.processes import Processes
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.probes import StudyRun
from engine.studies.sweeps.grid import SweepGrid, sweep_of
from engine.studies.sweeps.table import STEP, SweepOutcome, has_ended, result

RELOCATIONS, QUICK = 100, 6
PROCESSES = 2
ROUNDS = 2
SWEEP = sweep_of("relocation")
LINKS = SweepGrid((1, 2, 4), (1, 4), ("straight",), SWEEP.usual.workloads, each=True)  # whose parts are timed


@dataclass(frozen=True)
class Parts:
    """Seconds of a run, kernels loaded; `simulated` to the end of its relocation."""

    load: float
    build: float
    run: float
    simulated: float
    events: int


def jobs(number: int) -> list[tuple[StudyRun, int]]:
    """Return `number` runs of the usual grid, seed by seed."""
    grid = replace(SWEEP.usual, seeds=SWEEP.most_seeds(SWEEP.usual))
    points = SWEEP.points(grid)
    every = [(SWEEP.run(grid, point), place) for place in range(grid.seeds) for point in points]
    return every[:number]


def parts(run: StudyRun) -> Parts:
    """Measure the parts of a run in this process."""
    began = time.perf_counter()
    scenario = load_scenario(run.scenario, run.settings)
    loaded = time.perf_counter()
    simulation = Simulation(scenario)
    built = time.perf_counter()
    while not has_ended(simulation):
        simulation.run(simulation.now + STEP)
    ended = time.perf_counter()
    (first, *_) = relocations(simulation.recording())
    simulated = (first.ended_at or simulation.now) / 1e9
    return Parts(loaded - began, built - loaded, ended - built, simulated, simulation.events)


def _parts_table(rounds: int) -> Table:
    rows = []
    for point in SWEEP.points(LINKS):
        run = SWEEP.run(LINKS, point)
        parts(run)  # loads the kernels
        found = [parts(run) for _ in range(rounds)]
        spreads = [Spread(tuple(getattr(one, name) for one in found)) for name in ("load", "build", "run")]
        ratio = Spread(tuple(one.simulated / one.run for one in found))
        name = f"{point.channels}, {point.total}"
        figures = (f"{found[0].simulated:.1f}", f"{found[0].events:,}")
        rows.append((name, *(one.text(".3f") for one in spreads), *figures, ratio.text(".0f")))
    columns = (
        "channels, connections",
        "load, s",
        "build, s",
        "run, s",
        "simulated s",
        "events",
        "times real time",
    )
    return Table(columns, tuple(rows))


def sweeps(asked: list[tuple[StudyRun, int]], rounds: int) -> tuple[Spread, Spread, int]:
    """Return seconds of wall clock, of processor time of all processes, and the completed relocations."""
    in_processes(asked[:1])  # compiles what is not compiled yet
    wall, cpu, completed = [], [], 0
    for _ in range(rounds):
        began, spent = time.perf_counter(), _spent()
        found = in_processes(asked)
        wall.append(time.perf_counter() - began)
        cpu.append(_spent() - spent)
        completed = sum(isinstance(one, SweepOutcome) and one.completed for one in found)
    return Spread(tuple(wall)), Spread(tuple(cpu)), completed


def in_processes(asked: list[tuple[StudyRun, int]]) -> list[Any]:
    """Return the results of runs in processes that begin and end here."""
    with closing(Processes(PROCESSES)) as pool:
        return all_answers(pool, result, asked)


def _spent() -> float:
    """Processor time of the processes that have ended, s."""
    import resource  # late: Windows has none

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(quick: bool = False) -> Report:
    """Measure; `quick` makes a few runs once."""
    asked, rounds = jobs(QUICK if quick else RELOCATIONS), 1 if quick else ROUNDS
    wall, cpu, completed = sweeps(asked, rounds)
    columns = ("relocations", "completed", "processes", "s", "processor time, s")
    row = (f"{len(asked)}", f"{completed}", f"{PROCESSES}", wall.text(".1f"), cpu.text(".1f"))
    per = RELOCATIONS / len(asked)
    targets = (
        Target("100 relocations in two processes", 60, per * wall.median, at_least=False, unit=" s"),
        Target("their processor time", 120, per * cpu.median, at_least=False, unit=" s"),
    )
    return Report(
        "a sweep of relocations",
        (Table(columns, (row,)), _parts_table(rounds)),
        targets,
        (
            "The Java guest of the study, 4 GiB, over links of one to four channels. In the first table the "
            "processes have to start and to load the kernels; the second is of one process that has them.",
        ),
    )

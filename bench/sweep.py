"""A sweep of 100 relocations in two processes, and where the time of one of them goes."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from bench.report import Report, Table, Target
from bench.rounds import Spread, seconds
from engine.relocations import relocations
from engine.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.probes import Run
from engine.studies.sweep import Grid, sweep_of
from engine.studies.sweep_run import STEP, Outcome, has_ended, results

RELOCATIONS, QUICK = 100, 6
PROCESSES = 2
ROUNDS = 3
SWEEP = sweep_of("relocation")
LINKS = Grid((1, 2, 4), (1, 4), ("straight",), SWEEP.usual.workloads, each=True)  # whose parts are timed


@dataclass(frozen=True)
class Parts:
    """Seconds of a run, kernels loaded; `simulated` to the end of its relocation."""

    load: float
    build: float
    run: float
    simulated: float
    events: int


def jobs(number: int) -> list[tuple[Run, int]]:
    """So many runs of the usual grid, seed by seed."""
    grid = replace(SWEEP.usual, seeds=SWEEP.most_seeds(SWEEP.usual))
    points = SWEEP.points(grid)
    every = [(SWEEP.run(grid, point), place) for place in range(grid.seeds) for point in points]
    return every[:number]


def parts(run: Run) -> Parts:
    """The parts of a run in this process."""
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
        name = f"{point.channels} channels, {point.total} connections"
        figures = (f"{found[0].simulated:.1f}", f"{found[0].events:,}")
        rows.append((name, *(one.text(".3f") for one in spreads), *figures, ratio.text(".0f")))
    columns = ("link", "load, s", "build, s", "run, s", "simulated s", "events", "times real time")
    return Table(columns, tuple(rows))


def run(quick: bool = False) -> Report:
    """Measure; `quick` makes a few runs once."""
    asked = jobs(QUICK if quick else RELOCATIONS)
    answers = results(asked[:1], 1)  # compiles what is not compiled yet
    rounds = 1 if quick else ROUNDS
    took = Spread(tuple(seconds(lambda: answers.extend(results(asked, PROCESSES))) for _ in range(rounds)))
    completed = sum(isinstance(one, Outcome) and one.completed for one in answers[1 : len(asked) + 1])
    row = (f"{len(asked)}", f"{PROCESSES}", took.text(".1f"), took.per(_each(len(asked), rounds)).text(".2f"))
    columns = ("relocations", "processes", "s", "s each", "completed")
    targets = (
        ()
        if quick
        else (Target("100 relocations in two processes", 60, took.median, at_least=False, unit=" s"),)
    )
    return Report(
        "a sweep of relocations",
        (Table(columns, ((*row, f"{completed}"),)), _parts_table(rounds)),
        targets,
        (
            "The Java guest of the study, 4 GiB, over links of one to four channels. In the first table the "
            "processes have to start and to load the kernels; the second is of one process that has them.",
        ),
    )


def _each(number: int, rounds: int) -> Spread:
    return Spread((float(number),) * rounds)

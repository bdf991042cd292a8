"""lparlab measure: one figure of one or of many runs."""

from __future__ import annotations

import math
import statistics
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from app.commands.support.console import number
from app.commands.support.failure import Failure, RunFailure, reported_errors
from app.commands.support.files import check_file, write_json
from app.commands.support.moments import period
from app.commands.support.options import MAX_SEEDS, file_option, of_scenario, with_seed
from app.commands.support.progress import progress_bar, run_with_progress, warm_with_progress
from engine.kernel.units import clock_text
from engine.measures import Measure, measures
from engine.measures.selectors import UnknownName, find_measure, members_of
from engine.scenario.scenario import Scenario, load_scenario
from engine.sim import Simulation
from engine.studies.parallel import in_processes

EVERYBODY = {  # what is said when nobody is named
    "guest": "all guests",
    "member": "all systems",
    "processor": "all processors",
    "load": "all users",
    "pack": "all packs",
}


@dataclass(frozen=True)
class Question:
    """The question to each run."""

    scenario: Scenario
    measure: str
    members: list[int]
    start: int  # ns
    end: int  # ns; the same as start: the value at that moment


@dataclass(frozen=True)
class Asked:
    """The command's options as they were given."""

    name: str
    of: str | None
    start: str | None
    end: str | None
    seeds: int
    json: Path | None


@click.command()
@of_scenario
@click.option(
    "--measure", "name", required=True, metavar="NAME", help="A figure that `lparlab measures` lists."
)
@click.option("--of", metavar="GUEST", help="Userid, label, group or role of guests. Default: all.")
@click.option(
    "--from", "start", metavar="TIME", help="Start of the period: a time, or the name of a phase or a mark."
)
@click.option(
    "--to",
    "end",
    metavar="TIME",
    help="End of the period. Without it, a mark in --from selects the value at that moment.",
)
@click.option(
    "--seeds", type=int, default=1, metavar="N", help="Number of seeds, counting on from the first."
)
@file_option("--json", "Write the values to FILE; - prints them.")
@reported_errors()
def measure(scenario: str, settings: tuple[str, ...], seed: int | None, **options: Any) -> None:
    """Print one figure of SCENARIO: its mean over a period, in one or more runs."""
    asked = Asked(**options)
    loaded = load_scenario(scenario, with_seed(settings, seed))
    found, members = _asked_of(loaded, asked)
    question = Question(loaded, found.id, members, *period(loaded, asked.start, asked.end))
    seeds = _seeds(loaded.seed, asked.seeds)
    check_file(asked.json)
    warm_with_progress()
    values = _values(question, seeds)
    of = asked.of or EVERYBODY.get(found.of, "system")
    if asked.json is None or str(asked.json) != "-":
        _print(question, of, seeds, values)
    if asked.json is not None:
        write_json(_answer(question, found.unit, of, seeds, values), asked.json)


def _asked_of(scenario: Scenario, asked: Asked) -> tuple[Measure, list[int]]:
    """Return the measure and the numbers of its guests or processors. Raises Failure."""
    option = "--measure"
    try:
        found, option = find_measure(asked.name), "--of"
        return found, members_of(scenario, found, asked.of)
    except UnknownName as error:
        raise Failure(f"{option} = {error}") from None


def value_of(question: Question, seed: int) -> float:
    """Return the figure in the run with a seed; for a process of its own. Raises SimulationError."""
    simulation = Simulation(question.scenario, seed)
    simulation.run(question.end)
    return _value(question, simulation)


def _value(question: Question, simulation: Simulation) -> float:
    found = measures()[question.measure]
    value = found.value(simulation.recording(), question.members, question.start, question.end)
    if not math.isfinite(value):
        span = f"{clock_text(question.start)} to {clock_text(question.end)}"
        raise RunFailure(f"{question.measure}: nothing is recorded from {span}; expected a longer period")
    return value


def _seeds(first: int, count: int) -> list[int]:
    if not 1 <= count <= MAX_SEEDS:
        raise Failure(f"--seeds = {count}: expected a whole number from 1 to {MAX_SEEDS}")
    if first + count > 2**64:
        raise Failure(f"--seeds = {count}: expected seeds below {2**64}; the first is {first}")
    return list(range(first, first + count))


def _values(question: Question, seeds: list[int]) -> list[float]:
    if len(seeds) == 1:
        simulation = Simulation(question.scenario, seeds[0])
        run_with_progress(simulation, question.end)
        return [_value(question, simulation)]
    with progress_bar() as progress:
        task = progress.add_task(f"{len(seeds)} runs", total=len(seeds))
        jobs = [(question, seed) for seed in seeds]
        return in_processes(value_of, jobs, lambda done, total: progress.update(task, completed=done))


def _answer(
    question: Question, unit: str, of: str, seeds: list[int], values: list[float]
) -> dict[str, object]:
    return {
        "scenario": question.scenario.id,
        "measure": question.measure,
        "of": of,
        "unit": unit,
        "seeds": seeds,
        "values": values,
        "median": statistics.median(values),
    }


def _print(question: Question, of: str, seeds: list[int], values: list[float]) -> None:
    found = measures()[question.measure]
    span = f"{clock_text(question.start)} to {clock_text(question.end)}"
    when = f"at {clock_text(question.start)}" if question.start == question.end else span
    console = Console()
    console.print(question.scenario.title, style="bold", highlight=False, markup=False)
    console.print(f"{of}: {found.title}, {when}", highlight=False, markup=False)
    console.print(_table(found.unit or "share", seeds, values))


def _table(unit: str, seeds: list[int], values: list[float]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("Seed", justify="right")
    table.add_column(unit, justify="right")
    for seed, value in zip(seeds, values, strict=True):
        table.add_row(str(seed), number(value))
    if len(seeds) > 1:
        table.add_section()
        table.add_row("median", number(statistics.median(values)), style="bold")
    return table

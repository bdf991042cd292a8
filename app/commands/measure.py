"""lparlab measure: one figure of one or more runs."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from app.commands.support.caution import cautious, with_caution
from app.commands.support.console import Table, console, number, plain_table
from app.commands.support.failure import Failure, RunFailure, reported_errors
from app.commands.support.files import check_file, is_printed, write_json
from app.commands.support.moments import period
from app.commands.support.options import MAX_SEEDS, check_number, file_option, of_scenario, with_seed
from app.commands.support.pools import chosen_pool, cluster_option
from app.commands.support.progress import progress_bar, run_with_progress, warm_with_progress
from engine.kernel.units import clock_text
from engine.measures import measures
from engine.measures.measure import Measure
from engine.measures.selectors import UnknownName, find_measure, members_of
from engine.runs.pool import all_answers
from engine.runs.request import NoFigure, RunFigure, RunRequest, taken
from engine.scenario.scenario import Scenario
from engine.sim import Simulation

EVERYBODY = {  # what is said when nobody is named
    "guest": "all guests",
    "member": "all systems",
    "processor": "all processors",
    "load": "all users",
    "pack": "all volumes",
    "lpar": "all LPARs",
    "pool": "all pools",
}


@dataclass(frozen=True)
class MeasureQuestion:
    """The question asked of each run."""

    scenario: Scenario
    measure: str
    of: str | None
    start: int  # ns
    end: int  # ns; the same as start: the value at that moment

    @property
    def figure(self) -> RunFigure:
        """The figure in the form used by a run."""
        return RunFigure(self.measure, self.measure, self.of, self.start, self.end)


@dataclass(frozen=True)
class MeasureOptions:
    """The command's options as given."""

    name: str
    of: str | None
    start: str | None
    end: str | None
    seeds: int
    json: Path | None
    cluster: str | None


@click.command()
@of_scenario
@click.option(
    "--measure", "name", required=True, metavar="NAME", help="A measure that `lparlab measures` lists."
)
@click.option("--of", metavar="GUEST", help="User ID, label, group or role of guests. Default: all guests.")
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
    "--seeds", type=int, default=1, metavar="N", help="Number of consecutive seeds, starting with the first."
)
@file_option("--json", "Write the values to FILE; if FILE is -, print them.")
@cluster_option
@reported_errors()
def measure(scenario: str, settings: tuple[str, ...], seed: int | None, **options: Any) -> None:
    """Print the mean of one measure of SCENARIO over a period, in one or more runs."""
    asked = MeasureOptions(**options)
    loaded = cautious(scenario, with_seed(settings, seed), asked.json)
    found = _asked_of(loaded, asked)
    question = MeasureQuestion(loaded, found.id, asked.of, *period(loaded, asked.start, asked.end))
    seeds = _seeds(loaded.seed, asked.seeds)
    check_file(asked.json)
    warm_with_progress()
    values = _values(question, seeds, asked.cluster)
    of = asked.of or EVERYBODY.get(found.of, "system")
    if not is_printed(asked.json):
        _print(question, of, seeds, values)
    write_json(with_caution(_answer(question, found.unit, of, seeds, values), loaded), asked.json)


def _asked_of(scenario: Scenario, asked: MeasureOptions) -> Measure:
    """Return the measure, after checking that its guests or processors exist. Raises Failure."""
    option = "--measure"
    try:
        found, option = find_measure(asked.name), "--of"
        members_of(scenario, found, asked.of)
    except UnknownName as error:
        raise Failure(f"{option} = {error}") from None
    return found


def _value(question: MeasureQuestion, simulation: Simulation) -> float:
    """Return the figure of a run. Raises RunFailure."""
    try:
        return question.figure.value(simulation)
    except NoFigure as error:
        raise RunFailure(f"{error}; expected a longer period") from None


def _seeds(first: int, count: int) -> list[int]:
    check_number("--seeds", count, MAX_SEEDS)
    if first + count > 2**64:
        raise Failure(f"--seeds = {count}: expected seeds below {2**64}; the first is {first}")
    return list(range(first, first + count))


def _values(question: MeasureQuestion, seeds: list[int], cluster: str | None) -> list[float]:
    if len(seeds) == 1:
        simulation = Simulation(question.scenario, seeds[0])
        run_with_progress(simulation, question.end)
        return [_value(question, simulation)]
    take = question.figure.value
    runs = [(RunRequest(question.scenario, take, seed=seed, until=question.end),) for seed in seeds]
    with chosen_pool(cluster) as pool, progress_bar() as progress:
        task = progress.add_task(f"{len(seeds)} runs", total=len(seeds))
        try:
            return all_answers(pool, taken, runs, lambda done, total: progress.update(task, completed=done))
        except NoFigure as error:
            raise RunFailure(f"{error}; expected a longer period") from None


def _answer(
    question: MeasureQuestion, unit: str, of: str, seeds: list[int], values: list[float]
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


def _print(question: MeasureQuestion, of: str, seeds: list[int], values: list[float]) -> None:
    found = measures()[question.measure]
    span = f"{clock_text(question.start)} to {clock_text(question.end)}"
    when = f"at {clock_text(question.start)}" if question.start == question.end else span
    out = console()
    out.print(question.scenario.title, style="bold")
    out.print(f"{of}: {found.title}, {when}")
    out.print(_table(found.unit or "share", seeds, values))


def _table(unit: str, seeds: list[int], values: list[float]) -> Table:
    table = plain_table("Seed", unit, right=("Seed", unit))
    for seed, value in zip(seeds, values, strict=True):
        table.add_row(str(seed), number(value))
    if len(seeds) > 1:
        table.add_section()
        table.add_row("median", number(statistics.median(values)), style="bold")
    return table

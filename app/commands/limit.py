"""lparlab limit: the smallest number of something for which a figure reaches a value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from app.commands.support.caution import cautious, with_caution
from app.commands.support.console import Table, console, plain_table
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_json
from app.commands.support.options import ALONE, MAX_SEEDS, check_number, file_option, of_scenario, with_seed
from app.commands.support.pools import chosen_pool, cluster_option
from app.commands.support.progress import progress_bar, warm_with_progress
from engine.kernel.units import clock_text
from engine.scenario.scenario import Scenario, load_scenario
from engine.studies.capacity_search import FoundCapacity, LimitError, SearchTrial, measured, setting_of
from engine.studies.capacity_search import limit as find_limit
from engine.studies.ledger import Fact, load_ledger, studies
from engine.studies.probes import MeasuredProbe, ProbeSearch, probes


@dataclass(frozen=True)
class LimitOptions:
    """The command's options as given."""

    of: str
    until: str
    low: int | None
    high: int | None
    seeds: int
    json: Path | None
    cluster: str | None


@click.command()
@of_scenario
@click.option(
    "--of",
    required=True,
    metavar="SETTING",
    help="Integer setting to vary; users means the number of guests.",
)
@click.option(
    "--until",
    required=True,
    metavar="MEASURE=VALUE",
    help="""Goal: master=100% (the master processor's utilization), or any measure that
`lparlab measures` lists, such as lock.share=20%, or a measure of one member, such as
"member.util of SYSTEM02=90%". 99.5% counts as 100%.""",
)
@click.option(
    "--low", type=int, metavar="N", help="Smallest number. Default: 1/8 of the number in the scenario."
)
@click.option(
    "--high",
    type=int,
    metavar="N",
    help="Largest number. Default: 8 times the number in the scenario, up to 5000.",
)
@click.option("--seeds", type=int, default=1, metavar="N", help="Number of seeds; the median is used.")
@file_option("--json", f"Write the answer to FILE{ALONE}")
@cluster_option
@reported_errors()
def limit(scenario: str, settings: tuple[str, ...], seed: int | None, **options: Any) -> None:
    """Find the smallest number for which a measure of SCENARIO reaches a value.

    Runs SCENARIO (or, for a STUDY, the scenario in which the study searched) with different numbers, in a
    binary search. The value is the mean over the scenario's last phase. Prints every run and the answer.
    """
    asked = LimitOptions(**options)
    check_number("--seeds", asked.seeds, MAX_SEEDS)
    check_file(asked.json)
    name, own = scenario_of(scenario)
    given = [*own, *with_seed(settings, seed)]
    cautious(name, given, asked.json)
    warm_with_progress()
    found = _searched(name, given, asked)
    machine = load_scenario(name, [*given, f"{found.of}={found.reached.number}"])
    fact = published(machine, found)
    if not is_printed(asked.json):
        _print(machine, found, fact)
    write_json(with_caution(_answer(name, given, found, fact), machine), asked.json)


def searches() -> Iterator[tuple[str, ProbeSearch, str]]:
    """Yield each search from which a study takes a fact: the study, the search, and the fact id."""
    for study in studies():
        for id, probe in probes(study)[0].items():
            for run in probe.runs if isinstance(probe, MeasuredProbe) else ():
                if isinstance(run, ProbeSearch):
                    yield study, run, id


def scenario_of(text: str) -> tuple[str, tuple[str, ...]]:
    """Return a scenario and settings; for a study's name, those of the study's own search.

    Raises Failure.
    """
    if text not in studies():
        return text, ()
    own = [(search.scenario, search.settings) for study, search, _ in searches() if study == text]
    if not own:
        raise Failure(f"{text}: this study has no search; expected one of its scenarios")
    return own[0]


def published(machine: Scenario, found: FoundCapacity) -> Fact | None:
    """Return the fact of a study for the same machine, number and figure, or None when there is no such
    fact.
    """
    for study, search, id in searches():
        if (setting_of(search.of), search.until) == (found.of, found.until.text):
            own = load_scenario(search.scenario, (*search.settings, f"{found.of}={found.reached.number}"))
            if own == machine.model_copy(update={name: getattr(own, name) for name in _NAMES}):
                return load_ledger(study).fact(id)
    return None


_NAMES = ("id", "title", "summary", "until", "phases")  # by which a machine does not differ


def _searched(name: str, settings: list[str], asked: LimitOptions) -> FoundCapacity:
    with chosen_pool(asked.cluster, asked.seeds) as pool, progress_bar("{task.completed} runs") as progress:
        task = progress.add_task(f"{asked.of}: {asked.until}", total=None)

        def notify(trial: SearchTrial) -> None:
            progress.update(task, advance=1, description=f"{asked.of} = {trial.number}")

        try:
            return find_limit(
                name, settings, asked.of, asked.until, asked.low, asked.high, asked.seeds, notify, pool
            )
        except LimitError as error:
            raise Failure(str(error)) from None


def _print(machine: Scenario, found: FoundCapacity, fact: Fact | None) -> None:
    out = console()
    start, end = measured(machine)
    seeds = f"{len(found.seeds)} seeds, medians" if len(found.seeds) > 1 else f"seed {found.seeds[0]}"
    out.print(machine.title, style="bold")
    out.print(f"{found.of} until {found.until.text}, {clock_text(start)} to {clock_text(end)}, {seeds}")
    out.print(_table(found))
    for line in _lines(found, fact):
        out.print(line, soft_wrap=True)


def _table(found: FoundCapacity) -> Table:
    """Return a table with a row for each number, in the order of the attempts."""
    numbers = (found.of.rpartition(".")[2], found.until.text.partition("=")[0], "Range")
    table = plain_table(*numbers, "Reached", right=numbers)
    for trial in found.trials:
        ends = sorted({min(trial.values), max(trial.values)})
        range_ = " to ".join(found.until.shown(end) for end in ends) if len(ends) > 1 else "-"
        reached = "yes" if found.until.reached(trial.value) else "no"
        table.add_row(f"{trial.number}", found.until.shown(trial.value), range_, reached)
    return table


def _lines(found: FoundCapacity, fact: Fact | None) -> Iterator[str]:
    low, high = found.below, found.reached
    shown = found.until.shown
    yield f"highest below: {low.number} ({shown(low.value)})"
    yield f"lowest at or above: {high.number} ({shown(high.value)})"
    if fact is not None:
        off = high.number / fact.value - 1
        yield f"published: {fact.value:g} ({fact.id}); the simulated number differs by {off:+.1%}"


def _answer(scenario: str, settings: list[str], found: FoundCapacity, fact: Fact | None) -> dict[str, Any]:
    return {
        "scenario": scenario,
        "settings": settings,
        "of": found.of,
        "until": found.until.text,
        "seeds": list(found.seeds),
        "runs": [
            {"number": trial.number, "values": list(trial.values), "median": trial.value}
            for trial in found.trials
        ],
        "highest_below": found.below.number,
        "lowest_reached": found.reached.number,
        "published": fact.value if fact else None,
    }

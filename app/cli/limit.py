"""lparlab limit: the smallest number of something at which a figure reaches a value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table

from app.cli.failure import Failure
from app.cli.listing import console
from app.cli.measure import MOST_SEEDS, check_file, write_json
from app.cli.progress import progress_bar, warm_with_progress
from engine.kernel.units import clock_text
from engine.scenario.scenario import Scenario, load_scenario
from engine.studies.capacity_search import Found, LimitError, Trial, limit, measured, setting_of
from engine.studies.ledger import Fact, load_ledger, studies
from engine.studies.probes import Measured, Search, probes


@dataclass(frozen=True)
class Options:
    """The command's options as they were given."""

    of: str
    until: str
    low: int | None
    high: int | None
    seeds: int
    json: Path | None


def find_limit(scenario: str, settings: list[str], asked: Options) -> None:
    """Check everything, search, print each run and the answer, write it if asked to. Raises Failure."""
    if not 1 <= asked.seeds <= MOST_SEEDS:
        raise Failure(f"--seeds = {asked.seeds}: expected a whole number from 1 to {MOST_SEEDS}")
    check_file(asked.json)
    name, own = scenario_of(scenario)
    settings = [*own, *settings]
    load_scenario(name, settings)
    warm_with_progress()
    found = _searched(name, settings, asked)
    machine = load_scenario(name, [*settings, f"{found.of}={found.reached.number}"])
    fact = published(machine, found)
    if str(asked.json) != "-":
        _print(machine, found, fact)
    if asked.json is not None:
        write_json(_answer(name, settings, found, fact), asked.json)


def searches() -> Iterator[tuple[str, Search, str]]:
    """All searches that studies take facts from: study, search, id of the fact."""
    for study in studies():
        for id, probe in probes(study)[0].items():
            for run in probe.runs if isinstance(probe, Measured) else ():
                if isinstance(run, Search):
                    yield study, run, id


def scenario_of(text: str) -> tuple[str, tuple[str, ...]]:
    """The scenario that is meant: a study's name stands for that of its own search, with its settings.

    Raises Failure.
    """
    if text not in studies():
        return text, ()
    own = [(search.scenario, search.settings) for study, search, _ in searches() if study == text]
    if not own:
        raise Failure(f"{text}: a study without a search of its own; expected one of its scenarios")
    return own[0]


def published(machine: Scenario, found: Found) -> Fact | None:
    """What a study published for this search: the same machine, number and figure."""
    for study, search, id in searches():
        if (setting_of(search.of), search.until) == (found.of, found.until.text):
            own = load_scenario(search.scenario, (*search.settings, f"{found.of}={found.reached.number}"))
            if own == machine.model_copy(update={name: getattr(own, name) for name in _NAMES}):
                return load_ledger(study).fact(id)
    return None


_NAMES = ("id", "title", "summary", "until", "phases")  # by which a machine does not differ


def _searched(name: str, settings: list[str], asked: Options) -> Found:
    with progress_bar("{task.completed} runs") as progress:
        task = progress.add_task(f"{asked.of}: {asked.until}", total=None)

        def heard(trial: Trial) -> None:
            progress.update(task, advance=1, description=f"{asked.of} = {trial.number}")

        try:
            return limit(name, settings, asked.of, asked.until, asked.low, asked.high, asked.seeds, heard)
        except LimitError as error:
            raise Failure(str(error)) from None


def _print(machine: Scenario, found: Found, fact: Fact | None) -> None:
    out = console()
    start, end = measured(machine)
    seeds = f"{len(found.seeds)} seeds, medians" if len(found.seeds) > 1 else f"seed {found.seeds[0]}"
    out.print(machine.title, style="bold", highlight=False, markup=False)
    out.print(f"{found.of} until {found.until.text}, {clock_text(start)} to {clock_text(end)}, {seeds}")
    out.print(_table(found))
    for line in _lines(found, fact):
        out.print(line, highlight=False, markup=False, soft_wrap=True)


def _table(found: Found) -> Table:
    """A row a number that was tried, in the order in which they were."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(found.of.rpartition(".")[2], justify="right")
    table.add_column(found.until.text.partition("=")[0], justify="right")
    table.add_column("Range", justify="right")
    table.add_column("Reached")
    for trial in found.trials:
        ends = sorted({min(trial.values), max(trial.values)})
        range_ = " to ".join(found.until.shown(end) for end in ends) if len(ends) > 1 else "-"
        reached = "yes" if found.until.reached(trial.value) else "no"
        table.add_row(f"{trial.number}", found.until.shown(trial.value), range_, reached)
    return table


def _lines(found: Found, fact: Fact | None) -> Iterator[str]:
    low, high = found.below, found.reached
    shown = found.until.shown
    yield f"highest below: {low.number} ({shown(low.value)})"
    yield f"lowest at or above: {high.number} ({shown(high.value)})"
    if fact is not None:
        off = high.number / fact.value - 1
        yield f"published: {fact.value:g} ({fact.id}); the simulated number is {off:+.1%} off"


def _answer(scenario: str, settings: list[str], found: Found, fact: Fact | None) -> dict[str, Any]:
    return {
        "scenario": scenario,
        "settings": settings,
        "of": found.of,
        "until": found.until.text,
        "seeds": list(found.seeds),
        "runs": [
            {"number": one.number, "values": list(one.values), "median": one.value} for one in found.trials
        ],
        "highest_below": found.below.number,
        "lowest_reached": found.reached.number,
        "published": fact.value if fact else None,
    }

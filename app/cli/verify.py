"""lparlab verify: what the studies published, beside what the simulation says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from app.cli.failure import FAILED, Failure
from app.cli.measure import check_file, number, write_json
from app.cli.progress import progress_bar, warm_with_progress
from engine.studies import ledger
from engine.studies.report import ROLES, ClaimResult, FactResult, Report
from engine.studies.verify import MOST_SEEDS
from engine.studies.verify import verify as verify_studies

WIDTH = 160  # of tables that go into a file
_STYLE = {"within": "green", "yes": "green", "outside": "red", "no": "red", "open": "yellow"}


def verify(studies: tuple[str, ...], seeds: int, json: Path | None, strict: bool) -> None:
    """Check everything, run, print a report a study and write it if asked to. Raises Failure."""
    names = _names(studies)
    if not 1 <= seeds <= MOST_SEEDS:
        raise Failure(f"--seeds = {seeds}: expected a whole number from 1 to {MOST_SEEDS}")
    check_file(json)
    warm_with_progress()
    reports = _reports(names, seeds)
    if str(json) != "-":
        _print(reports)
    if json is not None:
        answers = [report.as_json() for report in reports]
        write_json(answers[0] if len(answers) == 1 else answers, json)
    if strict and not all(report.passed for report in reports):
        raise click.exceptions.Exit(FAILED)


def _names(studies: tuple[str, ...]) -> list[str]:
    try:
        for name in studies:
            ledger.load_ledger(name)
    except ledger.LedgerError as error:
        raise Failure(str(error)) from None
    return list(studies) or ledger.studies()


def _reports(names: list[str], seeds: int) -> list[Report]:
    with progress_bar("{task.completed} of {task.total} runs") as progress:
        task = progress.add_task(", ".join(names), total=None)
        return verify_studies(
            names, seeds, lambda done, total: progress.update(task, completed=done, total=total)
        )


def _print(reports: list[Report]) -> None:
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH)
    for report in reports:
        title = f"{report.study}: {report.seeds} seed{'s' * (report.seeds > 1)}"
        console.print(title, style="bold", highlight=False, markup=False)
        console.print(_facts(report))
        for line in _notes(report):
            console.print(line, highlight=False, markup=False, soft_wrap=True)
        console.print()
        console.print(_claims(report))
        console.print()
        console.print(_summary(report), highlight=False, markup=False)


def _facts(report: Report) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("Fact", no_wrap=True)
    table.add_column("Where", no_wrap=True, overflow="ellipsis", max_width=24)
    for name in ("Published", "Simulated", "Range", "Error", "Tolerance"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("Unit", no_wrap=True)
    table.add_column("Role", no_wrap=True)
    table.add_column("Verdict", no_wrap=True)
    for result in report.facts:
        table.add_row(*_fact(result))
    return table


def _fact(result: FactResult) -> Iterator[str]:
    fact = result.fact
    yield fact.id
    yield fact.where
    yield fact.text if fact.range else number(fact.value)
    yield _number(result.simulated)
    yield "-" if len(result.values) < 2 else f"{_number(result.low)} to {_number(result.high)}"
    yield _error(result)
    yield _tolerance(result)
    yield fact.unit
    yield fact.role
    yield _coloured("differs" if result.differs else result.verdict)


def _number(value: float | None) -> str:
    return "-" if value is None else number(value)


def _error(result: FactResult) -> str:
    if result.error is None:
        return "-"
    return f"{result.error:+.1%}" if result.fact.range or result.fact.value else f"{result.error:+.4g}"


def _tolerance(result: FactResult) -> str:
    if result.fact.role == "input":
        return "-"
    return (
        f"{result.fact.tolerance:.0%}" if result.fact.tolerance else "range" if result.fact.range else "exact"
    )


def _coloured(word: str) -> str:
    style = _STYLE.get(word)
    return f"[{style}]{word}[/]" if style else word


def _notes(report: Report) -> Iterator[str]:
    """A line for all that is not as published: why, as far as that is known; and for sums of runs."""
    for fact in report.facts:
        if fact.parts:
            parts = ", ".join(f"{name} {number(value)}" for name, value in fact.parts.items())
            yield f"{fact.fact.id}: medians of the runs that it is taken from: {parts}"
        if fact.verdict in ("outside", "open") or fact.differs:
            word = "differs" if fact.differs else "open"
            yield f"{fact.fact.id}: {word}: {fact.note or 'no cause is known'}"
    for claim in report.claims:
        if not claim.holds:
            yield f"{claim.claim.id}: open: {claim.note or 'no cause is known'}"


def _claims(report: Report) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("Claim", no_wrap=True)
    table.add_column("Where", no_wrap=True)
    table.add_column("Holds", no_wrap=True)
    table.add_column("Seeds", no_wrap=True)
    table.add_column("What it says", ratio=1)
    table.add_column("Figures", ratio=1)
    for result in report.claims:
        table.add_row(*_claim(result))
    return table


def _claim(result: ClaimResult) -> Iterator[str]:
    yield result.claim.id
    yield result.claim.where
    yield _coloured("open" if result.open else "yes" if result.holds else "no")
    yield "-" if result.open else f"{result.held} of {result.seeds}"
    yield result.claim.claim
    yield ", ".join(f"{name} {number(value)}" for name, value in result.figures.items()) or "-"


def _summary(report: Report) -> str:
    counts = report.summary()
    parts = [f"{role} {_of(counts[role])}" for role in ROLES if counts[role]["of"]]
    without = sum(one.verdict == "open" for one in report.facts) + sum(one.open for one in report.claims)
    more = [f"{without} of these without a figure yet"] if without else []
    return "; ".join((*parts, f"claims {_of(counts['claims'])}", *more))


def _of(counts: dict[str, int]) -> str:
    (word, count), (_, total) = counts.items()
    share = f" ({count / total:.0%})" if total else ""
    return f"{count} of {total} {word}{share}"

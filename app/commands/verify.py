"""lparlab verify: the published results of the studies compared with the simulation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import click

from app.commands.support.bands import print_bands
from app.commands.support.console import Table, Text, console, number, plain_table, styled
from app.commands.support.echo import counted, echo
from app.commands.support.failure import FAILED, Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_json
from app.commands.support.options import ALONE, check_number, file_option, seeds_option
from app.commands.support.own_data import OwnData, data_options
from app.commands.support.pools import cluster_option, counted_runs
from app.commands.support.progress import warm_with_progress
from engine.studies.ledger import ROLES, UNCOUNTED, LedgerError, load_ledger
from engine.studies.ledger import studies as all_studies
from engine.studies.report import ClaimResult, FactResult, StudyReport
from engine.studies.verify import MAX_SEEDS
from engine.studies.verify import verify as verify_studies


@click.command()
@click.argument("studies", nargs=-1, metavar="[STUDY ...]")
@seeds_option(10, "Number of seeds.")
@file_option("--json", f"Write all verdicts to FILE{ALONE}")
@click.option("--strict", is_flag=True, help="Exit with 1 if a predicted fact or a claim fails.")
@click.option(
    "--bands",
    type=int,
    metavar="N",
    help="Vary all assumed, derived and fitted values within their ranges, at N points; show 90% bands.",
)
@data_options
@cluster_option
@reported_errors()
def verify(studies: tuple[str, ...], cluster: str | None, **options: Any) -> None:
    """Compare the published figures of each STUDY with the simulation. Default: all studies.

    Prints each fact (published value, simulated median and range, error, tolerance, role, verdict), each
    claim with its figures, and the totals. Facts and claims that do not hold are shown as open.

    With --data, the means of measured series over each phase of a scenario replace published figures.

    With --bands, a fact counts as covered if its band contains the published value. Runs are saved in the
    user's cache: after an interruption, the same command continues.
    """
    if options["bands"] is not None:
        if options["data"] or options["strict"]:
            raise Failure("--bands: cannot be used with --data or --strict")
        print_bands(_names(studies), options["bands"], cluster, options["json"])
        return
    seeds, json, strict = options["seeds"], options["json"], options["strict"]
    own = OwnData(**{name: options[name] for name in OwnData.options()})
    own.check(studies)
    names = [] if own.data else _names(studies)
    check_number("--seeds", seeds, MAX_SEEDS)
    check_file(json)
    warm_with_progress()
    reports, lines, notes = (
        own.compared(seeds, cluster) if own.data else (_reports(names, seeds, cluster), [], [])
    )
    if not is_printed(json):
        for report in reports:
            print_report(report)
        for line in lines:
            echo(line)
    carried = {"reading_notes": [note.as_json() for note in notes]} if notes else {}
    answers = [report.as_json() | carried for report in reports]
    write_json(answers[0] if len(answers) == 1 else answers, json)
    if strict and not all(report.passed for report in reports):
        raise click.exceptions.Exit(FAILED)


def _names(studies: tuple[str, ...]) -> list[str]:
    try:
        for name in studies:
            load_ledger(name)
    except LedgerError as error:
        raise Failure(str(error)) from None
    return list(studies) or all_studies()


def _reports(names: list[str], seeds: int, cluster: str | None) -> list[StudyReport]:
    with counted_runs(cluster, ", ".join(names)) as (pool, notify):
        return verify_studies(names, seeds, notify, pool)


# ---- the report

_STYLE = {"within": "green", "yes": "green", "outside": "red", "no": "red", "open": "yellow"}


def print_report(report: StudyReport) -> None:
    """Print a report on standard output."""
    out = console()
    out.print(f"{report.study}: {counted(report.seeds, 'seed')}", style="bold")
    out.print(facts_table(report, out.width))
    for line in notes(report):
        out.print(line, soft_wrap=True)
    out.print()
    if report.claims:
        out.print(claims_table(report))
        out.print()
    out.print(summary(report), soft_wrap=True)


def facts_table(report: StudyReport, width: int) -> Table:
    """Return a table with a row for each fact, without columns that do not fit in `width` (characters)."""
    columns = {
        heading: [styled(text(result)) for result in report.facts] for heading, text in _COLUMNS.items()
    }
    for heading in _LEFT_OUT:
        if sum(_width(*column) for column in columns.items()) > width:
            del columns[heading]
    table = plain_table(padding=(0, _GAP, 0, 0))
    for heading in columns:
        justify = "right" if heading in _NUMBERS else "left"
        most = _WHERE if heading == "Where" else None
        table.add_column(heading, no_wrap=True, justify=justify, max_width=most)  # type: ignore[arg-type]
    for row in zip(*columns.values(), strict=True):
        table.add_row(*row)
    return table


def _width(heading: str, texts: list[Text]) -> int:
    """Return the width of a column, including the gap to the next column, in characters."""
    longest = max((text.cell_len for text in texts), default=0)
    return max(len(heading), min(longest, _WHERE) if heading == "Where" else longest) + _GAP


def _number(value: float | None) -> str:
    return "-" if value is None else number(value)


def _published(result: FactResult) -> str:
    published = result.fact.published
    if result.fact.is_text:
        return "text"
    return published if isinstance(published, str) else number(published)


def _range(result: FactResult) -> str:
    return "-" if len(result.values) < 2 else f"{_number(result.low)} to {_number(result.high)}"


def _error(result: FactResult) -> str:
    if result.error is None:
        return "-"
    return f"{result.error:+.1%}" if result.fact.relative else f"{result.error:+.4g}"


def _tolerance(result: FactResult) -> str:
    if result.fact.role == "input":
        return "-"
    if result.fact.ceiling is not None:
        return f"< {number(result.fact.ceiling)}"
    exact = "range" if result.fact.range else "exact"
    return f"{result.fact.tolerance:.0%}" if result.fact.tolerance else exact


def _verdict(result: FactResult) -> tuple[str, str]:
    return _coloured("differs" if result.differs else result.verdict)


def _coloured(word: str) -> tuple[str, str]:
    return word, _STYLE.get(word, "")


_COLUMNS: dict[str, Callable[[FactResult], str | tuple[str, str]]] = {
    "Fact": lambda result: result.fact.id,
    "Where": lambda result: result.fact.where,
    "Published": _published,
    "Simulated": lambda result: "text" if result.text else _number(result.simulated),
    "Range": _range,
    "Error": _error,
    "Tolerance": _tolerance,
    "Unit": lambda result: result.fact.unit.partition(" (")[0],
    "Role": lambda result: result.fact.role,
    "Verdict": _verdict,
}
_LEFT_OUT = ("Where", "Unit", "Tolerance", "Role", "Range")  # in this order, when the terminal is narrow
_NUMBERS = ("Published", "Simulated", "Range", "Error", "Tolerance")
_WHERE = 24  # characters
_GAP = 2


def notes(report: StudyReport) -> Iterator[str]:
    """Yield a line for each entry that differs from the study, with the suspected cause, and for each sum."""
    for fact in report.facts:
        if fact.fact.is_text:
            yield f"{fact.fact.id}: {fact.fact.text}; the scenario: {fact.text or 'not specified'}"
        if fact.parts:
            parts = ", ".join(f"{name} {number(value)}" for name, value in fact.parts.items())
            yield f"{fact.fact.id}: medians of its runs: {parts}"
        if fact.verdict in ("outside", "open") or fact.differs:
            word = "differs" if fact.differs else "open"
            yield f"{fact.fact.id}: {word}: {fact.note or 'cause unknown'}"
    for claim in report.claims:
        if not claim.holds:
            yield f"{claim.claim.id}: open: {claim.note or 'cause unknown'}"


def claims_table(report: StudyReport) -> Table:
    """Return a table with a row for each claim."""
    whole = ("Claim", "Where", "Holds", "Seeds")
    table = plain_table(*whole, whole=whole)
    table.add_column("Statement", ratio=1)
    table.add_column("Figures", ratio=1)
    for result in report.claims:
        table.add_row(*_claim(result))
    return table


def _claim(result: ClaimResult) -> Iterator[str | Text]:
    yield result.claim.id
    yield result.claim.where
    yield styled(_coloured("open" if result.open else "yes" if result.holds else "no"))
    yield "-" if result.open else f"{result.held} of {result.seeds}"
    yield result.claim.claim
    yield ", ".join(f"{name} {number(value)}" for name, value in result.figures.items()) or "-"


def summary(report: StudyReport) -> str:
    """Return the headline and the number of facts that it leaves out."""
    counts = report.summary()
    parts = [f"{role} {_of(counts[role])}" for role in ROLES if counts.get(role, {}).get("of")]
    left_out = [f"{len(found)} {role}" for role in UNCOUNTED if (found := report.of_role(role))]
    without = sum(fact.verdict == "open" for fact in report.facts) + sum(
        claim.open for claim in report.claims
    )
    more = [f"{without} without a figure yet"] if without else []
    more += [f"not counted: {', '.join(left_out)}"] if left_out else []
    claims = [f"claims {_of(counts['claims'])}"] if report.claims else []
    return "; ".join((*parts, *claims, *more))


def _of(counts: dict[str, int]) -> str:
    (word, count), (_, total) = counts.items()
    share = f" ({count / total:.0%})" if total else ""
    return f"{count} of {total} {word}{share}"

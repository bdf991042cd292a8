"""lparlab site: the definitions of a real site as a scenario."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Any

import click

from app.commands.support.caution import print_caution
from app.commands.support.console import Table, console, plain_table
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_json, write_text
from app.commands.support.options import ALONE, file_option
from app.commands.support.pools import chosen_pool, cluster_option
from app.commands.support.progress import progress_bar, warm_with_progress
from app.commands.support.reading_notes import print_notes
from app.commands.support.site_files import site_answers
from engine.against.comparison import AgainstError
from engine.against.report import HEADS, SiteReport, hold
from engine.site.facts import Outcome, SiteError, SiteFinding
from engine.site.machine import SiteMachine, machine, site_notes
from engine.site.questions import SiteQuestion
from engine.site.reading import Site, open_files, read_site

_MOST_LOST = 40  # lines left out that are printed without --all
_STYLES: dict[Outcome, str] = {"understood": "green", "guessed": "yellow", "left out": "dim"}


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option(
    "--answer",
    "answers",
    multiple=True,
    metavar="KEY=TEXT",
    help="Answer a question, for example processors=4.",
)
@click.option("--title", default="My site", show_default=True, help="Title of the scenario.")
@click.option("--all", "whole", is_flag=True, help="Show each line that was understood, guessed or left out.")
@click.option(
    "--against",
    is_flag=True,
    help="Run the scenario, and compare the run with the figures of the real system in the responses.",
)
@click.option(
    "--fit", is_flag=True, help="Fit the most influential assumptions to these figures (with --against)."
)
@file_option("--json", f"With --against: write the comparison to FILE{ALONE}")
@cluster_option
@file_option("--output", "Write the scenario to FILE; if FILE is -, print it.", "-o")
@reported_errors()
def site(
    files: tuple[Path, ...],
    answers: tuple[str, ...],
    title: str,
    whole: bool,
    output: Path | None,
    **options: Any,
) -> None:
    """Create a scenario from the definitions of a real site.

    The type of each FILE is recognized from its content: a user directory (USER DIRECT), SYSTEM CONFIG, QUERY
    and INDICATE responses pasted from a console, /proc/meminfo, lscpu, vmstat and sar output of guests,
    cpuplugd rules, IOCP decks. Guesses are listed, as are lines that are left out although they might contain
    figures. Values that are missing from the files are set to defaults marked "assumed", and are listed as
    questions. Nothing is sent anywhere. With --against, a run of the scenario is compared with INDICATE LOAD
    and other figures; where they differ, trial runs show the most influential assumptions. The result is
    recorded in the scenario file.
    """
    check_file(output, "--output")
    check_file(options["json"])
    if (options["fit"] or options["json"]) and not options["against"]:
        raise Failure("--fit and --json: expected --against, too")
    if is_printed(output) and is_printed(options["json"]):
        raise Failure("--output and --json: expected a file for one of them, because both print")
    printed = output if is_printed(output) else options["json"]
    given = site_answers(answers)
    try:
        read = read_site(open_files(files), given)
    except SiteError as error:
        raise Failure(str(error)) from None
    try:
        made = machine(read, given, title)
    except SiteError as error:
        if whole:
            _print_lines(read, whole)
        raise Failure(str(error)) from None
    print_caution(made.caution, printed)
    if is_printed(printed):
        print_notes(site_notes([read], [made]), "without -, all of them are listed")
    else:
        _print_lines(read, whole)
        _print_questions(made.questions, made.assumed)
    text = _held(read, made, options, is_printed(printed)).text if options["against"] else made.text
    write_text(text, output)
    if output is not None and not is_printed(output):
        console().print(f"{output}: run it with lparlab run {output}", soft_wrap=True)


def _held(read: Site, made: SiteMachine, options: dict[str, Any], quiet: bool) -> SiteReport:
    """Compare the machine with its site, print the result and write it as JSON."""
    warm_with_progress()
    try:
        with chosen_pool(options["cluster"]) as pool, progress_bar() as bar:
            task = bar.add_task("", total=None)
            report = hold(
                made.text,
                made.scenario,
                pool,
                fit=options["fit"],
                notify=lambda phase, done, total: bar.update(
                    task, description=phase, completed=done, total=total
                ),
            )
    except AgainstError as error:
        raise Failure(str(error)) from None
    if not quiet:
        _print_report(report)
    answer = report.as_json() | {"reading_notes": [note.as_json() for note in site_notes([read], [made])]}
    write_json(answer | ({"caution": made.caution} if made.caution else {}), options["json"])
    return report


def _print_report(report: SiteReport) -> None:
    numbers = (HEADS[1], HEADS[2])
    table = plain_table(*HEADS, right=numbers)
    for cells in report.cells():
        table.add_row(*cells)
    console().print(table)
    for note in report.notes:
        console().print(note, soft_wrap=True)
    if report.can_fit:
        console().print("--fit fits the most influential assumptions to your figures.", soft_wrap=True)


def _print_lines(site: Site, whole: bool) -> None:
    """Print how each file's lines were classified, and the guesses and losses or, optionally, all lines."""
    table = Table("File", "Type", "Understood", "Guessed", "Left out")
    for file in site.files:
        name = file.path.name
        table.add_row(name, file.what, *(str(site.facts.counts[name, one]) for one in _STYLES))
    console().print(table)
    lost = [finding for finding in site.facts.findings if finding.costs and not whole]
    for finding in site.facts.findings:
        if whole or finding.outcome == "guessed":
            _print_finding(finding)
    for _, alike in groupby(lost[:_MOST_LOST], lambda finding: (finding.line.file, finding.text)):
        _print_finding(*alike)
    if lost[_MOST_LOST:]:
        more = len(lost) - _MOST_LOST
        text = f"{more:,} more lines that were left out may contain values: --all shows them."
        console().print(text, soft_wrap=True)
    if site.facts.unlisted:
        console().print(f"{site.facts.unlisted:,} more are counted above but not listed.")


def _print_finding(finding: SiteFinding, *alike: SiteFinding) -> None:
    """Print the outcome for a line, or for several lines with the same outcome."""
    to = f" to {alike[-1].line.number}" if alike else ""
    console().print(
        f"{finding.line}{to}: {finding.outcome}: {finding.text}",
        style=_STYLES[finding.outcome],
        soft_wrap=True,
    )


def _print_questions(questions: tuple[SiteQuestion, ...], assumed: tuple[str, ...]) -> None:
    table = Table("Question", "Key of the answer", "Used until answered", "Why")
    for question in questions:
        table.add_row(question.text, question.key, question.default, question.why)
    console().print(table)
    console().print(
        f"{len(assumed)} values of the scenario are assumed: its comments mark them.", soft_wrap=True
    )

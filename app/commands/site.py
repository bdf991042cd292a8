"""lparlab site: definitions of a real site as a scenario."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.support.caution import print_caution
from app.commands.support.console import Table, console
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_text
from app.commands.support.options import file_option
from engine.site.facts import Outcome, SiteError, SiteFinding
from engine.site.machine import machine
from engine.site.questions import SiteQuestion
from engine.site.reading import KINDS, Site, open_files, read_site

_STYLES: dict[Outcome, str] = {"understood": "green", "guessed": "yellow", "left out": "dim"}


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option(
    "--answer", "answers", multiple=True, metavar="KEY=TEXT", help="Answer a question, like processors=4."
)
@click.option("--title", default="My site", show_default=True, help="Title of the scenario.")
@click.option("--all", "whole", is_flag=True, help="Show each line that was understood, guessed or left out.")
@file_option("--output", "Write the scenario to FILE; - prints it.", "-o")
@reported_errors()
def site(
    files: tuple[Path, ...], answers: tuple[str, ...], title: str, whole: bool, output: Path | None
) -> None:
    """Make a scenario of the definitions of a real site.

    FILEs are known by what is in them: a user directory (USER DIRECT), SYSTEM CONFIG, replies of QUERY
    and INDICATE pasted from a console, /proc/meminfo and lscpu of guests, rules of cpuplugd, IOCP decks.
    What they do not say takes a default that is marked "assumed", and is listed as a question. Nothing is
    sent anywhere.
    """
    check_file(output, "--output")
    given = _answers(answers)
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
    print_caution(made.caution, output)
    if not is_printed(output):
        _print_lines(read, whole)
        _print_questions(made.questions, made.assumed)
    write_text(made.text, output)
    if output is not None and not is_printed(output):
        console().print(f"{output}: run it with lparlab run {output}", soft_wrap=True)


def _answers(given: tuple[str, ...]) -> dict[str, str]:
    answers = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise Failure(f"--answer {text[:60]}: expected KEY=TEXT, like processors=4")
        answers[key.strip()] = value.strip()
    return answers


def _print_lines(site: Site, whole: bool) -> None:
    """Print how many lines of each file became what, and the guesses or, if wanted, all."""
    table = Table("File", "Is", "Understood", "Guessed", "Left out")
    for file in site.files:
        name = file.path.name
        table.add_row(name, KINDS[file.kind], *(str(site.facts.counts[name, one]) for one in _STYLES))
    console().print(table)
    for finding in site.facts.findings:
        if whole or finding.outcome == "guessed":
            _print_finding(finding)
    if site.facts.unlisted:
        console().print(f"{site.facts.unlisted:,} more are counted above, and not listed.")


def _print_finding(finding: SiteFinding) -> None:
    console().print(
        f"{finding.line}: {finding.outcome}: {finding.text}", style=_STYLES[finding.outcome], soft_wrap=True
    )


def _print_questions(questions: tuple[SiteQuestion, ...], assumed: tuple[str, ...]) -> None:
    table = Table("Question", "Key of the answer", "Taken until answered", "Why")
    for question in questions:
        table.add_row(question.text, question.key, question.default, question.why)
    console().print(table)
    console().print(
        f"{len(assumed)} values of the scenario are assumed: its comments say which.", soft_wrap=True
    )

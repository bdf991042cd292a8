"""lparlab site: definitions of a real site as a scenario."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from app.commands.support.caution import print_caution
from app.commands.support.console import Table, console
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_text
from engine.site.facts import SiteError, SiteFinding
from engine.site.machine import SiteMachine, machine
from engine.site.questions import SiteQuestion
from engine.site.reading import KINDS, SiteFile, open_files, read_site

_STYLES = {"understood": "green", "guessed": "yellow", "left out": "dim"}


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option(
    "--answer", "answers", multiple=True, metavar="KEY=TEXT", help="Answer a question, like processors=4."
)
@click.option("--title", default="My site", show_default=True, help="Title of the scenario.")
@click.option("--all", "whole", is_flag=True, help="Show each line that was understood, guessed or left out.")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the scenario to FILE; - prints it.",
)
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
    try:
        opened = open_files(files)
        made = machine(read_site(opened, given := _answers(answers)), given, title)
    except SiteError as error:
        raise Failure(str(error)) from None
    print_caution(made.caution, output)
    if not is_printed(output):
        _print(opened, made, whole)
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


def _print(files: tuple[SiteFile, ...], made: SiteMachine, whole: bool) -> None:
    counts = Counter[tuple[str, str]]((finding.line.file, finding.outcome) for finding in made.findings)
    table = Table("File", "Is", "Understood", "Guessed", "Left out")
    for file in files:
        name = file.path.name
        numbers = (str(counts[name, outcome]) for outcome in _STYLES)
        table.add_row(name, KINDS[file.kind], *numbers)
    console().print(table)
    for finding in made.findings:
        if whole or finding.outcome == "guessed":
            _print_finding(finding)
    _print_questions(made.questions, made.assumed)


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

"""lparlab fault: machines with a hidden fault for practice, answers, and solutions."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import click
import tomli_w

from app.commands.support.console import console, plain_table
from app.commands.support.echo import echo
from app.commands.support.failure import FAILED, Failure, reported_errors
from app.commands.support.files import check_file, is_printed, write_json, write_text
from app.commands.support.group import Commands
from app.commands.support.options import ALONE, file_option
from app.commands.support.pools import counted_runs
from app.commands.support.progress import warm_with_progress
from app.version import program_version
from engine.faults.catalog import fault_kinds, kind_named
from engine.faults.deal import ANY, DealtFault, FaultError, case, deal
from engine.faults.proof import (
    POINTS,
    FaultAnswer,
    FaultExamination,
    FaultVerdict,
    examine,
    judge,
    repaired,
)
from engine.faults.report import rows, sentences
from engine.faults.work import RepairError
from engine.language import say
from lessons.report.fault import FaultResults, FaultWork, fault_report
from lessons.report.report_file import ReportError


@click.group(cls=Commands)
def fault() -> None:
    """Hide a fault in a machine for troubleshooting practice, and judge answers."""


@fault.command("list")
def list_kinds() -> None:
    """List the kinds of faults."""
    shown = plain_table("Cause", "Study", "Difficulty", "Title", whole=("Cause",))
    for kind in fault_kinds():
        shown.add_row(kind.id, kind.machine.study, str(kind.difficulty), say(kind.title))
    console().print(shown)


@fault.command("deal")
@click.argument("study", default=ANY)
@click.option("--difficulty", type=int, default=1, show_default=True, metavar="1..3", help="Difficulty.")
@click.option(
    "--number",
    type=int,
    default=1,
    show_default=True,
    metavar="N",
    help="Case number: each number produces a different fault, and the same number always produces the same "
    "fault.",
)
@file_option("--output", "Write the machine to FILE, a scenario that does not reveal its fault.", "-o")
@reported_errors()
def deal_fault(study: str, difficulty: int, number: int, output: Path | None) -> None:
    """Hide a fault in a machine of STUDY, by default of any study, and print the complaint of its users.

    Give each student a different number: all students get faults of the same difficulty.
    """
    check_file(output, "--output")
    try:
        dealt = deal(study, difficulty, number)
    except FaultError as error:
        raise Failure(str(error)) from None
    write_text(tomli_w.dumps(dealt.table()), output)
    if not is_printed(output):
        echo(f"Case {dealt.code}")
        echo(_examined(dealt).complaint)


@fault.command("answer")
@click.argument("code", metavar="CASE")
@click.option("--cause", required=True, metavar="CAUSE", help="The cause, as in `lparlab fault list`.")
@click.option(
    "--place", required=True, metavar="NAME", help="User ID, channel, volume, LPAR, ..., or system."
)
@click.option(
    "--repair",
    multiple=True,
    required=True,
    metavar="KEY=VALUE|COMMAND",
    help="A setting of the scenario, or a CP command. May be repeated.",
)
@click.option("--hints", type=click.IntRange(0, 3), default=0, help="Number of hints that were used.")
@file_option("--report", "Write the report of the first answer to FILE, for the trainer.")
@click.option("--student", default="", metavar="NAME", help="Name in the report.")
@file_option("--json", f"Write the result to FILE{ALONE}")
@reported_errors()
def answer_fault(
    code: str,
    cause: str,
    place: str,
    repair: tuple[str, ...],
    hints: int,
    report: Path | None,
    student: str,
    json: Path | None,
) -> None:
    """Judge the answer to CASE, such as relocation-2-17.

    The repair is applied to the machine with the fault. The repair counts if the figure of the complaint is
    again within the range of the healthy machine, and no service to the users is worse. The repair must not
    change the work: guests, their loads and the demand of other LPARs. Exits with 1 if the repair does not
    count, and with 2, without a judgment, if it cannot be applied. The first answer to a case counts: its
    result shows the right answer, and later answers on this computer earn no points.
    """
    check_file(json)
    check_file(report, "--report")
    if student and report is None:
        raise Failure(f'--student = "{student}": expected --report too; only a report contains a name')
    dealt = _case(code)
    if kind_named(cause) is None:
        known = ", ".join(kind.id for kind in fault_kinds(dealt.kind.machine.study))
        raise Failure(f"--cause = {cause}: expected one of {known}")
    answer = FaultAnswer(cause, place, repair, hints)
    try:
        repaired(dealt, repair)  # a mistyped setting is refused before the runs
        found = _examined(dealt)
        verdict = _first(found, answer, judge(found, answer))
        if report is not None:
            write_text(FaultResults().signed(dealt.code, student), report)
    except RepairError as error:
        raise Failure(f"--repair: {error}") from None
    except ReportError as error:
        raise Failure(f"{FaultResults().file(dealt.code)}: {error}") from None
    write_json({"case": dealt.code, **verdict.as_json()}, json)
    if not is_printed(json):
        _print(found, verdict)
    if not verdict.restored:
        raise click.exceptions.Exit(FAILED)


@fault.command("solution")
@click.argument("code", metavar="CASE")
@reported_errors()
def show_solution(code: str) -> None:
    """Show the fault of CASE, its evidence and its repair, for trainers.

    Later answers to CASE on this computer earn no points.
    """
    dealt = _case(code)
    found = _examined(dealt)
    answer = FaultAnswer(dealt.kind.id, dealt.place.name, dealt.repair)
    echo(f"Cause: {dealt.cause} ({dealt.kind.id})")
    echo(f"Place: {dealt.place.name}")
    for line in dealt.repair:
        echo(f"Repair: {line}")
    verdict = judge(found, answer)
    _first(found, answer, replace(verdict, again=True))
    _print(found, verdict)


def _first(found: FaultExamination, answer: FaultAnswer, verdict: FaultVerdict) -> FaultVerdict:
    """Keep the report of the first answer; return the verdict, without points for a further answer."""
    results = FaultResults()
    if results.was_answered(found.code):
        return replace(verdict, again=True)
    now = datetime.now(UTC).astimezone().isoformat(timespec="seconds")
    try:
        results.keep(fault_report(found, answer, verdict, FaultWork(now, now, version=program_version())))
    except OSError as error:
        raise Failure(f"{results.file(found.code)}: cannot be written: {error}") from None
    return verdict


def _case(code: str) -> DealtFault:
    try:
        return case(code)
    except FaultError as error:
        raise Failure(str(error)) from None


def _examined(dealt: DealtFault) -> FaultExamination:
    warm_with_progress()
    with counted_runs("local", "Runs") as (pool, show):
        return examine(dealt, pool, show)


def _print(found: FaultExamination, verdict: FaultVerdict) -> None:
    echo(found.complaint)
    table = plain_table("Figure", "Healthy", "With the fault", "With the repair")
    for row in rows(found, verdict):
        table.add_row(*row)
    console().print(table)
    for line in sentences(found, verdict):
        echo(line)
    echo(f"{verdict.points} of {POINTS} points")

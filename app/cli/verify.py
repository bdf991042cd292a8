"""lparlab verify: what the studies published, beside what the simulation says."""

from __future__ import annotations

from pathlib import Path

import click

from app.cli.failure import FAILED, Failure
from app.cli.measure import check_file, write_json
from app.cli.progress import progress_bar, warm_with_progress
from app.cli.report_tables import print_report
from engine.studies import ledger
from engine.studies.report import Report
from engine.studies.verify import MOST_SEEDS
from engine.studies.verify import verify as verify_studies


def verify(studies: tuple[str, ...], seeds: int, json: Path | None, strict: bool) -> None:
    """Check everything, run, print a report a study and write it if asked to. Raises Failure."""
    names = _names(studies)
    if not 1 <= seeds <= MOST_SEEDS:
        raise Failure(f"--seeds = {seeds}: expected a whole number from 1 to {MOST_SEEDS}")
    check_file(json)
    warm_with_progress()
    reports = _reports(names, seeds)
    if str(json) != "-":
        for report in reports:
            print_report(report)
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

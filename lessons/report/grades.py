"""The reports of a class: every report.json in a folder, and the files that are not reports."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.language import say
from engine.spreadsheet import rows_text
from lessons.report.report import Report
from lessons.report.report_file import NAME, ReportError, SubmittedReport, read_report

MAX_REPORTS = 10_000
MAX_DEPTH = 8  # folders in folders
HEADS = (
    "student lesson title score right counted points most_points done needed complete hints attempts seconds "
    "seed started finished seal file"  # seal: of the checksum
).split()


@dataclass(frozen=True)
class RefusedFile:
    """A file that is not a report, and the reason."""

    path: Path
    why: str


def collect(folder: Path) -> tuple[list[SubmittedReport], list[RefusedFile]]:
    """Return the reports by student and lesson, and the refused files. Links are not followed."""
    handed: list[SubmittedReport] = []
    refused: list[RefusedFile] = []
    for path in _files(folder):
        if len(handed) + len(refused) == MAX_REPORTS:
            refused.append(
                RefusedFile(
                    folder, say("contains more than {0:,} reports; the rest were skipped", MAX_REPORTS)
                )
            )
            break
        try:
            handed.append(read_report(path))
        except ReportError as error:
            refused.append(RefusedFile(path, str(error)))
    return sorted(handed, key=_order), refused


def _order(report: SubmittedReport) -> tuple[str, str, str]:
    return report.report.student.casefold(), report.report.lesson, str(report.path)


def _files(folder: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(folder, followlinks=False):
        folders.sort()
        if len(Path(place).relative_to(folder).parts) >= MAX_DEPTH:
            folders.clear()
        for name in sorted(names):
            if name == NAME or (name.startswith("report") and name.endswith(".json")):
                yield Path(place, name)


def checksum_text(report: SubmittedReport) -> str:
    """Return "ok", or the names of the files that were changed."""
    if not report.intact:
        return "changed"
    return f"changed: {', '.join(report.changed)}" if report.changed else "ok"


def grades_csv(handed: Sequence[SubmittedReport]) -> str:
    """Return a CSV text with one line for each report."""
    lines = (_row(report.report, checksum_text(report), str(report.path)) for report in handed)
    return rows_text([HEADS, *lines], end="\r\n")


def _row(report: Report, checksum: str, file: str) -> list[object]:
    score = "" if report.score is None else f"{report.score:.4f}"
    points = [report.points, report.most_points]  # blank where there are none
    counts = [report.won, report.counted, *points, report.done, report.needed, str(report.complete).lower()]
    attempts = sum(step.attempts for step in report.steps)
    whose = [report.student, report.lesson, report.title]
    when = [report.started, report.finished]
    spent = [report.hints, attempts, f"{report.seconds:.1f}", report.seed]
    return [*whose, score, *counts, *spent, *when, checksum, file]

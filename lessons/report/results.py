"""results.csv: a line for each step, for spreadsheets."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from lessons.report.report import Report, StepReport

HEADS = (
    "lesson student seed step title kind form state right credit answer this_run published error attempts "
    "hints retried looked_first solution_shown rubric seconds words"
).split()
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")  # spreadsheets take these for the start of one


def csv_text(report: Report) -> str:
    """Return all steps with their values; lines end in CRLF, as in RFC 4180."""
    made = io.StringIO(newline="")
    writer = csv.writer(made)
    writer.writerow(HEADS)
    writer.writerows(_row(report, step) for step in report.steps)
    return made.getvalue()


def _row(report: Report, step: StepReport) -> list[Any]:
    whose = [report.lesson, safe(report.student), report.seed]
    what = [step.id, safe(step.title), step.kind, step.form, step.state]
    credit = f"{step.credit:.2f}" if step.counts else ""
    right = "" if step.right is None else str(step.right).lower()
    values = [_cell(step.answer), _cell(step.truth), _cell(step.published)]
    error = "" if step.error is None else f"{step.error:.4f}"
    marks = [str(step.looked).lower(), str(step.shown).lower(), f"{sum(step.ticks)}" if step.ticks else ""]
    spent = [step.attempts, step.hints, step.retried, *marks, f"{step.seconds:.1f}"]
    return [*whose, *what, right, credit, *values, error, *spent, safe(step.sentence)]


def _cell(value: Any) -> Any:
    """Return numbers unchanged, texts made safe, and everything else as JSON."""
    if value is None or isinstance(value, int | float):
        return "" if value is None else value
    return safe(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))


def safe(text: str) -> str:
    """Return the text so that no spreadsheet takes it for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text

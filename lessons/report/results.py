"""One line per step: results.csv for spreadsheets, statements.jsonl (xAPI 1.0.3) for a record store.

The actor is an account, never a mail address. A store requires web addresses as identifiers, and this program
has no server: its identifiers are in .invalid, a domain that cannot be registered.
"""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterator
from typing import Any

from engine.spreadsheet import rows_text
from lessons.report.report import Report, StepReport

HEADS = (
    "lesson student seed step title kind form state right credit answer this_run published error attempts "
    "hints retried looked_first solution_shown rubric seconds words"
).split()
HOME = "https://lparlab.invalid"
_VERBS = "http://adlnet.gov/expapi/verbs/"
_TYPES = "http://adlnet.gov/expapi/activities/"
_INTERACTIONS = {
    "number": "numeric",
    "choice": "choice",
    "order": "sequencing",
    "text": "long-fill-in",
    "bars": "other",
    "curve": "other",
    "series": "other",
}


def csv_text(report: Report) -> str:
    """Return all steps with their values; lines end in CRLF, as in RFC 4180."""
    return rows_text([HEADS, *(_row(report, step) for step in report.steps)], end="\r\n")


def _row(report: Report, step: StepReport) -> list[Any]:
    whose = [report.lesson, report.student, report.seed]
    what = [step.id, step.title, step.kind, step.form, step.state]
    credit = f"{step.credit:.2f}" if step.counts else ""
    right = "" if step.right is None else str(step.right).lower()
    values = [_cell(step.answer), _cell(step.truth), _cell(step.published)]
    error = "" if step.error is None else f"{step.error:.4f}"
    marks = [str(step.looked).lower(), str(step.shown).lower(), f"{sum(step.ticks)}" if step.ticks else ""]
    spent = [step.attempts, step.hints, step.retried, *marks, f"{step.seconds:.1f}"]
    return [*whose, *what, right, credit, *values, error, *spent, step.sentence]


def _cell(value: Any) -> Any:
    """Return numbers and texts unchanged, and everything else as JSON."""
    if value is None or isinstance(value, int | float | str):
        return "" if value is None else value
    return json.dumps(value, ensure_ascii=False)


def xapi_lines(report: Report) -> Iterator[str]:
    """Yield a statement for each step done or tried, then one for the lesson, as JSON without line ends."""
    made = [*(_of_step(report, step) for step in report.steps if _touched(step)), _of_lesson(report)]
    for number, statement in enumerate(made):
        whose = json.dumps([report.lesson, report.student, report.started, number, statement], sort_keys=True)
        statement["id"] = str(uuid.uuid5(uuid.NAMESPACE_URL, f"{HOME}/{whose}"))
        yield json.dumps(statement, ensure_ascii=True, sort_keys=True)


def _touched(step: StepReport) -> bool:
    return step.state == "done" or step.attempts > 0


def _of_lesson(report: Report) -> dict[str, Any]:
    all_right = 0 < report.counted == report.won
    verb = "attempted" if not report.complete else "passed" if all_right else "completed"
    result: dict[str, Any] = {"completion": report.complete, "duration": _iso(report.seconds)}
    if report.score is not None:
        scores = {
            "raw": round(report.earned, 2),
            "min": 0,
            "max": report.available,
            "scaled": round(report.score, 4),
        }
        result["score"] = scores
    if verb == "passed":
        result["success"] = True
    return _statement(report, verb, _activity(report.lesson, report.title, "lesson"), result)


def _of_step(report: Report, step: StepReport) -> dict[str, Any]:
    place = f"{report.lesson}/{step.id}"
    result: dict[str, Any] = {"completion": step.state == "done", "duration": _iso(step.seconds)}
    if step.form and step.answer is not None:
        activity = _activity(place, step.title, "cmi.interaction")
        activity["definition"]["interactionType"] = _INTERACTIONS.get(step.form, "other")
        result["response"] = _response(step)
        return _statement(report, "answered", activity, _judged(step, result))
    verb = "experienced" if step.kind != "do" else "completed" if step.won else "attempted"
    return _statement(report, verb, _activity(place, step.title, "objective"), _judged(step, result))


def _judged(step: StepReport, result: dict[str, Any]) -> dict[str, Any]:
    if step.right is not None:
        result["success"] = step.right
    counts = {"hints": step.hints, "attempts": step.attempts, "retried": step.retried}
    marks = {"looked-first": step.looked, "solution-shown": step.shown}
    result["extensions"] = {f"{HOME}/{name}": value for name, value in {**counts, **marks}.items()}
    if step.error is not None:
        result["extensions"][f"{HOME}/error"] = round(step.error, 4)
    return result


def _response(step: StepReport) -> str:
    """Return an answer in the form required by the standard: a list has [,] between its items."""
    if step.form == "order" and isinstance(step.answer, list):
        return "[,]".join(str(item) for item in step.answer)
    return step.answer if isinstance(step.answer, str) else json.dumps(step.answer)


def _statement(report: Report, verb: str, activity: dict[str, Any], result: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "actor": {"objectType": "Agent", "account": {"homePage": HOME, "name": report.student or "unnamed"}},
        "verb": {"id": _VERBS + verb, "display": {"en": verb}},
        "object": activity,
        "result": result,
        "context": {"platform": "LPAR Lab", "extensions": {f"{HOME}/seed": report.seed}},
        "version": "1.0.3",
    }
    if moment := report.finished or report.started:
        made["timestamp"] = moment
    return made


def _activity(place: str, title: str, kind: str) -> dict[str, Any]:
    definition = {"name": {"en": title}, "type": _TYPES + kind}
    return {"objectType": "Activity", "id": f"{HOME}/lessons/{place}", "definition": definition}


def _iso(seconds: float) -> str:
    return f"PT{seconds:.1f}S"

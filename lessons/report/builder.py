"""Builds the report of a lesson: the answers beside the results of the runs and of the study."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel.units import clock_text
from engine.recording.recorder import Recording
from engine.studies.ledger import LedgerError
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.play.dials import text_of
from lessons.play.grade_table import grade_text
from lessons.play.judging import PLACES, figure_text, unit_of
from lessons.play.truth import published, truth
from lessons.play.work import StepWork, Work
from lessons.report.report import Report, StepReport

SHOWN = 9  # points of a curve that are written out


def report_of(lesson: Lesson, work: Work, recordings: Mapping[str, Recording], version: str = "") -> Report:
    """Build the report; `recordings` maps each run of the lesson to its recording so far."""
    return Report(
        lesson=lesson.id,
        title=lesson.title,
        study=lesson.study,
        version=version,
        student=work.student,
        seed=work.seed,
        started=work.started,
        finished=work.finished,
        steps=tuple(
            _step(lesson, step, work.steps.get(step.id, StepWork()), recordings.get(lesson.run_of(place)))
            for place, step in enumerate(lesson.steps)
        ),
    )


def _step(lesson: Lesson, step: Step, done: StepWork, recording: Recording | None) -> StepReport:
    own = step.kind != "compare"  # which shows what was judged of the prediction
    judged = done.judged if own else None
    values = _values(lesson, step, done, recording)
    return StepReport(
        id=step.id,
        title=step.title,
        kind=step.kind,
        form=_form(step, done),
        optional=step.optional,
        state=done.state,
        unit=unit_of(step) if step.form in ("number", "curve") else "pages" if step.form == "bars" else "",
        **values,
        **{f"{name}_text": answer_text(step, value) for name, value in values.items()},
        where=_where(lesson, step),
        right=judged.right if judged and step.form != "text" else None,
        error=judged.error if judged else None,
        sentence=judged.sentence if judged else "",
        attempts=done.attempts,
        hints=done.hints_shown,
        seconds=done.seconds,
        commands=tuple(done.commands),
    )


def _form(step: Step, done: StepWork) -> str:
    """Return the form of the answer; a reflect step may be answered in words."""
    if step.kind == "grade":
        return "grade" if done.answer else ""
    return step.form or ("text" if isinstance(done.answer, str) else "")


def _values(lesson: Lesson, step: Step, done: StepWork, recording: Recording | None) -> dict[str, Any]:
    """Return the answer, the run's result and the published one, all in the shape of the answer."""
    found: dict[str, Any] = {"answer": done.answer, "truth": None, "published": None}
    if step.drawing:  # what was drawn is told by a line among the commands
        found["answer"] = None
    if step.form in (None, "text") or done.answer is None:  # a report tells nobody the answer beforehand
        return found
    if step.kind == "explain":  # judged when it was answered, by the run as it was then
        right = next((option.id for option in step.options if option.right), None)
        found["truth"] = done.answer if done.judged and done.judged.right else right
        return found
    found["truth"] = truth(lesson, step, recording) if recording is not None else None
    try:
        found["published"] = published(lesson, step)
    except LedgerError:  # the lesson's check tells the trainer; a student's report goes on without it
        pass
    return found


def _where(lesson: Lesson, step: Step) -> str:
    """Return the tables and figures that are cited."""
    try:
        facts = [lesson.fact(id) for id in ([step.fact] if step.fact else step.facts.values())]
    except LedgerError:
        return ""
    return "; ".join(dict.fromkeys(fact.where for fact in facts))[:200]


def answer_text(step: Step, value: Any) -> str:
    """Return an answer or a truth as text; bars and curves have a line for each value."""
    if value is None:
        return ""
    if step.dials and isinstance(value, dict):
        return text_of(step, value)
    if step.kind == "grade":
        return grade_text(value)
    return _TEXTS[step.form](step, value) if step.form in _TEXTS else str(value)


def _number(step: Step, value: float) -> str:
    return figure_text(value, unit_of(step))


def _choice(step: Step, value: str) -> str:
    return next((option.text for option in step.options if option.id == value), value)


def _order(step: Step, value: list[str]) -> str:
    titles = {item.id: item.title for item in step.items}
    return " > ".join(titles.get(id, id) for id in value)


def _bars(step: Step, value: dict[str, dict[str, float | None]]) -> str:
    return "\n".join(
        f"{item.title}, {PLACES[place]}: {figure_text(pages)}"
        for item in step.items
        for place in step.places
        if (pages := value.get(item.id, {}).get(place)) is not None
    )


def _curve(step: Step, value: list[list[float]]) -> str:
    """Return some of its points, at the same times for curves with the same number of points."""
    last = len(value) - 1
    chosen = sorted({round(last * number / (SHOWN - 1)) for number in range(SHOWN)}) if last > 0 else [0]
    return "\n".join(f"{clock_text(int(value[at][0]))}: {figure_text(value[at][1])}" for at in chosen)


_TEXTS: dict[str | None, Callable[[Step, Any], str]] = {
    "number": _number,
    "choice": _choice,
    "order": _order,
    "bars": _bars,
    "curve": _curve,
}

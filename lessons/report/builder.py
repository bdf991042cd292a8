"""Builds the report of a lesson: the answers next to the results of the runs and of the study."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.recording.recorder import Recording
from engine.studies.ledger import LedgerError
from lessons.format.lesson import Lesson
from lessons.format.models import ASKS, Step
from lessons.play.answer_text import answer_text, point_texts
from lessons.play.judging import stated_unit
from lessons.play.play import SOLUTION, WORKED, Play
from lessons.play.truth import option_truth, published
from lessons.play.work import StepWork, StudentWork
from lessons.report.report import Report, StepReport


def report_of(
    lesson: Lesson, work: StudentWork, recordings: Mapping[str, Recording], version: str = ""
) -> Report:
    """Build the report; `recordings` maps each run of the lesson to its recording so far."""
    play = Play(lesson, work)
    return Report(
        lesson=lesson.id,
        title=lesson.title,
        study=lesson.study,
        version=version,
        student=work.signed or work.student,
        runs_of=work.student,
        seed=work.seed,
        started=work.started,
        finished=work.finished,
        steps=tuple(
            _step(play, step, work.steps.get(step.id, StepWork()), recordings.get(lesson.run_of(place)))
            for place, step in enumerate(lesson.steps)
        ),
    )


def _step(play: Play, step: Step, done: StepWork, recording: Recording | None) -> StepReport:
    own = step.kind != "compare"  # which shows what was judged of the prediction
    judged = done.judged if own else None
    lesson = play.lesson
    values = _values(play, step, done, recording)
    return StepReport(
        id=step.id,
        title=step.title,
        kind=step.kind,
        form=_form(step, done),
        optional=step.optional,
        state=done.state,
        unit=stated_unit(step)
        if step.form in ("number", "curve", "series")
        else "pages"
        if step.form == "bars"
        else "",
        **values,
        **{
            f"{name}_text": answer_text(step, value, point_texts(lesson, step))
            for name, value in values.items()
        },
        where=_where(lesson, step),
        right=judged.right if judged and step.form != "text" else None,
        error=judged.error if judged else None,
        sentence=judged.sentence if judged else "",
        attempts=done.attempts,
        hints=done.hints_shown,
        shown=SOLUTION in done.rungs or WORKED in done.rungs,
        looked=done.looked or done.told,
        again=done.again,
        retried=done.again + _retried(step, done),
        ticks=tuple(done.ticks),
        seconds=done.seconds,
        commands=tuple(done.commands),
    )


def _retried(step: Step, done: StepWork) -> int:
    """Return additional tries: answers after the first, machines beyond the step's tries, or restarts."""
    if step.builds:  # a restart is for the next machine
        return max(done.attempts - step.tries, 0)
    further = done.attempts - 1 if step.kind in ASKS and step.form != "text" else 0
    return done.restarts + max(further, 0)


def _form(step: Step, done: StepWork) -> str:
    """Return the form of the answer; a reflect step may be answered in free text."""
    if step.kind == "grade":
        return "grade" if done.answer else ""
    return step.form or ("text" if isinstance(done.answer, str) else "")


def _values(play: Play, step: Step, done: StepWork, recording: Recording | None) -> dict[str, Any]:
    """Return the answer, the run's result and the published result, all in the same shape as the answer."""
    found: dict[str, Any] = {"answer": done.answer, "truth": None, "published": None}
    if step.drawing:  # a line among the commands describes the drawing
        found["answer"] = None
    if step.form in (None, "text") or done.answer is None:  # a report does not reveal the answer beforehand
        return found
    if step.kind in ASKS:  # judged when it was answered, by the run as it was then
        right = bool(done.judged and done.judged.right)
        found["truth"] = done.answer if right else option_truth(step, recording)
        return found
    # As it was compared: the run may have been changed since.
    found["truth"] = play.truth_of(step, recording) if done.found is None else done.found
    try:
        found["published"] = published(play.lesson, step)
    except LedgerError:  # the lesson's check tells the trainer; a student's report continues without it
        pass
    return found


def _where(lesson: Lesson, step: Step) -> str:
    """Return the tables and figures cited."""
    try:
        facts = [lesson.fact(id) for id in ([step.fact] if step.fact else step.facts.values())]
    except LedgerError:
        return ""
    return "; ".join(dict.fromkeys(fact.where for fact in facts))[:200]

"""A student's progress in a lesson: points, hints, open steps, and whether it is done."""

from __future__ import annotations

from lessons.format.lesson import Lesson
from lessons.play.work import Standing, StudentWork
from lessons.report.builder import report_of
from lessons.report.report import Report, StepReport


def standing_of(lesson: Lesson, work: StudentWork) -> Standing:
    """Return the standing for this work. A lesson is done if no step is open and its mastery is reached."""
    report = report_of(lesson, work, {})
    score = report.score
    return Standing(
        earned=report.earned,
        counted=report.counted,
        hints=report.hints,
        open_steps=report.needed - report.done,
        done=report.complete and (score is None or 100 * score >= lesson.mastery),
    )


def missed(report: Report) -> list[StepReport]:
    """Return the steps that count and have less than a full point."""
    return [step for step in report.steps if step.counts and step.credit < 1.0]


def found(report: Report) -> list[StepReport]:
    """Return the predictions that were compared: the student's own values, the run's values and the published
    values.
    """
    return [step for step in report.steps if step.kind == "predict" and step.answer is not None]

"""The steps of a lesson as the page of its run shows them: answers, and the moment of each step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.export.page.runs import PageStep
from engine.kernel.units import SECOND
from engine.language import say
from engine.recording.recorder import Recording
from engine.studies.exhibits import place_said
from lessons.format.lesson import Lesson
from lessons.play.work import StudentWork
from lessons.report import wording
from lessons.report.builder import report_of
from lessons.report.report import StepReport


def page_steps(
    lesson: Lesson, work: StudentWork, recordings: Mapping[str, Recording], shown: Recording
) -> tuple[str, tuple[PageStep, ...]]:
    """Return the score and the steps; those that are not done show only their titles.

    recordings: by the runs of the lesson. shown: the run of the page; steps with another run have no moment.
    """
    report = report_of(lesson, work, recordings)
    steps = []
    for place, made in enumerate(report.steps):
        recording = recordings.get(lesson.run_of(place))
        same = recording is not None and recording.scenario is shown.scenario
        at = work.steps[made.id].began_at if same and made.id in work.steps else None
        title = say("{0}: {1}", made.title, wording.verdict(made))
        steps.append(PageStep(title, tuple(_lines(made)), None if at is None else at / SECOND))
    return say("{0}: {1}", report.title, wording.score(report)), tuple(steps)


def _lines(made: StepReport) -> Iterator[str]:
    if made.state != "done":
        return  # correct answers would help with the open ones
    if made.answer_text:
        yield say("You: {0}", made.answer_text)
    if made.truth_text:
        yield say("This run: {0}", made.truth_text)
    if made.published_text:
        where = say("Published ({0})", place_said(made.where)) if made.where else say("Published")
        yield say("{0}: {1}", where, made.published_text)
    if made.sentence:
        yield made.sentence
    yield from (say("Command: {0}", line) for line in made.commands)

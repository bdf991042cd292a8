"""The lesson's own solution as a submission: plays its steps and notes the commands."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.sim import Simulation
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.format.models import MAKES, Act, Step
from lessons.grading.submission import Submission, SubmissionError
from lessons.play.drawings import MAX_DRAWING_BYTES
from lessons.play.machine import LessonRuns, Unreached, carry_out, go
from lessons.play.machine_settings import DRAWING, act_settings


def reference(lesson: Lesson) -> Submission:
    """Return the solutions of all steps as one submission. Raises SubmissionError if a step fails."""
    return _played(str(lesson.folder.path))


@lru_cache(maxsize=4)
def _played(folder: str) -> Submission:
    lesson = load_lesson(folder)
    machines = LessonRuns(lesson)
    answers: dict[str, Any] = {}
    graded = list(dict.fromkeys(figure.run for figure in lesson.figures))
    for place, step in enumerate(lesson.steps):
        if lesson.run_of(place) in graded:
            try:
                _play(lesson, step, machines, answers)
            except Unreached as error:
                raise SubmissionError(f"{step.title or step.id}: {error}") from None
    return Submission({run: machines.run(run).commands for run in graded}, answers)


def _play(lesson: Lesson, step: Step, machines: LessonRuns, answers: dict[str, Any]) -> None:
    run = lesson.run_of(lesson.index(step.id))
    machine = machines.run(run)
    if step.at is not None:
        go(machine, step.at, after=-1)
    if step.until:
        go(machine, step.until)
    for act in step.solution:
        machine = _carry_out(lesson, step, act, machines, machine, answers)


def _carry_out(
    lesson: Lesson, step: Step, act: Act, machines: LessonRuns, machine: Simulation, answers: dict[str, Any]
) -> Simulation:
    if act.tool not in MAKES:
        carry_out(machine, act, lesson.folder)
        return machine
    answers[step.id] = dict(act.build or {})
    if act.drawing is not None:
        answers[step.id] = {DRAWING: lesson.folder.text(act.drawing, MAX_DRAWING_BYTES)}
    return machines.make(lesson.run_of(lesson.index(step.id)), act_settings(lesson, step, act))

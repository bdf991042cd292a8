"""The right answer of each prediction of a lesson, from playing it without a window."""

from __future__ import annotations

import gc
from typing import Any

from lessons.format.lesson import Lesson
from lessons.format.models import MAKES, Step
from lessons.play.machine import LessonRuns, carry_out, go, play_point, series
from lessons.play.machine_settings import act_settings
from lessons.play.truth import option_truth, truth


def right_answers(lesson: Lesson, student: str) -> dict[str, Any]:
    """Answers by step, in the shape in which they are given; also those of choices that are explained."""
    machines, found = LessonRuns(lesson, student), _series(lesson, student)
    for place, step in enumerate(lesson.steps):
        run = lesson.run_of(place)
        if run and step.kind != "sweep":
            _play(lesson, step, run, machines)
        asked = lesson.steps[lesson.index(step.predict)] if step.predict else step
        if step.form == "choice" and step.kind != "predict":
            found[step.id] = option_truth(step, machines.run(run).recording() if run else None)
        if step.kind == "compare" and asked.form != "series":
            recording = machines.run(run).recording()
            found[asked.id] = truth(lesson, asked, recording)
    del machines
    gc.collect()  # simulations refer to themselves, and each holds its past
    return found


def _play(lesson: Lesson, step: Step, run: str, machines: LessonRuns) -> None:
    machine = machines.run(run)
    if step.at is not None:
        go(machine, step.at, after=-1)
    if step.until:
        go(machine, step.until)
    for act in step.solution:
        if act.tool in MAKES:
            machine = machines.make(run, act_settings(lesson, step, act))
        else:
            carry_out(machine, act, lesson.folder)


def _series(lesson: Lesson, student: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, sweep in lesson.sweeps.items():
        points = {point.id: play_point(lesson, name, point.id, student) for point in sweep.points}
        found |= {step.id: series(lesson, step, points) for step in lesson.asked_of(name)}
    return found

"""Walks through a lesson with all its solutions, without a window: the end of each step, and its answer."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from os import cpu_count
from typing import Any

from engine.recording.recorder import Recording
from engine.sim import Simulation
from lessons.format.lesson import Lesson
from lessons.format.models import ASKS, MAKES, Step
from lessons.play.machine import LessonRuns, NoSweepFigure, Unreached, carry_out, go, play_point, series
from lessons.play.machine_settings import act_settings
from lessons.play.truth import option_truth, truth


@dataclass(frozen=True)
class Stop:
    """The end of a step: its run, None if the step has no run, and the answers known by then, by step id."""

    place: int
    recording: Recording | None
    answers: dict[str, Any]


def walk(lesson: Lesson, student: str = "") -> Iterator[Stop]:
    """Yield the end of each step; a step whose moment does not come leaves the run at its end.

    Raises ScenarioError and SimulationError.
    """
    walker = _Walker(lesson, student)
    for place in range(len(lesson.steps)):
        yield walker.step(place)


class _Walker:
    def __init__(self, lesson: Lesson, student: str) -> None:
        self.lesson, self.machines = lesson, LessonRuns(lesson, student)

    def step(self, place: int) -> Stop:
        step, run = self.lesson.steps[place], self.lesson.run_of(place)
        if step.kind == "sweep":
            return Stop(place, self._recording(run), self._sweep(step.sweep))
        if not run:
            return Stop(place, None, self._explained(step, None))
        try:
            machine = self._end(step, run)
        except Unreached:
            machine = self.machines.run(run)
        recording = machine.recording()
        return Stop(place, recording, self._compared(step, recording) | self._explained(step, recording))

    def _recording(self, run: str) -> Recording | None:
        return self.machines.run(run).recording() if run else None

    def _end(self, step: Step, run: str) -> Simulation:
        """Return the machine of a step at the end of the step. Raises Unreached."""
        machine = self.machines.run(run)
        if step.at is not None:
            go(machine, step.at, after=-1)
        if step.until:
            go(machine, step.until)
        if step.kind == "compare":
            asked = self.lesson.asked_by(step)
            if asked.form != "series" and truth(self.lesson, asked, machine.recording()) is None:
                go(machine, asked.at_time or asked.to_time or "0s")
        return self._solved(step, run, machine) if step.kind == "do" else machine

    def _solved(self, step: Step, run: str, machine: Simulation) -> Simulation:
        for act in step.solution:
            if act.tool in MAKES:
                machine = self.machines.make(run, act_settings(self.lesson, step, act))
            else:
                carry_out(machine, act, self.lesson.folder)
        return machine

    def _compared(self, step: Step, recording: Recording) -> dict[str, Any]:
        if step.kind != "compare" or self.lesson.asked_by(step).form == "series":
            return {}
        found = truth(self.lesson, self.lesson.asked_by(step), recording)
        return {} if found is None else {self.lesson.asked_by(step).id: found}

    def _explained(self, step: Step, recording: Recording | None) -> dict[str, Any]:
        found = option_truth(step, recording) if step.kind in ASKS and step.form == "choice" else None
        return {} if found is None else {step.id: found}

    def _sweep(self, sweep: str) -> dict[str, Any]:
        """Return the series of all steps that ask about a sweep; points are simulated in parallel."""
        points = [point.id for point in self.lesson.sweeps[sweep].points]
        with ThreadPoolExecutor(cpu_count() or 1) as pool:
            runs = [
                pool.submit(play_point, self.lesson, sweep, point, self.machines.student) for point in points
            ]
        try:
            results = {point: run.result() for point, run in zip(points, runs, strict=True)}
        except NoSweepFigure:
            return {}
        found = {step.id: series(self.lesson, step, results) for step in self.lesson.asked_of(sweep)}
        return {id: values for id, values in found.items() if values is not None}

"""Sweeps: runs over one parameter, simulated without a window from start to end."""

from __future__ import annotations

from collections.abc import Mapping

from engine.language import say
from engine.recording.recorder import Recording
from engine.sim import Simulation
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.play.machine import MEMORY, SLICE
from lessons.play.truth import figure

Results = Mapping[str, Mapping[str, float]]  # point -> step -> figure


class NoSweepFigure(Exception):
    """A run ended before a step's figure was known; the text says which."""


def play_point(lesson: Lesson, sweep: str, point: str, student: str = "") -> dict[str, float]:
    """Simulate one point of a sweep; return the figure of each step that asks about the sweep.

    Raises ScenarioError for settings that do not fit, SimulationError, and NoFigure.
    """
    base = lesson.sweeps[sweep].run
    settings = next(item.settings for item in lesson.sweeps[sweep].points if item.id == point)
    simulation = Simulation(lesson.built(base, settings), lesson.seed(base, student), MEMORY)
    asked = lesson.asked_of(sweep)
    while missing := [step.id for step in asked if figure(step, simulation.recording()) is None]:
        if simulation.now >= simulation.scenario.until:
            raise NoSweepFigure(say("the run at point {0} has no figure for {1}", point, ", ".join(missing)))
        simulation.seek(min(simulation.now + SLICE, simulation.scenario.until))
    return _figures(asked, simulation.recording())


def _figures(asked: list[Step], recording: Recording) -> dict[str, float]:
    found = {step.id: figure(step, recording) for step in asked}
    return {id: value for id, value in found.items() if value is not None}


def series(lesson: Lesson, step: Step, results: Results) -> dict[str, float] | None:
    """Return the figures of a step by point; None before all points have been simulated."""
    points = [point.id for point in lesson.sweeps[step.sweep].points]
    known = {id: results[id][step.id] for id in points if step.id in results.get(id, {})}
    return known if len(known) == len(points) else None

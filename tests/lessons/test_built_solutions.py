"""Machines that students build in lessons 11 and 12: other right ways, and those that fail at one goal."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons.goals import GoalState, goal_state
from lessons.load import load_lesson
from lessons.machine import Machines, go

LESSONS = Path(__file__).parents[2] / "lessons"


def built(folder: str, step_id: str, until: str, **values: str | int) -> list[GoalState]:
    """The goals of a step at `until`, on a machine with these values of its dials."""
    lesson = load_lesson(LESSONS / folder)
    place = lesson.index(step_id)
    step = lesson.steps[place]
    machine = Machines(lesson).build(lesson.run_of(place), step, values)
    go(machine, until)
    return goal_state(lesson, step, machine.recording(), 0)


@pytest.mark.parametrize(
    ("idle", "web", "failed"),
    [("yes", "no", []), ("no", "no", [0]), ("yes", "yes", [1]), ("no", "yes", [0, 1])],
)
def test_at_a_mixed_site_the_idle_guests_alone_get_the_patch(idle: str, web: str, failed: list[int]) -> None:
    states = built("11_the_patch", "mixed", "20s", idle=idle, web=web)
    assert [number for number, state in enumerate(states) if not state.holds] == failed

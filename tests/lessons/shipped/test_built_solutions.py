"""Machines that students build in the lessons on the patch: other right ways, and those that fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons.play.goals import GoalState, goal_state, reached
from lessons.play.machine import LessonRuns, go
from tests.lessons.shipped.test_other_solutions import shipped

LESSONS = Path(__file__).parents[3] / "lessons"


def built(folder: str, step_id: str, until: str, **values: str | int) -> list[GoalState]:
    """The goals of a step at `until`, on a machine with these values of its dials."""
    lesson = shipped(folder)
    place = lesson.index(step_id)
    step = lesson.steps[place]
    machine = LessonRuns(lesson).build(lesson.run_of(place), step, values)
    go(machine, until)
    return goal_state(lesson, step, machine.recording(), 0)


@pytest.mark.parametrize(
    ("idle", "web", "failed"),
    [("yes", "no", []), ("no", "no", [0]), ("yes", "yes", [1]), ("no", "yes", [0, 1])],
)
def test_at_a_mixed_site_the_idle_guests_alone_get_the_patch(idle: str, web: str, failed: list[int]) -> None:
    states = built("26_the_patch_with_busy_guests", "mixed", "20s", idle=idle, web=web)
    assert [number for number, state in enumerate(states) if not state.holds] == failed


HOUSES: dict[str, tuple[dict[str, str | int], int]] = {  # what is built, and which bonus goals it is worth
    "400 without the patch, on 4.3": ({"release": "4.3", "guests": 400}, 0),
    "400 without the patch, on 4.4": ({"release": "4.4", "guests": 400}, 0),
    "900 with it on the old release": ({"guests": 900, "idle": "yes"}, 1),
    "1,500 with more central storage": ({"release": "4.3", "guests": 1500, "idle": "yes", "split": "4"}, 2),
}


@pytest.mark.slow
@pytest.mark.parametrize("way", HOUSES)
def test_a_house_is_filled_in_ways_of_different_worth(way: str) -> None:
    values, worth = HOUSES[way]
    states = built("29_many_idle_guests", "challenge", "24s", **values)
    assert reached(states), [state.why_not for state in states if not state.holds]
    assert sum(state.holds for state in states if state.bonus) == worth


FAILING: dict[
    str, tuple[dict[str, str | int], int]
] = {  # which goal does not hold: users, master, ticks, DASD, servers
    "600 without the patch, on 4.2": ({"guests": 600}, 2),
    "600 without the patch, on 4.3": ({"release": "4.3", "guests": 600}, 4),
    "the servers patched as well": ({"release": "4.3", "guests": 900, "idle": "yes", "web": "yes"}, 4),
    "too many for the frames": ({"release": "4.3", "guests": 2000, "idle": "yes"}, 4),
    "too many for all storage": ({"release": "4.3", "guests": 3000, "idle": "yes", "split": "8"}, 3),
}


@pytest.mark.slow
@pytest.mark.parametrize("way", FAILING)
def test_what_fails_in_a_house_that_is_too_full(way: str) -> None:
    values, goal = FAILING[way]
    states = built("29_many_idle_guests", "challenge", "24s", **values)
    assert states[0].holds
    assert not states[goal].holds


@pytest.mark.slow
@pytest.mark.parametrize(("release", "enough"), [("4.2", False), ("4.4", True)])
def test_without_the_patch_the_release_decides(release: str, enough: bool) -> None:
    assert reached(built("28_two_plans", "no-patch", "24s", release=release, guests=570)) == enough

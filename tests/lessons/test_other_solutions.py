"""A step that has to be done can be done in more ways than its solution, and what fails is seen to fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons.goals import goal_state
from lessons.load import load_lesson
from lessons.machine import Machines, carry_out, go
from lessons.models import Act

LESSONS = Path(__file__).parents[2] / "lessons"
NIGHT = ("NIGHTW1", "NIGHTW2", "NIGHTO1", "NIGHTO2")
DAY = ("SEND CP DAYW1 IPL 0150", "SEND CP DAYW2 IPL 0150", "XAUTOLOG DAYO1", "XAUTOLOG DAYO2")


def reached(folder: str, step_id: str, *acts: str, wait: str) -> list[bool]:
    """Which goals hold `wait` after these acts: commands to CP, "USERID$ line", a change, "+TIME"."""
    lesson = load_lesson(LESSONS / folder)
    place = lesson.index(step_id)
    machine = Machines(lesson).run(lesson.run_of(place))
    steps = lesson.steps[: place + 1]
    for before in steps:  # where the step begins, without what others before it ask for
        if lesson.run_of(lesson.index(before.id)) == lesson.run_of(place) and (before.at or before.until):
            if before.at is not None:
                go(machine, before.at, after=-1)
            if before.until is not None:
                go(machine, before.until)
    began = machine.now
    for act in (*acts, wait):
        reply = carry_out(machine, _act(act))
        assert not reply.number, reply.lines
    return [state.holds for state in goal_state(lesson, steps[-1], machine.recording(), began)]


def _act(text: str) -> Act:
    if text.startswith("+"):
        return Act(run=text)
    if text.startswith("parameters."):
        return Act(change=text)
    userid, dollar, line = text.partition("$ ")
    return Act(shell=line, on=userid) if dollar else Act(cp=text)


def _suspend(*userids: str) -> tuple[str, ...]:
    return tuple(f"{userid}$ echo disk > /sys/power/state" for userid in userids)


def _force(*userids: str) -> tuple[str, ...]:
    return tuple(f"FORCE {userid}" for userid in userids)


def _stop(*userids: str) -> tuple[str, ...]:
    return tuple(f"SEND CP {userid} STOP CPU ALL" for userid in userids)


@pytest.mark.parametrize(
    "act", ["SET QUICKDSP POLLER ON", "SEND CP POLLER STOP CPU ALL", "SET SRM STORBUF 300 250 200"]
)
def test_there_are_three_ways_to_get_the_processor_back(act: str) -> None:
    assert all(reached("01_how_cp_schedules", "repair", act, wait="+5m"))


def test_the_processor_does_not_come_back_by_itself() -> None:
    assert not all(reached("01_how_cp_schedules", "repair", wait="+5m"))


@pytest.mark.parametrize("guest", ["ALPHA", "CHARLIE", "DELTA"])
def test_any_guest_that_pauses_ends_the_page_reads(guest: str) -> None:
    assert all(reached("02_where_a_page_lives", "calm-down", *_stop(guest), wait="+5m"))


@pytest.mark.parametrize(("act", "goal"), [("SEND CP BRAVO STOP CPU ALL", 1), ("FORCE DELTA", 2)])
def test_page_reads_that_end_at_the_wrong_price_do_not_count(act: str, goal: int) -> None:
    assert not reached("02_where_a_page_lives", "calm-down", act, wait="+5m")[goal]


SHIFTS = {
    "both application servers": (*_suspend(*NIGHT[:2]), "+20s", *_force(*NIGHT[:2]), *DAY),
    "databases go, servers stop": (
        *_stop(*NIGHT[:2]),
        *_suspend(*NIGHT[2:]),
        "+20s",
        *_force(*NIGHT[2:]),
        *DAY,
    ),
}


@pytest.mark.parametrize("way", SHIFTS)
def test_the_shift_changes_in_other_ways(way: str) -> None:
    assert all(reached("07_shift_change", "challenge", *SHIFTS[way], wait="+4m"))


FAILING = {  # which goal does not hold
    "the day shift alone": (DAY, 3),
    "all stopped": ((*_stop(*NIGHT), *DAY), 3),
    "all suspended and logged on": ((*_suspend(*NIGHT), "+20s", *DAY), 3),
    "one guest gone is too few": ((*_suspend(NIGHT[0]), "+20s", *_force(NIGHT[0]), *DAY), 2),
    "too late for the users": ((*_suspend(*NIGHT), "+2m", *_force(*NIGHT), *DAY), 0),
    "images thrown away": ((*_force(*NIGHT), *DAY, *(f"XAUTOLOG {guest}" for guest in NIGHT)), 4),
}


@pytest.mark.parametrize("way", FAILING)
def test_what_fails_at_the_shift_change(way: str) -> None:
    acts, goal = FAILING[way]
    assert not reached("07_shift_change", "challenge", *acts, wait="+4m")[goal]


@pytest.mark.parametrize(("limit", "enough"), [("40ms", True), ("90ms", False)])
def test_a_poller_sleeps_when_test_idle_is_short(limit: str, enough: bool) -> None:
    change = f"parameters.test_idle={limit}"
    assert all(reached("01_how_cp_schedules", "shorter", change, wait="+30s")) == enough

"""A step that has to be done can be done in more ways than its solution, and what fails is seen to fail."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

import pytest

from engine.sim import Simulation
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.format.models import Act
from lessons.play.goals import goal_state
from lessons.play.machine import LessonRuns, carry_out, go

LESSONS = Path(__file__).parents[3] / "lessons"
NIGHT = ("NIGHTW1", "NIGHTW2", "NIGHTO1", "NIGHTO2")
DAY = ("SEND CP DAYW1 IPL 0150", "SEND CP DAYW2 IPL 0150", "XAUTOLOG DAYO1", "XAUTOLOG DAYO2")


@cache
def shipped(folder: str) -> Lesson:
    """A lesson of the program, loaded once."""
    return load_lesson(LESSONS / folder)


@lru_cache(maxsize=1)
def _start(folder: str, step_id: str) -> Simulation:
    """Where the step begins, without what other steps before it ask for: the same for each way to do it."""
    lesson = shipped(folder)
    place = lesson.index(step_id)
    run = lesson.run_of(place)
    machine = LessonRuns(lesson).run(run)
    for number, before in enumerate(lesson.steps[: place + 1]):
        if lesson.run_of(number) == run:
            if before.at is not None:
                go(machine, before.at, after=-1)
            if before.until:
                go(machine, before.until)
    return machine


def reached(folder: str, step_id: str, *acts: str, wait: str) -> list[bool]:
    """Which goals hold `wait` after these acts: commands to CP, "USERID$ line", a change, "+TIME"."""
    lesson, machine = shipped(folder), _start(folder, step_id).fork()
    began = machine.now
    for act in (*acts, wait):
        reply = carry_out(machine, _act(act))
        assert not reply.number, reply.lines
    step = lesson.steps[lesson.index(step_id)]
    return [state.holds for state in goal_state(lesson, step, machine.recording(), began)]


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
    assert all(reached("06_the_eligible_list", "repair", act, wait="+5m"))


def test_the_processor_does_not_come_back_by_itself() -> None:
    assert not all(reached("06_the_eligible_list", "repair", wait="+5m"))


@pytest.mark.parametrize("student", ["", "Ada", "Ben", "Cleo"])
def test_one_busy_guest_and_the_poller_keep_two_busy_guests_waiting(student: str) -> None:
    """The steps that watch and explain this are about one moment, which differs for each student."""
    lesson = shipped("06_the_eligible_list")
    machine = LessonRuns(lesson, student).run("narrow")
    watch = lesson.steps[lesson.index("narrow")]
    go(machine, str(watch.at), after=-1)
    go(machine, str(watch.until))
    lists = [line.split()[:2] for line in machine.execute("INDICATE QUEUES EXP", "MAINT").lines]
    listed = {userid for userid, name in lists if name[0] == "Q"}
    waiting = {userid for userid, name in lists if name[0] == "E"}
    assert "POLLER" in listed
    assert len(listed) == len(waiting) == 2
    assert waiting < {"BUSY1", "BUSY2", "BUSY3"}


@pytest.mark.parametrize("guest", ["ALPHA", "CHARLIE", "DELTA"])
def test_any_guest_that_pauses_ends_the_page_reads(guest: str) -> None:
    assert all(reached("08_when_all_storage_is_full", "calm-down", *_stop(guest), wait="+5m"))


@pytest.mark.parametrize(("act", "goal"), [("SEND CP BRAVO STOP CPU ALL", 1), ("FORCE DELTA", 2)])
def test_page_reads_that_end_at_the_wrong_price_do_not_count(act: str, goal: int) -> None:
    assert not reached("08_when_all_storage_is_full", "calm-down", act, wait="+5m")[goal]


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
    assert all(reached("18_shift_change", "challenge", *SHIFTS[way], wait="+4m"))


FAILING = {  # which goal does not hold
    "the day shift alone": (DAY, 3),
    "all stopped": ((*_stop(*NIGHT), *DAY), 3),
    "all suspended and logged on": ((*_suspend(*NIGHT), "+20s", *DAY), 3),
    "one guest gone is too few": ((*_suspend(NIGHT[0]), "+20s", *_force(NIGHT[0]), *DAY), 2),
    "too late for the users": ((*_suspend(*NIGHT), "+2m", *_force(*NIGHT), *DAY), 0),
    "images thrown away": ((*_force(*NIGHT), *DAY, *(f"XAUTOLOG {guest}" for guest in NIGHT)), 4),
}


@pytest.mark.slow
@pytest.mark.parametrize("way", FAILING)
def test_what_fails_at_the_shift_change(way: str) -> None:
    acts, goal = FAILING[way]
    assert not reached("18_shift_change", "challenge", *acts, wait="+4m")[goal]


@pytest.mark.parametrize(("limit", "enough"), [("40ms", True), ("90ms", False)])
def test_a_poller_sleeps_when_test_idle_is_short(limit: str, enough: bool) -> None:
    change = f"parameters.test_idle={limit}"
    assert all(reached("05_how_cp_schedules", "shorter", change, wait="+30s")) == enough


TICKS = "20_six_hundred_idle_guests"
LIMIT = "22_the_limit_of_the_master"
LOCK = "24_the_scheduler_lock"


def test_a_stopped_guest_has_no_ticks() -> None:
    assert all(reached(TICKS, "sleep", "SEND CP LINUX003 STOP CPU ALL", wait="+15s"))


FAILING_TO_SLEEP = {  # which goal does not hold
    "nothing is done": ((), 0),
    "test idle does not matter to a tick": (("SET SHARE LINUX003 RELATIVE 1",), 0),
    "gone, with its memory": (_force("LINUX003"), 1),
    "the wrong one": (_stop("LINUX001"), 2),
}


@pytest.mark.parametrize("way", FAILING_TO_SLEEP)
def test_what_lets_no_guest_sleep(way: str) -> None:
    acts, goal = FAILING_TO_SLEEP[way]
    assert not reached(TICKS, "sleep", *acts, wait="+15s")[goal]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "enough"),
    [
        ("master_share=0.02", True),  # not all of the bond need go
        ("master_share=0.1", False),
        ("hold=1us", False),  # quicker timers are not enough
        ("interrupt=0us", False),
        ("steal=0us", False),
        ("test_idle=1s", False),
    ],
)
def test_what_brings_the_master_back(change: str, enough: bool) -> None:
    assert all(reached(LIMIT, "untie", f"parameters.{change}", wait="+8s")) == enough


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "enough"),
    [
        ("hold=2us", True),
        ("before=2us", False),  # faster outside: back at the lock sooner
        ("interrupt=0us", False),
        ("test_idle=1s", False),
    ],
)
def test_what_relieves_the_lock(change: str, enough: bool) -> None:
    assert all(reached(LOCK, "relieve", f"parameters.{change}", wait="+5s")) == enough


def built(folder: str, step_id: str, wait: str, **values: str | int) -> list[bool]:
    """Which goals hold `wait` after a machine was built with these values of its dials."""
    lesson = shipped(folder)
    step = lesson.steps[lesson.index(step_id)]
    machine = LessonRuns(lesson).build(lesson.run_of(lesson.index(step_id)), step, values)
    go(machine, wait)
    return [state.holds for state in goal_state(lesson, step, machine.recording(), 0)]


EDGE = {550: [False, True], 640: [True, True], 750: [True, False]}  # users: which goals hold


@pytest.mark.slow
@pytest.mark.parametrize(("guests", "goals"), EDGE.items())
def test_the_edge_lies_between_too_few_and_too_many(guests: int, goals: list[bool]) -> None:
    assert built(LIMIT, "search", "+10s", guests=guests) == goals

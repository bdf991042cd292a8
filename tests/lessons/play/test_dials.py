"""A step in which students build the machine themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lessons.format.error import LessonError
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.play.goals import goal_state, reached
from lessons.play.machine import LessonRuns, go
from lessons.play.machine_settings import DialError, chosen, settings_of, text_of
from lessons.play.play import Play
from lessons.play.work import new_work
from lessons.proof.check import check
from tests.lessons.example import TABLE
from tests.lessons.play.dialled import STEP, write_dialled


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    return load_lesson(write_dialled(tmp_path / "lesson"))


def test_a_lesson_with_dials_proves_itself(tmp_path: Path) -> None:
    assert [str(finding) for finding in check(write_dialled(tmp_path / "lesson"))] == []


def test_what_is_chosen_becomes_settings(lesson: Lesson) -> None:
    step = lesson.steps[-1]
    assert chosen(step, {}) == {"storage": "little", "guests": 1}
    assert settings_of(step, {"guests": 3}) == ("guests.two.count=3",)
    assert settings_of(step, {"storage": "much"})[:2] == ("lpar.frames=20000p", "lpar.xstor=16M")
    assert text_of(step, {"storage": "much"}) == "Storage: 20,000 frames; Guests: 1"


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"disks": 1}, "disks: expected one of storage, guests"),
        ({"storage": "none"}, "storage = none: expected one of little, much"),
        ({"guests": 5}, "guests = 5: expected a whole number from 1 to 4"),
        ({"guests": True}, "guests = True: expected"),
    ],
)
def test_what_cannot_be_chosen(lesson: Lesson, values: dict[str, str | int], why: str) -> None:
    with pytest.raises(DialError, match=why):
        chosen(lesson.steps[-1], values)


def test_the_machine_is_built_with_the_students_seed(lesson: Lesson) -> None:
    step, machines = lesson.steps[-1], LessonRuns(lesson, "Ada")
    built = machines.build("small", step, {"guests": 3})
    assert built is machines.run("small")
    assert (len(built.scenario.guests), built.now, built.seed) == (4, 0, lesson.seed("small", "Ada"))


def test_a_step_is_done_without_its_bonus_and_better_with_it(lesson: Lesson) -> None:
    step, machines = lesson.steps[-1], LessonRuns(lesson)
    for guests, extra in ((2, False), (4, True)):
        machine = machines.build("small", step, {"storage": "much", "guests": guests})
        go(machine, "16s")
        play = Play(lesson, new_work(lesson))
        play.go(len(lesson.steps) - 1)
        play.began(0)
        states = goal_state(lesson, step, machine.recording(), 0)
        assert reached(states)
        assert states[1].holds == extra
        judged = play.judge(machine.recording())
        assert judged is not None
        assert judged.right
        assert ("Ten thousand" in judged.sentence) == extra


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('allow = ["build"]', 'allow = ["cp"]', 'dials: expected dials if and only if allow has "build"'),
        (
            'at = "0:00:00"\nallow = ["build"]',
            'at = "5s"\nallow = ["build"]',
            "where a built machine starts",
        ),
        ("start = 1", "start = 7", "start = 7: expected a number from 1 to 4"),
        ('setting = "guests.two.count", ', "", "expected either at least two options, or setting"),
        ('id = "guests", title', 'id = "storage", title', "expected a unique ID"),
        (
            'text = "Much is in real storage" }',
            'text = "Much", bonus = true }',
            "expected at least one goal without keep or bonus",
        ),
    ],
)
def test_dials_that_do_not_go_together(tmp_path: Path, old: str, new: str, why: str) -> None:
    assert STEP.count(old) == 1
    with pytest.raises(LessonError, match=why):
        load_lesson(write_dialled(tmp_path / "lesson", TABLE + STEP.replace(old, new)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"lpar.xstor=16M"', '"lpar.xstore=16M"', "steps.18.dials.1: .*lpar.xstore"),
        ("most = 4", "most = 9000", "steps.18.dials.2: .*guests.two.count"),
        ("guests = 4 }", "guests = 9 }", "steps.18.solution.1.build: guests = 9: expected"),
        ("above = 10000", "above = 99000", "steps.18.goals.2: the goal does not hold after the solution"),
    ],
)
def test_dials_that_make_no_machine(tmp_path: Path, old: str, new: str, why: str) -> None:
    assert STEP.count(old) == 1
    found = check(write_dialled(tmp_path / "lesson", TABLE + STEP.replace(old, new)), [""])
    assert any(re.search(why, str(finding)) for finding in found), [str(finding) for finding in found]

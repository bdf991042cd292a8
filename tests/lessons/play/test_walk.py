"""Walks through lessons, and what a trainer expects of their steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lessons.format.lesson import Lesson
from lessons.format.load import folders, load_lesson
from lessons.format.plan import minutes, planned
from lessons.play.expected import class_options, expected, published_lines, right_letters
from lessons.play.walk import walk

TEMPLATE = Path(__file__).parents[3] / "lessons" / "template"


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return load_lesson(TEMPLATE)


@pytest.fixture(scope="module")
def answers(lesson: Lesson) -> dict[str, Any]:
    found: dict[str, Any] = {}
    places = []
    for stop in walk(lesson):
        places.append(stop.place)
        found |= stop.answers
    assert places == list(range(len(lesson.steps)))
    return found


def step(lesson: Lesson, id: str) -> Any:
    return lesson.steps[lesson.index(id)]


def test_every_question_that_a_run_or_an_author_answers_has_its_answer(
    lesson: Lesson, answers: dict[str, Any]
) -> None:
    asked = {one.id for one in lesson.steps if one.kind in ("predict", "explain", "recall")}
    assert set(answers) == asked - {one.id for one in lesson.steps if one.form == "text"}
    assert answers["who"] == "one"
    assert list(answers["by-size"]) == ["11000", "12000", "13000"]
    assert answers["by-size"]["11000"] > answers["by-size"]["13000"]
    assert answers["how-many"] > 1000  # as the option that holds says


def test_a_trainer_sees_the_answer_and_each_mistake(lesson: Lesson, answers: dict[str, Any]) -> None:
    asked, compared = step(lesson, "who"), step(lesson, "who-it-was")
    before = expected(lesson, asked, {})
    assert before.answers[0] == "The run decides which answer is right."
    after = expected(lesson, asked, answers)
    assert "LNK00001, which is suspended" in after.answers[0]
    wrong = [option.text for option in asked.options if option.id != "one"]
    assert {text for text in wrong if any(text in mistake for mistake, _ in after.misconceptions)} == set(
        wrong
    )
    assert expected(lesson, compared, answers) == after


def test_letters_name_the_right_option_as_the_class_sees_it(lesson: Lesson, answers: dict[str, Any]) -> None:
    asked = step(lesson, "who")
    (letter,) = right_letters(lesson, asked, answers["who"])
    assert class_options(lesson, asked)[letter].id == "one"
    assert right_letters(lesson, asked, None) == []  # the run decides, and has not yet
    recalled = step(lesson, "what-is-a-frame")
    (letter,) = right_letters(lesson, recalled, None)
    assert class_options(lesson, recalled)[letter].right


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_shipped_lessons_have_plans_and_expectations(folder: Path) -> None:
    lesson = load_lesson(folder)
    assert sum(planned(lesson)) == pytest.approx(lesson.minutes)
    assert minutes(lesson) > 0
    for one in lesson.steps:
        found = expected(lesson, one, {})
        cited = one.fact or one.facts
        assert all(line in found.answers for line in published_lines(lesson, one))
        assert bool(published_lines(lesson, one)) or not cited
        assert found.answers or one.form not in ("choice",)

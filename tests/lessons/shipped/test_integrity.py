"""No shipped lesson can be passed by the place of an answer, or by what its author typed in."""

from __future__ import annotations

from collections import Counter

import pytest

from lessons.format.lesson import Lesson, student_seed
from lessons.format.load import folders, load_lesson
from lessons.format.models import ASKS
from lessons.play.expected import shuffled


@pytest.fixture(scope="module")
def lessons() -> list[Lesson]:
    return [load_lesson(folder) for folder in folders()]


def test_right_answers_are_at_every_place_equally_often(lessons: list[Lesson]) -> None:
    """Over 40 students: as often first as last, to within three standard deviations of chance."""
    places: dict[int, Counter[int]] = {}
    for lesson in lessons:
        for step in lesson.steps:
            keyed = any(option.right for option in step.options)  # else the run decides
            if step.form != "choice" or step.kind not in ASKS or not keyed:
                continue
            for number in range(40):
                options = shuffled(step, student_seed(f"student {number}", lesson.id))
                right = next(place for place, option in enumerate(options) if option.right)
                places.setdefault(len(options), Counter())[right] += 1
    assert sum(sum(found.values()) for found in places.values()) > 40 * 50
    for count, found in places.items():
        share, all_of_them = 1 / count, sum(found.values())
        allowed = 3 * (all_of_them * share * (1 - share)) ** 0.5
        for place in range(count):
            assert abs(found[place] - all_of_them * share) <= allowed, (count, place, found)


def test_right_answers_are_as_often_the_longest_as_others(lessons: list[Lesson]) -> None:
    """Who ticks the longest answer is right as often as chance allows, to within three deviations."""
    shares, longest = [], 0
    for lesson in lessons:
        for step in lesson.steps:
            if step.form == "choice" and any(option.right for option in step.options):
                shares.append(1 / len(step.options))
                right = next(option for option in step.options if option.right)
                longest += all(len(right.text) >= len(option.text) for option in step.options)
    expected = sum(shares)
    allowed = 3 * sum(share * (1 - share) for share in shares) ** 0.5
    assert abs(longest - expected) <= allowed, (longest, expected)


def test_one_student_sees_the_same_order_again(lessons: list[Lesson]) -> None:
    step = next(step for lesson in lessons for step in lesson.steps if len(step.options) == 4)
    assert shuffled(step, 5) == shuffled(step, 5)
    assert len({tuple(option.id for option in shuffled(step, seed)) for seed in range(200)}) == 24


def test_the_run_decides_predictions(lessons: list[Lesson]) -> None:
    keyed = {
        f"{lesson.id}/{step.id}"
        for lesson in lessons
        for step in lesson.steps
        if step.kind == "predict" and step.form == "choice" and not any(o.decided for o in step.options)
    }
    assert not keyed


def test_answers_in_words_have_a_model_and_a_rubric(lessons: list[Lesson]) -> None:
    words = [step for lesson in lessons for step in lesson.steps if step.form == "text"]
    assert not [step.id for step in words if not (step.model and step.rubric)]

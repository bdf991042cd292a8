"""A class votes on drawn answers: on the largest part of a bar, and on when a curve is highest."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.classroom.content import question_of, right_of
from engine.kernel.units import SECOND
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.format.models import Step

SHIPPED = Path(__file__).parents[3] / "lessons"


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return load_lesson(SHIPPED / "08_when_all_storage_is_full")


def _step(lesson: Lesson, id: str) -> Step:
    return lesson.steps[lesson.index(id)]


def test_a_class_chooses_where_most_pages_are(lesson: Lesson) -> None:
    step = _step(lesson, "predict-delta")
    question = question_of(lesson, step, "q1")
    assert question is not None
    assert question.title.endswith("where are most pages of BRAVO?")
    assert list(question.options.values()) == ["real storage", "XSTOR", "DASD"]
    parts = {"real": 10.0, "xstor": None, "dasd": 90.0}
    assert right_of(lesson, step, {step.items[0].id: parts}) == ["C"]


@pytest.mark.parametrize(("second", "letter"), [(935, "A"), (960, "B"), (1019, "D"), (1020, "D")])
def test_a_class_chooses_when_a_curve_is_highest(lesson: Lesson, second: int, letter: str) -> None:
    step = _step(lesson, "predict-reads")
    question = question_of(lesson, step, "q1")
    assert question is not None
    assert question.options["A"] == "0:15:30 to 0:15:52"
    curve = [[930 * SECOND, 1.0], [second * SECOND, 5.0], [1020 * SECOND, 2.0 if second < 1020 else 5.0]]
    assert right_of(lesson, step, curve) == [letter]


def test_the_right_letters_are_kept_until_the_run_has_decided(lesson: Lesson) -> None:
    assert right_of(lesson, _step(lesson, "predict-reads"), None) == []

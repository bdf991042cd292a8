"""Answers as they are kept, and how good they are."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.format.models import Step
from lessons.play.answers import AnswerError, checked
from lessons.play.judging import figure_text, judge
from tests.lessons.example import write


@pytest.fixture(scope="module")
def lesson(tmp_path_factory: pytest.TempPathFactory) -> Lesson:
    return load_lesson(write(tmp_path_factory.mktemp("lesson")))


def step(lesson: Lesson, id: str) -> Step:
    return lesson.steps[lesson.index(id)]


BARS = {
    "LNK00001": {"real": 5.0, "xstor": 1.0, "dasd": 0.0},
    "LNK00002": {"real": 1.0, "xstor": 2.0, "dasd": 3.0},
}
RIGHT: list[tuple[str, Any]] = [
    ("guess-pages", 12.5),
    ("guess-state", "works"),
    ("guess-order", ["LNK00002", "LNK00001"]),
    ("guess-bars", BARS),
    ("guess-curve", [[0, 5.0], [10**9, 12000.0]]),
    ("why", "luck"),
    ("say", "Because.\nIt is so."),
    ("end", "Good."),
]
WRONG: list[tuple[str, Any]] = [
    ("guess-pages", "12"),
    ("guess-pages", True),
    ("guess-pages", float("nan")),
    ("guess-pages", 101),
    ("guess-pages", -1),
    ("guess-state", "other"),
    ("guess-state", ["works"]),
    ("guess-order", ["LNK00002"]),
    ("guess-order", ["LNK00002", "LNK00002"]),
    ("guess-order", [["LNK00002"], "LNK00001"]),
    ("guess-bars", {"LNK00001": BARS["LNK00001"]}),
    ("guess-bars", {**BARS, "LNK00001": {"real": 1.0}}),
    ("guess-bars", {**BARS, "LNK00001": {**BARS["LNK00001"], "real": 1e9}}),
    ("guess-curve", [[0, 5.0]]),
    ("guess-curve", [[0, 5.0], [0, 6.0]]),
    ("guess-curve", [[0, 5.0], [-1, 6.0]]),
    ("guess-curve", [[0, 5.0], [1, 6.0, 7.0]]),
    ("guess-curve", [[0, 5.0], [1, 1e9]]),
    ("guess-curve", [[number, 1.0] for number in range(2000)]),
    ("guess-pages", 10**400),
    ("say", "  "),
    ("say", "x" * 30_000),
    ("say", 5),
]


@pytest.mark.parametrize(("id", "value"), RIGHT)
def test_right_answers_are_kept_as_they_are(lesson: Lesson, id: str, value: Any) -> None:
    assert checked(step(lesson, id), value) == value


@pytest.mark.parametrize(("id", "value"), WRONG)
def test_what_is_no_answer_is_refused_with_what_was_expected(lesson: Lesson, id: str, value: Any) -> None:
    with pytest.raises(AnswerError, match="^expected"):
        checked(step(lesson, id), value)


@given(st.recursive(st.none() | st.integers() | st.floats() | st.text(max_size=5), lambda inner: (
    st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
)))  # fmt: skip
def test_anything_is_an_answer_or_refused(lesson: Lesson, value: Any) -> None:
    for one in lesson.steps:
        try:
            kept = checked(one, value)
        except AnswerError:
            continue
        assert checked(one, kept) == kept


@pytest.mark.parametrize(
    ("answer", "truth", "right", "key", "error"),
    [
        (40.0, 50.0, True, "right", -0.2),
        (30.0, 50.0, False, "too-low", -0.4),
        (70.0, 50.0, False, "too-high", 0.4),
        (65.0, 50.0, True, "right", 0.3),
        (0.5, 0.0, True, "right", None),  # within 1% of the field's 0 to 100
        (2.0, 0.0, False, "too-high", None),
    ],
)
def test_a_number(lesson: Lesson, answer: float, truth: float, right: bool, key: str, error: float) -> None:
    judged = judge(step(lesson, "guess-pages"), answer, truth)
    assert (judged.right, judged.key, judged.error) == (right, key, pytest.approx(error) if error else error)
    assert "MB" in judged.sentence


def test_a_choice_tells_why_it_is_wrong(lesson: Lesson) -> None:
    right = judge(step(lesson, "why"), "log", "log")
    assert (right.right, right.key, right.error) == (True, "log", None)
    wrong = judge(step(lesson, "why"), "luck", "log")
    assert (wrong.right, wrong.key, wrong.sentence) == (False, "luck", "Nothing here is luck.")


def test_an_order_counts_pairs(lesson: Lesson) -> None:
    truth = ["a", "b", "c", "d"]
    for answer, error in (
        (["a", "b", "c", "d"], 0),
        (["b", "a", "c", "d"], 1 / 6),
        (["d", "c", "b", "a"], 1),
    ):
        judged = judge(step(lesson, "guess-order"), answer, truth)
        assert judged.right == (error == 0)
        assert judged.error == pytest.approx(error)


def test_bars_are_as_wrong_as_the_worst_of_them(lesson: Lesson) -> None:
    asked = step(lesson, "guess-bars")
    assert judge(asked, BARS, BARS).error == 0
    off = {**BARS, "LNK00002": {"real": 1.0, "xstor": 2.0, "dasd": 1.0}}
    judged = judge(asked, off, BARS)
    assert (judged.right, judged.key) == (False, "bars")
    assert judged.error == pytest.approx(2 / 5)
    assert "Two, DASD, is too low" in judged.sentence
    assert judge(asked, {**BARS, "LNK00002": {"real": 2.0, "xstor": 2.0, "dasd": 3.0}}, BARS).right


def test_a_curve_is_compared_along_the_axis(lesson: Lesson) -> None:
    asked = step(lesson, "guess-curve")
    truth = [[number * 10**9, 6000.0] for number in range(33)]
    assert judge(asked, [[0, 6000.0], [32 * 10**9, 6000.0]], truth).error == 0
    judged = judge(asked, [[0, 0.0], [32 * 10**9, 12000.0]], truth)
    assert judged.error == pytest.approx(3 / 14, abs=0.02)
    assert not judged.right


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0 s"), (0.256, "0.26 s"), (51.23, "51.2 s"), (1534.4, "1,534 s"), (-3.0, "-3.00 s")],
)
def test_figures_have_the_digits_that_count(value: float, text: str) -> None:
    assert figure_text(value, "s") == text


def test_the_distance_of_a_percentage_is_in_percentage_points(lesson: Lesson) -> None:
    asked = step(lesson, "guess-pages").model_copy(update={"unit": "%"})
    assert judge(asked, 60.0, 98.1).sentence.endswith(
        "this run has 98.1%: too low by 38.1 percentage points."
    )

"""No shipped question gives its answer away: by its own text and title, the page before, or the option."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from lessons.format.lesson import Lesson
from lessons.format.load import folders, load_lesson
from lessons.format.models import ASKS, Option, Step

# Words without a meaning of their own; the same word in any option says nothing about which one is right.
COMMON = set(
    "a about all also an and any are as at be been both but by can do does each every for from has have "
    "how if in into is it its less many may more most much must no not of on one only or other out over "
    "same so some than that the their them then there these they this those to two up was were what when "
    "where which who why will with would you your".split()
)
ENDS = ("ing", "ies", "ied", "es", "ed", "s", "ly", "e")
MOST = 0.5  # of the words that only the right option has
MOST_BEFORE = 0.75  # the page before speaks of the same things
REASON = re.compile(r"[:;] |\bbecause\b|\bsince\b|, so\b", re.I)


@pytest.fixture(scope="module")
def asked() -> list[tuple[Lesson, int]]:
    """Return the choices whose right option is fixed, with their lessons."""
    lessons = [load_lesson(folder) for folder in folders()]
    return [(lesson, place) for lesson in lessons for place in _places(lesson)]


def _places(lesson: Lesson) -> Iterator[int]:
    for place, step in enumerate(lesson.steps):
        if step.kind in ASKS and any(option.right for option in step.options):
            yield place


def _words(text: str) -> set[str]:
    shown = re.sub(r"\]\([^)]*\)", "", text).lower()  # of a link only what is read
    found = re.findall(r"[a-z0-9](?:[a-z0-9.,%'-]*[a-z0-9%])?", shown)
    return {_stem(word) for word in found if word not in COMMON}


def _stem(word: str) -> str:
    end = next((end for end in ENDS if word.endswith(end) and len(word) - len(end) >= 3), "")
    return word.removesuffix(end).rstrip("ei")


def _share(step: Step, option: Option, text: set[str]) -> float:
    """Return how many of the words that only this option has stand in the text, as a share."""
    others = [_words(other.text) for other in step.options if other is not option]
    own = _words(option.text).difference(*others)
    return len(own & text) / len(own) if own else 0.0


def _stands_in(step: Step, text: str, most: float) -> bool:
    shares = {option.id: _share(step, option, _words(text)) for option in step.options}
    right = shares.pop(next(option.id for option in step.options if option.right))
    return right > most and right > max(shares.values())


def _text(step: Step) -> str:
    return f"{step.title} {step.markdown}"


def test_no_answer_stands_in_its_question_or_in_the_title(asked: list[tuple[Lesson, int]]) -> None:
    steps = [(lesson, lesson.steps[place]) for lesson, place in asked]
    assert len(steps) > 150
    found = [f"{one.id}/{step.id}" for one, step in steps if _stands_in(step, one.title + _text(step), MOST)]
    assert not found


def test_what_is_asked_from_memory_does_not_stand_on_the_page_before(asked: list[tuple[Lesson, int]]) -> None:
    pages = [(lesson, place) for lesson, place in asked if lesson.steps[place].kind == "recall"]
    for lesson, place in pages:
        step, before = lesson.steps[place], lesson.steps[:place][-1:]
        text = " ".join([_text(step), *map(_text, before)] if before else [_text(step), lesson.introduction])
        assert not _stands_in(step, text, MOST_BEFORE), f"{lesson.id}/{step.id}"


def test_no_right_option_is_the_only_one_that_explains_itself(asked: list[tuple[Lesson, int]]) -> None:
    for lesson, place in asked:
        step = lesson.steps[place]
        explained = [option for option in step.options if REASON.search(option.text)]
        assert not (len(explained) == 1 and explained[0].right), f"{lesson.id}/{step.id}"

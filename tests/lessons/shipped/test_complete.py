"""Every shipped lesson has what a trainer needs: aims, what students get wrong, questions, a recap, notes."""

from __future__ import annotations

from collections import Counter

import pytest

from lessons.format.glossary import found_in
from lessons.format.lesson import Lesson
from lessons.format.load import catalog, folders, load_lesson

FIRST = {"primer-monitor", "primer-channel"}  # lessons that need no other


@pytest.fixture(scope="module")
def lessons() -> list[Lesson]:
    return [load_lesson(folder) for folder in folders()]


def test_lessons_say_what_they_are_for(lessons: list[Lesson]) -> None:
    for lesson in lessons:
        assert len(lesson.objectives) >= 2, lesson.id
        assert lesson.needs or lesson.id in FIRST, lesson.id
        assert all(aim[0].islower() for aim in lesson.objectives), (
            lesson.id
        )  # "after this lesson you can: ..."


def test_lessons_ask_what_was_learned_before_and_end_with_a_recap(lessons: list[Lesson]) -> None:
    for lesson in lessons:
        kinds = [step.kind for step in lesson.steps]
        assert "recall" in kinds, lesson.id
        assert "recap" in kinds[-2:], lesson.id


def test_answers_in_words_can_be_judged(lessons: list[Lesson]) -> None:
    for lesson in lessons:
        words = [step for step in lesson.steps if step.form == "text" or step.kind == "reflect"]
        assert words, lesson.id
        assert all(step.model and len(step.rubric) >= 2 for step in words), lesson.id


def test_a_trainer_finds_notes_and_misconceptions(lessons: list[Lesson]) -> None:
    for lesson in lessons:
        assert lesson.misconceptions, lesson.id
        assert sum(bool(step.notes) for step in lesson.steps) >= 2, lesson.id


def test_no_text_was_copied_from_lesson_to_lesson(lessons: list[Lesson]) -> None:
    for texts in (
        [text for lesson in lessons for text in lesson.objectives],
        [text for lesson in lessons for text in lesson.misconceptions],
        [step.notes for lesson in lessons for step in lesson.steps if step.notes],
        [step.model for lesson in lessons for step in lesson.steps if step.model],
    ):
        assert not [text for text, count in Counter(texts).items() if count > 1]


def test_summaries_say_what_a_lesson_is_about() -> None:
    for entry in catalog():
        assert entry.summary.endswith("."), entry.id
        assert len(entry.summary.split()) >= 8, entry.id


@pytest.mark.parametrize(
    ("studies", "word", "entry"),
    [
        (("cpuplugd", "relocation", "ssi"), "steal", "steal time"),
        (("cpuplugd", "relocation", "ssi"), "stolen", "steal time"),
        (("relocation", "ssi"), "cluster", "SSI"),
    ],
)
def test_a_word_with_several_senses_opens_the_one_of_its_study(
    lessons: list[Lesson], studies: tuple[str, ...], word: str, entry: str
) -> None:
    for lesson in lessons:
        text = " ".join([lesson.introduction, *(step.markdown for step in lesson.steps)])
        if lesson.study in studies and word in text.casefold():
            linked = {text[start:end].casefold() for start, end, _ in found_in(text)}
            assert word not in linked or lesson.senses.get(word) == entry, lesson.id

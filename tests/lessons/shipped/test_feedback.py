"""Each kind of wrong answer to a shipped lesson has feedback of its own, and all text can be read aloud."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lessons.format.lesson import Lesson
from lessons.format.load import folders, load_lesson
from lessons.format.plan import between_results, minutes
from lessons.format.rules import hint_keys
from lessons.play.judging import judge

MOST_MINUTES = 25
WHOLE_MINUTES = 1.0  # the stated minutes are whole; an edit of some words changes none
MOST_WITHOUT_RESULT = 7.0  # minutes
PICTURE = re.compile(r"!\[([^\]]*)\]\(")
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(")


@pytest.fixture(params=folders(), ids=lambda folder: folder.name)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    folder: Path = request.param
    return load_lesson(folder)


def test_each_wrong_option_is_answered_in_its_own_words(lesson: Lesson) -> None:
    for step in lesson.steps:
        for right in step.options if any(option.decided for option in step.options) else step.options[:0]:
            wrong = [option for option in step.options if option is not right]
            said = [judge(step, option.id, right.id).sentence for option in wrong]
            assert len(set(said)) == len(said), step.id
            assert all(map(str.strip, said)), step.id
            assert said == [option.why for option in wrong], step.id


def test_each_option_has_a_reason_of_its_own(lesson: Lesson) -> None:
    for step in lesson.steps:
        whys = [option.why for option in step.options]
        assert None not in whys, step.id
        assert len(set(whys)) == len(whys), step.id
        for right in step.options:
            if right.right and not right.decided:
                assert judge(step, right.id, right.id).sentence.endswith(f"right. {right.why}"), step.id


def test_each_way_to_be_wrong_has_a_hint(lesson: Lesson) -> None:
    for step in lesson.steps:
        keys = {rung.on for rung in step.hints}
        if step.kind == "do" or (step.kind == "predict" and step.form != "choice"):
            ways = set(hint_keys(step)) - {"shape"}
            assert ways <= keys or "any" in keys or step.worked, step.id


def test_what_a_screen_reader_reads_makes_sense(lesson: Lesson) -> None:
    titles = [step.title for step in lesson.steps]
    assert all(title[0].isupper() or title[0].isdigit() for title in titles)
    for step in lesson.steps:
        assert all(len(words.split()) >= 3 for words in PICTURE.findall(step.markdown)), step.id
        assert all(words.strip() for words in LINK.findall(step.markdown)), step.id
        assert step.markdown.strip(), step.id
    for before, after in zip(titles, titles[1:], strict=False):
        assert before != after, after


def test_the_stated_minutes_are_those_of_its_words_and_steps(lesson: Lesson) -> None:
    assert abs(lesson.minutes - minutes(lesson)) <= WHOLE_MINUTES
    assert round(minutes(lesson)) <= MOST_MINUTES
    assert lesson.minutes <= MOST_MINUTES


def test_a_result_comes_every_few_minutes(lesson: Lesson) -> None:
    assert max(between_results(lesson)) <= MOST_WITHOUT_RESULT

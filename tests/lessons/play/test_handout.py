"""A handout has each question of a lesson, and none of the answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons.format.load import folders, load_lesson
from lessons.format.new import TEMPLATE
from lessons.play.handout import handout

ENOUGH = 25  # characters of a text that stands nowhere by chance


def _flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("folder", [TEMPLATE, *folders()], ids=lambda folder: folder.name)
def test_a_handout_has_the_questions_and_not_the_answers(folder: Path) -> None:
    lesson = load_lesson(folder)
    page = _flat(handout(lesson))
    asked = [step for step in lesson.steps if step.form and step.kind != "compare"]
    assert all(step.title in page for step in lesson.steps)
    assert all(_flat(option.text) in page for step in asked for option in step.options)
    for step in lesson.steps:
        whys = [option.why or "" for option in step.options]
        secret = [step.worked or "", step.model or "", *whys, *(hint.text for hint in step.hints)]
        secret += [step.markdown] if step.kind in ("compare", "recap") else []
        given = [text for text in map(_flat, secret) if len(text) >= ENOUGH and text in page]
        assert not given, step.id

"""A trainer's expectations for a step: right answers, published figures, and students' mistakes."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.language import later, say
from engine.studies.exhibits import exhibits, place_of, place_said
from lessons.format.lesson import Lesson, student_seed
from lessons.format.models import Act, Option, Step
from lessons.play.answer_text import answer_line
from lessons.play.truth import published
from lessons.play.worked import worked

LETTERS = "ABCDEFGHIJKL"  # of at most 12 options
CLASS = "class"  # the student whose order of options a class sees
_WRONG = {
    "too-low": later("too low"),
    "too-high": later("too high"),
    "shape": later("the opposite direction"),
    "order": later("a different order"),
}


def shuffled(step: Step, seed: int) -> list[Option]:
    """Return the options of a step in the order shown to one student; it is the same on every computer."""
    options = list(step.options)
    random.Random(f"{seed}/{step.id}").shuffle(options)
    return options


@dataclass(frozen=True)
class Expected:
    """Lines of Markdown: answers, and pairs of a wrong answer and the response to it."""

    answers: tuple[str, ...]
    misconceptions: tuple[tuple[str, str], ...]


def class_options(lesson: Lesson, step: Step) -> dict[str, Option]:
    """Return the options of a choice by letter, in the order in which a class sees them."""
    return dict(zip(LETTERS, shuffled(step, student_seed(CLASS, lesson.id)), strict=False))


def expected(lesson: Lesson, step: Step, answers: Mapping[str, Any]) -> Expected:
    """Return the expectations for a step; `answers` are those of known runs, by step id."""
    asked = lesson.asked_by(step)
    found = answers.get(asked.id)
    return Expected(
        tuple(_answers(lesson, step, asked, found)), tuple(_misconceptions(lesson, step, asked, found))
    )


def _answers(lesson: Lesson, step: Step, asked: Step, found: Any) -> Iterator[str]:
    if asked.form == "choice":
        yield _choice(lesson, asked, found)
    elif found is not None and asked.form:
        yield say("This run: {0}", answer_line(lesson, asked, found))
    yield from _published(lesson, asked)
    if step.solution:
        yield say("Solution: {0}", "; ".join(f"`{_act(act)}`" for act in step.solution))
    if asked.form and (explained := step.worked or asked.worked or _worked(asked, found)):
        yield explained
    if step.model:
        yield say("Model answer: {0}", step.model)
    yield from (say("A good answer has: {0}", line) for line in step.rubric)


def _worked(step: Step, found: Any) -> str:
    return worked(step, found) if found is not None and step.form != "choice" else ""


def _choice(lesson: Lesson, step: Step, found: Any) -> str:
    right = [
        (letter, option) for letter, option in class_options(lesson, step).items() if _is_right(option, found)
    ]
    if not right:
        return say("The run decides which answer is right.")
    return "; ".join(f"**{letter}** {option.text}" for letter, option in right)


def _is_right(option: Option, found: Any) -> bool:
    return option.id == found if found is not None else bool(option.right) and not option.decided


def _published(lesson: Lesson, step: Step) -> Iterator[str]:
    value = published(lesson, step) if step.fact or step.facts else None
    if value is None:
        return
    yield say("Published: {0} ({1})", answer_line(lesson, step, value), sources(lesson, step))


def sources(lesson: Lesson, step: Step) -> str:
    """Return the place in the study that a step is about, like "Table 3, p. 17"; "" if the step cites
    nothing.
    """
    asked = lesson.asked_by(step)
    ids = [asked.fact] if asked.fact else list(asked.facts.values())
    places = [exhibits()[id].place for id in step.recreates]
    places = places or [place_of(lesson.study, lesson.fact(id).where) for id in ids]
    return place_said("; ".join(dict.fromkeys(places)))


def published_lines(lesson: Lesson, step: Step) -> list[str]:
    """Return the figures that the study published about the question of a step, with their place; nothing if
    there are no such figures.
    """
    return list(_published(lesson, lesson.asked_by(step)))


def _misconceptions(lesson: Lesson, step: Step, asked: Step, found: Any) -> Iterator[tuple[str, str]]:
    for letter, option in class_options(lesson, asked).items():
        if option.why and not _is_right(option, found):
            yield f"**{letter}** {option.text}", option.why
    ids = {option.id for option in asked.options}
    for rung in sorted(asked.hints, key=lambda rung: rung.on == "too-high"):
        if rung.on in _WRONG:
            yield say(_WRONG[rung.on]), rung.text
        elif rung.on in ids:
            yield next(option.text for option in asked.options if option.id == rung.on), rung.text


def right_letters(lesson: Lesson, step: Step, found: Any) -> list[str]:
    """Return the letters of the right options, as a class sees them; none until the run has decided."""
    return [letter for letter, option in class_options(lesson, step).items() if _is_right(option, found)]


def _act(act: Act) -> str:
    if act.build is not None:
        return "build: " + ", ".join(f"{name} = {value}" for name, value in act.build.items())
    name = act.cp or act.shell or act.change or act.rules or act.drawing
    return f"{name}" if name else say("run to {0}", act.run)

"""Turns a step of a lesson into a question to a class, without its answer."""

from __future__ import annotations

import random
from typing import Any

from app.classroom.vote.ballot import LETTERS, Question
from lessons.format.insets import filled
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.format.text import parser
from lessons.play.expected import CLASS, asked_by, class_options, right_letters
from lessons.play.judging import unit_of

MAX_TEXT = 1500  # characters of a question on the students' page
ASKED = ("choice", "number", "order", "series")  # forms that a class can vote on


def question_of(lesson: Lesson, step: Step, id: str) -> Question | None:
    """Return the question of a step, or of the prediction that it compares; None without one to vote on."""
    asked = asked_by(lesson, step)
    if asked.form not in ASKED or asked.kind not in ("predict", "explain", "recall"):
        return None
    text = plain_text(filled(asked.markdown, lambda *_: "–"))
    return Question(id, f"{asked.title}{_what(asked)}", text, options_of(lesson, asked), _unit(asked))


def _what(step: Step) -> str:
    return {"order": ": which comes first?", "series": ": where is it highest?"}.get(step.form or "", "")


def _unit(step: Step) -> str:
    return unit_of(step) if step.form == "number" else ""


def options_of(lesson: Lesson, step: Step) -> dict[str, str]:
    """Return the options by letter: of a choice, the things to order, or the points of a series."""
    if step.form == "choice":
        return {letter: plain_text(one.text) for letter, one in class_options(lesson, step).items()}
    return {letter: text for letter, (_, text) in zip(LETTERS, _things(lesson, step), strict=False)}


def _things(lesson: Lesson, step: Step) -> list[tuple[str, str]]:
    """Return ids and texts of what is ordered, shuffled, or of the points of a series."""
    if step.form == "order":
        things = [(item.id, item.title) for item in step.items]
        random.Random(f"{CLASS}/{lesson.id}/{step.id}").shuffle(things)
        return things
    if step.form == "series":
        sweep = lesson.sweeps[step.sweep or ""]
        return [(point.id, f"{point.at:,g} {sweep.unit}".rstrip()) for point in sweep.points]
    return []


def right_of(lesson: Lesson, step: Step, found: Any) -> list[str]:
    """Return the letters of the right options; none for a number, or while the run has not decided."""
    asked = asked_by(lesson, step)
    if asked.form == "choice":
        return right_letters(lesson, asked, found)
    if not found or asked.form not in ("order", "series"):
        return []
    first = found[0] if asked.form == "order" else max(found, key=lambda point: found[point])
    return [letter for letter, (id, _) in zip(LETTERS, _things(lesson, asked), strict=False) if id == first]


def plain_text(markdown: str) -> str:
    """Return the paragraphs of a text without marks, pictures and tables."""
    parts, inside = [], 0
    for token in parser().parse(markdown):
        inside += {"table_open": 1, "table_close": -1}.get(token.type, 0)
        if token.type == "inline" and not inside:
            parts.append("".join(_words(child) for child in token.children or ()))
    return "\n".join(part for part in parts if part.strip())[:MAX_TEXT]


def _words(token: Any) -> str:
    if token.type in ("text", "code_inline", "math_inline"):
        return str(token.content)
    return " " if token.type in ("softbreak", "hardbreak") else ""

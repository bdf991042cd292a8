"""Turns a step of a lesson into a question to a class, without its answer."""

from __future__ import annotations

import random
from bisect import bisect
from typing import Any

from app.classroom.vote.ballot import LETTERS, BallotQuestion
from engine.kernel.units import clock_text
from engine.language import say
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.format.moments import fixed_time
from lessons.format.text import filled, parser
from lessons.play.answer_text import point_texts
from lessons.play.expected import CLASS, class_options, right_letters
from lessons.play.judging import PLACES, unit_of

MAX_TEXT = 1500  # characters of a question on the students' page
ASKED = ("choice", "number", "order", "series", "bars", "curve")  # forms that a class can vote on
PARTS = 4  # spans of a curve from which a class chooses


def question_of(lesson: Lesson, step: Step, id: str) -> BallotQuestion | None:
    """Return the question of a step, or of the prediction that it compares; None without one to vote on."""
    asked = lesson.asked_by(step)
    if asked.form not in ASKED or asked.kind not in ("predict", "explain", "recall"):
        return None
    text = plain_text(filled(asked.markdown, lambda *_: "–"))
    return BallotQuestion(id, f"{asked.title}{_what(asked)}", text, options_of(lesson, asked), _unit(asked))


def _what(step: Step) -> str:
    if step.form == "bars" and len(step.places) > 1:
        return say(": where are most pages of {0}?", step.items[0].title)
    asked = {
        "order": say("which comes first?"),
        "series": say("where is it highest?"),
        "bars": say("which bar is highest?"),
    }
    asked["curve"] = say("when is it highest?")
    return f": {asked[step.form]}" if step.form in asked else ""


def _unit(step: Step) -> str:
    return unit_of(step) if step.form == "number" else ""


def options_of(lesson: Lesson, step: Step) -> dict[str, str]:
    """Return the options by letter: of a choice, or what else can be named of an order, bars or a curve."""
    if step.form == "choice":
        return {letter: plain_text(option.text) for letter, option in class_options(lesson, step).items()}
    return {letter: text for letter, (_, text) in zip(LETTERS, _things(lesson, step), strict=False)}


def _things(lesson: Lesson, step: Step) -> list[tuple[str, str]]:
    """Return ids and texts of what is ordered, of points, of parts of a bar, or of spans of a curve."""
    found = {"order": _ordered, "series": _points, "bars": _bars, "curve": _spans}.get(step.form or "")
    return found(lesson, step) if found is not None else []


def _ordered(lesson: Lesson, step: Step) -> list[tuple[str, str]]:
    things = [(item.id, item.title) for item in step.items]
    random.Random(f"{CLASS}/{lesson.id}/{step.id}").shuffle(things)
    return things


def _points(lesson: Lesson, step: Step) -> list[tuple[str, str]]:
    return list(point_texts(lesson, step).items())


def _spans(lesson: Lesson, step: Step) -> list[tuple[str, str]]:
    edges = _edges(lesson, step)
    return [(str(n), say("{0} to {1}", clock_text(edges[n]), clock_text(edges[n + 1]))) for n in range(PARTS)]


def _bars(lesson: Lesson, step: Step) -> list[tuple[str, str]]:
    if len(step.places) == 1:
        return [(item.id, item.title) for item in step.items]
    return [(place, say(PLACES[place])) for place in step.places]


def _edges(lesson: Lesson, step: Step) -> list[int]:
    """Return the times (ns) between the spans of a curve."""
    scenario = lesson.scenario(lesson.run_of(lesson.index(step.id)))
    start, end = (fixed_time(scenario, text or "0s") or 0 for text in (step.from_time, step.to_time))
    return [start + (end - start) * part // PARTS for part in range(PARTS + 1)]


def right_of(lesson: Lesson, step: Step, found: Any) -> list[str]:
    """Return the letters of the right options; none for a number, or while the run has not decided."""
    asked = lesson.asked_by(step)
    if asked.form == "choice":
        return right_letters(lesson, asked, found)
    if not found or asked.form not in ASKED or asked.form == "number":
        return []
    first = _first(lesson, asked, found)
    return [letter for letter, (id, _) in zip(LETTERS, _things(lesson, asked), strict=False) if id == first]


def _first(lesson: Lesson, step: Step, found: Any) -> str:
    """Return the id of what comes first, or has most, in the run's answer."""
    if step.form == "order":
        return str(found[0])
    if step.form == "curve":
        at = max(found, key=lambda pair: pair[1])[0]
        return str(min(bisect(_edges(lesson, step)[1:], at), PARTS - 1))
    if step.form == "bars":
        text = step.places[0]
        found = (
            {item: parts[text] for item, parts in found.items()}
            if len(step.places) == 1
            else found[step.items[0].id]
        )
    known = {id: value for id, value in found.items() if value is not None}
    return max(known, key=lambda id: known[id], default="")


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

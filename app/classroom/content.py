"""The content of a step that the class sees: its text, and its question without the answer.

Answers, published figures and the text of a comparison are included only after the reveal.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from app.classroom.vote.ballot import LETTERS, Ballot, BallotQuestion, State, Tally
from app.classroom.voting import Voting
from engine.kernel.units import clock_text
from engine.language import say
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.format.moments import fixed_time
from lessons.format.text import filled, parser
from lessons.play.answer_text import answer_line, point_texts
from lessons.play.expected import CLASS, class_options, published_lines, right_letters
from lessons.play.guide import title_over, with_opening
from lessons.play.judging import PLACES, figure_text, unit_of

DASH = "–"
MAX_TEXT = 1500  # characters of a question on the students' page
ASKED = ("choice", "number", "order", "series", "bars", "curve")  # forms that a class can vote on
PARTS = 4  # spans of a curve from which a class chooses


class ClassView(StrEnum):
    """The part of the lesson that fills the class window."""

    TEXT = "text"
    BESIDE = "beside"  # text and a panel
    PANEL = "panel"
    LAB = "lab"  # all panels, one in the light


@dataclass(frozen=True)
class ClassContent:
    """A step as shown to the class. `state`: the state of the vote, "" before it was opened."""

    lesson: str
    place: int
    steps: int
    title: str
    text: str  # Markdown
    question: BallotQuestion | None = None
    state: State | None = None
    voted: int = 0
    joined: int = 0
    tally: Tally | None = None  # once the votes are shown
    before: Tally | None = None  # of the first vote, when the question was asked again
    right: tuple[str, ...] = ()
    answer: tuple[str, ...] = ()  # lines of Markdown
    published: bool = False  # published values may be seen in charts
    join: tuple[str, str] | None = None  # address and code


def content_of(
    lesson: Lesson, place: int, revealed: frozenset[str], voting: Voting, answers: Mapping[str, Any]
) -> ClassContent:
    """Return what the class may see now. `revealed`: ids of steps; `answers`: the answers of the runs, by
    id.
    """
    step = lesson.steps[place]
    asked = lesson.asked_by(step)
    shown, ballot = asked.id in revealed, voting.ballot(asked.id)
    tally = ballot.tally() if ballot is not None and ballot.state == "shown" else None
    found = answers.get(asked.id)
    return ClassContent(
        lesson=lesson.title,
        place=place,
        steps=len(lesson.steps),
        title=title_over(lesson, place),
        text=_text(lesson, step, revealed, voting, answers),
        question=ballot.question if ballot is not None else question_of(lesson, step, ""),
        state=ballot.state if ballot is not None else None,
        voted=ballot.tally().total if ballot is not None else 0,
        joined=len(voting.room.students),
        tally=tally,
        before=voting.first_tally(asked.id) if tally is not None else None,
        right=tuple(right_of(lesson, step, found)) if shown else (),
        answer=tuple(_answer(lesson, step, found)) if shown else (),
        published=shown,
        join=(voting.server.address, voting.room.code) if voting.server is not None else None,
    )


def _answer(lesson: Lesson, step: Step, found: Any) -> list[str]:
    """Return the lines of the reveal: the result of this run and the published values."""
    asked, lines = lesson.asked_by(step), []
    if found is not None and asked.form not in (None, "text", "choice"):  # the right option has a tick
        lines.append(say("This run: **{0}**", answer_line(lesson, asked, found)))
    lines += published_lines(lesson, step)
    return lines


def _text(
    lesson: Lesson, step: Step, revealed: frozenset[str], voting: Voting, answers: Mapping[str, Any]
) -> str:
    """Return the text of a step; the text of a comparison contains answers and appears with the reveal."""
    asked = lesson.asked_by(step)
    if step.kind == "compare" and asked.id not in revealed:
        return asked.markdown

    def inset(own: bool, id: str) -> str:
        about = lesson.steps[lesson.index(id)]
        if own:
            return _of_class(about, voting.ballot(id))
        return answer_line(lesson, about, answers[id]) if id in revealed and id in answers else DASH

    return with_opening(lesson, lesson.index(step.id), filled(step.markdown, inset))


def _of_class(step: Step, ballot: Ballot | None) -> str:
    """Return the answer of the class once its votes were shown: the median or the most frequent choice."""
    seen = ballot is not None and ballot.state == "shown" and step.form in ("choice", "number")
    if ballot is None or not seen or not ballot.tally().total:
        return DASH
    tally = ballot.tally()
    if tally.median is not None:
        return figure_text(tally.median, unit_of(step))
    most = max(tally.counts, key=lambda letter: tally.counts[letter])
    return ballot.question.options[most]


def question_of(lesson: Lesson, step: Step, id: str) -> BallotQuestion | None:
    """Return the question of a step, or of the prediction it compares; None if there is no question to vote
    on.
    """
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
    """Return options by letter: those of a choice, or the items that an order, bars or a curve can name."""
    if step.form == "choice":
        return {letter: plain_text(option.text) for letter, option in class_options(lesson, step).items()}
    return {letter: text for letter, (_, text) in zip(LETTERS, _things(lesson, step), strict=False)}


def _things(lesson: Lesson, step: Step) -> list[tuple[str, str]]:
    """Return ids and texts of the items to order, the points, the parts of a bar, or a curve's ranges."""
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
    """Return the times (ns) between the time ranges of a curve."""
    scenario = lesson.scenario(lesson.run_of(lesson.index(step.id)))
    start, end = (fixed_time(scenario, text or "0s") or 0 for text in (step.from_time, step.to_time))
    return [start + (end - start) * part // PARTS for part in range(PARTS + 1)]


def right_of(lesson: Lesson, step: Step, found: Any) -> list[str]:
    """Return the letters of the correct options; none for a number, or while the run has not decided."""
    asked = lesson.asked_by(step)
    if asked.form == "choice":
        return right_letters(lesson, asked, found)
    if not found or asked.form not in ASKED or asked.form == "number":
        return []
    first = _first(lesson, asked, found)
    return [letter for letter, (id, _) in zip(LETTERS, _things(lesson, asked), strict=False) if id == first]


def _first(lesson: Lesson, step: Step, found: Any) -> str:
    """Return the id of the first or largest item in the run's answer."""
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
    """Return the paragraphs of a text without markup, pictures and tables."""
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

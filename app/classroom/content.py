"""What a class sees of a step, and nothing else: the class's window is made from this alone.

Answers, published figures and the text of a comparison are in it only after the reveal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from app.classroom.questions import question_of, right_of
from app.classroom.vote.ballot import Ballot, BallotQuestion, State, Tally
from app.classroom.voting import Voting
from engine.language import say
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.format.text import filled
from lessons.play.answer_text import answer_line
from lessons.play.expected import published_lines
from lessons.play.judging import figure_text, unit_of
from lessons.play.opening import title_over, with_opening

DASH = "–"


class ClassView(StrEnum):
    """The part of the lesson that fills the class's window."""

    TEXT = "text"
    BESIDE = "beside"  # text and a panel
    PANEL = "panel"
    LAB = "lab"  # all panels, one in the light


@dataclass(frozen=True)
class ClassContent:
    """A step as the class sees it. `state`: of the vote, "" before it was opened."""

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
    """Return what the class may see now. `revealed`: ids of steps; `answers`: of the runs, by id."""
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
    """Return the lines of the reveal: this run, and what was published."""
    asked, lines = lesson.asked_by(step), []
    if found is not None and asked.form not in (None, "text", "choice"):  # the right option has a tick
        lines.append(say("This run: **{0}**", answer_line(lesson, asked, found)))
    lines += published_lines(lesson, step)
    return lines


def _text(
    lesson: Lesson, step: Step, revealed: frozenset[str], voting: Voting, answers: Mapping[str, Any]
) -> str:
    """Return the text of a step; that of a comparison has answers, and comes with the reveal."""
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
    """Return what the class said once its votes were shown: the median, or what most chose."""
    seen = ballot is not None and ballot.state == "shown" and step.form in ("choice", "number")
    if ballot is None or not seen or not ballot.tally().total:
        return DASH
    tally = ballot.tally()
    if tally.median is not None:
        return figure_text(tally.median, unit_of(step))
    most = max(tally.counts, key=lambda letter: tally.counts[letter])
    return ballot.question.options[most]

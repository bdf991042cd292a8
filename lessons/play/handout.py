"""A handout: the questions of a lesson on paper, with room for answers, and without any answers.

Text after a comparison may reveal its result, so texts without a question appear only before the first
comparison.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.language import say
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.format.text import filled
from lessons.play.expected import class_options
from lessons.play.judging import PLACES, stated_unit

BLANK = "\\_" * 12
LINES = 4  # for an answer in words
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\([^)]*\)")


def handout(lesson: Lesson) -> str:
    """Return the handout as Markdown."""
    parts = [f"# {lesson.title}", say("Name: {0}", 3 * BLANK), _plain(lesson.introduction)]
    parts += ["\n".join(f"* {text}" for text in lesson.objectives)]
    compared = False
    for number, step in enumerate(lesson.steps, 1):
        compared = compared or step.kind == "compare"
        parts += [f"## {number}. {step.title}", *_step(lesson, step, compared)]
    return "\n\n".join(filter(None, parts)) + "\n"


def _plain(text: str) -> str:
    """Return Markdown without links, and with room for the numbers from a run."""
    return _LINK.sub(r"\1", filled(text, lambda own, id: BLANK))


def _step(lesson: Lesson, step: Step, compared: bool) -> Iterator[str]:
    if step.kind == "compare":
        yield from _comparison(lesson.asked_by(step))
    elif step.kind == "recap" or (compared and step.kind in ("read", "example")):
        yield _lines()
    else:
        yield _plain(step.markdown)
        yield from _answer(lesson, step)


def _lines() -> str:
    return "\n\n".join([6 * BLANK] * LINES)


def _comparison(asked: Step) -> Iterator[str]:
    if asked.form == "number":
        unit = stated_unit(asked)
        yield say("This run: {0} {1}; published: {0} {1}", BLANK, unit)
    else:
        yield say("This run: {0}", 2 * BLANK)


def _answer(lesson: Lesson, step: Step) -> Iterator[str]:
    """Yield the lines that leave room for an answer."""
    if step.form == "number":
        yield say("Your prediction: {0} {1}", BLANK, stated_unit(step))
    elif step.form == "choice":
        yield "\n".join(
            f"* {letter}: {option.text}" for letter, option in class_options(lesson, step).items()
        )
    elif step.form == "order":
        yield "\n".join(f"* \\_\\_\\_ {title}" for title in sorted(item.title for item in step.items))
    elif step.form == "bars":
        yield _table([say(PLACES[place]) for place in step.places], [item.title for item in step.items])
    elif step.form == "series":
        yield _table([stated_unit(step)], [point.id for point in lesson.sweeps[step.sweep].points])
    elif step.form in ("curve", "text") or step.kind == "reflect":
        yield _lines()
    elif step.kind == "do":
        yield "\n".join(f"* {goal.text}" for goal in step.goals)


def _table(heads: list[str], rows: list[str]) -> str:
    lines = [["", *heads], ["---"] * (len(heads) + 1), *([row, *[BLANK] * len(heads)] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)

"""The trainer's plan of a lesson: times, notes, expected answers and what students get wrong."""

from __future__ import annotations

from collections.abc import Iterator

from lessons.format.lesson import Lesson
from lessons.format.minutes import planned
from lessons.format.models import Step


def plan(lesson: Lesson) -> str:
    """Return the plan as Markdown; it has all answers that the author knows."""
    parts = [f"# {lesson.title}", f"{lesson.minutes} minutes. {lesson.summary}", lesson.introduction]
    parts += [*_list("Objectives", lesson.objectives), *_list("Take first", lesson.needs)]
    parts += _list("What students get wrong", lesson.misconceptions)
    spent = 0.0
    for number, (step, takes) in enumerate(zip(lesson.steps, planned(lesson), strict=True), 1):
        began, spent = spent, spent + takes
        parts.append(f"## {number}. {step.title} ({step.kind}, {_time(began)} to {_time(spent)})")
        parts += _step(step)
    return "\n\n".join(filter(None, parts)) + "\n"


def _time(minutes: float) -> str:
    """Return a time of the plan to half a minute, like 12:30."""
    halves = round(2 * minutes)
    return f"{halves // 2}:{30 * (halves % 2):02}"


def _list(title: str, lines: tuple[str, ...]) -> list[str]:
    return ["\n".join([f"{title}:", "", *(f"* {line}" for line in lines)])] if lines else []


def _step(step: Step) -> Iterator[str]:
    if step.notes:
        yield step.notes
    if step.options:
        yield "\n".join(_option(step))
    if step.solution:
        acts = (act.cp or act.shell or act.change or act.run or act.tool for act in step.solution)
        yield f"Solution: {'; '.join(f'`{act}`' for act in acts)}"
    for name, text in (("Worked solution", step.worked), ("Model answer", step.model)):
        if text:
            yield f"{name}: {text}"
    yield from _list("Rubric", step.rubric)


def _option(step: Step) -> Iterator[str]:
    for option in step.options:
        sign = "right" if option.right else "the run decides" if option.decided else "wrong"
        text = option.text.rstrip(".")
        yield (
            f"* ({sign}) {text}. Say: {option.why}"
            if option.why and not option.right
            else f"* ({sign}) {text}."
        )

"""The time that a lesson takes, and the trainer's plan: times, notes, expected answers, mistakes."""

from __future__ import annotations

from collections.abc import Iterator

from lessons.format.lesson import Lesson
from lessons.format.models import Kind, Step

WORDS_A_MINUTE = 130
STEP_MINUTES: dict[Kind, float] = {
    "read": 0.2,
    "example": 0.5,
    "recap": 0.2,
    "recall": 1.0,
    "watch": 1.0,
    "predict": 1.0,
    "run": 0.5,
    "sweep": 1.0,
    "compare": 0.5,
    "explain": 1.0,
    "do": 4.0,
    "grade": 2.0,
    "reflect": 0.5,
}
DRAWN = ("bars", "curve", "series")  # take one minute longer than a number
IN_WORDS_MINUTES = 4.0
RESULTS = ("recall", "compare", "explain", "do", "grade")  # steps that end with a judgment


def plan(lesson: Lesson) -> str:
    """Return the plan as Markdown; it contains all answers that the author has provided."""
    parts = [f"# {lesson.title}", f"{lesson.minutes} minutes. {lesson.summary}", lesson.introduction]
    parts += [*_list("Objectives", lesson.objectives), *_list("Prerequisites", lesson.needs)]
    parts += _list("Common mistakes", lesson.misconceptions)
    spent = 0.0
    for number, (step, takes) in enumerate(zip(lesson.steps, planned(lesson), strict=True), 1):
        began, spent = spent, spent + takes
        parts.append(f"## {number}. {step.title} ({step.kind}, {_time(began)} to {_time(spent)})")
        parts += _step(step)
    return "\n\n".join(filter(None, parts)) + "\n"


def _time(minutes: float) -> str:
    """Return a time in the plan, to half a minute, like 12:30."""
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
    yield from _list("Usual mistakes", tuple(f"{name}: `{way}`" for name, way in step.wrong.items()))
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


def words(lesson: Lesson) -> int:
    """Return the words that a student reads: texts, options and goals."""
    texts = [lesson.introduction, *lesson.objectives, *map(_text, lesson.steps)]
    return sum(len(text.split()) for text in texts)


def minutes(lesson: Lesson) -> float:
    """Return the minutes that a lesson takes; the `minutes` of a step replace the usual time for it."""
    return sum(_each(lesson))


def planned(lesson: Lesson) -> list[float]:
    """Return the minutes of each step; they add up to those of the lesson."""
    each = _each(lesson)
    return [value * lesson.minutes / sum(each) for value in each]


def between_results(lesson: Lesson) -> list[float]:
    """Return the minutes between successive results: a judged answer, or a goal that is reached."""
    found, spent = [], 0.0
    for step, takes in zip(lesson.steps, _each(lesson), strict=True):
        goals = max(1, len(step.goals))
        spent += takes / goals
        if step.kind in RESULTS:
            found += [spent] + [takes / goals] * (goals - 1)
            spent = 0.0
    return found


def _each(lesson: Lesson) -> list[float]:
    """Return the minutes of each step; the introduction is read at the first step."""
    opening = _to_read(" ".join([lesson.introduction, *lesson.objectives]))
    first, *others = (_to_read(_text(step)) + _to_do(step) for step in lesson.steps)
    return [opening + first, *others]


def _to_read(text: str) -> float:
    return len(text.split()) / WORDS_A_MINUTE


def _text(step: Step) -> str:
    asked = [option.text for option in step.options] + [goal.text for goal in step.goals]
    return " ".join([step.markdown, *asked])


def _to_do(step: Step) -> float:
    if step.minutes is not None:
        return step.minutes
    if step.form == "text":
        return IN_WORDS_MINUTES
    return STEP_MINUTES[step.kind] + (step.form in DRAWN)

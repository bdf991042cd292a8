"""Computes each number in all given ways: the correct result is near the run's value, and wrong results are
not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from engine.measures.selectors import UnknownName
from engine.recording.recorder import Recording
from engine.scenario.files.error import Key
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.format.moments import UnknownMoment
from lessons.format.ways import WayError, follow, literals
from lessons.play.judging import figure_text, judge, unit_of
from lessons.play.machine import LessonRuns
from lessons.play.truth import figure

NUMBERS = ("number", "series")
NOW = "now"
# Numbers that need no source: small whole numbers, and unit factors.
COMMON = {*range(21), 60, 100, 1000, 1024, 3600, 4096, *(10**n for n in range(4, 10)), 0.5, 0.25, 0.75}
_NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")


class LessonWays:
    """The calculations of a lesson for one student: done where a step requests a number, judged where it is
    compared.
    """

    def __init__(self, lesson: Lesson, machines: LessonRuns) -> None:
        self.lesson, self.machines = lesson, machines
        self.compared: dict[str, Any] = {}  # step -> the run's value, or the values of the points
        self._ends: dict[str, dict[str, tuple[float, ...] | str]] = {}  # step -> way -> numbers, or an error

    def ask(self, step: Step) -> None:
        """Perform all calculations of a step, with the values visible at the runs' current positions."""
        run = self.lesson.run_of(self.lesson.index(step.id))
        readers = {"seen": partial(self._seen, run), "found": self._found}
        ways = {"way": step.way, **{f"wrong.{name}": text for name, text in step.wrong.items()}}
        self._ends[step.id] = {name: _end(text, readers) for name, text in ways.items() if text}

    def judge(self, step: Step, found: Any) -> Iterator[tuple[Key, str]]:
        """Yield the errors in each way of a step; `found` is the run's value, or the values of points."""
        self.compared[step.id] = found
        for name, end in self._ends.get(step.id, {}).items():
            if problem := end if isinstance(end, str) else _judged(step, name, end, found):
                yield tuple(name.split(".", 1)), problem

    def _seen(self, run: str, name: str, of: str, *moments: str) -> float:
        """Return a value of a run that has been shown so far. Raises WayError for a value that has not."""
        *other, measure = name.split("/", 1)
        wanted = other[0] if other else run
        if not self.machines.opened(wanted):
            raise WayError(f"seen('{name}', ...): expected a run that a step up to this one opens")
        return _shown_figure(self.machines.run(wanted).recording(), measure, of, *moments)

    def _found(self, step: str, point: str = "") -> float:
        known = self.compared.get(step)
        known = known.get(point) if isinstance(known, Mapping) else known
        if not isinstance(known, float | int):
            raise WayError(f"found({step!r}): expected a prediction that an earlier step has compared")
        return float(known)


def _end(text: str, readers: Mapping[str, Any]) -> tuple[float, ...] | str:
    try:
        return follow(text, readers)
    except (WayError, UnknownName, UnknownMoment) as error:
        return str(error)


def _shown_figure(recording: Recording, measure: str, of: str, *moments: str) -> float:
    first, last = (_moment(recording, text) for text in (moments[0], moments[-1]))
    asked = Step.model_construct(id="seen", kind="predict", form="number", measure=measure, of=of or None)
    when = {"at_time": first} if len(moments) == 1 else {"from_time": first, "to_time": last}
    asked = asked.model_copy(update=when)
    value = figure(asked, recording)
    if value is None:
        raise WayError(f"{measure} {' to '.join(moments)}: this is not visible before the run continues")
    return value


def _moment(recording: Recording, text: str) -> str:
    return f"{recording.now}ns" if text == NOW else text


def _judged(step: Step, name: str, end: Sequence[float], found: Any) -> str | None:
    """Return the error in the result of a way; None if the result of the honest way is right, or that of
    a mistake is wrong.
    """
    points = list(found) if isinstance(found, Mapping) else []
    ends = list(end) * len(points) if points and len(end) == 1 else list(end)
    if len(ends) != max(1, len(points)):
        return f"expected {max(1, len(points))} numbers, not {len(ends)}"
    answer = dict(zip(points, ends, strict=True)) if points else ends[0]
    right = judge(step, answer, found).right
    if right == (name == "way"):
        return None
    leads, runs = _shown(step, ends), _shown(step, list(found.values()) if points else [found])
    wanted = "beyond" if right else "within"
    return f"it leads to {leads}; the run shows {runs}; expected {wanted} the tolerance of {step.tolerance:g}"


def _shown(step: Step, values: Sequence[float]) -> str:
    return "; ".join(figure_text(value, unit_of(step)) for value in values)


def unread(lesson: Lesson, place: int) -> list[float]:
    """Return the numbers in a step's honest way that are in none of the texts up to the step."""
    step = lesson.steps[place]
    told = _told(lesson, place)
    return [number for number in literals(step.way) if number not in COMMON and number not in told]


def _told(lesson: Lesson, place: int) -> set[float]:
    step = lesson.steps[place]
    texts = [lesson.introduction, *lesson.objectives, step.title, step.markdown]
    for before in lesson.steps[:place]:
        reasons = [text for option in before.options for text in (option.text, option.why or "")]
        texts += [before.title, before.markdown, before.worked or "", before.model or "", *reasons]
    if step.sweep:
        texts += [f"{point.id} {point.at:g}" for point in lesson.sweeps[step.sweep].points]
    found = _NUMBER.findall(" ".join(texts).replace("{,}", ","))
    return {float(number.rstrip(",").replace(",", "")) for number in found}

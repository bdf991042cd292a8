"""Instructor guide slides: the class's view of each step, a picture of the run, and the expected answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QSize

from app.charts.toolkit.chart import ChartKind
from app.charts.toolkit.time_view import TimeView
from app.files.picture import png
from app.look import theme
from app.panels.charts import chart_kind, chart_kinds, chart_specs
from engine.recording.recorder import Recording
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.format.plan import planned
from lessons.format.text import filled
from lessons.play.answer_text import answer_line
from lessons.play.expected import Expected, class_options, expected
from lessons.play.walk import Stop, walk
from lessons.report.page import Picture

SIZE, RATIO = QSize(620, 380), 2.0  # logical pixels of a picture, and its resolution
UNKNOWN = "…"
USUAL = "timeline"  # the chart where a step points at none
MOVES = ("watch", "run", "sweep", "compare", "do", "grade")  # kinds after which the run has moved
Progress = Callable[[int, int], object]


@dataclass(frozen=True)
class Slide:
    """A step: the content for the class, and the content for the trainer only."""

    place: int
    step: Step
    minutes: float
    text: str  # Markdown, with the numbers of the run
    options: dict[str, str]  # letter -> text
    picture: Picture | None
    expected: Expected


def slides(lesson: Lesson, student: str, progress: Progress) -> list[Slide]:
    """Play a lesson with its solutions and return its slides. Raises ScenarioError and SimulationError."""
    with theme.using("light"):
        drawn = list(_drawn(lesson, student, progress))
    answers: dict[str, Any] = {}
    for stop, _ in drawn:
        answers |= stop.answers
    minutes = planned(lesson)
    return [_slide(lesson, stop.place, minutes, picture, answers) for stop, picture in drawn]


def _drawn(lesson: Lesson, student: str, progress: Progress) -> Iterator[tuple[Stop, Picture | None]]:
    for stop in walk(lesson, student):
        yield stop, _picture(lesson, stop)
        progress(stop.place + 1, len(lesson.steps))


def _slide(
    lesson: Lesson, place: int, minutes: list[float], picture: Picture | None, answers: dict[str, Any]
) -> Slide:
    step = lesson.steps[place]
    options = {letter: option.text for letter, option in class_options(lesson, step).items()}
    text = filled(step.markdown, partial(_inset, lesson, answers))
    return Slide(place, step, minutes[place], text, options, picture, expected(lesson, step, answers))


def _inset(lesson: Lesson, answers: dict[str, Any], own: bool, id: str) -> str:
    """Return the run's value; the class's answer is not known."""
    if own or id not in answers:
        return UNKNOWN
    return answer_line(lesson, lesson.steps[lesson.index(id)], answers[id])


def _picture(lesson: Lesson, stop: Stop) -> Picture | None:
    """Return the chart to which the step points, or the first chart, if the step has advanced the run."""
    step, recording = lesson.steps[stop.place], stop.recording
    light = step.spotlight
    if recording is None or len(recording.time) < 2 or not (light or step.kind in MOVES):
        return None
    kind = _chart_for(light.chart if light else "", recording)
    if kind is None:
        return None
    view = TimeView()
    view.fit(recording.now)
    if light and light.span:
        view.zoom(view.span / light.span)
        view.go(recording.now - light.span)
    chart = kind(view)
    chart.set_recording(recording)
    chart.point_at(light.guest or "" if light else "")
    picture = Picture(chart.title, chart.describe(), png(chart.image(SIZE, RATIO)), step=step.id)
    chart.deleteLater()
    return picture


def _chart_for(name: str, recording: Recording) -> ChartKind | None:
    if name in chart_specs() and chart_kind(name).fits(recording.scenario):
        return chart_kind(name)
    kinds = [chart_kind(USUAL), *chart_kinds()]
    return next((kind for kind in kinds if kind.fits(recording.scenario)), None)

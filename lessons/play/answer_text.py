"""Answers and truths as text, for the report and for the student's own numbers in a lesson's text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel.units import clock_text
from engine.language import later, numeral, say, title_said, with_unit
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.play.judging import PLACES, figure_text, unit_of
from lessons.play.machine_settings import text_of

SHOWN = 9  # points of a curve that are written out
HEADS = (later("Figure"), later("Unchanged"), later("Yours"), later("Set by the lesson"), later("Points"))
NONE = later("none")


def point_texts(lesson: Lesson, step: Step) -> dict[str, str]:
    """Return the positions on the axis, such as "2.6 GB", of the runs of a step's sweep by their ids."""
    sweep = lesson.sweeps.get(step.sweep)
    if sweep is None:
        return {}
    unit = title_said(sweep.unit)
    return {point.id: with_unit(numeral(point.at, ",g"), unit) for point in sweep.points}


def answer_text(step: Step, value: Any, points: Mapping[str, str] | None = None) -> str:
    """Return an answer or a truth as text; bars and curves have a line for each value.

    points: names for the ids of a sweep's runs, from point_texts.
    """
    if value is None:
        return ""
    if step.dials and isinstance(value, dict):
        return text_of(step, value)
    if step.kind == "grade":
        return grade_text(value)
    if step.form == "series":
        return _series(value, points or {})
    return _TEXTS[step.form](step, value) if step.form in _TEXTS else str(value)


def answer_line(lesson: Lesson, step: Step, value: Any) -> str:
    """Return an answer or a truth as text in one line."""
    return answer_text(step, value, point_texts(lesson, step)).replace("\n", "; ")


def _number(step: Step, value: float) -> str:
    return figure_text(value, unit_of(step))


def _choice(step: Step, value: str) -> str:
    return next((option.text for option in step.options if option.id == value), value)


def _order(step: Step, value: list[str]) -> str:
    titles = {item.id: item.title for item in step.items}
    return " > ".join(titles.get(id, id) for id in value)


def _bars(step: Step, value: dict[str, dict[str, float | None]]) -> str:
    return "\n".join(
        f"{item.title}, {say(PLACES[place])}: {figure_text(pages)}"
        for item in step.items
        for place in step.places
        if (pages := value.get(item.id, {}).get(place)) is not None
    )


def _curve(step: Step, value: list[list[float]]) -> str:
    """Return some of a curve's points, at the same times for curves with the same number of points."""
    last = len(value) - 1
    chosen = sorted({round(last * number / (SHOWN - 1)) for number in range(SHOWN)}) if last > 0 else [0]
    return "\n".join(f"{clock_text(int(value[at][0]))}: {figure_text(value[at][1])}" for at in chosen)


def _series(value: dict[str, float], points: Mapping[str, str]) -> str:
    return "\n".join(f"{points.get(id, id)}: {figure_text(number)}" for id, number in value.items())


_TEXTS: dict[str | None, Callable[[Step, Any], str]] = {
    "number": _number,
    "choice": _choice,
    "order": _order,
    "bars": _bars,
    "curve": _curve,
}


def grade_rows(grade: Mapping[str, Any]) -> list[tuple[str, ...]]:
    """Return a row for each figure and a row for the sum, in the columns of HEADS."""
    rows = [_row(item) for item in grade["figures"]]
    return [*rows, (say("All"), "", "", "", say("{0} out of {1}", grade["points"], 100))]


def grade_text(grade: Mapping[str, Any]) -> str:
    """Return the table as lines, with " | " between the cells."""
    return "\n".join(" | ".join(cells) for cells in (map(say, HEADS), *grade_rows(grade)))


def grade_sentence(grade: Mapping[str, Any]) -> str:
    """Return a sentence with the points of each area."""
    areas = "; ".join(
        f"{name}: {say('{0} out of {1}', item['points'], item['of'])}"
        for name, item in grade["areas"].items()
    )
    return say("{0} of 100 points. {1}{2}.", grade["points"], areas[:1].upper(), areas[1:])


def _row(item: Mapping[str, Any]) -> tuple[str, ...]:
    values = (item[name] for name in ("untouched", "yours", "solution"))
    shown = (say(NONE) if value is None else figure_text(value, title_said(item["unit"])) for value in values)
    return (str(item["title"]), *shown, say("{0} out of {1}", item["points"], item["of"]))

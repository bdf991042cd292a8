"""A grade as a table: each figure of the untouched site, of the solution and of the lesson's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.language import say
from lessons.play.judging import figure_text

HEADS = ("Figure", "Untouched", "Yours", "Lesson's own", "Points")
NONE = "none"


def grade_rows(grade: Mapping[str, Any]) -> list[tuple[str, ...]]:
    """Return a row for each figure and one for the sum, in the columns of HEADS."""
    rows = [_row(one) for one in grade["figures"]]
    return [*rows, ("All", "", "", "", f"{grade['points']} of 100")]


def grade_text(grade: Mapping[str, Any]) -> str:
    """Return the table as lines, with " | " between the cells."""
    return "\n".join(" | ".join(cells) for cells in (HEADS, *grade_rows(grade)))


def grade_sentence(grade: Mapping[str, Any]) -> str:
    """Return a sentence with the points of each area."""
    areas = "; ".join(f"{name}: {one['points']} of {one['of']}" for name, one in grade["areas"].items())
    return say("{0} of 100 points. {1}{2}.", grade["points"], areas[:1].upper(), areas[1:])


def _row(one: Mapping[str, Any]) -> tuple[str, ...]:
    values = (one[name] for name in ("untouched", "yours", "solution"))
    shown = (NONE if value is None else figure_text(value, one["unit"]) for value in values)
    return (str(one["title"]), *shown, f"{one['points']} of {one['of']}")

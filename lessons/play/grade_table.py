"""A grade as a table: each figure of the untouched site, of the solution and of the lesson's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.language import later, say, title_said
from lessons.play.judging import figure_text

HEADS = (later("Figure"), later("Untouched"), later("Yours"), later("Lesson's own"), later("Points"))
NONE = later("none")


def grade_rows(grade: Mapping[str, Any]) -> list[tuple[str, ...]]:
    """Return a row for each figure and one for the sum, in the columns of HEADS."""
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

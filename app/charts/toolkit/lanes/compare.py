"""A second run in charts with lanes: below our own in each lane, or only where it differs."""

from __future__ import annotations

from app.charts.toolkit.columns import NOTHING
from app.charts.toolkit.comparing import Other, tr
from app.charts.toolkit.state_look import Key
from app.look.theme import current as current_theme

MIN_DIFFERENCE = 0.1  # of the time in a column that must differ to be shown as a difference
SHARE = {"overlay": 0.62, "side by side": 0.5, "difference": 0.62}  # of a lane for our own run


def union(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """Return the columns (from, to) that cover both."""
    begin, end = min(one[0], other[0]), max(one[1], other[1])
    return (begin, end) if begin < end else (min(NOTHING), 0)


def legend(other: Other | None, differs: bool = False) -> list[Key]:
    """Return the keys of the two halves of a lane; differs: a difference shows only where they differ."""
    if other is None:
        return []
    shade, apart = current_theme().label, differs and other.difference
    name = tr("{0}, where it differs").format(other.name) if apart else other.name
    return [Key(other.own, shade, half="upper"), Key(name, shade, half="lower")]

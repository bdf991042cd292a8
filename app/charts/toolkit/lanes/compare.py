"""A second run in charts with lanes: below our own in each lane, or only where it differs."""

from __future__ import annotations

from app.charts.toolkit.comparing import Other, tr
from app.charts.toolkit.state_look import Key
from app.look.theme import current as current_theme

MIN_DIFFERENCE = 0.1  # of the time in a column that must differ to be shown as a difference
SHARE = {"overlay": 0.62, "side by side": 0.5, "difference": 0.62}  # of a lane for our own run


def legend(other: Other | None, differs: bool = False) -> list[Key]:
    """Return the keys of the two halves of a lane; differs: a difference shows only where they differ."""
    if other is None:
        return []
    shade, apart = current_theme().label, differs and other.difference
    name = tr("{0}, where it differs").format(other.name) if apart else other.name
    return [Key(other.own, shade, half="upper"), Key(name, shade, half="lower")]

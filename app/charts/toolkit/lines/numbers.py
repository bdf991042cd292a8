"""The numbers of a line chart: of one run, or of two with the difference."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from app.charts.toolkit import axis
from app.charts.toolkit.comparing import Other
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.state_look import Key
from app.look.theme import Theme

Text = Callable[[float], str]
Figures = tuple[float, float, float]  # at the cursor, mean, highest; NaN = not known


def legend(other: Other | None, theme: Theme) -> list[Key]:
    """Return which curves are whose; halves have names in the plot, and a difference has them at its axis."""
    if other is None or other.difference or other.beside:
        return []
    return [Key(other.own, theme.label, line=True), Key(other.name, theme.label, line=True, dashed=True)]


def heads(other: Other, plain: bool = False) -> str:
    """Return the heads of the values in a box; `plain`: two values even in a difference."""
    sign = " − " if other.difference and not plain else " · "
    return f"{other.own}{sign}{other.name}"


def lines(
    series: Sequence[Curve], own: Sequence[float], theirs: Sequence[float], other: Other | None, text: Text
) -> list[ReadoutLine]:
    """Return a line for each curve: its value, and that of the other run beside it; or the difference."""
    found = []
    for one, mine, his in zip(series, own, theirs, strict=True):
        key, known = Key(one.label, one.colour), (np.isfinite(mine), np.isfinite(his))
        if other is not None and other.difference:
            if all(known):
                found.append(ReadoutLine(one.label, difference(mine, his, text), key))
        elif any(known):
            values = [text(v) if k else "–" for v, k in zip((mine, his), known, strict=True)]
            found.append(ReadoutLine(one.label, values[0], key, values[1] if other else ""))
    return found


def table_heads(other: Other | None) -> list[str]:
    """Return the heads of the table."""
    plain = ["value", "mean", "highest"]
    more = [f"{other.name}: {head}" for head in plain] + ["difference"] if other else []
    return ["curve", "unit", *plain, *more]


def figures(values: npt.NDArray[np.float32], column: int) -> Figures:
    """Return the value in a column, mean and highest value of all columns that are known."""
    known = values[np.isfinite(values)]
    if not len(known):
        return np.nan, np.nan, np.nan
    return float(values[column]), float(known.mean()), float(known.max())


def cells(figures: Figures, text: Text) -> list[str]:
    """Return figures as texts of the table."""
    return [text(figure) if np.isfinite(figure) else "" for figure in figures]


def difference(own: float, theirs: float, text: Text) -> str:
    """Own less theirs with its sign; empty when one is not known."""
    if not (np.isfinite(own) and np.isfinite(theirs)):
        return ""
    return axis.signed(own - theirs, text(abs(own - theirs)))

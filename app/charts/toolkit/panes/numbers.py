"""The numbers of a chart with panes, next to each pane and in the chart's table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QBrush

from app.charts.toolkit.comparing import Other
from app.charts.toolkit.lines import numbers
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.lines.numbers import Columns
from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.state_look import StateKey
from app.look.theme import current as current_theme
from engine.language import numeral

_tr = partial(QCoreApplication.translate, "Panes")
Values = npt.NDArray[np.float32]
NONE = "–"


@dataclass(frozen=True)
class LegendNumber:
    """A line in the legend of a pane; `switch`: the label that a click on the line shows or hides."""

    label: str
    key: StateKey | None
    switch: str = ""


def together() -> str:
    """Return the name for the sum of the parts of a stack."""
    return _tr("together")


def entries(pane: Pane, known: bool) -> list[LegendNumber]:
    """Return a pane's legend in the order of its parts, from the top; known: published values are shown."""
    curves = [
        LegendNumber(curve.label, curve_key(curve, curve.label in pane.off), curve.label)
        for curve in pane.curves
    ]
    if pane.stacked:
        total = [LegendNumber(together(), None)] if len(curves) > 1 else []
        curves = [*total, *reversed(curves)]
    right = [LegendNumber(pane.right[1], None)] if pane.right is not None else []
    return [*curves, *right, *_published(pane, known)]


def curve_key(curve: Curve, off: bool) -> StateKey:
    """Return the legend sample of a curve, hollow when the curve is switched off."""
    theme = current_theme()
    if off:
        return StateKey(curve.label, theme.panel, None, True)
    hatch = QBrush(theme.panel, Qt.BrushStyle.VerPattern) if curve.hatched else None
    return StateKey(curve.label, curve.colour, hatch)


def _published(pane: Pane, known: bool) -> Iterator[LegendNumber]:
    theme = current_theme()
    for line in pane.published:
        colour = theme.capacity if known else theme.label
        key = StateKey(line.label, colour, line=known, dashed=True, outlined=not known)
        where = line.label.rpartition(", ")[2]
        label = line.label if len(pane.published) == 1 else f"{named(pane, line.of)}, {where}"
        yield LegendNumber(label, key, line.label)


def readings(pane: Pane, own: Values, theirs: Values | None, other: Other | None) -> list[tuple[str, str]]:
    """Return the values (curves,) of a moment as texts, those of this run and of the other run, in order of
    `entries`.
    """
    at = {curve.label: number for number, curve in enumerate(pane.on)}

    def values(mine: float, his: float) -> tuple[str, str]:
        if other is not None and other.difference:
            return numbers.difference(mine, his, pane.text) or NONE, ""
        texts = [pane.text(value) if np.isfinite(value) else NONE for value in (mine, his)]
        return texts[0], texts[1] if other is not None else ""

    found = []
    for curve in pane.curves:
        number = at.get(curve.label)
        his = np.nan if theirs is None or number is None else float(theirs[number])
        found.append(("", "") if number is None else values(float(own[number]), his))
    if pane.stacked:
        sums = float(_sum(own)), np.nan if theirs is None else float(_sum(theirs))
        found = [*([values(*sums)] if len(pane.curves) > 1 else []), *reversed(found)]
    if pane.right is not None:
        found.append((_right(pane, own, other), ""))
    return [*found, *((pane.text(line.value), "") for line in pane.published)]


def _sum(values: Values) -> Values:
    """Return the sum of all curves, (curves, ...); unknown values do not affect known ones."""
    known = np.isfinite(values).any(axis=0)
    return np.asarray(np.where(known, np.nansum(values, axis=0), np.nan), np.float32)


def _right(pane: Pane, own: Values, other: Other | None) -> str:
    """Return the value in the unit of the second axis."""
    assert pane.right is not None
    value = float(own.sum() if pane.stacked else own[0]) * pane.right[0] if len(own) else np.nan
    return numeral(value, ".2f") if np.isfinite(value) and other is None else ""


def named(pane: Pane, labels: tuple[str, ...]) -> str:
    """Return the name for a sum of curves."""
    every = len(labels) > 1 and len(labels) == len(pane.curves)
    return together() if every else ", ".join(labels)


def heads(other: Other | None) -> list[str]:
    """Return the column headings of the table."""
    plain = ["value", "mean", "highest", "published", "source"]
    more = [f"{other.name}: {head}" for head in plain] + ["difference"] if other else []
    return ["curve", "unit", *plain, *more]


def rows(pane: Pane, own: Columns, theirs: Columns | None, column: int) -> Iterator[list[str]]:
    """Yield the table rows of a pane."""
    for number, curve in enumerate(pane.on):
        his = None if theirs is None else theirs[number]
        yield _row(pane, curve.label, own[number], his, column, (curve.label,), curve.source)
    if pane.stacked and len(pane.on) > 1:
        labels = tuple(curve.label for curve in pane.on)
        his = None if theirs is None else _sum(theirs)
        yield _row(pane, together(), _sum(own), his, column, labels, _tr("added up"))


def _row(
    pane: Pane, label: str, own: Values, theirs: Values | None, column: int, of: tuple[str, ...], source: str
) -> list[str]:
    runs = [own] if theirs is None else [own, theirs]
    row = [f"{pane.title}: {label}" if pane.title else label, pane.unit]
    for values, known in zip(runs, pane.known, strict=False):
        published = next((pane.text(line.value) for line in known if set(line.of) == set(of)), "")
        row += [*numbers.cells(numbers.figures(values, column), pane.text), published, source]
    if theirs is not None:
        row.append(numbers.difference(float(own[column]), float(theirs[column]), pane.text))
    return row

"""The numbers of a chart with panes: in the box at the cursor, and in its table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.comparing import Other
from app.charts.toolkit.lines import numbers
from app.charts.toolkit.lines.numbers import Columns
from app.charts.toolkit.panes.pane import Pane, Published
from app.charts.toolkit.readout import ReadoutLine
from engine.measures import measures

Values = npt.NDArray[np.float32]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Panes", text)


def lines(pane: Pane, own: Values, theirs: Values, other: Other | None, whole: bool) -> list[ReadoutLine]:
    """Return a pane's main value, or, `whole`, each curve, their sum and published values."""
    values = numbers.lines(pane.curves, own.tolist(), theirs.tolist(), other, pane.text)
    if not values:
        return []
    total = _total(pane, own, theirs, other)
    if not whole:
        return [ReadoutLine(pane.title, total.value, None, total.note)] if total else _titled(pane, values)
    more = [*([total] if total else []), *_right(pane, own, other), *_published(pane, other)]
    return [ReadoutLine(pane.title, pane.unit), *values, *more, *_sources(pane)]


def _titled(pane: Pane, values: list[ReadoutLine]) -> list[ReadoutLine]:
    first = values[0]
    return [ReadoutLine(f"{pane.title}: {first.label}", first.value, first.key, first.note)]


def _total(pane: Pane, own: Values, theirs: Values, other: Other | None) -> ReadoutLine | None:
    """Return the sum of the parts of a stack."""
    if not pane.stacked or len(pane.curves) < 2:
        return None
    mine, his = float(_sum(own)), float(_sum(theirs))
    if other is not None and other.difference:
        return ReadoutLine(_tr("together"), numbers.difference(mine, his, pane.text))
    note = "" if other is None else pane.text(his) if np.isfinite(his) else "–"
    return ReadoutLine(_tr("together"), pane.text(mine) if np.isfinite(mine) else "–", None, note)


def _sum(values: Values) -> Values:
    """Return the sum of all curves, (curves, ...); unknown values add nothing to known ones."""
    known = np.isfinite(values).any(axis=0)
    return np.asarray(np.where(known, np.nansum(values, axis=0), np.nan), np.float32)


def _right(pane: Pane, own: Values, other: Other | None) -> Iterator[ReadoutLine]:
    """Yield the value in the unit of the second axis."""
    if pane.right is not None and other is None and len(own):
        factor, unit = pane.right
        value = float(own.sum() if pane.stacked else own[0]) * factor
        yield ReadoutLine(unit, f"{value:.2f}")


def _published(pane: Pane, other: Other | None) -> Iterator[ReadoutLine]:
    if other is None:
        for one in pane.published:
            yield ReadoutLine(f"{one.label}: {named(pane, one.of)}", pane.text(one.value))


def _sources(pane: Pane) -> Iterator[ReadoutLine]:
    """Yield the sources of a pane's values."""
    for source in dict.fromkeys(measures()[curve.measure].source for curve in pane.curves if curve.measure):
        yield ReadoutLine(source, "")


def named(pane: Pane, labels: tuple[str, ...]) -> str:
    """Return the name of a sum of curves."""
    every = len(labels) > 1 and len(labels) == len(pane.curves)
    return _tr("together") if every else ", ".join(labels)


def heads(other: Other | None) -> list[str]:
    """Return the heads of the table."""
    plain = ["value", "mean", "highest", "published", "source"]
    more = [f"{other.name}: {head}" for head in plain] + ["difference"] if other else []
    return ["curve", "unit", *plain, *more]


def rows(pane: Pane, own: Columns, theirs: Columns | None, column: int) -> Iterator[list[str]]:
    """Yield the rows of a pane."""
    for number, curve in enumerate(pane.curves):
        source = measures()[curve.measure].source if curve.measure else ""
        his = None if theirs is None else theirs[number]
        yield _row(pane, curve.label, own[number], his, column, (curve.label,), source)
    if pane.stacked and len(pane.curves) > 1:
        labels = tuple(curve.label for curve in pane.curves)
        his = None if theirs is None else _sum(theirs)
        yield _row(pane, _tr("together"), _sum(own), his, column, labels, _tr("added up"))


def _row(
    pane: Pane,
    label: str,
    own: Values,
    theirs: Values | None,
    column: int,
    of: tuple[str, ...],
    source: str,
) -> list[str]:
    runs, row = [own] if theirs is None else [own, theirs], [f"{pane.title}: {label}", pane.unit]
    for values, known in zip(runs, pane.known, strict=False):
        figures = numbers.cells(numbers.figures(values, column), pane.text)
        row += [*figures, _value_of(pane, known, of), source]
    if theirs is not None:
        now = float(own[column]), float(theirs[column])
        row.append(numbers.difference(*now, pane.text))
    return row


def _value_of(pane: Pane, known: Sequence[Published], of: tuple[str, ...]) -> str:
    """Return the published value of a sum of curves; empty when there is none."""
    return next((pane.text(one.value) for one in known if set(one.of) == set(of)), "")

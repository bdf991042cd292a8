"""The texts of a sweep: layouts, points, states and results; and its table, with a row for each point."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from app.jobs.task_book import TaskProgress
from app.look import theme
from app.run_sets import run_set as states
from app.run_sets.sweep.book import SweepBook
from app.run_sets.sweep.plan import CHANNELS, WORKLOADS, ChartRow, Plan
from app.widgets.note_label import sentence_of
from app.widgets.rows_model import TableColumn
from engine.language import with_unit
from engine.recording.relocations import FINISH_LABELS
from engine.state.relocation import Finish
from engine.studies.sweeps.grid import StudySweep, SweepGrid, SweepPoint
from engine.studies.sweeps.table import QUANTITIES, Quantity, ResultSpan

_tr = partial(QCoreApplication.translate, "StudySweep")
STATE = 4  # its column; the quantities follow


def told(text: str) -> str:
    """Return the translated name of a quantity, workload or preset."""
    return QCoreApplication.translate("StudySweep", text) if text else ""


def workload(sweep: StudySweep, name: str) -> str:
    """Return the title of a workload."""
    run = sweep.workloads.get(name)
    return told(run.name) if run is not None and run.name else name


def layout(name: str) -> str:
    """Return the name of a link layout."""
    return {
        "straight": _tr("straight"),
        "crossed": _tr("crossed"),
        "non-shared": _tr("not shared"),
        "optimised": _tr("optimized"),
        "plain": _tr("plain"),
    }.get(name, name)


def channels(number: int) -> str:
    """Return a number of channels as text."""
    return _tr("1 channel") if number == 1 else _tr("{0} channels").format(number)


def connections(number: int) -> str:
    """Return a number of connections as text."""
    return _tr("1 connection") if number == 1 else _tr("{0} connections").format(number)


def point(sweep: StudySweep, sweep_point: SweepPoint) -> str:
    """Return a one-line description of a point."""
    parts = (
        workload(sweep, sweep_point.workload),
        channels(sweep_point.channels),
        layout(sweep_point.layout),
        connections(sweep_point.total),
    )
    return ", ".join(parts)


def heading(sweep: StudySweep, row: ChartRow) -> str:
    """Return the heading of a row of charts."""
    text = told(row.quantity.title)
    text = f"{text}, {told(row.quantity.unit)}" if row.quantity.unit else text
    return f"{text} · {workload(sweep, row.workload)}" if row.workload else text


def facet(sweep: StudySweep, number: int | None, name: str | None) -> str:
    """Return the title of a small chart."""
    return channels(number) if number is not None else workload(sweep, name or "")


def axis(plan: Plan) -> str:
    """Return the title of the axis of all charts."""
    if plan.along == WORKLOADS:
        return _tr("workloads")
    if plan.along == CHANNELS:
        return _tr("channels")
    return _tr("connections per channel") if plan.each else _tr("total connections")


def summary(sweep: StudySweep, grid: SweepGrid) -> str:
    """Return a one-line description of a grid."""
    return ", ".join(workload(sweep, name) for name in grid.workloads)


def amount(quantity: Quantity, span: ResultSpan) -> str:
    """Return the median with its unit, and the range if there is one."""
    text = with_unit(number(quantity, span.median), told(quantity.unit))
    if span.least == span.most:
        return text
    least, most = number(quantity, span.least), number(quantity, span.most)
    return _tr("{0} ({1} to {2})").format(text, least, most)


def number(quantity: Quantity, value: float) -> str:
    """Return a value with the number of decimals used for its quantity."""
    return f"{value:,.{quantity.decimals}f}"


def state(book: SweepBook, point: SweepPoint) -> str:
    """Return the progress of a point, with a sign."""
    unfinished = book.unfinished(point)
    if unfinished is not None and book.state(point) == TaskProgress.DONE:
        return _tr("✗ not completed: {0}").format(finish(unfinished.finish))
    return states.state(book, point)


def finish(code: int) -> str:
    """Return the outcome of a relocation as text."""
    return told(FINISH_LABELS[Finish(code)])


def results(book: SweepBook, point: SweepPoint) -> str:
    """Return the results of a point, or the reason why it has none."""
    if reason := book.reason(point):
        return reason
    spans = ((quantity, book.span(point, quantity)) for quantity in QUANTITIES)
    known = [
        f"{told(quantity.title)} {amount(quantity, span)}{_band(book, point, quantity)}"
        for quantity, span in spans
        if span
    ]
    return " · ".join(known) or state(book, point)


def _band(book: SweepBook, point: SweepPoint, quantity: Quantity) -> str:
    """Return the range of 90% of the values over all unknown values; "" if these were not varied."""
    if (band := book.band(point, quantity)) is None:
        return ""
    low, high = number(quantity, band.low), number(quantity, band.high)
    return _tr(", 90% of {0} combinations: {1} to {2}").format(band.count, low, high)


def spoken(book: SweepBook, sweep_point: SweepPoint) -> str:
    """Return a description of a point: its name, state and results."""
    return f"{point(book.sweep, sweep_point)}; {state(book, sweep_point)}; {results(book, sweep_point)}"


def tip(book: SweepBook, point: SweepPoint) -> str:
    """Return the description of a point, one item per line."""
    return spoken(book, point).replace("; ", "\n")


def columns(book: Callable[[], SweepBook]) -> list[TableColumn[SweepPoint]]:
    """Return columns for workload, layout, channels, connections and state, then a column for each
    quantity.
    """
    found = [
        TableColumn(_tr("Workload"), lambda point: workload(book().sweep, point.workload)),
        TableColumn(_tr("Layout"), lambda point: layout(point.layout)),
        TableColumn(
            _tr("Channels"),
            lambda point: str(point.channels),
            number=True,
            order=lambda point: point.channels,
        ),
        TableColumn(
            _tr("Connections"), lambda point: str(point.total), number=True, order=lambda point: point.total
        ),
        TableColumn(
            _tr("State"), lambda point: _state(book(), point), colour=lambda point: _colour(book(), point)
        ),
        *(_column(book, quantity) for quantity in QUANTITIES),
    ]
    return [replace(column, tip=lambda point: tip(book(), point)) for column in found]


def _column(book: Callable[[], SweepBook], quantity: Quantity) -> TableColumn[SweepPoint]:
    """Return the column for a quantity; points without a value are sorted last."""

    def text(point: SweepPoint) -> str:
        span = book().span(point, quantity)
        return number(quantity, span.median) if span else ""

    def order(point: SweepPoint) -> float:
        span = book().span(point, quantity)
        return span.median if span else math.inf

    title, unit = told(quantity.title), told(quantity.unit)
    return TableColumn(f"{title}, {unit}" if unit else title, text, number=True, order=order)


def _state(book: SweepBook, point: SweepPoint) -> str:
    shown, reason = state(book, point), book.reason(point)
    return f"{shown}: {sentence_of(reason)}" if reason else shown


def _colour(book: SweepBook, point: SweepPoint) -> QColor | None:
    if book.state(point) == TaskProgress.FAILED:
        return theme.current().error
    return theme.current().warning if book.unfinished(point) is not None else None

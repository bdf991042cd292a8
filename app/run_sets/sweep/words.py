"""The texts of a sweep: layouts, points, states and results."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from app.jobs.task_book import TaskProgress
from app.run_sets import words as states
from app.run_sets.sweep.book import SweepBook
from app.run_sets.sweep.plan import CHANNELS, WORKLOADS, ChartRow, Plan
from engine.recording.relocations import FINISH_LABELS
from engine.state.relocation import Finish
from engine.studies.sweeps.grid import StudySweep, SweepGrid, SweepPoint
from engine.studies.sweeps.table import QUANTITIES, Quantity, ResultSpan

_tr = partial(QCoreApplication.translate, "StudySweep")


def told(text: str) -> str:
    """Translate the name of a quantity, workload or preset."""
    return QCoreApplication.translate("StudySweep", text) if text else ""


def workload(sweep: StudySweep, name: str) -> str:
    """Return the title of a workload."""
    run = sweep.workloads.get(name)
    return told(run.name) if run is not None and run.name else name


def layout(name: str) -> str:
    """Return the name of a layout of the link."""
    return {
        "straight": _tr("straight"),
        "crossed": _tr("crossed"),
        "non-shared": _tr("not shared"),
        "optimised": _tr("optimised"),
        "plain": _tr("plain"),
    }.get(name, name)


def channels(number: int) -> str:
    """Return a number of channels in words."""
    return _tr("1 channel") if number == 1 else _tr("{0} channels").format(number)


def connections(number: int) -> str:
    """Return a number of connections in words."""
    return _tr("1 connection") if number == 1 else _tr("{0} connections").format(number)


def point(sweep: StudySweep, sweep_point: SweepPoint) -> str:
    """Return a point in one line."""
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
    return _tr("connections of each channel") if plan.each else _tr("connections in all")


def summary(sweep: StudySweep, grid: SweepGrid) -> str:
    """Return a grid in one line."""
    return ", ".join(workload(sweep, name) for name in grid.workloads)


def amount(quantity: Quantity, span: ResultSpan) -> str:
    """Return the median with its unit, and the range when there is one."""
    text = number(quantity, span.median)
    unit = f" {told(quantity.unit)}" if quantity.unit else ""
    if span.least == span.most:
        return f"{text}{unit}"
    least, most = number(quantity, span.least), number(quantity, span.most)
    return _tr("{0}{1} ({2} to {3})").format(text, unit, least, most)


def number(quantity: Quantity, value: float) -> str:
    """Return a value with the decimals of its quantity."""
    return f"{value:,.{quantity.decimals}f}"


def state(book: SweepBook, point: SweepPoint) -> str:
    """Return how far a point is, with a sign."""
    unfinished = book.unfinished(point)
    if unfinished is not None and book.state(point) == TaskProgress.DONE:
        return _tr("✗ not completed: {0}").format(finish(unfinished.finish))
    return states.state(book, point)


def finish(code: int) -> str:
    """Return how a relocation has ended."""
    return told(FINISH_LABELS[Finish(code)])


def results(book: SweepBook, point: SweepPoint) -> str:
    """Return the results of a point, or why it has none."""
    if reason := book.reason(point):
        return reason
    spans = ((quantity, book.span(point, quantity)) for quantity in QUANTITIES)
    known = [f"{told(quantity.title)} {amount(quantity, span)}" for quantity, span in spans if span]
    return " · ".join(known) or state(book, point)


def spoken(book: SweepBook, sweep_point: SweepPoint) -> str:
    """Return all that is known of a point."""
    return f"{point(book.sweep, sweep_point)}; {state(book, sweep_point)}; {results(book, sweep_point)}"


def tip(book: SweepBook, point: SweepPoint) -> str:
    """Return all that is known of a point, in lines."""
    return spoken(book, point).replace("; ", "\n")

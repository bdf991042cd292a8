"""The columns of a sweep's table, twin of the small charts: a row for each point."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from app.jobs.task_book import TaskProgress
from app.look import theme
from app.run_sets.sweep import words
from app.run_sets.sweep.book import SweepBook
from app.widgets.rows_model import TableColumn
from engine.studies.sweeps.grid import SweepPoint
from engine.studies.sweeps.table import QUANTITIES, Quantity

_tr = partial(QCoreApplication.translate, "Sweep")
STATE = 4  # its column; the quantities follow


def columns(book: Callable[[], SweepBook]) -> list[TableColumn[SweepPoint]]:
    """Return workload, layout, channels, connections and state, then a column for each quantity."""
    found = [
        TableColumn(_tr("Workload"), lambda point: words.workload(book().sweep, point.workload)),
        TableColumn(_tr("Layout"), lambda point: words.layout(point.layout)),
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
    return [replace(column, tip=lambda point: words.tip(book(), point)) for column in found]


def _column(book: Callable[[], SweepBook], quantity: Quantity) -> TableColumn[SweepPoint]:
    """Return the column of a quantity; points without a value are sorted last."""

    def text(point: SweepPoint) -> str:
        span = book().span(point, quantity)
        return words.number(quantity, span.median) if span else ""

    def order(point: SweepPoint) -> float:
        span = book().span(point, quantity)
        return span.median if span else math.inf

    title, unit = words.told(quantity.title), words.told(quantity.unit)
    return TableColumn(f"{title}, {unit}" if unit else title, text, number=True, order=order)


def _state(book: SweepBook, point: SweepPoint) -> str:
    state, reason = words.state(book, point), book.reason(point)
    return f"{state}: {reason}" if reason else state


def _colour(book: SweepBook, point: SweepPoint) -> QColor | None:
    if book.state(point) == TaskProgress.FAILED:
        return theme.current().error
    return theme.current().warning if book.unfinished(point) is not None else None

"""The columns of an experiment's table, twin of its charts: a row for each run."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.look import theme
from app.run_sets.experiment.book import Row
from app.widgets.rows_model import TableColumn
from engine.experiments.experiment import ERROR, POINT, SEED, Experiment
from engine.language import COMMA, numeral, say, title_said

_tr = partial(QCoreApplication.translate, "ExperimentTable")


def columns(experiment: Experiment) -> list[TableColumn[Row]]:
    """Return point and seed, parameters and figures, and why a run failed."""
    units = experiment.units
    return [
        _whole(POINT, _tr("Point")),
        _whole(SEED, _tr("Seed")),
        *(_number(name, named(name, units[name])) for name in units),
        TableColumn(
            _tr("Why it failed"), lambda row: row[ERROR] or "", colour=lambda row: theme.current().error
        ),
    ]


def _whole(name: str, title: str) -> TableColumn[Row]:
    return TableColumn(title, lambda row: str(row[name]), number=True, order=lambda row: row[name])


def _number(name: str, title: str) -> TableColumn[Row]:
    def order(row: Row) -> tuple[bool, Any]:
        value = row[name]
        return isinstance(value, str), math.inf if value is None else value

    return TableColumn(title, lambda row: shown(row[name]), number=True, order=order)


def named(name: str, unit: str) -> str:
    """Return a name of the experiment with its unit, as columns and axes are called."""
    return say(COMMA, name, title_said(unit)) if unit else name


def shown(value: Any) -> str:
    """Return a value as the table shows it."""
    return "" if value is None else value if isinstance(value, str) else numeral(value, ",.6g")

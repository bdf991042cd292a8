"""The book of an experiment: a row for each run by point and seed, the effects, and the runner."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from app.jobs.process import Process
from app.jobs.work import work_list
from app.look import theme
from app.plot.template import PlotTemplate, TemplateRun
from app.plot.templates import of_run
from app.run_sets.runner import RunSetRunner
from app.widgets.rows_model import TableColumn
from engine.experiments.designs import count_of
from engine.experiments.effects import Effect, Effects
from engine.experiments.experiment import ERROR, POINT, SEED, Experiment
from engine.language import COMMA, numeral, say, title_said
from engine.measures.selectors import find_measure, members_of
from engine.scenario.model.site_release import releases
from engine.scenario.scenario import load_scenario
from engine.spreadsheet import rows_text
from engine.studies.probes import StudyRun

Row = Mapping[str, Any]
_tr = partial(QCoreApplication.translate, "ExperimentTable")


def key_of(row: Row) -> tuple[int, int]:
    """Return the values that distinguish a row from all others: the number of its point, and its seed."""
    return row[POINT], row[SEED]


@dataclass
class ExperimentBook:
    """The results of an experiment. `rows` grows as runs end; effects follow when all have ended."""

    experiment: Experiment
    effects: dict[str, Effects] = field(default_factory=dict)  # by figure, when all runs have ended
    _rows: dict[tuple[int, int], Row] = field(default_factory=dict)

    @property
    def rows(self) -> list[Row]:
        """The rows, by point and seed."""
        return [self._rows[key] for key in sorted(self._rows)]

    def keep(self, rows: Iterable[Row]) -> None:
        """Store new rows."""
        self._rows |= {key_of(row): row for row in rows}

    def finish(self, found: Mapping[str, Any]) -> None:
        """Store the rows of all runs, and the effects derived from them."""
        self._rows = {}
        self.keep(found["rows"])
        self.effects = {table["figure"]: _effects(table) for table in found["effects"]}

    def run_of(self, row: Row) -> StudyRun:
        """Return the run that belongs to a row."""
        experiment = self.experiment
        values = [row[axis.name] for axis in experiment.axes]
        settings = (*experiment.table.settings, *experiment.settings(values), f"seed={row[SEED]}")
        return StudyRun(experiment.table.scenario, settings)

    def counts(self) -> tuple[int, int, int]:
        """Return the number of ended runs, of all runs, and of failed runs."""
        design = self.experiment.table.design
        points = count_of(design.kind, self.experiment.axes, design.points)
        failed = sum(bool(row[ERROR]) for row in self._rows.values())
        return len(self._rows) - failed, points * self.experiment.table.seeds, failed

    def plots(self, row: Row, title: str) -> PlotTemplate:
        """Return a plot for each measure used by the experiment's figures, for the run of a row.

        Raises ScenarioError for settings that cannot be read, and UnknownName if the resulting machine has no
        such member.
        """
        run = self.run_of(row)
        scenario = load_scenario(run.scenario, run.settings)
        wanted = dict.fromkeys((figure.measure, figure.of) for figure in self.experiment.figures)
        plots = [[(id, members_of(scenario, find_measure(id), of))] for id, of in wanted]
        return of_run(title, TemplateRun.of(run), plots)

    def csv(self) -> str:
        """Return a line for each run that has ended."""
        names, marked = [POINT, SEED, *self.experiment.units, ERROR], releases(self.experiment.scenario.lpar)
        last = {"release": marked} if marked else {}
        lines = ([*(row[name] for name in names), *last.values()] for row in self.rows)
        return rows_text([[*names, *last], *lines])


def _effects(table: Mapping[str, Any]) -> Effects:
    return Effects(**{**table, "effects": tuple(Effect(**effect) for effect in table["effects"])})


def columns(experiment: Experiment) -> list[TableColumn[Row]]:
    """Return columns for point and seed, parameters and figures, and the reason for a run's failure."""
    units = experiment.units
    return [
        _whole(POINT, _tr("Point")),
        _whole(SEED, _tr("Seed")),
        *(_number(name, named(name, units[name])) for name in units),
        TableColumn(
            _tr("Reason for failure"),
            lambda row: row[ERROR] or "",
            colour=lambda row: theme.current().error,
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
    """Return the name of a parameter or figure with its unit, as shown in columns and on axes."""
    return say(COMMA, name, title_said(unit)) if unit else name


def shown(value: Any) -> str:
    """Return a value in the format of the table."""
    return "" if value is None else value if isinstance(value, str) else numeral(value, ",.6g")


class ExperimentRunner(RunSetRunner):
    """Runs an experiment: its process shares the runs among other processes or sends them to a cluster,
    and keeps the rows.
    """

    def __init__(
        self, title: Callable[[], str], arguments: Callable[[], dict[str, Any]], parent: QObject
    ) -> None:
        """title: the name of the work in the list of long-running work. arguments: the arguments of the
        job.
        """
        super().__init__(parent)
        self._arguments = arguments
        self._counted = 0, 0
        self.process = Process("experiment", self)
        work_list.follow(self.process, title, self.cancel)
        self.process.progress.connect(self._count)

    @property
    def is_ready(self) -> bool:
        return not self.process.busy

    @property
    def progress(self) -> tuple[int, int] | None:
        return self._counted if self.process.busy else None

    def run_all(self) -> None:
        self._counted = 0, 0  # the number of missing runs is not yet known
        self.process.start(**self._arguments())
        self.changed.emit()

    def _count(self, report: dict[str, Any]) -> None:
        self._counted = report["done"], report["total"]  # without previous ones

    def cancel(self) -> None:
        self.process.stop()
        self.changed.emit()

    def stop(self) -> None:
        self.process.stop()

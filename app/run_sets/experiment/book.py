"""The book of an experiment: a row for each run that has ended, by point and seed, and the effects."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from app.plot.template import PlotTemplate, TemplateRun
from app.plot.wanted import of_run
from engine.experiments.designs import count_of
from engine.experiments.effects import Effect, Effects
from engine.experiments.experiment import ERROR, POINT, SEED, Experiment
from engine.measures.selectors import find_measure, members_of
from engine.scenario.model.site_release import releases
from engine.scenario.scenario import load_scenario
from engine.studies.probes import StudyRun

Row = Mapping[str, Any]


def key_of(row: Row) -> tuple[int, int]:
    """Return what distinguishes a row from all others: the number of its point, and its seed."""
    return row[POINT], row[SEED]


@dataclass
class ExperimentBook:
    """`rows` grow while runs end; effects follow when all have ended."""

    experiment: Experiment
    effects: dict[str, Effects] = field(default_factory=dict)  # by figure, when all runs have ended
    _rows: dict[tuple[int, int], Row] = field(default_factory=dict)

    @property
    def rows(self) -> list[Row]:
        """The rows, by point and seed."""
        return [self._rows[key] for key in sorted(self._rows)]

    def keep(self, rows: Iterable[Row]) -> None:
        """Note rows that have come."""
        self._rows |= {key_of(row): row for row in rows}

    def finish(self, found: Mapping[str, Any]) -> None:
        """Note the rows of all runs, and the effects that follow from them."""
        self._rows = {}
        self.keep(found["rows"])
        self.effects = {table["figure"]: _effects(table) for table in found["effects"]}

    def run_of(self, row: Row) -> StudyRun:
        """Return the run of a row."""
        experiment = self.experiment
        values = [row[axis.name] for axis in experiment.axes]
        settings = (*experiment.table.settings, *experiment.settings(values), f"seed={row[SEED]}")
        return StudyRun(experiment.table.scenario, settings)

    def counts(self) -> tuple[int, int, int]:
        """Return how many runs have ended, how many there are, and how many have failed."""
        design = self.experiment.table.design
        points = count_of(design.kind, self.experiment.axes, design.points)
        failed = sum(bool(row[ERROR]) for row in self._rows.values())
        return len(self._rows) - failed, points * self.experiment.table.seeds, failed

    def plots(self, row: Row, title: str) -> PlotTemplate:
        """Return a plot for each measure of the figures of the run of a row.

        Raises ScenarioError for settings that cannot be read, UnknownName where they leave no such member.
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
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow([*names, *last])
        writer.writerows([*(row[name] for name in names), *last.values()] for row in self.rows)
        return text.getvalue()


def _effects(table: Mapping[str, Any]) -> Effects:
    return Effects(**{**table, "effects": tuple(Effect(**effect) for effect in table["effects"])})

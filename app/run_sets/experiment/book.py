"""The book of an experiment: a row for each run that has ended, by point and seed, and the effects."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.experiments.designs import count_of
from engine.experiments.effects import Effect, Effects
from engine.experiments.experiment import ERROR, POINT, SEED, Experiment
from engine.studies.probes import Run

Row = Mapping[str, Any]


def key_of(row: Row) -> tuple[int, int]:
    """Return what tells a row from all others: the number of its point, and its seed."""
    return row[POINT], row[SEED]


@dataclass
class ExperimentBook:
    """One background process does all runs that are missing, so that its tasks are only counted."""

    experiment: Experiment
    effects: dict[str, Effects] = field(default_factory=dict)  # by figure, when all runs have ended
    counted: tuple[int, int] | None = None  # runs that have ended, and all, of those that were missing
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

    def total(self) -> int:
        """Return how many runs the experiment has."""
        design = self.experiment.table.design
        return count_of(design.kind, self.experiment.axes, design.points) * self.experiment.table.seeds

    def run_of(self, row: Row) -> Run:
        """Return the run of a row."""
        experiment = self.experiment
        values = [row[axis.name] for axis in experiment.axes]
        settings = (*experiment.table.settings, *experiment.settings(values), f"seed={row[SEED]}")
        return Run(experiment.table.scenario, settings)

    def csv(self) -> str:
        """Return a line for each run that has ended."""
        names = [POINT, SEED, *self.experiment.units, ERROR]
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(names)
        writer.writerows([row[name] for name in names] for row in self.rows)
        return text.getvalue()


def _effects(table: Mapping[str, Any]) -> Effects:
    return Effects(**{**table, "effects": tuple(Effect(**effect) for effect in table["effects"])})

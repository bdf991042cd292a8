"""The runs that a template specifies, simulated in the background, and their results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Signal

from app.jobs.process import Process
from app.jobs.work import work_list
from app.plot.series import Series, SeriesEntry
from app.plot.template import RUN, PlotTemplate
from engine.language import say
from engine.studies.plotted import FACT

KEPT = 128  # runs whose figures are kept


class Ended:
    """A Source backed by an ended run of a template; it has the series that the template specifies."""

    def __init__(self, name: str, curves: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
        self.name = name
        self._series = {key: [_series(item, name) for item in made] for key, made in curves.items()}

    def entries(self) -> Sequence[SeriesEntry]:
        """Return each series by name."""
        return [
            SeriesEntry(tuple(series.name.rsplit(", ", 1)), f"{key}#{place}", series.unit)
            for key, made in self._series.items()
            for place, series in enumerate(made)
        ]

    def each(self, key: str) -> list[str]:
        """Return the series keys that a template key represents."""
        return [f"{key}#{place}" for place in range(len(self._series.get(key, ())))]

    def series(self, key: str) -> Series:
        """Return a series. Raises LookupError for an unknown key."""
        name, _, place = key.partition("#")
        made = self._series.get(name, [])
        number = int(place) if place.isdigit() else 0
        if number >= len(made):
            raise LookupError(say("{0}: {1} did not record this", key[:80], self.name))
        return made[number]


def _series(table: Mapping[str, Any], source: str) -> Series:
    values = np.array([np.nan if value is None else value for value in table["values"]], np.float64)
    return Series(table["name"], table["unit"], np.array(table["times"], np.int64), values, source)


class Simulator(QObject):
    """Simulates the runs of a template that are not known yet; each result is kept until the window
    closes.
    """

    found = Signal()  # another run has ended
    done = Signal()  # all have ended
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[tuple[str, ...], dict[str, Any]] = {}
        self._asked: dict[str, tuple[str, ...]] = {}  # of the runs under way: by name
        self._title = ""
        self._process = Process("plotted", self)
        self._process.progress.connect(self._on_progress)
        self._process.done.connect(self._end)
        self._process.failed.connect(self._fail)
        work_list.follow(self._process, lambda: self._title, self.stop)

    @property
    def busy(self) -> bool:
        """Whether a run is under way."""
        return self._process.busy

    def start(self, template: PlotTemplate) -> None:
        """Simulate the missing runs; `found` and finally `done` or `failed` follow."""
        wanted = {name: table for name, table in needs(template).items() if not self.of(template, name)}
        if not wanted:
            return
        self._title = self.tr("Simulate {0}").format(template.title)
        self._asked = {name: _key(template, name) for name in wanted}
        self._process.start(study=study_of(template), runs=wanted)

    def stop(self) -> None:
        """Stop the runs under way."""
        self._process.stop()
        self._asked = {}
        self.done.emit()

    def of(self, template: PlotTemplate, name: str) -> dict[str, Any] | None:
        """Return the values and curves of a run of a template; None before the run has ended."""
        return self._known.get(_key(template, name))

    def missing(self, template: PlotTemplate) -> list[str]:
        """Return the names of the runs that have not ended."""
        return [name for name in needs(template) if self.of(template, name) is None]

    def _on_progress(self, report: dict[str, Any]) -> None:
        if (name := report.get("run")) in self._asked:
            self._keep(str(name), report["found"])
            self.found.emit()

    def _keep(self, name: str, found: dict[str, Any]) -> None:
        self._known[self._asked[name]] = found
        while len(self._known) > KEPT:
            del self._known[next(iter(self._known))]

    def _end(self, found: dict[str, dict[str, Any]]) -> None:
        for name in found:
            self._keep(name, found[name])
        self._asked = {}
        self.found.emit()
        self.done.emit()

    def _fail(self, reason: str) -> None:
        self._asked = {}
        self.failed.emit(reason)
        self.done.emit()


def study_of(template: PlotTemplate) -> str:
    """Return the study whose figure a template recreates; "" if there is no such study."""
    return template.exhibit.partition(".")[0]


def needs(template: PlotTemplate) -> dict[str, dict[str, Any]]:
    """Return the values and curves that the job must take from each run in the plots."""
    names = {name: (set[str](), set[str]()) for name in template.runs}
    for plot in template.plots:
        for curve in plot.curves:
            if curve.source.startswith(RUN):
                names[curve.source.removeprefix(RUN)][1].add(curve.key)
        for series in plot.series:
            for point in series.points:
                value = value_of(series.value, point.value, point.fact)
                for run in filter(None, (point.run, series.base if point.run else "")):
                    names[run][0].add(value)
    return {
        name: {
            "scenario": template.runs[name].scenario,
            "settings": list(template.runs[name].settings),
            "figures": sorted(figures),
            "curves": sorted(curves),
        }
        for name, (figures, curves) in names.items()
        if figures or curves
    }


def value_of(series: str, point: str, fact: str) -> str:
    """Return the value to take from a run: the point's own value, otherwise that of the series, otherwise
    that of the point's fact.
    """
    return point or series or FACT + fact


def _key(template: PlotTemplate, name: str) -> tuple[str, ...]:
    table = needs(template)[name]
    parts = (table["scenario"], *table["settings"], "", *table["figures"], "", *table["curves"])
    return (study_of(template), *parts)

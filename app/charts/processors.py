"""Use of real processors: the master beside the average of all, and any single one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication

from app.charts.toolkit import axis
from app.charts.toolkit.chart import Chart
from app.charts.toolkit.lines.curves import Curve, Floats
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.menu import CornerMenu
from app.charts.toolkit.panes.pane import Pane, Published
from app.charts.values.published import PublishedRun, published_run
from app.look.theme import current as current_theme
from engine.measures import measures
from engine.measures.selectors import EVERYONE, MASTER, UnknownName, processors_of
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

FULL = 100.0
FIRST = ("master", EVERYONE)
QUANTITIES = {"master": "master_{}_util", EVERYONE: "{}_util_per_proc"}  # of the ledger

Edges = npt.NDArray[np.int64]


class ProcessorMenu(CornerMenu):
    """The master, means of several processors, and all single ones."""

    def __init__(self, chart: Chart) -> None:
        super().__init__(chart)
        self.chosen: tuple[str, ...] = FIRST

    def texts(self) -> tuple[str, str]:
        """Return the name of the choice, and its explanation."""
        about = _tr("Processors shown: the master, the average of all, or single ones")
        return _tr("Choose the processors that are shown"), about

    def key(self) -> object:
        """Return the names of the processors that are chosen."""
        return self.chosen

    def fill(self, scenario: Scenario) -> None:
        """Add the means, and all single processors."""
        numbers = [str(number) for number in processors_of(scenario, EVERYONE)]
        self.chosen = tuple(name for name in self.chosen if not name.isdigit() or name in numbers) or FIRST
        for name in ("master", EVERYONE, "others", *numbers):
            self.add_entry(name, title_of(name), self._choose_ticked)
        self.tick(self.chosen)
        self.entries.addSeparator()
        every = self.entries.addAction(_tr("Each processor"))
        every.triggered.connect(partial(self.choose, numbers))

    def _choose_ticked(self) -> None:
        self.choose(self.ticked())

    def choose(self, names: Sequence[str]) -> None:
        """Show these: "master", "others", "all" (their means), or numbers as text; none = the first ones."""
        self.chosen = tuple(names) or FIRST
        self.tick(self.chosen)
        self.chosen_another.emit()


class ProcessorsChart(PaneChart):
    """Shares of time in guest code, in CP and spinning for a lock; a pane each processor, or their mean."""

    id = "processors"
    title = "Processors"

    def make_menu(self) -> ProcessorMenu:
        """Return the choice of processors."""
        self.choice = ProcessorMenu(self)
        return self.choice

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Return a pane for each processor that is chosen."""
        published = published_run(recording.scenario)
        return [_pane(name, recording.scenario, published) for name in self.choice.chosen]


def _pane(name: str, scenario: Scenario, published: PublishedRun | None) -> Pane:
    curves = _curves(name, bool(scenario.lpar.locks))
    known = _published(name, published, tuple(curve.label for curve in curves))
    unit = _tr("% of a processor")
    return Pane(
        name, title_of(name), unit, curves, axis.percent, stacked=True, top=FULL, published=tuple(known)
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("Processors", text)


def title_of(name: str) -> str:
    """Return the name of a pane: of a processor, or of what several have in the mean."""
    titles = {
        "master": _tr("Master processor"),
        EVERYONE: _tr("Average of all processors"),
        "others": _tr("Average without the master"),
        str(MASTER): _tr("Processor 0 (master)"),
    }
    return titles.get(name) or _tr("Processor {0}").format(name)


def _curves(name: str, locks: bool) -> tuple[Curve, ...]:
    """Return the curves from below: guest code, CP, and CP's waits."""
    work = current_theme().work
    emulation = Curve(
        _tr("emulation"), work["emulation"], Share(name, "processor.emulation"), measure="processor.emulation"
    )
    if not locks:
        return emulation, Curve(_tr("CP"), work["cp"], Share(name, "processor.cp"), measure="processor.cp")
    cp = Curve(_tr("CP"), work["cp"], Share(name, "processor.cp", "processor.spin"), measure="processor.cp")
    spin = Share(name, "processor.spin")
    return emulation, cp, Curve(_tr("spinning"), work["spin"], spin, measure="processor.spin", hatched=True)


class Share:
    """Per cent of the time of a processor, or of the mean of several: a measure less another one."""

    def __init__(self, name: str, measure: str, less: str = "") -> None:
        self._name, self._measure = name, measures()[measure]
        self._less = measures()[less] if less else None
        self._members: tuple[object, list[int]] = (None, [])

    def __call__(self, recording: Recording, edges: Edges) -> Floats:
        """Return the shares between the edges; NaN in a machine that has no such processor."""
        of = self._of(recording.scenario)
        if not of:
            return np.full(len(edges) - 1, np.nan)
        values = self._measure.values(recording, of, edges)
        if self._less is not None:
            values = values - self._less.values(recording, of, edges)
        return np.asarray(values * (FULL / len(of)))

    def _of(self, scenario: Scenario) -> list[int]:
        if scenario is not self._members[0]:
            try:
                found = processors_of(scenario, self._name)
            except UnknownName:
                found = []
            self._members = scenario, found
        return self._members[1]


def _published(name: str, published: PublishedRun | None, labels: tuple[str, ...]) -> Sequence[Published]:
    """Published shares: of guest code, of all, and of what is not spent spinning."""
    quantity = QUANTITIES.get(name)
    if published is None or quantity is None or len(labels) != 3:
        return []
    label, values = _tr("published, {0}").format(published.where), published.values
    wanted = {quantity.format("emul"): labels[:1], quantity.format("total"): labels}
    return [Published(values[key], label, of) for key, of in wanted.items() if key in values]

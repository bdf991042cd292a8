"""Volumes that the members share: what each of their exposures does."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from app.charts.member_rates import published
from app.charts.toolkit.fitting import Fitting
from app.charts.toolkit.kept import Kept
from app.charts.toolkit.panes.choice_chart import ChoiceChart
from app.charts.toolkit.panes.panes import Pane
from app.charts.values.linux import tenths
from app.charts.values.members import each, exposures, member_names, together
from app.charts.values.published_cluster import published_volume
from app.charts.values.volume_words import reached, why_quiet
from engine.recording.recorder import Recording

WITHOUT = "This scenario has no volumes with the files of web servers."
FIGURES = ("rate", "wait", "service", "queue", "util")  # measures of packs


class PacksChart(Fitting, ChoiceChart):
    """Of one volume, or of all: rate, wait, service, queue and utilization, a curve an exposure."""

    id = "packs"
    title = "Volume"

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.chosen = ""  # a volume; "" = all of them
        self._reached: Kept[bool] = Kept()

    @classmethod
    def fits(cls, scenario: Any) -> bool:
        """Only some scenarios have such volumes."""
        return bool(getattr(scenario, "packs", None))

    def without(self) -> str:
        """No volumes."""
        return _tr(WITHOUT)

    def choice_texts(self) -> tuple[str, str]:
        """Of the button in the corner."""
        return self.tr("Choose the volume"), self.tr("Which volume is shown, or all of them together")

    @property
    def unit(self) -> str:  # type: ignore[override]
        """In the head: which volume is shown."""
        return self.chosen or _tr("all of them")

    @property
    def recorded(self) -> bool:
        """Has an I/O of our own run, or of the other one, reached the volume?"""
        return super().recorded and self._reached.get((self.recording, self.other, self.chosen), self._any)

    def _any(self) -> bool:
        runs = [self.recording, self.other.recording if self.other else None]
        there = (run for run in runs if run is not None and len(run.time) and self.fits(run.scenario))
        return any(reached(run, self.chosen) for run in there)

    def why_empty(self) -> str:
        """Nothing reaches the volume, and why; or there is nothing at all."""
        run = self.recording
        quiet = run is not None and super().recorded
        return why_quiet(run, self.chosen) if run is not None and quiet else super().why_empty()

    def still_key(self) -> object:
        """Why there is nothing."""
        return super().still_key(), self.recorded or self.why_empty()

    # ---- what is shown

    def panes_key(self) -> object:
        """Which volume is chosen."""
        return self.chosen

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Rates, queues and utilization one on another; times of each exposure and their mean."""
        scenario, some, all_ = recording.scenario, exposures(self.chosen), _tr("all exposures")
        names, known = member_names(scenario), published_volume(scenario, self.chosen)
        rate, wait, service, queue, used = (each(f"pack.{name}", some, scenario) for name in FIGURES)
        mean = names
        if len(names) > 1:
            mean = (all_,)
            wait = (together(all_, "pack.wait", some), *wait)
            service = (together(all_, "pack.service", some), *service)
        ms, ios = _tr("ms"), _tr("I/Os")
        marks = {
            name: published(known, quantity, of)
            for name, quantity, of in (
                ("rate", "aggregate_io_rate", names),
                ("wait", "avg_wait_time", mean),
                ("service", "avg_service_time", mean),
                ("util", "volume_util", names),
            )
        }
        percent = _tr("% of an exposure")
        return [
            Pane("rate", ios, _tr("a second"), rate, tenths, True, published=marks["rate"]),
            Pane("wait", _tr("Wait"), ms, wait, tenths, least_top=0.5, published=marks["wait"]),
            Pane("service", _tr("Service"), ms, service, tenths, least_top=3.0, published=marks["service"]),
            Pane("queue", _tr("Queue, with those in service"), ios, queue, tenths, True),
            Pane(
                "util", _tr("Utilization"), percent, used, tenths, True, None, 10.0, published=marks["util"]
            ),
        ]

    # ---- the choice

    def choose(self, name: str) -> None:
        """Show this volume; "" = all."""
        self.chosen = name
        for action in self._menu.actions():
            action.setChecked(action.data() == name)
        self.paint_anew()

    def fill_menu(self, menu: QMenu, scenario: Any) -> None:
        """All volumes; the busiest one is shown first."""
        packs = getattr(scenario, "packs", {})
        if self.chosen not in packs:
            self.chosen = max(packs, key=lambda name: packs[name].share, default="")
        group = QActionGroup(menu)
        for name in (*packs, ""):
            action = menu.addAction(name or _tr("All volumes together"))
            action.setCheckable(True)
            action.setData(name)
            action.triggered.connect(partial(self.choose, name))
            group.addAction(action)
        self.choose(self.chosen)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Packs", text)

"""Volumes that the members share: what each of their exposures does."""

from __future__ import annotations

from functools import partial

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QWidget

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.kept import Kept
from app.charts.toolkit.need import Need
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.menu import CornerMenu
from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.time_view import TimeView
from app.charts.values.linux import tenths
from app.charts.values.members import each, exposures, member_names, together
from app.charts.values.published import marks, published_volume
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

VOLUMES = Need(
    lambda scenario: bool(getattr(scenario, "packs", None)),
    "This scenario has no volumes with web server files.",
    "Packs",
    of_both=True,
)
FIGURES = ("rate", "wait", "service", "queue", "util")  # measures of shared volumes


class VolumeMenu(CornerMenu):
    """One volume, or all of them together; the busiest one is shown first."""

    def __init__(self, chart: Chart) -> None:
        super().__init__(chart)
        self.chosen = ""  # a volume; "" = all of them

    def texts(self) -> tuple[str, str]:
        """Return the name of the choice, and its explanation."""
        return _tr("Choose the volume"), _tr("Which volume is shown, or all of them together")

    def key(self) -> object:
        """Return the volume that is chosen; "" = all of them."""
        return self.chosen

    def fill(self, scenario: Scenario) -> None:
        """Add all volumes."""
        volumes = getattr(scenario, "packs", {})
        if self.chosen not in volumes:
            self.chosen = max(volumes, key=lambda name: volumes[name].share, default="")
        group = QActionGroup(self.entries)
        for name in (*volumes, ""):
            title = name or _tr("All volumes together")
            group.addAction(self.add_entry(name, title, partial(self.choose, name)))
        self.choose(self.chosen)

    def choose(self, name: str) -> None:
        """Show this volume; "" = all."""
        self.chosen = name
        self.tick([name])
        self.chosen_another.emit()


class SharedVolumesChart(PaneChart):
    """One volume or all: rate, wait, service, queue and utilization, a curve an exposure."""

    id = "packs"
    title = "Volume"
    need = VOLUMES

    def __init__(self, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(time_view, parent)
        self._reached: Kept[bool] = Kept()

    def make_menu(self) -> VolumeMenu:
        """Return the choice of a volume."""
        self.choice = VolumeMenu(self)
        return self.choice

    @property
    def unit(self) -> str:  # type: ignore[override]
        """The volume that is shown."""
        return self.choice.chosen or _tr("all of them")

    @property
    def recorded(self) -> bool:
        """Has an I/O of our own run, or of the other one, reached the volume?"""
        key = self.recording, self.other, self.choice.chosen
        return super().recorded and self._reached.get(key, self._any_reached)

    def _any_reached(self) -> bool:
        runs = [self.recording, self.other.recording if self.other else None]
        there = (run for run in runs if run is not None and len(run.time) and self.fits(run.scenario))
        return any(reached(run, self.choice.chosen) for run in there)

    def why_empty(self) -> str:
        """Return why no I/O reaches the volume, or that there is nothing at all."""
        run = self.recording
        quiet = run is not None and super().recorded
        return why_quiet(run, self.choice.chosen) if run is not None and quiet else super().why_empty()

    def still_key(self) -> object:
        """Return why there is nothing."""
        return super().still_key(), self.recorded or self.why_empty()

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Return rates, queues and utilization as stacks; times of each exposure and their mean."""
        scenario, some, all_ = recording.scenario, exposures(self.choice.chosen), _tr("all exposures")
        names, known = member_names(scenario), published_volume(scenario, self.choice.chosen)
        rate, wait, service, queue, used = (each(f"pack.{name}", some, scenario) for name in FIGURES)
        mean = names
        if len(names) > 1:
            mean = (all_,)
            wait = (together(all_, "pack.wait", some), *wait)
            service = (together(all_, "pack.service", some), *service)
        ms, ios = _tr("ms"), _tr("I/Os")
        dashed = {
            name: marks(known, quantity, of)
            for name, quantity, of in (
                ("rate", "aggregate_io_rate", names),
                ("wait", "avg_wait_time", mean),
                ("service", "avg_service_time", mean),
                ("util", "volume_util", names),
            )
        }
        percent = _tr("% of an exposure")
        return [
            Pane("rate", ios, _tr("I/O/s"), rate, tenths, True, published=dashed["rate"]),
            Pane("wait", _tr("Wait"), ms, wait, tenths, least_top=0.5, published=dashed["wait"]),
            Pane("service", _tr("Service"), ms, service, tenths, least_top=3.0, published=dashed["service"]),
            Pane("queue", _tr("Queue, with those in service"), ios, queue, tenths, True),
            Pane(
                "util", _tr("Utilization"), percent, used, tenths, True, None, 10.0, published=dashed["util"]
            ),
        ]


def reached(recording: Recording, name: str) -> bool:
    """Return True if an I/O has reached a volume since time 0; "" = any of them."""
    return bool(_begun(recording)[_places(recording, name)].any())


def why_quiet(recording: Recording, name: str) -> str:
    """Return why no I/O has reached a volume, from the run's own counters."""
    what = _tr("No I/O has reached {0}").format(name or _tr("a volume"))
    return f"{what}: {reason}." if (reason := _reason(recording, name)) else f"{what}."


def _reason(recording: Recording, name: str) -> str:
    asked, hits, done = (_total(recording, field) for field in ("virtual_ios", "mdc_hits", "tx"))
    if _begun(recording).any():
        return _tr("all have gone to other volumes")
    if not asked:
        return _tr("the servers found every file in their page caches") if done else ""
    return _tr("the minidisk cache has answered all virtual I/Os of the servers") if hits == asked else ""


def _begun(recording: Recording) -> npt.NDArray[np.int64]:
    """I/Os begun on each volume by all members."""
    return np.asarray(recording.packs["started"][-1].sum(axis=0), np.int64)


def _places(recording: Recording, name: str) -> list[int]:
    return [place for place, one in enumerate(recording.scenario.packs) if name in ("", one)]


def _total(recording: Recording, field: str) -> int:
    """Return a counter of all members."""
    return int(recording.system[field][-1] + recording.others[field][-1].sum())


def _tr(text: str) -> str:
    return QCoreApplication.translate("Packs", text)

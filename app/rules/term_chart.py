"""The history of one rule term: a curve over the run, on the time axis shared by all charts."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtWidgets import QWidget

from app.charts.toolkit import recordings
from app.charts.toolkit.description import Need
from app.charts.toolkit.lines.curves import Curve, Floats
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.pane import Keys, Pane, PaneDescription
from app.charts.toolkit.time_view import TimeView
from app.look.theme import current as current_theme
from app.rules.live import has_linux, linux_guests
from app.rules.readings import readings_of, values
from engine.cpuplugd.daemon.explain import value_text
from engine.cpuplugd.language.terms import Term
from engine.recording.recorder import Recording

MAX_LEGEND = 48  # characters of a term in the legend
Edges = npt.NDArray[np.int64]


class ShownTerm(NamedTuple):
    """A term in a guest."""

    userid: str
    text: str
    term: Term
    cpu: bool  # is it in a CPU rule?


LINUX = Need(has_linux, "This scenario does not simulate Linux.")


class TermHistory:
    """The values of a term over time; truth values are 1 and 0, and a column is the mean of its readings."""

    def __init__(self) -> None:
        self.shown: ShownTerm | None = None
        self._known: dict[object, tuple[Edges, Floats]] = {}  # times and values of the term, by run

    def show(self, shown: ShownTerm | None) -> None:
        """Switch to another term, or to the same term in another guest; discard the computed values."""
        self.shown = shown
        self._known.clear()

    def panes(self, recording: Recording, chosen: Keys) -> list[Pane]:
        """Return a pane with the one curve, or nothing before a term is selected."""
        if self.shown is None:
            return []
        text, cut = self.shown.text[:MAX_LEGEND], len(self.shown.text) > MAX_LEGEND
        label = f"{text}{'…' if cut else ''} · {self.shown.userid}"
        curve = Curve(label, current_theme().series[0], values=self.means)
        return [Pane("term", "", "", (curve,), lambda value: value_text(float(value)), least_top=0.0)]

    def means(self, recording: Recording, edges: Edges) -> Floats:
        """Return the mean of the term in each column; between two readings, the last value applies."""
        if self.shown is None or len(edges) < 2:
            return np.full(max(len(edges) - 1, 0), np.nan)
        time, found = self._history(recording)
        low, high = np.searchsorted(time, edges[:-1]), np.searchsorted(time, edges[1:])
        known = ~np.isnan(found)
        sums = np.concatenate(([0.0], np.cumsum(np.where(known, found, 0.0))))
        counts = np.concatenate(([0], np.cumsum(known)))
        number = counts[high] - counts[low]
        mean = (sums[high] - sums[low]) / np.maximum(number, 1)
        last = np.where(high > 0, found[np.maximum(high - 1, 0)] if len(found) else np.nan, np.nan)
        return np.where(number > 0, mean, np.where(high > low, np.nan, last))

    def _history(self, recording: Recording) -> tuple[Edges, Floats]:
        """Return the times at which the guest took readings, ns, and the values of the term then."""
        assert self.shown is not None
        key = recordings.sources(recording), len(recording.time), int(recording.time[-1])
        if key not in self._known:
            if len(self._known) > 1:
                self._known.clear()
            self._known[key] = self._computed(recording)
        return self._known[key]

    def _computed(self, recording: Recording) -> tuple[Edges, Floats]:
        shown = self.shown
        guests = {guest.userid: guest.place for guest in linux_guests(recording.scenario)}
        found = readings_of(recording, guests.get(shown.userid, -1)) if shown else None
        if shown is None or found is None:
            return np.zeros(0, np.int64), np.zeros(0)
        return found.time, values(shown.term, found, shown.cpu)


class TermChart(PaneChart):
    """The chart of a term."""

    def __init__(self, time_view: TimeView, parent: QWidget | None = None) -> None:
        self.history = history = TermHistory()
        kind = PaneDescription(
            "", "Term history", history.panes, need=LINUX, key=lambda recording: history.shown
        )
        super().__init__(kind, time_view, parent)

    def show_term(self, shown: ShownTerm | None) -> None:
        """Show another term, or the same term in another guest."""
        if shown != self.history.shown:
            self.history.show(shown)
            self.forget_panes()

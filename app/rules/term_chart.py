"""The history of one term of the rules: a curve over the run, on the time axis of all charts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtWidgets import QWidget

from app.charts.toolkit import axis, recordings
from app.charts.toolkit.chart import Place
from app.charts.toolkit.lines.chart import LineChart
from app.charts.toolkit.lines.curves import Curve, Floats
from app.charts.toolkit.state_look import Key
from app.charts.toolkit.time_view import TimeView
from app.look.theme import current as current_theme
from app.rules.columns import values
from app.rules.guests import has_linux, linux_guests
from app.rules.readings import readings_of
from engine.cpuplugd.daemon.explain import value_text
from engine.cpuplugd.language.terms import Term
from engine.recording.recorder import Recording

MAX_LEGEND = 48  # characters of a term in the legend
Edges = npt.NDArray[np.int64]


class Shown(NamedTuple):
    """A term in a guest."""

    userid: str
    text: str
    term: Term
    cpu: bool  # does it stand in a rule for CPUs?


class TermChart(LineChart):
    """A term, or nothing before one is chosen; truth is 1 and 0, a column is the mean of its readings."""

    id = ""  # no panel of its own
    title = "History of a term"
    whole_run = True  # a term needs older readings too

    def __init__(self, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(time_view, parent)
        self.shown: Shown | None = None
        self._known: dict[object, tuple[Edges, Floats]] = {}  # times and values of the term, by run

    @classmethod
    def fits(cls, scenario: Any) -> bool:
        """Return whether a scenario simulates Linux."""
        return has_linux(scenario)

    def why_empty(self) -> str:
        """Return why nothing is shown."""
        fits = self.recording is not None and self.fits(self.recording.scenario)
        return super().why_empty() if fits else self.tr("No Linux is simulated in this scenario.")

    def show_term(self, shown: Shown | None) -> None:
        """Show another term, or the same one in another guest."""
        if shown == self.shown:
            return
        self.shown = shown
        self.start_over()

    def start_over(self) -> None:
        """Show another term, or another run."""
        self._known.clear()
        super().start_over()

    # ---- values

    def make_curves(self, recording: Recording) -> list[Curve]:
        """Return the one curve."""
        if self.shown is None:
            return []
        return [Curve(self.shown.text[:MAX_LEGEND], current_theme().series[0], self.means)]

    def make_legend(self) -> list[Key]:
        """Return what is shown, and of which guest."""
        shown = self.shown
        if shown is None:
            return []
        text = f"{shown.text[:MAX_LEGEND]}{'…' if len(shown.text) > MAX_LEGEND else ''}"
        return [Key(f"{text} · {shown.userid}", current_theme().series[0])]

    def means(self, recording: Recording, edges: Edges) -> Floats:
        """Return the mean of the term in each column; between two readings the last one holds."""
        if not self.recorded or self.shown is None or len(edges) < 2:
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
        """Return when the guest read, ns, and the value of the term then."""
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

    def settle(self, place: Place) -> None:
        """Compute the columns that are new, once a term is chosen."""
        if self.shown is not None:
            super().settle(place)

    def reach(self, shown: Sequence[npt.NDArray[np.float32]]) -> None:
        """Return the range of the axis: from the lowest to the highest value, 0 included."""
        known = np.concatenate([one[0][np.isfinite(one[0])] for one in shown])
        low, high = (float(known.min()), float(known.max())) if len(known) else (0.0, 1.0)
        self.highest = high
        self.top = axis.round_up(high * 1.04) if high > 0 else (0.0 if low < 0 else 1.0)
        self.least = -axis.round_up(-low * 1.04) if low < 0 else 0.0

    # ---- painting

    def still_key(self) -> object:
        """Return what the still part depends on: the term too."""
        return super().still_key(), self.shown and self.shown.text

    def value_text(self, value: float) -> str:
        """Return a value as everywhere in this panel."""
        return value_text(float(value))

"""The polarity of logical cores under HiperDispatch: a band under each lane, its legend, and its texts."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from app.charts.toolkit import recordings
from app.charts.toolkit.columns import ColumnStore, Fresh, TimeColumns
from app.charts.toolkit.comparing import shares
from app.charts.toolkit.lanes.layout import Lanes
from app.charts.toolkit.lanes.raster import add_totals
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.state_look import StateKey
from app.look.theme import Theme
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording
from engine.scenario.derived.cec import has_hiperdispatch
from engine.state.prsm import Polarity

Array = npt.NDArray[Any]
tr = partial(QCoreApplication.translate, "Polarity")
PLACES = {Polarity.HIGH: 4, Polarity.MEDIUM: 1, Polarity.LOW: 3}  # in the series of colors
KINDS = len(Polarity)
LEAST = 6.0  # logical pixels of a lane with a band


def label(polarity: int) -> str:
    """Return the name of a polarity."""
    names = {
        Polarity.HIGH: tr("vertical high"),
        Polarity.MEDIUM: tr("vertical medium"),
        Polarity.LOW: tr("vertical low"),
    }
    return names.get(Polarity(polarity), tr("horizontal"))


def colour(polarity: int, theme: Theme) -> QColor:
    """Return the color of a polarity; horizontal cores have a muted color, since they are all alike."""
    place = PLACES.get(Polarity(polarity))
    return theme.work["idle"] if place is None else theme.series[place]


def keys(recording: Recording | None) -> list[StateKey]:
    """Return the legend entries for vertical cores if the scenario has HiperDispatch."""
    if recording is None or not has_hiperdispatch(recording.scenario):
        return []
    theme = current_theme()
    return [_key(polarity, theme) for polarity in PLACES]


def _key(polarity: int, theme: Theme) -> StateKey:
    return StateKey(label(polarity), colour(polarity, theme), half="lower")


def colours() -> npt.NDArray[np.uint32]:
    """Return RGB32 colors by polarity."""
    theme = current_theme()
    return np.array([colour(polarity, theme).rgb() for polarity in Polarity], np.uint32)


def words(recording: Recording, cpu: int) -> str:
    """Return the polarity of a processor in the last sample, or an empty string without HiperDispatch."""
    return label(int(recording.cores["polarity"][-1, cpu])) if has_hiperdispatch(recording.scenario) else ""


def from_samples(recording: Recording, lanes: Lanes, step: int, origin: int, count: int) -> Array:
    """Return the time in each polarity (ns), (lanes, count, KINDS); each sample applies until the next
    sample.
    """
    out, time = np.zeros((len(lanes), count, KINDS), np.float32), recording.time
    low = max(int(np.searchsorted(time, origin, side="right")) - 1, 0)
    high = min(int(np.searchsorted(time, origin + count * step, side="left")) + 1, len(time))
    if high - low > 1 and count and len(lanes):
        add_totals(time[low:high], _totals(recording, lanes, slice(low, high)), step, origin, out)
    return out


def _totals(recording: Recording, lanes: Lanes, part: slice) -> Array:
    """Return the time from the first of the given samples to each of them: (n, lanes, KINDS), ns."""
    time, cores = recording.time[part], recording.cores[part, : lanes.end[-1]]
    each = np.zeros((*cores.shape, KINDS), np.int64)
    seen = cores["polarity"][:-1, :, None] == np.arange(KINDS)
    online = cores["online"][:-1, :, None] == 1
    each[1:] = np.cumsum(np.diff(time)[:, None, None] * (seen & online), axis=0)
    return np.asarray(np.add.reduceat(each, lanes.begin, axis=1))


class PolarityColumns:
    """Times in each polarity, (lanes, columns, KINDS), of the current run."""

    def __init__(self) -> None:
        self._store = ColumnStore()

    @property
    def values(self) -> Array:
        """The times of the columns."""
        return self._store.values

    def take_fresh(self) -> Fresh:
        """Return the columns that have changed since the last call."""
        return self._store.take_fresh()

    def update(self, recording: Recording, lanes: Lanes, grid: TimeColumns) -> None:
        """Compute the new columns."""

        def columns(first: int, count: int) -> Array:
            return from_samples(recording, lanes, grid.step, first * grid.step, count)

        key = recordings.sources(recording), len(lanes)
        self._store.update(grid, int(recording.time[-1]), key, columns)

    def at(self, lane: int, column: int) -> list[ReadoutLine]:
        """Return the lines of a lane for the box at the pointer."""
        theme, times = current_theme(), self.values[lane, column]
        found = ((_key(kind, theme), share) for kind, share, _ in shares(times, None))
        return [ReadoutLine(key.label, share, key) for key, share in found]


def cut(lanes: Lanes, ratio: float) -> tuple[Lanes, Lanes]:
    """Return the lanes without their lowest pixels, and those pixels as bands; low lanes have no band."""
    band = np.where(lanes.heights >= 12 * ratio, round(3 * ratio), round(2 * ratio))
    band = np.where(lanes.heights >= LEAST * ratio, band, 0).astype(np.int64)
    gap = np.where(lanes.heights >= 12 * ratio, round(ratio), 0)
    upper = replace(lanes, heights=(lanes.heights - band - gap).astype(np.int64))
    return upper, replace(lanes, tops=lanes.tops + lanes.heights - band, heights=band)

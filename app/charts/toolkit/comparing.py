"""Comparison: a second run in every chart, over the first run, next to it or below it, or as the
difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from app.charts.toolkit import brushes
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.recordings import number
from app.charts.toolkit.state_look import StateKey
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.scenario.scenario import Scenario

if TYPE_CHECKING:
    from engine.recording.recorder import Recording

tr = partial(QCoreApplication.translate, "Compare")
MAX_NAME = 22  # letters of a run's name in a chart
NAME = 15.0  # logical pixels of the line with a run's name, above its half
ABOVE_FROM = 120.0  # height of a plot in which it stands above its half, not in it
GAP = 4.0  # below the upper half
Array = npt.NDArray[Any]
MIN_DIFFERENCE = 0.1  # of the time in a column that must differ to be shown as a difference
SHARE = {"overlay": 0.62, "side by side": 0.5, "difference": 0.62}  # of a lane for our own run


class Compare(StrEnum):
    """The methods for showing the other run."""

    OVERLAY = "overlay"
    SIDE_BY_SIDE = "side by side"
    DIFFERENCE = "difference"


@dataclass(frozen=True)
class Other:
    """The run with which a chart's own run is compared, and the names of both."""

    recording: Recording
    name: str
    mode: Compare
    own: str

    @property
    def look(self) -> tuple[str, Compare, str, int]:
        """The properties that affect the static parts of a chart."""
        return self.name, self.mode, self.own, number(self.recording.scenario)

    @property
    def beside(self) -> bool:
        """Whether the runs are shown side by side."""
        return self.mode == Compare.SIDE_BY_SIDE

    @property
    def difference(self) -> bool:
        """Whether the runs are shown as a difference."""
        return self.mode == Compare.DIFFERENCE


def title(mode: Compare) -> str:
    """Return the user-visible name of a mode."""
    return {
        Compare.OVERLAY: tr("Overlay"),
        Compare.SIDE_BY_SIDE: tr("Side by side"),
        Compare.DIFFERENCE: tr("Difference"),
    }[mode]


def make_other(recording: Recording | None, name: str, mode: Compare, own: str) -> Other | None:
    """Return the other run with names that fit in a chart, or None without a recording."""
    if recording is None:
        return None
    return Other(recording, _short(name or tr("other run")), Compare(mode), _short(own or tr("this run")))


def _short(name: str) -> str:
    return name if len(name) <= MAX_NAME else name[: MAX_NAME - 1].rstrip() + "…"


def guest_numbers(own: Scenario, other: Scenario) -> npt.NDArray[Any]:
    """Return (guests of own,): the numbers of the same userids in another scenario, -1 = none."""
    import numpy as np  # imported late to keep the start fast

    numbers = {guest.userid: number for number, guest in enumerate(other.guests)}
    return np.array([numbers.get(guest.userid, -1) for guest in own.guests], np.int64)


def sample_at(recording: Recording, time: int) -> int | None:
    """Return the last sample at or before a time (ns), or None if the run has not reached that time."""
    import numpy as np  # imported late to keep the start fast

    if time > recording.now or not len(recording.time):
        return None
    return max(int(np.searchsorted(recording.time, time, side="right")) - 1, 0)


def with_theirs(own: Sequence[str], other: Other | None) -> list[str]:
    """Return column headings, followed by the same headings for the other run."""
    return [*own, *(f"{other.name}: {head}" for head in own if other)]


def heading(other: Other) -> str:
    """Return a line that explains to which run a table's values belong."""
    sentences = {
        Compare.OVERLAY: tr("{0}; the values of {1} are in the tooltips"),
        Compare.SIDE_BY_SIDE: tr("{0} | {1}"),
        Compare.DIFFERENCE: tr("{0} minus {1}"),
    }
    return sentences[other.mode].format(other.own, other.name)


def parts(place: ChartPlaces, other: Other | None) -> list[tuple[ChartPlaces, str]]:
    """Return the place of each run with its name: both halves side by side, or the whole without a name."""
    return of(place, other) if other is not None and other.beside else [(place, "")]


def of(place: ChartPlaces, other: Other) -> list[tuple[ChartPlaces, str]]:
    """Return the two halves with the names of their runs; the edges lie on device pixels."""
    plot, ratio = place.plot, place.ratio
    name = NAME if plot.height() >= ABOVE_FROM else 0.0
    high = round(max(plot.height() - 2 * name - GAP, 8.0) / 2 * ratio) / ratio
    upper = QRectF(plot.left(), plot.top() + name, plot.width(), high)
    lower = QRectF(plot.left(), plot.bottom() - high, plot.width(), high)
    return [(replace(place, plot=upper), other.own), (replace(place, plot=lower), other.name)]


def boxes(box: QRectF, gap: float) -> tuple[QRectF, QRectF]:
    """Return a lane split into a lane for this run and, `gap` logical pixels below it, a lane for the other
    run.
    """
    high = (box.height() - gap) / 2
    upper = QRectF(box.left(), box.top(), box.width(), high)
    return upper, upper.translated(0, high + gap)


def write_name(painter: QPainter, whole: ChartPlaces, half: ChartPlaces, name: str) -> None:
    """Write the run's name above its half, or inside it when there is little room."""
    above = NAME if whole.plot.height() >= ABOVE_FROM else 0.0
    box = QRectF(half.plot.left() + 6, half.plot.top() - above, half.plot.width() - 6, NAME)
    brushes.write(painter, box, name, current_theme().text)


def legend(other: Other | None, differs: bool = False) -> list[StateKey]:
    """Return legend keys for the halves of a lane; differs: a difference is shown only where the runs
    differ.
    """
    if other is None:
        return []
    shade, apart = current_theme().label, differs and other.difference
    name = tr("{0}, where different").format(other.name) if apart else other.name
    return [StateKey(other.own, shade, half="upper"), StateKey(name, shade, half="lower")]


def shares(own: Array, theirs: Array | None) -> Iterator[tuple[int, str, str]]:
    """Yield each kind in times (kinds,), largest first, with its share in this run and in the other run."""
    both = [np.asarray(own, np.float64), np.zeros(len(own)) if theirs is None else theirs.astype(np.float64)]
    mine, his = (time / max(float(time.sum()), 1.0) for time in both)
    for kind in np.argsort(-(mine + 1e-6 * his), kind="stable").tolist():
        if mine[kind] > 0 or his[kind] > 0:
            note = "" if theirs is None else axis.share(float(his[kind]))
            yield kind, axis.share(float(mine[kind])), note


def row_shares(time: Array, kinds: Sequence[int]) -> list[str]:
    """Return the shares of the given kinds in times (kinds,) as texts; empty if nothing is known."""
    total = float(time.sum())
    return [axis.share(float(time[kind]) / total) if total else "" for kind in kinds]

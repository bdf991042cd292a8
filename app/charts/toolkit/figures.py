"""Figures of a run as running totals that grow with the run, and from which curves are computed all at once.

A measure rescans all samples for each of its values. Curves are computed in each frame, so their totals are
kept, and only those of new samples are added.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from app.charts.toolkit.recordings import sources
from engine.language import filled
from engine.measures import measures
from engine.measures.measure import Measure
from engine.measures.selectors import UnknownName, members_of
from engine.recording.recorder import SAMPLES, Recording
from engine.scenario.scenario import Scenario

Floats = npt.NDArray[np.float64]
Edges = npt.NDArray[np.int64]
Members = npt.NDArray[np.int64]  # numbers
Pick = Callable[[Scenario], Sequence[int]]  # numbers of the members with this figure; none: no such member


def whole(scenario: Scenario) -> Sequence[int]:
    """Return the number of an item that exists only once: the system."""
    return (0,)


class Totals(Protocol):
    """The data from which a curve is computed: running totals or, if not `counter`, values at the samples."""

    measure: Measure
    scale: float
    counter: bool
    gaps: bool  # without counted events, there is no value

    def numbers(self, scenario: Scenario) -> Sequence[int]: ...
    def totals(self, part: Recording) -> npt.NDArray[Any] | None: ...
    def counted(self, part: Recording) -> npt.NDArray[Any] | None: ...


class CurveFigure:
    """A measure of the members that `pick` finds in a scenario; `less`: another measure, to be subtracted."""

    def __init__(
        self, measure: str, pick: Pick = whole, scale: float = 1.0, less: str = "", gaps: bool = False
    ) -> None:
        self.measure, self.less = measures()[measure], measures()[less] if less else None
        self.scale, self.counter, self.gaps = self.measure.scale * scale, self.measure.counter, gaps
        self._pick = pick
        self._known: list[tuple[Scenario, Sequence[int], Members]] = []  # of the last two scenarios

    def numbers(self, scenario: Scenario) -> Sequence[int]:
        """Return the numbers of the members that the figure covers."""
        return self._find(scenario)[0]

    def _find(self, scenario: Scenario) -> tuple[Sequence[int], Members]:
        """Return the numbers, and as an array."""
        for known, numbers, of in self._known:
            if known is scenario:
                return numbers, of
        numbers = self._pick(scenario)
        self._known = [*self._known[-1:], (scenario, numbers, np.asarray(list(numbers), np.int64))]
        return self._known[-1][1:]

    def totals(self, part: Recording) -> npt.NDArray[Any] | None:
        """Return the totals (samples,) of the given samples, or None when there is no such item."""
        of = self._find(part.scenario)[1]
        if not len(of):
            return None
        found = np.asarray(self.measure.series(part, of), np.float64)
        if self.less is not None:
            found = found - self.less.series(part, of)
        return found / len(of) if self.measure.mean else found

    def counted(self, part: Recording) -> npt.NDArray[Any] | None:
        """Return the totals by which the growth is divided, or None when it is divided by time."""
        of = self._find(part.scenario)[1]
        return self.measure.per(part, of) if self.measure.per is not None and len(of) else None


@dataclass(frozen=True)
class ShownCurve:
    """A figure shown by a chart: its pane and name, its unit, and the format of its values."""

    pane: str
    label: str
    unit: str
    figure: Totals
    text: Callable[[float], str]

    @property
    def bare_unit(self) -> str:
        """The unit without the note that follows it in the header of a chart."""
        return re.split("[;。]", self.unit)[0].strip()


def figures_of(scenario: Scenario, ids: Sequence[str]) -> list[ShownCurve]:
    """Return measures, each for all members of a scenario together."""
    known = [measures()[id] for id in ids]
    return [
        ShownCurve(
            "",
            measure.title,
            measure.unit,
            CurveFigure(measure.id, everyone(measure)),
            partial(filled, "{0:,.4g}"),
        )
        for measure in known
    ]


def plots_of(shown: Sequence[ShownCurve], scenario: Scenario) -> list[list[tuple[str, tuple[int, ...]]]]:
    """Return a plot for each pane and unit: its measures, with the numbers of their members."""
    groups: dict[tuple[str, str], dict[tuple[str, tuple[int, ...]], None]] = {}
    for curve in shown:
        numbers = tuple(curve.figure.numbers(scenario))
        groups.setdefault((curve.pane, curve.unit), {})[curve.figure.measure.id, numbers] = None
    return [list(group) for group in groups.values()]


def everyone(measure: Measure) -> Pick:
    """Return a function that picks all members of a measure, or no members if the scenario lacks them."""

    def pick(scenario: Scenario) -> Sequence[int]:
        try:
            return members_of(scenario, measure, None)
        except UnknownName:
            return ()

    return pick


class Counter:
    """A counter that is part of a measure: `pick` returns its totals (samples,); None = no such item."""

    counter, gaps = True, False

    def __init__(
        self, measure: str, pick: Callable[[Recording], npt.NDArray[Any] | None], numbers: Pick
    ) -> None:
        self.measure, self.totals, self.numbers = measures()[measure], pick, numbers
        self.scale = self.measure.scale

    def counted(self, part: Recording) -> None:
        """Return None, because a rate is over time."""


class RunningTotals:
    """The totals of several figures in a growing run."""

    def __init__(self, figures: Sequence[Totals]) -> None:
        self._figures = figures
        self._of: tuple[int, ...] | None = None  # whose samples
        self._known = 0  # samples
        self._rows = np.zeros((0, 0))
        self._gauges = np.array([row for row, figure in enumerate(figures) if not figure.counter], np.int64)
        self._last = np.zeros(len(self._gauges))  # their newest values
        self._per = np.zeros(0, np.int64)  # row of each figure's divisor, -1 = time
        self._scales = np.array([figure.scale for figure in figures])
        self._nothing = np.array([np.nan if figure.gaps else 0.0 for figure in figures])

    def values(self, recording: Recording, edges: Edges) -> Floats:
        """Return the mean of each figure between edges, ns, ascending: (figures, k); NaN = not recorded."""
        self._add(recording)
        count, time = len(self._figures), recording.time
        out = np.full((count, len(edges) - 1), np.nan)
        if self._known < 2 or not count:
            return out
        ends = np.minimum(edges, time[-1])
        totals, width = between(time, self._rows[:, : self._known], ends), (ends[1:] - ends[:-1]) * 1.0
        grown, known = totals[:, 1:] - totals[:, :-1], (width > 0) & (edges[:-1] >= time[0])
        over = np.where(self._per[:, np.newaxis] >= 0, grown[self._per], width)
        found = np.full(over.shape, self._nothing[:, np.newaxis])
        np.divide(grown[:count] * self._scales[:, np.newaxis], over, out=found, where=over > 0)
        out[:, known] = found[:, known]
        return out

    def _add(self, recording: Recording) -> None:
        """Add new samples; start over if the samples belong to another run."""
        count = len(recording.time)
        of = *sources(recording), len(recording.moves)  # a later value changes earlier totals
        if of != self._of or count < self._known:
            self._of, self._known = of, 0
        if count == self._known:
            return
        begin, part = self._known, _samples(recording, self._known, count)
        found = [(figure.totals(part), figure.counted(part)) for figure in self._figures]
        rows = [total for total, _ in found]
        if not begin:
            counted = [per for _, per in found if per is not None]
            places = iter(range(len(rows), len(rows) + len(counted)))
            self._per = np.array([-1 if per is None else next(places) for _, per in found])
        rows += [per for _, per in found if per is not None]
        self._reserve(len(rows), count)
        for row, values in enumerate(rows):
            self._rows[row, begin:count] = np.nan if values is None else values
        if len(self._gauges):
            self._add_up(recording.time, begin, count)
        self._known = count

    def _reserve(self, rows: int, count: int) -> None:
        if self._rows.shape[0] != rows or self._rows.shape[1] < count:
            wider = np.zeros((rows, max(2 * count, 256)))
            if self._rows.shape[0] == rows:
                wider[:, : self._known] = self._rows[:, : self._known]
            self._rows = wider

    def _add_up(self, time: Edges, begin: int, count: int) -> None:
        """Turn new values of gauges into totals of the values times their durations."""
        values, stood = self._rows[self._gauges, begin:count], np.diff(time[max(begin - 1, 0) : count])
        before = np.column_stack([self._last, values[:, :-1]]) if begin else values[:, :-1]
        start = self._rows[self._gauges, begin - 1, np.newaxis] if begin else 0.0
        areas = before * stood
        areas = areas if begin else np.column_stack([np.zeros(len(values)), areas])
        self._rows[self._gauges, begin:count] = start + np.cumsum(areas, axis=1)
        self._last = values[:, -1]


def between(time: Edges, totals: Floats, at: Edges) -> Floats:
    """Return totals (rows, samples) at these times, ns, ascending, by linear interpolation: (rows, k).

    It does for all rows together what np.interp does for one.
    """
    after = np.clip(np.searchsorted(time, at, side="right"), 1, len(time) - 1)
    start, low, high = time[after - 1], totals[:, after - 1], totals[:, after]
    slope = (high - low) / np.maximum(time[after] - start, 1)  # a single sample is both ends
    found = np.where(at <= start, low, slope * (at - start) + low)  # a total may not be known after a sample
    return np.where(at >= time[-1], totals[:, -1:], found)


def _samples(recording: Recording, begin: int, end: int) -> Recording:
    part = slice(begin, end)
    return replace(recording, **{name: getattr(recording, name)[part] for name in SAMPLES})

"""The visible panes and their values, computed by pixel column and read at one moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import count

import numpy as np

from app.charts.toolkit import comparing, recordings
from app.charts.toolkit.columns import TimeColumns
from app.charts.toolkit.comparing import Other
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.lines.numbers import Columns, CurveColumns
from app.charts.toolkit.panes import numbers
from app.charts.toolkit.panes.layout import PaneAxes, PaneLayout, VisiblePanes
from app.charts.toolkit.panes.measured import MeasuredCurves
from app.charts.toolkit.panes.numbers import LegendNumber, entries
from app.charts.toolkit.panes.pane import Keys, Pane, PaneDescription, curves_of, parts
from app.charts.toolkit.recordings import Cached, number
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording

_NUMBERS = count(1)


@dataclass(frozen=True)
class ShownPanes:
    """Panes of this run, with curves that only the other run has; `published`: the label of published
    values.
    """

    panes: Sequence[Pane] = ()
    published: str = ""  # "" = there are none, or they are switched off
    label: str = ""  # the same, whether they are switched off or not
    entries: Mapping[str, list[LegendNumber]] = field(default_factory=dict)  # of the legend, by pane
    number: int = 0  # each has another


class PaneSet:
    """The panes of a kind, kept while the scenarios, theme, choice and switches are unchanged."""

    def __init__(self, kind: PaneDescription) -> None:
        self._kind = kind
        self._same: Cached[ShownPanes] = Cached()

    def shown(
        self, own: Recording | None, other: Other | None, chosen: Keys, hidden: frozenset[str]
    ) -> ShownPanes:
        """Return the panes of this run and of the run with which it is compared."""
        runs = [run for run in (own, other.recording if other else None) if run is not None]
        apart = other is not None and other.difference
        states = tuple((number(run.scenario), len(run.time) and self._kind.key(run)) for run in runs)
        key = states, apart, current_theme().name, hidden, chosen
        return self._same.get(key, partial(self._make, runs, apart, chosen, hidden))

    def _make(
        self, runs: Sequence[Recording], apart: bool, chosen: Keys, hidden: frozenset[str]
    ) -> ShownPanes:
        if not runs:
            return ShownPanes()
        panes = self._kind.panes(runs[0], chosen)
        if len(runs) > 1:
            theirs = {pane.id: pane for pane in self._kind.panes(runs[1], chosen)}
            panes = [pane.with_more(theirs.get(pane.id)) for pane in panes]
        panes = [pane.switched(hidden) for pane in panes]
        labels = (line.label for pane in panes for some in (pane.published, pane.theirs) for line in some)
        label = "" if apart else next(labels, "")
        published = "" if label in hidden else label
        found = {pane.id: entries(pane, bool(published)) for pane in panes}
        return ShownPanes(panes, published, label, found, next(_NUMBERS))


EVERY = 8  # pixel columns from one present value to the next: values that change all the time cannot be read


@dataclass(frozen=True)
class Frame:
    """The current content of a chart: its panes, the runs, the place, and the time."""

    shown: ShownPanes
    recording: Recording
    other: Other | None
    place: ChartPlaces
    grid: TimeColumns
    cursor: int | None

    @cached_property
    def runs(self) -> list[tuple[ChartPlaces, str]]:
        """The place of each run, with its name."""
        return comparing.parts(self.place, self.other)

    @property
    def apart(self) -> bool:
        """Whether the difference between two runs is shown."""
        return self.other is not None and self.other.difference

    @property
    def column(self) -> int:
        """The cursor's column or, without a cursor, a complete column near the end that seldom changes.

        It is the last known column if only the first columns of the grid are known.
        """
        first, step = self.grid.first, self.grid.step
        if self.cursor is not None:
            return int(self.cursor // step - first)
        last = min(int(self.recording.time[-1]) // step, first + self.grid.count)
        settled = last // EVERY * EVERY
        return int(max(settled if settled > first else last, min(last, first) + 1) - 1 - first)

    @property
    def last(self) -> int:
        """The last known column."""
        return int(self.recording.time[-1] - 1) // self.grid.step - self.grid.first


class PaneValues:
    """Stores the columns of the visible curves, and extends the axes to cover them."""

    def __init__(self, axes: PaneAxes, layout: PaneLayout) -> None:
        self.axes, self.layout, self.columns = axes, layout, CurveColumns()
        self.measured = MeasuredCurves()
        self._curves: Cached[list[Curve]] = Cached()
        self._of: object = None  # runs that the columns are of
        self._done: tuple[object, ...] = ()  # what the columns and axes were last brought up to

    def forget(self) -> None:
        """Discard all computed values."""
        self.columns, self._done = CurveColumns(), ()
        self.axes.forget()

    def visible_panes(self, frame: Frame, part: ChartPlaces) -> VisiblePanes:
        """Return the visible panes in the part of a run, and their places."""
        return self.layout.lay_out(part, frame.shown.panes)

    def seen(self, frame: Frame) -> list[Pane]:
        """Return the visible panes."""
        return [pane for pane, _ in self.visible_panes(frame, frame.runs[0][0])]

    def curves(self, frame: Frame) -> list[Curve]:
        """Return the visible curves."""
        seen = self.seen(frame)
        return self._curves.get(tuple(seen), partial(curves_of, seen))

    def update(self, frame: Frame) -> bool:
        """Compute the new columns; return True when everything was discarded because of another run."""
        done = frame, self.layout.first, tuple(self.layout.heights.items())
        if self._done and self._done[0] is frame and self._done[1:] == done[1:]:  # several times a frame
            return False
        of = frame.other and frame.other.look, recordings.sources(frame.recording)
        is_new, self._of = of != self._of, of
        if is_new:
            self.forget()
        columns, seen = self.columns, self.seen(frame)
        if columns.update(frame.recording, frame.other, self.curves(frame), frame.grid):
            if frame.apart:
                self.axes.reach_both_ways(parts(seen, columns.difference))
            else:
                runs = [columns.own.values, *([columns.theirs.values] if frame.other else [])]
                for found in zip(*(parts(seen, values) for values in runs), strict=True):
                    more = self._measured(frame, found[0][0])
                    self.axes.reach(found[0][0], [*(part for _, part in found), *more])
        self._done = done
        return is_new

    def _measured(self, frame: Frame, pane: Pane) -> Iterator[Columns]:
        """Yield the measured values for the curves of a pane, each as a run with a single curve."""
        for item in self.measured.beside(pane, frame.recording.scenario, frame.grid):
            yield item.values[np.newaxis]

    def each(self, frame: Frame) -> Iterator[tuple[Pane, ChartPlaces, Columns, Columns | None]]:
        """Yield each visible pane, its place, and the columns (curves, columns) of both runs."""
        laid = self.visible_panes(frame, frame.runs[0][0])
        seen = [pane for pane, _ in laid]
        own = [values for _, values in parts(seen, self.columns.own.values)]
        theirs: Sequence[Columns | None] = [None] * len(seen)
        if frame.other:
            theirs = [values for _, values in parts(seen, self.columns.theirs.values)]
        for (pane, at), mine, his in zip(laid, own, theirs, strict=True):
            yield pane, at, mine, his

    def readings(self, frame: Frame) -> dict[str, list[tuple[str, str]]]:
        """Return the texts of each visible legend by pane: those of this run and of the other run."""
        column = frame.column
        if not 0 <= column < frame.grid.count:
            return {}
        return {
            pane.id: numbers.readings(
                pane, mine[:, column], None if his is None else his[:, column], frame.other
            )
            for pane, _, mine, his in self.each(frame)
        }

    def table(self, frame: Frame, column: int) -> Iterator[list[str]]:
        """Yield the rows of all panes, including those that are not visible."""
        panes, columns = frame.shown.panes, CurveColumns()
        columns.update(frame.recording, frame.other, curves_of(panes), frame.grid)
        theirs: Sequence[Columns | None] = [None] * len(panes)
        if frame.other:
            theirs = [part for _, part in parts(panes, columns.theirs.values)]
        for (pane, mine), his in zip(parts(panes, columns.own.values), theirs, strict=True):
            yield from numbers.rows(pane, mine, his, column)

"""Panes, each with its own axis and unit, and the description of a kind of chart with panes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from functools import cached_property

import numpy as np

from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.lines.numbers import Columns
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

Keys = tuple[str, ...]


@dataclass(frozen=True)
class PublishedLine:
    """A published value, and the curves that add up to it."""

    value: float
    label: str
    of: tuple[str, ...]


@dataclass(frozen=True)
class PaneLimit:
    """A value drawn as a dashed line, with its name."""

    value: float
    name: str


@dataclass(frozen=True)
class Pane:
    """Curves with a common axis starting at 0; `stacked`: their areas are stacked.

    top: the fixed upper end of the axis; without it, the axis extends at least to `least_top`.
    right: a second axis on the right: the amount of another unit that equals one unit, and that other unit.
    limit: the axis extends to it once a fifth of it is in use.
    """

    id: str
    title: str
    unit: str
    curves: tuple[Curve, ...]
    text: Callable[[float], str]
    stacked: bool = False
    top: float | None = None
    least_top: float = 1.0
    weight: float = 1.0
    right: tuple[float, str] | None = None
    published: tuple[PublishedLine, ...] = ()
    limit: PaneLimit | None = None
    theirs: tuple[PublishedLine, ...] = ()  # published of the other run
    off: frozenset[str] = frozenset()  # labels of curves that are switched off

    def switched(self, off: frozenset[str]) -> Pane:
        """Return the pane with these curves and their published values switched off."""
        return replace(self, off=off)

    def with_more(self, other: Pane | None) -> Pane:
        """Return the pane together with the curves that only the other pane has."""
        if other is None:
            return self
        labels = {curve.label for curve in self.curves}
        more = (curve for curve in other.curves if curve.label not in labels)
        return replace(self, curves=(*self.curves, *more), theirs=other.published)

    @cached_property
    def on(self) -> tuple[Curve, ...]:
        """The visible curves."""
        return tuple(curve for curve in self.curves if curve.label not in self.off)

    @cached_property
    def known(self) -> tuple[tuple[PublishedLine, ...], tuple[PublishedLine, ...]]:
        """Published values of the visible curves, for this run and for the other run."""
        labels = {curve.label for curve in self.on}
        own, theirs = (
            tuple(line for line in some if labels.issuperset(line.of))
            for some in (self.published, self.theirs)
        )
        return own, theirs

    @property
    def rows(self) -> int:
        """The number of lines in the pane's part of the legend."""
        more = (self.stacked and len(self.curves) > 1) + (self.right is not None)
        return len(self.curves) + more + len(self.published)

    def levels(self, values: Columns, log: bool = False) -> Columns:
        """Return the levels of the curves (curves, columns): each part of a stack on top of those before it.

        On a logarithmic axis, where parts cannot be added up, each part is a curve.
        """
        if log or not self.stacked:
            return values
        found = np.array(values, np.float32)
        for row in range(1, len(found)):  # a row at a time: cumsum goes through each column
            found[row] += found[row - 1]
        return found


def parts(panes: Sequence[Pane], values: Columns) -> Iterator[tuple[Pane, Columns]]:
    """Yield each pane with its share of all curve values (curves, columns)."""
    start = 0
    for pane in panes:
        end = start + len(pane.on)
        yield pane, values[start:end]
        start = end


def curves_of(panes: Sequence[Pane]) -> list[Curve]:
    """Return the curves that the panes show, pane by pane."""
    return [curve for pane in panes for curve in pane.on]


@dataclass(frozen=True)
class PaneChoice:
    """A choice: its name and explanation, the options of a scenario with titles, and the default options.

    several: more than one option can be selected at a time; `groups` are entries that select many. named: the
    button shows the selection. of_guests: the userid of the guest whose Linux all charts show.
    """

    name: str
    about: str
    options: Callable[[Scenario], Mapping[str, str]]
    first: Callable[[Scenario], Keys]
    several: bool = False
    named: bool = False
    of_guests: bool = False
    groups: Callable[[Scenario], Mapping[str, Keys]] = lambda scenario: {}


def first(keys: Keys) -> str:
    """Return the only selected key, or "" if no key is selected."""
    return keys[0] if keys else ""


@dataclass(frozen=True)
class PaneDescription(ChartDescription):
    """A chart over time with panes.

    panes: returns the panes of a recording in the current theme, given the selected keys. key: the parts of a
    recording on which they depend, in addition to its scenario. quiet: the reason why a run has nothing to
    show; "" = it does have something; None: every run does.
    """

    panes: Callable[[Recording, Keys], list[Pane]]
    _: KW_ONLY
    choice: PaneChoice | None = None
    key: Callable[[Recording], object] = lambda recording: None
    quiet: Callable[[Recording, Keys], str] | None = None

"""Panes, each with an axis and a unit of its own, and what a kind of chart with panes says of itself."""

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
    """A published value and the curves whose sum it is."""

    value: float
    label: str
    of: tuple[str, ...]


@dataclass(frozen=True)
class PaneLimit:
    """A value that is drawn as a dashed line, with its name."""

    value: float
    name: str


@dataclass(frozen=True)
class Pane:
    """Curves with a common axis from 0 on; `stacked`: their areas lie one on another.

    top: the fixed upper end of the axis; without it the axis reaches at least to `least_top`.
    right: a second axis at the right: how much of another unit is one unit, and that unit.
    limit: the axis reaches to it once a fifth of it is in use.
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
        """Return the pane with these curves, and the published values of those, switched off."""
        return replace(self, off=off)

    def with_more(self, other: Pane | None) -> Pane:
        """Return the pane with the curves that only another one has behind its own."""
        if other is None:
            return self
        labels = {curve.label for curve in self.curves}
        more = (curve for curve in other.curves if curve.label not in labels)
        return replace(self, curves=(*self.curves, *more), theirs=other.published)

    @cached_property
    def on(self) -> tuple[Curve, ...]:
        """The curves that are shown."""
        return tuple(curve for curve in self.curves if curve.label not in self.off)

    @cached_property
    def known(self) -> tuple[tuple[PublishedLine, ...], tuple[PublishedLine, ...]]:
        """Published values of shown curves of our own run, and of the other one."""
        labels = {curve.label for curve in self.on}
        own, theirs = (
            tuple(line for line in some if labels.issuperset(line.of))
            for some in (self.published, self.theirs)
        )
        return own, theirs

    @property
    def rows(self) -> int:
        """Return the lines that its part of the legend has."""
        more = (self.stacked and len(self.curves) > 1) + (self.right is not None)
        return len(self.curves) + more + len(self.published)

    def levels(self, values: Columns, log: bool = False) -> Columns:
        """Return the levels of the curves (curves, columns): each part of a stack on those before it.

        On a logarithmic axis, on which parts cannot be added up, each is a curve.
        """
        return np.cumsum(values, axis=0, dtype=np.float32) if self.stacked and not log else values


def parts(panes: Sequence[Pane], values: Columns) -> Iterator[tuple[Pane, Columns]]:
    """Yield each pane with the values (curves, columns) of its curves, out of those of all."""
    start = 0
    for pane in panes:
        end = start + len(pane.on)
        yield pane, values[start:end]
        start = end


def curves_of(panes: Sequence[Pane]) -> list[Curve]:
    """Return the curves that panes show, one pane after the other."""
    return [curve for pane in panes for curve in pane.on]


@dataclass(frozen=True)
class PaneChoice:
    """Something to choose: name and explanation, the options of a scenario with titles, and the first ones.

    several: more than one at a time; `groups` are entries that choose many. named: the button says what is
    chosen. of_guests: the userid of the guest whose Linux all charts show.
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
    """Return the only key that is chosen; "" without one."""
    return keys[0] if keys else ""


@dataclass(frozen=True)
class PaneDescription(ChartDescription):
    """A chart over time with panes.

    panes: returns those of a recording, in the present theme, given what is chosen. key: what they depend on
    in a recording besides its scenario. quiet: why a run has nothing to show; "" = it has.
    """

    panes: Callable[[Recording, Keys], list[Pane]]
    _: KW_ONLY
    choice: PaneChoice | None = None
    key: Callable[[Recording], object] = lambda recording: None
    quiet: Callable[[Recording, Keys], str] = lambda recording, chosen: ""

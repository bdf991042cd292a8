"""The description of a chart with panes (PaneKind), and the panes that it has for the runs on show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.charts.toolkit.comparing import Other
from app.charts.toolkit.kept import Cached, number
from app.charts.toolkit.need import ANY_SCENARIO, Need
from app.charts.toolkit.panes.choice import Keys, PaneChoice
from app.charts.toolkit.panes.numbers import LegendNumber, entries
from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.time_view import TimeView
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

if TYPE_CHECKING:
    from app.charts.toolkit.panes.chart import PaneChart

_NUMBERS = count(1)
MakePanes = Callable[[Recording, Keys], list[Pane]]


@dataclass(frozen=True)
class PaneKind:
    """A chart with panes; called, it makes the widget.

    panes: returns those of a recording, in the present theme, given what is chosen. key: what they depend on
    in a recording besides its scenario. quiet: why a run has nothing to show; "" = it has.
    """

    id: str
    title: str
    panes: MakePanes
    need: Need = ANY_SCENARIO
    choice: PaneChoice | None = None
    key: Callable[[Recording], object] = lambda recording: None
    quiet: Callable[[Recording, Keys], str] = lambda recording, chosen: ""

    def fits(self, scenario: Scenario) -> bool:
        """Return True if the chart has something to show for a scenario."""
        return self.need.met(scenario)

    def __call__(self, time_view: TimeView, parent: QWidget | None = None) -> PaneChart:
        """Return a chart of this kind."""
        from app.charts.toolkit.panes.chart import PaneChart  # late: it imports this module

        return PaneChart(self, time_view, parent)


@dataclass(frozen=True)
class ShownPanes:
    """Panes of our own run with the curves that only the other one has; `published`: the label of values."""

    panes: Sequence[Pane] = ()
    published: str = ""  # "" = there are none, or they are switched off
    label: str = ""  # the same, whether they are switched off or not
    entries: Mapping[str, list[LegendNumber]] = field(default_factory=dict)  # of the legend, by pane
    number: int = 0  # each has another


class PaneSet:
    """The panes of a kind, kept while scenarios, theme, choice and switches are the same."""

    def __init__(self, kind: PaneKind) -> None:
        self._kind = kind
        self._now: Cached[ShownPanes] = Cached()  # asked for several times a frame
        self._same: Cached[ShownPanes] = Cached()

    def shown(
        self, own: Recording | None, other: Other | None, chosen: Keys, hidden: frozenset[str]
    ) -> ShownPanes:
        """Return the panes of our own run and of the one that it is compared with."""
        key = own, other, hidden, chosen, current_theme().name
        return self._now.get(key, partial(self._shown_now, own, other, chosen, hidden))

    def _shown_now(
        self, own: Recording | None, other: Other | None, chosen: Keys, hidden: frozenset[str]
    ) -> ShownPanes:
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

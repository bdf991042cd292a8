"""The panes that a kind of chart has for the runs that are shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count

from app.charts.toolkit.comparing import Other
from app.charts.toolkit.kept import Cached, number
from app.charts.toolkit.panes.description import Keys, PaneDescription
from app.charts.toolkit.panes.numbers import LegendNumber, entries
from app.charts.toolkit.panes.pane import Pane
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording

_NUMBERS = count(1)


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

    def __init__(self, kind: PaneDescription) -> None:
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

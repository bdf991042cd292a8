"""The panes of a chart: those of both runs together, and what of them is not switched off."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush

from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.lines.numbers import Columns
from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.state_look import Key
from app.look.theme import Theme
from engine.measures import measures
from engine.recording.recorder import Recording


@dataclass(frozen=True)
class ShownPanes:
    """All panes with all their curves, and those shown; `published`: the label of published values."""

    every: Sequence[Pane] = ()
    shown: Sequence[Pane] = ()
    hidden: frozenset[str] = frozenset()
    published: str = ""  # "" = there are none

    def curves(self) -> list[Curve]:
        """Return all curves that are shown, pane by pane."""
        return [curve for pane in self.shown for curve in pane.curves]

    def parts(self, values: Columns) -> Iterator[tuple[Pane, Columns]]:
        """Yield each pane that is shown with the values (curves, columns) of its curves."""
        start = 0
        for pane in self.shown:
            end = start + len(pane.curves)
            yield pane, values[start:end]
            start = end

    def curve_labels(self) -> set[str]:
        """Return the labels of all curves."""
        return {curve.label for pane in self.every for curve in pane.curves}

    def labels(self) -> set[str]:
        """Return the labels of the legend that can be switched on and off."""
        return self.curve_labels() | {self.published} - {""}

    def keys(self, theme: Theme) -> list[Key]:
        """Return an entry a label, hollow when it is switched off; and one of the published values."""
        keys: dict[str, Key] = {}
        for curve in (curve for pane in self.every for curve in pane.curves):
            hatch = QBrush(theme.panel, Qt.BrushStyle.VerPattern) if curve.hatched else None
            off = Key(curve.label, theme.panel, None, True)
            on = Key(curve.label, curve.colour, hatch)
            keys.setdefault(curve.label, off if curve.label in self.hidden else on)
        return [*keys.values(), *([self._published_key(theme)] if self.published else [])]

    def _published_key(self, theme: Theme) -> Key:
        off = self.published in self.hidden
        colour = theme.label if off else theme.capacity
        return Key(self.published, colour, line=not off, dashed=True, outlined=off)

    def about(self, label: str) -> str:
        """Return what an entry of the legend stands for, and where its values come from."""
        ids = dict.fromkeys(
            curve.measure
            for pane in self.every
            for curve in pane.curves
            if curve.label == label and curve.measure
        )
        known = [measures()[id] for id in ids]
        return "\n".join(f"{one.title}: {one.source}" for one in known)


def shown_panes(
    runs: Sequence[Recording],
    make: Callable[[Recording], list[Pane]],
    hidden: frozenset[str],
    with_published: bool,
) -> ShownPanes:
    """Return the panes of our own run, the first one, with the curves that only the other one has."""
    if not runs:
        return ShownPanes()
    every = make(runs[0])
    if len(runs) > 1:
        theirs = {pane.id: pane for pane in make(runs[1])}
        every = [pane.with_more(theirs.get(pane.id)) for pane in every]
    shown = [pane.without(hidden) for pane in every]
    labels = (one.label for pane in every for some in pane.known for one in some)
    published = next(labels, "") if with_published else ""
    return ShownPanes(every, [pane for pane in shown if pane.curves], hidden, published)

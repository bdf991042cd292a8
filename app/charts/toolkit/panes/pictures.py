"""The ends of the panes' axes, and a picture for each pane and run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QPainter

from app.charts.toolkit import axis
from app.charts.toolkit.chart import Place
from app.charts.toolkit.columns import Grid
from app.charts.toolkit.lines.curves import CurvePicture, Scale, Style
from app.charts.toolkit.lines.numbers import Columns, highest
from app.charts.toolkit.panes.pane import Pane, lay_out
from app.charts.toolkit.panes.shown import ShownPanes
from app.look.theme import current as current_theme

LEAST, MOST = 1e-9, 1e15  # between these an axis can end


class PaneAxes:
    """The upper ends of the axes; an axis is not lowered for a little less."""

    def __init__(self) -> None:
        self._tops: dict[str, float] = {}  # by id of the pane
        self._fixed: dict[str, float] = {}  # those that do not follow the values

    def top(self, pane: Pane) -> float:
        """Return the upper end of the axis of a pane."""
        return self._fixed.get(pane.id, self._tops.get(pane.id, 1.0))

    def fixed(self, pane: Pane) -> bool:
        """Return True if the axis of a pane does not follow its values."""
        return pane.id in self._fixed

    def fix(self, pane: Pane, zoom: float = 1.0) -> None:
        """Keep the axis of a pane as it is, or with its upper end divided by `zoom`."""
        self._fixed[pane.id] = min(max(self.top(pane) / zoom, LEAST), MOST)

    def follow(self, panes: Iterable[Pane]) -> None:
        """Let the axes of panes follow their values again."""
        for pane in panes:
            self._fixed.pop(pane.id, None)

    def forget(self) -> None:
        """Forget how far the values reach; axes that are fixed stay."""
        self._tops = {}

    def key(self) -> object:
        """Return what changes with the axes."""
        return tuple(self._tops.items()), tuple(self._fixed.items())

    def reach(self, pane: Pane, runs: Sequence[Columns]) -> None:
        """Let the axis reach high enough for the values (curves, columns) of each run."""
        published = max((one.value for some in pane.known for one in some), default=0.0)
        seen, before = max(pane.reach(*runs), published), self._tops.get(pane.id, 0.0)
        wanted = axis.round_up(max(seen * 1.04, pane.least_top))
        higher = wanted > before or seen < 0.4 * before
        self._tops[pane.id] = pane.top if pane.top is not None else wanted if higher else before

    def reach_both_ways(self, parts: Iterable[tuple[Pane, Columns]]) -> None:
        """Let the axes of differences reach as far down as up."""
        for pane, part in parts:
            seen = max(highest(part), highest(-part)) or pane.least_top
            before = self._tops.get(pane.id, 0.0)
            if seen * 1.04 > before or seen < 0.4 * before:
                self._tops[pane.id] = axis.round_up(seen * 1.04)


class PanePictures:
    """The pictures of all panes, by run and style."""

    def __init__(self, axes: PaneAxes) -> None:
        self._axes = axes
        self._made: dict[tuple[str, Style, int], CurvePicture] = {}

    def draw(
        self,
        painter: QPainter,
        place: Place,
        panes: ShownPanes,
        first: int,
        values: Columns,
        grid: Grid,
        fresh: tuple[int, int],
        style: Style,
        run: int = 0,
    ) -> None:
        """Paint what is new of the values (curves, columns) of a run into pictures, from pane `first` on."""
        parts = {pane.id: part for pane, part in panes.parts(values)}
        for pane, own in lay_out(place, panes.shown, first):
            picture = self._picture(pane, style, run)
            top = self._axes.top(pane)
            least = -top if style == Style.SIGNED else 0.0
            scale = Scale(least, top, max(round(own.plot.height() * place.ratio), 1), place.ratio)
            shown = parts[pane.id] if style == Style.SIGNED else pane.levels(parts[pane.id])
            look = own.plot, grid, current_theme().name, len(pane.curves)
            picture.update(pane.curves, shown, scale, look, fresh, grid.first)
            painter.drawImage(own.plot.topLeft(), picture.image())

    def _picture(self, pane: Pane, style: Style, run: int) -> CurvePicture:
        key = pane.id, style, run
        if key not in self._made:
            stack = pane.stacked and style == Style.PLAIN
            self._made[key] = CurvePicture(Style.STACKED if stack else style)
        return self._made[key]

"""PaintedChart: the parts that each chart paints, and what they depend on."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.charts.toolkit import zoom
from app.charts.toolkit.description import ANY_SCENARIO
from app.charts.toolkit.parts.place import ChartPlaces, Margins
from app.charts.toolkit.run_widget import RunWidget
from app.charts.toolkit.state_look import StateKey
from app.charts.toolkit.words import tr


class PaintedChart(RunWidget):
    """What is painted once, when keys change, and at each frame; `parts.painting` keeps what stays."""

    # ---- the head

    def unit(self) -> str:
        """Return what stands beside the title."""
        return tr(self.kind.unit) if self.kind.unit else ""

    def moment(self) -> str:
        """Return the time shown by a chart of one moment, always about as wide."""
        return ""

    def make_legend(self) -> list[StateKey]:
        """Return the entries of the legend, in the present theme."""
        return []

    def compare_legend(self) -> list[StateKey]:
        """Return the entries of the legend that name the two runs."""
        return []

    def legend_key(self) -> object:
        """Return what the legend depends on, besides the theme."""
        return None

    # ---- places

    def margins(self) -> Margins:
        """Return the room around the plot."""
        return 48.0, 6.0, 14.0, 24.0

    @abstractmethod
    def place(self, rect: QRectF, ratio: float) -> ChartPlaces:
        """Arrange the parts in a rectangle; the plot's edges lie on device pixels."""

    def on_screen(self) -> ChartPlaces:
        """Return the places on the screen now."""
        return self.place(zoom.room(self), zoom.ratio(self))

    # ---- the parts, in the order in which they are painted

    def settle(self, place: ChartPlaces) -> None:
        """Bring what is kept up to date, before anything is painted."""

    def draw_beside(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint what stands beside the plot and stays while another time is shown."""

    def beside_key(self) -> object:
        """Return what `draw_beside` depends on, besides size, theme and the other run."""
        return None

    @abstractmethod
    def draw_still(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint axes and labels."""

    def still_key(self) -> object:
        """Return what the still part depends on, besides size and theme."""
        return None

    @abstractmethod
    def draw_live(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint what changes with the run, the cursor and the pointer."""

    # ---- in their stead

    def why_empty(self) -> str:
        """Return the text shown when there is nothing to show."""
        other = self.recording is not None and not self.kind.fits(self.recording.scenario)
        return self.without() if other else self.time_view.waiting or ANY_SCENARIO.why_not()

    def without(self) -> str:
        """Return the text shown when the scenario has nothing for the chart."""
        return self.kind.need.why_not()

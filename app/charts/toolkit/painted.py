"""PaintedChart: the parts that each chart paints, what they depend on, and which are cached as pictures."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QRegion

from app.charts.toolkit import brushes, header, zoom
from app.charts.toolkit.description import ANY_SCENARIO
from app.charts.toolkit.header import ChartPlaces, Margins
from app.charts.toolkit.recordings import Cached
from app.charts.toolkit.run_widget import RunWidget
from app.charts.toolkit.state_look import StateKey
from app.charts.toolkit.words import tr
from app.look import theme
from app.look.theme import current as current_theme
from engine.platform import thread_seconds
from engine.scenario.model.site_release import short_caution
from engine.scenario.scenario import LparSettings

SIZE = 9.0
LINE = 18.0  # px
ROUND = 8  # radius of the corners of a card


def draw_caution(painter: QPainter, rect: QRectF, lpar: LparSettings) -> QRectF:
    """Paint the caution, if there is one, and return the space above it."""
    if not (text := short_caution(lpar)):
        return rect
    painter.save()
    painter.setFont(theme.font(SIZE))
    painter.setPen(theme.current().warning)
    line = QRectF(rect.left() + 8, rect.bottom() - LINE, rect.width() - 16, LINE)
    text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(line.width()))
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
    painter.restore()
    return rect.adjusted(0, 0, 0, -LINE)


class Painting:
    """The background, which stays while the time changes; the static part adds axes and labels to it.

    The chart passes itself as an argument: with a reference back to it, the garbage collector would delete
    it, possibly in the middle of painting.
    """

    def __init__(self) -> None:
        self.still: QPixmap | None = None
        self._key: object = None  # of the still part that was painted last
        self._ground: Cached[QPixmap] = Cached()
        self._dirty: QRegion | None = None  # of the widget, to be painted; None = everything

    def forget(self) -> None:
        """Discard the cached parts so that they are repainted."""
        self.still = None
        self._ground.forget()

    def is_dirty(self, box: QRectF) -> bool:
        """Return True if any area of a part has to be painted now."""
        return self._dirty is None or self._dirty.intersects(zoom.on_widget(box))

    def is_current(self, chart: PaintedChart, place: ChartPlaces) -> bool:
        """Return True if the most recently painted static part is still valid."""
        return self._still_now(chart, self._ground_now(chart, place)) == self._key

    def has_ground(self, chart: PaintedChart, place: ChartPlaces) -> bool:
        """Return True if the part that is independent of time is unchanged since it was last painted."""
        return self._ground.has((self._ground_now(chart, place),))

    def draw(self, chart: PaintedChart, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the whole chart from scratch, for a picture or a vector file."""
        self._draw_ground(chart, painter, place)
        self._draw_marks(chart, painter, place)
        self._draw_live(chart, painter, place)

    def paint(self, chart: PaintedChart, region: QRegion) -> None:
        """Paint a region of the widget: copy the static part and paint the live part over it."""
        began, place, self._dirty = thread_seconds(), chart.on_screen(), region
        chart.settle(place)
        ground = self._ground_now(chart, place)
        key = self._still_now(chart, ground)
        whole = key != self._key and chart.covers_time(region)
        if key != self._key and not whole:
            chart.update()  # otherwise, axes outside the region would not be updated
        still = self._take_still(key, whole, partial(self._paint_still, chart, place, ground))
        with QPainter(chart) as painter:
            zoom.enlarge(painter)
            painter.drawPixmap(0, 0, still or self._kept_ground(chart, place, ground))
            if still is None:
                self._draw_marks(chart, painter, place)
            self._draw_live(chart, painter, place)
            if chart.hasFocus():
                self._draw_focus(chart, painter)
        self._dirty = None
        chart.turn.end(thread_seconds() - began)

    # ---- kept content

    def _take_still(self, key: object, whole: bool, paint: Callable[[], QPixmap]) -> QPixmap | None:
        """Return the static part, or None if it has just changed and may change again in the next frame.

        whole: the entire chart is painted, and therefore without a picture of the static part.
        """
        changed, self._key = key != self._key, key
        if changed:
            self.still = None
        if self.still is None and not (changed and whole):
            self.still = paint()
        return self.still

    def _still_now(self, chart: PaintedChart, ground: tuple[object, ...]) -> object:
        why = "" if chart.recorded else chart.why_empty()
        return *ground, why, chart.still_key()

    def _ground_now(self, chart: PaintedChart, place: ChartPlaces) -> tuple[object, ...]:
        return place, current_theme().name, chart.recorded, chart.compare_look(), chart.beside_key()

    def _paint_still(self, chart: PaintedChart, place: ChartPlaces, ground: tuple[object, ...]) -> QPixmap:
        made = QPixmap(self._kept_ground(chart, place, ground))
        with QPainter(made) as painter:
            self._draw_marks(chart, painter, place)
        return made

    def _kept_ground(self, chart: PaintedChart, place: ChartPlaces, key: tuple[object, ...]) -> QPixmap:
        """Return the card, the header and the parts next to the plot, which do not change with time."""
        return self._ground.get((key,), partial(self._paint_ground, chart, place))

    def _paint_ground(self, chart: PaintedChart, place: ChartPlaces) -> QPixmap:
        made = QPixmap(chart.size() * chart.devicePixelRatioF())
        made.setDevicePixelRatio(place.ratio)
        made.fill(current_theme().window)
        with QPainter(made) as painter:
            self._draw_ground(chart, painter, place)
        return made

    # ---- the steps

    def _draw_ground(self, chart: PaintedChart, painter: QPainter, place: ChartPlaces) -> None:
        theme = current_theme()
        brushes.rounded(painter, place.card, ROUND, theme.panel, theme.border)
        header.draw(painter, place.header, theme)
        if chart.recorded:
            chart.draw_beside(painter, place)

    def _draw_marks(self, chart: PaintedChart, painter: QPainter, place: ChartPlaces) -> None:
        if chart.recorded:
            chart.draw_still(painter, place)
        else:
            brushes.write(
                painter, place.plot, chart.why_empty(), current_theme().label, "text", brushes.WRAPPED
            )

    def _draw_live(self, chart: PaintedChart, painter: QPainter, place: ChartPlaces) -> None:
        if not chart.recorded:
            return
        if place.header.moment:
            brushes.write(
                painter, place.header.moment, chart.moment(), current_theme().text, "text", once=True
            )
        chart.draw_live(painter, place)

    def _draw_focus(self, chart: PaintedChart, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(current_theme().focus, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(zoom.room(chart).adjusted(1, 1, -1, -1), ROUND, ROUND)


class PaintedChart(RunWidget):
    """The parts painted once, on key changes, and at each frame; `parts.painting` caches those that stay."""

    # ---- the head

    def unit(self) -> str:
        """Return the text next to the title."""
        return tr(self.kind.unit) if self.kind.unit else ""

    def moment(self) -> str:
        """Return the time shown by a chart of one moment, with a roughly constant width."""
        return ""

    def make_legend(self) -> list[StateKey]:
        """Return the legend entries in the current theme."""
        return []

    def compare_legend(self) -> list[StateKey]:
        """Return the legend entries with the names of the two runs."""
        return []

    def legend_key(self) -> object:
        """Return the values on which the legend depends, in addition to the theme."""
        return None

    # ---- places

    def margins(self) -> Margins:
        """Return the margins around the plot."""
        return 48.0, 6.0, 14.0, 24.0

    @abstractmethod
    def place(self, rect: QRectF, ratio: float) -> ChartPlaces:
        """Arrange the parts in a rectangle, with the plot's edges on device pixels."""

    def on_screen(self) -> ChartPlaces:
        """Return the current positions on the screen."""
        return self.place(zoom.room(self), zoom.ratio(self))

    @abstractmethod
    def covers_time(self, region: QRegion) -> bool:
        """Return whether a region contains everything that a change of time affects."""

    # ---- the parts, in the order in which they are painted

    def settle(self, place: ChartPlaces) -> None:
        """Update cached data before anything is painted."""

    def draw_beside(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the parts next to the plot that stay while the displayed time changes."""

    def beside_key(self) -> object:
        """Return the values on which `draw_beside` depends, in addition to size, theme and the other run."""
        return None

    @abstractmethod
    def draw_still(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint axes and labels."""

    def still_key(self) -> object:
        """Return the values on which the static part depends, in addition to size and theme."""
        return None

    @abstractmethod
    def draw_live(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the parts that change with the run, the cursor and the pointer."""

    # ---- replacement texts

    def why_empty(self) -> str:
        """Return the text shown when there is nothing to show."""
        other = self.recording is not None and not self.kind.fits(self.recording.scenario)
        return self.without() if other else self.time_view.waiting or ANY_SCENARIO.why_not()

    def without(self) -> str:
        """Return the text shown when the scenario has no data for the chart."""
        return self.kind.need.why_not()

"""Chart, the base of all views of a run, and WidgetKind, which creates a chart from a class.

A RunWidget holds the runs and a PaintedChart holds the parts to paint; here they become a widget with a
table, a menu and a description. The same drawing code serves the screen, pictures and vector files.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QImage, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.charts.toolkit import brushes, header, zoom
from app.charts.toolkit.corner import PAD, Corner
from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.figures import ShownCurve, figures_of, plots_of
from app.charts.toolkit.header import ChartPlaces, arranged
from app.charts.toolkit.painted import PaintedChart, Painting, draw_caution
from app.charts.toolkit.recordings import Cached
from app.charts.toolkit.time_view import TimeView
from app.charts.toolkit.words import sentence, tr
from app.look.theme import current as current_theme
from app.look.theme import notifier as theme_notifier
from app.widgets.menus import add_plot_action
from app.widgets.pictured import pictured
from engine.measures.target import Measured

KEY_POINT = QPoint(12, 12)  # in the title


class Chart(PaintedChart):
    """A view of a recording; id identifies it in settings, and title is shown to users."""

    controls_moved = Signal()  # of those that it has
    member_chosen = Signal(str)  # a system, in the chart of the cluster; "" = none any more
    plot_wanted = Signal(object)  # the plots to open: of each the measures, with numbers of their members
    statistics_made = Signal(object)  # the table, when a span is first selected in a chart over time
    silent: ClassVar[tuple[str, ...]] = ()  # columns of the table that are not spoken
    below = 0.0  # px kept free at its foot, on the screen

    def __init__(self, kind: ChartDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self.id, self.title = kind.id, tr(kind.title)
        pictured(self, QAccessible.Role.Chart, self.title)
        self._place: Cached[ChartPlaces] = Cached()
        self.painting, self.corner = Painting(), Corner()
        self.pointed_at = ""  # userid or label of a guest
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(240, 150)
        time_view.changed.connect(self.view_changed)
        time_view.cursor_moved.connect(self.update)
        theme_notifier.changed.connect(self._theme_changed)
        add_plot_action(self, self._ask_for_plots)

    def view_changed(self) -> None:
        """Repaint the text of a waiting chart; a chart of one moment otherwise ignores the time shown."""
        if not self.recorded:
            self.update()

    # ---- content

    @abstractmethod
    def table(self) -> list[list[str]]:
        """Return the content as rows of text, the first row being the column headings."""

    def whereabouts(self) -> list[str]:
        """Return sentences that describe the time and the arrangement while there is something to show."""
        return [f"{moment[:1].upper()}{moment[1:]}."] if (moment := self.moment()) else []

    def set_measured(self, files: Sequence[tuple[str, Measured]]) -> None:
        """Show measured values, each with the name of its file, in charts that support it."""

    def toggle_ghosts(self) -> None:
        """Show or hide published values, in charts that have them."""

    # ---- the guest that is pointed at

    def point_at(self, guest: str) -> None:
        """Highlight a guest, given its userid or label; "" = none. Charts without guests ignore this."""
        self.pointed_at = guest
        self.update()

    def pointed_guest(self) -> int | None:
        """Return the number of the highlighted guest."""
        if not self.pointed_at or self.recording is None:
            return None
        wanted = self.pointed_at.casefold()
        guests = enumerate(self.recording.scenario.guests)
        return next((i for i, g in guests if wanted in (g.userid.casefold(), g.label.casefold())), None)

    def guest_at(self, at: QPointF) -> str:
        """Return the userid of the single guest whose bar or lane is at a point; otherwise, an empty
        string.
        """
        return ""

    def only_guest(self, begin: int, end: int) -> str:
        """Return the userid if begin..end contains exactly one guest; otherwise, an empty string."""
        return self.run.scenario.guests[begin].userid if end == begin + 1 else ""

    def key_point(self) -> QPoint:
        """Return the point where a key opens the menu: at the item selected with the keys; otherwise, above
        the plot.
        """
        return KEY_POINT

    def words_at(self, at: QPointF) -> str:
        """Return the title or legend entry at a point of the chart; otherwise, an empty string."""
        head = self.on_screen().header
        return self.title if head.title_box.contains(at) else head.label_at(at)

    # ---- figures

    def figures(self) -> list[ShownCurve]:
        """Return the figures that the chart shows."""
        run = self.recording
        return figures_of(run.scenario, self.kind.measured) if run is not None and self.recorded else []

    def plotted(self) -> list[list[tuple[str, tuple[int, ...]]]]:
        """Return the equivalent plots: for each, the measures with the numbers of their members."""
        return plots_of(self.figures(), self.recording.scenario) if self.recording is not None else []

    def _ask_for_plots(self) -> None:
        if plots := self.plotted():
            self.plot_wanted.emit(plots)

    # ---- painting

    def place(self, rect: QRectF, ratio: float) -> ChartPlaces:
        """Arrange the parts in a rectangle, with the plot's edges on device pixels."""
        key = rect, ratio, self.below, current_theme().name, self.recorded, self.compare_look()
        return self._place.get(
            (*key, self.reserved(), *self.place_key()), partial(self._arrange, rect, ratio)
        )

    def place_key(self) -> tuple[object, ...]:
        """Return the values on which the positions depend, in addition to size, theme and runs."""
        return self.unit(), self.legend_key(), self.margins()

    def update_part(self, box: QRectF) -> None:
        """Repaint part of the chart."""
        self.update(zoom.on_widget(box))

    def _arrange(self, rect: QRectF, ratio: float) -> ChartPlaces:
        inner = rect.adjusted(PAD, 8, -PAD, -6)
        keys, reserved = [*self.make_legend(), *self.compare_legend()], self.reserved()
        head = header.arrange(self.title, self.unit(), self.moment(), keys, inner, reserved)
        return arranged(rect, head, ratio, self.margins(), self.below + self.foot(rect))

    def foot(self, card: QRectF) -> float:
        """Return the height kept free below the axis for the values at the cursor."""
        return 0.0

    def reserved(self) -> float:
        """Return the width that the header keeps free at its right end for controls."""
        return self.corner.reserved()

    def keep_corner(self, width: float) -> None:
        """Keep the upper right corner free, in widget pixels, for buttons added by other code."""
        self.corner.outside = width
        self._place.forget()
        self.update()
        self.arrange_controls()

    def forget(self) -> None:
        """Rearrange and repaint everything."""
        self._place.forget()
        self.painting.forget()
        self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the whole chart: the same drawing for the screen, pictures and vector files."""
        if self.recording is not None:
            rect = draw_caution(painter, rect, self.recording.scenario.lpar)
        place = self.place(rect, brushes.ratio_of(painter))
        self.settle(place)
        self.painting.draw(self, painter, place)

    def image(self, size: QSize, ratio: float = 1.0) -> QImage:
        """Return the chart as a picture of `size` logical pixels."""
        made = QImage(size * ratio, QImage.Format.Format_RGB32)
        made.setDevicePixelRatio(ratio)
        made.fill(current_theme().window)
        with QPainter(made) as painter:
            self.draw(painter, QRectF(0, 0, size.width(), size.height()))
        return made

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the static part and paint the live part over it."""
        region = event.region()
        if not self.turn.is_for_all or self.covers_time(region):
            self.painting.paint(self, region)  # otherwise, part of another time would remain in the picture

    def covers_time(self, region: QRegion) -> bool:
        """Return whether a region contains everything that a change of time affects."""
        return self.of_time().subtracted(region).isEmpty()

    def of_time(self) -> QRegion:
        """Return the part of the widget that changes with the displayed time."""
        return QRegion(self.rect())

    # ---- events

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        return QSize(560, 300)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons in their corner."""
        super().resizeEvent(event)
        self.arrange_controls()

    def arrange_controls(self) -> None:
        """Place the buttons where the painted parts of the chart leave room."""
        self.corner.arrange(zoom.room(self).width())
        self.controls_moved.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Paint the focus ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remove the focus ring."""
        super().focusOutEvent(event)
        self.update()

    def describe(self) -> str:
        """Return the arrangement and the table as sentences, for screen readers."""
        if not self.recorded:
            return self.why_empty()
        heads, *rows = self.table()
        lines = "; ".join(sentence(heads, row, self.silent) for row in rows)
        return " ".join(
            filter(None, (*self.whereabouts(), self._legend(heads), f"{lines}." if lines else ""))
        )

    def _legend(self, heads: Sequence[str]) -> str:
        """Return the legend entries that are not columns of the table."""
        marks = [key.label for key in (*self.make_legend(), *self.compare_legend()) if key.label not in heads]
        return self.tr("Legend: {0}.").format(", ".join(marks)) if marks else ""

    def _theme_changed(self, name: str) -> None:
        self.forget()
        self.arrange_controls()


@dataclass(frozen=True)
class ChartKind(ChartDescription, ABC):
    """A kind of chart; calling it creates the widget."""

    @abstractmethod
    def __call__(self, time_view: TimeView, parent: QWidget | None = None) -> Chart:
        """Return a chart of this kind."""


@dataclass(frozen=True)
class WidgetKind(ChartKind):
    """A kind with its own class, `make`."""

    make: Callable[[ChartDescription, TimeView, QWidget | None], Chart]

    def __call__(self, time_view: TimeView, parent: QWidget | None = None) -> Chart:
        """Return a chart of this kind."""
        return self.make(self, time_view, parent)

"""PaneCanvas: several panes sharing one time axis. A kind describes them; other classes do the work."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QScrollBar, QWidget

from app.charts.toolkit import zoom
from app.charts.toolkit.columns import TimeColumns
from app.charts.toolkit.comparing import Compare
from app.charts.toolkit.figures import ShownCurve
from app.charts.toolkit.header import ChartPlaces, Margins
from app.charts.toolkit.lines.numbers import legend
from app.charts.toolkit.panes import legend_values, numbers
from app.charts.toolkit.panes.choice import ChoiceMenu
from app.charts.toolkit.panes.layout import NAME, PaneAxes, PaneLayout, VisiblePanes
from app.charts.toolkit.panes.legend import PaneLegend
from app.charts.toolkit.panes.legend_values import LegendValues
from app.charts.toolkit.panes.numbers import LegendNumber
from app.charts.toolkit.panes.painting import PanePainter
from app.charts.toolkit.panes.pane import Keys, Pane, PaneDescription
from app.charts.toolkit.panes.values import Frame, PaneSet, PaneValues, ShownPanes
from app.charts.toolkit.recordings import Cached
from app.charts.toolkit.state_look import StateKey
from app.charts.toolkit.time_chart import TimeChart, time_to_x
from app.charts.toolkit.time_view import TimeView
from app.look.theme import current as current_theme
from app.widgets.reach import make_accessible
from engine.kernel.units import clock_text
from engine.measures.target import Measured
from engine.recording.recorder import Recording

COMPACT = 190.0  # height of a chart below which it has no strip of phases
SCROLL = 10.0  # px of the scroll bar
RIGHT = 28.0  # px of a second axis


class PaneCanvas(TimeChart):
    """Combines the components that panes need: layout, axes, legend, choice, value columns and pictures."""

    kind: PaneDescription

    silent = ("unit", "source")  # stated once by the panes, or long

    def __init__(self, kind: PaneDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        self._set, self.axes, self.panes_layout = PaneSet(kind), PaneAxes(), PaneLayout()
        self.values = PaneValues(self.axes, self.panes_layout)
        self._arranged: tuple[ChartPlaces | None, int] = (None, -1)  # place and panes that controls stand by
        self._why: Cached[str] = Cached()
        self._shown: Cached[ShownPanes] = Cached()
        self._frame: Cached[Frame] = Cached()
        self._time_region: Cached[QRegion] = Cached()
        self._files: tuple[str, ...] = ()  # with measured values
        self._named = False  # has each pane a line with its name?
        self._size = (0.0, 0.0)  # of what is painted, px
        self.chosen = ""  # the curve on top
        super().__init__(kind, time_view, parent)
        self.switches = PaneLegend(self)
        self._painter = PanePainter(self.values, self.switches)
        self._read = LegendValues(self.values, self.switches)
        self.menu = ChoiceMenu(self, kind.choice) if kind.choice is not None else None
        if self.menu is not None:
            self.menu.chosen_another.connect(self.start_over)
        self.scroller = QScrollBar(Qt.Orientation.Vertical, self)
        self.scroller.setRange(0, 0)
        self.scroller.hide()
        self.scroller.valueChanged.connect(self._scrolled)
        make_accessible(
            self.scroller, self.tr("Scroll the panes"), self.tr("Scrolls to panes that are not visible")
        )
        self.switches.changed.connect(self.start_over)

    # ---- panes

    @property
    def choice(self) -> Keys:
        """The keys selected in the corner menu; () without a menu."""
        return self.menu.chosen if self.menu is not None else ()

    def shown(self) -> ShownPanes:
        """Return the panes with their related data, or no panes if there is no suitable run."""
        theme, hidden = current_theme().name, self.switches.hidden
        key = self._set, self.recording, self._recorded, self.other, self.choice, hidden, theme
        return self._shown.get(key, self._find_shown)  # requested a dozen times per frame

    def _find_shown(self) -> ShownPanes:
        own = self.recording if self._recorded else None
        return self._set.shown(own, self.compared, self.choice, self.switches.hidden)

    def panes(self) -> Sequence[Pane]:
        """Return all panes."""
        return self.shown().panes

    def frame(self, place: ChartPlaces) -> Frame:
        """Return the frame currently shown in a place."""
        view = self.time_view
        what = self.shown(), self.run, self.compared, place
        key = *what, view.start, view.end, view.cursor
        return self._frame.get(key, lambda: Frame(*what, self.grid(place), view.cursor))

    def visible_panes(self) -> VisiblePanes:
        """Return the panes visible on the screen, and their places."""
        if not self.recorded:
            return []
        frame = self.frame(self.on_screen())
        return [pair for part, _ in frame.runs for pair in self.values.visible_panes(frame, part)]

    def named_rows(self, place: ChartPlaces) -> Mapping[str, QRectF]:
        """Return the plots of the visible panes by id; of two runs, those of this run."""
        frame = self.frame(place)
        return {pane.id: own.plot for pane, own in self.values.visible_panes(frame, frame.runs[0][0])}

    def show_row(self, row: str) -> None:
        """Scroll to a pane."""
        ids = [pane.id for pane in self.panes()]
        if row in ids:
            self.scroller.setValue(ids.index(row))

    def row_title(self, row: str) -> str:
        """Return the title of a pane."""
        return next((pane.title for pane in self.panes() if pane.id == row), "")

    # ---- chart interface

    @property
    def recorded(self) -> bool:
        """True if there is something to show."""
        return self._recorded and not self._quiet()

    def _quiet(self) -> str:
        """Return the reason why nothing is shown although there is a run; the other run may have something to
        show.
        """
        if self.kind.quiet is None:
            return ""
        runs = self.recording, self.other.recording if self.other else None
        return self._why.get((*runs, self.choice), partial(self._why_quiet, runs))

    def _why_quiet(self, runs: tuple[Recording | None, Recording | None]) -> str:
        known = (run for run in runs if run and self.kind.fits(run.scenario) and len(run.time))
        found = [self.kind.quiet(run, self.choice) for run in known if self.kind.quiet is not None]
        return found[0] if found and all(found) else ""

    def why_empty(self) -> str:
        """Return the reason why there is nothing to show."""
        return (self._quiet() if super().recorded else "") or super().why_empty()

    def unit(self) -> str:
        """Return the unit of the only pane, and the first pane's name if panes have no lines for names."""
        panes = self.panes() if self.recorded else ()
        if not panes or self._named:
            return ""
        pane = panes[min(self.panes_layout.first, len(panes) - 1)]
        return "  ".join(filter(None, (pane.title, pane.unit)))

    def place_key(self) -> tuple[object, ...]:
        """Return the panes and which of them are visible; margins and unit also depend on the size."""
        return self.shown().number, self.panes_layout.first, self.scroller.maximum()

    def _arrange(self, rect: QRectF, ratio: float) -> ChartPlaces:
        """Arrange the parts; the header contains a unit where panes have no line for their names."""
        self._size = rect.width(), rect.height() - self.below
        place = super()._arrange(rect, ratio)
        if self._named != (named := self.panes_layout.has_names(place.plot.height(), self.panes())):
            self._named = named
            place = super()._arrange(rect, ratio)
        self.switches.right = place.card.right() - self._bar() - 8.0
        self.switches.offset = self._right()
        self.switches.values = self._values_a_line()
        self.switches.above = NAME - 2.0 if self._size[1] >= COMPACT else 0.0
        return place

    def margins(self) -> Margins:
        """Return margins with room on the right for legends, a second axis and the scroll bar, if any."""
        top, bottom = (3.0, 22.0) if self._size[1] < COMPACT else (24.0, 27.0)
        wide = PaneLegend.width(self._size[0], self.panes(), self._values_a_line())
        return 48.0, top, max(wide + 8.0, 14.0) + self._right() + self._bar(), bottom

    def _values_a_line(self) -> int:
        return 2 if self.compared is not None and not self.compared.difference else 1

    def _right(self) -> float:
        return RIGHT if any(pane.right for pane in self.panes()) else 0.0

    def _bar(self) -> float:
        return SCROLL + 3.0 if self.scroller.maximum() else 0.0

    def make_legend(self) -> list[StateKey]:
        """Return an empty list, because each pane has its own legend."""
        return []

    def compare_legend(self) -> list[StateKey]:
        """Return the keys that show which run each curve belongs to."""
        return [*legend(self.compared, current_theme()), *self._measured_keys()]

    def _measured_keys(self) -> list[StateKey]:
        """Return the keys of files with measured values shown alongside the curves."""
        if self.recording is None or not self.recorded or self.apart:
            return []
        return self.values.measured.keys(self.panes(), self.recording.scenario)

    def set_measured(self, files: Sequence[tuple[str, Measured]]) -> None:
        """Show these measured series alongside the curves of the same measures, each with its file's name."""
        self._files = tuple(file for file, _ in files)
        self.values.measured.show(files)
        self.start_over()

    def legend_key(self) -> object:
        """Return the values that change with the panes."""
        return self.shown().number, self.recorded, self._files

    def words_at(self, at: QPointF) -> str:
        """Return the title or legend entry at a point."""
        shown = (
            (entry, box) for pane, own in self.visible_panes() for entry, box in self._entries(pane, own)
        )
        return next(
            (entry.switch or entry.label for entry, box in shown if box.contains(at)), super().words_at(at)
        )

    def _entries(self, pane: Pane, own: ChartPlaces) -> zip[tuple[LegendNumber, QRectF]]:
        entries = self.shown().entries[pane.id]
        return zip(entries, self.switches.boxes(own, entries), strict=False)

    def whereabouts(self) -> list[str]:
        """Return the descriptions, starting with the panes, which are arranged one below the other."""
        names = "; ".join(" ".join(filter(None, (pane.title, f"({pane.unit})"))) for pane in self.panes())
        labels = ", ".join(dict.fromkeys(curve.label for pane in self.panes() for curve in pane.curves))
        said = [self.tr("From top to bottom: {0}.").format(names), self.tr("Curves: {0}.").format(labels)]
        recording, cursor = self.recording, self.time_view.cursor
        at = 0 if recording is None else int(recording.now) if cursor is None else cursor
        return [*said, *super().whereabouts(), self.tr("Values at {0}:").format(clock_text(at))]

    # ---- updates

    def set_recording(self, recording: Recording | None) -> None:
        """Show another state of the run; the choice and the legend may change."""
        if self.menu is not None and recording is not None and self.kind.fits(recording.scenario):
            self.menu.show_scenario(recording.scenario)
        super().set_recording(recording)

    def clear_cache(self) -> None:
        """Discard the columns and their curves."""
        self.values.forget()

    def paint_new(self, old: Recording | None) -> None:
        """Paint new data of a longer run; the controls may move."""
        self._arrange_panes()
        super().paint_new(old)

    def catch_up(self) -> None:
        """Paint pending data, and the values in the legends if they have changed."""
        frames, another_time = self.time_view.frames, self.turn.is_for_all
        super().catch_up()
        if not self._read.are_due(frames) or (frames and another_time):  # not while zooming or panning
            self.time_view.wait(self)
        elif self.recorded:
            self.settle(place := self.on_screen())
            if self._read.are_old(self.frame(place), frames):
                self.update_part(self._read.box(place))

    def paint_time(self) -> None:
        """Paint the parts that change with time, except the header and the legends if nothing else has
        changed.
        """
        place, grid = self.here()
        named = self.named or self.name_at_pointer(place, grid)  # it may cover the legends
        if named or not self.painting.has_ground(self, place):
            super().paint_time()
        else:
            self.update(self.of_time())

    def of_time(self) -> QRegion:
        """Return the plot with its axes, since the header and the legends stay."""
        if not self.recorded:
            return super().of_time()
        place = self.on_screen()
        return self._time_region.get((place, self._read.left(place)), partial(self._region, place))

    def _region(self, place: ChartPlaces) -> QRegion:
        top, axis = min(place.plot.top(), place.header.bottom), place.plot.bottom() + 1
        box = QRectF(place.card.left(), top, self._read.left(place) - place.card.left(), axis - top)
        foot = QRectF(place.card.left(), axis, place.card.width(), place.card.bottom() - axis)
        return QRegion(zoom.on_widget(box)).united(zoom.on_widget(foot)).intersected(self.rect())

    def set_compared(
        self, recording: Recording | None, name: str = "", mode: Compare = Compare.OVERLAY, own: str = ""
    ) -> None:
        """Also show another run; the legend might change."""
        super().set_compared(recording, name, mode, own)
        self._arrange_panes()

    def toggle_ghosts(self) -> None:
        """Show or hide the published values."""
        if label := self.shown().label:
            self.switches.toggle(label)

    def start_over(self) -> None:
        """Show different curves: recompute and repaint everything."""
        self._arranged = None, -1
        self.values.forget()
        self._painter.forget()
        self._arrange_panes()
        self.update()

    def forget_panes(self) -> None:
        """Request the panes from the kind again."""
        self._set = PaneSet(self.kind)
        self.start_over()

    def arrange_controls(self) -> None:
        """Move the switches and the scroll bar with the panes."""
        super().arrange_controls()
        self._arranged = None, -1
        self._arrange_panes()

    def _arrange_panes(self) -> None:
        shown, place = self.shown(), self.on_screen()
        if place is self._arranged[0] and shown.number == self._arranged[1]:
            return
        self.switches.know(shown.panes)
        if not self.recorded:
            self._arranged = place, shown.number
            self.switches.arrange(self, self.title, [], {})
            return
        high = self.frame(place).runs[0][0].plot.height()
        last, page = self.panes_layout.scrolling(high, shown.panes)
        if (last, page) != (self.scroller.maximum(), self.scroller.pageStep()):
            self.scroller.setPageStep(page)
            self.scroller.setRange(0, last)
            self.scroller.setVisible(last > 0)
            place = self.on_screen()  # the bar needs space
        self._arranged = place, shown.number
        plot = place.plot
        bar = QRectF(place.card.right() - SCROLL - 2.0, plot.top(), SCROLL, plot.height())
        self.scroller.setGeometry(zoom.on_widget(bar))
        frame = self.frame(place)
        laid = self.values.visible_panes(frame, frame.runs[0][0])
        if self.switches.arrange(self, self.title, laid, shown.entries):
            self.controls_moved.emit()

    def _scrolled(self, first: int) -> None:
        self.panes_layout.first = first
        self._arranged = None, -1
        self._painter.forget()  # pictures of hidden panes are outdated
        self._arrange_panes()
        self.update()

    # ---- painting

    def settle(self, place: ChartPlaces) -> None:
        """Compute the new columns and the ranges that the axes need."""
        if self.recorded and self.values.update(self.frame(place)):
            self._painter.forget()

    def beside_key(self) -> object:
        """Return the axes, the switches, and the visible panes with their heights."""
        heights = tuple(self.panes_layout.heights.items())
        return self.shown().number, self.axes.key(), self.scroller.value(), heights, self.chosen

    def draw_beside(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the axis values and the names in the legends."""
        self._painter.draw_beside(painter, self.frame(place), self.chosen)

    def plots(self, place: ChartPlaces) -> list[QRectF]:
        """Return the plots of the visible panes."""
        frame = self.frame(place)
        return [own.plot for part, _ in frame.runs for _, own in self.values.visible_panes(frame, part)]

    def draw_axis(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint each pane's name and lines."""
        notes = {pane.id: self._note(pane) for pane in self.panes()}
        self._painter.draw_axes(painter, self.frame(place), notes)

    def _note(self, pane: Pane) -> str:
        fixed = self.tr("fixed axis; double-click to release it") if self.axes.fixed(pane) else ""
        return " · ".join(filter(None, (self.tr("log axis") if self.axes.scale(pane).log else "", fixed)))

    def draw_data(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns) -> None:
        """Paint the curves, their names and, where needed, the values in the legends."""
        frame, to_x = self.frame(place), time_to_x(place, grid)
        self._painter.draw_curves(painter, frame, to_x, self.chosen)
        self._painter.name_ends(painter, frame, to_x, self.chosen)
        self._read.draw(painter, frame, self.painting.is_dirty, self.time_view.frames)

    def _strip(self, place: ChartPlaces, grid: TimeColumns, old: Recording, new: Recording) -> QRectF:
        """Return the area of the new part of a run, including the names at the ends of its curves."""
        strip = super()._strip(place, grid, old, new)
        strip.setRight(
            min(strip.right() + legend_values.LABEL + legend_values.STUB + 6, place.plot.right() + 1)
        )
        return strip

    # ---- values

    def figures(self, every: bool = False) -> list[ShownCurve]:
        """Return the figures of the visible curves, or of all curves with `every`."""
        return [
            ShownCurve(pane.title, curve.label, pane.unit, curve.figure, pane.text)
            for pane in self.panes()
            for curve in (pane.curves if every else pane.on)
            if curve.figure is not None
        ]

    def table(self) -> list[list[str]]:
        """Return a row for each curve and stack: value at the cursor, mean, maximum, published value."""
        rows = [numbers.heads(self.compared)]
        if self.recorded:
            frame = self.frame(self.on_screen())
            rows += self.values.table(frame, self.column_now(frame.grid))
        return rows

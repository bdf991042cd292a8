"""TimeChart: the parts shared by all charts over time: axis, phases, marks, cursor, pointer and keys."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.annotations import places
from app.annotations.annotating import Annotating
from app.annotations.model import Annotations
from app.annotations.places import AnnotationArea, PlacedAnnotation
from app.charts.toolkit import brushes, readout, recordings, zoom
from app.charts.toolkit.chart import Chart
from app.charts.toolkit.columns import TimeColumns
from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.figures import plots_of
from app.charts.toolkit.header import ChartPlaces, Margins
from app.charts.toolkit.marks import markers, path, phases
from app.charts.toolkit.marks.path import PathKeys
from app.charts.toolkit.pointer import TimePointer, handle_key
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.recordings import number
from app.charts.toolkit.time_view import TimeView
from app.charts.toolkit.words import tr
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from app.widgets.menus import add_plot_action
from engine.explain.answer import step_text
from engine.kernel.units import clock_text
from engine.recording.recorder import Recording
from engine.session_file.annotation import Annotation

if TYPE_CHECKING:
    from app.charts.toolkit.marks.spans import SpanTable
    from engine.explain.answer import CausalStep

LABEL_EVERY = 90.0  # logical pixels between two labels of the time axis, at least
LABEL = 18.0  # from the plot to the lower edge of these labels
ROOMY = 190.0  # height of a chart from which two lines are read below its axis
BEHIND = 130.0  # logical pixels before the present that a change there may reach back to


class TimeChart(Chart):
    """A chart over the time range that the TimeView shows."""

    has_rows = False  # on which a path of causes can be shown

    def __init__(self, kind: ChartDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self._pointing = TimePointer()
        self._spans: SpanTable | None = None  # made when a span is first selected
        self.named = ""  # name displayed at the pointer
        time_view.selected_changed.connect(self._show_selected)
        self._on_paper = False  # a picture of the chart is painted without the selection
        self.annotating = Annotating(self)
        self.annotating.menu.menuAction().setVisible(bool(self.id))  # nothing is kept for others
        self.addAction(self.annotating.menu.menuAction())
        self.customContextMenuRequested.connect(self.annotating.note_menu)
        if self.has_rows:
            PathKeys(self, time_view)

    @property
    def pointer(self) -> QPointF | None:
        """The pointer position inside the chart, in logical pixels."""
        return self._pointing.at

    # ---- what a chart over time adds

    def margins(self) -> Margins:
        """Return margins with room for the phases above the plot and the times below it."""
        return 48.0, phases.STRIP + 7, 14.0, 27.0

    def draw_axis(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the parts of the value axis that change with the displayed time."""

    @abstractmethod
    def draw_data(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns) -> None:
        """Paint the data."""

    def plots(self, place: ChartPlaces) -> list[QRectF]:
        """Return the areas of the data; lines through the chart avoid the names between them."""
        return [place.plot]

    def row_of(self, step: CausalStep, place: ChartPlaces) -> QRectF | None:
        """Return the row that shows a step of a path of causes, or None if there is no such row."""
        return None

    def named_rows(self, place: ChartPlaces) -> Mapping[str, QRectF]:
        """Return the boxes of the visible rows, from top to bottom, by the names that annotations use."""
        return {}

    def show_row(self, row: str) -> None:
        """Scroll to a row, if there is one of this name, in a chart that scrolls."""

    def readings(self, at: int, grid: TimeColumns, place: ChartPlaces) -> tuple[str, list[ReadoutLine]]:
        """Return a title and the values shown below the axis at the cursor, in a chart with a hint."""
        return "", []

    def whereabouts(self) -> list[str]:
        """Add the time range to the descriptions."""
        start, end = map(clock_text, (self.time_view.start, self.time_view.end))
        said = self.tr("Time goes from left to right, from {0} to {1}.").format(start, end)
        steps = path.sentences(self.time_view) if self.has_rows else []
        found = [f"{self.sentence(own)}." for _, own in self.known_annotations()]
        return [*super().whereabouts(), said, *([self.tr("Cause path:"), *steps] if steps else []), *found]

    # ---- content

    def paint_new(self, old: Recording | None) -> None:
        """Paint only the new part of a longer run."""
        strip = self._changed(old, self.recording) if old and self.recording else None
        if strip is None:
            self.paint_time()
        else:
            self.update_part(strip)

    def paint_time(self) -> None:
        """Paint everything that changes with the displayed time."""
        self.update()

    def view_changed(self) -> None:
        """Repaint everything in the chart's turn, so that zooming stays smooth.

        A hidden chart needs nothing: it is painted as a whole when it is shown.
        """
        if self.isVisible() or not self.time_view.frames:
            self.put_off(None)

    def _changed(self, old: Recording, new: Recording) -> QRectF | None:
        """Return the part of the screen that a longer run changes, or None for everything."""
        cursor = self.time_view.cursor
        if old.scenario is not new.scenario or new.now < old.now or not len(old.time) > 1:
            return None
        if recordings.sources(old) != recordings.sources(new):  # another branch of the same run
            return None
        if len(old.moves) != len(new.moves):  # new information about a relocation changes earlier values
            return None
        place, grid = self.here()
        self.settle(place)
        if not self.painting.is_current(self, place):
            return None
        if cursor is not None and cursor >= old.now - grid.step:
            return None
        return self._strip(place, grid, old, new)

    def _strip(self, place: ChartPlaces, grid: TimeColumns, old: Recording, new: Recording) -> QRectF:
        """Return the area of the new part of a run, including the part before it that may change."""
        left, right = (place.plot.left() + grid.x(t) / place.ratio for t in (old.time[-1], new.now))
        return QRectF(left - BEHIND, place.plot.top(), right - left + BEHIND + 4, place.plot.height())

    def other_grew(self, old: Recording, new: Recording) -> None:
        """Paint only the new part of the other run."""
        place, grid = self.here()
        cursor, same = self.time_view.cursor, recordings.sources(old) == recordings.sources(new)
        if not same or new.now < old.now or len(old.time) < 2:
            self.update()
        elif cursor is not None and cursor >= old.now - grid.step:
            self.update()
        else:
            self.update_part(self._strip(place, grid, old, new))

    # ---- the selected span

    def show_statistics(self, wanted: bool) -> None:
        """Show or hide the statistics of the selected time range below the plot."""
        if not wanted:
            self.time_view.select(None)
        elif self._spans is None:
            from app.charts.toolkit.marks.spans import SpanTable  # imported late: rarely needed

            self._spans = SpanTable(self)
            add_plot_action(self._spans, self._ask_for_curve)
            self.statistics_made.emit(self._spans)
        self._show_selected(wanted)

    def _ask_for_curve(self) -> None:
        """Request a plot of the curve selected in the statistics."""
        chosen = self._spans.currentRow() if self._spans is not None else -1
        figures = self.figures()[chosen : chosen + 1] if chosen >= 0 else self.figures()
        if self.recording is not None and (plots := plots_of(figures, self.recording.scenario)):
            self.plot_wanted.emit(plots)

    def _show_selected(self, wanted: bool = False) -> None:
        table, span = self._spans, self.time_view.selected
        if table is not None:
            shown = self.figures() if span is not None and (wanted or table.isVisible()) else []
            if shown and span is not None and self.recording is not None:
                table.show_span(self.recording, shown, span)
            elif not table.isHidden():
                table.hide()
            self.arrange_controls()
        self.update()

    def on_screen(self) -> ChartPlaces:
        """Return the current positions on the screen, with the statistics table below."""
        if self._spans is not None:
            card = zoom.room(self)
            self.below = self._spans.height_in(card.height())
            if self.below:
                self._spans.arrange(card)
        return super().on_screen()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the whole chart without the statistics table."""
        self.below, self._on_paper = 0.0, True
        super().draw(painter, rect)
        self._on_paper = False

    # ---- annotations

    def row_title(self, row: str) -> str:
        """Return the title of a row, given its name in annotations."""
        return row

    def sentence(self, own: Annotation) -> str:
        """Return an annotation as a sentence."""
        return places.sentence(own, self.row_title(own.row) if own.row else "")

    def known_annotations(self) -> list[tuple[int, Annotation]]:
        """Return the annotations of this chart for the scenario, with their numbers."""
        every = self.time_view.annotations
        return every.of(self.run.scenario.id, self.id) if every.all and self.recorded else []

    def annotations(self, place: ChartPlaces, grid: TimeColumns) -> list[PlacedAnnotation]:
        """Return the visible annotations and their positions."""
        known = self.known_annotations()
        return places.placed(known, self._annotation_area(place, grid)) if known else []

    def annotation_area(self) -> AnnotationArea:
        """Return the plot on the screen, the conversion between times and pixels, and the rows."""
        return self._annotation_area(*self.here())

    def _annotation_area(self, place: ChartPlaces, grid: TimeColumns) -> AnnotationArea:
        plot, ratio = place.plot, place.ratio
        rows = self.named_rows(place) if self.recorded else {}
        return AnnotationArea(
            plot, time_to_x(place, grid), lambda x: grid.time((x - plot.left()) * ratio), rows
        )

    @property
    def annotated(self) -> QWidget:
        """The chart, which takes the pointer and the keys."""
        return self

    @property
    def all_annotations(self) -> Annotations:
        """The annotations of all charts."""
        return self.time_view.annotations

    @property
    def times(self) -> TimeView:
        """The displayed time."""
        return self.time_view

    def scope(self) -> tuple[str, str] | None:
        """Return the ids of the scenario and of the chart, or None if no annotation can be added."""
        return (self.run.scenario.id, self.id) if self.recorded and self.id else None

    def inside(self, point: QPointF) -> QPointF:
        """Convert a point of the widget to the chart's own pixels."""
        return zoom.inside(point)

    def outside(self, box: QRectF) -> QRect:
        """Convert a box in the chart's own pixels to pixels of the widget."""
        return zoom.on_widget(box)

    def repaint_annotations(self) -> None:
        """Paint the annotations again."""
        self.update()

    # ---- places

    def grid(self, place: ChartPlaces) -> TimeColumns:
        """Return the pixel columns of the plot."""
        view = self.time_view
        return TimeColumns.over(view.start, view.end, round(place.plot.width() * place.ratio))

    def here(self) -> tuple[ChartPlaces, TimeColumns]:
        """Return the current positions on the screen and the pixel columns."""
        place = self.on_screen()
        return place, self.grid(place)

    def column_now(self, grid: TimeColumns) -> int:
        """Return the cursor's column or, without a cursor, the column of the last sample."""
        at = self.time_view.cursor
        return grid.at(int(self.run.time[-1]) - 1 if at is None else at)

    def still_key(self) -> object:
        """Return the time axis and the scenario's phases."""
        view = self.time_view
        return view.start, view.end, number(self.recording.scenario) if self.recording else None

    # ---- painting

    def draw_still(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the phases and axes, which lie below the data."""
        grid, theme = self.grid(place), current_theme()
        to_x = time_to_x(place, grid)
        named = place.plot.top() - place.header.bottom >= phases.STRIP
        phases.draw_bands(painter, self.run.scenario.phases, place.plot, to_x, theme, named)
        self.draw_axis(painter, place)
        self._draw_time_axis(painter, place, grid)
        phases.draw_borders(painter, self.run.scenario, place.plot, to_x, theme, self.plots(place))

    def draw_live(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the data and, over it, the notes, the current time, the cursor, annotations and values."""
        grid = self.grid(place)
        self.draw_data(painter, place, grid)
        to_x, theme = time_to_x(place, grid), current_theme()
        phases.draw_notes(painter, self.time_view.notes, place.plot, to_x, theme)
        markers.draw(painter, self.time_view, place.plot, to_x, theme)
        if self.time_view.selected is not None:
            markers.draw_selected(painter, self.time_view.selected, place.plot, to_x, theme)
        path.draw(painter, self.time_view, place.plot, to_x, partial(self.row_of, place=place), theme)
        self._draw_now(painter, place, grid)
        self._draw_cursor(painter, place, grid)
        chosen = self.annotating.chosen if self.hasFocus() and not self._on_paper else -1
        places.draw(painter, self.annotations(place, grid), chosen, theme)  # no line crosses their text
        self._draw_reading(painter, place, grid)
        self._draw_pointed_name(painter, place, grid)

    def _draw_time_axis(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns) -> None:
        plot, theme = place.plot, current_theme()
        for x, box, text in self._time_labels(place, grid):
            brushes.line(painter, QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 4), theme.axis)
            brushes.write(painter, box, text, theme.label)
        brushes.line(painter, plot.bottomLeft(), plot.bottomRight(), theme.axis)

    def _time_labels(self, place: ChartPlaces, grid: TimeColumns) -> Iterator[tuple[float, QRectF, str]]:
        """Yield each tick of the time axis: its position, the box of its label and the label."""
        most = max(int(place.plot.width() / LABEL_EVERY), 1)
        step, to_x = axis.time_step(self.time_view.span, most), time_to_x(place, grid)
        for tick in axis.time_ticks(self.time_view.start, self.time_view.end, most):
            x, text = round(to_x(tick)) + 0.5, axis.time_text(tick, step)
            wide = brushes.width(text)
            left = min(max(x - wide / 2, place.card.left() + 6), place.card.right() - 6 - wide)
            yield x, QRectF(left, place.plot.bottom() + 5, wide, 14), text

    def _draw_now(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns) -> None:
        x = round(place.plot.left() + grid.x(self.run.now) / place.ratio) + 0.5
        if self.run.now < self.run.scenario.until and place.plot.left() < x < place.plot.right():
            colour = brushes.mixed(current_theme().focus, current_theme().panel, 0.8)
            for part in self.plots(place):
                brushes.line(painter, QPointF(x, part.top()), QPointF(x, part.bottom()), colour)

    def _draw_cursor(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns) -> None:
        at, plot, theme = self.time_view.cursor, place.plot, current_theme()
        if at is None or not self.time_view.start <= at <= self.time_view.end:
            return
        x = round(plot.left() + grid.x(at) / place.ratio) + 0.5
        brushes.line(painter, QPointF(x, plot.top() - 3), QPointF(x, plot.bottom() + 3), theme.cursor)
        text = axis.cursor_text(at, grid.step)
        wide = brushes.width(text) + 14
        left = min(max(x - wide / 2, place.card.left() + 2), place.card.right() - 2 - wide)
        pill = QRectF(round(left), plot.bottom() + 3, round(wide), 18)
        pinned = self.time_view.pinned
        for _, label, _ in self._time_labels(place, grid):
            if label.adjusted(-4, 0, 4, 0).intersects(pill):
                painter.fillRect(label.adjusted(-1, 0, 1, 0), theme.panel)  # half a label could be misread
        brushes.rounded(painter, pill, 5, theme.accent if pinned else theme.cursor)
        colour = theme.on_accent if pinned else theme.panel
        brushes.write(painter, pill, text, colour, flags=brushes.CENTRE)

    def foot(self, card: QRectF) -> float:
        """Return the height of the lines of values below the axis."""
        return readout.LINE * (2 if card.height() >= ROOMY else 1) if self.kind.hint else 0.0

    def _draw_reading(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns) -> None:
        """Write the values at the cursor below the axis, where they cover nothing."""
        high, at, (start, end) = self.foot(place.card), self.time_view.cursor, self._span()
        foot = QRectF(place.card.left() + 12, place.card.bottom() - self.below - high - 5, 0, high)
        foot.setRight(place.card.right() - 12)
        if not high or not self.painting.is_dirty(foot):
            return
        read = at is not None and start <= at <= end
        title, lines = self.readings(at, grid, place) if read and at is not None else ("", [])
        if foot.top() < place.plot.bottom() + LABEL:  # in a low chart, times are displayed there
            if not lines:
                return
            painter.fillRect(foot, current_theme().panel)
        readout.write(
            painter,
            foot,
            title if lines else self._below(foot.width()),
            lines,
            current_theme(),
        )

    def _below(self, room: float) -> str:
        """Return the text below the axis if there are no values: the selected step of a path, or the hint."""
        if self.has_rows and self.time_view.step >= 0:
            return brushes.elide(path.sentences(self.time_view)[0], room, "text")
        return tr(self.kind.hint)

    def step_at(self, point: QPointF) -> int:
        """Return the index, from 0, of the path step at a point of the chart; -1: none."""
        place, grid = self.here()
        rows = partial(self.row_of, place=place)
        return path.at_point(self.time_view, place.plot, time_to_x(place, grid), rows, point)

    def _span(self) -> tuple[int, int]:
        return self.time_view.start, self.time_view.end

    def name_at_pointer(self, place: ChartPlaces, grid: TimeColumns) -> str:
        """Return the name of the step, marker, note or phase at the pointer, or else ""."""
        if self.pointer is None or self.recording is None:
            return ""
        scenario, notes, to_x = self.recording.scenario, self.time_view.notes, time_to_x(place, grid)
        return (
            self._step_name(place)
            or markers.at_pointer(self.time_view, self.pointer, place.plot, to_x)
            or phases.at_pointer(scenario, notes, self.pointer, place.plot, to_x)
        )

    def _draw_pointed_name(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns) -> None:
        self.named = self.name_at_pointer(place, grid)
        if self.named and self.pointer is not None:
            bounds = place.card.adjusted(6, 6, -6, -6)
            readout.draw(painter, self.pointer + QPointF(0, 12), bounds, self.named, [], current_theme())

    def _step_name(self, place: ChartPlaces) -> str:
        """Return the text, cut to fit, of the path step whose number is at the pointer, or else ""."""
        number = self.step_at(self.pointer) if self.pointer is not None else -1
        if number < 0:
            return ""
        return brushes.elide(
            step_text(number, self.time_view.path_steps[number]), place.card.width() - 40, "text"
        )

    # ---- pointer and keys

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer, or move when scrolling sideways (or with Shift)."""
        self._pointing.turn_wheel(self, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the clicked step of a path, or store the position where a drag may begin."""
        if self.annotating.press(event):
            return
        number = self.step_at(zoom.inside(event.position()))
        if number >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.time_view.choose_step(number)
        else:
            self._pointing.press(self, event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the view, or move the cursor."""
        if not self.annotating.move(event):
            self._pointing.move(self, event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag; a click pins or releases the cursor."""
        if not self.annotating.release():
            self._pointing.release(self, event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Type the text of the annotation at the pointer."""
        if not self.annotating.double_click(event):
            super().mouseDoubleClickEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the cursor when the pointer leaves, unless it is pinned."""
        self._pointing.leave(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom, pan, or move the cursor."""
        before = self.time_view.selected
        if not handle_key(event, self.time_view, self.here()[1].step):
            super().keyPressEvent(event)
        elif self.time_view.selected not in (None, before):
            self.show_statistics(True)


def time_to_x(place: ChartPlaces, grid: TimeColumns) -> phases.ToX:
    """Return a function that converts a time (ns) to logical pixels from the left of the chart."""
    left, ratio = place.plot.left(), place.ratio
    return lambda time: left + grid.x(time) / ratio

"""PaneChart: several panes over one time axis; the legend's entries switch curves on and off."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.charts.toolkit import axis, halves, recordings, value_axis, zoom
from app.charts.toolkit.chart import Place
from app.charts.toolkit.columns import Grid
from app.charts.toolkit.comparing import Compare
from app.charts.toolkit.lines.curves import Style
from app.charts.toolkit.lines.numbers import CurveColumns, legend
from app.charts.toolkit.lines.numbers import heads as both_heads
from app.charts.toolkit.panes import numbers, pane
from app.charts.toolkit.panes.axis_actions import CurveMenu, add_axis_actions, fix_action
from app.charts.toolkit.panes.menu import CornerMenu
from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.panes.pictures import PaneAxes, PanePictures
from app.charts.toolkit.panes.scroll import PaneScroll
from app.charts.toolkit.panes.shown import ShownPanes, shown_panes
from app.charts.toolkit.panes.switches import LegendSwitches
from app.charts.toolkit.pointer import WHEEL, ZOOM
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.state_look import Key
from app.charts.toolkit.time_chart import TimeChart, time_to_x
from app.charts.toolkit.time_view import TimeView
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


class PaneChart(TimeChart):
    """A chart that is described by its panes; `unit` stands in each of them."""

    margins = (48.0, 24.0, 14.0, 27.0)

    def __init__(self, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(time_view, parent)
        self._panes: tuple[object, ShownPanes] = (None, ShownPanes())
        self._shown: object = None  # run and compared run that the columns are of
        self.axes, self.pane_scroll = PaneAxes(), PaneScroll(self)
        self._compute_again()
        self.pane_scroll.valueChanged.connect(self._scrolled)
        self.switches = LegendSwitches(self)
        self.switches.changed.connect(self.start_over)
        self.menu = self.make_menu()
        if self.menu is not None:
            self.menu.chosen_another.connect(self.start_over)
        add_axis_actions(self, view_all=self.view_all, zoom_in=self.zoom_in, zoom_out=self.zoom_out)
        self._fixing, self._curve_menu = fix_action(self, self._fix), CurveMenu(self)
        self._curve_menu.aboutToShow.connect(self._offer_curves)

    # ---- what each of these charts says

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Return all panes for a scenario, in the present theme."""
        raise NotImplementedError

    def panes_key(self) -> object:
        """Return what the panes depend on, besides scenario and theme."""
        return self.menu.key() if self.menu is not None else None

    def make_menu(self) -> CornerMenu | None:
        """Return the menu in the corner, if there is something to choose."""
        return None

    # ---- panes and curves

    def panes(self) -> ShownPanes:
        """Return the panes; they are kept while scenarios, theme and switches are the same."""
        fits = self.recording is not None and self.fits(self.recording.scenario)
        runs, hidden = self.runs() if fits else [], self.switches.hidden
        apart = self.compared is not None and self.compared.difference
        key = current_theme().name, tuple(id(run.scenario) for run in runs), hidden, apart, self.panes_key()
        if key != self._panes[0]:
            self._panes = key, shown_panes(runs, self.make_panes, hidden, not apart)
        return self._panes[1]

    def make_legend(self) -> list[Key]:
        """Return an entry a label, hollow when it is switched off; and one of the published values."""
        return self.panes().keys(current_theme())

    def legend_key(self) -> object:
        """Return what changes with the panes."""
        return id(self.panes()), self.switches.hidden

    def compare_legend(self) -> list[Key]:
        """Return the keys that say which curves are whose."""
        return legend(self.compared, current_theme())

    def whereabouts(self) -> list[str]:
        """Begin with the panes, which lie one below the other."""
        panes = "; ".join(
            f"{pane.title} ({pane.unit})" if pane.unit else pane.title for pane in self.panes().shown
        )
        return [self.tr("From top to bottom: {0}.").format(panes), *super().whereabouts()]

    # ---- switches

    def toggle_ghosts(self) -> None:
        """Show or hide the published values."""
        if published := self.panes().published:
            self.switches.toggle(published)

    def start_over(self) -> None:
        """Show other curves: compute and paint everything again."""
        self._compute_again()
        self._arrange_switches()
        self.update()

    def _arrange_switches(self) -> None:
        head = self.on_screen().header
        if self.switches.arrange(self, self.title, head, self.panes()):
            self.controls_moved.emit()
        self._arrange_scroll()

    # ---- panes that have no room

    def laid_out(self, part: Place) -> list[tuple[Pane, Place]]:
        """Return the panes that are shown in a part of the chart, and their places."""
        return pane.lay_out(part, self.panes().shown, self.pane_scroll.value())

    def _arrange_scroll(self) -> None:
        place = self.on_screen()
        part = halves.parts(place, self.compared)[0][0]
        self.pane_scroll.arrange(place.plot, place.card.right(), part.plot.height(), len(self.panes().shown))

    def _scrolled(self) -> None:
        self._pictures = PanePictures(self.axes)  # those of panes that were not shown are old
        self.update()

    # ---- axes of values

    def view_all(self) -> None:
        """Show the whole run; let the axes follow the values again."""
        self.axes.follow(self.panes().every)
        self._axes_changed()
        self.time_view.fit()

    def zoom_in(self) -> None:
        """Zoom into the small values of the pane at the pointer, or of all."""
        self._zoom_values(ZOOM)

    def zoom_out(self) -> None:
        """Show larger values in the pane at the pointer, or in all."""
        self._zoom_values(1 / ZOOM)

    def _zoom_values(self, by: float) -> None:
        for one in self._pointed_panes():
            self.axes.fix(one, by)
        self._axes_changed()

    def _fix(self, fixed: bool) -> None:
        if not fixed:
            self.axes.follow(self.panes().every)
        for one in self.panes().shown if fixed else []:
            self.axes.fix(one)
        self._axes_changed()

    def _axes_changed(self) -> None:
        self._fixing.setChecked(any(self.axes.fixed(one) for one in self.panes().shown))
        self.update()

    def _offer_curves(self) -> None:
        self._curve_menu.show_curves(self.panes(), self.switches.toggle)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom the values when the pointer is at their axis, else the time."""
        one = self._pane_of_axis(zoom.inside(event.position()))
        if one is None:
            super().wheelEvent(event)
            return
        self.axes.fix(one, WHEEL ** event.angleDelta().y())
        self._axes_changed()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Let an axis of values follow them again."""
        if (one := self._pane_of_axis(zoom.inside(event.position()))) is None:
            super().mouseDoubleClickEvent(event)
            return
        self.axes.follow([one])
        self._axes_changed()

    def _pane_of_axis(self, point: QPointF) -> Pane | None:
        """Return the pane whose axis of values is at a point."""
        place = self.here()[0]
        return self._pane_at(place, point.y()) if self.recorded and point.x() < place.plot.left() else None

    def _pointed_panes(self) -> Sequence[Pane]:
        at = self.pointer
        one = self._pane_at(self.here()[0], at.y()) if at is not None else None
        return [one] if one is not None else self.panes().shown

    def _pane_at(self, place: Place, y: float) -> Pane | None:
        """Return the pane at a height, logical pixels."""
        for part, _ in halves.parts(place, self.compared):
            for one, own in self.laid_out(part):
                if own.plot.top() - pane.NAME <= y <= own.plot.bottom() + pane.GAP:
                    return one
        return None

    def _compute_again(self) -> None:
        """Forget what was computed and painted."""
        self.columns = CurveColumns()
        self.axes.forget()
        self._pictures = PanePictures(self.axes)

    def set_recording(self, recording: Recording | None) -> None:
        """Show another state of the run; the menu and the legend may be others."""
        if self.menu is not None and recording is not None:
            self.menu.show_scenario(recording.scenario)
        super().set_recording(recording)
        self._arrange_switches()

    def set_compared(
        self, recording: Recording | None, name: str = "", mode: Compare = Compare.OVERLAY, own: str = ""
    ) -> None:
        """Show another run too; the legend may be another."""
        super().set_compared(recording, name, mode, own)
        self._arrange_switches()

    def arrange_controls(self) -> None:
        """Move the switches with the legend."""
        super().arrange_controls()
        self._arrange_switches()

    # ---- columns and axes

    def settle(self, place: Place) -> None:
        """Compute the columns that are new, and how high the axes must reach."""
        recording, other = self.recording, self.compared
        if recording is None or not self.recorded:
            return
        shown = self.compare_look(), recordings.sources(recording)
        if shown != self._shown:
            self._shown = shown
            self._compute_again()
        columns, panes = self.columns, self.panes()
        if not columns.update(recording, other, panes.curves(), self.grid(place)):
            return
        if other is not None and other.difference:
            self.axes.reach_both_ways(panes.parts(columns.difference))
            return
        runs = [columns.own.values, *([columns.theirs.values] if other else [])]
        for parts in zip(*(panes.parts(values) for values in runs), strict=True):
            self.axes.reach(parts[0][0], [part for _, part in parts])

    def still_key(self) -> object:
        """Return the axes, the switches, and which panes are shown."""
        return super().still_key(), self.legend_key(), self.axes.key(), self.pane_scroll.value()

    # ---- painting

    def plots(self, place: Place) -> list[QRectF]:
        """Return those of the panes."""
        runs = [part for part, _ in halves.parts(place, self.compared)]
        return [own.plot for part in runs for _, own in self.laid_out(part)]

    def draw_axis(self, painter: QPainter, place: Place) -> None:
        """Paint each pane's name and axes; side by side for each of the runs, with its name."""
        other = self.compared
        apart = other is not None and other.difference
        for part, name in halves.parts(place, other):
            for one, own in self.laid_out(part):
                top = self.axes.top(one)
                fixed = _tr("fixed axis, double click frees it") if self.axes.fixed(one) else ""
                pane.draw_axis(painter, part, own, one.noted(fixed), top, -top if apart else 0.0)
            if name:
                halves.write_name(painter, place, part, name)
        if other is not None and apart:
            value_axis.write_signs(painter, place, other.own, other.name)

    def draw_data(self, painter: QPainter, place: Place, grid: Grid) -> None:
        """Paint what is new of the curves into pictures and copy them; over them what was published."""
        other, columns, panes, draw = self.compared, self.columns, self.panes(), self._pictures.draw
        at = self.pane_scroll.value()
        if other is not None and other.difference:
            draw(painter, place, panes, at, columns.difference, grid, columns.take_fresh(), Style.SIGNED)
            return
        parts, own, theirs = halves.parts(place, other), columns.own, columns.theirs
        draw(painter, parts[0][0], panes, at, own.values, grid, own.take_fresh(), Style.PLAIN)
        if other is not None:
            style = Style.PLAIN if other.beside else Style.DASHED
            draw(painter, parts[-1][0], panes, at, theirs.values, grid, theirs.take_fresh(), style, 1)
        self._draw_published(painter, place, grid)

    def _draw_published(self, painter: QPainter, place: Place, grid: Grid) -> None:
        panes = self.panes()
        if not panes.published or panes.published in self.switches.hidden:
            return
        assert self.recording is not None
        phases, to_x = self.recording.scenario.phases, time_to_x(place, grid)
        span = to_x(phases[-1].start), to_x(phases[-1].end)
        for (part, _), run in zip(halves.parts(place, self.compared), (0, 1), strict=False):
            for one, own in self.laid_out(part):
                pane.draw_published(painter, own, one.known[run], self.axes.top(one), span)

    # ---- values

    def readings(self, at: int, grid: Grid, place: Place) -> tuple[str, list[ReadoutLine]]:
        """Return the values of the pane at the pointer, or the main ones of all, in the cursor's column."""
        column, columns = at // grid.step - grid.first, self.columns
        if not 0 <= column < grid.count or columns.own.grid != grid:
            return "", []
        other, title = self.compared, axis.cursor_text(at, grid.step)
        own = list(self.panes().parts(columns.own.values))
        theirs = [part[:, column] for _, part in self.panes().parts(columns.theirs.values)] if other else None
        pointed = self._pointed_pane(place)
        lines = [
            line
            for number, (one, part) in enumerate(own)
            if pointed is None or one.id == pointed
            for line in numbers.lines(
                one,
                part[:, column],
                theirs[number] if theirs else np.full(len(part), np.nan),
                other,
                pointed is not None,
            )
        ]
        return f"{title}  {both_heads(other)}" if other else title, lines

    def _pointed_pane(self, place: Place) -> str | None:
        if self.pointer is None:
            return None
        inside = place.plot.left() <= self.pointer.x() <= place.plot.right()
        one = self._pane_at(place, self.pointer.y()) if inside else None
        return one.id if one is not None else None

    def table(self) -> list[list[str]]:
        """Return a row for each curve and each stack: values at the cursor, means, maxima and published."""
        rows = [numbers.heads(self.compared)]
        if self.recording is None or not self.recorded:
            return rows
        place, grid = self.here()
        self.settle(place)
        column, columns, panes = self.column_now(grid), self.columns, self.panes()
        own = list(panes.parts(columns.own.values))
        theirs = (
            [part for _, part in panes.parts(columns.theirs.values)] if self.compared else [None] * len(own)
        )
        for (one, mine), his in zip(own, theirs, strict=True):
            rows += numbers.rows(one, mine, his, column)
        return rows


def _tr(text: str) -> str:
    return QCoreApplication.translate("Panes", text)

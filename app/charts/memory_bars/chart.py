"""The pages of each guest by place: one stacked bar for each guest, at the cursor or at the current time.

The numbers are read at one sample straight from the recording: a measure gives one value of one guest over
time, but this chart needs four values of up to 900 guests at one time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QToolButton, QWidget

from app.charts.memory_bars import compare, painting, values
from app.charts.memory_bars.painting import lay_out
from app.charts.memory_bars.values import PLACES, Ghosts
from app.charts.toolkit import brushes, readout, value_axis
from app.charts.toolkit.bars import BarChart, ChartBar, in_halves, moment_text
from app.charts.toolkit.chart import WidgetKind
from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.lines import numbers
from app.charts.toolkit.recordings import Cached, sources
from app.charts.toolkit.state_look import Form, StateKey, ghost_key, place_key
from app.charts.toolkit.time_view import TimeView
from app.charts.toolkit.words import tr
from app.charts.values.multisystem import several, system_names
from app.look import axis_text as axis
from app.look import theme
from app.look.theme import current as current_theme
from engine.kernel.units import clock_text
from engine.recording.recorder import Recording

TICKS_EVERY = 50.0
SWITCH, BUTTON = 32, 50  # px of the switches in the corner, at least
EDGES = 22  # px beside the text of a switch

Floats = npt.NDArray[np.float64]


class MemoryBars(BarChart):
    """The pages of each guest in real storage, in both places, in expanded storage and on DASD."""

    def __init__(self, kind: ChartDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self.relative = False  # percent of the guest's pages rather than pages
        self._bars: Cached[list[ChartBar]] = Cached()
        self._ghosts = Ghosts()
        self._their_pages = compare.OtherPages()
        self._pages: Cached[Floats] = Cached()
        self._top: Cached[float] = Cached()
        self._reach = 0.0  # of the axis of a difference, up and down
        self._switch = self._make_switch("%", SWITCH, self.tr("Percentage of guest pages"))
        self._switch.setToolTip(self.tr("Show guest pages as percentages instead of counts"))
        self._switch.toggled.connect(self.show_relative)
        self._ghost_switch = self._make_switch(self.tr("Fig. 9"), BUTTON, self.tr("Published bars"))
        self._ghost_switch.clicked.connect(self.show_ghosts)
        self._ghost_switch.hide()
        QWidget.setTabOrder(self._ghost_switch, self._switch)  # it is at the left
        self.time_view.cursor_moved.connect(self._sync_ghosts)

    def _make_switch(self, text: str, width: int, name: str) -> QToolButton:
        switch = QToolButton(self)
        switch.setText(text)
        switch.setCheckable(True)
        switch.ensurePolished()
        wanted = switch.fontMetrics().horizontalAdvance(text) / theme.text_scale() + EDGES
        self.corner.add(switch, max(width, round(wanted)))
        switch.setAccessibleName(name)
        return switch

    # ---- displayed content

    def set_recording(self, recording: Recording | None) -> None:
        """Show another state of the run; another scenario has different published values."""
        self._ghosts.set_scenario(getattr(recording, "scenario", None))
        super().set_recording(recording)

    def paint_new(self, old: Recording | None) -> None:
        """Paint only the parts that a longer run changes."""
        self._sync_ghosts()
        if old is None or self.recording is None or len(old.time) < 2:
            self.update()
        elif _differs(old, self.recording):
            self._update_plot()

    def other_grew(self, old: Recording, new: Recording) -> None:
        """Repaint if a different sample is shown."""
        if _differs(old, new):
            self._update_plot()

    def _update_plot(self) -> None:
        place = self.on_screen()
        self.settle(place)
        head = (place.header.moment or QRectF()).adjusted(-2, 0, 4, 0)
        same = self.painting.is_current(self, place) and self.chosen is None
        for part in (place.plot.adjusted(-4, -16, 4, 1), head) if same else (place.card,):
            self.update_part(part)

    def unit(self) -> str:
        """Return the unit: pages, or a percentage of the guest's pages."""
        unit, other = tr("% of the guest's pages") if self.relative else tr("pages"), self.compared
        return f"{unit}, {numbers.heads(other)}" if other and other.difference else unit

    def show_relative(self, relative: bool) -> None:
        """Show a percentage of each guest's pages, or pages; published values are always in pages."""
        self.relative = relative
        self._switch.setChecked(relative)
        self._sync_ghosts()
        self.update()

    def show_ghosts(self, shown: bool) -> None:
        """Draw the published bars at all times of this run, or never."""
        self._ghosts.want(shown)
        self._sync_ghosts()
        self.update()

    def toggle_ghosts(self) -> None:
        """Show or hide the published bars, if there are any for this run."""
        if self._ghost_switch.isVisible():
            self.show_ghosts(not self.ghosts_shown())

    def ghosts_shown(self) -> bool:
        """Return True if the published bars are drawn."""
        return self.recorded and not self.relative and not self.apart and self._ghosts.shown(self.time())

    def _sync_ghosts(self) -> None:
        """Update the switch, which is hidden if there are no published values."""
        published = self._ghosts.published
        offered = published is not None and self.recorded and not self.relative
        if published is not None and self._ghost_switch.isHidden() == offered:
            text = self.tr("Show the bars of {0} behind these bars: {1}, at {2}")
            about = text.format(published.figure, published.condition, clock_text(published.at))
            self._ghost_switch.setToolTip(about)
        self._ghost_switch.setVisible(offered)
        self._ghost_switch.setChecked(self.ghosts_shown())

    def sample(self) -> int:
        """Return the number of the sample shown: the last sample before the cursor, or the last sample of
        all.
        """
        at, time = self.time_view.cursor, self.run.time
        if at is None or at >= self.run.now:
            return len(time) - 1
        return max(int(np.searchsorted(time, at, side="right")) - 1, 0)

    def systems(self) -> tuple[str, ...]:
        """Return the system of each guest at that sample, or () if there is only one system."""
        recording = self.recording
        if recording is None or not self.recorded or not several(recording.scenario):
            return ()
        names = system_names(recording.scenario)
        return tuple(names[place] for place in recording.guest_system[self.sample()].tolist())

    def time(self) -> int:
        """Return the time of that sample, ns."""
        return int(self.run.time[self.sample()])

    def moment(self) -> str:
        """Return the displayed time."""
        if not self.recorded:
            return ""
        return moment_text(self.time(), self.time_view.cursor)

    def pages(self) -> Floats:
        """Return pages by place (PLACES, guests) at that sample."""
        recording, sample = self.recording, self.sample()
        assert recording is not None
        return self._pages.get((recording, sample), lambda: values.pages(recording, sample))

    def other_pages(self) -> Floats:
        """Return pages of the other run by place (PLACES, guests) at the same time; NaN = not known."""
        assert self.compared is not None
        return self._their_pages.at(self.compared, self.run.scenario, self.time())

    def top(self) -> float:
        """Return the upper end of the axis: the maximum that the largest guest will use."""
        if self.apart:
            return self._reach or 1.0
        if self.relative:
            return 100.0
        shown = self.recording, self.sample(), self.other, self._ghosts.published
        return self._top.get(shown, self._highest)

    def _highest(self) -> float:
        scenario, published = self.run.scenario, self._ghosts.published
        sizes = [_most(scenario.kinds.get(guest.kind), guest.size) for guest in scenario.guests]
        highest = published.highest if published else 0.0
        if self.compared is not None:
            highest = max(highest, float(np.nan_to_num(self.other_pages()).sum(axis=0).max(initial=0.0)))
        return axis.round_up(max([*sizes, self.pages().sum(axis=0).max(), highest]) * 1.02)

    def settle(self, place: ChartPlaces) -> None:
        """Set the range of a difference axis; slightly smaller values do not lower it."""
        if not self.apart:
            self._reach = 0.0
            return
        heights = np.nan_to_num(self.difference(self.bars(place)))
        parts = (np.maximum(sign * heights, 0).sum(axis=0) for sign in (1, -1))
        seen = 1.15 * max(float(part.max(initial=0.0)) for part in parts)  # room for the sums
        if seen > self._reach or seen < 0.4 * self._reach:
            self._reach = axis.round_up(seen)

    def make_legend(self) -> list[StateKey]:
        """Return legend keys for the places, except those that have no pages in this run."""
        form, on_dasd, ghosts = self.legend_key()
        names = [place for place in values.shown(form) if place != "dasd" or on_dasd]
        keys = [place_key(place, current_theme(), form) for place in names]
        return [*keys, self._ghost_key()] if ghosts else keys

    def legend_key(self) -> tuple[Form, bool, bool]:
        """Return the existing places, whether pages are on DASD, and whether bars have published values."""
        recording = self.recording
        if recording is None or not self.recorded:
            return "whole", False, False
        on_dasd = any(bool(run.guests["dasd"][-1].any()) for run in self.runs())
        return values.form_of(*self.runs()), on_dasd, self.ghosts_shown()

    def _ghost_key(self) -> StateKey:
        published = self._ghosts.published
        assert published is not None
        text = self.tr("published, {0} ({1})")
        return ghost_key(text.format(published.figure, clock_text(published.at)), current_theme())

    # ---- places

    def bars(self, place: ChartPlaces) -> list[ChartBar]:
        """Return the positions of the bars, cached while nothing changes."""
        scenario = self.run.scenario
        wide, roles = place.plot.width(), (guest.role for guest in scenario.guests)
        return self._bars.get((scenario, wide, place.ratio), lambda: lay_out(list(roles), wide, place.ratio))

    def still_key(self) -> object:
        """Return the axis, the guests and the published bars."""
        return (
            self.relative,
            self.top() if self.recorded else 0,
            id(getattr(self.recording, "scenario", None)),
            self.ghosts_shown(),
            self.systems(),
        )

    # ---- painting

    def draw_still(self, painter: QPainter, place: ChartPlaces) -> None:
        """Draw the grid, values on the left, names under the bars, and published bars behind them."""
        bars, published = self.bars(place), self._ghosts.published
        other = self.compared
        if other is not None and other.difference:
            value_axis.draw_difference(painter, place, self.top(), other.own, other.name)
        else:
            value_axis.draw(painter, place, self.top(), TICKS_EVERY)
        if published is not None and self.ghosts_shown():
            painting.draw_ghosts(painter, place, bars, published.pages, self.top())
        painting.draw_names(painter, place, bars, self.run.scenario.guests, self.systems())

    def draw_live(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the bars, their totals, and the box of the selected bar."""
        bars = self.bars(place)
        if self.apart:
            scale = place.plot.height() / 2 / self.top()
            difference = self.difference(bars)
            compare.draw_difference(painter, place, bars, difference, scale, not self.relative)
        else:
            self._draw_bars(painter, place, bars)
        self._draw_pointed(painter, place, bars)
        if self.chosen is not None and self.chosen < len(bars):
            bar = bars[self.chosen]
            self.draw_chosen(painter, place, bar, 3.0, self.readings(bar))

    def _draw_pointed(self, painter: QPainter, place: ChartPlaces, bars: list[ChartBar]) -> None:
        """Paint a frame around the bar of the guest to which a lesson points."""
        guest, plot = self.pointed_guest(), place.plot
        for bar in bars:
            if guest is not None and bar.begin <= guest < bar.end:
                column = QRectF(plot.left() + bar.left, plot.top(), bar.right - bar.left, plot.height())
                brushes.frame(painter, column.adjusted(-4, -4, 4, 2), current_theme().warning)

    def _draw_bars(self, painter: QPainter, place: ChartPlaces, bars: list[ChartBar]) -> None:
        """Draw this run's bars, with those of the other run behind or next to them."""
        other, ghosts, heights, ours = self.compared, self.ghosts_shown(), self.heights(bars), bars
        if other is not None:
            theirs = self._edges(place, np.nan_to_num(self.heights(bars, self.other_pages())))
            if other.beside:
                ours, others = in_halves(bars, place.ratio)
                compare.draw_beside(painter, place, others, theirs)
            else:
                compare.draw_behind(painter, place, bars, theirs, ghosts)
        edges = self._edges(place, heights)
        for number, name in enumerate(PLACES):
            painting.draw_part(painter, place, ours, edges[number], edges[number + 1], name)
        if not self.relative:
            backed = ghosts or other is not None
            texts = map(axis.short, heights.sum(axis=0).tolist())
            painting.draw_totals(painter, place, ours, texts, edges[-1], backed)

    def _edges(self, place: ChartPlaces, heights: Floats) -> Floats:
        """Return the edges of the parts (PLACES + 1, bars), px above the axis, aligned to device pixels."""
        stacked = np.vstack([np.zeros(heights.shape[1]), heights.cumsum(axis=0)])
        edges = stacked * (place.plot.height() / self.top())
        return np.asarray(np.round(edges * place.ratio) / place.ratio)

    def difference(self, bars: list[ChartBar]) -> Floats:
        """Return the heights of this run's parts minus those of the other run (PLACES, bars); NaN = not
        known.
        """
        return self.heights(bars) - self.heights(bars, self.other_pages())

    def heights(self, bars: list[ChartBar], pages: Floats | None = None) -> Floats:
        """Return the heights of the parts (PLACES, bars) in axis units, averaged where guests share a bar."""
        pages = self.pages() if pages is None else pages
        if self.relative:
            pages = 100.0 * pages / np.maximum(pages.sum(axis=0), 1.0)
        begin = [bar.begin for bar in bars]
        return np.asarray(np.add.reduceat(pages, begin, axis=1) / [bar.end - bar.begin for bar in bars])

    def readings(self, bar: ChartBar) -> tuple[str, list[readout.ReadoutLine]]:
        """Return the title and lines of a bar's box."""
        title, systems = values.title(self.run.scenario.guests, bar), self.systems()
        if systems and bar.end == bar.begin + 1:
            title = f"{title} · {systems[bar.begin]}"
        form, pages, other = values.form_of(*self.runs()), self.pages(), self.compared
        if other is None:
            return title, [*values.lines(pages, bar, form), *self.ghost_lines(bar)]
        lines = compare.lines(other, pages, self.other_pages(), bar, form)
        return compare.title_with(title, other), [*lines, *self.ghost_lines(bar)]

    # ---- values and keys

    def guest_at(self, at: QPointF) -> str:
        """Return the userid of the guest whose bar or name is at a point."""
        if self.recording is None or not self.recorded or at.y() < self.on_screen().plot.top():
            return ""
        number = self.bar_at(self.on_screen(), at)
        bar = None if number is None else self.bars(self.on_screen())[number]
        return "" if bar is None else self.only_guest(bar.begin, bar.end)

    def ghost_lines(self, bar: ChartBar) -> list[readout.ReadoutLine]:
        """Return the published values of a bar's guest and, at the published time, the deviation from
        them.
        """
        published = self._ghosts.published
        if published is None or bar.end > bar.begin + 1 or not self.ghosts_shown():
            return []
        near = self._ghosts.near(self.time())
        return values.ghost_lines(published, bar.begin, self.pages(), near, self._ghost_key())

    def table(self) -> list[list[str]]:
        """Return a row for each guest: its pages by place, and the published values."""
        if not self.recorded:
            return [values.heads("whole", None)]
        rows = values.table(self.run, self.pages(), self._ghosts.published)
        if self.compared is None:
            return rows
        form = values.form_of(*self.runs())
        return compare.table(rows, self.compared, self.pages(), self.other_pages(), form)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Switch the unit when % is pressed."""
        if event.key() == Qt.Key.Key_Percent:
            self.show_relative(not self.relative)
        else:
            super().keyPressEvent(event)


def _differs(old: Recording, new: Recording) -> bool:
    """Return True if a different sample may be shown."""
    return len(new.time) != len(old.time) or sources(new) != sources(old)


def _most(kind: Any, size: int) -> int:
    """Return the maximum number of pages that a guest of this kind uses."""
    return min(size, max(kind.boot_pages, kind.agent_pages, kind.load_pages)) if kind else size


CHART = WidgetKind(
    "memory",
    "Guest page locations",
    MemoryBars,
    measured=("guest.real", "guest.both", "guest.xstor", "guest.dasd"),
)

"""Where each guest's pages are: a stacked bar a guest, at the cursor or now.

The numbers are read at one sample straight from the recording: a measure gives one figure of one
guest over time, and this chart needs four figures of up to 900 guests at one time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QRegion, QResizeEvent
from PySide6.QtWidgets import QToolButton

from app import theme
from app.charts import axis, bar_painting, readout, value_axis
from app.charts.bars import Bar, lay_out
from app.charts.chart import Chart, Place
from app.charts.readout import Line
from app.charts.state_look import Key, place_key
from engine.recorder import Recording
from engine.units import clock_text, size_text

PLACES = ("real", "both", "xstor", "dasd")  # from the bottom of a bar to its top
TICKS_EVERY = 50.0

Floats = npt.NDArray[np.float64]


class MemoryBars(Chart):
    """Pages of each guest in real storage, in both places, in expanded storage and on DASD."""

    id = "memory"
    title = "Where each guest's pages are"
    margins = (48.0, 16.0, 14.0, 38.0)

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.relative = False  # per cent of the guest's pages rather than pages
        self.chosen: int | None = None  # bar under the pointer or chosen with the keys
        self._pointer: QPointF | None = None
        self._bars: tuple[object, list[Bar]] = (None, [])
        self._switch = QToolButton(self)
        self._switch.setText("%")
        self._switch.setCheckable(True)
        self._switch.setProperty("compact", True)
        self._switch.setToolTip(self.tr("Show the share of each guest's pages rather than their number"))
        self._switch.setAccessibleName(self.tr("Per cent of the guest"))
        self._switch.toggled.connect(self.show_relative)

    # ---- what is shown

    def set_recording(self, recording: Recording | None) -> None:
        """Show another state of the run; paint only what it changes."""
        old, self.recording = self.recording, recording
        if old is None or recording is None or old.scenario is not recording.scenario or len(old.time) < 2:
            self.update()
        elif len(recording.time) != len(old.time):
            place = self.place(QRectF(self.rect()), self.devicePixelRatioF())
            head = (place.header.moment or QRectF()).adjusted(-2, 0, 4, 0)
            same = self._still_now(place) == self._still_key and self.chosen is None
            plot = place.plot.adjusted(-4, -16, 4, 1)
            self.update(
                QRegion(plot.toAlignedRect()) + head.toAlignedRect() if same else QRegion(self.rect())
            )

    @property
    def unit(self) -> str:  # type: ignore[override]
        """Pages, or a share of them."""
        return "% of the guest's pages" if self.relative else "pages"

    def show_relative(self, relative: bool) -> None:
        """Per cent of each guest's pages, or pages."""
        self.relative = relative
        self._switch.setChecked(relative)
        self.update()

    def sample(self) -> int:
        """The sample that is shown: the last one before the cursor, or the last one."""
        assert self.recording is not None
        at, time = self.time_view.cursor, self.recording.time
        if at is None or at >= self.recording.now:
            return len(time) - 1
        return max(int(np.searchsorted(time, at, side="right")) - 1, 0)

    def moment(self) -> str:
        """The time that is shown."""
        if self.recording is None or not self.recorded:
            return ""
        text = clock_text(int(self.recording.time[self.sample()]))
        return f"now {text}" if self.time_view.cursor is None else f"at {text}"

    def pages(self) -> Floats:
        """Pages by place (4, guests): real only, in both, in expanded storage only, on DASD."""
        assert self.recording is not None
        row = self.recording.guests[self.sample()]
        both = row["both"].astype(np.float64)
        parts = (row["real"] - both, both, row["xstor"] - both, row["dasd"].astype(np.float64))
        return np.stack(parts) * self.recording.scenario.lpar.granule

    def top(self) -> float:
        """The upper end of the axis: what the largest guest will use, so that it stays where it is."""
        if self.relative:
            return 100.0
        assert self.recording is not None
        scenario = self.recording.scenario
        sizes = [_most(scenario.kinds.get(guest.kind), guest.size) for guest in scenario.guests]
        return axis.round_up(max([*sizes, self.pages().sum(axis=0).max()]) * 1.02)

    def make_legend(self) -> list[Key]:
        """The places; DASD only in a run that has used it."""
        return [place_key(place, theme.current()) for place in (PLACES if self.legend_key() else PLACES[:3])]

    def legend_key(self) -> object:
        """Is there anything on DASD?"""
        recording = self.recording
        return recording is not None and self.recorded and bool(recording.guests["dasd"][-1].any())

    # ---- places

    def reserved(self) -> float:
        """Room for the switch."""
        return super().reserved() + 44.0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the switch in its corner."""
        super().resizeEvent(event)
        self._place_switch()

    def keep_corner(self, width: float) -> None:
        """Keep the switch out of the corner too."""
        super().keep_corner(width)
        self._place_switch()

    def _place_switch(self) -> None:
        self._switch.setGeometry(self.width() - round(super().reserved()) - 44, 9, 32, 22)

    def bars(self, place: Place) -> list[Bar]:
        """Where the bars lie; kept while nothing changes."""
        assert self.recording is not None
        scenario = self.recording.scenario
        key = id(scenario), place.plot.width(), place.ratio
        if key != self._bars[0]:
            roles = [guest.role for guest in scenario.guests]
            self._bars = key, lay_out(roles, place.plot.width(), place.ratio)
        return self._bars[1]

    def still_key(self) -> object:
        """The axis and the guests."""
        return (
            self.relative,
            self.top() if self.recorded else 0,
            id(getattr(self.recording, "scenario", None)),
        )

    # ---- painting

    def draw_still(self, painter: QPainter, place: Place) -> None:
        """Grid and values at the left, names under the bars."""
        assert self.recording is not None
        value_axis.draw(painter, place, self.top(), TICKS_EVERY)
        bar_painting.draw_names(painter, place, self.bars(place), self.recording.scenario.guests)

    def draw_live(self, painter: QPainter, place: Place) -> None:
        """The bars, what they add up to, and the box of the chosen one."""
        bars, top = self.bars(place), self.top()
        heights = self._heights(bars)
        edges = np.vstack([np.zeros(len(bars)), heights.cumsum(axis=0)]) * (place.plot.height() / top)
        edges = np.round(edges * place.ratio) / place.ratio
        for number, name in enumerate(PLACES):
            bar_painting.draw_part(painter, place, bars, edges[number], edges[number + 1], name)
        if not self.relative:
            bar_painting.draw_totals(painter, place, bars, heights.sum(axis=0), edges[-1])
        if self.chosen is not None and self.chosen < len(bars):
            self._draw_chosen(painter, place, bars[self.chosen])

    def _heights(self, bars: list[Bar]) -> Floats:
        """Heights of the parts (4, bars) in units of the axis; a bar of several guests shows their mean."""
        pages = self.pages()
        if self.relative:
            pages = 100.0 * pages / np.maximum(pages.sum(axis=0), 1.0)
        begin = [bar.begin for bar in bars]
        return np.asarray(np.add.reduceat(pages, begin, axis=1) / [bar.end - bar.begin for bar in bars])

    def _draw_chosen(self, painter: QPainter, place: Place, bar: Bar) -> None:
        worn, plot = theme.current(), place.plot
        column = QRectF(plot.left() + bar.left - 3, plot.top(), bar.right - bar.left + 6, plot.height())
        painter.setPen(worn.cursor)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(column.adjusted(0.5, 0.5, -0.5, -0.5))
        y = self._pointer.y() if self._pointer else plot.top()
        anchor = QPointF(column.right(), y)
        bounds = place.card.adjusted(6, 6, -6, -6)
        if anchor.x() > plot.center().x():
            anchor.setX(column.left())
        readout.draw(painter, anchor, bounds, self._title(bar), self._lines(bar), worn)

    # ---- values

    def _title(self, bar: Bar) -> str:
        assert self.recording is not None
        first = self.recording.scenario.guests[bar.begin]
        last = self.recording.scenario.guests[bar.end - 1]
        if first is last:
            return f"{first.userid}  {first.label} · {first.role}"
        return f"{first.userid} – {last.userid} · mean of {bar.end - bar.begin}"

    def _lines(self, bar: Bar) -> list[Line]:
        parts = self.pages()[:, bar.begin : bar.end].mean(axis=1)
        total = float(parts.sum())
        lines = [
            Line(key.label, axis.whole(part), key, axis.share(part / max(total, 1.0)))
            for part, key in zip(parts.tolist(), map(_key, PLACES), strict=True)
        ]
        return [*lines, Line("pages in use", axis.whole(total), None, size_text(round(total)))]

    def table(self) -> list[list[str]]:
        """A row a guest: its pages by place."""
        rows = [["guest", "label", *(_key(place).label for place in PLACES), "pages in use"]]
        if self.recording is None or not self.recorded:
            return rows
        for guest, parts in zip(self.recording.scenario.guests, self.pages().T.tolist(), strict=True):
            rows.append([guest.userid, guest.label, *map(axis.whole, parts), axis.whole(sum(parts))])
        return rows

    # ---- pointer and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose the bar under the pointer."""
        if not self.recorded:
            return
        self._pointer = event.position()
        place = self.place(QRectF(self.rect()), self.devicePixelRatioF())
        x = self._pointer.x() - place.plot.left()
        near = [i for i, bar in enumerate(self.bars(place)) if bar.left - 4 <= x <= bar.right + 4]
        self.chosen = min(near, key=lambda i: abs(self.bars(place)[i].middle - x)) if near else None
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is chosen any more."""
        self.chosen = self._pointer = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right choose a bar, % switches the unit, Escape gives the choice up."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step and self.recorded:
            count = len(self.bars(self.place(QRectF(self.rect()), self.devicePixelRatioF())))
            self.chosen = (step if step > 0 else 0) - 1 if self.chosen is None else self.chosen + step
            self.chosen, self._pointer = self.chosen % count, None
        elif event.key() == Qt.Key.Key_Percent:
            self.show_relative(not self.relative)
        elif event.key() == Qt.Key.Key_Escape and self.chosen is not None:
            self.chosen = None
        else:
            super().keyPressEvent(event)
        self.update()


def _key(place: str) -> Key:
    return place_key(place, theme.current())


def _most(kind: Any, size: int) -> int:
    """Pages that a guest of this kind uses at most."""
    return min(size, max(kind.boot_pages, kind.agent_pages, kind.load_pages)) if kind else size

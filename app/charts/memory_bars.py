"""Where each guest's pages are: a stacked bar a guest, at the cursor or now.

The numbers are read at one sample straight from the recording: a measure gives one figure of one
guest over time, and this chart needs four figures of up to 900 guests at one time.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QToolButton

from app import theme
from app.charts import axis, ink, readout
from app.charts.bars import Bar, lay_out, tails
from app.charts.chart import Chart, Place
from app.charts.readout import Line
from app.charts.state_look import Key, place_hatch, place_key
from engine.units import clock_text, size_text

PLACES = ("real", "both", "xstor", "dasd")  # from the bottom of a bar to its top
TICKS_EVERY = 50.0
HATCH_FROM = 6.0  # width of a bar from which it has hatches
TOTALS_FROM = 34.0  # width of a bar from which its height is written over it

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
        return 44.0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the switch in its corner."""
        super().resizeEvent(event)
        self._switch.setGeometry(self.width() - 44, 9, 32, 22)

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
        plot, worn, top = place.plot, theme.current(), self.top()
        for tick in axis.value_ticks(top, max(int(plot.height() / TICKS_EVERY), 1)):
            y = round(plot.bottom() - tick / top * plot.height()) - 0.5
            colour = worn.grid if tick else worn.axis
            ink.line(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), colour)
            box = QRectF(place.card.left(), y - 8, plot.left() - place.card.left() - 7, 16)
            ink.write(painter, box, axis.short(tick), worn.label, flags=Qt.AlignmentFlag.AlignRight)
        self._draw_names(painter, place)

    def _draw_names(self, painter: QPainter, place: Place) -> None:
        assert self.recording is not None
        guests, worn, middle = self.recording.scenario.guests, theme.current(), Qt.AlignmentFlag.AlignHCenter
        short = tails([guest.userid for guest in guests])
        free, labels = place.card.left() + 4, [guest.label for guest in guests]
        bars = self.bars(place)
        if _crowded(bars, labels) and not _crowded(bars, short):
            labels = [""] * len(labels)
        for bar in bars:
            label = labels[bar.begin]
            wide = max(ink.width(short[bar.begin]), ink.width(label)) + 4
            x = place.plot.left() + bar.middle - wide / 2
            if x < free or x + wide > place.card.right() - 2:
                continue
            free = x + wide + 4
            box = QRectF(x, place.plot.bottom() + 4, wide, 14)
            ink.write(painter, box, short[bar.begin], worn.text, flags=middle)
            ink.write(painter, box.translated(0, 14), label, worn.label, flags=middle)

    def draw_live(self, painter: QPainter, place: Place) -> None:
        """The bars, what they add up to, and the box of the chosen one."""
        bars, top = self.bars(place), self.top()
        heights = self._heights(bars)
        edges = np.vstack([np.zeros(len(bars)), heights.cumsum(axis=0)]) * (place.plot.height() / top)
        edges = np.round(edges * place.ratio) / place.ratio
        for number, name in enumerate(PLACES):
            self._draw_part(painter, place, bars, edges[number], edges[number + 1], name)
        if not self.relative:
            self._draw_totals(painter, place, bars, heights.sum(axis=0), edges[-1])
        if self.chosen is not None and self.chosen < len(bars):
            self._draw_chosen(painter, place, bars[self.chosen])

    def _heights(self, bars: list[Bar]) -> Floats:
        """Heights of the parts (4, bars) in units of the axis; a bar of several guests shows their mean."""
        pages = self.pages()
        if self.relative:
            pages = 100.0 * pages / np.maximum(pages.sum(axis=0), 1.0)
        begin = [bar.begin for bar in bars]
        return np.asarray(np.add.reduceat(pages, begin, axis=1) / [bar.end - bar.begin for bar in bars])

    def _draw_part(
        self, painter: QPainter, place: Place, bars: list[Bar], low: Floats, high: Floats, name: str
    ) -> None:
        left, bottom = place.plot.left(), place.plot.bottom()
        boxes = [
            QRectF(left + bar.left, bottom - b, bar.right - bar.left, b - a)
            for bar, a, b in zip(bars, low.tolist(), high.tolist(), strict=True)
            if b > a
        ]
        if not boxes:
            return
        colour, hatch = theme.current().places[name], place_hatch(name, theme.current())
        if hatch and boxes[0].width() >= HATCH_FROM:
            for box in boxes:
                ink.hatched(painter, box, colour, hatch, place.ratio)
        else:
            _fill(painter, boxes, colour)

    def _draw_totals(
        self, painter: QPainter, place: Place, bars: list[Bar], totals: Floats, tops: Floats
    ) -> None:
        if not bars or bars[0].right - bars[0].left < TOTALS_FROM:
            return
        middle, colour = Qt.AlignmentFlag.AlignHCenter, theme.current().label
        for bar, total, y in zip(bars, totals.tolist(), tops.tolist(), strict=True):
            box = QRectF(
                place.plot.left() + bar.left - 8, place.plot.bottom() - y - 15, bar.right - bar.left + 16, 14
            )
            ink.write(painter, box, axis.short(total), colour, flags=middle)

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


def _crowded(bars: list[Bar], names: list[str]) -> bool:
    """Would names under neighbouring bars touch?"""
    pitch = min((b.middle - a.middle for a, b in pairwise(bars)), default=1e9)
    return max(ink.width(names[bar.begin]) for bar in bars) + 8 > pitch


def _key(place: str) -> Key:
    return place_key(place, theme.current())


def _fill(painter: QPainter, boxes: list[QRectF], colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRects(boxes)


def _most(kind: Any, size: int) -> int:
    """Pages that a guest of this kind uses at most."""
    return min(size, max(kind.boot_pages, kind.agent_pages, kind.load_pages)) if kind else size

"""Passes of relocations: pages sent in each, and pages that changed while it went on.

Read from the recording's relocations at the cursor, or now: a pass is no moment of the time axis, so its
bars stand side by side as in the study, whatever time is shown.
"""

from __future__ import annotations

from math import log10
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QToolButton

from app import theme
from app.charts import axis, bar_compare, ink, line_numbers, move_look, move_words, moves, readout, value_axis
from app.charts.bar_pointing import BarPointing
from app.charts.bars import Bar
from app.charts.chart import Place
from app.charts.complex_chart import OfComplex
from app.charts.moves import Known, Pair
from app.charts.pass_slots import Slot, fitting, lay_out, slots
from app.charts.readout import Line
from app.charts.state_look import PALE, Key
from app.widgets.reach import reachable
from engine.recorder import Recording
from engine.relocations import Pass
from engine.units import clock_text

TICKS_EVERY = 40.0
TOTALS_FROM = 30.0  # width of a bar from which its height is written over it
OVER = 9.0  # px that the height of the pages sent may be wider than their bar
SWITCH, HIGH = 36, 22  # px of the switch in the corner
NOTHING = "No relocation has sent a page yet."
PARTS = ("sent", "changed")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Passes", text)


class PassesChart(OfComplex, BarPointing):
    """A pair of bars a pass; those of a guest that runs and of one that is stopped differ in colour."""

    id = "passes"
    title = "Passes of relocations"
    unit = "pages"
    margins = (48.0, 16.0, 14.0, 38.0)

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._known, self._their_known = Known(), Known()
        self._slots: tuple[object, list[Slot]] = (None, [])
        self._painted: list[Slot] | None = None
        self._kept: tuple[Any, QPixmap] = (None, QPixmap())
        self._top = 1.0
        self.logarithmic = False
        self._switch = QToolButton(self)
        self._switch.setText(_tr("log"))
        self._switch.setCheckable(True)
        self._switch.setProperty("compact", True)
        about = _tr("Logarithmic axis: passes of few pages can be seen beside those of many.")
        reachable(self._switch, _tr("Logarithmic axis"), about)
        self._switch.setToolTip(about)
        self._switch.toggled.connect(self.show_logarithmic)

    # ---- what is shown

    def moment(self) -> str:
        """The time that is shown."""
        if self.recording is None or not self.recorded:
            return ""
        cursor = self.time_view.cursor
        return f"now {clock_text(self.recording.now)}" if cursor is None else f"at {clock_text(cursor)}"

    def slots(self) -> list[Slot]:
        """All passes as known at the cursor, or now."""
        recording, other = self.recording, self.compared
        if recording is None or not self.recorded:
            return []
        own = self._known.at(recording, self.time_view.cursor)
        theirs = self._their_known.at(other.recording, self._their_time()) if other else ()
        key = [(one.number, one.guest, one.passes) for one in own], theirs, other and other.look
        if key != self._slots[0]:
            paired = moves.pairs(recording, own, other.recording if other else None, theirs)
            self._slots = key, slots(paired)
        return self._slots[1]

    def set_recording(self, recording: Recording | None) -> None:
        """Show another state of the run; when no pass has changed, only the time is another."""
        before, self.recording = self.recording, recording
        same = recording is not None and before is not None and recording.scenario is before.scenario
        head = self.place(QRectF(self.rect()), self.devicePixelRatioF()).header.moment
        if same and head is not None and self._painted is not None and self.slots() is self._painted:
            self.update(head.adjusted(-2, 0, 4, 0).toAlignedRect())
        else:
            self.update()

    def _their_time(self) -> int:
        assert self.recording is not None
        cursor = self.time_view.cursor
        return self.recording.now if cursor is None else cursor

    def make_legend(self) -> list[Key]:
        """Sent and changed, while the guest ran and while it was stopped."""
        worn = theme.current()
        labels = {
            (False, "sent"): _tr("sent"),
            (False, "changed"): _tr("changed meanwhile"),
            (True, "sent"): _tr("sent, guest stopped"),
            (True, "changed"): _tr("changed, guest stopped"),
        }
        return [
            Key(text, move_look.pass_colour(stopped, worn), _hatch(part))
            for (stopped, part), text in labels.items()
            if not (stopped and part == "changed")
        ]

    def compare_legend(self) -> list[Key]:
        """Which bars are whose."""
        return bar_compare.legend(self.compared, theme.current()) if self.compared else []

    def show_logarithmic(self, on: bool) -> None:
        """Show powers of ten as far from each other, or pages as they are; a difference is never so."""
        self.logarithmic = on
        self._switch.setChecked(on)
        self.update()

    # ---- places

    def reserved(self) -> float:
        """Room for the switch."""
        return super().reserved() + SWITCH + 12.0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the switch in its corner."""
        super().resizeEvent(event)
        self._place_switch()

    def keep_corner(self, width: float) -> None:
        """Keep the switch out of the corner too."""
        super().keep_corner(width)
        self._place_switch()

    def _place_switch(self) -> None:
        x = self.width() - round(super().reserved()) - SWITCH - 12
        self._switch.setGeometry(x, 9, SWITCH, HIGH)

    def _part(self, value: float) -> float:
        """How high a value stands on the axis, 0 .. 1."""
        if not self.logarithmic:
            return value / self._top
        return log10(max(value, 1.0)) / log10(max(self._top, 10.0))

    def shown(self, place: Place) -> list[Slot]:
        """Those that have room."""
        return fitting(self.slots(), place.plot.width())

    def bars(self, place: Place) -> list[Bar]:
        """Where the slots of the passes lie."""
        return lay_out(self.shown(place), place.plot.width(), place.ratio)

    def settle(self, place: Place) -> None:
        """How far the axis must reach: not lowered for a little less."""
        apart = self.compared is not None and self.compared.difference
        seen = max((abs(value) for slot in self.shown(place) for value in _heights(slot, apart)), default=0.0)
        wanted = axis.round_up(max(seen * 1.08, 10.0))
        if wanted > self._top or seen < 0.4 * self._top:
            self._top = wanted

    def still_key(self) -> object:
        """The axis, and which passes there are."""
        return self._top, self.logarithmic, [(slot.name, slot.number) for slot in self.slots()]

    # ---- painting

    def draw_still(self, painter: QPainter, place: Place) -> None:
        """The axis; under the bars the numbers of the passes and whose they are."""
        other, worn = self.compared, theme.current()
        if other is not None and other.difference:
            value_axis.draw(painter, place, self._top, value_axis.SIGNED_EVERY, -self._top)
            value_axis.write_signs(painter, place, other.own, other.name)
        elif self.logarithmic:
            self._draw_powers(painter, place)
        else:
            value_axis.draw(painter, place, self._top, TICKS_EVERY)
        shown, bars = self.shown(place), self.bars(place)
        if not shown:
            ink.write(painter, place.plot, _tr(NOTHING), worn.muted, "text", ink.CENTRE)
        self._draw_numbers(painter, place, shown, bars)
        self._draw_names(painter, place, shown, bars)

    def _draw_powers(self, painter: QPainter, place: Place) -> None:
        """The powers of ten up to the end of the axis."""
        worn, plot, power = theme.current(), place.plot, 1.0
        while power <= self._top:
            y = round(plot.bottom() - self._part(power) * plot.height()) - 0.5
            colour = worn.grid if power > 1 else worn.axis
            ink.line(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), colour)
            box = QRectF(place.card.left(), y - 8, plot.left() - place.card.left() - 7, 16)
            ink.write(painter, box, axis.short(power), worn.label, flags=ink.RIGHT)
            power *= 10 if plot.height() > 80 else 100

    def _draw_numbers(self, painter: QPainter, place: Place, shown: list[Slot], bars: list[Bar]) -> None:
        free = place.plot.left() - 4
        for slot, bar in zip(shown, bars, strict=True):
            text = str(slot.number)
            x = place.plot.left() + bar.middle - ink.width(text) / 2
            if x >= free:
                free = x + ink.width(text) + 3
                box = QRectF(x, place.plot.bottom() + 3, ink.width(text), 14)
                ink.write(painter, box, text, theme.current().label, flags=ink.CENTRE)

    def _draw_names(self, painter: QPainter, place: Place, shown: list[Slot], bars: list[Bar]) -> None:
        """Whose passes they are, in the middle of them; a line joins them."""
        worn, plot = theme.current(), place.plot
        for pair, first, last in _groups(shown, bars):
            left, right = plot.left() + first.left, plot.left() + last.right
            ink.line(
                painter, QPointF(left, plot.bottom() + 18.5), QPointF(right, plot.bottom() + 18.5), worn.axis
            )
            box = QRectF(left, plot.bottom() + 20, right - left, 14)
            name = ink.elide(self._name(pair, right - left), right - left)
            ink.write(painter, box, name, worn.text, flags=ink.CENTRE)

    def _name(self, pair: Pair, room: float) -> str:
        run = self.recording if pair.own is not None or self.compared is None else self.compared.recording
        assert run is not None
        whole = f"{pair.name}  {moves.way(run, pair.any)}"
        return whole if ink.width(whole) <= room else pair.name

    def draw_live(self, painter: QPainter, place: Place) -> None:
        """The bars, and the box of the chosen pass."""
        self._painted = self.slots()
        shown, bars = self.shown(place), self.bars(place)
        if ink.is_raster(painter.device()):
            around = _around(place)
            painter.drawPixmap(around.topLeft(), self._picture(place, shown, bars, around))
        else:
            self._draw_bars(painter, place, shown, bars)
        if self.chosen is not None and self.chosen < len(bars):
            self._draw_chosen(painter, place, shown[self.chosen], bars[self.chosen])

    def _picture(self, place: Place, shown: list[Slot], bars: list[Bar], around: QRectF) -> QPixmap:
        """The bars, painted once: their hatches are dear."""
        key = place, self._painted, self._top, self.logarithmic, theme.current().name, self.compare_look()
        kept, picture = self._kept
        if kept is None or kept[0] != place or kept[1] is not self._painted or kept[2:] != key[2:]:
            picture = QPixmap((around.size() * place.ratio).toSize())
            picture.setDevicePixelRatio(place.ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                painter.translate(-around.topLeft())
                self._draw_bars(painter, place, shown, bars)
            self._kept = key, picture
        return picture

    def _draw_bars(self, painter: QPainter, place: Place, shown: list[Slot], bars: list[Bar]) -> None:
        other = self.compared
        for slot, bar in zip(shown, bars, strict=True):
            if other is not None and other.difference:
                self._draw_difference(painter, place, slot, bar)
            else:
                self._draw_slot(painter, place, slot, bar)

    def _draw_slot(self, painter: QPainter, place: Place, slot: Slot, bar: Bar) -> None:
        other = self.compared
        ours, theirs = [bar], [bar]
        if other is not None and other.beside:
            ours, theirs = bar_compare.in_halves([bar], place.ratio)
        if other is not None and slot.theirs is not None:
            self._draw_pass(
                painter, place, slot.theirs, theirs[0], pale=True, wing=0.0 if other.beside else 2.0
            )
        if slot.own is not None:
            self._draw_pass(painter, place, slot.own, ours[0], pale=False)

    def _draw_pass(
        self, painter: QPainter, place: Place, one: Pass, bar: Bar, pale: bool, wing: float = 0.0
    ) -> None:
        for part, box in zip(PARTS, self._boxes(place, (one.sent, one.changed), bar, wing), strict=True):
            _fill(painter, box, one.quiesced, part, place.ratio, pale)
        if not pale and bar.right - bar.left >= TOTALS_FROM:
            self._draw_totals(painter, place, one, bar)

    def _boxes(self, place: Place, values: tuple[float, float], bar: Bar, wing: float) -> list[QRectF]:
        """Where the two bars of a pass lie: sent at the left, changed at the right of it."""
        plot, middle = (
            place.plot,
            round((bar.left + (bar.right - bar.left) * 0.52) * place.ratio) / place.ratio,
        )
        found = []
        for value, (left, right) in zip(values, ((bar.left, middle), (middle, bar.right)), strict=True):
            high = round(self._part(value) * plot.height() * place.ratio) / place.ratio
            box = QRectF(plot.left() + left, plot.bottom() - high, right - left, high)
            found.append(box.adjusted(-wing, -min(wing, high), wing, 0) if high else box)
        return found

    def _draw_totals(self, painter: QPainter, place: Place, one: Pass, bar: Bar) -> None:
        values = one.sent, one.changed
        for value, box, over in zip(values, self._boxes(place, values, bar, 0), (OVER, 0.0), strict=True):
            text = axis.short(value)
            if value and ink.width(text) <= box.width() + over:
                above = QRectF(box.left() - 8, box.top() - 15, box.width() + 16, 14)
                spare = (above.width() - ink.width(text)) / 2 - 2
                painter.fillRect(above.adjusted(spare, 1, -spare, -1), theme.current().panel)
                ink.write(painter, above, text, theme.current().label, flags=ink.CENTRE)

    def _draw_difference(self, painter: QPainter, place: Place, slot: Slot, bar: Bar) -> None:
        plot, scale = place.plot, place.plot.height() / 2 / self._top
        zero, middle = plot.center().y(), (bar.left + bar.right) / 2
        edges = ((bar.left, middle), (middle, bar.right))
        for part, value, (left, right) in zip(PARTS, _heights(slot, True), edges, strict=True):
            box = QRectF(plot.left() + left, zero, right - left, -value * scale).normalized()
            _fill(painter, box, slot.any.quiesced, part, place.ratio, False)

    def _draw_chosen(self, painter: QPainter, place: Place, slot: Slot, bar: Bar) -> None:
        worn, plot = theme.current(), place.plot
        column = QRectF(plot.left() + bar.left - 2, plot.top(), bar.right - bar.left + 4, plot.height())
        painter.setPen(QPen(worn.cursor, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(column.adjusted(0.5, 0.5, -0.5, -0.5))
        anchor = QPointF(column.right(), self._pointer.y() if self._pointer else plot.top())
        if anchor.x() > plot.center().x():
            anchor.setX(column.left())
        title, lines = self.readings(slot)
        readout.draw(painter, anchor, place.card.adjusted(6, 6, -6, -6), title, lines, worn)

    # ---- values

    def readings(self, slot: Slot) -> tuple[str, list[Line]]:
        """What the box of a pass says."""
        other, worn = self.compared, theme.current()
        stopped = slot.any.quiesced
        title = _tr("{0}, pass {1}").format(slot.name, slot.number)
        title = f"{title} · {_state(stopped)}"
        if other is not None:
            title = f"{title}  {line_numbers.heads(other)}"
        keys = [Key(part, move_look.pass_colour(stopped, worn), _hatch(part)) for part in PARTS]
        rows = list(zip((_tr("pages sent"), _tr("pages changed")), keys, strict=True))
        lines = [
            self._line(text, key, _value(slot.own, part), _value(slot.theirs, part))
            for (text, key), part in zip(rows, PARTS, strict=True)
        ]
        lines.append(Line(_tr("it took"), _took(slot.own), None, _took(slot.theirs) if other else ""))
        if slot.own is not None and slot.own.sent and slot.own.ended is not None:
            share = axis.share(slot.own.changed / slot.own.sent)
            lines.append(Line(_tr("changed, of those sent"), share))
        return title, lines

    def _line(self, text: str, key: Key, mine: float, his: float) -> Line:
        other = self.compared
        if other is not None and other.difference:
            return Line(text, line_numbers.difference(mine, his, axis.whole), key)
        values = [axis.whole(value) if np.isfinite(value) else "–" for value in (mine, his)]
        return Line(text, values[0], key, values[1] if other else "")

    def table(self) -> list[list[str]]:
        """A row a pass: pages that it had to send, did send, that changed meanwhile, and how long it took."""
        plain = [_tr("state"), _tr("listed"), _tr("sent"), _tr("changed"), _tr("time")]
        other = self.compared
        more = [f"{other.name}: {head}" for head in plain] if other else []
        rows = [[_tr("relocation"), _tr("pass"), *plain, *more]]
        for slot in self.slots():
            row = [slot.name, str(slot.number), *_cells(slot.own)]
            rows.append([*row, *_cells(slot.theirs)] if other else row)
        return rows


def _around(place: Place) -> QRectF:
    """The plot with what is written above it and at its sides; its edges lie on device pixels."""
    return place.plot.adjusted(-10, -16, 10, 2)


def _state(stopped: bool) -> str:
    return _tr("guest stopped") if stopped else _tr("guest runs")


def _cells(one: Pass | None) -> list[str]:
    if one is None:
        return [""] * 5
    sizes = (axis.whole(size) for size in (one.listed, one.sent, one.changed))
    return [_state(one.quiesced), *sizes, _took(one)]


def _took(one: Pass | None) -> str:
    if one is None:
        return "–"
    return _tr("goes on") if one.ended is None else move_words.seconds(one.ended - one.began)


def _value(one: Pass | None, part: str) -> float:
    return float("nan") if one is None else float(getattr(one, part))


def _heights(slot: Slot, apart: bool) -> tuple[float, float]:
    """Sent and changed: the higher ones of both runs, or `apart` ours less theirs."""
    values = []
    for part in PARTS:
        mine, his = (0.0 if one is None else _value(one, part) for one in (slot.own, slot.theirs))
        values.append(mine - his if apart else max(mine, his))
    return values[0], values[1]


def _groups(shown: list[Slot], bars: list[Bar]) -> list[tuple[Pair, Bar, Bar]]:
    """Each relocation with the places of its first and its last pass."""
    found: dict[int, tuple[Pair, Bar, Bar]] = {}
    for slot, bar in zip(shown, bars, strict=True):
        first = found.get(id(slot.pair), (slot.pair, bar, bar))[1]
        found[id(slot.pair)] = slot.pair, first, bar
    return list(found.values())


def _hatch(part: str) -> QBrush | None:
    """Changed pages are hatched."""
    return QBrush(theme.current().panel, Qt.BrushStyle.BDiagPattern) if part == "changed" else None


def _fill(painter: QPainter, box: QRectF, stopped: bool, part: str, ratio: float, pale: bool) -> None:
    if box.height() <= 0:
        return
    worn, hatch = theme.current(), _hatch(part)
    colour: QColor = move_look.pass_colour(stopped, worn)
    colour = ink.mixed(colour, worn.panel, PALE) if pale else colour
    if hatch is not None and box.width() >= 4:
        ink.hatched(painter, box, colour, hatch, ratio)
    else:
        painter.fillRect(box, colour)
    if pale and box.width() >= 4 and box.height() > 2:
        painter.setPen(QPen(worn.label, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))

"""Relocation passes: the pages sent in each pass, and the pages changed during it.

Read from the recording's relocations at the cursor, or at the current time. A pass is not a point on the time
axis, so its bars appear side by side as in the study, whatever time is shown.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QToolButton, QWidget

from app.charts.passes import painting, words
from app.charts.passes.painting import PageScale
from app.charts.passes.words import PassSlot, fitting, heights, lay_out, slots, tr
from app.charts.toolkit import brushes, value_axis
from app.charts.toolkit.bars import BarChart, ChartBar, in_halves, moment_text
from app.charts.toolkit.chart import WidgetKind
from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.recordings import Cached
from app.charts.toolkit.state_look import StateKey
from app.charts.toolkit.time_view import TimeView
from app.charts.values import relocations
from app.charts.values.needs import SEVERAL_SYSTEMS
from app.charts.values.relocations import Known, PassPair
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from app.widgets.reach import make_accessible
from engine.recording.recorder import Recording

TICKS_EVERY = 40.0
SWITCH = 40  # px of the switch in the corner
NOTHING = "No relocation has sent a page yet."


class PassesChart(BarChart):
    """A pair of bars for each pass; the color shows whether the guest was running or stopped."""

    def __init__(self, kind: ChartDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self._known, self._their_known = Known(), Known()
        self._slots: Cached[list[PassSlot]] = Cached()
        self._painted: list[PassSlot] | None = None
        self._picture: Cached[QPixmap] = Cached()
        self._top = 1.0
        self.logarithmic = False
        self._switch = QToolButton(self)
        self._switch.setText(tr("log"))
        self._switch.setCheckable(True)
        self.corner.add(self._switch, max(SWITCH, self._switch.sizeHint().width()))
        about = tr("Logarithmic axis: shows passes with few pages next to passes with many pages.")
        make_accessible(self._switch, tr("Logarithmic axis"), about)
        self._switch.setToolTip(about)
        self._switch.toggled.connect(self.show_logarithmic)

    # ---- displayed content

    def moment(self) -> str:
        """Return the displayed time."""
        if not self.recorded:
            return ""
        cursor = self.time_view.cursor
        return moment_text(self.run.now if cursor is None else cursor, cursor)

    def slots(self) -> list[PassSlot]:
        """Return all passes known at the cursor, or at the current time."""
        recording, other = self.recording, self.compared
        if recording is None or not self.recorded:
            return []
        own = self._known.at(recording, self.time_view.cursor)
        theirs = self._their_known.at(other.recording, self._their_time()) if other else ()
        key = (
            tuple((relocation.number, relocation.guest, relocation.passes) for relocation in own),
            theirs,
            other and other.look,
        )
        run = other.recording if other else None
        return self._slots.get(key, lambda: slots(relocations.pairs(recording, own, run, theirs)))

    def paint_new(self, old: Recording | None) -> None:
        """Paint new data; if no pass has changed, update only the time."""
        head = self.on_screen().header.moment
        if old and head is not None and self._painted is not None and self.slots() is self._painted:
            self.update_part(head.adjusted(-2, 0, 4, 0))
        else:
            self.update()

    def _their_time(self) -> int:
        cursor = self.time_view.cursor
        return self.run.now if cursor is None else cursor

    def make_legend(self) -> list[StateKey]:
        """Return legend keys for sent and changed pages, while the guest ran and while it was stopped."""
        theme = current_theme()
        labels = {
            (False, "sent"): tr("sent"),
            (False, "changed"): tr("changed meanwhile"),
            (True, "sent"): tr("sent, guest stopped"),
            (True, "changed"): tr("changed, guest stopped"),
        }
        return [
            StateKey(text, relocations.pass_colour(stopped, theme), relocations.pass_hatch(part, theme))
            for (stopped, part), text in labels.items()
            if not (stopped and part == "changed")
        ]

    def show_logarithmic(self, on: bool) -> None:
        """Show pages on a logarithmic or a linear scale; a difference is never logarithmic."""
        self.logarithmic = on
        self._switch.setChecked(on)
        self.update()

    # ---- places

    @property
    def scale(self) -> PageScale:
        """The scale of the axis."""
        return PageScale(self._top, self.logarithmic)

    def shown(self, place: ChartPlaces) -> list[PassSlot]:
        """Return the passes that fit."""
        return fitting(self.slots(), place.plot.width())

    def bars(self, place: ChartPlaces) -> list[ChartBar]:
        """Return the positions of the pass slots."""
        return lay_out(self.shown(place), place.plot.width(), place.ratio)

    def settle(self, place: ChartPlaces) -> None:
        """Set the range of the axis; slightly smaller values do not lower it."""
        shown = self.shown(place)
        seen = max((abs(value) for slot in shown for value in heights(slot, self.apart)), default=0.0)
        wanted = axis.round_up(max(seen * 1.08, 10.0))
        if wanted > self._top or seen < 0.4 * self._top:
            self._top = wanted

    def still_key(self) -> object:
        """Return the axis and the passes that exist."""
        return self._top, self.logarithmic, [(slot.name, slot.number) for slot in self.slots()]

    # ---- painting

    def draw_still(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the axis and, under the bars, the pass numbers and their guests."""
        other, theme = self.compared, current_theme()
        if other is not None and other.difference:
            value_axis.draw_difference(painter, place, self._top, other.own, other.name)
        elif self.logarithmic:
            painting.draw_powers(painter, place, self.scale)
        else:
            value_axis.draw(painter, place, self._top, TICKS_EVERY)
        shown, bars = self.shown(place), self.bars(place)
        if not shown:
            brushes.write(painter, place.plot, tr(NOTHING), theme.muted, "text", brushes.CENTRE)
        painting.draw_numbers(painter, place, shown, bars)
        self._draw_names(painter, place, shown, bars)

    def _draw_names(
        self, painter: QPainter, place: ChartPlaces, shown: list[PassSlot], bars: list[ChartBar]
    ) -> None:
        """Write the guest names below the passes, with a line that joins the passes of each relocation."""
        theme, plot = current_theme(), place.plot
        for pair, first, last in _groups(shown, bars):
            left, right = plot.left() + first.left, plot.left() + last.right
            brushes.line(
                painter, QPointF(left, plot.bottom() + 18.5), QPointF(right, plot.bottom() + 18.5), theme.axis
            )
            box = QRectF(left, plot.bottom() + 20, right - left, 14)
            name = brushes.elide(self._name(pair, right - left), right - left)
            brushes.write(painter, box, name, theme.text, flags=brushes.CENTRE)

    def _name(self, pair: PassPair, room: float) -> str:
        run = self.recording if pair.own is not None or self.compared is None else self.compared.recording
        assert run is not None
        whole = f"{pair.name}  {relocations.way(run, pair.any)}"
        return whole if brushes.width(whole) <= room else pair.name

    def draw_live(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the bars and the box of the selected pass."""
        self._painted = self.slots()
        shown, bars = self.shown(place), self.bars(place)
        if brushes.is_raster(painter.device()):
            look = self._top, self.logarithmic, current_theme().name, self.compare_look()
            paint = partial(self._paint_bars, place, shown, bars)
            picture = self._picture.get((place, self._painted, *look), paint)
            painter.drawPixmap(_around(place).topLeft(), picture)
        else:
            self._draw_bars(painter, place, shown, bars)
        if self.chosen is not None and self.chosen < len(bars):
            self.draw_chosen(painter, place, bars[self.chosen], 2.0, self.readings(shown[self.chosen]))

    def _paint_bars(self, place: ChartPlaces, shown: list[PassSlot], bars: list[ChartBar]) -> QPixmap:
        """Return a picture of the bars for caching, since hatches take long to paint."""
        picture = QPixmap((_around(place).size() * place.ratio).toSize())
        picture.setDevicePixelRatio(place.ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.translate(-_around(place).topLeft())
            self._draw_bars(painter, place, shown, bars)
        return picture

    def _draw_bars(
        self, painter: QPainter, place: ChartPlaces, shown: list[PassSlot], bars: list[ChartBar]
    ) -> None:
        for slot, bar in zip(shown, bars, strict=True):
            if self.apart:
                painting.draw_difference(painter, place, slot, bar, self._top)
            else:
                self._draw_slot(painter, place, slot, bar)

    def _draw_slot(self, painter: QPainter, place: ChartPlaces, slot: PassSlot, bar: ChartBar) -> None:
        other = self.compared
        ours, theirs = [bar], [bar]
        if other is not None and other.beside:
            ours, theirs = in_halves([bar], place.ratio)
        if other is not None and slot.theirs is not None:
            wing = 0.0 if other.beside else 2.0
            painting.draw_pass(painter, place, slot.theirs, theirs[0], self.scale, pale=True, wing=wing)
        if slot.own is not None:
            painting.draw_pass(painter, place, slot.own, ours[0], self.scale)

    # ---- values

    def readings(self, slot: PassSlot) -> tuple[str, list[ReadoutLine]]:
        """Return the title and lines of a pass's box."""
        return words.title(slot, self.compared), words.lines(slot, self.compared)

    def table(self) -> list[list[str]]:
        """Return a row for each pass: pages listed, sent and changed, and its duration."""
        return words.table(self.slots(), self.compared)


def _around(place: ChartPlaces) -> QRectF:
    """Return the plot and the texts around it, with its edges aligned to device pixels."""
    return place.plot.adjusted(-10, -16, 10, 2)


def _groups(shown: list[PassSlot], bars: list[ChartBar]) -> list[tuple[PassPair, ChartBar, ChartBar]]:
    """Return each relocation with the positions of its first and last passes."""
    found: dict[int, tuple[PassPair, ChartBar, ChartBar]] = {}
    for slot, bar in zip(shown, bars, strict=True):
        first = found.get(id(slot.pair), (slot.pair, bar, bar))[1]
        found[id(slot.pair)] = slot.pair, first, bar
    return list(found.values())


CHART = WidgetKind(
    "passes",
    "Relocation passes",
    PassesChart,
    unit="pages",
    need=SEVERAL_SYSTEMS,
    measured=("move.pages", "move.listed", "move.left"),
)

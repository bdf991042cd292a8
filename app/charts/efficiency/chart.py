"""Processor efficiency: cycles per instruction by member, instructions per transaction, and utilization."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import starmap

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.charts.efficiency import painting, values
from app.charts.efficiency.groups import figures, groups, keys, published_text
from app.charts.efficiency.painting import BarGroup, BarSlot
from app.charts.efficiency.values import MemberSpan, tr
from app.charts.toolkit import brushes, readout
from app.charts.toolkit.bars import BarChart
from app.charts.toolkit.chart import WidgetKind
from app.charts.toolkit.comparing import with_theirs
from app.charts.toolkit.description import ChartDescription, Need
from app.charts.toolkit.header import ChartPlaces, Margins
from app.charts.toolkit.lines.numbers import difference
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.recordings import Cached
from app.charts.toolkit.state_look import PALE, StateKey
from app.charts.toolkit.time_view import TimeView
from app.charts.values.published import NOTHING, PublishedRun, published_cluster
from app.language import scenario_text
from app.look.theme import current as current_theme
from engine.kernel.units import clock_text
from engine.language import filled
from engine.recording.recorder import Recording

PROCESSORS = Need(
    values.known,
    "The scenario does not specify the processors of its systems.",
    of_both=True,
)
SOURCE = (
    "cycles: parameters base_cycles, miss_alone, miss_shared and miss_mix; all others: measured in this run"
)


class EfficiencyChart(BarChart):
    """Means over the phase at the cursor; marks show the published values."""

    def __init__(self, kind: ChartDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self._shown: Cached[
            tuple[tuple[MemberSpan, ...], tuple[MemberSpan, ...] | None, tuple[BarGroup, ...]]
        ] = Cached()
        self._ends: Cached[tuple[object, ...]] = Cached()
        self._bars: Cached[QPixmap] = Cached()
        self._laid: Cached[list[tuple[BarGroup, ChartPlaces]]] = Cached()

    def margins(self) -> Margins:
        """Return small margins: each group has its own axis."""
        return 4.0, 4.0, 14.0, 8.0

    # ---- displayed content; created once per frame

    def _show(self) -> tuple[tuple[MemberSpan, ...], tuple[MemberSpan, ...] | None, tuple[BarGroup, ...]]:
        cursor = self.time_view.cursor
        key = self.recording, self.other, -1 if cursor is None else cursor, current_theme().name
        return self._shown.get(key, self._make)

    def _make(self) -> tuple[tuple[MemberSpan, ...], tuple[MemberSpan, ...] | None, tuple[BarGroup, ...]]:
        if not self.recorded or self.recording is None:
            return (), None, ()
        cursor, other = self.time_view.cursor, self.compared
        own = values.members(self.recording, values.stretch(self.recording, cursor))
        theirs = values.members(other.recording, values.stretch(other.recording, cursor)) if other else None
        return own, theirs, groups(own, theirs, self.published())

    def members(self) -> tuple[MemberSpan, ...]:
        """Return the systems of the current run."""
        return self._show()[0]

    def groups(self) -> tuple[BarGroup, ...]:
        """Return the three figures."""
        return self._show()[2]

    def published(self) -> PublishedRun:
        """Return the published values for a run like this one, if they include any of these figures."""
        found = published_cluster(self.recording.scenario) if self.recording is not None else NOTHING
        return found if published_text(found) else NOTHING

    # ---- the head

    def make_legend(self) -> list[StateKey]:
        """Return legend keys for the parts of the bars and the published values."""
        if not self.published().values:
            return list(keys())
        label = tr("published, {0}").format(self.published().where)
        return [*keys(), StateKey(label, current_theme().capacity, line=True, dashed=True)]

    def legend_key(self) -> object:
        """Return a value that changes with the scenario."""
        return id(getattr(self.recording, "scenario", None))

    def compare_legend(self) -> list[StateKey]:
        """Return legend keys for the two halves of a pair of bars."""
        other, theme = self.compared, current_theme()
        if other is None:
            return []
        pale = brushes.mixed(theme.label, theme.panel, PALE)
        return [StateKey(other.own, theme.label, half="left"), StateKey(other.name, pale, half="right")]

    def moment(self) -> str:
        """Return the time range of the means, padded to the width of the longest phase name."""
        if not self.recorded or self.recording is None:
            return ""
        span = values.stretch(self.recording, self.time_view.cursor)
        text, names = span.title, [scenario_text(phase.title) for phase in self.recording.scenario.phases]
        widest = max((brushes.width(name, "text") for name in names), default=0.0)
        while text and brushes.width(text, "text") < widest:
            text += " "
        return f"{clock_text(span.start)}–{clock_text(span.end)}  {text}"

    # ---- painting

    def still_key(self) -> object:
        """Return the axes and the members."""
        place = self.on_screen()
        laid = [group.top for group, _ in self.laid_out(place)]
        return laid, [(all_member.name, all_member.way) for all_member in self._all_members()]

    def laid_out(self, place: ChartPlaces) -> list[tuple[BarGroup, ChartPlaces]]:
        """Return the groups that fit, with their positions and axes."""
        groups = self.groups()
        return self._laid.get((groups, place), lambda: painting.lay_out(place, groups))

    def draw_still(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the axes and the member names."""
        for group, own in self.laid_out(place):
            painting.draw_axis(painter, own, group)
            self._write_names(painter, own, painting.two_lines(place))

    def _write_names(self, painter: QPainter, place: ChartPlaces, two: bool) -> None:
        slots, members = self._slots(place), self._all_members()
        room = slots[0].label.width() if slots else 0.0
        start, names = painting.short_names([member.name for member in members], room)
        for slot, name, way in zip(slots, names, _ways(members, room if two else 0.0), strict=True):
            painting.draw_label(painter, slot.label, name, way)
        if start:
            painting.draw_common(painter, place, start)

    def _all_members(self) -> list[MemberSpan]:
        """Return the members of the current run, followed by those that exist only in the other run."""
        own, theirs, _ = self._show()
        return [*own, *(theirs or ())[len(own) :]]

    def _slots(self, place: ChartPlaces) -> list[BarSlot]:
        return painting.slots(place, len(self._all_members()), self.compared is not None)

    def draw_live(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the bars and the selected member."""
        still = self.painting.still
        if painter.device() is self and still is not None:
            body = QRectF(place.card)
            body.setTop(place.header.bottom)
            bars = self._bars.get((still, place, self._seen(place)), lambda: self._with_bars(still, place))
            painter.drawPixmap(body, bars, QRectF(body.topLeft() * place.ratio, body.size() * place.ratio))
        else:
            self._draw_groups(painter, place)
        if self.chosen is not None and self.chosen < len(self.members()):
            self._tell_chosen(painter, place, self.chosen)

    def _seen(self, place: ChartPlaces) -> tuple[object, ...]:
        """Return the ends of the bar parts in device pixels, and their values."""
        return self._ends.get((self.groups(), place), lambda: tuple(starmap(_pixels, self.laid_out(place))))

    def _with_bars(self, still: QPixmap, place: ChartPlaces) -> QPixmap:
        """Return a copy of the static part with the bars painted over it."""
        made = QPixmap(still)
        with QPainter(made) as painter:
            self._draw_groups(painter, place)
        return made

    def _draw_groups(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the bars and, over them, the published values and the bar values."""
        for group, own in self.laid_out(place):
            ends = list(self._draw_bars(painter, group, own))
            painting.draw_published(painter, own, group)
            for end in ends:
                self._write_value(painter, group, own, *end)

    def _tell_chosen(self, painter: QPainter, place: ChartPlaces, chosen: int) -> None:
        for _, own in self.laid_out(place):
            box = self._slots(own)[chosen].own
            brushes.frame(painter, box.adjusted(-3, 0, 3, 0), current_theme().focus)
        title, lines = self.readings(chosen)
        anchor = self._pointer or place.plot.center()
        readout.draw(painter, anchor, place.card.adjusted(6, 6, -6, -6), title, lines, current_theme())

    def _draw_bars(
        self, painter: QPainter, group: BarGroup, place: ChartPlaces
    ) -> Iterator[tuple[QRectF, float, float, float | None]]:
        """Paint all bars; yield the place, upper end, value and compared value of each.

        The compared value is NaN if there is nothing to compare, and None for a bar of the other run.
        """
        theirs = group.theirs or ()
        for number, slot in enumerate(self._slots(place)):
            if number < len(theirs) and slot.their is not None:
                end = painting.draw_bar(painter, place, slot.their, group, theirs[number], True)
                yield slot.their, end, sum(theirs[number]), None
            if number < len(group.levels):
                end = painting.draw_bar(painter, place, slot.own, group, group.levels[number], False)
                less = sum(theirs[number]) if self.apart and number < len(theirs) else np.nan
                yield slot.own, end, sum(group.levels[number]), less

    def _write_value(
        self,
        painter: QPainter,
        group: BarGroup,
        place: ChartPlaces,
        box: QRectF,
        end: float,
        value: float,
        less: float | None,
    ) -> None:
        """Write the value of a bar, or its difference from `less`, in a form that fits."""
        theme, pale = current_theme(), less is None
        texts, wide = self._texts(group, value, less), box.width() + 1
        if self.compared is None:
            wide = min(box.width() + painting.BESIDE, self._slots(place)[0].label.width() + 1)
        elif self.compared.difference:
            wide = 0.0 if pale else 2 * box.width()
        high = round((place.plot.bottom() - end) * place.ratio) / place.ratio  # as `_pixels` counts
        top = place.plot.bottom() - high - painting.VALUE
        room = QRectF(box.center().x() - 40, top, 80, painting.VALUE)
        for text in [text for text in texts if brushes.width(text) <= wide][:1]:
            painting.draw_value(painter, place, group, room, text, theme.label if pale else theme.text)

    def _texts(self, group: BarGroup, value: float, less: float | None) -> tuple[str, ...]:
        """Return the texts that may be written above a bar, longest first."""
        if less is not None and np.isfinite(less):
            return (difference(value, less, partial(filled, group.form)),)
        text = filled(group.form, value) if np.isfinite(value) else "–"
        return text, text.removesuffix(".0")

    # ---- values

    def readings(self, number: int) -> tuple[str, list[ReadoutLine]]:
        """Return the values of a member, with those of the other run's member in the same position."""
        own, theirs, _ = self._show()
        member, other = own[number], (theirs or ())[number : number + 1]
        lines = [
            ReadoutLine(
                figure.label, figure.text(member) or "–", figure.key, figure.text(other[0]) if other else ""
            )
            for figure in figures()
        ]
        return f"{member.name}  {member.way}", lines

    def table(self) -> list[list[str]]:
        """Return a row for each member: its figures, the published values for all, and the sources."""
        other, heads = self.compared, [*(figure.label for figure in figures()), tr("published"), tr("source")]
        rows = [[tr("member"), tr("processors"), *with_theirs(heads, other)]]
        own, theirs, _ = self._show()
        for number, member in enumerate(own):
            his = theirs[number] if theirs and number < len(theirs) else None
            cells = _cells(member, self.recording)
            more = _cells(his, other.recording) if other else []
            rows.append([member.name, member.way, *cells, *more])
        return rows

    # ---- pointer and keys

    def count(self) -> int:
        """Return the number of members."""
        return len(self.members())

    def bar_at(self, place: ChartPlaces, point: QPointF) -> int | None:
        """Return the number of the member at a point, or None."""
        for _, own in self.laid_out(place):
            if own.plot.adjusted(0, 0, 0, painting.labels_of(place)).contains(point):
                slot = int((point.x() - own.plot.left()) / own.plot.width() * len(self._slots(own)))
                return slot if slot < self.count() else None
        return None


def _ways(members: Sequence[MemberSpan], room: float) -> list[str]:
    """Return the processor names of all members, if they fit into the given room (logical pixels)."""
    alike = len({member.processors for member in members}) == 1  # then the model distinguishes them
    short = [
        member.model if alike and len({member.model for member in members}) > 1 else member.size
        for member in members
    ]
    fits = (
        ways
        for ways in ([member.way for member in members], short)
        if max(map(brushes.width, ways), default=0.0) <= room
    )
    return next(fits, [""] * len(members))


def _pixels(group: BarGroup, place: ChartPlaces) -> tuple[object, ...]:
    """Return the visible properties of a group's bars, in device pixels."""
    bars = np.array([*group.levels, *(group.theirs or ())])
    ends = np.cumsum(bars, axis=1) * (place.plot.height() * place.ratio / group.top)
    return np.round(ends).tobytes(), tuple(filled(group.form, item) for item in bars.sum(axis=1))


def _cells(member: MemberSpan | None, recording: Recording | None) -> list[str]:
    """Return a member's figures, the published values for all members, and the sources."""
    known = NOTHING if recording is None else published_cluster(recording.scenario)
    return [*(figure.text(member) for figure in figures()), published_text(known), tr(SOURCE)]


CHART = WidgetKind(
    "efficiency",
    "Processor efficiency",
    EfficiencyChart,
    need=PROCESSORS,
    measured=("member.cycles", "member.miss_cycles", "member.instructions", "member.util"),
)

"""Relocations on the time axis: one lane each, with its stages, its limits and its outcome."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter
from PySide6.QtWidgets import QWidget

from app.charts.relocations import painting
from app.charts.relocations import painting as move_lanes
from app.charts.relocations.painting import RelocationLane
from app.charts.toolkit import brushes, comparing, zoom
from app.charts.toolkit.chart import WidgetKind
from app.charts.toolkit.columns import TimeColumns
from app.charts.toolkit.comparing import with_theirs
from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.header import ChartPlaces, Margins
from app.charts.toolkit.lines import numbers
from app.charts.toolkit.marks.phases import ToX
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.recordings import Cached
from app.charts.toolkit.state_look import StateKey
from app.charts.toolkit.time_chart import TimeChart, time_to_x
from app.charts.toolkit.time_view import TimeView
from app.charts.values import relocation_columns, relocations
from app.charts.values.multisystem import ARROW, system_names
from app.charts.values.needs import SEVERAL_SYSTEMS
from app.charts.values.relocation_columns import tr
from app.charts.values.relocations import Known, PassPair
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.kernel.kinds import Incident
from engine.recording.recorder import Recording
from engine.recording.relocations import Relocation
from engine.state.relocation import Stage

NARROW, WIDE = 78.0, 150.0  # room for the names at the left, logical pixels
NAMES_FROM = 520.0  # width of the chart from which the route is beside the userid
NOTHING = "No relocation has been requested yet."


class RelocationChart(TimeChart):
    """One lane for each relocation; below its stages, the used parts of MAXTOTAL and MAXQUIESCE."""

    def __init__(self, kind: ChartDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self._known, self._their_known = Known(), Known()
        self._pairs: Cached[list[PassPair]] = Cached()

    def margins(self) -> Margins:
        """Return margins with room on the left for guest names and, if there is room, directions."""
        _, top, right, bottom = super().margins()
        return self._left(), top, right, bottom

    def _left(self) -> float:
        recording = self.recording
        if (
            recording is None
            or zoom.room(self).width() < NAMES_FROM
            or not self.kind.fits(recording.scenario)
        ):
            return NARROW
        longest = max(system_names(recording.scenario), key=brushes.width)
        return min(max(brushes.width(ARROW.format(longest, longest)) + 26, NARROW), WIDE)

    # ---- displayed content

    def pairs(self) -> list[PassPair]:
        """Return all recorded relocations, with those of the other run."""
        recording, other = self.recording, self.compared
        if recording is None or not self.recorded:
            return []
        own = self._known.at(recording)
        theirs = self._their_known.at(other.recording) if other else ()
        run = other.recording if other else None
        return self._pairs.get((own, theirs), lambda: relocations.pairs(recording, own, run, theirs))

    def lanes(self, place: ChartPlaces) -> tuple[list[RelocationLane], int]:
        """Return the lanes of the relocations in the displayed time, and the number of relocations that do
        not fit.
        """
        view = self.time_view
        return move_lanes.lay_out(move_lanes.visible(self.pairs(), view.start, view.end), place)

    def _changed(self, old: Recording, new: Recording) -> QRectF | None:
        """Return the part that changes, or everything while a relocation is in progress, because texts then
        move.
        """
        going = any(pair.own is not None and pair.own.ended_at is None for pair in self.pairs())
        return None if going or len(old.moves) != len(new.moves) else super()._changed(old, new)

    def other_grew(self, old: Recording, new: Recording) -> None:
        """Paint everything, because texts may move."""
        self.update()

    # ---- chart interface

    def make_legend(self) -> list[StateKey]:
        """Return legend keys for the stages seen so far, the limits and, once it was set, the throttle."""
        stages, throttled = self.legend_key()
        theme = current_theme()
        keys = [relocations.stage_key(stage, theme) for stage in stages]
        if stages:
            keys.append(StateKey(tr("limits: total, quiesced"), theme.panel, None, True))
        return [*keys, *([_throttle_key()] if throttled else [])]

    def legend_key(self) -> tuple[tuple[Stage, ...], bool]:
        """Return the stages seen so far, and whether the throttle has been set."""
        recording = self.recording
        if recording is None or not self.recorded:
            return (), False
        runs = [
            relocation
            for pair in self.pairs()
            for relocation in (pair.own, pair.theirs)
            if relocation is not None
        ]
        seen = {stage for move in runs for stage, _, _ in move.stages}
        throttled = bool((recording.log["what"] == Incident.THROTTLED).any())
        return tuple(stage for stage in relocations.SHOWN if stage in seen), throttled

    def compare_legend(self) -> list[StateKey]:
        """Return legend keys for the two halves of a lane."""
        return comparing.legend(self.compared)

    def still_key(self) -> object:
        """Return the inherited key, the lane names, and the number of lanes left out."""
        place = self.on_screen()
        lanes, left_out = self.lanes(place)
        return super().still_key(), [lane.pair.name for lane in lanes], left_out

    def draw_axis(self, painter: QPainter, place: ChartPlaces) -> None:
        """Write the guest and direction of each lane."""
        lanes, left_out = self.lanes(place)
        theme, plot = current_theme(), place.plot
        left = place.card.left() + 12
        if not lanes:
            text = tr(NOTHING) if not self.pairs() else tr("No relocation in the displayed time.")
            brushes.write(painter, plot, text, theme.muted, "text", brushes.CENTRE)
        for lane in lanes:
            self._draw_name(
                painter, lane, QRectF(left, lane.box.top(), plot.left() - left - 6, lane.box.height())
            )
        if left_out:
            text = tr("earlier relocations: {0}").format(left_out)
            box = QRectF(plot.right() - brushes.width(text), plot.top() - 16, brushes.width(text), 14)
            brushes.write(painter, box, text, theme.muted)

    def _draw_name(self, painter: QPainter, lane: RelocationLane, box: QRectF) -> None:
        theme, name = current_theme(), brushes.elide(lane.pair.name, box.width())
        if box.height() + 4 < move_lanes.TWO_LINES_FROM:
            brushes.write(painter, box, name, theme.text)
            return
        upper = QRectF(box.left(), box.center().y() - 14, box.width(), 14)
        brushes.write(painter, upper, name, theme.text)
        brushes.write(
            painter, upper.translated(0, 14), brushes.elide(self._way(lane.pair), box.width()), theme.label
        )

    def _way(self, pair: PassPair) -> str:
        run = self.recording if pair.own is not None or self.compared is None else self.compared.recording
        assert run is not None
        return relocations.way(run, pair.any)

    # ---- painting

    def draw_data(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns) -> None:
        """Paint each lane; if there is another run, this run is in the upper half."""
        to_x = _within(place, time_to_x(place, grid))
        for lane in self.lanes(place)[0]:
            runs = [(self.recording, lane.pair.own, lane.box, False)]
            if self.compared is not None:
                upper, lower = comparing.boxes(lane.box, 1.0)
                runs = [
                    (self.recording, lane.pair.own, upper, False),
                    (self.compared.recording, lane.pair.theirs, lower, True),
                ]
            for recording, move, box, pale in runs:
                if move is not None and recording is not None:
                    self._draw_move(painter, place, recording, move, box, to_x, pale, lane.pair)
        self._draw_pointed(painter, place)

    def _draw_pointed(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint a frame around the lanes of the guest to which a lesson points."""
        guest = self.pointed_guest()
        for lane in self.lanes(place)[0] if guest is not None else ():
            if lane.pair.any.guest == guest:
                left = place.card.left() + 8
                box = QRectF(left, lane.box.top(), place.plot.right() - left, lane.box.height())
                brushes.frame(painter, box.adjusted(0, -1, 0, 1), current_theme().warning)

    def _draw_move(
        self,
        painter: QPainter,
        place: ChartPlaces,
        recording: Recording,
        move: Relocation,
        box: QRectF,
        to_x: ToX,
        pale: bool,
        pair: PassPair,
    ) -> None:
        parts = move_lanes.parts(box)
        for stage, start, end in move.stages:
            painting.draw_stage(painter, place, parts.stages, (to_x(start), to_x(end)), stage, pale)
        painting.draw_passes(painter, move, parts.stages, to_x)
        painting.draw_throttle(painter, recording, move, parts.stages, to_x)
        if parts.total is not None and parts.quiesce is not None:
            painting.draw_limit(painter, parts.total, move.asked_at, move.relocation_ns, move.maxtotal, to_x)
            if move.quiesced_at is not None:
                painting.draw_limit(
                    painter, parts.quiesce, move.quiesced_at, move.quiesce_ns, move.maxquiesce, to_x
                )
        self._draw_summary(painter, place, move, parts.stages, to_x, pair)

    def _draw_summary(
        self, painter: QPainter, place: ChartPlaces, move: Relocation, box: QRectF, to_x: ToX, pair: PassPair
    ) -> None:
        """Write the outcome to the right of the bar if there is room, otherwise to its left."""
        theme, plot = current_theme(), place.plot
        if box.height() < 9:
            return
        text = self._summary(move, pair)
        end = min(max(to_x(move.at if move.ended_at is None else move.ended_at), plot.left()), plot.right())
        start = min(max(to_x(move.asked_at), plot.left()), plot.right())
        right, left = plot.right() - end - 8, start - plot.left() - 8
        colour = theme.text if move.finish in relocation_columns.GOOD else theme.error
        if brushes.width(text) <= right or right >= left:
            brushes.write(
                painter, QRectF(end + 6, box.top(), right, box.height()), brushes.elide(text, right), colour
            )
        else:
            shown = brushes.elide(text, left)
            where = QRectF(start - 6 - brushes.width(shown), box.top(), brushes.width(shown), box.height())
            brushes.write(painter, where, shown, colour)

    def _summary(self, move: Relocation, pair: PassPair) -> str:
        text, other = relocation_columns.summary(move), self.compared
        own, theirs = pair.own, pair.theirs
        apart = other is not None and other.difference and move is own
        if not apart or own is None or theirs is None or own.moving_at is None:
            return text
        return tr("{0} ({1}, quiesced {2})").format(
            text,
            _differs(own.relocation_ns, theirs.relocation_ns),
            _differs(own.quiesce_ns, theirs.quiesce_ns),
        )

    # ---- values

    def named_rows(self, place: ChartPlaces) -> Mapping[str, QRectF]:
        """Return the lanes by guest; of several relocations of a guest, the lane of the first relocation."""
        return {lane.pair.name: lane.box for lane in reversed(self.lanes(place)[0])}

    def readings(self, at: int, grid: TimeColumns, place: ChartPlaces) -> tuple[str, list[ReadoutLine]]:
        """Return the relocation under the pointer as it was at that time; without a pointer, the stage of
        each relocation.
        """
        if self.recording is None:
            return "", []
        then = {move.number: move for move in self._known.at(self.recording, at)}
        lanes = self.lanes(place)[0]
        for lane in lanes:
            if self.pointer is not None and lane.box.adjusted(0, -2, 0, 2).contains(self.pointer):
                move = then.get(lane.pair.own.number) if lane.pair.own is not None else None
                return self._title(lane.pair, at, grid), self._lines(lane.pair, move)
        if self.pointer is not None:
            return "", []
        found = [pair for pair in (lane.pair for lane in lanes) if pair.own and pair.own.number in then]
        lines = [
            ReadoutLine(pair.name, relocation_columns.summary(then[pair.own.number]))
            for pair in found
            if pair.own
        ]
        return axis.cursor_text(at, grid.step), lines

    def _title(self, pair: PassPair, at: int, grid: TimeColumns) -> str:
        title = f"{pair.name}  {self._way(pair)}  {axis.cursor_text(at, grid.step)}"
        return f"{title}  {numbers.heads(self.compared, plain=True)}" if self.compared else title

    def _lines(self, pair: PassPair, move: Relocation | None) -> list[ReadoutLine]:
        """Return the lines as of the cursor; if there is another run, show both runs as of their ends."""
        if self.compared is not None:
            return self._both(pair)
        if move is None or self.recording is None:
            return [ReadoutLine(tr("not requested yet"), "")]
        recording, theme = self.recording, current_theme()
        lines = [
            ReadoutLine(column.title, column.text(recording, move))
            for column in relocation_columns.columns()
            if column.id not in ("guest", "from", "to", "stage")
        ]
        first = ReadoutLine(
            tr("Stage"), relocation_columns.stage(move), relocations.stage_key(move.stage, theme)
        )
        if move.drain:
            lines.append(ReadoutLine(tr("I/O in progress when the guest is quiesced"), str(move.drain)))
        return [first, *lines]

    def _both(self, pair: PassPair) -> list[ReadoutLine]:
        other = self.compared
        assert other is not None
        sides = (self.run, pair.own), (other.recording, pair.theirs)
        return [
            ReadoutLine(column.title, *(_cell(column, *sides[0]), None, _cell(column, *sides[1])))
            for column in relocation_columns.columns()
            if column.id not in ("guest", "from", "to")
        ]

    def guest_at(self, at: QPointF) -> str:
        """Return the userid of the guest whose relocation or name is at the height of a point."""
        if not self.recorded:
            return ""
        lanes = self.lanes(self.on_screen())[0]
        lane = next((lane for lane in lanes if lane.box.top() <= at.y() <= lane.box.bottom()), None)
        return "" if lane is None else self.run.scenario.guests[lane.pair.any.guest].userid

    def table(self) -> list[list[str]]:
        """Return a row for each relocation, as known at the cursor or at the current time."""
        columns = relocation_columns.columns()
        identity, others = columns[:1], columns[1:]
        other = self.compared
        titles = with_theirs([column.title for column in others], other)
        rows = [[tr("Relocation"), *(column.title for column in identity), *titles]]
        if not self.recorded:
            return rows
        cursor = self.time_view.cursor
        own = self._known.at(self.run, cursor)
        theirs = self._their_known.at(other.recording, cursor) if other else ()
        for pair in relocations.pairs(self.run, own, other.recording if other else None, theirs):
            row = [pair.name, pair.key[0], *(_cell(column, self.run, pair.own) for column in others)]
            more = (_cell(column, other.recording, pair.theirs) for column in others) if other else ()
            rows.append([*row, *more])
        return rows


def _within(place: ChartPlaces, to_x: ToX) -> ToX:
    """Return a function that limits positions to the edges of the plot, since painting is not clipped."""
    left, right = place.plot.left(), place.plot.right()
    return lambda time: min(max(to_x(time), left), right)


def _differs(own: int, theirs: int) -> str:
    return numbers.difference(own, theirs, lambda ns: relocation_columns.seconds(round(ns)))


def _cell(column: relocation_columns.MoveColumn, recording: Recording, move: Relocation | None) -> str:
    return "" if move is None else column.text(recording, move)


def _throttle_key() -> StateKey:
    theme = current_theme()
    return StateKey(
        tr("throttled by the destination"), theme.error, QBrush(theme.panel, Qt.BrushStyle.FDiagPattern)
    )


CHART = WidgetKind(
    "relocation",
    "Relocations",
    RelocationChart,
    hint="Point to a bar for details of a relocation.",
    need=SEVERAL_SYSTEMS,
    measured=("move.pages", "move.listed", "guest.steal"),
)

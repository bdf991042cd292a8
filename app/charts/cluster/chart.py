"""The SSI cluster: the states of its members over time, and the details of each at the cursor."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.charts.cluster import lanes, mesh, now
from app.charts.cluster.lanes import LanePainting, MemberLane, draw_lane, lay_out
from app.charts.cluster.mesh import MemberButtons, Mesh
from app.charts.cluster.now import LinkNow, MemberNow, tr
from app.charts.cluster.states import Story, Track
from app.charts.toolkit import brushes, comparing
from app.charts.toolkit.chart import WidgetKind
from app.charts.toolkit.columns import TimeColumns
from app.charts.toolkit.comparing import Other, with_theirs
from app.charts.toolkit.description import ChartDescription, Need
from app.charts.toolkit.header import ChartPlaces, Margins
from app.charts.toolkit.lines import numbers
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.recordings import Cached, owners
from app.charts.toolkit.state_look import StateKey
from app.charts.toolkit.time_chart import TimeChart, time_to_x
from app.charts.toolkit.time_view import TimeView
from app.charts.values.curves import member_names
from app.charts.values.multisystem import several
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.kernel.units import clock_text
from engine.recording.recorder import Recording
from engine.state.member import Mode

CLUSTER = Need(
    lambda scenario: several(scenario) and getattr(scenario, "cluster", True),
    "This system is not in a cluster: the scenario has only one system.",
    of_both=True,
)
LINKED = "These systems are linked, but they are not a cluster."
NAMES = 82.0  # logical pixels at the left, for the names of the lanes
LANES = 190.0  # width of the lanes, at least; else the members at the right are left out
SHARE = 0.5  # of the width, at most, for them
BESIDE = 18.0  # between the lanes and them


class ClusterChart(TimeChart):
    """One lane per member; on the right, if there is room, the members at one moment with their links."""

    def __init__(self, kind: ChartDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self.chosen: int | None = None
        self._wide = 0.0  # logical pixels of the painted area: the screen, or a picture
        self._stories = Story(), Story()  # of our own run and of the other one
        self._now: Cached[tuple[tuple[MemberNow, ...], tuple[LinkNow, ...]]] = Cached()
        self._buttons = MemberButtons(self, self.choose, self._spoken_state)

    def without(self) -> str:
        """Return the reason why there is no data: a single system, or several systems that are only
        linked.
        """
        run = self.recording
        return tr(LINKED) if run is not None and several(run.scenario) else super().without()

    @property
    def recorded(self) -> bool:
        """Whether the recording contains any members."""
        return super().recorded and self.recording is not None and self.recording.members.shape[-1] > 0

    # ---- places

    def place(self, rect: QRectF, ratio: float) -> ChartPlaces:
        """Store the width, which the members on the right need, and arrange the parts."""
        self._wide = rect.width()
        return super().place(rect, ratio)

    def margins(self) -> Margins:
        """Return margins with room for names on the left and for the members at the displayed time on the
        right.
        """
        _, top, right, bottom = super().margins()
        beside = self._beside()
        return NAMES, top, right + (beside + BESIDE if beside else 0.0), bottom

    def _beside(self) -> float:
        """Return the width of the members at the displayed time, or 0 if there is no room for them."""
        room = self._wide - NAMES - LANES - BESIDE - super().margins()[2]
        wide = min(room, SHARE * self._wide, mesh.WIDTH)
        return wide if wide >= mesh.MIN_WIDTH else 0.0

    def mesh(self, place: ChartPlaces) -> Mesh:
        """Return the member cards."""
        beside = self._beside()
        if not beside or self.recording is None:
            return mesh.NO_MESH
        room = QRectF(place.plot.right() + BESIDE, place.header.bottom + 2, beside, 0)
        room.setBottom(place.card.bottom() - 8)
        return mesh.lay_out(room, len(member_names(self.recording.scenario)))

    def lanes(self, place: ChartPlaces) -> list[MemberLane]:
        """Return one lane for each member."""
        return lay_out(place, len(self.tracks())) if self.recorded else []

    # ---- displayed content

    def named_rows(self, place: ChartPlaces) -> Mapping[str, QRectF]:
        """Return the lanes of the members by system name."""
        names = member_names(self.run.scenario)
        return {name: lane.box for name, lane in zip(names, self.lanes(place), strict=False)}

    def tracks(self) -> tuple[Track, ...]:
        """Return the members of the current run over time."""
        return () if self.recording is None else self._stories[0].of(self.recording)

    def _their_tracks(self) -> tuple[Track, ...]:
        other = self.compared
        return () if other is None else self._stories[1].of(other.recording)

    def now(self) -> tuple[tuple[MemberNow, ...], tuple[LinkNow, ...]]:
        """Return the members and links at the cursor, or at the current time without a cursor."""
        recording, cursor = self.recording, self.time_view.cursor
        if recording is None or not self.recorded:
            return (), ()
        at = -1 if cursor is None else min(cursor, recording.now)
        return self._now.get(
            (*owners(recording), len(recording.time), len(recording.log), at),
            lambda: (
                now.members_now(recording, self.tracks(), cursor),
                now.links_now(recording, cursor),
            ),
        )

    def clear_cache(self) -> None:
        """Discard the cached tracks."""
        for story in self._stories:
            story.forget()

    def paint_new(self, old: Recording | None) -> None:
        """Paint the new part of a longer run and, on the right, the current members."""
        super().paint_new(old)
        place, _ = self.here()
        if self.mesh(place).cards and self.recorded:
            left = place.plot.right() + BESIDE / 2
            room = QRectF(left, place.header.bottom, place.card.right() - left, place.card.height())
            self.update_part(room)
        self._arrange_buttons()

    def _arrange_buttons(self) -> None:
        place, _ = self.here()
        boxes = list(self.mesh(place).cards) or [lane.name for lane in self.lanes(place)]
        names = member_names(self.recording.scenario) if self.recorded and self.recording else ()
        self._buttons.arrange(boxes[: len(names)], names)

    def _spoken_state(self, number: int) -> str:
        """Return a member's state as text."""
        members = self.now()[0]
        return _spoken(members[number]) if number < len(members) else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the buttons."""
        super().resizeEvent(event)
        self._arrange_buttons()

    def choose(self, number: int) -> None:
        """Select a member; selecting the same member again clears the selection."""
        self.chosen = None if self.chosen == number or self.recording is None else number
        names = member_names(self.recording.scenario) if self.recording is not None else ()
        self.member_chosen.emit("" if self.chosen is None else names[self.chosen])
        self.update()

    # ---- chart interface

    def make_legend(self) -> list[StateKey]:
        """Return legend keys for the seven states and the unusual cluster modes."""
        theme = current_theme()
        keys = [lanes.state_key(state, theme) for state in lanes.SHOWN]
        modes = ((mode, lanes.mode_colour(mode, theme)) for mode in (Mode.INFLUX, Mode.SAFE))
        text = tr("mode: {0}")
        lines = [
            StateKey(text.format(lanes.mode_label(mode)), colour, line=True)
            for mode, colour in modes
            if colour
        ]
        return [*keys, *lines]

    def compare_legend(self) -> list[StateKey]:
        """Return legend keys for the two halves of a lane."""
        return comparing.legend(self.compared)

    def draw_axis(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the member names."""
        theme = current_theme()
        for lane, name in zip(self.lanes(place), member_names(self.run.scenario), strict=False):
            brushes.write(painter, lane.name, brushes.elide(name, lane.name.width()), theme.text)

    def still_key(self) -> object:
        """Return the inherited key and the versions of both stories."""
        self._their_tracks()  # our own ones are brought up to date by `now`
        return super().still_key(), [story.version for story in self._stories]

    def draw_still(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the finished time ranges in the lanes."""
        super().draw_still(painter, place)
        self._draw_lanes(painter, place, self.grid(place))

    def beside_key(self) -> object:
        """Return everything the cards depend on except their values."""
        return self.chosen, mesh.ground_key(*self.now())

    def draw_beside(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the members at the displayed time without their values."""
        mesh.draw_ground(painter, self.mesh(place), *self.now(), self.chosen)

    def draw_data(self, painter: QPainter, place: ChartPlaces, grid: TimeColumns) -> None:
        """Paint the unfinished time ranges in the lanes and the values at the displayed time."""
        self._draw_lanes(painter, place, grid, self.recording, self.compared)
        mesh.draw_values(painter, self.mesh(place), self.now()[0])
        if self.chosen is not None and self.chosen < len(self.lanes(place)):
            brushes.frame(painter, self.lanes(place)[self.chosen].whole, current_theme().focus)

    def _draw_lanes(
        self,
        painter: QPainter,
        place: ChartPlaces,
        grid: TimeColumns,
        own: Recording | None = None,
        other: Other | None = None,
    ) -> None:
        """Paint the finished time ranges or, up to the current time of the given runs, the unfinished
        ranges.
        """
        tracks, theirs, to_x = self.tracks(), self._their_tracks(), time_to_x(place, grid)
        doubted = any(track.doubts for track in (*tracks, *theirs))
        upper = LanePainting(painter, place, to_x, doubted, own.now if own else None)
        lower = replace(upper, now=other.recording.now if other else None)
        for number, (lane, track) in enumerate(zip(self.lanes(place), tracks, strict=False)):
            boxes = comparing.boxes(lane.box, 2.0) if self.compared else (lane.box, lane.box)
            draw_lane(upper, boxes[0], track)
            if number < len(theirs):
                draw_lane(lower, boxes[1], theirs[number])

    # ---- values

    def readings(self, at: int, grid: TimeColumns, place: ChartPlaces) -> tuple[str, list[ReadoutLine]]:
        """Return all facts about the member under the pointer, or the states of all members."""
        members, links = self.now()
        title, theirs = axis.cursor_text(at, grid.step), self._their_cells()
        if self.recording is None or at > self.recording.now:
            return "", []
        for lane, member in zip(self.lanes(place), members, strict=False):
            if self.pointer is not None and lane.whole.contains(self.pointer):
                lines = _lines(member, members, links, theirs.get(member.name))
                return f"{member.name}  {self._heads(title)}", lines
        if self.compared is None and self.mesh(place).cards:
            return "", []
        notes = ((member, theirs.get(member.name, [""])[0]) for member in members)
        return self._heads(title), [
            ReadoutLine(
                member_now.name,
                member_now.state_text,
                lanes.state_key(member_now.state, current_theme()),
                note,
            )
            for member_now, note in notes
        ]

    def _heads(self, title: str) -> str:
        other = self.compared
        return title if other is None else f"{title}  {numbers.heads(other, plain=True)}"

    def table(self) -> list[list[str]]:
        """Return a row for each member, at the cursor or at the current time."""
        other = self.compared
        heads = [*(label for label, _ in _facts(None)), tr("links")]
        rows = [[tr("member"), tr("slot"), *with_theirs(heads, other)]]
        theirs = self._their_cells()
        members, links = self.now()
        for member in members:
            row = [member.name, str(member.number + 1), *_cells(member, members, links)]
            rows.append(row + (theirs.get(member.name, [""] * len(heads)) if other else []))
        return rows

    def _their_cells(self) -> dict[str, list[str]]:
        """Return the facts about the other run's members by name."""
        other, cursor = self.compared, self.time_view.cursor
        if other is None:
            return {}
        members = now.members_now(other.recording, self._their_tracks(), cursor)
        links = now.links_now(other.recording, cursor)
        return {member.name: _cells(member, members, links) for member in members}


def _facts(member: MemberNow | None) -> list[tuple[str, str]]:
    """Return all facts about a member with the names of the facts, or only these names for None."""
    labels = (
        tr("state"),
        tr("since"),
        tr("mode"),
        tr("heartbeat in the PDR"),
        tr("heartbeat over links"),
        tr("transactions"),
        tr("seen as"),
        tr("new logons"),
        tr("joined, left, suspended"),
    )
    if member is None:
        return [(label, "") for label in labels]
    texts = (
        member.state_text,
        clock_text(member.since),
        member.mode_text,
        member.heartbeat_text,
        member.received_text,
        member.rate_text,
        ", ".join(member.views),
        tr("held") if member.held else "",
        " · ".join(map(str, member.counts)),
    )
    return list(zip(labels, texts, strict=True))


def _lines(
    member: MemberNow,
    members: tuple[MemberNow, ...],
    links: tuple[LinkNow, ...],
    theirs: list[str] | None,
) -> list[ReadoutLine]:
    """Return all facts about a member and its links, alongside those of the other run's member."""
    facts = _facts(member)
    notes = theirs[: len(facts)] if theirs is not None else [""] * len(facts)
    key = lanes.state_key(member.state, current_theme())
    lines = [
        ReadoutLine(label, text or "–", None if number else key, note)
        for number, ((label, text), note) in enumerate(zip(facts, notes, strict=True))
        if text.strip("–") or note.strip("–")
    ]
    alike: dict[str, list[str]] = {}  # the other ends, by how the links are
    for name, text in _own_links(member, members, links):
        alike.setdefault(text, []).append(name)
    return [
        *lines,
        *(ReadoutLine(tr("link to {0}").format(", ".join(ends)), text) for text, ends in alike.items()),
    ]


def _own_links(
    member: MemberNow, members: tuple[MemberNow, ...], links: tuple[LinkNow, ...]
) -> list[tuple[str, str]]:
    """Return the other end and the state of each link of a member."""
    own = [link for link in links if member.number in link.members]
    return [(members[sum(link.members) - member.number].name, link.text) for link in own]


def _cells(member: MemberNow, members: tuple[MemberNow, ...], links: tuple[LinkNow, ...]) -> list[str]:
    """Return all facts about a member and its links."""
    own = ", ".join(f"{name}: {text}" for name, text in _own_links(member, members, links))
    return [*(text for _, text in _facts(member)), own]


def _spoken(member: MemberNow) -> str:
    return ", ".join(f"{label} {text}" for label, text in _facts(member) if text)


CHART = WidgetKind(
    "cluster",
    "Cluster",
    ClusterChart,
    hint="Point to a lane for details of a member.",
    need=CLUSTER,
    measured=("member.util", "member.held"),
)

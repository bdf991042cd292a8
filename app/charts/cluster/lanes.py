"""Member lanes: their positions, their colors with hatches or letters, and the contents of each lane."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter

from app.charts.cluster.states import BRIEF, OPEN, StateSpan, Track, not_stable
from app.charts.toolkit import brushes
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.marks.phases import ToX
from app.charts.toolkit.state_look import StateKey, ink_on
from app.look.theme import Theme
from app.look.theme import current as current_theme
from engine.kernel.kinds import VcpuState
from engine.state.member import MODE_LABELS, STATE_LABELS, MemberState, Mode

SHOWN = (
    MemberState.JOINED,
    MemberState.JOINING,
    MemberState.LEAVING,
    MemberState.SUSPENDED,
    MemberState.ISOLATED,
    MemberState.UNKNOWN,
    MemberState.DOWN,
)  # in the order of the legend
CODES = {
    MemberState.DOWN: "DN",
    MemberState.JOINING: "JG",
    MemberState.JOINED: "JD",
    MemberState.LEAVING: "LV",
    MemberState.ISOLATED: "IS",
    MemberState.SUSPENDED: "SU",
    MemberState.UNKNOWN: "??",
}
_COLOURS = {
    MemberState.JOINING: "free",
    MemberState.JOINED: "anonymous",
    MemberState.LEAVING: "buffers",
    MemberState.ISOLATED: "huge",
    MemberState.SUSPENDED: "page_cache",
    MemberState.UNKNOWN: "pool",
}
_HATCHES = {
    MemberState.JOINING: Qt.BrushStyle.BDiagPattern,
    MemberState.LEAVING: Qt.BrushStyle.FDiagPattern,
    MemberState.SUSPENDED: Qt.BrushStyle.VerPattern,
    MemberState.ISOLATED: Qt.BrushStyle.DiagCrossPattern,
    MemberState.UNKNOWN: Qt.BrushStyle.Dense7Pattern,
}
MAX_PITCH = 60.0  # height of a lane with the space below it, logical pixels
GAP = 6.0
MODE = 3.0  # height of the strip above a lane while the cluster is not stable
DOUBT = 5.0  # and of that below it, while others take the member for something else
LETTERS = 12.0  # height from which a state has its name


def state_label(state: MemberState) -> str:
    """Return the name of a state as shown by QUERY SSI."""
    return QCoreApplication.translate("Engine", STATE_LABELS[state])


def ended_label() -> str:
    """Return the text for a member that is not down but whose CP is no longer running."""
    return QCoreApplication.translate("Cluster", "CP has ended")


def mode_label(mode: Mode) -> str:
    """Return the name of a mode as shown by QUERY SSI."""
    return QCoreApplication.translate("Engine", MODE_LABELS[mode])


def colour(state: MemberState, theme: Theme) -> QColor:
    """Return the color of a state."""
    return theme.linux[_COLOURS[state]] if state in _COLOURS else theme.states[VcpuState.DORMANT]


def hatch(state: MemberState, theme: Theme) -> QBrush | None:
    """Return the lines or dots over the color of a state; Joined and Down have none."""
    return QBrush(theme.panel, _HATCHES[state]) if state in _HATCHES else None


def state_key(state: MemberState, theme: Theme) -> StateKey:
    """Return the legend entry for a state."""
    return StateKey(state_label(state), colour(state, theme), hatch(state, theme), state == MemberState.DOWN)


def mode_colour(mode: Mode, theme: Theme) -> QColor | None:
    """Return the color of the strip over a lane while the cluster is not stable."""
    return {Mode.INFLUX: theme.warning, Mode.SAFE: theme.error}.get(mode)


@dataclass(frozen=True)
class MemberLane:
    """The positions of a member's name and lane."""

    name: QRectF
    box: QRectF

    @property
    def whole(self) -> QRectF:
        """The box around both the name and the lane."""
        return self.name.united(self.box).adjusted(-4, -2, 0, 2)


def lay_out(place: ChartPlaces, count: int) -> list[MemberLane]:
    """Return the lanes from top to bottom."""
    plot, ratio = place.plot, place.ratio
    pitch = min(plot.height() / max(count, 1), MAX_PITCH)
    lanes = []
    for number in range(count):
        top, bottom = (round((plot.top() + row * pitch) * ratio) / ratio for row in (number, number + 1))
        high = max(bottom - top - GAP, 3.0)
        box = QRectF(plot.left(), top + GAP / 2, plot.width(), high)
        left = place.card.left() + 12
        lanes.append(MemberLane(QRectF(left, box.top(), plot.left() - left - 6, high), box))
    return lanes


@dataclass(frozen=True)
class LanePainting:
    """The painter and its time: up to `now`, paint unfinished ranges; without `now`, finished ones."""

    painter: QPainter
    place: ChartPlaces
    to_x: ToX
    doubted: bool  # is there room for the states that others see?
    now: int | None = None  # ns

    def part(self, box: QRectF, span: StateSpan) -> QRectF | None:
        """Return the box of a time range, at least one device pixel wide, or None if it is not painted."""
        if (span.end == OPEN) == (self.now is None):
            return None
        ratio, left, right = (
            self.place.ratio,
            self.to_x(span.start),
            self.to_x(min(span.end, self.now or OPEN)),
        )
        if right < box.left() or left > box.right():
            return None
        left, right = (
            round(edge * ratio) / ratio for edge in (max(left, box.left()), min(right, box.right()))
        )
        right = min(max(right, left + 1 / ratio), box.right())
        return QRectF(left, box.top(), right - left, box.height())


def draw_lane(how: LanePainting, box: QRectF, track: Track) -> None:
    """Paint the states, the mode above them, and the differing views of other members below."""
    mode = min(MODE, box.height() / 6)
    doubt = min(DOUBT, box.height() / 4) if how.doubted else 0.0
    middle = box.adjusted(0, mode, 0, -doubt)
    _draw_states(how, middle, track)
    _draw_modes(how, QRectF(box.left(), box.top(), box.width(), mode), track)
    below = QRectF(box.left(), middle.bottom(), box.width(), doubt)
    for span in track.doubts:
        brief = how.now is not None and how.now - span.start <= BRIEF
        if not brief and (part := how.part(below, span)):
            _fill(how.painter, how.place, part, MemberState(span.what))


def _draw_states(how: LanePainting, box: QRectF, track: Track) -> None:
    theme = current_theme()
    for span in (_before(state, track.ended) for state in track.states):
        if part := how.part(box, span):
            state = MemberState(span.what)
            _fill(how.painter, how.place, part, state)
            texts = state_label(state), CODES[state]
            hatched = hatch(state, theme) is not None
            _write(how.painter, part, *texts, colour(state, theme), hatched)
    for span in track.ended:
        if part := how.part(box, span):
            crosses = QBrush(theme.error, Qt.BrushStyle.DiagCrossPattern)
            brushes.hatched(how.painter, part, theme.panel, crosses, how.place.ratio)
            _write(how.painter, part, ended_label(), "", theme.panel, True)


def _draw_modes(how: LanePainting, box: QRectF, track: Track) -> None:
    for span in not_stable(track):
        colour = mode_colour(Mode(span.what), current_theme())
        if colour and (part := how.part(box, span)):
            how.painter.fillRect(part, colour)


def _before(state: StateSpan, ended: tuple[StateSpan, ...]) -> StateSpan:
    """Return the state up to the time when the member's CP ends, if CP ends during that state."""
    ends = [span.start for span in ended if state.start <= span.start < state.end]
    return StateSpan(state.start, min(ends, default=state.end), state.what)


def _fill(painter: QPainter, place: ChartPlaces, part: QRectF, state: MemberState) -> None:
    theme = current_theme()
    ground, brush = colour(state, theme), hatch(state, theme)
    if brush is None:
        painter.fillRect(part, ground)
    else:
        brushes.hatched(painter, part, ground, brush, place.ratio)


def _write(painter: QPainter, part: QRectF, name: str, code: str, ground: QColor, plate: bool) -> None:
    """Write the name or, if only that fits, the code; `plate`: write it on a plate over lines."""
    text = next((text for text in (name, code) if brushes.width(text) + 8 <= part.width()), "")
    if not text or part.height() < LETTERS:
        return
    if plate:
        box = QRectF(part.left() + 3, part.center().y() - 7, brushes.width(text) + 6, 14)
        painter.fillRect(box, ground)
    brushes.write(painter, part.adjusted(6, 0, 0, 0), text, ink_on(ground))

"""A relocation on the time axis: its lane, stages, passes, limits and throttle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.charts.toolkit import brushes
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.marks.phases import ToX
from app.charts.toolkit.state_look import PALE, ink_on
from app.charts.values import relocations
from app.charts.values.relocations import PassPair
from app.look.theme import current as current_theme
from engine.kernel.kinds import Incident
from engine.kernel.queue import NEVER
from engine.recording.recorder import Recording
from engine.recording.relocations import Relocation
from engine.state.relocation import Stage

MIN_LANE, MAX_LANE = 16.0, 64.0  # height of a lane, logical pixels
LIMITS_FROM = 30.0  # height of a lane from which its limits have bars
TWO_LINES_FROM = 30.0  # and its name two lines
BAR = 4.0  # height of the bar of a limit
GAP = 3.0
TEXT_FROM = 13.0  # height of a bar that a text has room in


@dataclass(frozen=True)
class RelocationLane:
    """A relocation and its position."""

    pair: PassPair
    box: QRectF  # from the plot's left edge to its right one


@dataclass(frozen=True)
class LaneParts:
    """The parts of a lane: the stages and, below them, the limits; None = no room for the limits."""

    stages: QRectF
    total: QRectF | None
    quiesce: QRectF | None


def visible(pairs: Sequence[PassPair], start: int, end: int) -> list[PassPair]:
    """Return the relocations that overlap the time range between two moments, ns."""
    return [
        pair
        for pair in pairs
        if any(_within(relocation, start, end) for relocation in (pair.own, pair.theirs))
    ]


def _within(move: Relocation | None, start: int, end: int) -> bool:
    if move is None:
        return False
    last = move.at if move.ended_at is None else move.ended_at
    return last >= start and move.asked_at <= end


def lay_out(pairs: Sequence[PassPair], place: ChartPlaces) -> tuple[list[RelocationLane], int]:
    """Return lanes of the last relocations that fit, and the number of relocations that do not fit."""
    plot = place.plot
    most = max(int(plot.height() // MIN_LANE), 1)
    shown = pairs[-most:]
    if not shown:
        return [], 0
    pitch = min(plot.height() / len(shown), MAX_LANE)
    lanes = []
    for number, pair in enumerate(shown):
        top, bottom = (
            round((plot.top() + row * pitch) * place.ratio) / place.ratio for row in (number, number + 1)
        )
        lanes.append(RelocationLane(pair, QRectF(plot.left(), top + 2, plot.width(), bottom - top - 4)))
    return lanes, len(pairs) - len(shown)


def parts(box: QRectF) -> LaneParts:
    """Return the parts of a lane or half-lane."""
    if box.height() < LIMITS_FROM - 4:
        return LaneParts(box, None, None)
    both = 2 * BAR + 2 * GAP
    stages = QRectF(box.left(), box.top(), box.width(), box.height() - both)
    total = QRectF(box.left(), stages.bottom() + GAP, box.width(), BAR)
    return LaneParts(stages, total, total.translated(0, BAR + GAP - 1))


def draw_stage(
    painter: QPainter,
    place: ChartPlaces,
    box: QRectF,
    edges: tuple[float, float],
    stage: Stage,
    pale: bool,
) -> None:
    """Paint the part of a stage between two edges, with its name if there is room."""
    left, right = max(edges[0], place.plot.left()), min(edges[1], place.plot.right())
    if right <= left and edges[0] in (place.plot.left(), place.plot.right()):
        return  # it is before or after the displayed part
    theme = current_theme()
    bar = QRectF(left, box.top(), max(right - left, 1.0), box.height())
    colour, hatch = relocations.colour(stage, theme), relocations.hatch(stage, theme)
    colour = brushes.mixed(colour, theme.panel, PALE) if pale else colour
    if hatch is not None and bar.width() >= 4:
        brushes.hatched(painter, bar, colour, hatch, place.ratio)
    else:
        painter.fillRect(bar, colour)
    text = relocations.stage_key(stage, theme).label
    if (
        hatch is None
        and box.height() >= TEXT_FROM
        and brushes.width(text) + 8 <= bar.width()
        and stage != Stage.MOVING
    ):
        brushes.write(painter, bar, text, ink_on(colour), flags=brushes.CENTRE)


def draw_passes(painter: QPainter, move: Relocation, box: QRectF, to_x: ToX) -> None:
    """Paint a thin line between consecutive passes, and the pass numbers where there is room."""
    theme = current_theme()
    for pass_ in move.passes:
        left = to_x(pass_.began)
        right = to_x(move.at if pass_.ended is None else pass_.ended)
        if pass_.number > 1 and right - left > 2 and not pass_.quiesced:
            painter.fillRect(QRectF(round(left), box.top(), 1, box.height()), theme.panel)
        text = str(pass_.number)
        if pass_.quiesced or box.height() < TEXT_FROM or right - left < brushes.width(text) + 6:
            continue
        colour = ink_on(relocations.colour(Stage.MOVING, theme))
        brushes.write(
            painter, QRectF(left, box.top(), right - left, box.height()), text, colour, flags=brushes.CENTRE
        )


def draw_limit(painter: QPainter, box: QRectF, start: int, used: int, limit: int, to_x: ToX) -> None:
    """Paint a bar as long as the limit, filled up to the used amount; without a limit, only that amount."""
    theme, left = current_theme(), to_x(start)
    limited = 0 < limit < NEVER
    colour: QColor = theme.error if limited and used >= limit else theme.label
    painter.fillRect(
        QRectF(left, box.top() + 1, max(to_x(start + used) - left, 1.0), box.height() - 2), colour
    )
    if not limited:
        return
    painter.setPen(QPen(theme.label, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    whole = QRectF(left, box.top(), max(to_x(start + limit) - left, 2.0), box.height())
    painter.drawRect(whole.adjusted(0.5, 0.5, -0.5, -0.5))


def _throttles(recording: Recording, move: Relocation) -> Sequence[tuple[int, int]]:
    """Return the time ranges (ns) in which the destination throttled a relocation."""
    log = recording.log[recording.log["value"] == move.number]
    log = log[(log["what"] == Incident.THROTTLED) | (log["what"] == Incident.CLEARED)]
    found, since = [], None
    end = move.at if move.ended_at is None else move.ended_at
    for time, what in zip(log["time"].tolist(), log["what"].tolist(), strict=True):
        if what == Incident.THROTTLED and since is None:
            since = time
        elif what == Incident.CLEARED and since is not None:
            found.append((since, time))
            since = None
    return found if since is None else [*found, (since, end)]


def draw_throttle(painter: QPainter, recording: Recording, move: Relocation, box: QRectF, to_x: ToX) -> None:
    """Paint a hatched strip along the top of the stages, with a triangle at its start."""
    theme = current_theme()
    for start, end in _throttles(recording, move):
        strip = QRectF(to_x(start), box.top(), max(to_x(end) - to_x(start), 3.0), 3.0)
        painter.fillRect(strip, theme.error)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.setPen(QPen(theme.panel, 1.0))
        painter.setBrush(theme.error)
        foot = QPointF(to_x(start), box.top() + 8)
        painter.drawPolygon(QPolygonF([foot, foot + QPointF(-4, -8), foot + QPointF(4, -8)]))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

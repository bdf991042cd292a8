"""Legend of an evacuation chart: the entries of all plans, followed by entries of only some plans."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from app.charts.toolkit import brushes
from app.charts.toolkit.header import SWATCH, draw_swatch
from app.charts.toolkit.state_look import StateKey
from app.charts.values import relocations
from app.look import theme
from engine.evacuation.simulate import GuestMove
from engine.state.relocation import Stage

GAP = 16.0  # px between two entries
_tr = partial(QCoreApplication.translate, "EvacuationChart")


def is_over(move: GuestMove) -> bool:
    """Return whether a stop has exceeded the timeout, or the relocation has ended during it."""
    return move.quiesced_at is not None and (move.quiesce_ns > move.timeout or not move.arrived)


def usual() -> list[StateKey]:
    """Return the entries that all plans have."""
    look = theme.current()
    return [
        StateKey(_tr("guest runs while its memory moves"), relocations.colour(Stage.MOVING, look)),
        StateKey(_tr("guest is stopped"), relocations.colour(Stage.DEVICES, look)),
        StateKey(_tr("application timeout"), look.panel, outlined=True),
    ]


def exceptions(moves: Iterable[GuestMove], shows_end: bool) -> list[StateKey]:
    """Return the entries that only some plans have. shows_end: the window ends within the chart."""
    look, found = theme.current(), []
    if any(map(is_over, moves)):
        found.append(StateKey(_tr("timeout exceeded, or relocation canceled"), look.error))
    if shows_end:
        found.append(StateKey(_tr("after the end of the window"), look.phase, outlined=True))
    return found


def paint_entries(painter: QPainter, start: QPointF, keys: Sequence[StateKey]) -> None:
    """Paint a line of the legend."""
    look, left, high = theme.current(), start.x(), brushes.height()
    for key in keys:
        swatch = QRectF(left, start.y() + (high - SWATCH) / 2, SWATCH, SWATCH)
        draw_swatch(painter, swatch, key, look)
        left, wide = swatch.right() + 6, brushes.width(key.label)
        brushes.write(painter, QRectF(left, start.y(), wide + GAP, high), key.label, look.label)
        left += wide + GAP

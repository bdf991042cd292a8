"""Words in the bars of processors, and marks at timer interrupts: details that a column cannot show."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap, QPolygonF

from app.charts.processor_lanes.look import colour, words
from app.charts.processor_lanes.work import ProcessorWork
from app.charts.toolkit import brushes
from app.charts.toolkit.lanes.layout import Lanes
from app.charts.toolkit.marks.phases import ToX
from app.charts.toolkit.parts.place import ChartPlaces
from app.charts.toolkit.state_look import ink_on
from app.look.theme import THEMES
from app.look.theme import current as current_theme
from engine.kernel.kinds import Doing

MIN_WIDTH = 17.0  # logical pixels of a bar with a word
MIN_HEIGHT = 11.5  # of a lane with words
AROUND = 6.0
MAX_NAMES = 300  # words, and marks, at a time
MARK = 4.0  # half the width of a mark
SPREAD = 15.0  # logical pixels from mark to mark, on average, from which they are shown
SILENT = (Doing.IDLE, Doing.WAKING)


def draw(
    painter: QPainter,
    place: ChartPlaces,
    lanes: Lanes,
    work: ProcessorWork,
    userid_of: Callable[[int], str],
    to_x: ToX,
    span: tuple[int, int],
    hidden: Set[Doing],
) -> None:
    """Write what fits into the bars between two moments (ns), and mark the timer interrupts."""
    if len(lanes) == 0 or lanes.heights[0] < MIN_HEIGHT * place.ratio:
        return
    per_ns = place.plot.width() / max(span[1] - span[0], 1)
    _write(painter, place, lanes, work, userid_of, to_x, span, hidden, MIN_WIDTH / per_ns)
    if Doing.INTERRUPT not in hidden:
        _mark(painter, place, lanes, work, to_x, span)


def _write(
    painter: QPainter,
    place: ChartPlaces,
    lanes: Lanes,
    work: ProcessorWork,
    userid_of: Callable[[int], str],
    to_x: ToX,
    span: tuple[int, int],
    hidden: Set[Doing],
    least: float,
) -> None:
    if least > work.longest:
        return
    some = work.between(*span)
    long = np.minimum(work.end[some], span[1]) - np.maximum(work.start[some], span[0]) >= least
    silent = [int(doing) for doing in {*SILENT, *hidden}]
    wide = some[long & ~np.isin(work.doing[some], silent)][:MAX_NAMES]
    theme = current_theme()
    for i, lane in zip(wide.tolist(), lanes.row_of(work.cpu[wide]).tolist(), strict=True):
        if lane < 0:
            continue
        doing, vcpu = Doing(int(work.doing[i])), int(work.vcpu[i])
        left, right = to_x(max(int(work.start[i]), span[0])), to_x(min(int(work.end[i]), span[1]))
        userid = userid_of(vcpu) if vcpu >= 0 else ""
        texts = words(doing, userid, int(work.end[i] - work.start[i]), int(work.n[i]))
        text = next((text for text in texts if text and brushes.width(text) <= right - left - AROUND), "")
        if text:
            label = _label(text, doing, theme.name, place.ratio)
            x = (left + right - label.deviceIndependentSize().width()) / 2
            painter.drawPixmap(QPointF(round(x), _middle(place, lanes, lane) - 6), label)


def _middle(place: ChartPlaces, lanes: Lanes, lane: int) -> float:
    middle = (lanes.tops[lane] + lanes.heights[lane] / 2) / place.ratio
    return round(place.plot.top() + 1 + float(middle))


@lru_cache(4096)
def _label(text: str, doing: Doing, theme_name: str, ratio: float) -> QPixmap:
    ground = colour(doing, THEMES[theme_name])
    return brushes.label(text, ink_on(ground), ground if doing == Doing.SPIN else None, (4, 12), ratio)


def _mark(
    painter: QPainter, place: ChartPlaces, lanes: Lanes, work: ProcessorWork, to_x: ToX, span: tuple[int, int]
) -> None:
    """Paint an arrow on the lane where a timer interrupts, with the number of requests taken."""
    rows, taken = work.interrupts
    seen = (work.start[rows] >= span[0]) & (work.start[rows] < span[1])
    rows, taken = rows[seen], taken[seen]
    if not len(rows) or len(rows) > MAX_NAMES or place.plot.width() * len(lanes) / len(rows) < SPREAD:
        return
    theme = current_theme()
    per_ns = place.plot.width() / max(span[1] - span[0], 1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setPen(theme.panel)
    painter.setBrush(theme.text)
    lane_of = lanes.row_of(work.cpu[rows]).tolist()
    for i, n, lane in zip(rows.tolist(), taken.tolist(), lane_of, strict=True):
        if lane >= 0:
            tip = QPointF(
                to_x(int(work.start[i])), place.plot.top() + 1 + float(lanes.tops[lane] / place.ratio)
            )
            painter.drawPolygon(
                QPolygonF([tip + QPointF(0, 6), tip - QPointF(MARK, 1), tip + QPointF(MARK, -1)])
            )
            if n > 1 and work.length_after(i) * per_ns < MIN_WIDTH:
                painter.drawPixmap(tip + QPointF(MARK + 1, -3), _number(n, theme.name, place.ratio))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


@lru_cache(256)
def _number(n: int, theme_name: str, ratio: float) -> QPixmap:
    """Return the number of requests on the colour of a box."""
    theme = THEMES[theme_name]
    return brushes.label(str(n), theme.text, theme.box, (6, 11), ratio)

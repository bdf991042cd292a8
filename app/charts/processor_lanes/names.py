"""Names and colors of processor work, words in the bars, and marks at timer interrupts."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import lru_cache, partial

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap, QPolygonF

from app.charts.processor_lanes.columns import CP
from app.charts.processor_lanes.raster import HATCHED
from app.charts.processor_lanes.work import ProcessorWork
from app.charts.toolkit import brushes
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.lanes.layout import Lanes
from app.charts.toolkit.marks.phases import ToX
from app.charts.toolkit.state_look import StateKey, ink_on
from app.look import axis_text as axis
from app.look.theme import THEMES, Theme
from app.look.theme import current as current_theme
from engine.kernel.kinds import DOING_LABELS, LOCK_LABELS, Doing, Lock

_of_engine = partial(QCoreApplication.translate, "Engine")


tr = partial(QCoreApplication.translate, "Work")
SAMPLED = (Doing.EMULATION, CP, Doing.SPIN, Doing.AWAY, Doing.IDLE, Doing.PARKED)  # what samples tell apart
# Highlights that the keys cycle through: nothing, or only these.
FOCUSES: tuple[frozenset[Doing], ...] = (
    frozenset(),
    frozenset({Doing.SPIN}),
    frozenset({Doing.POP, Doing.STACK, Doing.SET, Doing.PAGE}),
    frozenset({Doing.EMULATION}),
)
MIN_WIDTH = 17.0  # logical pixels of a bar with a word
MIN_HEIGHT = 11.5  # of a lane with words
AROUND = 6.0
MAX_NAMES = 300  # words, and marks, at a time
MARK = 4.0  # half the width of a mark
SPREAD = 15.0  # logical pixels from mark to mark, on average, from which they are shown
SILENT = (Doing.IDLE, Doing.WAKING, Doing.PARKED)


def label(doing: Doing, exact: bool) -> str:
    """Return the name of a kind of work; samples use a single name for all of CP's work."""
    return tr("CP") if doing == CP and not exact else _of_engine(DOING_LABELS[doing])


def lock_label(lock: int) -> str:
    """Return the name of a lock."""
    return _of_engine(LOCK_LABELS[Lock(lock)])


def colour(doing: Doing, theme: Theme) -> QColor:
    """Return the color of a kind of work."""
    return theme.work[doing.name.lower()]


def key(doing: Doing, theme: Theme, exact: bool, hidden: Set[Doing] = frozenset()) -> StateKey:
    """Return the legend entry; hidden work has an empty box."""
    quiet = doing in SILENT or doing in hidden
    shade = theme.panel if doing in hidden else colour(doing, theme)
    hatch = QBrush(lines(theme), Qt.BrushStyle.FDiagPattern) if doing in HATCHED else None
    return StateKey(label(doing, exact), shade, None if doing in hidden else hatch, quiet)


def lines(theme: Theme) -> QColor:
    """Return the color of the lines drawn over spinning."""
    return theme.panel


def colours(theme: Theme, hidden: Set[Doing]) -> npt.NDArray[np.uint32]:
    """Return RGB32 colors by Doing; hidden work looks idle."""
    shown = (colour(Doing.IDLE if doing in hidden else doing, theme) for doing in Doing)
    return np.array([qcolor.rgb() for qcolor in shown], np.uint32)


def words(doing: Doing, userid: str, length: int, taken: int) -> tuple[str, ...]:
    """Return the words that may be written in a bar, longest first."""
    span = axis.span_text(length)
    if doing == Doing.EMULATION:
        return (userid, tail(userid))
    if doing == Doing.SPIN:
        return (tr("spins for {0}").format(span), span)
    if doing == Doing.POP:
        return (tr("takes {0}").format(taken), str(taken))
    name = label(doing, True)
    texts = (f"{name} {userid}", name) if userid and doing in (Doing.BEFORE, Doing.AFTER) else (name,)
    return (*texts, _CODES.get(doing, ""))


def tail(userid: str) -> str:
    """Return the number at the end of a userid; otherwise, its last letters."""
    digits = userid[len(userid.rstrip("0123456789")) :][-4:]
    return digits.lstrip("0") or userid[-4:]


_CODES = {
    Doing.STACK: "D",
    Doing.SET: "S",
    Doing.PAGE: "P",
    Doing.INTERRUPT: "INT",
    Doing.LEAVE: "END",
    Doing.BEFORE: "CP",
    Doing.AFTER: "CP",
}


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
    """Write the words that fit into the bars between two moments (ns), and mark the timer interrupts."""
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
    """Paint an arrow on the lane at each timer interrupt, with the number of requests taken."""
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
    """Return a picture of the number of requests on the color of a box."""
    theme = THEMES[theme_name]
    return brushes.label(str(n), theme.text, theme.box, (6, 11), ratio)

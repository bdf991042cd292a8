"""The scenario's phases as bands with names, and its marks as ticks, on every time chart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from app.charts.toolkit import brushes
from app.charts.toolkit.time_view import Marked, TimeNote
from app.language import scenario_text
from app.look.theme import Theme
from engine.scenario.model.scenario import Phase
from engine.scenario.scenario import Scenario

STRIP = 17.0  # height of the strip with the names
MARK = 5.0  # half the width of a mark, a diamond on the axis
NOTE = 4.0  # half the width of a note, a triangle that stands on the axis
NEAR = 6.0  # how near the pointer must be to a mark


ToX = Callable[[float], float]  # time (ns) -> logical pixels


def strip(plot: QRectF) -> QRectF:
    """Return the strip above the plot."""
    return QRectF(plot.left(), plot.top() - STRIP - 3, plot.width(), STRIP)


def _visible(phases: Sequence[Phase], plot: QRectF, x: ToX) -> Iterator[tuple[int, Phase, float, float]]:
    for number, phase in enumerate(phases):
        left, right = max(x(phase.start), plot.left()), min(x(phase.end), plot.right())
        if left < right:
            yield number, phase, left, right


def draw_bands(
    painter: QPainter, phases: Sequence[Phase], plot: QRectF, x: ToX, theme: Theme, named: bool = True
) -> None:
    """Paint a faint band behind every second phase and, when `named`, a strip of names above the plot."""
    row = strip(plot)
    for number, phase, left, right in _visible(phases, plot, x):
        band = QRectF(left, row.top(), right - left, row.height())
        if number % 2:
            painter.fillRect(QRectF(left, plot.top(), right - left, plot.height()), theme.phase_other)
        if not named:
            continue
        painter.fillRect(band.adjusted(1 if left > plot.left() else 0, 0, 0, 0), theme.phase)
        name = brushes.elide(scenario_text(phase.title), band.width() - 10)
        brushes.write(painter, band.adjusted(6, 0, -4, 0), name, theme.label)


def draw_borders(
    painter: QPainter, scenario: Scenario, plot: QRectF, x: ToX, theme: Theme, parts: Sequence[QRectF] = ()
) -> None:
    """Paint lines at phase starts and marks, limited to these parts of the plot if given."""
    for _, phase, left, _ in _visible(scenario.phases, plot, x):
        if left > plot.left() and left == x(phase.start):
            at = round(left) + 0.5
            for part in parts or (plot,):
                brushes.line(painter, QPointF(at, part.top()), QPointF(at, part.bottom()), theme.axis)
    for mark in scenario.marks:
        if plot.left() <= x(mark.at) <= plot.right():
            _draw_mark(painter, x(mark.at), plot, theme, parts or (plot,))


def _draw_mark(painter: QPainter, at: float, plot: QRectF, theme: Theme, parts: Sequence[QRectF]) -> None:
    at, end = round(at) + 0.5, QPointF(round(at) + 0.5, plot.bottom())
    for part in parts:
        foot = QPointF(at, part.bottom())
        brushes.line(painter, QPointF(at, part.top()), foot, brushes.faded(theme.label, 0.6), dashed=True)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setPen(QPen(theme.panel, 1.0))
    painter.setBrush(theme.text)
    sides = (QPointF(0, -MARK), QPointF(MARK, 0), QPointF(0, MARK), QPointF(-MARK, 0))
    painter.drawPolygon(QPolygonF([end + side for side in sides]))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def draw_notes(painter: QPainter, notes: Sequence[TimeNote], plot: QRectF, x: ToX, theme: Theme) -> None:
    """Paint a triangle at each manual action."""
    if not notes:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setPen(QPen(theme.panel, 1.0))
    painter.setBrush(theme.focus)
    for note in notes:
        if plot.left() <= x(note.at) <= plot.right():
            foot = QPointF(round(x(note.at)) + 0.5, plot.bottom())
            sides = (QPointF(-NOTE, 0), QPointF(NOTE, 0), QPointF(0, -2 * NOTE))
            painter.drawPolygon(QPolygonF([foot + side for side in sides]))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def at_pointer(scenario: Scenario, notes: Sequence[TimeNote], pointer: QPointF, plot: QRectF, x: ToX) -> str:
    """Return the name of the note, mark or phase at the pointer, or else ""."""
    if abs(pointer.y() - plot.bottom()) <= NEAR:
        on_axis: tuple[Marked, ...] = (*notes, *scenario.marks)
        return next((scenario_text(it.title) for it in on_axis if abs(x(it.at) - pointer.x()) <= NEAR), "")
    if not strip(plot).contains(pointer):
        return ""
    for _, phase, left, right in _visible(scenario.phases, plot, x):
        if left <= pointer.x() < right:
            return scenario_text(phase.title)
    return ""

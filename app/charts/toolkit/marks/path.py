"""A chain of causes over the rows of a chart: frames, numbers and lines, and the keys that navigate along it.

The number of a step without a row (a lock, a volume, a list) is next to the line, as is that of a step whose
guest is not shown. Times before and after the displayed time are at the edge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.charts.toolkit import brushes
from app.charts.toolkit.marks.phases import ToX
from app.charts.toolkit.time_view import TimeView
from app.look.theme import Theme
from app.widgets.announce import announce
from engine.explain.answer import CausalStep, step_text

BADGE = 17.0  # px of a number's ground, at least
APART = 2.0  # px between two of them
LEAST = 5.0  # px of a frame; shorter spans have a line

RowOf = Callable[[CausalStep], QRectF | None]


@dataclass(frozen=True)
class PathMark:
    """A step in the chart: its number from 0, that number's position, and its frame on a row, if any."""

    number: int
    step: CausalStep
    badge: QRectF
    frame: QRectF | None
    on_row: bool


def marks(view: TimeView, plot: QRectF, x: ToX, row: RowOf) -> list[list[PathMark]]:
    """Return the marks of each chain that has a row in the chart."""
    last = max((step.start if step.end is None else step.end for step in view.path_steps), default=0)
    found: list[list[PathMark]] = []
    number = 0
    for chain in view.path:
        rows = [row(step) for step in chain]
        if any(row is not None for row in rows):
            found.append(list(_chain(number, chain, rows, plot, x, last)))
        number += len(chain)
    return _apart(found, plot)


def _chain(
    first: int, chain: Sequence[CausalStep], rows: Sequence[QRectF | None], plot: QRectF, x: ToX, last: int
) -> Iterator[PathMark]:
    for place, (step, row) in enumerate(zip(chain, rows, strict=True)):
        frame = None if row is None else _frame(step, row, plot, x, last)
        middle = QPointF(x(step.start), row.center().y() if row is not None else _between(rows, place))
        badge = _badge(str(first + place + 1), middle, plot)
        yield PathMark(first + place, step, badge, frame, row is not None)


def _apart(chains: Sequence[Sequence[PathMark]], plot: QRectF) -> list[list[PathMark]]:
    """Return the chains, with numbers moved side by side where they would overlap.

    They are ordered by time, then by number.
    """
    boxes: dict[int, QRectF] = {}
    for group in _groups([mark for chain in chains for mark in chain]):
        boxes |= _side_by_side(group, plot)
    return [[replace(mark, badge=boxes[mark.number]) for mark in chain] for chain in chains]


def _groups(found: Sequence[PathMark]) -> Iterator[list[PathMark]]:
    """Yield the marks whose numbers are at about the same height, ordered by time."""
    group: list[PathMark] = []
    for mark in sorted(found, key=lambda mark: mark.badge.top()):
        if group and mark.badge.top() >= group[-1].badge.bottom():
            yield group
            group = []
        group.append(mark)
    if group:
        yield group


def _side_by_side(group: Sequence[PathMark], plot: QRectF) -> dict[int, QRectF]:
    """Return the positions of numbers: moved right as little as needed, and back from the plot's edge."""
    order = sorted(group, key=lambda mark: (mark.badge.left(), mark.step.start, mark.number))
    free, lefts = plot.left(), []
    for mark in order:
        lefts.append(max(mark.badge.left(), free))
        free = lefts[-1] + mark.badge.width() + APART
    free, found = plot.right(), {}
    for mark, left in zip(reversed(order), reversed(lefts), strict=True):
        left = max(min(left, free - mark.badge.width()), plot.left())
        found[mark.number] = QRectF(left, mark.badge.top(), mark.badge.width(), mark.badge.height())
        free = left - APART
    return found


def _frame(step: CausalStep, row: QRectF, plot: QRectF, x: ToX, last: int) -> QRectF | None:
    """Return the frame of a step on its row, or None if it is not visible. last: the end of the path, ns."""
    left = max(x(step.start), plot.left())
    right = min(x(max(last, step.start) if step.end is None else step.end), plot.right())
    if left > plot.right() or right < plot.left():
        return None
    left = min(left, plot.right() - LEAST)
    return QRectF(left, row.top() - 1, max(right - left, LEAST), row.height() + 2)


def _between(rows: Sequence[QRectF | None], place: int) -> float:
    """Return the height for a step without a row: between its neighbors, or below its only neighbor."""
    before = next((at for at in range(place - 1, -1, -1) if rows[at] is not None), None)
    after = next((at for at in range(place + 1, len(rows)) if rows[at] is not None), None)
    ends = [(at, row) for at in (before, after) if at is not None and (row := rows[at]) is not None]
    (start, first), (end, second) = ends[0], ends[-1]
    if abs(first.center().y() - second.center().y()) >= 2 * BADGE:
        part = (place - start) / (end - start)
        return first.center().y() + part * (second.center().y() - first.center().y())
    return max(first.bottom(), second.bottom()) + BADGE / 2 + APART


def _badge(text: str, middle: QPointF, plot: QRectF) -> QRectF:
    """Return the box of a number at a point, or at the nearest point inside the plot."""
    high = max(BADGE, brushes.height() + 2)
    wide = max(high, brushes.width(text) + 8)
    x = min(max(middle.x() - wide / 2, plot.left()), plot.right() - wide)
    return QRectF(x, min(max(middle.y() - high / 2, plot.top()), plot.bottom() - high), wide, high)


def draw(painter: QPainter, view: TimeView, plot: QRectF, x: ToX, row: RowOf, theme: Theme) -> None:
    """Paint the path of causes, if there is one."""
    if not view.path:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for chain in marks(view, plot, x, row):
        _draw_chain(painter, chain, theme, view.step)
    painter.restore()


def _draw_chain(painter: QPainter, chain: Sequence[PathMark], theme: Theme, chosen: int) -> None:
    lines = [_line(mark, next_) for mark, next_ in pairwise(chain) if not _joined(mark, next_)]
    frames = [mark.frame for mark in chain if mark.frame is not None]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((theme.panel, 5.0), (theme.text, 2.0)):  # lines are visible over every state's color
        painter.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, _JOIN))
        for frame in frames:
            if frame.width() > LEAST:
                painter.drawRoundedRect(frame, 2, 2)
            else:
                painter.drawLine(frame.topLeft(), frame.bottomLeft())
        painter.drawLines(lines)
    for mark in sorted(chain, key=lambda mark: mark.number == chosen):
        _draw_badge(painter, mark, theme, mark.number == chosen)


_JOIN = Qt.PenJoinStyle.RoundJoin


def _line(mark: PathMark, after: PathMark) -> QLineF:
    return QLineF(mark.badge.center(), after.badge.center())


def _joined(mark: PathMark, after: PathMark) -> bool:
    """Return whether a step's frame already leads to the next number: a line would cover the states."""
    return mark.frame is not None and mark.frame.intersects(after.badge) and after.on_row


def _draw_badge(painter: QPainter, mark: PathMark, theme: Theme, chosen: bool) -> None:
    """Paint a number: filled on a row, outlined next to a row, larger if it is selected."""
    box = mark.badge.adjusted(-2, -2, 2, 2) if chosen else mark.badge
    fill, text = (theme.accent, theme.on_accent) if mark.on_row else (theme.panel, theme.text)
    painter.setPen(QPen(theme.focus if chosen else theme.text, 2.5 if chosen else 1.2))
    painter.setBrush(fill)
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    brushes.write(painter, box, str(mark.number + 1), text, flags=brushes.CENTRE)


def at_point(view: TimeView, plot: QRectF, x: ToX, row: RowOf, point: QPointF) -> int:
    """Return the index, from 0, of the step whose number is at a point; -1: none."""
    if not view.path:
        return -1
    found = (mark for chain in marks(view, plot, x, row) for mark in chain)
    return next((mark.number for mark in found if mark.badge.adjusted(-2, -2, 2, 2).contains(point)), -1)


def sentences(view: TimeView) -> list[str]:
    """Return the steps of the path as sentences, with their numbers; if a step is selected, return only that
    step.
    """
    texts = [step_text(number, step) for number, step in enumerate(view.path_steps)]
    return texts if view.step < 0 else [texts[view.step]]


class PathKeys(QObject):
    """Menu entries and keys that are active while a path is shown."""

    def __init__(self, chart: QWidget, view: TimeView) -> None:
        super().__init__(chart)
        self._chart, self._view = chart, view
        self.entries = [
            self._entry(self.tr("&Next step on the path"), "Alt+Right", lambda: self._go(1)),
            self._entry(self.tr("P&revious step on the path"), "Alt+Left", lambda: self._go(-1)),
            self._entry(self.tr("Remo&ve the path"), "", lambda: view.show_path(())),
        ]
        view.path_changed.connect(self._show)
        self._show()

    def _entry(self, text: str, key: str, act: Callable[[], None]) -> QAction:
        entry = QAction(text, self._chart)
        if key:
            entry.setShortcut(QKeySequence(key))
            entry.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        entry.triggered.connect(lambda: act())
        self._chart.addAction(entry)
        return entry

    def _go(self, by: int) -> None:
        """Select another step, starting with the first or last step if none is selected."""
        view, count = self._view, len(self._view.path_steps)
        start = view.step if view.step >= 0 else (-1 if by > 0 else count)
        view.choose_step(min(max(start + by, 0), count - 1))
        announce(self._chart, step_text(view.step, view.path_steps[view.step]))

    def _show(self) -> None:
        for entry in self.entries:
            entry.setVisible(bool(self._view.path))
            entry.setEnabled(bool(self._view.path))
        self._chart.update()

"""The small charts of a sweep; the pointer or the keys select one of the points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QToolTip

from app.frame.later import later
from app.look import axis_text as axis
from app.look import theme
from app.plot import look
from app.plot.figure import PlotFigure
from app.run_sets.sweep import words
from app.run_sets.sweep.book import SweepBook
from app.run_sets.sweep.plan import LEAST, LEFT, Facet, Line, Plan, lines, plan
from app.run_sets.sweep.small_chart import SmallChart
from app.widgets.announce import announce
from app.widgets.reach import make_accessible
from engine.spreadsheet import text_rows
from engine.studies.sweeps.grid import SweepPoint
from engine.studies.sweeps.table import Quantity

NEAR = 9.0  # px around a mark that belong to it
MIN_TOP = 1.0  # of an axis without values


class SweepCharts(PlotFigure):
    """The charts of a sweep; arrow keys select a point, and Page Up and Page Down select the same point in
    another chart.
    """

    chosen = Signal()
    wanted = Signal()  # the chosen one is to be opened

    def __init__(self, book: SweepBook) -> None:
        super().__init__()
        self.book, self.plan = book, plan(book.sweep, book.grid, book.items, ())
        self.point: SweepPoint | None = None
        self.small: list[SmallChart] = []
        self._row = 0  # of charts, in which keys move
        self._quantities: tuple[Quantity, ...] = ()
        self._lines: list[tuple[Line, bool]] = []
        self._shown = False  # at any time until now
        self._pieces: Iterator[None] | None = None  # that are still to be drawn, when it is first shown
        self.setMouseTracking(True)
        about = self.tr(
            "A chart for each number of channels, with a line for each layout. The arrow keys "
            "select a point; Page Up and Page Down select another chart. Enter or a click "
            "opens the point's run, C compares it, and R simulates it."
        )
        make_accessible(self, self.tr("Sweep as small multiples"), about)

    # ---- displayed content

    def show_book(self, book: SweepBook, quantities: Sequence[Quantity]) -> None:
        """Show the grid of a book; the selected point stays selected if the grid still contains it."""
        self.book, self._quantities = book, tuple(quantities)
        self.plan = plan(book.sweep, book.grid, book.items, quantities)
        self._row = 0
        self.draw()
        self.choose(self.point if self.point in book.items else next(iter(book.items), None))

    def draw(self) -> None:
        """Lay out and draw all charts once they have been shown, because their size is then known."""
        for _ in self._begin():
            pass

    def _begin(self) -> Iterator[None]:
        """Remove all charts, and return the drawing steps: each chart, and then the parts that all charts
        share.
        """
        self.empty()
        self.small, self._lines, self._pieces = [], [], None
        return self._draw_lines() if self._shown else iter(())

    def _draw_lines(self) -> Iterator[None]:
        self._lines = self._wrapped(self.plan)
        for number, (line, inline) in enumerate(self._lines):
            yield from self._add_line(2 * number, line, inline)
        last, across = 2 * len(self._lines), max(len(line.facets) for line, _ in self._lines)
        self.label(look.plain(words.axis(self.plan)), last, 0, across, "right")
        self.setMinimumHeight(round(theme.text_scale() * (LEAST[1] * len(self._lines) + look.line_height())))
        self._share_room()
        self.tell()

    def rows(self) -> Iterator[list[str]]:
        """Yield a line for each point, in the format of the results file."""
        yield from text_rows(self.book.csv())

    def _wrapped(self, found: Plan) -> list[tuple[Line, bool]]:
        """Return the lines of charts, and whether headings fit before the titles of their first charts."""
        wrapped = []
        for line in lines(found, self.width() / theme.text_scale()):
            room = self.width() / len(line.facets)
            wrapped.append((line, all(look.wide(text) < room for text in self._long_titles(line))))
        return wrapped

    def _long_titles(self, line: Line) -> list[str]:
        sweep, firsts = self.book.sweep, [line.facets[column] for _, column, _ in line.headings]
        titles = [words.facet(sweep, first.channels, first.workload) for first in firsts]
        heads = [words.heading(sweep, heading) for heading, _, _ in line.headings]
        return [f"{head} · {title}" for head, title in zip(heads, titles, strict=True)]

    def _add_line(self, row: int, line: Line, inline: bool) -> Iterator[None]:
        """Put headings and charts into two rows of the grid, a chart at each step."""
        sweep = self.book.sweep
        heads = {at: words.heading(sweep, heading) for heading, at, _ in line.headings}
        for _, column, span in () if inline else line.headings:
            self.label(f"<b>{look.plain(heads[column])}</b>", row, column, span)
        for column, facet in enumerate(line.facets):
            item = self.plot(row + 1, column)
            head = f"<b>{look.plain(heads[column])}</b> · " if inline and column in heads else ""
            look.title(item, head + look.plain(words.facet(sweep, facet.channels, facet.workload)))
            first = column in (heads or {0})
            self.small.append(SmallChart(item, self.book, self.plan, facet, MIN_TOP, first))
            yield

    def _share_room(self) -> None:
        """Make all plots of a line equally wide; the first plot also has the axis."""
        left = LEFT * theme.text_scale()
        across = max((len(line.facets) for line, _ in self._lines), default=1)
        firsts = {column for line, _ in self._lines for _, column, _ in line.headings} or {0}
        each = (self.width() - len(firsts) * left) / across - self.ci.layout.horizontalSpacing()
        for column in range(self.ci.layout.columnCount()):
            own = max(each, 20) + (left if column in firsts else 0)
            self.ci.layout.setColumnFixedWidth(column, own if column < across else 0)

    def tell(self) -> None:
        """Redraw, because new results have arrived or runs are in progress."""
        tops = {quantity.id: self._top(quantity) for quantity in self._quantities}
        for chart in self.small:
            chart.rise(tops[chart.facet.quantity.id])
            chart.draw()
            chart.choose(self.point)

    def _top(self, quantity: Quantity) -> float:
        """Return the upper end of a quantity's axis, the same in all charts."""
        spans = (self.book.span(point, quantity) for point in self.book.items)
        bands = (self.book.band(point, quantity) for point in self.book.items)
        ends = [*(span.most for span in spans if span), *(band.high for band in bands if band)]
        most = max(ends, default=0.0)
        return axis.round_up(1.04 * most) if most > 0 else MIN_TOP

    def fit(self) -> None:
        """Rewrap the lines if a different number of charts fits."""
        if not self._shown:
            return
        if self._pieces is not None:
            self._draw_soon()
        elif self._wrapped(self.plan) != self._lines:
            self.draw()
        else:
            self._share_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._shown:
            self._shown = True
            self._draw_soon()

    def _draw_soon(self) -> None:
        """Draw piece by piece, whenever the window has time."""
        self._pieces = self._begin()
        later(self, partial(self._draw_next, self._pieces))

    def _draw_next(self, pieces: Iterator[None]) -> None:
        """Draw a piece, and the next piece later, unless drawing has begun again in the meantime."""
        if pieces is not self._pieces:
            return
        if next(pieces, self) is None:
            later(self, partial(self._draw_next, pieces))
        else:
            self._pieces = None

    # ---- choosing

    def choose(self, point: SweepPoint | None) -> None:
        """Select a point."""
        self.point = point
        text = words.spoken(self.book, point) if point is not None else ""
        self.setAccessibleDescription(text)
        announce(self, text)
        for chart in self.small:
            chart.choose(point)
        self.chosen.emit()

    def chart_of(self, point: SweepPoint) -> SmallChart | None:
        """Return the chart that contains a point, in the row in which the keys move."""
        own = [chart for chart in self.small if _has(chart.facet, point)]
        return next((chart for chart in own if chart.facet.row == self._row), own[0] if own else None)

    def middle_of(self, point: SweepPoint) -> QPointF | None:
        """Return the position of a point's marker in its chart, px in the widget."""
        chart = self.chart_of(point)
        if chart is None:
            return None
        mark = next(mark for mark in chart.marks() if mark.point == point)
        return self.on_view(chart.item, mark.x, mark.y)

    def at(self, where: QPointF) -> tuple[SmallChart, SweepPoint, bool] | None:
        """Return the chart at a position, its nearest point, and whether the position is on the point's
        marker.
        """
        scene = self.mapToScene(where.toPoint())
        for chart in self.small:
            if chart.item.sceneBoundingRect().contains(scene):
                away = {
                    mark.point: (self.on_view(chart.item, mark.x, mark.y) - where).manhattanLength()
                    for mark in chart.marks()
                }
                nearest = min(away, key=away.__getitem__)
                return chart, nearest, away[nearest] <= NEAR
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self.at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and found is not None:
            self._row = found[0].facet.row
            self.choose(found[1])
            if found[2]:
                self.wanted.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        found = self.at(event.position())
        shape = Qt.CursorShape.PointingHandCursor if found and found[2] else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ignore the event, so that the view does not handle it."""

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            found = self.at(QPointF(event.pos()))
            text = words.tip(self.book, found[1]) if found else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return bool(super().viewportEvent(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moves: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Left: lambda: self._along(-1),
            Qt.Key.Key_Right: lambda: self._along(1),
            Qt.Key.Key_Up: lambda: self._layout(-1),
            Qt.Key.Key_Down: lambda: self._layout(1),
            Qt.Key.Key_PageUp: lambda: self._chart(-1),
            Qt.Key.Key_PageDown: lambda: self._chart(1),
            Qt.Key.Key_Return: self.wanted.emit,
            Qt.Key.Key_Enter: self.wanted.emit,
        }
        move = moves.get(event.key())
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if move is None or not plain or self.point is None:
            super().keyPressEvent(event)
            return
        move()

    def _line(self, point: SweepPoint) -> list[SweepPoint]:
        """Return all points of a layout, chart by chart, in a row."""
        facets = [chart.facet for chart in self.small if chart.facet.row == self._row]
        lines = (line for facet in facets for name, line in facet.lines if name == point.layout)
        return [point for line in lines for _, point in line]

    def _along(self, step: int) -> None:
        """Go to the next point of the layout, continuing in the next chart at the end of a chart."""
        assert self.point is not None
        line = self._line(self.point)
        where = line.index(self.point) + step if self.point in line else 0
        if 0 <= where < len(line):
            self._go(line[where])

    def _layout(self, step: int) -> None:
        """Go to the same point of another layout; after the last layout, go to the row of charts below."""
        chart = self.chart_of(self.point) if self.point is not None else None
        if chart is None or self.point is None:
            return
        own = self.point
        beside = [
            point
            for _, line in chart.facet.lines
            for _, point in line
            if point.connections == own.connections
        ]
        beside = [point for point in beside if point[0] == own.workload and point.channels == own.channels]
        where = beside.index(own) + step
        if 0 <= where < len(beside):
            self._go(beside[where])
        else:
            self._turn_row(step, beside)

    def _turn_row(self, step: int, beside: Sequence[SweepPoint]) -> None:
        row = self._row + step
        if 0 <= row < len(self.plan.rows):
            self._row = row
            own = beside[0 if step > 0 else -1]
            workload = self.plan.rows[row].workload
            same = own._replace(workload=workload) if workload is not None else own
            self._go(same if same in self.book.items else own)

    def _chart(self, step: int) -> None:
        """Go to the same point, or otherwise the first point, in the neighboring chart or in the next row."""
        chart = self.chart_of(self.point) if self.point is not None else None
        facets = [chart.facet for chart in self.small]
        where = facets.index(chart.facet) + step if chart is not None else 0
        if not 0 <= where < len(facets) or self.point is None:
            return
        self._row = facets[where].row
        inside = [point for _, line in facets[where].lines for _, point in line]
        wanted = self.point.layout, self.point.connections
        same = (point for point in inside if (point.layout, point.connections) == wanted)
        self._go(next(same, inside[0]))

    def _go(self, point: SweepPoint) -> None:
        self.choose(point)
        area, at = self._area(), self.middle_of(point)
        if area is not None and at is not None:
            area.ensureVisible(round(at.x()), round(at.y()), 20, 60)

    def _area(self) -> QScrollArea | None:
        inside = self.parentWidget()
        outside = inside.parentWidget() if inside is not None else None
        return outside if isinstance(outside, QScrollArea) else None


def _has(facet: Facet, point: SweepPoint) -> bool:
    return any(sweep_point == point for _, line in facet.lines for _, sweep_point in line)


def scrolled(charts: SweepCharts) -> QScrollArea:
    """Return the charts in an area that scrolls when they do not fit."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(charts)
    return area

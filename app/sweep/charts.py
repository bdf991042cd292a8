"""The small charts of a sweep: one of the points is chosen, by pointer or keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QToolTip, QWidget

from app.charts.toolkit import axis, ink, zoom
from app.look import theme
from app.sweep import small_chart, words
from app.sweep.arrange import FOOT, LEFT, Arrangement, Place, arrange
from app.sweep.book import SweepBook
from app.sweep.plan import Facet, Plan, plan
from app.sweep.small_chart import Frame
from app.widgets.pictured import pictured
from app.widgets.reach import reachable
from engine.studies.sweeps.grid import Point
from engine.studies.sweeps.table import Quantity

NEAR = 9.0  # px around a mark that belong to it
MIN_TOP = 1.0  # of an axis without values


class Charts(QWidget):
    """Arrows choose a point, Page Up and Page Down the same of another chart."""

    chosen = Signal()
    wanted = Signal()  # the chosen one is to be opened
    compared = Signal()
    asked = Signal()  # the chosen one is to be simulated

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pictured(self, QAccessible.Role.Chart)
        self.book: SweepBook | None = None
        self.plan: Plan | None = None
        self.point: Point | None = None
        self._row = 0  # of charts, in which keys move
        self._quantities: tuple[Quantity, ...] = ()
        self._arranged = Arrangement((), (), 0.0)
        self._tops: dict[str, float] = {}
        self.setMouseTracking(True)
        about = self.tr(
            "A chart for each number of channels, a line for each layout. Arrows choose a point, Page Up and "
            "Page Down another chart. Enter or a click opens its run, C compares it, R simulates it."
        )
        reachable(self, self.tr("Sweep as small charts"), about)
        theme.notifier.changed.connect(self._worn)

    # ---- what is shown

    def show_book(self, book: SweepBook | None, quantities: Sequence[Quantity]) -> None:
        """Show the grid of a book; the chosen point stays chosen where there still is one like it."""
        self.book, self._quantities = book, tuple(quantities)
        self.plan = plan(book.sweep, book.grid, book.points, quantities) if book is not None else None
        points = book.points if book is not None else []
        self._row = 0
        self.choose(self.point if self.point in points else next(iter(points), None))
        self.tell()

    def tell(self) -> None:
        """Repaint: results have come, or something is under way."""
        self._tops = {one.id: self._top(one) for one in self._quantities}
        self._arrange()
        self.update()

    def _top(self, quantity: Quantity) -> float:
        """Return the upper end of a quantity's axis, the same in all charts."""
        assert self.book is not None or not self._quantities
        spans = (self.book.span(point, quantity) for point in self.book.points) if self.book else ()
        most = max((span.most for span in spans if span), default=0.0)
        return axis.round_up(1.04 * most) if most > 0 else MIN_TOP

    def _worn(self, *_: object) -> None:
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        if self.plan is not None:
            self._arranged = arrange(self.plan, zoom.room(self).width(), self._room(), self._need(self.plan))
            self.setMinimumHeight(zoom.on_widget(QRectF(0, 0, 0, self._arranged.high)).height())

    def _need(self, plan: Plan) -> float:
        """Px of the longest heading with the longest title beside it."""
        assert self.book is not None
        sweep = self.book.sweep
        titles = [ink.width(words.facet(sweep, one.channels, one.workload)) for one in plan.facets]
        headings = [ink.width(words.heading(sweep, row), "title") for row in plan.rows]
        return max(titles, default=0.0) + max(headings, default=0.0) + 16

    def _room(self) -> float:
        """Return the height of the visible part, px."""
        parent = self.parentWidget()
        return zoom.room(parent if parent is not None else self).height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @property
    def places(self) -> tuple[Place, ...]:
        """Return the places of the charts."""
        return self._arranged.places

    def frame(self, place: Place) -> Frame:
        """Return the scales of a chart."""
        assert self.book is not None
        assert self.plan is not None
        top = self._tops[place.facet.quantity.id]
        return Frame(self.book, self.plan, place, top, self._arranged.beside)

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            zoom.enlarge(painter)
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint everything."""
        painter.fillRect(self.rect(), theme.current().panel)
        if self.book is None or self.plan is None:
            return
        for heading in self._arranged.headings:
            text = words.heading(self.book.sweep, heading.row)
            ink.write(
                painter,
                heading.box,
                ink.elide(text, heading.box.width(), "title"),
                theme.current().text,
                "title",
            )
        for place in self.places:
            small_chart.paint(painter, self.frame(place), self.point)
        if self.places:
            self._draw_foot(painter, self.places[-1])

    def _draw_foot(self, painter: QPainter, last: Place) -> None:
        assert self.plan is not None
        box = last.plot.translated(0, last.plot.height() + last.ticks - 1)
        box.setLeft(LEFT)
        box.setHeight(FOOT)
        box.setRight(max(place.plot.right() for place in self.places))
        ink.write(painter, box, words.axis(self.plan), theme.current().label, flags=ink.RIGHT)

    # ---- choosing

    def choose(self, point: Point | None) -> None:
        """Choose a point."""
        self.point = point
        text = words.spoken(self.book, point) if self.book is not None and point is not None else ""
        self.setAccessibleDescription(text)
        self.update()
        self.chosen.emit()

    def place_of(self, point: Point) -> Place | None:
        """Return the chart that has a point, in the row in which keys move."""
        own = [place for place in self.places if _has(place.facet, point)]
        return next((place for place in own if place.facet.row == self._row), own[0] if own else None)

    def middle_of(self, point: Point) -> QPointF | None:
        """Return the place of a point's mark in its chart."""
        place = self.place_of(point)
        marks = self.frame(place).marks() if place is not None else ()
        return next((at for one, _, at, _ in marks if one == point), None)

    def at(self, where: QPointF) -> tuple[Place, Point, bool] | None:
        """Return the nearest point of the chart at a place, and whether its mark lies there."""
        for place in self.places:
            if place.box.contains(where):
                away = [((at - where).manhattanLength(), one) for one, _, at, _ in self.frame(place).marks()]
                near = min(away, key=lambda found: found[0])
                return place, near[1], near[0] <= NEAR
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self.at(zoom.inside(event.position()))
        if event.button() == Qt.MouseButton.LeftButton and found is not None:
            self._row = found[0].facet.row
            self.choose(found[1])
            if found[2]:
                self.wanted.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        found = self.at(zoom.inside(event.position()))
        shape = Qt.CursorShape.PointingHandCursor if found and found[2] else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            found = self.at(zoom.inside(QPointF(event.pos())))
            text = words.spoken(self.book, found[1]).replace("; ", "\n") if found and self.book else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

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
            Qt.Key.Key_C: self.compared.emit,
            Qt.Key.Key_R: self.asked.emit,
        }
        move = moves.get(event.key())
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if move is None or not plain or self.point is None:
            super().keyPressEvent(event)
            return
        move()

    def _line(self, point: Point) -> list[Point]:
        """Return all points of a layout, chart by chart in a row."""
        facets = [place.facet for place in self.places if place.facet.row == self._row]
        lines = (line for facet in facets for name, line in facet.lines if name == point.layout)
        return [one for line in lines for _, one in line]

    def _along(self, step: int) -> None:
        """Return the next point of the layout, in the next chart at the end of one."""
        assert self.point is not None
        line = self._line(self.point)
        where = line.index(self.point) + step if self.point in line else 0
        if 0 <= where < len(line):
            self._go(line[where])

    def _layout(self, step: int) -> None:
        """Return the same point of another layout; beyond the last one, of the row of charts below."""
        place = self.place_of(self.point) if self.point is not None else None
        if place is None or self.point is None:
            return
        own = self.point
        beside = [
            one for _, line in place.facet.lines for _, one in line if one.connections == own.connections
        ]
        beside = [one for one in beside if one[0] == own.workload and one.channels == own.channels]
        where = beside.index(own) + step
        if 0 <= where < len(beside):
            self._go(beside[where])
        else:
            self._turn_row(step, beside)

    def _turn_row(self, step: int, beside: Sequence[Point]) -> None:
        assert self.plan is not None
        row = self._row + step
        if 0 <= row < len(self.plan.rows):
            self._row = row
            own = beside[0 if step > 0 else -1]
            workload = self.plan.rows[row].workload
            same = own._replace(workload=workload) if workload is not None else own
            assert self.book is not None
            self._go(same if same in self.book.points else own)

    def _chart(self, step: int) -> None:
        """Return the same point, or the first, in the chart beside or in the next row."""
        place = self.place_of(self.point) if self.point is not None else None
        facets = [one.facet for one in self.places]
        where = facets.index(place.facet) + step if place is not None else 0
        if not 0 <= where < len(facets) or self.point is None:
            return
        self._row = facets[where].row
        inside = [one for _, line in facets[where].lines for _, one in line]
        wanted = self.point.layout, self.point.connections
        same = (one for one in inside if (one.layout, one.connections) == wanted)
        self._go(next(same, inside[0]))

    def _go(self, point: Point) -> None:
        self.choose(point)
        area, at = self._area(), self.middle_of(point)
        if area is not None and at is not None:
            shown = zoom.on_widget(QRectF(at, at))
            area.ensureVisible(shown.x(), shown.y(), 20, 60)

    def _area(self) -> QScrollArea | None:
        inside = self.parentWidget()
        outside = inside.parentWidget() if inside is not None else None
        return outside if isinstance(outside, QScrollArea) else None


def _has(facet: Facet, point: Point) -> bool:
    return any(one == point for _, line in facet.lines for _, one in line)


def scrolled(charts: Charts) -> QScrollArea:
    """Return the charts in an area that scrolls when they do not fit."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(charts)
    return area

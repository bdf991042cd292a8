"""The common base of the two drawn answers: the card, the plot, the axis, focus, keys, and the
screen-reader text.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from app.charts.toolkit import brushes, value_axis, zoom
from app.charts.toolkit.header import NO_HEADER, ChartPlaces
from app.look import axis_text as axis
from app.look import theme
from app.widgets.announce import announce
from app.widgets.copy_menu import CopyMenu
from app.widgets.pictured import pictured

TICKS_EVERY = 34.0  # logical pixels between two values of the axis
STEPS = 100  # key presses from the bottom of the axis to its top
PAGE = 10  # steps of Page Up and Page Down
LEGEND = 20.0  # height of the line that explains the marks
DIAMOND = 5.0
_KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)


class AnswerCanvas(QWidget):
    """A plot with an axis from `least` to `most`, in which the student draws with the mouse and the keys."""

    edited = Signal()  # a value was changed manually
    told = Signal()  # the text of `describe` has changed

    margins = (48.0, 14.0, 12.0, 24.0)  # around the plot: left, top, right, bottom

    def __init__(self, least: float, most: float, unit: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pictured(self, QAccessible.Role.Chart)
        self.least, self.most, self.unit = least, most, unit
        self.top = most  # of the axis; a true value may exceed the highest value that can be drawn
        self.locked = False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(240, 190)
        CopyMenu(self, lambda: list(self.rows()), lambda: self.grab().toImage())
        theme.notifier.changed.connect(self.update)

    @property
    def step(self) -> float:
        """The amount by which a key changes a value: a round hundredth of the axis."""
        return axis.round_up((self.most - self.least) / STEPS)

    # ---- description of each canvas

    @abstractmethod
    def draw(self, painter: QPainter, place: ChartPlaces) -> None:
        """Paint the contents of the plot and the area under it."""

    @abstractmethod
    def describe(self) -> str:
        """Return the selected item and its value."""

    @abstractmethod
    def rows(self) -> Iterator[list[str]]:
        """Yield the values as a table, headings first; unknown values are empty."""

    def heads(self, *first: str) -> list[str]:
        """Return the table headings: those of the first columns, then those of the values."""
        unit = f" ({self.unit})" if self.unit else ""
        return [*first, *(name + unit for name in (_tr("Predicted"), _tr("Run"), _tr("Published")))]

    @abstractmethod
    def choose(self, by: int, other: bool) -> None:
        """Select the item to the left or right; `other`: Shift is held."""

    @abstractmethod
    def adjust(self, by: float | None, to: float | None, other: bool) -> None:
        """Move the selected value by an amount or to a value; `other`: Shift is held."""

    # ---- places

    def area(self) -> ChartPlaces:
        """The plot's rectangle; its edges are whole pixels."""
        left, top, right, bottom = self.margins
        card = zoom.room(self)
        plot = QRectF(card.adjusted(round(left), round(top), -round(right), -round(bottom)))
        return ChartPlaces(card, NO_HEADER, plot, zoom.ratio(self))

    def to_y(self, value: float) -> float:
        """Return the y coordinate of a value, in pixels."""
        plot = self.area().plot
        return plot.bottom() - (value - self.least) / (self.top - self.least) * plot.height()

    def value_at(self, y: float) -> float:
        """Return the value at a y coordinate, rounded to half a step and clipped to the axis."""
        plot, grain = self.area().plot, self.step / 2
        value = self.least + (plot.bottom() - y) / plot.height() * (self.top - self.least)
        return min(max(round(value / grain) * grain, self.least), self.most)

    def sizeHint(self) -> QSize:
        """Return a comfortable size for use next to the lab."""
        return QSize(360, 260) * theme.text_scale()

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, axis, content and focus."""
        tones, place = theme.current(), self.area()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), tones.window)
            zoom.enlarge(painter)
            brushes.rounded(painter, place.card, 8, tones.panel, tones.border)
            value_axis.draw(painter, place, self.top, TICKS_EVERY, self.least)
            self.draw(painter, place)
            if self.hasFocus():
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(tones.focus, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(place.card.adjusted(1, 1, -1, -1), 8, 8)

    def draw_legend(self, painter: QPainter, place: ChartPlaces, model: str, published: str) -> None:
        """Draw above the plot the meaning of the outline (or the dashed line) and of the diamond."""
        tones, x = theme.current(), place.plot.left()
        row = QRectF(x, place.card.top() + 3, place.plot.width(), LEGEND - 4)
        for text, diamond in ((model, False), (published, True)):
            if not text:
                continue
            middle = QPointF(x + DIAMOND, row.center().y())
            if diamond:
                draw_diamonds(painter, [middle])
            else:
                self.draw_sample(painter, middle)
            row.setLeft(x + 2 * DIAMOND + 7)
            brushes.write(painter, row, text, tones.label)
            x = row.left() + brushes.width(text) + 16

    def draw_sample(self, painter: QPainter, middle: QPointF) -> None:
        """Draw a small sample of the style used for the run's values."""
        painter.setPen(QPen(theme.current().text, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(middle.x() - 5, middle.y() - 5, 10, 10))

    # ---- keys

    def event(self, event: QEvent) -> bool:
        """Accept the keys that the window would otherwise take."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _ours(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select with Left and Right, move the value with Up, Down and the page keys, and go to the ends
        with Home and End.
        """
        if not _ours(event):
            super().keyPressEvent(event)
            return
        key, other = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.choose(1 if key == Qt.Key.Key_Right else -1, other)
        elif not self.locked:
            by = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: PAGE, Qt.Key.Key_PageDown: -PAGE}
            steps = by.get(key)
            end = self.least if key == Qt.Key.Key_Home else self.most
            self.adjust(None if steps is None else steps * self.step, end if steps is None else None, other)
        self.say()

    def say(self) -> None:
        """Repaint, and announce the selected item to screen readers."""
        text = self.describe()
        self.setAccessibleDescription(text)
        announce(self, text)
        self.told.emit()
        self.update()

    def focusInEvent(self, event: object) -> None:
        """Announce the selected item."""
        super().focusInEvent(event)  # type: ignore[arg-type]
        self.say()


def draw_diamonds(painter: QPainter, points: Iterable[QPointF]) -> None:
    """Draw the markers of published values."""
    tones = theme.current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setPen(QPen(tones.panel, 1.5))
    painter.setBrush(tones.text)
    sides = (QPointF(0, -DIAMOND), QPointF(DIAMOND, 0), QPointF(0, DIAMOND), QPointF(-DIAMOND, 0))
    for point in points:
        painter.drawPolygon(QPolygonF([point + side for side in sides]))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _ours(event: QKeyEvent) -> bool:
    others = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return event.key() in _KEYS and not event.modifiers() & others


def _tr(text: str) -> str:
    return QCoreApplication.translate("AnswerCanvas", text)

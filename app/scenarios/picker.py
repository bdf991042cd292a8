"""A popup that lists the tests of all studies for selection, with a small picture of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from math import ceil, sqrt
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeWidgetItem, QWidget

from app.look import theme
from app.widgets.popup_list import Findable, PopupList, fitting, near
from app.widgets.rows_model import Index
from engine.scenario.derived.systems import home
from engine.scenario.scenario import Scenario, load_scenario

SIZE = QSize(104, 56)  # logical px
INSET, GAP = 3.0, 8.0  # px in a frame, px between frames
LINE = 5.0  # px between the channels of a link
MOST = 240  # boxes in a frame: more would be smaller than a pixel
POPUP = QSize(760, 620)
ID, SENTENCE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1  # data of a row
PAD = 8  # px
LINES = 2  # of the sentence; the tool tip shows the full sentence
LINE_SHARE = 0.95  # of a line's width: the rest stays empty if words do not fit


@lru_cache(maxsize=256)
def picture(scenario_id: str, theme_name: str, ratio: float) -> QPixmap:
    """Return the picture of a shipped scenario for a theme and a screen with a given device pixel ratio."""
    pixmap = QPixmap(SIZE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint(painter, load_scenario(scenario_id), theme.THEMES[theme_name])
    return pixmap


def _paint(painter: QPainter, scenario: Scenario, look: theme.Theme) -> None:
    frames = list(_frames(max(len(scenario.systems), 1)))
    names = list(scenario.systems)
    painter.setPen(QPen(look.focus, 1.5))
    for link in scenario.links.values():
        point, other = (frames[names.index(name)].center() for name in link.systems)
        for shift in _shifts(len({connection.channels for connection in link.connections})):
            painter.drawLine(point + shift, other + shift)
    groups = list(scenario.groups)
    colours: list[list[QColor]] = [[] for _ in frames]
    for guest in scenario.guests:
        colours[home(scenario, guest)].append(look.series[groups.index(guest.group) % len(look.series)])
    for frame, boxes in zip(frames, colours, strict=True):
        painter.setPen(QPen(look.axis, 1))
        painter.setBrush(look.raised)
        painter.drawRoundedRect(frame, 3, 3)
        _paint_guests(painter, frame.adjusted(INSET, INSET, -INSET, -INSET), boxes)


def _shifts(lines: int) -> list[QPointF]:
    """Return the offsets of a link's lines above or below its middle: one for each line, which represents a
    pair of channels.
    """
    return [QPointF(0, LINE * (line - (lines - 1) / 2)) for line in range(lines)]


def _frames(count: int) -> Iterator[QRectF]:
    """Yield the frames of the systems: a single frame, two frames side by side, or two rows of frames."""
    lines = 1 if count <= 2 else 2
    columns = ceil(count / lines)
    width = (SIZE.width() - 2 - (columns - 1) * GAP) / columns
    height = (SIZE.height() - 2 - (lines - 1) * GAP) / lines
    for place in range(count):
        line, column = divmod(place, columns)
        yield QRectF(1 + column * (width + GAP), 1 + line * (height + GAP), width, height)


def _paint_guests(painter: QPainter, room: QRectF, colours: list[QColor]) -> None:
    """Fill the area with boxes of equal size, as nearly square as possible."""
    shown = colours[:: max(1, ceil(len(colours) / MOST))]
    if not shown:
        return
    side = min(sqrt(room.width() * room.height() / len(shown)), 15.0)
    while int(room.width() / side) * int(room.height() / side) < len(shown):
        side *= 0.97
    columns = int(room.width() / side)
    painter.setPen(Qt.PenStyle.NoPen)
    for place, colour in enumerate(shown):
        line, column = divmod(place, columns)
        corner = room.topLeft() + QPointF(column * side, line * side)
        painter.fillRect(QRectF(corner.x(), corner.y(), side * 0.82, side * 0.82), colour)


class RowDelegate(QStyledItemDelegate):
    """Paints the rows that have an id; the others are headings."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        text = option.fontMetrics.height()
        if index.data(ID) is None:
            return QSize(0, text + 2 * PAD)
        return QSize(0, max(SIZE.height(), (1 + LINES) * text) + 2 * PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        scenario = index.data(ID)
        if scenario is None:
            super().paint(painter, option, index)
            return
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(option.rect, option.palette.highlight())
        ratio = painter.device().devicePixelRatio()
        room = option.rect.adjusted(PAD, PAD, -PAD, -PAD)
        if scenario:
            painter.drawPixmap(room.topLeft(), picture(scenario, theme.current().name, ratio))
        room.setLeft(room.left() + SIZE.width() + 2 * PAD)
        self._write(painter, option, room, index, chosen)

    def _write(
        self, painter: QPainter, option: QStyleOptionViewItem, room: QRect, index: Index, chosen: bool
    ) -> None:
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        bold, height = QFont(option.font), option.fontMetrics.height()
        bold.setWeight(QFont.Weight.DemiBold)
        painter.setPen(option.palette.color(role))
        painter.setFont(bold)
        painter.drawText(room, Qt.AlignmentFlag.AlignTop, index.data())
        painter.setFont(option.font)
        if not chosen:
            painter.setPen(theme.current().muted)
        below = room.adjusted(0, height + 2, 0, 0)
        below.setHeight(LINES * height)
        room_for = int(LINES * LINE_SHARE * below.width())
        sentence = option.fontMetrics.elidedText(index.data(SENTENCE), Qt.TextElideMode.ElideRight, room_for)
        painter.drawText(below, Qt.TextFlag.TextWordWrap, sentence)


class Test(NamedTuple):
    """A scenario with all its methods. `id`: the id of the method whose picture is shown; "" for a file."""

    id: str
    title: str
    study: str
    sentence: str


class ScenarioPicker(PopupList):
    """A popup with the tests by study; `picked` carries the title of the selected test."""

    picked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, columns=1)
        self._tests: Sequence[Test] = ()
        self._current = ""
        self.setAccessibleName(self.tr("Scenarios"))
        self.setWhatsThis(self.tr("Type words from a title or a description. Enter opens a scenario."))
        self.field.setPlaceholderText(self.tr("Filter by title, description or study"))
        self.field.setAccessibleName(self.tr("Filter the scenarios"))
        self.list.setAccessibleName(self.tr("Scenarios by study"))
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setVerticalScrollMode(self.list.ScrollMode.ScrollPerPixel)
        self.typed.connect(self._fill)
        self.chosen.connect(self._pick)

    def open_under(self, box: QWidget, tests: Sequence[Test], current: str) -> None:
        """Show the tests of all studies below a box; the test with the current title is marked."""
        self._tests, self._current = sorted(tests, key=lambda test: (test.id != "", test.study)), current
        self.show_under(box, POPUP)

    def _fill(self, text: str) -> None:
        self.list.clear()
        rows = [
            self._add(test)
            for study, tests in groupby(self._found(text), lambda test: test.study)
            for test in self._headed(study, tests)
        ]
        row = next((row for row in rows if row.text(0) == self._current), rows[0] if rows else None)
        if row is not None:
            self.list.setCurrentItem(row)
            self.list.scrollToItem(row, self.list.ScrollHint.PositionAtCenter)

    def _found(self, text: str) -> list[Test]:
        """Return the tests that contain the typed words, or else similar tests, in order."""
        if not text.strip():
            return list(self._tests)
        things = [Findable(test.study, test.title, self.close, note=test.sentence) for test in self._tests]
        found = fitting(text, things)
        if not found:
            found = near(text, things)
            said = self.tr("No scenario contains these words. Similar:")
            self.say(said if found else self.tr("No scenario contains these or similar words."))
        titles = {thing.text for thing in found}
        return [test for test in self._tests if test.title in titles]

    def _headed(self, study: str, tests: Iterator[Test]) -> Iterator[Test]:
        """Add the heading of a study, and yield its tests."""
        heading = QTreeWidgetItem(self.list, [study])
        heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = QFont(self.list.font())
        font.setWeight(QFont.Weight.DemiBold)
        heading.setFont(0, font)
        heading.setForeground(0, self.palette().placeholderText())
        yield from tests

    def _add(self, test: Test) -> QTreeWidgetItem:
        row = QTreeWidgetItem(self.list, [test.title])
        row.setData(0, ID, test.id)
        row.setData(0, SENTENCE, test.sentence)
        row.setToolTip(0, test.sentence)
        row.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, test.sentence)
        return row

    def _pick(self, row: QTreeWidgetItem) -> None:
        if row.data(0, ID) is not None:
            self.close()
            self.picked.emit(row.text(0))

"""A popup that lists the tests of all studies and lets one be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeWidgetItem, QWidget

from app.look import theme
from app.scenarios.picture import SIZE, picture
from app.widgets.findable import Findable, fitting, near
from app.widgets.popup_list import PopupList
from app.widgets.rows_model import Index

POPUP = QSize(760, 620)
ID, SENTENCE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1  # data of a row
PAD = 8  # px
LINES = 2  # of the sentence; the tool tip has all of it
LINE_SHARE = 0.95  # of a line's width: words that do not fit leave the rest empty


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
    """A scenario, in all its methods. `id` is that of the method whose picture is shown."""

    id: str
    title: str
    study: str
    sentence: str


class ScenarioPicker(PopupList):
    """Tests by study; `picked` carries the title of one."""

    picked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, columns=1)
        self._tests: Sequence[Test] = ()
        self._current = ""
        self.setAccessibleName(self.tr("Scenarios"))
        self.setWhatsThis(self.tr("Type words of a title or a description. Enter opens a scenario."))
        self.field.setPlaceholderText(self.tr("Filter: words of a title, a description or a study"))
        self.field.setAccessibleName(self.tr("Filter the scenarios"))
        self.list.setAccessibleName(self.tr("Scenarios by study"))
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setVerticalScrollMode(self.list.ScrollMode.ScrollPerPixel)
        self.typed.connect(self._fill)
        self.chosen.connect(self._pick)

    def open_under(self, box: QWidget, tests: Sequence[Test], current: str) -> None:
        """Show the tests of all studies below a box; the one with the current title is marked."""
        self._tests, self._current = sorted(tests, key=lambda test: test.study), current
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
        """Return the tests that contain the words typed, else those near them, in their order."""
        if not text.strip():
            return list(self._tests)
        things = [Findable(test.study, test.title, self.close, note=test.sentence) for test in self._tests]
        found = fitting(text, things)
        if not found:
            found = near(text, things)
            said = self.tr("No scenario contains these words. Near them:")
            self.say(said if found else self.tr("No scenario contains these words, and none is near them."))
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

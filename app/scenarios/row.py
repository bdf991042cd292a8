"""How a scenario is painted in the picker: a picture, a title, and a sentence below it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.look import theme
from app.scenarios.picture import SIZE, picture

ID, SENTENCE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1  # data of a row
PAD = 8  # px
LINES = 2  # of the sentence; the tool tip has all of it
LINE_SHARE = 0.95  # of a line's width: words that do not fit leave the rest empty

Index = QModelIndex | QPersistentModelIndex


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

"""The small bar of a residual: the error in units of the tolerance, from the middle to either side."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.charts.toolkit import brushes, zoom
from app.look import theme
from app.study.columns import BAD, residual
from app.study.rows import StudyRow
from app.widgets.rows_model import ROW

REACH = 2.0  # tolerances at either end; larger errors end there
BAR = 76.0  # px
HIGH = 8.0
RIBBON = 2.0
Index = QModelIndex | QPersistentModelIndex


class ResidualBar(QStyledItemDelegate):
    """Paints the bar next to the number, with the tolerance behind it and the range over all assumptions
    below it.
    """

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        if not text:
            return
        painter.save()
        row, cell = index.data(ROW), zoom.enlarge_at(painter, option.rect).adjusted(6, 0, -6, 0)
        bar = QRectF(cell.left(), cell.center().y() - HIGH / 2, min(BAR, cell.width() / 2), HIGH)
        if row.fact.tolerance:
            draw_bar(painter, bar, row)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        bad = theme.current().error if row.verdict in BAD else theme.current().text
        colour = theme.current().on_accent if chosen else bad
        brushes.write(painter, cell, residual(row), colour, flags=brushes.RIGHT)
        painter.restore()


def draw_bar(painter: QPainter, box: QRectF, row: StudyRow) -> None:
    """Paint the tolerance, the bar, a ribbon over all assumptions and, when many seeds have been run, a
    line over them.
    """
    assert row.fact is not None
    assert row.fact.tolerance
    assert row.error is not None
    colours, unit = theme.current(), box.width() / 2 / REACH
    middle, most = box.center().x(), row.fact.tolerance

    def x(error: float) -> float:
        return round(middle + max(-REACH, min(REACH, error / most)) * unit)

    painter.fillRect(QRectF(middle - unit, box.top() - 3, 2 * unit, box.height() + 6), colours.phase)
    left, right = sorted((middle, x(row.error)))
    filled = QRectF(left, box.top(), max(right - left, 2.0), box.height())
    if row.verdict in BAD:
        hatch = QBrush(colours.panel, Qt.BrushStyle.BDiagPattern)
        brushes.hatched(painter, filled, colours.error, hatch, brushes.ratio_of(painter))
    else:
        painter.fillRect(filled, colours.places["real"])
    if row.band is not None:
        low, high = (x(error) for error in row.band.errors(row.fact))
        painter.fillRect(QRectF(low, box.bottom() + 1, max(high - low, 2), RIBBON), colours.accent)
    painter.fillRect(QRectF(middle, box.top() - 3, 1, box.height() + 6), colours.label)
    if row.seeds is not None and row.seeds.errors is not None:
        low, high = (x(error) for error in row.seeds.errors)
        painter.fillRect(QRectF(low, box.center().y(), max(high - low, 1), 1), colours.text)
        for end in (low, high):
            painter.fillRect(QRectF(end, box.center().y() - 3, 1, 7), colours.text)

"""Explains the words on charts and in table headings on hover."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QHeaderView, QLabel, QTableView, QToolTip, QWidget

from app.charts.toolkit import zoom
from app.charts.toolkit.chart import Chart
from app.look.literal import HtmlPage
from app.look.theme import text_scale

WIDTH = 420  # px, of an explanation


class ChartWords(QObject):
    """Explains a chart's title and the entries of its legend."""

    def __init__(self, chart: Chart) -> None:
        super().__init__(chart)
        self._chart = chart
        chart.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return False
        label = self._chart.words_at(zoom.inside(QPointF(event.pos())))
        return bool(label) and _show(event, self._chart, self.explain(label))

    def explain(self, label: str) -> str:
        """Return an HTML explanation of a word in the chart."""
        from app.help.words import meaning  # imported late: the first picture needs no texts

        chart = self._chart
        rest = chart.on_screen().header.rest
        if rest is not None and label == rest.key.label:
            return escape(label)
        text = meaning(chart.id, label) or (chart.whatsThis() if label == chart.title else "")
        return _explained(label, text)


class HeadingWords(QObject):
    """Explains the headings of a table that have no tooltip of their own."""

    def __init__(self, header: QHeaderView) -> None:
        super().__init__(header)
        self._header = header
        header.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return False
        column = self._header.logicalIndexAt(event.pos())
        heading = self._data(column, Qt.ItemDataRole.DisplayRole) if column >= 0 else ""
        if self._data(column, Qt.ItemDataRole.ToolTipRole) not in ("", heading):
            return False
        return bool(heading) and _show(event, self._header, _explained(heading, ""))

    def _data(self, column: int, role: Qt.ItemDataRole) -> str:
        return str(self._header.model().headerData(column, Qt.Orientation.Horizontal, role) or "")


def explain_headings(parent: QWidget) -> None:
    """Make all tables in a widget explain their headings."""
    for table in parent.findChildren(QTableView):
        HeadingWords(table.horizontalHeader())


def _explained(label: str, text: str) -> str:
    """Return the label and its meaning, or an empty string when there is no explanation for it."""
    from app.help.words import with_words  # imported late: the first picture needs no texts

    words = with_words(f"{label}. {text}" if text else label)
    known = text or words.count("<p>") > 1
    return words.replace(f"<p>{escape(label)}", f"<p><b>{escape(label)}</b>", 1) if known else ""


def _show(event: QHelpEvent, owner: QWidget, text: str) -> bool:
    if text:
        QToolTip.showText(event.globalPos(), text, owner)
        for tip in QApplication.topLevelWidgets():
            if isinstance(tip, QLabel) and tip.inherits("QTipLabel") and tip.isVisible():
                _draw(tip, text)
    return bool(text)


def _draw(tip: QLabel, html: str) -> None:
    """Draw HTML of the program as a picture in a tip. The tip's text format stays plain, since Qt shows other
    texts in it.
    """
    page, ratio = HtmlPage(), tip.devicePixelRatioF()
    page.setDefaultFont(tip.font())
    page.setDocumentMargin(0)
    page.setHtml(html)
    page.setTextWidth(min(page.idealWidth(), WIDTH * text_scale()))
    picture = QPixmap(page.size().toSize() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        page.drawContents(painter)
    tip.setPixmap(picture)
    tip.resize(tip.sizeHint())
    tip.move(min(tip.x(), tip.screen().geometry().right() - tip.width()), tip.y())

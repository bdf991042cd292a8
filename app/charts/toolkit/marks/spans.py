"""Statistics of the time range selected in a chart, in a table below the plot."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from app.charts.toolkit.figures import RunningTotals, ShownCurve
from app.charts.toolkit.zoom import on_widget
from app.look import theme
from app.plot.series import Series
from app.plot.statistics import PERCENTS, PlotStatistics, figures
from app.widgets.looks import fix_height
from app.widgets.reach import make_accessible
from engine.language import numeral, with_unit
from engine.recording.recorder import Recording

MOST = 20_000  # values of a curve; of a longer span every second one, every third, ...
ROW, SHARE = 19.0, 0.42  # height of a row, and of the chart at most
BAR = 16.0  # height of a scroll bar
LINES, REST = 2.4, 130.0  # rows that are seen at least; the height of a chart whose pane is 70 px high


class SpanTable(QTableWidget):
    """A row for each figure of a chart; `height_in` is the height that the table takes from the plot."""

    def __init__(self, chart: QWidget) -> None:
        super().__init__(chart)
        self.setObjectName("spanTable")  # before its headings look up their height: they are low
        heads = [self.tr("mean"), self.tr("minimum"), self.tr("maximum")]
        heads += [with_unit(str(number), "%") for number in PERCENTS]
        ends = self.tr("slope per second"), self.tr("integral"), self.tr("unit")
        self._heads = [self.tr("curve"), *heads, *ends]
        self.setColumnCount(len(self._heads))
        self.setHorizontalHeaderLabels(self._heads)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFont(theme.font(9.0))
        fix_height(self.horizontalHeader(), ROW)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setShowGrid(False)
        about = self.tr("Statistics of the selected time range; Escape in the chart closes it.")
        make_accessible(self, self.tr("Statistics of the selected time range"), about)
        self._known: tuple[object, int, tuple[int, int] | None] = (None, 0, None)
        self.hide()

    def rows(self) -> list[list[str]]:
        """Return the displayed texts, headings first."""
        lines, columns = range(self.rowCount()), range(self.columnCount())
        return [self._heads, *([self._cell(line, column) for column in columns] for line in lines)]

    def _cell(self, line: int, column: int) -> str:
        item = self.item(line, column)
        return item.text() if item is not None else ""

    def height_in(self, room: float) -> float:
        """Return the table's height in a chart of this height, logical pixels, or 0 when it is hidden."""
        if self.isHidden():
            return 0.0
        return min(ROW * (self.rowCount() + 1.6), SHARE * room, max(room - REST, LINES * ROW))

    def arrange(self, card: QRectF) -> None:
        """Place the table at the bottom of the chart."""
        high = self.height_in(card.height())
        low = high < LINES * ROW + BAR  # a bar would cover the only row: keys scroll horizontally
        policy = Qt.ScrollBarPolicy
        self.setHorizontalScrollBarPolicy(policy.ScrollBarAlwaysOff if low else policy.ScrollBarAsNeeded)
        self.verticalHeader().setDefaultSectionSize(on_widget(QRectF(0, 0, 1, ROW)).height())
        self.setGeometry(
            on_widget(QRectF(card.left() + 8, card.bottom() - high - 4, card.width() - 16, high))
        )

    def show_span(self, recording: Recording, shown: Sequence[ShownCurve], span: tuple[int, int]) -> None:
        """Show the statistics of figures between two times, ns; do nothing if they have not changed."""
        until = min(int(recording.time[-1]), span[1])
        key = tuple(curve.figure for curve in shown), until, span
        if key != self._known:
            self._known = key
            self.setRowCount(len(shown))
            series = series_of(recording, shown, span)
            for row, (curve, values) in enumerate(zip(shown, series, strict=True)):
                for column, text in enumerate(_texts(curve, figures(values, *span))):
                    item = QTableWidgetItem(text)
                    is_text = column in (0, self.columnCount() - 1)
                    side = Qt.AlignmentFlag.AlignLeft if is_text else Qt.AlignmentFlag.AlignRight
                    item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                    self.setItem(row, column, item)
        self.show()


def series_of(recording: Recording, shown: Sequence[ShownCurve], span: tuple[int, int]) -> list[Series]:
    """Return the means of figures from sample to sample in a time range, ns."""
    first, last = np.searchsorted(recording.time, span)
    edges = recording.time[max(int(first) - 1, 0) : int(last) + 1]
    edges = np.asarray(edges[:: -(-len(edges) // MOST) or 1], np.int64)
    if len(edges) < 2:
        empty = np.zeros(0)
        return [Series(curve.label, curve.unit, empty.astype(np.int64), empty, "") for curve in shown]
    values = RunningTotals([curve.figure for curve in shown]).values(recording, edges)
    return [
        Series(curve.label, curve.unit, edges[1:], row, "") for curve, row in zip(shown, values, strict=True)
    ]


def _texts(curve: ShownCurve, found: PlotStatistics | None) -> list[str]:
    label = ": ".join(filter(None, (curve.pane, curve.label)))
    if found is None:
        return [label, *["–"] * (5 + len(PERCENTS)), curve.bare_unit]
    values = (found.mean, found.low, found.high, *found.percentiles)
    area = _area(found.integral, curve.bare_unit)
    return [label, *map(curve.text, values), numeral(found.slope, "+.3g"), area, curve.bare_unit]


def _area(integral: float, unit: str) -> str:
    """Return an integral over seconds; for a rate, this is the number of items counted."""
    counted = unit.removesuffix("/s") if unit.endswith("/s") else f"{unit}·s"
    return f"{numeral(integral, ',.4g')} {counted}".strip()

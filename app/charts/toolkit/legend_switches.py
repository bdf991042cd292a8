"""Switches over the entries of a legend: a click, or Tab and Space, shows or hides a curve."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.charts.toolkit.header import Entry, Header
from app.look import theme
from app.widgets.reach import reachable

if TYPE_CHECKING:
    from app.charts.toolkit.panes.chart import PaneChart

AROUND = 4.0  # logical pixels


class LegendSwitch(QAbstractButton):
    """Lies over an entry, which the chart paints; itself it shows the focus and the pointer only."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.label = ""
        self.clicked.connect(self._toggle)

    def _toggle(self) -> None:
        chart = cast("PaneChart", self.parentWidget())
        chart.toggle(self.label)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A frame with the focus, a line under the pointer."""
        worn = theme.current()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus():
                painter.setPen(QPen(worn.focus, 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 2, -1, -2), 4, 4)
            elif self.underMouse():
                painter.fillRect(QRectF(AROUND, self.height() - 4, self.width() - 2 * AROUND, 1), worn.label)


class LegendSwitches:
    """The switches of a chart; they follow its legend."""

    def __init__(self, chart: PaneChart) -> None:
        self._chart = chart
        self._made: list[LegendSwitch] = []
        self._shown: Header | None = None  # whose entries they lie over

    def arrange(self) -> None:
        """A switch over each entry that stands for curves or for published values."""
        chart = self._chart
        head = chart.place(QRectF(chart.rect()), chart.devicePixelRatioF()).header
        if head is self._shown:
            return
        self._shown = head
        known = chart.switchable()
        entries = [entry for entry in head.entries if entry.key.label in known]
        while len(self._made) < len(entries):
            self._made.append(LegendSwitch(chart))
        for switch in self._made[len(entries) :]:
            switch.hide()
        for switch, entry in zip(self._made, entries, strict=False):
            self._put(switch, entry)
        chart.controls_moved.emit()

    def _put(self, switch: LegendSwitch, entry: Entry) -> None:
        chart, label = self._chart, entry.key.label
        switch.label = label
        about = chart.tr("Show or hide: {0}").format(label)
        reachable(switch, f"{about} ({chart.tr(chart.title)})", chart.about(label) or about)
        switch.setToolTip("\n".join(filter(None, (chart.about(label), about))))
        switch.setChecked(label not in chart.hidden)
        switch.setGeometry(entry.box.adjusted(-AROUND, 0, AROUND, 0).toRect())
        switch.show()
        switch.raise_()

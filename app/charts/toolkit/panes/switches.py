"""Switches over the entries of a legend: a click, or Tab and Space, shows or hides a curve."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.header import Header, LegendEntry
from app.charts.toolkit.panes.shown import ShownPanes
from app.look.theme import current as current_theme
from app.widgets.reach import reachable

AROUND = 4.0  # logical pixels


class LegendSwitch(QAbstractButton):
    """Lies over an entry, which the chart paints; itself it shows only the focus and the pointer."""

    def __init__(self, parent: QWidget, toggle: Callable[[str], None]) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.label = ""
        self.clicked.connect(lambda: toggle(self.label))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a frame with the focus, a line under the pointer."""
        theme = current_theme()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus():
                painter.setPen(QPen(theme.focus, 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 2, -1, -2), 4, 4)
            elif self.underMouse():
                painter.fillRect(QRectF(AROUND, self.height() - 4, self.width() - 2 * AROUND, 1), theme.label)


class LegendSwitches:
    """The switches of a chart with panes, and the labels that they hide; they follow its legend."""

    def __init__(self, chart: Chart, panes: Callable[[], ShownPanes], changed: Callable[[], None]) -> None:
        """`panes` returns what the chart has; `changed` is called when something is hidden or shown again."""
        self.hidden: frozenset[str] = frozenset()
        self._chart, self._panes, self._changed = chart, panes, changed
        self._made: list[LegendSwitch] = []
        self._arranged: Header | None = None  # whose entries the switches lie over

    def toggle(self, label: str) -> None:
        """Show or hide what a label of the legend stands for; one curve always stays."""
        hidden = self.hidden ^ {label}
        if not self._panes().curve_labels() - {self._panes().published} <= hidden:
            self.hidden = hidden
            self._changed()

    def arrange(self) -> None:
        """Put a switch over each entry that stands for curves or for published values."""
        chart = self._chart
        head = chart.place(QRectF(chart.rect()), chart.devicePixelRatioF()).header
        if head is self._arranged:
            return
        self._arranged = head
        known = self._panes().labels()
        entries = [entry for entry in head.entries if entry.key.label in known]
        while len(self._made) < len(entries):
            self._made.append(LegendSwitch(chart, self.toggle))
        for switch in self._made[len(entries) :]:
            switch.hide()
        for switch, entry in zip(self._made, entries, strict=False):
            self._put(switch, entry)
        chart.controls_moved.emit()

    def _put(self, switch: LegendSwitch, entry: LegendEntry) -> None:
        chart, label = self._chart, entry.key.label
        switch.label = label
        action, about = chart.tr("Show or hide: {0}").format(label), self._panes().about(label)
        reachable(switch, f"{action} ({chart.tr(chart.title)})", about or action)
        switch.setToolTip("\n".join(filter(None, (about, action))))
        switch.setChecked(label not in self.hidden)
        switch.setGeometry(entry.box.adjusted(-AROUND, 0, AROUND, 0).toRect())
        switch.show()
        switch.raise_()

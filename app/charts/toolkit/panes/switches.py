"""Switches over the entries of a legend: a click, or Tab and Space, shows or hides a curve."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.charts.toolkit.header import Header, LegendEntry
from app.charts.toolkit.panes.shown import ShownPanes
from app.charts.toolkit.zoom import on_widget
from app.look.theme import current as current_theme
from app.widgets.reach import reachable

AROUND = 4.0  # logical pixels


class LegendSwitch(QAbstractButton):
    """Lies over an entry, which the chart paints; itself it shows only the focus and the pointer."""

    toggled_label = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.label = ""
        self.clicked.connect(self._toggle)

    def _toggle(self) -> None:
        self.toggled_label.emit(self.label)

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


class LegendSwitches(QObject):
    """The switches of a chart with panes, and the labels that they hide; they follow its legend.

    The chart hands its head and its panes in: with references back to it, charts would be deleted by the
    garbage collector, perhaps in the middle of painting.
    """

    changed = Signal()  # something is hidden or shown again

    def __init__(self, chart: QWidget) -> None:
        super().__init__(chart)
        self.hidden: frozenset[str] = frozenset()
        self._panes = ShownPanes()
        self._made: list[LegendSwitch] = []
        self._arranged: Header | None = None  # whose entries the switches lie over

    def toggle(self, label: str) -> None:
        """Show or hide what a label of the legend stands for; one curve always stays."""
        hidden = self.hidden ^ {label}
        if not self._panes.curve_labels() - {self._panes.published} <= hidden:
            self.hidden = hidden
            self.changed.emit()

    def arrange(self, chart: QWidget, title: str, head: Header, panes: ShownPanes) -> bool:
        """Put a switch over each entry that stands for curves or published values; False if nothing moved."""
        self._panes = panes
        if head is self._arranged:
            return False
        self._arranged = head
        known = panes.labels()
        entries = [entry for entry in head.entries if entry.key.label in known]
        while len(self._made) < len(entries):
            switch = LegendSwitch(chart)
            switch.toggled_label.connect(self.toggle)
            self._made.append(switch)
        for switch in self._made[len(entries) :]:
            switch.hide()
        for switch, entry in zip(self._made, entries, strict=False):
            self._put(switch, entry, chart.tr(title))
        return True

    def _put(self, switch: LegendSwitch, entry: LegendEntry, title: str) -> None:
        label = entry.key.label
        switch.label = label
        action, about = self.tr("Show or hide: {0}").format(label), self._panes.about(label)
        reachable(switch, f"{action} ({title})", about or action)
        switch.setToolTip("\n".join(filter(None, (about, action))))
        switch.setChecked(label not in self.hidden)
        switch.setGeometry(on_widget(entry.box.adjusted(-AROUND, 0, AROUND, 0)))
        switch.show()
        switch.raise_()

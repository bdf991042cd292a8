"""The legend to the right of each pane: curve names, their values, and switches over them.

It also serves as the readout: it shows the values at the cursor, or the latest values, without covering
anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.charts.toolkit import brushes
from app.charts.toolkit.header import SWATCH, ChartPlaces, draw_swatch, rest_text
from app.charts.toolkit.panes import numbers
from app.charts.toolkit.panes.layout import LEGEND_ROW, VisiblePanes
from app.charts.toolkit.panes.legend_lines import LegendRest, LegendSwitch
from app.charts.toolkit.panes.numbers import LegendNumber
from app.charts.toolkit.panes.pane import Pane
from app.look.theme import current as current_theme
from app.widgets.reach import make_accessible
from engine.language import filled, say

ROW = 14.0  # height of a line, at most
LEADS = 16.0  # between plot and legend, for the lines from the ends of curves to their names
VALUE = 52.0  # width of a value
NAMED = 40.0  # minimum width of a name; with less room, it has its own line
ROOM = 300.0  # width of a chart that has legends
SHARE, LEAST, MOST_LABEL = 0.36, 64.0, 132.0  # of the chart's width at most; less is none; of a name


class PaneLegend(QObject):
    """The legends of a chart's panes, and the labels that are switched off.

    The chart passes in the data for them: with references back to it, charts would be deleted by the garbage
    collector, possibly in the middle of painting.
    """

    changed = Signal()  # a curve is hidden or shown again
    pointed = Signal(str)  # a label, or "" none

    def __init__(self, chart: QWidget) -> None:
        super().__init__(chart)
        self.hidden: frozenset[str] = frozenset()
        self._labels: frozenset[str] = frozenset()  # of all curves
        self.right, self.offset = 0.0, 0.0  # its right edge, and the content between it and a plot (px)
        self.above = 0.0  # px that it begins above a plot
        self.values = 1  # in a line
        self.read: Mapping[str, Sequence[tuple[str, str]]] = {}  # by pane: the values painted last
        self._made: list[LegendSwitch] = []
        self._rests: list[LegendRest] = []
        self._arranged: object = None

    def toggle(self, label: str) -> None:
        """Show or hide the item with a label; at least one curve always stays visible."""
        hidden = self.hidden ^ {label}
        if not self._labels <= hidden:
            self.hidden = hidden
            self.changed.emit()

    def know(self, panes: Sequence[Pane]) -> None:
        """Store the labels of the existing curves."""
        self._labels = frozenset(curve.label for pane in panes for curve in pane.curves)

    # ---- places

    @staticmethod
    def width(room: float, panes: Sequence[Pane], values: int) -> float:
        """Return the width of the legends in a chart `room` wide, with this many values per line."""
        labels = [curve.label for pane in panes for curve in pane.curves]
        labels += [line.label for pane in panes for line in pane.published]
        labels += [pane.right[1] for pane in panes if pane.right is not None]
        labels += [numbers.together() for pane in panes if pane.stacked and len(pane.curves) > 1]
        longest = max(map(brushes.width, labels), default=0.0)
        wanted = LEADS + SWATCH + 6 + min(max(longest, 40.0), MOST_LABEL) + 6 + values * VALUE
        found = min(wanted, SHARE * room)
        return found if found >= LEAST and room >= ROOM else 0.0

    def boxes(self, own: ChartPlaces, entries: Sequence[LegendNumber]) -> list[QRectF]:
        """Return a box for each entry that fits next to a pane; the last line may count the others."""
        lines = self._lines(own, entries)
        return lines if len(lines) == len(entries) else lines[:-1]

    def _rest(
        self, own: ChartPlaces, entries: Sequence[LegendNumber]
    ) -> tuple[QRectF, Sequence[LegendNumber]] | None:
        """Return the line below the last entry that fits, and the entries that do not fit, if any."""
        lines = self._lines(own, entries)
        return (lines[-1], entries[len(lines) - 1 :]) if 0 < len(lines) < len(entries) else None

    def _lines(self, own: ChartPlaces, entries: Sequence[LegendNumber]) -> list[QRectF]:
        """Return the lines that fit next to a pane, at most one for each entry."""
        top, left = own.plot.top() - self.above, own.plot.right() + self.offset + LEADS
        if self.right - left < LEAST - LEADS:
            return []
        high = own.plot.bottom() - top
        row = min(ROW, max(high / max(len(entries), 1), LEGEND_ROW - 1))
        if self._is_tight(entries, self.right - left) and high >= 2 * LEGEND_ROW * len(entries):
            row = min(2 * ROW, high / max(len(entries), 1))
        count = min(len(entries), int(high / row + 0.01))
        return [QRectF(left, top + row * number, self.right - left, row) for number in range(count)]

    def _is_tight(self, entries: Sequence[LegendNumber], wide: float) -> bool:
        """Return True if a name would be cut off next to its values."""
        room = self._name_room(wide)
        return room < NAMED or any(brushes.width(entry.label) > room for entry in entries)

    def _name_room(self, wide: float) -> float:
        """Return the width available for a name next to its values in a box of this width."""
        return wide - SWATCH - 9 - self.values * VALUE

    # ---- painting

    def _cut_names(self, entries: Sequence[LegendNumber], boxes: Sequence[QRectF]) -> list[str]:
        """Return the shortened names: cut at the end, or in the middle if two would look the same."""
        if not boxes:
            return []
        wide = boxes[0].width()
        room = self._name_room(wide)
        room = wide - SWATCH - 5 if room < NAMED or _is_tall(boxes[0]) else room
        cut = [brushes.elide(entry.label, room) for entry in entries]
        alike = len(set(cut)) < len({entry.label for entry in entries})
        return [brushes.elide(entry.label, room, middle=True) for entry in entries] if alike else cut

    def draw_names(
        self, painter: QPainter, own: ChartPlaces, entries: Sequence[LegendNumber], chosen: str
    ) -> None:
        """Paint the color samples and names of a pane's legend."""
        theme, boxes = current_theme(), self.boxes(own, entries)
        for entry, box, label in zip(entries, boxes, self._cut_names(entries, boxes), strict=False):
            line = _name_line(box)
            if entry.key is not None:
                swatch = QRectF(line.left(), line.center().y() - SWATCH / 2, SWATCH, SWATCH)
                draw_swatch(painter, swatch, entry.key, theme)
            colour = theme.text if chosen and entry.switch == chosen else theme.label
            brushes.write(painter, line.adjusted(SWATCH + 5, 0, 0, 0), label, colour)
        if rest := self._rest(own, entries):
            text = rest_text(len(rest[1]))
            brushes.write(painter, rest[0].adjusted(SWATCH + 5, 0, 0, 0), text, theme.label)

    def draw_values(
        self, painter: QPainter, boxes: Sequence[QRectF], texts: Sequence[tuple[str, str]]
    ) -> None:
        """Paint the values of a pane's legend, those of this run and of the other run, if they fit."""
        theme = current_theme()
        for box, (value, note) in zip(boxes, texts, strict=False):
            if _is_tall(box):
                box = box.adjusted(0, box.height() / 2, 0, 0)
            elif self._name_room(box.width()) < NAMED:
                continue  # a value without a name is meaningless
            left = box.adjusted(0, 0, -VALUE * bool(note), 0)
            brushes.write(painter, left, value, theme.text, flags=brushes.RIGHT, once=True)
            if note:
                brushes.write(painter, box, note, theme.label, flags=brushes.RIGHT, once=True)

    def draw_leads(
        self, painter: QPainter, own: ChartPlaces, entries: Sequence[LegendNumber], ends: Mapping[str, float]
    ) -> None:
        """Paint lines to the names from the points where curves leave the plot at its right edge (logical
        pixels).
        """
        for entry, box in zip(entries, self.boxes(own, entries), strict=False):
            if entry.key is not None and entry.label in ends:
                painter.setPen(QPen(entry.key.colour, 1.0))
                start = QPointF(own.plot.right() + 1, ends[entry.label])
                painter.drawLine(start, QPointF(box.left() - 3, _name_line(box).center().y()))

    # ---- switches

    def arrange(
        self, chart: QWidget, title: str, laid: VisiblePanes, entries: Mapping[str, Sequence[LegendNumber]]
    ) -> bool:
        """Put a switch over each switchable entry; return False if nothing moved."""
        looks = [(pane.id, [entry.switch for entry in entries[pane.id]], own.plot) for pane, own in laid]
        key = title, looks, self.right, self.hidden
        if key == self._arranged:
            return False
        self._arranged = key
        wanted = [
            (pane, entry, box)
            for pane, own in laid
            for entry, box in zip(entries[pane.id], self.boxes(own, entries[pane.id]), strict=False)
            if entry.switch
        ]
        while len(self._made) < len(wanted):
            self._made.append(self._switch(chart))
        for switch in self._made[len(wanted) :]:
            switch.hide()
        before = ""
        for switch, (pane, entry, box) in zip(self._made, wanted, strict=False):
            first, before = pane.id != before, pane.id
            self._put(switch, pane, entry, box, title)
            policy = Qt.FocusPolicy.StrongFocus if first else Qt.FocusPolicy.ClickFocus
            switch.setFocusPolicy(policy)  # arrows lead to the others
            if switch.hasFocus():
                self.pointed.emit(switch.label)  # it may be another
        self._arrange_rests(chart, laid, entries)
        return True

    def _arrange_rests(
        self, chart: QWidget, laid: VisiblePanes, entries: Mapping[str, Sequence[LegendNumber]]
    ) -> None:
        """Put a button over each line that counts entries that do not fit."""
        found = [(pane, self._rest(own, entries[pane.id])) for pane, own in laid]
        wanted = [(pane, rest) for pane, rest in found if rest is not None]
        while len(self._rests) < len(wanted):
            self._rests.append(made := LegendRest(chart))
            made.wanted.connect(self._open_rest)
            made.toggled_label.connect(self.toggle)
        for button in self._rests[len(wanted) :]:
            button.hide()
        for button, (pane, (box, left)) in zip(self._rests, wanted, strict=False):
            button.pane, button.entries = pane.id, left
            names = ", ".join(number.label for number in left)
            make_accessible(
                button, filled(self.tr("Show {0} more legend {0:entry|entries}"), len(left)), names
            )
            button.setToolTip(names)
            button.put(box)

    def _open_rest(self, button: LegendRest) -> None:
        button.open_menu(self.read.get(button.pane, ())[-len(button.entries) :], self.hidden)

    def _switch(self, chart: QWidget) -> LegendSwitch:
        switch = LegendSwitch(chart)
        switch.toggled_label.connect(self.toggle)
        switch.pointed.connect(self.pointed)
        switch.stepped.connect(self._step)
        return switch

    def _step(self, switch: LegendSwitch, by: int) -> None:
        shown = [switch for switch in self._made if not switch.isHidden()]
        shown[(shown.index(switch) + by) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)

    def _put(self, switch: LegendSwitch, pane: Pane, entry: LegendNumber, box: QRectF, title: str) -> None:
        switch.label, switch.pane = entry.switch, pane.id
        action = self.tr("Show or hide: {0}").format(entry.switch)
        curve = next((curve for curve in pane.curves if curve.label == entry.switch), None)
        measure = curve.figure.measure if curve is not None and curve.figure is not None else None
        about = f"{say(measure.title)}: {say(measure.source)}" if measure is not None else ""
        where = ": ".join(filter(None, (title, pane.title)))
        make_accessible(switch, f"{action} ({where})", about or action)
        switch.setToolTip("\n".join(dict.fromkeys((entry.label, *filter(None, (about,)), action))))
        switch.setChecked(entry.switch not in self.hidden)
        switch.put(box)


def _is_tall(box: QRectF) -> bool:
    """Return True if a name has a separate line above its values."""
    return box.height() > ROW


def _name_line(box: QRectF) -> QRectF:
    return box.adjusted(0, 0, 0, -box.height() / 2) if _is_tall(box) else box

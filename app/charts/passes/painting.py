"""Painting of relocation passes: their bars, the texts above and below them, and a logarithmic axis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.charts.passes.words import PARTS, PassSlot, heights
from app.charts.toolkit import brushes
from app.charts.toolkit.bars import ChartBar
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.state_look import PALE
from app.charts.values import relocations
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.recording.relocations import Pass

TOTALS_FROM = 30.0  # width of a bar from which its height is written over it
OVER = 9.0  # px that the height of the pages sent may be wider than their bar


@dataclass(frozen=True)
class PageScale:
    """The axis: its range in pages, and whether it is logarithmic."""

    top: float
    logarithmic: bool = False

    def part(self, value: float) -> float:
        """Return the height of a value on the axis, from 0 to 1."""
        if not self.logarithmic:
            return value / self.top
        return log10(max(value, 1.0)) / log10(max(self.top, 10.0))


def draw_powers(painter: QPainter, place: ChartPlaces, scale: PageScale) -> None:
    """Paint the powers of ten up to the end of the axis."""
    theme, plot, power = current_theme(), place.plot, 1.0
    while power <= scale.top:
        y = round(plot.bottom() - scale.part(power) * plot.height()) - 0.5
        colour = theme.grid if power > 1 else theme.axis
        brushes.line(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), colour)
        box = QRectF(place.card.left(), y - 8, plot.left() - place.card.left() - 7, 16)
        brushes.write(painter, box, axis.short(power), theme.label, flags=brushes.RIGHT)
        power *= 10 if plot.height() > 80 else 100


def draw_numbers(
    painter: QPainter, place: ChartPlaces, shown: Sequence[PassSlot], bars: Sequence[ChartBar]
) -> None:
    """Write as many pass numbers under the bars as fit."""
    free = place.plot.left() - 4
    for slot, bar in zip(shown, bars, strict=True):
        text = str(slot.number)
        x = place.plot.left() + bar.middle - brushes.width(text) / 2
        if x >= free:
            free = x + brushes.width(text) + 3
            box = QRectF(x, place.plot.bottom() + 3, brushes.width(text), 14)
            brushes.write(painter, box, text, current_theme().label, flags=brushes.CENTRE)


def draw_pass(
    painter: QPainter,
    place: ChartPlaces,
    item: Pass,
    bar: ChartBar,
    scale: PageScale,
    pale: bool = False,
    wing: float = 0.0,
) -> None:
    """Draw both bars of a pass, and their heights if there is room; a pale pass is behind another pass."""
    for part, box in zip(PARTS, _boxes(place, (item.sent, item.changed), bar, scale, wing), strict=True):
        _fill(painter, box, item.quiesced, part, place.ratio, pale)
    if not pale and bar.right - bar.left >= TOTALS_FROM:
        _draw_totals(painter, place, item, bar, scale)


def _boxes(
    place: ChartPlaces, values: tuple[float, float], bar: ChartBar, scale: PageScale, wing: float = 0.0
) -> list[QRectF]:
    """Return the positions of the two bars of a pass: sent on the left, changed on the right."""
    plot, found = place.plot, []
    middle = round((bar.left + (bar.right - bar.left) * 0.52) * place.ratio) / place.ratio
    for value, (left, right) in zip(values, ((bar.left, middle), (middle, bar.right)), strict=True):
        high = round(scale.part(value) * plot.height() * place.ratio) / place.ratio
        box = QRectF(plot.left() + left, plot.bottom() - high, right - left, high)
        found.append(box.adjusted(-wing, -min(wing, high), wing, 0) if high else box)
    return found


def _draw_totals(painter: QPainter, place: ChartPlaces, item: Pass, bar: ChartBar, scale: PageScale) -> None:
    values = item.sent, item.changed
    for value, box, over in zip(values, _boxes(place, values, bar, scale), (OVER, 0.0), strict=True):
        text = axis.short(value)
        if value and brushes.width(text) <= box.width() + over:
            above = QRectF(box.left() - 8, box.top() - 15, box.width() + 16, 14)
            spare = (above.width() - brushes.width(text)) / 2 - 2
            painter.fillRect(above.adjusted(spare, 1, -spare, -1), current_theme().panel)
            brushes.write(painter, above, text, current_theme().label, flags=brushes.CENTRE)


def draw_difference(painter: QPainter, place: ChartPlaces, slot: PassSlot, bar: ChartBar, top: float) -> None:
    """Paint this run's values minus the other run's, up or down from the middle."""
    plot, scale = place.plot, place.plot.height() / 2 / top
    zero, middle = plot.center().y(), (bar.left + bar.right) / 2
    edges = ((bar.left, middle), (middle, bar.right))
    for part, value, (left, right) in zip(PARTS, heights(slot, True), edges, strict=True):
        box = QRectF(plot.left() + left, zero, right - left, -value * scale).normalized()
        _fill(painter, box, slot.any.quiesced, part, place.ratio, False)


def _fill(painter: QPainter, box: QRectF, stopped: bool, part: str, ratio: float, pale: bool) -> None:
    if box.height() <= 0:
        return
    theme = current_theme()
    hatch = relocations.pass_hatch(part, theme)
    colour = relocations.pass_colour(stopped, theme)
    colour = brushes.mixed(colour, theme.panel, PALE) if pale else colour
    if hatch is not None and box.width() >= 4:
        brushes.hatched(painter, box, colour, hatch, ratio)
    else:
        painter.fillRect(box, colour)
    if pale and box.width() >= 4 and box.height() > 2:
        painter.setPen(QPen(theme.label, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))

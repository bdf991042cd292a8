"""Groups of bars side by side, each with its own axis and unit, and one bar for each member."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from os.path import commonprefix
from string import digits

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from app.charts.toolkit import brushes, value_axis
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.state_look import PALE, StateKey
from app.look import axis_text as axis
from app.look.theme import current as current_theme

AXIS = 46.0  # logical pixels at the left of a group, for its values
NAME = 22.0  # above it, for its title
LABELS, FEW_LABELS = 32.0, 17.0  # below it, for the members: two lines or one
MAX_WIDTH = 56.0  # a bar
TICKS_EVERY = 34.0
TWO_LINES_FROM = 110.0  # height of the whole plot
BESIDE = 14.0  # its value may be so much wider than a bar
LINE = 18.0  # of text
COMMON = 50.0  # for what all names begin with
APART = 4.0  # between the labels of two members
STRIPE = 5  # from one upright line to the next
VALUE = 15.0  # above a bar, for its value
MARK = 7.0  # size of the mark of a published value
MIN_GROUP = 96.0  # of a group; the last ones are left out where there is less room


@dataclass(frozen=True)
class BarGroup:
    """A figure of all members. levels: the parts of each bar, bottom up, with one column for each member."""

    title: str
    unit: str
    keys: tuple[StateKey, ...]  # of the parts
    levels: tuple[tuple[float, ...], ...]  # by member: the values of the parts
    form: str  # of a value
    weight: float = 1.0
    least_top: float = 1.0
    top: float = 1.0  # the upper end of its axis
    published: tuple[float, ...] = ()  # heights
    theirs: tuple[tuple[float, ...], ...] | None = None  # of the other run's members, by place

    def sums(self) -> list[float]:
        """Return the bar heights."""
        return [float(sum(parts)) for parts in self.levels]

    def reach(self, height: float) -> float:
        """Return the end of the axis, with room for the values above the bars; height: logical pixels."""
        bars = [*self.sums(), *(float(sum(parts)) for parts in self.theirs or ())]
        seen = [value for value in (*bars, *self.published) if np.isfinite(value)]
        above = height / max(height - VALUE, height / 2)
        return axis.round_up(max(above * max(seen, default=0.0), self.least_top))


@dataclass(frozen=True)
class BarSlot:
    """The position of a member's bars in a group."""

    own: QRectF  # the whole height of the plot
    their: QRectF | None
    label: QRectF


def lay_out(place: ChartPlaces, groups: Sequence[BarGroup]) -> list[tuple[BarGroup, ChartPlaces]]:
    """Return the groups that fit, from left to right, with their positions and axes."""
    room, shown = place.plot.width(), list(groups)
    if not shown:
        return []
    while len(shown) > 1 and room / len(shown) < MIN_GROUP + AXIS:
        shown.pop()
    unit = (room - AXIS * len(shown)) / sum(group.weight for group in shown)
    x, found = place.plot.left(), []
    for group in shown:
        x += AXIS
        wide = unit * group.weight
        edges = (round(edge * place.ratio) / place.ratio for edge in (x, x + wide))
        left, right = edges
        top, bottom = place.plot.top() + NAME, place.plot.bottom() - labels_of(place)
        plot = QRectF(left, top, right - left, max(bottom - top, 10.0))
        card = QRectF(left - AXIS, place.card.top(), right - left + AXIS, place.card.height())
        top = group.reach(plot.height())
        found.append((replace(group, top=top), replace(place, card=card, plot=plot)))
        x += wide
    return found


def labels_of(place: ChartPlaces) -> float:
    """Return the space for the member labels of a chart at this place."""
    return LABELS if two_lines(place) else FEW_LABELS


def two_lines(place: ChartPlaces) -> bool:
    """Return True if the member labels have two lines."""
    return place.plot.height() >= TWO_LINES_FROM


def slots(place: ChartPlaces, count: int, compared: bool) -> list[BarSlot]:
    """Return one slot for each member, evenly spaced over the width."""
    pitch = place.plot.width() / max(count, 1)
    wide = min(pitch * (0.78 if compared else 0.62), 2 * MAX_WIDTH if compared else MAX_WIDTH)
    made = []
    for number in range(count):
        middle = place.plot.left() + (number + 0.5) * pitch
        box = QRectF(middle - wide / 2, place.plot.top(), wide, place.plot.height())
        label = QRectF(middle - pitch / 2 + 1, place.plot.bottom() + 3, pitch - 2, 14)
        if not compared:
            made.append(BarSlot(box, None, label))
            continue
        half = QRectF(box.left(), box.top(), wide / 2 - 1, box.height())
        made.append(BarSlot(half, half.translated(wide / 2 + 1, 0), label))
    return made


def draw_axis(painter: QPainter, place: ChartPlaces, group: BarGroup) -> None:
    """Draw the title and unit above, and the values on the left."""
    plot, theme = place.plot, current_theme()
    value_axis.draw(painter, place, group.top, TICKS_EVERY)
    box = QRectF(plot.left() - AXIS + 10, plot.top() - NAME - 2, plot.width() + AXIS - 12, LINE)
    title = brushes.elide(group.title, box.width(), "text")
    brushes.write(painter, box, title, theme.text, "text")
    rest = box.adjusted(brushes.width(title, "text") + 7, 0, 0, 0)
    brushes.write(painter, rest, brushes.elide(group.unit, rest.width()), theme.muted)


def draw_bar(
    painter: QPainter, place: ChartPlaces, box: QRectF, group: BarGroup, parts: Sequence[float], pale: bool
) -> float:
    """Paint a bar in its slot; return its upper end."""
    theme, y, top = current_theme(), box.bottom(), group.top
    for key, value in zip(group.keys, parts, strict=True):
        if not np.isfinite(value):
            return box.bottom()
        high = value / top * box.height()
        part = QRectF(box.left(), y - high, box.width(), high)
        colour = brushes.mixed(key.colour, theme.panel, PALE) if pale else key.colour
        if key.hatch is None or key.hatch.style() == Qt.BrushStyle.VerPattern:
            painter.fillRect(part, colour)
            _draw_stripes(painter, part, key)
        else:
            brushes.hatched(painter, part, colour, key.hatch, place.ratio)
        y -= high
    return y


def _draw_stripes(painter: QPainter, part: QRectF, key: StateKey) -> None:
    """If the key has a hatch, draw vertical stripes one at a time, because a tile takes longer."""
    if key.hatch is not None:
        for x in range(round(part.left()) + STRIPE // 2, int(part.right()), STRIPE):
            painter.fillRect(QRectF(x, part.top(), 1, part.height()), key.hatch.color())


def draw_published(painter: QPainter, place: ChartPlaces, group: BarGroup) -> None:
    """Paint a dashed line and a mark at each published value."""
    plot, theme = place.plot, current_theme()
    for value in group.published:
        y = round(plot.bottom() - value / group.top * plot.height()) - 0.5
        brushes.line(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), theme.capacity, dashed=True)
        for x in (plot.left(), plot.right() - 3):
            painter.fillRect(QRectF(x, y - MARK / 2, 3, MARK), theme.capacity)


def draw_value(
    painter: QPainter, place: ChartPlaces, group: BarGroup, box: QRectF, text: str, colour: QColor
) -> None:
    """Paint the value of a bar, on the background of the card if a line would cross it."""
    plot = place.plot
    lines = (plot.bottom() - value / group.top * plot.height() for value in group.published)
    wide = brushes.width(text)
    if any(abs(y - box.center().y()) < brushes.height() / 2 for y in lines):
        plate = QRectF(box.center().x() - wide / 2 - 1, box.top() + 1, wide + 2, box.height() - 2)
        painter.fillRect(plate, current_theme().panel)
    brushes.write(painter, box, text, colour, flags=brushes.CENTRE)


def draw_label(painter: QPainter, box: QRectF, name: str, way: str) -> None:
    """Write a member's name, and below it its processors."""
    theme = current_theme()
    brushes.write(painter, box, name, theme.text, flags=brushes.CENTRE)
    brushes.write(painter, box.translated(0, 13), way, theme.label, flags=brushes.CENTRE)


def draw_common(painter: QPainter, place: ChartPlaces, start: str) -> None:
    """Write the common start of all names once, before the first name."""
    room = QRectF(place.plot.left() - AXIS + 2, place.plot.bottom() + 3, COMMON, 14)
    brushes.write(painter, room, start, current_theme().label, flags=brushes.RIGHT)


def short_names(names: Sequence[str], room: float) -> tuple[str, list[str]]:
    """Return the common start of the names and their remainders, if the full names do not fit (px).

    A number stays whole. If that does not help, the common start is empty, and names that are too long lose
    their beginnings.
    """
    if all(brushes.width(name) + APART <= room for name in names):
        return "", list(names)
    start = commonprefix(list(names)).rstrip(digits) if len(names) > 1 else ""
    rest = [name[len(start) :] for name in names]
    fits = brushes.width(start) <= COMMON and all(brushes.width(text) + APART <= room for text in rest)
    if start and all(rest) and fits:
        return start, rest
    return "", [f"…{name[-2:]}" if brushes.width(name) > room else name for name in names]

"""The bar canvas: drag the upper edge of a part, or move it with the keys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.charts.memory_bars.painting import lay_out
from app.charts.toolkit import brushes, zoom
from app.charts.toolkit.bars import ChartBar
from app.charts.toolkit.header import ChartPlaces
from app.lesson.drawn.canvas import LEGEND, AnswerCanvas, draw_diamonds
from app.lesson.drawn.stacks import Answer, Stacks, place_label, place_look
from app.look import axis_text as axis
from app.look import theme
from engine.language import with_unit

REACH = 12.0  # px from an edge to the pointer that drags it: a target of 24 px
GRIP = 5.0
WING = 3.0  # px of the run's outline at each side of a bar
HATCHED_FROM = 6.0
UPRIGHT_BELOW = 62.0  # px between two bars below which longer names stand upright
MAX_LABEL = 74.0  # px of a name that stands upright under its bar
SEEN = 0.005  # of the axis, from which a difference can be seen
DIFFERENCE_FROM = 30.0  # px between two bars from which the difference is written over them


class BarsCanvas(AnswerCanvas):
    """The bars of an answer; `item` and `part` are the numbers of the selected part."""

    def __init__(
        self, labels: Sequence[str], stacks: Stacks, unit: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(0.0, stacks.most, unit, parent)
        self.labels, self.stacks = tuple(labels), stacks
        self.item = self.part = 0
        self.model: Answer = {}
        self.published: Answer = {}
        self._dragged: tuple[int, int] | None = None
        self._over: tuple[int, int] | None = None

    def show_truth(self, model: Answer, published: Answer) -> None:
        """Show outlines of the run's values and markers of the published values."""
        self.model, self.published = model, published
        highest = max(
            (sum(parts.values()) for found in (model, published) for parts in found.values()), default=0
        )
        self.top = max(self.most, axis.round_up(highest))
        self.say()

    # ---- places

    @property
    def margins(self) -> tuple[float, float, float, float]:  # type: ignore[override]
        """Return margins with more room below for vertical names, and above for the legend."""
        above = 14.0 + LEGEND * bool(self.model or self.published)
        names = max((brushes.width(label) for label in self.labels), default=0.0)
        return 48.0, above, 12.0, 8 + (min(names, MAX_LABEL) + 4 if self._upright() else 18.0)

    def _upright(self) -> bool:
        """True if the names must be vertical."""
        longest = max((brushes.width(text) for text in self.labels), default=0.0)
        return self._pitch() < min(longest + 8, UPRIGHT_BELOW)

    def _pitch(self) -> float:
        """The approximate distance from one bar to the next."""
        return (zoom.room(self).width() - 60.0) / max(len(self.labels), 1)

    def bars(self, place: ChartPlaces) -> list[ChartBar]:
        """Return the geometry of the bars."""
        return lay_out([""] * len(self.labels), place.plot.width(), place.ratio)

    def edge(self, item: int, part: int) -> QPointF:
        """Return the middle of the upper edge of a part, in pixels."""
        place = self.area()
        bar = self.bars(place)[item]
        return QPointF(place.plot.left() + bar.middle, self.to_y(self.stacks.edges(item)[part + 1]))

    def _at(self, point: QPointF) -> tuple[int, int | None] | None:
        """Return the bar at a point, and the part whose edge is nearby."""
        place = self.area()
        bars, x = self.bars(place), point.x() - place.plot.left()
        if not bars or not -REACH <= x <= place.plot.width() + REACH:
            return None
        item = min(range(len(bars)), key=lambda i: abs(bars[i].middle - x))
        reach = REACH / place.plot.height() * (self.top - self.least)
        height = self.least + (place.plot.bottom() - point.y()) / place.plot.height() * (
            self.top - self.least
        )
        return item, self.stacks.nearest(item, height, reach, self.part)

    # ---- pointer and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Grab the edge under the pointer, or move the edge of the selected place to the pointer."""
        found = self._at(zoom.inside(event.position()))
        if found is None or event.button() != Qt.MouseButton.LeftButton:
            return
        self.item, part = found
        self.part = self.part if part is None else part
        if not self.locked:
            self._dragged = self.item, self.part
            if part is None:
                self._drag(zoom.inside(event.position()))
        self.say()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the edge, or highlight the edge that can be grabbed."""
        if self._dragged:
            self._drag(zoom.inside(event.position()))
            return
        found = self._at(zoom.inside(event.position()))
        self._over = (found[0], found[1]) if found and found[1] is not None and not self.locked else None
        self.setCursor(Qt.CursorShape.SizeVerCursor if self._over else Qt.CursorShape.ArrowCursor)
        self.update()

    def _drag(self, to: QPointF) -> None:
        if self._dragged and self.stacks.drag(*self._dragged, self.value_at(to.y())):
            self.edited.emit()
            self.say()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Release the edge at its current position."""
        self._dragged = None

    def leaveEvent(self, event: QEvent) -> None:
        """Clear the highlight of the edge under the pointer."""
        self._over = None
        self.update()

    def choose(self, by: int, other: bool) -> None:
        """Select the next bar, or with Shift the next place."""
        if other:
            self.part = (self.part + by) % len(self.stacks.places)
        else:
            self.item = (self.item + by) % len(self.labels)

    def adjust(self, by: float | None, to: float | None, other: bool) -> None:
        """Make the selected part larger or smaller."""
        value = self.stacks.get(self.item, self.part)
        if self.stacks.put(self.item, self.part, value + by if by is not None else float(to or 0.0)):
            self.edited.emit()

    def describe(self) -> str:
        """Return the selected part, its value, and the values from the run and the study."""
        item, part = self.stacks.items[self.item], self.stacks.places[self.part]
        label = self.labels[self.item]
        if len(self.stacks.places) > 1:
            label = self.tr("{0}, {1}").format(label, place_label(part))
        value = self._text(self.stacks.get(self.item, self.part))
        text = self.tr("{0}: {1}").format(label, with_unit(value, self.unit))
        notes = self.notes(item, part)
        return "; ".join([text, *notes])

    def rows(self) -> Iterator[list[str]]:
        """Yield a row for each part of each bar."""
        yield self.heads(self.tr("Bar"), self.tr("Part"))
        for item, label in zip(self.stacks.items, self.labels, strict=True):
            for part in self.stacks.places:
                known = self.model.get(item, {}).get(part), self.published.get(item, {}).get(part)
                values = (self.stacks.value[item][part], *known)
                yield [label, place_label(part), *("" if value is None else f"{value:g}" for value in values)]

    def _text(self, value: float) -> str:
        """Return a value with as many decimals as the axis needs."""
        return axis.plain(value, self.most)

    def notes(self, item: str, part: str) -> list[str]:
        """Return the run's value of a part, the error of the answer, and the published value."""
        ours, found = self.stacks.value[item][part], []
        model, published = self.model.get(item, {}).get(part), self.published.get(item, {}).get(part)
        if model is not None:
            difference = axis.signed(ours - model, self._text(abs(ours - model)))
            found.append(self.tr("run {0}").format(self._text(model)))
            found.append(self.tr("off by {0}").format(difference))
        if published is not None:
            found.append(self.tr("published {0}").format(self._text(published)))
        return found

    # ---- painting

    def draw(self, painter: QPainter, place: ChartPlaces) -> None:
        """Draw the bars with their names, the true values over them, and the grip of the selected part."""
        bars = self.bars(place)
        for item, bar in enumerate(bars):
            self._draw_bar(painter, place, bar, self.stacks.edges(item))
            self._draw_name(painter, place, bar, self.labels[item], item == self.item)
        self._draw_truth(painter, place, bars)
        if self.hasFocus() or self._dragged:
            self._draw_grip(painter, place, bars[self.item], self.item, self.part, True)
        if self._over:
            self._draw_grip(painter, place, bars[self._over[0]], *self._over, False)

    def _draw_bar(self, painter: QPainter, place: ChartPlaces, bar: ChartBar, edges: Sequence[float]) -> None:
        left, wide = place.plot.left() + bar.left, bar.right - bar.left
        for number, name in enumerate(self.stacks.places):
            low, high = (round(self.to_y(edge)) for edge in edges[number : number + 2])
            box, look = QRectF(left, high, wide, low - high), place_look(name)
            if look.hatch and wide >= HATCHED_FROM:
                brushes.hatched(painter, box, look.colour, look.hatch, place.ratio)
            else:
                painter.fillRect(box, look.colour)
        foot = QRectF(left, place.plot.bottom() - 3, wide, 3)
        if edges[-1] == 0 and not self.locked:  # something to take hold of
            painter.fillRect(foot, theme.current().muted)

    def _draw_name(
        self, painter: QPainter, place: ChartPlaces, bar: ChartBar, label: str, chosen: bool
    ) -> None:
        tones = theme.current()
        colour, middle, y = (
            (tones.text if chosen else tones.label),
            place.plot.left() + bar.middle,
            place.plot.bottom(),
        )
        if not self._upright():
            text = brushes.elide(label, self._pitch() - 6)
            brushes.write(painter, QRectF(middle - 40, y + 6, 80, 16), text, colour, flags=brushes.CENTRE)
            return
        painter.save()
        painter.translate(middle, y + 7)
        painter.rotate(90)
        brushes.write(painter, QRectF(0, -8, MAX_LABEL, 16), brushes.elide(label, MAX_LABEL), colour)
        painter.restore()

    def _draw_truth(self, painter: QPainter, place: ChartPlaces, bars: Sequence[ChartBar]) -> None:
        if not self.model and not self.published:
            return
        for number, (item, bar) in enumerate(zip(self.stacks.items, bars, strict=True)):
            self._draw_model(painter, place, bar, self.model.get(item, {}))
            self._draw_published(painter, place, bar, self.published.get(item, {}))
            self._draw_difference(painter, place, bars, number)
        model = self.tr("this run") if self.model else ""
        self.draw_legend(painter, place, model, self.tr("published") if self.published else "")

    def _draw_model(
        self, painter: QPainter, place: ChartPlaces, bar: ChartBar, parts: Mapping[str, float]
    ) -> None:
        tones, low = theme.current(), 0.0
        left, wide = place.plot.left() + bar.left - WING, bar.right - bar.left + 2 * WING
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for name in self.stacks.places:
            high = low + parts.get(name, 0.0)
            if high > low:
                box = QRectF(
                    left, round(self.to_y(high)) + 0.5, wide, round(self.to_y(low)) - round(self.to_y(high))
                )
                painter.setPen(QPen(tones.panel, 3.5))
                painter.drawRect(box)
                painter.setPen(QPen(tones.text, 1.5))
                painter.drawRect(box)
            low = high

    def _draw_published(
        self, painter: QPainter, place: ChartPlaces, bar: ChartBar, parts: Mapping[str, float]
    ) -> None:
        high, points = 0.0, []
        for name in self.stacks.places:
            if name in parts:
                high += parts[name]
                points.append(QPointF(place.plot.left() + bar.middle, self.to_y(high)))
        draw_diamonds(painter, points)

    def _draw_difference(
        self, painter: QPainter, place: ChartPlaces, bars: Sequence[ChartBar], number: int
    ) -> None:
        """Draw the error of the whole bar over the higher of the two bars."""
        item = self.stacks.items[number]
        if item not in self.model or place.plot.width() / len(bars) < DIFFERENCE_FROM:
            return
        ours, model = self.stacks.edges(number)[-1], sum(self.model[item].values())
        published = sum(self.published.get(item, {}).values())
        off = ours - model
        seen = abs(off) >= self.most * SEEN
        text = axis.signed(off, axis.short(float(f"{abs(off):.2g}"))) if seen else "±0"
        y = self.to_y(max(ours, model, published)) - (24 if published >= max(ours, model) else 19)
        middle = place.plot.left() + bars[number].middle
        wide = brushes.width(text) + 4
        box = QRectF(middle - wide / 2, max(y, place.plot.top() - 14), wide, 15)
        painter.fillRect(box, theme.current().panel)
        brushes.write(painter, box, text, theme.current().text, flags=brushes.CENTRE)

    def _draw_grip(
        self, painter: QPainter, place: ChartPlaces, bar: ChartBar, item: int, part: int, chosen: bool
    ) -> None:
        tones, y = theme.current(), self.edge(item, part).y()
        left, right = place.plot.left() + bar.left - 3, place.plot.left() + bar.right + 3
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.setPen(QPen(tones.panel, 5))
        painter.drawLine(QPointF(left, y), QPointF(right, y))
        painter.setPen(QPen(tones.focus if chosen else tones.text, 3))
        painter.drawLine(QPointF(left, y), QPointF(right, y))
        painter.setPen(QPen(tones.panel, 1.5))
        painter.setBrush(tones.focus if chosen else tones.text)
        painter.drawEllipse(QPointF((left + right) / 2, y), GRIP, GRIP)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

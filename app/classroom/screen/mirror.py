"""Shows panels of the lab to the class in large type: charts are redrawn, other panels are shown as pictures.

The class has separate charts: until the reveal, they show the run as not belonging to any study and without
published values, whatever the trainer's charts show.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.time_view import TimeView
from app.frame.docks import is_seen
from app.look import theme
from app.panels.charts import chart_kind, chart_specs
from app.run.session import Session
from app.widgets.card import Card
from app.widgets.pictured import pictured
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

LOOK_MS = 120  # between two pictures
LINES = 26  # of a chart's text in the height of the window
CHART_LINE = 17.0  # px of such a line at 100%
MOST_ENLARGED = 4.0
HIDDEN = frozenset(("lesson", "guide"))  # the trainer's own
PUBLISHED = frozenset(("study", "matrix", "sweep", "plot"))  # have published values


def shown_to_class(names: Any) -> list[str]:
    """Return the panels that a class may see."""
    return [name for name in names if name not in HIDDEN]


class Mirror(QWidget):
    """One panel, or all panels with one of them highlighted. Call `show_panel` or `show_lab`."""

    def __init__(
        self, cards: Mapping[str, Card], time_view: TimeView, session: Session, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        pictured(self, QAccessible.Role.Chart, self.tr("Lab panel"))
        self._cards, self._view, self._session = cards, time_view, session
        self._charts: dict[str, Chart] = {}
        self.panel, self._whole, self._published, self._guest = "", False, False, ""
        self._picture, self._last = QPixmap(), object()
        self._plain: tuple[Recording, Recording] | None = None  # the run, and without its study
        self._clock = QTimer(self, interval=LOOK_MS)
        self._clock.timeout.connect(self.look)
        self._clock.start()

    def show_panel(self, name: str, guest: str, published: bool) -> None:
        """Show one panel; `published` makes published values visible."""
        self._show(name, guest, published, whole=False)

    def show_lab(self, light: str, guest: str, published: bool) -> None:
        """Show all panels as arranged in the lab, and dim all panels but one."""
        self._show(light, guest, published, whole=True)

    def _show(self, name: str, guest: str, published: bool, whole: bool) -> None:
        self.panel, self._whole, self._guest, self._published = name, whole, guest, published
        self.setAccessibleName(self._cards[name].windowTitle() if name in self._cards else self.tr("The lab"))
        self.look()

    def describe(self) -> str:
        """Return the chart as sentences, or the reason why a panel is hidden, for screen readers."""
        if self.panel in self._charts:
            return self._charts[self.panel].describe()
        why = self._why_hidden(self.panel) if self.panel in self._cards else ""
        return why or self.accessibleName()

    # ---- pictures

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.look()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.look()

    def look(self) -> None:
        """Draw changes; do nothing while the mirror is not visible."""
        if not self.isVisible() or self.width() < 20 or self.height() < 20:
            return
        if not self._whole and self.panel in chart_specs() and (now := self._state()) == self._last:
            return
        ratio = self.devicePixelRatioF()
        made = QPixmap(self.size() * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(theme.current().window)
        with QPainter(made) as painter:
            (self._draw_lab if self._whole else self._draw_panel)(painter)
        self._picture = made
        self._last = now if not self._whole and self.panel in chart_specs() else object()
        self.update()

    def _state(self) -> object:
        """Return the values that the picture of a chart depends on."""
        view, recording = self._view, self._session.recording
        marked = len(view.notes), len(view.markers), view.annotations.all
        when = view.start, view.end, view.cursor, view.guest, marked
        look = theme.current().name, theme.text_scale(), self.size().toTuple(), self.devicePixelRatioF()
        return self.panel, self._published, self._guest, id(recording), when, look

    def _enlarged(self) -> float:
        high = self.window().height() / LINES / CHART_LINE
        return min(max(high, 1.0), MOST_ENLARGED)

    def _draw_panel(self, painter: QPainter) -> None:
        if self.panel in chart_specs():
            scale = self._enlarged()
            painter.scale(scale, scale)
            self._chart(self.panel).draw(painter, QRectF(0, 0, self.width() / scale, self.height() / scale))
        elif self.panel in self._cards:
            self._draw_body(painter, self.panel)

    def _draw_body(self, painter: QPainter, name: str) -> None:
        card = self._cards[name]
        if why := self._why_hidden(name):
            self._write(painter, QRectF(self.rect()), why)
            return
        body = card.body
        assert body is not None
        scale = min(self.width() / max(body.width(), 1), self.height() / max(body.height(), 1))
        scale = min(scale, MOST_ENLARGED)
        painter.translate((self.width() - body.width() * scale) / 2, 0)
        painter.scale(scale, scale)
        body.render(painter, QPoint(0, 0))

    def _why_hidden(self, name: str) -> str:
        card = self._cards[name]
        if name in HIDDEN:
            return self.tr("Only the trainer sees this panel.")
        if name in PUBLISHED and not self._published:
            return self.tr("Published values are hidden until the trainer reveals them.")
        return (
            "" if card.body is not None and card.isVisible() else self.tr("This panel is closed in the lab.")
        )

    def _draw_lab(self, painter: QPainter) -> None:
        seen = dict(self._places())
        whole = QRect()
        for place in seen.values():
            whole = whole.united(place)
        if whole.isEmpty():
            return
        scale = min(self.width() / whole.width(), self.height() / whole.height())
        painter.translate(
            (self.width() - whole.width() * scale) / 2, (self.height() - whole.height() * scale) / 2
        )
        painter.scale(scale, scale)
        painter.translate(-whole.topLeft())
        for name, place in seen.items():
            painter.save()
            painter.translate(place.topLeft())
            self._draw_card(painter, name, place.size())
            painter.restore()
        self._dim(painter, seen)

    def _places(self) -> Iterator[tuple[str, QRect]]:
        """Yield the panels visible in the lab, with their positions in it."""
        for name, card in self._cards.items():
            desk = card.parentWidget()
            if (
                name not in HIDDEN
                and isinstance(desk, QMainWindow)
                and _is_seen(card)
                and not card.isFloating()
            ):
                yield name, card.geometry()

    def _draw_card(self, painter: QPainter, name: str, size: QSize) -> None:
        area = QRectF(0, 0, size.width(), size.height())
        if name in chart_specs():
            self._chart(name).draw(painter, area)
        elif why := self._why_hidden(name):
            self._write(painter, area, why)
        else:
            self._cards[name].render(painter, QPoint(0, 0))

    def _dim(self, painter: QPainter, seen: Mapping[str, QRect]) -> None:
        if self.panel not in seen:
            return
        shade = QColor(theme.current().window)
        shade.setAlphaF(0.72)
        for name, place in seen.items():
            if name != self.panel:
                painter.fillRect(place, shade)

    def _write(self, painter: QPainter, area: QRectF, text: str) -> None:
        painter.setPen(theme.current().muted)
        painter.setFont(theme.font(10 * self._enlarged()))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area.adjusted(20, 20, -20, -20), int(flags), text)

    def _chart(self, name: str) -> Chart:
        """Return the class's own chart, updated."""
        if name not in self._charts:
            self._charts[name] = chart_kind(name)(self._view, self)
            self._charts[name].hide()
        chart, recording = self._charts[name], self._recording()
        if chart.pointed_at != self._guest:
            chart.point_at(self._guest)
        if chart.recording is not recording:
            chart.set_recording(recording)
        return chart

    def _recording(self) -> Recording | None:
        """Return the run; before the reveal, without its study and therefore without published values."""
        recording = self._session.recording
        if recording is None or self._published:
            return recording
        if self._plain is None or self._plain[0] is not recording:
            self._plain = recording, replace(recording, scenario=self._without_study(recording.scenario))
        return self._plain[1]

    def _without_study(self, scenario: Scenario) -> Scenario:
        """Return the scenario without its study; always the same object, since charts cache its data."""
        if self._plain is None or self._plain[0].scenario is not scenario:
            return scenario.model_copy(update={"study": ""})
        return self._plain[1].scenario  # type: ignore[no-any-return]  # Recording leaves its type open

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)


def _is_seen(card: Card) -> bool:
    """Return True if any part of a card is visible; the body of a chart covers the whole card."""
    return is_seen(card) or (card.body is not None and is_seen(card.body))

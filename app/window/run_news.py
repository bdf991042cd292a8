"""Announcements about the run for screen readers: whether it plays, its time, and changes in the focused
chart.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.time_view import TimeView
from app.charts.toolkit.words import changes
from app.run.session import Session
from app.time_travel import upcoming
from app.widgets.announce import announce
from engine.kernel.units import clock_text

CALM_MS = 300  # nothing is announced before a held key is released


class RunNews(QObject):
    """Monitors the session and the cursor, and announces one sentence when they stop changing."""

    def __init__(self, session: Session, time_view: TimeView, widget: QWidget) -> None:
        super().__init__(widget)
        self._session, self._view, self._widget = session, time_view, widget
        self._playing, self._at = False, 0  # as it was said last
        self._table: tuple[Chart | None, list[list[str]]] = (None, [])
        self._calm = QTimer(self, interval=CALM_MS, singleShot=True)
        self._calm.timeout.connect(self._tell)
        session.changed.connect(self._on_change)
        session.opened.connect(self._begin)
        session.time_travel.moved.connect(self._wait)
        time_view.cursor_moved.connect(self._wait)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._keep)

    def _begin(self) -> None:
        self._at = self._session.time_travel.position

    def _on_change(self) -> None:
        if self._session.playing == self._playing:
            return
        self._playing = self._session.playing
        if self._playing:
            self._calm.stop()
            announce(self._widget, self.tr("The run is playing."))
        else:
            self._calm.start()

    def _wait(self) -> None:
        if not self._session.playing:
            self._calm.start()

    def _keep(self, _before: QWidget | None, focus: QWidget | None) -> None:
        """Remember the table of a chart that receives the focus; later differences are announced."""
        if isinstance(focus, Chart):
            self._table = (focus, focus.table() if focus.recorded else [])

    def _tell(self) -> None:
        """Announce the time if it has changed, the next event, and the changes."""
        cursor = self._view.cursor
        at = self._session.time_travel.position if cursor is None else cursor
        if self._session.playing or at == self._at:
            return
        announce(self._widget, " ".join(filter(None, (self._time(at), self._next(), self._changed()))))
        self._at = at

    def _time(self, at: int) -> str:
        if clock_text(at) != clock_text(self._at):
            return self.tr("The run is at {0}.").format(clock_text(at))
        later, span = at > self._at, upcoming.span(abs(at - self._at))
        return (self.tr("{0} later.") if later else self.tr("{0} earlier.")).format(span)

    def _next(self) -> str:
        travel = self._session.time_travel
        text = upcoming.texts(travel.upcoming, travel.position)[1] if self._view.cursor is None else ""
        return f"{text[:1].upper()}{text[1:]}." if text else ""

    def _changed(self) -> str:
        focus = QApplication.focusWidget()
        if not isinstance(focus, Chart) or not focus.recorded:
            return ""
        (chart, before), now = self._table, focus.table()
        self._table = (focus, now)
        return changes(before, now) if chart is focus else ""

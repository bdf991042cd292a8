"""Keeps the cursor and the machine together: each follows when the other moves."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.charts.toolkit.time_view import TimeView
from app.run.session import Session
from app.widgets.scrub_bar import ScrubBar

COLUMNS = 800  # of a chart, about, in pixels


class Cursor(QObject):
    """Keeps the cursor of all views and the machine's position in time together.

    Hovering only shows a preview: the cursor that it moves is not pinned.
    """

    def __init__(self, session: Session, time_view: TimeView, scrub: ScrubBar, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._time_view, self._scrub = session, time_view, scrub
        scrub.moved.connect(self._look)
        scrub.chosen.connect(self.go)
        scrub.released.connect(self.leave)
        time_view.chosen.connect(self.go)

    def show(self) -> None:
        """Put the cursor at the machine's position if that is in the past; otherwise remove the cursor."""
        session, view = self._session, self._time_view
        if self._scrub.dragging:
            return
        if session.time_travel.in_the_past:
            if not (session.playing and view.pinned and self._near(session.time_travel.position)):
                self._look(session.time_travel.position)
        elif view.pinned:
            view.set_cursor(None)
        view.follow(session.time_travel.position)

    def _near(self, time: int) -> bool:
        """Return whether a cursor move would be too small to be visible; a visible move makes charts
        repaint.
        """
        cursor = self._time_view.cursor
        return cursor is not None and abs(time - cursor) < self._time_view.span // COLUMNS

    def go(self, time: int | None) -> None:
        """Go to a recorded time (ns); None or a time that is not recorded yet goes to the latest moment."""
        if time is None or time >= self._session.time_travel.recorded:
            self.leave()
            return
        self._look(time)
        self._session.time_travel.seek(time)

    def leave(self) -> None:
        """Return to the latest moment and follow the run."""
        self._session.time_travel.to_latest()
        self._time_view.set_cursor(None)
        self._time_view.set_following(True)

    def _look(self, time: int) -> None:
        self._time_view.set_cursor(time)
        self._time_view.pinned = True

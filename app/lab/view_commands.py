"""Commands for how the window shows the run: speed, slow motion, time-chart contents, Escape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.look import theme
from app.run import speed
from app.run.session import Session
from app.settings.settings import Settings
from app.window.main_window import Window

if TYPE_CHECKING:
    from app.window.views import Views


class ViewCommands(QObject):
    """Changes speed and view; settings are saved for the next start."""

    def __init__(self, session: Session, window: Window, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._window, self._settings = session, window, settings
        self._views: Views | None = None
        window.header.transport.speed_chosen.connect(self.set_speed)
        session.changed.connect(self.show_state)
        theme.notifier.changed.connect(self.show_state)
        self.show_state()

    def use_views(self, views: Views) -> None:
        """Apply changes to these views from now on."""
        self._views = views

    def set_speed(self, ratio: float) -> None:
        """Set the ratio of simulated time to real time; saved for the next start."""
        self._settings.speed = ratio
        self._session.set_speed(ratio)

    def toggle_slow_motion(self) -> None:
        """Switch on or off the slow motion that applies while a guest is stopped; saved for the next
        start.
        """
        self._settings.slow_motion = not self._settings.slow_motion
        self._session.set_slow_motion(self._settings.slow_motion)
        self.show_state()

    def faster(self) -> None:
        """Select the next detent of the speed scale."""
        self.set_speed(speed.next_detent(self._session.speed, up=True))

    def slower(self) -> None:
        """Select the previous detent of the speed scale."""
        self.set_speed(speed.next_detent(self._session.speed, up=False))

    def fit(self) -> None:
        """Show the whole run in all time charts."""
        if self._views is not None and self._session.scenario is not None:
            self._views.time_view.fit(self._session.scenario.until)

    def follow(self) -> None:
        """Return to the latest time; the charts then move with the run."""
        if self._views is not None:
            self._views.cursor.leave()

    def toggle_ghosts(self) -> None:
        """Show or hide the published bars behind the guests' bars."""
        if self._views is not None:
            self._views.toggle_ghosts()

    def escape(self) -> None:
        """Dismiss the message, stop showing the window to the class, remove a path, or go to the latest
        time.
        """
        window, views = self._window, self._views
        if window.header.banner.isVisible():
            window.header.banner.dismiss()
        elif window.class_screen.showing:
            window.toggle_class()
        elif views is not None and views.time_view.path:
            views.time_view.show_path(())
        else:
            self.follow()

    def show_state(self) -> None:
        """Show in the window header whether the run is playing, and at what speed."""
        session, actions, transport = self._session, self._window.actions_by_id, self._window.header.transport
        transport.show_playing(session.playing)
        transport.show_speed(session.speed, session.achieved, session.slowed)
        transport.slider.show_ratio(session.speed)
        actions["slow-motion"].setChecked(self._settings.slow_motion)
        for button in (transport.until, transport.kind, transport.play):
            button.setEnabled(session.scenario is not None)

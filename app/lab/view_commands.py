"""Commands for how the window shows the run: speed, slow motion, what the time charts show, Escape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.run import speed

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.lab.lab import Lab


class ViewCommands(QObject):
    """Changes speed and view; what is a setting is kept for the next start."""

    def __init__(self, lab: Lab) -> None:
        super().__init__(lab)
        self._lab = lab

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what the commands of the window do, by name."""
        return {
            "faster": self.faster,
            "slower": self.slower,
            "slow-motion": self.toggle_slow_motion,
            "fit": self.fit,
            "follow": self.follow,
            "ghosts": self.toggle_ghosts,
            "escape": self.escape,
        }

    def set_speed(self, ratio: float) -> None:
        """Set the simulated time per real time; kept for the next start."""
        self._lab.settings.speed = ratio
        self._lab.session.set_speed(ratio)

    def toggle_slow_motion(self) -> None:
        """Switch slow motion while a guest is stopped on or off; kept for the next start."""
        settings = self._lab.settings
        settings.slow_motion = not settings.slow_motion
        self._lab.session.set_slow_motion(settings.slow_motion)
        self.show_state()

    def faster(self) -> None:
        """Choose the next detent of the speed scale."""
        self.set_speed(speed.next_detent(self._lab.session.speed, up=True))

    def slower(self) -> None:
        """Choose the detent before."""
        self.set_speed(speed.next_detent(self._lab.session.speed, up=False))

    def fit(self) -> None:
        """Show the whole run in all time charts."""
        views, scenario = self._lab.views, self._lab.session.scenario
        if views is not None and scenario is not None:
            views.time_view.fit(scenario.until)

    def follow(self) -> None:
        """Return to the latest; the charts move with the run."""
        if self._lab.views is not None:
            self._lab.views.cursor.leave()

    def toggle_ghosts(self) -> None:
        """Show or hide the published bars behind those of the guests."""
        if self._lab.views is not None:
            self._lab.views.toggle_ghosts()

    def escape(self) -> None:
        """Dismiss the message, take the window back from the class, remove a path, or go to the latest."""
        window, views = self._lab.window, self._lab.views
        if window.header.banner.isVisible():
            window.header.banner.dismiss()
        elif window.class_screen.showing:
            window.toggle_class()
        elif views is not None and views.time_view.path:
            views.time_view.show_path(())
        else:
            self.follow()

    def show_state(self) -> None:
        """Show in the window's head whether the run plays, and how fast."""
        session, window = self._lab.session, self._lab.window
        transport, there = window.header.transport, session.scenario is not None
        transport.show_playing(session.playing)
        transport.show_speed(session.speed, session.achieved, session.slowed)
        transport.slider.show_ratio(session.speed)
        window.actions_by_id["slow-motion"].setChecked(self._lab.settings.slow_motion)
        window.actions_by_id["play"].setEnabled(there)
        for button in (transport.until, transport.kind, transport.play):
            button.setEnabled(there)

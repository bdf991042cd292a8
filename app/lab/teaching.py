"""Lessons in their card, and their presentation to a class."""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.frame.later import later
from app.lab.time_travel import TimeTravelActions
from app.panels.specs import LESSON
from app.run.session import Session
from app.settings.settings import Settings
from app.window.main_window import Window

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.classroom.classroom import Classroom
    from app.lab.lessons import Lessons
    from app.lesson.playing.player import Player
    from app.window.views import Views


class Teaching(QObject):
    """Opens lessons and presents them. No lesson module is imported before it is needed."""

    lesson_waits = Signal(str)  # title of a lesson that opens when the simulator is compiled

    def __init__(
        self,
        session: Session,
        window: Window,
        settings: Settings,
        time_travel: TimeTravelActions,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._window, self._settings = session, window, settings
        self._time_travel = time_travel
        self._views: Views | None = None
        self.lessons: Lessons | None = None  # made when a lesson is wanted
        self._wanted = ""  # the folder of the lesson that is wanted first
        self._compiles = False  # no run is possible for longer than a start takes
        self._present_at: str | None = None  # where students get their page; "" = nowhere; None = no class

    def use_views(self, views: Views) -> None:
        """From now on, fill the lesson card when it is shown."""
        self._views = views
        self._window.cards[LESSON].visibilityChanged.connect(self.furnish_soon)

    @property
    def player(self) -> Player | None:
        """The open lesson."""
        return self.lessons.player if self.lessons is not None else None

    def open(self) -> None:
        """Show the open lesson, or the list of lessons."""
        self._window.open_panel(LESSON)
        self.populate(True)

    def open_lesson(self, folder: Path) -> None:
        """Open the lesson in a folder."""
        if self.lessons is not None:
            self.open()
            self.lessons.open(folder)
            return
        self._wanted = os.fspath(folder)  # so that the list of lessons is not made in vain
        self.populate(True)  # first: nothing is laid out before the card is shown
        self._wanted = ""
        if self.player is None:
            self.open()

    def furnish_soon(self, visible: bool) -> None:
        """Fill the lesson card if it stays visible; it is also visible for a moment while panels are
        arranged.
        """
        if visible and self.lessons is None:
            later(self, lambda: self.populate(self._window.cards[LESSON].isVisible()))

    def wait_for_compiler(self) -> None:
        """Show the list of lessons although nothing can run yet."""
        self._compiles = True
        self.populate(self._window.cards[LESSON].isVisible())

    def populate(self, visible: bool) -> None:
        """Fill the lesson card when it is first shown; during a start, when the first run is open."""
        starts = self._session.scenario is None and not self._compiles
        if not visible or self.lessons is not None or starts:
            return
        from app.lab.lessons import Lessons  # imported late to keep the start fast

        assert self._views is not None
        window, settings = self._window, self._settings
        self.lessons = Lessons(window, self._session, self._views, settings, self._time_travel, self)
        self.lessons.waits.connect(self.lesson_waits)
        self.lessons.begin(self._wanted or settings.lesson)
        window.cards[LESSON].focus_body()
        self._present_first()

    def _present_first(self) -> None:
        """Present the lesson with which the lab starts, unless it still waits for the compiler."""
        if self._present_at is None or self.lessons is None or self.lessons.is_waiting:
            return
        address, self._present_at = self._present_at, None
        self.present(address)

    def resume(self) -> bool:
        """Reopen the lesson that was open when the window was closed, or the list if its card was open.

        Return whether there was anything to reopen.
        """
        card = self._window.cards[LESSON]
        if self.lessons is not None:
            found = self.lessons.open_waiting()
            self._present_first()
            return found
        if not (self._settings.lesson or card.isVisible()):
            return False
        card.show()
        self.populate(True)
        return True

    @cached_property
    def classroom(self) -> Classroom:
        """The windows in which a lesson is presented to a class."""
        from app.classroom.classroom import Classroom  # imported late: few starts need it

        assert self._views is not None
        assert self.lessons is not None
        made = Classroom(self._window, self._views, self._time_travel.markers, self._settings, self)
        self.lessons.leaving.connect(made.end)
        return made

    def present(self, address: str = "") -> None:
        """Present the open lesson; serve the students' page at an address if one is given."""
        self._with_lesson(lambda player: self.classroom.present(player, address))

    def choose_pack(self) -> None:
        """Ask which parts of the open lesson's instructor guide to write, and where."""
        self._with_lesson(lambda player: self.classroom.choose_pack(player))

    def present_when_open(self, address: str = "") -> None:
        """Present the lesson with which the lab starts as soon as it is open."""
        self._present_at = address

    def _with_lesson(self, do: Callable[[Player], object]) -> None:
        """Call a function with the open lesson; without an open lesson, let the trainer select a lesson."""
        if self.player is None:
            self.open()
        if (player := self.player) is not None:
            do(player)
        else:
            self._window.say(self.tr("Select a lesson first, then present it with F5."))

    def in_lesson(self, do: Callable[[Player], object]) -> None:
        """Call a function with the open lesson, if there is one."""
        if self.player is not None:
            do(self.player)

    def close_class(self) -> None:
        """Close the windows in which a lesson is presented."""
        if "classroom" in vars(self):
            self.classroom.close()

"""The layout of a lesson; the student's changes to it are saved with the lesson."""

from __future__ import annotations

from app.frame.docks import has_room
from app.panels.specs import LESSON
from app.settings.settings import LAYOUT_VERSION, Settings
from app.window.main_window import Window


class Layouts:
    """Lesson layouts: `enter` applies a lesson's layout; `leave` restores the previous layout."""

    def __init__(self, window: Window, settings: Settings) -> None:
        self._window, self._settings = window, settings
        self._lesson = ""
        self._first = False  # it has not been changed yet
        window.arranging.kind_changed.connect(self.follow)

    def enter(self, lesson_id: str) -> None:
        """Restore the panels of this lesson, or put the lesson at the left and the rest next to it.

        After another lesson, the layout from before both lessons is not restored first, because no user would
        see it.
        """
        self.keep()
        window = self._window
        window.arranging.enter_lesson()
        self._lesson = lesson_id
        self._first = not self._restore()
        if self._first:
            self._arrange()
        window.cards[LESSON].show()
        window.undo.stack.clear()
        window.undo.forget_changes()

    def _restore(self) -> bool:
        """Restore the panels as they were left in the lesson; return whether they fit."""
        desk, kept = self._window.desk, self._settings.lesson_layout(self._lesson)
        return desk.restoreState(kept, LAYOUT_VERSION) and has_room(desk)

    def _arrange(self) -> None:
        self._window.cards[LESSON].show()
        self._window.reset_layout()

    def follow(self) -> None:
        """Arrange the panels again when a new lesson has opened a scenario of another kind."""
        if self._lesson and self._first:
            self._arrange()

    def leave(self) -> None:
        """Save the lesson's layout, and restore the previous layout."""
        if self._lesson:
            self.keep()
            self._lesson = ""
            self._window.arranging.leave_lesson()
            self._window.undo.stack.clear()

    def keep(self) -> None:
        """Save the lesson's layout."""
        if self._lesson:
            state = self._window.desk.saveState(LAYOUT_VERSION)
            self._settings.keep_lesson_layout(self._lesson, state)

"""The layout of a lesson: the student's changes to it are kept with the lesson."""

from __future__ import annotations

from app.settings.settings import LAYOUT_VERSION, Settings
from app.window import panels
from app.window.main_window import Window


class Layouts:
    """`enter` applies a lesson's layout; `leave` restores the one from before."""

    def __init__(self, window: Window, settings: Settings) -> None:
        self._window, self._settings = window, settings
        self._lesson = ""
        self._first = False  # it has not been changed yet
        window.arranging.kind_changed.connect(self.follow)

    def enter(self, lesson_id: str) -> None:
        """Restore the panels of this lesson, or put the lesson at the left and the rest beside it."""
        self.leave()
        window, desk = self._window, self._window.desk
        window.arranging.keep()
        self._lesson, window.arranging.in_lesson = lesson_id, True
        kept = self._settings.lesson_layout(lesson_id)
        self._first = kept.isEmpty() or not desk.restoreState(kept, LAYOUT_VERSION)
        if self._first:
            self._arrange()
        window.cards[panels.LESSON].show()
        window.undo.stack.clear()
        window.undo.forget_changes()

    def _arrange(self) -> None:
        self._window.cards[panels.LESSON].show()
        self._window.reset_layout()

    def follow(self) -> None:
        """Arrange the panels of a scenario of another kind that a new lesson has opened."""
        if self._lesson and self._first:
            self._arrange()

    def leave(self) -> None:
        """Keep the lesson's layout, and bring back the one from before."""
        if not self._lesson:
            return
        window = self._window
        self._settings.keep_lesson_layout(self._lesson, window.desk.saveState(LAYOUT_VERSION))
        self._lesson = ""
        window.arranging.leave_lesson()
        window.undo.stack.clear()

"""A lesson has a layout of its own: the student's changes to it are kept with the lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray

from app import panels
from app.settings import LAYOUT_VERSION, Settings

if TYPE_CHECKING:
    from app.window import Window


class Layouts:
    """`enter` a lesson's layout, `leave` it: the layout from before comes back."""

    def __init__(self, window: Window, settings: Settings) -> None:
        self._window, self._settings = window, settings
        self._lesson = ""
        self._before = QByteArray()

    def enter(self, lesson_id: str) -> None:
        """Put the panels as they were in this lesson, or the lesson at the left and the rest beside it."""
        self.leave()
        window, desk = self._window, self._window.desk
        self._lesson, self._before = lesson_id, desk.saveState(LAYOUT_VERSION)
        kept = self._settings.lesson_layout(lesson_id)
        if kept.isEmpty() or not desk.restoreState(kept, LAYOUT_VERSION):
            window.cards[panels.LESSON].show()
            panels.arrange(desk, window.cards)
        window.cards[panels.LESSON].show()

    def leave(self) -> None:
        """Keep the lesson's layout, and bring back the one from before."""
        if not self._lesson:
            return
        desk = self._window.desk
        self._settings.keep_lesson_layout(self._lesson, desk.saveState(LAYOUT_VERSION))
        self._lesson = ""
        shown = self._window.cards[panels.LESSON].isVisible()
        desk.restoreState(self._before, LAYOUT_VERSION)
        self._window.cards[panels.LESSON].setVisible(shown)
        if shown:
            panels.size_lesson(desk, self._window.cards)

"""A student's progress in one line: for the list, the page of a lesson and its last page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from lessons.play.work import Standing

if TYPE_CHECKING:
    from lessons.play.play import Play


def _tr(text: str) -> str:
    return QCoreApplication.translate("Standing", text)


def standing_text(standing: Standing) -> str:
    """Return the points, hints and open steps in one line; "" when there is nothing to show."""
    parts = []
    if standing.counted:
        parts.append(_tr("{0} of {1} points").format(f"{standing.earned:g}", standing.counted))
    if standing.hints:
        parts.append(_tr("Hints: {0}").format(standing.hints))
    if standing.open_steps:
        parts.append(_tr("Steps to complete: {0}").format(standing.open_steps))
    return "  ·  ".join(parts)


class StandingCache:
    """The progress in the lesson being played, recalculated when the work has changed."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._seen: object = None
        self._standing = Standing()

    def now(self) -> Standing:
        """Return the current progress."""
        from lessons.report.standing import standing_of  # imported late: the lesson list does not need it

        seen = tuple(
            (entry.state, entry.attempts, entry.hints_shown, len(entry.rungs), entry.restarts, entry.judged)
            for entry in self._play.work.steps.values()
        )
        if seen != self._seen:
            self._seen, self._standing = seen, standing_of(self._play.lesson, self._play.work)
        return self._standing

"""Building a machine: what a student has set the dials to, and the run that comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from app.lesson.hints.solution import Solution
from app.lesson.machine_control import Trip
from app.lesson.part import Part
from app.lesson.starts import MOST_TRIES, Starts

if TYPE_CHECKING:
    from app.run.session import Session
    from lessons.play.play import Play


class Builder(Part):
    """Builds the machine of a step with dials, as often as is asked for; each is a branch of its own."""

    def __init__(
        self, play: Play, session: Session, trip: Trip, solution: Solution, starts: Starts, parent: QObject
    ) -> None:
        super().__init__(play, session, trip, parent)
        self._solution, self._starts = solution, starts
        self._turned: dict[str, dict[str, str | int]] = {}  # of each step, also after it was restarted

    def may_build(self) -> bool:
        """Is this the moment? Not on the way, not on the solution's copy, not when the step is done."""
        return not self.done and not self.trip.busy and not self._solution.on_copy

    def values(self) -> dict[str, str | int]:
        """What the dials were at when a machine was built last, or where they stand at first."""
        from lessons.play.dials import DialError, chosen

        kept: Any = self._turned.get(self.step.id) or self.play.entry.answer
        try:
            return chosen(self.step, kept if isinstance(kept, dict) else {})
        except DialError:
            return chosen(self.step, {})

    def build(self, values: Mapping[str, str | int]) -> None:
        """Build a machine with these values, and let it run."""
        from lessons.play.dials import settings_of

        trip, session, run = self.trip, self.session, self._starts.run
        self.play.built(values)
        self._turned[self.step.id] = dict(values)
        if len(session.branches.all) >= MOST_TRIES and session.branches.active != self._starts.first().branch:
            trip.forget(session.branches.active)
        trip.build(run, settings_of(self.step, values), self.step.title)
        trip.then(self._stands)
        self.kept.emit()

    def _stands(self) -> None:
        """It is there."""
        self._starts.begun_anew()
        self.session.play()

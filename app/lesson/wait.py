"""Watch and run: the machine goes on until what the step waits for has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.lesson.machine_control import Trip
from app.lesson.part import Part
from app.lesson.starts import Starts

if TYPE_CHECKING:
    from app.run.session import Session
    from lessons.play.play import Play


class Wait(Part):
    """Runs the machine, and says whether it has come or why not."""

    def __init__(self, play: Play, session: Session, trip: Trip, starts: Starts, parent: QObject) -> None:
        super().__init__(play, session, trip, parent)
        self._starts = starts
        self.missed = ""  # why a wait ended without what it was for
        trip.waited.connect(self._on_waited)

    @property
    def reached(self) -> bool:
        """Has what this step waits for come?"""
        return self.done and self.step.kind in ("watch", "run")

    def run(self) -> None:
        """Run until what this step waits for."""
        self.missed = ""
        self.trip.wait(self._until(), self.step.speed if self.step.kind == "watch" else None)

    def _until(self) -> str:
        """The condition; "+30s" counts from where the machine stands."""
        text = self.step.until or ""
        if text.startswith("+"):
            from engine.scenario.files.quantities import to_time

            return f"{(self.session.time_travel.position + to_time(text[1:])) / 1e9:.9f}s"
        return text

    def _on_waited(self, text: str) -> None:
        if not self.step.until:  # the step that waited has been left meanwhile
            return
        if text and self._came():
            self.play.reached()
            self._starts.stand = self.trip.stand
            self.kept.emit()
        elif text:
            self.missed = self.tr("It did not come. {0}").format(text)
        self.refreshed.emit()

    def _came(self) -> bool:
        """Does the recording say that it has come, here?"""
        from lessons.format.moments import condition

        wanted = condition(self.session.scenario, self._until())
        recording, at = self.session.recording, self.session.time_travel.position
        return recording is not None and wanted.next(recording, at - 1) == at

    def why_not(self) -> str:
        """Why it has not come yet."""
        from lessons.format.moments import Never, condition
        from lessons.play.goals import in_words

        scenario, recording = self.session.scenario, self.session.recording
        if recording is None or scenario is None:
            return ""
        try:
            why = condition(scenario, self._until()).why_not(recording, self.session.time_travel.position)
        except Never:
            return ""
        return in_words(str(why))

    def share(self) -> int:
        """How far the run has come, in thousandths of the way to a moment, or else of the scenario."""
        from lessons.format.moments import Never, fixed

        scenario, until = self.session.scenario, self.step.until or ""
        if scenario is None:
            return 0
        try:
            whole = None if until.startswith("+") else fixed(scenario, until)
        except Never:  # another scenario is open still
            return 0
        return min(1000, round(1000 * self.session.time_travel.position / (whole or scenario.until)))

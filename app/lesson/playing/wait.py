"""Watch and run: the machine goes on until what the step waits for has come."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.lesson.playing.machine_control import MachineControl
from app.lesson.playing.part import Part
from app.lesson.playing.starts import Starts
from app.run.session import Session
from engine.scenario.files.quantities import to_time
from lessons.format.moments import UnknownMoment, condition, fixed_time
from lessons.play.goals import in_words
from lessons.play.play import Play


class Wait(Part):
    """Runs the machine, and says whether it has come or why not."""

    def __init__(
        self, play: Play, session: Session, machine: MachineControl, starts: Starts, parent: QObject
    ) -> None:
        super().__init__(play, session, machine, parent)
        self._starts = starts
        self.missed = ""  # why a wait ended without what it was for
        machine.waited.connect(self._on_waited)

    @property
    def reached(self) -> bool:
        """Has what this step waits for come?"""
        return self.done and self.step.kind in ("watch", "run")

    def run(self) -> None:
        """Run until what this step waits for."""
        self.missed = ""
        self.machine.wait(self._until(), self.step.speed if self.step.kind == "watch" else None)

    def _until(self) -> str:
        """The condition; "+30s" counts from where the machine stands."""
        text = self.step.until or ""
        if text.startswith("+"):
            return f"{(self.session.time_travel.position + to_time(text[1:])) / 1e9:.9f}s"
        return text

    def _on_waited(self, text: str) -> None:
        if not self.step.until:  # the step that waited has been left meanwhile
            return
        if text and self._came():
            self.play.reached()
            self._starts.checkpoint = self.machine.checkpoint
            self.kept.emit()
        elif text:
            self.missed = self.tr("It did not come. {0}").format(text)
        self.refreshed.emit()

    def _came(self) -> bool:
        """Does the recording say that it has come, here?"""
        wanted = condition(self.session.scenario, self._until())
        recording, at = self.session.recording, self.session.time_travel.position
        return recording is not None and wanted.next(recording, at - 1) == at

    def why_not(self) -> str:
        """Why it has not come yet."""
        scenario, recording = self.session.scenario, self.session.recording
        if recording is None or scenario is None:
            return ""
        try:
            why = condition(scenario, self._until()).why_not(recording, self.session.time_travel.position)
        except UnknownMoment:
            return ""
        return in_words(str(why))

    def share(self) -> int:
        """How far the run has come, in thousandths of the way to a moment, or else of the scenario."""
        scenario, until = self.session.scenario, self.step.until or ""
        if scenario is None:
            return 0
        try:
            whole = None if until.startswith("+") else fixed_time(scenario, until)
        except UnknownMoment:  # another scenario is open still
            return 0
        return min(1000, round(1000 * self.session.time_travel.position / (whole or scenario.until)))

"""Watch and run: runs the machine until the step's condition holds."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.lesson.playing.machine_control import MachineControl
from app.lesson.playing.part import PlayerPart
from app.lesson.playing.starts import Starts
from app.run.session import Session
from engine.scenario.files.quantities import to_time
from lessons.format.moments import UnknownMoment, condition, fixed_time
from lessons.play.goals import in_words
from lessons.play.play import Play


class RunWait(PlayerPart):
    """Runs the machine, and reports whether the condition was reached or why not."""

    def __init__(
        self, play: Play, session: Session, machine: MachineControl, starts: Starts, parent: QObject
    ) -> None:
        super().__init__(play, session, machine, parent)
        self._starts = starts
        self.missed = ""  # why a wait ended without what it was for
        machine.waited.connect(self._on_waited)

    @property
    def reached(self) -> bool:
        """True if this step has reached its condition."""
        return self.done and self.step.kind in ("watch", "run")

    def run(self) -> None:
        """Run until this step's condition."""
        self.missed = ""
        self.machine.wait(self._until(), self.step.speed if self.step.kind == "watch" else None)

    def _until(self) -> str:
        """Return the condition; "+30s" counts from the machine's position."""
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
            self.missed = self.tr("The condition was not reached. {0}").format(text)
        self.refreshed.emit()

    def _came(self) -> bool:
        """Return True if the condition became true at the machine's position."""
        assert self.session.scenario is not None
        wanted = condition(self.session.scenario, self._until())
        recording, at = self.session.recording, self.session.time_travel.position
        return recording is not None and wanted.next(recording, at - 1) == at

    def why_not(self) -> str:
        """Return why the condition does not hold yet."""
        scenario, recording = self.session.scenario, self.session.recording
        if recording is None or scenario is None:
            return ""
        try:
            why = condition(scenario, self._until()).why_not(recording, self.session.time_travel.position)
        except UnknownMoment:
            return ""
        return in_words(str(why))

    def share(self) -> int:
        """Return the progress in thousandths of the way to a moment, or else of the scenario."""
        scenario, until = self.session.scenario, self.step.until or ""
        if scenario is None:
            return 0
        try:
            whole = None if until.startswith("+") else fixed_time(scenario, until)
        except UnknownMoment:  # another scenario is open still
            return 0
        return min(1000, round(1000 * self.session.time_travel.position / (whole or scenario.until)))

"""Notes a student's work in the background: time, commands, and recordings for the report."""

from __future__ import annotations

from time import monotonic
from typing import Any

from PySide6.QtCore import QObject

from app.lesson.playing.solution import Solution
from app.lesson.playing.starts import Starts
from app.lesson.playing.step_part import StepPart
from engine.session_file.models import command_line

MAX_GAP = 5.0  # s counted between two looks: the computer may have slept


class WorkNotes(StepPart):
    """Looks twice a second; what is done on the way, or on the solution's copy, is not the student's."""

    def __init__(self, starts: Starts, solution: Solution, parent: QObject) -> None:
        super().__init__(starts, solution, parent)
        self.recordings: dict[str, Any] = {}  # the Recording of each run, as it was seen last
        self._seen = 0  # commands
        self._furthest: tuple[str, Any] | None = None  # run and Recording since the last look
        self._looked = monotonic()
        starts.ready.connect(self._pass_over)

    def look(self) -> None:
        """Note what is new."""
        self.note_time()
        if self.own_run:
            self._note_commands()
            self.lock_predictions()
            self._keep_recording()

    def note_time(self) -> None:
        """Count the time since the last look for the present step."""
        now = monotonic()
        self.play.spend(min(now - self._looked, MAX_GAP))
        self._looked = now

    def _note_commands(self) -> None:
        commands = self.session.commands
        for given in commands[self._seen :]:
            self.play.command(f"{given.userid}: {given.title}")
        self._seen = len(commands)
        self._note_orders()

    def see(self) -> None:
        """Note how far the run has come, also for a moment between two looks; called once a frame."""
        run, recording = self.starts.run, self.session.recording
        if not run or recording is None or not self.own_run:
            return
        before = self._furthest
        newer = before is None or before[0] != run or recording.at > before[1].at
        if newer and self.machine.branch_of(run) == self.session.branches.active:
            self._furthest = run, recording

    def lock_predictions(self) -> None:
        """Lock the predictions whose moment the run has passed since the last look, even if it came back."""
        self.see()
        furthest, self._furthest = self._furthest, None
        if furthest is not None and self.play.look(*furthest):
            self.kept.emit()

    def _note_orders(self) -> None:
        """Keep all commands of a graded run in the form that repeats them."""
        run = self.starts.run
        graded = run in {figure.run for figure in self.lesson.figures}
        if graded and self.machine.branch_of(run) == self.session.branches.active:
            self.play.ordered(run, [command_line(given) for given in self.session.commands])

    def _pass_over(self) -> None:
        """Skip the commands that were given before the step began."""
        self._seen = len(self.session.commands)

    def _keep_recording(self) -> None:
        run, recording = self.starts.run, self.session.recording
        if run and recording is not None:
            self.recordings[run] = recording

"""What is noted of a student's work without being asked: time, commands, and recordings for the report."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from app.lesson.hints.solution import Solution
from app.lesson.machine_control import Trip
from app.lesson.part import Part
from app.lesson.starts import Starts
from engine.session_file.models import command_line

if TYPE_CHECKING:
    from app.run.session import Session
    from lessons.play.play import Play

LONGEST_LOOK = 5.0  # s counted between two looks: the computer may have slept


class Notes(Part):
    """Looks twice a second; what is done on the way, or on the solution's copy, is not the student's."""

    def __init__(
        self, play: Play, session: Session, trip: Trip, solution: Solution, starts: Starts, parent: QObject
    ) -> None:
        super().__init__(play, session, trip, parent)
        self._solution, self._starts = solution, starts
        self.recordings: dict[str, Any] = {}  # the Recording of each run, as it was seen last
        self._seen = 0  # commands
        self._looked = monotonic()
        starts.stood.connect(self._pass_over)

    def look(self) -> None:
        """Note what is new."""
        self.note_time()
        if not self.trip.busy and not self._solution.on_copy:
            self._note_commands()
            self._keep_recording()

    def note_time(self) -> None:
        """Count the time since the last look for the present step."""
        now = monotonic()
        self.play.spend(min(now - self._looked, LONGEST_LOOK))
        self._looked = now

    def _note_commands(self) -> None:
        commands = self.session.commands
        for given in commands[self._seen :]:
            self.play.command(f"{given.userid}: {given.title}")
        self._seen = len(commands)
        self._note_orders()

    def _note_orders(self) -> None:
        """All commands of a run that is graded, as they are carried out again."""
        run = self._starts.run
        graded = run in {figure.run for figure in self.lesson.figures}
        if graded and self.trip.branch_of(run) == self.session.branches.active:
            self.play.ordered(run, [command_line(given) for given in self.session.commands])

    def _pass_over(self) -> None:
        """What was given before the step began is not of this step."""
        self._seen = len(self.session.commands)

    def _keep_recording(self) -> None:
        run, recording = self._starts.run, self.session.recording
        if run and recording is not None:
            self.recordings[run] = recording

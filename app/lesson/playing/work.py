"""The student's work: answers, their comparison with the run and the study, and notes taken in the
meantime.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject

from app.lesson.playing.hints import Solution
from app.lesson.playing.machine_control import MachineControl
from app.lesson.playing.part import PlayerPart
from app.lesson.playing.starts import Starts
from app.run.session import Session
from engine.session_file.models import command_line
from lessons.format.models import ASKS, Step
from lessons.play.play import Play
from lessons.play.truth import published
from lessons.play.work import Judgement

MAX_GAP = 5.0  # s counted between two looks: the computer may have slept


class WorkNotes(PlayerPart):
    """Records the student's work twice a second, except for actions while going to a step or on the
    solution's copy.
    """

    def __init__(
        self, play: Play, session: Session, starts: Starts, solution: Solution, parent: QObject
    ) -> None:
        super().__init__(play, parent)
        self.session, self._starts, self._solution = session, starts, solution
        self.recordings: dict[str, Any] = {}  # the latest Recording of each run
        self._seen = 0  # commands
        self._furthest: tuple[str, Any] | None = None  # run and Recording since the last look
        self._looked = monotonic()
        starts.ready.connect(self._pass_over)

    def look(self) -> None:
        """Record anything new."""
        self.note_time()
        if self._solution.own_run:
            self._note_commands()
            self.lock_predictions()
            self._keep_recording()

    def note_time(self) -> None:
        """Add the time since the last check to the current step."""
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
        """Record how far the run has advanced, including between two checks; called once a frame."""
        run, recording = self._starts.run, self.session.recording
        if not run or recording is None or not self._solution.own_run:
            return
        before = self._furthest
        newer = before is None or before[0] != run or recording.at > before[1].at
        if newer and self._starts.on_show:
            self._furthest = run, recording

    def lock_predictions(self) -> None:
        """Lock the predictions whose time the run has passed since the last check, even if it has moved
        back.
        """
        self.see()
        furthest, self._furthest = self._furthest, None
        if furthest is not None and self.play.look(*furthest):
            self.kept.emit()

    def _note_orders(self) -> None:
        """Save all commands of a graded run in a form that can be replayed."""
        run = self._starts.run
        graded = run in {figure.run for figure in self.lesson.figures}
        if graded and self._starts.on_show:
            self.play.ordered(run, [command_line(given) for given in self.session.commands])

    def _pass_over(self) -> None:
        """Skip the commands that were given before the step began."""
        self._seen = len(self.session.commands)

    def _keep_recording(self) -> None:
        run, recording = self._starts.run, self.session.recording
        if run and recording is not None:
            self.recordings[run] = recording


@dataclass(frozen=True)
class AnswerComparison:
    """The values to compare; each in the form of an answer, or None."""

    answer: Any = None
    truth: Any = None
    published: Any = None
    judged: Judgement | None = None


class Answers(PlayerPart):
    """The answer of the current step, or of the step that it compares."""

    def __init__(
        self,
        play: Play,
        session: Session,
        machine: MachineControl,
        starts: Starts,
        notes: WorkNotes,
        parent: QObject,
    ) -> None:
        super().__init__(play, parent)
        self.session, self.machine, self._starts, self._notes = session, machine, starts, notes
        self._truth: tuple[object, Any] = (None, None)

    @property
    def given(self) -> Any:
        """The answer given in this step; None if no answer was given."""
        return self.play.entry.answer

    @property
    def judged(self) -> Judgement | None:
        """The judgment of the answer; None before it was judged."""
        return self.play.entry.judged

    def give(self, value: Any) -> None:
        """Submit an answer; an explanation is judged immediately."""
        self._notes.lock_predictions()
        self.play.answer(value)
        self.play.judge(self.session.recording)
        self.kept.emit()
        self.refreshed.emit()

    def draft(self, value: Any) -> None:
        """Save an unfinished answer."""
        self.play.draft(value)
        self.kept.emit()

    def tick(self, number: int, ticked: bool) -> None:
        """Save the student's own judgment of the answer against a rubric line."""
        self.play.tick(number, ticked)
        self.kept.emit()

    def may_change(self) -> bool:
        """Return True if the answer can be withdrawn."""
        explained = self.step.kind in ASKS and self.judged is not None and self.judged.right
        return not self.play.locked and not (explained and self.step.form == "choice")

    def take_back(self) -> None:
        """Withdraw the answer, so that another answer can be given."""
        if not self.play.locked:
            entry = self.play.entry
            entry.answer, entry.judged, entry.state, entry.draft = None, None, "open", entry.answer
            self.kept.emit()
            self.refreshed.emit()

    def note(self, text: str) -> None:
        """Save text while it is being written."""
        self.play.entry.answer = text or None

    # ---- against the run

    def compared(self) -> AnswerComparison:
        """The answer, the run's value and the published value for a step that compares."""
        step = self.lesson.asked_by(self.step)
        work = self.play.work.step(step.id)
        right = self._truth_of(step)
        judged = self.play.judge(self.session.recording) if right is not None else None
        return AnswerComparison(work.answer, right, published(self.lesson, step), judged)

    def _truth_of(self, step: Step) -> Any:
        if step.form == "series":
            return self.play.truth_of(step, None)
        recording = self.session.recording
        if recording is None or self.machine.busy or not self._starts.on_show:
            return None
        key = (step.id, self.session.branches.active, id(recording))
        if key != self._truth[0]:
            self._truth = key, self.play.truth_of(step, recording)
        return self._truth[1]

    def forget_truth(self) -> None:
        """Discard the run's result, so that it is computed again."""
        self._truth = (None, None)

    def run_to_truth(self) -> None:
        """Run to the predicted moment; if this run is already in progress, stop it."""
        if self.machine.under_way:
            self.machine.stop()
            return
        step, run = self.lesson.asked_by(self.step), self._starts.run
        self.machine.open_run(run)
        self.machine.to(step.at_time or step.to_time or "", run)

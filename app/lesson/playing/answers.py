"""Gives answers, takes them back, and compares them with the run and the study."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from app.lesson.playing.machine_control import MachineControl
from app.lesson.playing.notes import WorkNotes
from app.lesson.playing.part import PlayerPart
from app.run.session import Session
from lessons.format.models import ASKS, Step
from lessons.play.play import Play
from lessons.play.truth import published
from lessons.play.work import Judgement


@dataclass(frozen=True)
class AnswerComparison:
    """The values to compare; each in the shape of an answer, or None."""

    answer: Any = None
    truth: Any = None
    published: Any = None
    judged: Judgement | None = None


class Answers(PlayerPart):
    """The answer of the present step, or of the step that it compares."""

    def __init__(
        self, play: Play, session: Session, machine: MachineControl, notes: WorkNotes, parent: QObject
    ) -> None:
        super().__init__(play, session, machine, parent)
        self._notes = notes
        self._truth: tuple[object, Any] = (None, None)

    @property
    def given(self) -> Any:
        """The answer given in this step; None if there is none."""
        return self.play.entry.answer

    @property
    def judged(self) -> Judgement | None:
        """The judgement of the answer; None before it was judged."""
        return self.play.entry.judged

    def give(self, value: Any) -> None:
        """Answer; an explanation is judged at once."""
        self._notes.lock_predictions()
        self.play.answer(value)
        self.play.judge(self.session.recording)
        self.kept.emit()
        self.refreshed.emit()

    def draft(self, value: Any) -> None:
        """Keep an answer that is being made."""
        self.play.draft(value)
        self.kept.emit()

    def tick(self, number: int, ticked: bool) -> None:
        """Keep what the student thinks of the answer beside the rubric."""
        self.play.tick(number, ticked)
        self.kept.emit()

    @property
    def _here(self) -> bool:
        """True if the run of this step is the one on show."""
        run = self.lesson.run_of(self.index)
        return bool(run) and self.machine.branch_of(run) == self.session.branches.active

    def may_change(self) -> bool:
        """Return True if the answer may be taken back."""
        explained = self.step.kind in ASKS and self.judged is not None and self.judged.right
        return not self.play.locked and not (explained and self.step.form == "choice")

    def take_back(self) -> None:
        """Forget the answer, to give another one."""
        if not self.play.locked:
            entry = self.play.entry
            entry.answer, entry.judged, entry.state, entry.draft = None, None, "open", entry.answer
            self.kept.emit()
            self.refreshed.emit()

    def note(self, text: str) -> None:
        """Keep words while they are written."""
        self.play.entry.answer = text or None

    # ---- against the run

    def compared(self) -> AnswerComparison:
        """Answer, run and publication for a step that compares."""
        step = self.predicted()
        work = self.play.work.step(step.id)
        right = self._truth_of(step)
        judged = self.play.judge(self.session.recording) if right is not None else None
        return AnswerComparison(work.answer, right, published(self.lesson, step), judged)

    def _truth_of(self, step: Step) -> Any:
        if step.form == "series":
            return self.play.truth_of(step, None)
        recording = self.session.recording
        if recording is None or self.machine.busy or not self._here:
            return None
        key = (step.id, self.session.branches.active, id(recording))
        if key != self._truth[0]:
            self._truth = key, self.play.truth_of(step, recording)
        return self._truth[1]

    def forget_truth(self) -> None:
        """Discard the run's result, so that it is computed again."""
        self._truth = (None, None)

    def run_to_truth(self) -> None:
        """Run to the moment that was predicted; if already on the way, stop."""
        if self.machine.under_way:
            self.machine.stop()
            return
        step, run = self.predicted(), self.lesson.run_of(self.index)
        self.machine.open_run(run)
        self.machine.to(step.at_time or step.to_time or "", run)

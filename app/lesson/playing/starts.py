"""Where each step begins: brings the machine there, and back there to begin again."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.lesson.playing.machine_control import Checkpoint, MachineControl
from app.lesson.playing.part import Part
from app.run.session import Session
from lessons.play.play import Play

MAX_TRIES = 12  # branches; beyond that a step that is restarted forgets what was done in it


class Starts(Part):
    """`stood` when the machine has come to where the present step begins or goes on."""

    ready = Signal()

    def __init__(self, play: Play, session: Session, machine: MachineControl, parent: QObject) -> None:
        super().__init__(play, session, machine, parent)
        self.checkpoint: Checkpoint | None = None  # where the lesson stands; the next step begins there
        self._began: dict[int, Checkpoint] = {}

    @property
    def run(self) -> str:
        """The run of this step; "" when there is none."""
        return str(self.lesson.run_of(self.index))

    @property
    def commands(self) -> int:
        """How many commands had been given when this step began."""
        checkpoint = self._began.get(self.index)
        return checkpoint.commands if checkpoint is not None else len(self.session.commands)

    # ---- to where a step begins

    def travel(self) -> None:
        """Bring the machine to where the present step wants it, if it wants one."""
        if self.run:
            self._travel(fresh=self.play.entry.began_at is None)

    def _travel(self, fresh: bool) -> None:
        machine, checkpoint = self.machine, self.checkpoint
        here = machine.branch_of(self.run)
        if fresh and checkpoint is not None and checkpoint.branch == here and self._strayed(checkpoint):
            machine.back_to(checkpoint)
        machine.open_run(self.run)
        if not fresh:
            machine.catch_up(self.play.entry.began_at or 0)
        elif self.step.at:
            machine.to(self.step.at, self.run)
        machine.then(self._begin)

    def _strayed(self, checkpoint: Checkpoint) -> bool:
        """Has the machine been moved since the step before ended?"""
        now = self.machine.checkpoint
        return now.branch != checkpoint.branch or now.time != checkpoint.time

    def _begin(self) -> None:
        """The machine is where the step begins."""
        self.machine.note_run(self.run)
        here = self.machine.checkpoint
        if self.play.entry.began_at is None:
            self.play.began(here.time)
            self._began[self.index] = self.checkpoint = here
            if self.step.kind == "do":  # what is done goes to a branch of its own; this one stays as it is
                self.machine.back_to(here, self.step.title)
                self.machine.then(self._begun)
        self.ready.emit()
        self.kept.emit()

    def _begun(self) -> None:
        self.machine.note_run(self.run)
        self.checkpoint = self.machine.checkpoint
        self.ready.emit()
        self.kept.emit()
        self.refreshed.emit()

    def on_built(self) -> None:
        """A machine was built in this step: it stands where the step begins."""
        self._begun()

    # ---- and back there

    def may_restart(self) -> bool:
        """Is there a machine that can be put back?"""
        return (
            bool(self.run)
            and self.play.entry.began_at is not None
            and self.step.kind in ("watch", "run", "do")
        )

    def again(self) -> None:
        """Back to where this step began."""
        checkpoint = self.first()
        if len(self.session.branches.all) >= MAX_TRIES and self.session.branches.active != checkpoint.branch:
            self.machine.forget(self.session.branches.active)
        self.machine.back_to(checkpoint, self.step.title if self.step.kind == "do" else "")
        self.machine.then(self._begun)

    def first(self) -> Checkpoint:
        """Where the machine stood when this step began."""
        return self._began.setdefault(self.index, self._pristine())

    def _pristine(self) -> Checkpoint:
        """Where the machine stood when the step began, in a branch without what was done in it."""
        began = self.play.entry.began_at or 0
        branch = self.session.branches.find(self.session.branches.active)
        while branch is not None and branch.parent is not None and (branch.forked_at or 0) >= began:
            branch = self.session.branches.find(branch.parent)
        found = branch or self.session.branches.find(self.session.branches.active)
        return Checkpoint(found.id, began, found.commands) if found is not None else self.machine.checkpoint

"""The start of each step: moves the machine to the start, and back there to restart."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.lesson.playing.machine_control import Checkpoint, MachineControl
from app.lesson.playing.part import PlayerPart
from app.run.session import Session
from lessons.play.play import Play

MAX_TRIES = 12  # branches; beyond that, a restarted step loses its previous work


class Starts(PlayerPart):
    """Moves the machine to the start of steps; it emits `ready` when the machine has arrived."""

    ready = Signal()

    def __init__(self, play: Play, session: Session, machine: MachineControl, parent: QObject) -> None:
        super().__init__(play, parent)
        self.session, self.machine = session, machine
        self.checkpoint: Checkpoint | None = None  # where the lesson stands; the next step begins there
        self._began: dict[int, Checkpoint] = {}

    @property
    def run(self) -> str:
        """The run of this step; "" if the step has no run."""
        return self.lesson.run_of(self.index)

    @property
    def on_show(self) -> bool:
        """True if the run of this step is the active branch."""
        return bool(self.run) and self.machine.branch_of(self.run) == self.session.branches.active

    @property
    def commands(self) -> int:
        """The number of commands given before this step began."""
        checkpoint = self._began.get(self.index)
        return checkpoint.commands if checkpoint is not None else len(self.session.commands)

    # ---- to where a step begins

    def travel(self) -> None:
        """Move the machine to the start of the current step, if the step has a run."""
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
        """Return True if the machine has been moved since the previous step ended."""
        now = self.machine.checkpoint
        return now.branch != checkpoint.branch or now.time != checkpoint.time

    def _begin(self) -> None:
        """Record the start of the step; a do step continues in a separate branch."""
        self.machine.note_run(self.run)
        here = self.machine.checkpoint
        if self.play.entry.began_at is None:
            self.play.began(here.time)
            self._began[self.index] = self.checkpoint = here
            if self.step.kind == "do":  # changes go to a separate branch; this one remains unchanged
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
        """Record the machine that was built in this step as the step's start."""
        self._begun()

    # ---- and back there

    def may_restart(self) -> bool:
        """Return True if the machine can be moved back to the start of the step."""
        return (
            bool(self.run)
            and self.play.entry.began_at is not None
            and self.step.kind in ("watch", "run", "do")
        )

    def again(self) -> None:
        """Move the machine back to the start of this step."""
        checkpoint = self.first()
        if len(self.session.branches.all) >= MAX_TRIES and self.session.branches.active != checkpoint.branch:
            self.machine.forget(self.session.branches.active)
        self.machine.back_to(checkpoint, self.step.title if self.step.kind == "do" else "")
        self.machine.then(self._begun)

    def first(self) -> Checkpoint:
        """Return the checkpoint at which this step began."""
        return self._began.setdefault(self.index, self._pristine())

    def _pristine(self) -> Checkpoint:
        """Return the step's starting time in a branch without the student's actions in it."""
        began = self.play.entry.began_at or 0
        branch = self.session.branches.find(self.session.branches.active)
        while branch is not None and branch.parent is not None and (branch.forked_at or 0) >= began:
            branch = self.session.branches.find(branch.parent)
        found = branch or self.session.branches.find(self.session.branches.active)
        return Checkpoint(found.id, began, found.commands) if found is not None else self.machine.checkpoint

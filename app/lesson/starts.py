"""Where each step begins: brings the machine there, and back there to begin again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.lesson.machine_control import Stand, Trip
from app.lesson.part import Part

if TYPE_CHECKING:
    from app.run.session import Session
    from lessons.play.play import Play

MOST_TRIES = 12  # branches; beyond that a step that is restarted forgets what was done in it


class Starts(Part):
    """`stood` when the machine has come to where the present step begins or goes on."""

    stood = Signal()

    def __init__(self, play: Play, session: Session, trip: Trip, parent: QObject) -> None:
        super().__init__(play, session, trip, parent)
        self.stand: Stand | None = None  # where the lesson stands; the next step begins there
        self._began: dict[int, Stand] = {}

    @property
    def run(self) -> str:
        """The run of this step; "" when there is none."""
        return str(self.lesson.run_of(self.index))

    @property
    def commands(self) -> int:
        """How many commands had been given when this step began."""
        stand = self._began.get(self.index)
        return stand.commands if stand is not None else len(self.session.commands)

    # ---- to where a step begins

    def travel(self) -> None:
        """Bring the machine to where the present step wants it, if it wants one."""
        if self.run:
            self._travel(fresh=self.play.entry.began_at is None)

    def _travel(self, fresh: bool) -> None:
        trip, stand = self.trip, self.stand
        here = trip.branch_of(self.run)
        if fresh and stand is not None and stand.branch == here and self._strayed(stand):
            trip.back_to(stand)
        trip.open_run(self.run)
        if not fresh:
            trip.catch_up(self.play.entry.began_at or 0)
        elif self.step.at:
            trip.to(self.step.at, self.run)
        trip.then(self._begin)

    def _strayed(self, stand: Stand) -> bool:
        """Has the machine been moved since the step before ended?"""
        now = self.trip.stand
        return now.branch != stand.branch or now.time != stand.time

    def _begin(self) -> None:
        """The machine is where the step begins."""
        self.trip.note_run(self.run)
        here = self.trip.stand
        if self.play.entry.began_at is None:
            self.play.began(here.time)
            self._began[self.index] = self.stand = here
            if self.step.kind == "do":  # what is done goes to a branch of its own; this one stays as it is
                self.trip.back_to(here, self.step.title)
                self.trip.then(self._begun)
        self.stood.emit()
        self.kept.emit()

    def _begun(self) -> None:
        self.trip.note_run(self.run)
        self.stand = self.trip.stand
        self.stood.emit()
        self.kept.emit()
        self.refreshed.emit()

    def begun_anew(self) -> None:
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
        stand = self.first()
        if len(self.session.branches.all) >= MOST_TRIES and self.session.branches.active != stand.branch:
            self.trip.forget(self.session.branches.active)
        self.trip.back_to(stand, self.step.title if self.step.kind == "do" else "")
        self.trip.then(self._begun)

    def first(self) -> Stand:
        """Where the machine stood when this step began."""
        return self._began.setdefault(self.index, self._pristine())

    def _pristine(self) -> Stand:
        """Where the machine stood when the step began, in a branch without what was done in it."""
        began = self.play.entry.began_at or 0
        branch = self.session.branches.find(self.session.branches.active)
        while branch is not None and branch.parent is not None and (branch.forked_at or 0) >= began:
            branch = self.session.branches.find(branch.parent)
        found = branch or self.session.branches.find(self.session.branches.active)
        return Stand(found.id, began, found.commands) if found is not None else self.trip.stand

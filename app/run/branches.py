"""The branches of a session, and the requests that change them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.run.request_queue import RequestQueue
from app.run.worker.answers import BranchInfo, Done
from app.run.worker.branch_state import BranchState
from app.run.worker.request_handler import Request
from app.run.worker.requests import (
    AddRun,
    CompareRequest,
    Find,
    Fork,
    GiveBack,
    OpenRun,
    PutBack,
    Remove,
    RenameBranch,
    RunInstead,
    Select,
    SetAside,
)

if TYPE_CHECKING:
    from engine.recording.recorder import Recording  # the engine is imported late


class Branches(QObject):
    """The runs of a session. One is active; another may be compared with it."""

    changed = Signal()  # branches were added, removed or renamed, or changed their part
    forked = Signal(str)  # name of the branch that plays now
    removed = Signal(str)  # name of a branch that is gone
    given_back = Signal(object, object)  # markers and annotations of the replaced session

    def __init__(self, queue: RequestQueue, state: BranchState, parent: QObject) -> None:
        super().__init__(parent)
        self._queue, self._state = queue, state
        self._seen: object = None  # the branches at the last check

    @property
    def all(self) -> tuple[BranchInfo, ...]:
        """All branches, oldest first."""
        return self._state.branches

    @property
    def active(self) -> int:
        """The id of the active branch, which plays."""
        return self._state.active

    @property
    def compared(self) -> int | None:
        """The id of the comparison branch."""
        return self._state.compared

    @property
    def compared_recording(self) -> Recording | None:
        """The Recording of the comparison branch, or None."""
        return self._state.compared_latest

    def find(self, branch: int | None) -> BranchInfo | None:
        """Return the branch with this id, or None if there is no such branch."""
        return next((info for info in self.all if info.id == branch), None)

    def free_name(self, name: str) -> str:
        """Return a name for a branch, with a number if another branch has the name."""
        taken = {branch.name for branch in self.all}
        names = (name, *(f"{name} {number}" for number in range(2, len(taken) + 3)))
        return next(name for name in names if name not in taken)

    def fork(
        self,
        name: str = "",
        change: str = "",
        command: tuple[str, str, bool] | None = None,
        beside: bool = False,
    ) -> None:
        """Create a branch that begins here, and continue in it; `beside` compares it with the current
        branch.
        """
        self._queue.stop(Fork(name, change, command, beside))

    def select(self, branch: int) -> None:
        """Make another branch active."""
        self._queue.stop(Select(branch))

    def compare(self, branch: int | None) -> None:
        """Show another branch next to the active branch; None shows none."""
        self._queue.send(CompareRequest(branch))

    def add_run(
        self,
        name: str,
        source: str,
        settings: Sequence[str] = (),
        seed: int | None = None,
        beside: bool = True,
    ) -> None:
        """Add a run of a scenario, with settings and a seed; `beside` compares it with the active run."""
        self._queue.send(AddRun(name, (source, tuple(settings), seed), beside))

    def run_instead(
        self, name: str, source: str, settings: Sequence[str] = (), seed: int | None = None
    ) -> None:
        """Add a run, make it the active branch and compare it with the previous branch; `forked` follows."""
        self._queue.stop(RunInstead(name, (source, tuple(settings), seed)))

    def open_run(
        self,
        source: str,
        settings: Sequence[str] = (),
        seed: int | None = None,
        instead_of: int | None = None,
    ) -> None:
        """Add a run and make it the active branch; the session's `opened` follows, or `refused`.

        instead_of: a branch to remove then, unless it has commands or forks.
        """
        self._queue.stop(OpenRun((source, tuple(settings), seed), instead_of))

    def set_aside(self) -> None:
        """Store the session in memory, until `give_back` restores it."""
        self._queue.stop(SetAside())

    def give_back(self) -> None:
        """Replace the session with the stored session; `given_back` follows if there is a stored session."""
        self._queue.stop(GiveBack())

    def remove(self, branch: int) -> None:
        """Remove a branch; the last run stays."""
        self._queue.stop(Remove(branch))

    def put_back(self) -> None:
        """Restore the branch that was removed last, as a run without a parent branch."""
        self._queue.send(PutBack())

    def rename(self, branch: int, name: str) -> None:
        """Rename a branch."""
        self._queue.send(RenameBranch(branch, name))

    def on_answer(self, request: Request | None, done: Done) -> None:
        """Report the completion of a request that removed or created a branch."""
        if done.error or isinstance(request, Find):
            return
        if isinstance(request, Remove):
            self.removed.emit(done.text)
        elif isinstance(request, GiveBack) and done.opened:
            self.given_back.emit(*done.value)
        elif done.branch:
            self.forked.emit(done.branch)

    def look(self) -> None:
        """Emit `changed` when branches have changed since the last call."""
        names = tuple((branch.id, branch.name) for branch in self.all)
        seen = names, self.active, self.compared
        if seen != self._seen:
            self._seen = seen
            self.changed.emit()

"""The tree of runs: one machine per branch, the origin of each, and the memory that they share.

A fork is a branch that was equal to another branch up to a moment; after that, both continue independently.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.kernel.units import clock_text
from engine.language import say
from engine.recording.snapshots import MEMORY
from engine.sim import Simulation

MAX_BRANCHES = 16
MAX_NAME = 60


class TreeError(ValueError):
    """An operation on branches is impossible; the message is a sentence for the user."""


@dataclass(frozen=True)
class MachineSource:
    """Scenario, settings and seed from which a machine was built."""

    name: str  # of the catalog, or a file
    settings: tuple[str, ...] = ()
    seed: int | None = None  # None = the scenario's own


@dataclass(frozen=True)
class Branch:
    """One run."""

    id: int
    name: str
    source: MachineSource
    parent: int | None  # None = a root
    forked_at: int | None  # ns
    forked_events: int | None
    simulation: Simulation

    @property
    def text(self) -> str:
        """The branch name, and for a fork the time at which it began."""
        return self.name if self.forked_at is None else f"{self.name} (from {clock_text(self.forked_at)})"


class Tree:
    """Branches in the order in which they were made; there is always at least one."""

    def __init__(
        self, name: str, source: MachineSource, simulation: Simulation, memory: int = MEMORY
    ) -> None:
        self._branches: dict[int, Branch] = {}
        self._memory, self._next = memory, 1
        self.add(source, simulation, name)

    @classmethod
    def of(cls, branches: Sequence[Branch], memory: int = MEMORY) -> Tree:
        """Return a tree of existing branches that keep their numbers. Raises TreeError."""
        if not 0 < len(branches) <= MAX_BRANCHES:
            raise TreeError(say("A tree has 1 to {0} branches, not {1}.", MAX_BRANCHES, len(branches)))
        tree = cls.__new__(cls)
        tree._branches, tree._memory = {}, memory
        for branch in branches:
            if branch.id in tree._branches or branch.parent not in (None, *tree._branches):
                raise TreeError(say("Branch {0} needs a unique number and an earlier parent.", branch.id))
            tree._take(branch)
        tree._next = max(tree._branches) + 1
        return tree

    @property
    def branches(self) -> tuple[Branch, ...]:
        """All branches, oldest first."""
        return tuple(self._branches.values())

    def __getitem__(self, id: int) -> Branch:
        if id not in self._branches:
            known = ", ".join(str(branch) for branch in self._branches)
            raise TreeError(say("Branch {0} does not exist; expected one of {1}.", id, known))
        return self._branches[id]

    @property
    def memory(self) -> int:
        """Memory for the saved moments used for going back, of all branches together, in bytes."""
        return self._memory

    @memory.setter
    def memory(self, size: int) -> None:
        self._memory = size
        for branch in self.branches:
            branch.simulation.memory = size // len(self._branches)

    def fork(self, id: int, name: str = "") -> Branch:
        """Add a branch that equals this one up to the machine's current time. Raises TreeError."""
        old = self[id]
        self._check_room()
        now, events = old.simulation.now, old.simulation.events
        return self._put(Branch(0, name, old.source, id, now, events, old.simulation.fork()))

    def add(self, source: MachineSource, simulation: Simulation, name: str = "") -> Branch:
        """Add another run, for comparison. Raises TreeError."""
        self._check_room()
        return self._put(Branch(0, name, source, None, None, None, simulation))

    def rename(self, id: int, name: str) -> Branch:
        """Rename a branch. Raises TreeError."""
        self._branches[id] = replace(self[id], name=self._checked(name, id))
        return self._branches[id]

    def remove(self, id: int) -> None:
        """Forget a branch; branches forked from it stay, as roots. Raises TreeError for the last branch."""
        self[id]
        if len(self._branches) == 1:
            raise TreeError(say("The last branch cannot be removed."))
        del self._branches[id]
        for child in self.branches:
            if child.parent == id:
                self._branches[child.id] = replace(child, parent=None)
        self.memory = self._memory

    def _put(self, branch: Branch) -> Branch:
        new = self._take(replace(branch, id=self._next, name=branch.name or self._free_name()))
        self._next += 1
        return new

    def _take(self, branch: Branch) -> Branch:
        new = replace(branch, name=self._checked(branch.name, branch.id))
        self._branches[new.id] = new
        self.memory = self._memory
        return new

    def _check_room(self) -> None:
        if len(self._branches) >= MAX_BRANCHES:
            raise TreeError(say("There are already {0} branches; remove a branch first.", MAX_BRANCHES))

    def _free_name(self) -> str:
        taken = {branch.name for branch in self.branches}
        numbers = range(self._next, self._next + len(taken) + 1)
        return next(name for name in (f"Branch {number}" for number in numbers) if name not in taken)

    def _checked(self, name: str, id: int) -> str:
        name = " ".join(name.split())
        if not name or len(name) > MAX_NAME or not name.isprintable():
            raise TreeError(say("A branch needs a name of 1 to {0} characters.", MAX_NAME))
        if any(branch.name == name and branch.id != id for branch in self.branches):
            raise TreeError(say('A branch named "{0}" already exists; choose another name.', name))
        return name

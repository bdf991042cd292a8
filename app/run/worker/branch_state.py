"""The branches of a session in the worker: the branch that plays, and the state visible to the window.

Everything here is used in the worker's thread; the window polls the plain attributes.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from itertools import count
from time import perf_counter_ns
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from app.run.worker.answers import BranchInfo, infos
from app.run.worker.machines import Machines, MachineSource
from app.run.worker.pace import Budget
from app.run.worker.watches import Watches

if TYPE_CHECKING:  # the engine is imported late
    from engine.recording.command_log import GivenCommand
    from engine.recording.next_event import Happening
    from engine.recording.recorder import Recording
    from engine.session_file.annotation import Annotation
    from engine.sim import Simulation
    from engine.tree import Branch, Tree

MEMORY = 512 << 20  # bytes for the past
KEPT = 5  # runs that the user has left and that can be had again by opening their scenario


class Follower:
    """The comparison branch; it advances in its own slices."""

    def __init__(self, branch: Branch) -> None:
        self.branch = branch
        self.reached = False  # it has caught up once: the other branch then waits for it
        self._budget = Budget()

    @property
    def machine(self) -> Simulation:
        """The machine of the branch."""
        return self.branch.simulation

    def behind(self, other: Simulation) -> bool:
        """Return whether this machine has recorded less than the other."""
        behind = self.machine.recorded < self._goal(other)
        self.reached = self.reached or not behind
        return behind

    def advance(self, other: Simulation) -> bool:
        """Run for one slice. Returns whether there is more to do."""
        machine, began = self.machine, perf_counter_ns()
        if machine.now < machine.recorded:
            machine.seek(machine.recorded)
        machine.run(self._goal(other), self._budget.events)
        more = self.behind(other)
        self._budget.learn(perf_counter_ns() - began, more)
        return more

    def _goal(self, other: Simulation) -> int:
        return min(other.recorded, self.machine.scenario.until)


class Aside(NamedTuple):
    """A session that was put aside."""

    tree: Tree
    active: int
    compared: int | None
    markers: Sequence[tuple[int, str]]
    annotations: Sequence[Annotation]


class BranchState(QObject):
    """The machines of a session."""

    opened = Signal(object, bool)  # Scenario of the branch that is active now; is it another session?
    refused = Signal(str)  # a scenario could not be opened; the old run stays
    failed = Signal(str)  # first line: what happened; after an empty line: details
    halting = Signal()  # playing has to stop now; heard in the worker's thread, before this goes on
    lagging = Signal()  # the compared branch has to catch up

    def __init__(self, machines: Machines, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.latest: Recording | None = None
        self.compared_latest: Recording | None = None  # of the compared branch
        self.branches: tuple[BranchInfo, ...] = ()
        self.active = 0  # id of the branch that plays
        self.compared: int | None = None  # id of the one beside it
        self.upcoming: Happening | None = None  # the machine's next event
        self.commands: Sequence[GivenCommand] = ()  # those that changed the machine or will again
        self.wanted = True  # the window has taken `latest` and needs a newer one
        self.memory = MEMORY
        self.machines = machines
        self.tree: Tree | None = None
        self.current: Simulation | None = None  # of the active branch; None after an error of the program
        self.follower: Follower | None = None  # the compared branch
        self.removed: Branch | None = None  # the branch that was removed last
        self.aside: Aside | None = None
        self.watches = Watches()

    @property
    def machine(self) -> Simulation:
        """The machine of the active branch. Raises ValueError when no run is open."""
        if self.current is None:
            raise ValueError(self.tr("Nothing is running: open a scenario, or restart the run."))
        return self.current

    @property
    def grown(self) -> Tree:
        """The tree of branches. Raises ValueError when there is no tree."""
        if self.tree is None:
            raise ValueError(self.tr("Nothing is running: open a scenario, or restart the run."))
        return self.tree

    @Slot(str, object, object)
    def open(self, name: str, settings: Sequence[str], seed: int | None) -> None:
        """Replace the session with a new session: one run of this scenario, at time 0."""
        source: MachineSource = (name, tuple(settings), seed)
        try:
            machine = self.machines.load(*source)
            tree = self.machines.plant(self.tr("Run 1"), source, machine)
        except ValueError as error:  # ScenarioError, with a sentence for people
            self.refused.emit(str(error))
            return
        except Exception as error:  # thread boundary: keeps the old run
            self.refused.emit(message(self.tr("The scenario could not be opened"), error))
            return
        self.take(tree, tree.branches[0].id)

    def take(self, tree: Tree, active: int) -> None:
        """Replace the session; nothing plays afterward."""
        self.halting.emit()
        self.tree, self.follower, self.compared, self.removed = tree, None, None, None
        tree.memory = self.memory if self.aside is None else self.memory // 2
        self._activate(active)
        self.publish()
        self.opened.emit(self.machine.scenario, True)

    def set_aside(self, markers: Sequence[tuple[int, str]], annotations: Sequence[Annotation]) -> None:
        """Put the session aside, unless there is no session or another session was already put aside; then
        nothing is open.
        """
        if self.tree is None or self.aside is not None:
            return
        self.halting.emit()
        self.aside = Aside(self.tree, self.active, self.compared, tuple(markers), tuple(annotations))
        self.tree.memory = self.memory // 2
        self.tree = self.current = self.follower = self.compared = self.removed = None
        self.branches = ()

    def give_back(self) -> tuple[Sequence[tuple[int, str]], Sequence[Annotation]] | None:
        """Open the session that was put aside; return its markers and annotations, or None if no session was
        put aside.
        """
        if self.aside is None:
            return None
        aside, self.aside = self.aside, None
        self.take(aside.tree, aside.active)
        self.compare(aside.compared)
        return aside.markers, aside.annotations

    def make_room(self) -> None:
        """Remove the oldest runs that can be recreated: those without commands and forks."""
        left = [branch for branch in self.grown.branches if self._is_plain(branch)]
        for branch in left[: max(len(left) - KEPT + 1, 0)]:
            self.grown.remove(branch.id)

    def forget_unplayed(self, branch_id: int) -> None:
        """Remove a branch that was left before it ran."""
        branch = self.branch(branch_id)
        if self._is_plain(branch) and not branch.simulation.recorded:
            self.grown.remove(branch_id)

    def forget(self, branch_id: int) -> None:
        """Remove a branch that can be recreated; a branch that no longer exists is not an error."""
        if any(branch.id == branch_id and self._is_plain(branch) for branch in self.grown.branches):
            self.grown.remove(branch_id)

    def _is_plain(self, branch: Branch) -> bool:
        used = {self.active, self.compared, *(branch.parent for branch in self.grown.branches)}
        return branch.parent is None and branch.id not in used and not branch.simulation.all_commands

    def free_name(self) -> str:
        """Return "Run 2", or the first later number that is free."""
        taken = {branch.name for branch in self.grown.branches}
        names = (self.tr("Run {0}").format(number) for number in count(2))
        return next(name for name in names if name not in taken)

    def select(self, branch_id: int, reopen: bool = False) -> None:
        """Make another branch active; emit `opened` if the scenario differs or `reopen` is set.

        Raises ValueError when there is no such branch.
        """
        before = self.current
        self._activate(branch_id)
        if self.compared == branch_id:
            self.compare(None)
        self.publish()
        if reopen or before is None or self.machine.scenario is not before.scenario:
            self.opened.emit(self.machine.scenario, False)

    def _activate(self, branch_id: int) -> None:
        self.current = self.branch(branch_id).simulation
        self.active = branch_id

    def branch(self, branch_id: int) -> Branch:
        """Return the branch with this id. Raises ValueError when there is no such branch."""
        for branch in self.grown.branches:
            if branch.id == branch_id:
                return branch
        raise ValueError(self.tr("Branch {0} does not exist.").format(branch_id))

    def compare(self, branch_id: int | None) -> None:
        """Keep another branch at the time of the active branch; None stops comparing."""
        if branch_id == self.active:
            branch_id = None
        self.follower = None if branch_id is None else Follower(self.branch(branch_id))
        self.compared = branch_id
        if self.follower is not None and self.follower.behind(self.machine):
            self.lagging.emit()
        self.publish()

    def publish(self) -> None:
        """Make the current state visible to the window."""
        if self.current is None:
            return
        machine = self.current
        self.branches = infos(self.grown.branches)
        self.upcoming = machine.upcoming
        self.compared_latest = None if self.follower is None else self.follower.machine.recording()
        self.latest, self.commands = machine.recording(), machine.all_commands
        self.wanted = False

    def fail(self, error: Exception, what: str = "") -> None:
        """Stop the run at an error; errors of the simulated system leave the machine unchanged."""
        self.halting.emit()
        if isinstance(error, self.machines.expected_errors()):
            self.failed.emit(str(error))
            return
        self.current = None  # its tables may be half updated; restarting makes a new one
        self.failed.emit(message(what or self.tr("The run stopped at an error"), error))


def message(what: str, error: Exception) -> str:
    """Return an error message and, after an empty line, the traceback."""
    where = "".join(traceback.format_exception(error))
    return f"{what}: {str(error) or type(error).__name__}\n\n{where}"

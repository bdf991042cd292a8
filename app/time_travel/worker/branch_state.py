"""What the worker holds: the branches of a session, which of them plays, and what the window may see of it.

Everything here is used in the worker's thread; the window polls the plain attributes.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from app.run.machines import Machine, Machines, Source, Tree
from app.time_travel.branches import BranchInfo, infos
from app.time_travel.worker.level import Level

MEMORY = 512 << 20  # bytes for the past


class Stand(QObject):
    """The machines of a session."""

    opened = Signal(object, bool)  # Scenario of the branch that is active now; is it another session?
    refused = Signal(str)  # a scenario could not be opened; the old run stays
    failed = Signal(str)  # first line: what happened; after an empty line: details

    def __init__(self, machines: Machines) -> None:
        super().__init__()
        self.latest: Any = None  # Recording
        self.compared_latest: Any = None  # Recording of the compared branch
        self.branches: tuple[BranchInfo, ...] = ()
        self.active = 0  # id of the branch that plays
        self.compared: int | None = None  # id of the one beside it
        self.upcoming: Any = None  # the machine's next event
        self.commands: Sequence[Any] = ()  # that changed the machine, those to come again too
        self.wanted = True  # the window has taken `latest` and wants a newer one
        self.memory = MEMORY
        self.machines = machines
        self.tree: Tree | None = None
        self._machine: Machine | None = None
        self._level: Level | None = None
        self.removed: Any = None  # the branch that was removed last

    @property
    def machine(self) -> Machine:
        """The machine of the active branch. Raises ValueError when nothing runs."""
        if self._machine is None:
            raise ValueError(self.tr("Nothing runs: open a scenario, or restart the run."))
        return self._machine

    @property
    def whole(self) -> bool:
        """Is there a machine, and no error of the program has stopped it?"""
        return self._machine is not None

    @property
    def grown(self) -> Tree:
        """The branches. Raises ValueError when there are none."""
        if self.tree is None:
            raise ValueError(self.tr("Nothing runs: open a scenario, or restart the run."))
        return self.tree

    @Slot(str, object, object)
    def open(self, name: str, settings: Sequence[str], seed: int | None) -> None:
        """Load a scenario and put a new session with one run at time 0 in the old one's place."""
        source: Source = (name, tuple(settings), seed)
        try:
            machine = self.machines.load(*source)
            tree = self.machines.plant(self.tr("Run 1"), source, machine)
        except ValueError as error:  # ScenarioError, with a sentence for people
            self.refused.emit(str(error))
            return
        except Exception as error:  # the border of the thread: the old run stays
            self.refused.emit(message(self.tr("The scenario could not be opened"), error))
            return
        self.take(tree, tree.branches[0].id)

    def take(self, tree: Tree, active: int) -> None:
        """Another session, standing still."""
        self.halt()
        self.tree, self._level, self.compared, self.removed = tree, None, None, None
        tree.memory = self.memory
        self._activate(active)
        self.publish()
        self.opened.emit(self.machine.scenario, True)

    def select(self, branch_id: int) -> None:
        """Another branch plays from now on. Raises ValueError when there is no such branch."""
        before = self._machine
        self._activate(branch_id)
        if self.compared == branch_id:
            self.compare(None)
        self.publish()
        if before is None or self.machine.scenario is not before.scenario:
            self.opened.emit(self.machine.scenario, False)

    def _activate(self, branch_id: int) -> None:
        self._machine = self.branch(branch_id).simulation
        self.active = branch_id

    def branch(self, branch_id: int) -> Any:
        """The branch with this id. Raises ValueError when there is none."""
        for branch in self.grown.branches:
            if branch.id == branch_id:
                return branch
        raise ValueError(self.tr("There is no branch {0}.").format(branch_id))

    def compare(self, branch_id: int | None) -> None:
        """Keep another branch level with the active one; None = none."""
        if branch_id == self.active:
            branch_id = None
        self._level = None if branch_id is None else Level(self.branch(branch_id))
        self.compared = branch_id
        if self._level is not None and self._level.behind(self.machine):
            self.start_clock()
        self.publish()

    def publish(self) -> None:
        """Show the window what there is now."""
        if self._machine is None:
            return
        machine = self._machine
        self.branches = infos(self.grown.branches)
        self.upcoming = machine.upcoming
        self.compared_latest = None if self._level is None else self._level.machine.recording()
        self.latest, self.commands = machine.recording(), machine.all_commands
        self.wanted = False

    def halt(self) -> None:
        """Stand still."""
        raise NotImplementedError

    def start_clock(self) -> None:
        """Begin to work in slices."""
        raise NotImplementedError

    def fail(self, what: str, error: Exception, known: bool = False) -> None:
        """Say that the run has come to an end at an error; `known` ones are those of the simulated system."""
        self.halt()
        if not known:
            self._machine = None  # its tables may be half updated; restarting makes a new one
        self.failed.emit(str(error) if known else message(what, error))


def message(what: str, error: Exception) -> str:
    """A sentence, and after an empty line where it happened."""
    where = "".join(traceback.format_exception(error))
    return f"{what}: {str(error) or type(error).__name__}\n\n{where}"

"""SavedSession: the contents of a file, opened by running everything in it again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PureWindowsPath
from typing import Any

from engine.kernel.units import clock_text
from engine.language import say
from engine.recording.snapshots import MEMORY
from engine.scenario.files.error import ScenarioError
from engine.scenario.files.layers import names_file
from engine.scenario.saving import shipped_scenario, table_scenario
from engine.scenario.scenario import Scenario
from engine.session_file.annotation import Annotation
from engine.session_file.models import NamedMarker, SavedBranch, SavedScenario, SessionBody
from engine.session_file.seal import SAVE_AGAIN, SessionCancelled, SessionError
from engine.sim import Simulation, SimulationError
from engine.tree import Branch, MachineSource, Tree, TreeError

SLICE = 400_000  # events between two calls of progress


@dataclass
class ReplayProgress:
    """Total simulated time to run, ns, and the time run so far."""

    total: int
    progress: Callable[[float], bool]
    done: int = 0

    def tell(self, more: int) -> None:
        """Report progress. Raises SessionCancelled."""
        self.done += more
        if not self.progress(min(1.0, self.done / max(1, self.total))):
            raise SessionCancelled


def length(branch: SavedBranch) -> int:
    """Return the simulated time that a branch needs to run, ns."""
    return max(0, branch.recorded - (branch.forked_at or 0))


def has_past(branch: SavedBranch, parent: SavedBranch) -> bool:
    """Return whether both still share the past up to the fork: either machine may have gone back and changed
    it.
    """
    if branch.forked_at is None or branch.forked_events is None:
        return False
    fork = (branch.forked_at, branch.forked_events)
    before = [given for given in parent.given if (given.time, given.events) <= fork]
    after = branch.given[len(before) :]
    return (
        (branch.scenario, branch.seed) == (parent.scenario, parent.seed)
        and min(branch.recorded, parent.recorded) >= branch.forked_at
        and list(branch.given[: len(before)]) == before
        and all((given.time, given.events) >= fork for given in after)
    )


def run_again(machine: Simulation, branch: SavedBranch, work: ReplayProgress) -> None:
    """Run to the end of the recording; at that end, stop at the event that the machine had reached."""
    last = branch.recorded - (branch.time == branch.recorded)
    try:
        while not machine.has_passed(last):
            began = machine.now
            machine.run(last, SLICE)
            work.tell(machine.now - began)
    except SimulationError:
        return  # as it did when it was saved, or the check will tell
    if branch.time == branch.recorded:  # with the commands that were given there
        go_to(machine, branch.events, branch.time)


def go_to(machine: Simulation, events: int, time: int) -> None:
    """Go to a position; a machine that cannot continue remains where it stopped."""
    try:
        machine.seek_event(events, time)
    except SimulationError:
        return


class SavedSession:
    """A session that has been read and can be opened. Raises SessionError for scenarios that cannot be
    opened.
    """

    def __init__(self, saved: SessionBody, name: str) -> None:
        self.saved, self.name = saved, name
        try:
            self.scenarios = [
                self._read(scenario, place) for place, scenario in enumerate(saved.scenarios, 1)
            ]
        except ScenarioError as error:
            raise SessionError("", f"{error}; {say(SAVE_AGAIN)}") from None

    @property
    def active(self) -> int:
        """The id of the branch that was displayed."""
        return self.saved.active

    @property
    def markers(self) -> tuple[NamedMarker, ...]:
        """The markers."""
        return tuple(NamedMarker(marker.at, marker.title) for marker in self.saved.markers)

    @property
    def annotations(self) -> tuple[Annotation, ...]:
        """The annotations of charts."""
        return tuple(saved.annotation for saved in self.saved.annotations)

    @property
    def tables(self) -> dict[str, dict[str, Any]]:
        """The scenarios in the file, by the names that `open` gives them."""
        return {
            source_name(scenario.source): scenario.table
            for scenario in self.saved.scenarios
            if scenario.table is not None
        }

    @property
    def plots(self) -> str:
        """The contents of the plots, as text; not checked."""
        return self.saved.plots

    def _read(self, scenario: SavedScenario, place: int) -> Scenario:
        if scenario.table is not None:
            return table_scenario(scenario.table, f"{self.name}: scenarios.{place}.table")
        return shipped_scenario(scenario.id or "", scenario.settings)

    def open(self, progress: Callable[[float], bool] = lambda share: True, memory: int = MEMORY) -> Tree:
        """Run each branch to its saved position; `progress` receives the share done and cancels by returning
        False.

        Raises SessionCancelled, or SessionError if a machine differs from the saved one.
        """
        work = ReplayProgress(sum(length(branch) for branch in self.saved.branches), progress)
        opened: dict[int, Simulation] = {}
        for branch in self.saved.branches:
            machine = self._begun(branch, opened, memory)
            run_again(machine, branch, work)
            opened[branch.id] = machine
        for branch in self.saved.branches:
            if (opened[branch.id].now, opened[branch.id].events) != (branch.time, branch.events):
                go_to(opened[branch.id], branch.events, branch.time)
            self._check(opened[branch.id], branch)
        try:
            return Tree.of(
                [self._branch(branch, opened[branch.id]) for branch in self.saved.branches], memory
            )
        except TreeError as error:
            raise SessionError(self.name, f"{str(error).rstrip('.')}; {say(SAVE_AGAIN)}") from None

    def _begun(self, branch: SavedBranch, opened: dict[int, Simulation], memory: int) -> Simulation:
        """Return the machine at the fork if its parent still has that past, otherwise at time 0."""
        parent = next((other for other in self.saved.branches if other.id == branch.parent), None)
        if parent and has_past(branch, parent):
            go_to(opened[parent.id], branch.forked_events or 0, branch.forked_at or 0)
            machine = opened[parent.id].fork()
        else:
            machine = Simulation(self.scenarios[branch.scenario - 1], branch.seed, memory)
        machine.repeat(branch.given[len(machine.commands) :])
        return machine

    def _check(self, machine: Simulation, branch: SavedBranch) -> None:
        stands = (machine.now, machine.events, machine.recorded, machine.digest())
        if stands != (branch.time, branch.events, branch.recorded, branch.digest):
            raise SessionError(
                self.name,
                say(
                    '"{0}" at {1} differs from the saved machine: the file was created by another version '
                    "of the machine, or was changed; {2}",
                    branch.name,
                    clock_text(branch.time),
                    say(SAVE_AGAIN),
                ),
            )

    def _branch(self, branch: SavedBranch, machine: Simulation) -> Branch:
        made_of = self.saved.scenarios[branch.scenario - 1]
        name = made_of.id or source_name(made_of.source)
        settings = tuple(setting for setting in made_of.settings if not names_file(setting))
        source = MachineSource(name, settings, branch.seed if branch.own_seed else None)
        return Branch(
            branch.id, branch.name, source, branch.parent, branch.forked_at, branch.forked_events, machine
        )


def source_name(source: str) -> str:
    """Return the name of a scenario within the file: neither an id nor a path to another place."""
    return f"{PureWindowsPath(source).stem or 'scenario'}.toml"  # which knows the paths of each system

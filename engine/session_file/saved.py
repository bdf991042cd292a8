"""SavedSession: what a file holds, to be opened by running everything in it again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePath
from typing import Any

from engine.kernel.units import clock_text
from engine.language import say
from engine.recording.snapshots import MEMORY
from engine.scenario.files.error import ScenarioError
from engine.scenario.files.layers import names_file
from engine.scenario.saving import shipped_scenario, table_scenario
from engine.scenario.scenario import Scenario
from engine.session_file.errors import SAVE_AGAIN, SessionError
from engine.session_file.models import NamedMarker, SavedBranch, SavedScenario, SessionBody
from engine.session_file.replay import ReplayProgress, go_to, has_past, length, run_again
from engine.sim import Simulation
from engine.tree import Branch, MachineSource, Tree, TreeError


class SavedSession:
    """A session that has been read: it can be opened. Raises SessionError for scenarios that cannot be."""

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
        """The id of the branch that was shown."""
        return self.saved.active

    @property
    def markers(self) -> tuple[NamedMarker, ...]:
        """The markers."""
        return tuple(NamedMarker(marker.at, marker.title) for marker in self.saved.markers)

    @property
    def tables(self) -> dict[str, dict[str, Any]]:
        """The scenarios that are in the file, by the names that `open` gives them."""
        return {
            source_name(scenario.source): scenario.table
            for scenario in self.saved.scenarios
            if scenario.table is not None
        }

    @property
    def plots(self) -> str:
        """What was on the plots, as text; not checked."""
        return self.saved.plots

    def _read(self, scenario: SavedScenario, place: int) -> Scenario:
        if scenario.table is not None:
            return table_scenario(scenario.table, f"{self.name}: scenarios.{place}.table")
        return shipped_scenario(scenario.id or "", scenario.settings)

    def open(self, progress: Callable[[float], bool] = lambda share: True, memory: int = MEMORY) -> Tree:
        """Run each branch to its saved position; `progress` gets the share done, False cancels.

        Raises SessionCancelled, or SessionError when a machine is not the one that was saved.
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
            raise SessionError(self.name, f"{error} {say(SAVE_AGAIN)}") from None

    def _begun(self, branch: SavedBranch, opened: dict[int, Simulation], memory: int) -> Simulation:
        """Return the machine at the fork if its parent still has that past, else at time 0."""
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
                    '"{0}" is a different machine at {1} than the one that was saved: the file was made by '
                    "another version of the machine, or was changed; {2}",
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
    """Return the name of a scenario that is in the file: neither an id nor a path to somewhere else."""
    return f"{PurePath(source).stem or 'scenario'}.toml"

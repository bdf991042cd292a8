"""A healthy machine in which faults are hidden: a shipped scenario, and the part of its run that counts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.faults.work import execute
from engine.kernel.units import SECOND
from engine.measures.selectors import UnknownName
from engine.recording.snapshots import ONLY_FORWARD
from engine.runs.pool import run_to
from engine.runs.request import NoFigure, RunFigure
from engine.scenario.files.layers import Layers
from engine.scenario.scenario import Scenario, load_layers, name_by_file
from engine.sim import Simulation
from engine.what_if.accounting import FIGURES, accounting

FILE = "machine.toml"


@dataclass(frozen=True)
class FaultMachine:
    """A shipped scenario, extended by separate tables.

    start, end: s, the part of the run over which figures are measured. fork: s, when commands of a repair are
    given; they have until `start` to take effect.
    """

    id: str
    study: str  # the folder of the study
    scenario: str
    start: int
    end: int
    fork: int = 1
    own: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @property
    def span(self) -> tuple[int, int]:
        """The part of the run that counts, ns."""
        return self.start * SECOND, self.end * SECOND

    def load(self, settings: Sequence[str] = ()) -> Scenario:
        """Return the machine with settings. Raises ScenarioError."""
        layers = Layers(Path(FILE), FILE, own={"extends": f"id:{self.scenario}", **self.own})
        name_by_file(layers, Path(FILE))
        for setting in settings:
            layers.apply(setting)
        return load_layers(layers)

    def figures(
        self, scenario: Scenario, seed: int, names: Iterable[str], commands: Sequence[str] = ()
    ) -> dict[str, float]:
        """Run a version of the machine and return its accounting and the named figures, as far as it has
        them.

        A name is a measure, or MEASURE@NAME for one guest, load, channel and so on. Raises SimulationError;
        raises RepairError for a command that CP refuses.
        """
        simulation = Simulation(scenario, seed, ONLY_FORWARD)
        if commands:
            run_to(simulation, self.fork * SECOND)
            for line in commands:
                execute(simulation, line)
        run_to(simulation, self.end * SECOND)
        found = accounting(simulation, self.span)
        for name in names:
            if name not in FIGURES:
                found.update(self._figure(simulation, name))
        return found

    def _figure(self, simulation: Simulation, name: str) -> dict[str, float]:
        measure, _, of = name.partition("@")
        figure = RunFigure(name, measure, of or None, *self.span)
        try:
            return {name: figure.value(simulation)}
        except (NoFigure, UnknownName):  # a repair may have removed what it is of
            return {}

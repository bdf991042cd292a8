"""The run of one point of a sweep: it ends as soon as its relocation has ended."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.kernel.units import MINUTE, SECOND, clock_text
from engine.recording.relocations import relocations
from engine.runs.request import RunRequest, taken
from engine.runs.wanted import run_to
from engine.scenario.scenario import ScenarioError
from engine.sim import Simulation, SimulationError
from engine.state.relocation import Finish, Stage
from engine.studies.probes import StudyRun
from engine.studies.run_view import Open

STEP = SECOND  # of simulated time, after which it is seen whether the relocation has ended
MAX_TIME = 30 * MINUTE  # of simulated time; the scenario may end earlier, the relocation goes on


@dataclass(frozen=True)
class SweepOutcome:
    """The outcome of a relocation; times in ns, 0 for a stage that was not reached."""

    relocation_ns: int
    quiesce_ns: int
    passes: int
    pages: int
    bytes: int
    finish: int  # engine.state.relocation.Finish
    ended_at: int  # moment in the run

    @property
    def completed(self) -> bool:
        """Does the guest run at the destination?"""
        return self.finish == Finish.COMPLETED


Result = SweepOutcome | str  # or why there is none


def relocate(run: StudyRun, place: int = 0) -> SweepOutcome:
    """Return the outcome of the first relocation of a run, with its scenario's seed plus `place`.

    Raises ScenarioError, SimulationError, and Open when no relocation ends.
    """
    outcome: SweepOutcome = taken(RunRequest(run.scenario, first_outcome, run.settings, place=place, until=0))
    return outcome


def first_outcome(simulation: Simulation) -> SweepOutcome:
    """Run on until the first relocation has ended; return its outcome. Raises SimulationError and Open."""
    while simulation.now < MAX_TIME:
        run_to(simulation, simulation.now + STEP)
        if has_ended(simulation):
            return _outcome(simulation)
    raise Open(f"no relocation has ended within {clock_text(MAX_TIME)}")


def has_ended(simulation: Simulation) -> bool:
    """Return whether a relocation has ended."""
    return bool(np.any(simulation.recording().moves["stage"] == Stage.ENDED))


def _outcome(simulation: Simulation) -> SweepOutcome:
    found = relocations(simulation.recording())
    first = next(relocation for relocation in found if relocation.finish != Finish.NOT_YET)
    spans = first.relocation_ns, first.quiesce_ns
    finish, ended = int(first.finish), first.ended_at or 0
    return SweepOutcome(*spans, len(first.passes), first.pages, first.bytes, finish, ended)


def result(run: StudyRun, place: int) -> Result:
    """Return the outcome of a run, or the reason why it has none; for a process of its own."""
    try:
        return relocate(run, place)
    except (ScenarioError, SimulationError, Open) as error:
        return str(error)

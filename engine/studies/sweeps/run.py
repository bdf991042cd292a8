"""The run of one point of a sweep: it ends as soon as its relocation has ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from engine.kernel.units import MINUTE, SECOND, clock_text
from engine.recording.relocations import relocations
from engine.scenario.scenario import ScenarioError, load_scenario
from engine.sim import Simulation, SimulationError
from engine.state.relocation import Finish, Stage
from engine.studies.parallel import Progress, processes
from engine.studies.probes import Run
from engine.studies.run_view import Open

STEP = SECOND  # of simulated time, after which it is seen whether the relocation has ended
MAX_TIME = 30 * MINUTE  # of simulated time; the scenario may end earlier, the relocation goes on


@dataclass(frozen=True)
class Outcome:
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


Result = Outcome | str  # or why there is none


def relocate(run: Run, place: int = 0) -> Outcome:
    """Return the outcome of the first relocation of a run, with its scenario's seed plus `place`.

    Raises ScenarioError, SimulationError, and Open when no relocation ends.
    """
    scenario = load_scenario(run.scenario, run.settings)
    simulation = Simulation(scenario, scenario.seed + place)
    while simulation.now < MAX_TIME:
        simulation.run(simulation.now + STEP)
        if has_ended(simulation):
            return _outcome(simulation)
    raise Open(f"no relocation has ended within {clock_text(MAX_TIME)}")


def has_ended(simulation: Simulation) -> bool:
    """Return whether a relocation has ended."""
    return bool(np.any(simulation.recording().moves["stage"] == Stage.ENDED))


def _outcome(simulation: Simulation) -> Outcome:
    found = relocations(simulation.recording())
    first = next(one for one in found if one.finish != Finish.NOT_YET)
    spans = first.relocation_ns, first.quiesce_ns
    finish, ended = int(first.finish), first.ended_at or 0
    return Outcome(*spans, len(first.passes), first.pages, first.bytes, finish, ended)


def result(run: Run, place: int) -> Result:
    """Return the outcome of a run, or the reason why it has none; for a process of its own."""
    try:
        return relocate(run, place)
    except (ScenarioError, SimulationError, Open) as error:
        return str(error)


def results(
    runs: Sequence[tuple[Run, int]],
    most: int,
    progress: Progress = lambda done, total: None,
    work: Callable[[Run, int], Result] = result,
) -> list[Result]:
    """Return the result of each run with its seed, in at most this many processes that stay warm.

    `progress` is called in this thread. When it raises, or on Ctrl+C, all processes end at once. Raises
    ChildProcessError when a process ends by itself.
    """
    with processes(work, min(most, len(runs))) as all_done:
        found: list[Result] = all_done(runs, progress)
    return found

"""Running a saved branch again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.session_file.errors import SessionCancelled
from engine.session_file.models import SavedBranch
from engine.sim import Simulation, SimulationError

SLICE = 400_000  # events between two calls of progress


@dataclass
class ReplayProgress:
    """Simulated time to run in all, ns, and the time run so far."""

    total: int
    progress: Callable[[float], bool]
    done: int = 0

    def tell(self, more: int) -> None:
        """Report progress. Raises SessionCancelled."""
        self.done += more
        if not self.progress(min(1.0, self.done / max(1, self.total))):
            raise SessionCancelled


def length(branch: SavedBranch) -> int:
    """Return the time to run of a branch, ns."""
    return max(0, branch.recorded - (branch.forked_at or 0))


def has_past(branch: SavedBranch, parent: SavedBranch) -> bool:
    """Return whether both still share the past up to the fork: either may have gone back and changed."""
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
    """Run to the end of the recording; at that end, no event further than the machine had come."""
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
    """Go to a position; a machine that cannot continue stays where it stops."""
    try:
        machine.seek_event(events, time)
    except SimulationError:
        return

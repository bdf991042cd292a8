"""Simulation: the Python face of the machine. Owned by one thread."""

from __future__ import annotations

from engine.build import build
from engine.kinds import Status
from engine.loop import run_until
from engine.recorder import Recorder, Recording
from engine.scenario import Scenario
from engine.snapshots import History, Keyframe, keyframe
from engine.state import copy_state, digest
from engine.units import SECOND, clock_text

UNLIMITED = 1 << 62
HISTORY_STEP = 10 * SECOND


class SimulationError(Exception):
    """The simulated system cannot go on; the message says why and what to change."""


_FATAL = {
    Status.PAGING_SPACE_FULL: (
        "Paging space is full: no page can leave real storage any more (CP would end with abend PGT004). "
        "Give the LPAR more lpar.paging_space or lpar.xstor, or fewer guests."
    ),
    Status.NO_FRAMES: (
        "No frame could be taken from any guest: everything in real storage is locked or in use. "
        "Give the LPAR more lpar.frames, or fewer guests."
    ),
}


class Simulation:
    """One machine that runs a scenario, with everything it leaves behind."""

    def __init__(self, scenario: Scenario, seed: int | None = None) -> None:
        self.scenario = scenario
        self.seed = scenario.seed if seed is None else seed
        self._state = build(scenario, self.seed)
        self._recorder = Recorder(self._state, scenario, self.seed)
        self._history = History(self._state, HISTORY_STEP)

    @property
    def now(self) -> int:
        """Simulated time, ns."""
        return int(self._state.tables["now"][0])

    @property
    def events(self) -> int:
        """Events since time 0."""
        return int(self._state.tables["events"][0])

    @property
    def finished(self) -> bool:
        """Has the scenario's end been reached?"""
        return self.now >= self.scenario.until

    def run(self, until: int, budget: int = 0) -> Status:
        """Run to `until` (ns), or for at most `budget` events (0 = no limit), recording on the way.

        Returns REACHED or BUDGET. Raises SimulationError when the simulated system cannot go on.
        """
        last = self.events + budget if budget else UNLIMITED
        while True:
            status = Status(run_until(self._state.tables, self._state.blocks, until, last - self.events))
            self._recorder.drain(self._state)
            if status in _FATAL:
                raise SimulationError(f"At {clock_text(self.now)}: {_FATAL[status]}")
            if status == Status.SAMPLED:
                self._recorder.sample(self._state)
                self._history.offer(self._state)
            elif status != Status.TRACE_FULL:
                return status

    def recording(self) -> Recording:
        """Everything recorded so far; read-only, and never changed by what follows."""
        return self._recorder.recording(self.now)

    def digest(self) -> str:
        """16 hex digits that differ when anything in the machine does."""
        return digest(self._state)

    def snapshot(self) -> Keyframe:
        """The machine as it is now."""
        return keyframe(self._state)

    def restore(self, moment: Keyframe) -> None:
        """Go back to a moment of this run; what was recorded after it is forgotten."""
        copy_state(moment.state, self._state)
        self._forget(moment.now)

    def rewind(self, time: int) -> None:
        """Go back to `time` (ns, not after now): restore the keyframe before it and run on to it."""
        if time >= self.now:
            return
        self._history.restore(self._state, max(time, 0))
        self._forget(self.now)
        self.run(max(time, 0))

    def fork(self) -> Simulation:
        """A second machine, equal to this one now, that goes its own way. It has no past of its own."""
        twin = Simulation(self.scenario, self.seed)
        copy_state(self._state, twin._state)
        twin._recorder = Recorder(twin._state, self.scenario, self.seed)
        twin._history = History(twin._state, HISTORY_STEP)
        return twin

    def _forget(self, now: int) -> None:
        self._recorder.cut(now)
        self._history.cut(now)

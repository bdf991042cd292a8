"""Simulation: the Python face of the machine. Owned by one thread."""

from __future__ import annotations

from engine.build import build
from engine.command_log import CommandLog, Given
from engine.cp.perform import perform
from engine.cp.reply import OURS, Outcome, Reply
from engine.kinds import EventKind, Status
from engine.loop import run_until
from engine.queue import NEVER
from engine.recorder import Mark, Recorder, Recording
from engine.scenario import Scenario
from engine.shell import terminal
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
        self._commands = CommandLog()
        self._failure = ""  # why the system cannot go on

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
        if self._failure:
            raise SimulationError(self._failure)
        last = self.events + budget if budget else UNLIMITED
        until = min(until, int(NEVER) - 1)  # what is not to come at all is due at NEVER
        while (given := self._commands.next) and given.time <= until and given.events <= last:
            self._advance(given.time, given.events)
            self._commands.count += 1
            self._carry_out(given)
        return self._advance(until, last)

    def _advance(self, until: int, last: int) -> Status:
        """Run to `until` (ns) or until `last` events have been since time 0."""
        while True:
            status = Status(
                run_until(
                    self._state.tables, self._state.blocks, until, last - self.events, int(EventKind.NONE)
                )
            )
            self._recorder.drain(self._state)
            self._check(status)
            if status == Status.SAMPLED:
                self._recorder.sample(self._state)
                self._history.offer(self._state, self._mark)
            elif status != Status.TRACE_FULL:
                return status

    def _check(self, status: Status) -> None:
        if status in _FATAL:
            self._failure = f"At {clock_text(self.now)}: {_FATAL[status]}"
            raise SimulationError(self._failure)

    def execute(self, line: str, userid: str = "MAINT") -> Reply:
        """Give CP a command as this user, now: between events. Any text has an answer, never an exception.

        What changes the machine is kept in `commands`, and comes again when the run is repeated after
        a rewind, until another such command is given.
        """
        return self._give(Given(self.now, self.events, userid, line))

    def shell(self, userid: str, line: str) -> Reply:
        """Type a line at the terminal of this guest's Linux, now; kept like the commands for CP.

        The number of the Reply is the exit status. A guest that does not run does not answer.
        """
        return self._give(Given(self.now, self.events, userid, line, shell=True))

    @property
    def commands(self) -> tuple[Given, ...]:
        """The commands so far that changed the machine."""
        return self._commands.given

    def _give(self, given: Given) -> Reply:
        if self._failure:
            return Reply((self._failure,), OURS)
        outcome = self._carry_out(given)
        if outcome.acted:
            self._commands.add(given)
        return outcome.reply

    def _carry_out(self, given: Given) -> Outcome:
        outcome = (terminal.perform if given.shell else perform)(self, given.line, given.userid)
        self._recorder.drain(self._state)
        return outcome

    def recording(self) -> Recording:
        """Everything recorded so far; read-only, and never changed by what follows."""
        return self._recorder.recording(self.now)

    def digest(self) -> str:
        """16 hex digits that differ when anything in the machine does."""
        return digest(self._state)

    def snapshot(self) -> Keyframe:
        """The machine as it is now."""
        return keyframe(self._state, self._mark)

    def restore(self, moment: Keyframe) -> None:
        """Go back to a moment of this run; what was recorded after it is forgotten."""
        copy_state(moment.state, self._state)
        self._commands.cut(moment.mark.commands)
        self._forget(moment.mark)

    def rewind(self, time: int) -> None:
        """Go back to `time` (ns, not after now): restore the keyframe before it and run on to it.

        Commands come again at the moments at which they were given.
        A machine that a fork made goes back to that fork at most.
        """
        if time < self.now:
            mark = self._history.restore(self._state, time)
            self._commands.count = mark.commands
            self._forget(mark)
            self.run(time)

    def fork(self) -> Simulation:
        """A second machine, equal to this one now, that goes its own way. It has no past of its own."""
        twin = Simulation(self.scenario, self.seed)
        copy_state(self._state, twin._state)
        twin._recorder = Recorder(twin._state, self.scenario, self.seed)
        twin._commands = self._commands.copy()
        twin._history = History(twin._state, HISTORY_STEP, twin._mark)
        twin._failure = self._failure
        return twin

    @property
    def _mark(self) -> Mark:
        """How much the run has left behind so far."""
        return self._recorder.mark._replace(commands=self._commands.count)

    def _forget(self, mark: Mark) -> None:
        """What came after `mark` and after now has not happened."""
        self._failure = ""
        self._recorder.cut(mark)
        self._history.cut(self.now)

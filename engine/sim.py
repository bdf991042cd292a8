"""Simulation: the Python API of the machine. Owned by one thread."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from typing import Any

from engine.build.system import build
from engine.cp.command import perform
from engine.cp.reply import UNNUMBERED, CommandOutcome, Reply
from engine.kernel import store
from engine.kernel.kinds import EVENTS, EventKind, Status
from engine.kernel.options import late_kernel
from engine.kernel.queue import NEVER
from engine.kernel.units import clock_text
from engine.language import later, say
from engine.recording.command_log import CommandLog, GivenCommand, How
from engine.recording.detail import ROWS, Detail, Watcher, checked, look
from engine.recording.next_event import Happening, upcoming
from engine.recording.recorder import Recorder, Recording, RecordingMark
from engine.recording.snapshots import MEMORY, SnapshotHistory
from engine.scenario.scenario import Scenario
from engine.state.copying import copied, copy_state, digest
from engine.state.tables import State, new_state

UNLIMITED = 1 << 62
END = int(NEVER) - 1  # events that will not occur are due at NEVER
NEAR = 4096  # events before the target at which a copy is kept, for users who step back and forth
run_until = late_kernel("engine.loop", "run_until")
AHEAD = 16_384  # events; targets further ahead are reached from a moment kept there


def _perform_by_shell(machine: Any, line: str, userid: str) -> CommandOutcome:
    from engine.shell import terminal  # imported late: no run begins with a command

    return terminal.perform(machine, line, userid)


def _change(machine: Any, line: str, userid: str) -> CommandOutcome:
    from engine.build import live_change  # imported late, as above

    return live_change.perform(machine, line, userid)


def _give_rules(machine: Any, line: str, userid: str) -> CommandOutcome:
    from engine.shell import terminal  # imported late, as above

    return terminal.give_rules(machine, line, userid)


_PERFORM: dict[How, Callable[[Any, str, str], CommandOutcome]] = {
    "cp": perform,
    "shell": _perform_by_shell,
    "change": _change,
    "rules": _give_rules,
}


class SimulationError(Exception):
    """The simulated system cannot continue; the message gives the reason and the change needed."""


_FATAL = {
    Status.NOT_COMPILED: store.NOT_COMPILED,
    Status.PAGING_SPACE_FULL: later(
        "Paging space is full: no more pages can leave real storage (CP would abend with PGT004). "
        "Give the LPAR more lpar.paging_space or lpar.xstor, or fewer guests."
    ),
    Status.NO_FRAMES: later(
        "No guest can give up a frame: all of real storage is locked or in use. Give the LPAR more "
        "lpar.frames, or fewer guests."
    ),
}


class Simulation:
    """One machine that runs a scenario, with all its recordings.

    It can go to any moment of its past without losing anything: continuing repeats the recorded events until
    the end of the recording is passed. Only a command given in the past creates a different future.
    """

    def __init__(self, scenario: Scenario, seed: int | None = None, memory: int = MEMORY) -> None:
        self.scenario = scenario
        self.seed = scenario.seed if seed is None else seed
        self._state = build(scenario, self.seed)
        self._recorder = Recorder(self._state, scenario, self.seed)
        self._recorder.drain(self._state)  # guests that are up at time 0 have already written rows
        self._commands = CommandLog()
        self._history = SnapshotHistory(self._state, self._mark, memory)
        self._failure = ""  # why the system cannot go on
        self._eve = 0, [0] * EVENTS  # so many events, and the latest of each kind before the last of them
        self._tip = 0, 0  # ns and events at the end of the recording when the machine was last set back
        self._spare: State | None = None  # for detailed recordings: new memory costs more than a copy

    @property
    def state(self) -> State:
        """Tables and blocks of all systems, as passed to the kernels: a live view, not a copy.

        Anything written to it changes the machine, is not recorded, and is not repeated when the run is
        repeated; commands are recorded and repeated. Going back in time keeps the object and replaces its
        contents.
        """
        return self._state

    @property
    def now(self) -> int:
        """Current simulated time of the machine, ns."""
        return int(self._state.tables["now"][0])

    @property
    def recorded(self) -> int:
        """The end of the recording, ns: the latest time that the machine has reached."""
        return max(self._tip[0], self.now)

    @property
    def history(self) -> SnapshotHistory:
        """Saved moments of the past; `work`: number of events between two of them."""
        return self._history

    @property
    def memory(self) -> int:
        """Bytes that the moments saved for going back may take; a smaller budget takes effect as the run
        continues.
        """
        return self._history.memory

    @memory.setter
    def memory(self, size: int) -> None:
        self._history.memory = size

    @property
    def events(self) -> int:
        """Number of events since time 0."""
        return int(self._state.tables["events"][0])

    @property
    def finished(self) -> bool:
        """True if the scenario's end has been reached."""
        return self.has_passed(self.scenario.until)

    def has_passed(self, time: int) -> bool:
        """Return whether every event up to `time` (ns) has occurred; a budget may run out in the middle
        of a moment.
        """
        return self.now >= time and self.upcoming.time > time

    def run(self, until: int, budget: int = 0) -> Status:
        """Run to `until` (ns), or for at most `budget` events (0 = no limit), recording on the way.

        Returns REACHED or BUDGET. Raises SimulationError if the simulated system cannot continue.
        """
        return self._go_on(until, self.events + budget if budget else UNLIMITED)

    def _go_on(self, until: int, last: int, wanted: EventKind = EventKind.NONE) -> Status:
        """Run like `_advance`, with the commands that are to be repeated. Raises SimulationError."""
        if self._failure:
            raise SimulationError(self._told())
        until = min(until, END)
        while (given := self._commands.next) and given.time <= until and given.events <= last:
            if self._advance(given.time, given.events, wanted) == Status.FOUND:
                return Status.FOUND
            self._carry_out(given)
            self._commands.count += 1
            self._recorder.drain(self._state)
        return self._advance(until, last, wanted)

    def _advance(self, until: int, last: int, wanted: EventKind) -> Status:
        """Run to `until` (ns), until `last` events have occurred since time 0, or to a requested event."""
        while True:
            began = self.events
            status = self._run_machine(until, min(last, max(self._history.due, began + 1)), wanted)
            if status == Status.SAMPLED:
                self._recorder.sample(self._state)
            if status == Status.REACHED:
                return status
            if self.events > began:  # the clock is at an event
                self._history.offer(self._state, self._mark)
            if status == Status.FOUND or (status == Status.SAMPLED and wanted == EventKind.SAMPLE):
                return Status.FOUND
            if status == Status.BUDGET and self.events >= last:
                return status

    def _run_machine(self, until: int, last: int, wanted: EventKind) -> Status:
        state = self._state
        status = Status(run_until(state.tables, state.blocks, until, last - self.events, int(wanted)))
        self._recorder.drain(state)
        self._check(status)
        return status

    def _check(self, status: Status) -> None:
        if status in _FATAL:
            self._failure = f"At {clock_text(self.now)}: {_FATAL[status]}"
            raise SimulationError(self._told())

    def _told(self) -> str:
        """Return the reason why the system cannot continue in the current language; CP itself reports it
        in English.
        """
        at, _, why = self._failure.removeprefix("At ").partition(": ")
        return say("At {0}: {1}", at, say(why))

    def execute(self, line: str, userid: str = "MAINT") -> Reply:
        """Issue a CP command as this user now, that is, between events. Any text gets a response, never an
        exception.

        Commands that change the machine are kept in `commands` and issued again when the run is repeated. A
        command given in the past creates a different future: everything recorded after now, and the commands
        to come, are discarded.
        """
        return self._give(GivenCommand(self.now, self.events, userid, line))

    def shell(self, userid: str, line: str) -> Reply:
        """Type a line at the terminal of this guest's Linux, now; kept like CP commands.

        The number in the Reply is the exit status. A guest that does not run does not respond.
        """
        return self._give(GivenCommand(self.now, self.events, userid, line, "shell"))

    def change(self, setting: str) -> Reply:
        """Change a parameter now, like "parameters.test_idle=100ms"; kept like CP commands.

        The scenario itself remains unchanged. A setting that cannot be changed during a run is rejected with
        the reason.
        """
        return self._give(GivenCommand(self.now, self.events, "", setting, "change"))

    def set_rules(self, userid: str, name: str, text: str, do: str = "restart") -> Reply:
        """Provide the cpuplugd of this guest with different rules now; kept like CP commands.

        do: "start" (it must not be running), "restart", or "reload" (SIGHUP, with everything that the real
        daemon then does). The lines are the daemon's messages; the number is 0 if it runs with the rules.
        Rules with which it cannot start are rejected with the reason, and nothing is changed.
        """
        from engine.shell.daemon import line_of  # imported late, as above

        return self._give(GivenCommand(self.now, self.events, userid, line_of(do, name, text), "rules"))

    @property
    def settings_in_force(self) -> dict[str, str]:
        """Settings changed so far by `change`: key -> value as written, e.g. "100ms"."""
        changes = (given.line.partition("=") for given in self.commands if given.how == "change")
        return {key.replace(" ", ""): text.strip() for key, _, text in changes}

    @property
    def commands(self) -> tuple[GivenCommand, ...]:
        """The commands that have changed the machine so far."""
        return self._commands.given

    @property
    def all_commands(self) -> tuple[GivenCommand, ...]:
        """The commands up to the end of the recording, including commands to be repeated."""
        return self._commands.all

    def repeat(self, commands: Iterable[GivenCommand]) -> None:
        """Schedule these commands at their moments, after the commands executed so far.

        Everything recorded after now, and any other commands to come, are discarded.
        """
        self._forget()
        self._commands.expect(commands)

    def _give(self, given: GivenCommand) -> Reply:
        if self._failure:
            return Reply((self._failure,), UNNUMBERED)
        outcome = self._carry_out(given)
        if outcome.acted:
            self._forget()
            self._commands.add(given)
        self._recorder.drain(self._state)
        return outcome.reply

    def _carry_out(self, given: GivenCommand) -> CommandOutcome:
        return _PERFORM[given.how](self, given.line, given.userid)

    def recording(self) -> Recording:
        """Return everything recorded up to `recorded`: read-only, and never changed by later events."""
        return self._recorder.recording(self.recorded, self.now)

    def past(self) -> Recording:
        """Return the recording only up to now: the part that the machine itself can know."""
        return self._recorder.past(self.now)

    def digest(self) -> str:
        """Return 16 hex digits that differ if anything in the machine differs."""
        return digest(self._state)

    @property
    def upcoming(self) -> Happening:
        """The next event."""
        return upcoming(self._state.tables, self.scenario)

    def seek(self, time: int) -> None:
        """Go to `time` (ns), back or forward; beyond the end of the recording, the machine continues to run.

        Raises SimulationError if the system cannot run that far.
        """
        self._return_to_best(time, UNLIMITED, stay=self.now <= time)
        near = self._history.shortly_before(time, NEAR, self._tip)
        if self.now < near:
            self._go_on(near, UNLIMITED)
            self._history.leave(self._state, self._mark)  # steps from there to and fro are short ones
        self._go_on(max(time, 0), UNLIMITED)

    def seek_event(self, events: int, time: int = END) -> None:
        """Go to the moment right after that many events since time 0, and after the commands given before the
        next event.

        With the `time` (ns) that a machine once had at this position, go to exactly that moment, at which the
        clock had advanced past the event. Raises SimulationError if the system cannot run that far.
        """
        events = max(events, 0)
        self._return_to_best(time, max(events - 1, 0), stay=self.events < events and self.now <= time)
        if events - self.events > 2 * NEAR:
            self._go_on(time, events - NEAR)
            self._history.leave(self._state, self._mark)
        self._go_on(time, events - 1)
        self._eve = events, self._latest
        self._go_on(time, events)

    def _return_to_best(self, time: int, events: int, stay: bool) -> None:
        """Return to the nearest saved moment; `stay`: the run can also continue from the current moment."""
        best = self._history.before(time, events)
        if not stay or best.events > self.events + AHEAD:
            self._return_to(best)

    def _return_to(self, mark: RecordingMark) -> None:
        self._tip, self._failure = max(self._tip, (self.now, self.events)), ""
        self._history.restore(self._state, mark)
        self._commands.count = mark.commands
        self._recorder.go_to(mark)

    def seek_kind(self, kind: EventKind, forward: bool, until: int | None = None) -> bool:
        """Go to the moment right after the next, or the previous, event of this kind.

        Going forward, the machine continues beyond the recording, at most to `until` (ns; by default the
        scenario's end). Returns whether there was such an event; if not, the machine's position does not
        change. Raises SimulationError like `run`.
        """
        end = max(self.scenario.until if until is None else until, self.now)
        return self._to_next(kind, end) if forward else self._to_previous(kind)

    def _to_next(self, kind: EventKind, until: int) -> bool:
        here = self._mark
        start = self._history.before_next(kind, self.events)
        if start > self._mark:
            self._return_to(start)
        found = self._go_on(until, UNLIMITED, kind) == Status.FOUND
        if found:
            self._go_on(END, self.events)  # commands given before the next event
        else:
            self.seek_event(here.events, here.time)
        return found

    def _to_previous(self, kind: EventKind) -> bool:
        number = self._before(kind)
        if number:
            self.seek_event(number)
        return number > 0

    def _before(self, kind: EventKind) -> int:
        """Return the number of the latest event of a kind before the current event; 0 = none."""
        if self._latest[kind] < self.events:
            return self._latest[kind]
        if self._eve[0] != self.events:
            self.seek_event(self.events, self.now)
        return self._eve[1][kind]

    @property
    def _latest(self) -> list[int]:
        """The number of the latest event of each kind."""
        latest: list[int] = self._state.tables["last_of"][0].tolist()
        return latest

    def latest(self, kind: EventKind) -> int:
        """Return the number of the latest event of a kind so far; 0 = none."""
        return self._latest[kind]

    def rewind(self, time: int) -> None:
        """Go back to `time` (ns, not after now); discard everything recorded later.

        Commands are repeated at the moments at which they were given.
        """
        if time < self.now:
            self.seek(time)
            self._forget()

    def fork(self) -> Simulation:
        """Return a second machine that equals this machine now, shares its past and continues independently.

        Neither the recording after now nor the future commands are included.
        """
        twin = copy.copy(self)
        twin._state, twin._spare = copied(self._state), None
        twin._recorder = self._recorder.fork()
        twin._history = self._history.fork(self._mark)
        twin._commands = self._commands.fork()
        twin._tip = self.now, self.events
        return twin

    def closely(self, start: int, end: int, rows: int = ROWS) -> Detail:
        """Return every state and event from `start` to `end` (ns), in the past or in the future.

        It ends early after about `rows` rows. This machine and its recording remain unchanged: another
        machine runs through the range, with the commands that were given, and is discarded. Raises ValueError
        if the range is invalid, SimulationError if the system cannot run that far.
        """
        checked(start, end, rows)
        twin, watcher = copy.copy(self), Watcher()
        twin._state = self._spare = self._spare or new_state(len(self._state.blocks), len(self._state.tables))
        twin._recorder = watcher  # type: ignore[assignment]  # it does what a recorder has to do here
        twin._history = self._history.lent()
        twin._commands = self._commands.whole()
        copy_state(self._state, twin._state)
        twin._return_to_best(start, UNLIMITED, stay=self.now <= start)
        twin.run(start)
        return look(twin, watcher, end, rows)

    @property
    def _mark(self) -> RecordingMark:
        """The machine's position, and the amount recorded up to it."""
        return RecordingMark(self.now, self.events, *self._recorder.counts, self._commands.count)

    def _forget(self) -> None:
        """Discard everything recorded after now."""
        self._tip = self.now, self.events
        self._recorder.forget()
        self._history.forget(self._mark)

"""Plays the active branch: in slices, at the selected speed, to a target time or until a search finds a
match.
"""

from __future__ import annotations

from time import perf_counter_ns
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.files.autosave import ThreadTimer
from app.run.worker.answers import Done
from app.run.worker.branch_state import BranchState
from app.run.worker.pace import FOREVER, STUDY, Budget, Meter, Pace
from app.run.worker.search import KindSearch, RunningSearch
from engine import platform

if TYPE_CHECKING:
    from app.run.worker.slow_motion import SlowMotion  # it needs NumPy
    from engine.sim import Simulation  # the engine is imported late

TICK_MS = 5  # between slices when the run is on time
NICE = 5  # the window comes first


class Playback(QObject):
    """Runs the machine of a BranchState. The window polls the public attributes."""

    running = Signal(bool, int)  # whether the run plays; number of the last command
    hunt_ended = Signal(int, object)  # number of its request; Done

    def __init__(self, state: BranchState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self.command = 0  # number of the last one: the window ignores answers to older ones
        self.achieved = 0.0  # simulated per real time over the last second
        self.events_per_second = 0.0
        self.slow: SlowMotion | None = None  # made when the engine is imported
        self.slow_motion = True  # whether it is wanted
        self._pace, self._budget, self._meter = Pace(), Budget(), Meter()
        self._asked = STUDY  # simulated per real time, as set by the slider
        self._going = False
        self._hurry = False  # run at full speed until the goal, regardless of the slider
        self._goal = FOREVER
        self._search: tuple[RunningSearch | KindSearch, int] | None = None  # and the number of its request
        self._timer: ThreadTimer | None = None
        state.halting.connect(self.halt)
        state.lagging.connect(self._start_clock)

    @property
    def slowed(self) -> bool:
        """True while the run is slower than requested, so that the user can follow the stop of a guest."""
        return self._going and not self._hurry and self._pace.ratio < self._asked

    @Slot(int)
    def play(self, command: int) -> None:
        """Play at the selected speed until the end of the scenario."""
        self.command = command
        self._end_hunt()
        self._go(FOREVER, hurry=False)

    @Slot(int, object)
    def run_to(self, command: int, time: int) -> None:
        """Go to a simulated time, ns: immediately if it is recorded, otherwise at full speed."""
        self.command = command
        self._end_hunt()
        machine = self._state.current
        if machine is None or time > machine.recorded:
            self._go(time, hurry=True)
            return
        self.halt()
        try:
            machine.seek(max(time, 0))
        except Exception as error:  # thread boundary: stops the run but keeps the window
            self._state.fail(error)
        self._state.publish()
        self.running.emit(False, command)

    def search(self, search: RunningSearch | KindSearch, request: int) -> Done:
        """Go to the search target: immediately if it is recorded, otherwise by continuing the run."""
        machine = self._state.machine
        if search.look(machine, last=True) and search.hurry:
            search.go(machine)
            return Done(text=search.text)
        if machine.finished:
            return Done(search.give_up(machine))
        self._search = search, request
        self._go(FOREVER if search.found is None else search.found, search.hurry)
        return Done(hunting=True)

    @Slot(int)
    def pause(self, command: int) -> None:
        """Stop the run at its current position."""
        self.command = command
        self.halt()
        self._state.publish()

    @Slot(float)
    def set_speed(self, ratio: float) -> None:
        """Set the ratio of simulated time to real time; infinity is as fast as possible."""
        self._pace.ratio = self._asked = ratio
        if self._search is None:
            self._hurry = False
        if self._state.current is not None:
            self._anchor(self._state.current)

    @Slot()
    def halt(self) -> None:
        """Stop the run; any search is abandoned."""
        self.achieved = self.events_per_second = 0.0
        self._end_hunt()
        if self._going:
            self._going = False
            self.running.emit(False, self.command)

    def report_standstill(self) -> None:
        """Emit `running` unless the run plays."""
        if not self._going:
            self.running.emit(False, self.command)

    def end(self) -> None:
        """Stop permanently."""
        self.halt()
        if self._timer is not None:
            self._timer.stop()

    def _go(self, goal: int, hurry: bool) -> None:
        machine = self._state.current
        if machine is None or machine.finished:
            self.running.emit(False, self.command)
            return
        if hurry and machine.now < machine.recorded:
            machine.seek(machine.recorded)
        self._goal = min(goal, machine.scenario.until)
        self._hurry = hurry
        self._look_for_stops(machine)
        self._anchor(machine)
        self._going = True
        self._start_clock()
        self.running.emit(True, self.command)

    def _anchor(self, machine: Simulation) -> None:
        self._pace.anchor(perf_counter_ns(), machine.now)
        self._meter.clear()

    # ---- slices

    @Slot()
    def _start_clock(self) -> None:
        """Work in slices from now on."""
        platform.lower_thread_priority(NICE)
        if self._timer is None:
            self._timer = ThreadTimer(self._slice, self)
        self._timer.start(TICK_MS)

    @Slot()
    def _slice(self) -> None:
        if self._state.current is None or self._timer is None:
            return
        waiting = self._advance_follower()
        late = self._advance_run() if self._going and not waiting else False
        behind = self._is_lagging()
        self._timer.setInterval(0 if late or behind else TICK_MS)
        if not self._going and not behind:
            self._timer.stop()
            self._state.publish()

    def _is_lagging(self) -> bool:
        follower, machine = self._state.follower, self._state.current
        return follower is not None and machine is not None and follower.behind(machine)

    def _advance_follower(self) -> bool:
        """Advance the comparison branch by a slice. Returns whether the active branch waits for it."""
        state = self._state
        follower, machine = state.follower, state.current
        if follower is None or machine is None or not follower.behind(machine):
            return False
        try:
            behind = follower.advance(machine)
        except Exception as error:  # it stays where it is
            state.compare(None)
            state.refused.emit(str(error))
            return False
        if state.wanted and not self._going:
            state.publish()
        return behind and follower.reached

    def _advance_run(self) -> bool:
        """Advance the active branch by a slice. Returns whether it is late."""
        machine = self._state.machine
        wall = perf_counter_ns()
        until = min(FOREVER if self._hurry else self._pace.due(wall), self._goal)
        if not machine.has_passed(until):
            self._run(machine, min(self._cautious(machine, until), self._state.watches.due(machine)))
        if self._state.current is None:
            return False
        self._state.watches.look(machine)
        late = machine.now < until
        self._look_for_stops(machine)
        self._pace.slip(perf_counter_ns(), machine.now)
        self._report(machine)
        if machine.has_passed(self._goal) or self._found(machine):
            self._arrive(machine)
        return late

    def _cautious(self, machine: Simulation, until: int) -> int:
        """Return a time up to `until` before which no stop of a guest can be missed."""
        slow = self.slow
        return until if slow is None or self._hurry else slow.step(machine.now, until)

    def _look_for_stops(self, machine: Simulation) -> None:
        """Run slowly while a relocation keeps its guest stopped, and at the selected speed otherwise."""
        slow = self.slow
        if slow is None or self._hurry or len(machine.scenario.systems) < 2:
            self._pace.ratio = self._asked
            return
        slow.on = self.slow_motion
        slow.look(machine.recording())
        ratio = slow.ratio(self._asked)
        if ratio != self._pace.ratio:
            self._pace.ratio = ratio
            self._anchor(machine)

    def _run(self, machine: Simulation, until: int) -> None:
        began = perf_counter_ns()
        try:
            machine.run(until, self._budget.events)
        except Exception as error:  # thread boundary: stops the run but keeps the window
            self._state.fail(error)
            return
        self._budget.learn(perf_counter_ns() - began, machine.now < until)

    def _found(self, machine: Simulation) -> bool:
        """Return whether the search has found a match."""
        search = self._search[0] if self._search is not None else None
        return search is not None and search.found is None and search.look(machine)

    def _report(self, machine: Simulation) -> None:
        if not self._state.wanted:
            return
        self._state.publish()
        self._meter.note(perf_counter_ns(), machine.now, machine.events)
        self.achieved = self._meter.ratio()
        self.events_per_second = self._meter.events_per_second()

    def _arrive(self, machine: Simulation) -> None:
        done = self._outcome(machine)
        self._state.publish()
        self._end_hunt(done)
        self.halt()

    def _outcome(self, machine: Simulation) -> Done:
        """Go to the search result, if there is a search, and return its answer."""
        if self._search is None:
            return Done()
        search = self._search[0]
        if not search.look(machine, last=True):
            return Done(search.give_up(machine))
        search.go(machine)
        return Done(text=search.text)

    def _end_hunt(self, done: Done | None = None) -> None:
        if self._search is not None:
            number, self._search = self._search[1], None
            self.hunt_ended.emit(number, done or Done())

"""The worker: it owns the machines and runs them in slices, in a thread of its own.

Commands arrive as queued calls of its slots, so the thread's event loop is the command queue.
`latest`, `achieved` and their like are plain attributes that the window polls; signals
are for rare events only.
"""

from __future__ import annotations

import os
import sys
import threading
from time import perf_counter_ns
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal, Slot

from app.run.machines import Machine, Machines
from app.run.pace import FOREVER, Budget, Meter, Pace
from app.run.speed import STUDY
from app.time_travel.worker.branch_state import message
from app.time_travel.worker.done import Done
from app.time_travel.worker.hunt import Hunt, KindHunt
from app.time_travel.worker.request_handler import Answer, Clerk

if TYPE_CHECKING:
    from app.run.slow_motion import SlowMotion

__all__ = ["Answer", "Runner"]

TICK_MS = 5  # between slices when the run is on time
NICE = 5  # the window comes first
ROWS = 400_000  # of a look that shows everything, at most


class Runner(Clerk):
    """Runs one branch at a time. Move it to a QThread, then use it through signals only."""

    views_prepared = Signal()  # what the charts need is imported
    prepared = Signal(object, bool)  # catalog entries; are the kernels compiled? The engine is imported
    looked = Signal(
        int, object
    )  # number of a request; engine.recording.detail.Detail, or why there is none (str)

    def __init__(self, machines: Machines) -> None:
        super().__init__(machines)
        self.achieved = 0.0  # simulated per real time over the last second
        self.events_per_second = 0.0
        self._pace, self._budget, self._meter = Pace(), Budget(), Meter()
        self._asked = STUDY  # simulated per real time, as the slider says
        self.slow: SlowMotion | None = None  # made when the engine is imported
        self.slow_motion = True  # whether it is wanted
        self._hurry = False  # run at full speed until the goal, whatever the slider says
        self._goal = FOREVER
        self._hunt: tuple[Hunt | KindHunt, int] | None = None  # and the number of its request
        self._timer: QTimer | None = None
        self.newest_look = 0  # number of the last one asked for: those before it need not be answered

    @Slot()
    def prepare(self) -> None:
        """Import the engine; the first thing to be called, in the worker's thread."""
        try:
            self.machines.prepare_views()
            self.views_prepared.emit()
            self.machines.prepare()
            entries = self.machines.catalog()
            warm = self.machines.is_warm()
            from app.run.slow_motion import SlowMotion  # it needs NumPy

            self.slow = SlowMotion()
        except Exception as error:  # the border of the thread: whatever it is becomes a message
            self.fail(self.tr("The machine could not be loaded"), error)
            return
        self.prepared.emit(entries, warm)

    @Slot(int, object, object)
    def look(self, number: int, start: int, end: int) -> None:
        """Run a stretch of time once more beside the run, with every change; `looked` follows the newest."""
        if number < self.newest_look or self._machine is None:
            return
        try:
            found = self._machine.closely(start, end, ROWS)
        except Exception as error:  # the run itself is as it was: this was done on a fork
            found = message(self.tr("This could not be looked at closely"), error)
        self.looked.emit(number, found)

    # ---- playing

    @Slot(int)
    def play(self, command: int) -> None:
        """Go on at the chosen speed until the end of the scenario."""
        self._command = command
        self._end_hunt()
        self._go(FOREVER, hurry=False)

    @Slot(int, object)
    def run_to(self, command: int, time: int) -> None:
        """Go to a simulated time, ns: at once where it is recorded, else at full speed."""
        self._command = command
        self._end_hunt()
        if self._machine is not None and time <= self._machine.recorded:
            from app.time_travel.worker.requests import Seek  # not before the window is painted

            self.halt()
            self._carried_out(Seek(time))
            self.publish()
            self.running.emit(False, command)
        else:
            self._go(time, hurry=True)

    def hunt(self, hunt: Hunt | KindHunt) -> Done:
        """Go to what is hunted for: at once where it is recorded, else running on."""
        machine = self.machine
        if hunt.look(machine, last=True) and hunt.hurry:
            hunt.go(machine)
            return Done(text=hunt.text)
        if machine.finished:
            return Done(hunt.give_up(machine))
        self._hunt = hunt, self._request
        self._go(FOREVER if hunt.found is None else hunt.found, hunt.hurry)
        return Done(hunting=True)

    def _go(self, goal: int, hurry: bool) -> None:
        if self._machine is None or self._machine.finished:
            self.running.emit(False, self._command)
            return
        if hurry and self._machine.now < self._machine.recorded:
            self._machine.seek(self._machine.recorded)
        self._goal = min(goal, self._machine.scenario.until)
        self._hurry = hurry
        self._look_for_stops(self._machine)
        self._pace.anchor(perf_counter_ns(), self._machine.now)
        self._meter.clear()
        self._going = True
        self.start_clock()
        self.running.emit(True, self._command)

    def start_clock(self) -> None:
        """Work in slices from now on."""
        _step_back()
        if self._timer is None:
            self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
            self._timer.timeout.connect(self._slice)
        self._timer.start(TICK_MS)

    @Slot(int)
    def pause(self, command: int) -> None:
        """Stop where the run is."""
        self._command = command
        self.halt()
        self.publish()

    @Slot(float)
    def set_speed(self, ratio: float) -> None:
        """Simulated time per real time; infinity is as fast as it goes."""
        self._pace.ratio = self._asked = ratio
        if self._hunt is None:
            self._hurry = False
        if self._machine is not None:
            self._pace.anchor(perf_counter_ns(), self._machine.now)
            self._meter.clear()

    @Slot()
    def end(self) -> None:
        """Stop for good and leave the thread."""
        self.halt()
        if self._timer is not None:
            self._timer.stop()
        self.autosave.close()
        self.thread().quit()

    # ---- slices

    @Slot()
    def _slice(self) -> None:
        if self._machine is None or self._timer is None:
            return
        waiting = self._advance_level()
        late = self._advance_run() if self._going and not waiting else False
        behind = self._level is not None and self._machine is not None and self._level.behind(self._machine)
        self._timer.setInterval(0 if late or behind else TICK_MS)
        if not self._going and not behind:
            self._timer.stop()
            self.publish()

    def _advance_level(self) -> bool:
        """A slice of the compared branch. Returns whether the active one waits for it."""
        level = self._level
        if level is None or self._machine is None or not level.behind(self._machine):
            return False
        try:
            behind = level.advance(self._machine)
        except Exception as error:  # it stays where it is
            self.compare(None)
            self.refused.emit(str(error))
            return False
        if self.wanted and not self._going:
            self.publish()
        return behind and level.reached

    def _advance_run(self) -> bool:
        """A slice of the active branch. Returns whether it is late."""
        machine = self.machine
        wall = perf_counter_ns()
        until = min(FOREVER if self._hurry else self._pace.due(wall), self._goal)
        if until > machine.now:
            self._advance(self._cautious(machine, until), self._budget.events)
        if self._machine is None:
            return False
        late = machine.now < until
        self._look_for_stops(machine)
        self._pace.slip(perf_counter_ns(), machine.now)
        self._report(machine)
        if machine.now >= self._goal or self._found(machine):
            self._arrive(machine)
        return late

    def _cautious(self, machine: Machine, until: int) -> int:
        """No further than to where a stop of a guest could be overlooked."""
        slow = self.slow
        return until if slow is None or self._hurry else slow.step(machine.now, until)

    def _look_for_stops(self, machine: Machine) -> None:
        """Go slowly while a relocation has its guest stopped, and at the chosen speed otherwise."""
        slow = self.slow
        if slow is None or self._hurry or len(machine.scenario.systems) < 2:
            self._pace.ratio = self._asked
            return
        slow.on = self.slow_motion
        slow.look(machine.recording())
        ratio = slow.ratio(self._asked)
        if ratio != self._pace.ratio:
            self._pace.ratio = ratio
            self._pace.anchor(perf_counter_ns(), machine.now)
            self._meter.clear()

    @property
    def slowed(self) -> bool:
        """Does the run go more slowly than was asked for, so that a stop can be followed?"""
        return self._going and not self._hurry and self._pace.ratio < self._asked

    def _advance(self, until: int, budget: int) -> bool:
        """One slice of work. Returns whether there is more to do before `until`."""
        began, machine = perf_counter_ns(), self.machine
        try:
            machine.run(until, budget)
        except Exception as error:  # the border of the thread: the run stops, the window lives
            known = isinstance(error, self.machines.expected_errors())
            self.fail(self.tr("The run stopped at an error"), error, known)
            return False
        more = machine.now < until
        self._budget.learn(perf_counter_ns() - began, more)
        return more

    def _found(self, machine: Machine) -> bool:
        """Whether what is hunted for has come to pass."""
        hunt = self._hunt[0] if self._hunt is not None else None
        return hunt is not None and hunt.found is None and hunt.look(machine)

    def _report(self, machine: Machine) -> None:
        if not self.wanted:
            return
        self.publish()
        self._meter.note(perf_counter_ns(), machine.now, machine.events)
        self.achieved = self._meter.ratio()
        self.events_per_second = self._meter.events_per_second()

    def _arrive(self, machine: Machine) -> None:
        done = self._outcome(machine)
        self.publish()
        self._end_hunt(done)
        self.halt()

    def _outcome(self, machine: Machine) -> Done:
        """Stand where the hunt leads to, if there is one; what it has to say."""
        if self._hunt is None:
            return Done()
        hunt = self._hunt[0]
        if not hunt.look(machine, last=True):
            return Done(hunt.give_up(machine))
        hunt.go(machine)
        return Done(text=hunt.text)

    def _end_hunt(self, done: Done | None = None) -> None:
        if self._hunt is not None:
            number, self._hunt = self._hunt[1], None
            self.done.emit(number, done or Done())

    def halt(self) -> None:
        """Stand still; a hunt is given up."""
        self.achieved = self.events_per_second = 0.0
        self._end_hunt()
        if self._going:
            self._going = False
            self.running.emit(False, self._command)


def _step_back() -> None:
    """Let the window's thread go first; on Linux a thread has a nice value of its own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)

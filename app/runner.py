"""The worker: it owns the machine and runs it in slices, in a thread of its own.

Commands arrive as queued calls of its slots, so the thread's event loop is the command queue.
`latest`, `achieved` and `events_per_second` are plain attributes that the window polls; signals
are for rare events only.
"""

from __future__ import annotations

import os
import sys
import threading
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter_ns
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from app.machines import Machine, Machines
from app.pace import FOREVER, Budget, Meter, Pace

TICK_MS = 5  # between slices when the run is on time
NICE = 5  # the window comes first
NOTHING_RUNS = -1  # as the number of an Answer: not CP's, ours


@dataclass(frozen=True)
class Answer:
    """What a command led to."""

    time: int  # ns of simulated time at which it was executed
    lines: tuple[str, ...]
    number: int = 0  # of the message when it was refused


class Runner(QObject):
    """Runs one machine. Move it to a QThread, then use it through signals only."""

    views_prepared = Signal()  # what the charts need is imported
    prepared = Signal(object, bool)  # catalog entries; are the kernels compiled? The engine is imported
    opened = Signal(object)  # Scenario; a new run is at time 0
    refused = Signal(str)  # a scenario could not be opened; the old run stays
    running = Signal(bool, int)  # the run goes on, or has stopped; number of the last command
    finished = Signal()  # the end of the scenario is reached
    failed = Signal(str)  # first line: what happened; after an empty line: details
    answered = Signal(int, object)  # number of a command of the console; Answer

    def __init__(self, machines: Machines) -> None:
        super().__init__()
        self.latest: Any = None  # Recording
        self.source: tuple[str, tuple[str, ...], int | None] | None = None  # name, settings and seed
        self.commands: Sequence[Any] = ()  # that changed the machine: each has a time, a userid and a line
        self.wanted = True  # the window has taken `latest` and wants a newer one
        self.achieved = 0.0  # simulated per real time over the last second
        self.events_per_second = 0.0
        self._machines = machines
        self._machine: Machine | None = None
        self._pace, self._budget, self._meter = Pace(), Budget(), Meter()
        self._hurry = False  # run at full speed until the goal, whatever the slider says
        self._goal = FOREVER
        self._command = 0  # number of the last one, so that the window knows an answer to an older one
        self._timer: QTimer | None = None

    @Slot()
    def prepare(self) -> None:
        """Import the engine; the first thing to be called, in the worker's thread."""
        try:
            self._machines.prepare_views()
            self.views_prepared.emit()
            self._machines.prepare()
            entries = self._machines.catalog()
            warm = self._machines.is_warm()
        except Exception as error:  # the border of the thread: whatever it is becomes a message
            self._fail(self.tr("The machine could not be loaded"), error)
            return
        self.prepared.emit(entries, warm)

    @Slot(str, object, object)
    def open(self, name: str, settings: Sequence[str], seed: int | None) -> None:
        """Load a scenario and put a new machine at time 0 in the old one's place."""
        try:
            machine = self._machines.load(name, settings, seed)
        except ValueError as error:  # ScenarioError, with a sentence for people
            self.refused.emit(str(error))
            return
        except Exception as error:  # the border of the thread: the old run stays
            self.refused.emit(_message(self.tr("The scenario could not be opened"), error))
            return
        self.source = (name, tuple(settings), seed)
        self._take(machine)

    @Slot()
    def restart(self) -> None:
        """Begin the same run again, at time 0, stopped."""
        if self.source:
            self.open(*self.source)

    def _take(self, machine: Machine) -> None:
        self._halt()
        self._machine = machine
        self._publish()
        self.opened.emit(machine.scenario)

    @Slot(int)
    def play(self, command: int) -> None:
        """Go on at the chosen speed until the end of the scenario."""
        self._command = command
        self._go(FOREVER, hurry=False)

    @Slot(int, object)
    def run_to(self, command: int, time: int) -> None:
        """Go on at full speed until a simulated time, ns."""
        self._command = command
        self._go(time, hurry=True)

    def _go(self, goal: int, hurry: bool) -> None:
        if self._machine is None or self._machine.finished:
            self.running.emit(False, self._command)
            return
        self._goal = min(goal, self._machine.scenario.until)
        self._hurry = hurry
        _step_back()
        self._start_clock()
        self.running.emit(True, self._command)

    def _start_clock(self) -> None:
        assert self._machine is not None
        if self._timer is None:
            self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
            self._timer.timeout.connect(self._slice)
        self._pace.anchor(perf_counter_ns(), self._machine.now)
        self._meter.clear()
        self._timer.start(TICK_MS)

    @Slot(int)
    def pause(self, command: int) -> None:
        """Stop where the run is."""
        self._command = command
        self._halt()
        if self._machine is not None:
            self._publish()

    @Slot(int, bool)
    def step(self, command: int, one_event: bool) -> None:
        """Stop, then go on by one event, or to the recorder's next sample."""
        self._command = command
        self._halt()
        if self._machine is None or self._machine.finished:
            return
        until = self._machine.scenario.until
        self._advance(until if one_event else min(_next_sample(self._machine), until), int(one_event))
        if self._machine is not None:
            self._publish()

    @Slot(float)
    def set_speed(self, ratio: float) -> None:
        """Simulated time per real time; infinity is as fast as it goes."""
        self._pace.ratio = ratio
        self._hurry = False
        if self._machine is not None:
            self._pace.anchor(perf_counter_ns(), self._machine.now)
            self._meter.clear()

    @Slot(int, str, str, bool)
    def execute(self, number: int, userid: str, line: str, shell: bool) -> None:
        """Give a line to CP, or to the guest's Linux, between two slices; `answered` follows always."""
        if self._machine is None:
            text = self.tr("Nothing runs: open a scenario, or restart the run.")
            self.answered.emit(number, Answer(0, (text,), NOTHING_RUNS))
            return
        answer = self._ask(self._machine, userid, line, shell)
        if self._machine is not None:
            self._publish()
        self.answered.emit(number, answer)

    def _ask(self, machine: Machine, userid: str, line: str, shell: bool) -> Answer:
        time = machine.now
        try:
            reply = machine.shell(userid, line) if shell else machine.execute(line, userid)
        except Exception as error:  # the border of the thread: as for an error of the run
            what = self.tr("The run stopped at an error of a command")
            self._fail(what, error, isinstance(error, self._machines.expected_errors()))
            return Answer(time, (f"{what}: {error}",), NOTHING_RUNS)
        return Answer(time, reply.lines, reply.number)

    @Slot()
    def end(self) -> None:
        """Stop for good and leave the thread."""
        self._halt()
        self.thread().quit()

    @Slot()
    def _slice(self) -> None:
        machine = self._machine
        if machine is None or self._timer is None:
            return
        wall = perf_counter_ns()
        until = min(FOREVER if self._hurry else self._pace.due(wall), self._goal)
        behind = until > machine.now and self._advance(until, self._budget.events)
        if self._machine is None:
            return
        self._pace.slip(perf_counter_ns(), machine.now)
        self._report(machine)
        self._timer.setInterval(0 if behind else TICK_MS)
        if machine.now >= self._goal:
            self._arrive(machine)

    def _advance(self, until: int, budget: int) -> bool:
        """One slice of work. Returns whether there is more to do before `until`."""
        assert self._machine is not None
        began = perf_counter_ns()
        try:
            self._machine.run(until, budget)
        except Exception as error:  # the border of the thread: the run stops, the window lives
            known = isinstance(error, self._machines.expected_errors())
            self._fail(self.tr("The run stopped at an error"), error, known)
            return False
        more = self._machine.now < until
        self._budget.learn(perf_counter_ns() - began, more)
        return more

    def _report(self, machine: Machine) -> None:
        if not self.wanted:
            return
        self._publish()
        self._meter.note(perf_counter_ns(), machine.now, machine.events)
        self.achieved = self._meter.ratio()
        self.events_per_second = self._meter.events_per_second()

    def _publish(self) -> None:
        assert self._machine is not None
        self.latest, self.commands = self._machine.recording(), self._machine.commands
        self.wanted = False

    def _arrive(self, machine: Machine) -> None:
        self._halt()
        self._publish()
        if machine.finished:
            self.finished.emit()

    def _halt(self) -> None:
        self.achieved = self.events_per_second = 0.0
        if self._timer is not None and self._timer.isActive():
            self._timer.stop()
            self.running.emit(False, self._command)

    def _fail(self, what: str, error: Exception, known: bool = False) -> None:
        self._halt()
        self._machine = None  # its tables may be half updated; restart() makes a new one
        self.failed.emit(str(error) if known else _message(what, error))


def _next_sample(machine: Machine) -> int:
    """When the recorder will take its next sample, ns."""
    interval = int(machine.scenario.parameters.sample)
    return (machine.now // interval + 1) * interval


def _message(what: str, error: Exception) -> str:
    """A sentence, and after an empty line where it happened."""
    where = "".join(traceback.format_exception(error))
    return f"{what}: {str(error) or type(error).__name__}\n\n{where}"


def _step_back() -> None:
    """Let the window's thread go first; on Linux a thread has a nice value of its own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)

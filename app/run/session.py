"""The window's side of a run: the open scenario, whether it plays, its speed, and its recording.

A Session owns the worker thread. Views read its attributes and those of its parts and call their methods;
they never access the machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal, Slot

from app.run.branches import Branches
from app.run.console import SessionConsole
from app.run.garbage import Garbage
from app.run.request_queue import RequestQueue, SessionFile
from app.run.time_travel import TimeTravel
from app.run.worker.answers import Done
from app.run.worker.machines import Machines
from app.run.worker.pace import STUDY
from app.run.worker.request_handler import Request
from app.run.worker.requests import ChangeRequest, Find, GiveRules, Remember
from app.run.worker.runner import Worker

if TYPE_CHECKING:  # the engine is imported late
    from engine.build.live_parameters import Changeable
    from engine.recording.command_log import GivenCommand
    from engine.recording.detail import Detail
    from engine.recording.recorder import Recording
    from engine.scenario.files.catalog import CatalogEntry
    from engine.scenario.scenario import Scenario


class Session(QObject):
    """Plays one run at a time, in a separate thread."""

    changed = Signal()  # playing, speed, ready or finished
    views_prepared = Signal()  # the modules without Qt that show the run are imported
    prepared = Signal(bool)  # the engine is imported; are its kernels compiled?
    began = Signal()  # another session is open; `opened` follows
    opened = Signal(object)  # Scenario of the run that plays now
    running = Signal(bool, int)  # the worker's answer to a command: does the run play; number of the command
    failed = Signal(str)  # the run has stopped at an error
    refused = Signal(str)  # a sentence: the request cannot be performed
    looked = Signal(object)  # engine.recording.detail.Detail
    not_looked = Signal(str)  # why there is none

    _prepare = Signal()
    _open = Signal(str, object, object)
    _play = Signal(int)  # these three carry the number of the command
    _pause = Signal(int)
    _run_to = Signal(int, object)
    _set_speed = Signal(float)
    _look = Signal(int, object, object)
    _end = Signal()

    def __init__(
        self,
        machines: Machines | None = None,
        parent: QObject | None = None,
        prepare_views: Callable[[], None] = lambda: None,
    ) -> None:
        """prepare_views: imports the modules without Qt that show the run; called in the worker's thread
        before anything else.
        """
        super().__init__(parent)
        self._machines = machines or Machines()
        self.scenario: Scenario | None = None  # of the active branch
        self.recording: Recording | None = None  # the last one that was pulled
        self.playing = False
        self.entries: list[CatalogEntry] = []  # of the catalog
        self.name = ""  # id or file of what is open
        self.settings: tuple[str, ...] = ()
        self.seed: int | None = None  # None = the scenario's own
        self.steered = False  # a lesson moves the machine and itself reports reached conditions
        self.broken = False  # the run has stopped at an error; a restart repairs it
        self.speed = STUDY
        self._command = 0  # number of the last one
        self._closed = self._was_finished = False
        self._looks = 0  # number of the last check
        self.worker = Worker(self._machines, prepare_views)  # poll its plain attributes only
        self.requests = RequestQueue(self.worker.requests, self._next_command, self)
        self.time_travel = TimeTravel(self, self.requests, self.worker, self._machines, self)
        self.branches = Branches(self.requests, self.worker.state, self)
        self.files = SessionFile(self.requests, self.worker.requests, self)
        self.console = SessionConsole(self._machines, self.worker.console, lambda: self.scenario, self)
        self._thread = QThread(self)
        self._garbage = Garbage(self)
        self._connect()

    def _connect(self) -> None:
        runner, playback = self.worker, self.worker.playback
        runner.moveToThread(self._thread)
        self._prepare.connect(runner.prepare)
        self._open.connect(runner.state.open)
        self._play.connect(playback.play)
        self._pause.connect(playback.pause)
        self._run_to.connect(playback.run_to)
        self._set_speed.connect(playback.set_speed)
        self._look.connect(runner.look)
        self._end.connect(runner.end)
        runner.views_prepared.connect(self._on_views_prepared)
        runner.prepared.connect(self._on_prepared)
        runner.looked.connect(self._on_looked)
        runner.state.opened.connect(self._on_opened)
        runner.state.failed.connect(self._on_failed)
        runner.state.refused.connect(self.refused)
        playback.running.connect(self._on_running)
        self.requests.answered.connect(self._on_answered)
        self.console.forked.connect(self.branches.forked)

    # ---- commands

    def start(self) -> None:
        """Start the worker and make it import the engine; `prepared` follows."""
        if self._closed:  # the window was closed before it appeared
            return
        self._garbage.take_over()
        self._thread.start()
        self._prepare.emit()

    def open(self, name: str, settings: Sequence[str] = (), seed: int | None = None) -> None:
        """Open a scenario (a catalog id or a file); `opened` or `refused` follows."""
        self._open.emit(name, tuple(settings), seed)

    def play(self) -> None:
        """Play at the selected speed."""
        if self.scenario is not None and not self.broken:
            self._play.emit(self._begin(True))

    def pause(self) -> None:
        """Stop the run at its current position."""
        self._pause.emit(self._begin(False))

    def toggle(self) -> None:
        """Play or pause; at the end of a run, restart it."""
        if self.playing:
            self.pause()
            return
        if self.finished or self.broken:
            self.restart()
            self.broken = False
        self.play()

    def restart(self) -> None:
        """Go back to time 0 of the same run, and continue playing if it was playing. Commands stay with
        their branch.
        """
        playing = self.playing
        if self.worker.state.current is None:
            if self.name:
                self.open(self.name, self.settings, self.seed)
            return
        self.time_travel.to_start()
        if playing:
            self.play()

    def run_to(self, time: int) -> None:
        """Go to a simulated time, ns: immediately if it is recorded, otherwise at full speed."""
        if self.scenario is not None and not self.broken:
            self._run_to.emit(self._begin(True), time)

    def set_speed(self, ratio: float) -> None:
        """Set the ratio of simulated time to real time; speed.MAX is as fast as possible."""
        if ratio != self.speed:
            self.speed = ratio
            self._set_speed.emit(ratio)
            self.changed.emit()

    def set_slow_motion(self, on: bool) -> None:
        """Set whether the run slows down while a relocation keeps its guest stopped."""
        self.worker.playback.slow_motion = on

    def set_memory(self, megabytes: int) -> None:
        """Limit the memory used for the recorded past."""
        self.requests.send(Remember(megabytes << 20))

    def change(self, setting: str) -> None:
        """Change a setting of the machine at its current time, such as "parameters.test_idle=100ms"."""
        self.requests.send(ChangeRequest(setting))

    def changeable(self) -> Sequence[Changeable]:
        """Return the settings that can be changed in a running machine."""
        return self._machines.changeable(self.scenario) if self.scenario else ()

    def give_rules(self, userid: str, name: str, text: str) -> None:
        """Restart cpuplugd in a guest with these rules at the machine's current time."""
        self.requests.send(GiveRules(userid, name, text))

    def look_closely(self, start: int, end: int) -> None:
        """Record every change between two times, ns; `looked` or `not_looked` follows the last request.

        The run keeps its position, and continues if it was playing. The times may be in the past or in the
        future.
        """
        self._looks += 1
        self.worker.newest_look = self._looks
        self._look.emit(self._looks, int(start), int(end))

    def pull(self) -> Recording | None:
        """Return the newest Recording if it has not been pulled yet, otherwise None."""
        latest = self.worker.state.latest
        self.worker.state.wanted = True
        self.branches.look()
        if latest is self.recording or latest is None:
            return None
        self.recording = latest
        self._look_whether_finished()
        return latest

    def close(self) -> None:
        """End the worker permanently; return when its thread has ended."""
        self._closed = self.worker.requests.closing = True
        if self._thread.isRunning():
            self._end.emit()
            self._thread.wait()
            self._garbage.hand_back()

    # ---- state

    @property
    def present_seed(self) -> int | None:
        """The seed of the open run; None when no run is open."""
        own = None if self.scenario is None else self.scenario.seed
        return own if self.seed is None else self.seed

    @property
    def finished(self) -> bool:
        """True when the machine is at the end of the scenario."""
        latest = self.worker.state.latest
        return latest is not None and bool(latest.at >= latest.scenario.until)

    @property
    def shown(self) -> bool:
        """True when the newest recording has been pulled; until then `position` is out of date."""
        return self.recording is self.worker.state.latest

    @property
    def commands(self) -> Sequence[GivenCommand]:
        """Commands that changed the machine or will change it again: each has a time, a userid, a line."""
        return self.worker.state.commands

    @property
    def achieved(self) -> float:
        """The ratio of simulated to real time over the last second; 0 when stopped."""
        return self.worker.playback.achieved

    @property
    def slowed(self) -> bool:
        """True while the run is slowed down so that the user can follow the stop of a guest."""
        return self.worker.playback.slowed

    @property
    def events_per_second(self) -> float:
        """Machine events per second of real time."""
        return self.worker.playback.events_per_second

    @property
    def closed(self) -> bool:
        """True when the worker's thread has ended."""
        return self._thread.isFinished()

    # ---- the worker's answers

    def _begin(self, playing: bool) -> int:
        self.time_travel.forget_target()
        return self._next_command(playing)

    def _next_command(self, playing: bool) -> int:
        """Return the number of a new command that will or will not make the run play, and show the new state
        immediately.
        """
        self._command += 1
        self._set_playing(playing)
        return self._command

    def _set_playing(self, playing: bool) -> None:
        if playing != self.playing:
            self.playing = playing
            self.changed.emit()

    def _on_views_prepared(self) -> None:
        if not self._closed:
            self.views_prepared.emit()

    def _on_prepared(self, entries: list[CatalogEntry], warm: bool) -> None:
        if self._closed:
            return
        self._garbage.forget_the_past()
        self.entries = entries
        self._set_speed.emit(self.speed)
        self.prepared.emit(warm)

    def _on_opened(self, scenario: Scenario, fresh: bool) -> None:
        active = self.branches.find(self.branches.active)
        if active is None:  # it has been closed again since then
            return
        self.name, self.settings, self.seed = active.source
        self.scenario, self.broken = scenario, False
        self.time_travel.settle()
        if fresh:
            self.began.emit()
        self.opened.emit(scenario)
        self.changed.emit()

    def _on_running(self, running: bool, command: int) -> None:
        self.running.emit(running, command)
        if command == self._command:  # otherwise, it answers a command that was superseded
            self._set_playing(running)

    @Slot(int, object, object)
    def _on_answered(self, number: int, request: Request | None, done: Done) -> None:
        self.time_travel.settle(number)
        if not done.failed:
            self._on_answer(request, done)
        self.time_travel.moved.emit()
        self.branches.look()

    def _on_answer(self, request: Request | None, done: Done) -> None:
        if self.broken and not done.error and request is not None and request.heals:
            self.broken = False
            self.changed.emit()
        self.time_travel.on_answer(request, done)
        self.files.on_answer(request, done)
        self.branches.on_answer(request, done)
        if done.error and not isinstance(request, Find):
            self.refused.emit(done.error)

    def _on_looked(self, number: int, found: Detail | str) -> None:
        if number != self._looks:
            return
        if isinstance(found, str):
            self.not_looked.emit(found)
        else:
            self.looked.emit(found)

    def _look_whether_finished(self) -> None:
        if self.finished != self._was_finished:
            self._was_finished = self.finished
            self.changed.emit()

    def _on_failed(self, message: str) -> None:
        self.broken = True
        self._set_playing(False)
        self.failed.emit(message)
        self.changed.emit()

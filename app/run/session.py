"""The window's side of a run: what is open, whether it plays, how fast, and what it has recorded.

A Session owns the worker thread. Views read its attributes and call its methods; they never
see the machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal

from app.run import speed
from app.run.garbage import Garbage
from app.run.machines import EngineMachines, Machines
from app.run.runner import Answer, Runner
from app.time_travel.worker.travelling import Travelling

__all__ = ["Answer", "Session"]


class Session(Travelling):
    """One run at a time plays, in a thread of its own."""

    changed = Signal()  # playing, speed, ready or finished
    views_prepared = Signal()  # what the charts need is imported
    prepared = Signal(bool)  # the engine is imported; are its kernels compiled?
    began = Signal()  # another session is there; `opened` follows
    opened = Signal(object)  # Scenario of the run that plays now
    failed = Signal(str)
    typed = Signal(int, str, str, bool)  # number of a command, userid, line, is it for Linux?
    answered = Signal(int, object)  # number of a command of the console; Answer
    looked = Signal(object)  # engine.recording.detail.Detail
    not_looked = Signal(str)  # why there is none

    _prepare = Signal()
    _open = Signal(str, object, object)
    _play = Signal(int)  # these three carry the number of the command
    _pause = Signal(int)
    _run_to = Signal(int, object)
    _set_speed = Signal(float)
    _execute = Signal(int, str, str, bool)
    _look = Signal(int, object, object)
    _end = Signal()

    def __init__(self, machines: Machines | None = None, parent: QObject | None = None) -> None:
        machines = machines or EngineMachines()
        super().__init__(Runner(machines), machines, parent)
        self.entries: list[Any] = []  # of the catalog
        self.name = ""  # id or file of what is open
        self.settings: tuple[str, ...] = ()
        self.seed: int | None = None  # None = the scenario's own
        self.steered = False  # a lesson moves the machine, and says itself what has been reached
        self.broken = False  # the run has stopped at an error; restart makes it whole
        self.speed = speed.STUDY
        self._command = 0  # number of the last one
        self._closed = self._was_finished = False
        self._asked = 0  # number of the console's last command
        self._looks = 0  # number of the last look
        self._thread = QThread(self)
        self._garbage = Garbage(self)
        self._connect()

    def _connect(self) -> None:
        runner = self._runner
        runner.moveToThread(self._thread)
        for command, slot in (
            (self._prepare, runner.prepare),
            (self._open, runner.open),
            (self._play, runner.play),
            (self._pause, runner.pause),
            (self._run_to, runner.run_to),
            (self._set_speed, runner.set_speed),
            (self._execute, runner.execute),
            (self._look, runner.look),
            (self._end, runner.end),
        ):
            command.connect(slot)
        runner.views_prepared.connect(self.views_prepared)
        runner.prepared.connect(self._on_prepared)
        runner.opened.connect(self._on_opened)
        runner.running.connect(self._on_running)
        runner.failed.connect(self._on_failed)
        runner.refused.connect(self.refused)
        runner.answered.connect(self._on_answered)
        runner.looked.connect(self._on_looked)
        self.connect_travel()

    def start(self) -> None:
        """Start the worker and let it import the engine; `prepared` says when it has."""
        if self._closed:  # the window was closed before it had come up
            return
        self._garbage.take_over()
        self._thread.start()
        self._prepare.emit()

    def open(self, name: str, settings: Sequence[str] = (), seed: int | None = None) -> None:
        """Open a scenario (an id of the catalog or a file); `opened` or `refused` follows."""
        self._open.emit(name, tuple(settings), seed)

    def play(self) -> None:
        """Go on at the chosen speed."""
        if self.scenario is not None and not self.broken:
            self._play.emit(self._begin(True))

    def pause(self) -> None:
        """Stop where the run is."""
        self._pause.emit(self._begin(False))

    def toggle(self) -> None:
        """Play or pause; at the end of a run, begin it again."""
        if self.playing:
            self.pause()
            return
        if self.finished or self.broken:
            self.restart()
            self.broken = False
        self.play()

    def restart(self) -> None:
        """Back to time 0 of the same run, and go on if it played. Commands stay with their branch."""
        playing = self.playing
        if not self._runner.whole:
            if self.name:
                self.open(self.name, self.settings, self.seed)
            return
        self.ask_restart()
        if playing:
            self.play()

    def run_to(self, time: int) -> None:
        """Go to a simulated time, ns: at once where it is recorded, else at full speed."""
        if self.scenario is not None and not self.broken:
            self._run_to.emit(self._begin(True), time)

    def set_speed(self, ratio: float) -> None:
        """Simulated time per real time; speed.MAX is as fast as it goes."""
        if ratio != self.speed:
            self.speed = ratio
            self._set_speed.emit(ratio)
            self.changed.emit()

    def execute(self, userid: str, line: str, shell: bool = False) -> int:
        """Give a line to CP as `userid`, or to the Linux of that guest. Returns the number of its answer."""
        self._asked += 1
        self.typed.emit(self._asked, userid, line, shell)
        self._execute.emit(self._asked, userid, line, shell)
        return self._asked

    def look_closely(self, start: int, end: int) -> None:
        """Every change between two moments, ns; `looked` or `not_looked` follows, for the last request only.

        The run stays where it is and goes on if it plays. Times may lie in the past or in the future.
        """
        self._looks += 1
        self._runner.newest_look = self._looks
        self._look.emit(self._looks, int(start), int(end))

    def complete(self, userid: str, head: str, shell: bool = False) -> list[str]:
        """Words that may stand in place of the last one of the beginning of a command."""
        return self._machines.complete(self.scenario, userid, head, shell) if self.scenario else []

    def help_text(self, words: str, shell: bool = False) -> str:
        """What a command means; "" explains all commands."""
        return self._machines.help_text(words, shell) if self.scenario else ""

    @property
    def finished(self) -> bool:
        """Whether the machine stands at the end of the scenario."""
        latest = self._runner.latest
        return latest is not None and bool(latest.at >= latest.scenario.until)

    @property
    def now(self) -> int:
        """How far the recording that is shown has come, ns; `position` is where the machine stands."""
        return self.recording.now if self.recording is not None else 0

    @property
    def shown(self) -> bool:
        """Has the newest recording been pulled? Until then the position is that of the one before."""
        return self.recording is self._runner.latest

    @property
    def commands(self) -> Sequence[Any]:
        """Commands that changed the machine, those to come again too: each has a time, a userid, a line."""
        return self._runner.commands

    @property
    def achieved(self) -> float:
        """Simulated time per real time over the last second; 0 when stopped."""
        return self._runner.achieved

    @property
    def slowed(self) -> bool:
        """Does the run go slowly for a while, so that the stop of a guest can be followed?"""
        return self._runner.slowed

    def set_slow_motion(self, on: bool) -> None:
        """Go slowly while a relocation has its guest stopped, or not."""
        self._runner.slow_motion = on

    @property
    def events_per_second(self) -> float:
        """Events of the machine per second of real time."""
        return self._runner.events_per_second

    def pull(self) -> Any:
        """The newest Recording when there is one that has not been pulled yet, else None."""
        latest = self._runner.latest
        self._runner.wanted = True
        self.look_at_branches()
        if latest is self.recording or latest is None:
            return None
        self.recording = latest
        self._look_whether_finished()
        return latest

    def close(self) -> None:
        """End the worker for good; returns when its thread is gone."""
        self._closed = self._runner.closing = True
        if self._thread.isRunning():
            self._end.emit()
            self._thread.wait()
            self._garbage.hand_back()

    def _begin(self, playing: bool) -> int:
        self._target, self._resume = None, False
        return self.next_command(playing)

    def made_whole(self) -> None:
        """The machine stands at a moment before the error at which it had stopped."""
        if self.broken:
            self.broken = False
            self.changed.emit()

    def next_command(self, playing: bool) -> int:
        """The number of a command that will make the run play or not; shown at once."""
        self._command += 1
        self._set_playing(playing)
        return self._command

    def _set_playing(self, playing: bool) -> None:
        if playing != self.playing:
            self.playing = playing
            self.changed.emit()

    def _on_prepared(self, entries: list[Any], warm: bool) -> None:
        self._garbage.forget_the_past()
        self.entries = entries
        self._set_speed.emit(self.speed)
        self.prepared.emit(warm)

    def _on_opened(self, scenario: Any, fresh: bool) -> None:
        active = self.branch(self.active)
        assert active is not None
        self.name, self.settings, self.seed = active.source
        self.scenario, self.broken = scenario, False
        self._target = None
        if fresh:
            self.began.emit()
        self.opened.emit(scenario)
        self.changed.emit()

    def _on_running(self, running: bool, command: int) -> None:
        if command == self._command:  # else it answers a command that a later one has overtaken
            self._set_playing(running)

    def _on_answered(self, number: int, answer: Answer) -> None:
        if answer.branch:
            self.forked.emit(answer.branch)
        self.answered.emit(number, answer)

    def _on_looked(self, number: int, found: Any) -> None:
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

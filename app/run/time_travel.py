"""Times of a run: the machine's position, and moves to other times."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from app.run.request_queue import RequestQueue
from app.run.worker.answers import Done
from app.run.worker.machines import Machines, MomentSearch
from app.run.worker.request_handler import Request
from app.run.worker.requests import Find, Restart, Seek, StepEvent, StepKind, StepSample
from app.run.worker.runner import Worker

if TYPE_CHECKING:  # the engine is imported late
    from engine.recording.next_event import Happening
    from engine.recording.recorder import Recording
    from engine.scenario.scenario import Scenario


class TravelSession(Protocol):
    """The time-related part of a Session."""

    scenario: Scenario | None
    recording: Recording | None
    playing: bool

    def play(self) -> None: ...


class TimeTravel(QObject):
    """Moves through the time of the active branch."""

    moved = Signal()  # the machine stands at another moment, or another branch plays
    reached = Signal(str)  # a run until something has ended: the condition that was met, or why not

    def __init__(
        self, player: TravelSession, queue: RequestQueue, runner: Worker, machines: Machines, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._player, self._queue, self._runner, self._machines = player, queue, runner, machines
        self._target: tuple[int, int] | None = None  # number of a Seek on its way, and where to (ns)
        self._resume = False  # the run played when it was sent into the past
        queue.stopping.connect(self.forget_target)

    # ---- where the machine stands

    @property
    def position(self) -> int:
        """The time at which the machine is or is about to be, ns."""
        if self._target is not None:
            return self._target[1]
        recording = self._player.recording
        return int(recording.at) if recording is not None else 0

    @property
    def recorded(self) -> int:
        """The end of the recorded time, ns."""
        recording = self._player.recording
        return int(recording.now) if recording is not None else 0

    @property
    def in_the_past(self) -> bool:
        """True while the machine is at a time before the end of the recording."""
        return self.position < self.recorded

    @property
    def upcoming(self) -> Happening | None:
        """The machine's next event: its time (ns), kind and subject; None when nothing is open."""
        return self._runner.state.upcoming

    # ---- going to other moments

    def seek(self, time: int) -> None:
        """Stop at a recorded time, ns."""
        resume = self._resume or self._player.playing
        time = min(max(int(time), 0), self.recorded)
        number = self._queue.stop(Seek(time))
        self._runner.requests.newest_seek = number
        self._target = number, time
        self._resume = resume

    def to_latest(self) -> None:
        """Return to the end of the recording; the run continues if it was playing when the user left the
        end.
        """
        resume = self._resume
        if self.in_the_past:
            self.seek(self.recorded)
            self._resume = False
            if resume:
                self._player.play()

    def step_back(self, one_event: bool = False) -> None:
        """Go back by one sample, or by one event."""
        self._queue.step(StepEvent(False) if one_event else StepSample(False))

    def step(self, one_event: bool = False) -> None:
        """Go forward to the recorder's next sample, or by one event."""
        self._queue.step(StepEvent(True) if one_event else StepSample(True))

    def to_start(self) -> None:
        """Go to time 0. Commands stay with the branch in which they were given."""
        self._queue.stop(Restart())

    def step_kind(self, what: int | MomentSearch, forward: bool, none: str = "") -> None:
        """Go to the next or previous event of a kind (EventKind), or the next or previous match of a search.

        none: the message when there is none.
        """
        if isinstance(what, int):
            self._queue.step(StepKind(what, forward, none))
        else:
            self._queue.step(Find(what, forward, none=none))

    def run_until(self, condition: str, forward: bool = True, hurry: bool = True) -> None:
        """Go to the time at which a condition next becomes true, or last became true; `reached` follows.

        Beyond the recording, the run continues at full speed or (not `hurry`) at the selected speed.
        """
        self._queue.stop(Find(condition, forward, hurry), playing=forward)

    def forget_target(self) -> None:
        """Stop waiting for the last Seek, and do not resume playing after it."""
        self._target, self._resume = None, False

    def settle(self, number: int | None = None) -> None:
        """Record that requests up to this number have been answered; None: all of them."""
        if self._target is not None and (number is None or self._target[0] <= number):
            self._target = None

    def on_answer(self, request: Request | None, done: Done) -> None:
        """Report the end of a search."""
        if isinstance(request, Find):
            self.reached.emit(done.error or done.text)

    # ---- conditions

    def condition_error(self, text: str) -> str:
        """Return the error in a condition, or "" if there is none."""
        scenario = self._player.scenario
        if scenario is None:
            return ""
        try:
            self._machines.condition(text, scenario)
        except ValueError as error:
            return str(error)
        return ""

    def condition_help(self) -> str:
        """Return the syntax of conditions, as Markdown."""
        return self._machines.condition_help()

    def complete_condition(self, head: str) -> list[str]:
        """Return longer partial or complete versions of a condition."""
        scenario = self._player.scenario
        return self._machines.complete_condition(scenario, head) if scenario else []

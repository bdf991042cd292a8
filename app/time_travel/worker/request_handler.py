"""What the worker does between two slices: requests, commands, keeping the session."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot

from app.files.autosave import Autosave
from app.run.machines import Machine, Machines, Reply
from app.time_travel.worker.branch_state import Stand, message
from app.time_travel.worker.done import Done
from app.time_travel.worker.hunt import Hunt, KindHunt

if TYPE_CHECKING:
    from app.time_travel.worker.requests import Request

NOTHING_RUNS = -1  # as the number of an Answer: not CP's, ours


@dataclass(frozen=True)
class Answer:
    """What a command led to."""

    time: int  # ns of simulated time at which it was executed
    lines: tuple[str, ...]
    number: int = 0  # of the message when it was refused
    branch: str = ""  # the name of the branch that was made for it, since it was given in the past


class Clerk(Stand):
    """Between two slices the clerk does what was asked for."""

    running = Signal(bool, int)  # the run goes on, or has stopped; number of the last command
    answered = Signal(int, object)  # number of a command of the console; Answer
    done = Signal(int, object)  # number of a request; Done
    progress = Signal(float)  # of opening a session, 0 .. 1
    kept_nothing = Signal(str)  # why the session cannot be kept against a crash

    def __init__(self, machines: Machines) -> None:
        super().__init__(machines)
        self.newest_seek = 0  # number of the last one asked for: those before it need not be carried out
        self.cancelled = self.closing = False  # opening a session is to stop; everything is
        self.markers: Sequence[tuple[int, str]] = ()  # set by the window
        self.autosave = Autosave(self._kept, self.kept_nothing.emit)
        self._request = 0  # number of the last one
        self._command = 0  # number of the last one, so that the window knows an answer to an older one
        self._going = False

    def hunt(self, hunt: Hunt | KindHunt) -> Done:
        """Go to what is hunted for: at once where it is recorded, else running on."""
        raise NotImplementedError

    @Slot(int, int, object)
    def ask(self, command: int, number: int, request: Request) -> None:
        """Stop, and carry out a request; `done` follows always."""
        self._command = command
        self.halt()
        self.do(number, request)
        if not self._going:  # the window has shown a run that plays if this could have made it one
            self.running.emit(False, command)

    @Slot(int, object)
    def do(self, number: int, request: Request) -> None:
        """Carry out a request between two slices; `done` follows always."""
        if getattr(request, "newest_counts", False) and number < self.newest_seek:
            return
        self._request = number
        done = self._carried_out(request)
        self.publish()
        self.done.emit(number, done)

    def _carried_out(self, request: Request) -> Done:
        try:
            return request.carry_out(self)
        except ValueError as error:  # with a sentence for people
            return Done(str(error))
        except Exception as error:  # the border of the thread: as for an error of the run
            if self.cancelled or self.closing:
                return Done()
            if getattr(request, "apart", False):
                return Done(message(self.tr("That went wrong"), error))
            known = isinstance(error, self.machines.expected_errors())
            self.fail(self.tr("The run stopped at an error"), error, known)
            return Done(failed=True)

    @Slot(int, str, str, bool)
    def execute(self, number: int, userid: str, line: str, shell: bool) -> None:
        """Give a line to CP, or to the guest's Linux, between two slices; `answered` follows always."""
        if self._machine is None:
            text = self.tr("Nothing runs: open a scenario, or restart the run.")
            self.answered.emit(number, Answer(0, (text,), NOTHING_RUNS))
            return
        answer = self._answer(userid, line, shell)
        self.publish()
        self.answered.emit(number, answer)

    def _answer(self, userid: str, line: str, shell: bool) -> Answer:
        """What the machine says; in the past, what would change it goes to a branch of its own."""
        machine, branch = self.machine, ""
        time = machine.now
        try:
            if machine.now < machine.recorded:
                twin = machine.fork()
                reply = _give(twin, userid, line, shell)
                if len(twin.commands) == len(machine.commands):  # it only asked
                    return Answer(time, reply.lines, reply.number)
                made = self.grown.fork(self.active)
                self.select(made.id)
                machine, branch = self.machine, str(made.name)
            reply = _give(machine, userid, line, shell)
        except ValueError as error:  # no more branches
            return Answer(time, (str(error),), NOTHING_RUNS)
        except Exception as error:  # the border of the thread: as for an error of the run
            what = self.tr("The run stopped at an error of a command")
            self.fail(what, error, isinstance(error, self.machines.expected_errors()))
            return Answer(time, (f"{what}: {error}",), NOTHING_RUNS)
        return Answer(time, reply.lines, reply.number, branch)

    def go_on(self, part: float) -> bool:
        """For the opening of a session: says how far it is; False when it is to stop."""
        self.progress.emit(float(part))
        return not (self.cancelled or self.closing)

    def _kept(self) -> str:
        """Return the session as text; "" when there is none."""
        if self.tree is None or self._machine is None:
            return ""
        return self.machines.session_text(self.tree, self.active, self.markers)

    @Slot(str)
    def keep(self, path: str) -> None:
        """Write the session into this file every few seconds from now on."""
        self.autosave.start(Path(path), self)


def _give(machine: Machine, userid: str, line: str, shell: bool) -> Reply:
    return machine.shell(userid, line) if shell else machine.execute(line, userid)

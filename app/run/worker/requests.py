"""The window's requests to the worker other than playing: each is performed between two slices.

A ValueError is an answer for users (no such branch, a bad condition, a damaged file); any other error that a
request raises stops the run, like an error of the run itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.run.worker.answers import Done
from app.run.worker.machines import MachineSource, MomentSearch
from app.run.worker.request_handler import Request, RequestHandler
from app.run.worker.search import KindSearch, RunningSearch, find, is_close

if TYPE_CHECKING:  # the engine is imported late
    from engine.sim import Simulation


@dataclass(frozen=True)
class Seek(Request):
    """Go to a recorded time, ns."""

    time: int

    newest_counts = True
    heals = True

    def carry_out(self, handler: RequestHandler) -> Done:
        machine = handler.state.machine
        machine.seek(min(max(self.time, 0), machine.recorded))
        return Done()


@dataclass(frozen=True)
class StepSample(Request):
    """Go to the recorder's next or previous sample."""

    forward: bool

    heals = True

    def carry_out(self, handler: RequestHandler) -> Done:
        machine = handler.state.machine
        every = machine.scenario.parameters.sample
        if self.forward:
            machine.run(min((machine.now // every + 1) * every, machine.scenario.until))
        else:
            machine.seek(max((machine.now - 1) // every * every, 0))
        return Done()


@dataclass(frozen=True)
class StepEvent(Request):
    """Go forward by one event, or back to the time before the last event."""

    forward: bool

    heals = True

    def carry_out(self, handler: RequestHandler) -> Done:
        machine = handler.state.machine
        if self.forward:
            machine.run(machine.scenario.until, 1)
        elif machine.events > 0:
            machine.seek_event(machine.events - 1)
        return Done()


@dataclass(frozen=True)
class StepKind(Request):
    """Go to just after the machine's next or previous event of a kind (engine.kernel.kinds.EventKind)."""

    kind: int
    forward: bool
    none: str  # message if there is none

    heals = True

    def carry_out(self, handler: RequestHandler) -> Done:
        from engine.kernel.kinds import EventKind  # imported late to keep the start fast

        kind, machine = EventKind(self.kind), handler.state.machine
        if machine.seek_kind(kind, self.forward, machine.recorded):
            return Done()
        return handler.search(KindSearch(kind, machine, self.none)) if self.forward else Done(self.none)


@dataclass(frozen=True)
class Find(Request):
    """Go to the next or previous match of a search, continuing the run as far as necessary."""

    search: MomentSearch | str  # a condition as text, or something else that finds moments
    forward: bool
    hurry: bool = True  # at full speed rather than at the chosen one
    none: str = ""  # message if there is none; "" = why the condition does not hold

    heals = True

    def carry_out(self, handler: RequestHandler) -> Done:
        state = handler.state
        machine, search = state.machine, self.search
        if isinstance(search, str):
            search = state.machines.condition(search, machine.scenario)
        if is_close(search, machine.recording()):
            return find(state.machines, machine, search, self.forward, self.none)
        if self.forward:
            return handler.search(RunningSearch(search, machine.now, self.hurry, self.none))
        found = search.previous(machine.recording(), machine.now)
        if found is None:
            return Done(self.none or f"{search.text}: {search.why_not(machine.recording(), 0)}")
        machine.seek(found)
        return Done(text=search.text)


@dataclass(frozen=True)
class Restart(Request):
    """Go to time 0. The recording stays; commands stay with the branch in which they were given."""

    heals = True

    def carry_out(self, handler: RequestHandler) -> Done:
        state = handler.state
        machine = state.machine
        machine.seek(0)
        if not machine.all_commands:
            return Done()
        made = state.grown.fork(state.active)
        state.select(made.id)
        return Done(branch=made.name)


@dataclass(frozen=True)
class Fork(Request):
    """Create a branch that begins here, with a changed setting or a command if one is given."""

    name: str = ""
    change: str = ""  # "parameters.test_idle=100ms"
    command: tuple[str, str, bool] | None = None  # userid, line, is it the guest's shell that reads it?
    beside: bool = False  # compare it with its parent branch

    def carry_out(self, handler: RequestHandler) -> Done:
        state = handler.state
        before = state.active
        made = state.grown.fork(before, self.name)
        refused = self._refusal(made.simulation)
        if refused:
            state.grown.remove(made.id)
            return Done(refused)
        state.select(made.id)
        if self.beside:
            state.compare(before)
        return Done(branch=made.name, value=made.id)

    def _refusal(self, machine: Simulation) -> str:
        replies = []
        if self.change:
            replies.append(machine.change(self.change))
        if self.command is not None:
            userid, line, shell = self.command
            replies.append(machine.shell(userid, line) if shell else machine.execute(line, userid))
        return next((" ".join(reply.lines) for reply in replies if reply.number), "")


@dataclass(frozen=True)
class Select(Request):
    """Make another branch active."""

    branch: int

    heals = True

    def carry_out(self, handler: RequestHandler) -> Done:
        handler.state.select(self.branch)
        return Done()


@dataclass(frozen=True)
class CompareRequest(Request):
    """Keep another branch at the time of the branch that plays; None = no branch."""

    branch: int | None

    def carry_out(self, handler: RequestHandler) -> Done:
        handler.state.compare(self.branch)
        return Done()


@dataclass(frozen=True)
class AddRun(Request):
    """Add a run of a scenario with settings and a seed. `beside` compares it with the active run."""

    name: str
    source: MachineSource
    beside: bool = True

    apart = True

    def carry_out(self, handler: RequestHandler) -> Done:
        state = handler.state
        machine = state.machines.load(*self.source)
        made = state.machines.add(state.grown, self.source, machine, self.name)
        if self.beside:
            state.compare(made.id)
        return Done(text=made.name, value=made.id)


@dataclass(frozen=True)
class RunInstead(Request):
    """Add a run, play it from time 0, and compare it with the run that was playing."""

    name: str
    source: MachineSource

    apart = True

    def carry_out(self, handler: RequestHandler) -> Done:
        state = handler.state
        machine, before = state.machines.load(*self.source), state.active
        made = state.machines.add(state.grown, self.source, machine, self.name)
        state.select(made.id)
        state.compare(before)
        return Done(branch=made.name, value=made.id)


@dataclass(frozen=True)
class OpenRun(Request):
    """Add a run and make it the active branch, at time 0; the run that was playing stays in the list.

    `instead_of`: a branch to remove, unless others need it.
    """

    source: MachineSource
    instead_of: int | None = None

    apart = True
    heals = True

    def carry_out(self, handler: RequestHandler) -> Done:
        state = handler.state
        machine = state.machines.load(*self.source)
        state.make_room()
        before, made = (
            state.active,
            state.machines.add(state.grown, self.source, machine, state.free_name()),
        )
        state.select(made.id, reopen=True)
        state.forget_unplayed(before)
        if self.instead_of is not None:
            state.forget(self.instead_of)
        return Done(value=made.id)


@dataclass(frozen=True)
class SetAside(Request):
    """Put the session aside in memory; nothing is open then."""

    def carry_out(self, handler: RequestHandler) -> Done:
        handler.state.set_aside(handler.markers, handler.annotations)
        return Done()


@dataclass(frozen=True)
class GiveBack(Request):
    """Replace the session with the session that was put aside; do nothing when no session was put aside."""

    apart = True

    def carry_out(self, handler: RequestHandler) -> Done:
        marks = handler.state.give_back()
        return Done(opened=marks is not None, value=marks)


@dataclass(frozen=True)
class RenameBranch(Request):
    """Rename a branch."""

    branch: int
    name: str

    def carry_out(self, handler: RequestHandler) -> Done:
        handler.state.grown.rename(self.branch, self.name)
        return Done()


@dataclass(frozen=True)
class Remove(Request):
    """Remove a branch."""

    branch: int

    heals = True

    def carry_out(self, handler: RequestHandler) -> Done:
        state = handler.state
        gone = state.branch(self.branch)
        state.grown.remove(self.branch)
        state.removed = gone
        if state.compared == self.branch:
            state.compare(None)
        if state.active == self.branch:
            state.select(state.grown.branches[0].id)
        return Done(text=gone.name)


@dataclass(frozen=True)
class PutBack(Request):
    """Restore the branch that was removed last, as a run without a parent branch."""

    def carry_out(self, handler: RequestHandler) -> Done:
        state = handler.state
        gone, state.removed = state.removed, None
        if gone is not None:
            state.grown.add(gone.source, gone.simulation, gone.name)
        return Done()


@dataclass(frozen=True)
class ChangeRequest(Request):
    """Change a setting of the machine while it runs; in the past, change the setting in a new branch."""

    setting: str

    def carry_out(self, handler: RequestHandler) -> Done:
        state = handler.state
        if state.machine.now < state.machine.recorded:
            return Fork(change=self.setting).carry_out(handler)
        reply = state.machine.change(self.setting)
        text = " ".join(reply.lines)
        return Done(text) if reply.number else Done(text=text)


@dataclass(frozen=True)
class Explain(Request):
    """Ask a question about the machine at its current moment; the answers are the value of Done.

    question: a name of engine.explain.questions.QUESTIONS; start, end: ns, of questions about a span; at: ns,
    a moment in it.
    """

    question: str
    guest: int
    start: int = 0
    end: int = 0
    at: int | None = None

    def carry_out(self, handler: RequestHandler) -> Done:
        from engine.explain.questions import answers  # imported late to keep the start fast

        machine = handler.state.machine
        return Done(value=answers(self.question, machine, self.guest, self.start, self.end, self.at))


@dataclass(frozen=True)
class GiveRules(Request):
    """Restart cpuplugd in a guest with different rules while it runs; in the past, do so in a new branch."""

    userid: str
    name: str
    text: str

    def carry_out(self, handler: RequestHandler) -> Done:
        state = handler.state
        if state.machine.now < state.machine.recorded:
            Fork().carry_out(handler)
        reply = state.machine.set_rules(self.userid, self.name, self.text)
        text = " ".join(reply.lines)
        return Done(text) if reply.number else Done(text=text)


@dataclass(frozen=True)
class Remember(Request):
    """Limit the memory for the recorded past, bytes."""

    memory: int

    def carry_out(self, handler: RequestHandler) -> Done:
        state = handler.state
        state.memory = self.memory
        if state.tree is not None:
            state.tree.memory = self.memory
        return Done()


@dataclass(frozen=True)
class Save(Request):
    """Write the session to a file."""

    path: Path
    markers: Sequence[tuple[int, str]]

    apart = True

    def carry_out(self, handler: RequestHandler) -> Done:
        state = handler.state
        from engine.atomic import atomic_write, complaint  # imported late to keep the start fast

        text = state.machines.session_text(
            state.grown, state.active, self.markers, handler.plots, handler.annotations
        )
        try:
            atomic_write(self.path, text, make_folder=True)
        except OSError as error:
            return Done(complaint(error))
        return Done(value=self.path)


@dataclass(frozen=True)
class OpenSession(Request):
    """Replace the session with a saved session; the current session stays if that fails."""

    path: Path

    apart = True

    def carry_out(self, handler: RequestHandler) -> Done:
        handler.cancelled = False
        saved = handler.state.machines.load_session(self.path)
        tree = saved.open(handler.show_opening)
        handler.state.take(tree, saved.active)
        markers = tuple((mark.at, mark.title) for mark in saved.markers)
        return Done(opened=True, value=(markers, saved.plots, saved.annotations))

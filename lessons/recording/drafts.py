"""Turns actions into steps: repeats all of them, so that each step leads to the start of the next."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.conditions.condition import Condition, parse_condition
from engine.conditions.reader import ConditionError
from engine.kernel.units import SECOND
from engine.scenario.scenario import Scenario
from lessons.recording.goals import find_goal
from lessons.recording.machine import (
    GRAIN,
    Action,
    ActionLog,
    Looked,
    OpenedScenario,
    Ran,
    RecordingError,
    Replay,
    Typed,
    moment_text,
    near,
    rounded,
)

_RUN = "Let it run."
_PATIENCE = 60 * SECOND  # simulated, after the last command if the run did not continue
Load = Callable[[OpenedScenario], Scenario]


@dataclass
class LessonDraft:
    """A step to write: its table for lesson.toml and its section for lesson.md."""

    table: dict[str, Any]
    title: str
    text: str


@dataclass
class Drafts:
    """Repeats the actions and collects the keys and notes of the next step."""

    load: Load
    steps: list[LessonDraft] = field(default_factory=list)
    runs: dict[str, OpenedScenario] = field(default_factory=dict)
    _machine: Replay | None = None
    _with: dict[str, Any] = field(default_factory=dict)  # keys of the next step
    _notes: list[str] = field(default_factory=list)

    def play(self, taken: ActionLog) -> None:
        """Repeat all actions. Raises RecordingError."""
        if not taken.opened:
            raise RecordingError("no scenario is open; open one, then record")
        actions = [action for action in taken.actions if not isinstance(action, Typed) or action.line.strip()]
        while actions:
            actions = actions[self._play(actions) :]
        if self._notes:
            self._add("read", "Conclusion", "")

    def _play(self, actions: Sequence[Action]) -> int:
        """Repeat the first action or the first few; return their number."""
        first = actions[0]
        if isinstance(first, Typed):
            lines = list(itertools.takewhile(lambda item: isinstance(item, Typed), actions))
            self._typed(
                [line for line in lines if isinstance(line, Typed)], _next_stop(actions[len(lines) :])
            )
            return len(lines)
        if isinstance(first, OpenedScenario):
            self._opened(first)
        elif isinstance(first, Ran):
            self._ran(first)
        elif isinstance(first, Looked):
            self._with["spotlight"] = {"chart": first.chart} | ({"guest": first.guest} if first.guest else {})
        else:
            self._notes.append(first.text)
        return 1

    @property
    def machine(self) -> Replay:
        """The machine of the open run. Raises RecordingError."""
        if self._machine is None:
            raise RecordingError("an action was recorded before a scenario was open; open one first")
        return self._machine

    def _opened(self, opened: OpenedScenario) -> None:
        scenario = self.load(opened)
        self._machine = Replay(scenario, opened.seed)
        name = f"run{len(self.runs) + 1}"
        self.runs[name] = opened
        self._add("read", scenario.title, "This is the machine.", run=name, at="0s")

    def _ran(self, ran: Ran) -> None:
        machine, at = self.machine, min(rounded(ran.at), self.machine.scenario.until)
        if ran.condition and self._ran_until(ran.condition):
            return
        if near(at, machine.now):
            return
        if at < machine.now:
            self._with["at"] = moment_text(at)
        else:
            self._run_on(moment_text(at))
        machine.go(at)

    def _run_on(self, until: str) -> None:
        """Add a run step; extend the last step if it only ran and has no note."""
        last = self.steps[-1]
        silent = last.text == _RUN and not (self._notes or self._with)
        if silent and last.table.keys() == {"id", "kind", "until"}:
            self.steps.pop()
        self._add("run", f"Run to {until}", _RUN, until=until)

    def _ran_until(self, text: str) -> bool:
        """Add a step that watches until the condition; return False if it is not reached from here."""
        began = self.machine.now
        condition = self._condition(text)
        if self.machine.go_until(condition):
            self._add(
                "watch", f"Until {condition.text}", "Watch until the condition holds.", until=condition.text
            )
            return True
        self.machine.go(began)
        return False

    def _condition(self, text: str) -> Condition:
        try:
            return parse_condition(text, self.machine.scenario)
        except ConditionError as error:
            raise RecordingError(str(error)) from None

    def _typed(self, lines: Sequence[Typed], stop: int | None) -> None:
        """Add a do step if a goal can be found for the commands, otherwise a step that suggests them."""
        self._ran(Ran(lines[0].at))  # they were entered while the run continued, or it was taken back
        machine, began = self.machine, self.machine.now
        lines = _placed(lines, began)
        before, alone, tried = machine.recording(), machine.twin(), machine.twin()
        listed = "\n".join(f"    {typed.userid}: {typed.line}" for typed in lines)
        lines = tried.give(lines)
        given = tried.now
        end = _end(given, stop, machine.scenario.until)
        tried.go(end)
        alone.go(end)
        goal = find_goal(before, tried.recording(), alone.recording(), lines) if lines else None
        if goal is None:
            self._add("read", "Try it", f"Try this in the console:\n\n{listed}")
            return
        after = _wait(goal.condition, tried, given, end)
        solution = [*_solution(lines, began), *([{"run": f"+{after / SECOND:.1f}s"}] if after else [])]
        keys = {"goals": [goal.table], "allow": sorted({typed.how for typed in lines}), "solution": solution}
        words = ", then ".join(dict.fromkeys(typed.line.split()[0] for typed in lines))
        hint = {"on": "any", "text": f"Commands that work begin with {words}."}
        self._add("do", "Do it yourself", f"Reach this: {goal.table['text']}.", **keys, hints=[hint])
        machine.give(lines)
        machine.go(given + after)

    def _add(self, kind: str, title: str, text: str, **keys: Any) -> None:
        """Add a step with the pending notes and spotlight."""
        note = "\n\n".join(self._notes)
        head, line, rest = note.partition("\n")
        if line and rest.strip():
            title, note = head, rest
        table = {"id": f"step-{len(self.steps) + 1}", "kind": kind, **self._with, **keys}
        goal = f"\n\n{text}" if note and kind == "do" else ""
        self.steps.append(LessonDraft(table, title, (note.strip() or text) + goal))
        self._notes.clear()
        self._with.clear()


def _next_stop(actions: Sequence[Action]) -> int | None:
    """Return the time (ns) to which the run continued after commands; None if it stayed at the same time."""
    for action in actions:
        if isinstance(action, Ran | Typed):
            return action.at
        if isinstance(action, OpenedScenario):
            return None
    return None


def _placed(lines: Sequence[Typed], began: int) -> list[Typed]:
    """Return the commands, shifted to start now, with the same time between them."""
    first = lines[0].at
    return [replace(typed, at=began + rounded(max(0, typed.at - first))) for typed in lines]


def _end(given: int, stop: int | None, last: int) -> int:
    """Return the time (ns) up to which the effect of commands is searched for."""
    wait = rounded(stop - given) if stop is not None and stop > given else _PATIENCE
    return given + min(wait, (last - given) // GRAIN * GRAIN)


def _wait(condition: Condition | None, tried: Replay, given: int, end: int) -> int:
    """Return the time (ns) from the last command to the goal, rounded up."""
    if condition is None:
        return end - given
    recording = tried.recording()
    if condition.holds(recording, given):
        return GRAIN
    found = condition.next(recording, given) or end
    wait = rounded(found - given) + GRAIN
    return wait if given + wait <= end and condition.holds(recording, given + wait) else end - given


def _solution(lines: Sequence[Typed], began: int) -> list[dict[str, str]]:
    """Return the commands, with the time that passed between them."""
    parts, now = [], began
    for typed in lines:
        if typed.at > now:
            parts.append({"run": f"+{(typed.at - now) / SECOND:.1f}s"})
        parts.append(_act(typed))
        now = typed.at
    return parts


def _act(typed: Typed) -> dict[str, str]:
    if typed.how == "cp":
        return {"cp": typed.line, "as": typed.userid}
    return {"shell": typed.line, "on": typed.userid} if typed.how == "shell" else {"change": typed.line}

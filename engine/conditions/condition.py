"""Conditions that end a run or that a student must reach, and watches that wait for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.conditions.grammar import Grammar
from engine.conditions.logic import Node, SpanView
from engine.conditions.reader import ConditionError
from engine.kernel.units import SECOND
from engine.language import say
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

MAX_TEXT = 500  # characters
_FIRST_LOOK = 8 * SECOND


@dataclass(frozen=True)
class Condition:
    """A condition parsed for a scenario.

    Its moments are the times at which it becomes true. Facts from the trace and the log are exact; figures
    and the activity of guest software come from samples, and apply until the next sample.
    """

    node: Node

    @property
    def text(self) -> str:
        """The condition in the form in which a person writes it; parsing this text results in the same
        condition.
        """
        return self.node.text

    def next(self, recording: Recording, after: int) -> int | None:
        """Return the first moment (ns) after `after` at which the condition becomes true; None if no such
        moment is recorded yet.

        If the condition is already true at `after`, it must become false first. For an `after` below 0, time
        0 also counts.
        """
        first, end = max(0, after), recording.now + 1
        for reach in _reaches(max(0, end - first)):
            view = SpanView(recording, first, first + reach)
            times = (self.node.spans(view).starts, self.node.moments(view))
            found = [int(some[some > after][0]) for some in times if (some > after).any()]
            if found:
                return min(found)
        return None

    def previous(self, recording: Recording, before: int) -> int | None:
        """Return the last moment (ns) before `before` at which the condition became true; None if there is no
        such moment.
        """
        end = max(0, min(before, recording.now + 1))
        for reach in _reaches(end):
            view = SpanView(recording, end - reach, end)
            last = [
                int(times[-1])
                for times in (self.node.spans(view).starts, self.node.moments(view))
                if len(times)
            ]
            found = [at for at in last if at > view.start or view.start == 0]  # otherwise, it may be older
            if found:
                return max(found)
        return None

    def holds(self, recording: Recording, at: int, since: int = 0) -> bool:
        """Return whether the condition is true at `at` (ns). Incidents before `since` do not count."""
        return at <= recording.now and self.node.holds(SpanView(recording, at, at + 1, since))

    def why_not(self, recording: Recording, at: int, since: int = 0) -> str:
        """Return why the condition is not true at `at` (ns), for the user; "" if it is true."""
        if at > recording.now:
            return say("not recorded yet")
        view = SpanView(recording, at, at + 1, since)
        return "" if self.node.holds(view) else self.node.why_not(view)


def _reaches(whole: int) -> Iterator[int]:
    """Yield growing distances to search, ns, so that frequent moments are found immediately."""
    reach = _FIRST_LOOK
    while reach < whole:
        yield reach
        reach *= 8
    yield whole


def parse_condition(text: str, scenario: Scenario) -> Condition:
    """Return the condition that the text describes for this scenario. Raises ConditionError."""
    return Condition(grammar(text, scenario).condition())


def grammar(text: str, scenario: Scenario) -> Grammar:
    """Return a reader of the text, reduced to single spaces. Raises ConditionError if it is too long."""
    if len(text) > MAX_TEXT:
        why = say("has {0} characters; expected at most {1}", len(text), MAX_TEXT)
        raise ConditionError(text[:MAX_TEXT], 0, (), why)
    return Grammar(" ".join(text.split()), scenario)


@dataclass
class Watch:
    """Waits for the first moment later than `after` (ns) at which the condition becomes true."""

    condition: Condition
    after: int = -1

    def met(self, recording: Recording) -> int | None:
        """Return the awaited moment once it is recorded; examine only data recorded since the last call."""
        at = self.condition.next(recording, self.after)
        self.after = max(self.after, recording.now - 1)  # more may happen in the last ns
        return at

"""Conditions about the members of an SSI cluster, and about the cluster's mode.

The log records a member's changes of its own state to the nanosecond; the initial state and the mode of the
cluster are taken from the samples.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.conditions.logic import Node, Spans, SpanView, spans_of
from engine.kernel.kinds import Incident
from engine.language import say
from engine.recording.recorder import Recording
from engine.state.member import MODE_LABELS, STATE_LABELS, MemberState, Mode

STATES = {label.lower(): code for code, label in STATE_LABELS.items()}
MODES = {label.lower(): code for code, label in MODE_LABELS.items()}
VIEWER, MEMBER = 256, 16  # value of Incident.MEMBER_STATE: viewer * 256 + member * 16 + MemberState


def own_states(recording: Recording, member: int) -> tuple[Any, Any]:
    """Return (times in ns, MemberState) of a member in its own view: every change, and each sample."""
    log = recording.log[recording.log["what"] == Incident.MEMBER_STATE]
    value = log["value"]
    own = (value // VIEWER == member) & (value % VIEWER // MEMBER == member)
    times = np.append(log["time"][own], recording.time)
    states = np.append(value[own] % MEMBER, recording.members["state"][:, member])
    order = np.argsort(times, kind="stable")  # a sample follows the events at its time
    return times[order], states[order]


@dataclass(frozen=True)
class MemberIn(Node):
    """The condition that each (or any) of some members is, or is not, in a state."""

    members: tuple[int, ...]
    who: str
    state: str
    each: bool = True
    negated: bool = False

    @property
    def text(self) -> str:
        return f"{self.who} {'not ' if self.negated else ''}{self.state}"

    def spans(self, view: SpanView) -> Spans:
        """Return the spans for several members: the truth for each at every time when any of them changes."""
        told = [own_states(view.recording, member) for member in self.members]
        times = np.unique(np.concatenate([item for item, _ in told]))
        truth = np.array([self._truth(times, *pair) for pair in told])
        return spans_of(times, truth.all(axis=0) if self.each else truth.any(axis=0), view)

    def _truth(self, times: Any, changes: Any, states: Any) -> Any:
        place = np.searchsorted(changes, times, side="right") - 1
        known = place >= 0
        return (states[place] == STATES[self.state]) & known ^ self.negated

    def why_not(self, view: SpanView) -> str:
        names = [system.name for system in view.recording.systems]
        single = [
            MemberIn((member,), names[member], self.state, negated=self.negated) for member in self.members
        ]
        wrong = next(member_in for member_in in single if not member_in.holds(view))
        now = member_state_text(view.recording, wrong.members[0], view.start)
        wanted = f"{'not ' if self.negated else ''}{self.state}"
        return say("{0} is {1}; expected {2}", wrong.who, now, wanted) + (
            f" ({self.text})" if len(single) > 1 else ""
        )


def member_state_text(recording: Recording, member: int, at: int) -> str:
    """Return a member's state at a time (ns), e.g. "joining"."""
    times, states = own_states(recording, member)
    place = int(np.searchsorted(times, at, side="right")) - 1
    return STATE_LABELS[MemberState(int(states[max(place, 0)]))].lower()


@dataclass(frozen=True)
class ClusterIn(Node):
    """The condition that the cluster is in a mode: the worst mode that any active member sees."""

    mode: str
    negated: bool = False

    @property
    def text(self) -> str:
        return f"SSI {'not ' if self.negated else ''}{self.mode}"

    def spans(self, view: SpanView) -> Spans:
        first, end = max(view.first_sample, 0), view.end_sample
        truth = _modes(view.recording, slice(first, end)) == MODES[self.mode]
        return spans_of(view.recording.time[first:end], truth ^ self.negated, view)

    def why_not(self, view: SpanView) -> str:
        (found,) = _modes(view.recording, slice(max(view.first_sample, 0), None))[:1]
        return say("the SSI cluster is {0}; expected {1}", MODE_LABELS[Mode(int(found))].lower(), self.text)


def _modes(recording: Recording, samples: slice) -> Any:
    """Return the mode of the cluster at each sample: the worst mode that an active member sees."""
    found = recording.members[samples]
    return np.where(found["state"] == MemberState.DOWN, Mode.STABLE, found["mode"]).max(axis=1)

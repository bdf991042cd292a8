"""A view of a run for computing a study's figures, by the names of guests, phases and marks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NoReturn

import numpy as np

from engine.kernel.kinds import INCIDENT_LABELS, Incident, Pause
from engine.kernel.units import SECOND, clock_text
from engine.measures import measures
from engine.measures.measure import Measure
from engine.recording.recorder import Array, Recording
from engine.scenario.scenario import Guest, Scenario

_PAUSED = (Pause.STOPPED, Pause.SUSPENDED)


class Open(Exception):
    """A figure cannot be taken from a run; the text states the reason."""


class RunView:
    """One run, with methods that answer questions about it. A question that cannot be answered raises
    Open.
    """

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.scenario: Scenario = recording.scenario
        self._marks: dict[str, int] = {mark.id: mark.at for mark in self.scenario.marks}
        self._phases = {phase.id: phase for phase in self.scenario.phases}

    def need(self, time: int) -> None:
        """Record that a figure for a time (ns) is needed: a finished run already has it, or will never have
        it.
        """

    def later(self, reason: str) -> NoReturn:
        """Raise Open: the event has not happened yet."""
        _none(reason)

    def guests(self, role: str = "", kind: str = "") -> list[Guest]:
        """Return the guests with a role, those of a kind, those that match both, or all guests."""
        found = [g for g in self.scenario.guests if role in ("", g.role) and kind in ("", g.kind)]
        return found or _none(f"{self.scenario.id} has no guest {role} {kind}".rstrip())

    def guest(self, label: str) -> Guest:
        """Return the guest with this label, like SOIW1."""
        found = [guest for guest in self.scenario.guests if guest.label == label]
        return found[0] if found else _none(f"{self.scenario.id} has no guest {label}")

    def mark(self, name: str) -> int:
        """Return the time of a mark, ns."""
        return (
            int(self._marks[name]) if name in self._marks else _none(f"{self.scenario.id} has no mark {name}")
        )

    def phase(self, name: str) -> tuple[int, int]:
        """Return the beginning and end of a phase, ns."""
        if name not in self._phases:
            _none(f"{self.scenario.id} has no phase {name}")
        return self._phases[name].start, self._phases[name].end

    def step(self, do: str, role: str = "") -> int:
        """Return the time of the first step with this action (for guests with a role), ns."""
        for step in self.scenario.timeline:
            roles = {self.scenario.groups[name].role for name in step.guests}
            if step.do == do and (role in roles or not role):
                return step.at
        return _none(f"{self.scenario.id} has no step {do}")

    def at(self, measure: str, guest: Guest | None, mark: str) -> float:
        """Return a figure of a guest, or of the system, at a mark."""
        return self.over(measure, guest, self.mark(mark), self.mark(mark))

    def over(self, measure: str, guest: Guest | None, start: int, end: int) -> float:
        """Return a figure of a guest, or of the system, over a time range (ns)."""
        return self.together(measure, _members(guest), start, end)

    def together(self, measure: str, of: Sequence[int], start: int, end: int) -> float:
        """Return a figure of several guests or processors, by their numbers, over a time range (ns)."""
        value = _measure(measure).value(self.recording, of, start, end)
        span = f"{clock_text(start)} to {clock_text(end)}"
        return value if math.isfinite(value) else _none(f"{measure}: nothing is recorded from {span}")

    def peak(self, measure: str, guest: Guest, span: tuple[int, int], width: int = 30 * SECOND) -> float:
        """Return the highest mean of a guest's figure in intervals of `width` (ns) that fill a time range."""
        edges = np.arange(span[0], span[1] + 1, width)
        values = _measure(measure).values(self.recording, _members(guest), edges)
        values = values[np.isfinite(values)]
        return float(values.max()) if len(values) else _none(f"{measure}: the span is too short")

    def field(self, name: str) -> Array:
        """Return a column of the samples of all guests: (samples, guests)."""
        names = self.recording.guests.dtype.names or ()
        return self.recording.guests[name] if name in names else _none(f"samples have no {name}")

    def told(self, what: Incident, guest: Guest) -> tuple[int, int]:
        """Return the time (ns) and value of the last log entry about an incident of a guest."""
        rows = self.recording.log
        rows = rows[(rows["what"] == what) & (rows["guest"] == guest.index)]
        if len(rows) == 0:
            _none(f"{guest.label}: never {INCIDENT_LABELS[what]}")
        return int(rows["time"][-1]), int(rows["value"][-1])

    def paused(self, guest: Guest) -> tuple[int, int]:
        """Return the time range in which a guest was stopped or suspended, from the first sample to the
        last, ns.
        """
        samples = np.flatnonzero(np.isin(self.field("pause")[:, guest.index], _PAUSED))
        if len(samples) < 3:
            _none(f"{guest.label} was never paused")
        return int(self.recording.time[samples[1]]), int(self.recording.time[samples[-1]])

    def out(self, guest: Guest, mark: str) -> float:
        """Return the share of a guest's pages that are not in real storage at a mark."""
        return 1 - self.at("guest.real", guest, mark) / max(1, self.at("guest.pages", guest, mark))


def _members(guest: Guest | None) -> Sequence[int]:
    return [0] if guest is None else [guest.index]


def _measure(name: str) -> Measure:
    return measures()[name] if name in measures() else _none(f"no measure {name}")


def _none(reason: str) -> NoReturn:
    raise Open(reason)

"""Conditions on moments: a time, or an entry of the run's log."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.conditions.logic import Ints, Node, Spans, SpanView, spans_of
from engine.kernel.kinds import Incident
from engine.kernel.units import clock_text
from engine.language import say


@dataclass(frozen=True)
class Reached(Node):
    """A time has come."""

    at: int  # ns
    name: str

    @property
    def text(self) -> str:
        return self.name

    def spans(self, view: SpanView) -> Spans:
        return spans_of([self.at], [True], view) if self.at < view.end else spans_of([], [], view)

    def why_not(self, view: SpanView) -> str:
        return say("it is {0}; wanted: {1}", clock_text(view.start), self.name)


@dataclass(frozen=True)
class Happened(Node):
    """One of the guests has had this entry in the log. Each entry is a moment of its own."""

    guests: tuple[int, ...]  # none: whoever it was
    what: Incident
    text: str = ""

    def spans(self, view: SpanView) -> Spans:
        times = self._times(view)[:1]
        return spans_of(times, np.ones(len(times), bool), view)

    def moments(self, view: SpanView) -> Ints:
        times = self._times(view)
        return np.unique(times[times >= view.start])

    def why_not(self, view: SpanView) -> str:
        return f"not yet: {self.text}"

    def _times(self, view: SpanView) -> Ints:
        log = view.recording.log
        chosen = (log["what"] == self.what) & (log["time"] >= view.since) & (log["time"] < view.end)
        if self.guests:
            chosen &= np.isin(log["guest"], self.guests)
        return np.asarray(log["time"][chosen], np.int64)

"""Conditions about figures (a measure at the samples, compared with a limit) and about moments.

A figure is known at a sample and applies until the next sample: a gauge with its value at the sample, a rate
as the mean since the previous sample. A condition is therefore never true before the machine could show it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from engine.conditions.logic import Ints, Node, Spans, SpanView, spans_of
from engine.kernel.kinds import Incident
from engine.kernel.units import clock_text
from engine.language import numeral, say, title_said, with_unit
from engine.measures.measure import Measure
from engine.recording.recorder import SAMPLES

OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    "<=": lambda value, limit: value <= limit,
    ">=": lambda value, limit: value >= limit,
    "<": lambda value, limit: value < limit,
    ">": lambda value, limit: value > limit,
    "=": lambda value, limit: np.isclose(value, limit, rtol=1e-9, atol=1e-9),
}


@dataclass(frozen=True)
class Reached(Node):
    """The condition that a time has been reached."""

    at: int  # ns
    name: str

    @property
    def text(self) -> str:
        return self.name

    def spans(self, view: SpanView) -> Spans:
        return spans_of([self.at], [True], view) if self.at < view.end else spans_of([], [], view)

    def why_not(self, view: SpanView) -> str:
        return say("it is {0}; expected {1}", clock_text(view.start), self.name)


@dataclass(frozen=True)
class Happened(Node):
    """The condition that one of the guests has this log entry. Each entry is a separate moment."""

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


CODES = ("code", "number")  # units of numbers that represent a state or a place and mean nothing to readers


@dataclass(frozen=True)
class ComparedValue(Node):
    """The condition that a figure is below, above or at a limit, for each or any of several subjects."""

    measure: Measure
    subjects: tuple[tuple[int, ...], ...]  # the members whose values are added for each compared figure
    names: tuple[str, ...]  # of the subjects
    each: bool
    operator: str
    limit: float  # in `unit`
    unit: str
    bases: tuple[float, ...]  # the size of that unit in the measure's own, for each subject
    phrase: str  # e.g. "real pages of each SOIW"

    @property
    def text(self) -> str:
        return f"{self.phrase} {self.operator} {self._limit_text}"

    @property
    def _limit_text(self) -> str:
        return with_unit(number_text(self.limit), self.unit)

    def spans(self, view: SpanView) -> Spans:
        times, values = self._values(view)
        truth = OPERATORS[self.operator](values, self.limit)
        return spans_of(times, truth.all(axis=1) if self.each else truth.any(axis=1), view)

    def why_not(self, view: SpanView) -> str:
        if self.measure.unit in CODES:
            return say("not yet")
        unit = title_said(self.unit)
        wanted = f"{self.operator} {with_unit(_said(self.limit), unit)}"
        _, values = self._values(replace(view, end=view.start + 1))
        if not len(values) or np.isnan(values[-1]).any():
            return say("{0}: not known yet; expected {1}", self.phrase, wanted)
        wrong = np.flatnonzero(~OPERATORS[self.operator](values[-1], self.limit))[0]
        value = with_unit(_rounded(values[-1][wrong], self.limit), unit)
        of = f" ({self.names[wrong]})" if len(self.names) > 1 else ""
        return say("{0}: {1}; expected {2}", self.phrase, f"{value.rstrip()}{of}", wanted)

    def _values(self, view: SpanView) -> tuple[Any, Any]:
        """Return (sample times, figures in `unit` (samples, subjects)) from the view's first sample on."""
        recording, first = view.recording, max(view.first_sample, 0)
        before = first - 1 if self.measure.counter and first else first
        seen = slice(before, view.end_sample)
        tables = {name: getattr(recording, name)[seen] for name in SAMPLES}
        part = replace(recording, **tables)
        values = np.empty((len(part.time), len(self.subjects)))
        for place, members in enumerate(self.subjects):
            values[:, place] = self._series(part, members) / self.bases[place]
        skipped = first - before
        return part.time[skipped:], values[skipped:]

    def _series(self, recording: Any, members: tuple[int, ...]) -> Any:
        asked = np.asarray(members, np.int64)
        values = self.measure.series(recording, asked) * self.measure.scale
        if self.measure.mean:
            values = values / len(members)
        if self.measure.counter:
            over = recording.time if self.measure.per is None else self.measure.per(recording, asked)
            return _rates(values, np.asarray(over, np.float64))
        if self.measure.unit == "s":
            return np.where(values > 0, values, np.nan)  # durations are not known before their end
        return values


def _rates(totals: Any, over: Any) -> Any:
    """Return the growth between samples divided by that of `over`; 0 where `over` did not grow."""
    grown, width = np.diff(totals), np.diff(over)
    rates = np.divide(grown, width, out=np.zeros(len(grown)), where=width > 0)
    return np.append(np.nan, rates)[: len(totals)]


def number_text(value: float) -> str:
    """Return a number with separators, as a limit may be written, e.g. 166,400 or 0.5."""
    return f"{value:,.9f}".rstrip("0").rstrip(".")


def _said(value: float) -> str:
    """Return a number like number_text, with the separators of the language."""
    return numeral(value, ",.9f").rstrip("0").rstrip(".,")


def _rounded(value: float, limit: float) -> str:
    """Return a short form that cannot be confused with the limit."""
    for digits in range(7):
        if float(f"{value:.{digits}f}") != limit and (digits or abs(value) >= 100):
            break
    return numeral(value, f",.{digits}f")

"""The answers of the run on screen to a study's facts and claims, as soon as their moment is recorded.

The values come from the probes that `lparlab verify` uses. A probe is called again only when the run has
reached the moment that the probe waits for, so that a frame costs almost nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NoReturn

from engine.kernel.kinds import Incident, Pause
from engine.kernel.units import SECOND
from engine.recording.recorder import Array, Recording
from engine.scenario.scenario import Guest, Scenario, ScenarioError, load_scenario
from engine.studies.probes import Claimed, Given, MeasuredProbe, ProbeSearch, StudyRun, probes
from engine.studies.run_view import Open, RunView

FIRST = 3  # samples; no value is requested before
ELSEWHERE = "elsewhere"  # another scenario shows it
UNKNOWN = "no number"
AGAIN = 5 * SECOND  # until the next check whether a guest runs again


class NotYet(Open):
    """The run has not reached the moment `at` (ns); if that moment is not `known`, the probe is called again
    at that moment.
    """

    def __init__(self, at: int, known: bool = True) -> None:
        super().__init__()
        self.at, self.known = at, known


class LiveRunView(RunView):
    """A run that might not have ended; values beyond its current end raise NotYet."""

    def __init__(self, recording: Recording) -> None:
        super().__init__(recording)
        self._end, self._asked = self.scenario.until, False

    def need(self, time: int) -> None:
        """Record that a value at this time (ns) is needed. Raises NotYet."""
        self._asked = True
        if time > self.recording.now:
            raise NotYet(time)

    def later(self, reason: str) -> NoReturn:
        if self.recording.now < self._end:
            raise NotYet(self.recording.now + AGAIN, known=False)
        super().later(reason)

    def mark(self, name: str) -> int:
        at = super().mark(name)
        self.need(at)
        return at

    def phase(self, name: str) -> tuple[int, int]:
        start, end = super().phase(name)
        self.need(end)
        return start, end

    def together(self, measure: str, of: Sequence[int], start: int, end: int) -> float:
        self.need(end)
        return super().together(measure, of, start, end)

    def told(self, what: Incident, guest: Guest) -> tuple[int, int]:
        """Return the base result once the run has ended, when no further incident can occur."""
        self.need(self._end)
        return super().told(what, guest)

    def field(self, name: str) -> Array:
        if not self._asked:  # the whole run is examined
            self.need(self._end)
        return super().field(name)

    def paused(self, guest: Guest) -> tuple[int, int]:
        """Return the base result once the guest is running again."""
        states = self.recording.guests["pause"][:, guest.index]
        now = self.recording.now
        if now < self._end and (not states.any() or states[-1] != Pause.RUNNING):
            raise NotYet(now + AGAIN, known=False)
        self._asked = True
        return super().paused(guest)


@dataclass(frozen=True)
class LiveAnswer:
    """The answer of a run: a value, the values of a claim, the time of the next answer (ns), or the reason
    why there is no answer.
    """

    value: float | None = None
    text: str = ""  # where a text was published
    figures: Mapping[str, float] | None = None
    at: int | None = None
    known: bool = True  # is that the moment itself?
    reason: str = ""


class LiveFacts:
    """The answers of one run by fact or claim id."""

    def __init__(self, study: str) -> None:
        self.facts, self.claims = probes(study)
        self.answers: dict[str, LiveAnswer] = {}
        self._run: tuple[object, ...] = ()
        self._now = 0

    def update(self, recording: Recording, settings: Sequence[str]) -> bool:
        """Call all probes that can be answered by now, and return whether any answer changed."""
        before = dict(self.answers)
        self._begin(recording, tuple(settings))
        for id, probe in (*self.facts.items(), *self.claims.items()):
            old = self.answers.get(id)
            if old is None or (old.at is not None and recording.now >= old.at):
                self.answers[id] = self._ask(probe, recording, tuple(settings))
        return self.answers != before

    def _begin(self, recording: Recording, settings: tuple[str, ...]) -> None:
        """Discard answers from another run or from a future that was undone."""
        run = recording.scenario, recording.seed, settings
        if run != self._run or recording.now < self._now:
            self.answers = {}
        self._run, self._now = run, recording.now

    def _ask(self, probe: MeasuredProbe | Given | Claimed, recording: Recording, settings: Any) -> LiveAnswer:
        if isinstance(probe, Given):
            return _answer(lambda: probe.take(_scenario(probe.scenario)))
        own = own_run(probe.runs, recording.scenario.id, settings)
        if own is None:
            return LiveAnswer(reason=ELSEWHERE)
        if len(recording.time) < FIRST:
            return LiveAnswer(at=int(recording.time[-1]) + 1)
        view = LiveRunView(recording)
        if isinstance(probe, Claimed):
            return _answer(lambda: probe.look(view))
        return _answer(lambda: probe.take(view))


def own_run(
    runs: Sequence[StudyRun | ProbeSearch], scenario_id: str, settings: tuple[str, ...]
) -> StudyRun | None:
    """Return the probe's run that is on screen, or None for a search."""
    own = (run for run in runs if isinstance(run, StudyRun))
    return next((run for run in own if run.scenario == scenario_id and run.settings == settings), None)


@cache
def _scenario(name: str) -> Scenario:
    return load_scenario(name)


def _answer(ask: Callable[[], Any]) -> LiveAnswer:
    """Return the answer of a probe; an unfinished run may have too little data, so that a division or an
    index fails.
    """
    try:
        found = ask()
    except NotYet as wait:
        return LiveAnswer(at=wait.at, known=wait.known)
    except (Open, ScenarioError, ArithmeticError, LookupError, ValueError) as error:
        return LiveAnswer(reason=str(error))
    if isinstance(found, str):
        return LiveAnswer(text=found)
    if isinstance(found, Mapping):
        return LiveAnswer(figures=dict(found))
    return LiveAnswer(value=float(found)) if math.isfinite(found) else LiveAnswer(reason=UNKNOWN)

"""Pacing: the simulated time that is due by now, the amount of work that fits a slice, and the speed
achieved.

All times are ns; `wall` is real time from a single clock, `now` simulated time.
"""

from __future__ import annotations

import math
from collections import deque

MS = 1_000_000
SLICE = 10 * MS  # real time that a slice of work may take
LATE = 100 * MS  # real time of backlog after which the run gives up catching up
METER = 1_000 * MS  # real time over which the reached speed is measured
FOREVER = 2**62
STUDY = 60.0  # simulated per real time at first: an hour of the study in a minute


class Pace:
    """Converts real time to the simulated time that is due."""

    def __init__(self, ratio: float = STUDY) -> None:
        self.ratio = ratio
        self._wall = self._now = 0

    def anchor(self, wall: int, now: int) -> None:
        """Count from this point on: simulated `now` corresponds to real `wall`."""
        self._wall, self._now = wall, now

    def due(self, wall: int) -> int:
        """Return the simulated time to be reached at `wall`."""
        if self.ratio == math.inf:
            return FOREVER
        return self._now + int((wall - self._wall) * self.ratio)

    def slip(self, wall: int, now: int) -> None:
        """Discard a backlog that cannot be processed, so that a slower speed takes effect immediately."""
        if self.ratio == math.inf or self.due(wall) - now > LATE * self.ratio:
            self.anchor(wall, now)


class Budget:
    """The number of events with which a slice lasts about SLICE."""

    def __init__(self, events: int = 20_000) -> None:
        self.events = events

    def learn(self, elapsed: int, used_up: bool) -> None:
        """Adapt to a slice that took `elapsed`; a slice that ended early is ignored unless it was slow."""
        if used_up or elapsed > SLICE:
            factor = min(max(SLICE / max(elapsed, 1), 0.25), 2.0)
            self.events = min(max(int(self.events * factor), 100), 5_000_000)


class Meter:
    """Simulated time and events per second of real time, over the last second."""

    def __init__(self) -> None:
        self._notes: deque[tuple[int, int, int]] = deque()

    def clear(self) -> None:
        """Discard all measurements, after a stop or a jump."""
        self._notes.clear()

    def note(self, wall: int, now: int, events: int) -> None:
        """Record that the run has reached `now` and `events` at `wall`."""
        self._notes.append((wall, now, events))
        while wall - self._notes[0][0] > METER:
            self._notes.popleft()

    def ratio(self) -> float:
        """Return the ratio of simulated to real time; 0 before anything can be measured."""
        return self._rate(1)

    def events_per_second(self) -> float:
        """Return the machine's events per second of real time."""
        return 1e9 * self._rate(2)

    def _rate(self, column: int) -> float:
        if len(self._notes) < 2:
            return 0.0
        first, last = self._notes[0], self._notes[-1]
        return (last[column] - first[column]) / max(last[0] - first[0], 1)

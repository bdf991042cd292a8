"""Slow motion: while a relocation keeps its guest stopped, the run slows down so that the user can follow the
stop.

The watch reads the machine's log. During a relocation the machine runs in small steps; otherwise the stop
would be over between two checks.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.kinds import Incident
from engine.kernel.units import MS

SLOW = 0.5  # simulated to real time, at most, while a guest is stopped
STEP = 20 * MS  # of simulated time between two looks while a relocation is in progress
_BEGINS, _STOPS = Incident.MOVE_ASKED, Incident.MOVE_QUIESCED
_ENDS = (Incident.MOVE_ENDED, Incident.MOVE_REFUSED)
_ALL = (_BEGINS, _STOPS, *_ENDS)


class SlowMotion:
    """The slow-motion watch. Call `look` after each step; `moving` and `stopped` then describe the
    machine.
    """

    def __init__(self) -> None:
        self.on = True  # the person wants it
        self._moves: set[int] = set()  # that go on
        self._stopped: set[int] = set()  # of them, those whose guest is stopped
        self._log: tuple[object, int] = (None, 0)  # whose log was read, and how far

    @property
    def moving(self) -> bool:
        """True while a relocation is in progress."""
        return self.on and bool(self._moves)

    @property
    def stopped(self) -> bool:
        """True while a guest is stopped by a relocation."""
        return self.on and bool(self._stopped)

    def ratio(self, asked: float) -> float:
        """Return the permitted run speed when `asked` is requested."""
        return min(asked, SLOW) if self.stopped else asked

    def step(self, now: int, until: int) -> int:
        """Return the time up to which the machine may run before the next check, ns."""
        return min(until, now + STEP) if self.moving else until

    def look(self, recording: Any) -> None:
        """Read the log entries since the last check, up to the machine's current time."""
        log = recording.log
        known = int(np.searchsorted(log["time"], recording.at, side="right"))
        owner = id(log if log.base is None else log.base)
        if owner != self._log[0] or known < self._log[1]:
            self._log, self._moves, self._stopped = (owner, 0), set(), set()
        rows = log[self._log[1] : known]
        for row in rows[np.isin(rows["what"], _ALL)]:
            self._take(int(row["what"]), int(row["value"]))
        self._log = owner, known

    def _take(self, what: int, move: int) -> None:
        if what in _ENDS:
            self._moves.discard(move)
            self._stopped.discard(move)
            return
        self._moves.add(move)
        if what == _STOPS:
            self._stopped.add(move)

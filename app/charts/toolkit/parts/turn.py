"""The turn of a chart: the charts of a window share the time of a frame, so what is new may have to wait."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

from engine.recording.recorder import Recording


class Turn:
    """What of a chart waits until a frame has time for it, and what painting it costs."""

    def __init__(self) -> None:
        self.cost = 0.0  # s: a mean in which the last times count most
        self._prepared = 0.0  # s of the next one, before it is painted
        self._since: tuple[Recording | None, ...] = ()  # the run as it is painted; None: everything waits

    @property
    def due(self) -> float:
        """Return what it costs to paint what waits, s."""
        return self.cost if self._since else 0.0

    @property
    def is_for_all(self) -> bool:
        """Return True if everything is to be painted."""
        return bool(self._since) and self._since[0] is None

    def put_off(self, since: Recording | None) -> None:
        """Let wait what is new since a state of the run; None: everything."""
        if since is None or not self._since:
            self._since = (since,)

    def give_up(self) -> None:
        """Let nothing wait."""
        self._since = ()

    def take(self, paint: Callable[[Recording | None], None]) -> None:
        """Paint what waits."""
        if self._since:
            began, (since,), self._since = thread_time(), self._since, ()
            paint(since)
            self._prepared = thread_time() - began

    def end(self, took: float) -> None:
        """Note the time that painting took, s."""
        self.cost, self._prepared = (self.cost + self._prepared + took) / 2, 0.0

"""Runs on until something happens: looks at what was recorded since the last look."""

from __future__ import annotations

from time import perf_counter_ns
from typing import Any

from app.machines import Search

SHARE = 4  # a look may cost this part of the time that passes between two looks


class Hunt:
    """Waits for the next moment of a search; `found` is that moment, ns."""

    def __init__(self, search: Search, after: int, hurry: bool = True) -> None:
        self.search, self.hurry = search, hurry
        self.found: int | None = None
        self._after = after
        self._next_look = 0

    def look(self, recording: Any, last: bool = False) -> bool:
        """Whether the moment is in the recording; `last` looks however short ago the last look was."""
        began = perf_counter_ns()
        if began < self._next_look and not last:
            return False
        self.found = self.search.next(recording, self._after)
        self._after = max(recording.now - 1, self._after)  # more may come to pass within this ns
        ended = perf_counter_ns()
        self._next_look = ended + SHARE * (ended - began)
        return self.found is not None

"""Interleaved rounds: a slow phase of the machine hits all candidates alike."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

Job = Callable[[], float]


@dataclass(frozen=True)
class Spread:
    """Figures of several rounds."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        """The figure to quote."""
        return statistics.median(self.values)

    def text(self, form: str = ".3g") -> str:
        """Median (min..max)."""
        return f"{self.median:{form}} ({min(self.values):{form}}..{max(self.values):{form}})"

    def per(self, other: Spread) -> Spread:
        """Return the ratios to another candidate, round by round."""
        return Spread(tuple(a / b for a, b in zip(self.values, other.values, strict=True)))


def interleave(rounds: int, jobs: Mapping[str, Job]) -> dict[str, Spread]:
    """Run every job once a round; what each returns, over the rounds."""
    found: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(rounds):
        for name, job in jobs.items():
            found[name].append(job())
    return {name: Spread(tuple(values)) for name, values in found.items()}


def seconds(call: Callable[[], object]) -> float:
    """Return the CPU time of a call, s."""
    began = time.process_time()
    call()
    return time.process_time() - began

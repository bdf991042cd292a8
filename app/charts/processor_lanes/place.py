"""Positions in the processor chart: one lane for each processor, then the locks, then the queue."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.toolkit.lanes.layout import Lanes, lay_out
from engine.kernel.kinds import Lock

STRIP, GAP = 11.0, 4.0  # logical pixels of the strip of a lock, and of the gap over it
QUEUE = 24.0  # of the curve of those who wait
QUEUE_FROM, STRIPS_FROM = 150.0, 96.0  # height of a plot from which these are there
MIN_LANE = 13.5  # of a lane, so that there is room for another strip: words in the bars come first

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Parts:
    """Processor lanes, lock strips as lanes (both in device pixels from the top), and the curve."""

    lanes: Lanes
    locks: tuple[int, ...]
    strips: Lanes
    queue: tuple[int, int] | None  # top and height, device pixels

    @property
    def tops(self) -> Array:
        """Tops of all stacks: lanes, then strips."""
        return np.concatenate([self.lanes.tops, self.strips.tops])

    @property
    def heights(self) -> Array:
        """Heights of all stacks: lanes, then strips."""
        return np.concatenate([self.lanes.heights, self.strips.heights])

    def with_lanes(self, lanes: Lanes) -> Parts:
        """Return the parts with other lanes, such as when two runs share them."""
        return replace(self, lanes=lanes)


def arrange(processors: int, locks: tuple[int, ...], height: float, ratio: float) -> Parts:
    """Return the parts that fit within `height` logical pixels."""
    if height < STRIPS_FROM:
        locks = ()
    queue = QUEUE if locks and height >= QUEUE_FROM else 0.0
    while len(locks) > 1 and (height - queue - len(locks) * (STRIP + GAP)) / processors < MIN_LANE:
        locks = locks[:-1]
    below = len(locks) * (STRIP + GAP) + (queue + GAP if queue else 0)
    lanes = lay_out([""] * processors, 0, processors, height - below, ratio)
    under = float(lanes.tops[-1] + lanes.heights[-1]) / ratio if len(lanes) else 0.0
    tops = [under + GAP + place * (STRIP + GAP) for place in range(len(locks))]
    strips = Lanes(
        np.arange(len(locks)),
        np.arange(len(locks)) + 1,
        np.round(np.array(tops) * ratio).astype(np.int64).reshape(-1),
        np.full(len(locks), round(STRIP * ratio), np.int64),
    )
    end = under + len(locks) * (STRIP + GAP) + GAP
    return Parts(lanes, locks, strips, (round(end * ratio), round(queue * ratio)) if queue else None)


def most_waiting(lanes: Lanes) -> int:
    """Return the number of processors that can wait for one lock, which is the full height of the curve."""
    return max(int(lanes.end[-1]) - 1, 1) if len(lanes) else 1


def locks_of(lpar: Any) -> tuple[int, ...]:
    """Return the locks on which processors of a scenario spin; timers have a separate lock in z/VM 4.4 and
    later.
    """
    if not lpar.locks:
        return ()
    timers = (int(Lock.TIMER),) if apart(lpar) else ()
    return (int(Lock.SCHEDULER), *timers, int(Lock.PAGING))


def apart(lpar: Any) -> bool:
    """Return True if timers have a separate lock."""
    return bool(lpar.release == "4.4")

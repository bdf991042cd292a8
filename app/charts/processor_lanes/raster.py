"""The kinds of work in the processor chart, as used by its pictures: engine.kernel.kinds.Doing."""

from __future__ import annotations

import numpy as np

from app.charts.toolkit.lanes.raster import FALLING
from engine.kernel.kinds import Doing

# From the bottom of a row to its top: useful work first, wasted time last.
ORDER = np.array(
    [
        Doing.EMULATION,
        Doing.BEFORE,
        Doing.AFTER,
        Doing.INTERRUPT,
        Doing.LEAVE,
        Doing.POP,
        Doing.STACK,
        Doing.SET,
        Doing.PAGE,
        Doing.SPIN,
        Doing.AWAY,
        Doing.WAKING,
        Doing.IDLE,
        Doing.PARKED,
    ],
    np.int64,
)
KINDS = len(Doing)
HATCHED = frozenset({Doing.SPIN, Doing.PARKED})  # no machine has both
LINES = np.where(np.isin(np.arange(KINDS), list(HATCHED)), FALLING, 0)  # over the colors

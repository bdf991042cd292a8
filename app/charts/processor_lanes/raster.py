"""Kernel of the chart of processors: how long each row did what in each pixel column.

Times are ns. A row is a processor (or some of them), or a lock; what is done is an engine.kernel.kinds.Doing.
"""

from __future__ import annotations

import numpy as np

from app.charts.toolkit.lanes.raster import FALLING, add_whole, spread
from engine.kernel.kinds import Doing
from engine.kernel.options import entry

# From the bottom of a row to its top: what is of use first, what is waste last.
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
        Doing.WAKING,
        Doing.IDLE,
    ],
    np.int64,
)
KINDS = len(Doing)
LINES = np.where(np.arange(KINDS) == Doing.SPIN, FALLING, 0)  # over the colours


@entry(
    "const int64[::1]",
    "const int64[::1]",
    "const int64[::1]",
    "const int64[::1]",
    "int64",
    "int64",
    "int64",
    "int64",
    "int32[:,:,::1]",
    "float32[:,:,::1]",
)
def add_work(start, end, row, doing, first, last, step, origin, whole, out):  # type: ignore[no-untyped-def]
    """Add stretches of time, cut to first..last (ns), to out (rows, columns, KINDS); row -1 = not shown.

    start, end, row, doing: (n,). Column c begins at origin + c * step.
    whole (rows, columns + 1, KINDS): zeros.
    """
    for i in range(len(start)):
        r = row[i]
        if r >= 0:
            spread(out[r], whole[r], doing[i], max(start[i], first), min(end[i], last), step, origin)
    for r in range(out.shape[0]):
        add_whole(out[r], whole[r], step)

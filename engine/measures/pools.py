"""Resource pools: their usage, their limits, and the work that the limits hold back. 1 IFL = one
processor.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording

_CHARGED = "charged to the pool at the end of time slices"
_LISTED = "accounted for when the limit list changes"


def _pool(field: str) -> Series:
    """Return the series of a field of the table; 0 in a run without pools."""

    def series(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
        if recording.pools.shape[1] == 0:
            return np.zeros(len(recording.time))
        return np.asarray(recording.pools[:, members][field].sum(axis=1), np.float64)

    return series


MEASURES = (
    Measure(
        "pool.used",
        "processors that the pool uses",
        "IFLs",
        _CHARGED,
        "pool",
        _pool("used"),
        True,
        pools=True,
    ),
    Measure(
        "pool.limit",
        "limit of the pool, 0 = none",
        "IFLs",
        "from RESPOOL; LIMITHARD follows the online processors",
        "pool",
        _pool("cores"),
        pools=True,
    ),
    Measure(
        "pool.held",
        "virtual CPUs that the limit of the pool holds",
        "virtual CPUs",
        _LISTED,
        "pool",
        _pool("held_ns"),
        True,
        pools=True,
    ),
    Measure(
        "pool.limited",
        "share of the time in which the limit holds virtual CPUs",
        "%",
        _LISTED,
        "pool",
        _pool("limited_ns"),
        True,
        100.0,
        True,
        pools=True,
    ),
)

"""The table of resource pools: groups of guests whose total processor use is limited.

Times are ns, counters run from time 0. A machine without pools uses no row.
"""

from __future__ import annotations

from typing import Any

import numpy as np

MAX_POOL = 16
NAME = 8  # characters of a name at most
ALL = 100.0  # percent: LIMITHARD of the whole system is no limit (published)

POOL = np.dtype(
    [
        ("name", "i8"),  # a byte for each character; 0 = there is no such pool
        ("limithard", "f8"),  # percent of the processors; 0 = no such limit
        ("capacity", "f8"),  # processors; 0 = no such limit
        ("cores", "f8"),  # what follows of them: processors; 0 = no limit
        ("full_at", "i8"),  # when what it has used will be no more than that
        ("used", "i8"),  # processor time that has been held against it
        ("held", "i8"),  # virtual CPUs on the limit list on its account
        ("held_ns", "i8"),  # their time there, added up
        ("limited_ns", "i8"),  # time in which there was one
        ("booked", "i8"),  # up to when both are booked
        ("times", "i8"),  # times that it has begun to hold virtual CPUs
        ("puts", "i8"),  # virtual CPUs put on the limit list
    ]
)


def packed_name(name: str) -> int:
    """Return a name in the form stored in the table."""
    return int.from_bytes(name.encode("ascii"), "little")


def pool_name(row: Any) -> str:
    """Return the name of a row's pool; "" = no pool."""
    return int(row["name"]).to_bytes(NAME, "little").rstrip(b"\0").decode("ascii")


def pool_cores(limithard: float, capacity: float, online: int) -> float:
    """Return the limit on a pool's use of the processors that are online; 0 = no limit."""
    if 0 < limithard < ALL:
        return limithard / ALL * online
    return min(capacity, float(online))

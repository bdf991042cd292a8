"""The work of servers: user transactions, as the users see them and as they wait in a server."""

from __future__ import annotations

import numpy as np

from engine.kernel.units import MS, SECOND
from engine.measures.linux import Members, gauge, linux_column
from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording

_USERS = "counted when a response arrives"
_SERVER = "counted in the server at each sample"


def _column(field: str) -> Series:
    """Return the series of a field of the user groups, summed over them; 0 in a run without users."""

    def series(recording: Recording, members: Members) -> Floats:
        if recording.loads.shape[-1] == 0:
            return np.zeros(len(recording.time))
        return np.asarray(recording.loads[field][:, members].sum(axis=1), np.float64)

    return series


def _rate(name: str, title: str, field: str) -> Measure:
    return Measure(f"load.{name}", title, "1/s", _USERS, "load", _column(field), True, SECOND, linux=True)


MEASURES = (
    _rate("transactions", "completed transactions", "done"),
    _rate("failed", "failed transactions", "failed"),
    Measure(
        "load.response",
        "mean response time of a transaction",
        "ms",
        f"{_USERS}; 0 if no response arrives",
        "load",
        _column("response_ns"),
        counter=True,
        scale=1 / MS,
        per=_column("done"),
        linux=True,
    ),
    gauge("threads", "threads of the server", "threads", _SERVER, linux_column("threads")),
    gauge(
        "working",
        "threads of the server working on a transaction",
        "threads",
        _SERVER,
        linux_column("busy"),
    ),
    gauge("waiting", "transactions waiting for a thread", "transactions", _SERVER, linux_column("waiting")),
)

"""Transactions of web clients, and the virtual I/Os of their servers: by system and by guest."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.kernel.units import MS, SECOND
from engine.measures.measure import Floats, Measure, Of, Series, column
from engine.measures.members import of_member
from engine.recording.recorder import Recording

_COUNTED = "counted when the client has its file"
_ANSWERED = "counted when a request is answered"
_HITS, _MISSES = of_member("mdc_hits"), of_member("mdc_misses")


def _lookups(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
    return _HITS(recording, members) + _MISSES(recording, members)


def _rate(of: Of, name: str, title: str, unit: str, source: str, series: Series) -> Measure:
    return Measure(f"{of}.{name}", title, unit, source, of, series, True, SECOND, web=True)


MEASURES = (
    _rate("member", "tx", "system transactions", "tx/s", _COUNTED, of_member("tx")),
    Measure(
        "member.response",
        "mean system transaction time",
        "ms",
        "timed from the request to the end of the file",
        "member",
        of_member("tx_ns"),
        True,
        1 / MS,
        per=of_member("tx"),
        web=True,
    ),
    _rate("member", "virtual_ios", "system virtual I/Os", "io/s", _ANSWERED, of_member("virtual_ios")),
    Measure(
        "member.mdc_hits",
        "share of I/Os whose pages are in the minidisk cache",
        "%",
        "counted at each I/O",
        "member",
        _HITS,
        True,
        100.0,
        per=_lookups,
        web=True,
    ),
    _rate("guest", "served", "files served", "tx/s", _COUNTED, column("guests", "served")),
    Measure(
        "guest.served_response",
        "mean time of a transaction served by the guest",
        "ms",
        "timed from the request to the end of the file",
        "guest",
        column("guests", "served_ns"),
        True,
        1 / MS,
        per=column("guests", "served"),
        web=True,
    ),
    _rate(
        "guest",
        "virtual_ios",
        "guest virtual I/Os",
        "io/s",
        _ANSWERED,
        column("guests", "virtual_ios"),
    ),
)

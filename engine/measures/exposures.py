"""Paging I/O of volumes with a [paging] table: busy exposures, waiting requests, channels, and I/Os."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording

_SUMMED = "summed over time by the simulated paging subsystem"
_COUNTED = "counted at the end of each I/O"
Members = npt.NDArray[np.int64]


def _column(*fields: str) -> Series:
    """Return the series of the sum of table fields; 0 in a run without a table."""

    def series(recording: Recording, members: Members) -> Floats:
        if recording.paging.shape[1] == 0:
            return np.zeros(len(recording.time))
        rows = recording.paging[:, 0]
        return np.asarray(sum(rows[field].astype(np.float64) for field in fields))

    return series


def _pages(recording: Recording, members: Members) -> Floats:
    return np.asarray(_column("pages")(recording, members) * float(recording.scenario.lpar.granule))


def _channels(recording: Recording, members: Members) -> Floats:
    """Return the time for which the channels were busy, as a fraction of all channels."""
    busy = _column("channel_ns")(recording, members)
    if recording.paging.shape[1] == 0:
        return busy
    given = recording.scenario.paging
    assert given is not None
    return np.asarray(busy / (given.control_units * given.channels))


def _busy(name: str, title: str, unit: str, *fields: str) -> Measure:
    return Measure(f"system.{name}", title, unit, _SUMMED, "system", _column(*fields), True, exposures=True)


def _rate(name: str, title: str, *fields: str) -> Measure:
    series = _column(*fields)
    return Measure(f"system.{name}", title, "1/s", _COUNTED, "system", series, True, SECOND, exposures=True)


MEASURES = (
    _busy("bases_busy", "busy base exposures of paging volumes", "exposures", "base_ns"),
    _busy("aliases_busy", "busy aliases of paging volumes", "exposures", "alias_ns"),
    _busy("paging_queue", "paging I/Os that wait for an exposure", "I/Os", "waiting_ns"),
    Measure(
        "system.paging_channels",
        "channels to paging volumes in use",
        "%",
        _COUNTED,
        "system",
        _channels,
        True,
        100.0,
        exposures=True,
    ),
    _rate("paging_ios", "paging I/Os", "ios"),
    _rate("alias_ios", "paging I/Os on aliases", "alias_ios"),
    Measure(
        "system.io_pages",
        "mean pages of a paging I/O",
        "pages",
        _COUNTED,
        "system",
        _pages,
        True,
        per=_column("ios"),
        exposures=True,
    ),
    Measure(
        "system.io_time",
        "mean time of a paging I/O on its exposure",
        "ms",
        _COUNTED,
        "system",
        _column("base_ns", "alias_ns"),
        True,
        1e-6,
        per=_column("ios"),
        exposures=True,
    ),
    Measure(
        "system.io_wait",
        "mean wait of a paging I/O for an exposure",
        "ms",
        _COUNTED,
        "system",
        _column("waiting_ns"),
        True,
        1e-6,
        per=_column("ios"),
        exposures=True,
    ),
)

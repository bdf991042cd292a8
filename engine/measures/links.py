"""Logical links between systems, their FCTC connections, and the FICON channels that these use.

MB are 10^6 bytes. A transfer is counted where it ends. Data that a system sends to itself over a channel that
both ends share leave and enter through that channel: out and in are counted separately.
"""

from __future__ import annotations

from typing import Literal

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording
from engine.scenario.derived.connections import channels_in_use, connection_links

Of = Literal["channel", "connection", "link"]
_COUNTED = "counted by the simulated channel subsystem"
_MB = SECOND / 1e6  # bytes per ns -> MB/s


def _sum(table: str, *fields: str) -> Series:
    """Return counters of a table, over all sides and systems, summed over the members."""

    def series(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
        rows = getattr(recording, table)
        there = members[members < rows.shape[1]]
        found = (rows[name][:, there] for name in fields)
        return np.asarray(sum(item.sum(axis=tuple(range(1, item.ndim))) for item in found), np.float64)

    return series


def _rate(of: Of, name: str, title: str, unit: str, *fields: str) -> Measure:
    scale = _MB if unit == "MB/s" else SECOND
    series = _sum(f"{of}s", *fields)
    return Measure(f"{of}.{name}", title, unit, _COUNTED, of, series, True, scale, several=True)


def _busy(of: Of, title: str) -> Measure:
    series = _sum(f"{of}s", "busy_ns")
    return Measure(f"{of}.busy", title, "", _COUNTED, of, series, True, 1.0, True, several=True)


def _repeated(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
    """Return the transfers that the connections of these links have repeated."""
    own = np.isin(connection_links(recording.scenario), members)
    return np.asarray(recording.retries["retries"][:, own].sum(axis=(1, 2)), np.float64)


def _active(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
    """Return the connections that are part of these links."""
    own = np.isin(connection_links(recording.scenario), members)
    return np.asarray(recording.connections["active"][:, own].sum(axis=1), np.float64)


def _channels(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
    """Return the channels on which these links have an active connection."""
    used = channels_in_use(recording.scenario, members.tolist())
    active = recording.connections["active"] > 0
    found = [active[:, rows].any(axis=1) for rows in used.values()]
    return np.sum(found, axis=0, dtype=np.float64) if found else np.zeros(len(recording.time))


MEASURES = (
    _rate("channel", "ssch", "transfers started on the channel", "SSCH/s", "starts"),
    _rate("channel", "mbs", "data through the channel, both directions", "MB/s", "sent", "received"),
    _rate("channel", "mbs_out", "data sent through the channel", "MB/s", "sent"),
    _rate("channel", "mbs_in", "data received through the channel", "MB/s", "received"),
    _busy("channel", "share of time in which the channel adapter is busy"),
    Measure(
        "channel.spoiled",
        "chunks (64 KB) that the channel damages or loses",
        "1/s",
        _COUNTED,
        "channel",
        _sum("faults", "damaged", "lost"),
        True,
        SECOND,
        several=True,
    ),
    _rate("connection", "ssch", "transfers started on the connection", "SSCH/s", "starts"),
    _rate("connection", "mbs", "data over the connection", "MB/s", "sent"),
    _busy("connection", "share of time in which the connection has a transfer"),
    _rate("link", "ssch", "transfers started on the link", "SSCH/s", "starts"),
    _rate("link", "mbs", "data over the link, both directions", "MB/s", "sent"),
    Measure(
        "link.retries",
        "transfers repeated on the link after an error or a loss",
        "1/s",
        _COUNTED,
        "link",
        _repeated,
        True,
        SECOND,
        several=True,
    ),
    _rate("link", "collisions", "write collisions on the link", "1/s", "collisions"),
    Measure(
        "link.connections", "active connections", "connections", "a value", "link", _active, several=True
    ),
    Measure("link.channels", "channels in use", "channels", "a value", "link", _channels, several=True),
)

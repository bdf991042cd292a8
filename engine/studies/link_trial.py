"""Rates of a scenario's links in isolation: each side that sends always has a full message ready.

The calibration uses these rates (tools/fit_link.py); they are the maximum that a layout can achieve.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.build.multisystem import link_tables
from engine.kernel.kinds import Stream
from engine.kernel.queue import clear_queue
from engine.kernel.units import SECOND
from engine.mechanisms.channels.link_trial import offer
from engine.scenario.derived.timeline import mixed
from engine.scenario.model.scenario import Scenario
from engine.scenario.model.system_parameters import LinkParameters
from engine.state.tables import PARAM, TABLES, Array

FIRST_SIDE, SECOND_SIDE, BOTH_SIDES = 1, 2, 3  # masks of the sides of a link
SETTLED = 2 * SECOND  # earlier times are not counted


@dataclass(frozen=True)
class Rates:
    """The rates of a link, 1/s, by sending side."""

    starts: dict[int, tuple[float, float]]  # device number -> SSCH/s
    channels: dict[str, float]  # name -> SSCH/s of both directions
    busy: dict[str, float]  # name -> share of the time in which its adapter worked
    mbs: tuple[float, float]  # MB/s (10**6 bytes)
    collisions: float  # 1/s
    events: float  # of the simulation


def trial(
    scenario: Scenario, link: int = 0, sides: int = FIRST_SIDE, seconds: float = 20, seed: int = 1
) -> Rates:
    """Make these sides of a link send for this many seconds."""
    tables = trial_tables(scenario, seed)
    offer(tables, np.int64(link), np.int64(sides), np.int64(SETTLED))
    before = _counted(tables[0], link)
    events = offer(tables, np.int64(link), np.int64(sides), np.int64(SETTLED + seconds * SECOND))
    return _rates(scenario, before, tables[0], link, seconds, int(events))


@dataclass(frozen=True)
class _LinkCounts:
    """Counters up to a moment: copying all tables of a machine takes longer than a trial."""

    starts: Array  # of each connection, by the side that sends
    begun: Array  # of each channel
    busy: Array  # of each channel, ns
    sent: Array  # bytes, by the side that sends
    collisions: int


def _counted(h: Any, link: int) -> _LinkCounts:
    channel, own = h["channel"], h["link"][link]
    return _LinkCounts(
        h["connection"]["starts"].copy(),
        channel["starts"].copy(),
        channel["busy_ns"].copy(),
        own["sent"].copy(),
        int(own["collisions"]),
    )


def trial_tables(scenario: Scenario, seed: int) -> Array:
    """Return the systems of a scenario with only their channels and links."""
    tables = np.zeros(len(scenario.systems), TABLES)
    h = tables[0]
    tables["n_cpu"] = 1
    tables["cpu"]["vcpu"] = -1
    h["member"]["up"] = 1
    for name in LinkParameters.model_fields:
        if name in (PARAM.names or ()):
            h["param"][name] = getattr(scenario.parameters, name)
    h["rng"][Stream.LINK] = mixed(seed)
    link_tables(tables, scenario)
    h["src_connection"] = 2 * h["n_channel"]
    clear_queue(h["queue"], h["n_cpu"], h["src_connection"] + h["n_connection"])
    return tables


def _rates(scenario: Scenario, before: _LinkCounts, h: Any, link: int, seconds: float, events: int) -> Rates:
    after, own = _counted(h, link), h["link"][link]
    starts = (after.starts - before.starts) / seconds
    begun = (after.begun - before.begun) / seconds
    busy = (after.busy - before.busy) / seconds / SECOND
    sent = (after.sent - before.sent) / seconds / 1e6
    rows = range(int(own["first"]), int(own["first"] + own["n"]))
    return Rates(
        {int(h["connection"]["number"][k]): (float(starts[k][0]), float(starts[k][1])) for k in rows},
        {name: float(begun[row]) for row, name in enumerate(scenario.channels)},
        {name: float(busy[row]) for row, name in enumerate(scenario.channels)},
        (float(sent[0]), float(sent[1])),
        (after.collisions - before.collisions) / seconds,
        events / seconds,
    )

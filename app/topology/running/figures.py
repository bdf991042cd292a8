"""Rates of links, channels and devices over the last half second of a run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.ficon.drawing.running.machine import Crossed, DrawnMachine
from engine.kernel.kinds import Transfer
from engine.kernel.units import MS, SECOND
from engine.recording.bad_channels import bad_parts
from engine.recording.recorder import Recording
from engine.recording.relocations import Relocation, relocations

SPAN = 500 * MS  # over which rates are taken
SATURATED = 0.95  # of the time in which the adapter works, or the fibre one way
MB = 1e-6


@dataclass(frozen=True)
class LinkRate:
    """starts: SSCH/s; mbs: MB/s. Links and devices: forward from the first end, and back; channels: out and
    in.

    busy: share of time; queue: average number of transfers in progress. retries: of links and devices,
    transfers repeated per second. fault: the degradation of a channel, a row of FAULT_SAMPLE.
    """

    starts: tuple[float, float]
    mbs: tuple[float, float]
    busy: float
    queue: float
    up: bool
    retries: float = 0.0
    fault: Any = None

    @property
    def bad(self) -> str:
        """The degradation of a channel that is on, as text; "" if the channel is healthy."""
        return ", ".join(bad_parts(self.fault)) if self.up and self.fault is not None else ""

    @property
    def full(self) -> bool:
        """Whether it is saturated."""
        return self.up and self.busy >= SATURATED


@dataclass(frozen=True)
class RunFigures:
    """All rates; at: ns. Links and channels by id, devices by their place in machine.wires."""

    at: int
    links: dict[str, LinkRate]
    channels: dict[str, LinkRate]
    wires: tuple[LinkRate, ...]
    guests: dict[str, tuple[str, ...]]  # LPAR -> userids on it
    moves: tuple[Relocation, ...]
    trunks: tuple[LinkRate, ...] = ()  # by their place in machine.trunks

    @property
    def ended(self) -> bool:
        """Whether all requested relocations have ended."""
        return bool(self.moves) and all(move.ended_at is not None for move in self.moves)


def figures(machine: DrawnMachine, recording: Recording) -> RunFigures | None:
    """Return the values of the current moment, or None before the first sample."""
    last = int(np.searchsorted(recording.time, recording.at, side="right")) - 1
    if last < 0:
        return None
    first = int(np.searchsorted(recording.time, recording.time[last] - SPAN, side="left"))
    passed = max(int(recording.time[last] - recording.time[first]), 1)
    window = _Window(recording, first, last, passed / SECOND)
    wires = tuple(_wire(window, number) for number in range(len(machine.wires)))
    return RunFigures(
        int(recording.at),
        {link: _link(window, machine, link, wires) for link in machine.links.values()},
        {
            name: _channel(window, machine, name, place)
            for place, name in enumerate(machine.channels.values())
        },
        wires,
        _guests(machine, recording, last),
        relocations(recording),
        tuple(_trunk(trunk, wires) for trunk in machine.trunks),
    )


@dataclass(frozen=True)
class _Window:
    """The range of samples from `first` to `last`, and the seconds between them."""

    recording: Recording
    first: int
    last: int
    seconds: float

    def grown(self, table: Any) -> Any:
        """Return the growth of a counter per second."""
        return (table[self.last] - table[self.first]) / self.seconds

    def under_way(self, columns: Sequence[int]) -> float:
        """Return the mean number of transfers in progress on these connections."""
        states = self.recording.connections["state"][self.first : self.last + 1]
        return float((states[:, columns] != Transfer.IDLE).sum(axis=1).mean()) if columns else 0.0


def _wire(window: _Window, number: int) -> LinkRate:
    rows = window.recording.connections
    starts, sent, busy = (window.grown(rows[name][:, number]) for name in ("starts", "sent", "busy_ns"))
    up = bool(rows["online"][window.last, number].all() and rows["usable"][window.last, number])
    share = min(float(busy.sum()) / SECOND, 1.0)
    retries = float(window.grown(window.recording.retries["retries"][:, number]).sum())
    return LinkRate(_pair(starts), _pair(sent * MB), share, window.under_way([number]), up, retries)


def _trunk(crossed: Crossed, wires: Sequence[LinkRate]) -> LinkRate:
    """Return the load in each direction that all connections over a trunk share."""
    there = back = starts = 0.0
    for number, forward in crossed.wires:
        value, other = wires[number].mbs if forward else wires[number].mbs[::-1]
        there, back, starts = there + value, back + other, starts + sum(wires[number].starts)
    capacity = crossed.trunk.capacity
    busy = max(there, back) / capacity if capacity else 0.0
    queue = sum(wires[number].queue for number, _ in crossed.wires)
    return LinkRate((starts, 0.0), (there, back), busy, queue, bool(crossed.trunk.cables))


def _pair(values: Any) -> tuple[float, float]:
    return float(values[0]), float(values[1])


def _channel(window: _Window, machine: DrawnMachine, name: str, place: int) -> LinkRate:
    rows = window.recording.channels
    out, into = (float(window.grown(rows[way][:, place]).sum()) * MB for way in ("sent", "received"))
    adapter = float(window.grown(rows["busy_ns"][:, place])) / SECOND
    starts = float(window.grown(rows["starts"][:, place]))
    fault = window.recording.faults[window.last, place]
    kept = 1.0 - float(fault["slower"])  # of its rate
    busy = max(adapter, max(out, into) / (kept * fibre(machine, place)))
    own = [number for number, wire in enumerate(machine.wires) if name in wire.channels]
    up = bool(rows["up"][window.last, place])
    return LinkRate((starts, 0.0), (out, into), min(busy, 1.0), window.under_way(own), up, fault=fault)


def fibre(machine: DrawnMachine, place: int) -> float:
    """Return the MB/s that a healthy channel's fiber carries in one direction."""
    from engine.kernel.units import PAGE_BYTES  # imported late to keep the start fast
    from engine.scenario.derived.generations import wire_share

    p = machine.scenario.parameters
    channel = list(machine.scenario.channels.values())[place]
    chunk = p.wire * wire_share(channel.generation, channel.distance, channel.credits)
    return p.message_pages * (PAGE_BYTES + 8) * MB / (p.message_chunks * chunk) * SECOND


def _link(window: _Window, machine: DrawnMachine, link: str, wires: Sequence[LinkRate]) -> LinkRate:
    own = [number for number, wire in enumerate(machine.wires) if wire.link == link]
    mine = [wires[number] for number in own]
    starts, mbs = (
        (sum(getattr(rate, name)[0] for rate in mine), sum(getattr(rate, name)[1] for rate in mine))
        for name in ("starts", "mbs")
    )
    busy = sum(rate.busy for rate in mine) / max(len(mine), 1)
    retries = sum(rate.retries for rate in mine)
    return LinkRate(starts, mbs, busy, window.under_way(own), any(rate.up for rate in mine), retries)


def _guests(machine: DrawnMachine, recording: Recording, last: int) -> dict[str, tuple[str, ...]]:
    places, names = recording.guest_system[last], list(machine.scenario.systems)
    found: dict[str, list[str]] = {lpar: [] for lpar in machine.systems.values()}
    for guest, place in zip(machine.scenario.guests, places.tolist(), strict=True):
        found[machine.systems[names[place]]].append(guest.userid)
    return {lpar: tuple(userids) for lpar, userids in found.items()}

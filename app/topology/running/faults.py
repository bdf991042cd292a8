"""Manual faults: the commands entered at each system to break the selected elements or restore them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from app.topology.running.figures import RunFigures
from engine.ficon.drawing.model.cabling import Cable, Channel, ChannelCard, Director, Port
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.running.machine import DrawnMachine
from engine.kernel.units import MS

VERBS = {
    "cable": ("#LAB UNPLUG CHPID {0}", "#LAB PLUG CHPID {0}"),
    "path": ("VARY OFFLINE CHPID {0}", "VARY ONLINE CHPID {0}"),
}  # off, on
DEVICES = "VARY OFFLINE {0}", "VARY ONLINE {0}"


class ChannelFault(NamedTuple):
    """errors, loss, rate: percentages; delay: ms. The defaults are healthy."""

    errors: float = 0.0
    loss: float = 0.0
    rate: float = 100.0
    delay: float = 0.0

    def line(self, chpid: str) -> str:
        """Return the command that degrades a channel, or repairs it."""
        if self == ChannelFault():
            return f"#LAB REPAIR CHPID {chpid}"
        shares = ("ERRORS", self.errors, 0.0), ("LOSS", self.loss, 0.0), ("RATE", self.rate, 100.0)
        words = [f"{name} {value:g}%" for name, value, healthy in shares if value != healthy]
        words += [f"DELAY {round(1000 * self.delay)}US"] if self.delay else []
        return " ".join([f"#LAB DEGRADE CHPID {chpid}", *words])


class FaultOrder(NamedTuple):
    """A command line for CP at a system."""

    system: str
    line: str


class Fault(NamedTuple):
    """on: whether it restores elements that are off."""

    on: bool
    orders: tuple[FaultOrder, ...]


def channels_of(drawing: Drawing, machine: DrawnMachine, chosen: Iterable[str]) -> tuple[str, ...]:
    """Return the channels of elements: the channels themselves, and those of cables, ports, cards and
    directors.
    """
    found: dict[str, None] = {}
    for name in chosen:
        for channel in _behind(drawing, name):
            if machine.channel_number(channel) >= 0:
                found[channel] = None
    return tuple(found)


def _behind(drawing: Drawing, name: str) -> list[str]:
    thing = drawing.find(name)
    match thing:
        case Channel():
            return [name]
        case Cable():
            ends = [drawing.find(end) for end in thing.ends]
            return [end.id for end in ends if isinstance(end, Channel)]
        case Port():
            cables = (user for user in drawing.users(name) if isinstance(user, Cable))
            return [channel for cable in cables for channel in _behind(drawing, cable.id)]
        case ChannelCard():
            return [child.id for child in drawing.children(name) if isinstance(child, Channel)]
        case Director():
            ports = (child for child in drawing.children(name) if isinstance(child, Port))
            return [channel for port in ports for channel in _behind(drawing, port.id)]
    return []


def of_channels(
    drawing: Drawing, machine: DrawnMachine, now: RunFigures, chosen: Iterable[str], what: str
) -> Fault | None:
    """Pull the cables of the selected elements (what: "cable") or vary their paths ("path"); return None if
    the elements have no channels.

    If all of them are already off, restore them.
    """
    channels = channels_of(drawing, machine, chosen)
    if not channels:
        return None
    on = not any(now.channels[channel].up for channel in channels)
    orders = []
    for channel in channels:
        if now.channels[channel].up != on:
            system, chpid = _at(machine, channel)
            orders.append(FaultOrder(system, VERBS[what][on].format(chpid)))
    return Fault(on, tuple(orders))


def _at(machine: DrawnMachine, channel: str) -> tuple[str, str]:
    """Return a system that may use a channel, and the CHPID."""
    name = list(machine.channels)[machine.channel_number(channel)]
    given = machine.scenario.channels[name]
    inside = [name for name, each in machine.scenario.systems.items() if each.cec == given.cec]
    return (*given.systems, *inside)[0], given.chpid or name


def degraded(machine: DrawnMachine, channels: Iterable[str], fault: ChannelFault) -> tuple[FaultOrder, ...]:
    """Return the commands that degrade channels in the same way, or repair them."""
    ends = (_at(machine, channel) for channel in channels)
    return tuple(FaultOrder(system, fault.line(chpid)) for system, chpid in ends)


def fault_now(now: RunFigures, channel: str) -> ChannelFault:
    """Return the current degradation of a channel."""
    row = now.channels[channel].fault
    errors, loss, rate = (
        round(100 * float(value), 4) for value in (row["errors"], row["loss"], 1.0 - row["slower"])
    )
    return ChannelFault(errors, loss, rate, float(row["late_ns"]) / MS)


def of_devices(
    drawing: Drawing, machine: DrawnMachine, now: RunFigures, chosen: Iterable[str]
) -> Fault | None:
    """Vary the selected devices at the end to which they belong."""
    picked = [name for name in chosen if isinstance(drawing.find(name), DeviceRange)]
    wanted: list[tuple[str, int, bool]] = []
    for wire, rate in zip(machine.wires, now.wires, strict=True):
        for side, device in enumerate(wire.devices):
            if device in picked:
                link = next(text for text, thing in machine.links.items() if thing == wire.link)
                wanted.append((machine.scenario.links[link].systems[side], wire.number, rate.up))
    if not wanted:
        return None
    on = not any(up for *_, up in wanted)
    orders = tuple(
        FaultOrder(system, DEVICES[on].format(f"{number:04X}")) for system, number, up in wanted if up != on
    )
    return Fault(on, orders)

"""Layouts of the study's logical link: FICON channels of both systems, and FCTC connections over them.

Straight: a connection has the same channel at both ends; crossed: different channels (both systems share all
channels, which is possible only for systems in one CEC). Non-shared: each system has separate channels.
Optimized: the number of writing connections in each direction is the same on every channel, so that those
reserved for one direction are all on the first channel. A layout is converted to settings of a scenario, or
to the tables of a scenario file.

Device numbers are the study's: starting at D000, 16 for each pair of channels, 40 (hexadecimal) more for each
channel of the sending system. Beyond four channels, this is not enough; the step of 80 used there is an
assumption.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

MAX_CONNECTIONS = 16  # connections of a link: study
ENOUGH = 4  # connections that fill a channel
SOURCE, TARGET = "LPAR2", "LPAR1"  # study: LPAR2 sends. Sides 0 and 1 of the link
CHPIDS = ("3C", "3D", "3E", "4A", "4B", "4C", "4D", "4E")
CARDS = dict.fromkeys(CHPIDS[:3], 1) | dict.fromkeys(CHPIDS[3:7], 2) | {"4E": 3}  # FICON Express4: 4 channels
OWN = (("3C", "4A"), ("3D", "4B"), ("3E", "4C"), ("4E", "4D"))  # non-shared: of the source, of the target
PART_II = ("3C", "4A", "4B", "4C")
Pair = tuple[str, str]


@dataclass(frozen=True)
class DeviceRun:
    """Connections on the same pair of channels with consecutive device numbers."""

    device: int
    count: int
    channels: Pair  # of the source, of the target


@dataclass(frozen=True)
class Layout:
    """A link: its channels, each with the only system that may use it ("" = both), and its connections."""

    title: str
    stretches: tuple[DeviceRun, ...]
    systems: Pair = ("", "")  # of the channels at each side

    @property
    def channels(self) -> dict[str, str]:
        """The channels in use, each with the only system that may use it."""
        sides = ((side, stretch.channels[side]) for side in (0, 1) for stretch in self.stretches)
        return {name: self.systems[side] for side, name in sides}

    @property
    def connections(self) -> tuple[tuple[int, Pair], ...]:
        """Device number and channels of each connection, by device number."""
        each = (
            (stretch.device + place, stretch.channels)
            for stretch in self.stretches
            for place in range(stretch.count)
        )
        return tuple(sorted(each))

    def writes(self, side: int) -> dict[str, int]:
        """Return the number of connections on which each channel of a side may write; the target's name sorts
        first.
        """
        idle = reserved(len(self.connections))
        own = self.connections[idle:] if side == 0 else self.connections[: len(self.connections) - idle]
        counts = dict.fromkeys((stretch.channels[side] for stretch in self.stretches), 0)
        for _, channels in own:
            counts[channels[side]] += 1
        return counts

    @property
    def balance(self) -> float:
        """Return the lowest number of writing connections on a channel in one direction, divided by the
        highest: 1 = the load is even.
        """
        counts = [count for side in (0, 1) for count in self.writes(side).values()]
        return min(counts) / max(counts)

    def settings(self, link: str = "main") -> tuple[str, ...]:
        """Return the settings that set this layout in a scenario."""
        channels = ", ".join(f"{name} = {_table(_channel(name, own))}" for name, own in self._sorted())
        connections = ", ".join(_table(_stretch(stretch)) for stretch in self.stretches)
        return f"channels={{{channels}}}", f"links.{link}.connections=[{connections}]"

    def _sorted(self) -> list[tuple[str, str]]:
        return sorted(self.channels.items())


def reserved(connections: int) -> int:
    """Return the number of connections that each side reserves for the other side.

    Study: ISFC logical link.
    """
    return 0 if connections == 1 else 1 if connections <= 8 else 2


def straight(channels: int, connections: int | None = None) -> Layout:
    """Return shared channels, the same at both ends, with connections spread evenly over them; 4 each, if
    any.
    """
    return _spread("straight", [(name, name) for name in _chpids(channels)], connections)


def crossed(channels: int, connections: int | None = None) -> Layout:
    """Return shared channels; each connection goes from one channel to the next, and from the last to the
    first.
    """
    names = _chpids(channels)
    if channels < 2:
        raise ValueError("channels = 1: expected 2 or more, so that connections can be crossed")
    return _spread("crossed", list(zip(names, (*names[1:], names[0]), strict=True)), connections)


def non_shared(channels: int, connections: int | None = None) -> Layout:
    """Return a layout in which each system has separate channels."""
    _check("channels", channels, len(OWN))
    return _spread("non-shared", list(OWN[:channels]), connections, (SOURCE, TARGET))


def optimised(channels: int) -> Layout:
    """Return the best link over shared channels: an equal number of writing connections on each, in both
    directions.
    """
    names = _chpids(channels)
    writing = even(min(ENOUGH * channels, MAX_CONNECTIONS - reserved(MAX_CONNECTIONS)), channels)
    return _optimised(f"{_counted(channels, 'channel')} optimised", names, writing)


def part_ii() -> Layout:
    """Return the link of parts II and III: 6, 3, 4 and 3 connections on four channels."""
    return _optimised("the link of part II", PART_II, (4, 3, 4, 3))


def three_by_three() -> Layout:
    """Return the link for which the study shows the rate of each device."""
    return straight(3, 9)


KINDS: dict[str, Callable[..., Layout]] = {
    "straight": straight,
    "crossed": crossed,
    "non-shared": non_shared,
    "optimised": optimised,
}


def layout(kind: str, channels: int, connections: int | None = None) -> Layout:
    """Return the layout of a kind. Raises ValueError for an unknown kind."""
    if kind not in KINDS:
        raise ValueError(f'layout = "{kind[:40]}": expected one of {", ".join(KINDS)}')
    if kind == "optimised" and connections is not None:
        raise ValueError("the optimised layout determines its number of connections")
    return KINDS[kind](channels) if connections is None else KINDS[kind](channels, connections)


def every(most: int = len(CHPIDS)) -> Iterable[Layout]:
    """Yield a layout for each kind and number of channels, whether or not the study compares it."""
    for channels in range(1, most + 1):
        yield straight(channels)
        yield optimised(channels)
        if channels > 1:
            yield crossed(channels)
        if channels <= len(OWN):
            yield non_shared(channels)


def even(total: int, parts: int) -> tuple[int, ...]:
    """Return a number divided into whole parts that are as equal as possible, larger parts first."""
    return tuple(total // parts + (place < total % parts) for place in range(parts))


def number(source: int, target: int, channels: int) -> int:
    """Return the first device number of a pair of channels, by their positions among all channels."""
    return 0xD000 + source * (0x40 if channels <= 4 else 0x80) + 0x10 * target


def _chpids(channels: int) -> tuple[str, ...]:
    _check("channels", channels, len(CHPIDS))
    return CHPIDS[:channels]


def _check(what: str, value: int, most: int) -> None:
    if not 1 <= value <= most:
        raise ValueError(f"{what} = {value}: expected 1 to {most}")


def _spread(kind: str, pairs: list[Pair], connections: int | None, systems: Pair = ("", "")) -> Layout:
    n = len(pairs)
    total = min(MAX_CONNECTIONS, ENOUGH * n) if connections is None else connections
    _check("connections", total, MAX_CONNECTIONS)
    targets = [pair[1 if systems[1] else 0] for pair in pairs]  # channels in the order of their places
    stretches = (
        DeviceRun(number(place, targets.index(pair[1]), n), count, pair)
        for place, (pair, count) in enumerate(zip(pairs, even(total, n), strict=True))
        if count
    )
    return Layout(
        f"{_counted(n, 'channel')} {kind}, {_counted(total, 'connection')}", tuple(stretches), systems
    )


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _optimised(title: str, names: tuple[str, ...], writing: tuple[int, ...]) -> Layout:
    """Return the device runs of the best link; the first channel has the lowest and the highest numbers."""
    n = len(names)
    runs = _around(writing, 1 if sum(writing) < 8 else 2)
    numbers = [number(0, 0, n), *(number(at, at, n) for at in range(1, n)), number(n, 0, n)]
    pairs = ((names[at], names[at]) for at, _ in runs)
    counts = (count for _, count in runs)
    return Layout(title, tuple(map(DeviceRun, numbers, counts, pairs)))


def _around(writing: Sequence[int], idle: int) -> list[tuple[int, int]]:
    """Return channel positions and counts by device number: the first channel has both ends, including
    the reserved connections.
    """
    first = writing[0] + idle
    low = (first + 1) // 2
    return [(0, low), *enumerate(writing[1:], 1), (0, first - low)]


def balanced(connections: int, channels: int) -> list[tuple[int, int]]:
    """Return runs of connections by device number, each with its channel position and count.

    The number that write to each channel in each direction is as high as possible; those reserved for one
    direction are on the first channel.
    """
    if channels == 1:
        return [(0, connections)]
    idle = reserved(connections)
    runs = _around(even(connections - idle, channels), idle)
    return [(place, count) for place, count in runs if count]


def _channel(name: str, own: str) -> dict[str, object]:
    return {"card": CARDS[name]} | ({"systems": [own]} if own else {})


def _stretch(run: DeviceRun) -> dict[str, object]:
    return {"device": f"{run.device:04X}", "count": run.count, "channels": list(run.channels)}


def _table(values: dict[str, object]) -> str:
    """Return an inline table of TOML."""
    return f"{{ {', '.join(f'{key} = {json.dumps(value)}' for key, value in values.items())} }}"

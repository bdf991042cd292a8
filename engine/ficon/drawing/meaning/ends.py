"""Parts of connections: ends, runs of consecutive connections, halves without a mirror."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class End(NamedTuple):
    """One side of a connection: IDs, and the device number in the LPAR."""

    lpar: str
    channel: str
    unit: str
    device: str
    number: int

    def at(self, place: int) -> End:
        """Return the end that is offset by a number of devices."""
        return End(self.lpar, self.channel, self.unit, self.device, self.number + place)


class Connection(NamedTuple):
    """A connection between two devices. fault: the reason why it does not work now; "" = up."""

    ends: tuple[End, End]
    address: int
    fault: str = ""

    @property
    def up(self) -> bool:
        """Whether the route between the devices is open."""
        return not self.fault

    def turned(self) -> Connection:
        """Return the connection as seen from the other side."""
        return Connection((self.ends[1], self.ends[0]), self.address, self.fault)


@dataclass(frozen=True, slots=True)
class ConnectionRun:
    """Connections between the same two device ranges with consecutive unit addresses."""

    ends: tuple[End, End]  # with the first device numbers
    address: int
    count: int
    fault: str
    passed: tuple[str, ...] = ()  # cables, ports and directors between the channels

    def at(self, place: int) -> Connection:
        """Return the connection at a position, counted from 0."""
        first, second = self.ends
        return Connection((first.at(place), second.at(place)), self.address + place, self.fault)


@dataclass(frozen=True, slots=True)
class Half:
    """`count` devices without a mirror, from this device number and unit address on, and the reason.

    channel, lpar: the names that their control unit specifies, "" = nothing that exists. itself: an LPAR that
    refers to itself on the same channel, if it is not barred.
    """

    end: End
    address: int
    count: int
    channel: str
    lpar: str
    reason: str
    itself: bool = False


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A position in the device lists of a logical link: both numbers, and their connection, if any."""

    position: int
    numbers: tuple[int | None, int | None]
    connection: Connection | None
    reason: str = ""  # why there is no connection

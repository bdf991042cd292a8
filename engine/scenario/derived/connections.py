"""Names and positions of the channels, connections and links of a scenario, in table order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.scenario.model.scenario import Scenario
from engine.scenario.model.systems import ChannelSettings, Link


def channel_names(scenario: Scenario) -> dict[str, tuple[int, ...]]:
    """Return all channel names, in lowercase, with the channel numbers: the scenario's name and the CHPID."""
    names: dict[str, tuple[int, ...]] = {}
    for place, (name, channel) in enumerate(scenario.channels.items()):
        for said in {name.lower(), (channel.chpid or name).lower()}:
            names[said] = (*names.get(said, ()), place)
    return names


def connections(scenario: Scenario) -> Iterator[tuple[int, str, int, tuple[str, str]]]:
    """Yield the number, device number, link and channels of each connection, ordered by link, then by
    device number.
    """
    number = 0
    for link, given in enumerate(scenario.links.values()):
        found = (
            (int(connection.device, 16) + i, connection.channels)
            for connection in given.connections
            for i in range(connection.count)
        )
        for device, channels in sorted(found):
            yield number, f"{device:04X}", link, channels
            number += 1


def connection_names(scenario: Scenario) -> dict[str, tuple[int, ...]]:
    """Return the device numbers, in lowercase, with the numbers of their connections."""
    names: dict[str, tuple[int, ...]] = {}
    for number, device, _, _ in connections(scenario):
        names[device.lower()] = (*names.get(device.lower(), ()), number)
    return names


def connection_links(scenario: Scenario) -> tuple[int, ...]:
    """Return the link of each connection."""
    return tuple(link for _, _, link, _ in connections(scenario))


def link_names(scenario: Scenario) -> dict[str, tuple[int, ...]]:
    """Return the link names, in lowercase, with the link numbers."""
    return {name.lower(): (place,) for place, name in enumerate(scenario.links)}


def channels_in_use(scenario: Scenario, links: Sequence[int]) -> dict[str, list[int]]:
    """Map each channel to the connections of these links that use it, at either end."""
    found: dict[str, list[int]] = {}
    for number, _, link, channels in connections(scenario):
        for name in set(channels) if link in links else ():
            found.setdefault(name, []).append(number)
    return found


def open_to(scenario: Scenario, channel: ChannelSettings) -> list[str]:
    """Return the systems that may use a channel."""
    inside = [name for name, system in scenario.systems.items() if system.cec == channel.cec]
    return [name for name in inside if name in channel.systems] if channel.systems else inside


def crossed(scenario: Scenario, channels: tuple[str, str]) -> tuple[int, int]:
    """Return the number of the trunk between the directors of two channels (-1 = none), and 1 if the
    trunk names them in reverse order.
    """
    ends = tuple(scenario.channels[name].director for name in channels)
    for place, trunk in enumerate(scenario.trunks.values()):
        if ends in (trunk.directors, trunk.directors[::-1]):
            return place, int(ends != trunk.directors)
    return -1, 0


def devices(link: Link) -> list[tuple[int, str, str]]:
    """Return the connections of a link in the order of their device numbers."""
    found = [(int(connection.device, 16), connection) for connection in link.connections]
    return sorted((first + i, *item.channels) for first, item in found for i in range(item.count))

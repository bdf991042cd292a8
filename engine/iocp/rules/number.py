"""Device numbers: no partition sees one twice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from engine.iocp.definitions import Device
from engine.iocp.rules.facts import Facts, device_name
from engine.iocp.rules.rule import Finding, rule

_Seen = tuple[int, int, Device]  # last number, who sees it, device


@rule("ICP361I", "error")
def twice(facts: Facts) -> Iterator[Finding]:
    """A partition sees a device number once in a subchannel set, by its channels at activation."""
    for (css, schset), devices in sorted(_by_css(facts).items()):
        devices.sort(key=lambda pair: pair[0].number)
        yield from _clashes(facts, css, schset, devices)


def _by_css(facts: Facts) -> dict[tuple[int, int], list[tuple[Device, int]]]:
    """Devices with the partitions that see them, by CSS and subchannel set."""
    reach: dict[int, list[tuple[int, int]]] = {}
    for number, wires in facts.wires.items():
        masks: dict[int, int] = {}
        for path, one in wires:
            masks[path.css] = masks.get(path.css, 0) | facts.access(one, path.css)[0]
        reach[number] = list(masks.items())
    found: dict[tuple[int, int], list[tuple[Device, int]]] = defaultdict(list)
    for device in facts.deck.devices:
        seen: dict[int, int] = {}
        for number in device.units:
            for css, mask in reach.get(number, ()):
                seen[css] = seen.get(css, 0) | mask
        sets = dict(device.schsets)
        for css, mask in seen.items():
            mask &= facts.allowed(device, css)
            if mask:
                found[css, sets.get(css, device.schset)].append((device, mask))
    return found


def _clashes(facts: Facts, css: int, schset: int, devices: list[tuple[Device, int]]) -> Iterator[Finding]:
    """Those that overlap and share a partition; the live ranges never share one, so they are few."""
    live: list[_Seen] = []
    for device, mask in devices:
        live = [one for one in live if one[0] >= device.number]
        clash = next((one for one in live if one[1] & mask), None)
        if clash is not None:
            who = ", ".join(facts.names(clash[1] & mask)[:4])
            where = f"of CSS {css:X} (subchannel set {schset})"
            why = f"{device_name(device)} and {device_name(clash[2])} share device numbers, and {who} {where}"
            yield Finding(f"{why} would see both", (device, clash[2]))
            if clash[0] >= device.number + device.count - 1:
                continue
            live.remove(clash)
            mask |= clash[1]
        live.append((device.number + device.count - 1, mask, device))

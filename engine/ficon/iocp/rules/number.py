"""Device numbers: no partition sees the same number twice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from operator import itemgetter

from engine.ficon.iocp.deck.definitions import DeckDevice
from engine.ficon.iocp.rules.facts import DeckFacts, Wire, device_name
from engine.ficon.iocp.rules.rule import DeckFinding, rule
from engine.language import say

_Seer = tuple[int, int, DeckDevice]  # number, who sees it, device
_Masks = list[tuple[int, int]]  # CSS, partitions as bits


@rule("ICP361I", "error")
def numbers_seen_twice(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A partition sees each device number once in a subchannel set, through its channels at activation."""
    for (css, schset), devices in sorted(_by_css(facts).items()):
        devices.sort(key=itemgetter(0))
        yield from _clashes(facts, css, schset, devices)


def _by_css(facts: DeckFacts) -> dict[tuple[int, int], list[_Seer]]:
    """Return devices with the partitions that see them, by CSS and subchannel set."""
    reach = {number: _reach(facts, wires) for number, wires in facts.wires.items()}
    found: dict[tuple[int, int], list[_Seer]] = defaultdict(list)
    for device in facts.deck.devices:
        listed = device.partitions is not None or device.denied is not None
        for css, mask in _seers(reach, device.units):
            seen = mask & facts.allowed(device, css) if listed else mask
            if seen:
                schset = dict(device.schsets).get(css, device.schset) if device.schsets else device.schset
                found[css, schset].append((device.number, seen, device))
    return found


def _reach(facts: DeckFacts, wires: list[Wire]) -> _Masks:
    """Return the partitions that have a channel of a control unit at activation, by CSS."""
    masks: dict[int, int] = {}
    for path, chpid in wires:
        masks[path.css] = masks.get(path.css, 0) | facts.access(chpid, path.css)[0]
    return list(masks.items())


def _seers(reach: dict[int, _Masks], units: tuple[int, ...]) -> _Masks:
    if len(units) == 1:
        return reach.get(units[0], [])
    masks: dict[int, int] = {}
    for number in units:
        for css, mask in reach.get(number, ()):
            masks[css] = masks.get(css, 0) | mask
    return list(masks.items())


def _clashes(facts: DeckFacts, css: int, schset: int, devices: list[_Seer]) -> Iterator[DeckFinding]:
    """Yield devices that overlap and share a partition; ranges without a clash share none."""
    live: list[_Seer] = []  # last number, who sees it, device
    end = -1  # of all live ranges
    for number, mask, device in devices:
        last = number + device.count - 1
        if number > end:
            live, end = [(last, mask, device)], last
            continue
        live = [pair for pair in live if pair[0] >= number]
        clash = next((pair for pair in live if pair[1] & mask), None)
        if clash is not None:
            yield _clash(facts, (css, schset), device, mask, clash)
        live.append((last, mask, device))
        end = max(end, last)


def _clash(
    facts: DeckFacts, where: tuple[int, int], device: DeckDevice, mask: int, clash: _Seer
) -> DeckFinding:
    who = ", ".join(facts.names(clash[1] & mask)[:4])
    return DeckFinding(
        say(
            "{0} and {1} share device numbers, and {2} of CSS {3:X} (subchannel set {4}) would see both",
            device_name(device),
            device_name(clash[2]),
            who,
            *where,
        ),
        (device, clash[2]),
    )

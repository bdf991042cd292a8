"""The inputs of the study: read from scenarios, their checks and CP's defaults."""

from __future__ import annotations

from collections.abc import Callable

from engine.build.multisystem import MAXQUIESCE
from engine.kernel.units import PAGE_BYTES, PAGES_PER_GB, PAGES_PER_MB, SECOND
from engine.scenario.derived.generations import GENERATIONS
from engine.scenario.scenario import Scenario, ScenarioError, load_scenario
from engine.state.link import MAX_SYSTEM
from engine.studies.relocation.layouts import CHPIDS, DeviceRun, Layout, optimised
from engine.studies.relocation.workloads import PRESETS, UNLIMITED

Input = Callable[[Scenario], float]
ONE, JAVA, FILES, OLTP, MIXED = (
    f"relocation-{name}" for name in ("one-channel", "java", "cached", "oltp", "mixed")
)


def _most_connections(scenario: Scenario) -> float:
    """Return the maximum number of connections that a link may have before the scenario is rejected."""
    return max(count for count in (8, 15, 16, 17, 32) if _is_taken(scenario, count))


def _is_taken(scenario: Scenario, connections: int) -> bool:
    pair = ("3C", "3C")
    whole, rest = divmod(connections, 16)
    stretches = [DeviceRun(0xD000 + 16 * place, 16, pair) for place in range(whole)]
    stretches += [DeviceRun(0xD000 + 16 * whole, rest, pair)] if rest else []
    try:
        load_scenario(scenario.id, Layout("", tuple(stretches)).settings())
    except ScenarioError:
        return False
    return True


def _economic(scenario: Scenario) -> float:
    """Return the highest number of channels that have two writing connections each, in the best link."""
    worth = (n for n in range(1, len(CHPIDS) + 1) if min(optimised(n).writes(0).values()) > 1)
    return max(worth)


def _memory(kind: str, scenario: Scenario) -> float:
    """Return the memory of the first guest of a kind, GiB."""
    return next(guest.size for guest in scenario.guests if guest.kind == kind) / PAGES_PER_GB


def _tiers(kind: str, *titles: str) -> Input:
    """Return the total size of the specified tiers of a kind, MiB."""

    def take(scenario: Scenario) -> float:
        tiers = scenario.kinds[kind].tiers
        return sum(tier.pages or 0 for tier in tiers if tier.title in titles) / PAGES_PER_MB

    return take


def _disk_rate(scenario: Scenario) -> float:
    """Return the disk rate, MB/s."""
    disks = scenario.kinds["oltp"].disks
    return round((disks.rate or 0.0) * PAGES_PER_MB * PAGE_BYTES / 1e6, 1) if disks else 0.0


def _preset(place: int) -> Input:
    return lambda scenario: PRESETS[place]


def _card(place: int) -> Input:
    """Return the rate of a FICON Express4 card, MB/s: read, write, both together."""

    return lambda scenario: (GENERATIONS["FE4"].card or (0, 0, 0))[place]


INPUTS: dict[str, Input] = {
    "max_connections": _most_connections,
    "devices_per_connection": lambda scenario: len(scenario.links["main"].connections[0].channels),
    "ssi_members_max": lambda scenario: MAX_SYSTEM,
    "economic_channels": _economic,
    "maxquiesce": lambda scenario: MAXQUIESCE / SECOND,
    "java.guest": lambda scenario: _memory("java", scenario),
    "java.heap": _tiers("java", "heap"),
    "oltp.vcpus": lambda scenario: scenario.guests[0].processors,
    "oltp.target": _tiers("oltp", "buffer pool, hot", "buffer pool, cold"),
    "oltp.io": _disk_rate,
    "file.preset.48.8": _preset(0),
    "file.preset.195.3": _preset(1),
    "file.preset.390.6": _preset(2),
    "file.unlimited": lambda scenario: UNLIMITED,
    "mix.cpus": lambda scenario: scenario.lpar.processors,
    "mix.memory": lambda scenario: scenario.lpar.frames / PAGES_PER_GB,
    "mix.oltp": lambda scenario: _memory("oltp", scenario),
    "fe4.read": _card(0),
    "fe4.write": _card(1),
    "fe4.both": _card(2),
}
_OF = {"java": JAVA, "oltp": OLTP, "file": FILES, "mix": MIXED}
WHERE = {id: _OF.get(id.partition(".")[0], ONE) for id in INPUTS}  # by input: the scenario that has it

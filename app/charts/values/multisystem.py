"""The complex of several systems as shown in charts: names of systems, links, devices and channels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.toolkit.figures import between
from app.charts.toolkit.recordings import Same
from engine.scenario.derived.systems import systems
from engine.scenario.scenario import Scenario

ARROW = "{0} → {1}"

Floats = npt.NDArray[np.float64]
Edges = npt.NDArray[np.int64]


@dataclass(frozen=True)
class SystemDevice:
    """A connection of a logical link: a device pair with one number."""

    number: str  # four hexadecimal digits
    link: int
    sides: tuple[str, str]  # the systems that may begin to write to it

    @property
    def name(self) -> str:
        """A name that is unique in the whole complex."""
        return f"{self.number} {self.sides[0]}–{self.sides[1]}"


def several(scenario: Scenario) -> bool:
    """Return True if a scenario has several systems, so that guests can be relocated."""
    return len(getattr(scenario, "systems", ())) > 1


def system_names(scenario: Scenario) -> tuple[str, ...]:
    """Return the systems in order."""
    return tuple(scenario.systems)


def link_pairs(scenario: Scenario) -> tuple[tuple[str, str], ...]:
    """Return the pair of systems of each logical link."""
    return tuple((link.systems[0], link.systems[1]) for link in scenario.links.values())


def channel_names(scenario: Scenario) -> tuple[str, ...]:
    """Return the channels by CHPID, with the CEC if there are several."""
    given = scenario.channels
    several_cecs = len({channel.cec for channel in given.values()}) > 1
    names = ((channel.chpid or name, channel.cec) for name, channel in given.items())
    return tuple(f"{chpid} ({cec})" if several_cecs else chpid for chpid, cec in names)


def devices(scenario: Scenario) -> tuple[SystemDevice, ...]:
    """Return the connections of all links, ordered by device number within each link."""
    return _devices(Same(scenario))


@lru_cache(4)
def _devices(scenario: Same[Scenario]) -> tuple[SystemDevice, ...]:
    links = enumerate(scenario.thing.links.values())
    return tuple(device for number, link in links for device in _of(number, link))


def _of(number: int, link: Any) -> Iterator[SystemDevice]:
    sides = tuple(link.systems)
    firsts = ((int(some.device, 16), some.count) for some in link.connections)
    for device in sorted(first + step for first, count in firsts for step in range(count)):
        yield SystemDevice(f"{device:04X}", number, sides)


def processors_of_system(name: str) -> Callable[[Scenario], list[int]]:
    """Return a function that picks the processors of a system."""

    def pick(scenario: Scenario) -> list[int]:
        owners = [system.name for system in systems(scenario) for _ in range(system.lpar.processors)]
        return [number for number, owner in enumerate(owners) if owner == name]

    return pick


def growth(time: Edges, totals: npt.NDArray[Any], edges: Edges) -> Floats:
    """Return the mean growth per second of totals (samples, ...) per interval: (k, ...); NaN = not recorded.

    edges: k+1 times, ns, ascending. totals are running totals, which grow evenly between two samples.
    """
    rows, width = totals.reshape(len(time), -1), np.diff(np.minimum(edges, time[-1]))
    at = between(time, rows.T, edges)
    found = 1e9 * np.diff(at) / np.maximum(width, 1)
    found[:, edges[:-1] >= time[-1]] = np.nan
    return np.asarray(found.T.reshape(-1, *totals.shape[1:]))

"""A sketch of an SSI cluster, and its faults.

Source: the study "Live guest relocation with Linux middleware", "Basic structure of a z/VM SSI cluster": two
to four members, a logical link between each pair of them, system configuration and spool shared by all, and
separate paging volumes for each member.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from engine.scenario.derived.systems import systems
from engine.scenario.model.scenario import Scenario
from engine.state.link import MAX_SYSTEM

FEWEST = 2
SHARED = ("configuration", "spool")
Use = Literal["configuration", "spool", "paging"]


@dataclass(frozen=True)
class Volume:
    """A disk volume of CP, and the members that use it."""

    label: str
    use: Use
    members: tuple[str, ...]


@dataclass(frozen=True)
class Sketch:
    """The members of a cluster, and their connections."""

    members: tuple[str, ...]
    links: tuple[tuple[str, str], ...]  # each between two members
    volumes: tuple[Volume, ...]


def sketch_of(scenario: Scenario) -> Sketch:
    """Return the cluster of a scenario, with the scenario's file as configuration and shared spool."""
    members = tuple(system.name for system in systems(scenario))
    paging = (
        Volume(f"{system.name} {number}", "paging", (system.name,))
        for system in systems(scenario)
        for number in range(1, system.lpar.volumes + 1)
    )
    shared = (Volume("configuration", "configuration", members), Volume("spool", "spool", members))
    return Sketch(members, tuple(link.systems for link in scenario.links.values()), (*shared, *paging))


def faults(sketch: Sketch) -> tuple[str, ...]:
    """Return the faults that prevent a cluster, one sentence each; none if it is a valid cluster."""
    return (*_members(sketch), *_links(sketch), *_volumes(sketch))


def _members(sketch: Sketch) -> Iterator[str]:
    if not FEWEST <= len(sketch.members) <= MAX_SYSTEM:
        yield f"{len(sketch.members)} members: expected {FEWEST} to {MAX_SYSTEM}"
    for name, count in Counter(sketch.members).items():
        if count > 1:
            yield f"{name}: {count} members have this name"


def _links(sketch: Sketch) -> Iterator[str]:
    links = Counter(frozenset(link) for link in sketch.links)
    for pair in combinations(dict.fromkeys(sketch.members), 2):
        count = links.pop(frozenset(pair), 0)
        if count != 1:
            yield f"{pair[0]} and {pair[1]}: expected one logical link between them, not {count}"
    for other in links:
        yield f"{' and '.join(sorted(other))}: a link, but not between two members"


def _volumes(sketch: Sketch) -> Iterator[str]:
    for use in SHARED:
        if not any(
            volume.use == use and set(volume.members) == set(sketch.members) for volume in sketch.volumes
        ):
            yield f"{use}: expected a volume that all members share"
    for name in dict.fromkeys(sketch.members):
        if not any(volume.use == "paging" and name in volume.members for volume in sketch.volumes):
            yield f"{name}: expected paging volumes of its own"
    for volume in sketch.volumes:
        if volume.use == "paging" and len(volume.members) > 1:
            yield f"{volume.label}: {', '.join(volume.members)} share this paging volume; expected one member"

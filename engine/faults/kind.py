"""A kind of fault: a change of a machine, the figure that shows it, the evidence for it, and its repair."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.faults.machine import FaultMachine

UP, DOWN, SAME = "up", "down", "same"  # a figure compared with that of the healthy machine
SYSTEM = "system"  # the place of a fault that is not in a single guest, channel or other part


@dataclass(frozen=True)
class FaultPlace:
    """The place of a fault. name: as students write it; keys: the names of its parts in the texts of a
    kind.
    """

    name: str
    keys: Mapping[str, str] = field(default_factory=dict, hash=False)

    def fill(self, text: str, size: str = "") -> str:
        """Return a text with the keys of the place and the size of the fault in place of [key]."""
        for key, value in (*self.keys.items(), ("name", self.name), ("size", size)):
            text = text.replace(f"[{key}]", value)
        return text


@dataclass(frozen=True)
class FaultKind:
    """A kind of fault. Texts may contain [name], [size], and the keys of its places.

    title: the cause, as students choose it. change: settings that put the fault into the machine. symptom:
    the figure that users complain about. evidence: figures that distinguish this kind from the other kinds
    for its machine, and how they compare with the healthy machine; the symptom's is "up" or "down". repair:
    settings or CP commands, the model solution. difficulty: 1 to 3.
    """

    id: str
    title: str
    machine: FaultMachine
    difficulty: int
    change: tuple[str, ...]
    symptom: str
    evidence: Mapping[str, str] = field(hash=False)
    repair: tuple[str, ...]
    places: tuple[FaultPlace, ...] = (FaultPlace(SYSTEM),)
    sizes: tuple[str, ...] = ("",)

    def names(self) -> Iterator[str]:
        """Yield the figures that symptom and evidence need, for each place."""
        for place in self.places:
            yield from (place.fill(name) for name in (self.symptom, *self.evidence))

    def fits(self, seen: Mapping[str, str]) -> bool:
        """Return whether the observed figures are evidence for this kind, at one of its places."""
        return any(
            all(seen.get(place.fill(name)) == way for name, way in self.evidence.items())
            for place in self.places
        )


def guests(**named: str) -> tuple[FaultPlace, ...]:
    """Return places in groups with one guest each: group="USERID", or "USERID load" with its load."""
    found = []
    for group, text in named.items():
        userid, _, load = text.partition(" ")
        found.append(FaultPlace(userid, {"group": group, "load": load}))
    return tuple(found)

"""What a thing is in the machine room: two drawings have the same thing when its key is equal in both.

Ids do not count: each drawing, and each import of a deck, makes its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.ficon.drawing.model.cabling import (
    Cable,
    Cec,
    Channel,
    ChannelCard,
    Css,
    Director,
    Lpar,
    Port,
    Storage,
)
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink

Key = tuple[object, ...]
COMPARED = (
    Cec, Css, Lpar, ChannelCard, Channel, Director, Port, Storage, Cable, ControlUnit, DeviceRange, IsfcLink,
    Cluster,
)  # fmt: skip


class ThingKeys:
    """of: the id of each thing, by its key. same: names of CECs, by the names that they have here."""

    def __init__(self, drawing: Drawing, same: Mapping[str, str] | None = None) -> None:
        self._drawing, self._same = drawing, same or {}
        self.of: dict[Key, str] = {}
        for kind in COMPARED:
            for thing in drawing.of(kind):
                key, number = self.key(thing), 0
                while (*key, number) in self.of:  # two with one number, which is a problem of its own
                    number += 1
                self.of[*key, number] = thing.id

    def key(self, thing: Thing) -> Key:
        """Return what a thing is."""
        match thing:
            case Cec():
                return "cec", self._same.get(thing.name, thing.name)
            case Css():
                return "css", *self._at(thing.cec), thing.number
            case Lpar():
                return "lpar", *self._at(thing.css), thing.name if thing.name != "*" else thing.mif
            case ChannelCard():
                return "card", *self._at(thing.cec), thing.slot
            case Channel():
                return "channel", *self._at(thing.cec), min(thing.css), thing.chpid
            case Director():
                return "director", thing.switch
            case Storage():
                return "storage", thing.name
            case Port():
                return "port", *self._at(thing.director), thing.address
            case Cable() | IsfcLink():
                return thing.kind, *sorted((self._at(end) for end in thing.ends), key=str)
            case ControlUnit():
                return "unit", *self._at(thing.cec), thing.number
            case DeviceRange():
                return "device", *self._at(thing.control_units[0]), thing.number
            case Cluster():
                return "cluster", thing.name
        return "other", thing.id

    def _at(self, name: str) -> Key:
        return self.key(self._drawing[name])


def same_cecs(before: Drawing, after: Drawing) -> dict[str, str]:
    """Return the former name of each CEC that has another name now, by its present name.

    CECs without a namesake are the same if they have LPARs in common; those with the most come first.
    """
    old, new = ({cec.name: _lpars(drawing, cec) for cec in drawing.of(Cec)} for drawing in (before, after))
    left = [name for name in old if name not in new]
    found: dict[str, str] = {}
    pairs = [(len(old[a] & new[b]), a, b) for a in left for b in new if b not in old]
    for common, a, b in sorted(pairs, key=lambda pair: (-pair[0], pair[1:])):
        if common and b not in found and a not in found.values():
            found[b] = a
    return found


def paired_cecs(before: Drawing, after: Drawing) -> Iterator[tuple[str, str]]:
    """Yield the former and the present name of each CEC; "" = it is not there."""
    same = same_cecs(before, after)
    old, new = ({cec.name for cec in drawing.of(Cec)} for drawing in (before, after))
    yield from ((same.get(name, name if name in old else ""), name) for name in sorted(new))
    yield from ((name, "") for name in sorted(old - new - set(same.values())))


def _lpars(drawing: Drawing, cec: Cec) -> set[str]:
    """Return the names of its LPARs, without the "*" that any CEC has for reserved ones."""
    inside = (child for css in drawing.children(cec.id) for child in drawing.children(css.id))
    return {item.name for item in inside if isinstance(item, Lpar)} - {"*"}

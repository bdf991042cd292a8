"""The identity of an element in the machine room: elements with equal keys in two drawings are the same.

IDs do not count, since each drawing, and each import of a deck, creates its own.
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


NAMED = (Lpar, Director, Storage, Cluster)  # identified by names that users may change


class ThingKeys:
    """of: the ID of each element, by key.

    same: CEC names in the other drawing, by their names in this drawing.

    renamed: keys of other elements that have different names here, by ID.
    """

    def __init__(
        self,
        drawing: Drawing,
        same: Mapping[str, str] | None = None,
        renamed: Mapping[str, Key] | None = None,
        only: type[Thing] | None = None,
    ) -> None:
        self._drawing, self._same, self._renamed = drawing, same or {}, renamed or {}
        self.of: dict[Key, str] = {}
        for kind in COMPARED if only is None else (only,):
            for thing in drawing.of(kind):
                key, number = self.key(thing), 0
                while (*key, number) in self.of:  # two with the same number, which is a separate problem
                    number += 1
                self.of[*key, number] = thing.id

    def key(self, thing: Thing) -> Key:
        """Return the key that identifies an element."""
        if thing.id in self._renamed:
            return self._renamed[thing.id]
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
    """Return the former name of each CEC that has been renamed, by its current name.

    CECs without a namesake are the same if they have LPARs in common, those with the most first. So are CECs
    with the same ID and the same channels.
    """
    old, new = ({cec.name: _lpars(drawing, cec) for cec in drawing.of(Cec)} for drawing in (before, after))
    for cec in before.of(Cec):
        other = after.find(cec.id)
        if isinstance(other, Cec) and _channels(before, cec) == _channels(after, other) != set():
            old[cec.name], new[other.name] = old[cec.name] | {cec.id}, new[other.name] | {cec.id}
    left = [name for name in old if name not in new]
    found: dict[str, str] = {}
    pairs = [(len(old[a] & new[b]), a, b) for a in left for b in new if b not in old]
    for common, a, b in sorted(pairs, key=lambda pair: (-pair[0], pair[1:])):
        if common and b not in found and a not in found.values():
            found[b] = a
    return found


def paired_cecs(before: Drawing, after: Drawing) -> Iterator[tuple[str, str]]:
    """Yield the former and the current name of each CEC; "" = it does not exist."""
    same = same_cecs(before, after)
    old, new = ({cec.name for cec in drawing.of(Cec)} for drawing in (before, after))
    yield from ((same.get(name, name if name in old else ""), name) for name in sorted(new))
    yield from ((name, "") for name in sorted(old - new - set(same.values())))


def renamed(before: Drawing, after: Drawing) -> dict[str, Key]:
    """Return the former keys of elements whose ID is the same but whose name has changed, by ID.

    IDs of imported decks only number the elements: an LPAR is the same only if it also has the same MIF ID.
    """
    same = same_cecs(before, after)
    found: dict[str, Key] = {}
    for kind in NAMED:
        old, new = ThingKeys(before, only=kind), ThingKeys(after, same, found, only=kind)
        for key in [key for key in new.of if key not in old.of]:
            thing, was = after[new.of[key]], before.find(new.of[key])
            if type(was) is kind and _alike(was, thing) and old.key(was) not in map(new.key, after.of(kind)):
                found[thing.id] = old.key(was)
    return found


def _alike(was: Thing, now: Thing) -> bool:
    return getattr(was, "mif", None) == getattr(now, "mif", None)


def _channels(drawing: Drawing, cec: Cec) -> set[tuple[int, int | None]]:
    """Return CHPID and PCHID of the channels of a CEC."""
    return {(item.chpid, item.pchid) for item in drawing.of(Channel) if item.cec == cec.id}


def _lpars(drawing: Drawing, cec: Cec) -> set[str]:
    """Return the names of a CEC's LPARs, without the "*" that any CEC has for reserved LPARs."""
    inside = (child for css in drawing.children(cec.id) for child in drawing.children(css.id))
    return {item.name for item in inside if isinstance(item, Lpar)} - {"*"}

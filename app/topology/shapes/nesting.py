"""The containment in a drawing, gathered once, and which elements have their own place."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.drawing.model.cabling import Cable, Channel
from engine.ficon.drawing.model.definitions import KeptCards
from engine.ficon.drawing.model.drawing import Drawing, Place
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.kinds import parent
from engine.ficon.drawing.model.paper import SeverityRule, TitleBlock, Waiver

UNSEEN = (KeptCards, TitleBlock, Waiver, SeverityRule)  # have no shape in the picture


class Nesting:
    """Elements by kind and id; a container comes before its contents."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.things = [thing for thing in drawing.sorted() if not isinstance(thing, UNSEEN)]
        self.holder = {thing.id: parent(thing) for thing in self.things}
        self.held: dict[str, list[Thing]] = {}
        for thing in self.things:
            if self.holder[thing.id]:
                self.held.setdefault(self.holder[thing.id], []).append(thing)
        self.places = drawing.places
        self.low = self._low()

    def _low(self) -> dict[str, Place]:
        """Return the lowest corner of the elements placed in each container without a place."""
        low: dict[str, Place] = {}
        for thing in reversed(self.things):
            at = self.places.get(thing.id) or low.get(thing.id)
            holder = self.holder[thing.id]
            if at is not None and holder:
                other = low.get(holder, at)
                low[holder] = Place(min(at.x, other.x), min(at.y, other.y))
        return low

    def fixed(self, name: str) -> bool:
        """Return whether an element, or something in it, has been placed."""
        return name in self.places or name in self.low

    def flowing(self, name: str) -> list[Thing]:
        """Return the contents that a container arranges automatically."""
        return [thing for thing in self.held.get(name, ()) if not self.fixed(thing.id)]

    def inside(self, names: Iterator[str] | tuple[str, ...]) -> set[str]:
        """Return these elements and all their contents, at any depth."""
        found: set[str] = set()
        waiting = [name for name in names if name in self.holder]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += [thing.id for thing in self.held.get(name, ())]
        return found

    def far_ends(self) -> dict[str, str]:
        """Return the element at the other end of the cable for each channel and port."""
        found: dict[str, str] = {}
        for thing in self.things:
            if isinstance(thing, Cable):
                found.setdefault(thing.ends[0], thing.ends[1])
                found.setdefault(thing.ends[1], thing.ends[0])
        return found

    def lanes(self) -> dict[str, int]:
        """Return the number of links that need a separate lane above LPARs, by the container of the LPARs."""
        found: dict[str, int] = {}
        for thing in self.things:
            if isinstance(thing, IsfcLink):
                homes = {self.holder.get(end, "") for end in thing.ends}
                if len(homes) == 1 and len(self.held.get(min(homes), ())) > 2:
                    found[min(homes)] = found.get(min(homes), 0) + 1
        return found

    def channels_of(self, name: str) -> list[Channel]:
        """Return the channels of a CEC, whether or not they are on cards."""
        held = self.held.get(name, ())
        return [
            channel
            for thing in held
            for channel in (thing, *self.held.get(thing.id, ()))
            if isinstance(channel, Channel)
        ]

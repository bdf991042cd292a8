"""One CEC in a change: the definitions that go and come, the devices that stop, and the steps for both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.differences.cables import Cut
from engine.ficon.drawing.differences.definitions import Defined, bounds, definitions
from engine.ficon.drawing.differences.step import ChangeStep, cec_of, system, systems
from engine.ficon.drawing.meaning.visibility import lpars_of, viewers
from engine.ficon.drawing.model.cabling import Cec, Channel, Lpar
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.deck.definitions import Deck, span
from engine.language import say

LEVELS = ("CHPID", "CU", "DEVICE")  # each is defined over those before it
CHECK = "operands as in IOCP; check their form in z/VM: CP Commands"
Parts = Mapping[str, Defined]


class MachineChange:
    """name: its present name, or the former one if it goes; was: its former name, "" = it is new.

    gone, made: definitions that go and come, by key. stopped, started: others that go off line and on line.
    by: the LPAR that changes a CEC, by the CEC's name; "" = one is to be chosen.
    """

    def __init__(
        self,
        sides: tuple[Drawing, Drawing],
        names: tuple[str, str],
        cut: Cut,
        up: tuple[set[str], set[str]],
        by: Mapping[str, str],
    ) -> None:
        self.was, self.now = names
        self.name = self.now or self.was
        self._by = by.get(self.name)
        self._sides = sides
        self._decks = old, new = _deck(sides[0], self.was), _deck(sides[1], self.now)
        ends = bounds(old) | bounds(new)
        former, present = definitions(old, ends), definitions(new, ends)
        gone = {key for key, item in former.items() if present.get(key) != item}
        while more := {
            key for key, item in former.items() if key not in gone and gone.intersection(item.over)
        }:
            gone |= more
        self.gone = {key: former[key] for key in gone}
        self.made = {key: item for key, item in present.items() if key in gone or key not in former}
        kept = {key: item for key, item in former.items() if key not in gone}
        broken = cut.devices | cut.channels
        self.stopped = {key: item for key, item in kept.items() if item.thing in broken}
        self.started = {
            key: present[key]
            for key, item in kept.items()
            if present[key].thing in up[1] and (key in self.stopped or item.thing not in up[0])
        }

    def offline(self) -> Iterator[ChangeStep]:
        """Take devices out of use."""
        yield from self._vary(
            self._sides[0], {**self.gone, **self.stopped}, "OFFLINE", say("Take devices off line")
        )

    def online(self) -> Iterator[ChangeStep]:
        """Put devices into use."""
        yield from self._vary(
            self._sides[1], {**self.made, **self.started}, "ONLINE", say("Put devices on line")
        )

    def unplug(self) -> Iterator[ChangeStep]:
        """Take channels off line whose definitions stay."""
        yield from _chpids(self._sides[0], self.stopped, "OFFLINE", say("Cabling"))

    def plug(self) -> Iterator[ChangeStep]:
        """Put channels on line whose definitions stayed."""
        yield from _chpids(self._sides[1], self.started, "ONLINE", say("Cabling"))

    def delete(self, level: str) -> Iterator[ChangeStep]:
        """Delete the definitions of a level."""
        drawing = self._sides[0]
        if level == "CHPID":
            yield from _chpids(drawing, self.gone, "OFFLINE", say("Delete definitions"))
        for item in _of(level, self.gone):
            again = say("is defined again") if item.key in self.made else ""
            command = f"DELETE {level} {item.number}"
            yield ChangeStep(
                say("Delete definitions"), self._changer(drawing), command, again, changes=(self.name,)
            )

    def define(self, level: str) -> Iterator[ChangeStep]:
        """Define what is new on a level."""
        drawing = self._sides[1]
        for item in _of(level, self.made):
            command = f"DEFINE {level} {item.number} {item.text}"
            yield ChangeStep(say("Define"), self._changer(drawing), command, say(CHECK), changes=(self.name,))
        if level == "CHPID":
            yield from _chpids(drawing, self.made, "ONLINE", say("Define"))

    def keep(self) -> Iterator[ChangeStep]:
        """Make it last."""
        if self.now and (self.gone or self.made or _rest(self._decks[0]) != _rest(self._decks[1])):
            text = say("write the new IOCP deck of CEC {0} to its IOCDS", self.name)
            note = say("dynamic changes last until the next power-on reset")
            yield ChangeStep(say("Make it last"), f"CEC {self.name}", text, note, command=False)

    def numbers(self, stop: bool, lpar: Lpar) -> set[int]:
        """Return the devices of an LPAR that stop, or those that start."""
        drawing = self._sides[0 if stop else 1]
        found = {**self.gone, **self.stopped} if stop else {**self.made, **self.started}
        devices = (item for item in _of("DEVICE", found) if lpar in _lpars(drawing, item))
        return {number for device in devices for number in range(device.first, device.first + device.count)}

    def _vary(self, drawing: Drawing, found: Parts, way: str, phase: str) -> Iterator[ChangeStep]:
        seen = ((systems(drawing, _lpars(drawing, item)), item) for item in _of("DEVICE", found))
        for where, same in groupby(
            sorted(seen, key=lambda pair: (pair[0], pair[1].first)), lambda pair: pair[0]
        ):
            for first, count in _joined(item for _, item in same):
                if where:
                    yield ChangeStep(phase, where, f"VARY {way} {span(first, count)}")

    def _changer(self, drawing: Drawing) -> str:
        """Return the system that deletes and makes definitions, for which CEC."""
        if self._by is None:
            return f"CEC {self.name}"
        homes = self.name, self.was
        named = (
            lpar for lpar in drawing.of(Lpar) if lpar.name == self._by and cec_of(drawing, lpar) in homes
        )
        lpar = next(named, None)
        if lpar is None:
            return say("a system to be chosen, for CEC {0}", self.name)
        where = system(drawing, lpar)
        return say("{0}, for CEC {1}", where, self.name) if lpar.system else where


def _deck(drawing: Drawing, name: str) -> Deck:
    return next((decks(drawing)[cec.id] for cec in drawing.of(Cec) if name and cec.name == name), Deck())


def _rest(deck: Deck) -> tuple[object, ...]:
    """Return what a deck says beside its definitions."""
    return deck.name, deck.ident, deck.resource, frozenset(deck.partitions)


def _of(level: str, found: Parts) -> list[Defined]:
    return sorted((item for item in found.values() if item.level == level), key=lambda item: item.key)


def _lpars(drawing: Drawing, item: Defined) -> list[Lpar]:
    if item.level == "CHPID":
        return lpars_of(drawing, drawing.get(item.thing, Channel))
    return viewers(drawing, drawing.get(item.thing, DeviceRange))


def _chpids(drawing: Drawing, found: Parts, way: str, phase: str) -> Iterator[ChangeStep]:
    for item in _of("CHPID", found):
        if where := systems(drawing, _lpars(drawing, item)):
            yield ChangeStep(phase, where, f"VARY {way} CHPID {item.number}")


def _joined(found: Iterable[Defined]) -> list[tuple[int, int]]:
    """Return ranges of device numbers, in order, those that follow each other as one."""
    ranges: list[tuple[int, int]] = []
    for item in found:
        first, count = ranges[-1] if ranges else (-1, 0)
        if ranges and item.first <= first + count:
            ranges[-1] = first, max(count, item.first + item.count - first)
        else:
            ranges.append((item.first, item.count))
    return ranges

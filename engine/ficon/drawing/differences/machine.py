"""One CEC in a change: its removed and added definitions, the devices that stop, and the steps for both."""

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
from engine.language import later, say
from engine.naming import cec_named

LEVELS = ("CHPID", "CU", "DEVICE")  # each is defined over those before it
CHECK = "operands as in IOCP; check their syntax in z/VM: CP Commands"
ALONE = later("z/VM and z/OS must not both change the I/O configuration of a CEC")
MIGRATE = later("z/OS: HCD User's Guide, migrating existing input data sets")
BUILD = later("z/VM 7.3: I/O Configuration, Build a Production IODF")
WRITE = later("IBM Z: IOCP User's Guide; with HCD: Build IOCDS")
Parts = Mapping[str, Defined]


class MachineChange:
    """name: its current name, or the former name if it is removed; was: its former name, "" = it is new.

    gone, made: removed and added definitions, by key. stopped, started: other devices that go offline and
    online. by: the LPAR that changes a CEC, by the CEC's name; "" = still to be selected. hcd: by HCD, not by
    CP.
    """

    def __init__(
        self,
        sides: tuple[Drawing, Drawing],
        names: tuple[str, str],
        cut: Cut,
        up: tuple[set[str], set[str]],
        by: Mapping[str, str],
        hcd: bool = False,
    ) -> None:
        self.was, self.now = names
        self.name = self.now or self.was
        self._by, self.hcd = by.get(self.name), hcd
        self.sides = sides
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
        """Yield the steps that take devices offline."""
        yield from self._vary(
            self.sides[0], {**self.gone, **self.stopped}, "OFFLINE", say("Take devices offline")
        )

    def online(self) -> Iterator[ChangeStep]:
        """Yield the steps that bring devices online."""
        yield from self._vary(
            self.sides[1], {**self.made, **self.started}, "ONLINE", say("Bring devices online")
        )

    def unplug(self) -> Iterator[ChangeStep]:
        """Yield the steps that take offline the channels whose definitions remain."""
        yield from _chpids(self.sides[0], self.stopped, "OFFLINE", say("Cabling"))

    def plug(self) -> Iterator[ChangeStep]:
        """Yield the steps that bring online the channels whose definitions remained."""
        yield from _chpids(self.sides[1], self.started, "ONLINE", say("Cabling"))

    def delete(self, level: str) -> Iterator[ChangeStep]:
        """Yield the steps that delete the definitions of a level; with HCD, only take channels offline."""
        drawing = self.sides[0]
        if level == "CHPID":
            yield from _chpids(drawing, self.gone, "OFFLINE", say("Delete definitions"))
        for item in [] if self.hcd else of_level(level, self.gone):
            again = say("is redefined") if item.key in self.made else ""
            for do, operands in removal(item):
                back = f"DEFINE {item.level} {item.number} {item.text}" if do.startswith("DELETE") else ""
                yield self._command(say("Delete definitions"), drawing, do, again, operands, back)

    def define(self, level: str) -> Iterator[ChangeStep]:
        """Yield the steps that add the new definitions of a level."""
        drawing = self.sides[1]
        for item in [] if self.hcd else of_level(level, self.made):
            back = "; ".join(" ".join(filter(None, each)) for each in removal(item))
            do = f"DEFINE {level} {item.number}"
            yield self._command(say("Define"), drawing, do, say(CHECK), item.text, back)
        if level == "CHPID":
            yield from _chpids(drawing, self.made, "ONLINE", say("Define"))

    def allow(self) -> Iterator[ChangeStep]:
        """Yield the steps that let CP change the configuration."""
        if (self.gone or self.made) and not self.hcd:
            back = say("SET DYNAMIC_I/O OFF, if it was off before")
            drawing, do = self.sides[1 if self.now else 0], "SET DYNAMIC_I/O ON"
            yield self._command(say("Check before"), drawing, do, say(ALONE), "", back)

    def activate(self) -> Iterator[ChangeStep]:
        """Yield the steps that change the configuration with HCD."""
        if not self.hcd or not self.now or not (self.gone or self.made):
            return
        names = (say(ALONE), "", "")
        yield self._by_hand(
            say("migrate the new IOCP deck of {0} into a work IODF", cec_named(self.now)), MIGRATE
        )
        yield self._by_hand(say("build production IODF xx of the work IODF"), BUILD)
        drawing = self.sides[1]
        yield self._command(say("Define"), drawing, "ACTIVATE IODF=xx,TEST", *names)
        back = say("ACTIVATE IODF= with the suffix of the former production IODF")
        yield self._command(say("Define"), drawing, "ACTIVATE IODF=xx", "", "", back)

    def _by_hand(self, do: str, form: str) -> ChangeStep:
        return ChangeStep(
            say("Define"), say("HCD, for {0}", cec_named(self.name)), do, command=False, form=say(form),
            back=say("nothing: the active configuration does not change"),
        )  # fmt: skip

    def _command(
        self, phase: str, drawing: Drawing, do: str, note: str, operands: str, back: str
    ) -> ChangeStep:
        where = self._changer(drawing)
        return ChangeStep(phase, where, do, note, changes=(self.name,), operands=operands, back=back)

    def keep(self) -> Iterator[ChangeStep]:
        """Yield the steps that make the change permanent."""
        if self.now and (self.gone or self.made or _rest(self._decks[0]) != _rest(self._decks[1])):
            text = say("write the new IOCP deck of {0} to its IOCDS", cec_named(self.name))
            note = say("dynamic changes last until the next power-on reset")
            back = say("write the former deck of {0} to its IOCDS", cec_named(self.was)) if self.was else ""
            yield ChangeStep(
                say("Make it permanent"),
                cec_named(self.name),
                text,
                note,
                command=False,
                back=back,
                form=say(WRITE),
            )

    def numbers(self, stop: bool, lpar: Lpar) -> set[int]:
        """Return the devices of an LPAR that stop, or those that start."""
        drawing = self.sides[0 if stop else 1]
        found = {**self.gone, **self.stopped} if stop else {**self.made, **self.started}
        devices = (item for item in of_level("DEVICE", found) if lpar in lpars_behind(drawing, item))
        return {number for device in devices for number in range(device.first, device.first + device.count)}

    def _vary(self, drawing: Drawing, found: Parts, way: str, phase: str) -> Iterator[ChangeStep]:
        seen = ((systems(drawing, lpars_behind(drawing, item)), item) for item in of_level("DEVICE", found))
        for where, same in groupby(
            sorted(seen, key=lambda pair: (pair[0], pair[1].first)), lambda pair: pair[0]
        ):
            for first, count in joined_ranges(item for _, item in same):
                if where:
                    yield _vary_step(phase, where, way, first, count)

    def _changer(self, drawing: Drawing) -> str:
        """Return the system that changes the definitions, and the CEC that they belong to."""
        if self._by is None:
            return cec_named(self.name)
        homes = self.name, self.was
        named = (
            lpar for lpar in drawing.of(Lpar) if lpar.name == self._by and cec_of(drawing, lpar) in homes
        )
        lpar = next(named, None)
        if lpar is None:
            return say("a system to be selected, for {0}", cec_named(self.name))
        where = system(drawing, lpar)
        return say("{0}, for {1}", where, cec_named(self.name)) if lpar.system else where


_OTHER = {"OFFLINE": "ONLINE", "ONLINE": "OFFLINE"}


def _vary_step(phase: str, where: str, way: str, first: int, count: int) -> ChangeStep:
    """Return the step that varies devices online, or offline, which interrupts them."""
    names = tuple(f"{where} {number:04X}" for number in range(first, first + count))
    text, off = span(first, count), way == "OFFLINE"
    return ChangeStep(
        phase, where, f"VARY {way} {text}", back=f"VARY {_OTHER[way]} {text}",
        stops=say("I/O to {0}", text) if off else "",
        takes=names if off else (), gives=() if off else names,
    )  # fmt: skip


def removal(item: Defined) -> list[tuple[str, str]]:
    """Return the commands that delete a definition, each with a note on its operands.

    DELETE CHPID takes one subsystem: a spanned channel is first reduced to one.
    """
    if item.level != "CHPID":
        return [(f"DELETE {item.level} {item.number}", "")]
    first, *others = item.css or (0,)
    listed = ",".join(map(str, others))
    less = [(f"MODIFY CHPID {item.number}", say("(remove CSS({0}))", listed))] if others else []
    return [*less, (f"DELETE CHPID {item.number}" + (f" CSS {first}" if first else ""), "")]


def _deck(drawing: Drawing, name: str) -> Deck:
    return next((decks(drawing)[cec.id] for cec in drawing.of(Cec) if name and cec.name == name), Deck())


def _rest(deck: Deck) -> tuple[object, ...]:
    """Return the content of a deck other than its definitions."""
    return deck.name, deck.ident, deck.resource, frozenset(deck.partitions)


def of_level(level: str, found: Parts) -> list[Defined]:
    """Return the definitions of a level, by key."""
    return sorted((item for item in found.values() if item.level == level), key=lambda item: item.key)


def lpars_behind(drawing: Drawing, item: Defined) -> list[Lpar]:
    """Return the LPARs that may use a channel, or that see devices."""
    if item.level == "CHPID":
        return lpars_of(drawing, drawing.get(item.thing, Channel))
    return viewers(drawing, drawing.get(item.thing, DeviceRange))


def _chpids(drawing: Drawing, found: Parts, way: str, phase: str) -> Iterator[ChangeStep]:
    for item in of_level("CHPID", found):
        if where := systems(drawing, lpars_behind(drawing, item)):
            back = f"VARY {_OTHER[way]} CHPID {item.number}"
            yield ChangeStep(phase, where, f"VARY {way} CHPID {item.number}", back=back)


def joined_ranges(found: Iterable[Defined]) -> list[tuple[int, int]]:
    """Return ranges of device numbers, in order, with consecutive ranges joined."""
    ranges: list[tuple[int, int]] = []
    for item in found:
        first, count = ranges[-1] if ranges else (-1, 0)
        if ranges and item.first <= first + count:
            ranges[-1] = first, max(count, item.first + item.count - first)
        else:
            ranges.append((item.first, item.count))
    return ranges

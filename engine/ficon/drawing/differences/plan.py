"""The steps from one configuration to another, in an order in which nothing in use is taken away.

First links stop, then devices go off line. Definitions go from devices to channels, and come from channels to
devices; cables move in between, when nothing is defined over them. What is defined over a changed definition
goes and comes with it. Source: IBM, z/VM: CP Commands: the class B commands DEFINE, DELETE and VARY change
the real I/O configuration until the next power-on reset; ACTIVATE and DEACTIVATE ISLINK. Operands of DEFINE
are those of IOCP: their form in the command is not confirmed, and each such step says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.differences.compare import Difference
from engine.ficon.drawing.differences.definitions import Defined, definitions
from engine.ficon.drawing.differences.keys import same_cecs
from engine.ficon.drawing.model.cabling import Cec, Css, Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink

LEVELS = ("CHPID", "CU", "DEVICE")  # each is defined over those before it
CHECK = "operands as in IOCP; check their form in z/VM: CP Commands"
MAX_DEVICES = 16  # of an ACTIVATE or DEACTIVATE ISLINK
Side = dict[tuple[str, str, str], set[int]]  # LPAR, its CEC and the far system -> devices of the link


@dataclass(frozen=True)
class Step:
    """where: systems or machines; do: a CP command, or what people do; note: why, or what to check."""

    phase: str
    where: str
    do: str
    note: str = ""
    command: bool = True


def plan(before: Drawing, after: Drawing, found: Iterable[Difference]) -> list[Step]:
    """Return the steps, in order. found: the differences between the two."""
    differences = list(found)
    machines = [_Machine(before, after, *names) for names in _machines(before, after)]
    steps = list(_partitions(differences))
    steps += _links(before, after, machines, stop=True)
    for part in ("offline", "delete"):
        steps += [step for one in machines for step in getattr(one, part)()]
    steps += _cabling(differences)
    for part in ("define", "online"):
        steps += [step for one in machines for step in getattr(one, part)()]
    steps += _links(before, after, machines, stop=False)
    return [*steps, *(step for one in machines for step in one.keep())]


def _machines(before: Drawing, after: Drawing) -> Iterator[tuple[str, str]]:
    """Yield the former and the present name of each CEC; "" = it is not there."""
    same = same_cecs(before, after)
    old, new = ({one.name for one in drawing.of(Cec)} for drawing in (before, after))
    yield from ((same.get(name, name if name in old else ""), name) for name in sorted(new))
    yield from ((name, "") for name in sorted(old - new - set(same.values())))


class _Machine:
    """One CEC: what is deleted from it and what is defined in it."""

    def __init__(self, before: Drawing, after: Drawing, old: str, new: str) -> None:
        self.name, self.was = new or old, old
        self.systems = ", ".join(_systems(after if new else before, self.name)) or f"CEC {self.name}"
        was, now = _defined(before, old), _defined(after, new)
        gone = {name for name, one in was.items() if now.get(name) != one}
        while more := {name for name, one in was.items() if name not in gone and gone.intersection(one.over)}:
            gone |= more
        self.gone = {name: was[name] for name in gone}
        self.made = {name: one for name, one in now.items() if name in gone or name not in was}

    def offline(self) -> Iterator[Step]:
        """Take devices out of use."""
        for one in _of("DEVICE", self.gone):
            yield Step("Take devices off line", self.systems, f"VARY OFFLINE {one.number}", "on each system")

    def delete(self) -> Iterator[Step]:
        """Delete devices, then control units, then channels."""
        for level in reversed(LEVELS):
            for one in _of(level, self.gone):
                again = "is defined again" if one.key in self.made else ""
                if level == "CHPID":
                    off = f"VARY OFFLINE CHPID {one.number}"
                    yield Step("Delete definitions", self.systems, off, "on each system")
                yield Step("Delete definitions", f"CEC {self.name}", f"DELETE {level} {one.number}", again)

    def define(self) -> Iterator[Step]:
        """Define channels, then control units, then devices."""
        for level in LEVELS:
            for one in _of(level, self.made):
                command = f"DEFINE {level} {one.number} {one.text}"
                yield Step("Define", f"CEC {self.name}", command, CHECK)
                if level == "CHPID":
                    yield Step("Define", self.systems, f"VARY ONLINE CHPID {one.number}", "on each system")

    def online(self) -> Iterator[Step]:
        """Put devices into use."""
        for one in _of("DEVICE", self.made):
            yield Step("Put devices on line", self.systems, f"VARY ONLINE {one.number}", "on each system")

    def keep(self) -> Iterator[Step]:
        """Make it last."""
        if self.gone or self.made:
            text = f"write the new IOCP deck of CEC {self.name} to its IOCDS"
            note = "dynamic changes last until the next power-on reset"
            yield Step("Make it last", f"CEC {self.name}", text, note, command=False)


def _defined(drawing: Drawing, name: str) -> dict[str, Defined]:
    ids = [one.id for one in drawing.of(Cec) if one.name == name]
    return definitions(decks(drawing)[ids[0]]) if ids else {}


def _of(level: str, found: dict[str, Defined]) -> list[Defined]:
    return sorted((one for one in found.values() if one.level == level), key=lambda one: one.key)


def _systems(drawing: Drawing, cec: str) -> list[str]:
    """Return the z/VM systems of a CEC."""
    home = {one.id: drawing.get(one.cec, Cec).name for one in drawing.of(Css)}
    return [one.system for one in drawing.of(Lpar) if one.system and home[one.css] == cec]


def _partitions(found: Iterable[Difference]) -> Iterator[Step]:
    for one in found:
        if one.kind in ("cec", "css", "lpar") and one.what != "changed":
            verb = "define" if one.what == "added" else "remove"
            note = "RESOURCE changes with a power-on reset, or by dynamic partitions from the HMC"
            yield Step("Partitions", one.name, f"{verb} {one.name} in the IOCP deck", note, command=False)


def _cabling(found: Iterable[Difference]) -> Iterator[Step]:
    cabling = [one for one in found if one.kind in ("cable", "port", "director", "card")]
    for what, verbs in (
        ("removed", ("pull", "remove")),
        ("changed", ("change",) * 2),
        ("added", ("plug", "add")),
    ):
        for one in (each for each in cabling if each.what == what):
            verb = verbs[0] if one.kind == "cable" else verbs[1]
            yield Step("Cabling", "machine room", f"{verb} the {one.name}", one.detail, command=False)


def _links(before: Drawing, after: Drawing, machines: list[_Machine], stop: bool) -> Iterator[Step]:
    """Deactivate what goes or changes, or activate what comes."""
    old, new = _sides(before), _sides(after)
    named = {one.was: one for one in machines if one.was} if stop else {one.name: one for one in machines}
    for (lpar, cec, far), devices in sorted((old if stop else new).items()):
        machine = named[cec]
        touched = _numbers(machine.gone if stop else machine.made)
        other = new if stop else old
        names = {machine.name, machine.was}
        there = (other.get((lpar, name, far), set()) for name in names)
        changed = sorted(devices - (set[int]().union(*there) - touched))
        verb, node = ("DEACTIVATE", "") if stop else ("ACTIVATE", f" NODE {far}" if far else "")
        for at in range(0, len(changed), MAX_DEVICES):
            numbers = " ".join(f"{number:04X}" for number in changed[at : at + MAX_DEVICES])
            phase = "Stop links" if stop else "Start links"
            yield Step(phase, lpar, f"{verb} ISLINK {numbers}{node}", f"the link to {far}" if far else "")


def _sides(drawing: Drawing) -> Side:
    """Return the devices of each side of each link."""
    found: Side = {}
    for link in drawing.of(IsfcLink):
        for side in (0, 1):
            own, far = (drawing.get(link.ends[at], Lpar) for at in (side, 1 - side))
            cec = drawing.get(drawing.get(own.css, Css).cec, Cec).name
            key = own.system or own.name, cec, far.system or far.name
            found.setdefault(key, set()).update(link.devices[side])
    return found


def _numbers(found: dict[str, Defined]) -> set[int]:
    return {number for one in _of("DEVICE", found) for number in range(one.first, one.first + one.count)}

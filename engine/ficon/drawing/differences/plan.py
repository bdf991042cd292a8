"""The steps from one configuration to another, in an order that removes nothing that is in use.

First, links stop; then devices go offline. Definitions are deleted from devices to channels, then partitions
are removed, then cables are moved. Partitions and definitions are added, from channels to devices; devices go
online, and links start. Definitions that depend on a changed definition are removed and added along with it;
traffic over a cable stops while the cable is moved. Source: IBM, z/VM: CP Commands: the class B commands
DEFINE, DELETE and VARY change the real I/O configuration until the next power-on reset; ACTIVATE and DEACTIVE
ISLINK. Operands of DEFINE are those of IOCP: their form in the command is not confirmed, and the first of
such steps notes this (forms.py). With HCD, a new IODF is activated after the cables have been moved, in place
of DELETE and DEFINE. Checks are before and after all steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.ficon.drawing.differences import verification
from engine.ficon.drawing.differences.cables import Cut, cabling, reached
from engine.ficon.drawing.differences.changers import changers, chosen
from engine.ficon.drawing.differences.compare import DrawingDifference, title
from engine.ficon.drawing.differences.forms import with_forms
from engine.ficon.drawing.differences.interruption import with_ends
from engine.ficon.drawing.differences.keys import paired_cecs
from engine.ficon.drawing.differences.machine import CHECK, LEVELS, MachineChange
from engine.ficon.drawing.differences.step import ChangeStep as ChangeStep
from engine.ficon.drawing.differences.step import cec_of, merged, system
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.language import say
from engine.naming import cec_named

MAX_DEVICES = 16  # of an ACTIVATE or DEACTIVE ISLINK
Key = tuple[str, str, str]  # system or LPAR, its CEC, and the far system


@dataclass
class LinkSide:
    """The devices of an LPAR that lead to another LPAR."""

    lpar: Lpar
    devices: set[int] = field(default_factory=set)


def links(
    drawings: tuple[Drawing, Drawing], machines: Sequence[MachineChange], stop: bool
) -> Iterator[ChangeStep]:
    """Yield steps that deactivate removed, changed or interrupted link devices, or activate new ones."""
    old, new = map(_sides, drawings)
    here, there, drawing = (old, new, drawings[0]) if stop else (new, old, drawings[1])
    named = {machine.was if stop else machine.now: machine for machine in machines}
    for (own, cec, far), side in sorted(here.items()):
        machine = named[cec]
        same = (
            there[key].devices for name in {machine.was, machine.now} if (key := (own, name, far)) in there
        )
        changed = sorted(side.devices - (set[int]().union(*same) - machine.numbers(stop, side.lpar)))
        for at in range(0, len(changed), MAX_DEVICES):
            yield _link_step(drawing, side, far, changed[at : at + MAX_DEVICES], stop)


def _link_step(drawing: Drawing, side: LinkSide, far: str, devices: Sequence[int], stop: bool) -> ChangeStep:
    """Return the step that stops or starts devices of a link; it interrupts part of the link."""
    numbers = " ".join(f"{number:04X}" for number in devices)
    off, on = f"DEACTIVE ISLINK {numbers}", f"ACTIVATE ISLINK {numbers}" + (f" NODE {far}" if far else "")
    where = system(drawing, side.lpar)
    names = tuple(f"{where} {far} {number:04X}" for number in devices)
    whole = say("the whole link to {0}: no relocations, and cluster members lose contact", far)
    part = say("{0} of {1} devices of the link to {2}", len(devices), len(side.devices), far)
    return ChangeStep(
        say("Stop links" if stop else "Start links"), where, off if stop else on,
        say("the link to {0}", far) if far else "", back=on if stop else off,
        stops="" if not stop else whole if len(devices) == len(side.devices) else part,
        takes=names if stop else (), gives=() if stop else names,
    )  # fmt: skip


def _sides(drawing: Drawing) -> dict[Key, LinkSide]:
    """Return the devices of each side of each link."""
    found: dict[Key, LinkSide] = {}
    for link in drawing.of(IsfcLink):
        for at in (0, 1):
            own, far = drawing.get(link.ends[at], Lpar), drawing.get(link.ends[1 - at], Lpar)
            key = own.system or own.name, cec_of(drawing, own), far.system or far.name
            found.setdefault(key, LinkSide(own)).devices.update(link.devices[at])
    return found


RESOURCE = "RESOURCE changes with a power-on reset, or by dynamic partitions from the HMC"


def plan(
    before: Drawing,
    after: Drawing,
    found: Iterable[DrawingDifference],
    by: Mapping[str, str] | None = None,
    hcd: bool = False,
) -> list[ChangeStep]:
    """Return the steps, in order. found: the differences between the two configurations.

    by: the name of the LPAR that changes a CEC, by the CEC's name. Steps do not name a system until it is
    known. hcd: definitions are changed by HCD, not by CP commands.
    """
    differences = list(found)
    if not differences:
        return []
    both, cut, up = (before, after), Cut(before, differences), (reached(before), reached(after))
    lpars = chosen(changers(before, after), by or {})
    machines = [MachineChange(both, names, cut, up, lpars, hcd) for names in paired_cecs(before, after)]

    def each(part: Callable[..., Iterable[ChangeStep]], *given: str) -> list[ChangeStep]:
        return merged(step for machine in machines for step in part(machine, *given))

    stopped, started = merged(links(both, machines, stop=True)), merged(links(both, machines, stop=False))
    steps = verification.of_links(stopped, say("Check before"))
    steps += [*each(verification.before), *each(MachineChange.allow), *stopped]
    steps += each(MachineChange.offline)
    for level in reversed(LEVELS):
        steps += each(MachineChange.delete, level)
    steps += _partitions(before, differences, "removed")
    steps += [*each(MachineChange.unplug), *cabling(differences), *each(MachineChange.plug)]
    steps += _partitions(after, differences, "added")
    steps += _renamed_partitions(after, differences)
    steps += each(MachineChange.activate)
    for level in LEVELS:
        steps += each(MachineChange.define, level)
    steps += [*each(MachineChange.online), *started, *each(verification.after)]
    steps += verification.of_links(started, say("Check after"))
    return with_ends(with_forms(_said_once([*steps, *each(MachineChange.keep)])))


def _partitions(drawing: Drawing, found: Iterable[DrawingDifference], what: str) -> Iterator[ChangeStep]:
    """Yield the partitions to define, from CECs to LPARs, or those to remove, from LPARs to CECs."""
    parts = [
        difference
        for difference in found
        if difference.kind in ("cec", "css", "lpar") and difference.what == what
    ]
    do = "define {0} in the IOCP deck" if what == "added" else "remove {0} in the IOCP deck"
    for part in parts if what == "added" else reversed(parts):
        thing = drawing[part.after or part.before]
        where = cec_named(cec_of(drawing, thing)) if isinstance(thing, Lpar) else part.name
        undo = say(
            "remove {0} in the IOCP deck" if what == "added" else "define {0} in the IOCP deck", part.name
        )
        yield ChangeStep(
            say("Partitions"), where, say(do, part.name), say(RESOURCE), command=False, back=undo
        )


def _renamed_partitions(drawing: Drawing, found: Iterable[DrawingDifference]) -> Iterator[ChangeStep]:
    """Yield the partitions that get a new name."""
    do = "rename {0} to {1} in the IOCP deck"
    for part in found:
        names = [(old, new) for name, old, new in part.fields if name == say(title("name"))]
        if part.kind == "lpar" and names:
            where = cec_named(cec_of(drawing, drawing.get(part.after, Lpar)))
            old, new = names[0]
            yield ChangeStep(
                say("Partitions"), where, say(do, old, new), say(RESOURCE), command=False,
                back=say(do, new, old),
            )  # fmt: skip


def _said_once(steps: Iterable[ChangeStep]) -> Iterator[ChangeStep]:
    """Keep notes that apply to a whole phase only in its first step."""
    said = set[tuple[str, str]]()
    for step in steps:
        key = step.phase, step.note
        yield replace(step, note="") if key in said and step.note in (say(CHECK), say(RESOURCE)) else step
        said.add(key)

"""Links that stop and start around a change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from engine.ficon.drawing.differences.machine import MachineChange
from engine.ficon.drawing.differences.step import ChangeStep, cec_of, system
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.language import say

MAX_DEVICES = 16  # of an ACTIVATE or DEACTIVATE ISLINK
Key = tuple[str, str, str]  # system or LPAR, its CEC, and the far system


@dataclass
class LinkSide:
    """Devices of an LPAR to another one."""

    lpar: Lpar
    devices: set[int] = field(default_factory=set)


def links(
    drawings: tuple[Drawing, Drawing], machines: Sequence[MachineChange], stop: bool
) -> Iterator[ChangeStep]:
    """Deactivate what goes, changes or is interrupted; or activate what comes."""
    old, new = map(_sides, drawings)
    here, there, drawing = (old, new, drawings[0]) if stop else (new, old, drawings[1])
    named = {machine.was if stop else machine.now: machine for machine in machines}
    for (own, cec, far), side in sorted(here.items()):
        machine = named[cec]
        same = (
            there[key].devices for name in {machine.was, machine.now} if (key := (own, name, far)) in there
        )
        changed = sorted(side.devices - (set[int]().union(*same) - machine.numbers(stop, side.lpar)))
        verb, node = ("DEACTIVATE", "") if stop else ("ACTIVATE", f" NODE {far}" if far else "")
        for at in range(0, len(changed), MAX_DEVICES):
            numbers = " ".join(f"{number:04X}" for number in changed[at : at + MAX_DEVICES])
            phase, note = (
                say("Stop links" if stop else "Start links"),
                say("the link to {0}", far) if far else "",
            )
            yield ChangeStep(phase, system(drawing, side.lpar), f"{verb} ISLINK {numbers}{node}", note)


def _sides(drawing: Drawing) -> dict[Key, LinkSide]:
    """Return the devices of each side of each link."""
    found: dict[Key, LinkSide] = {}
    for link in drawing.of(IsfcLink):
        for at in (0, 1):
            own, far = drawing.get(link.ends[at], Lpar), drawing.get(link.ends[1 - at], Lpar)
            key = own.system or own.name, cec_of(drawing, own), far.system or far.name
            found.setdefault(key, LinkSide(own)).devices.update(link.devices[at])
    return found

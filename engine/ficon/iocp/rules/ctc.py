"""FICON CTCs to the extent that one deck shows them: the partition that an address names, and loops."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.deck.definitions import Chpid, DeckControlUnit
from engine.ficon.iocp.rules.facts import DeckFacts, channel, unit_name
from engine.ficon.iocp.rules.rule import DeckFinding, rule
from engine.language import say

_CTC = "IBM Documentation, FICON CTC, defining control units"
_SHARED = "IBM Documentation, FICON CTC on shared channels"


@rule("", "info", _CTC)
def mif_left_out(facts: DeckFacts) -> Iterator[DeckFinding]:
    """If FICON CTCs identify partitions by their MIF IDs, RESOURCE must specify the IDs."""
    if not any(unit.unit == "FCTC" and unit.cuadd is not None for unit in facts.deck.units):
        return
    for partition in facts.deck.partitions:
        if partition.mif is None:
            why = say(
                "partition {0} has no MIF ID: IOCP assigns an ID, on which the CUADD of its partners depends",
                partition.name,
            )
            yield DeckFinding(why, (partition,))


@rule("", "warning", _CTC)
def loop_to_nobody(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A FICON CTC that leads back to a channel of its own machine names a partition that has this channel."""
    for unit, chpid, far in _loops(facts):
        if unit.cuadd is None or not facts.css:
            continue
        css, mif = unit.cuadd >> 4, unit.cuadd & 15
        there = any(p.css == css and p.mif == mif and not p.reserved for p in facts.deck.partitions)
        if not there and all(p.mif is not None for p in facts.deck.partitions):
            yield DeckFinding(
                say(
                    "{0} goes from {1} to {2} of the same machine, but no partition has CUADD={3:02X} "
                    "(CSS {4:X}, MIF {5:X})",
                    unit_name(unit),
                    channel(chpid),
                    channel(far),
                    unit.cuadd,
                    css,
                    mif,
                ),
                (unit, far),
            )


@rule("", "info", _SHARED)
def loop_to_itself(facts: DeckFacts) -> Iterator[DeckFinding]:
    """NOTPART excludes a partition from FICON CTC devices that lead back to the same partition."""
    for unit, chpid, _ in _loops(facts):
        if unit.cuadd is None:
            continue
        css, mif = unit.cuadd >> 4, unit.cuadd & 15
        names = [p.name for p in facts.deck.partitions if p.css == css and p.mif == mif and not p.reserved]
        for device in facts.devices_of.get(unit.number, ()) if names and css in chpid.css else ():
            seen = facts.access(chpid, css)[1] & facts.allowed(device, css)
            if names[0] in facts.names(seen):
                yield DeckFinding(
                    say(
                        "{0} connects {1} with itself: some users need NOTPART on device {2:04X}",
                        unit_name(unit),
                        names[0],
                        device.number,
                    ),
                    (device, unit),
                )


def _loops(facts: DeckFacts) -> Iterator[tuple[DeckControlUnit, Chpid, Chpid]]:
    """Yield (unit, its channel, the far channel) where the ports show that both channels belong to this
    machine.
    """
    ports = {port: chpid for chpid in facts.deck.chpids for port in chpid.ports}
    if not ports:
        return
    for unit, wires in facts.wired:
        if unit.unit != "FCTC":
            continue
        for chpid in {id(chpid): chpid for _, chpid in wires}.values():
            link = next(path.link for path, other in wires if other is chpid)
            if chpid.switch is None or link in ("", "**", "****"):
                continue
            switch = int(link[:-2], 16) if len(link) == 4 else chpid.switch
            far = ports.get((switch, int(link[-2:], 16)))
            if far is not None:
                yield unit, chpid, far

"""Partitions: their names, MIF IDs and numbers, and the references to them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.ficon.iocp.deck.definitions import Chpid, DeckDevice, Partition
from engine.ficon.iocp.rules.facts import DeckFacts, channel, device_name
from engine.ficon.iocp.rules.profile import profile
from engine.ficon.iocp.rules.rule import LIMITS, DeckFinding, rule
from engine.language import say

_NAME = re.compile(r"([A-Z][A-Z0-9]{0,7}|MCS_1)$")
_CONTROL = "MCS_1"  # the one that newer machines need, with MIF ID B of the last CSS. Source: ICP154I
_RESERVED = re.compile(r"(PHYSICAL|REC|SYSTEM|PRIM\d{1,4})$")
_MAX_PARTITIONS = 15  # in a CSS
_PR_SM = "PR/SM Planning Guide, logical partition names"


@rule("ICP173I", "error")
def named(facts: DeckFacts) -> Iterator[DeckFinding]:
    """At least one partition has a name."""
    partitions = facts.deck.partitions
    if partitions and all(partition.reserved for partition in partitions):
        yield DeckFinding(
            say("all partitions are reserved: at least one partition must have a name"), partitions[:1]
        )


@rule("", "error", _PR_SM)
def name(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A partition name consists of a letter and up to 7 letters or digits, and is not a reserved name."""
    for partition in facts.deck.partitions:
        if partition.reserved:
            continue
        if not _NAME.match(partition.name):
            yield DeckFinding(
                say(
                    "{0} is not a partition name: expected a letter, then up to 7 letters or digits",
                    partition.name,
                ),
                (partition,),
            )
        elif _RESERVED.match(partition.name):
            yield DeckFinding(
                say("{0} is reserved and cannot name a partition", partition.name), (partition,)
            )


@rule("ICP156I", "error")
def name_twice(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A partition name is unique in RESOURCE."""
    seen: dict[str, Partition] = {}
    for partition in facts.deck.partitions:
        if partition.reserved:
            continue
        other = seen.setdefault(partition.name, partition)
        if other is not partition:
            yield DeckFinding(say("partition {0} is defined twice", partition.name), (partition, other))


@rule("ICP155I", "error")
def mif_twice(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A MIF ID is unique within a CSS."""
    seen: dict[tuple[int, int], Partition] = {}
    for partition in facts.deck.partitions:
        if partition.mif is None:
            continue
        other = seen.setdefault((partition.css, partition.mif), partition)
        if other is not partition:
            why = say(
                "partitions {0} and {1} of CSS {2:X} both have MIF ID {3:X}",
                other.name,
                partition.name,
                partition.css,
                partition.mif,
            )
            yield DeckFinding(why, (partition, other))


@rule("ICP154I", "error")
def mif(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A MIF ID is 1-F; in the last CSS of newer machines it is 1-A, and B belongs to MCS_1."""
    machine = profile(facts.deck)
    for partition in facts.deck.partitions:
        last = machine.last_partitions if partition.css == machine.last_css else _MAX_PARTITIONS
        if (
            partition.mif is not None
            and not 1 <= partition.mif <= last
            and (partition.name, partition.mif) != (_CONTROL, last + 1)
        ):
            why = "partition {0}: MIF ID {1:X} is not 1-{2:X}"
            if last < _MAX_PARTITIONS:
                why = "partition {0}: MIF ID {1:X} is not 1-{2:X} in CSS {3:X}, the last CSS"
            yield DeckFinding(say(why, partition.name, partition.mif, last, partition.css), (partition,))


@rule("ICP172I", "error")
def reserved_mif(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A reserved partition has a MIF ID."""
    for partition in facts.deck.partitions:
        if partition.reserved and partition.mif is None:
            yield DeckFinding(say("a reserved partition (*) needs a MIF ID"), (partition,))


@rule("ICP157I", "error", LIMITS)
def too_many(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A CSS has at most 15 partitions, and the last CSS has at most 10; the machine type limits the total."""
    partitions, machine = facts.deck.partitions, profile(facts.deck)
    for css in sorted(facts.css):
        inside = [
            partition for partition in partitions if partition.css == css and partition.name != _CONTROL
        ]
        most = machine.last_partitions if css == machine.last_css else _MAX_PARTITIONS
        if len(inside) > most:
            yield DeckFinding(
                say("CSS {0:X} has {1} partitions; the maximum is {2}", css, len(inside), most),
                (inside[most],),
            )
    if len(partitions) > machine.partitions:
        why = say("the machine has {0} partitions; the maximum is {1}", len(partitions), machine.partitions)
        why += machine.doubt("partitions")
        yield DeckFinding(why, (partitions[machine.partitions],))


@rule("ICP149I", "error")
def undefined(facts: DeckFacts) -> Iterator[DeckFinding]:
    """Each partition that CHPID or IODEVICE specifies is defined in RESOURCE for that CSS."""
    if not facts.css:
        return
    for chpid in facts.deck.chpids:
        for entry in (*chpid.access, *chpid.deny):
            unknown = [name for name in entry.candidates if name not in facts.partitions.get(entry.css, {})]
            yield from _undefined(chpid, channel(chpid), entry.css, unknown)
    for device in facts.deck.devices:
        if device.partitions or device.denied:
            for css, names in (*(device.partitions or ()), *(device.denied or ())):
                known = facts.partitions.get(css, {})
                unknown = [name for name in names if name not in known]
                yield from _undefined(device, device_name(device), css, unknown)


def _undefined(thing: Chpid | DeckDevice, text: str, css: int, names: list[str]) -> Iterator[DeckFinding]:
    for name in names:
        if name == "*":
            yield DeckFinding(
                say("{0}: a reserved partition (*) cannot own channels or devices", text), (thing,)
            )
        else:
            yield DeckFinding(
                say("{0} names partition {1}, which RESOURCE does not define in CSS {2:X}", text, name, css),
                (thing,),
            )


@rule("ICP156I", "error")
def listed_twice(facts: DeckFacts) -> Iterator[DeckFinding]:
    """A CHPID or IODEVICE list contains each partition name only once."""
    for chpid in facts.deck.chpids:
        for entry in (*chpid.access, *chpid.deny):
            for names in (entry.access, entry.candidate or ()):
                if len(set(names)) < len(names):
                    yield DeckFinding(say("{0} lists a partition twice", channel(chpid)), (chpid,))
    for device in facts.deck.devices:
        for _, names in (*(device.partitions or ()), *(device.denied or ())):
            if len(set(names)) < len(names):
                yield DeckFinding(say("{0}: a partition is listed twice", device_name(device)), (device,))

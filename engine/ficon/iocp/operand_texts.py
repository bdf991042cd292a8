"""The operands of each definition as HCD writes them: their order and the format of their values.

Addresses are hexadecimal with all digits, counts are decimal with three. Order and format are those of decks
that HCD wrote; operands that these decks do not have are placed where the IOCP User's Guide lists them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.ficon.iocp.deck.definitions import (
    Access,
    Chpid,
    Deck,
    DeckControlUnit,
    DeckDevice,
    Ident,
    Partition,
)

Operand = tuple[str, str]  # name and value; a value of "" has no "="
NOBODY = "0"
_BARE = (1, 2)  # operands of TOK that stand without apostrophes


def ident(item: Ident) -> Iterator[Operand]:
    """Yield the operands of ID."""
    if item.msg1:
        yield "MSG1", quoted(item.msg1)
    if item.msg2:
        yield "MSG2", quoted(item.msg2)
    if item.system:
        yield "SYSTEM", _list(item.system)
    if item.lsystem:
        yield "LSYSTEM", item.lsystem
    if item.token:
        parts = (text if place in _BARE else quoted(text) for place, text in enumerate(item.token))
        yield "TOK", _list(parts)
    yield from item.others


def resource(deck: Deck) -> Iterator[Operand]:
    """Yield the operands of RESOURCE."""
    if deck.partitions:
        subsystems = dict.fromkeys(partition.css for partition in deck.partitions)
        yield "PARTITION", _list(_subsystem(css, deck.partitions) for css in subsystems)
    if deck.maxdev:
        yield "MAXDEV", maxdev(deck.maxdev)
    yield from deck.resource.others


def maxdev(numbers: Iterable[tuple[int, tuple[int, ...]]]) -> str:
    """Return the value of MAXDEV."""
    return _list(f"(CSS({css}),{','.join(map(str, most))})" for css, most in numbers)


def chpid(card: Chpid) -> Iterator[Operand]:
    """Yield the operands of CHPID."""
    yield "PATH", f"(CSS({','.join(map(str, card.css))}),{card.number:02X})"
    listed = bool(card.access)
    if card.shared:
        yield "SHARED", ""
    if listed:
        yield "PARTITION", accesses(card.access, card.css, card.rec)
    if card.rec and not listed:
        yield "REC", ""
    if card.deny:
        yield "NOTPART", accesses(card.deny, card.css)
    yield from _hex("SWITCH", card.switch, 2)
    yield from _hardware(card)
    yield from card.others
    yield from _text("TYPE", card.type)


def _hardware(chpid: Chpid) -> Iterator[Operand]:
    yield from _hex("CHPARM", chpid.chparm, 2)
    yield from _text("IOCLUSTER", chpid.iocluster)
    yield from _hex("PCHID", chpid.pchid, 3)
    yield from _hex("VCHID", chpid.vchid, 3)
    yield from _hex("AID", chpid.aid, 2)
    yield from _hex("PORT", chpid.port, 1)
    if chpid.cpath:
        yield "CPATH", f"(CSS({chpid.cpath[0]}),{chpid.cpath[1]:02X})"
    yield from _text("CSYSTEM", chpid.csystem)
    if chpid.mixtype:
        yield "MIXTYPE", ""


def control_unit(unit: DeckControlUnit) -> Iterator[Operand]:
    """Yield the operands of CNTLUNIT."""
    yield "CUNUMBR", f"{unit.number:04X}"
    if unit.paths or unit.managed:
        yield "PATH", _by_css([*((path.css, f"{path.chpid:02X}") for path in unit.paths), *_managed(unit)])
    if unit.ranges:
        yield "UNITADD", _list(f"({first:02X},{count:03d})" for first, count in unit.ranges)
    if any(path.link for path in unit.paths):
        yield "LINK", _by_css([*((path.css, path.link) for path in unit.paths), *_managed(unit)])
    yield from _hex("CUADD", unit.cuadd, 2)
    if unit.shared is not None:
        yield "SHARED", _yes(unit.shared)
    yield from _text("PROTOCL", unit.protocol)
    yield from unit.others
    yield from _text("UNIT", unit.unit)


def device(deck_device: DeckDevice) -> Iterator[Operand]:
    """Yield the operands of IODEVICE."""
    yield (
        "ADDRESS",
        f"({deck_device.number:04X},{deck_device.count:03d})"
        if deck_device.count != 1
        else f"{deck_device.number:04X}",
    )
    yield from _hex("UNITADD", deck_device.address, 2)
    if deck_device.units:
        yield "CUNUMBR", _list(f"{number:04X}" for number in deck_device.units)
    if deck_device.stadet is not None:
        yield "STADET", _yes(deck_device.stadet)
    if deck_device.timeout is not None:
        yield "TIMEOUT", _yes(deck_device.timeout)
    if deck_device.schsets:
        yield "SCHSET", _list(f"(CSS({css}),{number})" for css, number in deck_device.schsets)
    elif deck_device.schset:
        yield "SCHSET", str(deck_device.schset)
    if deck_device.paths:
        yield "PATH", _by_css((path.css, f"{path.chpid:02X}") for path in deck_device.paths)
    if deck_device.partitions is not None:
        yield "PARTITION", device_candidates(deck_device.partitions)
    if deck_device.denied is not None:
        yield "NOTPART", device_candidates(deck_device.denied)
    yield from deck_device.others
    yield from _text("UNIT", deck_device.unit)
    yield from _text("MODEL", deck_device.model)


def accesses(lists: Sequence[Access], subsystems: tuple[int, ...], rec: bool = False) -> str:
    """Return the value of PARTITION or NOTPART of a CHPID: with one subsystem, its number is omitted."""
    if len(lists) == 1 and subsystems == (lists[0].css,):
        return _lone_access(lists[0], rec)
    inner = ",".join(f"(CSS({list_.css}),{','.join(_lists(list_))})" for list_ in lists)
    return f"({inner},REC)" if rec else f"({inner})"


def _lone_access(access: Access, rec: bool) -> str:
    if access.candidate is None and not access.same and not (rec and len(access.access) > 1):
        return _list([*(access.access or (NOBODY,)), *(("REC",) if rec else ())])
    return _list([*_lists(access), *(("REC",) if rec else ())])


def _lists(item: Access) -> list[str]:
    access = _list(item.access or (NOBODY,))
    if item.same:
        return [access, "(=)"]
    return [access] if item.candidate is None else [access, _list(item.candidate or (NOBODY,))]


def device_candidates(lists: Iterable[tuple[int, tuple[str, ...]]]) -> str:
    """Return the value of PARTITION or NOTPART of an IODEVICE."""
    return _list(f"(CSS({css}),{','.join(names or (NOBODY,))})" for css, names in lists)


def quoted(text: str) -> str:
    """Return a text in apostrophes; apostrophes inside it are doubled."""
    doubled = text.replace("'", "''")
    return f"'{doubled}'"


def _subsystem(css: int, partitions: Iterable[Partition]) -> str:
    inside = (_partition(partition) for partition in partitions if partition.css == css)
    return f"(CSS({css}),{','.join(inside)})"


def _partition(partition: Partition) -> str:
    return partition.name if partition.mif is None else f"({partition.name},{partition.mif:X})"


def _managed(unit: DeckControlUnit) -> list[tuple[int, str]]:
    """Return the paths reserved for channels that are managed while the machine runs."""
    return [(css, "**") for css, count in unit.managed for _ in range(count)]


def _by_css(values: Iterable[tuple[int, str]]) -> str:
    groups: dict[int, list[str]] = {}
    for css, value in values:
        groups.setdefault(css, []).append(value)
    return _list(f"(CSS({css}),{','.join(inside)})" for css, inside in groups.items())


def hcd(item: Chpid | DeckControlUnit | DeckDevice) -> Iterator[Operand]:
    """Return the operands that HCD reads but IOCP does not.

    Source: IBM, z/OS HCD User's Guide, control unit statement.
    """
    if isinstance(item, DeckControlUnit):
        yield from _text("SERIAL", item.serial)
    if not isinstance(item, DeckDevice) and item.ports:
        yield "SWPORT", _list(f"({switch:02X},{port:02X})" for switch, port in item.ports)
    if item.description:
        yield "DESC", quoted(item.description)


def _hex(name: str, value: int | None, digits: int) -> Iterator[Operand]:
    if value is not None:
        yield name, f"{value:0{digits}X}"


def _text(name: str, value: str) -> Iterator[Operand]:
    if value:
        yield name, value


def _list(items: Iterable[str]) -> str:
    return f"({','.join(items)})"


def _yes(value: bool) -> str:
    return "Y" if value else "N"


def written(operands: Iterable[Operand]) -> list[str]:
    """Return operands as they are written in a statement."""
    return [f"{name}={value}" if value else name for name, value in operands]

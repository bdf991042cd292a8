"""The operands of each definition as HCD writes them: their order, and how their values look.

Addresses are hexadecimal with all their digits, counts decimal with three. Order and look are those of decks
that HCD wrote; operands that these do not have stand where the IOCP User's Guide lists them.
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


def ident(one: Ident) -> Iterator[Operand]:
    """ID."""
    if one.msg1:
        yield "MSG1", quoted(one.msg1)
    if one.msg2:
        yield "MSG2", quoted(one.msg2)
    if one.system:
        yield "SYSTEM", _list(one.system)
    if one.lsystem:
        yield "LSYSTEM", one.lsystem
    if one.token:
        parts = (text if place in _BARE else quoted(text) for place, text in enumerate(one.token))
        yield "TOK", _list(parts)
    yield from one.others


def resource(deck: Deck) -> Iterator[Operand]:
    """RESOURCE."""
    if deck.partitions:
        subsystems = dict.fromkeys(one.css for one in deck.partitions)
        yield "PARTITION", _list(_subsystem(css, deck.partitions) for css in subsystems)
    if deck.maxdev:
        yield "MAXDEV", maxdev(deck.maxdev)
    yield from deck.resource.others


def maxdev(numbers: Iterable[tuple[int, tuple[int, ...]]]) -> str:
    """Value of MAXDEV."""
    return _list(f"(CSS({css}),{','.join(map(str, most))})" for css, most in numbers)


def chpid(one: Chpid) -> Iterator[Operand]:
    """CHPID."""
    yield "PATH", f"(CSS({','.join(map(str, one.css))}),{one.number:02X})"
    listed = bool(one.access)
    if one.shared:
        yield "SHARED", ""
    if listed:
        yield "PARTITION", accesses(one.access, one.css, one.rec)
    if one.rec and not listed:
        yield "REC", ""
    if one.deny:
        yield "NOTPART", accesses(one.deny, one.css)
    yield from _hex("SWITCH", one.switch, 2)
    yield from _hardware(one)
    yield from one.others
    yield from _text("TYPE", one.type)


def _hardware(one: Chpid) -> Iterator[Operand]:
    yield from _hex("CHPARM", one.chparm, 2)
    yield from _text("IOCLUSTER", one.iocluster)
    yield from _hex("PCHID", one.pchid, 3)
    yield from _hex("VCHID", one.vchid, 3)
    yield from _hex("AID", one.aid, 2)
    yield from _hex("PORT", one.port, 1)
    if one.cpath:
        yield "CPATH", f"(CSS({one.cpath[0]}),{one.cpath[1]:02X})"
    yield from _text("CSYSTEM", one.csystem)
    if one.mixtype:
        yield "MIXTYPE", ""


def control_unit(one: DeckControlUnit) -> Iterator[Operand]:
    """CNTLUNIT."""
    yield "CUNUMBR", f"{one.number:04X}"
    if one.paths or one.managed:
        yield "PATH", _by_css([*((path.css, f"{path.chpid:02X}") for path in one.paths), *_managed(one)])
    if one.ranges:
        yield "UNITADD", _list(f"({first:02X},{count:03d})" for first, count in one.ranges)
    if any(path.link for path in one.paths):
        yield "LINK", _by_css([*((path.css, path.link) for path in one.paths), *_managed(one)])
    yield from _hex("CUADD", one.cuadd, 2)
    if one.shared is not None:
        yield "SHARED", _yes(one.shared)
    yield from _text("PROTOCL", one.protocol)
    yield from one.others
    yield from _text("UNIT", one.unit)


def device(one: DeckDevice) -> Iterator[Operand]:
    """IODEVICE."""
    yield "ADDRESS", f"({one.number:04X},{one.count:03d})" if one.count != 1 else f"{one.number:04X}"
    yield from _hex("UNITADD", one.address, 2)
    if one.units:
        yield "CUNUMBR", _list(f"{number:04X}" for number in one.units)
    if one.stadet is not None:
        yield "STADET", _yes(one.stadet)
    if one.timeout is not None:
        yield "TIMEOUT", _yes(one.timeout)
    if one.schsets:
        yield "SCHSET", _list(f"(CSS({css}),{number})" for css, number in one.schsets)
    elif one.schset:
        yield "SCHSET", str(one.schset)
    if one.paths:
        yield "PATH", _by_css((path.css, f"{path.chpid:02X}") for path in one.paths)
    if one.partitions is not None:
        yield "PARTITION", device_candidates(one.partitions)
    if one.denied is not None:
        yield "NOTPART", device_candidates(one.denied)
    yield from one.others
    yield from _text("UNIT", one.unit)
    yield from _text("MODEL", one.model)


def accesses(lists: Sequence[Access], subsystems: tuple[int, ...], rec: bool = False) -> str:
    """Value of PARTITION or NOTPART of a CHPID: with one subsystem its number is left out."""
    if len(lists) == 1 and subsystems == (lists[0].css,):
        return _lone_access(lists[0], rec)
    inner = ",".join(f"(CSS({one.css}),{','.join(_lists(one))})" for one in lists)
    return f"({inner},REC)" if rec else f"({inner})"


def _lone_access(one: Access, rec: bool) -> str:
    if one.candidate is None and not one.same and not (rec and len(one.access) > 1):
        return _list([*(one.access or (NOBODY,)), *(("REC",) if rec else ())])
    return _list([*_lists(one), *(("REC",) if rec else ())])


def _lists(one: Access) -> list[str]:
    access = _list(one.access or (NOBODY,))
    if one.same:
        return [access, "(=)"]
    return [access] if one.candidate is None else [access, _list(one.candidate or (NOBODY,))]


def device_candidates(lists: Iterable[tuple[int, tuple[str, ...]]]) -> str:
    """Value of PARTITION or NOTPART of an IODEVICE."""
    return _list(f"(CSS({css}),{','.join(names or (NOBODY,))})" for css, names in lists)


def quoted(text: str) -> str:
    """Return a text in apostrophes; those inside are doubled."""
    doubled = text.replace("'", "''")
    return f"'{doubled}'"


def _subsystem(css: int, partitions: Iterable[Partition]) -> str:
    inside = (_partition(one) for one in partitions if one.css == css)
    return f"(CSS({css}),{','.join(inside)})"


def _partition(one: Partition) -> str:
    return one.name if one.mif is None else f"({one.name},{one.mif:X})"


def _managed(one: DeckControlUnit) -> list[tuple[int, str]]:
    """Return the places left to channels that are managed while the machine runs."""
    return [(css, "**") for css, count in one.managed for _ in range(count)]


def _by_css(values: Iterable[tuple[int, str]]) -> str:
    groups: dict[int, list[str]] = {}
    for css, value in values:
        groups.setdefault(css, []).append(value)
    return _list(f"(CSS({css}),{','.join(inside)})" for css, inside in groups.items())


def hcd(one: Chpid | DeckControlUnit | DeckDevice) -> Iterator[Operand]:
    """Return the operands that HCD reads and IOCP does not.

    Source: IBM, z/OS HCD User's Guide, control unit statement.
    """
    if isinstance(one, DeckControlUnit):
        yield from _text("SERIAL", one.serial)
    if not isinstance(one, DeckDevice) and one.ports:
        yield "SWPORT", _list(f"({switch:02X},{port:02X})" for switch, port in one.ports)
    if one.description:
        yield "DESC", quoted(one.description)


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
    """Return operands as they stand in a statement."""
    return [f"{name}={value}" if value else name for name, value in operands]

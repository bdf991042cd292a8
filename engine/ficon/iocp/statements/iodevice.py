"""IODEVICE."""

from __future__ import annotations

from engine.ficon.iocp.cards.keywords import KNOWN
from engine.ficon.iocp.deck.definitions import DeckDevice, DeckPath
from engine.ficon.iocp.statements.cntlunit import MAX_UNIT
from engine.ficon.iocp.statements.lists import groups, names
from engine.ficon.iocp.statements.operand_reader import Taking
from engine.language import say

Lists = tuple[tuple[int, tuple[str, ...]], ...]


def iodevice(taking: Taking, default: int) -> DeckDevice | None:
    """Return the devices that IODEVICE defines; None without a number. `default`: the CSS if none is
    named.
    """
    taking.missing("ADDRESS", "CUNUMBR", "UNIT")
    address = _address(taking)
    units = _units(taking)
    if address is None:
        return None
    schset, schsets = _subchannel_sets(taking, default)
    return DeckDevice(
        number=address[0],
        count=address[1],
        unit=taking.word("UNIT"),
        model=taking.word("MODEL"),
        units=units,
        address=taking.number("UNITADD", 0xFF),
        stadet=taking.yes("STADET"),
        timeout=taking.yes("TIMEOUT"),
        schset=schset,
        schsets=schsets,
        paths=_paths(taking, default),
        partitions=_lists(taking, "PART", default),
        denied=_lists(taking, "NOTPART", default),
        description=taking.text("DESC"),
        label=taking.statement.label,
        elided=taking.statement.elided,
        origin=taking.origin,
        others=taking.others(KNOWN["IODEVICE"]),
    )


def _address(taking: Taking) -> tuple[int, int] | None:
    """Return the number and count from (2400,80) or 2400."""
    value = taking.value("ADDRESS")
    if value is None:
        return None
    items = list(value)
    if len(items) > 2:
        taking.error("ICP115I", say("ADDRESS={0}: a number and a count are expected", value.shown), value.at)
    number = taking.hexadecimal("ADDRESS", items[0], 0xFFFF, "ICP145I")
    count = taking.decimal("ADDRESS", items[1], 1, 256, "ICP136I") if len(items) > 1 else 1
    return None if number is None else (number, count or 1)


def _units(taking: Taking) -> tuple[int, ...]:
    value = taking.value("CUNUMBR")
    found = (taking.hexadecimal("CUNUMBR", item, MAX_UNIT, "ICP117I") for item in value or ())
    return tuple(number for number in found if number is not None)


def _subchannel_sets(taking: Taking, default: int) -> tuple[int, tuple[tuple[int, int], ...]]:
    value = taking.value("SCHSET")
    if value is None:
        return 0, ()
    if value.lone.is_word:
        return taking.hexadecimal("SCHSET", value.lone, 3) or 0, ()
    found = []
    for css, items in groups(taking, value, default):
        number = taking.hexadecimal("SCHSET", items[0], 3) if items else None
        if number is not None:
            found.append((css, number))
    return 0, tuple(found)


def _paths(taking: Taking, default: int) -> tuple[DeckPath, ...]:
    value = taking.value("PATH")
    if value is None:
        return ()
    found = []
    for css, items in groups(taking, value, default):
        number = taking.hexadecimal("PATH", items[0], 0xFF) if items else None
        if number is not None:
            found.append(DeckPath(css, number))
    return tuple(found)


def _lists(taking: Taking, name: str, default: int) -> Lists | None:
    """Return names by CSS; None when the operand is missing."""
    value = taking.value(name)
    if value is None:
        return None
    return tuple((css, names(taking, items)) for css, items in groups(taking, value, default))

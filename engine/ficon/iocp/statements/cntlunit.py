"""CNTLUNIT."""

from __future__ import annotations

import re

from engine.ficon.iocp.cards.keywords import KNOWN
from engine.ficon.iocp.cards.values import Value
from engine.ficon.iocp.deck.definitions import DeckControlUnit, DeckPath
from engine.ficon.iocp.statements.lists import groups, ports
from engine.ficon.iocp.statements.operand_reader import Taking
from engine.language import say

MAX_UNIT = 0xFFFE
_LINK = re.compile(r"(?:[0-9A-F]{2}|[0-9A-F]{4}|\*\*|\*\*\*\*)$")
_ANY = "**"


def cntlunit(taking: Taking, default: int) -> DeckControlUnit | None:
    """Return the control unit that CNTLUNIT defines; None without a number. `default`: the CSS if none is
    named.
    """
    if not ("SWPORT" in taking.given and "PATH" not in taking.given):
        taking.missing("CUNUMBR", "PATH", "UNIT")
    number = taking.number("CUNUMBR", MAX_UNIT, "ICP117I")
    paths, managed = _paths(taking, default)
    if number is None:
        return None
    return DeckControlUnit(
        number=number,
        unit=taking.word("UNIT"),
        paths=paths,
        cuadd=taking.number("CUADD", 0xFF, "ICP251I"),
        ranges=_ranges(taking),
        shared=taking.yes("SHARED"),
        protocol=taking.word("PROTOCL", 2),
        managed=managed,
        ports=ports(taking),
        serial=taking.text("SERIAL"),
        description=taking.text("DESC"),
        label=taking.statement.label,
        elided=taking.statement.elided,
        origin=taking.origin,
        others=taking.others(KNOWN["CNTLUNIT"]),
    )


def _paths(taking: Taking, default: int) -> tuple[tuple[DeckPath, ...], tuple[tuple[int, int], ...]]:
    """Return the channels with their links, and the number of paths that each CSS reserves for managed
    channels.
    """
    value, link = taking.value("PATH"), taking.value("LINK")
    if value is None:
        return (), ()
    links = {} if link is None else dict(groups(taking, link, default))
    paths: list[DeckPath] = []
    managed: list[tuple[int, int]] = []
    for css, items in groups(taking, value, default):
        places = sum(item.word == _ANY for item in items)
        if places:
            managed.append((css, places))
        paths += _of_css(taking, css, items, links.pop(css, None))
    for css, items in links.items():
        at = items[0].at if items else 0
        taking.error("ICP169I", say("LINK specifies CSS {0:X}, but PATH does not", css), at)
    return tuple(paths), tuple(managed)


def _of_css(taking: Taking, css: int, items: list[Value], links: list[Value] | None) -> list[DeckPath]:
    if links is not None and len(links) != len(items):
        at = links[0].at if links else items[0].at
        taking.error(
            "",
            say(
                "LINK has {0} {0:address|addresses} for {1} {1:channel|channels} of CSS {2:X}",
                len(links),
                len(items),
                css,
            ),
            at,
        )
    found = []
    for index, item in enumerate(items):
        link = _link(taking, links[index]) if links is not None and index < len(links) else ""
        number = None if item.word == _ANY else taking.hexadecimal("PATH", item, 0xFF)
        if number is not None:
            found.append(DeckPath(css, number, link))
    return found


def _link(taking: Taking, value: Value) -> str:
    word = value.word
    if value.is_word and (not word or _LINK.match(word)):
        return word
    if value.is_word and len(word) in (1, 3) and _LINK.match("0" + word):
        return "0" + word
    if not taking.placeholder("LINK", value):
        taking.error(
            "ICP252I", say("LINK: {0} is not an address of 2 or 4 hexadecimal digits", value.shown), value.at
        )
    return ""


def _ranges(taking: Taking) -> tuple[tuple[int, int], ...]:
    """Return the first address and count from ((00,16),(20,8)), ((0A)), (0A) or 0A."""
    value = taking.value("UNITADD")
    if value is None:
        return ()
    pairs = list(value)
    if len(pairs) == 2 and all(pair.is_word for pair in pairs):
        taking.error("ICP114I", say("UNITADD={0}: double parentheses are expected", value.shown), value.at)
        pairs = [value]
    found = []
    for pair in pairs:
        items = list(pair)
        first = taking.hexadecimal("UNITADD", items[0], 0xFF) if items else None
        count = taking.decimal("UNITADD", items[1], 1, 256, "ICP135I") if len(items) > 1 else 1
        if first is not None and count is not None:
            found.append((first, count))
    return tuple(found)

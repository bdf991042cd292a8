"""CHPID."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.cards.keywords import KNOWN
from engine.ficon.iocp.cards.values import Value
from engine.ficon.iocp.deck.definitions import Access, Chpid
from engine.ficon.iocp.statements.lists import groups, names, ports
from engine.ficon.iocp.statements.operand_reader import Taking
from engine.language import say

TYPES = frozenset(
    """FC FCP FCV CNC CTC CVC CBY OSC OSD OSE OSH OSM OSN OSX IQD CFP CFR CFS CBP CBR CBS ICP CIB CS5 CL5 CL6
    CL4 ICR ICS""".split()
)


def chpid(taking: Taking, default: int) -> Chpid | None:
    """Return the channel that CHPID defines; None without a number. `default`: the CSS if none is named."""
    taking.missing("PATH", "TYPE")
    path = _path(taking, default)
    access, rec = _lists(taking, "PART", path[0] if path else (default,))
    deny, _ = _lists(taking, "NOTPART", path[0] if path else (default,))
    if path is None:
        return None
    statement = taking.statement
    return Chpid(
        number=path[1],
        css=path[0],
        type=_type(taking),
        shared=taking.flag("SHARED"),
        access=access,
        deny=deny,
        rec=taking.flag("REC") or rec,
        switch=taking.number("SWITCH", 0xFF),
        pchid=taking.number("PCHID", 0xFFF),
        vchid=taking.number("VCHID", 0xFFF),
        aid=taking.number("AID", 0xFF),
        port=taking.number("PORT", 0xFF),
        cpath=_far(taking, default),
        csystem=taking.word("CSYSTEM", 8),
        chparm=_chparm(taking),
        iocluster=taking.word("IOCLUSTER", 8),
        mixtype=taking.flag("MIXTYPE"),
        ports=ports(taking),
        description=taking.text("DESC"),
        label=statement.label,
        elided=taking.statement.elided,
        origin=taking.origin,
        others=taking.others(KNOWN["CHPID"]),
    )


def _path(taking: Taking, default: int) -> tuple[tuple[int, ...], int] | None:
    """Return the CSS IDs and number from (CSS(0,1),50), (50) or 50."""
    value = taking.value("PATH")
    if value is None:
        return None
    items = list(value)
    css = taking.css(items[0]) if items else None
    number = items[1] if css is not None and len(items) > 1 else items[0]
    if len(items) > (1 if css is None else 2):
        taking.error("ICP115I", say("PATH={0}: expected one chpid number", value.shown), value.at)
    found = taking.hexadecimal("PATH", number, 0xFF)
    return None if found is None else (tuple(sorted(css or (default,))), found)


def _far(taking: Taking, default: int) -> tuple[int, int] | None:
    value = taking.value("CPATH")
    if value is None:
        return None
    for css, items in groups(taking, value, default):
        number = taking.hexadecimal("CPATH", items[0], 0xFF) if items else None
        return None if number is None else (css, number)
    return None


def _type(taking: Taking) -> str:
    at = taking.left["TYPE"].value_at if "TYPE" in taking.left else 0
    word = taking.word("TYPE", 8)
    if word and word not in TYPES:
        taking.error("ICP133I", say("TYPE={0} is not a channel path type", word), at)
    return word


def _chparm(taking: Taking) -> int | None:
    chparm = taking.number("CHPARM", 0xFF)
    if "OS" in taking.left:
        place = taking.statement.place(taking.left["OS"].at)
        taking.notes.warn("ICP171I", say("CHPID: OS is the old name of CHPARM; read as CHPARM"), place)
        old = taking.number("OS", 0xFF)
        return old if chparm is None else chparm
    return chparm


# ---- access


def _lists(taking: Taking, name: str, css: tuple[int, ...]) -> tuple[tuple[Access, ...], bool]:
    """Return the lists of each CSS, and True if REC is among them."""
    value = taking.value(name)
    if value is None:
        return (), False
    rec = False
    found: list[Access] = []
    for number, items in _groups(taking, value, css):
        words = [item for item in items if item.word != "REC" or item.items is not None]
        rec = rec or len(words) < len(items)
        if words:
            found.append(_access(taking, number, words))
    return tuple(found), rec


def _groups(taking: Taking, value: Value, css: tuple[int, ...]) -> Iterator[tuple[int, list[Value]]]:
    """Return groups; lists without a CSS apply to each CSS of the channel."""
    items = list(value)
    named = any(item.head == "CSS" or (item.items and item.items[0].head == "CSS") for item in items)
    if named:
        kept = [item for item in items if item.word != "REC" or item.items is not None]
        outer = items if items[0].head == "CSS" else kept
        yield from groups(taking, Value("", value.at, outer), css[0])
        if len(kept) < len(items) and items[0].head != "CSS":
            yield css[0], [item for item in items if item not in kept]
        return
    for number in css:
        yield number, items


def _access(taking: Taking, css: int, items: list[Value]) -> Access:
    """Return the access from one list, (A,B), or from two, ((A),(B)); (=) repeats the list."""
    if all(item.is_word for item in items):
        return Access(css, names(taking, items))
    first = names(taking, list(items[0]))
    if len(items) == 1:
        return Access(css, first)
    if len(items) > 2:
        taking.error("ICP115I", say("expected at most an access list and a candidate list"), items[2].at)
    second = list(items[1])
    if len(second) == 1 and second[0].word == "=":
        return Access(css, first, first, same=True)
    return Access(css, first, names(taking, second))

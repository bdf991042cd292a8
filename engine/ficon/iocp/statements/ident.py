"""ID and RESOURCE."""

from __future__ import annotations

from engine.ficon.iocp.cards.keywords import KNOWN
from engine.ficon.iocp.cards.values import Value
from engine.ficon.iocp.deck.definitions import Ident, Origin, Partition, Resource
from engine.ficon.iocp.statements.lists import groups
from engine.ficon.iocp.statements.operand_reader import Taking, unquoted
from engine.language import say

Maxdev = tuple[tuple[int, tuple[int, ...]], ...]
_MAX_DEVICES = 65536


def ident(taking: Taking) -> Ident:
    """Return the identification from the ID statement."""
    if not taking.given and not taking.statement.elided:
        taking.error("ICP122I", say("expected at least one operand"), 0)
    return Ident(
        msg1=taking.text("MSG1"),
        msg2=taking.text("MSG2"),
        system=_words(taking, "SYSTEM"),
        lsystem=taking.word("LSYSTEM"),
        token=_words(taking, "TOK"),
        label=taking.statement.label,
        origin=taking.origin,
        others=taking.others(KNOWN["ID"]),
    )


def _words(taking: Taking, name: str) -> tuple[str, ...]:
    value = taking.value(name)
    return () if value is None else tuple(unquoted(item.word) for item in value)


def resource(taking: Taking) -> tuple[Resource, tuple[Partition, ...], Maxdev]:
    """Return RESOURCE itself, its partitions and MAXDEV."""
    taking.missing("PART")
    value = taking.value("PART")
    partitions = () if value is None else _partitions(taking, value)
    maxdev = _maxdev(taking, partitions)
    statement = Resource(taking.statement.label, taking.others(KNOWN["RESOURCE"]), taking.origin)
    return statement, partitions, maxdev


def _partitions(taking: Taking, value: Value) -> tuple[Partition, ...]:
    found = []
    for css, items in groups(taking, value, 0):
        if _is_pair(items):
            items = [Value("", items[0].at, items)]
        for item in items:
            partition = _partition(taking, css, item)
            if partition is not None:
                found.append(partition)
    return tuple(found)


def _is_pair(items: list[Value]) -> bool:
    """Return True for a single partition and its MIF ID without the outer parentheses: (LP1,1)."""
    return len(items) == 2 and all(item.is_word for item in items) and items[1].word[:1].isdigit()


def _partition(taking: Taking, css: int, item: Value) -> Partition | None:
    parts = list(item)
    name = parts[0] if parts else item
    if not name.is_word or not name.word or len(name.word) > 8:
        taking.error("", say("{0} is not the name of a partition", name.shown or say("nothing")), name.at)
        return None
    if len(parts) > 2:
        taking.error("ICP115I", say("{0}: a name and a MIF ID are expected", item.shown), item.at)
    mif = taking.hexadecimal("MIF ID", parts[1], 15, "ICP154I") if len(parts) > 1 else None
    return Partition(name.word, mif, css, Origin(*taking.statement.place(name.at)))


def _maxdev(taking: Taking, partitions: tuple[Partition, ...]) -> Maxdev:
    value = taking.value("MAXDEV")
    if value is None:
        return ()
    default = partitions[0].css if partitions else 0
    found = []
    for css, items in groups(taking, value, default):
        counts = (taking.decimal("MAXDEV", item, 0, _MAX_DEVICES, "ICP160I") for item in items)
        found.append((css, tuple(count for count in counts if count is not None)))
    return tuple(found)

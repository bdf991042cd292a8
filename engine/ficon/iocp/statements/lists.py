"""Lists that several statements share: by CSS, partition names, switch ports."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.iocp.cards.values import Value
from engine.ficon.iocp.statements.operand_reader import Taking
from engine.language import say


def groups(taking: Taking, value: Value, default: int) -> Iterator[tuple[int, list[Value]]]:
    """Yield (CSS, items) from (CSS(0),a,b) or ((CSS(0),a,b),(CSS(1),c)); without CSS, the default CSS
    applies.
    """
    if value.items is None:
        yield default, [value]
        return
    if value.items and value.items[0].head == "CSS":
        yield from _group(taking, value.items)
        return
    lists = [item for item in value.items if item.items and item.items[0].head == "CSS"]
    if not lists:
        yield default, value.items
        return
    for item in value.items:
        if item.items and item.items[0].head == "CSS":
            yield from _group(taking, item.items)
        else:
            taking.error(
                "ICP114I",
                say("{0}: a list that starts with CSS(n) is expected", item.shown or say("an empty item")),
                item.at,
            )


def _group(taking: Taking, items: list[Value]) -> Iterator[tuple[int, list[Value]]]:
    for css in taking.css(items[0]) or ():
        yield css, items[1:]


def names(taking: Taking, items: list[Value]) -> tuple[str, ...]:
    """Return partition names; 0 means no partition."""
    found = [item.word for item in items if _is_name(taking, item)]
    return tuple(found)


def _is_name(taking: Taking, item: Value) -> bool:
    if item.word == "0":
        return False
    if not item.is_word or not item.word or len(item.word) > 8:
        taking.error("", say("{0} is not the name of a partition", item.shown or say("nothing")), item.at)
        return False
    return True


def ports(taking: Taking, name: str = "SWPORT") -> tuple[tuple[int, int], ...]:
    """Return the switches and ports from (sw,port) or ((sw,port),...), as HCD writes them."""
    value = taking.value(name)
    if value is None:
        return ()
    pairs = [value] if value.items and all(item.is_word for item in value.items) else list(value)
    found = []
    for pair in pairs:
        if pair.items is None or len(pair.items) != 2:
            taking.error("", say("{0}: {1} is not (switch,port)", name, pair.shown), pair.at)
            continue
        switch = taking.hexadecimal(name, pair.items[0], 0xFF)
        port = taking.hexadecimal(name, pair.items[1], 0xFF)
        if switch is not None and port is not None:
            found.append((switch, port))
    return tuple(found)

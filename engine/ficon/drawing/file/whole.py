"""Consistency of references: each must refer to an element of the right kind, and no element to itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.ficon.drawing.model.cabling import (
    Cable,
    Cec,
    Channel,
    ChannelCard,
    Css,
    Director,
    Lpar,
    Port,
    Storage,
)
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, KeptCards
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.kinds import kind_name, refers
from engine.language import say

Find = Callable[[str], Thing | None]
Fault = tuple[str, str, str]  # id of the element, problem, expected value
_ANY = (Thing,)


def faults(things: Iterable[Thing], find: Find) -> Iterator[Fault]:
    """Yield wrong references in these elements; `find` returns an element by its ID."""
    touched = list(things)
    for thing in touched:
        for field, name, kinds in named(thing):
            used = find(name)
            if used is None:
                yield thing.id, say("{0} names {1}, which does not exist", field, name), _one_of(kinds)
            elif not isinstance(used, kinds):
                yield (
                    thing.id,
                    say("{0} names {1}, a {2}", field, name, kind_name(type(used))),
                    _one_of(kinds),
                )
    yield from _cycles(touched, find)


def named(thing: Thing) -> Iterator[tuple[str, str, tuple[type[Thing], ...]]]:
    """Yield each field, the ID in it, and the kinds allowed there."""
    match thing:
        case Css() | ChannelCard() | KeptCards():
            yield "cec", thing.cec, (Cec,)
        case Lpar():
            yield "css", thing.css, (Css,)
        case Port():
            yield "director", thing.director, (Director,)
        case Channel():
            yield "cec", thing.cec, (Cec,)
            yield from (("card", name, (ChannelCard,)) for name in (thing.card,) if name)
            yield from (("access", name, (Lpar,)) for name in thing.access or ())
            yield from (("candidates", name, (Lpar,)) for name in thing.candidates or ())
        case ControlUnit():
            yield "cec", thing.cec, (Cec,)
            yield from (("paths", path.channel, (Channel,)) for path in thing.paths)
        case DeviceRange():
            yield from (("control_units", name, (ControlUnit,)) for name in thing.control_units)
            yield from (("lpars", name, (Lpar,)) for name in thing.lpars or ())
            yield from (("barred", name, (Lpar,)) for name in thing.barred or ())
        case Cable():
            yield from (("ends", name, (Channel, Port, Storage)) for name in thing.ends)
        case IsfcLink():
            yield from (("ends", name, (Lpar,)) for name in thing.ends)
        case Cluster():
            yield from (("slots", name, (Lpar,)) for name in thing.slots if name)
        case _:
            yield from (("things", name, _ANY) for name in refers(thing))


def _one_of(kinds: tuple[type[Thing], ...]) -> str:
    if kinds == _ANY:
        return say("the ID of an element in the drawing")
    return say("the ID of a {0}", ", ".join(kind_name(kind) for kind in kinds))


def _cycles(things: list[Thing], find: Find) -> Iterator[Fault]:
    """Return the first cycle of references; depth first, without recursion."""
    clear: set[str] = set()
    for thing in things:
        way: dict[str, Iterator[str]] = {} if thing.id in clear else {thing.id: refers(thing)}
        while way:
            last = next(reversed(way))
            following = next(way[last], None)
            if following is None:
                clear.add(last)
                way.popitem()
            elif following in way:
                chain = [*list(way)[list(way).index(following) :], following]
                yield (
                    following,
                    say("refers to itself: {0}", _chain(chain)),
                    say("a chain of references without a loop"),
                )
                return
            elif following not in clear and (used := find(following)) is not None:
                way[following] = refers(used)


def _chain(names: list[str]) -> str:
    return " > ".join(names if len(names) <= 8 else [*names[:4], "...", *names[-3:]])

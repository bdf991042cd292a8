"""LPAR lists, as IOCP states them by subsystem and name, and as a drawing stores them by ID."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.iocp.deck.definitions import Access, Deck, Origin, Partition

Names = Mapping[tuple[int, str], str]  # subsystem and name of a partition -> id of its LPAR
Lists = tuple[tuple[int, tuple[str, ...]], ...]  # subsystem, names


class Partitions:
    """The subsystem and name of each LPAR of a CEC; other IDs are ignored."""

    def __init__(self, lpars: Iterable[Lpar], css: Mapping[str, int]) -> None:
        self._places = {lpar.id: (css[lpar.css], lpar.name) for lpar in lpars}

    def accesses(self, channel: Channel) -> tuple[Access, ...]:
        """Return the PARTITION of a channel: all its subsystems, because an omitted subsystem admits all
        LPARs.
        """
        if channel.access is None:
            return ()
        access = dict(self.lists(channel.access))
        candidates = None if channel.candidates is None else dict(self.lists(channel.candidates))
        named = sorted({*access, *(candidates or {}), *channel.css})
        return tuple(_access(css, access, candidates) for css in named)

    def lists(self, lpars: Iterable[str]) -> Lists:
        """Return names by subsystem, in subsystem order."""
        found: dict[int, list[str]] = {}
        for lpar in lpars:
            if lpar in self._places:
                css, name = self._places[lpar]
                found.setdefault(css, []).append(name)
        return tuple((css, tuple(found[css])) for css in sorted(found))


def _access(
    css: int, access: Mapping[int, tuple[str, ...]], candidates: Mapping[int, tuple[str, ...]] | None
) -> Access:
    own = access.get(css, ())
    if candidates is None:
        return Access(css, own)
    more = candidates.get(css, ())
    same = bool(own) and set(more) == set(own)
    return Access(css, own, own if same else more, same)


def whole(names: Names, lists: Lists, reached: Iterable[int]) -> Lists:
    """Return lists that also contain all partitions of reached subsystems without a list, as IOCP reads
    them.
    """
    listed = {css for css, _ in lists}
    rest = sorted(set(reached) - listed)
    return (*lists, *((css, tuple(name for other, name in names if other == css)) for css in rest))


def ids(names: Names, lists: Iterable[tuple[int, Sequence[str]]]) -> tuple[str, ...]:
    """Return the LPARs of lists by name, without names that no partition has."""
    found = ((css, name) for css, inside in lists for name in inside)
    return tuple(dict.fromkeys(names[pair] for pair in found if pair in names))


def unknown(names: Names, lists: Iterable[tuple[int, Sequence[str]]]) -> list[tuple[int, str]]:
    """Return the subsystem and name of entries that match no partition."""
    return [(css, name) for css, inside in lists for name in inside if (css, name) not in names]


def listed(deck: Deck) -> tuple[Partition, ...]:
    """Return the partitions named in a deck's lists: the only known partitions if it has no RESOURCE."""
    found: dict[tuple[int, str], Origin] = {}
    for chpid in deck.chpids:
        for entry in (*chpid.access, *chpid.deny):
            for name in (*entry.access, *(entry.candidate or ())):
                found.setdefault((entry.css, name), chpid.origin)
    for device in deck.devices:
        for css, names in (*(device.partitions or ()), *(device.denied or ())):
            for name in names:
                found.setdefault((css, name), device.origin)
    return tuple(Partition(name, None, css, origin) for (css, name), origin in found.items() if name != "*")

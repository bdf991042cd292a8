"""Lists of LPARs, as IOCP states them by subsystem and name, and as a drawing holds them by id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.iocp.deck.definitions import Access, Deck, Origin, Partition

Names = Mapping[tuple[int, str], str]  # subsystem and name of a partition -> id of its LPAR
Lists = tuple[tuple[int, tuple[str, ...]], ...]  # subsystem, names


class Partitions:
    """Subsystem and name of each LPAR of a CEC; others are passed over."""

    def __init__(self, lpars: Iterable[Lpar], css: Mapping[str, int]) -> None:
        self._places = {lpar.id: (css[lpar.css], lpar.name) for lpar in lpars}

    def accesses(self, channel: Channel) -> tuple[Access, ...]:
        """PARTITION of a channel: each of its subsystems, as one left out would let all of its LPARs in."""
        if channel.access is None:
            return ()
        access = dict(self.lists(channel.access))
        candidates = None if channel.candidates is None else dict(self.lists(channel.candidates))
        named = sorted({*access, *(candidates or {}), *channel.css})
        return tuple(_access(css, access, candidates) for css in named)

    def lists(self, lpars: Iterable[str]) -> Lists:
        """Return names by subsystem, in order of the subsystems."""
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
    """Return lists that also name all partitions of reached subsystems without a list, as IOCP reads them."""
    listed = {css for css, _ in lists}
    rest = sorted(set(reached) - listed)
    return (*lists, *((css, tuple(name for other, name in names if other == css)) for css in rest))


def ids(names: Names, lists: Iterable[tuple[int, Sequence[str]]]) -> tuple[str, ...]:
    """Return the LPARs of lists by name; skip a name that no partition has."""
    found = ((css, name) for css, inside in lists for name in inside)
    return tuple(dict.fromkeys(names[pair] for pair in found if pair in names))


def unknown(names: Names, lists: Iterable[tuple[int, Sequence[str]]]) -> list[tuple[int, str]]:
    """Subsystem and name of what no partition has."""
    return [(css, name) for css, inside in lists for name in inside if (css, name) not in names]


def listed(deck: Deck) -> tuple[Partition, ...]:
    """Return the partitions that lists of a deck name: all that is known of them when it has no RESOURCE."""
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

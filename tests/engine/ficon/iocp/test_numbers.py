"""Device numbers that a partition would see twice: the sweep finds what looking at all pairs finds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.ficon.iocp.deck.definitions import (
    Access,
    Chpid,
    Deck,
    DeckControlUnit,
    DeckDevice,
    DeckPath,
    Origin,
    Partition,
)
from engine.ficon.iocp.rules.rule import check

NAMES = ("A", "B", "C", "D")
SOME = st.lists(st.sampled_from(NAMES), min_size=1, max_size=4, unique=True).map(tuple)


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """Four channels with their partitions, a control unit each, and devices whose numbers overlap."""
    lists = draw(st.tuples(SOME, SOME, SOME, SOME))
    devices = [
        DeckDevice(
            number=0x1000 + draw(st.integers(0, 24)),
            count=draw(st.integers(1, 12)),
            units=tuple(draw(st.lists(st.integers(0, 3), min_size=1, max_size=2, unique=True))),
            partitions=draw(st.none() | SOME.map(lambda names: ((0, names),))),
            denied=None,
            schset=draw(st.integers(0, 1)),
            origin=Origin(thing=str(n)),
        )
        for n in range(draw(st.integers(0, 9)))
    ]
    return Deck(
        partitions=tuple(Partition(name, n + 1) for n, name in enumerate(NAMES)),
        chpids=tuple(Chpid(n, access=(Access(0, names, ()),), shared=True) for n, names in enumerate(lists)),
        units=tuple(DeckControlUnit(n, paths=(DeckPath(0, n),)) for n in range(4)),
        devices=tuple(devices),
    )


def seers(deck: Deck, device: DeckDevice) -> set[str]:
    found = {name for number in device.units for name in deck.chpids[number].access[0].access}
    return found if device.partitions is None else found & set(device.partitions[0][1])


def clash(deck: Deck, one: DeckDevice, other: DeckDevice) -> bool:
    numbers = range(one.number, one.number + one.count)
    others = range(other.number, other.number + other.count)
    both = set(numbers) & set(others) and seers(deck, one) & seers(deck, other)
    return bool(both) and one.schset == other.schset


@given(deck=decks())
def test_the_sweep_finds_what_all_pairs_tell(deck: Deck) -> None:
    devices = {device.origin.thing: device for device in deck.devices}
    told = [tuple(thing.thing for thing in one.things) for one in check(deck) if one.code == "ICP361I"]
    for first, second in told:
        assert clash(deck, devices[first], devices[second])
    order = sorted(deck.devices, key=lambda one: one.number)
    later = {
        one.origin.thing for n, one in enumerate(order) if any(clash(deck, one, other) for other in order[:n])
    }
    assert len(told) == len(later)

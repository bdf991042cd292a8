"""Limits of machine types, by ID SYSTEM; without it the limits of a z17 hold."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ficon.iocp.deck.definitions import Deck

_OLDER = ("2064", "2066", "2084", "2086", "2094", "2096", "2097", "2098", "2817", "2818", "2827", "2828")
_SMALL = ("2965", "3907", "8562", "3932", "9176")


@dataclass(frozen=True, slots=True)
class Profile:
    """Limits of a machine."""

    partitions: int = 85  # IOCP User's Guide, machine limits, z17
    last_css: int = 5  # the last one takes 10 partitions, the others 15
    last_partitions: int = 10
    addresses: int = 32768  # devices of an FC channel; assumed for z13 and later, as vendors state it


LATEST = Profile()
_SMALLER = Profile(
    partitions=40, last_css=2
)  # IOCP User's Guide, machine limits, 9176; assumed for its elders
_EARLIER = Profile(partitions=60, last_css=3, last_partitions=15, addresses=16384)
"""60 partitions: PR/SM Planning Guide of the z9; 16,384 devices: storage vendors' planning guides."""


def profile(deck: Deck) -> Profile:
    """Return the limits of the machine that a deck is for."""
    kind = deck.ident.system[0] if deck.ident and deck.ident.system else ""
    if kind in _OLDER:
        return _EARLIER
    return _SMALLER if kind in _SMALL else LATEST

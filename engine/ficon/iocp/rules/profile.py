"""Machine types: their limits by ID SYSTEM, and which of these a public document states.

Without a type, or with an unknown type, the limits of a z17 apply. Values that are not in `stated` are
assumed from the generation, and messages report this. Sources: IOCP User's Guide 9176 (types; LPs of 9175 and
9176; limits of the z17; sample report of a 3906 with CSSs 0-5); z13s Technical Guide (3 CSSs with 15, 15 and
10 LPs, 3 sets); z15 Technical Guide (6 CSSs, 4 sets; sets came with the z9); IBM Z Connectivity Handbook,
2018 (subchannel sets; FICON Express4 up to zEC12, FICON Express8 up to z13); z9 PR/SM Planning Guide (60
LPs); announcements of z890 and z990 (30 LPs, 2 and 4 CSSs).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.ficon.iocp.deck.definitions import Deck
from engine.language import say

NOT_STATED = "; the limit of this type is not confirmed"


@dataclass(frozen=True, slots=True)
class Profile:
    """Limits of a machine.

    last_css: the last subsystem, which allows last_partitions partitions; the others allow 15.

    sets: subchannel sets; addresses: devices of an FC channel; stated: fields that a public document states.
    oldest: the oldest FICON card that it supports, new or from an older machine. card: the card that a FICON
    channel of a deck is assumed to have, because decks do not describe cards; assumed: a card of the
    machine's own generation.
    """

    title: str
    partitions: int = 85
    last_css: int = 5
    last_partitions: int = 10
    addresses: int = 32768  # assumed for z13 and later, as vendors state it; 16,384 for older ones
    sets: int = 4
    oldest: str = "FE8S"
    stated: frozenset[str] = frozenset()
    card: str = "FE32S"

    def doubt(self, field: str) -> str:
        """Return the text that is added to a message if no public document states this limit."""
        return "" if field in self.stated else say(NOT_STATED)


def _small(title: str, sets: int, stated: str, card: str = "FE32S", oldest: str = "FE8S") -> Profile:
    more = {"oldest": oldest, "stated": frozenset(stated.split()), "card": card}
    return Profile(title, partitions=40, last_css=2, sets=sets, **more)  # type: ignore[arg-type]


def _older(
    title: str, partitions: int, last_css: int, sets: int, stated: str, oldest: str = "FE1"
) -> Profile:
    return Profile(title, partitions, last_css, 15, 16384, sets, oldest, frozenset(stated.split()), "FE4")


LATEST = Profile("z17", stated=frozenset(("partitions", "last_css", "last_partitions", "sets", "oldest")))
MACHINES = {
    "9175": LATEST,
    "9176": _small("z17 ME2 and MER", 4, "partitions oldest"),
    "3931": Profile("z16", stated=frozenset(("oldest",))),
    "3932": _small("z16 A02", 3, "oldest"),
    "8561": Profile("z15", stated=frozenset(("last_css", "sets", "oldest")), card="FE16SA"),
    "8562": _small("z15 T02", 3, "oldest", "FE16SA"),
    "3906": Profile("z14", stated=frozenset(("last_css", "sets", "oldest")), card="FE16S+"),
    "3907": _small("z14 ZR1", 3, "sets oldest", "FE16S+"),
    "2964": Profile("z13", oldest="FE8", stated=frozenset(("sets", "oldest")), card="FE16S"),
    "2965": _small("z13s", 3, "partitions last_css last_partitions sets oldest", "FE16S", "FE8"),
    "2827": _older("zEC12", 60, 3, 3, "sets oldest", "FE4"),
    "2828": _older("zBC12", 60, 3, 2, "sets oldest", "FE4"),
    "2817": _older("z196", 60, 3, 3, ""),
    "2818": _older("z114", 60, 3, 2, ""),
    "2097": _older("z10 EC", 60, 3, 2, ""),
    "2098": _older("z10 BC", 60, 3, 2, ""),
    "2094": _older("z9 EC", 60, 3, 2, "partitions"),
    "2096": _older("z9 BC", 60, 3, 2, "partitions"),
    "2084": _older("z990", 30, 3, 1, "partitions last_css sets"),
    "2086": _older("z890", 30, 1, 1, "partitions last_css sets"),
    "2064": _older("z900", 15, 0, 1, "sets"),
    "2066": _older("z800", 15, 0, 1, "sets"),
}


SINCE = {(7, 1): "2827", (7, 2): "2964", (7, 3): "3906"}  # z/VM release -> the oldest machine that it runs on
# Source of 7.1: IBM software announcement AP18-0295; the others are not confirmed.


def profile(deck: Deck) -> Profile:
    """Return the limits of the machine for which a deck is written."""
    return machine(deck.ident.system[0] if deck.ident and deck.ident.system else "")


def machine(kind: str) -> Profile:
    """Return the limits of a machine type, such as 3906."""
    return MACHINES.get(kind, LATEST)

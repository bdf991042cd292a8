"""A large drawing for benchmarks: CECs with SSI clusters across them. And edits as an engineer makes them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, ChannelCard, Css, Director, Lpar, Port
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, UnitPath
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.paper import PaperNote

CHANNELS, DIRECTORS = 3, 2  # of each CEC; channel by channel to one director and the other
FIRST = 0x1000  # device number
MAX_CLUSTERS = 15  # LPARs of a subsystem


class Plant:
    """A drawing in the making: CECs A to D; every cluster has an LPAR on each."""

    def __init__(self, devices: int) -> None:
        self.draft = Draft(Drawing(), "Draw a plant")
        self.devices = devices  # on each channel of a link
        self.next: dict[str, int] = {}  # LPAR -> device number
        self.ports: dict[str, str] = {}  # channel -> link address
        self.directors = [self.draft.add(Director, switch=0x21 + place) for place in range(DIRECTORS)]
        self.sites = {name: self._site(name) for name in "ABCD"}

    def _site(self, name: str) -> tuple[Css, list[Channel]]:
        cec = self.draft.add(Cec, name=name)
        return self.draft.add(Css, cec=cec.id), [self._channel(cec, name, place) for place in range(CHANNELS)]

    def _channel(self, cec: Cec, name: str, place: int) -> Channel:
        director = self.directors[place % DIRECTORS]
        card = self.draft.add(ChannelCard, cec=cec.id, slot=place + 1)
        made = self.draft.add(
            Channel, cec=cec.id, chpid=0x50 + place, card=card.id, switch=director.switch, pchid=0x100 + place
        )
        address = 0xC0 + 4 * place + "ABCD".index(name)
        port = self.draft.add(Port, director=director.id, address=address)
        self.draft.add(Cable, ends=(made.id, port.id))
        self.ports[made.id] = f"{address:02X}"
        return made

    def cluster(self, place: int) -> None:
        """Four members with a link between each two."""
        members = {
            name: self.draft.add(
                Lpar, css=css.id, name=f"LP{name}{place}", mif=place + 1, system=f"VM{name}{place}"
            )
            for name, (css, _) in self.sites.items()
        }
        self.draft.add(Cluster, name=f"SSI{place}", slots=tuple(one.id for one in members.values()))
        for pair in combinations(members, 2):
            self._link(pair, [members[name] for name in pair])

    def _link(self, names: tuple[str, str], lpars: list[Lpar]) -> None:
        taken: list[int] = []
        for place in range(CHANNELS):
            channels = [self.sites[name][1][place] for name in names]
            number = max(self.next.get(one.id, FIRST) for one in lpars)
            for side in (0, 1):
                self._define(lpars[side], channels[side], lpars[1 - side], channels[1 - side], number)
            taken += range(number, number + self.devices)
        first, second = lpars
        self.draft.add(IsfcLink, ends=(first.id, second.id), devices=(tuple(taken), tuple(taken)))

    def _define(self, lpar: Lpar, near: Channel, target: Lpar, far: Channel, number: int) -> None:
        path = UnitPath(css=0, channel=near.id, link=self.ports[far.id])
        self.next[""] = self.next.get("", 0x4000) + 1
        unit = self.draft.add(
            ControlUnit, cec=near.cec, number=self.next[""], paths=(path,), cuadd=target.mif, units=((0, 16),)
        )
        self.draft.add(
            DeviceRange,
            number=number,
            count=self.devices,
            control_units=(unit.id,),
            address=0,
            lpars=(lpar.id,),
        )
        self.next[lpar.id] = number + self.devices


def plant(clusters: int = 12, devices: int = 4) -> Drawing:
    """Return a drawing of 83 things per cluster, and 65 more. At most 15 clusters."""
    made = Plant(devices)
    for place in range(min(clusters, MAX_CLUSTERS)):
        made.cluster(place)
    drawing = Drawing()
    drawing.apply(made.draft.done())
    return drawing


# ---- edits

Values = dict[str, Callable[[Random], Any]]
_GENERATIONS = ("FE4", "FE8", "FE16S")
FIELDS: dict[type[Thing], Values] = {
    Lpar: {
        "name": lambda rng: rng.choice(["LPA0", "NEW", "*"]),
        "mif": lambda rng: rng.choice([None, 1, 2, 14, 15]),
        "system": lambda rng: rng.choice(["", "VMA0", f"V{rng.randrange(99)}"]),
        "release": lambda rng: rng.choice(["", "6.1", "7.3"]),
    },
    ChannelCard: {
        "generation": lambda rng: rng.choice(_GENERATIONS),
        "slot": lambda rng: rng.randrange(1, 6),
    },
    Cec: {"name": lambda rng: rng.choice("ABXY"), "maxdev": lambda rng: rng.choice(["", "((CSS(0),65280))"])},
    Css: {"number": lambda rng: rng.randrange(3)},
    Channel: {
        "chpid": lambda rng: rng.randrange(0x50, 0x58),
        "shared": lambda rng: rng.random() < 0.7,
        "pchid": lambda rng: rng.choice([None, 0x100, 0x3FF]),
        "generation": lambda rng: rng.choice(_GENERATIONS),
        "card": lambda rng: None,
    },
    Director: {
        "switch": lambda rng: rng.randrange(0x20, 0x24),
        "domain": lambda rng: rng.choice([None, 0x21, 0x55]),
    },
    Port: {
        "address": lambda rng: rng.randrange(0xC0, 0xCF),
        "blocked": lambda rng: rng.random() < 0.3,
        "zones": lambda rng: rng.choice([(), (), ("PROD",), ("PROD", "TEST")]),
    },
    Cable: {
        "km": lambda rng: rng.choice([0.0, 8.0, 120.0, 290.0]),
        "credits": lambda rng: rng.choice([None, 4, 600]),
        "gbit": lambda rng: rng.choice([None, 2, 16]),
        "links": lambda rng: rng.randrange(1, 4),
    },
    ControlUnit: {
        "cuadd": lambda rng: rng.choice([None, *range(16)]),
        "number": lambda rng: rng.randrange(0x4000, 0x4100),
        "units": lambda rng: rng.choice([((0, 16),), ((0, 2),), ((0, 8), (32, 8))]),
    },
    DeviceRange: {
        "address": lambda rng: rng.randrange(4),
        "count": lambda rng: rng.randrange(1, 6),
        "number": lambda rng: FIRST + rng.randrange(64),
        "barred": lambda rng: None,
        "lpars": lambda rng: None,
        "stadet": lambda rng: rng.choice([True, False, None]),
    },
    IsfcLink: {"devices": lambda rng: _lists(rng)},
    Cluster: {"slots": lambda rng: (None, None)},
}


def _lists(rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    first = tuple(FIRST + rng.randrange(64) for _ in range(rng.randrange(18)))
    return first, first if rng.random() < 0.5 else first[::-1]


def edit(drawing: Drawing, rng: Random, destroy: float = 0.1) -> Change:
    """Change a field of a thing, as the inspector does; sometimes remove a thing or write a note."""
    while True:
        try:
            return _edit(drawing, rng, destroy)
        except DrawingError:
            continue


def _edit(drawing: Drawing, rng: Random, destroy: float) -> Change:
    things = [one for one in drawing if type(one) in FIELDS]
    if not things or rng.random() < 0.05:
        draft = Draft(drawing, "Write a note")
        return draft.done([draft.add(PaperNote, text="a note").id])
    thing = rng.choice(things)
    if rng.random() < destroy and not isinstance(thing, Cec | Css):
        return remove(drawing, [thing.id])
    name = rng.choice(sorted(FIELDS[type(thing)]))
    return set_fields(drawing, thing.id, **{name: FIELDS[type(thing)][name](rng)})

"""All kinds of elements, in the order in which they are written, and how they refer to each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Union

from pydantic import Field

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
from engine.ficon.drawing.model.paper import PaperGroup, PaperNote, SeverityRule, TitleBlock, Waiver

KINDS: tuple[type[Thing], ...] = (
    Cec, Css, Lpar, ChannelCard, Channel, Director, Port, Storage, Cable, ControlUnit, DeviceRange, KeptCards,
    IsfcLink, Cluster, PaperNote, PaperGroup, TitleBlock, Waiver, SeverityRule,
)  # fmt: skip
AnyThing = Annotated[
    Union[  # noqa: UP007
        Cec, Css, Lpar, ChannelCard, Channel, Director, Port, Storage, Cable, ControlUnit, DeviceRange,
        KeptCards, IsfcLink, Cluster, PaperNote, PaperGroup, TitleBlock, Waiver, SeverityRule,
    ],
    Field(discriminator="kind"),
]  # fmt: skip
RANK = {kind: place for place, kind in enumerate(KINDS)}


def kind_name(kind: type[Thing]) -> str:
    """Return the word for a kind that files and ids use."""
    return str(kind.model_fields["kind"].default)


def parent(thing: Thing) -> str:
    """Return the id of the container that holds an element; "" = it has no container."""
    match thing:
        case Channel():
            return thing.card or thing.cec
        case Css() | ChannelCard() | KeptCards():
            return thing.cec
        case Lpar():
            return thing.css
        case Port():
            return thing.director
        case ControlUnit():
            return thing.paths[0].channel if thing.paths else thing.cec
        case DeviceRange():
            return thing.control_units[0]
    return ""


def refers(thing: Thing) -> Iterator[str]:
    """Yield the ids of all elements to which an element refers; some ids are repeated."""
    match thing:
        case Css() | ChannelCard() | KeptCards():
            yield thing.cec
        case Lpar():
            yield thing.css
        case Channel():
            yield thing.cec
            yield from filter(None, (thing.card,))
            yield from thing.access or ()
            yield from thing.candidates or ()
        case Port():
            yield thing.director
        case Cable() | IsfcLink():
            yield from thing.ends
        case ControlUnit():
            yield thing.cec
            yield from (path.channel for path in thing.paths)
        case DeviceRange():
            yield from thing.control_units
            yield from thing.lpars or ()
            yield from thing.barred or ()
        case Cluster():
            yield from (slot for slot in thing.slots if slot)
        case PaperGroup() | Waiver():
            yield from thing.things

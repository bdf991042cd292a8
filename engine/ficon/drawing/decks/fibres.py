"""The fiber of a channel, as stated by a comment card of LPAR Lab in a deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.ficon.drawing.decks.notes import NOWHERE
from engine.ficon.drawing.model.cabling import Cable
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Drawing
from engine.language import say


@dataclass
class Fibre:
    """The far end of a channel's fiber, and its cable."""

    port: tuple[int, int] | None = None  # switch and port
    nowhere: bool = False  # told that it is not plugged in
    peer: str = ""  # "CB.0.41"
    storage: str = ""  # name of the storage unit there
    values: dict[str, object] = field(default_factory=dict)


def port_named(text: str) -> tuple[int, int]:
    """Return the switch and port of a text like "21.10"."""
    switch, _, address = text.partition(".")
    found = int(switch, 16), int(address, 16)
    if not all(0 <= number <= 0xFF for number in found):
        raise ValueError(say("{0} is not a switch port", text[:20]))
    return found


def fibre_of(values: Mapping[str, str]) -> Fibre:
    """Return the fiber of a channel as a card states it."""
    said = values.get("PORT", NOWHERE)
    told = None if said == NOWHERE else port_named(said)
    fields = cable_fields(values)
    return Fibre(
        told, "PORT" in values and told is None, values.get("PEER", ""), values.get("STORAGE", ""), fields
    )


def cable_fields(values: Mapping[str, str]) -> dict[str, object]:
    """Return the fields of the cable. Raises ValueError, DrawingError for wrong values."""
    found: dict[str, object] = {}
    if "KM" in values:
        found["km"] = float(values["KM"])
    if "CREDITS" in values:
        found["credits"] = int(values["CREDITS"])
    found |= {name.lower(): int(values[name]) for name in ("GBIT", "LINKS") if name in values}
    Draft(Drawing(), "Check").add(Cable, ends=("channel1", "channel2"), **found)
    return found

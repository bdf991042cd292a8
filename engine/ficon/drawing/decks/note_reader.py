"""The content of the comment cards of LPAR Lab in a deck: LPARs, cards, cables, directors, ports and
storage.
"""

from __future__ import annotations

from engine.ficon.drawing.decks.boxes import Boxes
from engine.ficon.drawing.decks.cards import cards_from_notes, cards_from_pchids
from engine.ficon.drawing.decks.director_ports import DirectorPorts
from engine.ficon.drawing.decks.fibres import Fibre, cable_fields, fibre_of, port_named
from engine.ficon.drawing.decks.notes import CardNote
from engine.ficon.drawing.decks.things import DeckThings
from engine.ficon.drawing.meaning.addresses import cable_of
from engine.ficon.drawing.model.cabling import Cable, Channel, Director
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.iocp.operand_texts import quoted
from engine.language import say


class NoteReader:
    """Reads the cards. fibres: of channels, by ID, as decks state them."""

    def __init__(self, draft: Draft, at: DirectorPorts, boxes: Boxes) -> None:
        self._draft, self._at, self._boxes = draft, at, boxes
        self.fibres: dict[str, Fibre] = {}

    def read(self, deck: DeckThings) -> None:
        """Apply a deck's comment cards; a card that does not fit is recorded as a problem of the deck."""
        if not cards_from_notes(self._draft, deck):
            cards_from_pchids(self._draft, deck)
        for name, port in deck.ports.items():
            self.fibres[name] = Fibre(port)
        for note in deck.notes:
            try:
                self._note(deck, note)
            except (ValueError, DrawingError) as error:
                deck.problem(
                    say("the card about {0} {1} is ignored: {2}", note.what, note.name, error),
                    deck.deck.resource.origin,
                )

    def _note(self, deck: DeckThings, note: CardNote) -> None:
        values = note.values
        if note.what == "LPAR":
            self._lpar(deck, note)
        elif note.what == "CHPID":
            channel = _channel(deck, note.name)
            self.fibres[channel] = fibre = fibre_of(values)
            if fibre.storage:
                self._boxes.plug(channel, fibre.storage, fibre.values)
            self._describe(channel, note)
        elif note.what == "IODEVICE":
            self._describe(deck.ranges.get(_range(deck, note.name), ""), note)
        elif note.what == "CNTLUNIT":
            self._unit(deck, note)
        elif note.what == "SWITCH":
            director = self._at.director(int(note.name, 16))
            old = self._draft.now.get(director, Director)
            said = int(values["DOMAIN"], 16) if "DOMAIN" in values else old.domain
            self._draft.set(director, domain=said, name=values.get("NAME", old.name))
        elif note.what == "PORT":
            switch, address = port_named(note.name)
            port = self._at.port(self._at.director(switch), address)
            zones = tuple(filter(None, values.get("ZONES", "").split(",")))
            self._draft.set(port, blocked=values.get("BLOCKED") == "YES", zones=zones)
            if "STORAGE" in values:
                self._boxes.plug(port, values["STORAGE"], cable_fields(values))
        elif note.what == "STORAGE":
            self._boxes.describe(note)
        elif note.what == "ISL":
            first, second = (
                self._at.port(self._at.director(pair[0]), pair[1])
                for pair in (port_named(note.name), port_named(values.get("TO", "")))
            )
            if cable_of(self._draft.now, first) is None and cable_of(self._draft.now, second) is None:
                self._draft.add(Cable, ends=(first, second), **cable_fields(values))

    def _lpar(self, deck: DeckThings, note: CardNote) -> None:
        css, _, name = note.name.partition(".")
        lpar = deck.lpars.get((int(css), name))
        if lpar is None:
            raise ValueError(say("the deck has no such partition"))
        names = {"SYSTEM": "system", "RELEASE": "release", "PROCESSORS": "processors", "MEMORY": "memory_gb"}
        fields = {names[key]: value for key, value in note.values.items() if key in names}
        self._draft.set(
            lpar,
            **{key: value if key in ("system", "release") else int(value) for key, value in fields.items()},
        )

    def _unit(self, deck: DeckThings, note: CardNote) -> None:
        unit = deck.units.get(int(note.name, 16))
        if unit is None:
            raise ValueError(say("the deck has no such control unit"))
        old = self._draft.now.get(unit, ControlUnit)
        more = [(key, note.values[key]) for key in ("SERIAL",) if key in note.values]
        if "SWPORT" in note.values:
            ports = (port_named(text) for text in note.values["SWPORT"].split(","))
            more.append(("SWPORT", f"({','.join(f'({switch:02X},{port:02X})' for switch, port in ports)})"))
        others = (*(other for other in old.others if other[0] not in dict(more)), *more)
        self._draft.set(unit, others=others, description=note.values.get("DESC", old.description))

    def _describe(self, thing: str, note: CardNote) -> None:
        """Store the HCD DESC text for a channel or a range of devices."""
        if "DESC" in note.values:
            if not thing:
                raise ValueError(say("the deck has no such devices"))
            old = self._draft.now[thing]
            kept = old.others if isinstance(old, (Channel, DeviceRange)) else ()
            others = tuple(pair for pair in kept if pair[0] != "DESC")
            self._draft.set(thing, others=(*others, ("DESC", quoted(note.values["DESC"]))))


def _channel(deck: DeckThings, name: str) -> str:
    css, _, number = name.partition(".")
    found = deck.channels.get((int(css), int(number, 16)))
    if found is None:
        raise ValueError(say("the deck has no such channel"))
    return found


def _range(deck: DeckThings, name: str) -> tuple[int, str]:
    """Return the number of a device range, and its first control unit."""
    number, _, unit = name.partition(".")
    return int(number, 16), deck.units.get(int(unit, 16), "")

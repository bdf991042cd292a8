"""Comment cards for facts that IOCP cannot state: ports, cards, systems, fibers.

IOCP ignores them. HCD has its own comments for such facts (they start with *$HCDC$), but their further format
was not found: these cards are LPAR Lab's own, "*LPARLAB CHPID 0.50 PORT=21.10 KM=2.5". Only LPAR Lab reads
them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from urllib.parse import quote, unquote

from engine.ficon.drawing.decks.exporting import decks, statement_keys
from engine.ficon.drawing.meaning.addresses import cable_of, far_of
from engine.ficon.drawing.meaning.storages import cables_of
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, ChannelCard, Director, Lpar, Port, Storage
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.cards.layout import TEXT
from engine.ficon.iocp.deck.definitions import Deck, Origin, UnknownCards

MARK = "*LPARLAB "
NOWHERE = "NONE"  # port of a channel that is not plugged in
_PLAIN = " !#$&'()*+,/:;=?@[]<>"  # characters that represent themselves in a text
_TEXTS = ("NAME", "DESC", "ZONES")  # the value is the rest of the card; a second card continues it


@dataclass(frozen=True)
class CardNote:
    """A comment card. what: LPAR, CHPID, CNTLUNIT, SWITCH, STORAGE, PORT or ISL; name: which of them."""

    what: str
    name: str
    values: Mapping[str, str]


# ---- cards


def cards(note: CardNote) -> list[str]:
    """Return the cards of a note, none extending past column 71."""
    head = f"{MARK}{note.what} {note.name}"
    short = [f"{key}={value}" for key, value in note.values.items() if key not in _TEXTS]
    found = _filled(head, short) if short or not note.values else []
    for key in _TEXTS:
        found += _text_cards(head, key, note.values.get(key, ""))
    return found


def _filled(head: str, words: Iterable[str]) -> list[str]:
    done, card = [], head
    for word in words:
        if len(card) + 1 + len(word) > TEXT:
            done.append(card)
            card = head
        card = f"{card} {word}"
    return [*done, card]


def _text_cards(head: str, key: str, text: str) -> Iterator[str]:
    rest = quote(text, safe=_PLAIN).replace("  ", "%20 ")
    rest = f"%20{rest[1:]}" if rest.startswith(" ") else rest
    rest = f"{rest[:-1]}%20" if rest.endswith(" ") else rest
    while rest:
        start = f"{head} {key}="
        cut = len(rest[: TEXT - len(start)].rstrip(" "))
        yield start + rest[:cut]
        rest = rest[cut:]


def parse(card: str) -> CardNote | None:
    """Return the content of a card; None if it is not a comment card of LPAR Lab."""
    if not card.startswith(MARK):
        return None
    what, _, rest = card[len(MARK) : TEXT].partition(" ")
    name, _, rest = rest.partition(" ")
    values = {}
    while rest:
        key, _, after = rest.partition("=")
        value, _, rest = (after, "", "") if key in _TEXTS else after.partition(" ")
        values[key] = value
    return CardNote(what, name, values)


def taken(deck: Deck) -> tuple[Deck, list[CardNote]]:
    """Return a deck without these cards, and their content; cards that continue a text are joined."""
    notes: dict[tuple[str, str], dict[str, str]] = {}
    kept = []
    for unknown_cards in deck.kept:
        rest = tuple(card for card in unknown_cards.text if not _take(notes, parse(card)))
        kept += [replace(unknown_cards, text=rest)] if rest else []
    found = [
        CardNote(*key, {name: _plain(name, value) for name, value in values.items()})
        for key, values in notes.items()
    ]
    return replace(deck, kept=tuple(kept)), found


def _take(notes: dict[tuple[str, str], dict[str, str]], note: CardNote | None) -> bool:
    if note is None:
        return False
    values = notes.setdefault((note.what, note.name), {})
    for key, value in note.values.items():
        values[key] = values.get(key, "") + value if key in _TEXTS else value
    return True


def _plain(key: str, value: str) -> str:
    return unquote(value) if key in _TEXTS or key == "SERIAL" else value


# ---- content of a drawing


def noted(drawing: Drawing) -> dict[str, Deck]:
    """Return the decks of a drawing with these cards included, each before the statement it describes."""
    return drawing.derived(_noted)


def _noted(drawing: Drawing) -> dict[str, Deck]:
    return {cec: _with_notes(drawing, cec, deck) for cec, deck in decks(drawing).items()}


def _with_notes(drawing: Drawing, cec: str, deck: Deck) -> Deck:
    places: dict[str, int] = {}
    for place, key in enumerate(statement_keys(deck)):
        places.setdefault(key, place)
    kept = list(deck.kept)
    for key, note, thing in _notes(drawing, cec, deck):
        kept.append(UnknownCards(tuple(cards(note)), places.get(key, 0), Origin(thing=thing)))
    return replace(deck, kept=tuple(sorted(kept, key=lambda unknown_cards: unknown_cards.before)))


def _notes(drawing: Drawing, cec: str, deck: Deck) -> Iterator[tuple[str, CardNote, str]]:
    """Yield the statement that each note describes, the note, and its element."""
    for lpar in _lpars(drawing, deck):
        yield "RESOURCE", *lpar
    channels = [drawing.get(chpid.origin.thing, Channel) for chpid in deck.chpids]
    described = {
        chpid.origin.thing: {"DESC": chpid.description} for chpid in deck.chpids if chpid.description
    }
    for note in (*_storages(drawing, channels), *_directors(drawing, channels)):
        yield "RESOURCE", *note
    for channel in channels:
        name = f"{min(channel.css)}.{channel.chpid:02X}"
        values = _values(drawing, channel)
        values |= described.get(channel.id, {})
        if values:
            yield f"CHPID {name}", CardNote("CHPID", name, values), channel.id
    for unit in deck.units:
        values = _hcd(unit.serial, unit.ports, unit.description)
        if values:
            name = f"{unit.number:04X}"
            yield f"CNTLUNIT {name}", CardNote("CNTLUNIT", name, values), unit.origin.thing
    for device in deck.devices:
        if device.description and device.units:
            name = f"{device.number:04X}.{device.units[0]:04X}"
            values = {"DESC": device.description}
            key = f"IODEVICE {device.number:04X} {device.units[0]:04X}"
            yield key, CardNote("IODEVICE", name, values), device.origin.thing


def _lpars(drawing: Drawing, deck: Deck) -> Iterator[tuple[CardNote, str]]:
    for partition in deck.partitions:
        lpar = drawing.get(partition.origin.thing, Lpar)
        values = {}
        if lpar.system:
            values["SYSTEM"] = lpar.system
        if lpar.release:
            values["RELEASE"] = lpar.release
        if lpar.processors != Lpar.model_fields["processors"].default:
            values["PROCESSORS"] = str(lpar.processors)
        if lpar.memory_gb != Lpar.model_fields["memory_gb"].default:
            values["MEMORY"] = str(lpar.memory_gb)
        if values and not partition.reserved:
            yield CardNote("LPAR", f"{partition.css}.{partition.name}", values), lpar.id


def _values(drawing: Drawing, channel: Channel) -> dict[str, str]:
    values = {}
    card = drawing.find(channel.card or "")
    if isinstance(card, ChannelCard):
        values["SLOT"] = str(card.slot)
    generation = card.generation if isinstance(card, ChannelCard) else channel.generation
    if generation != Channel.model_fields["generation"].default or card or channel.pchid is not None:
        values["GENERATION"] = generation  # without it a PCHID would make a card
    cable = cable_of(drawing, channel.id)
    if cable is not None:
        values |= _far(drawing, far_of(drawing, channel.id)) | _fibre(cable)
    elif channel.type == "FC":
        values["PORT"] = NOWHERE
    return values


def _far(drawing: Drawing, name: str) -> dict[str, str]:
    far = drawing[name]
    if isinstance(far, Port):
        return {"PORT": _port(drawing, far)}
    if isinstance(far, Channel):
        cec = drawing.get(far.cec, Cec).name
        return {"PEER": f"{cec}.{min(far.css)}.{far.chpid:02X}"}
    if isinstance(far, Storage):
        return {"STORAGE": far.name}
    return {}


def _fibre(cable: Cable) -> dict[str, str]:
    values = {}
    if cable.km:
        values["KM"] = repr(cable.km)
    if cable.credits is not None:
        values["CREDITS"] = str(cable.credits)
    values |= {"GBIT": str(cable.gbit)} if cable.gbit is not None else {}
    return values | ({"LINKS": str(cable.links)} if cable.links > 1 else {})


def _port(drawing: Drawing, port: Port) -> str:
    return f"{drawing.get(port.director, Director).switch:02X}.{port.address:02X}"


def _directors(drawing: Drawing, channels: Iterable[Channel]) -> Iterator[tuple[CardNote, str]]:
    """Return the directors that channels reach, their blocked and free ports, and the links between them."""
    isls = _isls_of(drawing)
    near = _reached(drawing, channels, isls)
    for name in near:
        director = drawing.get(name, Director)
        values = {} if director.domain is None else {"DOMAIN": f"{director.domain:02X}"}
        values |= {"NAME": director.name} if director.name else {}
        if values:
            yield CardNote("SWITCH", f"{director.switch:02X}", values), name
        for port in drawing.children(name):
            if not isinstance(port, Port):
                continue
            values = {"BLOCKED": "YES"} if port.blocked else {}
            values |= {"ZONES": ",".join(port.zones)} if port.zones else {}
            cable = cable_of(drawing, port.id)
            box = drawing.find(far_of(drawing, port.id))
            if cable is not None and isinstance(box, Storage):
                values = {"STORAGE": box.name} | values | _fibre(cable)
            if values or cable is None:
                yield CardNote("PORT", _port(drawing, port), values), port.id
    for cable in isls:
        first, second = (drawing.get(end, Port) for end in cable.ends)
        if {first.director, second.director} & near.keys():
            values = {"TO": _port(drawing, second)} | _fibre(cable)
            yield CardNote("ISL", _port(drawing, first), values), cable.id


def _storages(drawing: Drawing, channels: Sequence[Channel]) -> Iterator[tuple[CardNote, str]]:
    """Return the storage units at directors that channels reach, and those directly at channels."""
    near, own = _reached(drawing, channels, _isls_of(drawing)), {channel.id for channel in channels}
    for box in drawing.of(Storage):
        ends = (far for _, far in cables_of(drawing, box.id))
        if any(end.director in near if isinstance(end, Port) else end.id in own for end in ends):
            values = {"HOLDS": box.holds.upper(), "UNIT": box.unit}
            values |= {"SERIAL": quote(box.serial, safe="")} if box.serial else {}
            yield CardNote("STORAGE", box.name, values), box.id


def _isls_of(drawing: Drawing) -> list[Cable]:
    return [cable for cable in drawing.of(Cable) if all(isinstance(drawing[end], Port) for end in cable.ends)]


def _reached(drawing: Drawing, channels: Iterable[Channel], isls: Iterable[Cable]) -> dict[str, None]:
    """Return the directors of channels, by cable or by the entry switch named, and those behind ISLs."""
    named = {director.switch: director.id for director in drawing.of(Director)}
    near: dict[str, None] = {}
    for channel in channels:
        port = drawing.find(far_of(drawing, channel.id))
        entry = named.get(channel.switch) if channel.switch is not None else None
        found = port.director if isinstance(port, Port) else entry
        near |= {found: None} if found else {}
    pairs = [[drawing.get(end, Port).director for end in cable.ends] for cable in isls]
    for _ in pairs:
        more = {text: None for pair in pairs if not near.keys().isdisjoint(pair) for text in pair}
        if more.keys() <= near.keys():
            break
        near |= more
    return near


def _hcd(serial: str, ports: Iterable[tuple[int, int]], description: str) -> dict[str, str]:
    values = {"SERIAL": quote(serial, safe="")} if serial else {}
    listed = ",".join(f"{switch:02X}.{port:02X}" for switch, port in ports)
    values |= {"SWPORT": listed} if listed else {}
    return values | ({"DESC": description} if description else {})

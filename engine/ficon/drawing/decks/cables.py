"""Directors, ports, cards and cables of imported decks: what cards of ours say, what LINKs leave open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.ficon.drawing.decks import port_search
from engine.ficon.drawing.decks.boxes import Boxes
from engine.ficon.drawing.decks.cards import cards_from_notes, cards_from_pchids
from engine.ficon.drawing.decks.fibres import Fibre, cable_fields, fibre_of, port_named
from engine.ficon.drawing.decks.notes import CardNote
from engine.ficon.drawing.decks.port_search import Reference, Seat
from engine.ficon.drawing.decks.questions import Answers, PortQuestion, answer
from engine.ficon.drawing.decks.things import DeckThings
from engine.ficon.drawing.meaning.addresses import cable_of, domain, port_of
from engine.ficon.drawing.meaning.images import images, is_shared
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Director, Port
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC, OLD_CTC, ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.iocp.operand_texts import quoted
from engine.language import later, say

_FIBRE = frozenset(("FC", "FCV", "FCP", "CNC", "CTC", "CVC", "CBY"))
_WIDE = 4  # hexadecimal digits of a link address with its domain
_MAX_WAYS = 100  # that are counted
_CERTAIN = later("{0} is at port {1:02X}{2:02X}: no other fits the LINKs")
_ASSUMED = later("{0} is assumed at port {1:02X}{2:02X}, where the LINKs answer each other best")
_LAST_PORT = 0xFD  # FE is the director's own control unit port. Source: FICON director guides


class Cabling:
    """Cables channels of a draft, as far as it is certain where they go."""

    def __init__(
        self, draft: Draft, decks: Sequence[DeckThings], answers: Answers, assume: bool = False
    ) -> None:
        self.draft, self.decks, self.answers, self.assume = draft, decks, answers, assume
        self.questions: list[PortQuestion] = []
        self.told: list[str] = []
        self.fibres: dict[str, Fibre] = {}
        self.directors: dict[int, str] = {director.switch: director.id for director in draft.now.of(Director)}
        self.ports: dict[tuple[str, int], str] = {
            (port.director, port.address): port.id for port in draft.now.of(Port)
        }
        self.names = {cec.id: cec.name for cec in draft.now.of(Cec)}
        self.boxes = Boxes(draft)
        for deck in decks:
            self._notes(deck)
        self._switches()
        self._plug_known()
        self._plug_found()
        self._face_each_other()
        at = self._ports_of_units()
        self._isls()
        self.told += self.boxes.draw(at, self._told())

    # ---- what the decks say

    def _notes(self, deck: DeckThings) -> None:
        if not cards_from_notes(self.draft, deck):
            cards_from_pchids(self.draft, deck)
        for name, port in deck.ports.items():
            self.fibres[name] = Fibre(port)
        for note in deck.notes:
            try:
                self._note(deck, note)
            except (ValueError, DrawingError) as error:
                deck.problem(
                    say("the card about {0} {1} is passed over: {2}", note.what, note.name, error),
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
                self.boxes.plug(channel, fibre.storage, fibre.values)
            self._describe(channel, note)
        elif note.what == "IODEVICE":
            self._describe(deck.ranges.get(_range(deck, note.name), ""), note)
        elif note.what == "CNTLUNIT":
            self._unit(deck, note)
        elif note.what == "SWITCH":
            director = self._director(int(note.name, 16))
            old = self.draft.now.get(director, Director)
            said = int(values["DOMAIN"], 16) if "DOMAIN" in values else old.domain
            self.draft.set(director, domain=said, name=values.get("NAME", old.name))
        elif note.what == "PORT":
            switch, address = port_named(note.name)
            port = self._port(self._director(switch), address)
            zones = tuple(filter(None, values.get("ZONES", "").split(",")))
            self.draft.set(port, blocked=values.get("BLOCKED") == "YES", zones=zones)
            if "STORAGE" in values:
                self.boxes.plug(port, values["STORAGE"], cable_fields(values))
        elif note.what == "STORAGE":
            self.boxes.describe(note)
        elif note.what == "ISL":
            first, second = (
                self._port(self._director(pair[0]), pair[1])
                for pair in (port_named(note.name), port_named(values.get("TO", "")))
            )
            if cable_of(self.draft.now, first) is None and cable_of(self.draft.now, second) is None:
                self.draft.add(Cable, ends=(first, second), **cable_fields(values))

    def _lpar(self, deck: DeckThings, note: CardNote) -> None:
        css, _, name = note.name.partition(".")
        lpar = deck.lpars.get((int(css), name))
        if lpar is None:
            raise ValueError(say("the deck has no such partition"))
        names = {"SYSTEM": "system", "RELEASE": "release", "PROCESSORS": "processors", "MEMORY": "memory_gb"}
        fields = {names[key]: value for key, value in note.values.items() if key in names}
        self.draft.set(
            lpar,
            **{key: value if key in ("system", "release") else int(value) for key, value in fields.items()},
        )

    def _unit(self, deck: DeckThings, note: CardNote) -> None:
        unit = deck.units.get(int(note.name, 16))
        if unit is None:
            raise ValueError(say("the deck has no such control unit"))
        old = self.draft.now.get(unit, ControlUnit)
        more = [(key, note.values[key]) for key in ("SERIAL",) if key in note.values]
        if "SWPORT" in note.values:
            ports = (port_named(text) for text in note.values["SWPORT"].split(","))
            more.append(("SWPORT", f"({','.join(f'({switch:02X},{port:02X})' for switch, port in ports)})"))
        others = (*(other for other in old.others if other[0] not in dict(more)), *more)
        self.draft.set(unit, others=others, description=note.values.get("DESC", old.description))

    def _describe(self, thing: str, note: CardNote) -> None:
        """Keep what HCD's DESC says about a channel or a range of devices."""
        if "DESC" in note.values:
            if not thing:
                raise ValueError(say("the deck has no such devices"))
            old = self.draft.now[thing]
            kept = old.others if isinstance(old, (Channel, DeviceRange)) else ()
            others = tuple(pair for pair in kept if pair[0] != "DESC")
            self.draft.set(thing, others=(*others, ("DESC", quoted(note.values["DESC"]))))

    # ---- directors and ports

    def _switches(self) -> None:
        """Make a director for every switch id, with its domain if known."""
        for channel in self.draft.now.of(Channel):
            if channel.switch is not None and channel.type in _FIBRE:
                self._director(channel.switch)
        for switch, name in self.directors.items():
            said = self.answers.get(f"SWITCH {switch:02X}", "")
            if said and 1 <= len(said) <= 2:
                self.draft.set(name, domain=said)

    def _director(self, switch: int) -> str:
        if switch not in self.directors:
            self.directors[switch] = self.draft.add(Director, switch=switch).id
        return self.directors[switch]

    def _domain(self, switch: int) -> int:
        return domain(self.draft.now.get(self._director(switch), Director))

    def _of_domain(self, byte: int) -> str:
        """Return the director of a domain; a new one has it as its switch id."""
        found = (
            name for name in self.directors.values() if domain(self.draft.now.get(name, Director)) == byte
        )
        return next(found, "") or self._director(byte)

    def _port(self, director: str, address: int) -> str:
        if (director, address) not in self.ports:
            self.ports[director, address] = self.draft.add(Port, director=director, address=address).id
        return self.ports[director, address]

    # ---- channels

    def _plug_known(self) -> None:
        """Plug in what decks, or answers, say."""
        for channel in self._unplugged():
            said = self._said(channel)
            fibre = self.fibres.get(channel.id, Fibre())
            port = self._answered(channel, said) if said else None
            if port is None and fibre.port is not None:
                port = (self._director(fibre.port[0]), fibre.port[1])
            if port is not None:
                self._plug(channel, *port)

    def _said(self, channel: Channel) -> str | None:
        return answer(self.answers, self.names[channel.cec], min(channel.css), f"{channel.chpid:02X}")

    def _answered(self, channel: Channel, said: str) -> tuple[str, int] | None:
        """Director and port of an answer; None = it is none."""
        if len(said) not in (2, _WIDE) or any(text not in "0123456789ABCDEF" for text in said):
            return None
        number = int(said, 16)
        if len(said) == _WIDE:
            return self._of_domain(number >> 8), number & 0xFF
        return None if channel.switch is None else (self._director(channel.switch), number)

    def _plug(self, channel: Channel, director: str, address: int) -> bool:
        """Cable a channel to a port, unless another channel occupies it."""
        port = self._port(director, address)
        if cable_of(self.draft.now, port) is not None:
            self.told.append(
                say(
                    "{0} cannot be at port {1:02X} of switch {2:02X}: something else is plugged in there",
                    self._words(channel),
                    address,
                    self.draft.now.get(director, Director).switch,
                )
            )
            return False
        values = self.fibres.get(channel.id, Fibre()).values
        self.draft.add(Cable, ends=(channel.id, port), **values)
        return True

    def _unplugged(self) -> list[Channel]:
        cabled = {end for cable in self.draft.now.of(Cable) for end in cable.ends}
        return [
            channel
            for channel in self.draft.now.of(Channel)
            if channel.id not in cabled and channel.type in _FIBRE
        ]

    def _nowhere(self, name: str) -> bool:
        return self.fibres.get(name, Fibre()).nowhere

    def _words(self, channel: Channel) -> str:
        return say("CHPID {0:02X} of {1}", channel.chpid, self.names[channel.cec])

    # ---- channels whose ports LINKs tell

    def _plug_found(self) -> None:
        """Plug in what is certain by the LINKs, and ask for the rest."""
        seats, known = self._seats()
        references = list(self._references())
        found = port_search.search(seats, references, known)
        for name, port in found.ports.items():
            if name not in known:
                self._plug_at(name, port, name in found.assumed)
        for byte, address in found.spare:
            self._port(self._of_domain(byte), address)
        if self.assume:
            for name, port in found.likely.items():
                self._plug_at(name, port, True)
            return
        self._count_ways(found)
        asking = {reference.seat for reference in references}
        following = found.following if not self._left_open(found) else set()
        for name, ports in found.open.items():
            if name not in following:
                self._ask(self.draft.now.get(name, Channel), ports, name in asking)
        if following:
            count = len(following)
            self.told.append(
                say("{0} more {0:port follows|ports follow} from the answers about ports", count)
            )

    def _left_open(self, found: port_search.FoundPort) -> bool:
        """Return whether the author has left a channel open from whose port others would follow."""
        return any(self._said(self.draft.now.get(name, Channel)) == "" for name in found.open)

    def _plug_at(self, name: str, port: port_search.Port, assumed: bool) -> None:
        """Plug a channel in where the LINKs put it, and note it."""
        channel, (byte, address) = self.draft.now.get(name, Channel), port
        if self._nowhere(name):
            self._ask(channel, (port,), True)
        elif self._plug(channel, self._of_domain(byte), address):
            template = _ASSUMED if assumed else _CERTAIN
            self.told.append(say(template, self._words(channel), byte, address))

    def _count_ways(self, found: port_search.FoundPort) -> None:
        several = {name: ports for name, ports in found.open.items() if ports}
        ways = sum(1 for _ in port_search.solutions(several, _MAX_WAYS + 1)) if several else 0
        if ways > 1:
            count = say("more than {0}", _MAX_WAYS) if ways > _MAX_WAYS else str(ways)
            self.told.append(say("The LINKs fit {0} ways of plugging in {1} channels", count, len(several)))

    def _seats(self) -> tuple[list[Seat], dict[str, port_search.Port]]:
        now = self.draft.now
        known: dict[str, port_search.Port] = {}
        seats = []
        for channel in now.of(Channel):
            port = port_of(now, channel.id)
            if port is not None:
                known[channel.id] = domain(now.get(port.director, Director)), port.address
            elif channel.switch is None or channel.type != "FC" or cable_of(now, channel.id):
                continue
            seen = (images(now).cuadd(lpar) for lpar in images(now).holders(channel))
            far = frozenset(number for number in seen if number is not None)
            byte = known[channel.id][0] if port or channel.switch is None else self._domain(channel.switch)
            seats.append(Seat(channel.id, channel.cec, byte, far, is_shared(channel)))
        return seats, known

    def _references(self) -> Iterator[Reference]:
        now = self.draft.now
        for unit in now.of(ControlUnit):
            for path in unit.paths if unit.unit == FCTC else ():
                channel = now.get(path.channel, Channel)
                if not path.link or "*" in path.link or channel.switch is None:
                    continue
                number = int(path.link, 16)
                byte = number >> 8 if len(path.link) == _WIDE else self._domain(channel.switch)
                yield Reference(channel.id, unit.cec, (byte, number & 0xFF), unit.cuadd)

    def _ask(self, channel: Channel, ports: tuple[port_search.Port, ...], talks: bool) -> None:
        if self._said(channel) == "" or not (ports or talks):
            return
        candidates = tuple(f"{byte:02X}{address:02X}" for byte, address in ports)
        switch = say("none") if channel.switch is None else f"{channel.switch:02X}"
        why = say(
            "A deck does not say it, and no LINK here names a port of switch {0} that could be it.", switch
        )
        if len(candidates) == 1:
            why = say(
                "LINKs name port {0}, but that may be a channel of a CEC that is not here.", candidates[0]
            )
        elif candidates:
            why = say("A deck does not say it, and {0} ports that LINKs name could be it.", len(candidates))
        self._question(channel, candidates, why)

    def _question(self, channel: Channel, candidates: tuple[str, ...], why: str) -> None:
        cec = self.names[channel.cec]
        css, number = min(channel.css), channel.chpid
        self.questions.append(PortQuestion(cec, css, number, channel.switch, candidates, why))

    def _ports_of_units(self) -> dict[str, list[str]]:
        """Draw the ports that LINKs of disks and tapes name; return the control units behind each."""
        now, found = self.draft.now, dict[str, list[str]]()
        for unit in now.of(ControlUnit):
            for path in unit.paths if unit.unit != FCTC else ():
                switch = now.get(path.channel, Channel).switch
                if switch is None or not path.link.strip("*"):
                    continue
                number = int(path.link, 16)
                wide = len(path.link) == _WIDE
                director = self._of_domain(number >> 8) if wide else self._director(switch)
                port = self._port(director, number & 0xFF)
                if unit.unit not in OLD_CTC:
                    found.setdefault(port, []).append(unit.id)
        return found

    # ---- point to point

    def _face_each_other(self) -> None:
        """Cable FCTC channels without a switch to each other: as stated, or where one pair is possible."""
        lone = {channel.id: channel for channel in self._unplugged()}
        names = {self._key(channel): channel.id for channel in self.draft.now.of(Channel)}
        for name, channel in list(lone.items()):
            far = names.get(self._said(channel) or self.fibres.get(name, Fibre()).peer, "")
            if name in lone and far in lone and far != name:
                self._face(lone, name, far)
        talkers = self._talkers()
        lone = {name: channel for name, channel in lone.items() if channel.switch is None and name in talkers}
        known = images(self.draft.now.copy())
        reach = {
            (name, far)
            for name in lone
            for far in lone
            if lone[name].cec != lone[far].cec
            and all(known.named(lone[far], talker)[0] for talker in talkers[name])
        }
        fits = {name: [far for far in lone if {(name, far), (far, name)} <= reach] for name in lone}
        for name, fars in fits.items():
            certain = len(fars) == 1 and fits[fars[0]] == [name] and name in lone and fars[0] in lone
            if certain and not self._nowhere(name):
                self._face(lone, name, fars[0])
        for name, channel in lone.items():
            self._ask_face(channel, tuple(self._key(lone[far]) for far in fits[name] if far in lone))

    def _talkers(self) -> dict[str, set[int | None]]:
        """Channels with FCTC control units, and the CUADDs that these name."""
        found: dict[str, set[int | None]] = {}
        for unit in self.draft.now.of(ControlUnit):
            for path in unit.paths if unit.unit == FCTC else ():
                found.setdefault(path.channel, set()).add(unit.cuadd)
        return found

    def _key(self, channel: Channel) -> str:
        return f"{self.names[channel.cec]}.{min(channel.css)}.{channel.chpid:02X}"

    def _face(self, lone: dict[str, Channel], name: str, far: str) -> None:
        lone.pop(name)
        lone.pop(far)
        self.draft.add(Cable, ends=(name, far), **self.fibres.get(name, Fibre()).values)

    def _ask_face(self, channel: Channel, candidates: tuple[str, ...]) -> None:
        if self._said(channel) != "":
            why = say("It has no switch, and a deck does not state the far end of its fibre.")
            self._question(channel, candidates, why)

    # ---- between directors

    def _isls(self) -> None:
        """Add an inter-switch link where LINKs lead to another director, unless cards state all cables."""
        now = self.draft.now
        joined = set()
        for cable in now.of(Cable):
            ends = [now[end] for end in cable.ends]
            joined.add(frozenset(end.director for end in ends if isinstance(end, Port)))
        told = self._told()
        for channel, byte in [
            named_domain for named_domain in self._named_domains() if named_domain[0].cec not in told
        ]:
            pair = frozenset((self._director(channel.switch or 0), self._of_domain(byte)))
            if len(pair) == 2 and pair not in joined:
                joined.add(pair)
                self._isl(sorted(pair))

    def _told(self) -> set[str]:
        """Return the CECs whose decks have cards of ours about channels: those state all cables."""
        return {deck.cec for deck in self.decks if any(note.what == "CHPID" for note in deck.notes)}

    def _named_domains(self) -> Iterator[tuple[Channel, int]]:
        """Yield channels and the domains that LINKs name from them, of FCTC and of disks and tapes."""
        now = self.draft.now
        for reference in self._references():
            yield now.get(reference.seat, Channel), reference.port[0]
        for unit in now.of(ControlUnit):
            for path in unit.paths if unit.unit != FCTC else ():
                channel = now.get(path.channel, Channel)
                if channel.switch is not None and len(path.link.strip("*")) == _WIDE:
                    yield channel, int(path.link, 16) >> 8

    def _isl(self, pair: list[str]) -> None:
        switches = [f"{self.draft.now.get(text, Director).switch:02X}" for text in pair]
        free = [self._free(director) for director in pair]
        if -1 in free:
            self.told.append(
                say(
                    "LINKs lead from switch {0} to {1}: no port is left to join them",
                    switches[0],
                    switches[1],
                )
            )
            return
        ports = [self._port(*item) for item in zip(pair, free, strict=True)]
        self.draft.add(Cable, ends=tuple(ports))
        names = [f"{self.draft.now.get(port, Port).address:02X}" for port in ports]
        self.told.append(
            say(
                "LINKs lead from switch {0} to {1}: drawn as an inter-switch link at ports {2} "
                "and {3}, which no deck says",
                switches[0],
                switches[1],
                names[0],
                names[1],
            )
        )

    def _free(self, director: str) -> int:
        """Return the highest port that nothing names; -1 = none."""
        free = (number for number in range(_LAST_PORT, -1, -1) if (director, number) not in self.ports)
        return next(free, -1)


def _channel(deck: DeckThings, name: str) -> str:
    css, _, number = name.partition(".")
    found = deck.channels.get((int(css), int(number, 16)))
    if found is None:
        raise ValueError(say("the deck has no such channel"))
    return found


def _range(deck: DeckThings, name: str) -> tuple[int, str]:
    """Number of a range of devices, and its first control unit."""
    number, _, unit = name.partition(".")
    return int(number, 16), deck.units.get(int(unit, 16), "")

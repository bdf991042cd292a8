"""Cables of imported decks: targets according to decks and answers, and targets that LINKs leave open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.ficon.drawing.decks import port_search
from engine.ficon.drawing.decks.boxes import Boxes
from engine.ficon.drawing.decks.director_ports import DirectorPorts
from engine.ficon.drawing.decks.fibres import Fibre
from engine.ficon.drawing.decks.note_reader import NoteReader
from engine.ficon.drawing.decks.port_search import Reference, Seat
from engine.ficon.drawing.decks.questions import Answers, PortQuestion, answer
from engine.ficon.drawing.decks.things import DeckThings
from engine.ficon.drawing.meaning.addresses import cable_of, domain, port_of
from engine.ficon.drawing.meaning.images import images, is_shared
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Director, Port
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC, OLD_CTC, ControlUnit
from engine.language import later, say

_FIBRE = frozenset(("FC", "FCV", "FCP", "CNC", "CTC", "CVC", "CBY"))
_WIDE = 4  # hexadecimal digits of a link address with its domain
_MAX_WAYS = 100  # that are counted
_CERTAIN = later("{0} is at port {1:02X}{2:02X}: no other port fits the LINKs")
_ASSUMED = later("{0} is assumed at port {1:02X}{2:02X}, where the LINKs match best")


class Cabling:
    """Cables the channels of a draft, as far as their targets are certain."""

    def __init__(
        self, draft: Draft, decks: Sequence[DeckThings], answers: Answers, assume: bool = False
    ) -> None:
        self.draft, self.decks, self.answers, self.assume = draft, decks, answers, assume
        self.questions: list[PortQuestion] = []
        self.told: list[str] = []
        self.names = {cec.id: cec.name for cec in draft.now.of(Cec)}
        self.at, self.boxes = DirectorPorts(draft), Boxes(draft)
        reader = NoteReader(draft, self.at, self.boxes)
        for deck in decks:
            reader.read(deck)
        self.fibres = reader.fibres
        self._switches()
        self._plug_known()
        self._plug_found()
        self._face_each_other()
        at = self._ports_of_units()
        self._isls()
        self.told += self.boxes.draw(at, self._told())

    # ---- directors

    def _switches(self) -> None:
        """Create a director for every switch ID, with its domain if known."""
        for channel in self.draft.now.of(Channel):
            if channel.switch is not None and channel.type in _FIBRE:
                self.at.director(channel.switch)
        for switch, name in self.at.directors.items():
            said = self.answers.get(f"SWITCH {switch:02X}", "")
            if said and 1 <= len(said) <= 2:
                self.draft.set(name, domain=said)

    # ---- channels

    def _plug_known(self) -> None:
        """Plug in channels whose ports are given by decks or answers."""
        for channel in self._unplugged():
            said = self._said(channel)
            fibre = self.fibres.get(channel.id, Fibre())
            port = self._answered(channel, said) if said else None
            if port is None and fibre.port is not None:
                port = (self.at.director(fibre.port[0]), fibre.port[1])
            if port is not None:
                self._plug(channel, *port)

    def _said(self, channel: Channel) -> str | None:
        return answer(self.answers, self.names[channel.cec], min(channel.css), f"{channel.chpid:02X}")

    def _answered(self, channel: Channel, said: str) -> tuple[str, int] | None:
        """Return the director and port of an answer; None = the answer does not specify them."""
        if len(said) not in (2, _WIDE) or any(text not in "0123456789ABCDEF" for text in said):
            return None
        number = int(said, 16)
        if len(said) == _WIDE:
            return self.at.of_domain(number >> 8), number & 0xFF
        return None if channel.switch is None else (self.at.director(channel.switch), number)

    def _plug(self, channel: Channel, director: str, address: int) -> bool:
        """Cable a channel to a port, unless another channel occupies it."""
        port = self.at.port(director, address)
        if cable_of(self.draft.now, port) is not None:
            self.told.append(
                say(
                    "{0} cannot be at port {1:02X} of switch {2:02X}: the port is in use",
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
        """Plug in channels whose ports are certain from the LINKs, and ask about the rest."""
        seats, known = self._seats()
        references = list(self._references())
        found = port_search.search(seats, references, known)
        for name, port in found.ports.items():
            if name not in known:
                self._plug_at(name, port, name in found.assumed)
        for byte, address in found.spare:
            self.at.port(self.at.of_domain(byte), address)
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
        """Return whether the author has left a channel open whose port would determine others."""
        return any(self._said(self.draft.now.get(name, Channel)) == "" for name in found.open)

    def _plug_at(self, name: str, port: port_search.Port, assumed: bool) -> None:
        """Plug a channel in at the port indicated by the LINKs, and record it."""
        channel, (byte, address) = self.draft.now.get(name, Channel), port
        if self._nowhere(name):
            self._ask(channel, (port,), True)
        elif self._plug(channel, self.at.of_domain(byte), address):
            template = _ASSUMED if assumed else _CERTAIN
            self.told.append(say(template, self._words(channel), byte, address))

    def _count_ways(self, found: port_search.FoundPort) -> None:
        several = {name: ports for name, ports in found.open.items() if ports}
        ways = sum(1 for _ in port_search.solutions(several, _MAX_WAYS + 1)) if several else 0
        if ways > 1:
            count = say("more than {0}", _MAX_WAYS) if ways > _MAX_WAYS else str(ways)
            text = say("The LINKs allow {0} ways to cable {1} {1:channel|channels}", count, len(several))
            self.told.append(text)

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
            byte = known[channel.id][0] if port or channel.switch is None else self.at.domain(channel.switch)
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
                byte = number >> 8 if len(path.link) == _WIDE else self.at.domain(channel.switch)
                yield Reference(channel.id, unit.cec, (byte, number & 0xFF), unit.cuadd)

    def _ask(self, channel: Channel, ports: tuple[port_search.Port, ...], talks: bool) -> None:
        if self._said(channel) == "" or not (ports or talks):
            return
        candidates = tuple(f"{byte:02X}{address:02X}" for byte, address in ports)
        switch = say("none") if channel.switch is None else f"{channel.switch:02X}"
        why = say(
            "A deck does not contain the port, and no LINK here refers to a possible port of switch {0}.",
            switch,
        )
        if len(candidates) == 1:
            why = say(
                "LINKs refer to port {0}, but the port might belong to a channel of a CEC that is "
                "not included here.",
                candidates[0],
            )
        elif candidates:
            why = say(
                "A deck does not contain the port, and LINKs refer to {0} possible ports.", len(candidates)
            )
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
                director = self.at.of_domain(number >> 8) if wide else self.at.director(switch)
                port = self.at.port(director, number & 0xFF)
                if unit.unit not in OLD_CTC:
                    found.setdefault(port, []).append(unit.id)
        return found

    # ---- point to point

    def _face_each_other(self) -> None:
        """Cable FCTC channels without a switch to each other: as stated, or if only one pair is possible."""
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
        """Return the channels with FCTC control units, and the CUADDs that these units name."""
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
            why = say("It has no switch, and a deck does not contain the far end of its cable.")
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
            pair = frozenset((self.at.director(channel.switch or 0), self.at.of_domain(byte)))
            if len(pair) == 2 and pair not in joined:
                joined.add(pair)
                self.told.append(self.at.join(sorted(pair)))

    def _told(self) -> set[str]:
        """Return the CECs whose decks have LPAR Lab's comment cards for channels: these state all cables."""
        return {deck.cec for deck in self.decks if any(note.what == "CHPID" for note in deck.notes)}

    def _named_domains(self) -> Iterator[tuple[Channel, int]]:
        """Yield channels and the domains that their LINKs name, for FCTC and for disks and tapes."""
        now = self.draft.now
        for reference in self._references():
            yield now.get(reference.seat, Channel), reference.port[0]
        for unit in now.of(ControlUnit):
            for path in unit.paths if unit.unit != FCTC else ():
                channel = now.get(path.channel, Channel)
                if channel.switch is not None and len(path.link.strip("*")) == _WIDE:
                    yield channel, int(path.link, 16) >> 8

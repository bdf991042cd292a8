"""The definitions of one deck as elements of a draft; anything that a drawing cannot contain is kept as
cards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

from engine.ficon.drawing.decks.exporting import LABEL, statement_keys
from engine.ficon.drawing.decks.lists import Lists, ids, listed, unknown, whole
from engine.ficon.drawing.decks.notes import CardNote
from engine.ficon.drawing.decks.questions import Answers, MifQuestion, PartitionQuestion, answer
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, DeviceRange, KeptCards
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.iocp import operand_texts as texts
from engine.ficon.iocp.deck import definitions as iocp
from engine.ficon.iocp.deck.definitions import Deck
from engine.ficon.iocp.deck.problem import Problem
from engine.ficon.iocp.rules.profile import MACHINES
from engine.ficon.iocp.writer import order_of, put_first, statement_cards
from engine.language import say

T = TypeVar("T", bound=Thing)
_SOURCE = "LPAR Lab: limits of a drawing"
_MAX_CARDS = 2000  # of one Kept
_CHPID = frozenset("PATH SHARED PARTITION REC NOTPART SWITCH PCHID TYPE SWPORT".split())
_UNIT = frozenset("CUNUMBR PATH UNITADD LINK CUADD UNIT DESC".split())
_DEVICE = frozenset("ADDRESS UNITADD CUNUMBR STADET PARTITION NOTPART UNIT".split())


class DeckThings:
    """One deck in a draft. channels, units, ranges: IDs by subsystem and CHPID, by number, ..."""

    def __init__(self, draft: Draft, deck: Deck, notes: Sequence[CardNote], answers: Answers) -> None:
        self.draft, self.deck, self.notes, self.answers = draft, deck, notes, answers
        self.questions: list[MifQuestion | PartitionQuestion] = []
        self.problems: list[Problem] = []
        self.css: dict[int, str] = {}
        self.lpars: dict[tuple[int, str], str] = {}
        self.channels: dict[tuple[int, int], str] = {}
        self.units: dict[int, str] = {}
        self.ranges: dict[tuple[int, str], str] = {}  # by first device number and control unit
        self._reached: dict[int, set[int]] = {}  # subsystems of a control unit
        self.ports: dict[str, tuple[int, int]] = {}  # channel -> switch and port if the deck specifies them
        self._keys = statement_keys(deck)
        self._places = {pair: place for place, pair in enumerate(order_of(deck))}
        self._undrawn: dict[int, list[str]] = defaultdict(list)  # cards, by statement
        self.cec = self._cec()
        known = MACHINES.get(deck.ident.system[0]) if deck.ident and deck.ident.system else None
        self.card = known.card if known else ""  # of FC channels without a specification
        self._met = _Met(draft, self.cec)
        self._take()

    def _take(self) -> None:
        self._partitions()
        for index, chpid in enumerate(self.deck.chpids):
            self._attempt("CHPID", index, partial(self._chpid, chpid))
        for index, unit in enumerate(self.deck.units):
            self._attempt("CNTLUNIT", index, partial(self._unit, unit))
        for index, device in enumerate(self.deck.devices):
            self._attempt("IODEVICE", index, partial(self._device, device))
        self._kept()

    def _attempt(self, operation: str, index: int, make: Callable[[], None]) -> None:
        """Draw a definition, or keep its cards and record the reason."""
        try:
            make()
        except DrawingError as error:
            place = self._places[operation, index]
            self._undrawn[place] += statement_cards(self.deck, operation, index)
            origin = getattr(self.deck, _TABLES[operation])[index].origin
            self.problem(say("{0} is kept unchanged, but not drawn: {1}", self._keys[place], error), origin)

    def problem(self, text: str, origin: iocp.Origin) -> None:
        """Record part of the drawing that differs from the deck."""
        where = f"{self.deck.name}: {text}"
        self.problems.append(Problem("warning", "", where, origin.line, origin.column, (origin,), _SOURCE))

    def _put(self, found: str | None, kind: type[T], **fields: Any) -> str:
        """Change the element that was matched, or add a new one."""
        if found is None:
            return self.draft.add(kind, **fields).id
        old = self.draft.now[found]
        if any(getattr(old, key) != value for key, value in fields.items()):
            self.draft.set(found, **fields)
        return found

    # ---- CEC and partitions

    def _cec(self) -> str:
        found = next((cec.id for cec in self.draft.now.of(Cec) if cec.name == self.deck.name), None)
        cec = self._put(found, Cec, name=self.deck.name)
        ident = self.deck.ident or iocp.Ident()
        operands = dict(texts.ident(ident))
        fields = {
            "machine": ",".join(ident.system),
            "messages": _messages(ident),
            "maxdev": texts.maxdev(self.deck.maxdev) if self.deck.maxdev else "",
            "token": operands.get("TOK", ""),
        }
        for name, value in fields.items():
            self._cec_field(cec, name, value)
        for name, value in (*ident.others, *self.deck.resource.others):
            self.problem(
                say("{0}={1} is omitted, because a drawing cannot store it", name, value[:20]), ident.origin
            )
        return cec

    def _cec_field(self, cec: str, name: str, value: Any) -> None:
        try:
            if value:
                self.draft.set(cec, **{name: value})
        except DrawingError as error:
            self.problem(str(error), self.deck.ident.origin if self.deck.ident else iocp.NOWHERE)

    def _partitions(self) -> None:
        partitions = self.deck.partitions or listed(self.deck)
        if partitions and not self.deck.partitions:
            why = say("the deck has no RESOURCE: its partitions are taken from its lists")
            self.problem(why, partitions[0].origin)
        for partition in partitions or self._default():
            try:
                self._partition(partition)
            except DrawingError as error:
                self.problem(say("partition {0} is omitted: {1}", partition.name, error), partition.origin)

    def _default(self) -> list[iocp.Partition]:
        """Return the partition that an answer gives to a deck without partitions, which IOCP would not
        accept.
        """
        if self._met.lpars:
            return []
        said = self.answers.get(f"{self.deck.name}.PARTITION")
        if said:
            first = min((css for chpid in self.deck.chpids for css in chpid.css), default=0)
            return [iocp.Partition(said.strip().upper(), 1, first, iocp.NOWHERE)]
        if said is None:
            why = say(
                "The deck has no RESOURCE and names no partition; without a partition it cannot be exported."
            )
            name = free_names.lpar_name(self.draft.now)
            self.questions.append(PartitionQuestion(self.deck.name, (name,), why))
        return []

    def _partition(self, partition: iocp.Partition) -> None:
        found = self._met.lpars.get((partition.css, partition.mif if partition.reserved else partition.name))
        old = self.draft.now.get(found, Lpar).mif if found else None
        mif = partition.mif or old or self._mif(partition)
        lpar = self._put(found, Lpar, css=self._css(partition.css), name=partition.name, mif=mif)
        if not partition.reserved:
            self.lpars.setdefault((partition.css, partition.name), lpar)

    def _mif(self, partition: iocp.Partition) -> int | None:
        said = answer(self.answers, self.deck.name, partition.css, partition.name)
        if said and len(said) == 1 and said in "123456789ABCDEF":
            return int(said, 16)
        if said != "" and (self.deck.partitions or any(unit.unit == FCTC for unit in self.deck.units)):
            taken = {other.mif for other in self.deck.partitions if other.css == partition.css}
            free = tuple(f"{number:X}" for number in range(1, 16) if number not in taken)
            why = say(
                "The deck does not specify the MIF ID, so IOCP assigns it; CUADDs of FCTC "
                "control units name the partition by this ID."
            )
            self.questions.append(MifQuestion(self.deck.name, partition.css, partition.name, free, why))
        return None

    def _css(self, number: int) -> str:
        if number not in self.css:
            self.css[number] = self._met.css.get(number) or self._put(None, Css, cec=self.cec, number=number)
        return self.css[number]

    # ---- channels

    def _chpid(self, chpid: iocp.Chpid) -> None:
        for css in chpid.css:
            self._css(css)
        found = next(
            (name for css in chpid.css if (name := self._met.channels.get((css, chpid.number)))), None
        )
        access, candidates = self._access(chpid)
        operands = (*texts.chpid(chpid), *texts.hcd(chpid))
        card = {"generation": self.card} if self.card and found is None and chpid.type == "FC" else {}
        name = self._put(
            found, Channel, **card, cec=self.cec, chpid=chpid.number, css=chpid.css, type=chpid.type,
            shared=chpid.is_shared, access=access, candidates=candidates, rec=chpid.rec,
            switch=chpid.switch, pchid=chpid.pchid, others=_others(operands, _CHPID, chpid.label),
        )  # fmt: skip
        for css in chpid.css:
            self.channels.setdefault((css, chpid.number), name)
        for port in chpid.ports[:1]:
            self.ports[name] = port

    def _access(self, chpid: iocp.Chpid) -> tuple[tuple[str, ...] | None, tuple[str, ...] | None]:
        if chpid.deny:
            return self._not_denied(chpid)
        if not chpid.access:
            return None, None
        lists = whole(self.lpars, tuple((each.css, each.access) for each in chpid.access), chpid.css)
        more = [(each.css, each.candidate) for each in chpid.access if each.candidate is not None]
        self._unknown(f"CHPID {chpid.number:02X}", (*lists, *more), chpid.origin)
        return ids(self.lpars, lists), ids(self.lpars, more) if more else None

    def _not_denied(self, chpid: iocp.Chpid) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the partitions for NOTPART: all in the channel's subsystems except those in its lists."""
        inside = [(css, name) for css, name in self.lpars if css in chpid.css]
        off = {(each.css, name) for each in chpid.deny for name in each.access}
        never = {(each.css, name) for each in chpid.deny for name in each.candidate or ()}
        online = tuple(self.lpars[key] for key in inside if key not in off | never)
        return online, tuple(self.lpars[key] for key in inside if key not in never)

    def _unknown(self, what: str, lists: Iterable[tuple[int, Sequence[str]]], origin: iocp.Origin) -> None:
        for css, name in dict.fromkeys(unknown(self.lpars, lists)):
            self.problem(
                say("{0}: CSS {1} has no partition {2}; it is omitted from the list", what, css, name), origin
            )

    # ---- control units and devices

    def _unit(self, unit: iocp.DeckControlUnit) -> None:
        if unit.managed:
            raise DrawingError(say("its channels are managed while the machine runs"))
        paths = tuple(
            {"css": path.css, "channel": self._channel(path), "link": path.link} for path in unit.paths
        )
        operands = (*texts.control_unit(unit), *texts.hcd(unit))
        name = self._put(
            self._met.units.get(unit.number), ControlUnit, cec=self.cec, number=unit.number, unit=unit.unit,
            paths=paths, cuadd=unit.cuadd, units=unit.ranges, description=unit.description,
            others=_others(operands, _UNIT, unit.label),
        )  # fmt: skip
        self.units.setdefault(unit.number, name)
        self._reached.setdefault(unit.number, {path.css for path in unit.paths})

    def _channel(self, path: iocp.DeckPath) -> str:
        found = self.channels.get((path.css, path.chpid))
        if found is None:
            raise DrawingError(say("no CHPID {0:02X} in CSS {1}", path.chpid, path.css))
        return found

    def _device(self, device: iocp.DeckDevice) -> None:
        units = tuple(self._number(number) for number in device.units)
        found = self._met.devices.get((device.number, units))
        for lists in filter(None, (device.partitions, device.denied)):
            self._unknown(f"IODEVICE {device.number:04X}", lists, device.origin)
        name = self._put(
            found, DeviceRange, number=device.number, count=device.count, control_units=units,
            unit=device.unit, address=device.address, stadet=device.stadet,
            lpars=self._list(self._viewers(device)), barred=self._list(device.denied) or None,
            others=_others((*texts.device(device), *texts.hcd(device)), _DEVICE, device.label),
        )  # fmt: skip
        self.ranges.setdefault((device.number, units[0]), name)

    def _viewers(self, device: iocp.DeckDevice) -> Lists | None:
        if device.partitions is None:
            return None
        reached = {css for number in device.units for css in self._reached.get(number, ())}
        return whole(self.lpars, device.partitions, reached)

    def _number(self, number: int) -> str:
        if number not in self.units:
            raise DrawingError(say("control unit {0:04X} is not drawn", number))
        return self.units[number]

    def _list(self, lists: Lists | None) -> tuple[str, ...] | None:
        return None if lists is None else ids(self.lpars, lists)

    # ---- cards

    def _kept(self) -> None:
        """Keep comments, unknown statements and undrawn statements, located by the next drawn statement."""
        cards: dict[str, list[str]] = {}
        kept = {
            unknown_cards.before + put_first(self.deck): unknown_cards.text
            for unknown_cards in self.deck.kept
        }
        for place in range(len(self._keys) + 1):
            lines = [*kept.get(place, ()), *self._undrawn.get(place, ())]
            if lines:
                cards.setdefault(self._before(place), []).extend(lines)
        there = {
            (cards.before, cards.cards) for cards in self.draft.now.of(KeptCards) if cards.cec == self.cec
        }
        for before, lines in cards.items():
            for start in range(0, len(lines), _MAX_CARDS):
                part = tuple(line[:80] for line in lines[start : start + _MAX_CARDS])
                if (before, part) not in there:
                    self.draft.add(KeptCards, cec=self.cec, cards=part, before=before)

    def _before(self, place: int) -> str:
        """Return the next statement that is drawn; "" = none."""
        while place < len(self._keys) and place in self._undrawn:
            place += 1
        return self._keys[place] if place < len(self._keys) else ""


_TABLES = {"CHPID": "chpids", "CNTLUNIT": "units", "IODEVICE": "devices"}


class _Met:
    """The contents of a CEC before an import, by the names used in decks."""

    def __init__(self, draft: Draft, cec: str) -> None:
        now = draft.now
        css = {css.id: css.number for css in now.of(Css) if css.cec == cec}
        self.css = {number: name for name, number in css.items()}
        self.lpars: dict[tuple[int, str | int | None], str] = {
            (css[lpar.css], lpar.mif if lpar.name == "*" else lpar.name): lpar.id
            for lpar in now.of(Lpar)
            if lpar.css in css
        }
        channels = [channel for channel in now.of(Channel) if channel.cec == cec]
        self.channels = {
            (number, channel.chpid): channel.id for channel in channels for number in channel.css
        }
        units = [unit for unit in now.of(ControlUnit) if unit.cec == cec]
        self.units = {unit.number: unit.id for unit in units}
        self.devices = {
            (device_range.number, device_range.control_units): device_range.id
            for device_range in now.of(DeviceRange)
        }


def _messages(ident: iocp.Ident) -> tuple[str, ...]:
    if ident.msg2:
        return ident.msg1, ident.msg2
    return (ident.msg1,) if ident.msg1 else ()


def _others(
    operands: Iterable[texts.Operand], known: frozenset[str], label: str
) -> tuple[tuple[str, str], ...]:
    rest = tuple(operand for operand in operands if operand[0] not in known)
    return (*rest, (LABEL, label)) if label else rest

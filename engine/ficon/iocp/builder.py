"""Building a deck from its parts, in order."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from engine.ficon.iocp.cards.statement import OPERATIONS, Part, Remark, Statement
from engine.ficon.iocp.deck.definitions import (
    Chpid,
    Deck,
    DeckControlUnit,
    DeckDevice,
    Ident,
    Origin,
    Partition,
    Resource,
    UnknownCards,
)
from engine.ficon.iocp.deck.notes import GUIDE, Notes
from engine.ficon.iocp.statements.chpid import chpid
from engine.ficon.iocp.statements.cntlunit import cntlunit
from engine.ficon.iocp.statements.hcd import Extra, extras
from engine.ficon.iocp.statements.ident import Maxdev, ident, resource
from engine.ficon.iocp.statements.iodevice import iodevice
from engine.ficon.iocp.statements.operand_reader import Taking
from engine.language import say

Ports = tuple[tuple[int, int], ...]

_MAX_PORTS = 256  # HCD writes at most 32 on a card
_ORDER = f"{GUIDE}, specifying IOCP statements"


class Builder:
    """Collects the parts one by one and builds the deck at the end."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.counts: Counter[str] = Counter()
        self.statements: list[Statement] = []
        self.order: list[tuple[str, int]] = []
        self.ident: Ident | None = None
        self.resource: Resource | None = None
        self.partitions: tuple[Partition, ...] = ()
        self.maxdev: Maxdev = ()
        self.css = 0  # the CSS of definitions without one
        self.chpids: list[Chpid] = []
        self.units: list[DeckControlUnit] = []
        self.unit_index: dict[int, int] = {}
        self.devices: list[DeckDevice] = []
        self.kept: list[UnknownCards] = []
        self._cards: list[str] = []  # of the comment that is being collected
        self._line = 0

    def add(self, part: Part) -> None:
        """Add the next part of the deck."""
        if isinstance(part, Remark):
            self._remark(part)
            return
        for card in part.remarks:
            self._keep([card], part.line)
        self.counts[part.operation] += part.operation in OPERATIONS
        self.statements.append(part)
        self._statement(part)

    def deck(self) -> Deck:
        """Return the deck built from all added parts."""
        self._flush()
        if self.resource is None:
            missing = self.notes.warn if self.notes.lenient else self.notes.error
            missing("ICP142I", say("the deck has no RESOURCE: its partitions are unknown"), (1, 1), _ORDER)
        return Deck(
            ident=self.ident,
            partitions=self.partitions,
            maxdev=self.maxdev,
            chpids=tuple(self.chpids),
            units=tuple(self.units),
            devices=tuple(self.devices),
            kept=tuple(self.kept),
            resource=self.resource or Resource(),
            order=tuple(self.order),
        )

    # ---- kept content

    def _remark(self, part: Remark) -> None:
        rest = []
        for card, extra in extras(part.cards, self.order[-1][0] if self.order else ""):
            if extra is None or not self._extra(extra):
                rest.append(card)
        if rest:
            self._keep(rest, part.line)

    def _keep(self, cards: list[str], line: int) -> None:
        if not self._cards:
            self._line = line
        self._cards += cards

    def _flush(self) -> None:
        """Keep the cards collected so far, before the next statement."""
        if self._cards:
            self.kept.append(UnknownCards(tuple(self._cards), len(self.order), Origin(self._line, 1)))
            self._cards = []

    def _whole(self, statement: Statement) -> None:
        self._keep(statement.cards, statement.line)

    def _put(self, operation: str, index: int) -> None:
        self._flush()
        self.order.append((operation, index))

    def _extra(self, extra: Extra) -> bool:
        """Add the values of an HCD tag to the definition to which they belong; return whether there is such a
        definition.
        """
        if extra.operation == "CNTLUNIT":
            index = self.unit_index.get(extra.number, -1) if extra.number is not None else len(self.units) - 1
            if 0 <= index < len(self.units):
                self.units[index] = _with_extra(self.units[index], extra)
                return True
        if extra.operation == "CHPID" and self.chpids and extra.number in (None, self.chpids[-1].number):
            last = self.chpids[-1]
            ports = _more_ports(last.ports, extra)
            self.chpids[-1] = replace(last, ports=ports, description=last.description or extra.description)
            return True
        return False

    # ---- statements

    def _statement(self, statement: Statement) -> None:
        operation = statement.operation
        if operation not in OPERATIONS:
            self._unknown(statement)
            return
        getattr(self, f"_{operation.lower()}")(statement)

    def _unknown(self, statement: Statement) -> None:
        if statement.operation:
            why = say("{0} is not an IOCP statement; it is kept unchanged", statement.operation[:20])
            note = self.notes.warn if self.notes.lenient else self.notes.error
            note("ICP102I", why, statement.where)
        self._whole(statement)

    def _id(self, statement: Statement) -> None:
        if self.ident is not None:
            self.notes.warn("ICP104I", say("a second ID: only the first ID is used"), statement.where, _ORDER)
            self._whole(statement)
            return
        if self.counts.total() > 1:
            self.notes.warn(
                "ICP103I",
                say("ID must be the first statement: IOCP ignores it here"),
                statement.where,
                _ORDER,
            )
        self.ident = ident(Taking(statement, self.notes))
        self._put("ID", 0)

    def _resource(self, statement: Statement) -> None:
        if self.resource is not None:
            self.notes.warn(
                "ICP141I", say("a second RESOURCE: only the first RESOURCE is used"), statement.where, _ORDER
            )
            self._whole(statement)
            return
        if self.counts.total() - self.counts["ID"] > 1:
            why = say("RESOURCE must come before all other statements except ID")
            self.notes.error("ICP142I", why, statement.where, _ORDER)
        taking = Taking(statement, self.notes)
        self.resource, self.partitions, self.maxdev = resource(taking)
        ids = {partition.css for partition in self.partitions}
        self.css = ids.pop() if len(ids) == 1 else 0
        self._put("RESOURCE", 0)

    def _chpid(self, statement: Statement) -> None:
        new = chpid(Taking(statement, self.notes), self.css)
        if new is None:
            self._whole(statement)
            return
        self._put("CHPID", len(self.chpids))
        self.chpids.append(new)

    def _cntlunit(self, statement: Statement) -> None:
        taking = Taking(statement, self.notes)
        only_ports = "SWPORT" in taking.given and "PATH" not in taking.given
        unit = cntlunit(taking, self.css)
        if unit is None:
            self._whole(statement)
            return
        index = self.unit_index.get(unit.number)
        if only_ports and index is not None:
            extra = Extra("CNTLUNIT", unit.number, unit.ports, unit.serial, unit.description)
            self.units[index] = _with_extra(self.units[index], extra)
            return
        self._put("CNTLUNIT", len(self.units))
        self.unit_index.setdefault(unit.number, len(self.units))
        self.units.append(unit)

    def _iodevice(self, statement: Statement) -> None:
        device = iodevice(Taking(statement, self.notes), self.css)
        if device is None:
            self._whole(statement)
            return
        self._put("IODEVICE", len(self.devices))
        self.devices.append(device)

    _uuid = _function = _whole


def _more_ports(ports: Ports, extra: Extra) -> Ports:
    return tuple(dict.fromkeys(ports + extra.ports))[:_MAX_PORTS]


def _with_extra(unit: DeckControlUnit, extra: Extra) -> DeckControlUnit:
    return replace(
        unit,
        ports=_more_ports(unit.ports, extra),
        serial=unit.serial or extra.serial,
        description=unit.description or extra.description,
    )

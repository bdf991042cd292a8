"""The operand field of a statement, split into its operands."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.ficon.iocp.cards.keywords import KNOWN, NESTED
from engine.ficon.iocp.cards.statement import Statement
from engine.ficon.iocp.deck.notes import Notes
from engine.language import say

_LOWER = re.compile("[a-z]")
_UPPER = str.maketrans("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_LEFT_OUT = re.compile(r",?(?:\.{3,}|…)")
_STOP = re.compile(r"[(),']")
_NESTED = re.compile(r"([A-Z][A-Z0-9]{1,8})=")
_NAME = re.compile(r"[A-Z][A-Z0-9]*$")
_SYNONYMS = {"PARTITION": "PART", "PROTOCOL": "PROTOCL"}  # the second as HCD spells it


@dataclass(slots=True)
class CardOperand:
    """The name and value of an operand, with the indices where they start; a flag has no "=" and no value."""

    name: str
    value: str
    at: int
    value_at: int
    flag: bool


def take_apart(statement: Statement, notes: Notes) -> dict[str, CardOperand]:
    """Return the operands by name; if an operand is specified twice, the first value is used.

    PART is also used for PARTITION.
    """
    text = _upper(statement, statement.text, notes)
    operands: dict[str, CardOperand] = {}
    for start, end, missing in _spans(statement, text, notes):
        operand = _operand(statement, text[start:end] + ")" * missing, start, notes)
        if operand is None:
            continue
        name = _SYNONYMS.get(operand.name, operand.name)
        if name in operands:
            notes.error(
                "ICP123I",
                say("{0} is specified twice; the first value is used", operand.name),
                statement.place(start),
            )
        else:
            operands[name] = operand
    return operands


def pieces(statement: Statement) -> list[str]:
    """Return the operands as written, with missing parentheses added."""
    text, ignored = statement.text, Notes(True)
    return [text[start:end] + ")" * missing for start, end, missing in _spans(statement, text, ignored)]


def _upper(statement: Statement, text: str, notes: Notes) -> str:
    """Return the text in upper case, except inside apostrophes."""
    if not _LOWER.search(text):
        return text
    parts = text.split("'")
    upper = "'".join(part if odd % 2 else part.translate(_UPPER) for odd, part in enumerate(parts))
    if upper == text:
        return text
    place = statement.place(next(i for i, (a, b) in enumerate(zip(text, upper, strict=True)) if a != b))
    if notes.lenient:
        notes.repair(say("lowercase read as uppercase"), place)
    else:
        notes.error("", say("IOCP accepts only uppercase; read as uppercase"), place)
    return upper


def _spans(statement: Statement, text: str, notes: Notes) -> list[tuple[int, int, int]]:
    """Return the start and end of each operand, between commas outside parentheses, and how many
    parentheses it lacks.
    """
    spans, start, depth, at = [], 0, 0, 0
    while found := _STOP.search(text, at):
        mark, at = found.group(), found.end()
        if mark == "'":
            end = text.find("'", at)
            at = len(text) if end < 0 else end + 1
        elif mark == "(":
            depth += 1
        elif mark == ")":
            depth = max(depth - 1, 0)
        elif depth == 0 or _misses_end(statement, text, at, notes):
            spans.append((start, at - 1, depth))
            start, depth = at, 0
    if start < len(text) or not text:
        spans.append((start, len(text), 0))
    return spans


def still_open(text: str) -> int:
    """Return the number of parentheses that are open at the end of the last operand; earlier operands do
    not count.
    """
    depth = at = 0
    while found := _STOP.search(text, at):
        mark, at = found.group(), found.end()
        if mark == "'":
            end = text.find("'", at)
            at = len(text) if end < 0 else end + 1
        elif mark == ",":
            depth = 0 if _starts_operand(text, at) else depth
        else:
            depth = max(depth + (1 if mark == "(" else -1), 0)
    return depth


def _starts_operand(text: str, at: int) -> bool:
    found = _NESTED.match(text, at)
    return found is not None and found.group(1) in NESTED


def _misses_end(statement: Statement, text: str, at: int, notes: Notes) -> bool:
    """Return True if an operand starts inside an open parenthesis; note the missing parenthesis."""
    if not _starts_operand(text, at):
        return False
    why = say("a right parenthesis is missing before {0}", text[at : text.index("=", at)])
    if notes.lenient:
        notes.repair(say("{0}; assumed", why), statement.place(at))
    else:
        notes.error("ICP115I", why, statement.place(at))
    return True


def _operand(statement: Statement, whole: str, start: int, notes: Notes) -> CardOperand | None:
    found = _LEFT_OUT.search(whole)
    if found and "'" not in whole:
        _elided(statement, start + found.start(), notes)
        whole = _LEFT_OUT.sub("", whole)
        if whole.rstrip("()=").find("=") < 0:
            return None
    name, equals, value = whole.partition("=")
    if not whole:
        _empty(statement, start, notes)
        return None
    if not _NAME.match(name) or (not equals and name not in KNOWN.get(statement.operation, ())):
        _no_operand(statement, whole, start, notes)
        return None
    return CardOperand(name, value, start, start + len(name) + 1, not equals)


def _elided(statement: Statement, at: int, notes: Notes) -> None:
    statement.elided = True
    place = statement.place(at)
    if notes.lenient:
        notes.warn("", say("{0}: operands are omitted here (...)", statement.operation), place)
        notes.repair(say("... left out"), place)
    else:
        notes.error("", say("... is not an operand: a deck must contain all operands"), place)


def _empty(statement: Statement, start: int, notes: Notes) -> None:
    if statement.size == 0:
        return
    if notes.lenient:
        notes.repair(say("extra comma ignored"), statement.place(start))
    else:
        notes.error("ICP112I", say("an operand is missing before this comma"), statement.place(start))


def _no_operand(statement: Statement, whole: str, start: int, notes: Notes) -> None:
    why = say("{0} is not an operand: expected KEYWORD=value", whole[:24])
    notes.error("ICP112I", why, statement.place(start))

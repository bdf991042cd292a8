"""Problems of a deck, and repairs made while reading it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.ficon.iocp.deck.definitions import Origin

Severity = Literal["error", "warning", "info"]


@dataclass(frozen=True, slots=True)
class Problem:
    """A finding: the problem, its place (in the text, or elements of a drawing), the reason, and the source
    of the rule.
    """

    severity: Severity
    code: str  # message of IOCP, like "ICP239I"; "" where IOCP has none
    text: str
    line: int = 0
    column: int = 0
    things: tuple[Origin, ...] = ()  # origins of all definitions concerned, the responsible one first
    source: str = ""


@dataclass(frozen=True, slots=True)
class Repair:
    """A place that lenient reading interpreted differently from the written form."""

    line: int
    column: int
    text: str

"""Findings of a reader: problems and repairs, collected during reading."""

from __future__ import annotations

from engine.ficon.iocp.deck.definitions import Origin
from engine.ficon.iocp.deck.problem import Problem, Repair, Severity
from engine.language import say

GUIDE = "IOCP User's Guide"
MAX_NOTES = 10_000  # problems, and repairs, that are listed
CODING = f"{GUIDE}, rules for coding IOCP statements"
MESSAGES = f"{GUIDE}, messages"


class Notes:
    """The problems and repairs of one reading; a place is a line and a column, counted from 1."""

    def __init__(self, lenient: bool = False) -> None:
        self.lenient = lenient
        self.problems: list[Problem] = []
        self.repairs: list[Repair] = []

    def problem(
        self, severity: Severity, code: str, text: str, place: tuple[int, int], source: str = MESSAGES
    ) -> None:
        """Record a problem at a location."""
        if len(self.problems) >= MAX_NOTES:
            self._end(place)
            return
        origin = Origin(*place)
        self.problems.append(Problem(severity, code, text, *place, (origin,), source))

    def error(self, code: str, text: str, place: tuple[int, int], source: str = MESSAGES) -> None:
        """Note an error that IOCP rejects."""
        self.problem("error", code, text, place, source)

    def warn(self, code: str, text: str, place: tuple[int, int], source: str = MESSAGES) -> None:
        """Report input that IOCP accepts, but that the author of the deck might not have intended."""
        self.problem("warning", code, text, place, source)

    def repair(self, text: str, place: tuple[int, int]) -> None:
        """Note input that was read differently from its written form."""
        if len(self.repairs) < MAX_NOTES:
            self.repairs.append(Repair(*place, text))
        elif len(self.repairs) == MAX_NOTES:
            self.repairs.append(Repair(*place, say("and more: only the first {0} are listed", MAX_NOTES)))

    def _end(self, place: tuple[int, int]) -> None:
        if len(self.problems) == MAX_NOTES:
            text = say("and more: only the first {0} problems are listed; is this a deck?", MAX_NOTES)
            self.problems.append(Problem("error", "", text, *place, (Origin(*place),), CODING))

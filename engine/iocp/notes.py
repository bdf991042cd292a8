"""What reading finds: problems and repairs, collected while it goes on."""

from __future__ import annotations

from engine.iocp.definitions import Origin
from engine.iocp.problem import Problem, Repair, Severity

GUIDE = "IOCP User's Guide"
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
        """Note what is wrong at a place."""
        origin = Origin(*place)
        self.problems.append(Problem(severity, code, text, *place, (origin,), source))

    def error(self, code: str, text: str, place: tuple[int, int], source: str = MESSAGES) -> None:
        """Note what IOCP refuses."""
        self.problem("error", code, text, place, source)

    def warn(self, code: str, text: str, place: tuple[int, int], source: str = MESSAGES) -> None:
        """Note what IOCP takes, but the writer of the deck may not have meant."""
        self.problem("warning", code, text, place, source)

    def repair(self, text: str, place: tuple[int, int]) -> None:
        """Note what was taken otherwise than it is written."""
        self.repairs.append(Repair(*place, text))

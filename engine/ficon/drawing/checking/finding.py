"""A problem of a drawing: what, where, why and who says so; what would mend it; who accepts it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from engine.ficon.drawing.checking.decisions import DECISIONS
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.ficon.drawing.model.paper import SeverityRule, Waiver
from engine.language import say

Severity = Literal["error", "warning", "info"]
Level = Literal["error", "warning", "info", "off"]
SEVERITIES: tuple[Severity, ...] = ("error", "warning", "info")


@dataclass(frozen=True, slots=True)
class Fix:
    """A repair of a problem. make raises DrawingError when the drawing has changed meanwhile.

    drops: it takes away what was drawn; its title begins with "Remove", and nothing but a click applies it.
    plain: nothing depends on what it changes, so it needs no trial.
    adds: it makes something new, as only a click may.
    """

    title: str
    make: Callable[[Drawing], Change] = field(compare=False)
    drops: bool = False
    plain: bool = False
    adds: bool = False

    @property
    def automatic(self) -> bool:
        """Return whether Fix all applies it: it takes nothing away that was drawn, and adds nothing."""
        return not self.drops and not self.adds


@dataclass(frozen=True, slots=True)
class FoundProblem:
    """A result of a check: one sentence, and the things concerned, the one to blame first.

    severity, why: in place of the check's own.
    """

    text: str
    things: tuple[str, ...]
    fix: Fix | None = None
    severity: Severity | None = None
    why: str = ""
    check: str = ""
    message: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class CheckFinding:
    """The same, with what its check says of all such problems. waiver: who accepts it, and why.

    first: the problem that has to be repaired before; "" = none.
    """

    check: str
    message: str  # IOCP's, like "ICP239I"; "" = it has none
    severity: Severity
    text: str
    why: str
    source: str
    things: tuple[str, ...]
    fix: Fix | None = None
    waiver: Waiver | None = None
    first: str = ""

    @property
    def decide(self) -> str:
        """Return what a person has to decide where no repair follows from the drawing; "" = nothing."""
        open_ = self.fix is None and not self.first and self.waiver is None
        return say(DECISIONS[self.check]) if open_ and self.check in DECISIONS else ""

    @property
    def order(self) -> tuple[bool, int, str, tuple[str, ...], str]:
        """The worst first, waived ones last."""
        return bool(self.waiver), SEVERITIES.index(self.severity), self.check, self.things, self.text

    def fits(self, waiver: Waiver) -> bool:
        """Return True if a waiver is about this: the same check and things, in any order."""
        return waiver.of == self.check and set(waiver.things) == set(self.things)


def waive(drawing: Drawing, finding: CheckFinding, reason: str) -> Change:
    """Accept a problem. Raises DrawingError without a reason."""
    draft = Draft(drawing, say("Accept: {0}", finding.text)[:80])
    draft.add(Waiver, of=finding.check, things=finding.things, reason=reason)
    return draft.done()


def take_as(drawing: Drawing, of: str, level: Level | None) -> Change:
    """Give the problems of a check another severity in a drawing, or hide them; None: as the check does."""
    draft = Draft(drawing, say("Severity of {0}", of))
    for old in drawing.of(SeverityRule):
        if old.of == of:
            draft.remove(old.id)
    if level is not None:
        draft.add(SeverityRule, of=of, severity=level)
    return draft.done()

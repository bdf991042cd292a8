"""A problem of a drawing: a description, the place, the reason, the source, the repair, and a waiver if it is
accepted.
"""

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
    """A repair of a problem. make raises DrawingError if the drawing has changed in the meantime.

    drops: it removes drawn elements; its title begins with "Remove", and only a click applies it.
    plain: nothing depends on the changed values, so it needs no trial.
    adds: it creates new elements, which only a click is allowed to do.
    """

    title: str
    make: Callable[[Drawing], Change] = field(compare=False)
    drops: bool = False
    plain: bool = False
    adds: bool = False

    @property
    def automatic(self) -> bool:
        """Return whether Fix all applies the fix: it removes no drawn elements, and adds nothing."""
        return not self.drops and not self.adds


@dataclass(frozen=True, slots=True)
class FoundProblem:
    """A result of a check: one sentence, and the affected elements, starting with the cause.

    severity, why: they replace those of the check.
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
    """A found problem, with the information that its check provides for all such problems.

    waiver: the reason why it is accepted.

    first: the problem that must be repaired before this one; "" = none.
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
        """Return the decision that a person must make if no repair follows from the drawing; "" = none."""
        open_ = self.fix is None and not self.first and self.waiver is None
        return say(DECISIONS[self.check]) if open_ and self.check in DECISIONS else ""

    @property
    def order(self) -> tuple[bool, int, str, tuple[str, ...], str]:
        """A sort key: the worst findings first, waived findings last."""
        return bool(self.waiver), SEVERITIES.index(self.severity), self.check, self.things, self.text

    def fits(self, waiver: Waiver) -> bool:
        """Return True if a waiver applies to this finding: the same check and elements, in any order."""
        return waiver.of == self.check and set(waiver.things) == set(self.things)


def waive(drawing: Drawing, finding: CheckFinding, reason: str) -> Change:
    """Accept a problem. Raises DrawingError without a reason."""
    draft = Draft(drawing, say("Accept: {0}", finding.text)[:80])
    draft.add(Waiver, of=finding.check, things=finding.things, reason=reason)
    return draft.done()


def take_as(drawing: Drawing, of: str, level: Level | None) -> Change:
    """Set a different severity for the problems of a check in a drawing, or hide them; None: the severity set
    by the check.
    """
    draft = Draft(drawing, say("Severity of {0}", of))
    for old in drawing.of(SeverityRule):
        if old.of == of:
            draft.remove(old.id)
    if level is not None:
        draft.add(SeverityRule, of=of, severity=level)
    return draft.done()

"""A drawing on which repairs are tried before they are offered or applied.

A repair is rejected if it leads to more errors, or to problems of another kind. Some checks examine working
connections: if a repair creates more connections, the findings of these checks about them do not count
against the repair.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Protocol

from engine.ficon.drawing.checking.finding import CheckFinding
from engine.ficon.drawing.checking.roots import WHOLE_LINK
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.change import together
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError

WORK = 2500  # elements times repairs that are tried at each check; beyond that, each is tried when needed
OF_CONNECTIONS = frozenset((
    "single-point", "zone-single", "isl-load", "distance", "way-closed", "link-down", "link-speed",
    "link-active", "link-one-way", "link-channels",
))  # fmt: skip


class Looks(Protocol):
    """Finds the problems of a drawing again after each change."""

    drawing: Drawing

    def look(self, change: Change | None = None) -> tuple[CheckFinding, ...]: ...


class RepairTrial:
    """The drawing of a checker, which is a copy."""

    def __init__(self, checker: Looks) -> None:
        self.drawing = checker.drawing
        self._checker = checker
        self._unseen: list[Change] = []  # states that the checker has not checked: they were withdrawn
        self._found, self._joined = checker.look(), _connections(self.drawing)

    def follow(self, drawing: Drawing) -> None:
        """Adopt another state of the drawing of which this is a copy."""
        names = {item.id for item in (*self.drawing, *drawing)}
        both = {name: (self.drawing.find(name), drawing.find(name)) for name in names}
        change = Change("", {name: pair for name, pair in both.items() if pair[0] is not pair[1]})
        self.drawing.apply(change)
        self._found = self._checker.look(together("", (*self._unseen, change)))
        self._joined, self._unseen = _connections(self.drawing), []

    def attempt(self, change: Change, repaired: Sequence[CheckFinding], keep: bool = True) -> str:
        """Apply the repairs of problems, and undo them if they cause another problem.

        Returns the text of a problem that they cause. keep: do not undo them if they cause no problem.
        """
        self.drawing.apply(change)
        found = self._checker.look(together("", (*self._unseen, change)))
        joined, self._unseen = _connections(self.drawing), []
        left_out = OF_CONNECTIONS if joined > self._joined else frozenset[str]()
        both = [
            [finding for finding in each if finding.check not in left_out] for each in (self._found, found)
        ]
        harm = _harm(both[0], both[1], repaired)
        if harm or not keep:
            self._unseen = [change.inverse()]
            self.drawing.apply(self._unseen[0])
        else:
            self._found, self._joined = found, joined
        return harm


def _connections(drawing: Drawing) -> int:
    return sum(stretch.count for stretch in resolve(drawing).stretches)


def _harm(
    before: Sequence[CheckFinding], after: Sequence[CheckFinding], repaired: Sequence[CheckFinding]
) -> str:
    """Return the text of a problem that repairs have caused; "" = they have caused no problem that counts.

    A repair that removes elements may leave too few elements: the user has accepted this.
    """
    known, kinds = set(map(_key, before)), {_kind(finding) for finding in repaired}
    new = [finding for finding in after if _key(finding) not in known]
    drops = any(finding.fix is not None and finding.fix.drops for finding in repaired)
    harm = [] if drops else [finding for finding in new if _kind(finding) not in kinds]
    if _errors(after) > _errors(before):
        harm += [finding for finding in (*new, *after) if finding.severity == "error"]
    return harm[0].text if harm else ""


def _key(finding: CheckFinding) -> tuple[str, frozenset[str]]:
    return _kind(finding), frozenset(finding.things)


def _kind(finding: CheckFinding) -> str:
    """Return the kind of a problem; all problems of a whole link are one kind, because repairs exchange
    them.
    """
    return "link" if finding.check in WHOLE_LINK else finding.check


def _errors(findings: Sequence[CheckFinding]) -> int:
    return sum(finding.severity == "error" and finding.waiver is None for finding in findings)


def prove(findings: list[CheckFinding], things: int, trial: Callable[[], RepairTrial]) -> Iterator[None]:
    """Remove the repairs that cause another problem, in a drawing with this many elements; try one repair
    between two yields.
    """
    places = [
        place for place, finding in enumerate(findings) if finding.fix is not None and not finding.fix.plain
    ]
    if not places or len(places) * things > WORK:
        return
    tried = trial()
    for place in places:
        if not _does_no_harm(tried, findings[place]):
            findings[place] = replace(findings[place], fix=None)
        yield


def _does_no_harm(trial: RepairTrial, finding: CheckFinding) -> bool:
    assert finding.fix is not None
    try:
        return not trial.attempt(finding.fix.make(trial.drawing), [finding], keep=False)
    except DrawingError:
        return False

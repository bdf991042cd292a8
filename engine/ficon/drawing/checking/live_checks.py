"""Live checks: all problems of a drawing, updated with every change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.checking.check import Check, checks
from engine.ficon.drawing.checking.finding import CheckFinding, Fix, Severity, waive
from engine.ficon.drawing.checking.precedence import withheld
from engine.ficon.drawing.checking.trial import RepairTrial, prove
from engine.ficon.drawing.meaning.resolve import resolving
from engine.ficon.drawing.meaning.scene import Scene
from engine.ficon.drawing.model.cabling import Cec, Css, Director, Storage
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.paper import SeverityRule, Waiver
from engine.language import say

NAME = "waiver-unused"
OFF = "If a rule is off, its problems are hidden from everyone who opens the drawing."
WHY = "A waiver accepts an existing problem; this waiver would hide the next problem of its kind."


def unused(drawing: Drawing, waiver: Waiver) -> CheckFinding:
    """Return the finding about a waiver that matches no problem."""
    text = say("The waiver of {0} no longer matches a problem: {1}", waiver.of, waiver.reason[:60])
    fix = Fix(say("Remove the waiver"), partial(_gone, waiver.id), plain=True)
    return CheckFinding(NAME, "", "info", text, say(WHY), "ours", (waiver.id,), fix)


def _gone(name: str, drawing: Drawing) -> Change:
    return remove(drawing, [name])


__all__ = ["Checked", "Checker", "CheckFinding", "Fix", "Severity", "check", "waive"]
Clock = Callable[[], float]  # seconds


@dataclass(frozen=True)
class Checked:
    """Findings, worst first, waived findings last. milliseconds: duration; 0 without a clock."""

    findings: tuple[CheckFinding, ...]
    milliseconds: float = 0.0

    @property
    def open(self) -> tuple[CheckFinding, ...]:
        """Findings without a waiver."""
        return tuple(finding for finding in self.findings if finding.waiver is None)

    def count(self, severity: Severity) -> int:
        """Return the findings with a severity that have no waiver."""
        return sum(finding.severity == severity for finding in self.open)


class Checker:
    """Caches the findings of each check until a change affects a kind of element that it reads.

    For checks that examine one item at a time, the findings for an item are cached while the item is
    unchanged. A changed name may occur in any sentence, so everything is checked again.
    """

    def __init__(self, drawing: Drawing, clock: Clock | None = None) -> None:
        self.drawing = drawing
        self._clock = clock or (lambda: 0.0)
        self._found: dict[str, list[CheckFinding]] = {}
        self._kept: dict[tuple[str, str], list[CheckFinding]] = {}  # by check and item
        self._items: dict[str, dict[str, Any]] = {}  # what they were looked at, by the scene's name for them
        self._trial: RepairTrial | None = None

    def update(self, change: Change | None = None) -> Checked:
        """Check again after a change that has been applied; None: check everything."""
        steps = self.updating(change)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                found: Checked = end.value
                return found

    def updating(self, change: Change | None = None) -> Generator[float, None, Checked]:
        """Do the work of `update` in small steps, yield the completed share, and return the findings.

        An update that is abandoned before its end leaves no results: the next update must include its change.
        """
        spent, began = 0.0, self._clock()
        look = _Look(self, Scene(self.drawing), change)
        findings = list[CheckFinding]()
        for share in self._offering(look, findings):
            spent += self._clock() - began
            yield share
            began = self._clock()
        look.keep()
        shown = _waived(self.drawing, _taken(self.drawing, findings))
        return Checked(shown, 1000 * (spent + self._clock() - began))

    def _offering(self, look: _Look, found: list[CheckFinding]) -> Iterator[float]:
        """Fill the list with the findings and their safe repairs; yield the completed share."""
        yield from look.steps()
        found += withheld(self.drawing, look.findings())
        for _ in prove(found, len(self.drawing), self._trial_now):
            yield TRIED

    def _trial_now(self) -> RepairTrial:
        """Return a synchronized copy of the drawing, on which repairs are tried."""
        if self._trial is None:
            self._trial = RepairTrial(Checker(self.drawing.copy()))
        else:
            self._trial.follow(self.drawing)
        return self._trial

    def look(self, change: Change | None = None) -> tuple[CheckFinding, ...]:
        """Check again as `update` does, and return the findings with all repairs, safe or not."""
        look = _Look(self, Scene(self.drawing), change)
        for _ in look.steps():
            pass
        look.keep()
        return _waived(self.drawing, _taken(self.drawing, look.findings()))


RESOLVED, LOOKED, TRIED = 0.3, 0.9, 0.95  # shares of an update: connections; checks; repairs
BATCH = 64  # problems that a check of everything finds in one step


class _Look:
    """The findings of the checks of one update; `keep` stores them in the checker."""

    def __init__(self, checker: Checker, scene: Scene, change: Change | None) -> None:
        self._checker, self._scene = checker, scene
        self._touched = _kinds(change)
        self._before = {} if change is None or _renames(change) else checker._items
        self._now: dict[str, dict[str, tuple[Any, bool]]] = {}
        self._found: dict[str, list[CheckFinding]] = {}
        self._kept: dict[tuple[str, str], list[CheckFinding]] = {}

    def steps(self) -> Iterator[float]:
        """Run the checks that are necessary, and yield the completed share of all work."""
        for share in resolving(self._scene.drawing):
            yield RESOLVED * share
        every = list(checks())
        for number, check in enumerate(every):
            if self._touched is None or self._touched & check.reads or check.name not in self._checker._found:
                for part in self._at(check):
                    yield RESOLVED + (LOOKED - RESOLVED) * (number + part) / len(every)

    def _at(self, check: Check) -> Iterator[float]:
        """Run a check, and yield the completed share of its items."""
        found = self._found[check.name] = []
        if not check.over:
            for count, each in enumerate(check.look(self._scene), 1):
                found.append(check.finding(each))
                if count % BATCH == 0:
                    yield 0.0
            return
        items = self._of(check.over)
        for place, (name, (item, same)) in enumerate(items.items(), 1):
            key = check.name, name
            known = self._checker._kept.get(key) if same else None
            if known is None:
                known = self._kept[key] = [check.finding(each) for each in check.look(self._scene, item)]
                yield place / len(items)
            found += known

    def _of(self, over: str) -> dict[str, tuple[Any, bool]]:
        """Return items by name, each with a flag that shows whether it is unchanged; items are compared once
        for all checks.
        """
        if over not in self._now:
            old = self._before.get(over, {})
            items = {item[0]: item for item in getattr(self._scene, over)}
            self._now[over] = {name: (item, _same(old.get(name), item)) for name, item in items.items()}
        return self._now[over]

    def findings(self) -> list[CheckFinding]:
        """Return these findings and those of checks that need not run again, check by check."""
        return [finding for each in (self._checker._found | self._found).values() for finding in each]

    def keep(self) -> None:
        """Make these results the starting point of the next update."""
        mine = self._checker
        mine._found |= self._found
        mine._kept |= self._kept
        if not self._before:
            mine._items.clear()
        for over, items in self._now.items():
            mine._items[over] = {name: item for name, (item, _) in items.items()}


def _same(before: Any, item: Any) -> bool:
    return before is item or before == item


def check(drawing: Drawing) -> tuple[CheckFinding, ...]:
    """Return all findings about a drawing, from scratch."""
    return Checker(drawing).update().findings


def _kinds(change: Change | None) -> set[type[Thing]] | None:
    """Return the kinds of the elements that a change has affected; None: any kind."""
    if change is None:
        return None
    return {type(thing) for pair in change.things.values() for thing in pair if thing is not None}


def _renames(change: Change) -> bool:
    """Return True if the name or number of a container has changed, because its contents are named after
    it.
    """
    pairs = [pair for pair in change.things.values() if isinstance(pair[0], Cec | Css | Director | Storage)]
    return any(
        getattr(before, field, None) != getattr(after, field, None)
        for before, after in pairs
        for field in ("name", "number", "switch", "cec")
    )


def _taken(drawing: Drawing, findings: list[CheckFinding]) -> list[CheckFinding]:
    """Return findings with the severities that the drawing assigns to rules; a rule that is off becomes a
    note.
    """
    rules = {rule.of: rule for rule in drawing.of(SeverityRule)}
    if not rules:
        return findings
    kept = [
        finding
        for finding in findings
        if finding.check not in rules or rules[finding.check].severity != "off"
    ]
    levels: dict[str, Severity] = {
        rule.of: rule.severity for rule in rules.values() if rule.severity != "off"
    }
    hidden = Counter(
        finding.check for finding in findings if finding.check in rules and finding.check not in levels
    )
    off = [_off(rule, hidden[rule.of]) for rule in rules.values() if rule.severity == "off"]
    return [
        *(replace(finding, severity=levels.get(finding.check, finding.severity)) for finding in kept),
        *off,
    ]


def _off(rule: SeverityRule, count: int) -> CheckFinding:
    """Return the note that a rule is off."""
    text = say("The rule {0} is off in this drawing: {1} of its problems are hidden", rule.of, count)
    fix = Fix(say("Remove the setting"), partial(_gone, rule.id), drops=True)
    return CheckFinding("rule-off", "", "info", text, say(OFF), "ours", (rule.id,), fix)


def _waived(drawing: Drawing, findings: list[CheckFinding]) -> tuple[CheckFinding, ...]:
    """Return findings in order, with waivers; a waiver that matches no problem is itself a finding."""
    waivers = drawing.of(Waiver)
    by_check: dict[str, list[Waiver]] = {}
    for waiver in waivers:
        by_check.setdefault(waiver.of, []).append(waiver)
    used: set[str] = set()
    found = []
    for finding in findings:
        fitting = [waiver for waiver in by_check.get(finding.check, ()) if finding.fits(waiver)]
        used |= {waiver.id for waiver in fitting}
        found.append(replace(finding, waiver=fitting[0]) if fitting else finding)
    found += [unused(drawing, waiver) for waiver in waivers if waiver.id not in used]
    return tuple(sorted(found, key=lambda finding: finding.order))

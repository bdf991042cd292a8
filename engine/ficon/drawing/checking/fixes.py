"""Repairs of problems: problems of one kind, or all problems that can be repaired safely, as one change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from engine.ficon.drawing.checking.finding import CheckFinding
from engine.ficon.drawing.checking.live_checks import Checker, check
from engine.ficon.drawing.checking.precedence import rank
from engine.ficon.drawing.checking.trial import RepairTrial
from engine.ficon.drawing.model.change import together
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.language import say


def repair(drawing: Drawing, finding: CheckFinding) -> Change:
    """Return the change made by a problem's fix.

    Raises DrawingError if the fix would cause another problem, or if there is no fix.
    """
    if finding.fix is None:
        raise DrawingError(finding.first or say("This problem has no safe repair"), *finding.things)
    change = finding.fix.make(drawing)
    if harm := RepairTrial(Checker(drawing.copy())).attempt(change, [finding], keep=False):
        raise DrawingError(
            say("Not repaired, because the repair would cause another problem. {0}", harm), *finding.things
        )
    return change


def mend(drawing: Drawing, findings: Iterable[CheckFinding]) -> Change:
    """Return the changes made by the fixes of these problems; fixes on which others depend come first.

    A fix is omitted if it removes or adds elements, no longer fits, or would cause another problem.
    """
    trial = RepairTrial(Checker(drawing.copy()))
    made = list(_mended(trial, findings))
    return together(say("Fix 1 problem" if len(made) == 1 else "Fix {0} problems", len(made)), made)


def mend_all(drawing: Drawing, findings: Iterable[CheckFinding]) -> Change:
    """Return the changes made by the fixes of these problems, and of all problems that can be repaired after
    them.
    """
    work, made, tried = drawing.copy(), list[Change](), set[tuple[str, tuple[str, ...]]]()
    found = [finding for finding in findings if _may_be_mended(finding)]
    while found:
        trial = RepairTrial(Checker(work))
        made += _mended(trial, found)
        tried |= {(finding.check, finding.things) for finding in found}
        found = [
            finding
            for finding in check(work)
            if _may_be_mended(finding) and (finding.check, finding.things) not in tried
        ]
    return together(say("Fix 1 problem" if len(made) == 1 else "Fix {0} problems", len(made)), made)


def _may_be_mended(finding: CheckFinding) -> bool:
    return finding.fix is not None and finding.fix.automatic and finding.waiver is None


def _mended(trial: RepairTrial, findings: Iterable[CheckFinding]) -> Iterator[Change]:
    """Apply fixes to the drawing of a trial, rank by rank, and yield the changes."""
    wanted = sorted(
        (finding for finding in findings if finding.fix is not None and finding.fix.automatic), key=rank
    )
    for _, group in groupby(wanted, rank):
        yield from _tried(trial, list(group))


def _tried(trial: RepairTrial, findings: Sequence[CheckFinding]) -> Iterator[Change]:
    """Apply fixes together; if that causes a problem, apply each half of them separately."""
    made = _made(trial.drawing, findings)
    if made and not trial.attempt(together("", made), findings):
        yield from made
    elif made and len(findings) > 1:
        middle = len(findings) // 2
        yield from _tried(trial, findings[:middle])
        yield from _tried(trial, findings[middle:])


def _made(drawing: Drawing, findings: Iterable[CheckFinding]) -> list[Change]:
    work, made = drawing.copy(), list[Change]()
    for finding in findings:
        assert finding.fix is not None
        try:
            change = finding.fix.make(work)
            work.apply(change)
        except DrawingError:
            continue  # an earlier one has repaired it or conflicts with it
        if change:
            made.append(change)
    return made

"""Mending all that can be mended safely, as one change."""

from __future__ import annotations

from collections.abc import Iterable

from engine.ficon.drawing.checking.finding import Finding
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError, Places, Things
from engine.language import say


def mend(drawing: Drawing, findings: Iterable[Finding]) -> Change:
    """Return the changes of these problems' fixes in order.

    A fix that drops what was drawn, or no longer fits, is left out.
    """
    work, made = drawing.copy(), list[Change]()
    for finding in findings:
        if finding.fix is None or finding.fix.drops:
            continue
        try:
            change = finding.fix.make(work)
            work.apply(change)
        except DrawingError:
            continue  # an earlier one has mended it, or stands against it
        if change:
            made.append(change)
    return together(say("Mend 1 problem" if len(made) == 1 else "Mend {0} problems", len(made)), made)


def together(title: str, changes: Iterable[Change]) -> Change:
    """Return changes that follow each other as one."""
    things: Things = {}
    places: Places = {}
    for change in changes:
        for name, (before, after) in change.things.items():
            things[name] = (things[name][0] if name in things else before, after)
        for name, (old, new) in change.places.items():
            places[name] = (places[name][0] if name in places else old, new)
    kept = {name: pair for name, pair in things.items() if pair[0] != pair[1]}
    return Change(title, kept, {name: pair for name, pair in places.items() if pair[0] != pair[1]})

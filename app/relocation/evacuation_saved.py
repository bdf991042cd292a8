"""The plans of an evacuation that the user has copied or saved, and those that would be lost."""

from __future__ import annotations

from engine.evacuation.plan import EvacuationPlan
from engine.evacuation.search import BY_HAND, EvacuationReport


class SavedPlans:
    """Plans of one search and their changed versions; `clear` begins with those of another search."""

    def __init__(self) -> None:
        self._plans: list[EvacuationPlan] = []

    def clear(self) -> None:
        """Forget all plans."""
        self._plans.clear()

    def add(self, plan: EvacuationPlan) -> None:
        """Note that a plan is copied or saved."""
        self._plans.append(plan)

    def lost_changes(self, report: EvacuationReport | None, running: EvacuationPlan | None) -> int:
        """Return the number of plans changed by the user that are neither copied nor saved. running: the plan
        that is being simulated.
        """
        tried = report.tried if report else ()
        changed = [one.found.plan for one in tried if one.order == BY_HAND]
        if running is not None and all(one.found.plan != running for one in tried):
            changed.append(running)
        return sum(plan not in self._plans for plan in changed)

    def lost(self, report: EvacuationReport | None, running: EvacuationPlan | None) -> int:
        """Return the number of plans that would be lost: those changed by the user; if there are none, one
        until any plan is copied or saved, as the others can be found again.
        """
        if report is None or report.best is None:
            return 0
        return self.lost_changes(report, running) or int(not self._plans)

"""Keeps a second branch as far recorded as the one that plays, so that the two can be compared."""

from __future__ import annotations

from time import perf_counter_ns
from typing import Any

from app.run.machines import Machine
from app.run.pace import Budget


class Follower:
    """The compared branch; it advances in slices of its own."""

    def __init__(self, branch: Any) -> None:
        self.branch = branch
        self.reached = False  # it has caught up once: from then on the other branch waits for it
        self._budget = Budget()

    @property
    def machine(self) -> Machine:
        """The machine of the branch."""
        machine: Machine = self.branch.simulation
        return machine

    def behind(self, other: Machine) -> bool:
        """Return whether the other machine has recorded more than this one."""
        behind = self.machine.recorded < self._goal(other)
        self.reached = self.reached or not behind
        return behind

    def advance(self, other: Machine) -> bool:
        """Run for one slice. Returns whether there is more to do."""
        machine, began = self.machine, perf_counter_ns()
        if machine.now < machine.recorded:
            machine.seek(machine.recorded)
        machine.run(self._goal(other), self._budget.events)
        more = self.behind(other)
        self._budget.learn(perf_counter_ns() - began, more)
        return more

    def _goal(self, other: Machine) -> int:
        return min(other.recorded, int(self.machine.scenario.until))

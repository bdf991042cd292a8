"""Twin of the clock comparator and the list of timer requests, obviously right.

It is told which requests are set and which processors look for work, and knows who must be interrupted
and which requests are taken.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class TimerRequests:
    """The requests that are set and those that are due; times in ns."""

    master_only: bool  # 4.2: the first processor handles all requests
    to_come: dict[int, int] = field(default_factory=dict)  # virtual CPU -> when its request is due
    due: list[int] = field(default_factory=list)  # virtual CPUs, the one that has been due longest first
    going: set[int] = field(default_factory=set)  # processors on their way to take requests
    taking: list[int] = field(default_factory=list)  # what is taken in the hold that goes on
    set_n: int = 0
    served: list[int] = field(default_factory=list)
    given_up: int = 0
    interrupts: int = 0
    pops: int = 0

    def set(self, vcpu: int, at: int) -> None:
        """Set a virtual CPU's request; an old request is changed."""
        self.set_n += vcpu not in self.to_come
        self.to_come[vcpu] = at

    def cancel(self, vcpu: int) -> None:
        """It does not wait any more."""
        del self.to_come[vcpu]
        self.given_up += 1

    def now_due(self, vcpu: int, now: int) -> None:
        """Make a request due."""
        assert self.to_come.pop(vcpu) == now
        if vcpu in self.due:
            self.given_up += 1
        else:
            self.due.append(vcpu)

    def wanted(self, cpu: int) -> bool:
        """Should this processor, if it has nothing else in hand, go for the requests that are due?"""
        if not self.due:
            return False
        return cpu == 0 if self.master_only else not self.going

    def interrupt(self, cpu: int) -> None:
        """Note that a processor is on its way."""
        assert self.wanted(cpu), f"processor {cpu} is interrupted; due {self.due}, going {self.going}"
        self.interrupts += 1
        self.going.add(cpu)

    def takes(self, cpu: int) -> bool:
        """Return whether a processor that has the lock for anything takes what is due."""
        return cpu == 0 or not self.master_only

    def grant(self) -> None:
        """Note that a processor has the lock: it takes what is due now, and nothing later."""
        self.taking = list(self.due)

    def taken(self, cpu: int, came_for_them: bool) -> list[int]:
        """It gives the lock back: whose requests it has taken, the first one first."""
        if came_for_them:
            self.going.remove(cpu)
        self.pops += bool(self.taking)
        self.due = self.due[len(self.taking) :]
        self.served += self.taking
        return self.taking

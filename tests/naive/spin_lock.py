"""Twin of a lock of CP, obviously right: a list of those who wait, in the order in which they came."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class SpinLock:
    """Who holds it, who waits since when; times in ns."""

    owner: int = -1
    since: int = 0  # the owner has it
    queue: list[int] = field(default_factory=list)
    came: dict[int, int] = field(default_factory=dict)  # who waits -> when he came
    requests: int = 0
    waits: list[int] = field(default_factory=list)  # how long each wait was that is over
    holds: list[int] = field(default_factory=list)

    def ask(self, cpu: int, now: int) -> None:
        """Ask for the lock for a processor."""
        self.requests += 1
        if self.owner == -1:
            self.owner, self.since = cpu, now
        else:
            self.queue.append(cpu)
            self.came[cpu] = now

    def give_back(self, now: int) -> None:
        """Release the lock: the processor that came first gets it."""
        self.holds.append(now - self.since)
        self.owner = -1
        if self.queue:
            self.owner, self.since = self.queue.pop(0), now
            self.waits.append(now - self.came.pop(self.owner))

    @property
    def spins(self) -> int:
        """Requests that had to wait."""
        return len(self.waits) + len(self.queue)

    def spun(self, now: int) -> int:
        """Return the total wait by now."""
        return sum(self.waits) + sum(now - self.came[cpu] for cpu in self.queue)

    def held(self, now: int) -> int:
        """Return the total time for which the lock was held."""
        return sum(self.holds) + (now - self.since if self.owner >= 0 else 0)

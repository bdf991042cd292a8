"""Twin of channels and transfers, obviously right: plain lists, and a search for the earliest event.

It draws the same random numbers in the same order; everything else is written another way: chunks on the
way to a channel are kept unsorted, and who is first is found when it matters.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

Draw = Callable[[float], float]  # mean -> exponential
NEVER = 1 << 60


@dataclass
class Channel:
    """An adapter, and both directions of a fibre. Times in ns."""

    number: int
    adapter: float
    wire: float
    delay: int
    errors: float = 0.0  # share of the chunks that it damages
    loss: float = 0.0  # share that it loses
    damaged: int = 0
    lost: int = 0
    queue: list[tuple[Connection, str]] = field(default_factory=list)
    coming: list[tuple[int, int, Connection]] = field(default_factory=list)  # from when on, order, whose
    working_since: int = -1
    done_at: int = NEVER
    out_free: int = 0
    in_free: int = 0
    busy: int = 0

    def next_in(self) -> tuple[int, Connection] | None:
        """Return when the next chunk has come in, and whose it is."""
        if not self.coming:
            return None
        due, _, connection = min(self.coming, key=lambda one: one[:2])
        return max(due, self.in_free) + int(self.wire * connection.part), connection


@dataclass(eq=False)
class Connection:
    """A device pair. `may`: sides that may write."""

    number: int
    channels: tuple[Channel, Channel]
    may: set[int]
    state: str = "idle"
    side: int = 0
    due: int = NEVER
    began: int = 0
    settled: bool = False
    to_enter: int = 0
    to_come: int = 0
    part: float = 0.0
    starts: list[int] = field(default_factory=lambda: [0, 0])
    sent: list[int] = field(default_factory=lambda: [0, 0])
    busy: list[int] = field(default_factory=lambda: [0, 0])
    collisions: int = 0
    failed: int = 0  # tries of the present message
    tried_at: int = 0
    missing: bool = False
    rests: int = 0  # until then
    retries: list[int] = field(default_factory=lambda: [0, 0])
    given_up: list[int] = field(default_factory=lambda: [0, 0])
    wasted: list[int] = field(default_factory=lambda: [0, 0])


class Twin:
    """A link whose sides `senders` always have full messages. lesser: the side that looks upwards."""

    def __init__(
        self,
        channels: list[Channel],
        connections: list[Connection],
        p: Any,
        draw: Draw,
        chance: Callable[[], bool],
        senders: set[int],
        lesser: int,
        share: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.channels, self.connections, self.p, self.draw = channels, connections, p, draw
        self.chance, self.senders, self.lesser, self.share = chance, senders, lesser, share
        self.now, self.order = 0, 0
        self.offer(0)

    def run(self, until: int) -> None:
        """Offer messages, and run all events up to and including `until`."""
        self.offer(0)  # a connection may have rested since the last event
        while (event := min(self.events(), key=lambda one: one[:2]))[0] <= until:
            self.now = event[0]
            event[2]()
        self.now = until

    def events(self) -> list[tuple[int, int, Callable[[], None]]]:
        """Return the events: time, number of the source, action."""
        found: list[tuple[int, int, Callable[[], None]]] = [(NEVER, NEVER, lambda: None)]
        for one in self.channels:
            found.append((one.done_at, 2 * one.number, partial(self.adapter_done, one)))
            if arriving := one.next_in():
                found.append((arriving[0], 2 * one.number + 1, partial(self.come_in, one)))
        for d in self.connections:
            found.append((d.due, 2 * len(self.channels) + d.number, partial(self.step, d)))
        return found

    # ---- messages

    def offer(self, first: int) -> None:
        """Both sides take what is free, the one that has not just sent first."""
        for side in (first, 1 - first):
            while side in self.senders and (d := self.free(side)):
                self.begin(d, side)

    def free(self, side: int) -> Connection | None:
        """Return the first connection that this side takes for free."""
        for d in self.connections if side == self.lesser else self.connections[::-1]:
            if side in d.may and not self.rests(d, side) and (d.state == "idle" or self.unseen(d, side)):
                return d
        return None

    def unseen(self, d: Connection, side: int) -> bool:
        """Draw whether the other side has just started, unseen."""
        if d.state != "setup" or d.side == side or d.settled:
            return False
        d.settled = True
        return self.chance()

    def begin(self, d: Connection, side: int) -> None:
        """Start a side on a connection, maybe both at once."""
        if d.state == "setup":
            d.state, d.due = "collided", self.now + self.p.recover_ns
            d.collisions += 1
            return
        d.state, d.side, d.began, d.settled, d.part = "setup", side, self.now, False, 1.0
        d.due = self.now + int(self.draw(self.p.setup_ns)) + 1
        d.failed, d.missing, d.tried_at = 0, False, self.now

    def step(self, d: Connection) -> None:
        """End the wait of a connection."""
        d.due = NEVER
        if d.state == "ending":
            d.state = "idle"
            d.sent[d.side] += self.p.message_pages * 4104
            d.busy[d.side] += self.now - d.began
            self.offer(1 - d.side)
            return
        if d.state in ("moving", "failed"):
            self.drop(d)
            d.wasted[d.side] += self.now - d.tried_at
            d.missing, d.tried_at = False, self.now
            if d.failed >= self.p.link_retries:
                d.given_up[d.side] += 1
                d.rests = self.now + self.p.link_rest
                d.state = "idle"
                d.busy[d.side] += self.now - d.began
                self.offer(1 - d.side)
                return
            d.failed += 1
            d.retries[d.side] += 1
        d.state = "moving"
        d.starts[d.side] += 1
        d.to_come = self.p.message_chunks
        d.to_enter = d.to_come - min(self.p.window, d.to_come)
        for _ in range(d.to_come - d.to_enter):
            self.join(d.channels[d.side], d, "out")

    # ---- chunks

    def join(self, one: Channel, d: Connection, way: str) -> None:
        """Put a chunk into the queue of an adapter."""
        one.queue.append((d, way))
        if one.working_since < 0:
            self.work(one)

    def work(self, one: Channel) -> None:
        """Start an adapter on the first chunk in its queue."""
        if one.queue:
            one.working_since = self.now
            one.done_at = self.now + int(self.draw(one.adapter * one.queue[0][0].part)) + 1

    def adapter_done(self, one: Channel) -> None:
        """It has done with that."""
        d, way = one.queue.pop(0)
        one.busy += self.now - one.working_since
        one.working_since, one.done_at = -1, NEVER
        if way == "out":
            self.leave(one, d)
        else:
            self.received(d)
        if one.working_since < 0:
            self.work(one)

    def leave(self, one: Channel, d: Connection) -> None:
        """Send a chunk out."""
        to = d.channels[1 - d.side]
        length, other = int(one.wire * d.part), int(to.wire * d.part)
        start = max(self.now, one.out_free)
        one.out_free = start + length
        if self.spoiled(one.loss, to.loss):
            (one if one.loss >= to.loss else to).lost += 1
            if not d.missing:
                d.missing, d.due = True, self.now + self.p.link_timeout
            return
        self.order += 1
        to.coming.append((start + 2 * (one.delay + to.delay) + max(0, length - other), self.order, d))

    def come_in(self, one: Channel) -> None:
        """Take in a chunk."""
        first = min(one.coming, key=lambda chunk: chunk[:2])
        one.coming.remove(first)
        one.in_free = self.now
        self.join(one, first[2], "in")

    def received(self, d: Connection) -> None:
        """Count a chunk as received, or let the transfer fail."""
        one, to = d.channels[d.side], d.channels[1 - d.side]
        if self.spoiled(one.errors, to.errors):
            (one if one.errors >= to.errors else to).damaged += 1
            d.state, d.due = "failed", self.now + self.p.link_retry
            self.drop(d)
            return
        d.to_come -= 1
        if d.to_enter:
            d.to_enter -= 1
            self.join(d.channels[d.side], d, "out")
        elif not d.to_come:
            d.state = "ending"
            d.due = self.now + int(self.draw(self.p.ack_ns)) + 1

    # ---- bad channels

    def spoiled(self, first: float, second: float) -> bool:
        """Draw whether either of two fibers spoils a chunk."""
        whole = (1.0 - first) * (1.0 - second)
        return whole < 1.0 and self.share() >= whole

    def rests(self, d: Connection, side: int) -> bool:
        """Return whether others are used instead of a connection that has failed."""
        others = [one for one in self.connections if side in one.may and one.rests <= self.now]
        return d.rests > self.now and bool(others)

    def drop(self, d: Connection) -> None:
        """Drop all chunks of a connection."""
        for one in d.channels:  # a straight connection has nothing left the second time
            working = one.working_since >= 0 and one.queue[0][0] is d
            one.queue = [chunk for chunk in one.queue if chunk[0] is not d]
            one.coming = [chunk for chunk in one.coming if chunk[2] is not d]
            if working:
                one.busy += self.now - one.working_since
                one.working_since, one.done_at = -1, NEVER
                self.work(one)

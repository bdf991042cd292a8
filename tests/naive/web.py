"""Twin of web sessions, their threads and the disk packs, on the twin of scheduler and dispatcher.

Lists for queues, one object for a session wherever it is. No guest is logged off or relocated here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.naive.dispatch import Draw, Guest, Machine, Vcpu


@dataclass
class Session:
    """A session; times in ns."""

    number: int
    client: Host
    server: Host
    web: dict[str, Any]  # what all sessions of its group do
    place: str = ""
    round: int = 0
    reads: int = 0  # of the present file
    done: int = 0
    left: int = 0  # of its burst
    cp: int = 0  # CP's work before that
    began: int = 0
    asked: int = 0


@dataclass
class Host(Guest):
    """A guest with threads of sessions; a server has files in its page cache, some in minidisk cache."""

    threads: list[Session] = field(default_factory=list)
    running: dict[int, Session] = field(default_factory=dict)  # by number of the virtual CPU
    reader: Session | None = None
    readers: list[Session] = field(default_factory=list)
    files: int = 0
    room: int = 0
    cached: int = 0  # pages
    served: int = 0
    served_ns: int = 0


@dataclass
class Pack:
    """One system's exposure of a pack."""

    share: float  # with those before it
    service: float
    sharing: float
    queue: list[Session] = field(default_factory=list)  # the first is served when it is busy
    busy: bool = False
    began: int = 0
    started: int = 0
    ended: int = 0
    wait_ns: int = 0
    busy_ns: int = 0
    stays_ns: int = 0  # from the question to the answer, of those ended


class System(Machine):
    """A system whose guests have sessions."""

    SESSION, SHARED_VOLUME = 6, 7

    def __init__(
        self, guests: list[Host], cpus: int, param: Any, frames: int, draw: Draw, pace: float
    ) -> None:
        super().__init__(list(guests), cpus, param, frames, draw)
        self.hosts, self.pace = guests, pace
        self.packs: list[Pack] = []
        self.all: list[System] = [self]
        self.virtual_ios = self.hits = 0

    # threads

    def more_work(self, v: Vcpu) -> None:
        """Give a thread to a virtual CPU that has none."""
        self.take(v)

    def take(self, v: Vcpu) -> bool:
        """Give v the thread that waits longest."""
        u = self.host(v)
        if v.number in u.running or not u.threads:
            return False
        x = u.running[v.number] = u.threads.pop(0)
        v.burst_left, x_cp = max(1, x.left), x.cp
        v.cp_debt, x.cp = v.cp_debt + x_cp, 0
        return True

    def host(self, v: Vcpu) -> Host:
        """Return the guest of a virtual CPU."""
        u = v.guest
        assert isinstance(u, Host)
        return u

    def run_thread(self, u: Host, x: Session) -> None:
        """Session x has work for a virtual CPU of u; those that are free take what waits."""
        u.threads.append(x)
        for v in u.vcpus:
            if self.take(v):
                if v.stopped:
                    v.due_work = True
                else:
                    self.go_on(v)

    def end_burst(self, c: int) -> None:
        """End the burst of a thread: do what follows, and take the next thread."""
        v = self._on(c)
        self.account(self.cpus[c])
        u = self.host(v)
        x = u.running.pop(v.number, None)
        if x:
            self.end_part(x)
        if self.cpus[c].vcpu is not v or v.number in u.running:
            return
        if self.take(v):
            self.stretch(c)
            return
        v.burst_left = 0
        self.leave_cpu(v)
        self.test_idle(v)
        self.dispatch(c)

    # sessions

    def burst(self, mean: float) -> int:
        """Return the time of a number of instructions with this mean."""
        return int(self.draw("WEB", mean * self.pace)) + 1

    def sleep(self, x: Session, place: str, span: int, goes_to: Host) -> None:
        """Call x after a while, wherever that guest is."""
        x.place = place
        self.at((self.SESSION, x.number), self.now + span, lambda: self.call(x, goes_to))

    def call(self, x: Session, goes_to: Host) -> None:
        """Take in x where the guest is."""
        there = next(system for system in self.all if goes_to in system.hosts)
        there.come(x, goes_to)

    def come(self, x: Session, u: Host) -> None:
        """Take in x at guest u, which is here."""
        if u is x.client:
            self.at_client(x)
        else:
            self.at_server(x)
            self.next_reader(u)

    def send(self, x: Session, u: Host) -> None:
        """Send x to u; over the network when u is in another system."""
        if u not in self.hosts:
            self.sleep(x, "TRAVEL", x.web["hop"], u)
        elif u is x.client:
            self.at_client(x)
        else:
            self.at_server(x)

    def at_client(self, x: Session) -> None:
        """Run x in its client."""
        if x.round == 0:
            x.began = self.now
        x.place, x.left = "CLIENT", self.burst(x.web["client_part"])
        self.run_thread(x.client, x)

    def at_server(self, x: Session) -> None:
        """Ask the server of x: for a new file at first, for more of it later."""
        if x.round == 0:
            x.done = x.reads = 0
            if self.draw("WEB", 0) * x.web["files"] >= x.server.files:
                x.reads = int(x.web["reads"] + self.draw("WEB", 0))
        self.read(x)

    def read(self, x: Session) -> None:
        """Do the reads that are due in this round, then the server's burst."""
        u = x.server
        while x.done < (x.round + 1) * x.reads // x.web["rounds"]:
            if u.reader not in (None, x):
                x.place = "LOCK"
                u.readers.append(x)
                return
            u.reader = x
            self.virtual_ios += 1
            if not self.in_cache(x):
                self.ask(x)
                return
            self.end_read(x)
        x.place, x.left = "SERVER", self.burst(x.web["server_part"])
        self.run_thread(u, x)

    def in_cache(self, x: Session) -> bool:
        """Return whether the minidisk cache has what x wants."""
        if self.param["mdc_max"] <= 0:
            return False
        if self.draw("WEB", 0) * x.web["files"] * x.web["file_pages"] >= x.server.cached:
            return False
        self.hits += 1
        x.cp += int(self.param["cost_cached"] * x.web["read_pages"])
        return True

    def end_read(self, x: Session) -> None:
        """End one read; with the last one the file is in page cache, and others may read."""
        x.done += 1
        if x.done == x.reads:
            x.server.files = min(x.server.files + 1, x.server.room)
            x.server.reader = None

    def next_reader(self, u: Host) -> None:
        """Let the next session read, if none reads."""
        while u.reader is None and u.readers:
            self.read(u.readers.pop(0))

    def end_part(self, x: Session) -> None:
        """End the burst of x."""
        if x.place == "CLIENT":
            self.send(x, x.server)
            self.next_reader(x.server)
            return
        x.round += 1
        if x.round < x.web["rounds"]:
            self.send(x, x.client)
            return
        x.round = 0
        x.server.served += 1
        x.server.served_ns += self.now - x.began
        if x.web["think"]:
            span = int(self.draw("WEB", x.web["think"])) + 1
            x.place = "THINK"
            self.at((self.SESSION, x.number), self.now + span, lambda: self.send(x, x.client))
        else:
            self.send(x, x.client)

    # packs

    def ask(self, x: Session) -> None:
        """Queue a real I/O of x at any shared volume."""
        point = self.draw("WEB", 0)
        k = next(k for k, p in enumerate(self.packs) if point < p.share or p is self.packs[-1])
        x.place, x.asked = "SHARED_VOLUME", self.now
        self.packs[k].queue.append(x)
        if len(self.packs[k].queue) == 1:
            self.at((self.SHARED_VOLUME, k), self.now, lambda: self.start_io(k))

    def start_io(self, k: int) -> None:
        """Serve the first in the queue."""
        p = self.packs[k]
        others = sum(system.packs[k].busy for system in self.all if system is not self)
        time = int(self.draw("SHARED_VOLUMES", p.service * (1.0 + p.sharing * others))) + 1
        p.busy, p.began, p.started = True, self.now, p.started + 1
        p.wait_ns += self.now - p.queue[0].asked
        self.at((self.SHARED_VOLUME, k), self.now + time, lambda: self.end_io(k))

    def end_io(self, k: int) -> None:
        """End the I/O: its session continues, and the next one is served."""
        p = self.packs[k]
        x = p.queue.pop(0)
        p.busy, p.ended = False, p.ended + 1
        p.busy_ns += self.now - p.began
        p.stays_ns += self.now - x.asked
        if self.param["mdc_max"] > 0:
            self.keep(x)
        self.end_read(x)
        self.read(x)
        self.next_reader(x.server)
        if p.queue and not p.busy:
            self.start_io(k)

    def keep(self, x: Session) -> None:
        """Keep what was read in the minidisk cache, while it has room."""
        u, web = x.server, x.web
        pages = int(web["read_pages"] + self.draw("WEB", 0))
        spare = self.param["mdc_max"] - sum(host.cached for host in self.hosts)
        u.cached += min(pages, web["files"] * web["file_pages"] - u.cached, spare)


def run(systems: list[System], until: int) -> None:
    """Run all events of all systems up to `until` (ns), in order of time, system and source."""
    while True:
        due, _, system, source = min(
            (due, n, n, source) for n, one in enumerate(systems) for source, (due, _) in one.events.items()
        )
        if due > until:
            break
        for one in systems:
            one.now = due
        happen = systems[system].events.pop(source)[1]
        happen()
    for one in systems:
        one.now = until
        for cpu in one.cpus:
            one.account(cpu)

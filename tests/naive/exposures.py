"""Twin of paging I/O: one list of waiting requests, in their order, is looked through after each change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class PagingRequest:
    """A read, or pages of a volume that wait to be written."""

    volume: int
    vcpu: int  # -1 = a write
    pages: int


@dataclass
class RunningIo:
    """An I/O on an exposure."""

    request: PagingRequest
    end: int  # of its stage
    on_channel: bool = False


@dataclass
class PagingIos:
    """Volumes whose numbers modulo `units` are those of their control units."""

    volumes: int
    units: int
    paths: int
    aliases: int
    use_aliases: bool
    payload: int
    access: Callable[[], int]  # the next access time, ns
    channel: Callable[[int], int]  # time of an I/O of so many pages on a channel, ns
    waiting: list[PagingRequest] = field(default_factory=list)
    running: dict[int, RunningIo] = field(default_factory=dict)  # by exposure
    free_at: dict[tuple[int, int], int] = field(default_factory=dict)
    ended: list[tuple[int, int, int, int]] = field(default_factory=list)  # time, exposure, vcpu, pages

    def ask(self, volume: int, vcpu: int, pages: int, now: int) -> None:
        """Ask for an I/O; pages to be written join others of the volume that wait."""
        same = [one for one in self.waiting if vcpu < 0 and one.vcpu < 0 and one.volume == volume]
        if same:
            same[0].pages += pages
        else:
            self.waiting.append(PagingRequest(volume, vcpu, pages))
        self.begin(now)

    def begin(self, now: int) -> None:
        """Begin all that can begin, in the order in which it was asked for."""
        for request in list(self.waiting):
            while request.pages > 0 and (exposure := self._free(request.volume)) is not None:
                part = min(request.pages, self.payload) if request.vcpu < 0 else request.pages
                request.pages -= part
                io = PagingRequest(request.volume, request.vcpu, part)
                self.running[exposure] = RunningIo(io, now + self.access())
        self.waiting = [request for request in self.waiting if request.pages > 0]

    def _free(self, volume: int) -> int | None:
        first = self.volumes + volume % self.units * self.aliases
        aliases = range(first, first + self.aliases) if self.use_aliases else range(0)
        return next((exposure for exposure in (volume, *aliases) if exposure not in self.running), None)

    def next_end(self) -> tuple[int, int] | None:
        """Return when the next stage ends, and on which exposure."""
        return min(((io.end, exposure) for exposure, io in self.running.items()), default=None)

    def step(self) -> None:
        """End the next stage: the I/O goes to the channel that is free first, or ends."""
        found = self.next_end()
        assert found is not None
        now, exposure = found
        io = self.running[exposure]
        if io.on_channel:
            del self.running[exposure]
            self.ended.append((now, exposure, io.request.vcpu, io.request.pages))
            self.begin(now)
            return
        unit = io.request.volume % self.units
        path = min(range(self.paths), key=lambda path: (self.free_at.get((unit, path), 0), path))
        begun = max(now, self.free_at.get((unit, path), 0))
        io.end = self.free_at[unit, path] = begun + self.channel(io.request.pages)
        io.on_channel = True

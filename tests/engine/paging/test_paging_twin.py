"""Exposures and channels against their twin: the same I/Os end at the same times on the same exposures."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.build.system import build
from engine.kernel.kinds import Stream
from engine.kernel.queue import MAX_HOT, NEVER, due_of
from engine.kernel.rng import exponential
from engine.mechanisms.storage.exposures import ACCESS, ask_read, ask_write, begin_all, end_io, go_to_channel
from tests.engine.paging.paged import drawn
from tests.naive.exposures import PagingIos

GUESTS = 6


def _twin(s: Any, other: Any) -> PagingIos:
    """Return the twin of a machine at time 0; `other` has the same random numbers."""
    g = s["paging"]
    mode = int(g["hpf"])
    start, page, mean = float(g["start_ns"][mode]), float(g["page_ns"][mode]), g["access_ns"]
    return PagingIos(
        volumes=int(s["n_volume"]),
        units=int(g["units"]),
        paths=int(g["paths"]),
        aliases=int(g["aliases"]),
        use_aliases=bool(g["alias"]),
        payload=int(g["payload"]),
        access=lambda: int(exponential(other, np.int64(Stream.FAULT), mean)) + 1,
        channel=lambda pages: int(start + page * pages) + 1,
    )


def _next(s: Any) -> tuple[int, int]:
    """Return when the next stage ends, and on which exposure."""
    g = s["paging"]
    sources = range(int(g["source"]) + MAX_HOT, int(g["source"]) + MAX_HOT + int(g["exposures"]))
    return min((int(due_of(s["queue"], source)), e) for e, source in enumerate(sources))


def _end_stages(s: Any, until: int, twin: PagingIos, free: set[int], ended: list[Any]) -> None:
    """End the stages that are due, in both."""
    while (found := _next(s))[0] <= until:
        assert twin.next_end() == found
        s["now"], e = found
        if s["exposure"][e]["stage"] == ACCESS:
            go_to_channel(s, np.int64(e))
        else:
            pages = int(s["exposure"][e]["pages"])
            v = int(end_io(s, np.int64(e)))
            ended.append((found[0], e, v, pages))
            free |= {v} - {-1}
        twin.step()
    later = twin.next_end()
    assert later is None or later[0] > until


@pytest.mark.parametrize("seed", range(20))
def test_the_same_ios_end_at_the_same_times(seed: int) -> None:
    scenario, draw = drawn(seed), np.random.default_rng(seed)
    s, other = (build(scenario, seed).tables[0] for _ in range(2))
    twin, free, now = _twin(s, other), set(range(GUESTS)), 0
    ended: list[Any] = []
    for number in range(120):
        now += int(draw.exponential(120_000))
        _end_stages(s, now, twin, free, ended)
        s["now"] = now
        k = np.int64(draw.integers(s["n_volume"]))
        if number == 60 and s["paging"]["aliases"]:
            s["paging"]["alias"] = twin.use_aliases = not twin.use_aliases
            begin_all(s)
            twin.begin(now)
        if free and draw.random() < 0.7:
            v = free.pop()
            pages = int(draw.integers(1, 30))
            s["waiting"][v]["pages"], s["waiting"][v]["next"] = (1 << pages) - 1, -1
            ask_read(s, np.int64(v), k)
            twin.ask(int(k), v, pages, now)
        else:
            pages = int(draw.integers(1, 100))
            ask_write(s, k, np.int64(pages))
            twin.ask(int(k), -1, pages, now)
    _end_stages(s, int(NEVER) - 1, twin, free, ended)
    assert ended == twin.ended
    assert len(ended) > 60
    assert s["paging"]["waiting"] == len(twin.waiting) == 0

"""Laws of admission: what must be true of the lists of guests between any two events."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from engine.kernel.kinds import QueueList, VcpuState
from tests.engine.processors.chains import linked, rising

ON_DISPATCH, ON_ELIGIBLE, ON_DORMANT = (
    int(one) for one in (QueueList.DISPATCH, QueueList.ELIGIBLE, QueueList.DORMANT)
)
ELIGIBLE = int(VcpuState.ELIGIBLE)


class Guest(NamedTuple):
    """What its lists depend on."""

    list: int
    transaction_class: int
    quickdsp: int
    wss: int
    wss_in: int
    loading: int
    share: float
    share_abs: float
    dropped_at: int
    enter_by: int


class Limits(NamedTuple):
    """What guests of a class and of longer ones may have on the dispatch list: STORBUF, DSPBUF, LDUBUF."""

    pages: float
    guests: int
    loading: float


def check_lists(s: Any, guests: Any, vcpus: Any, lowered: bool) -> None:
    """Raise AssertionError for the first law that is broken."""
    rows = [Guest(*values) for values in zip(*(guests[name].tolist() for name in Guest._fields), strict=True)]
    dormant = linked(s["guest"], s["dormant_head"], s["dormant_tail"], "dormant")
    assert sorted(dormant) == _on(rows, ON_DORMANT), "dormant list"
    assert rising(rows[g].dropped_at for g in dormant), "dormant list: not the longest dormant first"
    listed, eligible = [rows[g] for g in _on(rows, ON_DISPATCH)], _on(rows, ON_ELIGIBLE)
    _sums(s, listed)
    assert s["n_eligible"] == len(eligible), "guests on the eligible list"
    limits = _limits(s)
    _classes(s, rows, listed, [rows[g] for g in eligible], limits)
    if not lowered:
        _allowed(listed, limits)
    for g in eligible:
        assert ELIGIBLE in own(guests[g], vcpus)["state"], f"guest {g} is eligible for nothing"


def own(u: Any, vcpus: Any) -> Any:
    """Return the virtual CPUs of a guest."""
    return vcpus[u["first_vcpu"] : u["first_vcpu"] + u["n_vcpu"]]


def _on(rows: list[Guest], number: int) -> list[int]:
    return [g for g, u in enumerate(rows) if u.list == number]


def _sums(s: Any, listed: list[Guest]) -> None:
    assert s["dispatch_wss"] == sum(u.wss_in for u in listed), "working sets on the dispatch list"
    relative = sum(u.share for u in listed if u.share_abs == 0)
    assert s["dispatch_share"] == relative, "relative shares on the dispatch list"
    absolute = sum(math.floor(u.share_abs * 1000 + 0.5) for u in listed)
    assert s["dispatch_absolute"] == absolute, "absolute shares on the dispatch list"


def _limits(s: Any) -> list[Limits]:
    """Return the limits of each class."""
    param, frames, volumes = s["param"], int(s["frames"]), int(s["n_volume"])
    columns = (param[name].tolist() for name in ("storbuf", "dspbuf", "ldubuf"))
    return [
        Limits(pages * frames, guests, loading * volumes)
        for pages, guests, loading in zip(*columns, strict=True)
    ]


def _classes(
    s: Any, rows: list[Guest], listed: list[Guest], eligible: list[Guest], limits: list[Limits]
) -> None:
    assert all(u.quickdsp == (u.transaction_class == 0) for u in rows), "class 0 is that of quick dispatch"
    columns = (s[name].tolist() for name in ("listed", "class_wss", "loading", "waiting_class"))
    for number, (count, pages, loading, waits) in enumerate(zip(*columns, strict=True)):
        those = [u for u in listed if u.transaction_class == number]
        assert count == len(those), f"guests of class {number} on the dispatch list"
        assert pages == sum(u.wss_in for u in those), f"working sets of class {number}"
        assert loading == sum(u.loading for u in those), f"loading guests of class {number}"
        waiting = [u for u in eligible if u.transaction_class == number]
        assert waits == len(waiting), f"guests of class {number} on the eligible list"
        if waiting:
            first = min(waiting, key=lambda u: u.enter_by)
            assert _crowded([*listed, first], first, limits), (
                f"a guest of class {number} is eligible and would fit"
            )


def _allowed(listed: list[Guest], limits: list[Limits]) -> None:
    for number in range(1, 4):
        those = [u for u in listed if u.transaction_class >= number]
        one, loading = len(those) <= 1, sum(u.loading for u in those) <= 1
        over = _over(listed, number, limits)  # a first guest always fits
        assert not any(o and not a for o, a in zip(over, (one, one, loading), strict=True)), (
            "more than SET SRM allows"
        )


def _crowded(listed: list[Guest], newcomer: Guest, limits: list[Limits]) -> bool:
    """Return whether the newcomer exceeds a limit in its class or a shorter one. Never for a first guest."""
    if newcomer.transaction_class == 0 or sum(u.transaction_class > 0 for u in listed) == 1:
        return False
    over = [_over(listed, number, limits) for number in range(1, newcomer.transaction_class + 1)]
    return any(pages or guests or (loading and newcomer.loading) for pages, guests, loading in over)


def _over(listed: list[Guest], number: int, limits: list[Limits]) -> tuple[bool, bool, bool]:
    """Return whether the guests of this class and of longer ones exceed STORBUF, DSPBUF, LDUBUF."""
    those, limit = [u for u in listed if u.transaction_class >= number], limits[number]
    return (
        sum(u.wss for u in those) > limit.pages,
        len(those) > limit.guests,
        sum(u.loading for u in those) > limit.loading,
    )

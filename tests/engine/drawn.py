"""Small scenarios drawn at random: everything that a machine's behavior hangs on varies."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from engine.scenario.scenario import Scenario
from tests.engine.small import behaviour, group, kind, small, step

UNTIL = 300  # ms
_GROUPS = ("app", "db", "web")
_NEXT = {"off": ["boot"], "up": ["agent", "load", "unload", "pause"], "paused": ["load", "unload", "resume"]}
_STATE = {"boot": "up", "pause": "paused", "resume": "up"}
_EVERY = ["never", "1ms", "10ms", "50ms", "400ms"]
_TIMES = ["1us", "50us", "500us", "3ms", "20ms", "100ms"]


@st.composite
def behaviours(draw: st.DrawFn, tiers: int) -> dict[str, Any]:
    """Any software."""
    return behaviour(
        draw(st.sampled_from(_TIMES[1:])),
        draw(st.sampled_from(_TIMES)),
        draw(st.sampled_from(["io", "timer", "random"])),
        draw(st.lists(st.sampled_from(_EVERY), min_size=tiers, max_size=tiers)),
        store=draw(st.lists(st.sampled_from([0.0, 0.3, 1.0]), min_size=tiers, max_size=tiers)),
        growth=draw(st.sampled_from([0, 5_000, 100_000])),
        reads=draw(st.sampled_from([0.0, 0.0, 1.0, 7.5])),
    )


@st.composite
def kinds(draw: st.DrawFn) -> dict[str, Any]:
    """Any kind of guest that can boot."""
    sizes = draw(st.lists(st.sampled_from([1, 10, 64, 100, 500]), max_size=3))
    names = ("boot", "idle", "poll", "load", "suspend", "restore")
    activities = {name: draw(behaviours(len(sizes) + 1)) for name in names}
    activities["boot"] |= {"growth": 100_000, "burst": "1ms", "wait": "50us"}
    pages = sorted(draw(st.lists(st.integers(1, 700), min_size=3, max_size=3)))
    return kind(
        draw(st.sampled_from(["idle", "poll"])),
        tiers=[{"title": "some", "pages": n} for n in sizes] + [{"title": "rest"}],
        activities=activities,
        boot_pages=pages[0],
        agent_pages=pages[1],
        load_pages=pages[2],
        anonymous=draw(st.sampled_from([0.0, 1.0])),
        file_pages=draw(st.sampled_from([1, 300])),
        traffic_per_minute=draw(st.sampled_from([0.0, 600.0, 30_000.0])),
    )


@st.composite
def timelines(draw: st.DrawFn, names: list[str]) -> list[dict[str, Any]]:
    """Steps that make sense one after the other, often several at the same time."""
    now, steps = 0, []
    states = dict.fromkeys(names, "off")
    for _ in range(draw(st.integers(1, 12))):
        now += draw(st.sampled_from([0, 5, 20, 60]))
        if now > UNTIL - 3:
            break
        every = draw(st.sampled_from([0, 0, 1]))
        name = draw(st.sampled_from(names))
        do = draw(st.sampled_from(_NEXT[states[name]]))
        states[name] = _STATE.get(do, states[name])
        steps.append(step(f"{now}ms", do, name, every=f"{every}ms"))
        now += 3 * every
    return steps


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """A whole machine; it may run out of storage, and then the run must say so."""
    names = list(_GROUPS[: draw(st.integers(1, 3))])
    granule = draw(st.sampled_from([1, 1, 1, 2]))
    return small(
        draw(st.sampled_from(["suspend", "stop"])),
        until=f"{UNTIL}ms",
        lpar={
            "processors": draw(st.sampled_from([1, 2, 3, 64])),
            "frames": (frames := granule * draw(st.integers(200, 2500))),
            "below_2g": draw(st.sampled_from([0, granule * 5, frames // 2, frames])),
            "mdc": granule * draw(st.sampled_from([0, 0, 50, 400])),
            "reorder": draw(st.booleans()),
            "xstor": granule * draw(st.sampled_from([0, 100, 400, 3000])),
            "paging_space": granule * draw(st.sampled_from([0, 300, 8000, 8000])),
            "volumes": draw(st.integers(1, 3)),
            "granule": granule,
        },
        kinds={name: draw(kinds()) for name in names},
        guests={name: draw(groups(name, granule)) for name in names},
        timeline=draw(timelines(names)),
        parameters=draw(parameters(granule)),
    )


@st.composite
def groups(draw: st.DrawFn, name: str, granule: int) -> dict[str, Any]:
    """A few guests of a kind with the group's name."""
    count = draw(st.integers(1, 3))
    processors = draw(st.sampled_from([1, 1, 2, 5]))
    share = draw(st.sampled_from([1, 100, 10_000]))
    memory = f"{16 * granule}M"
    limit = draw(st.sampled_from(["none", "none", "soft", "hard"]))
    more: dict[str, Any] = {"limit": limit, "quickdsp": draw(st.sampled_from([False, False, False, True]))}
    if limit != "none":
        more["limit_share"] = draw(st.sampled_from([0.1, 5.0, 60.0]))
    if draw(st.sampled_from([False, False, True])):
        more["share_absolute"] = draw(st.sampled_from([0.1, 33.3, 100.0]))
    return group(name, count, name.upper(), processors=processors, share=share, memory=memory, **more)


@st.composite
def parameters(draw: st.DrawFn, granule: int) -> dict[str, Any]:
    """Parameters of the machine with an influence on its paths."""
    return {
        "test_idle": draw(st.sampled_from(["1ms", "15ms"])),
        "minor_slice": draw(st.sampled_from(["1ms", "5ms"])),
        "elapsed_slice": draw(st.sampled_from([["10ms", "10ms", "10ms"], ["30ms", "60ms", "120ms"]])),
        "storbuf": draw(st.sampled_from([[2.0, 2.0, 2.0], [0.2, 0.1, 0.05], [0.0, 0.0, 0.0]])),
        "dspbuf": draw(st.sampled_from([[32767, 32767, 32767], [4, 2, 1], [1, 1, 0]])),
        "ldubuf": draw(st.sampled_from([[1.0, 0.75, 0.6], [0.0, 0.0, 0.0]])),
        "loading_rate": draw(st.sampled_from([0.0, 50.0])),
        "ia_intensity": draw(st.sampled_from([0.0, 0.9, 1.0])),
        "long_term": draw(st.sampled_from(["0s", "30ms", "1h"])),
        "low": granule * 20,
        "high": granule * draw(st.sampled_from([21, 60])),
        "low_2g": granule * 9,
        "high_2g": granule * draw(st.sampled_from([10, 40])),
        "reclaim_low": granule * draw(st.sampled_from([0, 50])),
        "migration_age": draw(st.sampled_from(["0s", "5s"])),
        "freeze_time": draw(st.sampled_from(["0s", "10ms"])),
        "ipl_time": draw(st.sampled_from(["0s", "10ms"])),
        "cost_dispatch": draw(st.sampled_from(["0s", "1us"])),
        "cost_packet": draw(st.sampled_from(["0s", "20us", "2ms"])),
        "cost_command": draw(st.sampled_from(["0s", "3ms"])),
        "reorder_share": draw(st.sampled_from([0.01, 0.5])),
        "reorder_page": draw(st.sampled_from(["0s", "477ns", "50us"])),
        "block_read": draw(st.sampled_from([1, 10, 64])),
        "locked": draw(st.sampled_from([0, 2, 10])),
    }

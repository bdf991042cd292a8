"""Small machines with locks and timers: a release 4.x, guests with a tick that are up at time 0."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from engine.scenario.scenario import Scenario
from tests.engine.small import behaviour, group, kind, small, step

RELEASES = ("4.2", "4.3", "4.4")
ON_MASTER = "4.2"
_BUSY = ["3ms", "30ms"]
_CALM = ["20ms", "never"]


def linux(**changes: Any) -> dict[str, Any]:
    """Return a kernel with a tick, and programs that wait for a time, under load for a disk."""
    activities = {
        "boot": behaviour("500us", "100us", "io", _BUSY, growth=100_000),
        "idle": behaviour("300us", "15ms", "timer", _CALM),
        "poll": behaviour("300us", "15ms", "timer", _CALM),
        "load": behaviour("1ms", "2ms", "io", _BUSY, switches=10_000.0),
    }
    activities |= changes.pop("activities", {})
    base = {"tick": "10ms", "tick_burst": "15us", "tick_touch": 1.0, "traffic_per_minute": 0.0}
    return kind("idle", activities=activities) | base | changes


def timed(release: str, **changes: Any) -> Scenario:
    """Three guests that are up on two processors, with pages in all places."""
    base: dict[str, Any] = {
        "until": "100ms",
        "lpar": {"frames": "1500p", "filled_xstor": 0.5},
        "kinds": {"linux": linux()},
        "guests": {"lnx": group("linux", 3, "LNX", up=True, userids=["LNX0001", "LNX0002", "LNX0003"])},
        "timeline": [],
    }
    for name, change in changes.items():
        base[name] = base[name] | change if name == "lpar" else change
    base["lpar"] |= {"release": release}
    return small("stop", **base)


@st.composite
def timed_kinds(draw: st.DrawFn) -> dict[str, Any]:
    """Draw any kernel: with a tick or not, idle guests and others."""
    waiting = draw(st.sampled_from(["timer", "timer", "io", "random"]))
    touched = draw(st.lists(st.sampled_from(["never", "2ms", "20ms"]), min_size=2, max_size=2))
    idle = behaviour(
        draw(st.sampled_from(["5us", "200us", "4ms"])),
        draw(st.sampled_from(["50us", "5ms", "40ms"])),
        waiting,
        touched,
        switches=draw(st.sampled_from([0.0, 20_000.0])),
    )
    return linux(
        activities={"idle": idle},
        tick=draw(st.sampled_from([None, "1ms", "10ms", "33ms"])),
        tick_burst=draw(st.sampled_from(["1us", "15us", "900us"])),
        tick_touch=draw(st.sampled_from([0.0, 1.0, 30.0])),
        traffic_per_minute=draw(st.sampled_from([0.0, 6000.0, 60_000.0])),
    )


@st.composite
def timed_groups(draw: st.DrawFn, name: str) -> dict[str, Any]:
    """Draw a few guests of a kind, up at time 0 or not, patched or not."""
    more: dict[str, Any] = {"quickdsp": draw(st.sampled_from([False, False, True]))}
    if draw(st.sampled_from([False, False, False, True])):
        more |= {"limit": draw(st.sampled_from(["soft", "hard"])), "limit_share": 5.0}
    return group(
        name,
        draw(st.integers(1, 4)),
        name.upper(),
        processors=draw(st.sampled_from([1, 1, 1, 2])),
        up=draw(st.sampled_from([True, True, False])),
        timer_patch=draw(st.sampled_from([False, False, True])),
        share=draw(st.sampled_from([1, 100, 10_000])),
        **more,
    )


@st.composite
def timed_parameters(draw: st.DrawFn) -> dict[str, Any]:
    """Draw costs of timers and locks, from nothing to enough to fill the machine."""
    times = st.sampled_from(["0s", "1us", "6us", "80us"])
    shares = st.sampled_from([0.0, 0.3, 1.0])
    names = "interrupt leave pop waking hold_more before after steal shared fresh patch_switch paging_hold"
    given: dict[str, Any] = {name: draw(times) for name in names.split()}
    given |= {name: draw(shares) for name in "dispatch_lock master_share master_wake paging_lock".split()}
    given["hold"] = draw(st.sampled_from(["0s", "1us", "5us", "300us"]))
    given["test_idle"] = draw(st.sampled_from(["1ms", "15ms"]))
    given["minor_slice"] = draw(st.sampled_from(["1ms", "5ms"]))
    given["storbuf"] = draw(st.sampled_from([[2.0, 2.0, 2.0], [0.2, 0.1, 0.05]]))
    given["dspbuf"] = draw(st.sampled_from([[32767, 32767, 32767], [2, 2, 1]]))
    given["cost_packet"] = draw(st.sampled_from(["0s", "20us", "2ms"]))
    given["elapsed_slice"] = draw(st.sampled_from([["10ms", "10ms", "10ms"], ["30ms", "60ms", "120ms"]]))
    return given


@st.composite
def timed_scenarios(draw: st.DrawFn) -> Scenario:
    """Draw a whole machine of any of the releases whose locks are simulated."""
    names = ["linux", "other"][: draw(st.integers(1, 2))]
    kinds = {name: draw(timed_kinds()) for name in names}
    guests = {name: draw(timed_groups(name)) for name in names}
    for name in names:
        guests[name]["timer_patch"] &= kinds[name]["tick"] is not None
    down = [name for name in names if not guests[name]["up"]]
    boots = sorted((draw(st.sampled_from([0, 7])), name) for name in down)
    steps = [step(f"{at}ms", "boot", name) for at, name in boots]
    if draw(st.booleans()):
        steps += [step("30ms", "load", names[0]), step("60ms", "unload", names[0])]
    return timed(
        draw(st.sampled_from(RELEASES)),
        until="90ms",
        lpar={
            "processors": draw(st.sampled_from([1, 2, 3, 7])),
            "frames": draw(st.sampled_from([900, 2500, 9000])),
            "xstor": draw(st.sampled_from([0, 400, 9000])),
            "paging_space": 9000,
            "filled_xstor": draw(st.sampled_from([0.0, 0.5, 0.9])),
            "reorder": draw(st.booleans()),
        },
        kinds=kinds,
        guests=guests,
        timeline=steps,
        parameters=draw(timed_parameters()),
    )

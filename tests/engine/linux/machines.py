"""Small machines with Linux guests whose memory and run queue are simulated: fixed ones and drawn ones."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from engine.scenario.scenario import Scenario
from tests.engine.small import checked, step

PARAMETERS = {"sample": "100ms", "storbuf": [3.0, 2.5, 2.0]}
RULES = {  # for 16 MB guests; names as in the messages of tests
    "none": None,
    "calm": """UPDATE="1"
CPU_MIN="1"
CPU_MAX="0"
CMM_MIN="0"
CMM_MAX="2000"
HOTPLUG="(user+system)/onumcpus>60"
HOTUNPLUG="idle>120"
MEMPLUG="meminfo.MemFree<meminfo.MemTotal/20"
MEMUNPLUG="meminfo.MemFree>meminfo.MemTotal/10"
CMM_INC="meminfo.MemFree/40"
CMM_DEC="meminfo.MemTotal/40"
""",
    "greedy": """UPDATE="1"
CMM_MIN="0"
CMM_MAX="100000"
MEMPLUG="0"
MEMUNPLUG="1"
CMM_INC="400"
""",
    "restless": """UPDATE="1"
CPU_MIN="1"
CPU_MAX="0"
CMM_MIN="0"
CMM_MAX="2500"
HOTPLUG="cpustat.onumcpus[1]<2"
HOTUNPLUG="1"
MEMPLUG="meminfo.MemFree<2000"
MEMUNPLUG="1"
CMM_INC="900"
CMM_DEC="1200"
""",
}


def linux(**changes: Any) -> dict[str, Any]:
    """Return a server that fits into 16 MB (2,752 pages for Linux) with room for some files and jobs."""
    software: dict[str, Any] = {
        "base": 300,
        "buffers": 40,
        "heap": 500,
        "buffer": 200,
        "files": 900,
        "reads": 4.0,
        "writes": 3.0,
        "touched_every": "100ms",
        "job_every": "300ms",
        "job_pages": 400,
        "job_hold": "100ms",
        "threads_per_cpu": 4.0,
    }
    return {"title": "small Linux", "linux": software | changes}


def group(kind: str, count: int, rules: str = "none", **changes: Any) -> dict[str, Any]:
    """Return guests of 16 MB that are up."""
    base: dict[str, Any] = {
        "kind": kind,
        "label": kind.upper(),
        "role": "small",
        "count": count,
        "memory": "16M",
        "userids": [f"{kind[:3].upper()}{n:04}" for n in range(1, count + 1)],
        "up": True,
    }
    if text := RULES[rules]:
        base["cpuplugd"] = {"name": rules, "text": text}
    return base | changes


def load(*guests: str, users: int = 6, **changes: Any) -> dict[str, Any]:
    """Return users whose transactions visit these groups in turn."""
    way = [{"guests": name, "cpu": "3ms", "io": "1ms", "pages": 20} for name in guests]
    return {"title": "users", "users": users, "think": "20ms", "swing": 0.3, "way": way} | changes


def machine(**changes: Any) -> Scenario:
    """Return an application server and a database with users of both; enough frames unless changed."""
    base: dict[str, Any] = {
        "id": "small",
        "title": "Small Linux guests",
        "seed": 1,
        "until": "4s",
        "lpar": {
            "release": "6.2",
            "processors": 2,
            "frames": 12_000,
            "xstor": 0,
            "paging_space": 20_000,
            "volumes": 2,
            "granule": 4,
        },
        "parameters": PARAMETERS,
        "kinds": {"app": linux(), "db": linux(follows_cpus=True)},
        "guests": {"app": group("app", 1, "calm", processors=3), "db": group("db", 1, processors=2)},
        "loads": {"all": load("app", "db")},
        "timeline": [],
    }
    for name, change in changes.items():
        laid_over = name in ("lpar", "parameters")
        base[name] = {**base[name], **change} if laid_over else change
    return checked(base)


@st.composite
def software(draw: st.DrawFn) -> dict[str, Any]:
    """Draw software that fits into 16 MB, from one that leaves most of it free to one that swaps."""
    sizes = st.sampled_from
    return linux(
        base=draw(sizes([100, 300])),
        buffers=draw(sizes([0, 40])),
        huge=draw(sizes([0, 256])),
        heap=draw(sizes([50, 500, 900])),
        buffer=draw(sizes([0, 200])),
        buffer_share=draw(sizes([0.0, 0.0, 0.1])),
        files=draw(sizes([0, 300, 2000])),
        reads=draw(sizes([0.0, 4.0, 40.0])),
        writes=draw(sizes([0.0, 3.0, 30.0])),
        touched_every=draw(sizes(["5ms", "1s"])),
        job_every=draw(sizes(["0s", "50ms", "500ms"])),
        job_pages=draw(sizes([10, 400, 2500])),
        job_hold=draw(sizes(["0s", "100ms"])),
        threads_per_cpu=draw(sizes([0.1, 2.0, 50.0])),
        follows_cpus=draw(st.booleans()),
        system=draw(sizes([0.0, 0.2, 0.9])),
    )


@st.composite
def groups(draw: st.DrawFn, name: str) -> dict[str, Any]:
    """Draw one to three guests of a kind, managed or not, with and without swap."""
    more: dict[str, Any] = {}
    if draw(st.booleans()):
        more["swap"] = [{"size": draw(st.sampled_from([64, 2000]))}]
    if draw(st.sampled_from([False, False, True])):
        more["server_start"] = draw(st.sampled_from(["300ms", "2s"]))
    if draw(st.sampled_from([False, False, True])):
        more["daemon_start"] = "500ms"
    rules = draw(st.sampled_from(sorted(RULES)))
    return group(name, draw(st.integers(1, 3)), rules, processors=draw(st.integers(1, 4)), **more)


@st.composite
def machines(draw: st.DrawFn) -> Scenario:
    """Draw a machine of such guests and users, with enough storage or with too little."""
    names = ["app", "db"][: draw(st.integers(1, 2))]
    users = draw(st.sampled_from([1, 6, 40]))
    steps = []
    if draw(st.booleans()):
        steps = [step("1500ms", "unload", names[0]), step("1600ms", "end", names[0])]
        steps += [step("2200ms", "start", names[0]), step("2300ms", "load", names[0])]
    granule = draw(st.sampled_from([1, 4, 16]))
    return machine(
        until="3s",
        kinds={name: draw(software()) for name in names},
        guests={name: draw(groups(name)) for name in names},
        loads={"all": load(*names, users=users, think=draw(st.sampled_from(["1ms", "50ms"])))},
        timeline=steps,
        lpar={
            "processors": draw(st.integers(1, 3)),
            "frames": draw(st.sampled_from([6_000, 30_000])),
            "paging_space": 60_000,
            "granule": granule,
            "vm65060": draw(st.booleans()),
        },
        parameters={"linux_slice": draw(st.sampled_from(["1ms", "6ms"]))},
    )

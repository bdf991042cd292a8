"""Small machines with web sessions: one to four systems, fixed ones and drawn ones."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from hypothesis import strategies as st

from engine.scenario.scenario import Scenario
from tests.engine.relocations.pair import SPEED
from tests.engine.small import PARAMETERS, behaviour, checked, group

NAMES = ("A1", "B1", "C1", "D1")
FILES, FILE = 40, 16  # files, and pages of one
COSTS = {"cost_packet": "0s", "cost_dispatch": "1us", "cost_cached": "100ns", "cost_page_in": "1us"}


def kind(title: str, touched: str = "never") -> dict[str, Any]:
    """Return guests of 16 MB; the second tier is the page cache."""
    busy = behaviour("1ms", "1us", "io", [touched, "never"], store=[0.5, 0.0])
    calm = behaviour("300us", "4ms", "timer", ["never", "never"], store=[0.0, 0.0])
    boot = behaviour("1ms", "100us", "io", ["never", "never"], store=[0.0, 0.0], growth=1e6)
    return {
        "title": title,
        "boot_pages": 600,
        "agent_pages": 700,
        "load_pages": 900,
        "tiers": [{"title": "kernel", "pages": 512}, {"title": "page cache"}],
        "activities": dict.fromkeys(("idle", "poll", "suspend", "restore"), calm)
        | {"boot": boot, "load": busy},
    }


def sessions(**changes: Any) -> dict[str, Any]:
    """Return sessions of short transactions: some 200 us of work in four rounds."""
    base: dict[str, Any] = {
        "title": "web",
        "servers": "servers",
        "clients": "clients",
        "each": 2,
        "instructions": 200_000.0,
        "rounds": 4,
        "files": FILES,
        "file_size": f"{FILE}p",
        "reads": 3.3,
        "not_cache": "3696p",  # of 4,096: room for 25 files
        "hop": "50us",
        "retry": "5ms",
    }
    return {"web": base | changes}


def links(names: tuple[str, ...]) -> dict[str, Any]:
    """Return a link with a channel of its own between each two systems."""
    found: dict[str, Any] = {"channels": {}, "links": {}}
    for n, pair in enumerate(combinations(names, 2)):
        chpid = f"{0x40 + n:02X}"
        found["channels"][chpid] = {}
        found["links"]["-".join(pair).lower()] = {
            "systems": list(pair),
            "connections": [{"device": f"{0xD000 + 16 * n:04X}", "count": 4, "channels": [chpid, chpid]}],
        }
    return found


def packs(count: int, service: str = "300us", sharing: float = 0.25) -> dict[str, Any]:
    """Return volumes of which the first is used more than the others."""
    return {
        f"PACK{n}": {"share": 1.0 if n == 0 else 0.5, "service": service, "sharing": sharing}
        for n in range(count)
    }


def guests(servers: int, clients: int, processors: int = 1, *, up: bool = True) -> dict[str, Any]:
    """Return servers and clients, dealt over the systems."""
    return {
        "servers": group("server", servers, "SRV", up=up, spread=True),
        "clients": group("client", clients, "CLI", up=up, spread=True, processors=processors),
    }


def machine(systems: int = 1, /, **changes: Any) -> Scenario:
    """Return two servers and a client per system, with all of their pages resident."""
    names = NAMES[:systems]
    base: dict[str, Any] = {
        "id": "web",
        "title": "Web sessions",
        "seed": 1,
        "until": "1s",
        "lpar": {
            "processors": 2,
            "processor": "z10",
            "frames": "30000p",
            "below_2g": "5000p",
            "xstor": "0p",
            "paging_space": "30000p",
            "volumes": 2,
            "release": "6.2",
            "reorder": False,
        },
        "parameters": PARAMETERS | SPEED | COSTS | {"storbuf": [9.0, 9.0, 9.0]},
        "kinds": {"server": kind("server"), "client": kind("client")},
        "guests": guests(2 * systems, systems),
        "sessions": sessions(),
        "packs": packs(3),
        "timeline": [{"at": "0s", "do": "load", "guests": ["servers", "clients"]}],
    }
    if systems > 1:
        base |= {"systems": {name: {} for name in names}} | links(names)
    for name, change in changes.items():
        laid_over = name in ("lpar", "parameters") and name in base
        base[name] = {**base[name], **change} if laid_over else change
    return checked(base)


@st.composite
def machines(draw: st.DrawFn, least: int = 1) -> Scenario:
    """Draw any small machine: systems, guests, volumes, cache, storage, think time."""
    systems = draw(st.integers(least, 3))
    servers, clients = systems * draw(st.integers(1, 3)), systems * draw(st.integers(1, 2))
    lpar = {
        "processors": draw(st.integers(1, 3)),
        "frames": draw(st.sampled_from(["30000p", "14000p", f"{3000 * (servers + clients) // systems}p"])),
        "xstor": draw(st.sampled_from(["0p", "2000p"])),
        "mdc": draw(st.sampled_from(["0p", "2000p"])),
        "filled_mdc": draw(st.sampled_from([0.0, 1.0])),
        "granule": draw(st.sampled_from([1, 1, 4])),
    }
    web = sessions(
        each=draw(st.integers(1, 5)),
        across=systems > 1 and draw(st.booleans()),
        rounds=draw(st.integers(1, 6)),
        reads=draw(st.sampled_from([0.0, 0.4, 1.0, 3.3, 9.0])),
        think=draw(st.sampled_from(["0s", "500us"])),
        hop=draw(st.sampled_from(["1us", "50us"])),
    )
    touched, up = draw(st.sampled_from(["never", "20ms"])), draw(st.booleans())
    begin = ["load"] if up else ["boot", "load"]
    return machine(
        systems,
        lpar=lpar,
        sessions=web,
        packs=packs(draw(st.integers(1, 3))),
        kinds={name: kind(name, touched) for name in ("server", "client")},
        guests=guests(servers, clients, draw(st.integers(1, 3)), up=up),
        timeline=[{"at": "0s", "do": do, "guests": ["servers", "clients"]} for do in begin],
        parameters={"test_idle": draw(st.sampled_from(["1ms", "20ms"]))},
    )

"""Relocations at small machines: the laws after each event, whatever happens on the way."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.units import MS
from engine.mechanisms.channels.connections import vary_channel, vary_device
from engine.mechanisms.guests.power import logoff_guest
from engine.mechanisms.multisystem import guest_gone, links_changed
from engine.mechanisms.relocation.stages import cancel_move
from engine.sim import Simulation
from engine.state.relocation import Finish, Stage, Why
from tests.engine.relocations.laws import Laws, run_checked
from tests.engine.relocations.pair import link, pair, writer
from tests.engine.small import group

ROW = 1  # of the first relocation: row 0 is its plan
END = 400 * MS


def moved(sim: Simulation, row: int = ROW) -> Any:
    """Return the relocation's row."""
    return sim.state.tables["move"][0][row]


def home(sim: Simulation, g: int = 0) -> int:
    """Return the system that a guest is on."""
    return int(np.argmax(sim.state.tables["guest"]["here"][:, g]))


PATTERNS = {
    "random": writer(),
    "sweep": writer("sweep", 1024, 30_000),
    "skewed": writer("skewed", 2048, 30_000),
    "growing": writer(growth=20_000.0, load_pages=4000, boot_pages=512),
}


@pytest.mark.slow
@pytest.mark.parametrize("pattern", PATTERNS)
def test_laws_hold_after_each_event(pattern: str) -> None:
    sim = Simulation(pair(kinds={"writer": PATTERNS[pattern]}))
    run_checked(sim, 220 * MS, 1 if pattern == "random" else 9)
    assert moved(sim)["finish"] == Finish.COMPLETED
    assert home(sim) == 1
    before = int(sim.state.tables["guest"][1, 0]["emul_ns"])
    run_checked(sim, 320 * MS, 60)
    assert sim.state.tables["guest"][1, 0]["emul_ns"] > before + 60 * MS


@pytest.mark.parametrize("frames", [{"A1": 3000}, {"B1": 3000}, {"A1": 3000, "B1": 2000}])
def test_paging_on_either_side(frames: dict[str, int]) -> None:
    """Pages on DASD go to the destination's paging space; too few frames there mean paging there."""
    systems: dict[str, Any] = {name: {"below_2g": 1000} for name in ("A1", "B1")}
    for name, count in frames.items():
        systems[name] |= {"frames": count}
    other = group("writer", 1, "OTH", system="B1", up=True)
    sim = Simulation(
        pair(
            systems=systems,
            guests={"lin": group("writer", 1, "LIN", up=True), "other": other},
            parameters={"throttle_rate": 1e6},
        )
    )
    run_checked(sim, END, 25)
    assert moved(sim)["finish"] == Finish.COMPLETED
    guests = sim.state.tables["guest"][1]
    assert guests["inst"][0] == 4096
    assert guests["dasd"][:2].sum() > 0


def test_pages_in_expanded_storage_arrive_in_real_storage() -> None:
    systems = {"A1": {"frames": 3000, "below_2g": 1000, "xstor": 4000, "filled_xstor": 1.0}, "B1": {}}
    sim = Simulation(pair(systems=systems))
    assert sim.state.tables["guest"][0, 0]["xstor"] > 0
    run_checked(sim, END, 30)
    assert home(sim) == 1
    assert sim.state.tables["guest"][1, 0]["real"] == 4096


MOMENTS = st.integers(50 * MS, 185 * MS)


@settings(max_examples=15)
@given(MOMENTS, st.sampled_from(["random", "sweep", "skewed"]), st.integers(0, 2**32))
def test_cancel_at_any_moment(moment: int, pattern: str, seed: int) -> None:
    """The guest runs on one system, and the other one has all its storage."""
    sim = Simulation(pair(kinds={"writer": PATTERNS[pattern]}), seed)
    laws = Laws(sim)
    sim.run(moment)
    laws.check()
    under_way = moved(sim)["stage"] != Stage.ENDED
    cancel_move(sim.state.tables, sim.state.blocks, np.int64(ROW), np.int64(Finish.CANCELLED))
    laws.check()
    assert moved(sim)["finish"] == (Finish.CANCELLED if under_way else Finish.COMPLETED)
    assert home(sim) == (0 if under_way else 1)
    before = int(sim.state.tables["guest"][home(sim), 0]["emul_ns"])
    run_checked(sim, moment + 60 * MS, 80)
    after = int(sim.state.tables["guest"][home(sim), 0]["emul_ns"])
    assert after > before + 30 * MS


@settings(max_examples=8)
@given(MOMENTS, st.booleans())
def test_a_cable_is_pulled(moment: int, back: bool) -> None:
    """With another channel the pages go there; nothing is lost."""
    sim = Simulation(pair(**link(3, 2)))
    laws = Laws(sim)
    sim.run(moment)
    tables, blocks = sim.state.tables, sim.state.blocks
    vary_channel(tables, np.int64(0), np.int64(0))
    links_changed(tables, blocks)
    laws.check()
    if back:
        sim.run(moment + 5 * MS)
        vary_channel(tables, np.int64(0), np.int64(1))
        links_changed(tables, blocks)
    run_checked(sim, END, 60)
    assert moved(sim)["finish"] == Finish.COMPLETED


@settings(max_examples=6)
@given(st.integers(60 * MS, 150 * MS))
def test_the_link_is_lost(moment: int) -> None:
    sim = Simulation(pair())
    sim.run(moment)
    for k in range(4):
        vary_device(sim.state.tables, np.int64(k), np.int64(1), np.int64(0))
        links_changed(sim.state.tables, sim.state.blocks)
    run_checked(sim, END, 80)
    assert moved(sim)["finish"] == Finish.LINK_LOST
    assert home(sim) == 0


@settings(max_examples=6)
@given(MOMENTS)
def test_logoff_on_the_way(moment: int) -> None:
    sim = Simulation(pair())
    laws = Laws(sim)
    sim.run(moment)
    at = home(sim)
    logoff_guest(sim.state.tables[at], sim.state.blocks, np.int64(0))
    guest_gone(sim.state.tables, sim.state.blocks)
    laws.check()
    assert moved(sim)["finish"] == (Finish.COMPLETED if at == 1 else Finish.GUEST_GONE)
    run_checked(sim, END, 80)
    assert sim.state.tables["guest"]["inst"][:, 0].sum() == 0


STEP = {"at": "50ms", "do": "relocate", "guests": ["lin"], "to": "B1"}


def steps(*relocations: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"at": "0s", "do": "load", "guests": ["lin"]}, *(STEP | one for one in relocations)]


@pytest.mark.parametrize(
    ("options", "finish"),
    [
        ({"maxtotal": "60ms"}, Finish.MAXTOTAL),
        ({"maxtotal": "108ms"}, Finish.MAXTOTAL),
        ({"maxquiesce": "1ms"}, Finish.MAXQUIESCE),
        ({"maxquiesce": "6ms"}, Finish.MAXQUIESCE),
        ({"maxquiesce": "100ms", "maxtotal": "1s"}, Finish.COMPLETED),
        ({"immediate": True}, Finish.COMPLETED),
    ],
    ids=str,
)
def test_limits(options: dict[str, Any], finish: Finish) -> None:
    sim = Simulation(pair(timeline=steps(options)))
    run_checked(sim, END, 60)
    assert moved(sim)["finish"] == finish
    assert home(sim) == (finish == Finish.COMPLETED)
    if "immediate" in options:
        assert moved(sim)["live"] == 1
        assert moved(sim)["passes"] == 3
    if finish != Finish.COMPLETED:
        limit = MS * int(options.get("maxtotal", options.get("maxquiesce", "")).removesuffix("ms"))
        since = "asked_at" if finish == Finish.MAXTOTAL else "quiesced_at"
        assert moved(sim)["ended_at"] == moved(sim)[since] + limit


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"relocatable": False}, Why.NOT_ENABLED),
        ({"needs": ["OSA"]}, Why.DEVICE),
        ({"facilities": 2}, Why.ARCHITECTURE),
        ({"domain": "home"}, Why.DOMAIN),
        ({"up": False}, Why.STATE),
    ],
    ids=str,
)
def test_guests_that_are_not_eligible(changes: dict[str, Any], why: Why) -> None:
    lin = group("writer", 1, "LIN", **({"up": True} | changes))
    slow = writer(
        activities=writer()["activities"] | {"boot": writer()["activities"]["boot"] | {"growth": 100.0}}
    )
    timeline = steps({})
    if not lin["up"]:
        timeline.insert(0, {"at": "0s", "do": "boot", "guests": ["lin"]})
    given_systems = {"A1": {"devices": ["OSA"]}, "B1": {}}
    sim = Simulation(
        pair(
            guests={"lin": lin},
            kinds={"writer": slow},
            systems=given_systems,
            domains={"home": {"systems": ["A1"]}},
            timeline=timeline,
        )
    )
    run_checked(sim, 100 * MS, 40)
    assert moved(sim)["why"] == 1 << why
    assert moved(sim)["finish"] == Finish.NOT_ELIGIBLE
    assert home(sim) == 0


def test_force_overrides_what_it_may() -> None:
    lin = group("writer", 1, "LIN", up=True, facilities=2, domain="home")
    force = ["architecture", "domain"]
    sim = Simulation(
        pair(guests={"lin": lin}, domains={"home": {"systems": ["A1"]}}, timeline=steps({"force": force}))
    )
    run_checked(sim, END, 80)
    assert home(sim) == 1


@pytest.mark.parametrize("force", [False, True])
def test_a_destination_without_room(force: bool) -> None:
    """It is refused; with FORCE STORAGE it is tried, and ends where there is no room left."""
    systems = {"A1": {}, "B1": {"frames": 1500, "below_2g": 500, "paging_space": 1000}}
    step = {"force": ["storage"]} if force else {}
    sim = Simulation(pair(systems=systems, timeline=steps(step), parameters={"throttle_rate": 1e6}))
    run_checked(sim, END, 30)
    assert moved(sim)["finish"] == Finish.NOT_ELIGIBLE
    assert moved(sim)["why"] == 1 << Why.STORAGE
    assert (moved(sim)["pages"] > 500) == force
    assert home(sim) == 0


def test_there_and_back_again() -> None:
    """A guest that comes home is as it was: all counters go on."""
    back = {"at": "250ms", "to": "A1"}
    sim = Simulation(pair(timeline=steps({}, back)))
    run_checked(sim, 450 * MS, 50)
    assert home(sim) == 0
    assert [moved(sim, row)["finish"] for row in (2, 3)] == [Finish.COMPLETED] * 2
    assert sim.state.tables["guest"][0, 0]["emul_ns"] > 350 * MS


def test_several_at_once_share_the_link() -> None:
    """Two guests at a time take turns: both take longer than one alone."""
    guests = {"lin": group("writer", 2, "LIN", up=True)}
    still = {"writer": writer(touches=100.0)}
    one = Simulation(pair(kinds=still))
    two = Simulation(pair(guests=guests, kinds=still, systems={"A1": {}, "B1": {}}))
    for sim in (one, two):
        run_checked(sim, END, 120)
    alone = moved(one)["each"][0]["ended"] - moved(one)["each"][0]["began"]
    shared = [m["each"][0]["ended"] - m["each"][0]["began"] for m in (moved(two), moved(two, ROW + 1))]
    assert [moved(two, ROW + k)["finish"] for k in (0, 1)] == [Finish.COMPLETED] * 2
    assert all(1.8 * alone < one < 2.2 * alone for one in shared)


def test_guests_pass_each_other() -> None:
    """One goes, another one comes, over the same link at the same time."""
    guests = {
        "lin": group("writer", 1, "LIN", up=True),
        "come": group("writer", 1, "COM", up=True, system="B1"),
    }
    timeline = [
        {"at": "0s", "do": "load", "guests": ["lin", "come"]},
        {"at": "50ms", "do": "relocate", "guests": ["lin"], "to": "B1"},
        {"at": "50ms", "do": "relocate", "guests": ["come"], "to": "A1"},
    ]
    sim = Simulation(pair(guests=guests, timeline=timeline))
    run_checked(sim, END, 60)
    assert (home(sim, 0), home(sim, 1)) == (1, 0)


def test_the_throttle_is_set_and_cleared() -> None:
    """A destination that has to page sends for fewer pages."""
    systems = {"A1": {}, "B1": {"frames": 2500, "below_2g": 800}}
    other = group("writer", 1, "OTH", system="B1", up=True)
    sim = Simulation(
        pair(
            systems=systems,
            guests={"lin": group("writer", 1, "LIN", up=True), "other": other},
            parameters={"throttle_rate": 100.0, "throttle_ns": "20ms", "adapter": "800us"},
        )
    )
    run_checked(sim, 1000 * MS, 150)
    assert moved(sim)["throttles"] > 0

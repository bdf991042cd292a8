"""Linux guests that have been up for long in storage that does not hold all of them."""

from __future__ import annotations

import pytest

from engine.scenario.saving import shipped, shipped_scenario
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.linux.laws import check_linux
from tests.engine.linux.machines import group, linux, load, machine
from tests.engine.storage.storage_laws import check_storage


def tight(**lpar: object) -> Scenario:
    """Return three servers whose pages fit by two thirds."""
    return machine(
        lpar={"frames": 5_000, "paged_out": True, **lpar},
        kinds={"app": linux()},
        guests={"app": group("app", 3)},
        loads={"all": load("app")},
    )


@pytest.mark.parametrize("lpar", [{}, {"xstor": "4M", "filled_xstor": 1.0}, {"below_2g": "2000p"}])
def test_laws_hold_from_time_0_on(lpar: dict[str, object]) -> None:
    scenario = tight(**lpar)
    sim = Simulation(scenario, 7)
    s = sim.state.tables[0]
    frames, start = int(s["available"]), s["guest"][: s["n_guest"]].copy()
    check_linux(sim.state)
    while not sim.finished:
        check_storage(sim.state, frames, start)
        sim.run(scenario.until, 200)
    assert s["page_reads"] + s["page_ins"] > 0


def test_each_guest_has_lost_the_same_share_and_volumes_are_idle() -> None:
    s = Simulation(tight()).state.tables[0]
    guests = s["guest"][: s["n_guest"]]
    shares = guests["real"] / guests["inst"]
    assert max(shares) - min(shares) < 0.01
    assert 0.4 < min(shares) < 0.9
    param = s["param"]
    assert param["low"] + param["low_2g"] < s["available"] < param["high"] + param["high_2g"]
    assert not s["volume"]["free_at"].any()
    assert s["page_outs"] == 0
    assert guests["dasd"].sum() == guests["inst"].sum() - guests["real"].sum()


def test_expanded_storage_has_what_storage_leaves_and_volumes_the_rest() -> None:
    s = Simulation(tight(xstor="4M", filled_xstor=1.0)).state.tables[0]
    guests = s["guest"][: s["n_guest"]]
    assert s["xstor_free"] <= len(guests)
    assert guests["dasd"].sum() > 0
    empty = Simulation(tight(xstor="4M")).state.tables[0]
    assert empty["xstor_free"] == empty["xstor"]


def test_without_it_the_first_guest_begins_with_next_to_nothing() -> None:
    s = Simulation(tight(paged_out=False)).state.tables[0]
    guests = s["guest"][: s["n_guest"]]
    assert guests["real"][0] < guests["real"][2] // 4


def test_where_all_fits_nothing_is_paged_out() -> None:
    plain, filled = (Simulation(tight(frames=12_000, paged_out=on)).state.tables[0] for on in (False, True))
    for name in ("real", "inst", "dasd", "grow_block", "target"):
        assert plain["guest"][name].tolist() == filled["guest"][name].tolist()
    assert plain["available"] == filled["available"]


def test_no_shipped_scenario_begins_so() -> None:
    names = shipped()
    assert len(names) > 50
    assert [name for name in names if shipped_scenario(name, ()).lpar.paged_out] == []

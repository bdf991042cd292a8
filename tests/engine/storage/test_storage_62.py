"""Central storage of z/VM 6.2: the frames that follow, those below 2 GB, several systems in granules."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import numpy as np
import pytest

from engine.build.residency_by_use import round_of
from engine.kernel.units import MS, PAGES_PER_GB
from engine.measures import measures
from engine.mechanisms.storage.migration import owner
from engine.scenario.derived.systems import home, systems
from engine.scenario.model.central_storage import FRAMES_BELOW_2G, page_tables, pageable
from engine.scenario.scenario import Scenario, ScenarioError, load_scenario
from engine.sim import Simulation
from engine.state.copying import parts

FEW = ("guests.servers.count=4", "guests.clients.count=2", "lpar.granule=64")
SHORT = (*FEW, "lpar.xstor=1G", "lpar.filled_xstor=0.99", "sessions.web.each=3", "lpar.mdc=0")


def two(*settings: str) -> Scenario:
    """Return two members with one guest or two each, and pages of 256 KB."""
    return load_scenario("ssi-memory-2", (*FEW, *settings))


def of_member(sim: Simulation, name: str, member: int = 0) -> float:
    return measures()[f"member.{name}"].value(sim.recording(), [member], 0, sim.now)


def listed(sim: Simulation) -> tuple[int, int, int]:
    """Return the frames of a system on both lists, and with pages of guests, in pages."""
    s = sim.state.tables[0]
    granule, here = int(s["granule"]), s["guest"][: s["n_guest"]]
    real = int(here["real"].sum())
    low, both = int(s["available_low"]), int(s["available"])
    return low * granule, (both - low) * granule, real * granule


@pytest.mark.parametrize(("size", "unused"), [(22, 0), (31, 0), (32, FRAMES_BELOW_2G), (43, FRAMES_BELOW_2G)])
def test_large_systems_leave_the_frames_below_2_gb_unused(size: int, unused: int) -> None:
    (only,) = systems(load_scenario("ssi-memory-1", (f"lpar.storage={size}G", "lpar.paging_space=200G")))
    assert only.lpar.unused_below_2g == unused
    assert only.lpar.frames_below_2g == FRAMES_BELOW_2G - unused


def test_before_6_2_they_are_used_at_any_size() -> None:
    lpar = load_scenario("ssi-memory-1", ("lpar.release=5.4",)).lpar
    assert (lpar.unused_below_2g, lpar.frames_below_2g) == (0, FRAMES_BELOW_2G)


def test_the_threshold_is_where_the_scenario_has_it() -> None:
    lpar = load_scenario("ssi-memory-1", ("lpar.exclude_2g=44G",)).lpar
    assert (lpar.unused_below_2g, lpar.frames) == (0, pageable(43 * PAGES_PER_GB))


def test_frames_are_central_storage_less_cps_own_and_the_page_tables() -> None:
    """Published: of 7,864,319 usable frames 7,784,415 are pageable. Page tables: 8 KB a megabyte."""
    assert pageable(7_864_319) == 7_784_415
    scenario = load_scenario("ssi-memory-4", ("kinds.client.load_share=1.0",))
    used = (12 + 2) * PAGES_PER_GB
    assert page_tables(used) == used * 8 // 1024
    for system in systems(scenario):
        assert system.lpar.frames == pageable(11 * PAGES_PER_GB) - page_tables(used)


@pytest.mark.parametrize("count", [0, 1, 5, 48])
def test_page_tables_are_those_of_the_guests_that_begin_there(count: int) -> None:
    scenario = load_scenario("ssi-memory-4", (f"guests.servers.count={count or 1}", "guests.clients.count=4"))
    for system in systems(scenario):
        pages = sum(
            scenario.kinds[guest.kind].pages_under_load(guest.size)
            for guest in scenario.guests
            if home(scenario, guest) == system.index
        )
        assert system.lpar.frames == scenario.lpar.frames - page_tables(pages)


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        (("lpar.frames=20G",), "lpar.frames"),
        (("systems.SYSTEM02.storage=20G", "systems.SYSTEM02.frames=20G"), "systems.SYSTEM02.frames"),
        (("lpar.storage=1M",), "lpar.storage"),
    ],
)
def test_what_contradicts_itself_is_refused(settings: tuple[str, ...], key: str) -> None:
    with pytest.raises(ScenarioError) as error:
        two(*settings)
    assert error.value.key == key


def test_one_of_storage_and_frames_is_needed(tmp_path: Path) -> None:
    file = tmp_path / "none.toml"
    file.write_text('extends = "ssi/cpu-1.toml"\n[lpar]\nstorage = "0M"\n')
    with pytest.raises(ScenarioError, match=r"expected (more than|a size)"):
        load_scenario(file)


def test_a_system_has_central_storage_of_its_own() -> None:
    one, other = systems(two("systems.SYSTEM02.storage=40G"))
    assert (one.lpar.unused_below_2g, other.lpar.unused_below_2g) == (0, FRAMES_BELOW_2G)
    assert other.lpar.frames > one.lpar.frames


def test_unused_frames_are_available_and_no_guest_ever_gets_one() -> None:
    """On one list alone; both measures and QUERY FRAMES tell of the frames of the other."""
    sim = Simulation(load_scenario("ssi-memory-1", (*SHORT, "lpar.storage=5G", "lpar.exclude_2g=4G")))
    sim.run(1000 * MS)
    low, above, _ = listed(sim)
    assert low == 0
    assert above > 0
    assert of_member(sim, "available_low") == FRAMES_BELOW_2G
    assert of_member(sim, "resident_low") == 0
    assert of_member(sim, "resident_high") > 0
    lines = sim.execute("QUERY FRAMES").lines
    assert f"Pageable={FRAMES_BELOW_2G}  Available={FRAMES_BELOW_2G}  Guests=0" in lines[-1]
    assert "Configured=1310720" in lines[1]


def test_a_smaller_system_uses_both_lists_up_to_their_thresholds() -> None:
    sim = Simulation(load_scenario("ssi-memory-1", (*SHORT, "lpar.storage=5G")))
    sim.run(1000 * MS)
    assert of_member(sim, "available_low") < 4 * sim.scenario.parameters.high_2g
    assert of_member(sim, "resident_low") + of_member(sim, "available_low") == pytest.approx(
        FRAMES_BELOW_2G, abs=64
    )


def test_frames_are_conserved_when_central_storage_is_given() -> None:
    sim = Simulation(load_scenario("ssi-memory-1", (*SHORT, "lpar.storage=5G")))
    before = sum(listed(sim))
    (system,) = systems(sim.scenario)
    assert before == pytest.approx(system.lpar.frames, abs=3 * 64)
    sim.run(2000 * MS)
    assert sum(listed(sim)) == before


def test_where_guests_cannot_move_they_have_blocks_at_home_alone() -> None:
    coarse = Simulation(two()).state
    for s in coarse.tables:
        own = s["guest"][: s["n_guest"]]
        assert (own["n_block"][own["here"] == 0] == 0).all()
        assert own["n_block"].sum() == s["n_block"]
        for guest in np.flatnonzero(own["here"]):
            first = int(own[guest]["first_block"])
            assert owner(s, np.int64(first)) == guest
            assert owner(s, np.int64(first + own[guest]["n_block"] - 1)) == guest
    assert len(coarse.blocks) == sum(int(s["n_block"]) for s in coarse.tables)
    fine = Simulation(two("lpar.granule=1")).state
    assert len(fine.blocks) == 2 * 64 * len(coarse.blocks)


def test_a_guest_of_granules_is_not_eligible_for_relocation() -> None:
    sim = Simulation(two())
    answer = "\n".join(sim.execute("VMRELOCATE TEST LXASRV01 TO SYSTEM02").lines)
    assert "not eligible" in answer
    assert "64 pages at a time" in answer
    assert (
        sim.execute("VMRELOCATE MOVE LXASRV01 TO SYSTEM02").lines
        == sim.execute("VMRELOCATE TEST LXASRV01 TO SYSTEM02").lines
    )


def test_relocations_need_single_pages() -> None:
    steps = '{ at = "1s", do = "relocate", guests = ["servers"], to = "SYSTEM02" }'
    with pytest.raises(
        ScenarioError, match=r"expected 1, because guests .* are relocated .*timeline\.1"
    ) as error:
        two(f"timeline=[{steps}]")
    assert error.value.key == "lpar.granule"


def test_what_is_used_most_is_resident_at_time_0() -> None:
    """Servers' and clients' first tiers; a part of the page cache; nothing that is seldom used."""
    sim = Simulation(load_scenario("ssi-memory-1"))
    s = sim.state.tables[0]
    own = s["guest"][: s["n_guest"]]
    servers, clients = own[own["kind"] == 0], own[own["kind"] == 1]
    assert (servers["tier_real"][:, 0] == servers["tier_inst"][:, 0]).all()
    assert (clients["tier_real"][:, 0] == clients["tier_inst"][:, 0]).all()
    assert (servers["tier_real"][:, 2] == 0).all()
    assert (clients["tier_real"][:, 1] == 0).all()
    assert 0.7 < servers["tier_real"][:, 1].sum() / servers["tier_inst"][:, 1].sum() < 0.9
    assert own["real"].sum() + s["available"] == s["frames"] + s["param"]["high"]


@pytest.mark.parametrize("absent", [0.01, 0.2, 1.0, 5.0])
def test_a_round_takes_as_many_pages_as_come_back(absent: float) -> None:
    touches = round_of(absent)
    assert np.exp(-touches) == pytest.approx(absent * touches, rel=1e-6)


def _paging(granule: int) -> dict[str, float]:
    """Return the paging of a small machine, mean of three seeds: one alone differs by up to 8%."""
    runs = [_paging_of(granule, seed) for seed in (1, 2, 3)]
    return {name: fmean(one[name] for one in runs) for name in runs[0]}


def _paging_of(granule: int, seed: int) -> dict[str, float]:
    """Return the paging of one run, per transaction and at the end; pages."""
    size = ("lpar.storage=3700M", "lpar.xstor=1G", "lpar.filled_xstor=0.99", f"lpar.granule={granule}")
    chance = f"seed={seed}"
    sim = Simulation(load_scenario("ssi-memory-1", (*FEW[:2], "sessions.web.each=6", *size, chance)))
    sim.run(6000 * MS)
    s = sim.state.tables[0]
    own, served = s["guest"][: s["n_guest"]], float(s["tx"])
    return {
        "transactions": served,
        "page-ins": float(s["page_ins"]) * granule / served,
        "page-outs": float(s["page_outs"]) * granule / served,
        "resident": float(own["real"].sum()) * granule,
        "on DASD": float(own["dasd"].sum()) * granule,
        "instructions": float((s["cpu"]["emul_ns"] + s["cpu"]["cp_ns"]).sum()) / s["pace"] / served,
    }


def test_granules_of_sixteen_pages_show_what_pages_show() -> None:
    pages, granules = _paging(1), _paging(16)
    assert pages["page-ins"] > 30
    for name, value in pages.items():
        assert granules[name] == pytest.approx(value, rel=0.06), name


def test_paging_begins_as_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks that are filled know of touches before time 0: a scan finds as many pages as come back."""
    size = ("lpar.storage=3700M", "lpar.xstor=1G", "lpar.filled_xstor=0.99", "lpar.granule=16")
    scenario = load_scenario("ssi-memory-1", (*FEW[:2], "sessions.web.each=6", *size))

    def early_and_late() -> float:
        sim = Simulation(scenario)
        sim.run(8000 * MS)
        reads, tx = (measures()[id] for id in ("guest.page_in", "member.tx"))
        own = range(len(scenario.guests))
        each = [
            reads.value(sim.recording(), own, *span) / tx.value(sim.recording(), [0], *span)
            for span in ((1000 * MS, 4000 * MS), (5000 * MS, 8000 * MS))
        ]
        return each[0] / each[1]

    assert early_and_late() == pytest.approx(1.0, abs=0.2)
    monkeypatch.setattr("engine.build.residency_by_use.round_of", lambda absent: 60.0)  # all touched just now
    assert early_and_late() > 1.2


def test_a_terabyte_fits_into_little_memory() -> None:
    """Blocks of pages of all guests, and what a run of a second leaves behind."""
    sim = Simulation(load_scenario("ssi-terabyte-4"))
    assert sum(guest.size for guest in sim.scenario.guests) > 950 * PAGES_PER_GB
    sim.run(1000 * MS)
    assert sim.state.blocks.nbytes < 32 * 2**20
    assert sum(part.nbytes for part in parts(sim.state)) < 64 * 2**20

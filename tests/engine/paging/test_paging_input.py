"""The table [paging] of scenarios, commands for it, and what is said of a guest that waits for a page."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from engine.explain.waiting import why_waiting
from engine.kernel.kinds import VcpuState
from engine.kernel.units import MS
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import ScenarioError, load_scenario
from engine.sim import Simulation
from tests.engine.paging.paged import paged
from tests.engine.small import small

WRONG: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "aliases in 6.3": ("6.3", {"aliases": 2}, "paging.aliases", "from 6.4 on"),
    "transport mode in 6.3": ("6.3", {"transport_mode": True}, "paging.transport_mode", "from 6.4 on"),
    "6.2": ("6.2", {}, "paging", "from 6.3 on"),
    "no volume for a unit": ("6.4", {"control_units": 4}, "paging.control_units", "lpar.volumes (3)"),
    "no alias to use": ("6.4", {"use_aliases": True}, "paging.use_aliases", "1 or more"),
    "too many": ("6.4", {"control_units": 3, "aliases": 65}, "paging.aliases", "at most 64"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_is_refused(name: str) -> None:
    release, paging, key, part = WRONG[name]
    with pytest.raises(ScenarioError) as caught:
        paged(release, **paging)
    assert caught.value.key == key
    assert part in str(caught.value)


def test_values_outside_their_bounds_are_refused() -> None:
    for paging in ({"channels": 0}, {"aliases": 129}, {"control_units": 7}, {"hyperpav": True}):
        with pytest.raises(ValidationError):
            paged(**paging)


def test_a_saved_table_is_read_as_it_was() -> None:
    scenario = paged(aliases=3, use_aliases=True, transport_mode=True)
    assert load_scenario("machine.toml", (), scenario_table(scenario)).paging == scenario.paging


def test_payloads_grow_with_6_4() -> None:
    def most(release: str) -> int:
        sim = Simulation(paged(release))
        sim.run(sim.scenario.until)
        return round(sim.state.tables[0]["paging"]["payload"])

    assert (most("6.3"), most("6.4")) == (10, 30)


def test_commands_set_and_show_what_cp_uses() -> None:
    sim = Simulation(paged(aliases=3))
    sim.run(200 * MS)
    assert sim.execute("q paging").lines == ("PAGING ALIAS OFF  HPF OFF",)
    assert sim.execute("set paging alias on").lines == ("PAGING ALIAS ON  HPF OFF",)
    assert sim.execute("set paging hpf on").lines == ("PAGING ALIAS ON  HPF ON",)
    assert sim.execute("set paging alias maybe").number == 3
    lines = sim.execute("q pav").lines
    assert lines[0] == "Volume PAGE01 BASE BUSY  Pool 0"
    used = sim.state.tables[0]["paging_unit"]["busy"]
    assert lines[3:] == tuple(f"Pool {unit} HyperPAV ALIASES 3  IN USE {used[unit]}" for unit in (0, 1))
    assert used.sum() > 0


def test_commands_are_refused_where_there_is_nothing_to_set() -> None:
    old, plain, bare = paged("6.3"), small("stop", lpar={"release": "6.4", "xstor": 0}), paged()
    for scenario, line, part in (
        (old, "q paging", "came with 6.4"),
        (plain, "set paging hpf on", "no table paging"),
        (bare, "set paging alias on", "no aliases"),
    ):
        assert part in " ".join(Simulation(scenario).execute(line).lines)


def test_why_a_guest_waits_for_a_page() -> None:
    """It names the volume with its base or alias, or what is before it; each answer is true."""
    sim, seen = Simulation(paged(aliases=1, use_aliases=True)), set()
    sim.run(150 * MS)
    for _ in range(60):
        sim.run(sim.scenario.until, budget=7)
        s = sim.state.tables[0]
        busy = s["exposure"][: int(s["paging"]["exposures"])]
        for v in (s["vcpu"]["state"][: s["n_vcpu"]] == VcpuState.PAGE_WAIT).nonzero()[0]:
            text = " ".join(why_waiting(sim, int(s["vcpu"]["guest"][v]))[0].reasons)
            on = ((busy["stage"] > 0) & (busy["vcpu"] == v)).nonzero()[0]
            said = "base" if "on its base" in text else "alias" if "on alias" in text else "none"
            assert said == ("none" if not len(on) else "base" if on[0] < s["n_volume"] else "alias")
            assert ("No exposure of volume" in text) == (said == "none")
            seen.add(said)
    assert seen == {"base", "alias", "none"}

"""RESPOOL and SCHEDULE: answers as published, and what they change in the machine."""

from __future__ import annotations

from typing import Any

import pytest

from engine.explain.waiting import why_waiting
from engine.kernel.kinds import VcpuState
from engine.kernel.units import MS
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from tests.engine.loaded import busy_guests
from tests.engine.small import small

POOLS = {"LNXTEST": {"capacity": 1.0}, "HALF": {"limithard": 50.0}, "FREE": {}}


@pytest.fixture
def sim() -> Simulation:
    groups: list[dict[str, Any]] = [{"count": 2, "pool": "LNXTEST"}, {"pool": "HALF"}, {}]
    more = {"lpar": {"release": "7.3"}, "pools": POOLS}
    made = Simulation(busy_guests(*groups, processors=4, **more))
    made.run(20 * MS)
    return made


def said(sim: Simulation, line: str, userid: str = "MAINT") -> str:
    return "\n".join(sim.execute(line, userid).lines)


def cores(sim: Simulation) -> list[float]:
    return [float(row["cores"]) for row in sim.state.tables[0]["pool"][:4]]


def test_the_table_has_each_pool_with_its_limit_and_members(sim: Simulation) -> None:
    heads, *rows = said(sim, "QUERY RESPOOL").splitlines()
    assert heads.split() == ["Pool", "Name", "CPU", "Type", "Storage", "Trim", "Members"]
    assert [row.split() for row in rows] == [
        ["LNXTEST", "1.00", "Cores", "IFL", "NoLimit", "----", "2"],
        ["HALF", "50.00", "%", "IFL", "NoLimit", "----", "1"],
        ["FREE", "NoLimit", "IFL", "NoLimit", "----", "0"],
    ]
    assert said(sim, "Q RESP") == said(sim, "QUERY RESPOOL")


def test_pools_are_made_changed_filled_and_deleted(sim: Simulation) -> None:
    guests = sim.state.tables[0]["guest"]
    assert said(sim, "DEFINE RESPOOL NEW CPU CAPACITY 1.5 TYPE IFL") == "Resource pool NEW is created"
    assert cores(sim) == [1.0, 2.0, 0.0, 1.5]
    assert said(sim, "SET RESPOOL NEW CPU LIMITHARD 25%") == "Resource pool NEW is changed"
    assert cores(sim)[3] == 1.0
    user = sim.scenario.guests[3].userid
    assert said(sim, f"SCHEDULE USER {user} POOL NEW") == f"User {user} has been added to resource pool NEW"
    assert guests["pool"][:4].tolist() == [1, 1, 2, 4]
    assert "has 1 member" in said(sim, "DELETE RESPOOL NEW")
    assert said(sim, f"SCHEDULE USER {user} NOPOOL") == f"User {user} has been removed from resource pool NEW"
    assert guests["pool"][3] == 0
    assert said(sim, "DELETE RESPOOL NEW") == "Resource pool NEW is deleted"
    assert "does not exist" in said(sim, "SET RESPOOL NEW CPU NOLIMIT")


def held(sim: Simulation) -> list[int]:
    """Return how many virtual CPUs wait on the limit list on account of each pool, counted one by one."""
    vcpus = sim.state.tables[0]["vcpu"]
    waiting = vcpus[vcpus["state"] == VcpuState.LIMITED]["by_pool"]
    return [int((waiting == number).sum()) for number in range(1, 6)]


def test_a_pool_made_after_another_was_deleted_begins_with_nothing() -> None:
    """Its members were held when they left; and measures go by the rows of the scenario's pools."""
    pools = {"TIGHT": {"capacity": 0.05}, "FREE": {}}
    more = {"lpar": {"release": "7.3"}, "pools": pools}
    sim = Simulation(busy_guests({"count": 2, "pool": "TIGHT"}, {"count": 2}, processors=2, **more))
    sim.run(300 * MS)
    rows = sim.state.tables[0]["pool"]
    while held(sim)[0] < 2:
        sim.run(sim.now + 1 * MS)
    for userid in [guest.userid for guest in sim.scenario.guests[:2]]:
        said(sim, f"SCHEDULE USER {userid} NOPOOL")
    said(sim, "DELETE RESPOOL TIGHT")
    used = int(rows["used"][0])
    said(sim, "DEFINE RESPOOL OTHER CPU CAPACITY 0.4")
    said(sim, f"SCHEDULE USER {sim.scenario.guests[2].userid} POOL OTHER")
    for _ in range(50):
        sim.run(sim.now + 7 * MS)
        assert [int(row["held"]) for row in rows[:5]] == held(sim)
    assert int(rows["used"][0]) == used
    assert int(rows["used"][2]) > 0


def test_limithard_follows_the_processors_and_capacity_only_below_it(sim: Simulation) -> None:
    said(sim, "SET RESPOOL LNXTEST CPU CAPACITY 3")
    said(sim, "VARY OFF PROCESSOR 3")
    assert cores(sim)[:2] == [3.0, 1.5]
    said(sim, "VARY OFF PROCESSOR 2")
    assert cores(sim)[:2] == [2.0, 1.0]
    said(sim, "VARY ON PROCESSOR 2")
    said(sim, "VARY ON PROCESSOR 3")
    assert cores(sim)[:2] == [3.0, 2.0]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("DEFINE RESPOOL LNXTEST CPU NOLIMIT", "exists already"),
        ("DEFINE RESPOOL A CPU LIMITHARD 101%", "LIMITHARD|101%"),
        ("DEFINE RESPOOL A CPU CAPACITY 0", "Invalid option - 0"),
        ("DEFINE RESPOOL A CPU CAPACITY", "missing"),
        ("DEFINE RESPOOL A CPU NOLIMIT TYPE CP", "are IFLs"),
        ("DEFINE RESPOOL TOOLONGNAME CPU NOLIMIT", "TOOLONGNAME"),
        ("SCHEDULE USER NOBODY NOPOOL", "NOBODY not logged on"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(sim: Simulation, line: str, answer: str) -> None:
    before = sim.digest()
    assert any(part in said(sim, line) for part in answer.split("|"))
    assert sim.digest() == before


def test_a_release_without_pools_says_so() -> None:
    sim = Simulation(small())
    assert "z/VM 5.4 does not have resource pools" in said(sim, "QUERY RESPOOL")


def test_the_answer_to_why_names_the_pool() -> None:
    sim = Simulation(load_scenario("hiperdispatch-pool"))
    sim.run(2500 * MS)
    states = sim.state.tables[0]["vcpu"]["state"][:8]
    while not (states == VcpuState.LIMITED).any():
        sim.run(sim.now + MS)
    (answer,) = why_waiting(sim, int((states == VcpuState.LIMITED).argmax()))
    assert "the limit of its pool holds it back" in answer.headline
    assert "resource pool LICENSED have together used more than 1.00 processors" in answer.reasons[0]

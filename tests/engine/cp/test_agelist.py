"""QUERY and SET AGELIST, and what other commands say in z/VM 6.3 and before."""

from __future__ import annotations

import pytest

from engine.cp.reply import UNNUMBERED
from engine.kernel.units import MS
from engine.measures import measures
from engine.sim import Simulation
from tests.engine.small import small
from tests.engine.storage.test_aging_laws import on_63


@pytest.fixture(name="sim")
def _sim() -> Simulation:
    sim = Simulation(on_63("suspend"), 1)
    sim.run(460 * MS)
    return sim


def test_the_scenario_sets_the_list(sim: Simulation) -> None:
    assert sim.execute("q agelist").lines[0] == "AGELIST SIZE 2.0% (0M)  EARLYWRITES YES  KEEPSLOT YES"


def test_a_share_is_the_same_in_the_scenario_and_in_the_command(sim: Simulation) -> None:
    """Of the frames for guests, and not of those that the available lists begin with."""
    aging = sim.state.tables[0]["aging"]
    target = int(aging["target"])
    assert target == sim.scenario.lpar.frames * 2 // 100
    sim.execute("set agelist size 2.0%")
    assert int(aging["target"]) == target


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("set agelist size 5.0%", "target", 130),
        ("set agelist size 1m", "target", 256),
        ("set agelist size 2g", "target", 2600),
        ("set agelist earlywrites no", "early", 0),
        ("set agelist keeps no", "keep", 0),
        ("set agelist size 5.0% earlyw no keepslot yes", "early", 0),
    ],
)
def test_operands_are_set(sim: Simulation, line: str, field: str, value: int) -> None:
    reply = sim.execute(line)
    assert reply.number == 0
    assert sim.state.tables[0]["aging"][field] == value
    assert reply.lines == sim.execute("query agelist").lines


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("set agelist", 26),
        ("set agelist size", 26),
        ("set agelist size 5", 3),
        ("set agelist size -1%", 3),
        ("set agelist keepslot maybe", 3),
        ("set agelist early no", 3),
    ],
)
def test_what_is_wrong_changes_nothing(sim: Simulation, line: str, number: int) -> None:
    before = sim.digest()
    assert sim.execute(line).number == number
    assert sim.digest() == before


def test_each_release_has_its_own_commands(sim: Simulation) -> None:
    earlier = Simulation(small(), 1)
    for machine, line in ((earlier, "q agelist"), (earlier, "set agelist size 5%"), (sim, "q reorder")):
        assert machine.execute(line).number == UNNUMBERED
    assert earlier.execute("set reorder off system").number == 0
    assert any(line.startswith("XSTORE-") for line in earlier.execute("indicate load").lines)
    assert not any(line.startswith("XSTORE-") for line in sim.execute("indicate load").lines)


def test_a_longer_list_takes_more_pages(sim: Simulation) -> None:
    sim.execute("set agelist size 20%")
    sim.run(sim.scenario.until)
    assert sim.state.tables[0]["aging"]["count"] > 133


def test_measures_are_what_the_tables_count(sim: Simulation) -> None:
    sim.run(sim.scenario.until)
    recording, s = sim.recording(), sim.state.tables[0]
    end = [sim.now, sim.now]
    for name, wanted in (("aging", s["aging"]["count"]), ("ibr", s["aging"]["ibr"])):
        assert measures()[f"system.{name}"].values(recording, [0], end) == wanted
    parts = [
        measures()[f"guest.{name}"].values(recording, [2], end)[0] for name in ("active", "ibr", "aging")
    ]
    assert sum(parts) == s["guest"]["real"][2]
    whole = measures()["system.reclaimed"].value(recording, [0], 0, sim.now) * sim.now / 1e9
    assert whole == pytest.approx(int(s["aging"]["taken"]))
    stay = measures()["system.aging_time"].value(recording, [0], 0, sim.now)
    assert 0 < stay < sim.now / 1e9

"""QUERY SRM and SET SRM of HiperDispatch, and what other commands show of it."""

from __future__ import annotations

import pytest

from engine.kernel.units import MS
from engine.scenario.files.error import ScenarioError
from engine.scenario.model.srm import SrmSettings, unparking_of
from engine.sim import Simulation
from engine.state.hiperdispatch import ExcessUse, Unparking
from tests.engine.hiperdispatch.driven import SHARED, driven, shared_machine
from tests.engine.prsm.made import in_cec
from tests.engine.small import group, kind, small


def test_defaults_are_those_published() -> None:
    lines = shared_machine().execute("QUERY SRM").lines
    assert lines[-6:] == (
        "POLARIZATION: VERTICAL",
        "EXCESSUSE: IFL-MEDIUM",
        "CPUPAD: IFL-100%",
        "DSPWDMETHOD: RESHUFFLE",
        "UNPARKING: MEDIUM",
        "WARNINGTRACK: ON",
    )
    assert unparking_of(SrmSettings(), "7.1") == "large"


def test_releases_show_what_they_have() -> None:
    shown = {release: shared_machine(release).execute("QUERY SRM").lines for release in ("6.3", "7.1", "7.3")}
    words = {release: {line.partition(":")[0] for line in lines} for release, lines in shown.items()}
    assert words["7.1"] - words["6.3"] == {"UNPARKING"}
    assert words["7.3"] - words["7.1"] == {"WARNINGTRACK"}


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("set srm polar horiz", "vertical", 0),
        ("set srm excess type ifl high", "excess_use", ExcessUse.HIGH),
        ("set srm excessuse type all n", "excess_use", ExcessUse.NONE),
        ("set srm excess l", "excess_use", ExcessUse.LOW),
        ("set srm cpupad 250%", "pad", 2.5),
        ("set srm cpupad type ifl 0%", "pad", 0.0),
        ("set srm unpark l", "unparking", Unparking.LARGE),
        ("set srm unparking small", "unparking", Unparking.SMALL),
        ("set srm dspwdm rebal", "rebalance", 1),
        ("set srm warn off", "warning", 0),
    ],
)
def test_settings_are_set_and_shown(line: str, field: str, value: float) -> None:
    sim = shared_machine()
    reply = sim.execute(line)
    assert not reply.number
    assert sim.state.tables[0]["hiper"][field] == value
    assert reply.lines == sim.execute(" ".join(["query", *line.split()[1:3]])).lines


@pytest.mark.parametrize(
    "line",
    [
        "set srm polar sideways",
        "set srm excess type cp high",
        "set srm excess type ifl",
        "set srm excess maybe",
        "set srm excess high low",
        "set srm cpupad 100",
        "set srm cpupad 8001%",
        "set srm cpupad -1%",
        "set srm unpark huge",
        "set srm dspwdm shuffle",
        "set srm warn maybe",
    ],
)
def test_wrong_operands_change_nothing(line: str) -> None:
    sim = shared_machine()
    before = sim.digest()
    assert sim.execute(line).number != 0 or "type cp" in line
    assert sim.digest() == before


@pytest.mark.parametrize(
    ("release", "line"), [("6.2", "q srm polar"), ("6.3", "q srm unpark"), ("7.1", "set srm warn on")]
)
def test_earlier_releases_refuse(release: str, line: str) -> None:
    given = {"lpar": {"release": release, "frames": 9000}}
    assert "does not have this setting" in Simulation(in_cec(SHARED, "1s", 4, **given)).execute(line).lines[0]
    alone = Simulation(
        in_cec({"cores": 4, "lpars": {"OWN": {"dedicated": True}}}, "1s", 4, lpar={"release": "7.3"})
    )
    assert "shares no cores" in alone.execute("q srm polar").lines[0]


def test_parked_processors_are_shown() -> None:
    sim = shared_machine(excessuse="none")
    sim.run(100 * MS)
    assert sim.execute("q proc").lines == (
        "PROCESSOR 00 MASTER IFL",
        "PROCESSOR 01 ALTERNATE IFL",
        "PROCESSOR 02 PARKED IFL",
        "PROCESSOR 03 PARKED IFL",
    )
    load = " ".join(sim.execute("ind load").lines)
    assert load.count("IFL VH") == 2
    assert load.count("IFL PK") == 2
    sim.execute("set srm polar horiz")
    assert "PARKED" not in " ".join(sim.execute("q proc").lines)
    assert " ".join(sim.execute("ind load").lines).count("IFL HZ") == 4
    assert sim.execute("vary off proc 3").number == 0
    assert sim.execute("q proc").lines[3] == "PROCESSOR 03 STAND-BY IFL"


def test_settings_need_cores_that_are_shared() -> None:
    with pytest.raises(ScenarioError, match="expected a table cec"):
        in_cec({"cores": 4, "lpars": {"OWN": {"dedicated": True}}}, "1s", 4, srm={"cpupad": 1.0})
    with pytest.raises(ScenarioError, match="does not support it"):
        shared_machine("6.3", unparking="large")
    with pytest.raises(ScenarioError, match=r"srm\.polarization"):
        in_cec({"cores": 4, "lpars": {"OWN": {"weight": 3, "vertical": True}}}, "1s", 4)


def test_reshuffle_keeps_the_virtual_cpus_of_a_guest_on_a_chip() -> None:
    """Six guests of two virtual CPUs each on chips of two cores: no guest is on two chips at the start."""
    cec = {"cores": 7, "chip_cores": 2, "lpars": {"OWN": {"weight": 900}, "A": {"weight": 100, "cores": 1}}}
    lpar = {"system": "OWN", "processors": 6, "release": "7.1", "frames": 9000, "below_2g": 500}
    guests = {"g": group("k", 6, "G", processors=2)}
    scenario = small("stop", lpar=lpar, cec=cec, kinds={"k": kind()}, guests=guests, timeline=[])
    s = Simulation(scenario).state.tables[0]
    homes = s["homed"]["home"][:12].reshape(6, 2)
    chips = s["dsv"]["place"][homes] // 2
    assert (chips[:, 0] == chips[:, 1]).all()
    assert len(set(homes.ravel().tolist())) == 6


def test_driven_machines_differ() -> None:
    assert len({repr(driven(seed).srm) for seed in range(12)}) > 8

"""Parameters changed in mid-run: what can be changed, what it does, and that it belongs to the run."""

from __future__ import annotations

import re

import numpy as np
import pytest

from engine.build.live_change import field_of
from engine.build.live_parameters import FIXED, changeable, keys
from engine.build.system import parameter_row
from engine.cp.reply import UNNUMBERED
from engine.kernel.kinds import VcpuState
from engine.kernel.units import MS
from engine.scenario.model.parameters import Parameters, parameter_list
from engine.scenario.scenario import Scenario, load_scenario
from engine.sim import Simulation
from engine.state.tables import PARAM
from tests.engine.runs.test_repeat import same
from tests.engine.small import group, kind, small

END = 800 * MS
CHANGES = ((100, "parameters.test_idle=3ms"), (330, "parameters.image_rate = 50.0"), (530, "lpar.mdc=1M"))


def done(sim: Simulation, setting: str) -> str:
    reply = sim.change(setting)
    assert reply.number == 0, reply
    return reply.lines[0]


def refused(sim: Simulation, setting: str) -> str:
    before, given = sim.digest(), sim.commands
    reply = sim.change(setting)
    assert reply.number == UNNUMBERED
    assert (sim.digest(), sim.commands) == (before, given)
    (line,) = reply.lines
    return line


def _changed() -> Simulation:
    sim = Simulation(small())
    for at, setting in CHANGES:
        sim.run(at * MS)
        done(sim, setting)
    sim.run(END)
    return sim


def test_a_change_changes_the_run_and_is_kept() -> None:
    sim, plain = _changed(), Simulation(small())
    plain.run(END)
    assert sim.digest() != plain.digest()
    assert [(given.time, given.how, given.line) for given in sim.commands] == [
        (at * MS, "change", setting) for at, setting in CHANGES
    ]
    assert sim.scenario == sim.recording().scenario == plain.scenario


def test_changes_come_again_when_the_run_is_repeated() -> None:
    sim, straight = _changed(), _changed()
    for at in (99, 100, 300, 330, 700):
        sim.seek(at * MS)
        expected = {s.partition("=")[0].strip() for when, s in CHANGES if when <= at}
        assert set(sim.settings_in_force) == expected
        sim.seek(END)
        assert sim.digest() == straight.digest()
        same(sim.recording(), straight.recording())


def test_a_change_in_the_past_makes_another_future() -> None:
    sim = _changed()
    sim.seek(200 * MS)
    done(sim, "parameters.test_idle=50ms")
    assert sim.recorded == 200 * MS
    assert sim.settings_in_force == {"parameters.test_idle": "50ms"}
    twin = sim.fork()
    for machine in (sim, twin):
        machine.run(END)
    assert sim.digest() == twin.digest()
    same(sim.recording(), twin.recording())
    assert [given.time for given in sim.commands] == [100 * MS, 200 * MS]


@pytest.mark.parametrize("scenario", [small(), load_scenario("pause-suspend")], ids=["small", "pause"])
def test_every_value_is_shown_as_it_may_be_given(scenario: Scenario) -> None:
    """A value of the scenario is no change, and the list has every value that can change with an effect."""
    sim = Simulation(scenario)
    sim.run(50 * MS)
    before = sim.digest()
    nowhere = {"low", "high"} if scenario.lpar.frames == 2600 else set()
    names = {one.name for one in parameter_list()} - set(FIXED) - nowhere - idle_names(scenario)
    assert {one.key for one in changeable(scenario)} == {f"parameters.{name}" for name in names} | {
        "lpar.mdc",
        "lpar.mdc_min",
        "lpar.reorder",
    }
    for one in changeable(scenario):
        assert done(sim, f"{one.key}={one.value_text}").endswith("already"), one
        assert one.title
        assert one.source
    assert sim.digest() == before
    assert sim.commands == ()


def idle_names(scenario: Scenario) -> set[str]:
    """Return the parameters that can change and are not offered, since the scenario has nothing for them."""
    offered = {one.key for one in changeable(scenario)}
    return {key.partition(".")[2] for key in keys(scenario)} - {key.partition(".")[2] for key in offered}


@pytest.mark.parametrize("scenario", [small(), load_scenario("timers-430-600")], ids=["small", "timers"])
def test_a_parameter_that_is_not_offered_has_no_effect(scenario: Scenario) -> None:
    sim, plain = Simulation(scenario), Simulation(scenario)
    names = idle_names(scenario)
    assert len(names) > 30
    for name in names:
        done(sim, f"parameters.{name}={other_value(name)}")
    for run in (sim, plain):
        run.run(END)
    same(sim.recording(), plain.recording())


OTHER = {
    "storbuf": "[2.0, 1.5, 1.0]",
    "ldubuf": "[2.0, 1.5, 1.0]",
    "dspbuf": "[9, 8, 7]",
    "elapsed_slice": '["30ms", "1s", "2s"]',
    "image_max": "1M",
    "low": "44",
    "high": "66",
    "low_2g": "44",
    "high_2g": "66",
    "wss_fall": "0.3",
    "refault": "0.3",
    "ia_intensity": "0.3",
    "dispatch_lock": "0.3",
    "master_share": "0.3",
    "master_wake": "0.3",
    "paging_lock": "0.3",
    "cold_file": "0.3",
    "cold_anon": "0.3",
    "pass_ratio": "0.3",
}


@pytest.mark.parametrize("name", sorted({*Parameters.model_fields} - set(FIXED)))
def test_a_parameter_is_one_field_of_the_machine(name: str) -> None:
    """As the field would be had the scenario said so at time 0; and no other field of the table changes."""
    scenario = small(lpar={"granule": 2, "frames": "7000p", "below_2g": "3000p"})
    sim = Simulation(scenario)
    value = other_value(name)
    before = sim.state.tables["param"][0].copy()
    done(sim, f"parameters.{name}={value}")
    after = sim.state.tables["param"][0]
    fields = PARAM.names
    assert [field for field in fields if np.any(before[field] != after[field])] == [field_of(name)]
    given = Parameters.model_validate({name: _value(value)})
    told = scenario.parameters.model_copy(update={name: getattr(given, name)})
    built = parameter_row(scenario.model_copy(update={"parameters": told}))
    assert np.all(after[field_of(name)] == built[field_of(name)])


def other_value(name: str) -> str:
    """Return a value that is not the default."""
    plain = "7" if isinstance(getattr(Parameters(), name), int) else "7.5"
    return OTHER.get(name, "7ms" if _is_time(name) else plain)


def _is_time(name: str) -> bool:
    return next(one.unit for one in parameter_list() if one.name == name) in ("ms", "s", "us")


def _value(text: str) -> object:
    if text.startswith("["):
        return tuple(_value(part) for part in text.strip("[]").split(", "))
    number = text.replace(".", "")
    return text.strip('"') if not number.isdigit() else float(text) if "." in text else int(text)


def test_a_shorter_test_idle_period_counts_at_once() -> None:
    """Also for those that are test idle already; nothing is due before now."""
    calm = {"idle": kind("idle")["activities"]["idle"] | {"wait": "5s"}}
    guests = {"db": group("db", 4, "DB")}
    timeline = [{"at": "0s", "do": "boot", "guests": ["db"], "every": "3ms"}]
    kinds = {"db": kind("idle", activities=calm, traffic_per_minute=0.0)}
    idle = {"test_idle": "300ms"}
    sim = Simulation(small(parameters=idle, guests=guests, kinds=kinds, timeline=timeline))
    while _idle(sim) < 3:
        sim.run(END, 20)
    began = sim.now
    done(sim, "parameters.test_idle=1ms")
    sim.run(began + 1 * MS)
    tables = sim.state.tables[0]
    idle = tables["vcpu"][:4][tables["vcpu"]["state"][:4] == VcpuState.TEST_IDLE]
    assert (idle["since"] > began).all()
    assert (np.diff(sim.recording().trace["time"]) >= 0).all()
    assert sim.now == began + 1 * MS


def test_a_longer_test_idle_period_counts_for_those_that_are_in_it() -> None:
    sim = Simulation(small(parameters={"test_idle": "20ms"}))
    while _idle(sim) == 0:
        sim.run(END, 1)
    first = int(sim.state.tables["idle_head"][0])
    ends = int(sim.state.tables["vcpu"][0][first]["idle_until"])
    done(sim, "parameters.test_idle=50ms")
    assert sim.state.tables["vcpu"][0][first]["idle_until"] == ends + 30 * MS
    sim.run(END)
    assert (np.diff(sim.recording().trace["time"]) >= 0).all()


def _idle(sim: Simulation) -> int:
    tables = sim.state.tables[0]
    return int((tables["vcpu"]["state"][: tables["n_vcpu"]] == VcpuState.TEST_IDLE).sum())


def test_the_cache_shrinks_at_once_and_keeps_to_what_cp_was_told() -> None:
    reads = {"load": kind()["activities"]["load"] | {"reads": 8.0}}
    kinds = {name: kind(activities=reads, file_pages=300) for name in ("app", "db")}
    sim = Simulation(small("stop", kinds=kinds, lpar={"mdc": "2M", "frames": "6000p"}), 4)
    sim.run(240 * MS)
    assert sim.state.tables["mdc"][0] > 256
    done(sim, "lpar.mdc=1M")
    assert sim.state.tables["mdc"][0] <= 256
    assert sim.execute("set mdcache storage 1m 2m").number == 0
    assert "not larger than the maximum" in refused(sim, "lpar.mdc=0M")
    done(sim, "lpar.reorder=false")
    assert sim.state.tables["reorder"][0] == 0


@pytest.mark.parametrize(
    ("setting", "why"),
    [
        ("parameters.test_idle=5", "parameters.test_idle = 5: expected a time of at least 0 with its unit"),
        ("parameters.test_idle=5h", 'parameters.test_idle = "5h": expected a time from 1ms to 1h'),
        ("parameters.test_idel=5ms", "no such key; .* nearest valid key is parameters.test_idle"),
        (
            "parameters.sample=5s",
            "is fixed at time 0 .it is the interval of the recording itself.; compare with",
        ),
        (
            "parameters.low_2g=100",
            "parameters.high_2g = 60: expected more than parameters.low_2g .100 frames.",
        ),
        ("parameters.low=50", "parameters.low = 50: this LPAR has no frames to which it applies"),
        ("parameters.storbuf=[1.0, 2.0, 3.0]", "do not increase from class 1 to class 3"),
        ("parameters.storbuf=1.0", "parameters.storbuf = 1.0: expected a list"),
        ("parameters.storbuf.1=1.0", "no such key"),
        ("parameters.refault=nan", "less than or equal to 1|finite"),
        ("parameters.high_2g=9000", "expected more than"),
        (
            "lpar.frames=9G",
            "lpar.frames = .9G.: is fixed at time 0; compare with a run that starts with the new value",
        ),
        ("lpar.mdc_min=9G", "expected at most lpar.mdc"),
        ("lpar.fraems=9G", "lpar.fraems .* no such key"),
        ("lpar.reorder=maybe", "expected true or false"),
        ("guests.app.share=200", "expected a CP command for each guest: SET SHARE"),
        ("guests.all.quickdsp=true", "expected a CP command for each guest: SET QUICKDSP"),
        ("guests.app.count=7", "is fixed at time 0; compare with a run that starts with the new value"),
        ("timeline.1.at=5s", "is fixed at time 0"),
        ("seed=5", "is fixed at time 0"),
        ("test_idle=5ms", "no such key; .* nearest valid key is parameters.test_idle"),
        ("nonsense", "expected KEY=VALUE"),
        ("", "expected KEY=VALUE"),
        ("parameters.test_idle=" + "[" * 5000, "KEY=VALUE|too deep"),
        ("a." * 40 + "b=1", "expected KEY=VALUE"),
        ("parameters.\x00=\ud800", "no such key"),
    ],
)
def test_what_cannot_be_changed_is_refused_with_the_reason(setting: str, why: str) -> None:
    sim = Simulation(small())
    sim.run(50 * MS)
    line = refused(sim, setting)
    assert re.search(why, line), line
    assert line.isprintable()


def test_rules_over_several_parameters_see_the_changes_before() -> None:
    sim = Simulation(small())
    done(sim, "parameters.high_2g=200")
    done(sim, "parameters.low_2g=100")
    assert "expected more than parameters.low_2g (100 frames)" in refused(sim, "parameters.high_2g=90")

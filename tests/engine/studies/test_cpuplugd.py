"""The study of cpuplugd: its runs, its tables, and the inputs of its rules."""

from __future__ import annotations

import re
from statistics import fmean

import numpy as np
import pytest

from engine.cpuplugd.language.configuration import read
from engine.kernel.units import PAGES_PER_MB, SECOND
from engine.scenario.files.catalog import catalog
from engine.scenario.files.layers import STUDIES
from engine.scenario.model.parameters import parameter_list
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.cpuplugd import runs
from engine.studies.cpuplugd.claims import CLAIMS
from engine.studies.cpuplugd.facts import FACTS, LEDGER
from engine.studies.cpuplugd.figures import PHASE, column, figures, gained, shared_steal, tps
from engine.studies.cpuplugd.tables import TABLES
from engine.studies.ledger import Fact
from engine.studies.probes import Given, StudyRun
from engine.studies.report import FactResult
from engine.studies.run_view import Open, RunView
from engine.studies.verify import Reason, SeedRun, _given, take

ALL = sorted({run for part in (FACTS, CLAIMS) for probe in part.values() for run in probe.runs}, key=str)
SHORT = ("until=70s", "phases.1.to=50s", "phases.2.from=50s", "phases.2.to=70s")


def seen(run: StudyRun, *more: str) -> RunView:
    scenario = load_scenario(run.scenario, [*run.settings, *more])
    sim = Simulation(scenario)
    sim.run(scenario.until)
    return RunView(sim.recording())


@pytest.fixture(scope="module")
def managed() -> RunView:
    return seen(runs.RULES_4, *SHORT)


def test_the_ledger_is_complete() -> None:
    assert (len(LEDGER.facts), len(LEDGER.claims)) == (78, 16)
    assert [claim.id[-3:] for claim in LEDGER.claims] == [f"c{n:02}" for n in range(1, 17)]


@pytest.mark.parametrize("run", ALL, ids=lambda run: f"{run.scenario} {run.name}")
def test_every_run_can_be_loaded(run: StudyRun) -> None:
    scenario = load_scenario(run.scenario, run.settings)
    for group in scenario.groups.values():
        if group.cpuplugd is not None:
            assert read(group.cpuplugd.text).fatal is None


def test_runs_are_of_shipped_scenarios() -> None:
    own = {entry.id for entry in catalog() if entry.path.parents[1].name == "cpuplugd"}
    assert own >= {run.scenario for run in ALL} | {runs.SERVER.scenario}


def test_inputs_are_as_published() -> None:
    for fact in LEDGER.facts:
        probe = FACTS[fact.id]
        if isinstance(probe, Given):
            assert fact.role == "input"
            assert _given(fact, probe).as_published, fact.id


def test_only_calibrate_facts_are_fitted() -> None:
    texts = [path.read_text() for path in (STUDIES / "cpuplugd").rglob("*.toml")]
    texts += [one.source for one in parameter_list()]
    named = {id for text in texts for id in re.findall(r"cpuplugd\.manual\.\w+\.\w+", text)}
    assert len(named) > 3
    assert {LEDGER.fact(id).role for id in named} == {"calibrate"}


@pytest.mark.parametrize(("value", "expected"), [(97.0, "within"), (80.0, "outside"), (3.0, "outside")])
def test_above_a_bound(value: float, expected: str) -> None:
    assert FactResult(LEDGER.fact("cpuplugd.vm65060.without"), (value,)).verdict == expected


@pytest.mark.parametrize(("value", "expected"), [(0.0, "within"), (3.9, "within"), (4.0, "outside")])
def test_mostly_below_a_bound(value: float, expected: str) -> None:
    assert FactResult(LEDGER.fact("cpuplugd.vm65060.with"), (value,)).verdict == expected


def test_tables_print_what_the_study_printed() -> None:
    used = {id for table in TABLES for row in table.rows for id in row.facts if id}
    printed = [fact for fact in LEDGER.facts if _in_a_table(fact)]
    assert used == {fact.id for fact in printed}
    (linux,) = (row for row in TABLES[2].rows if row.ratio and row.quantity == "linux")
    assert [linux.text(value) for value in linux.published] == ["–", "132", "131", "120", "109", "97"]


def _in_a_table(fact: Fact) -> bool:
    return bool(re.match(r"cpuplugd\.(cpu|mem)\.|cpuplugd\.manual\.\w+\.(ln\w+|total)$", fact.id))


def test_a_ratio_is_in_per_cent_of_the_manual_run() -> None:
    table = TABLES[1]
    (row,) = (row for row in table.rows if row.ratio and row.quantity == "tps")
    values = {runs.MANUAL: {"tps": 200.0}, runs.LOADAVG: {"tps": 170.0}}
    assert table.simulated(row, 1, values) == 85.0
    assert row.verdict(1, 85.0) == "within"
    assert row.verdict(1, 83.0) == "outside"


def test_figures_of_a_run_belong_together(managed: RunView) -> None:
    found = figures(managed)
    assert {row.quantity for table in TABLES for row in table.rows} <= found.keys()
    for name in ("cpu_load", "configured_memory", "allocated_memory", "configured_cpus"):
        own = [found[f"{name}.{guest.userid.lower()}"] for guest in managed.scenario.guests]
        assert found[f"{name}.total"] == pytest.approx(sum(own))
    assert found["cpu"] == pytest.approx(found["cpu_load.total"])
    assert found["zvm"] == pytest.approx(found["allocated_memory.total"])
    assert found["cost"] == pytest.approx(1000 * found["cpu"] / found["tps"])
    span = managed.phase(PHASE)
    pool = column(managed, "linux", "pool", span).sum(axis=1).mean() / PAGES_PER_MB
    assert found["linux"] == pytest.approx(8 * 5120 - pool)
    assert found["tps"] == pytest.approx(sum(tps(managed, span, name) for name in managed.scenario.loads))
    assert found["tps"] == pytest.approx(gained(managed, "loads", "done", span).sum() / 20)


def test_a_run_gives_numbers_to_each_of_its_probes(managed: RunView) -> None:
    scenario = load_scenario(runs.RULES_4.scenario, SHORT)
    taken = take(SeedRun("cpuplugd", runs.RULES_4, scenario, scenario.seed))
    ids = {id for part in (FACTS, CLAIMS) for id, probe in part.items() if runs.RULES_4 in probe.runs}
    assert taken.keys() == ids
    assert not [one.text for one in taken.values() if isinstance(one, Reason)]
    assert taken["cpuplugd.mem.tps.directscan/free+pagecache>10%"] == figures(managed)["tps"]


def pace(run: StudyRun) -> list[float]:
    """How active the users of each load are after 20 s."""
    sim = Simulation(load_scenario(run.scenario, run.settings))
    sim.run(20 * SECOND)
    return list(sim.state.tables["load"]["wave"][0, : len(sim.scenario.loads)])


def test_users_have_the_same_pace_whatever_the_rules() -> None:
    manual = pace(runs.MANUAL)
    assert len(set(manual)) == 4
    assert pace(runs.RULES_7) == pace(runs.LOADAVG) == manual


def test_steal_counts_where_the_pool_grows() -> None:
    blocked = seen(runs.COMPILE_BLOCK, "until=30s", "phases.1.to=30s")
    shares = shared_steal(blocked, blocked.phase(PHASE))
    assert len(shares) > 5
    assert (shares >= 0).all()
    assert (shares <= 100).all()
    with pytest.raises(Open):
        shared_steal(blocked, (0, 0))


RIGHT = {  # figures with which a claim holds; the other way round it must not
    "cpuplugd.c02": ({"to 2 CPUs": 4.0}, {"to 2 CPUs": 180.0}),
    "cpuplugd.c04": ({"swapped in": 0.0, "buffer": 1200.0}, {"swapped in": 400.0, "buffer": 900.0}),
    "cpuplugd.c06": ({"swapped in": 0.0}, {"swapped in": 3.0}),
    "cpuplugd.c07": ({"moved": 500.0, "turns": 1.0}, {"moved": 1000.0, "turns": 4.0}),
    "cpuplugd.c10": (
        {"threads": 800.0, "buffers": 200.0, "TPS": 350.0},
        {"threads": 200.0, "buffers": 20.0, "TPS": 300.0},
    ),
    "cpuplugd.c11": ({"CPUs": 1.0, "TPS": 140.0}, {"CPUs": 2.0, "TPS": 160.0}),
    "cpuplugd.c12": ({"steal": 95.0}, {"steal": 1.0}),
    "cpuplugd.c14": ({"resident": 12.5}, {"resident": 11.0}),
}


@pytest.mark.parametrize("id", RIGHT)
def test_rules_say_no_when_it_is_not_so(id: str) -> None:
    holds, right = CLAIMS[id].holds, RIGHT[id]
    assert holds(*right)
    assert not holds(*reversed(right))
    assert not holds(right[0], right[0])


def test_sizes_must_be_in_order_and_throughput_on_the_mean() -> None:
    claim = CLAIMS["cpuplugd.c03"]
    sizes, rates = (9500, 12500, 12400, 11400, 10400, 9200), (100, 97, 97, 96, 95, 93)
    right = [{"Linux": float(size), "TPS": float(rate)} for size, rate in zip(sizes, rates, strict=True)]
    assert claim.holds(*right)
    assert claim.across is not None
    assert claim.across([right])
    wrong = [right[0], *reversed(right[1:])]
    assert not claim.holds(*wrong)
    assert not claim.across([wrong])


def test_pressure_must_come_in_order() -> None:
    holds = CLAIMS["cpuplugd.c05"].holds
    names = ("scan_kswapd", "scan_direct", "swap_ins", "ooms")
    right, wrong = (dict(zip(names, at, strict=True)) for at in ((1.0, 2.0, 3.0, 4.0), (2.0, 1.0, 3.0, 4.0)))
    never = right | {"ooms": 1e6}
    assert holds(never, right)
    assert not holds(never, never)
    assert not holds(wrong, right)


def test_both_rules_are_true_and_one_acts() -> None:
    found = take(_short_job(runs.BOTH, "until=3m", "phases.1.to=1m", "phases.2.from=1m", "phases.2.to=3m"))
    figures = found["cpuplugd.c08"]
    assert CLAIMS["cpuplugd.c08"].holds(figures)
    assert not CLAIMS["cpuplugd.c08"].holds(figures | {"against": 1.0})
    assert not CLAIMS["cpuplugd.c08"].holds(figures | {"memory plugged": 0.0})


def _short_job(run: StudyRun, *more: str) -> SeedRun:
    scenario = load_scenario(run.scenario, [*run.settings, *more])
    return SeedRun("cpuplugd", run, scenario, scenario.seed)


def test_the_manual_run_has_the_cpus_of_the_study() -> None:
    manual = seen(runs.MANUAL, *SHORT)
    online = column(manual, "linux", "online", manual.phase(PHASE))
    assert (online == online[0]).all()
    assert online[0].sum() == 13
    assert fmean(np.asarray(online[0])) > 1

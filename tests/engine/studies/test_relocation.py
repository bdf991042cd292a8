"""The relocation study: its ledger, its runs, its tables, and the rules of its claims."""

from __future__ import annotations

import re
from functools import cache

import pytest

from engine.scenario.files.layers import STUDIES
from engine.scenario.model.parameters import parameter_list
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.matrix import matrix_of
from engine.studies.probes import Claimed, Figures, Given, StudyRun
from engine.studies.relocation import inputs, layouts, runs
from engine.studies.relocation.claims import CLAIMS
from engine.studies.relocation.facts import FACTS
from engine.studies.relocation.figures import (
    K,
    carried,
    channel_starts,
    copying_s,
    devices,
    live,
    moved,
    rate,
    sent,
    starts,
    stopped,
)
from engine.studies.relocation.tables import LEDGER, OWN, TABLES, figures
from engine.studies.report import FactResult
from engine.studies.run_view import Open, RunView
from engine.studies.verify import SeedRun, _given, take

load = cache(load_scenario)
ALL = sorted({run for part in (FACTS, CLAIMS) for probe in part.values() for run in probe.runs}, key=str)


def test_the_ledger_is_complete() -> None:
    assert (len(LEDGER.facts), len(LEDGER.claims)) == (59, 20)
    assert [claim.id[-3:] for claim in LEDGER.claims] == [f"c{n:02}" for n in range(1, 21)]


# ---- runs


@pytest.mark.parametrize("run", ALL, ids=lambda run: f"{run.scenario} {run.name}")
def test_every_run_can_be_loaded(run: StudyRun) -> None:
    assert load(run.scenario, run.settings).links


def test_runs_differ_in_nothing_else() -> None:
    """One set of parameters for all: the guests of part I are the same whatever the link."""
    base = load_scenario("relocation-one-channel")
    for run in ALL:
        scenario = load(run.scenario, run.settings)
        assert scenario.parameters == base.parameters, run
        assert scenario.kinds["java"] == base.kinds["java"], run
        assert scenario.lpar == base.lpar, run


def test_only_calibrate_facts_are_fitted() -> None:
    texts = [path.read_text() for path in (STUDIES / "relocation").rglob("*.toml")]
    texts += [one.source for one in parameter_list()]
    known = {fact.id: fact.role for fact in LEDGER.facts}
    named = {
        id for text in texts for id in re.findall(r"relocation\.[a-z]\w+\.[\w.-]*\w", text) if id in known
    }
    assert len(named) > 4
    assert {known[id] for id in named} <= {"calibrate", "input"}


def test_inputs_are_as_published() -> None:
    for fact in LEDGER.facts:
        probe = FACTS[fact.id]
        if isinstance(probe, Given):
            assert fact.role == "input"
            result = _given(fact, probe)
            assert result.as_published or result.note, (fact.id, result.simulated)
    assert {fact.id for fact in LEDGER.facts if fact.role == "input"} == {
        f"relocation.in.{id}" for id in inputs.INPUTS
    }


def test_what_may_be_written_on_is_as_published() -> None:
    for number, fact in ((n, LEDGER.fact(f"relocation.isfc.usable.{n}")) for n in range(1, 17)):
        assert number - layouts.reserved(number) == fact.value


@pytest.mark.parametrize(
    ("id", "near", "far"),
    [
        ("io.shared3x3.reserved", 4.9, 5.1),
        ("steal.before", 0.9, 1.1),
        ("steal.after", 0.0, 1.0),
        ("mix.others.steal", 0.05, 0.2),
        ("steal.passes", 3.1, 3.2),
        ("scale.nonshared", 0.6, 0.7),
    ],
)
def test_bounds(id: str, near: float, far: float) -> None:
    fact = LEDGER.fact(f"relocation.{id}")
    assert FactResult(fact, (near,)).verdict == "within"
    assert FactResult(fact, (far,)).verdict == "outside"


# ---- tables and the matrix


def test_every_run_of_the_tables_is_one_of_the_study() -> None:
    for table in TABLES:
        for column in table.columns:
            assert load(column.run.scenario, column.run.settings)
    ids = {id for table in TABLES for row in table.rows for id in row.facts if id}
    assert len(ids) > 15
    assert {LEDGER.fact(id).role for id in ids} == {"calibrate", "predict", "derived"}


def test_the_matrix_has_each_case_with_and_without_immediate() -> None:
    matrix = matrix_of("relocation")
    for entry in matrix.entries:
        scenario = load(entry.run.scenario, entry.run.settings)
        assert matrix.entry(entry.values).run == entry.run
        (move,) = (step for step in scenario.timeline if step.do == "relocate")
        assert move.immediate == (entry.values["immediate"] == "true")


# ---- what is taken from a run


def _seen(run: StudyRun) -> RunView:
    scenario = load(run.scenario, run.settings)
    sim = Simulation(scenario, scenario.seed)
    sim.run(scenario.until)
    return RunView(sim.recording())


@pytest.fixture(scope="module")
def three() -> RunView:
    return _seen(runs.THREE)


def test_a_run_gives_numbers_to_each_of_its_probes() -> None:
    run = runs.USABLE[9]
    taken = take(SeedRun("relocation", run, load(run.scenario, run.settings), 1))
    ids = {id for part in (FACTS, CLAIMS) for id, probe in part.items() if run in probe.runs}
    assert taken.keys() == ids == {"relocation.isfc.usable.9", "relocation.c06"}
    assert taken["relocation.isfc.usable.9"] == 7
    assert taken["relocation.c06"] == {"idle": 2, "lowest idle": 2, "highest idle": 0}


def test_rates_of_devices_are_those_of_their_channels(three: RunView) -> None:
    rates, channels = starts(three), channel_starts(three)
    assert list(rates) == [number for number, _ in layouts.three_by_three().connections]
    for name, total in channels.items():
        own = [rates[number] for number, pair in devices(three).items() if pair[0] == name]
        assert sum(own) == pytest.approx(total)
    assert carried(three) == list(rates)[2:]
    assert rates[0xD000] == rates[0xD001] == 0
    bytes_a_start = 185 * (4096 + 8)
    assert rate(three) * 1e6 == pytest.approx(sum(rates.values()) * bytes_a_start, rel=0.01)


def test_figures_of_a_run_belong_together(three: RunView) -> None:
    move, found = moved(three), figures(three)
    assert {row.quantity for row in TABLES[0].rows} <= found.keys()
    pages = sent(move)
    assert found["first"] * K == pages[0]
    assert found["pages"] * K == sum(pages) == move.pages
    assert found["passes"] == len(pages) >= 4
    assert found["quiesce"] < found["relocation"]
    assert 0 < found["devices"] < found["quiesce"]
    assert copying_s(move) + found["devices"] == pytest.approx(found["quiesce"])
    assert live(move)[1] == stopped(move)[0]
    assert set(OWN["relocation-unidirectional"]) <= found.keys()


def test_what_has_not_come_to_its_end_opens_the_fact() -> None:
    short = StudyRun("relocation-idle", ("until=5200ms",))
    with pytest.raises(Open, match="not been completed"):
        moved(_seen(short))
    none = StudyRun("relocation-idle", ("timeline=[]", "until=6s"))
    with pytest.raises(Open, match="no relocation"):
        moved(_seen(none))


# ---- the rules of the claims


def rule(id: str) -> Claimed:
    return CLAIMS[f"relocation.{id}"]


def both(*seconds: float) -> list[Figures]:
    """Relocation times, and quiesce times in proportion."""
    return [{"relocation": value, "quiesce": value / 5} for value in seconds]


def rates(*values: float) -> list[Figures]:
    return [{"rate": value} for value in values]


GOOD: dict[str, list[Figures]] = {
    "c01": [{"before": 0.3, "passes": 2.2, "quiesce": 100.0, "after": 0.3}],
    "c02": both(82.5, 82.5, 67.1, 65.8, 65.8, 65.7),
    "c03": both(82.5, 37.3, 33.4, 33.0, 33.0, 33.0),
    "c04": both(82.5, 68.8, 37.3, 39.0, 33.0, 34.6),
    "c05": [
        {"relocation": time, "quiesce": time / 5, "rate": rate}
        for time, rate in ((33.0, 411.0), (20.0, 684.0), (22.0, 610.0), (20.5, 640.0))
    ],
    "c06": [
        {"idle": n, "lowest idle": low, "highest idle": high}
        for n, low, high in ((0, 0, 0), (1, 1, 0), (1, 1, 0), (2, 2, 0), (2, 2, 0), (1, 0, 1), (2, 0, 2))
    ],
    "c07": [{"3C": 214.0, "3D": 270.0, "3E": 270.0, "a device": 90.0, "reserved": 0.0}],
    "c08": [own | {"even": even} for own, even in zip(both(12.0, 11.7), (0.0, 1.0), strict=True)],
    "c09": both(66.0, 33.0, 22.0, 16.5, 14.0, 12.0, 11.5, 11.0, 11.0),
    "c10": rates(205, 205, 411, 392, 411, 403, 612, 817),
    "c11": rates(196, 163, 196, 163, 330, 325, 324, 363, 340, 411, 342, 411),
    "c12": both(7.3, 9.0, 11.7),
    "c13": [
        {"relocation": time, "quiesce": quiesce}
        for time, quiesce in ((9.0, 1.64), (1.75, 1.35), (1.91, 1.49), (2.1, 1.69), (3.16, 2.75))
    ],
    "c14": [{"quiesce": 0.37, "pages": 0.01}, {"quiesce": 1.35, "pages": 0.01}],
    "c15": [
        {"relocation": time, "quiesce": quiesce}
        for time, quiesce in ((3.3, 0.42), (5.5, 0.43), (9.9, 0.44), (18.7, 0.48))
    ],
    "c16": [
        {"passes": 5.0, "pages": 3175.0, "first": 0.87, "left": 0.86},
        {"passes": 8.0, "pages": 1444.0, "first": 0.995, "left": 0.024},
        {"passes": 7.0, "pages": 77.0, "first": 0.07, "left": 0.01},
        {"passes": 10.0, "pages": 967.0, "first": 0.7, "left": 0.002},
    ],
    "c17": [
        {"relocation": time, "quiesce": quiesce}
        for time, quiesce in ((16.7, 4.3), (9.0, 1.64), (1.9, 1.5), (5.5, 0.43))
    ],
    "c18": [
        {
            "source before": 1.0,
            "others before": 1.7,
            "others after": 2.7,
            "others miss": 0.01,
            "source after": 0.7,
            "database before": 2.2,
            "database after": 2.8,
        }
    ],
    "c20": [
        {"quiesce": 4.3, "all": 16.7, "relocation": 16.7},
        {"quiesce": 8.2, "all": 33.1, "relocation": 33.1},
    ],
}
WRONG: dict[str, list[tuple[int, Figures]]] = {  # in which run what else must not pass
    "c01": [(0, {"quiesce": 50.0}), (0, {"after": 2.0}), (0, {"passes": 0.1})],
    "c02": [(2, {"relocation": 82.0}), (4, {"quiesce": 11.0}), (1, {"relocation": 70.0})],
    "c03": [(2, {"relocation": 37.0}), (4, {"relocation": 28.0})],
    "c04": [(1, {"relocation": 83.0}), (3, {"quiesce": 7.0}), (5, {"relocation": 32.0})],
    "c05": [(1, {"relocation": 25.0}), (1, {"rate": 500.0}), (3, {"rate": 610.0})],
    "c06": [(2, {"idle": 2}), (0, {"idle": 1}), (3, {"lowest idle": 1}), (6, {"highest idle": 0})],
    "c07": [(0, {"reserved": 6.0}), (0, {"3C": 250.0})],
    "c08": [(1, {"even": 0.5}), (1, {"relocation": 12.1}), (0, {"even": 1.0})],
    "c09": [(1, {"relocation": 45.0}), (8, {"quiesce": 1.5}), (6, {"relocation": 12.5})],
    "c10": [(1, {"rate": 250.0}), (3, {"rate": 300.0}), (7, {"rate": 600.0})],
    "c11": [(4, {"rate": 287.0}), (6, {"rate": 370.0})],
    "c12": [(2, {"quiesce": 1.0}), (2, {"relocation": 9.5})],
    "c13": [(4, {"quiesce": 1.7}), (3, {"relocation": 4.0}), (2, {"quiesce": 1.7})],
    "c14": [(0, {"pages": 0.3}), (1, {"quiesce": 0.1})],
    "c15": [(3, {"relocation": 40.0}), (3, {"quiesce": 3.0}), (2, {"relocation": 5.0})],
    "c16": [(0, {"passes": 9.0}), (3, {"passes": 7.0}), (1, {"left": 0.001}), (2, {"pages": 1000.0})],
    "c17": [(3, {"quiesce": 2.0}), (3, {"relocation": 1.0})],
    "c18": [
        (0, {"others miss": 0.3}),
        (0, {"source before": 0.8}),
        (0, {"others after": 1.5}),
        (0, {"others before": 2.3}),
    ],
    "c20": [(1, {"quiesce": 4.5}), (1, {"all": 20.0})],
}


def test_each_claim_has_its_rule() -> None:
    assert set(GOOD) | {"c19"} == {claim.id.rpartition(".")[2] for claim in LEDGER.claims}


@pytest.mark.parametrize("id", GOOD)
def test_rules_say_no_when_it_is_not_so(id: str) -> None:
    """Figures as the study has them, and what must not pass."""
    good = GOOD[id]
    assert len(good) == len(rule(id).runs)
    assert rule(id).holds(*good)
    for place, change in WRONG[id]:
        bad = [own | change if at == place else own for at, own in enumerate(good)]
        assert not rule(id).holds(*bad), change

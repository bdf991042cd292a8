"""The cluster study: its ledger, its runs, its tables, and the rules of its claims."""

from __future__ import annotations

import re
from functools import cache

import pytest

from engine.catalog import STUDIES
from engine.conditions import parse_condition
from engine.member_state import MemberState
from engine.parameters import parameter_list
from engine.scenario import ScenarioError, load_scenario
from engine.sim import Simulation
from engine.studies.ledger import Fact
from engine.studies.matrix import matrix_of
from engine.studies.probes import Claimed, Figures, Given, Run
from engine.studies.report import FactResult
from engine.studies.seen import Open, Seen
from engine.studies.ssi import inputs, runs
from engine.studies.ssi.claims import CLAIMS, _rounds
from engine.studies.ssi.facts import FACTS, LEDGER
from engine.studies.ssi.figures import figures, history, working
from engine.studies.ssi.notes import note
from engine.studies.ssi.tables import TABLES
from engine.studies.verify import Job, _given, take
from engine.systems import home
from engine.units import SECOND

load = cache(load_scenario)
ALL = sorted({run for part in (FACTS, CLAIMS) for probe in part.values() for run in probe.runs}, key=str)
THREE = [runs.CPU[3], runs.IO[3], runs.MEMORY[3]]  # what the study has not


def test_the_ledger_is_complete() -> None:
    assert (len(LEDGER.facts), len(LEDGER.claims)) == (213, 7)
    roles = [fact.role for fact in LEDGER.facts]
    assert [roles.count(role) for role in ("predict", "calibrate", "input")] == [71, 33, 109]
    assert [claim.id[-3:] for claim in LEDGER.claims] == [f"c{n:02}" for n in range(1, 8)]


# ---- runs


@pytest.mark.parametrize("run", [*ALL, *THREE], ids=lambda run: run.scenario)
def test_every_run_can_be_loaded(run: Run) -> None:
    scenario = load(run.scenario, run.settings)
    assert [phase.id for phase in scenario.phases] == ["warm-up", "measured"]
    assert scenario.phases[-1].end == scenario.until


def test_the_workload_is_dealt_to_the_members() -> None:
    for own in (runs.CPU, runs.IO, runs.MEMORY):
        base = load(own[1].scenario)
        for n, run in own.items():
            scenario = load(run.scenario)
            assert scenario.lpar.processors * n == base.lpar.processors
            assert {home(scenario, guest) for guest in scenario.guests} == set(range(n))
            assert scenario.sessions == base.sessions
            assert scenario.packs == base.packs
            assert scenario.kinds == base.kinds
            assert scenario.parameters == base.parameters


def test_three_members_are_not_judged() -> None:
    assert not set(THREE) & set(ALL)


def test_only_calibrate_facts_are_fitted() -> None:
    texts = [path.read_text() for path in (STUDIES / "ssi").glob("*.toml")]
    texts += [one.source for one in parameter_list()]
    known = {fact.id: fact.role for fact in LEDGER.facts}
    named = {id for text in texts for id in re.findall(r"ssi\.[a-z]\w+\.[\w.-]*\w", text) if id in known}
    assert len(named) > 4
    assert {known[id] for id in named} <= {"calibrate", "input"}


def test_inputs_are_as_published() -> None:
    for fact in LEDGER.facts:
        probe = FACTS[fact.id]
        assert isinstance(probe, Given) == (fact.role == "input")
        if isinstance(probe, Given):
            result = _given(fact, probe)
            assert result.as_published or result.note, (fact.id, result.simulated or result.text)
    assert {fact.id for fact in LEDGER.facts if fact.role == "input"} == set(inputs.INPUTS)


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        (
            'lpar.storage="257G"',
            'lpar.storage = "257G": expected at most 256G, the most that z/VM supports',
        ),
        ('systems.SYSTEM03.storage="1024G"', 'systems.SYSTEM03.storage = "1024G": expected at most 256G'),
        ("lpar.processors=33", "lpar.processors = 33: expected at most 32, as z/VM supports"),
    ],
)
def test_more_than_a_system_may_have_is_refused(setting: str, said: str) -> None:
    with pytest.raises(ScenarioError, match=re.escape(said)):
        load_scenario("ssi-terabyte-4", [setting])


# ---- tables and the matrix


def test_tables_have_every_fact_of_a_run_in_its_place() -> None:
    ids = [id for table in TABLES for row in table.rows for id in row.facts if id]
    told = {fact.id for fact in LEDGER.facts if isinstance(FACTS[fact.id], Given)}
    assert set(ids) == {fact.id for fact in LEDGER.facts} - told | {"ssi.table4.instructions_per_tx.1-member"}
    for table in TABLES:
        for row in table.rows:
            for column, id in zip(table.columns, row.facts, strict=False):
                probe = FACTS[id] if id else None
                assert not isinstance(probe, Claimed)
                assert probe is None or isinstance(probe, Given) or column.run in probe.runs, id


def test_three_members_stand_beside_the_study() -> None:
    for table in TABLES[:4]:
        assert [column.heads[0] for column in table.columns] == ["1", "2", "3", "4"]
        assert all(row.published[2] is None and not row.facts[2] for row in table.rows)


def test_the_matrix_has_the_runs_of_the_study_by_members() -> None:
    matrix = matrix_of("ssi")
    assert {entry.run for entry in matrix.entries} == {*ALL, *THREE}
    for entry in matrix.entries:
        assert matrix.entry(entry.values) is entry
        own = matrix.entry({**entry.values, "share": "0.6"})
        assert own.run == Run(entry.run.scenario, ("sessions.web.client_share=0.6",))
    missing = matrix.entry({"workload": "256 GB a member", "members": "3"})
    with pytest.raises(ScenarioError, match="no such scenario"):
        load_scenario(missing.run.scenario, missing.run.settings)


# ---- what is taken from a run


SHORT = ("until=3s", 'phases=[{id="measured", title="measured", from="1s", to="3s"}]')


@pytest.fixture(scope="module")
def seen() -> Seen:
    scenario = load("ssi-io-2", SHORT)
    sim = Simulation(scenario, scenario.seed)
    sim.run(scenario.until)
    return Seen(sim.recording())


def test_identities_of_the_reporting(seen: Seen) -> None:
    """They hold in any run, and say nothing of the model."""
    found = figures(seen)
    work = found["tx_per_s"] * found["instructions_per_tx"] * found["cycles_per_instruction"]
    assert work == pytest.approx(found["total_util_per_proc"] / 100 * 12 * 4.4e9)
    assert found["itr"] == pytest.approx(100 * found["tx_per_s"] / found["total_util_per_proc"])
    assert found["volume_util"] == pytest.approx(found["aggregate_io_rate"] * found["avg_service_time"] / 10)
    response = found["avg_wait_time"] + found["avg_service_time"]
    assert found["avg_response_time"] == pytest.approx(response, rel=0.01)
    assert found["tx_per_s.member1"] + found["tx_per_s.member2"] == pytest.approx(found["tx_per_s"])
    assert found["emulation"] + found["cp"] == pytest.approx(found["total_util_per_proc"])


def test_what_a_run_does_not_have_is_open(seen: Seen) -> None:
    scenario = load("ssi-io-2", SHORT)
    sim = Simulation(scenario, 1)
    sim.run(scenario.until // 2)
    with pytest.raises(Open, match="the measured phase is not over"):
        figures(Seen(sim.recording()))


def test_a_run_gives_numbers_to_each_of_its_probes() -> None:
    run = runs.CPU[4]
    taken = take(Job("ssi", run, load(run.scenario, SHORT), 1))
    ids = {id for part in (FACTS, CLAIMS) for id, probe in part.items() if run in probe.runs}
    assert taken.keys() == ids
    assert len(ids) == 9
    assert all(isinstance(value, float | dict) for value in taken.values())


def test_idle_members_do_not_count() -> None:
    scenario = load("ssi-idle", SHORT)
    sim = Simulation(scenario, 1)
    sim.run(scenario.until)
    found = figures(Seen(sim.recording()))
    assert working(Seen(sim.recording())) == [0]
    assert found["number_of_processors"] == 12
    assert found["total_util_per_proc"] > 95


CHANGED = (
    "until=70s",
    'phases=[{id="measured", title="measured", from="20s", to="70s"}]',
    "timeline.2.repeat=1",
    "timeline.3.repeat=1",
)


@pytest.fixture(scope="module")
def without_links() -> Seen:
    """The first member loses its links at 30 s and gets them back at 60 s."""
    scenario = load("ssi-links", CHANGED)
    sim = Simulation(scenario, scenario.seed)
    sim.run(scenario.until)
    return Seen(sim.recording())


def test_a_member_without_links_is_suspended_and_works_on(without_links: Seen) -> None:
    found = CLAIMS["ssi.c06"].look(without_links)
    assert (found["suspended"], found["joined again"], found["down"]) == (1, 1, 0)
    assert 29 < found["seconds"] < 35
    away, back = (without_links.together("member.tx", [0], *span) for span in (AWAY, BACK))
    assert away == pytest.approx(back, rel=0.01)


AWAY, BACK = (32 * SECOND, 58 * SECOND), (64 * SECOND, 70 * SECOND)


@pytest.mark.parametrize("text", ["SYSTEM01 suspended", "SYSTEM01 not joined", "not SSI stable"])
def test_conditions_find_the_moment(without_links: Seen, text: str) -> None:
    condition = parse_condition(text, without_links.scenario)
    at = condition.next(without_links.recording, SECOND)
    assert at is not None
    assert 30 * SECOND <= at <= 31 * SECOND
    assert not condition.holds(without_links.recording, 68 * SECOND)


def test_idle_members_are_joined_all_the_time() -> None:
    scenario = load("ssi-idle", SHORT)
    sim = Simulation(scenario, 1)
    sim.run(scenario.until)
    assert [history(Seen(sim.recording()), member) for member in range(4)] == [[MemberState.JOINED]] * 4


# ---- rules of claims


CPU = {
    "tx_per_s": 980.0,
    "util": 100.0,
    "cycles_per_instruction": 5.0,
    "miss_cycles": 2.8,
    "instructions": 10.6,
}
TWO = CPU | {"tx_per_s": 1150.0, "cycles_per_instruction": 4.26, "miss_cycles": 2.06}
FOUR = CPU | {"tx_per_s": 1190.0, "cycles_per_instruction": 4.12, "miss_cycles": 1.92}


@pytest.mark.parametrize(
    ("own", "holds"),
    [
        ((CPU, TWO, FOUR), True),
        ((CPU, CPU, FOUR), False),  # nothing comes of two members
        ((CPU, TWO | {"instructions": 9.0}, FOUR), False),  # it comes of shorter transactions
        ((CPU, TWO | {"miss_cycles": 2.9}, FOUR), False),
        ((CPU, TWO | {"tx_per_s": 1240.0}, FOUR), False),  # more than the cycles explain
        ((CPU, TWO, FOUR | {"cycles_per_instruction": 3.9}), False),  # not for the caches' sake
    ],
)
def test_rule_of_smaller_systems(own: tuple[Figures, ...], holds: bool) -> None:
    assert CLAIMS["ssi.c01"].holds(*own) is holds


IO = {"tx_per_s": 410.0, "rate": 410.0, "wait": 4.5, "service": 1.9, "response": 6.4, "util": 78.0}
IO |= {"busiest exposure": 78.0}
IO_TWO = IO | {"tx_per_s": 550.0, "rate": 550.0, "wait": 2.4, "service": 2.2, "response": 4.6, "util": 120.0}
IO_FOUR = IO | {"tx_per_s": 640.0, "rate": 640.0, "wait": 1.1, "service": 2.5, "response": 3.6, "util": 160.0}


@pytest.mark.parametrize(
    ("own", "holds"),
    [
        ((IO, IO_TWO, IO_FOUR), True),
        ((IO, IO_TWO | {"service": 1.8}, IO_FOUR), False),
        ((IO, IO_TWO | {"busiest exposure": 101.0}, IO_FOUR), False),  # two I/Os at once through one door
        ((IO, IO_TWO, IO_FOUR | {"tx_per_s": 720.0}), False),
        ((IO, IO_TWO, IO_FOUR | {"response": 5.0}), False),
    ],
)
def test_rule_of_more_doors(own: tuple[Figures, ...], holds: bool) -> None:
    assert CLAIMS["ssi.c02"].holds(*own) is holds


def test_rounds_of_states() -> None:
    down, joining, joined, leaving = (MemberState[name] for name in ("DOWN", "JOINING", "JOINED", "LEAVING"))
    assert _rounds([joined, leaving, down, joining, joined, leaving, down]) == 1
    assert _rounds([joined, leaving, down, joining, joined, leaving, down, joining, joined]) == 2
    assert _rounds([joined, down, joining, joined]) == 0


def test_causes_are_of_facts() -> None:
    named: set[str] = {cause for cause in map(note, LEDGER.facts) if cause}
    assert len(named) == 10
    fact: Fact = LEDGER.fact("ssi.table4.itr.4-member")
    assert FactResult(fact, (1206.0,)).verdict == "within"
    assert FactResult(fact, (1180.0,)).verdict == "outside"

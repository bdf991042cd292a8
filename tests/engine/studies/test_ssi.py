"""The cluster study: its ledger, its runs, its tables, and the rules of its claims."""

from __future__ import annotations

import re
from functools import cache

import pytest

from engine.conditions.condition import parse_condition
from engine.kernel.units import SECOND
from engine.scenario.derived.systems import home
from engine.scenario.files.layers import STUDIES
from engine.scenario.model.parameters import parameter_list
from engine.scenario.scenario import ScenarioError, load_scenario
from engine.sim import Simulation
from engine.state.member import MemberState
from engine.studies.ledger import ROLES, Fact
from engine.studies.matrix import matrix_of
from engine.studies.probes import Claimed, Given, StudyRun
from engine.studies.report import FactResult
from engine.studies.run_view import Open, RunView
from engine.studies.ssi import inputs, runs
from engine.studies.ssi.claims import CLAIMS
from engine.studies.ssi.facts import FACTS, LEDGER
from engine.studies.ssi.figures import figures, history, working
from engine.studies.ssi.tables import TABLES
from engine.studies.verify import SeedRun, _given, take

load = cache(load_scenario)
ALL = sorted({run for part in (FACTS, CLAIMS) for probe in part.values() for run in probe.runs}, key=str)
THREE = [runs.CPU[3], runs.IO[3], runs.MEMORY[3]]  # what the study has not


def test_the_ledger_is_complete() -> None:
    assert (len(LEDGER.facts), len(LEDGER.claims)) == (213, 7)
    roles = [fact.role for fact in LEDGER.facts]
    assert [roles.count(role) for role in ROLES] == [27, 30, 44, 3, 109]
    assert [claim.id[-3:] for claim in LEDGER.claims] == [f"c{n:02}" for n in range(1, 8)]


# ---- runs


@pytest.mark.parametrize("run", [*ALL, *THREE], ids=lambda run: run.scenario)
def test_every_run_can_be_loaded(run: StudyRun) -> None:
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


def named_in(text: str) -> set[str]:
    """Return the facts that a source names: whole, without the condition (all of them), or by its end.

    Raises AssertionError for a name that means no fact: a slip there would hide what has been fitted to what.
    """
    found: set[str] = set()
    before: list[str] = []
    for name in re.findall(r"(?<![\w.])(?:ssi)?(?:\.\w[\w-]*+)++(?!\.\.)", text):
        if name.startswith("."):
            if not before:
                continue
            parts = name[1:].split(".")
            name = ".".join((*before[: -len(parts)], *parts))
        before = name.split(".")
        own = {fact.id for fact in LEDGER.facts if f"{fact.id}.".startswith(f"{name}.")}
        assert own, f"{name} is no fact of the study"
        found |= own
    return found


def test_what_a_source_names() -> None:
    members = {n: f"ssi.table6.instructions_per_tx.{n}-member" for n in (1, 2, 4)}
    assert named_in(f"fitted: {members[1]}, .2-member and .4-member together") == set(members.values())
    assert named_in("fitted: ssi.table6.instructions_per_tx.") == set(members.values())
    assert named_in("named: ssi.table...; a run of 0.5 s") == set()
    with pytest.raises(AssertionError, match="is no fact"):
        named_in("fitted: ssi.table6.instruction_per_tx.1-member")


def test_only_calibrate_facts_are_fitted() -> None:
    lines = [line for path in (STUDIES / "ssi").rglob("*.toml") for line in path.read_text().splitlines()]
    named = set().union(*map(named_in, [*lines, *(one.source for one in parameter_list())]))
    assert len(named) > 15
    roles = {fact.id: fact.role for fact in LEDGER.facts}
    assert {roles[id] for id in named} == {"calibrate", "input"}


def test_identities_are_ratios_to_the_run_itself() -> None:
    identities = [fact for fact in LEDGER.facts if fact.role == "identity"]
    assert len(identities) == 3
    for one in identities:
        assert one.value == 1.0
        assert len(set(FACTS[one.id].runs)) == 1


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
            'lpar.storage = "257G": expected at most 256G, the maximum that z/VM supports',
        ),
        ('systems.SYSTEM03.storage="1024G"', 'systems.SYSTEM03.storage = "1024G": expected at most 256G'),
        ("lpar.processors=33", "lpar.processors = 33: expected at most 32, the maximum that z/VM supports"),
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
        assert own.run == StudyRun(entry.run.scenario, ("sessions.web.client_share=0.6",))
    missing = matrix.entry({"workload": "256 GB per member", "members": "3"})
    with pytest.raises(ScenarioError, match="no such scenario"):
        load_scenario(missing.run.scenario, missing.run.settings)


# ---- what is taken from a run


SHORT = ("until=3s", 'phases=[{id="measured", title="measured", from="1s", to="3s"}]')


@pytest.fixture(scope="module")
def seen() -> RunView:
    scenario = load("ssi-io-2", SHORT)
    sim = Simulation(scenario, scenario.seed)
    sim.run(scenario.until)
    return RunView(sim.recording())


def test_identities_of_the_reporting(seen: RunView) -> None:
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


def test_what_a_run_does_not_have_is_open(seen: RunView) -> None:
    scenario = load("ssi-io-2", SHORT)
    sim = Simulation(scenario, 1)
    sim.run(scenario.until // 2)
    with pytest.raises(Open, match="the measured phase has not ended"):
        figures(RunView(sim.recording()))


def test_a_run_gives_numbers_to_each_of_its_probes() -> None:
    run = runs.CPU[4]
    taken = take(SeedRun("ssi", run, load(run.scenario, SHORT), 1))
    ids = {id for part in (FACTS, CLAIMS) for id, probe in part.items() if run in probe.runs}
    assert taken.keys() == ids
    assert len(ids) == 9
    assert all(isinstance(value, float | dict) for value in taken.values())


def test_idle_members_do_not_count() -> None:
    scenario = load("ssi-idle", SHORT)
    sim = Simulation(scenario, 1)
    sim.run(scenario.until)
    found = figures(RunView(sim.recording()))
    assert working(RunView(sim.recording())) == [0]
    assert found["number_of_processors"] == 12
    assert found["total_util_per_proc"] > 95
    assert found["aggregate_io_rate"] == 0
    assert "avg_response_time" not in found, "there is no time of an I/O where there was none"


CHANGED = (
    "until=70s",
    'phases=[{id="measured", title="measured", from="20s", to="70s"}]',
    "timeline.2.repeat=1",
    "timeline.3.repeat=1",
)


@pytest.fixture(scope="module")
def without_links() -> RunView:
    """The first member loses its links at 30 s and gets them back at 60 s."""
    scenario = load("ssi-links", CHANGED)
    sim = Simulation(scenario, scenario.seed)
    sim.run(scenario.until)
    return RunView(sim.recording())


def test_a_member_without_links_is_suspended_and_works_on(without_links: RunView) -> None:
    found = CLAIMS["ssi.c06"].look(without_links)
    assert (found["suspended"], found["joined again"], found["down"]) == (1, 1, 0)
    assert 29 < found["seconds"] < 35
    away, back = (without_links.together("member.tx", [0], *span) for span in (AWAY, BACK))
    assert away == pytest.approx(back, rel=0.01)


AWAY, BACK = (32 * SECOND, 58 * SECOND), (64 * SECOND, 70 * SECOND)


@pytest.mark.parametrize("text", ["SYSTEM01 suspended", "SYSTEM01 not joined", "not SSI stable"])
def test_conditions_find_the_moment(without_links: RunView, text: str) -> None:
    condition = parse_condition(text, without_links.scenario)
    at = condition.next(without_links.recording, SECOND)
    assert at is not None
    assert 30 * SECOND <= at <= 31 * SECOND
    assert not condition.holds(without_links.recording, 68 * SECOND)


def test_idle_members_are_joined_all_the_time() -> None:
    scenario = load("ssi-idle", SHORT)
    sim = Simulation(scenario, 1)
    sim.run(scenario.until)
    assert [history(RunView(sim.recording()), member) for member in range(4)] == [[MemberState.JOINED]] * 4


def test_causes_are_of_facts() -> None:
    named = {probe.note for probe in FACTS.values() if probe.note}
    assert len(named) == 11
    fact: Fact = LEDGER.fact("ssi.table4.itr.4-member")
    assert FactResult(fact, (1206.0,)).verdict == "within"
    assert FactResult(fact, (1180.0,)).verdict == "outside"

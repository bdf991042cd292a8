"""Cases, answers and their points; the machine that students get does not name its fault."""

from __future__ import annotations

from pathlib import Path

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from engine.faults.catalog import DIFFICULTIES, fault_kinds, fault_studies, kind_named
from engine.faults.deal import ANY, SEEDS, DealtFault, FaultError, case, deal, deal_kind
from engine.faults.figures import compared, seen
from engine.faults.kind import DOWN, SAME, UP, FaultKind
from engine.faults.proof import (
    HINT,
    PLACE,
    POINTS,
    REPAIR,
    FaultAnswer,
    FaultExamination,
    FaultVerdict,
    examination_of_json,
    examine,
    judge,
    repaired_figures,
    verdict_of_json,
)
from engine.faults.report import rows, sentences
from engine.faults.work import RepairError
from engine.runs.pool import Threads
from engine.runs.ranges import Range
from engine.scenario.saving import table_scenario
from engine.scenario.scenario import load_scenario

LEAST_KINDS = 24
LONGEST = 400  # letters of a reason


@pytest.fixture(scope="module")
def pooled() -> FaultExamination:
    """A case whose runs take a tenth of a second: the capacity of a resource pool, or its members."""
    with_pool = (deal("hiperdispatch", 2, number) for number in range(100))
    dealt = next(dealt for dealt in with_pool if dealt.kind.id == "pool-capacity")
    pool = Threads()
    try:
        return examine(dealt, pool)
    finally:
        pool.close()


def solution(dealt: DealtFault, *repair: str) -> FaultAnswer:
    return FaultAnswer(dealt.kind.id, dealt.place.name.lower(), repair or dealt.repair)


def test_there_are_kinds_of_each_study_and_no_id_is_used_twice() -> None:
    kinds = fault_kinds()
    assert len(kinds) >= LEAST_KINDS
    assert len({kind.id for kind in kinds}) == len(kinds)
    assert {kind.difficulty for kind in kinds} == set(DIFFICULTIES)
    assert {"cpuplugd", "pause", "relocation", "ssi", "timers"} <= set(fault_studies())
    assert all(kind_named(kind.id) is kind for kind in kinds)


@given(st.sampled_from([ANY, "relocation", "ssi"]), st.sampled_from(DIFFICULTIES), st.integers(0, 999_999))
def test_a_case_is_the_same_fault_each_time(study: str, difficulty: int, number: int) -> None:
    dealt, again = deal(study, difficulty, number), case(f" {study.upper()}-{difficulty}-{number}")
    assert dealt == again
    assert dealt.kind.difficulty == difficulty
    assert study in (ANY, dealt.kind.machine.study)
    assert 1 <= dealt.seed <= SEEDS


def test_numbers_deal_all_kinds_of_a_study() -> None:
    cases = (deal("relocation", difficulty, number) for difficulty in DIFFICULTIES for number in range(60))
    assert {dealt.kind for dealt in cases} == set(fault_kinds("relocation"))


@pytest.mark.parametrize("kind", fault_kinds(), ids=lambda kind: kind.id)
def test_the_machine_of_a_case_runs_from_a_file_and_does_not_name_its_fault(
    kind: FaultKind,
) -> None:
    dealt = deal_kind(kind, 3, "any-1-3")
    table = dealt.table()
    opened = table_scenario(table, "case.toml")
    assert opened.guests == dealt.faulty.guests
    assert (opened.title, opened.seed) == ("Find the fault: case any-1-3", dealt.seed)
    assert dealt.faulty != dealt.healthy
    texts = " ".join(str(table[key]) for key in ("id", "title", "summary"))
    assert dealt.kind.id not in texts
    assert dealt.kind.title not in tomli_w.dumps(table)


def test_the_table_of_a_case_is_read_as_a_file_is(tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    dealt = deal("relocation", 2, 17)
    file.write_text(tomli_w.dumps(dealt.table()), "utf-8")
    assert load_scenario(file).links == dealt.faulty.links


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("relocation", "expected study, difficulty and number"),
        ("relocation-4-1", "expected study, difficulty and number"),
        ("nothing-1-1", "expected one of any"),
        ("any-1-1234567", "expected study, difficulty and number"),
    ],
)
def test_a_case_that_does_not_exist_is_refused(code: str, expected: str) -> None:
    with pytest.raises(FaultError, match=expected):
        case(code)


def test_the_model_solution_earns_all_points(pooled: FaultExamination) -> None:
    verdict = judge(pooled, solution(pooled.dealt))
    assert verdict.restored
    assert verdict.points == POINTS
    assert "restores" in " ".join(sentences(pooled, verdict))


def test_another_repair_that_restores_the_figure_counts_and_a_wrong_one_does_not(
    pooled: FaultExamination,
) -> None:
    other = judge(pooled, solution(pooled.dealt, "SET RESPOOL LICENSED CPU CAPACITY 1"))
    assert other.restored
    wrong = judge(pooled, solution(pooled.dealt, "lpar.processors=5"))
    assert (wrong.cause, wrong.restored) == (True, False)
    assert "does not restore" in " ".join(sentences(pooled, wrong))


@pytest.mark.parametrize(
    ("repair", "expected"),
    [
        ("pools.LICENSED.capacity=-1", "expected"),
        ("SET NOTHING", "HCP"),
        ("pools.NONE.capacity", "pools.NONE.capacity"),
        ("FORCE COMP1", "change the work"),
        ("QUERY TIME\n" * 101, "expected at most 100"),
        ("A" * 100_000, "too long"),
    ],
)
def test_a_repair_that_is_not_possible_says_why(pooled: FaultExamination, repair: str, expected: str) -> None:
    with pytest.raises(RepairError, match=expected) as refused:
        judge(pooled, solution(pooled.dealt, *repair.splitlines()))
    assert "machine.toml" not in str(refused.value)
    assert len(str(refused.value)) <= LONGEST


@pytest.mark.parametrize(
    ("kind", "repair", "name"),
    [
        ("offline-processors", "loads={}", "loads"),
        ("offline-processors", "loads.triplet1.users=1", "loads"),
        ("storbuf", "guests.linux.count=10", "guests"),
        ("lost-links", "timeline=[]", "timeline"),
        ("other-weight", "cec.lpars.LPB.demand=0", "cec.lpars"),
        ("other-weight", 'kinds.compute.activities.idle.burst="1ms"', "kinds"),
    ],
)
def test_a_repair_that_takes_work_away_does_not_count(kind: str, repair: str, name: str) -> None:
    found = kind_named(kind)
    assert found is not None
    with pytest.raises(RepairError, match=f"^{name}: a repair must not change the work"):
        repaired_figures(deal_kind(found, 0), [repair])


def test_a_repair_that_makes_results_worse_does_not_count() -> None:
    dealt = case("cpuplugd-1-6")
    assert (dealt.kind.id, dealt.place.name) == ("limit-share", "LNWAS1")
    pool = Threads()
    try:
        found = examine(dealt, pool)
    finally:
        pool.close()
    harm = "SET SHARE LNCOMBO1 RELATIVE 100 ABSOLUTE 3% LIMITHARD"
    verdict = judge(found, solution(dealt, *dealt.repair, harm))
    assert seen(verdict.repaired, found.healthy)[dealt.symptom] == SAME
    assert (verdict.restored, verdict.points) == (False, POINTS - REPAIR)
    assert "this is worse than in the healthy machine: Transactions, Response time" in " ".join(
        sentences(found, verdict)
    )


def test_hints_cost_points_and_lead_to_the_fault(pooled: FaultExamination) -> None:
    dealt = pooled.dealt
    assert FaultVerdict(False, True, True, 2).points == PLACE + REPAIR - 2 * HINT
    assert FaultVerdict(False, False, False, 3).points == 0
    figures, place, causes = dealt.hints()
    assert dealt.place.name in place
    assert dealt.place.name not in figures
    assert dealt.kind.title in causes
    assert "pool" in figures


def test_an_examination_and_a_verdict_survive_json(pooled: FaultExamination) -> None:
    assert examination_of_json(pooled.as_json()) == pooled
    verdict = judge(pooled, solution(pooled.dealt))
    assert verdict_of_json(verdict.as_json()) == verdict
    first = next(rows(pooled, verdict))
    assert first.title in pooled.complaint
    assert first.faulty != first.repaired


@given(st.floats(-1e6, 1e6), st.floats(0, 1e3), st.floats(-1e6, 1e6))
def test_a_value_is_the_same_up_or_down(least: float, width: float, value: float) -> None:
    healthy = Range(least + width / 2, least, least + width)
    way = compared(value, healthy, "")
    inside = healthy.least <= value <= healthy.most
    assert way in (UP, DOWN, SAME)
    assert way == SAME or not inside
    assert way != UP or value > healthy.most
    assert way != DOWN or value < healthy.least

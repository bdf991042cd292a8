"""What an instruction takes: cycles of misses by the number of processors, and CP's costs as instructions."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.build.system import build
from engine.scenario.derived.instruction_cost import instruction_cost, miss_cycles, misses_of
from engine.scenario.scenario import load_scenario
from engine.studies.ledger import load_ledger

POINTS = ((12, 2.79), (3, 1.92), (6, 2.07))


@pytest.mark.parametrize(("processors", "cycles"), [(3, 1.92), (6, 2.07), (12, 2.79)])
def test_at_its_points_a_curve_has_their_cycles(processors: int, cycles: float) -> None:
    assert miss_cycles(POINTS, processors) == pytest.approx(cycles)


def test_between_and_beyond_two_points_cycles_are_a_power_of_the_processors() -> None:
    square = ((2, 1.0), (8, 16.0))
    assert [miss_cycles(square, n) for n in (1, 2, 4, 8, 16)] == pytest.approx([0.25, 1.0, 4.0, 16.0, 64.0])
    assert miss_cycles(POINTS, 24) / miss_cycles(POINTS, 12) == pytest.approx(2.79 / 2.07)


def test_one_point_holds_for_all() -> None:
    assert [miss_cycles(((3, 3.53),), n) for n in (1, 3, 12)] == [3.53] * 3


def test_a_curve_that_nobody_means_is_a_number_still() -> None:
    assert 1e9 < miss_cycles(((63, 0.001), (64, 100.0)), 1000) < float("inf")


def test_misses_grow_by_as_much_with_each_processor_and_in_proportion_to_the_mix() -> None:
    own, mixed = (load_scenario(f"ssi-{name}-1").parameters for name in ("cpu", "memory"))
    misses = [misses_of(own, n) for n in range(1, 13)]
    assert misses[0] == own.miss_alone
    assert [b - a for a, b in pairwise(misses)] == pytest.approx([own.miss_shared] * 11)
    assert [misses_of(mixed, n) for n in range(1, 13)] == pytest.approx([mixed.miss_mix * m for m in misses])


def test_one_law_is_near_the_counters_of_both_workloads() -> None:
    """All but the two of four members are within 5%; those are within 8%."""
    for table, workload in (("table4", "cpu"), ("table6", "memory")):
        for members, processors in ((1, 12), (2, 6), (4, 3)):
            fact = load_ledger("ssi").fact(f"ssi.{table}.cache_miss_cycles_per_instruction.{members}-member")
            given = load_scenario(f"ssi-{workload}-{members}").parameters
            allowed = 0.08 if members == 4 else 0.05
            assert misses_of(given, processors) == pytest.approx(fact.value, rel=allowed), fact.id


def test_counters_of_a_site_replace_the_law() -> None:
    given = load_scenario("ssi-cpu-1", ["parameters.miss_cycles=[[3, 9.0]]"]).parameters
    assert misses_of(given, 12) == 9.0


def test_a_faster_processor_takes_fewer_cycles_at_a_higher_clock() -> None:
    scenario = load_scenario("ssi-cpu-1")
    parameters = scenario.parameters
    slow, fast = (
        instruction_cost(scenario.lpar.model_copy(update={"processor": model}), parameters)
        for model in ("z10", "z196")
    )
    assert slow is not None
    assert fast is not None
    assert slow.cycles == pytest.approx(parameters.base_cycles + misses_of(parameters, 12))
    assert slow.ns == pytest.approx(slow.cycles / 4.4)
    assert slow.ns / fast.ns == pytest.approx(5.2 / 4.4 / parameters.z196_cycles)
    assert fast.misses / slow.misses == pytest.approx(parameters.z196_cycles)


def test_costs_of_cp_are_instructions_where_the_processor_is_named() -> None:
    scenario = load_scenario("ssi-cpu-1")
    pace = instruction_cost(scenario.lpar, scenario.parameters)
    assert pace is not None
    own = build(scenario, 1).tables[0]["param"]
    for name in ("cost_page_in", "cost_steal", "member_cpu", "cost_cached"):
        assert own[name] == pytest.approx(getattr(scenario.parameters, name) * pace.ns, abs=1.0), name
    unnamed = load_scenario("pause-stop")
    assert instruction_cost(unnamed.lpar, unnamed.parameters) is None
    assert build(unnamed, 1).tables[0]["param"]["cost_page_in"] == unnamed.parameters.cost_page_in

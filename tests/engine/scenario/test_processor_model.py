"""What an instruction takes: cycles of misses by the number of processors, and CP's costs as instructions."""

from __future__ import annotations

import pytest

from engine.build.system import build
from engine.scenario.derived.instruction_cost import instruction_cost, miss_cycles
from engine.scenario.scenario import load_scenario

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


def test_a_faster_processor_takes_fewer_cycles_at_a_higher_clock() -> None:
    scenario = load_scenario("ssi-cpu-1")
    parameters = scenario.parameters
    slow, fast = (
        instruction_cost(scenario.lpar.model_copy(update={"processor": model}), parameters)
        for model in ("z10", "z196")
    )
    assert slow is not None
    assert fast is not None
    assert slow.cycles == pytest.approx(parameters.base_cycles + 2.79)
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

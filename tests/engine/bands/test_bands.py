from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bands.band import band, causes
from engine.bands.kept import KeptRuns
from engine.bands.points import band_points, placed
from engine.bands.studies import FactBand, StudyBands, take_at
from engine.bands.uncertain import uncertain_values
from engine.scenario.scenario import load_scenario
from engine.studies.ledger import Fact, load_ledger
from engine.studies.probes import StudyRun, probes
from engine.studies.verify import Reason

SCENARIO = "pause-suspend"


@given(st.lists(st.floats(-1e9, 1e9), min_size=1, max_size=60), st.randoms())
def test_a_band_holds_nine_tenths_and_knows_no_order(values: list[float], shuffled: random.Random) -> None:
    found = band(values)
    inside = sum(found.low <= value <= found.high for value in values)
    assert inside >= 0.9 * len(values) - 2
    assert min(values) <= found.low <= found.low_half <= found.median <= found.high_half <= found.high
    assert found.high <= max(values)
    shuffled.shuffle(values)
    assert band(values) == found


def test_what_moves_a_figure_is_found_among_many_that_do_not() -> None:
    points = band_points([f"k{number}" for number in range(200)], 64, seed=3)
    noise = random.Random(5)
    values = [point["k7"] ** 3 - 2 * point["k9"] + noise.gauss(0, 0.1) for point in points]
    found = causes(points, values)
    assert {cause.key: cause.correlation > 0 for cause in found} == {"k7": True, "k9": False}
    assert found[0].key == "k9"
    assert causes(points, [1.0] * len(points)) == ()
    assert causes(points, [noise.random() for _ in points]) == ()


def test_points_spread_each_key_evenly_and_are_the_same_again() -> None:
    points = band_points(["b", "a"], 16)
    for key in ("a", "b"):
        assert sorted(int(16 * point[key]) for point in points) == list(range(16))
    assert band_points(["a", "b"], 16) == points
    assert band_points(["a", "b"], 16, seed=2) != points


def test_a_value_that_a_scenario_refuses_comes_nearer_to_its_own() -> None:
    """With all values at their upper ends, guests would use more than their memory."""
    values = uncertain_values(SCENARIO)
    found = placed(SCENARIO, (), values, dict.fromkeys((value.key for value in values), 1.0))
    own = load_scenario(SCENARIO)
    assert found.scenario == load_scenario(SCENARIO, found.settings)
    assert own.kinds["was"].load_pages < found.scenario.kinds["was"].load_pages <= own.guests[0].size
    assert found.scenario.parameters.cost_dispatch == 2 * own.parameters.cost_dispatch


def test_settings_of_a_run_stand_above_what_is_varied() -> None:
    values = uncertain_values(SCENARIO)
    setting = "parameters.cost_dispatch=9us"
    found = placed(SCENARIO, (setting,), values, dict.fromkeys((value.key for value in values), 0.0))
    assert found.scenario.parameters.cost_dispatch == 9000


def test_runs_are_kept_to_the_last_whole_line(tmp_path: Path) -> None:
    file = tmp_path / "new" / "runs.jsonl"
    taken = {"a": 1.5, "b": {"x": 2.0}, "c": Reason("never reached")}
    KeptRuns(file).add("one", taken)
    KeptRuns(file).add("two", {"a": 2.0})
    assert KeptRuns(file).known == {"one": taken, "two": {"a": 2.0}}
    file.write_text(file.read_text("utf-8")[:-4], "utf-8")  # as after a crash
    kept = KeptRuns(file)
    assert kept.known == {"one": taken}
    (older := file.with_name("runs-older.jsonl")).touch()
    kept.drop_older("runs*.jsonl")
    assert file.exists()
    assert not older.exists()


@pytest.mark.study
def test_a_run_at_a_point_has_other_figures_and_the_same_again() -> None:
    facts, _ = probes("relocation")
    run = next(run for probe in facts.values() for run in probe.runs if isinstance(run, StudyRun))
    values = uncertain_values(run.scenario)
    low, own = (dict.fromkeys((value.key for value in values), place) for place in (0.0, 0.5))
    assert take_at("relocation", run, values, low, 1) == take_at("relocation", run, values, low, 1)
    assert take_at("relocation", run, values, low, 1) != take_at("relocation", run, values, own, 1)


def fact(role: str = "predict", **changes: object) -> Fact:
    found = next(each for each in load_ledger("ssi").facts if each.role == role and each.range is None)
    return found.model_copy(update=changes)


def test_coverage_and_sharpness_count_predicted_facts_alone() -> None:
    tight, wide = band([9.0, 10.0, 11.0]), band([5.0, 10.0, 15.0])
    facts = (
        FactBand(fact(), tight, True, ()),
        FactBand(fact(), wide, False, ()),
        FactBand(fact("calibrate"), wide, False, ()),
    )
    made = StudyBands("ssi", 3, 2, "", facts, ())
    assert made.coverage == 0.5
    assert made.sharpness == pytest.approx((tight.width + wide.width) / 2)
    assert StudyBands("ssi", 3, 2, "", facts[2:], ()).coverage != made.coverage


def test_a_fact_outside_says_which_way_its_causes_would_have_to_go() -> None:
    points = band_points(["a", "b"], 32)
    values = [10 + point["a"] for point in points]
    above = FactBand(fact(text="20"), band(values), False, causes(points, values))
    assert above.needed == (("a", "more"),)
    below = replace(above, fact=fact(text="2"))
    assert below.needed == (("a", "less"),)
    assert replace(above, inside=True).needed == ()

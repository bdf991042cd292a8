from __future__ import annotations

from pathlib import Path

import pytest

from engine.bands.marks import Mark, marks_of
from engine.bands.uncertain import ranges_digest, uncertain_values
from engine.experiments.bounds import PREFIX, range_of, source_of
from engine.experiments.origins import OPEN, leeway_of, origin_of
from engine.scenario.model.parameters import Parameters
from engine.scenario.scenario import ScenarioError, load_scenario
from engine.studies.ledger import load_ledger

FILE = """extends = "id:timers-430-600"
id = "own"

[parameters]
hold = "5us"            # assumed: as it was
cost_steal = "4us"      # study

[kinds.linux24]
load_pages = "14000p"   # fitted: timers.t1.total_pages_per_user.600/4.2.0/nopatch
anonymous = 0.8         # assumed

# Derived from what was printed.
[kinds.linux24.activities.load]
burst = "2ms"
touched_every = ["4s", "never"]
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.toml"
    file.write_text(FILE, "utf-8")
    return file


def test_each_value_that_is_not_published_has_a_range_with_a_reason_around_it() -> None:
    """A test of the model itself: a parameter that says how it was found must say how far it may be off."""
    for name, field in Parameters.model_fields.items():
        found, own = range_of(name), field.default
        if origin_of(source_of(PREFIX + name)) not in OPEN:
            assert found is None, name
            continue
        assert found is not None, name
        assert found.reason, name
        pairs = zip(
            *(each if isinstance(own, tuple) else (each,) for each in (found.low, own, found.high)),
            strict=True,
        )
        assert all(low <= value <= high for low, value, high in pairs), name
        assert found.varies or not own, f"{name} has a value, but no range"


def test_both_ends_of_each_range_are_values_that_a_scenario_takes() -> None:
    of_machine = [value for value in uncertain_values("pause-suspend") if value.key.startswith(PREFIX)]
    for place in (0.0, 1.0):
        load_scenario("pause-suspend", [value.setting(place) for value in of_machine])


def test_a_fitted_value_is_known_as_well_as_its_best_known_fact() -> None:
    tolerance = load_ledger("pause").fact("pause.f12.resume.5.2").tolerance
    leeway = leeway_of("fitted from pause.f12.resume.5.2 and pause.f12.resume.ratio: a line")
    assert leeway is not None
    assert leeway.factor == pytest.approx(1 + (tolerance or 0))
    assert leeway_of("CP: assumed is not what comes first") is None
    assert leeway_of("assumed: CP keeps it") == leeway_of("chosen: pause.c01")


def test_a_file_says_what_its_values_rest_on(own: Path) -> None:
    found = {value.key: value for value in uncertain_values(own)}
    assert [found["parameters.hold"].shown(place) for place in (0, 0.5, 1)] == ["2us500ns", "5us", "10us"]
    assert "parameters.cost_steal" not in found  # published
    assert found["kinds.linux24.load_pages"].origin == "fitted"
    assert found["kinds.linux24.anonymous"].shown(1) == "1"  # a share stays one
    assert found["kinds.linux24.activities.load.burst"].origin == "derived"  # as said above its table
    assert found["kinds.linux24.activities.load.touched_every"].setting(0.5).endswith('=["4s", "never"]')
    assert marks_of(own)["parameters", "cost_steal"].value == "4us"


def test_the_place_in_the_middle_is_the_scenario_as_it_is() -> None:
    plain = load_scenario("pause-stop")
    assert (
        load_scenario("pause-stop", [value.setting(0.5) for value in uncertain_values("pause-stop")]) == plain
    )


def test_the_digest_changes_with_a_range_alone(own: Path) -> None:
    before = ranges_digest(uncertain_values(own))
    own.write_text(
        FILE.replace('hold = "5us"            # assumed', 'hold = "5us"            # derived'), "utf-8"
    )
    assert ranges_digest(uncertain_values(own)) != before
    own.write_text(FILE, "utf-8")
    assert ranges_digest(reversed(uncertain_values(own))) == before


def test_a_wrong_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('extends = "id:pause-stopp"\n', "utf-8")
    with pytest.raises(ScenarioError, match="pause-stop"):
        uncertain_values(tmp_path / "own.toml")


def test_values_of_an_inline_table_take_the_place_of_those_below(own: Path) -> None:
    inline = 'id = "top"\n[kinds.linux24.activities]\nload = { burst = "9ms", wait = "5s" }  # published\n'
    top = own.with_name("top.toml")
    top.write_text(f'extends = "own.toml"\n{inline}', "utf-8")
    found = marks_of(top)
    load = ("kinds", "linux24", "activities", "load")
    assert found[*load, "burst"] == Mark("9ms", "published")
    assert found[*load, "touched_every"] == marks_of(own)[*load, "touched_every"]
    keys = {value.key for value in uncertain_values(top)}
    assert "kinds.linux24.activities.load.touched_every" in keys
    assert "kinds.linux24.activities.load.burst" not in keys


def test_a_kind_that_is_like_another_one_has_its_sources(own: Path) -> None:
    own.write_text(f'{FILE}\n[kinds.more]\nlike = "linux24"\nanonymous = 0.5  # published\n', "utf-8")
    found, base = marks_of(own), marks_of("timers-430-600")
    assert found["kinds", "more", "load_pages"] == found["kinds", "linux24", "load_pages"]
    assert found["kinds", "more", "anonymous"].comment == "published"
    assert found["kinds", "more", "tiers"] == base["kinds", "linux24", "tiers"]
    assert ("kinds", "more", "like") not in found
    keys = {value.key for value in uncertain_values(own)}
    assert "kinds.more.load_pages" in keys
    assert "kinds.more.anonymous" not in keys

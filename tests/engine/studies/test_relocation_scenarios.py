"""Scenarios of the relocation study: each file has the link, the cluster and the workload that it says."""

from __future__ import annotations

import pytest

from engine.kernel.units import PAGES_PER_GB, SECOND
from engine.scenario.files.catalog import catalog
from engine.scenario.scenario import load_scenario
from engine.studies.probes import StudyRun
from engine.studies.relocation import layouts, runs
from engine.studies.relocation.cluster_sketch import faults, sketch_of
from engine.studies.relocation.workloads import PRESETS, changes, preset, wait

OWN = [entry.id for entry in catalog() if entry.path.parents[1].name == "relocation"]
LINKS = {
    "one-channel": layouts.straight(1),
    "two-straight": layouts.straight(2),
    "two-crossed": layouts.crossed(2),
    "non-shared": layouts.non_shared(2),
    "unidirectional": layouts.three_by_three(),
    "steal": layouts.three_by_three(),
    "optimised": layouts.optimised(7),
    "channels": layouts.straight(4),
    "rates": layouts.crossed(3),
    **dict.fromkeys(
        ("java", "cached", "direct", "oltp", "idle", "workloads", "two-at-once", "mixed"), layouts.part_ii()
    ),
}


def test_shipped_scenarios() -> None:
    assert set(OWN) == {f"relocation-{name}" for name in (*LINKS, "four-members")}
    titles = [entry.title.partition(": ")[0] for entry in catalog() if entry.id in OWN]
    assert len(set(titles)) == len(titles)
    assert all(entry.summary for entry in catalog() if entry.id in OWN)


@pytest.mark.parametrize("name", LINKS)
def test_the_link_of_a_file_is_its_layout(name: str) -> None:
    own = load_scenario(f"relocation-{name}")
    laid = load_scenario(f"relocation-{name}", LINKS[name].settings())
    assert own.links == laid.links
    assert own.channels == laid.channels


@pytest.mark.parametrize("id", OWN)
def test_a_scenario_is_a_cluster_whose_guests_start_on_the_system_that_sends(id: str) -> None:
    scenario = load_scenario(id)
    assert faults(sketch_of(scenario)) == ()
    assert next(iter(scenario.systems)) == layouts.SOURCE
    assert scenario.links["main"].systems == (layouts.SOURCE, layouts.TARGET)
    moves = [step for step in scenario.timeline if step.do == "relocate"]
    assert moves[0].to == layouts.TARGET
    assert moves[0].at in (5 * SECOND, 60 * SECOND)


# ---- workloads


@pytest.mark.parametrize("kind", ["cached", "direct"])
def test_the_file_has_the_preset_in_the_middle(kind: str) -> None:
    own = load_scenario(f"relocation-{kind}").kinds[kind]
    set_so = load_scenario(f"relocation-{kind}", preset(kind, runs.REFERENCE)).kinds[kind]
    assert own.disks == set_so.disks
    load, other = own.activities.load, set_so.activities.load
    assert load.touches == pytest.approx(other.touches, rel=1e-3)
    assert (load.burst, load.wait) == pytest.approx((other.burst, other.wait), rel=1e-3)


@pytest.mark.parametrize("kind", ["cached", "direct"])
def test_changes_grow_with_the_rate_and_one_processor_is_enough(kind: str) -> None:
    rates = (*PRESETS, 700.0)
    own = [changes(kind, rate) for rate in rates]
    for rate, touches in zip(rates, own, strict=True):
        assert [one / rate for one in touches[1:]] == pytest.approx([one / rates[0] for one in own[0][1:]])
        assert wait(kind, rate) > 0
    scenario = load_scenario(f"relocation-{kind}", preset(kind, None))
    assert scenario.kinds[kind].disks is not None
    assert scenario.kinds[kind].disks.rate is None


@pytest.mark.parametrize("size", runs.SIZES)
def test_a_larger_database_has_more_of_everything_but_transactions(size: int) -> None:
    own, base = (load_scenario(run.scenario, run.settings) for run in (runs.DATABASES[size], runs.OLTP))
    assert own.guests[0].size == size * PAGES_PER_GB
    kind, usual = own.kinds["oltp"], base.kinds["oltp"]
    assert kind.load_pages == pytest.approx(usual.load_pages * size / 4, abs=1)
    for place in (1, 2):
        assert kind.tiers[place].pages == pytest.approx((usual.tiers[place].pages or 0) * size / 4, abs=1)
    assert kind.activities.load.touches == usual.activities.load.touches


def test_the_database_of_part_iii_is_that_of_its_size() -> None:
    mixed, alone = load_scenario("relocation-mixed"), load_scenario(*_scenario(runs.DATABASES[16]))
    assert mixed.kinds["oltp"] == alone.kinds["oltp"]
    assert [guest.size for guest in mixed.guests] == [own * PAGES_PER_GB for own in (4, 4, 4, 16)]


def _scenario(run: StudyRun) -> tuple[str, tuple[str, ...]]:
    return run.scenario, run.settings

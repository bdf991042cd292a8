"""Charts of the class: nothing is published of a run that belongs to no study."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.charts.memory_bars.values import published_pages
from app.charts.values.published import by_hand, published_cluster, published_run, published_volume
from engine.scenario.files.catalog import catalog
from engine.scenario.scenario import Scenario, load_scenario


def published(scenario: Scenario) -> Iterator[object]:
    """Yield all that charts find published of a scenario."""
    yield published_run(scenario)
    yield from published_cluster(scenario).values
    yield from (one for pack in ("LNX026",) for one in published_volume(scenario, pack).values)
    yield from by_hand(scenario, "")
    yield published_pages(scenario)


@pytest.mark.parametrize("kind", ["pause", "timers", "cpuplugd", "ssi"])
def test_nothing_is_published_of_a_run_without_a_study(kind: str) -> None:
    found = 0
    for entry in catalog():
        if not entry.id.startswith(kind):
            continue
        scenario = load_scenario(entry.id, ())
        found += any(published(scenario))
        assert not any(published(scenario.model_copy(update={"study": ""}))), entry.id
    assert found

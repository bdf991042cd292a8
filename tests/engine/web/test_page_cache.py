"""The page cache of a web server as storage: how often its pages are touched, and what of it is at time 0."""

from __future__ import annotations

import pytest

from engine.build.residency_by_use import tier_pages
from engine.build.system import build
from engine.kernel.kinds import Activity
from engine.scenario.derived.instruction_cost import instruction_cost
from engine.scenario.scenario import load_scenario

CACHE = 1  # its tier


def test_a_transaction_touches_the_pages_of_a_file() -> None:
    """Over the server's part of the CPU time; a file that is read anew is written into the page cache."""
    scenario = load_scenario("ssi-memory-1")
    web, pace = scenario.sessions["web"], instruction_cost(scenario.lpar, scenario.parameters)
    assert pace is not None
    s = build(scenario, 1).tables[0]
    u = next(u for u in s["guest"] if u["files_room"])
    start, end = tier_pages(u)[CACHE]
    load = s["kind"][u["kind"]]["do"][Activity.LOAD]
    time = web.instructions * (1 - web.client_share) * pace.ns
    touched = load["touch"][CACHE] * (end - start) * time
    assert touched * scenario.lpar.granule == pytest.approx(web.file_size)
    assert u["files_room"] == 900
    assert load["store"][CACHE] == pytest.approx(1 - 900 / web.files)


def test_a_server_whose_system_is_down_at_time_0_has_nothing_in_its_page_cache() -> None:
    scenario = load_scenario("ssi-cpu-2", ("systems.SYSTEM02.joined=false",))
    up, down = (table["guest"][table["guest"]["here"] == 1] for table in build(scenario, 1).tables)
    assert (up["files"] == up["files_room"]).all()
    assert up["files"].any()
    assert down["files_room"].any()
    assert not down["files"].any()

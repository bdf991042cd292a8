"""Which clients ask which servers: all of a system's clients have equally many sessions."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.build.web import pairs
from engine.scenario.derived.systems import home
from engine.scenario.scenario import load_scenario

RUNS = [f"ssi-{work}-{n}" for work in ("cpu", "io", "memory", "terabyte") for n in (1, 2, 4)]


@pytest.mark.parametrize("id", RUNS)
def test_clients_of_a_system_have_equally_many_sessions(id: str) -> None:
    scenario = load_scenario(id)
    found = pairs(scenario)
    given = scenario.sessions["web"]
    assert Counter(server.userid for _, _, server in found) == {
        guest.userid: given.each for guest in scenario.guests if guest.group == given.servers
    }
    asked = Counter(client.userid for _, client, _ in found)
    assert len(asked) == sum(guest.group == given.clients for guest in scenario.guests)
    assert len(set(asked.values())) == 1
    assert all(home(scenario, client) == home(scenario, server) for _, client, server in found)

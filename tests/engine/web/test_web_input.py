"""Sessions, packs and processors that cannot be are refused: what was wrong, where, what was expected."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from engine.build.web import pairs
from engine.scenario.files.error import ScenarioError
from tests.engine.web.machines import guests, kind, machine, packs, sessions

ONE_KIND = {name: group | {"kind": "server"} for name, group in guests(2, 1).items()}
REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "no such group": ({"sessions": sessions(servers="server")}, "sessions.web.servers", "clients, servers"),
    "one group for both": ({"sessions": sessions(clients="servers")}, "sessions.web.servers", "no other"),
    "two of one group": (
        {"sessions": sessions() | {"more": sessions()["web"]}},
        "sessions.web.servers",
        "no other sessions",
    ),
    "no such tier": ({"sessions": sessions(cache_tier=3)}, "sessions.web.cache_tier", "at most 2"),
    "more than all": (
        {"sessions": sessions(not_cache="17M")},
        "sessions.web.not_cache",
        "memory of a server",
    ),
    "reads from nowhere": ({"packs": {}}, "packs", "at least one pack"),
    "packs for nothing": (
        {"packs": {"PACK0": {"share": 0.0, "service": "1ms"}}},
        "packs",
        "share above 0",
    ),
    "too many": ({"sessions": sessions(each=600)}, "sessions", "at most 1008 sessions in total, not 1200"),
    "two curves in one": (
        {"parameters": {"miss_cycles": [[3, 1.0], [3, 2.0]]}},
        "parameters.miss_cycles",
        "each number of processors once, including 3",
    ),
    "a curve that leads nowhere": (
        {
            "parameters": {"miss_cycles": [[1, 0.001], [2, 100.0]], "base_cycles": 1.0},
            "lpar": {"processors": 3},
        },
        "parameters.miss_cycles",
        "at most 1000 cycles per instruction",
    ),
    "a kind for two": (
        {"kinds": {"server": kind("both")}, "guests": ONE_KIND},
        "sessions.web.servers",
        "kind that no other guests have; clients are also of kind server",
    ),
    "no processor": ({"lpar": {"processor": None}}, "lpar.processor", "z10 or z196"),
    "an old release": ({"lpar": {"release": "4.3"}}, "lpar.release", "5.4 or later"),
}
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown processor": ({"lpar": {"processor": "z9"}}, "'z10' or 'z196'"),
    "no time to look again": ({"sessions": sessions(retry="0s")}, "from 1ms to 1h"),
    "no time on the way": ({"sessions": sessions(hop="0s")}, "from 1us to 10s"),
    "a file of nothing": ({"sessions": sessions(file_size=0)}, "from 4K to 1T"),
    "no cycles": ({"parameters": {"miss_cycles": [[3, 0.0]]}}, "from 0.001 to 100"),
    "a share of more than all": ({"packs": {"PACK0": {"share": 1.5, "service": "1ms"}}}, "from 0 to 1"),
    "a pack with a long name": ({"packs": {"LONGNAME": packs(1)["PACK0"]}}, "pattern"),
    "no round": ({"sessions": sessions(rounds=0)}, "from 1 to 64"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_is_refused(what: str) -> None:
    changes, key, expected = REFUSED[what]
    with pytest.raises(ScenarioError) as refused:
        machine(**changes)
    assert refused.value.key == key
    assert expected in str(refused.value)


@pytest.mark.parametrize("what", WRONG)
def test_values_out_of_bounds_are_refused(what: str) -> None:
    changes, expected = WRONG[what]
    with pytest.raises(ValidationError, match=expected):
        machine(**changes)


@pytest.mark.parametrize(
    ("servers", "clients", "each"), [(4, 2, 2), (4, 4, 2), (6, 2, 10), (2, 1, 3), (3, 2, 1)]
)
def test_sessions_are_dealt_evenly(servers: int, clients: int, each: int) -> None:
    """Every server has as many; clients differ by no more than one server's sessions."""
    found = pairs(machine(guests=guests(servers, clients), sessions=sessions(each=each)))
    of_servers = [server.index for _, _, server in found]
    assert {of_servers.count(index) for index in set(of_servers)} == {each}
    assert len(set(of_servers)) == servers
    of_clients = [client.index for _, client, _ in found]
    counts = [of_clients.count(index) for index in set(of_clients)]
    assert len(counts) == clients
    assert max(counts) - min(counts) <= each


def test_across_systems_each_server_has_clients_of_all() -> None:
    scenario = machine(3, guests=guests(6, 3), sessions=sessions(each=3, across=True))
    for server in range(6):
        clients = {client.index for _, client, own in pairs(scenario) if own.index == server}
        assert len(clients) == 3


def test_servers_and_clients_need_not_be_alike() -> None:
    """Kinds of their own, and no reads: no packs are needed then."""
    other = kind("server") | {
        "tiers": [{"title": "a", "pages": 64}, {"title": "b", "pages": 64}, {"title": "c"}]
    }
    for activity in other["activities"].values():
        activity["touched_every"] = ["never"] * 3
        activity["store"] = [0.0] * 3
    machine(
        kinds={"server": other, "client": kind("client")},
        sessions=sessions(reads=0.0, cache_tier=3),
        packs={},
    )

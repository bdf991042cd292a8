"""Scenario -> tables of sessions, their guests and packs, for one system."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

import numpy as np

from engine.kernel.kinds import Activity, EventKind
from engine.kernel.queue import schedule
from engine.scenario.derived.instruction_cost import instruction_cost
from engine.scenario.derived.systems import home, systems
from engine.scenario.model.central_storage import fair_share
from engine.scenario.model.guests import Guest
from engine.scenario.model.web import Sessions
from engine.scenario.scenario import Scenario
from engine.state.web import At

_COSTS = (
    "cost_first_touch cost_page_in cost_steal cost_look cost_migrate cost_read cost_packet cost_dispatch "
    "cost_command cost_cached reorder_page walk_page copy_page message_cpu member_cpu"
).split()  # CP's work: instructions when the processor is known, else ns
Pair = tuple[str, Guest, Guest]  # group of sessions, client, server


def web_tables(s: Any, scenario: Scenario) -> None:
    """Fill the sessions, packs and instruction cost of one system. s: its record; scenario: with its LPAR."""
    _instruction_cost(s, scenario)
    for name in ("thread_head", "thread_tail", "reader", "reader_head", "reader_tail"):
        s["guest"][name][: s["n_guest"]] = -1
    s["n_web"], s["n_shared_volume"] = len(scenario.sessions), len(scenario.packs)
    for row, given in enumerate(scenario.sessions.values()):
        _web(s["web"][row], given)
        for guest in scenario.guests:
            if guest.group in (given.servers, given.clients):
                s["guest"][guest.index]["web"] = 1
            if guest.group == given.servers:
                _server(s, scenario, guest, given)
    _packs(s, scenario)
    _sessions(s, scenario)


def pairs(scenario: Scenario) -> list[Pair]:
    """Return the client and the server of every session, in order: a server's sessions cycle through the
    clients.
    """
    return [pair for name, given in scenario.sessions.items() for pair in _pairs(scenario, name, given)]


def start_sessions(s: Any) -> None:
    """Send every session to its client, one after the other."""
    for i in range(int(s["n_session"])):
        if s["session"][i]["at"] == At.TRAVEL:
            schedule(s["queue"], s["src_session"] + i, np.int64(EventKind.SESSION), np.int64(1000 * (i + 1)))


def fill_cache(s: Any, scenario: Scenario) -> None:
    """Fill the minidisk cache with files of web servers that are up, in equal numbers if space is short."""
    spare = sum(int(s["param"][name]) for name in ("high", "high_2g"))
    room = max(0, min(int(s["param"]["mdc_max"] - s["mdc"]), int(s["available"]) - spare))
    rows = [s["guest"][guest.index] for guest in scenario.guests]
    up = [u for u in rows if u["web"] and u["here"] and u["activity"] != Activity.OFF and u["files_room"]]
    wanted = [int(s["kind"][u["kind"]]["file_pages"] * scenario.lpar.filled_mdc) for u in up]
    most = fair_share(room, wanted)
    for u, pages in zip(up, wanted, strict=True):
        _keep(s, u, min(pages, most))


def _keep(s: Any, u: Any, pages: int) -> None:
    """Take available frames for files of guest u, with a proportional share from below 2 GB."""
    low = pages * int(s["available_low"]) // max(1, int(s["available"]))
    s["mdc"] += pages
    s["mdc_low"] += low
    s["available"] -= pages
    s["available_low"] -= low
    u["cached"] += pages


def scale_costs(row: Any, scenario: Scenario) -> None:
    """Convert CP's costs on known processors from instructions to ns. row: PARAM."""
    cost = instruction_cost(scenario.lpar, scenario.parameters)
    if cost is not None:
        for name in _COSTS:
            row[name] = row[name] * cost.ns


def _instruction_cost(s: Any, scenario: Scenario) -> None:
    cost = instruction_cost(scenario.lpar, scenario.parameters)
    s["pace"] = 0.0 if cost is None else cost.ns


def _web(row: Any, given: Sessions) -> None:
    part = given.instructions / given.rounds
    row["client_part"], row["server_part"] = part * given.client_share, part * (1.0 - given.client_share)
    row["rounds"], row["files"], row["file_pages"] = given.rounds, given.files, given.file_size
    row["reads"], row["read_pages"] = given.reads, given.file_size / max(1.0, given.reads)
    row["think"], row["hop"], row["retry"] = given.think, given.hop, given.retry


def _server(s: Any, scenario: Scenario, guest: Guest, given: Sessions) -> None:
    """Set the page cache of a server, and how often its pages are touched."""
    u, granule = s["guest"][guest.index], scenario.lpar.granule
    u["files_room"] = min(given.files, max(0, guest.size - given.not_cache) // given.file_size)
    u["files"] = u["files_room"] if guest.up else 0
    kind = s["kind"][u["kind"]]
    kind["file_pages"] = -(-given.files * given.file_size // granule)
    pages = _tier_pages(scenario, guest, given.cache_tier - 1)
    work = given.instructions * (1.0 - given.client_share) * float(s["pace"])
    load, tier = kind["do"][Activity.LOAD], given.cache_tier - 1
    load["touch"][tier] = given.file_size / max(1.0, work) / max(1, pages)
    load["store"][tier] = 1.0 - float(u["files_room"]) / given.files


def _tier_pages(scenario: Scenario, guest: Guest, tier: int) -> int:
    ends = scenario.tier_ends(guest)
    return ends[tier] - (ends[tier - 1] if tier else 0)


def _packs(s: Any, scenario: Scenario) -> None:
    total = sum(pack.share for pack in scenario.packs.values())
    shares = accumulate(pack.share for pack in scenario.packs.values())
    for row, given, share in zip(s["shared_volume"], scenario.packs.values(), shares, strict=False):
        row["share"], row["service"], row["sharing"] = share / total, given.service, given.sharing
        row["head"] = row["tail"] = -1


def _sessions(s: Any, scenario: Scenario) -> None:
    """Fill a row for each session in every system; a session is where its client is."""
    found, names = pairs(scenario), list(scenario.sessions)
    s["n_session"] = len(found)
    for row, (name, client, server) in zip(s["session"], found, strict=False):
        row["client"], row["server"], row["web"] = client.index, server.index, names.index(name)
        row["to"], row["next"] = client.index, -1
        row["at"] = At.TRAVEL if home(scenario, client) == s["system"] else At.ELSEWHERE


def _pairs(scenario: Scenario, name: str, given: Sessions) -> list[Pair]:
    count = len(systems(scenario))
    clients = _by_system(scenario, given.clients, count)
    servers = _by_system(scenario, given.servers, count)
    return [
        (name, client, server)
        for system, own in enumerate(servers)
        for place, server in enumerate(own)
        for session in range(given.each)
        for client in [_client(given, clients, system, place, session)]
    ]


def _client(given: Sessions, clients: list[list[Guest]], system: int, place: int, session: int) -> Guest:
    """Return the client: one of two on the server's system (a single session has only one), or one on each
    system in turn.

    Across systems, the first server of a system starts with its own system, the second with the next system;
    this way, no client is omitted if a server has fewer sessions than there are systems.
    """
    if given.across:
        there = [some for some in clients if some]
        some = there[(system + place + session) % len(there)]
        return some[place % len(some)]
    some = clients[system] or next(some for some in clients if some)
    first = 2 * place if given.each > 1 else place
    return some[(first + 2 * session // given.each) % len(some)]


def _by_system(scenario: Scenario, group: str, count: int) -> list[list[Guest]]:
    found: list[list[Guest]] = [[] for _ in range(count)]
    for guest in scenario.guests:
        if guest.group == group:
            found[home(scenario, guest)].append(guest)
    return found

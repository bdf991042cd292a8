"""The inputs of the study: read from the scenarios, each by the id of its fact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from engine.build.web import pairs
from engine.kernel.units import PAGES_PER_GB, PAGES_PER_MB
from engine.scenario.derived.systems import SystemOf, systems
from engine.scenario.model.guests import members
from engine.scenario.model.web import Sessions
from engine.scenario.scenario import Scenario, ScenarioError, load_scenario
from engine.state.link import MAX_SYSTEM
from engine.studies.ssi.runs import MEMBERS

Take = Callable[[Scenario], float | str]
MODELS = {"z10": "2097-742 (z10)", "z196": "2817-744 (z196)"}
DISTRIBUTED = {"table2_1": "cpu", "table2_2": "io", "table2_3": "memory"}
KINDS = {"cpu": "cpu", "vio": "io", "mem": "memory", "1tb": "terabyte"}  # in ids of inputs -> scenarios


class Input(NamedTuple):
    """The scenario of an input, and the function that reads it."""

    scenario: str
    take: Take


# ---- of systems


def _each(scenario: Scenario, of: Callable[[SystemOf], float]) -> float:
    """Return the value that every member has. Raises ValueError if the values differ."""
    (value,) = {of(system) for system in systems(scenario)}
    return value


def _total(scenario: Scenario, of: Callable[[SystemOf], float]) -> float:
    return sum(of(system) for system in systems(scenario))


def _sum(of: Callable[[SystemOf], float]) -> Take:
    return lambda scenario: _total(scenario, of)


def _central(system: SystemOf) -> float:
    return (system.lpar.storage or system.lpar.frames) / PAGES_PER_GB


def _xstor(system: SystemOf) -> float:
    return system.lpar.xstor / PAGES_PER_GB


def _processors(system: SystemOf) -> float:
    return system.lpar.processors


def _per_member(of: Callable[[SystemOf], float]) -> Take:
    return lambda scenario: _each(scenario, of)


def _machine(scenario: Scenario) -> str:
    """Return the processor models, with the number of systems for each if there are several."""
    count = Counter(MODELS[str(system.lpar.processor)] for system in systems(scenario))
    return " and ".join(name + (f" x{n}" if n > 1 else "") for name, n in count.items())


@cache
def _largest(key: str, unit: str, at_least: int) -> int:
    """Return the largest accepted value of a system's setting; search upward by doubling."""
    value = at_least
    while _is_taken(f"{key}={_quoted(value + 1, unit)}"):
        value *= 2
    return value


def _quoted(value: int, unit: str) -> str:
    return f'"{value}{unit}"' if unit else str(value)


def _is_taken(setting: str) -> bool:
    try:
        load_scenario("ssi-terabyte-1", [setting])
    except ScenarioError:
        return False
    return True


def _limit(key: str, unit: str, published: int, count: int) -> Take:
    """Return the limit of a system times the number of members; no cluster has more than four."""
    return lambda scenario: min(count, MAX_SYSTEM) * _largest(key, unit, published)


# ---- of guests


def _guests(group: str, total: bool) -> Take:
    """Return the number of guests in a group, for each member or for the whole cluster."""
    return lambda scenario: members(scenario.groups, group) / (1 if total else len(systems(scenario)))


def _web(scenario: Scenario) -> Sessions:
    (own,) = scenario.sessions.values()
    return own


def _sessions(total: bool) -> Take:
    return lambda scenario: len(pairs(scenario)) / (1 if total else len(systems(scenario)))


def _connections(scenario: Scenario) -> float:
    """Return the number of sessions between a client and a server."""
    return max(Counter((client.index, server.index) for _, client, server in pairs(scenario)).values())


def _memory(group: str) -> Take:
    return lambda scenario: scenario.groups[group].memory / PAGES_PER_MB


def _vcpus(group: str) -> Take:
    return lambda scenario: scenario.groups[group].processors


def _overcommitted(scenario: Scenario) -> float:
    """Return the ratio of the memory that guests use to central storage."""
    used = sum(guest.size * (scenario.kinds[guest.kind].load_share or 1.0) for guest in scenario.guests)
    return round(used / PAGES_PER_GB / _total(scenario, _central), 1)


# ---- all of them by id


def _per_table() -> Iterator[tuple[str, Input]]:
    """Yield the inputs of tables 1, 2, 3 and 7: a column for each number of members."""
    for n in MEMBERS:
        column, large = f"{n}-member", f"ssi-terabyte-{n}"
        yield f"table2.central_storage_per_member.{column}", Input(f"ssi-cpu-{n}", _per_member(_central))
        yield f"table2.xstor_per_member.{column}", Input(f"ssi-cpu-{n}", _per_member(_xstor))
        yield f"table2.processors_per_member.{column}", Input(f"ssi-cpu-{n}", _per_member(_processors))
        short = Input(f"ssi-memory-{n}", _per_member(_xstor))
        yield f"table2.xstor_per_member_memory_constrained.{column}", short
        for table, workload in (("table4", "cpu"), ("table6", "memory")):
            found = Input(f"ssi-{workload}-{n}", _per_member(_processors))
            yield f"{table}.real_processors_per_member.{column}", found
        for table, workload in DISTRIBUTED.items():
            yield from _of_workload(table, f"ssi-{workload}-{n}", column)
        yield f"table3.central_storage_total.{column}", Input(large, _sum(_central))
        yield f"table3.xstor_total.{column}", Input(large, _sum(_xstor))
        yield f"table3.processors_total.{column}", Input(large, _sum(_processors))
        yield f"table3.server_vms_total.{column}", Input(large, _guests("servers", True))
        yield f"table3.client_vms_total.{column}", Input(large, _guests("clients", True))
        yield f"table3.sessions_total.{column}", Input(large, _sessions(True))
        yield f"table7.total_central_storage.{column}", Input(large, _sum(_central))
        yield f"table7.processors.{column}", Input(large, _sum(_processors))
        yield f"table7.mdc_xstor_pages.{column}", Input(large, lambda scenario: 0.0)
    for n in range(1, MAX_SYSTEM + 1):
        yield f"table1.real_memory.{n}-member", Input("ssi-terabyte-1", _limit("lpar.storage", "G", 256, n))
        yield f"table1.ifls.{n}-member", Input("ssi-terabyte-1", _limit("lpar.processors", "", 32, n))


def _of_workload(table: str, scenario: str, column: str) -> Iterator[tuple[str, Input]]:
    yield f"{table}.server_vms_per_member.{column}", Input(scenario, _guests("servers", False))
    yield f"{table}.client_vms_per_member.{column}", Input(scenario, _guests("clients", False))
    yield f"{table}.sessions_per_member.{column}", Input(scenario, _sessions(False))


def _per_kind() -> Iterator[tuple[str, Input]]:
    """Yield the inputs that all runs of a workload share, from the run of one member."""
    taken: dict[str, Take] = {
        "client_connections_per_server": _connections,
        "html_files_1mb": lambda scenario: _web(scenario).files,
        "server_memory_mb": _memory("servers"),
        "client_memory_mb": _memory("clients"),
        "server_vcpus": _vcpus("servers"),
        "client_vcpus": _vcpus("clients"),
    }
    for kind, workload in KINDS.items():
        for name, take in taken.items():
            yield f"in.{kind}.{name}", Input(f"ssi-{workload}-1", take)
    # of guests alone: what CP needs for a transaction, less than 1%, comes on top
    given = Input("ssi-cpu-1", lambda scenario: _web(scenario).instructions)
    yield "table4.instructions_per_tx.1-member", given
    yield "in.machine", Input("ssi-cpu-1", _machine)
    yield "in.machine.1tb", Input("ssi-terabyte-4", _machine)
    yield "in.mdc", Input("ssi-io-1", lambda scenario: "on" if scenario.lpar.mdc else "off")
    yield "in.overcommit", Input("ssi-memory-1", _overcommitted)


INPUTS = {f"ssi.{id}": found for id, found in (*_per_table(), *_per_kind())}

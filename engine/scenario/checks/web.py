"""Rules for sessions, shared volumes and processors of a scenario."""

from __future__ import annotations

from engine.language import say
from engine.scenario.derived.instruction_cost import instruction_cost
from engine.scenario.derived.systems import systems
from engine.scenario.files.error import nearest, wrong
from engine.scenario.model.guests import members
from engine.scenario.model.scenario import Scenario
from engine.scenario.model.web import Sessions
from engine.state.web import MAX_SESSION

MAX_CYCLES = 1000  # of an instruction: a hundred times the time of the slowest one in the study


def check_web(scenario: Scenario) -> None:
    """Raise ScenarioError for the first violation."""
    _points(scenario)
    _cycles(scenario)
    total = 0
    for name, given in scenario.sessions.items():
        key = f"sessions.{name}"
        for field in ("servers", "clients"):
            _group(scenario, f"{key}.{field}", getattr(given, field))
        _pair(scenario, key, given)
        total += given.each * members(scenario.groups, given.servers)
    if total > MAX_SESSION:
        raise wrong("sessions", say("expected at most {0} sessions in total, not {1}", MAX_SESSION, total))
    if scenario.packs and sum(pack.share for pack in scenario.packs.values()) <= 0.0:
        raise wrong("packs", say("expected a share above 0 for at least one pack"))
    _processors(scenario)


def _group(scenario: Scenario, key: str, name: str) -> None:
    if name not in scenario.groups:
        hint = say("expected one of the groups {0}", ", ".join(sorted(scenario.groups)[:20]))
        raise wrong(key, hint, nearest(name, scenario.groups))
    if members(scenario.groups, name) == 0:
        raise wrong(key, say("expected a group with guests; {0} has no guests", name))
    if scenario.kinds[scenario.groups[name].kind].linux is not None:
        raise wrong(key, say("expected guests whose Linux is not simulated"))


def _pair(scenario: Scenario, key: str, given: Sessions) -> None:
    used = [name for session in scenario.sessions.values() for name in (session.servers, session.clients)]
    for field in ("servers", "clients"):
        if used.count(getattr(given, field)) > 1:
            raise wrong(f"{key}.{field}", say("expected a group that no other sessions use"))
    _own_kind(scenario, f"{key}.servers", given.servers)
    kind = scenario.kinds[scenario.groups[given.servers].kind]
    if given.cache_tier > len(kind.tiers):
        raise wrong(
            f"{key}.cache_tier", say("expected at most {0}, the number of server tiers", len(kind.tiers))
        )
    memory = scenario.groups[given.servers].memory
    if given.not_cache > memory:
        raise wrong(f"{key}.not_cache", say("expected at most the memory of a server"))
    if given.reads > 0.0 and not scenario.packs:
        raise wrong("packs", say("expected at least one pack: {0} reads files", key))


def _own_kind(scenario: Scenario, key: str, servers: str) -> None:
    """Check that all guests of a server's kind are servers, because files change the page cache of the
    whole kind.
    """
    kind = scenario.groups[servers].kind
    for name, group in scenario.groups.items():
        if name != servers and group.kind == kind and members(scenario.groups, name):
            raise wrong(
                key,
                say(
                    "expected servers of a kind that no other guests have; {0} are also of kind {1}",
                    name,
                    kind,
                ),
            )


def _points(scenario: Scenario) -> None:
    """Check that the points of the curve have different processor counts."""
    given = [n for n, _ in scenario.parameters.miss_cycles]
    if twice := sorted(n for n in set(given) if given.count(n) > 1):
        raise wrong(
            "parameters.miss_cycles", say("expected each number of processors once, including {0}", twice[0])
        )


def _cycles(scenario: Scenario) -> None:
    """Check that an instruction takes a plausible time on each system."""
    for system in systems(scenario):
        cost = instruction_cost(system.lpar, scenario.parameters)
        if cost is not None and cost.cycles > MAX_CYCLES:
            given = say(
                "{0:.3g} for the {1} {1:processor|processors} of {2}",
                cost.cycles,
                system.lpar.processors,
                system.name,
            )
            expected = say(
                "expected values that result in at most {0} cycles per instruction, not {1}",
                MAX_CYCLES,
                given,
            )
            key = "miss_cycles" if scenario.parameters.miss_cycles else "miss_shared"
            raise wrong(f"parameters.{key}", expected)


def _processors(scenario: Scenario) -> None:
    """Check that systems specify a processor if their sessions count instructions."""
    if not scenario.sessions:
        return
    if scenario.lpar.locks:
        raise wrong("lpar.release", say("expected 5.4 or later in a scenario with sessions"))
    for system in systems(scenario):
        if system.lpar.processor is None:
            key = f"systems.{system.name}.processor" if scenario.systems else "lpar.processor"
            raise wrong(key, say("expected z10 or z196: sessions are counted in instructions"))

"""Figures and conditions of members of a cluster and of packs: whose they are, and what they add up to."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from engine.conditions.condition import parse_condition
from engine.conditions.help import complete_condition
from engine.conditions.membership import MEMBER, VIEWER
from engine.conditions.reader import ConditionError
from engine.kernel.kinds import Incident
from engine.kernel.units import SECOND
from engine.measures import measures
from engine.measures.selectors import UnknownName, find_measure, members_of
from engine.recording.recorder import Recording
from engine.scenario.derived.instruction_cost import instruction_cost
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.state.member import MemberState, Mode
from engine.state.tables import LOG

M = measures()
SHORT = ("until=4s", 'phases=[{id="measured", title="measured", from="1s", to="4s"}]')
SPAN = (SECOND, 4 * SECOND)


@pytest.fixture(scope="module")
def run() -> Recording:
    """Two members that wait for disks."""
    scenario = load_scenario("ssi-io-2", SHORT)
    sim = Simulation(scenario, 3)
    sim.run(scenario.until)
    return sim.recording()


def value(run: Recording, measure: str, of: str | None = None) -> float:
    found = find_measure(measure)
    return found.value(run, members_of(run.scenario, found, of), *SPAN)


BOTH = ("SYSTEM01", "SYSTEM02")


@pytest.mark.parametrize("id", ["tx", "virtual_ios", "available", "available_low", "resident_low"])
def test_what_all_members_have_is_the_sum(run: Recording, id: str) -> None:
    each = [value(run, f"member.{id}", name) for name in BOTH]
    assert all(one > 0 for one in each)
    assert each[0] != each[1] or "tx" not in id
    assert value(run, f"member.{id}") == pytest.approx(sum(each))


def test_transactions_are_those_of_the_servers(run: Recording) -> None:
    for place, name in enumerate(BOTH):
        own = [g for g in run.scenario.guests if g.group == "servers" and g.member // 8 == place]
        assert len(own) == 8
        served = sum(value(run, "guest.served", guest.userid) for guest in own)
        assert value(run, "member.tx", name) == pytest.approx(served)


def test_identities_of_the_reporting(run: Recording) -> None:
    """Throughput from use and cycles; use of a pack from rate and service; response from its parts."""
    clock, processors = 4.4e9, 12
    cycles = value(run, "member.instructions") * value(run, "member.cycles")
    used = value(run, "member.util") / 100 * processors * clock
    assert value(run, "member.tx") == pytest.approx(used / cycles)
    assert value(run, "member.itr") == pytest.approx(
        value(run, "member.tx") / value(run, "member.util") * 100
    )
    for pack in ("LNX026", "LNX022 SYSTEM02"):
        rate, service, wait = (value(run, f"pack.{name}", pack) for name in ("rate", "service", "wait"))
        assert value(run, "pack.util", pack) == pytest.approx(rate * service / 10)
        assert value(run, "pack.response", pack) == pytest.approx(
            wait + service, rel=0.01
        )  # some are under way


def test_a_queue_is_as_long_as_its_waits(run: Recording) -> None:
    """Little's law; some I/Os are under way at the edges of the span."""
    for pack in (None, "LNX026", "LNX026 SYSTEM01"):
        response = value(run, "pack.response", pack) / 1000
        assert value(run, "pack.queue", pack) == pytest.approx(
            value(run, "pack.rate", pack) * response, rel=0.05
        )


def test_a_queue_that_does_not_change_is_counted_until_now(run: Recording) -> None:
    """Two I/Os wait from 1 s on, and nothing more happens: no event has booked them."""
    packs = np.zeros_like(run.packs)
    later = run.time >= SECOND
    packs["queued"][later, 1, 0], packs["at"][later, 1, 0] = 2, SECOND
    still = replace(run, packs=packs)
    assert value(still, "pack.queue", "LNX022 SYSTEM02") == pytest.approx(2.0)
    assert value(still, "pack.queue", "LNX022 SYSTEM01") == 0.0


def test_exposures_add_up_to_the_pack(run: Recording) -> None:
    for id in ("pack.rate", "pack.util", "pack.queue"):
        each = [value(run, id, f"LNX026 {name}") for name in BOTH]
        assert value(run, id, "lnx026") == pytest.approx(sum(each))
    packs = [value(run, "pack.rate", name) for name in run.scenario.packs]
    assert value(run, "pack.rate") == pytest.approx(sum(packs))
    assert sum(packs) == pytest.approx(value(run, "member.virtual_ios"), rel=0.02)  # no minidisk cache


def test_cycles_are_those_of_the_processors(run: Recording) -> None:
    pace = instruction_cost(run.systems[0].lpar, run.scenario.parameters)
    assert pace is not None
    assert value(run, "member.cycles", "SYSTEM02") == pytest.approx(pace.cycles)
    assert value(run, "member.miss_cycles") == pytest.approx(pace.misses)


def test_names_that_mean_nothing(run: Recording) -> None:
    with pytest.raises(
        UnknownName, match="expected a member of ssi-io-2; the nearest valid name is system01"
    ):
        members_of(run.scenario, M["member.tx"], "SYSTM01")
    with pytest.raises(UnknownName, match="expected a pack of ssi-io-2"):
        members_of(run.scenario, M["pack.rate"], "LNX099")


# ---- conditions


def told(run: Recording) -> Recording:
    """The run with a made-up history: SYSTEM02 leaves at 1.5 s, is down at 2.25 s, joins again at 3.75 s."""
    rows = [(1.5, 1, MemberState.LEAVING), (2.25, 1, MemberState.DOWN)]
    rows += [(3.25, 1, MemberState.JOINING), (3.75, 1, MemberState.JOINED)]
    log = np.zeros(2 * len(rows), LOG)
    for place, (at, member, state) in enumerate(rows):
        for viewer in (0, 1):  # the other one notices later
            row = log[2 * place + 1 - viewer]
            row["time"] = int(at * SECOND) + (0 if viewer == member else 100_000_000)
            row["what"], row["guest"] = Incident.MEMBER_STATE, -1
            row["value"] = viewer * VIEWER + member * MEMBER + state
    members = np.zeros_like(run.members)
    members["state"] = MemberState.JOINED
    members["state"][2, 1], members["state"][3, 1] = MemberState.LEAVING, MemberState.DOWN
    members["mode"][2:4, 0] = Mode.INFLUX
    members["mode"][3, 1] = Mode.SAFE  # what a member that is down has seen last does not count
    return replace(run, log=log[np.argsort(log["time"], kind="stable")], members=members)


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("SYSTEM02 leaving", 1.5),
        ("system02 not joined", 1.5),
        ("SYSTEM02 down", 2.25),
        ("any member down", 2.25),
        ("SYSTEM02 down for 500ms", 2.75),
        ("SYSTEM02 joining", 3.25),
        ("SYSTEM02 not joined and SYSTEM01 joined", 1.5),
        ("SYSTEM02 not down and not SSI stable", 2.0),
        ("SSI influx", 2.0),
        ("SSI not stable", 2.0),
        ("each member joined and 3s", 3.75),
    ],
)
def test_when_a_condition_of_members_becomes_true(run: Recording, text: str, at: float) -> None:
    found = parse_condition(text, run.scenario).next(told(run), 0)
    assert found == int(at * SECOND)


def test_what_is_false_says_why(run: Recording) -> None:
    history = told(run)
    said = parse_condition("each member joined", run.scenario).why_not(history, int(2.5 * SECOND))
    assert said == "SYSTEM02 is down; expected joined (each member joined)"
    said = parse_condition("SSI stable", run.scenario).why_not(history, int(2.5 * SECOND))
    assert said == "the SSI cluster is influx; expected SSI stable"
    said = parse_condition("SYSTEM01 suspended", run.scenario).why_not(history, SECOND)
    assert said == "SYSTEM01 is joined; expected suspended"


def test_figures_of_members_and_packs_in_conditions(run: Recording) -> None:
    for text in (
        "transactions of SYSTEM02 > 10",
        "SYSTEM02 transactions > 10",
        "each member use of processors > 1%",
        "I/O wait time of LNX026 SYSTEM01 > 0.1 ms",
        "available frames of SYSTEM01 > 1%",
        "member.cycles of SYSTEM02 > 4",
        "LXASRV01 transactions > 1",
    ):
        condition = parse_condition(text, run.scenario)
        assert parse_condition(condition.text, run.scenario).text == condition.text
        assert condition.holds(run, 3 * SECOND), text


def test_words_are_completed(run: Recording) -> None:
    found = complete_condition(run.scenario, "SYSTEM02 jo")
    assert found == ["SYSTEM02 joining", "SYSTEM02 joined"]
    assert "SSI stable" in complete_condition(run.scenario, "SSI ")
    with pytest.raises(ConditionError, match="the nearest valid words are joined"):
        parse_condition("SYSTEM01 joinde", run.scenario)


def test_a_lone_system_is_no_member() -> None:
    with pytest.raises(ConditionError):
        parse_condition("LPARLAB joined", load_scenario("ssi-cpu-1"))

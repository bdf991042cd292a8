"""Answers and messages about a cluster: QUERY SSI, refusals, messages on consoles."""

from __future__ import annotations

import re

import pytest

from engine.cp.unsolicited_messages import Heard, Message, heard, messages_since
from engine.kernel.units import MS, SECOND
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.ssi.clusters import BEAT, JOIN, LOAD, NAMES, SHUTDOWN, STALE, at, cluster, links

HEARTBEAT = r"11/01/2010 \d\d:\d\d:\d\d"
MEMBER = re.compile(rf"^ {{3}}[1-4] .{{8}} (?:\w+ +{HEARTBEAT} {HEARTBEAT}|Down \([a-zA-Z ]+\)|Available)$")
HEADINGS = (
    "SSI Name: PRFASSI",
    "SSI Mode: Stable",
    "Cross-System Timeouts: Enabled",
    "SSI Persistent Data Record (PDR) device: VMCOM1 on 7000",
    "SLOT SYSTEMID STATE     PDR HEARTBEAT       RECEIVED HEARTBEAT",
)


def run(until: int, scenario: Scenario) -> Simulation:
    sim = Simulation(scenario)
    sim.run(until)
    return sim


def said(sim: Simulation, line: str) -> str:
    return "\n".join(sim.execute(line).lines)


def states_told(sim: Simulation, system: int, since: Heard) -> list[str]:
    """Return the states in the messages to the operator of a system."""
    begin = "HCPPLM1697I The state of SSI system "
    texts = [one.text for one in messages_since(sim.recording(), since) if one.system == system]
    return [text.removeprefix(begin) for text in texts if text.startswith(begin)]


def test_the_layout_is_the_published_one() -> None:
    """As in the study, in which one of four members has been IPLed."""
    sim = run(3 * SECOND, cluster(4, down=[1, 2, 3], parameters={"pdr_every": "1s", "pdr_stale": "6s"}))
    lines = sim.execute("QUERY SSI").lines
    assert lines[:5] == HEADINGS
    assert lines[5:] == (
        "   1 SYSTEM01 Joined    11/01/2010 00:00:03 11/01/2010 00:00:03",
        "   2 SYSTEM02 Down (not IPLed)",
        "   3 SYSTEM03 Down (not IPLed)",
        "   4 SYSTEM04 Down (not IPLed)",
    )


def test_a_heartbeat_that_no_link_brings_is_still_in_the_pdr() -> None:
    sim = run(3 * SECOND + 500 * MS, cluster(2, parameters={"pdr_every": "1s", "pdr_stale": "6s"}))
    sim.execute("DEACTIVATE ISLINK D000 D001")
    sim.run(5 * SECOND + 500 * MS)
    lines = sim.execute("QUERY SSI").lines
    assert lines[5:7] == (
        "   1 SYSTEM01 Suspended 11/01/2010 00:00:05 11/01/2010 00:00:05",
        "   2 SYSTEM02 Suspended 11/01/2010 00:00:05 11/01/2010 00:00:03",
    )


@pytest.mark.parametrize("members", [1, 2, 3, 4])
def test_all_slots_are_shown_whatever_the_members_do(members: int) -> None:
    last = NAMES[members - 1]
    steps = [at("100ms", "crash", last), at("150ms", "ipl-system", last)]
    sim = Simulation(cluster(members, steps))
    for moment in range(50, 400, 25):
        sim.run(moment * MS)
        if sim.state.tables[0]["member"][0]["up"]:
            lines = sim.execute("QUERY SSI").lines
            assert len(lines) == 9
            assert all(MEMBER.match(line) for line in lines[5:]), lines


def test_a_member_that_is_down_takes_no_command_but_load() -> None:
    sim = run(100 * MS + SHUTDOWN + JOIN, cluster(2, [at("100ms", "shutdown", "SYSTEM01")]))
    for line in ("QUERY TIME", "SHUTDOWN", "QUERY SSI"):
        assert "[no answer: SYSTEM01 is down." in said(sim, line)
    assert "SYSTEM01 is down and takes no commands but LOAD" in said(sim, "AT SYSTEM01 CMD QUERY TIME")
    assert "Down (shut down successfully)" in said(sim, "AT SYSTEM02 CMD QUERY SSI")
    assert said(sim, "AT SYSTEM01 CMD LOAD") == "LOAD of SYSTEM01 has begun"
    sim.run(sim.now + LOAD + 4 * JOIN)
    assert "SSI Mode: Stable" in said(sim, "QUERY SSI")


def test_a_cable_of_a_member_that_is_down_can_be_pulled_and_plugged() -> None:
    sim = run(100 * MS, cluster(3, down=[2]))
    for how, word in (("UNPLUG", "out"), ("PLUG", "in")):
        answer = said(sim, f"AT SYSTEM03 CMD #LAB {how} CHPID 42")
        assert answer == f"The cable of CHPID 42 is {word}"
    assert "takes no commands but LOAD" in said(sim, "AT SYSTEM03 CMD VARY OFF CHPID 42")


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    sim = run(100 * MS, cluster(2))
    assert "SYSTEM02 is up" in said(sim, "#LAB LOAD SYSTEM02")
    assert "#LAB LOAD SYSTEM02" in said(sim, "IPL SYSTEM02")
    assert "SYSTEM02 may be running" in said(sim, "SET SSI SYSTEM02 DOWN")
    assert "There is no system SYSTEM04" in said(sim, "#LAB CRASH SYSTEM04")
    said(sim, "AT SYSTEM02 CMD SHUTDOWN")
    assert "is already being shut down" in said(sim, "AT SYSTEM02 CMD SHUTDOWN REIPL")


def test_each_console_tells_what_its_member_sees() -> None:
    scenario = cluster(2, [at("100ms", "reipl", "SYSTEM02")])
    sim = run(400 * MS, scenario)
    found = [(one.system, one.text) for one in messages_since(sim.recording(), Heard())]
    changes = ("JOINED to LEAVING", "LEAVING to DOWN", "DOWN to JOINING", "JOINING to JOINED")
    for system in (0, 1):
        own = [text for where, text in found if where == system]
        states = [text for text in own if text.startswith("HCPPLM1697I")]
        told = "HCPPLM1697I The state of SSI system SYSTEM02 has changed from "
        assert [text.removeprefix(told) for text in states] == list(changes)
    modes = [text.split()[-1] for where, text in found if where == 0 and text.startswith("HCPPLM1698I")]
    assert modes == ["INFLUX", "STABLE", "INFLUX", "STABLE"]


def test_a_failed_join_is_told_where_it_failed() -> None:
    steps = [at("100ms", "crash", "SYSTEM02"), at("110ms", "ipl-system", "SYSTEM03")]
    sim = run(300 * MS, cluster(3, steps, down=[2]))
    own = [one.text for one in messages_since(sim.recording(), Heard()) if one.system == 2]
    assert "HCPPLM1663E SSI function JOIN has failed for service Communication." in own
    assert "HCPPLM1697I The state of SSI system SYSTEM03 has changed from JOINING to ISOLATED" in own
    assert [text for text in own if "mode" in text][-1].endswith("SAFE")


def test_a_command_tells_all_members_what_they_see_of_it() -> None:
    """Each on its own console, once, though the machine stands still; the answer has nothing of it."""
    sim = run(100 * MS, cluster(2))
    since = heard(sim.recording())
    answer = sim.execute("DEACTIVATE ISLINK D000 D001")
    assert answer.lines[-1] == "The logical link to SYSTEM02 is down"
    told = {system: states_told(sim, system, since) for system in (0, 1)}
    lost = {f"{name} has changed from JOINED to SUSPENDED" for name in NAMES[:2]}
    assert set(told[0]) == set(told[1]) == lost
    assert len(told[0]) == len(told[1]) == 2
    assert list(messages_since(sim.recording(), heard(sim.recording()))) == []


@pytest.mark.parametrize(
    ("command", "change"),
    [
        ("AT SYSTEM03 CMD SHUTDOWN", "SYSTEM03 has changed from JOINED to LEAVING"),
        ("#LAB CRASH SYSTEM03", "SYSTEM03 has changed from JOINED to SUSPENDED"),
        ("AT SYSTEM03 CMD #LAB UNPLUG CHPID 42", "SYSTEM03 has changed from JOINED to SUSPENDED"),
    ],
)
def test_the_other_operators_are_told_of_a_command(command: str, change: str) -> None:
    sim = run(100 * MS, cluster(3))
    since = heard(sim.recording())
    assert sim.execute(command).number == 0
    for system in (0, 1):
        assert states_told(sim, system, since).count(change) == 1


def test_a_member_declared_down_is_told_to_all_that_are_up() -> None:
    sim = run(100 * MS, cluster(3))
    sim.execute("#LAB CRASH SYSTEM03")
    sim.run(sim.now + STALE + BEAT)
    since = heard(sim.recording())
    sim.execute("AT SYSTEM02 CMD SET SSI SYSTEM03 DOWN")
    change = ["SYSTEM03 has changed from UNKNOWN to DOWN"]
    assert [states_told(sim, system, since) for system in range(3)] == [change, change, []]


def test_a_console_that_listens_at_any_moments_hears_all_once() -> None:
    steps = [at("0s", "shutdown", "SYSTEM02"), at("100ms", "ipl-system", "SYSTEM02")]
    sim, since = Simulation(cluster(2, steps)), Heard()
    told: list[Message] = []
    for moment in range(0, 301, 20):
        sim.run(moment * MS)
        told += messages_since(sim.recording(), since)
        since = heard(sim.recording())
        if moment == 240:
            sim.execute("DEACTIVE ISLINK D000 D001")
    assert told == list(messages_since(sim.recording(), Heard()))
    assert {message.time for message in told} >= {0, 240 * MS}


def test_what_is_told_again_after_a_journey_is_what_happens_then() -> None:
    sim = run(100 * MS, cluster(2))
    sim.execute("AT SYSTEM02 CMD SHUTDOWN")
    sim.run(300 * MS)
    since, first = heard(sim.recording()), list(messages_since(sim.recording(), Heard()))
    sim.seek(50 * MS)
    assert list(messages_since(sim.recording(), since)) == []
    since = heard(sim.recording())
    sim.seek(300 * MS)
    assert list(messages_since(sim.recording(), since)) == first


def test_a_logon_by_command_is_held_and_done() -> None:
    sim = run(100 * MS, cluster(2))
    said(sim, "AT SYSTEM02 CMD SHUTDOWN")
    assert "held" in said(sim, "XAUTOLOG LATE0")
    assert "LATE0" not in said(sim, "QUERY NAMES")
    sim.run(sim.now + SHUTDOWN + JOIN)
    assert "LATE0" in said(sim, "QUERY NAMES")


def test_samples_tell_states_and_counts() -> None:
    sim = run(700 * MS, cluster(2, [at("150ms", "reipl", "SYSTEM02")]))
    rows = sim.recording().members
    assert rows.shape == (8, 2)
    assert rows["state"][:, 0].tolist() == [2] * 8
    assert rows["state"][[1, 2, 7], 1].tolist() == [2, 0, 2]
    assert rows["joins"][-1].tolist() == rows["leaves"][-1].tolist() == [0, 1]


def test_systems_that_are_no_cluster_have_links_alone() -> None:
    """As drawings may have them: no link is missed, and nobody is suspended."""
    left = links(3)["links"]
    del left["l12"]
    sim = run(400 * MS, cluster(3, links=left, cluster=False))
    said(sim, "DEACTIVATE ISLINK D000 D001")
    assert (sim.state.tables["joined"] == 1).all()
    assert not len(list(messages_since(sim.recording(), Heard())))
    sim.execute("VMRELOCATE MOVE APP01 TO SYSTEM03")
    sim.run(SECOND)
    assert sim.state.tables["guest"][:, 0]["here"].tolist() == [0, 0, 1]

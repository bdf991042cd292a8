"""Views of a cluster when members go and come, and when links are lost."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import Activity, Incident
from engine.kernel.units import MS, SECOND
from engine.mechanisms.relocation.eligibility import reasons
from engine.recording.relocations import WHY_TEXTS
from engine.session_file.text import read_session, session_text
from engine.sim import Simulation
from engine.state.member import Down, Mode
from engine.state.relocation import Finish, Why
from engine.tree import MachineSource, Tree
from tests.engine.runs.test_repeat import same
from tests.engine.small import step
from tests.engine.ssi.clusters import BEAT, JOIN, LOAD, SHUTDOWN, STALE, at, cluster
from tests.engine.ssi.laws import (
    DOWN,
    ISOLATED,
    JOINED,
    JOINING,
    LEAVING,
    SUSPENDED,
    UNKNOWN,
    members,
    own_states,
)

START = 200 * MS
CHANGES = [
    at("200ms", "reipl", "SYSTEM02"),
    at("420ms", "deactivate", "SYSTEM01"),
    at("470ms", "activate", "SYSTEM01"),
    at("520ms", "crash", "SYSTEM03"),
    at("600ms", "ipl-system", "SYSTEM03"),
]


def run(until: int, *steps: dict[str, Any], count: int = 3, **changes: Any) -> Simulation:
    sim = Simulation(cluster(count, steps, **changes))
    sim.run(until)
    return sim


def on(sim: Simulation, guest: int) -> bool:
    return bool((sim.state.tables["guest"][:, guest]["activity"] != Activity.OFF).any())


def test_shutdown_and_ipl() -> None:
    """Leaving, down, joining, joined; its guests go and come back, and nobody else notices."""
    sim = run(START, at("200ms", "reipl", "SYSTEM02"))
    assert [int(row["state"]) for row in members(sim)] == [JOINED, LEAVING, JOINED]
    assert [int(row["mode"]) for row in members(sim)] == [Mode.INFLUX] * 3
    sim.run(START + SHUTDOWN)
    assert not on(sim, 3)
    assert not on(sim, 4)
    sim.run(START + SHUTDOWN + JOIN)
    assert members(sim)["down"][1] == Down.SHUT_DOWN
    assert [int(row["mode"]) for row in members(sim)] == [Mode.STABLE] * 3
    sim.run(START + SHUTDOWN + JOIN + LOAD)
    assert members(sim)["state"][1] == JOINING
    sim.run(START + SHUTDOWN + 5 * JOIN + LOAD)
    assert members(sim)["state"][1] == JOINED
    assert own_states(sim, 1) == [JOINED, LEAVING, DOWN, JOINING, JOINED]
    assert on(sim, 3)
    assert on(sim, 4)
    assert not on(sim, 5)
    assert own_states(sim, 0) == own_states(sim, 2) == [JOINED]
    log = sim.recording().log
    assert sorted(log["guest"][log["what"] == Incident.LOGGED_OFF]) == [3, 4]


def test_members_join_and_leave_one_at_a_time() -> None:
    names = ("SYSTEM02", "SYSTEM03", "SYSTEM04")
    sim = run(SECOND, at("200ms", "reipl", *names), count=4)
    log = sim.recording().log
    seen = log["value"][(log["what"] == Incident.MEMBER_STATE) & (log["value"] // 256 == 0)]
    busy: list[int] = []
    for value in seen.tolist():
        busy.append(value // 16)
        if value % 16 in (JOINED, DOWN):
            assert set(busy) == {value // 16}, "two at a time"
            busy.clear()
    assert len(seen) == 3 * 4
    assert members(sim)["joins"].tolist() == [0, 1, 1, 1]


def test_lost_links_suspend_and_links_that_are_back_join_again() -> None:
    cut = at("200ms", "deactivate", "SYSTEM01")
    sim = run(START, cut, at("300ms", "activate", "SYSTEM01"))
    rows = members(sim)
    assert (rows["state"] == SUSPENDED).all()
    assert (rows["mode"] == Mode.INFLUX).all()
    assert (sim.state.tables["joined"] == 1).all()
    sim.run(START + JOIN)
    assert (members(sim)["mode"] == Mode.SAFE).all()
    sim.run(300 * MS)
    assert (members(sim)["mode"] == Mode.INFLUX).all()
    sim.run(300 * MS + JOIN)
    assert (members(sim)["state"] == JOINED).all()
    assert (members(sim)["mode"] == Mode.STABLE).all()
    log = sim.recording().log
    assert not (log["what"] == Incident.LOGGED_OFF).any()


def test_one_lost_link_concerns_its_two_members() -> None:
    sim = run(START)
    sim.execute("DEACTIVATE ISLINK D000 D001")
    assert members(sim)["state"].tolist() == [SUSPENDED, SUSPENDED, JOINED]
    sim.run(START + JOIN)
    assert (members(sim)["mode"] == Mode.SAFE).all()


def test_one_connection_is_enough() -> None:
    sim = run(START)
    sim.execute("DEACTIVATE ISLINK D000")
    assert (members(sim)["state"] == JOINED).all()
    assert (members(sim)["mode"] == Mode.STABLE).all()


def test_a_pulled_cable_is_a_lost_link() -> None:
    sim = run(START)
    sim.execute("#LAB UNPLUG CHPID 40")
    assert (members(sim)["state"] == SUSPENDED).all()
    sim.execute("#LAB PLUG CHPID 40")
    sim.run(START + JOIN)
    assert (members(sim)["state"] == JOINED).all()


def test_a_member_that_crashes_is_suspended_then_unknown_until_it_is_ipled() -> None:
    sim = run(START, at("200ms", "crash", "SYSTEM02"), at("700ms", "ipl-system", "SYSTEM02"))
    assert members(sim)["seen"][:, 1].tolist() == [SUSPENDED, JOINED, SUSPENDED]
    assert members(sim)["state"].tolist() == [SUSPENDED, DOWN, SUSPENDED]
    sim.run(START + STALE + BEAT)
    assert members(sim)["seen"][[0, 2], 1].tolist() == [UNKNOWN, UNKNOWN]
    assert members(sim)["state"].tolist() == [JOINED, DOWN, JOINED]
    assert members(sim)["mode"][[0, 2]].tolist() == [Mode.SAFE] * 2
    sim.run(700 * MS + LOAD + 4 * JOIN)
    assert (members(sim)["state"] == JOINED).all()
    assert (members(sim)["mode"] == Mode.STABLE).all()
    assert members(sim)["down"][1] == Down.TERMINATED
    assert on(sim, 3)


def test_a_member_that_crashes_can_be_declared_down() -> None:
    sim = run(START, at("200ms", "crash", "SYSTEM02"))
    assert sim.execute("SET SSI SYSTEM02 DOWN").number
    sim.run(START + STALE + BEAT)
    assert sim.execute("SET SSI SYSTEM02 DOWN").number == 0
    assert members(sim)["mode"][[0, 2]].tolist() == [Mode.STABLE] * 2
    assert members(sim)["seen"][[0, 2], 1].tolist() == [DOWN, DOWN]


def test_without_timeouts_a_heartbeat_is_never_too_old() -> None:
    sim = run(START, at("200ms", "crash", "SYSTEM02"))
    sim.execute("SET SSI TIMEOUTS DISABLE")
    sim.run(START + STALE + 2 * BEAT)
    assert members(sim)["seen"][[0, 2], 1].tolist() == [SUSPENDED, SUSPENDED]


def test_a_member_without_a_link_to_each_joined_one_is_isolated() -> None:
    sim = run(START, down=[2])
    sim.execute("#LAB LOAD SYSTEM03")
    sim.run(START + LOAD + JOIN // 2)
    sim.execute("DEACTIVATE ISLINK D010 D011")
    sim.run(START + LOAD + 2 * JOIN)
    assert members(sim)["state"].tolist() == [JOINED, JOINED, ISOLATED]
    assert members(sim)["mode"].tolist() == [Mode.STABLE, Mode.STABLE, Mode.SAFE]
    assert not on(sim, 6), "an isolated member logs nobody on"
    sim.execute("AT SYSTEM03 CMD SHUTDOWN REIPL")
    sim.run(START + SECOND)
    assert (members(sim)["state"] == JOINED).all()
    assert on(sim, 6)


def test_a_member_joins_nobody_while_another_is_unknown() -> None:
    steps = [at("200ms", "crash", "SYSTEM02"), at("600ms", "ipl-system", "SYSTEM03")]
    sim = run(START + SECOND, *steps, down=[2])
    assert own_states(sim, 2) == [DOWN, JOINING, ISOLATED]


@pytest.mark.parametrize("how", ["boot", "ipl"])
def test_logons_are_held_until_the_cluster_is_stable(how: str) -> None:
    ready = [step("50ms", "boot", "late0"), step("100ms", "logoff", "late0")] if how != "boot" else []
    sim = run(220 * MS, *ready, at("200ms", "shutdown", "SYSTEM02"), step("210ms", how, "late0"))
    assert not on(sim, 2)
    assert on(sim, 0)
    log = sim.recording().log
    assert (log["what"] == Incident.HELD).sum() == 1
    sim.run(START + SHUTDOWN + JOIN)
    assert on(sim, 2)


def test_a_member_that_is_down_at_time_0_logs_its_guests_on_when_it_has_joined() -> None:
    sim = Simulation(cluster(2, [at("100ms", "ipl-system", "SYSTEM02")], down=[1], up=["late1"]))
    sim.run(100 * MS)
    assert [on(sim, guest) for guest in range(6)] == [True, True, False, False, False, False]
    sim.run(100 * MS + LOAD + 4 * JOIN)
    assert [on(sim, guest) for guest in range(6)] == [True, True, False, True, True, True]


@pytest.mark.parametrize(("what", "who"), [("shutdown", 0), ("shutdown", 1), ("crash", 0), ("crash", 1)])
def test_a_relocation_to_or_from_a_member_that_goes_is_cancelled(what: str, who: int) -> None:
    sim = run(START)
    assert sim.execute("VMRELOCATE MOVE APP01 TO SYSTEM02").number == 0
    sim.run(START + 2 * MS)
    sim.execute(f"AT SYSTEM0{who + 1} CMD SHUTDOWN" if what == "shutdown" else f"#LAB CRASH SYSTEM0{who + 1}")
    move = sim.state.tables["move"][0][0]
    assert move["finish"] == (Finish.CANCELLED if what == "shutdown" else Finish.LINK_LOST)
    assert on(sim, 0) == (what == "shutdown" or who == 1)
    sim.run(START + 60 * MS)
    here = sim.state.tables["guest"][:, 0]["here"]
    assert here.tolist() == [1, 0, 0]
    assert on(sim, 0) == (who == 1)


def test_relocations_are_refused_while_the_cluster_is_not_stable() -> None:
    sim = run(START, at("200ms", "shutdown", "SYSTEM03"))
    assert WHY_TEXTS[Why.UNSTABLE] in "".join(sim.execute("VMRELOCATE MOVE APP01 TO SYSTEM02").lines)
    tables = sim.state.tables
    assert reasons(tables, np.int64(0), np.int64(1), np.int64(0)) == 1 << Why.UNSTABLE


@settings(max_examples=5, deadline=None)
@given(st.integers(60, 400), st.sampled_from([0, 1, 2]))
def test_a_lost_member_leaves_the_others_running(ms: int, lost: int) -> None:
    """To the last counter, but for CP's own work for the cluster (none here)."""
    free: dict[str, Any] = {"parameters": {"member_cpu": "0s"}}
    with_loss = run(500 * MS, at(f"{ms}ms", "crash", f"SYSTEM0{lost + 1}"), **free)
    without = run(500 * MS, **free)
    names = "emul_ns cp_ns activity inst real pieces wakes boots lost_inst page_ins".split()
    for system in {0, 1, 2} - {lost}:
        own = range(3 * system, 3 * system + 3)
        for guest in own:
            left, right = (sim.state.tables[system]["guest"][guest] for sim in (with_loss, without))
            assert [left[name] for name in names] == [right[name] for name in names]
    assert not any(on(with_loss, guest) for guest in range(3 * lost, 3 * lost + 3))


def test_changes_cost_the_others_little() -> None:
    """Throughput of a member that works while another one goes and comes all the time: within one percent."""
    steps = [at("100ms", "reipl", "SYSTEM02", repeat=4, period="200ms")]
    load = [step("50ms", "load", "app0")]
    busy, calm = (run(SECOND, *load, *some) for some in (steps, []))
    assert members(busy)["joins"][1] == 4
    done = [float(sim.state.tables[0]["guest"]["emul_ns"][:2].sum()) for sim in (busy, calm)]
    assert done[0] == pytest.approx(done[1], rel=0.01)


def test_a_run_repeats_in_pieces_backwards_and_in_forks() -> None:
    scenario = cluster(3, CHANGES)
    straight = Simulation(scenario)
    straight.run(900 * MS)
    pieces = Simulation(scenario)
    while pieces.now < 900 * MS:
        pieces.run(900 * MS, 997)
    assert pieces.digest() == straight.digest()
    for moment in (225, 270, 331, 421, 472, 530):
        pieces.seek(moment * MS)
        twin = pieces.fork()
        twin.run(900 * MS)
        assert twin.digest() == straight.digest()
    pieces.run(900 * MS)
    assert pieces.digest() == straight.digest()
    same(pieces.recording(), straight.recording())


def test_commands_come_again_after_a_journey() -> None:
    sim = run(150 * MS)
    sim.execute("AT SYSTEM02 CMD SHUTDOWN")
    sim.run(400 * MS)
    sim.execute("#LAB LOAD SYSTEM02")
    sim.run(600 * MS)
    digest = sim.digest()
    sim.seek(200 * MS)
    assert members(sim)["state"][1] == DOWN
    sim.seek(600 * MS)
    assert sim.digest() == digest
    assert members(sim)["state"][1] == JOINED


@pytest.mark.parametrize("ms", [207, 231, 296, 425, 530])
def test_a_session_saved_in_the_middle_of_a_change_is_opened_as_it_was(ms: int) -> None:
    """While a member leaves, is IPLed, joins; while links are lost; after a crash. And it goes on alike."""
    sim = run(150 * MS, *CHANGES)
    assert sim.execute("VMRELOCATE MOVE APP01 TO SYSTEM03").number == 0
    sim.run(ms * MS)
    sim.execute("XAUTOLOG LATE0")
    text = session_text(Tree("Saved", MachineSource("cluster.toml"), sim), 1)
    again = read_session(text, "saved.lab").open().branches[0].simulation
    assert again.digest() == sim.digest()
    for one in (sim, again):
        one.run(900 * MS)
    assert again.digest() == sim.digest()
    same(again.recording(), sim.recording())


def test_a_system_that_is_alone_is_no_member() -> None:
    from tests.engine.small import small

    sim = Simulation(small())
    sim.run(300 * MS)
    assert not sim.state.tables["member"]["slot"].any()
    assert np.count_nonzero(sim.state.tables["member"].view(np.uint8)) == 0

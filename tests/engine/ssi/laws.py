"""Laws of a cluster: its members, their views, and the messages to their operators."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np

from engine.cp.unsolicited_messages import Heard, messages_since
from engine.kernel.kinds import Activity, Incident
from engine.sim import Simulation
from engine.state.member import STATE_LABELS, MemberState, Mode
from tests.engine.ssi.clusters import NAMES, STALE

DOWN, JOINING, JOINED, LEAVING, ISOLATED, SUSPENDED, UNKNOWN = MemberState
PUBLISHED = {
    (DOWN, JOINING),
    (JOINING, JOINED),
    (JOINING, ISOLATED),
    (JOINED, LEAVING),
    (JOINED, SUSPENDED),
    (SUSPENDED, JOINED),
    (SUSPENDED, LEAVING),
    (LEAVING, DOWN),
    (ISOLATED, DOWN),
}


def own_states(sim: Simulation, member: int) -> list[MemberState]:
    """Return the states of a member in its own view, from time 0 on."""
    log = sim.recording().log
    values = log["value"][log["what"] == Incident.MEMBER_STATE]
    own = values[values // 16 == member * 17]
    joined = sim.recording().systems[member].joined
    return [JOINED if joined else DOWN, *(MemberState(int(value) % 16) for value in own)]


def members(sim: Simulation) -> Any:
    return sim.state.tables["member"][0][: len(sim.state.tables)]


def check_cluster(sim: Simulation) -> None:
    """Check what is true of a cluster at any moment."""
    tables, rows = sim.state.tables, members(sim)
    on = tables["guest"][:, : tables[0]["n_guest"]]["activity"] != Activity.OFF
    assert (on.sum(axis=0) <= 1).all(), "a guest runs twice"
    fresh = sim.now - rows["pdr_at"] <= STALE
    changing = np.isin(rows["written"], (JOINING, LEAVING)) & fresh
    assert changing.sum() <= 1, "two members join or leave at a time"
    assert (rows["contact"][: len(rows), : len(rows)] == rows["contact"][: len(rows), : len(rows)].T).all()
    for m, row in enumerate(rows):
        assert tables[m]["joined"] == (row["state"] in (JOINED, SUSPENDED))
        assert row["held"] == 1 - (row["state"] == JOINED and row["mode"] == Mode.STABLE)
        if not row["up"]:
            assert row["state"] == DOWN
            assert not on[m].any()
            assert not row["contact"].any()
            assert tables[m]["available"] >= tables[m]["frames"]
    settled = [m for m, row in enumerate(rows) if not row["held"]]
    for one, other in combinations(settled, 2):
        assert rows[one]["contact"][other], "two members take a split cluster to be stable"


def check_modes(sim: Simulation) -> None:
    """Check that each running member has the mode that follows from what it sees."""
    for m, row in enumerate(members(sim)):
        seen = row["seen"][: len(members(sim))]
        if row["up"]:
            assert seen[m] == row["state"]
            assert row["mode"] == _mode(row, seen), f"member {m} sees {seen}"


def _mode(row: Any, seen: Any) -> Mode:
    if row["state"] == DOWN:
        return Mode.STABLE
    if row["state"] == ISOLATED:
        return Mode.SAFE
    if np.isin(seen, (JOINING, LEAVING)).any() or row["settle_at"]:
        return Mode.INFLUX
    return Mode.SAFE if np.isin(seen, (SUSPENDED, UNKNOWN)).any() else Mode.STABLE


def check_told(sim: Simulation) -> None:
    """Check that each operator gets a message for each change that the member sees."""
    recording = sim.recording()
    begin = [STATE_LABELS[JOINED if one.joined else DOWN].upper() for one in recording.systems]
    told = [list(begin) for _ in begin]
    for message in messages_since(recording, Heard()):
        words = message.text.split()
        if words[0] == "HCPPLM1697I":
            own, member = told[message.system], NAMES.index(words[6])
            assert words[-3] == own[member] != words[-1], message
            own[member] = words[-1]
    for m, row in enumerate(members(sim)):
        assert told[m] == [STATE_LABELS[MemberState(code)].upper() for code in row["seen"][: len(begin)]]


def check_quiet(sim: Simulation) -> None:
    """Check that after a long quiet time the views match the PDR and the links."""
    rows = members(sim)
    assert not rows["step_at"].any()
    for m, row in enumerate(rows):
        if not row["up"]:
            continue
        assert row["written"] == row["state"]
        assert row["state"] in (JOINED, SUSPENDED, ISOLATED)
        for o, other in enumerate(rows):
            if other["written"] in (DOWN, ISOLATED) or (o != m and row["contact"][o]):
                assert row["seen"][o] == other["written"]
            elif not other["up"] and rows[0]["timeouts"]:
                assert row["seen"][o] == UNKNOWN
            elif o != m and row["state"] != ISOLATED:
                assert row["seen"][o] == SUSPENDED
                assert row["state"] == SUSPENDED

"""Scenario -> the members of its cluster at time 0; they lie in the first system's record."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.kinds import Activity, EventKind
from engine.kernel.queue import schedule
from engine.mechanisms.cluster.pdr import linked
from engine.scenario.model.scenario import Scenario
from engine.state.member import MemberState
from engine.state.tables import Array

_MEMBER = np.int64(EventKind.MEMBER)


def member_tables(tables: Array, scenario: Scenario) -> None:
    """A slot for each system: joined, or down and not IPLed yet. tables: (systems,)."""
    rows = tables["member"][0]
    rows["timeouts"], rows["pdr_at"], rows["received_at"] = 1, -1, -1
    for m, s in enumerate(tables):
        joined = int(s["joined"])
        row = rows[m]
        row["slot"], row["up"], row["alive"], row["held"] = scenario.cluster, joined, joined, 1 - joined
        row["state"] = row["written"] = MemberState.JOINED if joined else MemberState.DOWN
        row["pdr_at"] = 0 if joined else -1


def start_members(tables: Array, scenario: Scenario) -> None:
    """They are in contact, and write heartbeats from now on. The links and the queue are there."""
    h, rows = tables[0], tables["member"][0]
    for m, s in enumerate(tables):
        rows[m]["seen"][: len(tables)] = rows["state"][: len(tables)]
        if not scenario.cluster:
            continue
        if not s["joined"]:
            _wait(s, scenario)
            continue
        schedule(h["queue"], h["src_member"] + 2 * m, _MEMBER, h["param"]["pdr_every"])
        for o in range(len(tables)):
            if o != m and linked(tables, np.int64(m), np.int64(o)):
                rows[m]["contact"][o], rows[m]["received_at"][o] = 1, 0


def _wait(s: Any, scenario: Scenario) -> None:
    """Guests that would be up come up when their system has joined."""
    for guest in scenario.guests:
        u = s["guest"][guest.index]
        u["files"] = 0 if u["here"] else u["files"]
        if guest.up and u["here"] and u["autolog"]:
            u["held_logon"], u["wanted"] = 1, Activity(int(s["kind"][u["kind"]]["idle_activity"]))

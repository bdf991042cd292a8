"""Numbered messages for both sides of a link, sent through the kernels one event at a time."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from engine.kernel.kinds import Transfer
from engine.kernel.queue import MAX_HOT, NEVER, due_of, next_source
from engine.mechanisms.channels import connections
from engine.mechanisms.channels.bad_channels import degrade_channel
from engine.mechanisms.channels.channels import on_adapter, on_fibre
from engine.mechanisms.channels.transfers import begin_transfer, free_connection, step_transfer
from engine.scenario.scenario import Scenario
from engine.studies.link_trial import trial_tables

LINK = np.int64(0)


def whole(number: int) -> np.int64:
    """Return a number as kernels take it."""
    return np.int64(number)


@dataclass
class Message:
    """Pages that a side sends."""

    number: int
    side: int
    pages: int


@dataclass
class Senders:
    """waiting: messages in order; carried: connection -> its message; done: numbers of those delivered."""

    scenario: Scenario
    waiting: list[Message]
    seed: int = 1
    carried: dict[int, Message] = field(default_factory=dict)
    done: list[int] = field(default_factory=list)
    events: int = 0

    def __post_init__(self) -> None:
        self.tables = trial_tables(self.scenario, self.seed)
        self.h = self.tables[0]
        self.fill()

    def fill(self) -> None:
        """Start waiting messages where something is free; lost ones wait again."""
        for k in [k for k in self.carried if self.h["connection"][k]["again"]]:
            self.h["connection"][k]["again"] = 0
            self.waiting.insert(0, self.carried.pop(k))
        for side in (0, 1):
            while mine := [one for one in self.waiting if one.side == side]:
                k = int(free_connection(self.tables, LINK, whole(side)))
                if k < 0:
                    break
                if begin_transfer(self.tables, whole(k), whole(side), whole(mine[0].pages), self.h["now"]):
                    self.h["connection"][k]["move"] = 0
                    self.carried[k] = mine[0]
                    self.waiting.remove(mine[0])

    def step(self) -> bool:
        """Run the next event; False when there is none."""
        source = next_source(self.h["queue"])
        due = due_of(self.h["queue"], source)
        if due >= NEVER:
            return False
        assert due >= self.h["now"], "an event lies in the past"
        self.tables["now"], self.events = due, self.events + 1
        leaf = int(source) - MAX_HOT
        if leaf >= self.h["src_connection"]:
            self._transfer(leaf - int(self.h["src_connection"]))
        else:
            (on_fibre if leaf & 1 else on_adapter)(self.tables, whole(leaf >> 1))
        return True

    def _transfer(self, k: int) -> None:
        if step_transfer(self.tables, whole(k)):
            self.done.append(self.carried.pop(k).number)
        if self.h["connection"][k]["state"] == Transfer.IDLE:
            self.fill()

    def run(self, most: int = 100_000) -> None:
        """Until nothing happens any more."""
        while self.step():
            most -= 1
            assert most > 0, "no end"

    def change(self, what: str, row: int, side: int, on: int) -> None:
        """Remove a cable, a device or a connection, or make a channel bad; or bring it back."""
        if what == "channel":
            connections.vary_channel(self.tables, whole(row), whole(on))
        elif what == "bad":
            degrade_channel(self.tables, whole(row), *((0.0, 0.0, 0.0) if on else (0.2, 0.1, 0.5)), whole(0))
        elif what == "device":
            connections.vary_device(self.tables, whole(row), whole(side), whole(on))
        else:
            (connections.activate if on else connections.deactivate)(self.tables, whole(row))
        self.fill()

    @property
    def idle(self) -> bool:
        """Nothing waits, on no connection and on no channel."""
        n, c = int(self.h["n_connection"]), int(self.h["n_channel"])
        busy = self.h["channel"][:c]
        states = self.h["connection"]["state"][:n]
        return not (states != Transfer.IDLE).any() and not (busy["waiting"] + busy["in_waiting"]).any()

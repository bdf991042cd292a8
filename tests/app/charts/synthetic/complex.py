"""Several systems for made-up recordings: a link of four devices, and three relocations over it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import Incident
from engine.kernel.queue import NEVER
from engine.kernel.units import MS, SECOND
from engine.recording.recorder import CHANNEL_SAMPLE, CONNECTION_SAMPLE, LINK_SAMPLE
from engine.scenario.model.systems import System
from engine.state.relocation import MOVE_LOG, Finish, MoveEntry, Stage
from engine.state.tables import LOG

SYSTEMS = ("VMA", "VMB")
DEVICES = (0xD000, 4)  # the first one, and how many
PAGES = 186  # a transfer
LIVE = (880_000, 750_000, 740_000)  # pages listed by live pass
TAIL = (700_000, 120)  # and while the guest was stopped
STOPPED = 10 * MS  # each stage that sends no pages

Array = npt.NDArray[Any]


def complex_of() -> dict[str, Any]:
    """The keys of a scenario with two systems."""
    some = SimpleNamespace(device=f"{DEVICES[0]:04X}", count=DEVICES[1], channels=("c1", "c2"))
    link = SimpleNamespace(systems=SYSTEMS, connections=(some,))
    channels = {f"c{n}": SimpleNamespace(chpid=f"5{n}", cec="A") for n in (1, 2)}
    return {"systems": {name: System() for name in SYSTEMS}, "links": {"main": link}, "channels": channels}


def complex_arrays(rng: np.random.Generator, time: Array, guests: int, cpus: Array) -> dict[str, Array]:
    """The tables of a run of two systems."""
    moves = told(rng, guests, int(time[-1]))
    connections, channels, links = traffic(rng, time)
    both = np.concatenate([cpus, cpus], axis=1)
    places = np.zeros((len(time), guests), "i1")
    for row in moves[(moves["stage"] == Stage.ENDED) & (moves["finish"] == Finish.COMPLETED)]:
        places[time >= row["time"], row["guest"]] = row["target"]
    log = np.zeros(1, LOG)
    log["time"], log["what"], log["guest"], log["value"] = time[-1] // 6, Incident.THROTTLED, 0, 0
    return {
        "moves": moves,
        "connections": connections,
        "channels": channels,
        "links": links,
        "cpus": both,
        "places": places,
        "log": log,
    }


def traffic(rng: np.random.Generator, time: Array) -> tuple[Array, Array, Array]:
    """Counters of devices, channels and the link: the first side sends in the first half of the run."""
    n = len(time)
    connections = np.zeros((n, DEVICES[1]), CONNECTION_SAMPLE)
    rate = rng.poisson(80, (n, DEVICES[1], 2))
    rate[n // 2 :, :, 0] = rate[: n // 2, :, 1] = 0
    usable = np.array([2, 3, 3, 1])
    rate *= usable[:, None] >> np.arange(2) & 1
    connections["active"], connections["online"], connections["usable"] = 1, 1, usable
    connections["starts"] = np.cumsum(rate, axis=0)
    connections["sent"] = connections["starts"] * PAGES * 4104
    channels = np.zeros((n, 2), CHANNEL_SAMPLE)
    for channel in (0, 1):
        own = connections["sent"][:, channel::2].sum(axis=1)
        channels["sent"][:, channel, :2], channels["received"][:, channel, :2] = own, own[:, ::-1]
    links = np.zeros((n, 1), LINK_SAMPLE)
    links["sent"][:, 0], links["starts"][:, 0] = (
        connections["sent"].sum(axis=1),
        connections["starts"].sum(axis=1),
    )
    return connections, channels, links


def told(rng: np.random.Generator, guests: int, end: int) -> Array:
    """Three relocations one after the other: two come to their ends, and one is refused."""
    rows: list[dict[str, int]] = []
    for number in range(2):
        rows += _move(rng, number, number % guests, end * (10 + 45 * number) // 100, end // 4)
    refused = {"time": end * 9 // 10, "move": 2, "guest": min(2, guests - 1), "target": 1}
    refused |= {"asked_at": refused["time"], "maxtotal": int(NEVER), "maxquiesce": 10 * SECOND}
    rows.append({**refused, "stage": Stage.CHECK, "finish": Finish.NOT_YET})
    later = {"time": refused["time"] + 50 * MS, "stage": Stage.ENDED, "finish": Finish.NOT_ELIGIBLE}
    rows.append({**refused, **later, "why": 1 << 4 | 1 << 8})
    made = np.zeros(len(rows), MOVE_LOG)
    for place, row in enumerate(rows):
        for name, value in row.items():
            made[name][place] = value
    return made[np.argsort(made["time"], kind="stable")]


def _move(rng: np.random.Generator, number: int, guest: int, asked: int, lasts: int) -> list[dict[str, int]]:
    """A relocation that takes about `lasts` ns: the second one is canceled when its guest is stopped."""
    now, rows = asked, []
    row: dict[str, int] = {"move": number, "guest": guest, "source": 0, "target": 1, "asked_at": asked}
    row |= {"finish": Finish.NOT_YET, "maxtotal": int(NEVER), "maxquiesce": 4 * SECOND}

    def tell(what: MoveEntry, **changed: int) -> None:
        row.update(changed)
        rows.append({**row, "time": now, "what": what})

    def send(listed: int, changed: int) -> None:
        nonlocal now
        tell(MoveEntry.NOW, passes=row.get("passes", 0) + 1, began=now, listed=listed, sent=0, changed=0)
        now += lasts * listed // sum((*LIVE, *TAIL))
        tell(MoveEntry.PASS, sent=listed, changed=changed, pages=row.get("pages", 0) + listed)

    tell(MoveEntry.STAGE, stage=Stage.CHECK)
    now += 50 * MS
    tell(MoveEntry.STAGE, stage=Stage.SKELETON)
    now += 150 * MS
    tell(MoveEntry.STAGE, stage=Stage.MOVING)
    for listed in LIVE:
        row["live"] = row.get("live", 0) + 1
        send(listed + int(rng.integers(0, 20_000)), listed * 9 // 10)
    tell(MoveEntry.STAGE, stage=Stage.QUIESCE, quiesced_at=now, drain=3)
    now += STOPPED
    tell(MoveEntry.STAGE, stage=Stage.DEVICES)
    now += STOPPED
    for stage, listed in zip((Stage.PENULTIMATE, Stage.FINAL), TAIL, strict=True):
        tell(MoveEntry.STAGE, stage=stage)
        send(listed, 0)
    finish = (Finish.COMPLETED, Finish.CANCELLED)[number]
    tell(MoveEntry.STAGE, stage=Stage.RESUME)
    now += STOPPED
    tell(MoveEntry.STAGE, stage=Stage.ENDED, finish=finish, resumed_at=now)
    return rows

"""Web servers on two members for made-up recordings: counters of systems, packs, and states of members."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import Incident
from engine.kernel.units import MS, SECOND
from engine.recording.recorder import MEMBER_SAMPLE, PACK_SAMPLE
from engine.scenario.model.parameters import Parameters
from engine.state.member import MemberState, Mode
from engine.state.tables import LOG
from tests.app.charts.synthetic.complex import SYSTEMS

PACKS = {"LNX022": 0.4, "LNX026": 0.6}  # shares
PROCESSOR, PROCESSORS = "z10", 10
RATE, RESPONSE = 300, 25 * MS  # transactions a second of a member
BEAT = 5 * SECOND

Array = npt.NDArray[Any]


def cluster_of() -> dict[str, Any]:
    """The keys of a scenario with sessions."""
    packs = {name: SimpleNamespace(share=share) for name, share in PACKS.items()}
    return {"sessions": {"web": SimpleNamespace()}, "packs": packs, "parameters": Parameters()}


def cluster_arrays(rng: np.random.Generator, system: Array, time: Array) -> dict[str, Array]:
    """The tables of a run."""
    others = np.stack([system], axis=1).copy()
    for table in (system, others[:, 0]):
        table["tx"] = np.cumsum(rng.poisson(RATE, len(time)))
        table["tx_ns"], table["virtual_ios"] = table["tx"] * RESPONSE, 4 * table["tx"]
    return {"others": others, "packs": packs(rng, time)}


def member_arrays(time: Array, log: Array) -> dict[str, Array]:
    """Members of any complex, and what is told of them besides what the log has."""
    both = np.concatenate([log, _told(time)])
    return {"members": members(time), "log": both[np.argsort(both["time"], kind="stable")]}


def packs(rng: np.random.Generator, time: Array) -> Array:
    """Counters of each exposure."""
    out = np.zeros((len(time), len(SYSTEMS), len(PACKS)), PACK_SAMPLE)
    out["started"] = out["ended"] = np.cumsum(rng.poisson(150, out.shape), axis=0)
    out["wait_ns"], out["busy_ns"] = out["ended"] * 1_200_000, out["ended"] * 2_100_000
    out["queue_ns"] = out["wait_ns"] + out["busy_ns"]
    out["at"] = time[:, None, None]
    return out


def changes(end: int) -> list[tuple[int, MemberState]]:
    """What becomes of the second member: it is Down in the third quarter, and joins again."""
    at = (end * part // 100 for part in (0, 50, 52, 70, 75))
    states = (
        MemberState.JOINED,
        MemberState.LEAVING,
        MemberState.DOWN,
        MemberState.JOINING,
        MemberState.JOINED,
    )
    return list(zip(at, states, strict=True))


def members(time: Array) -> Array:
    """Samples of both."""
    out = np.zeros((len(time), len(SYSTEMS)), MEMBER_SAMPLE)
    out["state"], out["up"] = MemberState.JOINED, 1
    for at, state in changes(int(time[-1])):
        later = time >= at
        out["state"][later, 1], out["since"][later, 1] = state, at
        out["up"][later, 1] = state != MemberState.DOWN
        out["mode"][later] = Mode.STABLE if state in (MemberState.JOINED, MemberState.DOWN) else Mode.INFLUX
    out["seen"][:, :, : len(SYSTEMS)] = out["state"][:, None, :]
    out["pdr_at"] = (time // BEAT * BEAT)[:, None]
    return out


def _told(time: Array) -> Array:
    """What the second member tells of itself."""
    known = changes(int(time[-1]))[1:]
    out = np.zeros(len(known), LOG)
    out["time"], out["what"], out["guest"] = [at for at, _ in known], Incident.MEMBER_STATE, -1
    out["value"] = [(1 * 16 + 1) * 16 + state for _, state in known]
    return out

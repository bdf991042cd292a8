"""Recordings made up for tests of charts: plausible arrays of any size, without running the machine."""

from __future__ import annotations

from dataclasses import replace as replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import STATES, VcpuState
from engine.kernel.units import SECOND
from engine.recording.linux_samples import LINUX_SAMPLE, LOAD_SAMPLE
from engine.recording.recorder import (
    AGING_SAMPLE,
    CPU_SAMPLE,
    GUEST_SAMPLE,
    OWNER_SAMPLE,
    SAMPLES,
    SYSTEM_SAMPLE,
    VCPU_SAMPLE,
    Recording,
)
from engine.state.tables import LOG, TRACE
from tests.app.charts.synthetic.cec import cec_arrays, cec_of, hiper_arrays
from tests.app.charts.synthetic.cluster import PROCESSOR, cluster_arrays, cluster_of, member_arrays
from tests.app.charts.synthetic.complex import complex_arrays, complex_of

PROCESSORS = 10
USERS = 2  # groups of them
ROLES = ("systems of interest", "standby", "base load")
LABELS = ("SOI", "SBY", "BASE")
USUAL = np.array([0, 50, 2, 3, 15, 1, 12, 1, 12, 3, 1, 1], float)  # chances of the states
TIMERS = {"timer_requests": 60_000, "timers_served": 59_900, "timer_interrupts": 27_000, "pops": 27_000}
SPINS = ((58_000, 8_700), (900, 2_300), (4_000, 3_000))  # a second, ns each; by lock
Array = npt.NDArray[Any]


class MadeUp(SimpleNamespace):
    """A scenario that is none; as the real one it allows weak references, which its base does not."""


def scenario(
    guests: int,
    seconds: int,
    locks: bool = False,
    linux: bool = False,
    complex: bool = False,
    cluster: bool = False,
    cec: bool = False,
    aging: bool = False,
    hiper: bool = False,
) -> Any:
    """The part of a scenario that charts look at.

    With `locks` of a release whose locks are simulated, with `linux` of guests whose Linux is, with `complex`
    of two systems and a link, with `cluster` of those with sessions of web servers, with `cec` of LPARs that
    share physical cores, with `aging` of a release with an aging list, with `hiper` of such
    LPARs under HiperDispatch.
    """
    role = [min(3 * g // guests, 2) for g in range(guests)]
    return MadeUp(
        id="made-up",
        guests=tuple(
            SimpleNamespace(
                index=g,
                group=f"group{g}",
                userid=f"LNK{g + 100:05d}",
                label=f"{LABELS[r]}{g + 1}",
                role=ROLES[r],
                kind="was",
                size=196_608,
                timer_patch=False,
            )
            for g, r in enumerate(role)
        ),
        kinds={
            "was": SimpleNamespace(
                boot_pages=14_750, agent_pages=165_500, load_pages=187_000, linux={} if linux else None
            )
        },
        loads={f"load{n}": _load(n) for n in range(USERS if linux else 0)},
        lpar=SimpleNamespace(
            system="",
            xstor=2_097_152,
            processors=PROCESSORS,
            granule=1,
            frames=400_000,
            locks=locks,
            release="4.4" if locks else "6.3" if aging else "5.4",
            has=lambda feature: {"aging": aging, "hiperdispatch": hiper}.get(feature, False),
            site_release=None,
            processor=PROCESSOR if cluster else None,
            storage=None,
        ),
        study="",
        pools={},
        phases=(
            SimpleNamespace(id="a", title="Warm-up", start=0, end=seconds * SECOND // 2),
            SimpleNamespace(id="b", title="Pause", start=seconds * SECOND // 2, end=seconds * SECOND),
        ),
        marks=(SimpleNamespace(id="m", title="Middle", at=seconds * SECOND // 4),),
        until=seconds * SECOND,
        **(complex_of() if complex or cluster else {"systems": {}}),
        **(cluster_of() if cluster else {}),
        **(cec_of() if cec or hiper else {"cec": None}),
    )


def recording(
    guests: int = 11,
    seconds: int = 100,
    rows_a_second: float = 5.0,
    seed: int = 1,
    locks: bool = False,
    linux: bool = False,
    complex: bool = False,
    cluster: bool = False,
    cec: bool = False,
    aging: bool = False,
    hiper: bool = False,
) -> Recording:
    """A run of `guests` guests with one virtual CPU each, a sample a second.

    Each virtual CPU changes its state about `rows_a_second` times a second; samples agree with the trace.
    """
    rng = np.random.default_rng(seed)
    trace = _trace(rng, guests, seconds, rows_a_second)
    time = np.arange(seconds + 1, dtype=np.int64) * SECOND
    vcpus = _vcpus(trace, time, guests)
    arrays = {
        "time": time,
        "system": _system(rng, len(time)),
        "guests": _guests(rng, len(time), guests, vcpus),
        "vcpus": vcpus,
        "cpus": _cpus(time, vcpus, locks),
        "vcpu_guest": np.arange(guests),
        "trace": trace,
        "log": np.zeros(0, LOG),
        "trace_at": np.searchsorted(trace["time"], time, side="right"),
    }
    if linux:
        arrays |= {"linux": _linux(rng, len(time), guests), "loads": _loads(rng, len(time))}
    if complex or cluster:
        arrays |= complex_arrays(rng, time, guests, arrays["cpus"])
        arrays |= member_arrays(time, arrays["log"])
    if cluster:
        arrays |= cluster_arrays(rng, arrays["system"], time)
    if cec or hiper:
        arrays |= cec_arrays(rng, time, guests, PROCESSORS)
    if hiper:
        arrays |= hiper_arrays(time, arrays["cores"])
    if aging:
        arrays |= _aging(rng, time, arrays["guests"])
    frozen: dict[str, Any] = {name: _frozen(array) for name, array in arrays.items()}
    made = scenario(guests, seconds, locks, linux, complex, cluster, cec, aging, hiper)
    return Recording(scenario=made, seed=seed, now=seconds * SECOND, **frozen)


def until(whole: Recording, now: int) -> Recording:
    """What the recording was like at an earlier time (ns)."""
    samples = int(np.searchsorted(whole.time, now, side="right"))
    rows = int(np.searchsorted(whole.trace["time"], now, side="right"))
    parts = {name: getattr(whole, name)[:samples] for name in SAMPLES if name != "trace_at"}
    return Recording(
        scenario=whole.scenario,
        seed=whole.seed,
        now=now,
        vcpu_guest=whole.vcpu_guest,
        trace=whole.trace[:rows],
        trace_at=whole.trace_at[:samples],
        log=whole.log[: int(np.searchsorted(whole.log["time"], now, side="right"))],
        moves=whole.moves[: int(np.searchsorted(whole.moves["time"], now, side="right"))],
        **parts,
    )


def _frozen(array: Array) -> Array:
    view = array[:]
    view.flags.writeable = False
    return view


def _trace(rng: np.random.Generator, vcpus: int, seconds: int, rate: float) -> Array:
    count = max(round(vcpus * seconds * rate), vcpus)
    trace = np.zeros(count, TRACE)
    trace["time"] = np.sort(rng.integers(1, seconds * SECOND, count))
    trace["time"][:vcpus] = 0
    trace["vcpu"] = rng.integers(0, vcpus, count)
    trace["vcpu"][:vcpus] = np.arange(vcpus)
    trace["state"] = rng.choice(STATES, count, p=USUAL / USUAL.sum())
    return trace


def _vcpus(trace: Array, time: Array, count: int) -> Array:
    """Samples as the machine writes them: totals up to each time, from the trace."""
    out = np.zeros((len(time), count), VCPU_SAMPLE)
    by_vcpu = trace[np.argsort(trace["vcpu"], kind="stable")]
    borders = np.searchsorted(by_vcpu["vcpu"], np.arange(count + 1))
    for v in range(count):
        own = by_vcpu[borders[v] : borders[v + 1]]
        starts = np.concatenate([[0], own["time"]])
        states = np.concatenate([[VcpuState.OFF], own["state"]])
        ends = np.append(starts[1:], time[-1] + SECOND)
        for state in range(STATES):
            spent = np.concatenate([[0], np.cumsum(np.where(states == state, ends - starts, 0))])
            place = np.searchsorted(starts, time, side="right") - 1
            inside = np.where(states[place] == state, time - starts[place], 0)
            out["time_in"][:, v, state] = spent[place] + inside
        out["state"][:, v] = states[np.searchsorted(starts, time, side="right") - 1]
    return out


def _guests(rng: np.random.Generator, samples: int, guests: int, vcpus: Array) -> Array:
    out = np.zeros((samples, guests), GUEST_SAMPLE)
    use = np.minimum(np.linspace(15_000, 400_000, samples)[:, None], rng.integers(60_000, 187_000, guests))
    away = use * rng.uniform(0, 1, guests) * np.linspace(0, 1, samples)[:, None]
    out["inst"], out["real"], out["xstor"] = use, use - away * 0.8, away * 0.9
    out["both"], out["dasd"] = away * 0.1, away * 0.0
    out["dasd"] = out["inst"] - (out["real"] - out["both"]) - out["xstor"]
    running = vcpus["time_in"][:, :, VcpuState.RUNNING]
    out["emul_ns"], out["cp_ns"] = running * 0.9, running * 0.1
    return out


def _aging(rng: np.random.Generator, time: Array, guests: Array) -> dict[str, Array]:
    """Samples of the aging list: parts of what is resident, and counters that grow."""
    owners = np.zeros(guests.shape, OWNER_SAMPLE)
    owners["ibr"] = guests["real"] // 20
    owners["aging"] = guests["real"] // 40
    aging = np.zeros((len(time), 1), AGING_SAMPLE)
    aging["target"], aging["in_flight"] = 8_000, rng.integers(0, 300, (len(time), 1))
    seconds = (time // SECOND)[:, None]
    for name, rate in {
        "aged": 400,
        "taken": 300,
        "from_aging": 90,
        "from_ibr": 700,
        "invalidated": 1200,
    }.items():
        aging[name] = rate * seconds
    return {"aging": aging, "owners": owners}


def _load(number: int) -> Any:
    return SimpleNamespace(title=f"users {number}", way=(SimpleNamespace(guests=f"group{number}"),))


def _linux(rng: np.random.Generator, samples: int, guests: int) -> Array:
    out = np.zeros((samples, guests), LINUX_SAMPLE)
    out["online"], out["average"] = rng.integers(1, 5, out.shape), rng.integers(0, 8000, out.shape)
    out["total"], out["overhead"], out["kernel"] = 192_000, 4_608, 9_000
    out["pool"], out["cached"] = rng.integers(20_000, 60_000, out.shape), 30_000
    out["free"] = 192_000 - out["pool"] - out["cached"] - out["kernel"] - 40_000
    for name in ("scan_kswapd", "scan_direct", "swap_ins", "swap_outs", "pool_moves", "stalls", "read_ins"):
        out[name] = np.cumsum(rng.poisson(300, out.shape), axis=0)
    return out


def _loads(rng: np.random.Generator, samples: int) -> Array:
    out = np.zeros((samples, USERS), LOAD_SAMPLE)
    out["done"] = np.cumsum(rng.poisson(60, out.shape), axis=0)
    out["response_ns"] = out["done"] * 30_000_000
    return out


def _cpus(time: Array, vcpus: Array, locks: bool) -> Array:
    """Ten processors that share the work of the guests, a little less to each than to the one before."""
    out = np.zeros((len(time), 10), CPU_SAMPLE)
    busy = vcpus["time_in"][:, :, VcpuState.RUNNING].sum(axis=1)
    part = np.minimum(busy[:, None] * np.linspace(0.14, 0.06, 10), time[:, None])
    out["emul_ns"], out["cp_ns"], out["spin_ns"] = part * 0.8, part * 0.2, part * 0.07 * locks
    out["idle_ns"] = time[:, None] - out["emul_ns"] - out["cp_ns"]
    return out


def _system(rng: np.random.Generator, samples: int) -> Array:
    out = np.zeros(samples, SYSTEM_SAMPLE)
    for name, mean in (("page_ins", 900), ("page_outs", 1_100), ("page_reads", 40)):
        out[name] = np.cumsum(rng.poisson(mean, samples))
    for name, mean in TIMERS.items():
        out[name] = np.cumsum(rng.poisson(mean, samples))
    out["due_n"] = rng.poisson(12, samples)
    for lock, (spins, ns) in enumerate(SPINS):
        counted = rng.poisson(spins, samples)
        out["lock"]["spins"][:, lock] = np.cumsum(counted)
        out["lock"]["spin_ns"][:, lock] = np.cumsum(counted * ns)
        out["lock"]["requests"][:, lock] = np.cumsum(3 * counted)
        out["lock"]["held_ns"][:, lock] = np.cumsum(counted * 5_000)
    return out

"""A machine that is none: it hands out a made-up hour, so that the window can be tested on its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np

from engine.kinds import VcpuState
from engine.recorder import CPU_SAMPLE, GUEST_SAMPLE, SYSTEM_SAMPLE, VCPU_SAMPLE, Recording
from engine.state import TRACE
from engine.units import MINUTE, SECOND

EVERY = 2 * SECOND
END = 60 * MINUTE
GUESTS = (
    ("LNK00102", "soi_rdb", "SOIO1", "systems of interest"),
    ("LNK00104", "soi_rdb", "SOIO2", "systems of interest"),
    ("LNK00105", "soi_was", "SOIW1", "systems of interest"),
    ("LNK00107", "soi_was", "SOIW2", "systems of interest"),
    ("LNK00106", "sby_rdb", "SBYO1", "standby"),
    ("LNK00108", "sby_rdb", "SBYO2", "standby"),
    ("LNK00109", "sby_was", "SBYW1", "standby"),
    ("LNK00111", "sby_was", "SBYW2", "standby"),
    ("LNK00100", "base_rdb", "BASEO", "base load"),
    ("LNK00103", "base_was", "BASEW", "base load"),
    ("LNK00101", "dm", "DM", "deployment manager"),
)
PHASES = (("warmup", "warm-up", 0, 20), ("suspend", "suspend", 20, 45), ("end", "end", 45, 60))
METHODS = {"pause-suspend": "suspend", "pause-stop": "stop"}
STUDY = "Methods to pause a z/VM guest"


def entries() -> list[Any]:
    """The catalog."""
    return [
        SimpleNamespace(id=name, title=f"Memory pressure: {name}", study=STUDY, method=method, path=name)
        for name, method in METHODS.items()
    ]


def scenario(name: str, seed: int) -> Any:
    """What the views read of a Scenario."""
    guests = [
        SimpleNamespace(
            index=i, userid=userid, group=group, kind=group[-3:], label=label, role=role, size=196_608,
            processors=1, share=100,
        )
        for i, (userid, group, label, role) in enumerate(GUESTS)
    ]  # fmt: skip
    return SimpleNamespace(
        id=name, title=f"Memory pressure: {name}", study=STUDY, method=METHODS[name], seed=seed, until=END,
        summary="", guests=guests, timeline=(),
        lpar=SimpleNamespace(
            processors=4, frames=1_546_500, xstor=524_288, paging_space=1_000_000, volumes=4, granule=1
        ),
        phases=[
            SimpleNamespace(id=i, title=title, start=a * MINUTE, end=b * MINUTE) for i, title, a, b in PHASES
        ],
        marks=[SimpleNamespace(id="standby", title="standby up", at=25 * MINUTE)],
        parameters=SimpleNamespace(sample=EVERY, low=2000, high=2400),
    )  # fmt: skip


class Hour:
    """A whole hour of samples and trace rows."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        n, g = END // EVERY + 1, len(GUESTS)
        self.time = np.arange(n, dtype="i8") * EVERY
        self.guests = self._guests(n, g)
        self.system = self._system(n, random)
        self.vcpus = np.zeros((n, g), VCPU_SAMPLE)
        self.cpus = np.zeros((n, 4), CPU_SAMPLE)
        self.trace, self.trace_at = self._trace(random, g)
        self._shares(random, n, g)
        for part in (self.time, self.guests, self.system, self.vcpus, self.cpus, self.trace, self.trace_at):
            part.flags.writeable = False

    def _guests(self, n: int, g: int) -> Any:
        rows = np.zeros((n, g), GUEST_SAMPLE)
        minute = self.time / MINUTE
        for i in range(g):
            level = np.clip(minute / 8 * 180_000, 20_000, 165_000 + 3_000 * i)
            gone = (
                np.clip((minute - 22) / 6, 0, 1) * np.clip((46 - minute) / 3, 0, 1) if i < 4 else 0 * minute
            )
            rows["xstor"][:, i] = level * gone * 0.85 + 4_000
            rows["both"][:, i] = 2_000
            rows["real"][:, i] = level * (1 - gone * 0.85)
            rows["dasd"][:, i] = level * gone * 0.02
            rows["inst"][:, i] = level
            rows["pause"][:, i] = np.where((gone > 0) & (minute < 45), 5, 0)
            rows["list"][:, i] = np.where(rows["pause"][:, i] > 0, 1, 3)
            rows["wakes"][:, i] = np.cumsum(np.where(rows["pause"][:, i] > 0, 0, 3))
        return rows

    def _system(self, n: int, random: Any) -> Any:
        rows = np.zeros(n, SYSTEM_SAMPLE)
        rows["available"] = 2_200 + random.integers(-200, 200, n)
        rows["xstor_free"] = 524_288 - self.guests["xstor"].sum(1).clip(max=524_288)
        rows["dasd_free"] = 1_000_000 - self.guests["dasd"].sum(1)
        for name, rate in (("page_ins", 2_000), ("page_outs", 4_000), ("page_reads", 50), ("scans", 3)):
            rows[name] = np.cumsum(random.poisson(rate, n))
        rows["scan_ended"][:, 0] = rows["scans"]
        rows["taken"][:, 0] = rows["page_outs"]
        rows["events"] = np.arange(n) * 20_000
        return rows

    def _shares(self, random: Any, n: int, g: int) -> None:
        busy = np.where(self.guests["pause"] > 0, 0.0, random.uniform(0.2, 0.6, (n, g)))
        total = np.cumsum(busy * EVERY, axis=0).astype("i8")
        self.guests.flags.writeable = True
        self.guests["emul_ns"], self.guests["cp_ns"] = total * 9 // 10, total // 10
        self.cpus["emul_ns"] = total.sum(1)[:, None] * 9 // 40
        self.cpus["cp_ns"] = total.sum(1)[:, None] // 40
        idle = EVERY - np.diff(total, axis=0, prepend=0)
        self.vcpus["time_in"][:, :, VcpuState.RUNNING] = total
        self.vcpus["time_in"][:, :, VcpuState.TEST_IDLE] = np.cumsum(idle, axis=0)
        self.vcpus["state"] = np.where(self.guests["pause"] > 0, VcpuState.SUSPENDED, VcpuState.RUNNING)

    def _trace(self, random: Any, g: int) -> tuple[Any, Any]:
        rows = np.zeros(20_000, TRACE)
        rows["time"] = np.sort(random.integers(0, END, len(rows)))
        rows["vcpu"] = random.integers(0, g, len(rows))
        rows["state"] = random.choice([1, 1, 2, 3, 4, 6], len(rows))
        asleep = (rows["vcpu"] < 4) & (rows["time"] > 21 * MINUTE) & (rows["time"] < 45 * MINUTE)
        rows["state"][asleep] = VcpuState.SUSPENDED
        return rows, np.searchsorted(rows["time"], self.time)


class FakeSimulation:
    """Like engine.sim.Simulation: it runs, records and can be made to fail."""

    def __init__(self, name: str, seed: int, faults: dict[str, Exception]) -> None:
        self.scenario, self.seed = scenario(name, seed), seed
        self._hour, self._faults, self._now = Hour(seed), faults, 0

    @property
    def now(self) -> int:
        return self._now

    @property
    def events(self) -> int:
        return self._now // SECOND * 100

    @property
    def finished(self) -> bool:
        return self._now >= END

    def run(self, until: int, budget: int = 0) -> str:
        if "run" in self._faults:
            raise self._faults.pop("run")
        self._now = min(until, END, self._now + budget * SECOND // 100 if budget else END)
        return "reached"

    def recording(self) -> Recording:
        hour, n = self._hour, self._now // EVERY + 1
        return Recording(
            self.scenario, self.seed, self._now, hour.time[:n], hour.system[:n], hour.guests[:n],
            hour.vcpus[:n], hour.cpus[:n], np.arange(len(GUESTS)), hour.trace[: hour.trace_at[n - 1]],
            hour.trace_at[:n],
        )  # fmt: skip


@dataclass
class FakeMachines:
    """A source of fake machines. `faults` maps "run" or "load" to what is raised there next."""

    warm: bool = True
    faults: dict[str, Exception] = field(default_factory=dict)

    def prepare(self) -> None:
        if "prepare" in self.faults:
            raise self.faults.pop("prepare")

    def is_warm(self) -> bool:
        return self.warm

    def catalog(self) -> list[Any]:
        return entries()

    def load(self, name: str, settings: Sequence[str], seed: int | None) -> FakeSimulation:
        if "load" in self.faults:
            raise self.faults.pop("load")
        if name not in METHODS:
            raise ValueError(f'{name}: there is no scenario of this name; the nearest is "pause-stop"')
        return FakeSimulation(name, 4 if seed is None else seed, self.faults)

"""A machine that is none: it hands out a made-up run, so that the window can be tested on its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from app.charts.values.multisystem import devices
from app.run.worker.machines import Machines
from engine.kernel.kinds import EventKind, Pause, VcpuState
from engine.kernel.units import MINUTE, SECOND
from engine.recording.command_log import GivenCommand
from engine.recording.next_event import Happening
from engine.recording.recorder import (
    CHANNEL_SAMPLE,
    CONNECTION_SAMPLE,
    CORE_SAMPLE,
    CPU_SAMPLE,
    GUEST_SAMPLE,
    LINK_SAMPLE,
    MEMBER_SAMPLE,
    PACK_SAMPLE,
    SYSTEM_SAMPLE,
    VCPU_SAMPLE,
    Recording,
)
from engine.scenario.derived.cec import has_hiperdispatch
from engine.scenario.derived.systems import processor_count
from engine.scenario.scenario import Scenario, load_scenario
from engine.state.tables import LOG, TRACE
from tests.app.fake_travel import fake_session_text, load_fake_session

EVERY = SECOND
EVENT = SECOND // 100
FAULTS = 90 * SECOND
END = load_scenario("pause-suspend").until
PAUSED = (20 * MINUTE, 34 * MINUTE)  # the systems of interest


class Past:
    """A whole run of samples and trace rows."""

    def __init__(self, scenario: Scenario, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.end = min(END, scenario.until)
        n, g = self.end // EVERY + 1, len(scenario.guests)
        self._asleep = [i for i, guest in enumerate(scenario.guests) if guest.group.startswith("soi")]
        self._lpar, self._scenario = scenario.lpar, scenario
        self.time = np.arange(n, dtype="i8") * EVERY
        self.guests = self._guests(n, g)
        self.system = self._system(n, random)
        self.vcpus = np.zeros((n, g), VCPU_SAMPLE)
        self.cpus = np.zeros((n, processor_count(scenario)), CPU_SAMPLE)
        self.trace, self.trace_at = self._trace(random, g)
        self.log = np.zeros(0, LOG)
        self._shares(random, n, g)
        for part in (self.time, self.guests, self.system, self.vcpus, self.cpus, self.trace, self.trace_at):
            part.flags.writeable = False

    def complex(self, n: int) -> dict[str, Any]:
        """The tables of links and systems: nothing happens there."""
        sizes = [len(self._scenario.channels), len(devices(self._scenario)), len(self._scenario.links)]
        kinds = CHANNEL_SAMPLE, CONNECTION_SAMPLE, LINK_SAMPLE
        names = "channels", "connections", "links"
        found = {
            name: np.zeros((n, size), kind) for name, size, kind in zip(names, sizes, kinds, strict=True)
        }
        systems = len(self._scenario.systems)
        cores = processor_count(self._scenario) if has_hiperdispatch(self._scenario) else 0
        return {
            **found,
            "cores": np.zeros((n, cores), CORE_SAMPLE),
            "others": np.zeros((n, max(systems - 1, 0)), SYSTEM_SAMPLE),
            "packs": np.zeros((n, max(systems, 1), len(self._scenario.packs)), PACK_SAMPLE),
            "members": np.zeros((n, systems if systems > 1 else 0), MEMBER_SAMPLE),
        }

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
            rows["real_low"][:, i] = rows["real"][:, i] // 3
            rows["dasd"][:, i] = level * gone * 0.02
            rows["inst"][:, i] = level
            asleep = (i in self._asleep) & (self.time > PAUSED[0]) & (self.time < PAUSED[1])
            rows["pause"][:, i] = np.where(asleep, Pause.SUSPENDED, Pause.RUNNING)
            rows["list"][:, i] = np.where(rows["pause"][:, i] > 0, 1, 3)
            rows["wakes"][:, i] = np.cumsum(np.where(rows["pause"][:, i] > 0, 0, 3))
        return rows

    def _system(self, n: int, random: Any) -> Any:
        rows = np.zeros(n, SYSTEM_SAMPLE)
        rows["available"] = 2_200 + random.integers(-200, 200, n)
        rows["available_low"] = rows["available"] // 4
        rows["xstor_free"] = self._lpar.xstor - self.guests["xstor"].sum(1).clip(max=self._lpar.xstor)
        rows["dasd_free"] = self._lpar.paging_space - self.guests["dasd"].sum(1)
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
        self.cpus["emul_ns"] = total.sum(1)[:, None] * 9 // 100
        self.cpus["cp_ns"] = total.sum(1)[:, None] // 100
        idle = EVERY - np.diff(total, axis=0, prepend=0)
        self.vcpus["time_in"][:, :, VcpuState.RUNNING] = total
        self.vcpus["time_in"][:, :, VcpuState.TEST_IDLE] = np.cumsum(idle, axis=0)
        self.vcpus["state"] = np.where(self.guests["pause"] > 0, VcpuState.SUSPENDED, VcpuState.RUNNING)

    def _trace(self, random: Any, g: int) -> tuple[Any, Any]:
        rows = np.zeros(20_000, TRACE)
        rows["time"] = np.sort(random.integers(0, self.end, len(rows)))
        rows["vcpu"] = random.integers(0, g, len(rows))
        rows["state"] = random.choice([1, 1, 2, 3, 4, 6], len(rows))
        asleep = np.isin(rows["vcpu"], self._asleep) & (rows["time"] > PAUSED[0]) & (rows["time"] < PAUSED[1])
        rows["state"][asleep] = VcpuState.SUSPENDED
        return rows, np.searchsorted(rows["time"], self.time)


PASTS: dict[tuple[str, int, tuple[int, ...]], Past] = {}


def past(scenario: Scenario, seed: int) -> Past:
    """Return what happens in a run; it is made once for each machine of the same size."""
    sizes = scenario.guests, scenario.channels, devices(scenario), scenario.links, scenario.packs
    key = scenario.id, seed, (processor_count(scenario), *map(len, sizes))
    if key not in PASTS:
        PASTS[key] = Past(scenario, seed)
    return PASTS[key]


class FakeReply(NamedTuple):
    lines: tuple[str, ...]
    number: int = 0


class FakeSimulation:
    """Like engine.sim.Simulation: it runs, records and can be made to fail."""

    def __init__(self, scenario: Scenario, seed: int | None, faults: dict[str, Exception]) -> None:
        self.scenario, self.seed = scenario, scenario.seed if seed is None else seed
        self._past, self._faults, self._now = past(scenario, self.seed), faults, 0
        self._recorded = 0
        self._commands: list[GivenCommand] = []
        self.memory = 0
        self.looks: list[tuple[int, int]] = []  # that were asked for

    @property
    def now(self) -> int:
        return self._now

    @property
    def events(self) -> int:
        return self._now // EVENT

    @property
    def finished(self) -> bool:
        return self.has_passed(self._past.end)

    def has_passed(self, time: int) -> bool:
        return self._now >= time

    def run(self, until: int, budget: int = 0) -> str:
        if "run" in self._faults:
            raise self._faults.pop("run")
        end = self._past.end
        self._now = max(min(until, end, self._now + budget * EVENT if budget else end), self._now)
        self._recorded = max(self._now, self._recorded)
        return "reached"

    @property
    def recorded(self) -> int:
        return self._recorded

    @property
    def upcoming(self) -> Happening:
        return Happening(self._now // EVENT * EVENT + EVENT, EventKind.FAULT, "LNK00105")

    def seek(self, time: int) -> None:
        self._now = time
        self._recorded = max(self._now, self._recorded)

    def rewind(self, time: int) -> None:
        self._now = self._recorded = time

    def seek_event(self, events: int, time: int = 0) -> None:
        self.seek(max(events * EVENT, time))

    def latest(self, kind: EventKind) -> int:
        return self._now // FAULTS * FAULTS // EVENT if kind == EventKind.PAGE_READ else 0

    def seek_kind(self, kind: EventKind, forward: bool, until: int | None = None) -> bool:
        """Page reads come every FAULTS ns, all other events never."""
        to = self._now // FAULTS * FAULTS + FAULTS if forward else (self._now - 1) // FAULTS * FAULTS
        if kind != EventKind.PAGE_READ or not 0 < to <= (END if until is None else until):
            return False
        self.seek(to)
        return True

    def closely(self, start: int, end: int, rows: int = 0) -> Any:
        """A look from start to end in which nothing happens, unless it is made to fail."""
        if "closely" in self._faults:
            raise self._faults.pop("closely")
        self.looks.append((start, end))
        return SimpleNamespace(start=start, end=end, full=True)

    def fork(self) -> FakeSimulation:
        twin = FakeSimulation(self.scenario, self.seed, self._faults)
        twin.seek(self._now)
        twin._commands = list(self.commands)
        return twin

    def change(self, setting: str) -> FakeReply:
        if not setting.startswith("parameters.test_idle="):
            return FakeReply((f"{setting}: fixed at time 0; compare with another run instead",), 1)
        self._give("", setting)
        return FakeReply((f"{setting} from now on",))

    def set_rules(self, userid: str, name: str, text: str) -> FakeReply:
        self._give(userid, f"restart {name}")
        return FakeReply(("cpuplugd restarted",))

    def _give(self, userid: str, line: str) -> None:
        self._commands = [*self.commands, GivenCommand(self._now, self.events, userid, line)]
        self._recorded = self._now

    @property
    def all_commands(self) -> tuple[GivenCommand, ...]:
        return tuple(self._commands)

    def digest(self) -> str:
        return f"{self._now:016x}"

    @property
    def commands(self) -> tuple[GivenCommand, ...]:
        return tuple(given for given in self._commands if given.time <= self._now)

    def execute(self, line: str, userid: str = "MAINT") -> FakeReply:
        if "execute" in self._faults:
            raise self._faults.pop("execute")
        if line.upper() == "STOP CPU ALL":
            self._give(userid, line)
            return FakeReply(())
        if line.upper() == "QUERY USERID":
            return FakeReply((f"{userid} AT LPARLAB",))
        return FakeReply((f"HCPCMD001E Unknown CP command: {line}",), 1)

    def shell(self, userid: str, line: str) -> FakeReply:
        return FakeReply((f"{userid} runs {line}",))

    def recording(self) -> Recording:
        past, n = self._past, self._recorded // EVERY + 1
        vcpus = np.arange(len(self.scenario.guests))
        return Recording(
            self.scenario, self.seed, self._recorded, past.time[:n], past.system[:n], past.guests[:n],
            past.vcpus[:n], past.cpus[:n], vcpus, past.trace[: past.trace_at[n - 1]],
            past.trace_at[:n], past.log[:0], at=self._now, **past.complex(n),
        )  # fmt: skip


@dataclass
class FakeMachines(Machines):
    """A source of fake machines. `faults` maps "run" or "load" to what is raised there next."""

    warm: bool = True
    shipped: bool = False  # does the wheel ship kernels?
    faults: dict[str, Exception] = field(default_factory=dict)

    def prepare(self) -> None:
        if "prepare" in self.faults:
            raise self.faults.pop("prepare")

    def first_is_ready(self) -> bool:
        return self.shipped

    def is_warm(self) -> bool:
        return self.warm

    def load(self, name: str, settings: Sequence[str], seed: int | None) -> Any:
        if "load" in self.faults:
            raise self.faults.pop("load")
        return FakeSimulation(load_scenario(name, settings), seed, self.faults)

    def changeable(self, scenario: Any) -> list[Any]:
        return []

    def session_text(self, *parts: Any) -> str:
        return fake_session_text(*parts)

    def load_session(self, path: Path) -> Any:
        def make(scenario: Scenario, seed: int) -> FakeSimulation:
            return FakeSimulation(scenario, seed, self.faults)

        return load_fake_session(path, make)

    def complete(self, scenario: Any, userid: str, head: str, shell: bool) -> list[str]:
        if shell:
            return [word for word in ("cat", "free") if word.startswith(head)]
        first, _, last = head.upper().rpartition(" ")
        known = {"": ("QUERY", "STOP"), "QUERY": ("SHARE", "SRM", "USERID")}.get(first, ())
        return [word for word in known if word.startswith(last)]

    def watch(self, machine: Any, userid: str, line: str) -> None:
        return None

    def help_text(self, words: str, shell: bool) -> str:
        return f"{words.upper()} is explained.\nIn two lines." if words else "QUERY STOP"

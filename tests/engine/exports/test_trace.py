"""Traces and waves say when each virtual CPU was in which state: as long as the samples have counted."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest

from engine.exports.states import ACTIVE, write_vcd
from engine.exports.trace import PROCESSORS, RELOCATIONS, RUN, VCPUS, write_trace
from engine.kernel.kinds import STATE_LABELS, VcpuState
from engine.kernel.units import MS, SECOND
from engine.recording.detail import Detail
from engine.recording.recorder import Recording
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from tests.engine.small import small

KEYS = {"M": {"args"}, "X": {"ts", "dur", "cat"}, "i": {"ts", "s", "cat"}, "C": {"ts", "args"}}


def recorded(name: str, until: int) -> Simulation:
    sim = Simulation(small(name) if name in ("suspend", "stop") else load_scenario(name))
    sim.run(until)
    return sim


def written(
    run: Recording, folder: Path, start: int = 0, detail: Detail | None = None
) -> list[dict[str, Any]]:
    *_, done = write_trace(run, folder / "trace.json", start, detail=detail)
    assert done == 1.0
    read: dict[str, Any] = json.loads((folder / "trace.json").read_text("utf-8"))
    assert read["displayTimeUnit"] == "ns"
    events: list[dict[str, Any]] = read["traceEvents"]
    return events


def spent(run: Recording) -> dict[tuple[int, str], int]:
    """Return the time in each state that the last sample has counted, ns."""
    last = run.vcpus[-1]
    return {
        (vcpu, STATE_LABELS[state]): int(row["time_in"][state])
        for vcpu, row in enumerate(last)
        for state in VcpuState
        if state != VcpuState.OFF
    }


@pytest.mark.parametrize("name", ["suspend", "stop"])
def test_states_last_as_long_as_the_samples_say(name: str, tmp_path: Path) -> None:
    run = recorded(name, SECOND).recording()
    assert run.time[-1] == run.now
    total: Counter[tuple[int, str]] = Counter()
    for event in written(run, tmp_path):
        if event["ph"] == "X" and event["pid"] == VCPUS:
            total[event["tid"] - 1, event["name"]] += round(1000 * event["dur"])
    wanted = {key: value for key, value in spent(run).items() if value}
    assert {key: value for key, value in total.items() if value} == pytest.approx(wanted, abs=len(run.trace))


@pytest.mark.parametrize(
    ("name", "until"), [("suspend", 1), ("timers-430-600", 3), ("relocation-java", 30), ("ssi-io-2", 3)]
)
def test_every_event_has_what_the_format_asks_for(name: str, until: int, tmp_path: Path) -> None:
    events = written(recorded(name, until * SECOND).recording(), tmp_path)
    named = {(event["pid"], event["tid"]) for event in events if event["name"] == "thread_name"}
    for event in events:
        assert {"pid", "tid", "name"} | KEYS[event["ph"]] <= set(event)
        assert event["ph"] in "MC" or (event["pid"], event["tid"]) in named
        assert event.get("ts", 0) >= 0
        assert event.get("dur", 0) >= 0
    assert {event["name"] for event in events if event["name"] == "process_name"}
    nested(events)


def nested(events: list[dict[str, Any]]) -> None:
    """Slices of one track lie beside or within each other: viewers draw others wrong."""
    tracks = defaultdict(list)
    for event in events:
        if event["ph"] == "X":
            start = round(1000 * event["ts"])
            tracks[event["pid"], event["tid"]].append((start, -(start + round(1000 * event["dur"]))))
    for slices in tracks.values():
        open_until: list[int] = []
        for start, end in sorted(slices):
            while open_until and open_until[-1] <= start:
                open_until.pop()
            assert not open_until or -end <= open_until[-1]
            open_until.append(-end)


def test_a_relocation_has_stages_and_passes(tmp_path: Path) -> None:
    events = written(recorded("relocation-java", 40 * SECOND).recording(), tmp_path)
    own = [event for event in events if event["pid"] == RELOCATIONS and event["ph"] == "X"]
    kinds = Counter(event["cat"] for event in own)
    assert kinds["relocation"] >= 1
    assert kinds["pass"] >= 3
    assert any(event["name"] == "moving memory" for event in own)


@pytest.mark.parametrize("at_once", [1, 2, 3])
def test_the_last_event_has_no_comma_wherever_parts_of_the_file_end(
    at_once: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = recorded("suspend", SECOND // 10).recording()
    whole = written(run, tmp_path)
    monkeypatch.setattr("engine.exports.trace.AT_ONCE", at_once)
    assert written(run, tmp_path) == whole


def test_a_span_has_only_its_own_events(tmp_path: Path) -> None:
    run = recorded("relocation-java", 40 * SECOND).recording()
    whole = [one for one in written(run, tmp_path) if one["pid"] == RELOCATIONS and one["ph"] == "X"]
    longest = max(whole, key=lambda one: float(one["dur"]))
    start, end = (round((longest["ts"] + part * longest["dur"]) * 1000) for part in (0.4, 0.6))
    *_, done = write_trace(run, tmp_path / "trace.json", start, end)
    assert done == 1.0
    events = json.loads((tmp_path / "trace.json").read_text("utf-8"))["traceEvents"]
    timed = [one for one in events if "ts" in one]
    assert longest["name"] in {one["name"] for one in timed}
    for one in timed:
        assert start <= round(1000 * one["ts"]) <= round(1000 * (one["ts"] + one.get("dur", 0))) <= end


def test_a_thin_recording_says_no_more_than_it_knows_and_a_close_look_all(tmp_path: Path) -> None:
    sim = recorded("timers-430-600", 2 * SECOND)
    detail = sim.closely(SECOND, SECOND + 2 * MS)
    events = written(sim.recording(), tmp_path, detail=detail)
    states = {event["name"] for event in events if event["pid"] == VCPUS and event["ph"] == "X"}
    assert ACTIVE in states
    assert not states & {"running", "test idle"}
    work = [event for event in events if event["pid"] == PROCESSORS and event["ph"] == "X"]
    assert {"spinning", "guest code"} <= {event["name"] for event in work}
    assert all(1000 * event["ts"] >= SECOND and event["dur"] <= 2000 for event in work)


def test_incidents_stand_with_their_guest(tmp_path: Path) -> None:
    run = recorded("suspend", SECOND).recording()
    events = written(run, tmp_path)
    assert sum(event["ph"] == "i" and event["cat"] == "incident" for event in events) == len(run.log)
    assert all(event["pid"] in (RUN, VCPUS) for event in events if event["ph"] == "i")


def test_waves_have_the_same_changes(tmp_path: Path) -> None:
    run = recorded("suspend", SECOND).recording()
    list(write_vcd(run, tmp_path / "run.vcd"))
    lines = (tmp_path / "run.vcd").read_text("ascii").splitlines()
    names = {line.split()[3]: line.split()[4] for line in lines if line.startswith("$var")}
    assert len(names) == len(run.vcpu_guest)
    now, since, total = 0, dict[str, tuple[int, str]](), Counter[str]()
    for line in lines[lines.index("$enddefinitions $end") + 1 :]:
        if line.startswith("#"):
            now = int(line[1:])
        elif line.startswith("s"):
            state, code = line[1:].split()
            if code in since:
                total[since[code][1]] += now - since[code][0]
            since[code] = now, state
    for began, state in since.values():
        total[state] += now - began
    wanted: Counter[str] = Counter()
    for (_, label), time in spent(run).items():
        wanted[label.replace(" ", "_")] += time
    assert now == run.now
    assert {k: v for k, v in total.items() if k not in ("logged_off", "x") and v} == {
        k: v for k, v in wanted.items() if v
    }


@pytest.mark.parametrize("write", [write_trace, write_vcd])
def test_a_cancelled_file_is_not_there(write: Any, tmp_path: Path) -> None:
    run = recorded("pause-suspend", 60 * SECOND).recording()
    steps = write(run, tmp_path / "run")
    next(steps)
    assert list(tmp_path.iterdir())
    steps.close()
    assert not list(tmp_path.iterdir())

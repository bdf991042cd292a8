"""Writes a run as a trace in Chrome's JSON format, which Perfetto and other viewers can open.

Tracks: phases and incidents of the run; states of virtual CPUs; relocations with their stages and passes;
processors, locks and paging as counters at each sample. With a Detail, also each piece of work of each
processor and each lock it holds.
Format: "Trace Event Format", Google,
https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from engine.atomic import atomic_file
from engine.exports.states import stretches, vcpu_names
from engine.kernel.kinds import (
    DOING_LABELS,
    INCIDENT_LABELS,
    LOCK_LABELS,
    STATE_LABELS,
    Doing,
    Incident,
    Lock,
    VcpuState,
)
from engine.kernel.units import SECOND
from engine.recording.detail import Detail
from engine.recording.recorder import Recording
from engine.recording.relocations import STAGE_LABELS, relocations
from engine.scenario.model.site_release import releases

Event = dict[str, Any]
RUN, VCPUS, PROCESSORS, LOCKS, RELOCATIONS, PAGING = range(1, 7)  # numbers of the tracks' groups
GROUPS = {
    RUN: "Run",
    VCPUS: "Virtual CPUs",
    PROCESSORS: "Processors",
    LOCKS: "Locks",
    RELOCATIONS: "Relocations",
    PAGING: "Paging",
}
OFF = STATE_LABELS[VcpuState.OFF]
AT_ONCE = 5_000  # events between two reports of progress
PERCENT = 100.0
_TRACKS = 2  # of a relocation
_PAGES = {"page_ins": "from expanded storage", "page_reads": "from DASD", "page_outs": "out"}


def write_trace(
    recording: Recording, path: Path, start: int = 0, end: int | None = None, detail: Detail | None = None
) -> Iterator[float]:
    """Write the run from `start` to `end` (ns; None: to its end); yield the progress. Raises OSError."""
    last = recording.now if end is None else end
    with atomic_file(path) as file:
        file.write(_head(recording))
        lines: list[str] = []
        for number, event in enumerate(_events(recording, start, last, detail)):
            lines.append(json.dumps(event, separators=(",", ":"), ensure_ascii=False))
            if len(lines) >= AT_ONCE:
                file.write(",\n".join(lines).encode())
                lines = [""]  # a comma before the next event, and none after the last one
                yield min(0.99, number / _expected(recording))
        file.write((",\n".join(lines) + "\n]}\n").encode())
    yield 1.0


def _head(recording: Recording) -> bytes:
    about = {"scenario": recording.scenario.id, "seed": recording.seed, "simulated": "not a measurement"}
    if text := releases(recording.scenario.lpar):
        about["release"] = text
    return f'{{"displayTimeUnit":"ns","otherData":{json.dumps(about)},"traceEvents":[\n'.encode()


def _expected(recording: Recording) -> int:
    return len(recording.trace) + 4 * recording.cpus.size + len(recording.log) + 1000


def _events(recording: Recording, start: int, end: int, detail: Detail | None) -> Iterator[Event]:
    yield from _names(recording)
    yield from _phases(recording, start, end)
    yield from _incidents(recording, start, end)
    for stretch in stretches(recording, start, end):
        if stretch.state != OFF and stretch.end > stretch.start:
            yield _slice(VCPUS, stretch.vcpu + 1, stretch.state, "state", stretch.start, stretch.end)
    yield from _moves(recording, start, end)
    yield from _samples(recording, start, end)
    if detail is not None:
        yield from _work(detail)


def _names(recording: Recording) -> Iterator[Event]:
    for group, name in GROUPS.items():
        yield _name("process_name", group, 0, name)
        yield {"ph": "M", "pid": group, "tid": 0, "name": "process_sort_index", "args": {"sort_index": group}}
    yield _name("thread_name", RUN, 1, "phases")
    yield _name("thread_name", RUN, 2, "incidents of the system")
    for number, name in enumerate(vcpu_names(recording), 1):
        yield _name("thread_name", VCPUS, number, name)
    for number in range(recording.cpus.shape[1]):
        yield _name("thread_name", PROCESSORS, number + 1, f"processor {number}")
    for lock, label in LOCK_LABELS.items() if recording.scenario.lpar.locks else ():
        yield _name("thread_name", LOCKS, lock + 1, label)
    for relocation in relocations(recording):
        guest = recording.scenario.guests[relocation.guest].userid
        for track, what in (
            (_TRACKS * relocation.number + 1, "stages"),
            (_TRACKS * relocation.number + 2, "passes"),
        ):
            yield _name(
                "thread_name", RELOCATIONS, track, f"{guest}, relocation {relocation.number + 1}: {what}"
            )


def _phases(recording: Recording, start: int, end: int) -> Iterator[Event]:
    for phase in recording.scenario.phases:
        since, until = max(phase.start, start), min(phase.end, end)
        if until > since:
            yield _slice(RUN, 1, phase.title, "phase", since, until)
    for mark in recording.scenario.marks:
        if start <= mark.at <= end:
            yield _instant(RUN, 1, mark.title, "mark", mark.at)


def _incidents(recording: Recording, start: int, end: int) -> Iterator[Event]:
    """Yield the log entries; those of a guest are on the track of its first virtual CPU."""
    first: dict[int, int] = {}
    for vcpu, guest in enumerate(np.asarray(recording.vcpu_guest).tolist(), 1):
        first.setdefault(guest, vcpu)
    for row in recording.log[(recording.log["time"] >= start) & (recording.log["time"] <= end)]:
        guest, name = int(row["guest"]), INCIDENT_LABELS[Incident(int(row["what"]))]
        group, track = (VCPUS, first[guest]) if guest in first else (RUN, 2)
        yield _instant(group, track, name, "incident", int(row["time"]), value=int(row["value"]))


def _moves(recording: Recording, start: int, end: int) -> Iterator[Event]:
    """Yield relocations with their stages, and the passes on a separate track, each clipped to the span."""
    for track, name, category, since, until, args in _parts_of_moves(recording):
        if until > start and since < end:
            since, until = max(since, start), min(until, end)
            yield _slice(RELOCATIONS, track, name, category, since, until, **args)


def _parts_of_moves(recording: Recording) -> Iterator[tuple[int, str, str, int, int, dict[str, int]]]:
    for relocation in relocations(recording):
        track, until = _TRACKS * relocation.number + 1, relocation.ended_at or relocation.at
        yield track, "relocation", "relocation", relocation.asked_at, until, {"pages": relocation.pages}
        for stage, since, ended in relocation.stages:
            yield track, STAGE_LABELS[stage], "stage", since, ended, {}
        for each in relocation.passes:
            ended = until if each.ended is None else each.ended
            counts = {"sent": each.sent, "changed": each.changed}
            yield track + 1, f"pass {each.number}", "pass", each.began, ended, counts


def _samples(recording: Recording, start: int, end: int) -> Iterator[Event]:
    """Yield counters at each sample: the amount used since the previous sample."""
    time, scenario = recording.time, recording.scenario
    low = max(int(np.searchsorted(time, start)), 0)
    high = int(np.searchsorted(time, end, side="right"))
    for at in range(low, high - 1):
        span, moment = int(time[at + 1] - time[at]), int(time[at])
        if span <= 0:
            continue
        yield from _used(recording, at, moment, span)
        if scenario.lpar.locks:
            yield from _locked(recording, at, moment, span)
        grown = {name: int(recording.system[name][at + 1] - recording.system[name][at]) for name in _PAGES}
        rates = {label: grown[name] * SECOND / span for name, label in _PAGES.items()}
        yield _counter(PAGING, "pages/s", moment, rates)


def _used(recording: Recording, at: int, moment: int, span: int) -> Iterator[Event]:
    before, after = recording.cpus[at], recording.cpus[at + 1]
    for cpu in range(recording.cpus.shape[1]):
        guest, cp, spin = (
            int(after[cpu][name] - before[cpu][name]) for name in ("emul_ns", "cp_ns", "spin_ns")
        )
        shares = {"guest code": guest, "CP": cp - spin, "spinning": spin}
        yield _counter(
            PROCESSORS, f"processor {cpu}, %", moment, {k: PERCENT * v / span for k, v in shares.items()}
        )


def _locked(recording: Recording, at: int, moment: int, span: int) -> Iterator[Event]:
    for lock in Lock:
        before, after = recording.system["lock"][at, lock], recording.system["lock"][at + 1, lock]
        held = PERCENT * int(after["held_ns"] - before["held_ns"]) / span
        yield _counter(LOCKS, f"{LOCK_LABELS[lock]}, % held", moment, {"held": held})


def _work(detail: Detail) -> Iterator[Event]:
    """Yield the work of each processor, and the paging and timer work done under a lock."""
    rows = detail.processors
    for start, end, cpu, doing, count in zip(
        *(rows[n].tolist() for n in ("start", "end", "cpu", "doing", "n")), strict=True
    ):
        if doing != Doing.IDLE:
            yield _slice(
                PROCESSORS, cpu + 1, DOING_LABELS[Doing(doing)], "processor", start, end, requests=count
            )


def _name(what: str, group: int, track: int, name: str) -> Event:
    return {"ph": "M", "pid": group, "tid": track, "name": what, "args": {"name": name}}


def _slice(group: int, track: int, name: str, category: str, start: int, end: int, **args: int) -> Event:
    event: Event = {"ph": "X", "pid": group, "tid": track, "ts": start / 1000, "dur": (end - start) / 1000}
    event |= {"name": name, "cat": category}
    return event | {"args": args} if args else event


def _instant(group: int, track: int, name: str, category: str, at: int, **args: int) -> Event:
    event: Event = {
        "ph": "i",
        "pid": group,
        "tid": track,
        "ts": at / 1000,
        "name": name,
        "cat": category,
        "s": "t",
    }
    return event | {"args": args} if args else event


def _counter(group: int, name: str, at: int, values: dict[str, float]) -> Event:
    shown = {label: round(value, 3) for label, value in values.items()}
    return {"ph": "C", "pid": group, "tid": 0, "ts": at / 1000, "name": name, "args": shown}

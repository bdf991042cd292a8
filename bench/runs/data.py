"""Large files of measurements: how fast they are read, and how much memory the process needs at most."""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from pathlib import Path

from bench.report import Report, Table, Target
from bench.runs.headless import peak_mb
from engine.measured.reading import FileReading

FULL, QUICK = 2**27, 4 * 2**20  # bytes
MOST = 500  # MB of memory, at most
DRAWN = 5_000_000  # values of a series that are drawn
PARTS = 20_000  # lines that are written at once
MB = 2**20


def _narrow() -> Iterator[str]:
    yield "time,load\n"
    yield from (f"{i / 10:.1f},{i * 7919 % 1000}.5\n" for i in count())


def _sadf() -> Iterator[str]:
    yield "# hostname;interval;timestamp;CPU;%user;%nice;%system;%iowait;%steal;%idle\n"
    for i in count(1_257_249_600):
        stamp = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(i))
        for cpu in range(-1, 8):
            yield f"lnx1;1;{stamp};{cpu};{i * 7 % 100}.50;0.00;3.1{cpu + 1};0.40;1.20;{i % 83}.80\n"


def _trace() -> Iterator[str]:
    yield '{"displayTimeUnit":"ns","traceEvents":[\n'
    for i in count():
        event = {"ph": "X", "pid": 1, "tid": i % 9, "ts": i * 10, "dur": 5, "name": "running"}
        if i % 4 == 0:
            event = {"ph": "C", "pid": 2, "ts": i * 10, "name": f"cpu {i % 16}", "args": {"CP": i % 7}}
        yield json.dumps(event) + ",\n"


def _sadf_json() -> Iterator[str]:
    yield '{"sysstat":{"hosts":[{"nodename":"lnx1","statistics":[\n'
    for i in count(1_257_249_600):
        day, _, clock = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(i)).partition(" ")
        load = [{"cpu": str(cpu), "user": i % 97, "system": 1.5, "idle": 50.25} for cpu in range(16)]
        stamp = {"date": day, "time": clock, "utc": 1, "interval": 1}
        yield json.dumps({"timestamp": stamp, "cpu-load": load}) + ",\n"


KINDS: dict[str, Callable[[], Iterator[str]]] = {
    "CSV, two columns": _narrow,
    "sadf -d": _sadf,
    "sadf -j": _sadf_json,
    "Chrome trace": _trace,
}


def _write(path: Path, lines: Iterator[str], size: int) -> None:
    with path.open("w", encoding="ascii") as file:
        while file.tell() < size:
            file.write("".join(next(lines) for _ in range(PARTS if size == FULL else 100)))


def measure(path: Path) -> tuple[float, float, int]:
    """Read a file and its first series; return seconds, MB at most and the number of values."""
    began = time.process_time()
    reading = FileReading(path)
    for _ in reading:
        pass
    took, data = time.process_time() - began, reading.data
    data.span()
    data.series(data.paths()[0], DRAWN)
    return took, peak_mb(), sum(data.count(path) for path in data.paths())


def run(quick: bool) -> Report:
    """Read a file of each kind in a process of its own."""
    size, rows, most = QUICK if quick else FULL, [], 0.0
    with tempfile.TemporaryDirectory() as folder:
        for kind, lines in KINDS.items():
            path = Path(folder) / "measured"
            _write(path, lines(), size)
            with ProcessPoolExecutor(1, get_context("spawn")) as pool:
                took, peak, values = pool.submit(measure, path).result()
            most = max(most, peak)
            rows.append(
                (
                    kind,
                    f"{size / MB:,.0f}",
                    f"{took:.1f}",
                    f"{size / MB / took:.1f}",
                    f"{values:,}",
                    f"{peak:.0f}",
                )
            )
            path.unlink()
    table = Table(("file", "MB", "processor time, s", "MB/s", "values", "memory at most, MB"), tuple(rows))
    target = Target("memory for any of them", MOST, most, at_least=False, unit=" MB")
    note = "Each is read in a process of its own, and its first series as a plot draws it."
    return Report("files of measurements", (table,), (target,), (note,))

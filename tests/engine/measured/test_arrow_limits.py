"""Small Parquet and Arrow files that unpack to gigabytes: refused before that, or read in little memory."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.measured import data
from engine.measured.arrow import files
from engine.measured.data import DataError
from engine.measured.reading import read
from tests.systems import needs_linux

BASE = 250  # MB: Python, pyarrow, and some batches
RUN = """
import re, sys
from pathlib import Path
from engine.measured.data import DataError
from engine.measured.reading import read
try:
    made = read(Path(sys.argv[1]))
    print(len(made.paths()), sum(map(made.count, made.paths())), "read")
except DataError as error:
    print(error)
print(int(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1]) >> 10)
"""  # what getrusage counts begins with the process that started this one


def read_apart(path: Path) -> tuple[str, int]:
    """Read a file in a process of its own; what came of it, and the most memory that it took, MB."""
    done = subprocess.run([sys.executable, "-c", RUN, path], capture_output=True, text=True, check=True)
    said, peak = done.stdout.splitlines()
    return said, int(peak)


def write_arrow(path: Path, table: pa.Table, packed: str | None, *, stream: bool = False) -> None:
    options = pa.ipc.IpcWriteOptions(compression=packed)
    made = (pa.ipc.new_stream if stream else pa.ipc.new_file)(str(path), table.schema, options=options)
    with made as sink:
        sink.write_table(table)


def distinct(path: Path) -> None:
    names = [f"request {row}" for row in range(60_000)]
    pq.write_table(pa.table({"time": np.arange(60_000), "id": names, "load": np.arange(60_000.0)}), path)


def distinct_pairs(path: Path) -> None:
    names = [f"request {row // 2}" for row in range(60_000)]
    pq.write_table(pa.table({"time": np.arange(60_000) // 9, "id": names, "load": np.ones(60_000)}), path)


def long_category() -> pa.Table:
    text = pa.DictionaryArray.from_arrays(pa.array(np.zeros(262_000, np.int32)), pa.array(["x" * 16_384]))
    return pa.table({"time": np.arange(262_000), "host": text, "load": np.arange(262_000.0)})


def long_texts(path: Path) -> None:
    table = pa.table({"host": pa.array(["x" * 16_384] * 17_000), "load": np.ones(17_000)})
    pq.write_table(table, path, use_dictionary=False, compression="zstd")


def large_pages(path: Path) -> None:
    table = pa.table({f"load {number}": np.zeros(10_000_000) for number in range(8)})
    pq.write_table(table, path, use_dictionary=False, compression="zstd", data_page_size=2**30,
                   row_group_size=10_000_000)  # fmt: skip


def large_batch(stream: bool, path: Path) -> None:
    zeros = np.zeros(50_000_000)
    write_arrow(path, pa.table({"time": zeros, "load": zeros}), "zstd", stream=stream)


@pytest.mark.slow
@needs_linux("Linux counts memory so")
@pytest.mark.parametrize(
    ("make", "said"),
    [
        (distinct, "1 60000 read"),
        (distinct_pairs, 'more than 20,000 different texts in "id"'),
        (lambda path: pq.write_table(long_category(), path), "1 262000 read"),
        (lambda path: write_arrow(path, long_category(), "zstd"), "1 262000 read"),
        (long_texts, "MB when unpacked, far more than the file"),
        (large_pages, "610 MB when unpacked, far more than the file"),
        (lambda path: large_batch(False, path), "50,000,000 rows take 381 MB at once"),
        (lambda path: large_batch(True, path), "50,000,000 rows take 762 MB at once"),
    ],
    ids=["distinct", "pairs", "category", "packed category", "texts", "pages", "batch", "stream"],
)
def test_a_small_file_takes_little_memory(make: Callable[[Path], None], said: str, tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    make(path)
    assert path.stat().st_size < 6 * 2**20
    found, peak = read_apart(path)
    assert said in found
    assert peak < BASE


@pytest.mark.slow
@needs_linux("Linux counts memory so")
def test_a_large_batch_is_unpacked_a_column_at_a_time(tmp_path: Path) -> None:
    rows, columns = 800_000, {f"load {number}": np.full(800_000, 1.0 * number) for number in range(24)}
    table = pa.table({"time": np.arange(1.0 * rows), "host": ["a", "b"] * (rows // 2), **columns})
    write_arrow(tmp_path / "x.arrow", table, "lz4")
    found, peak = read_apart(tmp_path / "x.arrow")
    assert found == f"48 {24 * rows} read"
    assert peak < BASE


def test_values_that_would_fill_the_disk_are_refused_before_any_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.parquet"
    pq.write_table(pa.table({"time": np.arange(500_000), "load": np.zeros(500_000)}), path)
    made = []
    monkeypatch.setattr(tempfile, "TemporaryFile", lambda **options: made.append(options))
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(total=2**33, free=2**20))
        with pytest.raises(DataError, match=r"the disk of \S+ is full: the values need 8 MB more"):
            read(path)
    monkeypatch.setattr(data, "MOST_BYTES", 2**20)
    monkeypatch.setattr(data, "MOST_PACKED", 1)
    with pytest.raises(DataError, match="500,000 values would take 7 MB, far more than the file"):
        read(path)
    assert made == []


@pytest.mark.skipif(not os.access("/dev/full", os.W_OK), reason="Linux")
@pytest.mark.parametrize("name", ["x.parquet", "x.csv"])
def test_a_full_disk_is_called_so(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = pa.table({"time": np.arange(100_000), "load": np.zeros(100_000)})
    pq.write_table(table, tmp_path / "x.parquet")
    full = Path("/dev/full").open("r+b", buffering=0)  # noqa: SIM115  # the data close it
    (tmp_path / "x.csv").write_text("time,load\n" + "".join(f"{row},0\n" for row in range(100_000)))
    monkeypatch.setattr(tempfile, "TemporaryFile", lambda **_: full)
    with pytest.raises(DataError, match="is full") as raised:
        read(tmp_path / name)
    assert "damaged" not in str(raised.value)


def test_texts_that_are_numbers_are_values_in_parquet_too(tmp_path: Path) -> None:
    table = pa.table({"time": ["10:00:00", "10:00:10", "10:00:20"], "user": ["5.5", "6.5", "n/a"],
                      "cpu": [1, 2, 3], "host": ["a", "a", "a"]})  # fmt: skip
    pq.write_table(table, tmp_path / "x.parquet")
    made = read(tmp_path / "x.parquet")
    assert made.paths() == [("a", "user"), ("a", "cpu")]
    assert made.series(("a", "user"))[1].tolist() == [5.5, 6.5]
    assert np.diff(made.series(("a", "cpu"))[0]).tolist() == [10**10, 10**10]


def test_numbers_that_tell_apart_rows_of_one_time_are_names_in_parquet_too(tmp_path: Path) -> None:
    rows = [(time, cpu) for time in range(50) for cpu in range(4)]
    table = pa.table({"time": [time for time, _ in rows], "cpu": [cpu for _, cpu in rows],
                      "busy": [10.0 * time + cpu for time, cpu in rows]})  # fmt: skip
    pq.write_table(table, tmp_path / "x.parquet")
    made = read(tmp_path / "x.parquet")
    assert made.paths() == [(f"cpu {cpu}", "busy") for cpu in range(4)]
    assert made.series(("cpu 3", "busy"))[1][:3].tolist() == [3, 13, 23]


def test_rows_of_several_names_stay_together_over_batches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosts = ["a", "b", None] * 400
    table = pa.table({"time": np.arange(1200), "host": hosts, "disk": ["x", "y", "x", "y"] * 300,
                      "load": np.arange(1200.0)})  # fmt: skip
    whole = tmp_path / "x.arrow"
    write_arrow(whole, table, "lz4")
    expected = {path: read(whole).series(path)[1].tolist() for path in read(whole).paths()}
    assert len(expected) == 6
    monkeypatch.setattr(files, "BATCH", 77)
    monkeypatch.setattr("engine.measured.arrow.reader.BATCH", 77)
    for packed, stream in (("lz4", False), (None, False), ("zstd", True), (None, True)):
        write_arrow(whole, table, packed, stream=stream)
        made = read(whole)
        assert {path: made.series(path)[1].tolist() for path in made.paths()} == expected


SMALL = pa.table({"time": np.arange(50.0), "host": ["a", "b"] * 25, "load": np.arange(50.0)})


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(kind=st.sampled_from(["file", "stream", "packed", "parquet"]), damage=st.data())
def test_damaged_files_are_refused_or_read_in_part(kind: str, damage: st.DataObject, tmp_path: Path) -> None:
    path = tmp_path / "x"
    if kind == "parquet":
        pq.write_table(SMALL, path)
    else:
        write_arrow(path, SMALL, "lz4" if kind == "packed" else None, stream=kind == "stream")
    raw = bytearray(path.read_bytes())
    for _ in range(damage.draw(st.integers(1, 4))):
        at = damage.draw(st.integers(8, len(raw) - 1))
        raw[at : at + damage.draw(st.integers(0, 8))] = damage.draw(st.binary(max_size=8))
    path.write_bytes(bytes(raw))
    with suppress(DataError):
        made = read(path)
        assert all(np.isfinite(made.series(one)[1]).all() for one in made.paths())

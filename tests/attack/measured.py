"""Files of measurements of every kind, and what must hold for the series that are read from damaged ones."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from traceback import clear_frames

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from engine.measured.reading import read
from tests.engine.measured import samples

KINDS = {
    "data, table": (samples.SADF_D, samples.FCX, samples.GERMAN, samples.LOCAL),
    "data, sar, mpstat and iostat": (samples.SAR, samples.MPSTAT, samples.IOSTAT, samples.SADF_P),
    "data, vmstat": (samples.VMSTAT, samples.VMSTAT_PLAIN, samples.VMSTAT_D),
    "data, nmon, dstat and FCX102": (samples.NMON, samples.DSTAT, samples.DSTAT_SCREEN, samples.FCX102),
    "data, samples or log": (samples.PROC, samples.CPUPLUGD),
    "data, JSON": (samples.SADF_J, samples.CHROME),
}
PACKED = "data, packed"
BINARY = "data, Parquet or Arrow"
LONGEST = 60.0  # seconds that another process gets for one file


def seeds() -> dict[str, list[bytes]]:
    """Return good files of each kind."""
    texts = {kind: [text.encode() for text in found] for kind, found in KINDS.items()}
    packed = [pack(texts["data, table"][0]) for pack in (gzip.compress, bz2.compress, lzma.compress)]
    return {**texts, PACKED: packed, BINARY: _binary()}


def _binary() -> list[bytes]:
    table = pa.table({"time": [0.0, 1.0, 2.0], "userid": ["A", "B", "A"], "load": [1.5, None, 2.5]})
    parquet, file, stream = io.BytesIO(), io.BytesIO(), io.BytesIO()
    pq.write_table(table, parquet)
    for sink, new in ((file, pa.ipc.new_file), (stream, pa.ipc.new_stream)):
        with new(sink, table.schema) as writer:
            writer.write_table(table)
    return [parquet.getvalue(), file.getvalue(), stream.getvalue()]


def use(data: bytes, folder: Path) -> None:
    """Read a file and all of its series: times ascend, and values are finite.

    After a fault, frames drop the file, which cannot be replaced on Windows while it is mapped.
    """
    try:
        _use(data, folder)
    except Exception as error:
        fault: BaseException | None = error
        while fault is not None:
            clear_frames(fault.__traceback__)
            fault = fault.__context__
        raise


def _use(data: bytes, folder: Path) -> None:
    file = folder / "measured"
    file.write_bytes(data)
    made = read(file)
    made.zone = "Europe/Berlin"  # for times without one
    made.span()
    for path in made.paths():
        times, values = made.series(path)
        assert len(times) == len(values), path
        assert (times[1:] > times[:-1]).all(), path
        assert np.isfinite(values).all(), path
        assert len(made.series(path, 4)[0]) <= max(len(times), 4), path
        made.first(path, 3)


class Apart:
    """Reads in another process: what goes wrong in a library's own code ends that one only."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = ProcessPoolExecutor(1, get_context("spawn"))
        self._pool.submit(int).result()  # its start is not counted as the time of a reading

    def __call__(self, data: bytes, folder: Path) -> None:
        """Read a file as `use` does. Raises RuntimeError when the process dies."""
        self._pool = self._pool or ProcessPoolExecutor(1, get_context("spawn"))
        try:
            self._pool.submit(use, data, folder).result(LONGEST)
        except BrokenProcessPool:
            self._pool = None
            raise RuntimeError("the process that read the file died") from None

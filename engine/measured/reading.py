"""Opens a file of measurements: finds its kind by what is in it, and reads it with progress."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO

from engine.measured.arrow import read_arrow
from engine.measured.clock import moment
from engine.measured.data import DataError, Measurements
from engine.measured.json_files import MAX_SIZE, read_json
from engine.measured.tables import guess, read_table
from engine.measured.texts import read_samples, read_vmstat

MAX_FILE = 8 * 2**30  # bytes
HEAD = 64 * 1024  # bytes that the kind is found by
EVERY = 20_000  # lines between two reports of progress
MAX_LINE = 1_000_001
KINDS = {
    "table": "table (CSV, sadf -d, Performance Toolkit)",
    "vmstat": "vmstat -t",
    "samples": "samples of /proc, or a log",
    "json": "JSON (sadf -j, Chrome trace)",
    "arrow": "Parquet or Arrow",
}
_READERS: dict[str, Callable[[Iterable[str], Measurements], Iterator[int]]] = {
    "table": read_table,
    "vmstat": read_vmstat,
    "samples": read_samples,
}


class Reading:
    """A file that is being read: iterate for the progress (0 to 1); `data` grows meanwhile."""

    def __init__(self, path: Path) -> None:
        """Raises DataError for a file that is too large, unreadable, or of an unknown kind."""
        self.path = path
        try:
            self.size = path.stat().st_size
            with path.open("rb") as file:
                head = file.read(HEAD)
        except (OSError, ValueError) as error:
            raise DataError(f"{path.name}: cannot be read: {getattr(error, 'strerror', error)}") from None
        if self.size > MAX_FILE:
            raise DataError(f"{path.name}: larger than {MAX_FILE // 2**30} GB")
        self.encoding = encoding_of(head)
        self.data = Measurements(path.name, kind_of(head, self.encoding, path.name))

    def __iter__(self) -> Iterator[float]:
        try:
            yield from self._steps()
        except OSError as error:
            raise DataError(f"{self.path.name}: cannot be read: {error.strerror or error}") from None

    def _steps(self) -> Iterator[float]:
        kind = self.data.kind
        if kind == "arrow":
            yield from read_arrow(self.path, self.data)
        elif kind == "json":
            if self.size > MAX_SIZE:
                raise DataError(f"{self.path.name}: JSON larger than {MAX_SIZE // 2**20} MB")
            text = self.path.read_text(self.encoding, errors="replace")
            for number in read_json(text, self.data):
                if number % EVERY == 0:
                    yield 0.5
        else:
            yield from self._lines(_READERS[kind])
        yield 1.0

    def _lines(self, read: Callable[[Iterable[str], Measurements], Iterator[int]]) -> Iterator[float]:
        with self.path.open("rb") as raw:
            text = io.TextIOWrapper(raw, encoding=self.encoding, errors="replace", newline=None)
            for number in read(_bounded(text), self.data):
                if number % EVERY == 0:
                    yield min(raw.tell() / max(self.size, 1), 1.0)


def read(path: Path) -> Measurements:
    """Read a whole file. Raises DataError."""
    reading = Reading(path)
    for _ in reading:
        pass
    return reading.data


def encoding_of(head: bytes) -> str:
    """Return the encoding that the first bytes speak for."""
    for mark, name in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if head.startswith(mark):
            return name
    try:
        head[: len(head) - 4].decode("utf-8")
    except UnicodeDecodeError:
        return "latin-1"
    return "utf-8"


def kind_of(head: bytes, encoding: str, name: str) -> str:
    """Return the kind of a file, one of KINDS. Raises DataError for none."""
    if head[:4] in (b"PAR1", b"ARRO") or head[:4] == b"\xff\xff\xff\xff":
        return "arrow"
    lines = (
        head.decode(encoding, "replace").splitlines()[:-1] or head.decode(encoding, "replace").splitlines()
    )
    filled = [line.strip() for line in lines if line.strip()]
    if not filled or "\0" in filled[0]:
        raise DataError(f"{name}: empty, or no text; expected one of: {', '.join(KINDS.values())}")
    if filled[0][0] in "{[" and not guess_is_table(filled):
        return "json"
    if any({"swpd", "free"} <= set(line.split()) for line in filled[:6]):
        return "vmstat"
    if guess_is_table(filled):
        return "table"
    if any(moment(line.strip("= \t").split("  ")[0][:40]) or line[:4].isdigit() for line in filled[:50]):
        return "samples"
    raise DataError(f"{name}: of an unknown kind; expected one of: {', '.join(KINDS.values())}")


def guess_is_table(lines: list[str]) -> bool:
    """Return whether most lines have the same number of fields, more than one."""
    dialect = guess(lines[:100])
    if dialect is None:
        return False
    counts = [line.count(dialect.delimiter) for line in lines[:100]]
    return sum(count >= max(counts) - 1 for count in counts) > len(counts) / 3


def _bounded(file: IO[str]) -> Iterator[str]:
    """Yield lines; one that is too long is cut, and the rest of it passed over."""
    while line := file.readline(MAX_LINE):
        if len(line) == MAX_LINE and not line.endswith("\n"):
            while rest := file.readline(MAX_LINE):
                if rest.endswith("\n"):
                    break
        yield line

"""Opening a file of measurements: finds its kind from its contents, and reads it with progress."""

from __future__ import annotations

import bz2
import errno
import gzip
import io
import lzma
import re
import stat
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO, Any, AnyStr

from engine.language import later, say
from engine.measured.all_cpus import name_cpus
from engine.measured.arrow.reader import read_arrow
from engine.measured.data import DataError, Measurements
from engine.measured.dialect import SADF, guess
from engine.measured.dstat import is_dstat, read_dstat
from engine.measured.foreign import refusal
from engine.measured.json_files import read_json
from engine.measured.nmon import is_nmon, read_nmon
from engine.measured.sysstat import is_sysstat, read_sysstat
from engine.measured.tables import read_table
from engine.measured.texts import is_logged, read_samples, stamp
from engine.measured.toolkit import is_toolkit, read_toolkit
from engine.measured.vmstat import is_vmstat, read_vmstat

_KINDS: dict[bytes, Callable[[Any], Any]] = {
    b"\x1f\x8b": gzip.open,
    b"BZh": bz2.open,
    b"\xfd7zXZ\0": lzma.open,
}
DAMAGED = (EOFError, zlib.error, lzma.LZMAError, gzip.BadGzipFile)  # raised by a read of a damaged one
MAGIC = 6  # bytes


class PackedContent:
    """The content of a file; a context manager. `share` is the part of the file that has been read."""

    def __init__(self, path: Path) -> None:
        """Open the file. Raises OSError, ValueError."""
        state = path.stat()
        if not stat.S_ISREG(state.st_mode):  # a pipe may have no writer, and a device may have no end
            raise OSError(errno.EINVAL, say("is not a file"), str(path))
        self.size = max(state.st_size, 1)
        self._raw = path.open("rb")
        magic = self._raw.read(MAGIC)
        self._raw.seek(0)
        unpack = next((kind for begin, kind in _KINDS.items() if magic.startswith(begin)), None)
        self.packed = unpack is not None
        self._text: io.TextIOWrapper | None = None
        self.file: IO[bytes] = self._raw if unpack is None else unpack(self._raw)

    def text(self, encoding: str) -> IO[str]:
        """Return the content as a text stream, which is closed with the content."""
        self._text = io.TextIOWrapper(self.file, encoding=encoding, errors="replace", newline=None)
        return self._text

    @property
    def share(self) -> float:
        """The fraction of the file that has been read, 0 to 1."""
        return min(self._raw.tell() / self.size, 1.0)

    def __enter__(self) -> PackedContent:
        return self

    def __exit__(self, *_: object) -> None:
        if self._text is not None:
            self._text.close()
        self.file.close()
        self._raw.close()


MAX_FILE = 8 * 2**30  # bytes, unpacked
HEAD = 64 * 1024  # bytes that the kind is found by
BLOCK = 256 * 1024  # bytes of JSON at a time
EVERY = 20_000  # lines between two reports of progress
MAX_LINE = 1_000_001
MAX_REST = 256 * 2**20  # characters of a line that are passed over
KINDS = {
    "table": later("table (CSV, sadf -d, Performance Toolkit)"),
    "sysstat": later("sar, mpstat, iostat"),
    "vmstat": later("vmstat"),
    "dstat": later("dstat"),
    "nmon": later("nmon"),
    "toolkit": later("Performance Toolkit screens"),
    "samples": later("samples of /proc, or a log"),
    "json": later("JSON (sadf -j, Chrome trace)"),
    "arrow": later("Parquet or Arrow"),
}
_LATIN = later("The text is not UTF-8; its characters are read as Latin-1 (ISO 8859-1)")
_JSON = re.compile(r'\ufeff?\s*[\[{]\s*["\[{\]}]')
_READERS: dict[str, Callable[[Iterable[str], Measurements], Iterator[int]]] = {
    "table": read_table,
    "sysstat": read_sysstat,
    "vmstat": read_vmstat,
    "dstat": read_dstat,
    "nmon": read_nmon,
    "toolkit": read_toolkit,
    "samples": read_samples,
}


class ForeignFileError(DataError):
    """A file of a known program that is not read; the message states the program and the remedy."""


class FileReading:
    """A file that is being read: iterate over it for the progress (0 to 1); `data` grows in the meantime."""

    def __init__(self, path: Path) -> None:
        """Open the file. Raises DataError for a file that is too large, unreadable, or of an unknown kind."""
        self.path = path
        try:
            with PackedContent(path) as content:
                head = content.file.read(HEAD)
                size, self._packed = content.size, content.packed
        except (OSError, ValueError, *DAMAGED) as error:
            why = getattr(error, "strerror", None) or error
            raise DataError(say("{0}: cannot be read: {1}", path.name, why)) from None
        if size > MAX_FILE:
            raise DataError(say("{0}: larger than {1} GB", path.name, MAX_FILE // 2**30))
        self.encoding = encoding_of(head)
        self.data = Measurements(path.name, kind_of(head, self.encoding, path.name))
        if self.encoding == "latin-1" and self.data.kind != "arrow":
            self.data.note(say(_LATIN))
        if self.data.kind == "arrow" and self._packed:
            raise DataError(say("{0}: unpack Parquet and Arrow files before opening them", path.name))

    def __iter__(self) -> Iterator[float]:
        try:
            yield from self._steps()
        except OSError as error:
            raise DataError(
                say("{0}: cannot be read: {1}", self.path.name, error.strerror or error)
            ) from None

    def _steps(self) -> Iterator[float]:
        if self.data.kind == "arrow":
            yield from read_arrow(self.path, self.data)
        else:
            with PackedContent(self.path) as content:
                yield from self._json(content) if self.data.kind == "json" else self._lines(content)
        if self.data.kind in ("table", "samples"):
            self.data.note_repeated()
        name_cpus(self.data)
        yield 1.0

    def _json(self, content: PackedContent) -> Iterator[float]:
        for _ in read_json(self._blocks(content), self.data):
            yield content.share

    def _blocks(self, content: PackedContent) -> Iterator[bytes]:
        """Yield the content as UTF-8."""
        if self.encoding in ("utf-8", "utf-8-sig"):
            content.file.read(3 if self.encoding == "utf-8-sig" else 0)
            yield from self._whole(iter(lambda: content.file.read(BLOCK), b""))
        else:
            text = content.text(self.encoding)
            yield from self._whole(iter(lambda: text.read(BLOCK).encode(), b""))

    def _lines(self, content: PackedContent) -> Iterator[float]:
        lines = _bounded(content.text(self.encoding))
        for number in _READERS[self.data.kind](self._whole(lines), self.data):
            if number % EVERY == 0:
                yield content.share

    def _whole(self, parts: Iterator[AnyStr]) -> Iterator[AnyStr]:
        """Yield parts of the content: for a damaged packed file, the parts before the damage. Raises
        DataError.
        """
        number = total = 0
        try:
            for part in parts:
                number, total = number + 1, total + len(part)
                if total > MAX_FILE:
                    raise DataError(
                        say("{0}: more than {1} GB when unpacked", self.path.name, MAX_FILE // 2**30)
                    )
                yield part
        except (OSError, *DAMAGED) as error:
            if not self._packed or not number:
                raise
            self.data.bad.add(number + 1, say("the packed file is damaged from here on: {0}", error))


def read(path: Path) -> Measurements:
    """Read a complete file. Raises DataError."""
    reading = FileReading(path)
    for _ in reading:
        pass
    return reading.data


def encoding_of(head: bytes) -> str:
    """Return the encoding that the first bytes indicate."""
    for mark, name in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if head.startswith(mark):
            return name
    try:
        head[: len(head) - 4].decode("utf-8")
    except UnicodeDecodeError:
        return "latin-1"
    return "utf-8"


def kind_of(head: bytes, encoding: str, name: str) -> str:
    """Return the kind of a file, one of KINDS. Raises DataError when no kind fits."""
    if head[:4] in (b"PAR1", b"ARRO") or head[:4] == b"\xff\xff\xff\xff":
        return "arrow"
    text = head.decode(encoding, "replace")
    lines = text.splitlines()[:-1] or text.splitlines()
    filled = [line.strip() for line in lines if line.strip()]
    stamped = any(map(stamp, filled[:50]))
    if is_toolkit(filled):
        return "toolkit"
    if not stamped and (why := refusal(head, filled, name)):
        raise ForeignFileError(why)
    if not filled or "\0" in filled[0]:
        raise DataError(
            say("{0}: empty, or not text; expected one of: {1}", name, ", ".join(map(say, KINDS.values())))
        )
    if _JSON.match(text):
        return "json"
    if any(line.startswith(SADF) for line in filled[:50]):
        return "table"
    if is_nmon(filled):
        return "nmon"
    if is_dstat(filled):
        return "dstat"
    if is_sysstat(filled):
        return "sysstat"
    if is_vmstat(filled[:8]):
        return "vmstat"
    if any(map(is_logged, filled[:50])):
        return "samples"
    if guess_is_table(filled):
        return "table"
    if any(stamp(line) or line[:4].isdigit() for line in filled[:50]):
        return "samples"
    raise DataError(
        say("{0}: unknown format; expected one of: {1}", name, ", ".join(map(say, KINDS.values())))
    )


def guess_is_table(lines: list[str]) -> bool:
    """Return whether most lines have the same number of fields, and more than one."""
    dialect = guess(lines[:100])
    if dialect is None:
        return False
    counts = [line.count(dialect.delimiter) for line in lines[:100]]
    return sum(count >= max(counts) - 1 for count in counts) > len(counts) / 3


def _bounded(file: IO[str]) -> Iterator[str]:
    """Yield lines; a line that is too long is cut, and the rest of it is skipped."""
    while line := file.readline(MAX_LINE):
        if len(line) == MAX_LINE and not line.endswith("\n"):
            _pass_over(file)
        yield line


def _pass_over(file: IO[str]) -> None:
    """Skip the rest of a line. Raises DataError when it does not end."""
    passed = 0
    while (rest := file.readline(MAX_LINE)) and not rest.endswith("\n"):
        passed += len(rest)
        if passed > MAX_REST:
            raise DataError(say("a line is longer than {0} MB; expected text", MAX_REST // 2**20))

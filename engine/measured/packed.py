"""Files that may be packed with gzip, bzip2 or xz, opened as what is in them."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

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
        """Raises OSError, ValueError."""
        self.size = max(path.stat().st_size, 1)
        self._raw = path.open("rb")
        magic = self._raw.read(MAGIC)
        self._raw.seek(0)
        unpack = next((kind for begin, kind in _KINDS.items() if magic.startswith(begin)), None)
        self.packed = unpack is not None
        self._text: io.TextIOWrapper | None = None
        self.file: IO[bytes] = self._raw if unpack is None else unpack(self._raw)

    def text(self, encoding: str) -> IO[str]:
        """Return the content as a text; it is closed with the content."""
        self._text = io.TextIOWrapper(self.file, encoding=encoding, errors="replace", newline=None)
        return self._text

    @property
    def share(self) -> float:
        """How much of the file has been read, 0 to 1."""
        return min(self._raw.tell() / self.size, 1.0)

    def __enter__(self) -> PackedContent:
        return self

    def __exit__(self, *_: object) -> None:
        if self._text is not None:
            self._text.close()
        self.file.close()
        self._raw.close()

"""Files of compiled kernels: object code with a table of the functions that can be called.

A file is written completely or not at all. Its first line is a checksum of the rest, so that a damaged file
is never loaded; its second line is a table in JSON; machine code follows. Nothing here imports Numba.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from shutil import rmtree
from typing import Any

from engine.atomic import atomic_write

FORMAT = 1
SUFFIX = ".kernels"
MAX_BYTES = 64 << 20  # of a file


@dataclass(frozen=True)
class Signature:
    """One compiled form of a kernel: its symbol, and its arguments and results (see `native`)."""

    kernel: str  # module and name
    symbol: str
    arguments: tuple[str, ...]
    returns: tuple[str, ...]


@dataclass(frozen=True)
class ObjectFile:
    """Object code and its signatures."""

    code: bytes
    signatures: tuple[Signature, ...]
    processor: str  # LLVM's name
    features: tuple[str, ...]  # of the processor, that the code may use
    sources: dict[str, str] = field(default_factory=dict)  # files outside of the engine -> their hash

    def write(self, path: Path) -> None:
        """Write the file. Raises OSError, in which case the previous file is intact."""
        table = {"format": FORMAT, "signatures": [asdict(signature) for signature in self.signatures]}
        table |= {"processor": self.processor, "features": self.features, "sources": self.sources}
        content = json.dumps(table).encode() + b"\n" + self.code
        atomic_write(path, _checksum(content) + b"\n" + content, make_folder=True)


def read(path: Path, keep: bool = False) -> ObjectFile | None:
    """Return the contents of the file; None when there is no such file, or it is damaged.

    A damaged file, or a folder of this name, is removed, unless `keep` is set: then it belongs to a package.
    """
    try:
        if path.stat().st_size > MAX_BYTES:
            return None
        data = b"" if path.is_dir() else path.read_bytes()
    except OSError:
        return None
    found = _parsed(data)
    if found is None and not keep:
        _discard(path)
    return found


def _discard(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        rmtree(path, ignore_errors=True)
    with suppress(OSError):
        path.unlink()


def source_hash(path: Path) -> str:
    """Return a hash of a source file; empty when it cannot be read."""
    try:
        return hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest()
    except OSError:
        return ""


def unchanged(sources: dict[str, str], root: Path) -> bool:
    """Return whether the sources below `root` are the same as those that were compiled."""
    return all(source_hash(root / name) == known for name, known in sources.items())


def _checksum(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=16).hexdigest().encode()


def _parsed(data: bytes) -> ObjectFile | None:
    checksum, _, content = data.partition(b"\n")
    if checksum != _checksum(content):
        return None
    line, _, code = content.partition(b"\n")
    table = json.loads(line)
    if table["format"] != FORMAT:
        return None
    return ObjectFile(
        code, _signatures(table["signatures"]), table["processor"], tuple(table["features"]), table["sources"]
    )


def _signatures(rows: Iterable[dict[str, Any]]) -> tuple[Signature, ...]:
    return tuple(
        Signature(row["kernel"], row["symbol"], tuple(row["arguments"]), tuple(row["returns"]))
        for row in rows
    )

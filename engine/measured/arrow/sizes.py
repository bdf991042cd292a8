"""Unpacked sizes of the batches of an Arrow file, from their metadata; nothing is unpacked.

Format: Arrow columnar format, "Serialization and interprocess communication": messages, each with metadata as
a flatbuffer and a body of buffers; a packed buffer begins with its size. A file has a footer with the places
of its messages; a stream has the messages one after the other.
"""

from __future__ import annotations

import mmap
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

MAGIC = b"ARROW1"
_DICTIONARY, _BATCH = 2, 3  # kinds of messages
_CONTINUES = 0xFFFFFFFF
_BLOCK = 24  # bytes of a place in the footer


class Sizes(NamedTuple):
    """A message. largest: its largest buffer, total: all its buffers, in bytes unpacked; packed: whether
    any buffer is packed.
    """

    names: bool  # texts of categories; else rows
    rows: int
    largest: int
    total: int
    packed: bool


def message_sizes(path: Path) -> Iterator[Sizes]:
    """Yield the sizes of each message with rows or categories. Raises struct.error for a damaged file."""
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        places = _of_file(data) if data[: len(MAGIC)] == MAGIC else _of_stream(data)
        for place, body in places:
            yield from _sizes(data, place, body)


def _of_file(data: mmap.mmap) -> Iterator[tuple[int, int]]:
    """Yield the place of each message in the footer, and the place of its body."""
    end = len(data) - len(MAGIC) - 4
    footer = _root(data, end - _number(data, "<i", end))
    for field in (2, 3):  # categories, batches
        count, first = footer.vector(field)
        for at in range(first, first + count * _BLOCK, _BLOCK):
            place = _number(data, "<q", at)
            yield _metadata(data, place)[0], place + _number(data, "<i", at + 8)


def _of_stream(data: mmap.mmap) -> Iterator[tuple[int, int]]:
    place = 0
    while place + 8 <= len(data):
        metadata, length = _metadata(data, place)
        if length <= 0:
            return
        body = metadata + length
        yield metadata, body
        place = body + max(_root(data, metadata).number(3, "<q"), 0)


def _metadata(data: mmap.mmap, place: int) -> tuple[int, int]:
    """Return the place and length of the metadata of a message; early versions have no marker before the
    length.
    """
    mark = _number(data, "<I", place)
    return (place + 8, _number(data, "<I", place + 4)) if mark == _CONTINUES else (place + 4, mark)


def _number(data: mmap.mmap, form: str, at: int) -> int:
    """Return a number from the file. Raises struct.error for a place outside the file."""
    if not 0 <= at < len(data):
        raise struct.error("a place outside of the file")
    return int(struct.unpack_from(form, data, at)[0])


def _sizes(data: mmap.mmap, place: int, body: int) -> Iterator[Sizes]:
    message = _root(data, place)
    kind = message.number(1, "<B")
    if kind not in (_DICTIONARY, _BATCH):
        return
    batch = message.table(2).table(1) if kind == _DICTIONARY else message.table(2)
    packed = batch.place(3) != 0
    count, first = batch.vector(2)
    sizes = [_size(data, first + 16 * number, body, packed) for number in range(count)]
    yield Sizes(kind == _DICTIONARY, batch.number(0, "<q"), max(sizes, default=0), sum(sizes), packed)


def _size(data: mmap.mmap, at: int, body: int, packed: bool) -> int:
    offset, length = _number(data, "<q", at), _number(data, "<q", at + 8)
    unpacked = _number(data, "<q", body + offset) if packed and length >= 8 else -1
    return unpacked if unpacked >= 0 else length


class _Record:
    """A table of a flatbuffer."""

    def __init__(self, data: mmap.mmap, at: int) -> None:
        self._data, self._at = data, at
        self._fields = at - self._read("<i", at)

    def _read(self, form: str, at: int) -> int:
        return _number(self._data, form, at)

    def place(self, field: int) -> int:
        """Return the place of a field; 0 when the table does not have it."""
        at = 4 + 2 * field
        offset = self._read("<H", self._fields + at) if at < self._read("<H", self._fields) else 0
        return self._at + offset if offset else 0

    def number(self, field: int, form: str) -> int:
        """Return a number; 0 when the table does not have it."""
        at = self.place(field)
        return self._read(form, at) if at else 0

    def _target(self, field: int) -> int:
        at = self.place(field)
        return at + self._read("<I", at) if at else 0

    def table(self, field: int) -> _Record:
        """Return the table that a field points to. Raises struct.error when there is no table."""
        if not (at := self._target(field)):
            raise struct.error("a field is missing")
        return _Record(self._data, at)

    def vector(self, field: int) -> tuple[int, int]:
        """Return the length of a vector, and the place of its first entry."""
        at = self._target(field)
        return (self._read("<I", at), at + 4) if at else (0, 0)


def _root(data: mmap.mmap, at: int) -> _Record:
    return _Record(data, at + _number(data, "<I", at))

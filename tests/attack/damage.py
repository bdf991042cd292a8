"""Damages good inputs at random, by a seed: bytes, pieces, lines, and values of what the format has."""

from __future__ import annotations

import re
from functools import cache
from random import Random

PIECES = (
    *(b"{", b"}", b"[", b"]", b'"', b"'", b",", b":", b"=", b"\\", b"#", b".", b"\n", b"\r", b"\t", b"\x1b"),
    *(b"\xff", b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\xc0\x80", "\u202e\ud7ff".encode()),
    *(b"9" * 50, b"-1", b"1e999", b"nan", b"inf", b"0x7fffffff", b"[" * 300, b"a." * 300, b"x" * 5000),
    *(b" " * 5000, b"1" * 5000, b"1 " * 2500, b"a=1 " * 1000),
    *(b"/etc/passwd", b"../../../x", b"~", b"%s%n", b"${HOME}", b"null", b"true", b"<script>", b"__class__"),
)
WORD = re.compile(rb"[\w.%-]+")
NEAR = 128  # bytes around a place


def damaged(seeds: tuple[bytes, ...], dice: Random) -> bytes:
    """Return one of the inputs with one to four changes."""
    data = dice.choice(seeds)
    for _ in range(dice.choice((1, 1, 1, 2, 2, 3, 4))):
        data = dice.choice((_piece, _piece, _cut, _bit, _word, _line, _joined))(data, seeds, dice)
    return data


def _piece(data: bytes, seeds: tuple[bytes, ...], dice: Random) -> bytes:
    at, gone = dice.randrange(len(data) + 1), dice.choice((0, 0, 1, 5, 100))
    return data[:at] + dice.choice(PIECES) + data[at + gone :]


def _cut(data: bytes, seeds: tuple[bytes, ...], dice: Random) -> bytes:
    return data[: dice.randrange(len(data) + 1)]


def _bit(data: bytes, seeds: tuple[bytes, ...], dice: Random) -> bytes:
    if not data:
        return b"\x80"
    at = dice.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << dice.randrange(8))]) + data[at + 1 :]


def _word(data: bytes, seeds: tuple[bytes, ...], dice: Random) -> bytes:
    """Put one word in the place of another."""
    place = dice.randrange(len(data) + 1) - NEAR // 2  # all words of a long file would take too long
    found, others = list(WORD.finditer(data, max(place, 0), place + NEAR)), _words(dice.choice(seeds))
    if not found or not others:
        return data
    one = dice.choice(found)
    return data[: one.start()] + dice.choice((*PIECES, *others)) + data[one.end() :]


@cache
def _words(seed: bytes) -> list[bytes]:
    return WORD.findall(seed)


def _line(data: bytes, seeds: tuple[bytes, ...], dice: Random) -> bytes:
    """Drop a line, or repeat it elsewhere."""
    lines = data.split(b"\n")
    line = lines.pop(dice.randrange(len(lines)))
    if dice.random() < 0.6:
        for _ in range(dice.choice((1, 2, 200))):
            lines.insert(dice.randrange(len(lines) + 1), line)
    return b"\n".join(lines)


def _joined(data: bytes, seeds: tuple[bytes, ...], dice: Random) -> bytes:
    other = dice.choice(seeds)
    return data[: dice.randrange(len(data) + 1)] + other[dice.randrange(len(other) + 1) :]

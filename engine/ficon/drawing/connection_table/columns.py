"""The possible meanings of a column in a table of connections, and how headings indicate them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

SIDES = (1, 2)
_NEAR = frozenset("1 a from left first source near local von".split())
_FAR = frozenset("2 b to right second target far remote nach".split())


class ColumnMeaning(NamedTuple):
    """A column's meaning. key: with the number of its side; words: matching headings; needed: in each row."""

    key: str
    title: str
    words: tuple[str, ...]
    needed: bool = False
    sided: bool = True


MEANINGS = (
    ColumnMeaning("cec", "CEC", ("cec", "cpc", "machine", "processor", "server"), True),
    ColumnMeaning("lpar", "LPAR", ("lpar", "partition", "image", "lpar name"), True),
    ColumnMeaning("system", "z/VM system", ("system", "z vm system", "system name", "sysname")),
    ColumnMeaning("chpid", "CHPID", ("chpid", "chp", "channel", "channel path", "kanal"), True),
    ColumnMeaning("pchid", "PCHID", ("pchid", "physical channel")),
    ColumnMeaning("port", "switch and port", ("port", "switch port", "link", "link address")),
    ColumnMeaning("unit", "control unit", ("control unit", "cu", "cu number", "cunumbr", "cntlunit")),
    ColumnMeaning("cuadd", "CUADD", ("cuadd",)),
    ColumnMeaning(
        "device",
        "device or range",
        ("device", "devices", "device number", "device range", "devno", "rdev", "geraet", "gerät"),
        True,
    ),
    ColumnMeaning("count", "number of devices", ("count", "number", "number of devices"), sided=False),
    ColumnMeaning("address", "unit address", ("unit address", "unitadd", "ua"), sided=False),
)
KEYS = tuple(
    f"{meaning.key}{side}" for side in SIDES for meaning in MEANINGS if meaning.sided
) + tuple(meaning.key for meaning in MEANINGS if not meaning.sided)  # fmt: skip
NEEDED = tuple(f"{meaning.key}{side}" for side in SIDES for meaning in MEANINGS if meaning.needed)
_BY_WORDS = {words: meaning for meaning in MEANINGS for words in meaning.words}


def guess(headings: Sequence[str]) -> list[str]:
    """Return the key of each column by its heading; "" = none. Each key is assigned once.

    Two columns with the same heading belong to the first and second sides.
    """
    found: list[str] = []
    for heading in headings:
        key = next((key for key in _keys(heading) if key not in found), "")
        found.append(key)
    return found


def _keys(heading: str) -> list[str]:
    """Return the keys that a heading may mean, most likely first."""
    words = re.findall(r"[^\W\d_]+|\d+", heading.lower())
    for side, marks in ((1, _NEAR), (2, _FAR)):
        for place in (-1, 0):
            if len(words) > 1 and words[place] in marks:
                rest = words[:-1] if place else words[1:]
                meaning = _BY_WORDS.get(" ".join(rest))
                if meaning is not None and meaning.sided:
                    return [f"{meaning.key}{side}"]
    meaning = _BY_WORDS.get(" ".join(words))
    if meaning is None:
        return []
    return [f"{meaning.key}{side}" for side in SIDES] if meaning.sided else [meaning.key]


def is_heading(cells: Sequence[str]) -> bool:
    """Return whether a row contains headings: at least some are known."""
    return any(guess(cells))

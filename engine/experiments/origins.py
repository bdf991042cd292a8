"""The origin of a value, from the words of its source, and the resulting possible error.

A published value has no leeway. A value derived by a short calculation may be off by a tenth, a fitted value
by as much as its facts, and an assumed or freely selected value by a factor of two.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from engine.studies.ledger import load_ledger, studies

PUBLISHED = ("study", "web", "published", "CP:", "Linux:")
OPEN = ("derived", "fitted", "chosen", "assumed")
LEAST = 0.02  # of a fitted value: uncertainty due to the digits of a published number
_WORD = re.compile(rf"\b({'|'.join((*PUBLISHED, *OPEN))})(?!\w)", re.IGNORECASE)
_FACT = re.compile(r"\b[a-z]+\.[a-z]\w*\.[\w./-]*\w")


@dataclass(frozen=True)
class Leeway:
    """The factors by which a value may be lower or higher, and the reason."""

    factor: float
    reason: str


DERIVED = Leeway(1.1, "derived: the rounding of its inputs, 10%")
FITTED = Leeway(4 / 3, "fitted to a fact without a tolerance: a third")
UNKNOWN = Leeway(2.0, "nothing is known: a factor of two")


def origin_of(source: str) -> str:
    """Return the first word of a source or comment that states the origin of a value; "" if there is none."""
    found = _WORD.search(source)
    return found[1].lower() if found else ""


def leeway_of(source: str) -> Leeway | None:
    """Return the possible error of a value with this source; None if it is published."""
    origin = origin_of(source)
    if origin not in OPEN:
        return None
    if origin == "fitted":
        return _fitted(source)
    return DERIVED if origin == "derived" else UNKNOWN


def _fitted(source: str) -> Leeway:
    tolerances = [share for name in _FACT.findall(source) for share in _tolerances(name)]
    if not tolerances:
        return FITTED
    share = max(LEAST, min(tolerances))
    return Leeway(1 + share, f"fitted to facts that are known within {share:.0%}")


@cache
def _tolerances(name: str) -> tuple[float, ...]:
    """Return the tolerances of the facts whose id is, or starts with, a name."""
    study = name.partition(".")[0]
    if study not in studies():
        return ()
    own = (fact for fact in load_ledger(study).facts if fact.id == name or fact.id.startswith(f"{name}."))
    return tuple(fact.tolerance for fact in own if fact.tolerance)

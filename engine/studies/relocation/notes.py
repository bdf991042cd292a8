"""The suspected causes of what is known to miss, or may: shown beside a fact or a claim only when it does."""

from __future__ import annotations

import re

from engine.studies.ledger import Fact

_STEAL = (
    "which link the figure is of is not said; CP's time for a page and for an I/O is assumed, and the faster "
    "the link the more of it is stolen"
)
_FLOOR = "the study's own rates, 270 and 450 I/Os a second, set a floor of 0.60"
_PILED = "how many requests queue for the database is assumed; from two on the others have just their share"
_FILE = "what the file guest uses is assumed: nothing says at which rate it writes there"
_HEAP = (
    "of the heap of 3,200 MiB as much as is written all over again during a pass; the rest of it "
    "is not written here"
)
_CAUSES = (
    (r"\.steal\.passes", _STEAL),
    (r"\.scale\.nonshared", _FLOOR),
    (r"\.mix\.others\.before", _PILED),
    (r"\.mix\.others\.", _FILE),
    (r"\.in\.java\.heap", _HEAP),
)


def note(fact: Fact) -> str:
    """Return the suspected cause if a fact misses; "" when none is known."""
    return next((cause for pattern, cause in _CAUSES if re.search(pattern, fact.id)), "")


# ---- claims

THREE_ARE_ENOUGH = (
    "shared channels overtake at three connections and not at four: the study's sentence and the explanation "
    "below it contradict each other, and its published rates do not say which is meant"
)
LINK_OR_GUEST = "which preset rate the study's comparison has is not published"

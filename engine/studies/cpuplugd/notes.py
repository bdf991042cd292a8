"""The suspected causes of what is known to miss, or may: shown beside a fact only when it does."""

from __future__ import annotations

import re

from engine.studies.ledger import Fact

_DEARER = (
    "a transaction costs 2 to 3 % more processor time in the study than in the manually sized run; here it "
    "costs the same, as nothing says what further virtual CPUs cost"
)
_SAWTOOTH = (
    "in the study pools probably go to and fro: memory comes back in large steps and goes in small ones, so "
    "that guests are larger on the mean; here scans seldom reach 20 pages a tick, and pools stay as they are"
)
_UNTOUCHED = (
    "which of the free pages Linux has touched is not known; here those that were in use once stay resident "
    "until they go to the pool"
)
_SLOW = (
    "the pace of the users is assumed: how far it swings, and how fast, decides how long guests that follow "
    "the load average have too few CPUs"
)
_THROUGHPUT = "what is lost in waits depends on how bursty users and jobs are, which nothing published says"
_FREED = (
    "nothing says what servers gave back as the load moved: here they are ended and give back everything, "
    "and without a pool CP keeps what Linux has freed"
)
_FILES = (
    "which part of the resident pages is page cache is not published; here all that the first set's servers "
    "read again and again stays"
)
_KEPT = "how a server's pages are divided into heap, files and buffers is assumed"

_CAUSES = (
    (r"\.mem\.load\.", _DEARER),
    (r"\.mem\.linux\.", _SAWTOOTH),
    (r"\.mem\.zvm\.", _UNTOUCHED),
    (r"\.mem\.tps\.|\.cpu\.cpuload\.", _THROUGHPUT),
    (r"\.cpu\.loadavg\.", _SLOW),
    (r"\.dyn\.saving", _FREED),
    (r"\.dyn\.leftover", _FILES),
    (r"\.manual\.allocated", _KEPT),
)


def note(fact: Fact) -> str:
    """Return the suspected cause if a fact misses; "" when none is known."""
    return next((cause for pattern, cause in _CAUSES if re.search(pattern, fact.id)), "")

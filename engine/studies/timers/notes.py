"""The suspected causes of what is known to miss, or may: shown beside a fact only when it does."""

from __future__ import annotations

import re

from engine.studies.ledger import Fact

_LARGER = "this run's guests were 4 to 5 % larger than those of the others: an input that no figure gives"
_MASTER_600 = (
    "what binds a guest to the master when it comes from the dormant list is not known; one share for all "
    "such guests is too simple"
)
_MASTER_900 = (
    "with more paging the master is preferred less: it has 28 and 17 % of the guest code, but 50 and 34 % "
    "at 600 users; a guest may lose the bond at its first fault, which is not simulated"
)
_PAGING = (
    "CP time for a page grows from 5.8 to 7 us and more between 30,000 and 100,000 pages/s; here it is "
    "the same for each"
)
_FEW_SPINS = (
    "the processor that takes a request and the one that it wakes meet at the lock; the hold for one request "
    "on a short list is probably shorter than the mean that is used for all"
)
_PAGING_LOCK = (
    "spins grow with the square of the page rate and more; that each fault takes the paging lock with the "
    "same chance is too simple"
)
_FULL = (
    "the system is all but full, at 97.3 %; here it is full, and what is left over goes into other waits "
    "than on the real system"
)
_IPL = (
    "the users beyond 600 were being IPLed as the master became full: console, spool and I/O on the master "
    "processor, which guests that are all idle do not have"
)
_ONE_DIGIT = "printed with one digit"

_CAUSES = (
    (r"(dasd|total)_pages_per_user\.900/4\.2\.0/patch", _LARGER),
    (r"master_\w+\.900/4\.[23]\.0/patch", _MASTER_900),
    (r"master_\w+\.600/4\.[23]\.0/patch", _MASTER_600),
    (r"(total|cp|emul)_util_per_\w+\.900/4\.[23]\.0/patch", _PAGING),
    (r"(spin|pct)_\w+\.600/4\.[23]\.0/patch", _FEW_SPINS),
    (r"(spin|pct)_\w+\.900/4\.[23]\.0/patch", _PAGING_LOCK),
    (r"\w+\.900/4\.3\.0/nopatch", _FULL),
    (r"\w+_per_user\.600/4\.[23]\.0/patch", _ONE_DIGIT),
    (r"timers\.text\.master_saturation_users", _IPL),
)


def note(fact: Fact) -> str:
    """Return the suspected cause if a fact misses; "" when none is known."""
    return next((cause for pattern, cause in _CAUSES if re.search(pattern, fact.id)), "")

"""What the timer study published of a run: its columns of tables 1 and 2, for runs that are such a run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.studies.ledger import load_ledger

STUDY, LEDGER = "Enhanced timer management", "timers"
PROCESSORS, XSTOR = 7, 10 << 18  # of the machine that was measured; pages


@dataclass(frozen=True)
class PublishedRun:
    """A column of a table: by quantity of the ledger."""

    where: str  # "Table 1"
    values: Mapping[str, float]


def published_run(scenario: Any) -> PublishedRun | None:
    """What was published of a run like this scenario; None when there was none."""
    lpar = scenario.lpar
    if scenario.study != STUDY or (lpar.processors, lpar.xstor) != (PROCESSORS, XSTOR):
        return None
    patched = {bool(guest.timer_patch) for guest in scenario.guests}
    if len(patched) != 1:
        return None
    patch = "patch" if patched.pop() else "nopatch"
    return _column(f"{len(scenario.guests)}/{lpar.release}.0/{patch}")


@lru_cache(maxsize=32)
def _column(condition: str) -> PublishedRun | None:
    facts = [fact for fact in load_ledger(LEDGER).facts if fact.condition == condition]
    if not facts:
        return None
    return PublishedRun(facts[0].where, {fact.quantity: fact.value for fact in facts})

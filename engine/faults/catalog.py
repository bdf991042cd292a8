"""All kinds of faults."""

from __future__ import annotations

from functools import cache

from engine.faults.kind import FaultKind
from engine.faults.kinds import cpuplugd, paging, pause, prsm, relocation, ssi, timers

DIFFICULTIES = (1, 2, 3)
_STUDIES = (pause, relocation, cpuplugd, timers, ssi, paging, prsm)
_ALL = tuple(kind for study in _STUDIES for kind in study.KINDS)


@cache
def fault_kinds(study: str = "", difficulty: int = 0) -> tuple[FaultKind, ...]:
    """Return the kinds of a study with a difficulty; "": of all studies, 0: of all difficulties."""
    return tuple(
        kind for kind in _ALL if study in ("", kind.machine.study) and difficulty in (0, kind.difficulty)
    )


@cache
def fault_studies() -> tuple[str, ...]:
    """Return the folders of the studies that have kinds of faults."""
    return tuple(dict.fromkeys(kind.machine.study for kind in _ALL))


def kind_named(id: str) -> FaultKind | None:
    """Return the kind with this id, if it exists."""
    return next((kind for kind in _ALL if kind.id == id), None)

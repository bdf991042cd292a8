"""A study to sweep whose figures are made up: the more connections up to four a channel, the faster."""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import Any

from app.jobs.tasks.registry import JobError
from engine.kernel.units import MS, SECOND
from engine.state.relocation import Finish
from engine.studies.probes import StudyRun
from engine.studies.relocation.sweep import SWEEP as REAL
from engine.studies.sweeps.grid import Preset, StudySweep, SweepGrid
from engine.studies.sweeps.table import SweepOutcome

FAILS, SLOW = "made-up-fails", "made-up-slow"
GRID = SweepGrid((1, 2), (1, 2, 3, 4), ("straight", "crossed"), ("quick",))
ALONG = SweepGrid((1, 2, 3, 4), (4,), ("straight",), ("quick", "slow"), each=True)
SWEEP = StudySweep(
    "made-up",
    {
        "quick": StudyRun("made-up", name="Quick"),
        "slow": StudyRun(SLOW, name="Slow"),
        "fails": StudyRun(FAILS, name="Fails"),
    },
    REAL.layouts,
    (Preset("Small", GRID), Preset("Along channels", ALONG)),
    REAL.aliases,
)


def outcome(scenario: str, settings: list[str], place: int) -> dict[str, Any]:
    """Return the outcome of a run, as the job has it. Raises JobError."""
    if scenario == FAILS:
        raise JobError("Paging space is full.")
    channels = settings[0].count("card")
    total = sum(_counts(settings[1]))
    crossed = '"3C", "3D"' in settings[1]
    used = max(total - (1 if total > 1 else 0) - (1 if total > 8 else 0), 1)
    rate = min(163.0 * used, 205.0 * channels * (0.95 if crossed else 1.0)) * (
        1.2 if crossed and used < 2 else 1
    )
    seconds = 13_000 / rate * (3 if scenario == SLOW else 1) * (1 + 0.02 * place)
    quiesce = seconds / 4
    finish = Finish.MAXQUIESCE if quiesce > 30 else Finish.COMPLETED
    spans = round(seconds * 1000) * MS, round(quiesce * 1000) * MS
    return asdict(SweepOutcome(*spans, 5, 3_251_200, 1, finish, spans[0] + 5 * SECOND))


def _counts(setting: str) -> list[int]:
    """Return the connections on each pair of channels."""
    return [int(number) for number in re.findall(r"count = (\d+)", setting)]

"""The table beside the chart of processors: a row a processor, its shares of the time that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication

from app.charts.processor_lanes import columns
from app.charts.processor_lanes.work import Work
from app.charts.toolkit import axis
from app.charts.toolkit.lanes.layout import Lanes
from engine.kernel.kinds import Doing
from engine.recording.recorder import Recording
from engine.scenario.derived.systems import processor_count

Array = npt.NDArray[Any]


def spent(recording: Recording, work: Work | None, start: int, end: int) -> Array:
    """Time between two moments (ns), (processors, KINDS); from the samples when there is no Work."""
    each = np.arange(processor_count(recording.scenario), dtype=np.int64)
    lanes, step = Lanes(each, each + 1, each, each), end - start
    if work is None:
        return columns.from_samples(recording, lanes, (), step, start, 1)[:, 0]
    within = start, min(end, recording.now)
    return columns.from_work(work, lanes, (), within, step, start, 1)[:, 0]


def rows(recording: Recording, times: Sequence[Array], kinds: Sequence[Doing]) -> list[list[str]]:
    """Number, role, and the shares of each run."""
    locks = recording.scenario.lpar.locks
    master = QCoreApplication.translate("Work", "master")
    return [
        [
            str(cpu),
            master if cpu == 0 and locks else "",
            *(cell for time in times for cell in _shares(time, cpu, kinds)),
        ]
        for cpu in range(len(times[0]))
    ]


def _shares(times: Array, cpu: int, kinds: Sequence[Doing]) -> list[str]:
    total = float(times[cpu].sum()) if cpu < len(times) else 0.0
    return [axis.share(float(times[cpu, kind]) / total) if total else "" for kind in kinds]

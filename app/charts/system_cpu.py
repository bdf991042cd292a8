"""CPU of the systems: what the processors of each do, guest code and CP one on another."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.pane import Pane
from app.charts.values.linux import tenths
from app.charts.values.multisystem import SEVERAL_SYSTEMS, Growth, places, system_names
from app.look.theme import current as current_theme
from engine.kernel.units import SECOND
from engine.recording.recorder import Recording


class SystemCpuChart(PaneChart):
    """A pane a system; its axis reaches to a tenth of its processors at least."""

    id = "system_cpu"
    title = "CPU of the systems"
    need = SEVERAL_SYSTEMS

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Return processors in use."""
        theme, unit = current_theme(), _tr("processors in use")
        parts = (
            (_tr("guest code"), "emul_ns", "processor.emulation", theme.work["emulation"], False),
            (_tr("CP"), "cp_ns", "processor.cp", theme.work["cp"], True),
        )
        return [
            Pane(
                name,
                name,
                unit,
                tuple(
                    Curve(label, colour, _of(name, field), measure=measure, hatched=hatched)
                    for label, field, measure, colour, hatched in parts
                ),
                tenths,
                stacked=True,
                least_top=max(_processors(recording, name) / 10, 0.1),
            )
            for name in system_names(recording.scenario)
        ]


def _of(system: str, field: str) -> Growth:
    return Growth(partial(_totals, system, field), 1 / SECOND)


def _totals(system: str, field: str, recording: Recording) -> npt.NDArray[Any] | None:
    number = places(system_names(recording.scenario)).get(system)
    if number is None:
        return None
    own = np.asarray(recording.cpu_system) == number
    return np.asarray(recording.cpus[field][:, own].sum(axis=1))


def _processors(recording: Recording, system: str) -> int:
    number = places(system_names(recording.scenario))[system]
    return int((np.asarray(recording.cpu_system) == number).sum())


def _tr(text: str) -> str:
    return QCoreApplication.translate("Complex", text)

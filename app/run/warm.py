"""Compiles every kernel of the engine and of the charts, in a process of its own.

`python -m app.run.warm` prints a line "done total name" for each kernel; after that the kernels are loaded
from the cache. Stopping it loses nothing: it continues where it was.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from engine import warm as engine_warm
from engine.warm import WITH_LINUX

Progress = Callable[[int, int, str], None]
RUN = 30_000_000_000  # ns of the study that the charts are drawn for
SIZES = ((900, 600), (420, 260))
LOCKS = "timers-430-600"  # a study whose locks are simulated
CLOSE = 1_000_000_000  # ns at which it is looked at


def is_warm() -> bool:
    """Return whether nothing is left to compile; always True with the JIT off."""
    marker = _marker()
    return engine_warm.is_warm() and (marker is None or marker.exists())


def _marker() -> Path | None:
    """Return a file beside the cached kernels that names the present sources of the charts."""
    folder = os.environ.get("NUMBA_CACHE_DIR")
    return Path(folder) / f"charts-{_sources()}" if folder else None


def _sources() -> str:
    """Return a hash of what Numba looks at: it compiles a kernel again when its file has changed."""
    files = sorted((Path(__file__).parents[1] / "charts").rglob("*.py"))
    stamps = [(str(file), file.stat().st_mtime_ns, file.stat().st_size) for file in files]
    return hashlib.blake2b(repr(stamps).encode(), digest_size=8).hexdigest()


def warm(progress: Progress = lambda done, total, name: None) -> None:
    """Compile every kernel that is not in the cache yet; `progress` is called for each one."""
    from app.charts import chart_classes  # late: the start stays short
    from engine.kernel.options import KERNELS

    before = len(KERNELS)
    classes = chart_classes()
    of_charts = len(KERNELS) - before
    engine_warm.warm(lambda done, total, name: progress(min(done, total - of_charts), total, name))
    _warm_charts(classes, len(KERNELS) - of_charts, progress)
    progress(len(KERNELS), len(KERNELS), "ready")
    if marker := _marker():
        marker.touch()


def _warm_charts(classes: Sequence[Any], done: int, progress: Progress) -> None:
    """Draw each chart in a few ways, and count what Numba compiles on the way."""
    with engine_warm.counted(progress, done):
        _draw(classes)


def _draw(classes: Sequence[Any]) -> None:
    """Draw each chart of a short run: whole, zoomed in, with the cursor in it, compared with another run."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSize  # late: the start stays short
    from PySide6.QtWidgets import QApplication

    from app.charts.toolkit.comparing import Compare  # late: the start stays short
    from app.charts.toolkit.time_view import TimeView
    from engine.scenario.scenario import load_scenario
    from engine.sim import Simulation

    app = QApplication.instance() or QApplication([])
    machine = Simulation(load_scenario("pause-suspend"))
    machine.run(RUN)
    view = TimeView()
    view.fit(machine.scenario.until)
    for factor in (1.0, 20.0, 5000.0):
        view.zoom(factor, RUN // 2)
        view.set_cursor(RUN // 2)
        for make in classes:
            chart = make(view)
            chart.set_recording(machine.recording())
            for width, height in SIZES:
                chart.image(QSize(width, height))
            for mode in Compare:
                chart.set_compared(machine.recording(), mode=mode)
                chart.image(QSize(*SIZES[0]))
    _draw_linux(classes, view)
    _draw_closely(classes, view)
    del app


def _draw_linux(classes: Sequence[Any], view: Any) -> None:
    """Draw the charts of Linux guests, of all together and of one, also beside another run."""
    from PySide6.QtCore import QSize  # late: the start stays short

    from app.charts.toolkit.comparing import Compare  # late: the start stays short
    from engine.scenario.scenario import load_scenario
    from engine.sim import Simulation

    machine = Simulation(load_scenario(WITH_LINUX))
    machine.run(RUN)
    view.fit(machine.scenario.until)
    for make in [one for one in classes if one.fits(machine.scenario)]:
        chart = make(view)
        for guest in ("", machine.scenario.guests[0].userid):
            chart.set_recording(machine.recording())
            view.choose_guest(guest)
            for mode in (None, *Compare):
                chart.set_compared(mode and machine.recording(), mode=mode or Compare.OVERLAY)
                chart.image(QSize(*SIZES[0]))


def _draw_closely(classes: Sequence[Any], view: Any) -> None:
    """Draw the charts with every change in detail, of a small machine with locks."""
    from PySide6.QtCore import QSize  # late: the start stays short

    from app.charts.toolkit.close_ups import CloseUps  # late: the start stays short
    from engine.scenario.scenario import load_scenario
    from engine.sim import Simulation

    machine = Simulation(load_scenario(LOCKS, ("guests.linux.count=5", "lpar.frames=20000p")))
    machine.run(3 * CLOSE)
    view.fit(machine.scenario.until)
    view.zoom(view.span / (2 * CLOSE // 100), CLOSE + CLOSE // 100)
    for make in classes:
        chart = make(view)
        if isinstance(chart, CloseUps):
            chart.set_recording(machine.recording())
            chart.image(QSize(*SIZES[0]))
            chart.set_detail(machine.closely(CLOSE, CLOSE + CLOSE // 10))
            chart.image(QSize(*SIZES[0]))


def compile_engine(report: Callable[[Any], None]) -> None:
    """Compile the kernels of the engine, as a background job; report the kernels done and in all."""
    engine_warm.warm(lambda done, total, name: report([done, total]))


def compile_kernels(report: Callable[[Any], None]) -> None:
    """Compile every kernel, as a background job; report the kernels done and in all."""
    warm(lambda done, total, name: report([done, total]))


if __name__ == "__main__":
    warm(lambda done, total, name: print(done, total, name, flush=True))  # noqa: T201

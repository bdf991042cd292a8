"""Compile every kernel of the engine and the charts in a separate process.

`python -m app.charts.warm` prints a line "done total name" for each kernel; after that, the kernels are
loaded from their files. A parallel process compiles a first set: see `engine.warm`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from app.jobs.tasks.registry import NICE, JobError
from engine import platform
from engine import warm as engine_warm
from engine.kernel import store
from engine.kernel.handle import KERNELS, Kernel
from engine.kernel.options import WITHOUT_JIT

Progress = Callable[[int, int, str], None]


def is_warm() -> bool:
    """Return whether there is nothing left to compile; always True with the JIT off."""
    return engine_warm.is_warm() and engine_warm.has_set(store.CHARTS)


def can_run() -> bool:
    """Return whether everything can run: all kernels are compiled, or the wheel includes kernels that fit."""
    return engine_warm.can_run() and (WITHOUT_JIT or store.can_run(store.CHARTS))


def warm(progress: Progress = lambda done, total, name: None) -> None:
    """Compile every kernel that has not been compiled yet; `progress` is called for each engine kernel."""
    engine_warm.warm(progress, meanwhile=_compile_charts)


def _compile_charts() -> None:
    if not engine_warm.has_set(store.CHARTS):
        engine_warm.compile_set(store.CHARTS, import_charts())


def import_charts() -> list[Kernel]:
    """Import and return all chart kernels."""
    import app.charts.processor_lanes.raster  # imported late to keep the start fast
    import app.charts.timeline.state_raster
    import app.charts.toolkit.lanes.raster
    import app.charts.toolkit.lines.raster  # noqa: F401

    return [kernel for kernel in KERNELS if kernel.name.startswith("app.charts.")]


def compile_engine(report: Callable[[Any], None]) -> None:
    """Compile the engine kernels as a background job; report the number of kernels done and the total."""
    with _reasons():
        engine_warm.warm(lambda done, total, name: report([done, total]))


def compile_kernels(report: Callable[[Any], None]) -> None:
    """Compile every kernel as a background job; report the number of kernels done and the total.

    Other processes have priority if nothing waits for the kernels.
    """
    if can_run():
        platform.lower_priority(NICE)
    with _reasons():
        warm(lambda done, total, name: report([done, total]))


@contextmanager
def _reasons() -> Iterator[None]:
    """Report to the window, in one sentence, the reason why nothing can be compiled."""
    try:
        yield
    except store.NotCompiledError as error:
        raise JobError(str(error)) from None


if __name__ == "__main__":
    warm(lambda done, total, name: print(done, total, name, flush=True))  # noqa: T201

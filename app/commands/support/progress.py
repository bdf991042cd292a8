"""Progress bars for compiling the kernels and running a simulation."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, Progress, Task, TaskProgressColumn, TextColumn, TimeRemainingColumn

from app.commands.support.console import PlainConsole, Text
from app.commands.support.echo import clean
from engine import warm as engine_warm
from engine.kernel.units import SECOND, clock_text

if TYPE_CHECKING:
    from engine.conditions.condition import Watch
    from engine.sim import Simulation  # to load it takes longer than to see that nothing is to be compiled

SLICE = 400_000  # events between two updates, some 20 ms


class _Words(TextColumn):
    """Shows words exactly as written."""

    def render(self, task: Task) -> Text:
        return Text(clean(self.text_format.format(task=task)), style=self.style)


@contextmanager
def progress_bar(detail: str = "") -> Iterator[Progress]:
    """Show a bar on standard error until it is done; show nothing if there is no terminal."""
    console = PlainConsole(stderr=True)
    columns = [_Words("{task.description}"), BarColumn(), TaskProgressColumn()]
    columns += [_Words(detail)] if detail else []
    columns += [TimeRemainingColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress


def warm_with_progress() -> None:
    """Compile everything that a run needs, unless usable kernels exist."""
    if not engine_warm.can_run():
        compile_with_progress(engine_warm)


def compile_with_progress(kernels: Any) -> float:
    """Compile everything for this computer; return the seconds taken, or 0 if nothing was missing.

    `kernels`: the module engine.warm (everything that a run needs) or app.charts.warm (the charts as well).
    """
    if kernels.is_warm():
        return 0.0
    began = time.monotonic()
    with progress_bar("{task.fields[name]}") as progress:
        task = progress.add_task("Compiling the simulator (once)", total=None, name="")
        kernels.warm(lambda done, total, name: progress.update(task, completed=done, total=total, name=name))
    return time.monotonic() - began


def run_with_progress(simulation: Simulation, until: int, watch: Watch | None = None) -> float:
    """Run to `until` (ns) or the watched condition; return the speed relative to real time."""
    began, start = time.monotonic(), simulation.now
    with progress_bar("{task.fields[clock]}  {task.fields[ratio]}") as progress:
        task = progress.add_task(simulation.scenario.id, total=until - start, clock="", ratio="")
        while not simulation.has_passed(until):
            simulation.run(until, SLICE)
            clock = f"{clock_text(simulation.now)} of {clock_text(until)}"
            ratio = f"{_ratio(simulation.now - start, began):,.0f} x real time"
            progress.update(task, completed=simulation.now - start, clock=clock, ratio=ratio)
            if watch and (at := watch.met(simulation.recording())) is not None:
                simulation.rewind(at)
                break
    return _ratio(simulation.now - start, began)


def _ratio(simulated: int, began: float) -> float:
    return simulated / SECOND / max(time.monotonic() - began, 1e-3)

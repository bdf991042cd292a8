"""Long runs that stop when they are not wanted any more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from engine.sim import Simulation

SLICE = 2_000_000  # events between two looks, some 0.1 s
_wanted: ContextVar[Callable[[], bool] | None] = ContextVar("wanted", default=None)


class Unwanted(BaseException):
    """Ends a run that is not wanted any more; no handler of errors of a run catches it."""


@contextmanager
def while_wanted(wanted: Callable[[], bool]) -> Iterator[None]:
    """Let runs of this block ask whether they are still wanted; they raise Unwanted when they are not."""
    token = _wanted.set(wanted)
    try:
        yield
    finally:
        _wanted.reset(token)


def run_to(simulation: Simulation, until: int) -> None:
    """Run to a time (ns). Raises SimulationError, and Unwanted between two slices."""
    wanted = _wanted.get()
    if wanted is None:
        simulation.run(until)
        return
    while not simulation.has_passed(until):
        if not wanted():
            raise Unwanted
        simulation.run(until, SLICE)

"""Compile every kernel ahead of the first run.

Compiling takes most of a minute on a new machine and belongs into a separate process
(`python -m engine.warm` prints a line "done total name" for each kernel); after that the kernels
are loaded from the cache. A run that was stopped continues where it was.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.sim import Simulation

Progress = Callable[[int, int, str], None]
_MARKER = "warm"
BESIDE = "beside"  # the argument of the second process
WITH_LINUX = "cpuplugd-compile"  # a scenario whose Linux guests are simulated
WITH_SYSTEMS = "relocation-idle"  # one with several systems, and commands that reach all kernels for them
_LINES = (
    "VMRELOCATE TEST LNXIDLE TO LPAR1",
    "VMRELOCATE MOVE LNXIDLE TO LPAR1",
    "VMRELOCATE MODIFY LNXIDLE MAXTOTAL 60 SEC",
    "DEACTIVATE ISLINK D000",
    "ACTIVATE ISLINK D000",
    "VARY OFFLINE D001",
    "VARY ONLINE D001",
    "VARY OFFLINE CHPID 3C",
    "VARY ONLINE CHPID 3C",
    "VMRELOCATE CANCEL LNXIDLE",
    "FORCE LNXIDLE",
)


def _marker() -> Path | None:
    folder = os.environ.get("NUMBA_CACHE_DIR")
    return Path(folder) / _MARKER if folder else None


def is_warm() -> bool:
    """Return whether all kernels are compiled. (With the JIT off there is nothing to compile.)"""
    marker = _marker()
    return marker is None or marker.exists()


@contextmanager
def _with_help() -> Iterator[None]:
    """Let a second process, where there is a processor for it, compile what would come last here."""
    if (os.cpu_count() or 1) < 2 or not os.environ.get("NUMBA_CACHE_DIR"):
        yield
        return
    command = [sys.executable, "-m", "engine.warm", BESIDE]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as other:
        try:
            yield
        finally:
            other.kill()  # this process has done the rest by now


def beside() -> None:
    """Compile relocations first, then the steps of a timeline: the other process begins with processors."""
    import numba

    from engine.loop import on_source
    from engine.mechanisms.guests.timeline import step
    from engine.mechanisms.multisystem import on_multisystem
    from engine.state.tables import new_state

    state = new_state(1)
    typeof: Callable[[object], Any] = numba.typeof
    tables, s, blocks = (typeof(of) for of in (state.tables, state.tables[0], state.blocks))
    number = numba.int64
    on_multisystem.compile((tables, blocks, number, number))
    step.compile((tables, s, blocks))
    on_source.compile((tables, s, blocks, number, number))


def _end_with_parent() -> None:
    """End this process when the other end of its input closes."""
    sys.stdin.buffer.read()
    os._exit(0)


@contextmanager
def counted(progress: Progress, done: int = 0) -> Iterator[None]:
    """Call `progress` for each kernel that Numba compiles within the context; `done` kernels came before."""
    from numba.core import event  # here, so that a start with compiled kernels does not load it

    from engine.kernel.options import KERNELS

    class Listener(event.Listener):
        count = done

        def on_start(self, event: event.Event) -> None:
            """Do nothing: callees are compiled first."""

        def on_end(self, event: event.Event) -> None:
            self.count = min(self.count + 1, len(KERNELS))
            progress(self.count, len(KERNELS), getattr(event.data.get("dispatcher"), "__name__", ""))

    with event.install_listener("numba:compile", Listener()):
        yield


def warm(progress: Progress = lambda done, total, name: None) -> None:
    """Compile every kernel that is not in the cache yet; `progress` is called for each one."""
    from engine.kernel.options import KERNELS  # these load all kernels
    from engine.scenario.scenario import load_scenario
    from engine.sim import Simulation

    with _with_help(), counted(progress):
        sim = Simulation(load_scenario("pause-suspend"))
        sim.run(0)
        command_kernels(sim)
    progress(len(KERNELS), len(KERNELS), "ready")
    if marker := _marker():
        marker.touch()


def command_kernels(sim: Simulation) -> None:
    """Call the kernels that only commands and scenarios with Linux guests use."""
    import numpy as np

    from engine.mechanisms.cluster import pdr
    from engine.mechanisms.guests import pausing
    from engine.mechanisms.processors import scheduler, shares
    from engine.scenario.scenario import load_scenario

    # guests come up, and users begin, before its first event
    console_kernels(type(sim)(load_scenario(WITH_LINUX)))
    several = type(sim)(load_scenario(WITH_SYSTEMS))
    for line in _LINES:
        several.execute(line)
    pdr.declare_down(several.state.tables, several.state.blocks, np.int64(1))  # CP asks whether it is gone
    s, first = sim.state.tables[0], np.int64(0)
    shares.set_share(s, first, first, 100.0, first, 100.0)
    scheduler.set_quick(s, first, first)
    pausing.stop_soft(s, first)
    pausing.begin_guest(s, first)
    pausing.stop_one(s, first)
    pausing.begin_one(s, first)


def console_kernels(sim: Simulation) -> None:
    """Call the kernels that only the console of a simulated Linux uses."""
    import numpy as np

    from engine.mechanisms.linux import console

    s, first, second = sim.state.tables[0], np.int64(0), np.int64(1)
    console.show_proc(s, first)
    console.write_pool(s, first, second)
    console.switch_cpu(s, first, second, first)
    console.keep_limits_now(s, first)
    console.stop_daemon(s, first)
    console.call_daemon(s, first, second)
    console.kill_daemon(s, first)


if __name__ == "__main__":
    if sys.argv[1:] == [BESIDE]:
        Thread(target=_end_with_parent, daemon=True).start()
        beside()
        os._exit(0)  # the thread still reads
    else:
        warm(lambda done, total, name: print(done, total, name, flush=True))

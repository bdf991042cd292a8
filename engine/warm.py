"""Compiles every kernel once, so that the first run starts at once.

Compiling takes most of a minute on a new machine and belongs into a process of its own
(`python -m engine.warm` prints a line "done total name" for each kernel); after that the kernels
are loaded from the cache. Stopping it loses nothing: it goes on where it was.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.sim import Simulation

Progress = Callable[[int, int, str], None]
_MARKER = "warm"
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
    """Are all kernels compiled already? (With the JIT off there is nothing to compile.)"""
    marker = _marker()
    return marker is None or marker.exists()


def warm(progress: Progress = lambda done, total, name: None) -> None:
    """Compile every kernel that is not in the cache yet; `progress` hears of each one."""
    from numba.core import event

    from engine.kernel import KERNELS
    from engine.scenario import load_scenario
    from engine.sim import Simulation

    class Listener(event.Listener):
        done = 0

        def on_start(self, event: event.Event) -> None:
            """Nothing to say yet: callees are compiled first."""

        def on_end(self, event: event.Event) -> None:
            self.done += 1
            name = getattr(event.data.get("dispatcher"), "__name__", "")
            progress(min(self.done, len(KERNELS)), len(KERNELS), name)

    with event.install_listener("numba:compile", Listener()):
        sim = Simulation(load_scenario("pause-suspend"))
        sim.run(0)
        command_kernels(sim)
    progress(len(KERNELS), len(KERNELS), "ready")
    if marker := _marker():
        marker.touch()


def command_kernels(sim: Simulation) -> None:
    """Go through the kernels that only commands and scenarios with Linux guests call from outside."""
    import numpy as np

    from engine.mechanisms import pausing, scheduler, shares
    from engine.scenario import load_scenario

    # guests come up, and users begin, before its first event
    console_kernels(type(sim)(load_scenario(WITH_LINUX)))
    several = type(sim)(load_scenario(WITH_SYSTEMS))
    for line in _LINES:
        several.execute(line)
    s, first = sim._state.tables[0], np.int64(0)
    shares.set_share(s, first, first, 100.0, first, 100.0)
    scheduler.set_quick(s, first, first)
    pausing.stop_soft(s, first)
    pausing.begin_guest(s, first)
    pausing.stop_one(s, first)
    pausing.begin_one(s, first)


def console_kernels(sim: Simulation) -> None:
    """Go through those that only the console of a simulated Linux calls."""
    import numpy as np

    from engine.mechanisms import linux_console as console

    s, first, second = sim._state.tables[0], np.int64(0), np.int64(1)
    console.show_proc(s, first)
    console.write_pool(s, first, second)
    console.switch_cpu(s, first, second, first)
    console.keep_limits_now(s, first)
    console.stop_daemon(s, first)
    console.call_daemon(s, first, second)
    console.kill_daemon(s, first)


if __name__ == "__main__":
    warm(lambda done, total, name: print(done, total, name, flush=True))

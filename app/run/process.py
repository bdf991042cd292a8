"""A process with windows: its first and last steps, its display, and the time since its start."""

from __future__ import annotations

import builtins
import gc
import os
import re
import socket
import sys
from collections.abc import Mapping
from time import clock_gettime_ns, monotonic_ns

STARTED = "LPARLAB_STARTED"  # environment: CLOCK_MONOTONIC when the process was started, ns


M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8  # options of mallopt, from <malloc.h>
LARGE = 1 << 20  # bytes of a block that goes back to the system at once when it is freed
HEAPS = 2  # one for the window's thread, one for all others


def say_since_start(what: str) -> None:
    """Print what has happened, and how many ms after the start of the process."""
    began = int(os.environ.get(STARTED) or _process_start())
    print(f"{what} {(monotonic_ns() - began) / 1e6:.0f}", flush=True)  # noqa: T201


def _process_start() -> int:
    """Return when this process was started, in ns of CLOCK_MONOTONIC, to 10 ms."""
    with open("/proc/self/stat", encoding="ascii") as file:
        ticks = int(file.read().rpartition(")")[2].split()[19])
    since_boot = ticks * 1_000_000_000 // os.sysconf("SC_CLK_TCK")
    return since_boot + monotonic_ns() - clock_gettime_ns(7)  # CLOCK_BOOTTIME


_LOCAL = re.compile(r"(?:unix)?:(\d+)(?:\.\d+)?")
_OWN_SCREEN = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")  # platforms of Qt that need no display


def missing_display(environ: Mapping[str, str] = os.environ) -> str:
    """Return why no window can be opened; "" when one can."""
    if sys.platform != "linux" or environ.get("QT_QPA_PLATFORM", "").startswith(_OWN_SCREEN):
        return ""
    display = environ.get("DISPLAY", "")
    if environ.get("WAYLAND_DISPLAY") or (display and _answers(display)):
        return ""
    return f"the display {display} does not answer" if display else "there is no display (DISPLAY is not set)"


def _answers(display: str) -> bool:
    """Return whether a local X server listens; others are left to Qt."""
    found = _LOCAL.fullmatch(display)
    if not found:
        return True
    path = f"/tmp/.X11-unix/X{found[1]}"
    return any(_listens(address) for address in (path, f"\0{path}"))


def _listens(address: str) -> bool:
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(address)
        except OSError:
            return False
    return True


def without_qt(error: ImportError) -> str:
    """Return the message for a missing system library that Qt needs."""
    return (
        f"Qt cannot be loaded ({error}); install its system libraries: `make run` in a checkout does, "
        "and docs/how-to/install.md lists them"
    )


def prepare() -> None:
    """Load Qt, and let all later imports be fast. Raise ImportError when a system library of Qt is missing.

    PySide puts a hook on imports that reads the source of each module, for a feature that is not used here.
    NumPy starts threads for linear algebra, which is not used either.
    """
    gc.disable()  # nothing to be found while modules are loaded; others collect later
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    give_memory_back()
    import PySide6.QtCore  # noqa: F401  # here: it puts on the hook

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def give_memory_back() -> None:
    """Let memory that is freed go back to the system, if glibc manages it. Call this before NumPy is loaded.

    When a large block has been freed once, glibc takes the next ones of its size, up to 32 MB, from a heap;
    each thread has one, and a small block behind a freed array keeps it there. Where NumPy has asked for huge
    pages, Linux may fill up with them what was given back. Sources: mallopt(3), and "Global configuration
    options" in the reference of NumPy.
    """
    import ctypes  # late: NumPy needs it too, but not all who ask for the time since the start

    os.environ.setdefault("NUMPY_MADVISE_HUGEPAGE", "0")
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other libraries of C have none
        if mallopt is not None:
            mallopt(M_MMAP_THRESHOLD, LARGE)
            mallopt(M_ARENA_MAX, HEAPS)


def finish() -> None:
    """Let Python end without a search for garbage among all objects, which takes half a second."""
    gc.disable()
    gc.freeze()

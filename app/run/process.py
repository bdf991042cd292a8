"""A process with windows: its first and last steps, its display, and the time since its start."""

from __future__ import annotations

import builtins
import gc
import os
import re
import socket
from collections.abc import Mapping
from time import monotonic_ns

from engine import platform

STARTED = "LPARLAB_STARTED"  # environment: CLOCK_MONOTONIC when the process was started, ns


def say_since_start(what: str) -> None:
    """Print an event and the number of ms since the start of the process."""
    began = os.environ.get(STARTED)
    age = (monotonic_ns() - int(began)) / 1e6 if began else platform.process_age() * 1e3
    print(f"{what} {age:.0f}", flush=True)  # noqa: T201


_LOCAL = re.compile(r"(?:unix)?:(\d+)(?:\.\d+)?")
_OWN_SCREEN = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")  # platforms of Qt that need no display


def missing_display(environ: Mapping[str, str] = os.environ) -> str:
    """Return the reason why no window can be opened; "" when a window can be opened."""
    if not platform.LINUX or environ.get("QT_QPA_PLATFORM", "").startswith(_OWN_SCREEN):
        return ""
    display = environ.get("DISPLAY", "")
    if environ.get("WAYLAND_DISPLAY") or (display and _answers(display)):
        return ""
    return f"the display {display} does not answer" if display else "there is no display (DISPLAY is not set)"


def _answers(display: str) -> bool:
    """Return whether a local X server listens; other displays are left to Qt."""
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
    """Load Qt, and speed up all later imports. Raise ImportError when a system library of Qt is missing.

    PySide installs an import hook that reads the source of each module, for a feature that is not used here.
    NumPy starts threads for linear algebra, which is not used either.
    """
    gc.disable()  # nothing to be found while modules are loaded; others collect later
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    platform.give_memory_back()
    platform.name_program("lparlab")
    import PySide6.QtCore  # noqa: F401  # here: it puts on the hook

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def finish() -> None:
    """Make Python exit without searching all objects for garbage, which takes half a second."""
    gc.disable()
    gc.freeze()

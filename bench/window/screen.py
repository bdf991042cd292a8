"""The screen for measurements: a virtual X screen if Xvfb is installed, else Qt's offscreen platform."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

SIZE = (1600, 900)


@dataclass(frozen=True)
class Screen:
    """A name for people, and the environment of a process that opens its window there."""

    name: str
    environment: dict[str, str]


@contextmanager
def virtual_screen() -> Iterator[Screen]:
    """Provide a screen of SIZE and settings and work of its own, for as long as the context lasts."""
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(os.environ, XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder, QT_SCALE_FACTOR="1")
        environment.pop("WAYLAND_DISPLAY", None)
        if not shutil.which("Xvfb"):
            yield Screen("offscreen", environment | {"QT_QPA_PLATFORM": "offscreen"})
            return
        with _server() as display:
            yield Screen("Xvfb", environment | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display})


@contextmanager
def _server() -> Iterator[str]:
    """Start an X server; returns its display, e.g. ":1"."""
    read, write = os.pipe()
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start; try `Xvfb -displayfd 1` to see why")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()

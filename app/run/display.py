"""Checks whether a window can be opened: without a display Qt itself would abort the process."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Mapping

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

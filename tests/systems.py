"""Marks of tests that not every system can run; each names its reason, which `pytest -rs` lists."""

from __future__ import annotations

import ctypes
import os
import tempfile
from pathlib import Path
from typing import Any

import pytest

from engine import platform

ROOT = Path(__file__).parents[1]
WINE = platform.WINDOWS and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")  # type: ignore[attr-defined]


def search_path() -> str:
    """Return PYTHONPATH for a process of a test: this checkout, then where this process finds packages."""
    return os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))


def needs_posix(reason: str) -> Any:
    """Mark a test of what Windows does not have or does in another way."""
    return pytest.mark.skipif(platform.WINDOWS, reason=f"POSIX: {reason}")


def needs_linux(reason: str) -> Any:
    """Mark a test of what only Linux has."""
    return pytest.mark.skipif(not platform.LINUX, reason=f"Linux: {reason}")


def fails_under_wine(reason: str) -> Any:
    """Mark a test that Wine fails and Windows need not: docs/explanation/windows.md has the evidence."""
    return pytest.mark.skipif(WINE, reason=f"Wine: {reason}")


def _can_link() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        try:
            os.symlink(folder, os.path.join(folder, "link"))  # noqa: PTH118, PTH211
        except OSError:
            return False
        return os.path.islink(os.path.join(folder, "link"))  # noqa: PTH114, PTH118


needs_links = pytest.mark.skipif(not _can_link(), reason="links: this user may not make symbolic links")
needs_pipes = needs_posix("no pipe of Windows is in a folder")

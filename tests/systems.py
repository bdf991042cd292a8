"""Marks of tests that not every system can run; each names its reason, which `pytest -rs` lists."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from engine import platform

WINE = platform.WINDOWS and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")  # type: ignore[attr-defined]


def needs_posix(reason: str) -> Any:
    """Mark a test of what Windows does not have or does in another way."""
    return pytest.mark.skipif(platform.WINDOWS, reason=f"POSIX: {reason}")


def needs_linux(reason: str) -> Any:
    """Mark a test of what only Linux has."""
    return pytest.mark.skipif(not platform.LINUX, reason=f"Linux: {reason}")


def fails_under_wine(reason: str) -> Any:
    """Mark a test that Wine fails and Windows need not: docs/explanation/platforms.md has the evidence."""
    return pytest.mark.skipif(WINE, reason=f"Wine: {reason}")

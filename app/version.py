"""The version of the program."""

from __future__ import annotations


def program_version() -> str:
    """Return the version, or "" if the program runs from its sources without being installed."""
    from importlib.metadata import PackageNotFoundError, version  # 15 ms

    try:
        return version("lparlab")
    except PackageNotFoundError:
        return ""

"""What is said when an optional package is not installed."""

from __future__ import annotations


class MissingPackageError(Exception):
    """A package that is not installed; the message says how to get it."""

"""What is imported when it is first wanted: by name, so that the window does not wait for it."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def later(name: str) -> Any:
    """A function or class by its module and name, like "engine.ficon.drawing.copying.copy"."""
    module, _, last = name.rpartition(".")
    return getattr(import_module(module), last)

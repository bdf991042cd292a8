"""What a process with windows does first and last, so that both the start and the end are short."""

from __future__ import annotations

import builtins
import gc
import os


def prepare() -> None:
    """Load Qt, and let all later imports be fast. Raise ImportError when a system library of Qt is missing.

    PySide puts a hook on imports that reads the source of each module, for a feature that is not used here.
    NumPy starts threads for linear algebra, which is not used either.
    """
    gc.disable()  # nothing to be found while modules are loaded; others collect later
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    import PySide6.QtCore  # noqa: F401  # here: it puts on the hook

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def finish() -> None:
    """Let Python end without a search for garbage among all objects, which takes half a second."""
    gc.disable()
    gc.freeze()

"""What charts need of engine.recording.detail.Detail: everything that happened in a short stretch of time."""

from __future__ import annotations

from typing import Any, Protocol

import numpy.typing as npt

Array = npt.NDArray[Any]


class Detail(Protocol):
    """All changes from start to end (ns)."""

    @property
    def start(self) -> int: ...
    @property
    def end(self) -> int: ...
    @property
    def trace(self) -> Array:
        """TRACE rows: one a virtual CPU with its state at the start, then every change."""

    @property
    def processors(self) -> Array:
        """DOING rows: what each processor did, without gaps, in order of their ends."""

"""Prefetch: ask the processor for rows that the next events need, so that these do not wait for memory.

The rows of a large machine are in no cache near the processor. A prefetch does not wait for its row, and
changes nothing.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from engine.kernel.options import kernel

LINE = 64  # bytes


class _Prefetch:
    """The processor's instruction as seen by kernels: prefetch(row, offset of the line in bytes)."""

    def __call__(self, row: Any, offset: Any) -> None:
        """Do nothing: this is called only with the JIT off."""

    @cached_property
    def _numba_type_(self) -> Any:
        # imported late: compiled kernels do not need Numba
        from engine.kernel.front_end import prefetch_type

        return prefetch_type()


prefetch = _Prefetch()


@kernel
def prefetch_lines(row: Any, n: Any) -> None:
    """Prefetch the first n lines of a row."""
    for line in range(n):
        prefetch(row, LINE * line)

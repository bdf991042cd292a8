"""A kernel as Python and as Numba see it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, update_wrapper
from typing import Any

from engine.kernel.native import NativeForm


class Kernel:
    """A function that is called in its compiled form; Numba takes it for a function of its own."""

    def __init__(self, function: Callable[..., Any]) -> None:
        update_wrapper(self, function)
        self.py_func = function
        self.name = f"{function.__module__}.{function.__name__}"
        self.entries: list[tuple[str, ...]] = []  # argument types that are compiled ahead
        self.forms: list[NativeForm] = []  # what is loaded
        self.stand_in: Callable[..., Any] | None = None  # what other kernels call in its place

    @cached_property
    def dispatcher(self) -> Any:
        """Numba's view of the kernel."""
        from engine.kernel.front_end import (
            dispatcher,
        )  # late: a start with compiled kernels does without Numba

        return dispatcher(self.stand_in or self.py_func)

    @property
    def _numba_type_(self) -> Any:
        """The type by which Numba knows the kernel when another one calls it."""
        return self.dispatcher._numba_type_

    def __call__(self, *arguments: Any) -> Any:
        """Call the compiled kernel; compile it first when nothing compiled takes these arguments."""
        for form in self.forms:
            slots = form.packed(arguments)
            if slots is not None:
                return form.run(slots)
        from engine.kernel.store import find_or_compile  # late: as above

        find_or_compile(self, arguments)
        return self(*arguments)

"""A kernel as seen by Python and by Numba, and the list of all kernels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, update_wrapper
from importlib import import_module
from typing import Any

from engine.kernel.native import NativeForm

KERNELS: list[Kernel] = []


class Kernel:
    """A function that is called in its compiled form; Numba treats it as a separate function.

    `find`: provides a form of the kernel that takes these arguments.
    """

    def __init__(self, function: Callable[..., Any], find: Callable[[Kernel, Sequence[Any]], None]) -> None:
        update_wrapper(self, function)
        self._find = find
        self.py_func = function
        self.name = f"{function.__module__}.{function.__name__}"
        self.entries: list[tuple[str, ...]] = []  # argument types that are compiled ahead
        self.forms: list[NativeForm] = []  # what is loaded
        self.stand_in: Callable[..., Any] | None = None  # what other kernels call instead of it

    @cached_property
    def dispatcher(self) -> Any:
        """The kernel as Numba's dispatcher."""
        # imported late: compiled kernels do not need Numba
        from engine.kernel.front_end import dispatcher

        return dispatcher(self.stand_in or self.py_func)

    @property
    def _numba_type_(self) -> Any:
        """The Numba type of the kernel when another kernel calls it."""
        return self.dispatcher._numba_type_

    def __call__(self, *arguments: Any) -> Any:
        """Call the compiled kernel; compile it first when no compiled form takes these arguments."""
        for form in self.forms:
            slots = form.packed(arguments)
            if slots is not None:
                return form.run(slots)
        self._find(self, arguments)
        return self(*arguments)


class LateKernel:
    """A kernel that is called by name: its module is imported only if no compiled form takes the arguments.

    Importing all modules with kernels takes 3% of a start, and none of them is needed once all are compiled.
    """

    def __init__(self, module: str, name: str, load: Callable[[str], list[NativeForm]]) -> None:
        """load: returns the loaded forms of a kernel, given its module and name; more may follow."""
        self._module, self._name, self._load = module, name, load

    @cached_property
    def _forms(self) -> list[NativeForm]:
        return self._load(f"{self._module}.{self._name}")

    @cached_property
    def _kernel(self) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(import_module(self._module), self._name)
        return found

    def __call__(self, *arguments: Any) -> Any:
        """Call the compiled kernel; compile it first when no compiled form takes these arguments."""
        for form in self._forms:
            slots = form.packed(arguments)
            if slots is not None:
                return form.run(slots)
        return self._kernel(*arguments)

"""Numba's front end: from Python to the LLVM code of one kernel, and no further.

Numba itself would link everything that a kernel calls into each kernel, and optimize it again each time: ten
times the work, and 600 times the space. Therefore, Numba's library of a kernel is replaced with a library
that keeps the code unchanged, until `engine.kernel.compiler` links everything.
"""

from __future__ import annotations

import ctypes
import gc
import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba.core import cgutils, codegen, event, types
from numba.core.bytecode import FunctionIdentity
from numba.core.registry import cpu_target
from numba.extending import intrinsic
from numba.np import arrayobj, numpy_support

from engine.kernel.native import layout

Progress = Callable[[int, str], None]
_NEVER_CALLED = ctypes.cast(ctypes.pythonapi.Py_FatalError, ctypes.c_void_p).value
_SCALAR = re.compile(r"float64|float32|u?int(8|16|32|64)|boolean")
_ARRAY = re.compile(r"(const )?(\w+)\[((?::,)*)(::1|:)\]")

# Numba repeatedly writes the type of the entire machine as text while it compiles: its name is enough.
for _type in (types.Record, types.NestedArray):
    _type.__repr__ = types.Type.__repr__  # type: ignore[method-assign]


def _index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """Return an index without adding the size to a negative index."""
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


# No kernel counts from the end of a table. Omitting this check makes the engine 10% faster; with
# bounds checks (`make bounds`) a negative index is an error.
arrayobj.fix_integer_index = _index_as_it_is


def dispatcher(function: Callable[..., Any]) -> Any:
    """Return Numba's dispatcher of a kernel's function.

    No fastmath and no parallel loops: the same seed gives the same bits everywhere.
    """
    return numba.njit(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)


def prefetch_type() -> Any:
    """Return the Numba type of the kernels' prefetch: see `engine.kernel.prefetch`."""

    def prefetch(typing_context: Any, row: Any, offset: Any) -> Any:
        """Return the types of the call prefetch(row, offset), and what generates its code."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            address, number = ir.PointerType(ir.IntType(8)), ir.IntType(32)
            called = ir.FunctionType(ir.VoidType(), [address, number, number, number])
            insert: Any = cgutils.get_or_insert_function
            code = insert(builder.module, called, "llvm.prefetch.p0")
            at = builder.gep(builder.bitcast(arguments[0], address), [arguments[1]])
            builder.call(code, [at, number(0), number(3), number(1)])  # to read data, into all caches
            return context.get_dummy_value()

        return types.none(row, types.intp), generate

    known = intrinsic(prefetch)
    cpu_target.typing_context.refresh()
    return cpu_target.typing_context.resolve_value_type(known)


class Code(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one kernel, as produced by the front end."""

    piece = ""  # the name by which other processes know it
    stands_in = False  # does it contain or call a placeholder, so that no other process may use it?

    def finalize(self) -> None:
        """Keep the code, so that it can be linked more than once."""
        self._raise_if_finalized()
        _share(self._final_module)
        self._finalized = True

    @classmethod
    def read(cls, generator: Any, name: str, code: bytes, called: Sequence[Code]) -> Code:
        """Return the code that another process has generated, with the code that it calls."""
        self = cls(generator, name)
        self._final_module = llvm.parse_bitcode(code)
        self._linking_libraries = list(called)
        self._finalized = True
        self.piece = name
        return self

    def get_pointer_to_function(self, name: str) -> int | None:
        """Return an address that is never called: Numba requires one for each function."""
        self._ensure_finalized()
        return _NEVER_CALLED

    def called(self) -> list[Code]:
        """Return the code of the kernels that this kernel calls, each once."""
        return list(dict.fromkeys(self._linking_libraries))

    def module(self) -> Any:
        """Return the code as an LLVM module."""
        return self._final_module


def _share(module: Any) -> None:
    """Allow the functions of a module to be defined twice in a link, and to be omitted where nothing calls
    them.
    """
    for function in module.functions:
        if not function.is_declaration and function.linkage == llvm.Linkage.external:
            function.linkage = "linkonce_odr"


def number_from(first: int) -> None:
    """Number the next kernels from `first` on, so that no symbol of this process equals a symbol of another
    process.
    """
    FunctionIdentity._unique_ids = itertools.count(first)


@contextmanager
def front_end_only(machine: Any = None) -> Iterator[Any]:
    """Make Numba's compiler stop after the front end; yield its code generator, for this LLVM target
    machine.
    """
    generator = cpu_target.target_context.codegen()
    collecting, own = gc.isenabled(), generator._tm
    generator._tm = machine or own
    generator._library_class, generator.set_env = Code, lambda name, environment: None
    gc.disable()  # the compiler creates millions of objects that remain until its end: a fifth of its time
    try:
        yield generator
    finally:
        del generator._library_class, generator.set_env
        generator._tm = own
        if collecting:
            gc.enable()


class CompileCount(event.Listener):  # type: ignore[misc]
    """Counts the kernels that have passed the front end."""

    def __init__(self, progress: Progress) -> None:
        self._progress, self._count = progress, 0

    def on_start(self, event: event.Event) -> None:
        """Do nothing: callees are compiled first."""

    def on_end(self, event: event.Event) -> None:
        """Report one more compiled kernel."""
        self._count += 1
        self._progress(self._count, getattr(event.data.get("dispatcher"), "__name__", ""))


@lru_cache(maxsize=1024)
def kind(of: Any) -> str:
    """Return the text for an argument type that `native` understands."""
    if isinstance(of, types.Array):
        element = layout(numpy_support.as_dtype(of.dtype))
        return f"array {of.ndim} {'C' if of.layout == 'C' else 'A'} {'w' if of.mutable else 'r'} {element}"
    if isinstance(of, types.Record):
        return f"record {layout(numpy_support.as_dtype(of))}"
    return "boolean" if of == types.boolean else str(of)


def types_of(arguments: Sequence[Any]) -> tuple[Any, ...]:
    """Return the Numba types of Python arguments; every signed integer counts as int64."""
    found = [numba.typeof(argument) for argument in arguments]
    return tuple(
        types.int64 if isinstance(of, types.Integer) and getattr(of, "signed", False) else of for of in found
    )


def element_size(of: Any) -> int:
    """Return the size of an array element in bytes."""
    return np.dtype(numpy_support.as_dtype(of.dtype)).itemsize


def resolved(names: Sequence[str], records: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return the Numba types of these names: those in `records`, scalars, and arrays.

    "const float32[:,::1]" is a read-only, two-dimensional array whose rows are contiguous. Raises ValueError
    for another name.
    """
    return tuple(records[name] if name in records else _type_of(name) for name in names)


def _type_of(name: str) -> Any:
    found = _ARRAY.fullmatch(name)
    scalar = found[2] if found else name
    if not _SCALAR.fullmatch(scalar):
        raise ValueError(f'"{name}" is not an argument type of a kernel: see engine.kernel.options.entry')
    element = getattr(types, scalar)
    if found is None:
        return element
    order = "C" if found[4] == "::1" else "A"
    array: Any = types.Array
    return array(element, found[3].count(":") + 1, order, readonly=bool(found[1]))

"""Calls of compiled kernels: object code is loaded by LLVM's run-time linker, and called through ctypes.

A bundle has shared libraries instead, which the system's linker loads.

A call passes ONE pointer, to a row of 64-bit slots: an integer or a float takes one slot, a record its
address, an array its address, its shape and its strides. The return values of the kernel follow, then its
status. ctypes releases Python's lock during the call, so a run never blocks the window. Nothing here imports
Numba: that would cost 0.25 s of each start.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np

from engine.kernel.object_file import Signature

Values = tuple[int | float, ...]
Pack = Callable[[Any], Values | None]  # the slots of an argument; None when it is of another type
_CODES = {"float64": "d", "uint64": "Q"}  # of `struct`; all else is "q"
_UNSIGNED = {"uint8", "uint16", "uint32", "uint64"}
MAX_LAYOUTS = 256
# id of an element type -> the type itself, its layout, and its first array
_layouts: dict[int, tuple[np.dtype[Any], str, tuple[str, int] | None]] = {}
_lock = Lock()
_linkers: list[Any] = []  # they own the code


class KernelError(Exception):
    """An error within a kernel, such as an index out of bounds."""


class NativeForm:
    """One compiled signature of a kernel, ready to be called."""

    def __init__(self, signature: Signature, address: int) -> None:
        self.signature = signature
        self._packs = [_pack(kind) for kind in signature.arguments]
        slots = "".join(_slots(kind) for kind in signature.arguments)
        self._inputs = struct.Struct(f"={slots}")
        self._outputs = struct.Struct(
            "=" + "".join(_CODES.get(text, "q") for text in (*signature.returns, "int64"))
        )
        self._call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)

    def packed(self, arguments: Sequence[Any]) -> list[int | float] | None:
        """Return the slots for these arguments; None when the arguments have other types."""
        if len(arguments) != len(self._packs):
            return None
        slots: list[int | float] = []
        for pack, argument in zip(self._packs, arguments, strict=True):
            values = pack(argument)
            if values is None:
                return None
            slots += values
        return slots

    def run(self, slots: Sequence[int | float]) -> Any:
        """Call the kernel and return its result. Raises KernelError."""
        size = self._inputs.size
        memory = ctypes.create_string_buffer(size + self._outputs.size)
        self._inputs.pack_into(memory, 0, *slots)
        self._call(ctypes.addressof(memory))
        *results, status = self._outputs.unpack_from(memory, size)
        if status:
            raise KernelError(f"{self.signature.kernel} ended with status {status}")
        results = [
            bool(item) if kind == "boolean" else item
            for item, kind in zip(results, self.signature.returns, strict=True)
        ]
        return results[0] if len(results) == 1 else tuple(results) or None


def load(code: bytes, signatures: Sequence[Signature]) -> list[NativeForm]:
    """Load object code; return its kernels, ready to be called."""
    import llvmlite.binding as llvm  # imported late: not needed at a start without the JIT

    with _lock:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        # Numba frees arrays with this. Kernels own none, so the code refers to it but never calls it.
        never = ctypes.cast(ctypes.pythonapi.Py_FatalError, ctypes.c_void_p)
        llvm.add_symbol("NRT_MemInfo_call_dtor", never.value)
        # A linker for each file: code that a thread is running must not share pages with newly loaded code.
        machine = llvm.Target.from_default_triple().create_target_machine()
        linker = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        linker.add_object_file(llvm.ObjectFileRef.from_data(code))
        linker.finalize_object()
        _linkers.append(linker)
        return [
            NativeForm(signature, linker.get_function_address(signature.symbol)) for signature in signatures
        ]


def load_library(path: Path, signatures: Sequence[Signature]) -> list[NativeForm]:
    """Load a shared library; return its kernels, ready to be called. Raises OSError."""
    library = ctypes.CDLL(str(path))
    _linkers.append(library)
    addresses = (ctypes.cast(library[signature.symbol], ctypes.c_void_p).value for signature in signatures)
    return [
        NativeForm(signature, address or 0) for signature, address in zip(signatures, addresses, strict=True)
    ]


@cache
def host() -> tuple[str, frozenset[str]]:
    """Return LLVM's name for this processor and its features."""
    import llvmlite.binding as llvm  # late, as above

    features = llvm.get_host_cpu_features()
    return llvm.get_host_cpu_name(), frozenset(name for name, present in features.items() if present)


def _layout_of(dtype: np.dtype[Any]) -> str:
    """Return the layout, cached by identity, because NumPy takes milliseconds to compare large types."""
    known = _layouts.get(id(dtype))
    if known is None:
        if len(_layouts) >= MAX_LAYOUTS:
            _layouts.clear()
        known = _layouts[id(dtype)] = (dtype, layout(dtype), _first_array(dtype))
    return known[1]


def layout(dtype: np.dtype[Any]) -> str:
    """Return a short text that distinguishes element types: the size and field names of a record."""
    return f"{dtype.itemsize}:{','.join(sorted(dtype.names))}" if dtype.names else dtype.str


def _slots(kind: str) -> str:
    """Return the `struct` codes of an argument's slots."""
    if kind.startswith("array"):
        return "q" * (1 + 2 * int(kind.split()[1]))
    return _CODES.get(kind, "q")


def _pack(kind: str) -> Pack:
    """Return the function that puts an argument of this kind into slots."""
    if kind.startswith("array"):
        _, dimensions, order, access, element = kind.split(" ", 4)
        return _array_pack(int(dimensions), order == "C", access == "w", element)
    if kind.startswith("record"):
        return _record_pack(kind.split(" ", 1)[1])
    if kind == "float64":
        return _pack_float
    if kind == "boolean":
        return _pack_bool
    return _pack_unsigned if kind in _UNSIGNED else _pack_int


def _pack_int(value: Any) -> Values | None:
    return (
        (int(value),) if isinstance(value, (int, np.signedinteger)) and not isinstance(value, bool) else None
    )


def _pack_unsigned(value: Any) -> Values | None:
    return (int(value),) if isinstance(value, np.unsignedinteger) else None


def _pack_bool(value: Any) -> Values | None:
    return (int(value),) if isinstance(value, (bool, np.bool_)) else None


def _pack_float(value: Any) -> Values | None:
    return (float(value),) if isinstance(value, (float, np.floating)) else None


def _record_pack(element: str) -> Pack:
    def pack(value: Any) -> Values | None:
        if not isinstance(value, np.void) or not _same(value.dtype, element):
            return None
        return (_address_of_record(value),)

    return pack


def _array_pack(dimensions: int, contiguous: bool, written: bool, element: str) -> Pack:
    def pack(value: Any) -> Values | None:
        if not isinstance(value, np.ndarray) or value.ndim != dimensions or not _same(value.dtype, element):
            return None
        flags = value.flags
        if (contiguous and not flags.c_contiguous) or (written and not flags.writeable):
            return None
        return (value.ctypes.data, *value.shape, *value.strides)

    return pack


def _same(dtype: np.dtype[Any], element: str) -> bool:
    return _layout_of(dtype) == element


def _address_of_record(record: np.void) -> int:
    """Return the address of a record, derived from an array in it, because NumPy's own method takes 0.4
    ms.
    """
    if found := _layouts[id(record.dtype)][2]:
        name, offset = found
        return int(record[name].ctypes.data) - offset
    return int(record.__array_interface__["data"][0])


def _first_array(dtype: np.dtype[Any]) -> tuple[str, int] | None:
    """Return the name and the offset of the first array field of a record."""
    fields: Mapping[str, Any] = dtype.fields or {}
    return next(((name, of[1]) for name, of in fields.items() if of[0].shape), None)

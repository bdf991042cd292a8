"""Kernels as an object file for Macs with a processor of Apple's, made by LLVM on any system.

`python -m tests.engine.kernel.mach_o FILE` writes all kernels of the engine (a minute).
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from engine.kernel.compiler import Root, build
from engine.kernel.object_file import ObjectFile
from engine.warm import import_kernels, roots

TRIPLE, PROCESSOR = "arm64-apple-macosx13.0.0", "apple-m1"
MAGIC, ARM64, OBJECT = 0xFEEDFACF, 0x0100000C, 1  # from <mach-o/loader.h> and <mach/machine.h>
_HEADER, _COMMAND, _TABLE, _SYMBOL = "<8I", "<II", "<3I", "<IBBHQ"
_SYMTAB, _UNDEFINED, _TYPE = 2, 0, 0x0E
# FMADD and its kin, FMLA and FMLS of vectors. Source: "Arm Architecture Reference Manual"
_FMADD, _FMLA_BITS, _FMLA = 0x1F, 0xBFA0FC00, (0x0E20CC00, 0x0EA0CC00)


@dataclass(frozen=True)
class MachO:
    """The head of a file and its symbols, as the linker of macOS reads them."""

    magic: int
    processor: int
    kind: int
    defined: frozenset[str]
    wanted: frozenset[str]


def machine() -> Any:
    """LLVM's generator of code for such a Mac."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(PROCESSOR, "", 3, reloc="pic", codemodel="small")


def emitted(wanted: Sequence[Root]) -> ObjectFile:
    """These kernels and what they call, through the same compiler as for this machine."""
    return replace(build(wanted, machine=machine()), processor=PROCESSOR, features=())


def read(code: bytes) -> MachO:
    """What is in an object file for macOS."""
    magic, processor, _, kind, commands = struct.unpack_from(_HEADER, code)[:5]
    at = struct.calcsize(_HEADER)
    for _ in range(commands):
        command, size = struct.unpack_from(_COMMAND, code, at)
        if command == _SYMTAB:
            symbols = _symbols(code, *struct.unpack_from(_TABLE, code, at + struct.calcsize(_COMMAND)))
            return MachO(magic, processor, kind, *symbols)
        at += size
    raise ValueError("no table of symbols")


def _symbols(code: bytes, start: int, count: int, names: int) -> tuple[frozenset[str], frozenset[str]]:
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for place in range(count):
        at = start + place * struct.calcsize(_SYMBOL)
        offset, kind = struct.unpack_from(_SYMBOL, code, at)[:2]
        text = code[names + offset : code.index(b"\0", names + offset)].decode()
        found[kind & _TYPE != _UNDEFINED].add(text.removeprefix("_"))
    return frozenset(found[True]), frozenset(found[False])


def fused(code: bytes) -> int:
    """The number of instructions that multiply and add with one rounding: another result than elsewhere."""
    words = struct.iter_unpack("<I", sections(code)["__text"])
    return sum(word >> 24 == _FMADD or word & _FMLA_BITS in _FMLA for (word,) in words)


def sections(code: bytes) -> dict[str, bytes]:
    """The sections of the file, as LLVM's own reader finds them."""
    return {part.name().decode(): part.data() for part in llvm.ObjectFileRef.from_data(code).sections()}


if __name__ == "__main__":
    made = emitted(roots(import_kernels()))
    Path(sys.argv[1]).write_bytes(made.code)
    print(len(made.code), read(made.code))  # noqa: T201

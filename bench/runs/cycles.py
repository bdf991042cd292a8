"""The processor's time-stamp counter inside kernels; on other processors than x86 it stands still."""

from __future__ import annotations

import platform
from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

COUNTS = platform.machine().lower() in {"x86_64", "amd64"}
_INT64 = ir.IntType(64)


@intrinsic
def _cycles(typing_context: Any) -> Any:

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if not COUNTS:
            return ir.Constant(_INT64, 0)
        counter = ir.FunctionType(_INT64, [])
        insert: Any = cgutils.get_or_insert_function
        return builder.call(insert(builder.module, counter, "llvm.readcyclecounter"), [])

    return types.int64(), generate


cycles: Any = _cycles  # in a kernel, cycles() is the counter now

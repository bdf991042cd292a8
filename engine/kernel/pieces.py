"""Kernels that have passed the front end, shared by the processes that compile together.

Each kernel is a file in a folder that only this build uses: a line of JSON and LLVM code. A process that
needs a kernel takes the file that another process has written; if both compiled it at the same time, the
linker drops one of the two.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from numba.core import types
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult, compile_result
from numba.core.environment import Environment
from numba.core.funcdesc import PythonFunctionDescriptor
from numba.core.types.containers import BaseTuple
from numba.core.types.misc import NoneType
from numba.core.typing import signature

from engine.kernel.front_end import Code, kind, resolved


class Pieces:
    """A folder of kernels that have passed the front end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[str, tuple[dict[str, Any], Code]] = {}

    def serve(self, kernel: Any) -> None:
        """Make the kernel's dispatcher look in this folder before it compiles, and store the compiled code
        here.
        """
        kernel.dispatcher._cache = _OfKernel(self, kernel)

    def read(self, name: str, generator: Any) -> tuple[dict[str, Any], Code] | None:
        """Return the table of a kernel and its code; None when it has not been compiled yet."""
        files = self.folder.glob(f"{name}.*")
        return next((self._file(file.name, generator) for file in files), None)

    def _file(self, name: str, generator: Any) -> tuple[dict[str, Any], Code]:
        if name not in self._read:
            line, _, code = (self.folder / name).read_bytes().partition(b"\n")
            table = json.loads(line)
            called = [self._file(item, generator)[1] for item in table["calls"]]
            self._read[name] = table, Code.read(generator, name, code, called)
        return self._read[name]

    def write(self, name: str, table: dict[str, Any], code: Code) -> None:
        """Store a kernel's code for the other processes.

        The file name contains its writer: the kernels of one process call each other by names that might not
        exist in another process.
        """
        name = f"{name}.{os.getpid()}"
        module, calls = _with_helpers(code)
        content = json.dumps(table | {"calls": calls}).encode() + b"\n" + module.as_bitcode()
        beside = self.folder / f".{name}"  # complete or missing; it need not outlive the build
        beside.write_bytes(content)
        beside.replace(self.folder / name)
        code.piece = name


class _OfKernel(NullCache):  # type: ignore[misc]
    """The cache of one kernel, in the form that Numba's dispatcher uses."""

    def __init__(self, pieces: Pieces, kernel: Any) -> None:
        self._pieces, self._kernel = pieces, kernel

    def load_overload(self, sig: Sequence[Any], target_context: Any) -> CompileResult | None:
        """Return the code that another process has compiled from the kernel for these argument types."""
        found = self._pieces.read(self._name(sig), target_context.codegen())
        if found is None or self._kernel.stand_in:
            return None
        table, code = found
        returned = _returned(table["returns"])
        description = self._description(table, tuple(sig), returned)
        environment = Environment.from_fndesc(description)
        return compile_result(
            typing_context=target_context.typing_context,
            target_context=target_context,
            library=code,
            environment=environment,
            entry_point=target_context.get_executable(code, description, environment),
            fndesc=description,
            signature=signature(returned, *sig),
            objectmode=False,
            lifted=(),
        )

    def save_overload(self, sig: Sequence[Any], data: Any) -> None:
        """Store the compiled kernel for other processes, if its return type can be expressed as text."""
        returns = _text(data.signature.return_type)
        code = data.library
        code.stands_in = bool(self._kernel.stand_in) or any(item.stands_in for item in code.called())
        if returns is None or code.piece or code.stands_in:
            return
        made = data.fndesc
        table = {"returns": returns, "unique": made.unique_name, "symbol": made.mangled_name}
        self._pieces.write(self._name(sig), table, code)

    def _name(self, sig: Sequence[Any]) -> str:
        of = hashlib.blake2b(repr([kind(item) for item in sig]).encode(), digest_size=6).hexdigest()
        return f"{self._kernel.name}-{of}"

    def _description(self, table: dict[str, Any], arguments: tuple[Any, ...], returned: Any) -> Any:
        function = self._kernel.py_func
        description = PythonFunctionDescriptor(
            True,
            function.__module__,
            function.__qualname__,
            table["unique"],
            "",
            None,
            returned,
            None,
            function.__code__.co_varnames[: len(arguments)],
            (),
            argtypes=arguments,
        )
        description.mangled_name = table["symbol"]  # types have other numbers in the process that made it
        return description


def _with_helpers(code: Code) -> tuple[Any, list[str]]:
    """Return the code including Numba's helpers, and the names of the kernels that it calls."""
    helpers, calls, waiting = [], [], code.called()
    while waiting:
        item = waiting.pop()
        if item.piece:
            calls.append(item.piece)
        else:
            helpers.append(item.module())
            waiting += item.called()
    module = code.module().clone() if helpers else code.module()
    for helper in helpers:
        module.link_in(helper, preserve=True)
    return module, list(dict.fromkeys(calls))


def _text(returned: Any) -> list[str] | str | None:
    """Return the return type of a kernel as text; None when it does not consist of numbers."""
    if isinstance(returned, NoneType):
        return "none"
    if isinstance(returned, BaseTuple):
        parts = [_text(item) for item in returned]
        return (
            [part for part in parts if isinstance(part, str)]
            if all(isinstance(part, str) for part in parts)
            else None
        )
    return kind(returned) if isinstance(returned, (types.Integer, types.Float, types.Boolean)) else None


def _returned(text: list[str] | str) -> Any:
    if text == "none":
        return types.none
    names = [text] if isinstance(text, str) else text
    found = resolved(names, {"none": types.none})
    return found[0] if isinstance(text, str) else BaseTuple.from_types(found)

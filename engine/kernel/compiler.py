"""Compile kernels before they are called: the code of all kernels is linked and optimized ONCE.

A kernel that Python calls gets a bridge that reads its arguments from a row of slots (see `native`);
everything else is internal, and is inlined or dropped.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import event, types
from numba.core.registry import cpu_target
from numba.core.types.containers import BaseTuple
from numba.core.types.misc import NoneType
from numba.np import arrayobj

from engine.kernel import cache
from engine.kernel.front_end import Code, CompileCount, Progress, element_size, front_end_only, kind
from engine.kernel.handle import KERNELS, Kernel
from engine.kernel.native import host
from engine.kernel.object_file import ObjectFile, Signature, source_hash

Root = tuple[Any, tuple[Any, ...]]  # a kernel and the Numba types of its arguments
SLOT = ir.IntType(64)


def build(
    roots: Sequence[Root],
    progress: Progress = lambda done, name: None,
    early: Sequence[Root] = (),
    quick: bool = False,
    shared: bool = False,
    machine: Any = None,
) -> ObjectFile:
    """Compile these kernels and all kernels that they call into one object file.

    `progress` is called with the number of kernels that have passed the front end, and a name.
    `early`: kernels that pass the front end first. `quick`: optimize little.
    `shared`: generate code that a linker can turn into a shared library. `machine`: LLVM's code generator for
    another system or another processor.
    """
    with (
        front_end_only(machine) as generator,
        event.install_listener("numba:compile", CompileCount(progress)),
    ):
        for kernel, arguments in early:
            _compiled(kernel, arguments)
        compiled = [_compiled(kernel, arguments) for kernel, arguments in roots]
        module = llvm.parse_assembly(str(generator._create_empty_module("lparlab")))
        signatures = [_bridged(generator, module, kernel.name, item) for kernel, item in compiled]
        _link(module, [item.library for _, item in compiled])
        module.triple, module.data_layout = generator._tm.triple, str(generator._tm.target_data)
        _optimise(generator, module, {signature.symbol for signature in signatures}, quick)
        _refuse_allocation(module)
        code = (_relocatable() if shared else generator._tm).emit_object(module)
    return ObjectFile(code, tuple(signatures), *_processor(), sources_beside(kernel for kernel, _ in roots))


def sources_beside(kernels: Iterable[Kernel]) -> dict[str, str]:
    """Return the source files from which these kernels may be made, and their hashes, except files that
    determine the folder's name.

    They are the files of all kernels in the same package: the calls between kernels are not checked.
    """
    packages = {kernel.name.partition(".")[0] for kernel in kernels}
    modules = {kernel.__module__ for kernel in KERNELS if kernel.name.partition(".")[0] in packages}
    root = cache.ENGINE.parent
    files = (Path(str(sys.modules[name].__file__)) for name in sorted(modules))
    named = (file for file in files if file.is_relative_to(root) and not cache.names_folder(file))
    return {file.relative_to(root).as_posix(): source_hash(file) for file in named}


def _compiled(kernel: Any, arguments: tuple[Any, ...]) -> tuple[Any, Any]:
    """Return the kernel with the result of Numba's front end."""
    kernel.dispatcher.compile(arguments)
    return kernel, kernel.dispatcher.overloads[arguments]


def _link(module: Any, waiting: Sequence[Code]) -> None:
    """Add the code of all these kernels and of those that they call: callers come first, because uncalled
    code is omitted.
    """
    seen: dict[Code, None] = {}
    row = list(waiting)
    while row:
        code = row.pop(0)
        if code not in seen:
            seen[code] = None
            row += code.called()
            module.link_in(code.module(), preserve=True)
    missing = [of.name for of in module.functions if of.is_declaration and of.name.startswith("_ZN")]
    if missing:
        raise RuntimeError(f"kernels that nothing defines: {', '.join(missing[:5])}")


def _optimise(generator: Any, module: Any, kept: set[str], quick: bool) -> None:
    """Optimize the module as Numba would, or only a little, with only the bridges visible from outside."""
    for named in (*module.functions, *module.global_variables):
        if not named.is_declaration and named.name not in kept:
            named.linkage = "internal"
    module.verify()
    cheap = {"loop_vectorize": generator._loopvect, "slp_vectorize": False, "opt": generator._opt_level}
    for options in ({**cheap, "cost": "cheap"}, {"opt": 1} if quick else {}):
        passes, builder = generator._module_pass_manager(**options)
        passes.run(module, builder)


def _refuse_allocation(module: Any) -> None:
    """Raise ValueError if a kernel creates an array, for which the object file has no memory."""
    called = {function.name for function in module.functions if function.is_declaration}
    if any(name.startswith("NRT_") and not name.endswith("_dtor") for name in called):
        raise ValueError("a kernel makes an array: let it take one as an argument")


def _processor() -> tuple[str, tuple[str, ...]]:
    """Return the processor for which Numba compiles, and the features that its code may use."""
    name, features = numba.config.CPU_NAME, numba.config.CPU_FEATURES
    if not name and features is None:
        name, present = host()
        return name, tuple(sorted(present))
    return name or "", tuple(part[1:] for part in (features or "").split(",") if part.startswith("+"))


def _relocatable() -> Any:
    """Return LLVM's code generator for position-independent code, for the processor for which Numba
    compiles.
    """
    name, features = numba.config.CPU_NAME or "", numba.config.CPU_FEATURES or ""
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(name, features, numba.config.OPT, reloc="pic", codemodel="small")


def _bridged(generator: Any, module: Any, name: str, compiled: Any) -> Signature:
    """Add the function that is called from outside, and return its calling signature."""
    made, context = compiled.signature, cpu_target.target_context
    if len(compiled.environment.consts):
        raise ValueError(f"kernel {name} returns or prints Python objects: return numbers instead")
    symbol = f"lparlab.{compiled.fndesc.mangled_name}"
    bridge = generator._create_empty_module(symbol)
    function = ir.Function(bridge, ir.FunctionType(ir.VoidType(), [SLOT.as_pointer()]), symbol)
    slots = _Slots(ir.IRBuilder(function.append_basic_block()), function.args[0])
    values = [_read(context, slots, argument) for argument in made.args]
    callee = context.declare_function(bridge, compiled.fndesc)
    status, result = context.call_conv.call_function(
        slots.builder, callee, made.return_type, made.args, values
    )
    returned = list(_parts(slots.builder, made.return_type, result))
    for value, of in (*returned, (status.code, types.int32)):
        slots.put(value, of)
    slots.builder.ret_void()
    module.link_in(llvm.parse_assembly(str(bridge)))
    return Signature(name, symbol, tuple(map(kind, made.args)), tuple(kind(of) for _, of in returned))


class _Slots:
    """Generates code that reads and writes one slot after another."""

    def __init__(self, builder: Any, first: Any) -> None:
        self.builder, self._first, self._next = builder, first, 0

    def take(self) -> Any:
        """Return the integer in the next slot."""
        return self.builder.load(self._place())

    def put(self, value: Any, of: Any) -> None:
        """Write a number to the next slot."""
        place = self._place()
        if of == types.float64:
            place = self.builder.bitcast(place, ir.DoubleType().as_pointer())
        elif value.type.width < SLOT.width:
            widen = self.builder.sext if getattr(of, "signed", False) else self.builder.zext
            value = widen(value, SLOT)
        self.builder.store(value, place)

    def _place(self) -> Any:
        self._next += 1
        return self.builder.gep(self._first, [ir.Constant(ir.IntType(32), self._next - 1)])


def _read(context: Any, slots: _Slots, of: Any) -> Any:
    """Return an argument from the next slots, in the form that Numba uses."""
    builder = slots.builder
    if isinstance(of, types.Array):
        return _read_array(context, slots, of)
    if isinstance(of, types.Record):
        return builder.inttoptr(slots.take(), context.get_value_type(of))
    value = slots.take()
    if of == types.float64:
        return builder.bitcast(value, ir.DoubleType())
    held = context.get_value_type(of)
    return value if held.width == SLOT.width else builder.trunc(value, held)


def _read_array(context: Any, slots: _Slots, of: Any) -> Any:
    array = context.make_array(of)(context, slots.builder)
    data = slots.builder.inttoptr(slots.take(), array.data.type)
    shape = [slots.take() for _ in range(of.ndim)]
    strides = [slots.take() for _ in range(of.ndim)]
    size = context.get_constant(types.intp, element_size(of))
    arrayobj.populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
    return array._getvalue()


def _parts(builder: Any, of: Any, value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield the numbers that a kernel returns, with their types."""
    if isinstance(of, BaseTuple):
        for place, item in enumerate(of):
            yield from _parts(builder, item, builder.extract_value(value, place))
    elif not isinstance(of, NoneType):
        yield value, of

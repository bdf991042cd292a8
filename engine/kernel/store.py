"""The compiled kernels of this process: found in the bundle, in the cache folder or in the wheel, or compiled
when missing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from functools import cache as once
from pathlib import Path
from threading import RLock
from typing import Any

from engine.kernel import cache, prebuilt
from engine.kernel.handle import Kernel
from engine.kernel.native import NativeForm, host, load, load_library
from engine.kernel.object_file import SUFFIX, ObjectFile, read, unchanged
from engine.language import later, say

FIRST, ENGINE, CHARTS = "first", "engine", "charts"  # sets that are compiled ahead
SETS = {
    "engine.": (ENGINE, FIRST),
    "app.charts.": (CHARTS,),
}  # prefixes of module names -> their sets, best first
ROOT = cache.ENGINE.parent
NOT_COMPILED = later(
    "This part of the engine is still being compiled. Wait until the window shows that everything is "
    "compiled, then load the scenario again."
)
_forms: dict[str, list[NativeForm]] = {}  # kernel -> loaded code, best first
_loaded: set[Path] = set()
_lock = RLock()
_on_demand = [True]


class NotCompiledError(Exception):
    """An attempt to call a kernel that another process is still compiling, or that cannot be compiled
    here.
    """


def leave_compiling() -> None:
    """Raise NotCompiledError from now on, instead of compiling here, while the engine is not compiled."""
    _on_demand[0] = False


def refresh() -> None:
    """Load the sets compiled in the meantime; they take precedence over those already loaded."""
    with _lock:
        for name in (ENGINE, CHARTS):
            _load(path_of(name))


def path_of(name: str) -> Path:
    """Return the file of a set of kernels."""
    return (prebuilt.FOLDER if prebuilt.is_bundle() else cache.folder()) / f"{name}{SUFFIX}"


def refusal() -> str:
    """Return the reason why the kernels of this bundle cannot be used; "" if they can, or if this is not a
    bundle.
    """
    if not prebuilt.is_bundle() or all(usable(name) for name in (ENGINE, CHARTS)):
        return ""
    for name in (ENGINE, CHARTS):
        found = read(path_of(name), keep=True)
        if found is not None and (lacking := set(found.features) - prebuilt.present()):
            return prebuilt.refusal(found.processor, sorted(lacking))
    return say("{0} is damaged: install LPAR Lab again.", prebuilt.FOLDER)


def usable(name: str) -> ObjectFile | None:
    """Return a set of kernels that can be used here; None when there is none."""
    return usable_at(path_of(name))


def can_run(name: str) -> bool:
    """Return whether there is a set of kernels for this computer, or one that the wheel ships and that fits
    this computer.
    """
    return usable(name) is not None or any(map(usable_at, prebuilt.shipped(name)))


def usable_at(path: Path) -> ObjectFile | None:
    """Return the kernels in a file, if they fit this computer and these sources; discard damaged kernels,
    except those of a package.
    """
    there = path.exists()
    found = read(path, keep=prebuilt.is_bundle() or path.is_relative_to(prebuilt.SHIPPED))
    if there and not path.exists():
        _warn(path)
    return None if found is None or misfit(found) else found


def misfit(found: ObjectFile) -> str:
    """Return the reason why kernels cannot be used here, as the second half of a sentence; "" if they can."""
    bundle = prebuilt.is_bundle()
    present, root = (prebuilt.present(), prebuilt.FOLDER) if bundle else (host()[1], ROOT)
    if found.code and not bundle and _head(found.code) != _own_head():
        return "it was compiled for another system, or for processors of another kind"
    if lacking := sorted(set(found.features) - present):
        return f"this processor lacks {', '.join(lacking)}"
    return "" if unchanged(found.sources, root) else "it was compiled from other sources"


def _head(code: bytes) -> bytes:
    """Return the start of an object file, which identifies its format and the kind of processor.

    Sources: elf(5) for ELF, <mach-o/loader.h> for Mach-O; COFF begins with the processor.
    """
    elf, mach_o = code.startswith(b"\x7fELF"), code.startswith(b"\xcf\xfa\xed\xfe")
    return code[: 20 if elf else 8 if mach_o else 2]


@once
def _own_head() -> bytes:
    """Return the first bytes of object files for this process. LLVM ends the process when it links any
    other kind.
    """
    import llvmlite.binding as llvm  # imported late: not needed at a start without the JIT

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine()
    return _head(machine.emit_object(llvm.parse_assembly("")))


def _warn(path: Path) -> None:
    from logging import getLogger  # imported late: rarely needed

    getLogger("lparlab").warning("%s was damaged. It was discarded and is compiled again.", path)


def find_or_compile(kernel: Kernel, arguments: Sequence[Any]) -> None:
    """Provide a form of the kernel for these arguments. Raises NotCompiledError."""
    with _lock:
        _load_set(kernel.name)
        for path in [None, *_alone(kernel.name)]:
            if path:
                _load(path)
            kernel.forms = _forms.setdefault(kernel.name, [])
            if any(form.packed(arguments) is not None for form in kernel.forms):
                return
        if prebuilt.is_bundle():
            raise NotCompiledError(refusal() or say("This build of LPAR Lab has no kernel {0}.", kernel.name))
        if not _on_demand[0] and not path_of(ENGINE).exists():
            raise NotCompiledError(say(NOT_COMPILED))
        _compile(kernel, arguments)


def forms_of(name: str) -> list[NativeForm]:
    """Return the loaded forms of a kernel, best first, given its module and name; the list grows when others
    are loaded.
    """
    with _lock:
        _load_set(name)
        return _forms.setdefault(name, [])


def _alone(name: str) -> list[Path]:
    """Return the files of one kernel that was compiled when it was called."""
    return [] if prebuilt.is_bundle() else sorted(cache.folder().glob(f"{name}-*{SUFFIX}"))


def _load_set(name: str) -> None:
    """Load the best set that may contain a kernel: the set that the wheel ships is used only while the set
    for this computer is missing, and the first set only if both are missing.
    """
    for begin, (best, *others) in SETS.items():
        if name.startswith(begin):
            any(_load(path) for path in (path_of(best), *prebuilt.shipped(best), *map(path_of, others)))


def _load(path: Path) -> bool:
    """Load a file, unless it is already loaded; return whether its kernels are available."""
    if path in _loaded:
        return True
    found = usable_at(path)
    if found is None:
        return False
    _take(path, found)
    return True


def _take(path: Path, found: ObjectFile) -> None:
    """Register the kernels that a file contains, or would contain."""
    _loaded.add(path)
    if found.code:
        forms = load(found.code, found.signatures)
    else:  # of a bundle
        forms = load_library(path.with_suffix(prebuilt.LIBRARY), found.signatures)
    for form in forms:
        _forms.setdefault(form.signature.kernel, []).insert(0, form)


def _compile(kernel: Kernel, arguments: Sequence[Any]) -> None:
    """Compile one kernel for these arguments, and store it for the next process."""
    from engine.kernel.compiler import build  # imported late: they import Numba
    from engine.kernel.front_end import kind, types_of

    types = types_of(arguments)
    digest = hashlib.blake2b(repr([kind(type_) for type_ in types]).encode(), digest_size=4).hexdigest()
    path = cache.folder() / f"{kernel.name}-{digest}{SUFFIX}"
    made = build([(kernel, types)])
    with suppress(OSError):  # for example, a full disk: the next process compiles it again
        made.write(path)
    _take(path, made)

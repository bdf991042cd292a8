"""Rules for all kernels: one branch an event kind, and nothing that a kernel must not do."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
import engine.loop
import engine.mechanisms.multisystem
from engine.kernel import cache
from engine.kernel.kinds import EventKind
from engine.warm import import_kernels

ENGINE = Path(engine.__file__).parent
KERNELS = import_kernels()
# Conversions, and the root, whose last bit IEEE 754 demands; all else allocates or draws random numbers.
NUMPY = {"np.int64", "np.uint64", "np.float64", "np.sqrt"}
BUILT_IN = {"range", "min", "max", "abs", "len", "prefetch"}
ALLOCATES = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp)
UNWANTED = (*ALLOCATES, ast.JoinedStr, ast.Lambda, ast.Raise, ast.Assert, ast.Try, ast.With, ast.Global)


def kernels() -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield every function of the engine that is compiled, with its name."""
    for path in sorted(ENGINE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        marked = "@kernel" in text or "@entry" in text  # to parse all files takes a second
        for node in ast.walk(ast.parse(text)) if marked else ():
            if isinstance(node, ast.FunctionDef) and any(map(_is_mark, node.decorator_list)):
                yield f"{path.stem}.{node.name}", node


def _is_mark(decorator: ast.expr) -> bool:
    """Return whether this is @kernel or @entry(...)."""
    named = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(named, ast.Name) and named.id in ("kernel", "entry")


FOUND = dict(kernels())


def test_all_kernels_are_found() -> None:
    known = [".".join(one.name.split(".")[-2:]) for one in KERNELS]
    assert sorted(FOUND) == sorted(known)


def test_the_cache_folder_knows_all_that_kernels_are_made_of() -> None:
    """What a kernel's file imports from the engine is part of the machine code as well, but for texts."""
    others = {ENGINE / "atomic", ENGINE / "language"}
    sources = {path.resolve() for path in cache.kernel_sources(ENGINE)}
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine."):
                place = ENGINE.parent / node.module.replace(".", "/")
                assert place in others or {place.with_suffix(".py"), place / "__init__.py"} & sources
    files = {Path(k.py_func.__code__.co_filename).resolve() for k in KERNELS}
    assert {file for file in files if ENGINE in file.parents} <= sources


def _calls(path: Path) -> Iterator[str]:
    """Yield the names of engine and app that a file's Python uses outside of kernels."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    compiled = [node for node in functions if any(map(_is_mark, node.decorator_list))]
    within = {id(part) for node in compiled for part in ast.walk(node)}
    imported = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and id(node) not in within and node.id in imported:
            yield imported[node.id]


def test_every_kernel_that_the_programs_python_calls_is_an_entry() -> None:
    """Another one would be compiled when it is first called: the window would stand still."""
    internal = {one.name for one in KERNELS if not one.entries}
    files = [
        path for folder in ("engine", "app", "lessons") for path in (ENGINE.parent / folder).rglob("*.py")
    ]
    modules = "|".join({re.escape(name.rpartition(".")[0]) for name in internal})
    some = [path for path in files if re.search(rf"from (?:{modules}) import", path.read_text("utf-8"))]
    wrong = [f"{path.name} calls {name}" for path in some for name in _calls(path) if name in internal]
    assert len(some) > 50
    assert not wrong


@pytest.mark.parametrize("kind", [kind for kind in EventKind if kind is not EventKind.NONE], ids=str)
def test_each_kind_of_event_has_one_branch(kind: EventKind) -> None:
    """`kind == NAME` once in the loop, and NAME is that kind there."""
    loop = [FOUND[f"loop.on_{what}"] for what in ("processor", "source")] + [
        FOUND["multisystem.on_multisystem"]
    ]
    names = [
        right.id
        for branch in loop
        for test in ast.walk(branch)
        if isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) and test.left.id == "kind"
        for right in test.comparators
        if isinstance(right, ast.Name)
    ]
    assert names.count(kind.name) == 1
    where = engine.loop if hasattr(engine.loop, kind.name) else engine.mechanisms.multisystem
    assert getattr(where, kind.name) == kind


def test_no_kernel_allocates_or_raises() -> None:
    wrong = [
        f"{name}, line {part.lineno}: {type(part).__name__}"
        for name, node in FOUND.items()
        for part in ast.walk(node)
        if isinstance(part, UNWANTED)
    ]
    assert not wrong


def test_kernels_call_kernels_and_conversions_alone() -> None:
    """No np.random (a hidden state), no math (another library, other last bits), no np.zeros."""
    own = {name.split(".")[1] for name in FOUND} | BUILT_IN | NUMPY | {"entry"}
    wrong = [
        f"{name}, line {part.lineno}: {ast.unparse(part.func)}"
        for name, node in FOUND.items()
        for part in ast.walk(node)
        if isinstance(part, ast.Call) and not _allowed(part.func, own)
    ]
    assert not wrong


def _allowed(function: ast.expr, names: set[str]) -> bool:
    """Return whether a call is known, or takes the bits of a number: np.float64(x).view(np.int64)."""
    if isinstance(function, ast.Attribute) and function.attr == "view":
        return isinstance(function.value, ast.Call) and _allowed(function.value.func, NUMPY)
    return ast.unparse(function) in names


def test_each_kernel_says_what_it_does() -> None:
    assert [name for name, node in FOUND.items() if not ast.get_docstring(node)] == []

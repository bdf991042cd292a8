"""All programs of the shell, found by walking engine/shell/programs; their help and completion."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterable
from functools import cache
from importlib import import_module

from engine.shell import programs as package
from engine.shell.program import PROGRAMS, ShellProgram


@cache
def all_programs() -> dict[str, ShellProgram]:
    """Return all programs by name."""
    for module in sorted(info.name for info in pkgutil.iter_modules(package.__path__)):
        import_module(f"{package.__name__}.{module}")
    return checked(PROGRAMS)


def checked(programs: list[ShellProgram]) -> dict[str, ShellProgram]:
    """Return the programs by name, sorted. Raises ValueError if two have the same name."""
    found: dict[str, ShellProgram] = {}
    for program in programs:
        if program.name in found:
            raise ValueError(f"program {program.name} is defined twice: {program.function.__module__}")
        found[program.name] = program
    return dict(sorted(found.items()))


def help_text(word: str = "") -> str:
    """Help on one program, or all of them in one line each."""
    name = word.split()[0] if word.split() else ""
    if name in all_programs():
        program = all_programs()[name]
        return f"{program.usage}\n{inspect.getdoc(program.function) or ''}"
    lines = [f"{program.usage:28} {_title(program)}" for program in all_programs().values()]
    return "\n".join([f'There is no program "{name[:40]}" here. The programs:', *lines] if name else lines)


def _title(program: ShellProgram) -> str:
    return (inspect.getdoc(program.function) or "").split("\n")[0]


def complete(text: str) -> list[str]:
    """Return words, sorted, that may replace the last word of a line: programs, and files after one."""
    from engine.shell.programs.cat import FILES

    tokens = text[:240].split()
    if not tokens or text[-1:].isspace():
        tokens.append("")
    words = list(all_programs()) if len(tokens) == 1 else _own(tokens[0], len(tokens), FILES)
    return sorted(word for word in words if word.startswith(tokens[-1]))


def _own(name: str, place: int, files: Iterable[str]) -> Iterable[str]:
    """Return the words that may follow a program at this place."""
    from engine.cpuplugd.shipped import shipped
    from engine.shell.programs.cpuplugd import ACTIONS

    if name == "cpuplugd":
        return ACTIONS if place == 2 else shipped()
    own = {"echo": ["disk", "/sys/devices/system/cpu/cpu1/online"], "chcpu": ["-d", "-e"]}
    return [*files, *own.get(name, ())]

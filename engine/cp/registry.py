"""All commands, found by walking engine/cp/commands."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from engine.cp import commands as package
from engine.cp.command import COMMANDS, Command


@cache
def all_commands() -> tuple[Command, ...]:
    """Every form of every command, sorted by name. Raises ValueError when two have the same name."""
    for module in sorted(info.name for info in pkgutil.iter_modules(package.__path__)):
        import_module(f"{package.__name__}.{module}")
    return checked(COMMANDS)


def checked(found: list[Command]) -> tuple[Command, ...]:
    """The commands in order; no two may have the same words."""
    by_name: dict[tuple[str, ...], Command] = {}
    for one in found:
        if one.name in by_name:
            raise ValueError(f"command {' '.join(one.name)} is defined twice: {one.function.__module__}")
        by_name[one.name] = one
    return tuple(by_name[name] for name in sorted(by_name, key=_place))


def _place(name: tuple[str, ...]) -> tuple[bool, tuple[str, ...]]:
    """The lab's own commands come after those of CP."""
    return name[0].startswith("#"), name


def allowed(classes: str) -> list[Command]:
    """The commands that a user with these privilege classes may issue."""
    return [one for one in all_commands() if set(one.classes) & set(classes)]

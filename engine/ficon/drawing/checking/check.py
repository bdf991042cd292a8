"""Checks and the list of all checks: one file for each kind of element in the folder checks.

A check is a function that examines a scene and yields its findings. `reads`: the kinds of elements that it
examines: it runs again when an element of these kinds has changed. `over`: the name of a list in the scene,
like "links", whose items it examines one at a time; it runs again for an item that has changed.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from engine.ficon.drawing.checking.finding import CheckFinding, FoundProblem, Severity
from engine.ficon.drawing.model.fields import Thing
from engine.language import say


@dataclass(frozen=True)
class Check:
    """A check. name: its name in waivers; why and source: the reason and source of all its findings."""

    name: str
    severity: Severity
    why: str
    source: str
    reads: frozenset[type[Thing]]
    look: Callable[..., Iterable[FoundProblem]]
    over: str = ""

    @property
    def title(self) -> str:
        """The rule in one sentence."""
        return (self.look.__doc__ or "").strip()

    def finding(self, found: FoundProblem) -> CheckFinding:
        """Return a complete finding."""
        text = found.text[:1].upper() + found.text[1:]
        return CheckFinding(
            found.check or self.name, found.message, found.severity or self.severity, text,
            found.why or say(self.why), found.source or self.source, found.things, found.fix,
        )  # fmt: skip


def check(
    name: str,
    severity: Severity,
    why: str,
    source: str,
    reads: Iterable[type[Thing]],
    over: str = "",
) -> Callable[[Callable[..., Iterable[FoundProblem]]], Check]:
    """Create a check from a function of (scene), or of (scene, item) with `over`."""

    def made(look: Callable[..., Iterable[FoundProblem]]) -> Check:
        return Check(name, severity, why, source, frozenset(reads), look, over)

    return made


@cache
def checks() -> tuple[Check, ...]:
    """Return every check, by name. Raises ValueError when two checks have the same name."""
    package = importlib.import_module("engine.ficon.drawing.checks")
    modules = (f"{package.__name__}.{module.name}" for module in pkgutil.iter_modules(package.__path__))
    found = [var for name in modules for var in vars(importlib.import_module(name)).values()]
    named = {check.name: check for check in found if isinstance(check, Check)}
    if len(named) < len({id(check) for check in found if isinstance(check, Check)}):
        raise ValueError("two checks have the same name")
    return tuple(named[name] for name in sorted(named))

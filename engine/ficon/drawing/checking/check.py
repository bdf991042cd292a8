"""Checks and the list of all of them: one file for each noun in the folder checks.

A check is a function that looks at a scene and yields what it has found. `reads`: the kinds of things that it
looks at: it is asked again when one of them has changed. `over`: it looks at one item of the scene at a time,
of those that the scene calls so, like "links"; it is asked again when that item is another one.
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
    """A check. name: what waivers call it; why and source: of all that it finds."""

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
    """Make a check of a function of (scene), or of (scene, item) with `over`."""

    def made(look: Callable[..., Iterable[FoundProblem]]) -> Check:
        return Check(name, severity, why, source, frozenset(reads), look, over)

    return made


@cache
def checks() -> tuple[Check, ...]:
    """Return every check, by name. Raises ValueError when two have the same name."""
    package = importlib.import_module("engine.ficon.drawing.checks")
    modules = (f"{package.__name__}.{module.name}" for module in pkgutil.iter_modules(package.__path__))
    found = [var for name in modules for var in vars(importlib.import_module(name)).values()]
    named = {check.name: check for check in found if isinstance(check, Check)}
    if len(named) < len({id(check) for check in found if isinstance(check, Check)}):
        raise ValueError("two checks have the same name")
    return tuple(named[name] for name in sorted(named))

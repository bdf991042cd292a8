"""One finding of lint, and the facts about the guest that lint knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.cpuplugd.language.configuration import Configuration
from engine.cpuplugd.language.lines import Setting
from engine.cpuplugd.language.messages import ERROR, INFO, WARNING
from engine.cpuplugd.language.terms import Term

__all__ = ["ERROR", "INFO", "WARNING", "Finding", "GuestFacts", "at_line", "at_setting", "at_term"]

Words = tuple[str, str, str]  # what, why, fix
WEBSPHERE, DATABASE, COMBO, WEB = "websphere", "database", "combo", "web"


@dataclass(frozen=True)
class GuestFacts:
    """Facts that the file does not contain; None: not known."""

    middleware: str | None = None  # WEBSPHERE, DATABASE, COMBO (both) or WEB
    vmrm_cmm: bool = False  # VMRM manages this guest's memory too
    cpuset: bool = False  # cpuset or taskset bind processes to CPUs
    kernel: str | None = None  # engine.state.rule_names.OLD or NEW


class Finding(NamedTuple):
    """Line and column count from 1; `why` ends with its source."""

    line: int
    column: int
    severity: str  # ERROR: the daemon ends with it; WARNING; INFO
    what: str
    why: str
    fix: str
    code: str = ""

    @property
    def sentence(self) -> str:
        """All in one line."""
        return f"line {self.line}, column {self.column}: {self.what}. {self.why} {self.fix}"


def at_term(
    configuration: Configuration, where: str, term: Term, severity: str, code: str, words: Words
) -> Finding:
    """Return a finding at a term; words: what, why, fix."""
    line, column = configuration.place(where, term.start)
    return Finding(line, column, severity, *words, code)


def at_setting(setting: Setting, severity: str, code: str, words: Words) -> Finding:
    """Return a finding at the name of a setting."""
    return Finding(setting.line.number, setting.name_column, severity, *words, code)


def at_line(line: int, column: int, severity: str, code: str, words: Words) -> Finding:
    """Return a finding at any place."""
    return Finding(line, column, severity, *words, code)

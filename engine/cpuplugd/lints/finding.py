"""A lint finding, and the facts about the guest that lint uses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.cpuplugd.language.configuration import Configuration
from engine.cpuplugd.language.lines import Setting
from engine.cpuplugd.language.terms import Term
from engine.language import say

Words = tuple[str, ...]  # problem, reason, fix
WEBSPHERE, DATABASE, COMBO, WEB = "websphere", "database", "combo", "web"


@dataclass(frozen=True)
class GuestFacts:
    """Facts that the file does not contain; None if not known."""

    middleware: str | None = None  # WEBSPHERE, DATABASE, COMBO (both) or WEB
    vmrm_cmm: bool = False  # VMRM also manages this guest's memory
    cpuset: bool = False  # cpuset or taskset bind processes to CPUs
    kernel: str | None = None  # engine.state.rule_names.OLD or NEW


class RuleFinding(NamedTuple):
    """A finding. Line and column count from 1; `why` ends with its source."""

    line: int
    column: int
    severity: str  # ERROR: the daemon ends with it; WARNING; INFO
    what: str
    why: str
    fix: str
    code: str = ""

    @property
    def sentence(self) -> str:
        """The whole finding on one line."""
        words = f"{self.what}. {self.why} {self.fix}"
        return say("line {0}, column {1}: {2}", self.line, self.column, words)


def told(templates: Words, source: str = "") -> Words:
    """Return templates in the current language; {0} in them is the source."""
    return tuple(say(template, say(source)) if source else say(template) for template in templates)


def at_term(
    configuration: Configuration, where: str, term: Term, severity: str, code: str, words: Words
) -> RuleFinding:
    """Return a finding at a term; words: what, why, fix."""
    line, column = configuration.place(where, term.start)
    what, why, fix = words
    return RuleFinding(line, column, severity, what, why, fix, code)


def at_setting(setting: Setting, severity: str, code: str, words: Words) -> RuleFinding:
    """Return a finding at the name of a setting."""
    what, why, fix = words
    return RuleFinding(setting.line.number, setting.name_column, severity, what, why, fix, code)


def at_line(line: int, column: int, severity: str, code: str, words: Words) -> RuleFinding:
    """Return a finding at an arbitrary place."""
    what, why, fix = words
    return RuleFinding(line, column, severity, what, why, fix, code)

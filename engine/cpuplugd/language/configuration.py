"""A configuration file: static values, user variables, rules, and the daemon's messages about it.

Reading never raises an error: the error that ends the daemon is in `fatal`, and everything read before it is
kept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.cpuplugd.language import messages
from engine.cpuplugd.language.arithmetic import whole_number
from engine.cpuplugd.language.lines import RuleLine, Setting, read_lines, setting
from engine.cpuplugd.language.messages import ERROR, DaemonEnded, RuleError, RuleMessage, shown
from engine.cpuplugd.language.names import PREDEFINED
from engine.cpuplugd.language.parser import MAX_NAME, Parser
from engine.cpuplugd.language.terms import Term

RULES = ("hotplug", "hotunplug", "memplug", "memunplug", "cmm_inc", "cmm_dec")
VALUES = ("update", "cpu_min", "cpu_max", "cmm_min", "cmm_max")
MAX_STORE = 4096  # bytes for all variables
DEEPEST = 100  # readings
_BUILTIN = re.compile("|".join((*RULES, *VALUES)))
_LONGEST = max(map(len, (*RULES, *VALUES)))


@dataclass(frozen=True)
class DaemonRule:
    """A rule and its place in the file; no term means it was written as "" and does not exist."""

    setting: Setting
    term: Term | None


@dataclass
class Configuration:
    """The content of a file. Names are in lowercase, as the daemon stores them."""

    values: dict[str, int] = field(default_factory=dict)  # of VALUES; one that is missing is not set
    rules: dict[str, DaemonRule] = field(default_factory=dict)  # of RULES
    variables: dict[str, Setting] = field(default_factory=dict)
    settings: list[Setting] = field(default_factory=list)  # all, in the order of the file
    lines: list[RuleLine] = field(default_factory=list)  # as far as the file was read
    depth: int = 1  # readings that are kept beside the current one
    messages: list[RuleMessage] = field(default_factory=list)
    fatal: RuleMessage | None = None  # the daemon does not start with this file
    lost: str | None = None  # variable that a reload cannot find

    def term(self, rule: str) -> Term | None:
        """Return the term of a rule, or None if the file has no such rule."""
        found = self.rules.get(rule)
        return found.term if found else None

    def value(self, name: str) -> int:
        """Return a static value; -1 if it is not set."""
        return self.values.get(name, -1)

    def setting_of(self, name: str) -> Setting | None:
        """Return the setting that last set a static value; None if no setting did."""
        return next((item for item in reversed(self.settings) if builtin(item.name) == name), None)

    def place(self, where: str, at: int) -> tuple[int, int]:
        """Return the line and column of a character in the text of a rule or a variable."""
        rule = self.rules.get(where)
        found = rule.setting if rule else self.variables.get(where)
        return (found.line.number, found.column(at)) if found else (1, 1)


def builtin(name: str) -> str | None:
    """Return the built-in setting that the daemon recognizes in this name: case and any trailing text are
    ignored.
    """
    found = _BUILTIN.match(name[:_LONGEST].lower())
    return found.group() if found else None


def read(text: str | bytes, before: Configuration | None = None) -> Configuration:
    """Read a file as the daemon does at its start or, with its state `before`, at a reload."""
    return _Reader(before).read(text)


class _Reader:
    """Reads one file."""

    def __init__(self, before: Configuration | None) -> None:
        self._made = Configuration()
        if before:
            self._made.values, self._made.rules = dict(before.values), dict(before.rules)
        self._reload = before is not None
        self._store = 0 if self._reload else 1  # a reload forgets the newline that the search needs
        self._found: dict[str, str] = {}
        self._parser = Parser(self._found)

    def read(self, text: str | bytes) -> Configuration:
        try:
            for line in read_lines(text):
                self._made.lines.append(line)
                if found := setting(line):
                    self._made.settings.append(found)
                    self._take(found)
            self._check_depth()
        except DaemonEnded as ended:
            self._made.fatal = ended.message
            self._made.messages.append(ended.message)
        return self._made

    def _take(self, found: Setting) -> None:
        name = builtin(found.name)
        if name in RULES:
            self._take_rule(name, found)
        elif name:
            self._take_value(name, found)
        else:
            self._take_variable(found)

    # ---- rules

    def _take_rule(self, name: str, found: Setting) -> None:
        term = None
        if found.value or "" in self._found:
            try:
                term = self._parser.parse(found.value, name)
            except RuleError as error:
                raise DaemonEnded(self._wrong_rule(found, name, error)) from None
        self._made.rules[name] = DaemonRule(found, term)
        self._made.depth = max(1, self._parser.deepest[0])

    def _wrong_rule(self, found: Setting, name: str, error: RuleError) -> RuleMessage:
        where = found if error.where == name else self._made.variables[error.where]
        said = f"parsing error at {shown(error.where)}, position: {shown(error.rest)}"
        if error.code == messages.NAME_TOO_LONG:
            said = _name_too_long(where.value[error.at :])
        elif error.code in messages.OWN:
            said = f"{said[: said.index(',')]}: {error.why}"
        why = "" if error.code in messages.OWN else error.why
        if error.opened is not None:
            why += f"; ( opens at column {where.column(error.opened)}"
        return RuleMessage(ERROR, error.code, said, where.line.number, where.column(error.at), why)

    def _check_depth(self) -> None:
        depth, where, at = self._parser.deepest
        if depth > DEEPEST:
            said = f"History depth {depth} exceeded maximum ({DEEPEST})"
            line, column = self._deepest_place(where, at)
            raise DaemonEnded(RuleMessage(ERROR, messages.HISTORY_TOO_DEEP, said, line, column))

    def _deepest_place(self, where: str, at: int) -> tuple[int, int]:
        """Return the place of the setting with an index of this depth; the rule may have been set again
        since.
        """
        for item in reversed(self._made.settings):
            if where in (builtin(item.name), item.name) and item.value[at - 1 : at] == "[":
                return item.line.number, item.column(at)
        return self._made.place(where, at)

    # ---- static values

    def _take_value(self, name: str, found: Setting) -> None:
        value = whole_number(found.value)
        if value is None:
            at = next(at for at, text in enumerate(found.value) if text not in "0123456789")
            why = f"{shown(found.name)} = {shown(found.value)}: only decimal digits are allowed"
            raise DaemonEnded(_at(found, at, messages.NUMBER, "parsing error at update", why))
        if value == 0 and name in _POSITIVE:
            raise DaemonEnded(_at(found, 0, _POSITIVE[name], f"{name} must be > 0"))
        self._made.values[name] = value

    # ---- variables

    def _take_variable(self, found: Setting) -> None:
        self._check_variable(found)
        size = self._store + len(found.name) + len(found.value) + 3
        if size > MAX_STORE:
            said = f"buffer for variables too small: need {size}, have {MAX_STORE} (bytes)"
            raise DaemonEnded(_at_name(found, messages.VARIABLES_TOO_LARGE, said))
        self._parser.forget()
        if self._reload and self._store == 0:
            self._made.lost = found.name
        else:
            self._found[found.name] = found.value
        self._store = size - 1
        self._made.variables[found.name] = found

    def _check_variable(self, found: Setting) -> None:
        name = shown(found.name)
        if len(found.name) > MAX_NAME:
            raise DaemonEnded(_at_name(found, messages.NAME_TOO_LONG, _name_too_long(found.name)))
        if found.name in self._found:
            raise DaemonEnded(_at_name(found, messages.TWICE, f"Variable defined twice: {name}"))
        if found.name in PREDEFINED:
            said = f"Cannot use (pre-defined) variable name: {name}"
            raise DaemonEnded(_at_name(found, messages.RESERVED, said))


_POSITIVE: Mapping[str, str] = {
    "update": messages.UPDATE_NOT_POSITIVE,
    "cpu_min": messages.CPU_MIN_NOT_POSITIVE,
}


def _name_too_long(name: str) -> str:
    return f"Variable name too long (max. length is {MAX_NAME} chars): {shown(name)}"


def _at(found: Setting, at: int, code: str, said: str, why: str = "") -> RuleMessage:
    return RuleMessage(ERROR, code, said, found.line.number, found.column(at), why)


def _at_name(found: Setting, code: str, said: str) -> RuleMessage:
    return RuleMessage(ERROR, code, said, found.line.number, found.name_column)

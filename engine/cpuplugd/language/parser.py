"""Rule text -> terms, by the daemon's grammar, in which unary operators have a wide scope.

    expr(p)   = prefix(p) { operator expr(precedence of the operator) }     while the precedence is above p
    prefix(p) = "-" digits | "-" expr(p) | "!" expr(p) | number | "(" expr(0) ")"
              | variable | keyword | time [history] | (meminfo|vmstat|cpustat) "." name [history]
    history   = "[" digits "]"

The parser does not use recursion: open expressions wait in `_frames`, so that no nesting is too deep for
Python.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NoReturn

from engine.cpuplugd.language import messages, terms
from engine.cpuplugd.language.arithmetic import scan
from engine.cpuplugd.language.messages import RuleError
from engine.cpuplugd.language.names import PREDEFINED
from engine.cpuplugd.language.terms import Binary, Constant, Name, Term, Unary, Variable

MAX_NAME = 128  # characters
MAX_TERMS = 65536  # of one rule; ours: the real daemon continues until its memory is full
_WORD = re.compile(r"[A-Za-z0-9_]*")
_COUNTER = re.compile(r"[A-Za-z_]*")
_HISTORY = re.compile(r"\[([0-9]+)\]")
_DOTTED = (terms.MEMINFO, terms.VMSTAT, terms.CPUSTAT)


class Parser:
    """Parses one rule after another; keeps the bodies of variables until `forget`."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._variables = variables  # name -> value without white space; those that can be found
        self._bodies: dict[str, Term] = {}
        self.deepest = (0, "", 0)  # history index, rule or variable, place in its text

    def forget(self) -> None:
        """Forget all names: a new variable has been defined, so they may have a different meaning."""
        self._bodies.clear()

    def parse(self, text: str, where: str) -> Term:
        """Parse the whole text; `where` names the rule. Raises RuleError."""
        self._text, self._where, self._at, self._lowest = text, where, 0, 0
        self._frames: list[Callable[[Term], Term]] = []
        self._open: list[str] = []  # variables whose bodies are being read
        operand: Term | None = None
        while True:
            if operand is None:
                operand = self._begin()
            elif self._operator(operand):
                operand = None
            elif self._frames:
                operand = self._frames.pop()(operand)
            else:
                self._end()
                return operand

    # ---- operands

    def _begin(self) -> Term | None:
        """Return a complete operand, or None if only its beginning was read and the rest waits in a frame."""
        character = self._text[self._at : self._at + 1]
        if character in ("-", "!") and character:
            return self._unary(character)
        if character.isascii() and character.isdigit():
            return self._number(1)
        if character == "(":
            self._parenthesis()
            return None
        return self._word()

    def _unary(self, operator: str) -> Term | None:
        start = self._at
        self._at += 1
        following = self._text[self._at : self._at + 1]
        if operator == "-" and following.isascii() and following.isdigit():
            return self._number(-1)
        lowest = self._lowest

        def close(operand: Term) -> Term:
            self._lowest = lowest
            return self._made(Unary(operator=operator, operand=operand, start=start, end=operand.end))

        self._frames.append(close)
        return None

    def _number(self, sign: int) -> Term:
        value, end = scan(self._text, self._at)
        start = self._at - (sign < 0)
        self._at = end
        return Constant(value=sign * value, start=start, end=end)

    def _parenthesis(self) -> None:
        start, lowest = self._at, self._lowest
        self._at, self._lowest = start + 1, 0

        def close(operand: Term) -> Term:
            if self._text[self._at : self._at + 1] != ")":
                self._fail('expected ")" or an operator', opened=start)
            self._at, self._lowest = self._at + 1, lowest
            return replace(operand, start=start, end=self._at)

        self._frames.append(close)

    # ---- words

    def _word(self) -> Term | None:
        """Return a variable, or else a predefined name: the daemon looks them up in this order.

        A variable without a name (="1") is found wherever there is no word, even at the end.
        """
        found = _WORD.match(self._text, self._at)
        word = found.group() if found else ""
        if len(word) > MAX_NAME:
            self._fail(f"a name has at most {MAX_NAME} characters", code=messages.NAME_TOO_LONG)
        value = self._variables.get(word)
        if value == "" and "" not in self._variables:
            self._fail(f"the variable {word} is empty")
        return self._predefined() if value is None else self._variable(word, value)

    def _variable(self, name: str, value: str) -> Term | None:
        start, end = self._at, self._at + len(name)
        if name in self._bodies:
            self._at = end
            return self._made(Variable(name=name, body=self._bodies[name], start=start, end=end))
        if name in self._open:
            self._refuse_circle(name)
        before = self._text, self._where, self._lowest
        self._open.append(name)
        self._text, self._where, self._at, self._lowest = value, name, 0, 0

        def close(body: Term) -> Term:
            self._end()
            self._open.remove(name)
            self._bodies[name] = body
            self._text, self._where, self._lowest = before
            self._at = end
            return self._made(Variable(name=name, body=body, start=start, end=end))

        self._frames.append(close)
        return None

    def _predefined(self) -> Term:
        start = self._at
        word = next((text for text in PREDEFINED if self._text.startswith(text, start)), None)
        if word is None:
            self._fail("expected a number, a known name, - ! or (")
        self._at += len(word)
        kind = word.removesuffix(".")
        name = word
        if kind in _DOTTED:
            name = self._matched(_COUNTER)
        elif word != terms.TIME:
            return Name(kind=terms.KEYWORD, name=word, start=start, end=self._at)
        history = self._history()
        return Name(kind=kind, name=name, history=history, start=start, end=self._at)

    def _history(self) -> int:
        at = self._at
        if self._text[at : at + 1] != "[":
            return 0
        digits = _HISTORY.match(self._text, at)
        if digits is None:
            self._fail("expected [, a number of readings and ]")
        self._at = digits.end()
        index = int(digits[1]) if len(digits[1].lstrip("0")) < 19 else -1
        index %= 2**32  # as the daemon keeps it
        self.deepest = max(self.deepest, (index, self._where, at + 1), key=lambda pair: pair[0])
        return index

    def _matched(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        assert found
        self._at = found.end()
        return found.group()

    # ---- operators

    def _operator(self, left: Term) -> bool:
        """Read an operator with a higher precedence than the context, if there is one."""
        operator = self._text[self._at : self._at + 1]
        lowest = self._lowest
        if _precedence(operator) <= lowest:
            return False
        self._at, self._lowest = self._at + 1, _precedence(operator)

        def close(right: Term) -> Term:
            self._lowest = lowest
            both = Binary(operator=operator, left=left, right=right, start=left.start, end=right.end)
            return self._made(both)

        self._frames.append(close)
        return True

    # ---- problems

    def _made(self, term: Term) -> Term:
        if term.size > MAX_TERMS:
            why = f"more than {MAX_TERMS} terms with all variables replaced: more are not read here, and the"
            self._fail(f"{why} real daemon continues until its memory is full", code=messages.TOO_MANY_TERMS)
        return term

    def _end(self) -> None:
        if self._at < len(self._text):
            rest = self._text[self._at :]
            raise RuleError(
                messages.EXPRESSION,
                self._where,
                rest,
                self._at,
                "expected an operator or the end",
            )

    def _fail(self, why: str, opened: int | None = None, code: str = messages.EXPRESSION) -> NoReturn:
        raise RuleError(code, self._where, self._text, self._at, why, opened)

    def _refuse_circle(self, name: str) -> NoReturn:
        circle = " -> ".join([*self._open[self._open.index(name) :], name])
        self._fail(f"{circle}: the variable refers to itself; the real daemon crashes", code=messages.CIRCLE)


def _precedence(operator: str) -> int:
    return terms.PRECEDENCE.get(operator, 0)

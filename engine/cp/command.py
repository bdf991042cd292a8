"""Commands: functions whose decorator names them and whose signature is their grammar.

    @command("Query SHare user", classes="AE")
    def query_share(call: Call, user: Guest) -> Iterator[str]:
        '''First line: what it is for. The rest: what its answer says.'''

Words with a capital in the syntax are fixed, with the capitals as their shortest abbreviation; the
others are operands, typed by the parameter of that name. Parameters that the syntax does not name
may follow, in their order, if they have a default; `*rest` takes all words that are left.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar, get_args, get_type_hints

from engine.cp.call import Call
from engine.cp.operands import Keyword, Operand
from engine.cp.reply import Outcome, extra_option, invalid_option, missing_operand

COMMANDS: list[Command] = []
ANY = "ABCDEFG"

Action = Callable[..., Iterable[str] | Outcome | None]  # an Outcome: that of another command
Declared = TypeVar("Declared", bound=Action)


@dataclass(frozen=True)
class Command:
    """One form of a CP command."""

    syntax: str
    classes: str  # a user with one of these may issue it
    acts: bool  # it may change the machine
    function: Action
    tail: str  # how help shows the words after the syntax

    @cached_property
    def words(self) -> tuple[Keyword | str, ...]:
        """Fixed words and names of operands, in order."""
        return tuple(w if w.islower() else Keyword(w) for w in self.syntax.split())

    @cached_property
    def name(self) -> tuple[str, ...]:
        """The fixed words in full, with "*" for each operand between them."""
        return tuple(w.word if isinstance(w, Keyword) else "*" for w in self.words)

    @cached_property
    def operands(self) -> dict[str, Operand]:
        """The type of each parameter."""
        hints = get_type_hints(self.function, include_extras=True)
        return {name: get_args(hints[name])[1] for name in list(self._parameters)[1:]}

    @cached_property
    def _parameters(self) -> dict[str, inspect.Parameter]:
        return dict(inspect.signature(self.function).parameters)

    @cached_property
    def following(self) -> list[inspect.Parameter]:
        """The parameters that the syntax does not name."""
        return [p for name, p in list(self._parameters.items())[1:] if name not in self.words]

    def fit(self, tokens: list[str]) -> tuple[int, ...]:
        """Return the fit of the words, to compare: 2 for each fixed word, 1 for each operand, then stop."""
        fits = []
        for word, token in zip(self.words, tokens, strict=False):
            if isinstance(word, Keyword) and not word.takes(token):
                break
            fits.append(2 if isinstance(word, Keyword) else 1)
        return tuple(fits)

    def values(self, tokens: list[str], call: Call) -> list[Any]:
        """Return the arguments after `call`. Raises CPError."""
        named: dict[str, Any] = {}
        for place, word in enumerate(self.words):
            token = tokens[place] if place < len(tokens) else None
            if isinstance(word, str):
                operand = self.operands[word]
                named[word] = operand.missing() if token is None else operand.parse(token, call)
            elif token is None:
                missing_operand()
            elif not word.takes(token):
                invalid_option(token)
        return [*named.values(), *self._rest(tokens[len(self.words) :], call)]

    def _rest(self, tokens: list[str], call: Call) -> list[Any]:
        values: list[Any] = []
        for parameter in self.following:
            operand = self.operands[parameter.name]
            if parameter.kind == parameter.VAR_POSITIONAL:
                return values + [operand.parse(token, call) for token in tokens]
            if tokens:
                values.append(operand.parse(tokens.pop(0), call))
            elif parameter.default is parameter.empty:
                operand.missing()
        if tokens:
            extra_option(tokens[0])
        return values


def command(
    syntax: str, *, classes: str = ANY, acts: bool = False, tail: str = ""
) -> Callable[[Declared], Declared]:
    """Declare a form of a command; a function may have several."""

    def declare(function: Declared) -> Declared:
        COMMANDS.append(Command(syntax, classes, acts, function, tail))
        return function

    return declare

"""Commands (functions whose decorator specifies their words and whose signature is their grammar), and their
execution.

    @command("Query SHare user", classes="AE")
    def query_share(call: Call, user: Guest) -> Iterator[str]:
        '''First line: what it is for. The rest: what its response shows.'''

Words with a capital in the syntax are fixed, with the capitals as their shortest abbreviation; the others are
operands, typed by the parameter with that name. Parameters that the syntax does not name may follow, in their
order, if they have a default; `*rest` takes all remaining words. Every line gets a response, never an
exception.
"""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from importlib import import_module
from typing import Any, TypeVar, get_args, get_type_hints

from engine.cp import commands as package
from engine.cp import manual
from engine.cp.call import (
    Call,
    RunningMachine,
    classes_of,
    guest_number,
    is_down,
    is_member_down,
    logged_on,
    names,
)
from engine.cp.operands import Keyword, Operand
from engine.cp.reply import (
    CommandOutcome,
    CPError,
    Reply,
    extra_option,
    invalid_option,
    missing_operand,
    refuse,
)

COMMANDS: list[Command] = []
ANY = "ABCDEFG"
MAX_LINE = 240  # characters that CP takes in a line (and vmcp passes on)
FAMILIES = ("Query", "SET", "INDicate")  # every user has some of their options, though not all are here
MAX_SHOWN = 20  # of a word that is quoted in an answer

Action = Callable[..., Iterable[str] | CommandOutcome | None]  # an Outcome: that of another command
Declared = TypeVar("Declared", bound=Action)


@dataclass(frozen=True)
class Command:
    """One form of a CP command."""

    syntax: str
    classes: str  # a user with one of these can issue it
    acts: bool  # it may change the machine
    function: Action
    tail: str  # how help shows the words after the syntax

    @cached_property
    def words(self) -> tuple[Keyword | str, ...]:
        """The fixed words and operand names, in order."""
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
        """Return a sortable score: 2 for each fixed word, 1 for each operand, up to the first mismatch."""
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
    """Declare a form of a command; a function may have several forms."""

    def declare(function: Declared) -> Declared:
        COMMANDS.append(Command(syntax, classes, acts, function, tail))
        return function

    return declare


def perform(machine: RunningMachine, line: str, userid: str) -> CommandOutcome:
    """Execute the line as if entered at this user's console."""
    try:
        if len(line) > MAX_LINE:
            refuse(f"The line is too long: {len(line)} characters, CP takes {MAX_LINE}")
        tokens = words_of(line)
        return run(caller(machine, userid[:MAX_LINE], tokens), tokens)
    except CPError as error:
        return CommandOutcome(error.reply)


def words_of(line: str) -> list[str]:
    """Return the words in capitals, without a leading CP; unprintable characters become dots."""
    tokens = re.sub(r"[^ -~]", ".", re.sub(r"\s", " ", line)).upper().split()
    return tokens[1:] if tokens[:1] in (["#CP"], ["CP"]) else tokens


def caller(machine: RunningMachine, userid: str, tokens: list[str]) -> Call:
    """Return the call for this issuer. Raises CPError if the issuer is not allowed to issue it."""
    name = re.sub(r"[^ -~]", ".", userid).upper()
    classes = classes_of(machine.scenario, name)
    if classes is None:
        raise CPError(53, f"{name[:MAX_SHOWN]} not in CP directory")
    guest = guest_number(machine.scenario, name)
    call = Call(machine, name, classes, system=system_of(machine, guest))
    if is_member_down(call, call.system) and tokens[:1] not in (["AT"], ["#LAB"]):
        name = names(call.scenario)[call.system]
        refuse(f"[no answer: {name} is down. #LAB LOAD {name} IPLs it; AT system CMD reaches another member]")
    if is_down(call.guests):
        refuse("[no answer: z/VM is being IPLed]")
    if guest is not None and tokens and not logged_on(call.guests[guest]):
        raise CPError(15, f"Command not valid before LOGON: {tokens[0][:MAX_SHOWN]}", "CFC")
    return call


def system_of(machine: RunningMachine, guest: int | None) -> int:
    """Return the issuer's system: for a guest, its own system; for all others, the first system."""
    tables = machine.state.tables
    return 0 if guest is None else int(tables["guest"]["here"][:, guest].argmax())


def run(call: Call, tokens: list[str]) -> CommandOutcome:
    """Execute a command that has been split into words. Raises CPError."""
    if not tokens:
        return CommandOutcome(Reply())
    best = find(call.classes, tokens)
    values = best.values([_cut(token) for token in tokens], call)
    result = best.function(call, *values)
    if isinstance(result, CommandOutcome):
        return result
    return CommandOutcome(Reply(tuple(result or ())), best.acts)


def find(classes: str, tokens: list[str]) -> Command:
    """Return the command that best matches the words. Commands that a user is not allowed to
    issue are ignored.

    A word that CP recognizes is never taken for a user ID.
    """
    name = manual.listed(tokens)
    if name and not is_simulated(tokens[:name]):
        refuse(manual.explanation([_cut(token) for token in tokens[:name]]))
    fitting = [(command.fit(tokens), command) for command in _beginning(classes, tokens[0])]
    fit, best = max(fitting, key=lambda pair: (pair[0], -len(pair[1].words)), default=((), None))
    if best and fit[:name] == (2,) * name:
        return best
    if not fit and not any(Keyword(family).takes(tokens[0]) for family in FAMILIES):
        raise CPError(1, f"Unknown CP command: {tokens[0][:MAX_SHOWN]}", "CMD")
    return invalid_option(_cut(tokens[max(name, 2) - 1])) if len(tokens) > 1 else missing_operand()


@lru_cache(maxsize=1024)
def _beginning(classes: str, word: str) -> list[Command]:
    """Return the commands that a user may issue and that begin with a word."""
    return [command for command in allowed(classes) if command.fit([word])]


def is_simulated(name: list[str]) -> bool:
    """Return whether a command begins with these words."""
    return any(command.fit(name) == (2,) * len(name) for command in all_commands())


def standing(name: str) -> str:
    """Return how the console treats a command with this name: simulated, known, or unknown."""
    tokens = words_of(name)
    if is_simulated(tokens):
        return "simulated"
    return "known" if manual.listed(tokens) == len(tokens) else "unknown"


def _cut(token: str) -> str:
    return token if len(token) <= MAX_SHOWN else token[:MAX_SHOWN] + "..."


def on_behalf(call: Call, userid: str) -> Call:
    """Return the call as if this user had issued it."""
    classes = classes_of(call.scenario, userid)
    assert classes is not None
    return replace(call, userid=userid, classes=classes, cpus=())


@cache
def all_commands() -> tuple[Command, ...]:
    """Return all forms of all commands, sorted by name. Raises ValueError if two have the same name."""
    for module in sorted(
        info.name for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    ):
        import_module(module)
    return checked(COMMANDS)


def checked(found: list[Command]) -> tuple[Command, ...]:
    """Return the commands in order. Raises ValueError if two have the same words."""
    by_name: dict[tuple[str, ...], Command] = {}
    for command in found:
        if command.name in by_name:
            raise ValueError(
                f"command {' '.join(command.name)} is defined twice: {command.function.__module__}"
            )
        by_name[command.name] = command
    return tuple(by_name[name] for name in sorted(by_name, key=_place))


def _place(name: tuple[str, ...]) -> tuple[bool, tuple[str, ...]]:
    """Return a sort key that puts the lab's own commands after those of CP."""
    return name[0].startswith("#"), name


def allowed(classes: str) -> list[Command]:
    """Return the commands that a user with these privilege classes may issue."""
    return [command for command in all_commands() if set(command.classes) & set(classes)]

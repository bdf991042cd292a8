"""Help texts generated from the commands: syntax from the declaration, text from the docstring."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from engine.cp import manual
from engine.cp.call import RunningMachine, classes_of
from engine.cp.command import ANY, MAX_LINE, Command, all_commands, allowed, is_simulated, words_of
from engine.cp.operands import CommandText, Keyword
from engine.scenario.scenario import Scenario

LONGEST = 200  # characters of a line
LISTED = 90  # characters of a grammar in the list of all commands
NOTE = "The capitals of a word are its shortest abbreviation. Each text marks what may differ from CP."


def help_text(word: str = "") -> str:
    """Return help on the commands that start like `word`; without it, list all commands, one per line."""
    tokens = words_of(word[:240])
    found = [command for command in all_commands() if tokens and _about(command, tokens)]
    found = [command for command in found if len(command.words) >= len(tokens)] or found
    if tokens and not is_simulated(tokens[: manual.listed(tokens)]):
        found = []
    if not tokens:
        return "\n".join(
            [*(f"{_short(syntax(command)):60} {summary(command)}" for command in all_commands()), "", NOTE]
        )
    if not found:
        return _nothing(tokens)
    return "\n\n".join(
        "\n".join(_lines(function, found))
        for function in dict.fromkeys(command.function for command in found)
    )


def _nothing(tokens: list[str]) -> str:
    """Return the response if no command starts with these words; suggest commands in which the last word
    appears at a later position.
    """
    if (name := manual.listed(tokens)) > 1 or (name and len(tokens) == 1):
        return manual.explanation(tokens[:name])
    near = [
        command for command in all_commands() if any(_takes(word, tokens[-1]) for word in command.words[1:])
    ]
    also = f" See {', '.join(map(syntax, near))}." if near else ""
    refused, where = f'There is no command "{" ".join(tokens)[:40]}" here.', " HELP alone lists all."
    whole = f"{refused}{also}{where}"
    return whole if len(whole) <= LONGEST else f"{refused}{where}"


def _takes(word: Keyword | str, text: str) -> bool:
    return word.takes(text) if isinstance(word, Keyword) else word == text


def syntax(command: Command) -> str:
    """Return the grammar of a command on one line."""
    words = [word.spelled if isinstance(word, Keyword) else word for word in command.words]
    words += [_optional(command, parameter) for parameter in command.following] if not command.tail else []
    return " ".join([*words, command.tail]).rstrip()


def _short(text: str) -> str:
    """Return a grammar shortened for the list; help on the command shows the full grammar."""
    return text if len(text) <= LISTED else f"{text[: LISTED - 1]}…"


def _optional(command: Command, parameter: inspect.Parameter) -> str:
    operand = command.operands[parameter.name]
    shown = operand.shown
    if parameter.kind == parameter.VAR_POSITIONAL and not isinstance(operand, CommandText):
        return f"[{shown} ...]"
    return f"[{shown}]" if parameter.default is not parameter.empty else shown


def _about(command: Command, tokens: list[str]) -> bool:
    return len(command.fit(tokens)) == min(len(tokens), len(command.words))


def summary(command: Command) -> str:
    """Return the first sentence of the help on a command."""
    return (inspect.getdoc(command.function) or "").split("\n")[0]


def _lines(function: object, found: list[Command]) -> Iterator[str]:
    forms = [command for command in found if command.function is function]
    yield from (syntax(form) for form in forms)
    yield from (f"    {line}".rstrip() for line in (inspect.getdoc(function) or "").split("\n"))
    classes = forms[0].classes
    yield "    Privilege class: " + ("any" if classes == ANY else ", ".join(classes))


def complete(place: Scenario | RunningMachine, text: str, userid: str = "MAINT") -> list[str]:
    """Return full words, sorted, that may replace the last word (or follow a trailing space).

    Only words of commands that this user may issue are returned.
    """
    scenario = place if isinstance(place, Scenario) else place.scenario
    classes = classes_of(scenario, userid)
    if classes is None:
        return []
    text = text[:MAX_LINE]
    tokens = words_of(text)
    if not tokens or text[-1:].isspace():
        tokens.append("")
    found = {word for command in allowed(classes) for word in _words(command, scenario, tokens, userid)}
    return sorted(word for word in found if word.startswith(tokens[-1]))


def _words(command: Command, scenario: Scenario, tokens: list[str], userid: str) -> Iterator[str]:
    last = len(tokens) - 1
    if len(command.fit(tokens[:last])) < min(last, len(command.words)):
        return
    if last < len(command.words):
        word = command.words[last]
        yield from [word.word] if isinstance(word, Keyword) else command.operands[word].words(scenario)
        return
    for parameter in command.following[last - len(command.words) :][:1] or command.following[-1:]:
        operand = command.operands[parameter.name]
        if isinstance(operand, CommandText):
            yield from complete(scenario, " ".join(tokens[len(command.words) :]) or " ", userid)
        elif last - len(command.words) < len(command.following) or parameter.kind == parameter.VAR_POSITIONAL:
            yield from operand.words(scenario)

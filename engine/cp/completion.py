"""Completion of the last word of a line."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cp.call import RunningMachine, classes_of
from engine.cp.command import MAX_LINE, Command, allowed, words_of
from engine.cp.operands import CommandText, Keyword
from engine.scenario.scenario import Scenario


def complete(place: Scenario | RunningMachine, text: str, userid: str = "MAINT") -> list[str]:
    """Return words in full, sorted, that may replace the last word (or follow a blank at the end).

    Only what this user may issue.
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

"""The value of an operand as a tree: words, lists in parentheses, and lists with a head like CSS(0,1)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.language import say

_MAX_DEPTH = 8  # IOCP nests four deep
_MARKS = re.compile(r"[(),']")
_TOKEN = re.compile(r"[(),]|'[^']*'?|[^(),']+")


class ValueProblem(Exception):
    """A value that does not fit: IOCP message, text and index of the character."""

    def __init__(self, code: str, text: str, at: int) -> None:
        super().__init__(text)
        self.code, self.text, self.at = code, text, at


@dataclass(slots=True)
class Value:
    """A word (items is None), or a list, perhaps with a word before its parenthesis."""

    word: str
    at: int  # index in the operand field
    items: list[Value] | None = None
    head: str = ""

    def __iter__(self) -> Iterator[Value]:
        """Iterate over the items; a word is a list with one item, as in IOCP."""
        return iter([self] if self.items is None else self.items)

    @property
    def is_word(self) -> bool:
        """True if it is a single word."""
        return self.items is None

    @property
    def lone(self) -> Value:
        """The value itself, or the only item in its parentheses, at any nesting depth."""
        value = self
        while value.items is not None and len(value.items) == 1 and not value.head:
            value = value.items[0]
        return value

    @property
    def shown(self) -> str:
        """The value as written, shortened."""
        if self.items is None:
            return self.word[:24]
        return f"{self.head}({','.join(item.shown for item in self.items[:4])})"[:48]


def parse(text: str, at: int) -> Value:
    """Return the tree of a value that starts at an index of the operand field. Raises ValueProblem."""
    if not _MARKS.search(text):
        return Value(text, at)
    root = Value("", at, [])
    stack = [root]
    last = ","  # kind of the previous token: , ( ) or w for a word
    for found in _TOKEN.finditer(text):
        token, place = found.group(), at + found.start()
        last = _take(stack, token, place, last)
    if len(stack) > 1:
        raise ValueProblem("ICP115I", say("a right parenthesis is missing"), at + len(text) - 1)
    assert root.items is not None
    if not root.items or last == ",":
        root.items.append(Value("", at + len(text)))
    return root.items[0] if len(root.items) == 1 else root


def _take(stack: list[Value], token: str, place: int, last: str) -> str:
    items = stack[-1].items
    assert items is not None
    if token == "(":
        return _open(stack, items, place, last)
    if token == ")":
        if last in ",(":
            items.append(Value("", place))
        if len(stack) == 1:
            raise ValueProblem("ICP112I", say("a right parenthesis has no matching left parenthesis"), place)
        stack.pop()
        return ")"
    if token == ",":
        if last in ",(":
            items.append(Value("", place))
        return ","
    if last == ")":
        raise ValueProblem("ICP111I", say("a comma is expected before {0}", token[:12]), place)
    if last == "w":
        items[-1].word += token
    else:
        items.append(Value(token, place))
    return "w"


def _open(stack: list[Value], items: list[Value], place: int, last: str) -> str:
    if last == ")":
        raise ValueProblem("ICP111I", say("a comma is expected between two lists in parentheses"), place)
    if len(stack) > _MAX_DEPTH:
        raise ValueProblem("ICP110I", say("an extra left parenthesis"), place)
    if last == "w":
        value = items[-1]
        value.head, value.word, value.items = value.word, "", []
    else:
        value = Value("", place, [])
        items.append(value)
    stack.append(value)
    return "("

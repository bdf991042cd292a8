"""Plain words: no docstring or message of the program has a phrase that a reader stumbles over."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("app", "engine", "lessons")
PHRASES = re.compile(
    r"\btell(?:s|ing)?\b(?! (?:\w+ )?apart)|\btold\b(?! apart)"
    r"|\b(?:anew|so many|goes on|go on with|nobody|whoever|of its own accord|has to say)\b"
    r"|(?<!what )\bis there\b(?! (?:a|an|any|no)\b)",
    re.IGNORECASE,
)
OPENINGS = re.compile(r"(?:What|Whether|Where|How|Of|The same)\b")
SUSPECT = re.compile(rf'{PHRASES.pattern}|"""{OPENINGS.pattern}', re.IGNORECASE)  # others need no parsing
# Files that imitate a product: CP, Linux, cpuplugd and IOCP say it in their own words.
PRODUCTS = ("engine/cp/", "engine/shell/", "engine/cpuplugd/", "engine/ficon/iocp/")

# A condition says "LNK00105 goes on": users have saved it.
CONDITIONS = {"goes on"}


def _plain(text: str) -> str:
    """Return a text without the names of code in it."""
    return re.sub(r"`[^`]*`", "", text)


def _modules() -> list[Path]:
    return [file for package in PACKAGES for file in sorted((ROOT / package).rglob("*.py"))]


def _documented(tree: ast.Module) -> Iterator[tuple[ast.Module | ast.ClassDef | ast.FunctionDef, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (
            text := ast.get_docstring(node)
        ):
            yield node, text


def _is_property(node: ast.FunctionDef) -> bool:
    return any("property" in ast.unparse(decorator) for decorator in node.decorator_list)


def _strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The strings of two words or more that are not docstrings."""
    documented = {text for _, text in _documented(tree)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or " " not in node.value:
            continue
        if inspect.cleandoc(node.value) not in documented:
            yield node.lineno, node.value


def _found() -> Iterator[str]:
    for file in _modules():
        source, name = file.read_text("utf-8"), file.relative_to(ROOT).as_posix()
        if not SUSPECT.search(source):
            continue
        tree = ast.parse(source)
        for node, text in _documented(tree):
            line = getattr(node, "lineno", 1)
            if isinstance(node, ast.FunctionDef) and not _is_property(node) and OPENINGS.match(text):
                yield f"{name}:{line}: opens with {text.splitlines()[0]!r}; expected a verb"
            if phrase := PHRASES.search(_plain(text)):
                yield f"{name}:{line}: {phrase.group()!r} in {text.splitlines()[0]!r}"
        if not name.startswith(PRODUCTS):
            for line, text in _strings(tree):
                if text not in CONDITIONS and (phrase := PHRASES.search(_plain(text))):
                    yield f"{name}:{line}: {phrase.group()!r} in {text[:80]!r}"


def test_program_uses_plain_words() -> None:
    found = list(_found())
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    "text", ["The file tells it.", "Begin anew.", "The page is there.", "So many guests."]
)
def test_phrases_are_recognised(text: str) -> None:
    assert PHRASES.search(_plain(text))


def test_openings_are_recognised() -> None:
    assert OPENINGS.match("What a guest does.")
    assert OPENINGS.match("The same for a guest.")
    assert not OPENINGS.match("Offer a guest.")
    assert not OPENINGS.match("Return the guests.")

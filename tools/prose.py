"""Lint the English of lessons, documentation and programs with proselint and the style in tools/prose.toml.

Prints file, line and advice, and exits with 1 if anything is found. Code, links and quotations are skipped.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from proselint.checks import __register__
from proselint.config import DEFAULT
from proselint.registry import CheckRegistry
from proselint.registry.checks import Check, CheckFlags, Padding, types
from proselint.registry.checks.engine import Fancy
from proselint.tools import LintFile

ROOT = Path(__file__).parents[1]
STYLE = ROOT / "tools" / "prose.toml"
PAGES = ROOT / "docs"
WRITTEN = (
    "README.md",
    "CONTRIBUTING.md",
    "docs/**/*.md",
    "lessons/AUTHORING.md",
    "lessons/*/*.md",
    "lessons/*/*.svg",
)
PROGRAMS = ("app/**/*.py", "engine/**/*.py", "lessons/**/*.py")
KEPT = re.compile(
    r"^(?:(?:title|summary|text|why|short|long|body|meaning|notes|model|worked)\s*=\s*)?"
    r'(?:\s{2})?("{3}[\s\S]*?"{3}|".*"),?\s*$',  # or a line of a list of texts
    re.M,
)
HIDDEN = re.compile(  # what is not prose: code, mathematics, targets of links, ids of sections, tags
    r"^```[\s\S]*?^```|`[^`\n]*`|\$\$[\s\S]*?\$\$|\$[^$\n]*\$|\]\([^)]*\)|\{#[^}]*\}|<[^>\n]*>", re.M
)
INDENTED = re.compile(r"^(?: {4}|\t).*$", re.M)
QUOTED = re.compile(r'(?<![\w"])\\?"[^"]{1,600}"')


def _blank(found: re.Match[str]) -> str:
    """Return blanks of the same length and number of lines, so that positions remain unchanged."""
    return re.sub(r"[^\n]", " ", found[0])


def _documented(tree: ast.AST) -> Iterator[ast.Constant]:
    """Yield the docstrings, and standalone texts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def strings(text: str, allowed: frozenset[str] = frozenset()) -> str:
    """Return the strings of two words or more in a program, each at its line; docstrings are excluded."""
    tree = ast.parse(text)
    ignored = {id(node) for node in _documented(tree)}
    lines = [""] * (text.count("\n") + 1)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in ignored:
            continue
        if " " in node.value.strip() and node.value not in allowed:
            lines[node.lineno - 1] += f"{' '.join(node.value.split())} | "
    return HIDDEN.sub(_blank, "\n".join(lines))


def prose(file: Path) -> str:
    """Return the prose in a Markdown, TOML or SVG file at its position; everything else is blank."""
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        return strings(text, frozenset(_style()["allowed"]))
    if file.suffix == ".toml":
        kept = [match.span(1) for match in KEPT.finditer(text)]
        inside = {place for start, end in kept for place in range(start + 1, end - 1)}
        text = "".join(c if c == "\n" or place in inside else " " for place, c in enumerate(text))
    else:
        text = INDENTED.sub(_blank, text)
    return QUOTED.sub(_blank, HIDDEN.sub(_blank, text))


@cache
def _style() -> dict[str, Any]:
    return tomllib.loads(STYLE.read_text("utf-8"))


def _own() -> Iterator[Check]:
    """Yield the checks for the project's style."""
    style = _style()
    flags = CheckFlags(allow_quotes=True)  # quotations are hidden already, and apostrophes are no quotes
    for section, padding in (
        ("avoid", Padding.WORDS_IN_TEXT),
        ("pages", Padding.RAW),
        ("strings", Padding.RAW),
    ):
        for pattern, advice in style[section].items():
            yield Check(
                check_type=types.ExistenceSimple(pattern=padding.format(pattern)),
                path=f"lparlab.{section}",
                message=f'"{{}}": {advice}',
                flags=flags,
                engine=Fancy(),  # the fast engine cannot look around
            )


def _checked(file: Path) -> dict[str, bool]:
    """Return the checks for a file: a program's texts are not checked for words that products use."""
    if file.suffix == ".py":
        return {"lparlab.pages": True, "lparlab.strings": True}
    own = {"lparlab.pages": PAGES in file.parents, "lparlab.strings": False, "lparlab": True}
    return own | dict.fromkeys(_style()["proselint"], True)


def _programs() -> list[Path]:
    """Return the program files, except for those that imitate a product or contain a style sheet."""
    files = [file for pattern in PROGRAMS for file in sorted(ROOT.glob(pattern))]
    return [
        file
        for file in files
        if not file.relative_to(ROOT).as_posix().startswith(tuple(_style()["products"]))
    ]


def findings(files: list[Path]) -> list[str]:
    """Return one line for each finding."""
    registry = CheckRegistry()
    registry.checks.clear()  # there is one registry for all calls
    registry.register_many((*__register__, *_own()))
    found = []
    for file in files:
        text, config = prose(file), DEFAULT | {"checks": _checked(file)}
        for result in LintFile(file.name, text).lint(config) if text.strip() else ():
            line = text.count("\n", 0, max(0, result.check_result.span[0])) + 1
            found.append(f"{file.relative_to(ROOT).as_posix()}:{line}: {result.check_result.message}")
    return found


def main() -> int:
    """Lint all texts; return the exit code."""
    files = [file for pattern in (*WRITTEN, "lessons/*/*.toml") for file in sorted(ROOT.glob(pattern))]
    found = findings([*files, ROOT / "lessons" / "glossary.toml", *_programs()])
    print("\n".join(found) or "The English is plain.")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())

"""The line of every key: in every TOML file that comes along, and in tables that hypothesis makes up."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from engine.scenario.files.error import Key
from lessons.format.error import KeyLines

ROOT = Path(__file__).parents[3]
FILES = sorted([*ROOT.glob("lessons/*/*.toml"), *ROOT.glob("engine/studies/*/scenarios/*.toml")])


def keys(table: Any, path: Key = ()) -> Iterator[tuple[Key, Any]]:
    """Every key of a table, and every item of its lists."""
    for part, value in table.items() if isinstance(table, dict) else enumerate(table):
        yield (*path, part), value
        if isinstance(value, dict | list):
            yield from keys(value, (*path, part))


def check(text: str) -> None:
    lines, source = KeyLines(text), text.split("\n")
    for key, value in keys(tomllib.loads(text)):
        line = source[lines.of(key) - 1]
        name = re.escape(str(key[-1]))
        if isinstance(value, str | int | float) and isinstance(key[-1], str):
            assert re.match(rf"\s*[\w.\"]*{name}\"?\s*=", line) or "{" in line, (key, line)
        elif isinstance(value, dict) and isinstance(key[-1], int) and "[[" in text:
            assert line.lstrip().startswith(("[[", "{")) or "{" in line, (key, line)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_in_the_files_that_come_along(file: Path) -> None:
    check(file.read_text("utf-8"))


WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
LEAVES = st.integers(-9, 9) | st.booleans() | WORDS
TABLES = st.dictionaries(
    WORDS,
    st.recursive(
        LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3)
    ),
    max_size=4,
)


@given(TABLES)
def test_every_key_has_a_line_of_the_text(table: dict[str, Any]) -> None:
    text = tomli_w.dumps(table)
    lines = KeyLines(text)
    assert all(1 <= lines.of(key) <= text.count("\n") + 1 for key, _ in keys(table))


@given(
    st.integers(1, 6),
    st.lists(st.sampled_from(["# note", "", '"a = [" = 1', "s = '''\n[x]\n'''"]), max_size=4),
)
def test_what_looks_like_a_key_does_not_count(count: int, between: list[str]) -> None:
    odd = [
        text.replace("a", f"a{number}").replace("s =", f"s{number} =") for number, text in enumerate(between)
    ]
    parts = [
        f"[[steps]]\nid = {number}\n" + "\n".join(odd) + "\nlist = [\n  1, # [\n\n  2,\n]\n"
        for number in range(count)
    ]
    text = "\n".join(parts)
    lines, source = KeyLines(text), text.split("\n")
    for number, step in enumerate(tomllib.loads(text)["steps"]):
        assert source[lines.of(("steps", number, "id")) - 1] == f"id = {step['id']}"
        assert source[lines.of(("steps", number, "list", 1)) - 1] == "  2,"
        assert source[lines.of(("steps", number)) - 1] == "[[steps]]"
        assert lines.of(("steps", number, "nothing", 5)) == lines.of(("steps", number))

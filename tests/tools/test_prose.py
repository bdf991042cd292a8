"""The linter of lessons and documentation finds words that the style avoids, and reads no code."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.prose import prose

TEXT = 'A guest waits. `nobody`\n\n```\nnobody\n```\n\nCP says "nobody" and [see](nobody.md).\n'


def test_code_links_and_quotations_are_not_read(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text(TEXT, "utf-8")
    read = prose(file)
    assert "nobody" not in read
    assert "A guest waits." in read
    assert read.count("\n") == TEXT.count("\n")


@pytest.mark.parametrize("key", ["text", "why", "summary"])
def test_prose_of_a_table_is_read_at_its_place(tmp_path: Path, key: str) -> None:
    file = tmp_path / "lesson.toml"
    file.write_text(f'id = "nobody"\n{key} = "Nobody waits."\n', "utf-8")
    assert prose(file).splitlines()[1].strip() == "Nobody waits."
    assert "nobody" not in prose(file)

"""The linter of lessons and documentation finds words that the style avoids, and reads no code."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.prose import findings, prose

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


@pytest.mark.parametrize(
    "text",
    [
        "It has a window of its own.",
        "It is beside the list.",
        "Take 12 per cent.",
        "Take 12 % of it.",
        "The chosen row is bold.",
        "What has no row gets a badge.",
        "The table lists what is missing.",
        "The message says more.",
        "The colour changes.",
        "It is optimised.",
        "The run was cancelled.",
    ],
)
def test_a_page_avoids_patterns_that_a_lesson_may_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setattr("tools.prose.ROOT", tmp_path)
    monkeypatch.setattr("tools.prose.PAGES", tmp_path / "docs")
    page, lesson = tmp_path / "docs" / "how-to" / "page.md", tmp_path / "lessons" / "lesson.md"
    for file in (page, lesson):
        file.parent.mkdir(parents=True)
        file.write_text(f"# Title\n\n{text}\n", "utf-8")
    found = findings([page, lesson])
    assert [line.partition(": ")[0] for line in found] == ["docs/how-to/page.md:3"]


def test_idiomatic_questions_and_names_are_no_findings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.prose.ROOT", tmp_path)
    monkeypatch.setattr("tools.prose.PAGES", tmp_path)
    file = tmp_path / "page.md"
    file.write_text("What limits it? Ask *What if*. The sum is 12%. Sort it by hand.\n", "utf-8")
    assert findings([file]) == []


def test_strings_of_a_program_are_read_at_their_lines_without_docstrings(tmp_path: Path) -> None:
    file = tmp_path / "said.py"
    file.write_text('"""Nobody has a window of its own."""\n\nTEXT = "it has a window of its own"\n', "utf-8")
    read = prose(file)
    assert "Nobody" not in read
    assert "window of its own" in read.splitlines()[2]
    assert len(read.splitlines()) == 3

"""The catalog of scenarios, kept in the user's cache."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import platform
from engine.scenario.files import catalog as module
from engine.scenario.files import kept_catalog
from engine.scenario.files.catalog import catalog
from engine.scenario.files.kept_catalog import Files, keep, read_kept

A, B = ("/studies/a.toml", 1, 10), ("/studies/b.toml", 2, 20)
FILES = (A, B)
ROWS = [["a", "A"], ["b", "B"]]


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file in a cache of its own."""
    monkeypatch.setattr(platform, "cache_home", lambda: tmp_path)
    found = kept_catalog._file()
    assert found is not None
    return found


def test_what_is_kept_is_read_again() -> None:
    assert read_kept(FILES, 2) is None
    keep(FILES, ROWS)
    assert read_kept(FILES, 2) == ROWS


@pytest.mark.parametrize("files", [(A,), (A, (B[0], 3, 20)), (A, (B[0], 2, 21)), (A, B, ("/c.toml", 1, 1))])
def test_other_files_are_read_anew(files: Files) -> None:
    keep(FILES, ROWS)
    assert read_kept(files, 2) is None


@given(st.one_of(st.binary(max_size=40), st.recursive(st.integers() | st.text(), st.lists).map(json.dumps)))
def test_a_damaged_file_is_no_catalog(content: str | bytes) -> None:
    file = kept_catalog._file()
    assert file is not None
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    assert read_kept(FILES, 2) is None


@pytest.mark.parametrize("rows", [[["a"]], [["a", 1]], ["ab"], {"a": "A"}, None])
def test_rows_of_another_form_are_no_catalog(file: Path, rows: object) -> None:
    keep(FILES, ROWS)
    table = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(table | {"rows": rows}), "utf-8")
    assert read_kept(FILES, 2) is None


def test_the_next_process_has_the_same_catalog(file: Path) -> None:
    module._shipped.cache_clear()
    read = catalog()
    assert file.is_file()
    module._shipped.cache_clear()
    assert catalog() == read


def test_a_cache_that_cannot_be_written_is_left_alone(tmp_path: Path, file: Path) -> None:
    file.parent.write_text("a file, not a folder", "utf-8")
    module._shipped.cache_clear()
    assert catalog()
    assert file.parent.is_file()


def test_without_a_home_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    keep(FILES, ROWS)
    monkeypatch.setattr(platform, "cache_home", lambda: Path())
    keep(FILES, [["a", "planted"], ["b", "B"]])
    assert read_kept(FILES, 2) is None

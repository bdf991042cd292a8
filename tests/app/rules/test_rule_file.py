"""Rule files of any content: a text or a sentence, never a crash."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.files.autosave import Autosave
from app.rules.files import RuleDraft, draft_text, read_draft
from app.rules.rule_file import RuleEditError, decoded, for_scenario, of_scenario, read_file, write_file
from engine.cpuplugd.language.lines import MAX_FILE_BYTES


def test_a_file_is_read_and_written_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "a.conf"
    write_file(file, '# größer\nUPDATE="1"\n')
    assert file.read_bytes() == '# größer\nUPDATE="1"\n'.encode()
    assert read_file(file).text == '# größer\nUPDATE="1"\n'
    assert read_file(file).notes == ()


@pytest.mark.parametrize(
    ("data", "text", "notes"),
    [
        (b'UPDATE="1"\r\nCPU_MIN="1"\r\n', 'UPDATE="1"\nCPU_MIN="1"\n', 0),
        ("# größer\n".encode("latin-1"), "# größer\n", 1),
        (b"a\rb\n", "a b\n", 1),
        ("a\u2029b\n".encode(), "a b\n", 1),
    ],
)
def test_what_the_editor_would_change_is_said(data: bytes, text: str, notes: int) -> None:
    found = decoded(data, "a.conf")
    assert found.text == text
    assert len(found.notes) == notes


@pytest.mark.parametrize("data", [b"x" * (MAX_FILE_BYTES + 1), 'UPDATE="1"\n'.encode("utf-16")])
def test_what_is_no_rule_file_is_refused(data: bytes) -> None:
    with pytest.raises(RuleEditError, match=r"a\.conf"):
        decoded(data, "a.conf")


def test_a_nul_character_is_told_with_its_place() -> None:
    with pytest.raises(RuleEditError, match="line 2, column 3"):
        decoded(b"one\nab\0c\n", "a.conf")


@given(st.binary(max_size=400))
def test_any_bytes_become_a_text_or_a_sentence(data: bytes) -> None:
    if b"\0" in data:
        with pytest.raises(RuleEditError, match=r"a\.conf"):
            decoded(data, "a.conf")
    else:
        assert "\r" not in decoded(data, "a.conf").text


@pytest.mark.parametrize("name", ["gone.conf", "."])
def test_a_file_that_cannot_be_read_is_a_sentence(tmp_path: Path, name: str) -> None:
    with pytest.raises(RuleEditError):
        read_file(tmp_path / name)


def test_a_file_that_cannot_be_written_stays(tmp_path: Path) -> None:
    (tmp_path / "a.conf").mkdir()
    with pytest.raises(RuleEditError):
        write_file(tmp_path / "a.conf", "x")
    assert list(tmp_path.iterdir()) == [tmp_path / "a.conf"]


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=50))
def test_a_text_goes_through_a_scenario_unchanged(text: str) -> None:
    assert of_scenario(for_scenario(text)) == text


def test_a_draft_is_kept_and_dropped(tmp_path: Path) -> None:
    file, draft = tmp_path / "deep" / "draft.json", RuleDraft("a", "", "x\n")
    assert read_draft(file) is None
    autosave = Autosave(lambda: draft_text(draft), pytest.fail)
    autosave.path = file
    autosave.keep()
    assert read_draft(file) == draft
    autosave.drop()
    assert read_draft(file) is None


@pytest.mark.parametrize("content", ["", "[]", "[" * 5000, '{"name": 1, "path": "", "text": ""}', "{}"])
def test_a_damaged_draft_is_none(tmp_path: Path, content: str) -> None:
    file = tmp_path / "draft.json"
    file.write_text(content)
    assert read_draft(file) is None

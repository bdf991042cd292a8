"""The checksum detects any change; what is no report is refused with a sentence."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.report.grades import checksum_text, collect, grades_csv
from lessons.report.report_file import (
    MAX_REPORT_BYTES,
    ReportError,
    checksum_fits,
    read_report,
    report_text,
    with_checksum,
)
from tests.lessons.report.report_samples import sample
from tests.systems import needs_links, needs_pipes

FILES = {"report.html": b"<html>", "results.csv": b"a,b"}
TEXT = report_text(sample(), FILES)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "report.json").write_text(TEXT)
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    return tmp_path


def test_an_untouched_report_is_recognised(folder: Path) -> None:
    handed = read_report(folder / "report.json")
    assert handed.report == sample()
    assert handed.untouched
    assert checksum_text(handed) == "ok"


def test_a_byte_order_mark_is_no_change(folder: Path) -> None:
    """Editors of other systems write one before UTF-8."""
    (folder / "report.json").write_text(TEXT, encoding="utf-8-sig")
    assert read_report(folder / "report.json").untouched


def test_blanks_at_the_end_are_no_change() -> None:
    assert checksum_fits(TEXT.strip() + "\r\n\n")


@given(st.integers(0, len(TEXT) - 2), st.characters(min_codepoint=32, max_codepoint=126))
def test_any_changed_character_changes_the_checksum(place: int, letter: str) -> None:
    changed = TEXT[:place] + letter + TEXT[place + 1 :]
    assert checksum_fits(changed) == (changed == TEXT)


@given(st.integers(0, len(TEXT) - 2), st.integers(1, 40))
def test_anything_left_out_changes_the_checksum(place: int, length: int) -> None:
    assert not checksum_fits(TEXT[:place] + TEXT[place + length :].rstrip() if place else "")


@given(st.text(max_size=200))
def test_no_other_text_has_a_checksum_that_fits(text: str) -> None:
    assert not checksum_fits(text)


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"seal":null}', '{"seal":"é"}', "[" * 100_000, "1" * 10_000]
)
def test_strange_texts_have_no_checksum_that_fits(text: str) -> None:
    assert not checksum_fits(text)


@pytest.mark.parametrize("text", ["[]", '{"seal": "x"}', '{"a": NaN}', "no"])
def test_only_an_object_without_a_checksum_gets_a_checksum(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  the sentence is json's own for the last one
        with_checksum(text)


def test_a_better_answer_written_by_hand_is_seen(folder: Path) -> None:
    file = folder / "report.json"
    file.write_text(file.read_text().replace('"right":false', '"right":true'))
    handed = read_report(file)
    assert not handed.intact
    assert checksum_text(handed) == "changed"


def test_a_page_changed_by_hand_is_seen(folder: Path) -> None:
    (folder / "report.html").write_bytes(b"<html>better")
    handed = read_report(folder / "report.json")
    assert handed.intact
    assert not handed.untouched
    assert checksum_text(handed) == "changed: report.html"


def test_a_page_that_was_not_handed_in_is_not_changed(folder: Path) -> None:
    (folder / "report.html").unlink()
    assert read_report(folder / "report.json").untouched


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xff\xfe", "UTF-8"),
        (b"not json", "not JSON"),
        (b"[" * 200_000, "nested too deeply"),
        (b"1" * 5000, "not JSON"),
        (b"{}", "is not a report: format: this key is required"),
        (b"[1]", "is not a report: expected keys and their values"),
        (
            TEXT.replace('"id":"who"', '"id":"bars"').encode(),
            "step bars occurs 2 times; expected each step once",
        ),
        (TEXT.replace('"format":1', '"format":2').encode(), "format = 2: expected 1"),
        (TEXT.replace('"report.html"', '"../../etc/passwd"').encode(), "files"),
        (b" " * (MAX_REPORT_BYTES + 1), "bytes"),
        (TEXT.replace('"answer":5000.0', r'"answer":"\ud800"').encode(), "surrogates not allowed"),
    ],
)
def test_what_is_no_report_is_refused(tmp_path: Path, content: bytes, words: str) -> None:
    file = tmp_path / "report.json"
    file.write_bytes(content)
    with pytest.raises(ReportError, match=words):
        read_report(file)


@needs_links
def test_a_link_is_not_followed(folder: Path, tmp_path: Path) -> None:
    link = tmp_path / "report-2.json"
    link.symlink_to(folder / "report.json")
    with pytest.raises(ReportError, match="regular file"):
        read_report(link)


@needs_pipes
def test_a_pipe_does_not_hang(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "report.json")
    handed, refused = collect(tmp_path)
    assert handed == []
    assert "regular file" in refused[0].why


def test_a_class_is_collected_by_student(tmp_path: Path) -> None:
    for name in ("Zoe", "ada", "Bob"):
        place = tmp_path / "class" / name
        place.mkdir(parents=True)
        (place / "report.json").write_text(report_text(sample(name), {}))
    (tmp_path / "report-broken.json").write_text("{")
    (tmp_path / "notes.json").write_text("{}")
    handed, refused = collect(tmp_path)
    assert [one.report.student for one in handed] == ["ada", "Bob", "Zoe"]
    assert [one.path.name for one in refused] == ["report-broken.json"]
    lines = grades_csv(handed).splitlines()
    assert len(lines) == 4
    assert lines[1].startswith("ada,how-cp-schedules,How CP schedules,0.6250,3,4,,,6,6,true,3,")  # no points


def test_the_seal_is_in_one_way_of_writing() -> None:
    content = json.loads(TEXT)
    assert json.dumps(content, sort_keys=True, separators=(",", ":")) + "\n" == TEXT


@given(st.binary(max_size=300), st.integers(0, len(TEXT)), st.integers(0, 40))
def test_any_bytes_are_a_report_or_are_refused(
    tmp_path_factory: pytest.TempPathFactory, data: bytes, place: int, gone: int
) -> None:
    folder = tmp_path_factory.mktemp("any")
    file = folder / "report.json"
    for content in (data, TEXT[:place].encode() + data + TEXT[place + gone :].encode()):
        file.write_bytes(content)
        handed, refused = collect(folder)
        assert len(handed) + len(refused) == 1
        assert all(0 < len(one.why) < 400 for one in refused)
        assert all(one.intact == (content.decode().strip() == TEXT.strip()) for one in handed)

"""lparlab iocp: counts, problems and repairs; what is no deck is refused in one sentence."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.command import main
from engine.ficon.iocp.cards.source import MAX_BYTES
from tests.engine.ficon.iocp.shelf import FOLDER, NAMES, deck


def iocp(*arguments: str | Path, input: str | bytes | None = None) -> Result:
    given = ["iocp", *(str(argument) for argument in arguments)]
    return CliRunner().invoke(main, given, prog_name="lparlab", input=input)


def file(name: str) -> Path:
    return FOLDER / f"{name}.iocp"


def test_a_deck_in_order_ends_with_0() -> None:
    result = iocp(file("cascade_a"), "--json")
    assert result.exit_code == 0
    answer = json.loads(result.stdout)
    assert answer["counts"] == {"ID": 1, "RESOURCE": 1, "CHPID": 2, "CNTLUNIT": 6, "IODEVICE": 6}
    assert [one["message"] for one in answer["problems"]] == ["ICP162I"]
    assert answer["repairs"] == []


def test_json_has_the_statements_with_their_operands() -> None:
    text = (
        "         ID    MSG1='TEST, A',TOK=('A',1)\n"
        "         RESOURCE PARTITION=((CSS(0),(LP1,1)))\n"
        "X40      CHPID PATH=(CSS(0),40),SHARED,                                *\n"
        "               TYPE=FC\n"
        "         UUID  TYPE=0\n"
    )
    statements = json.loads(iocp("-", "--json", input=text).stdout)["statements"]
    assert [one["operation"] for one in statements] == ["ID", "RESOURCE", "CHPID", "UUID"]
    assert statements[0]["operands"] == {"MSG1": "'TEST, A'", "TOK": "('A',1)"}
    assert statements[2] == {
        "operation": "CHPID",
        "label": "X40",
        "line": 3,
        "operands": {"PATH": "(CSS(0),40)", "SHARED": True, "TYPE": "FC"},
    }


def test_json_has_a_statement_for_each_that_is_counted() -> None:
    for name in NAMES:
        answer = json.loads(iocp(file(name), "--lenient", "--json").stdout)
        counted = Counter(one["operation"] for one in answer["statements"])
        assert {name: counted[name] for name in answer["counts"]} == answer["counts"]


def test_a_deck_of_comments_names_the_option_that_reads_them() -> None:
    text = "".join(f"* {line}\n" for line in ("CHPID PATH=(40),TYPE=FC", "CNTLUNIT CUNUMBR=4000"))
    assert "With --lenient, they are read as: 1 CHPID, 1 CNTLUNIT." in iocp("-", input=text).stdout
    assert "--lenient" not in iocp("-", input="* just a note\n").stdout


def test_json_has_exactly_these_keys() -> None:
    answer = json.loads(iocp(file("comma_missing"), "--lenient", "--json").stdout)
    assert list(answer) == ["counts", "statements", "problems", "repairs"]
    assert {tuple(one) for one in answer["problems"]} == {("severity", "message", "line", "column", "text")}
    assert {tuple(one) for one in answer["repairs"]} == {("line", "column", "text")}


def test_exactly_one_error_where_a_comma_is_missing() -> None:
    result = iocp(file("comma_missing"), "--lenient", "--json")
    errors = [one for one in json.loads(result.stdout)["problems"] if one["severity"] == "error"]
    assert (result.exit_code, [one["text"] for one in errors]) == (1, ["CHPID: TYPE is missing"])


def test_undefined_control_units_are_told_in_strict_mode() -> None:
    result = iocp(file("grammar_corners"), "--json")
    answer = json.loads(result.stdout)
    undefined = [one["text"] for one in answer["problems"] if one["message"] == "ICP308I"]
    assert undefined == [f"devices 0900-090F: control unit 090{n} is not defined" for n in (0, 1)]
    assert sum("does not have" in one["text"] for one in answer["problems"]) == 6
    assert answer["counts"] == {"RESOURCE": 1, "CHPID": 5, "CNTLUNIT": 4, "IODEVICE": 1}


def test_links_of_two_widths_on_different_channels_are_fine() -> None:
    result = iocp(file("links_of_two_widths"), "--lenient")
    assert result.exit_code == 0
    assert "ICP255I" not in result.stdout


def test_the_text_says_line_column_severity_and_message() -> None:
    lines = iocp(file("comma_missing"), "--lenient").stdout.splitlines()
    assert lines[0].endswith("comma_missing.iocp: 1 RESOURCE, 6 CHPID, 3 CNTLUNIT, 3 IODEVICE")
    assert "line 8, column 1: error: ICP122I: CHPID: TYPE is missing" in lines
    assert lines[-1] == "1 error, 2 warnings, 0 notes, 19 repairs"


def test_lenient_is_offered_where_columns_are_lost() -> None:
    assert "--lenient" in iocp(file("comma_missing")).stdout
    assert "--lenient" not in iocp(file("cascade_a")).stdout


def test_standard_input() -> None:
    assert iocp("-", input=deck("cascade_b")).stdout.startswith("-: 1 ID, 1 RESOURCE, 2 CHPID")


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"PK\x03\x04rest", "is a ZIP archive"),
        (b"\x89PNG\r\n\x1a\n", "is a picture"),
        (b" CHPID PATH=50\n\x00\x00\x01", "line 2, column 1: byte 00 is not text"),
        (b" CHPID PATH=50\n* caf\xe9\n", "line 2, column 6: byte E9 is not UTF-8"),
        (" CHPID PATH=50".ljust(80).encode("cp037") + b"\x40\xc3", "record 2 is incomplete"),
        (b"\xff\xfe\x00\xd8", "not UTF-16-LE"),
    ],
)
def test_what_is_no_deck_is_refused_in_one_sentence(tmp_path: Path, content: bytes, what: str) -> None:
    path = tmp_path / "deck.iocp"
    path.write_bytes(content)
    for result in (iocp(path), iocp("-", input=content)):
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith("lparlab: ")
        assert result.stderr.count("\n") == 1
        assert what in result.stderr


def test_a_file_that_is_not_there_and_a_folder(tmp_path: Path) -> None:
    assert "cannot be read" in iocp(tmp_path / "none").stderr
    assert "is not a file" in iocp(tmp_path).stderr
    assert iocp(tmp_path).exit_code == 2


def test_a_file_of_100_mb_is_refused_by_its_size(tmp_path: Path) -> None:
    path = tmp_path / "large.iocp"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)  # a sparse file: nothing is written, and nothing need be read
    result = iocp(path)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "has more than 4 MB" in result.stderr


def test_standard_input_is_bounded() -> None:
    assert "has more than 4 MB" in iocp("-", input=b" " * (MAX_BYTES + 1)).stderr


def test_ebcdic_records_are_read_and_told(tmp_path: Path) -> None:
    path = tmp_path / "deck.iocp"
    path.write_bytes("".join(line.ljust(80) for line in deck("cascade_a").splitlines()).encode("cp037"))
    result = iocp(path, "--json")
    answer = json.loads(result.stdout)
    assert answer["counts"]["CNTLUNIT"] == 6
    assert [one["text"][:11] for one in answer["repairs"]] == ["EBCDIC read"]

"""Nothing disappears: each line, and each operand of a statement or reply, has a fate that is listed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.site.facts import SiteFacts
from engine.site.reading import SiteFile, open_files, read_site
from engine.site.texts import lines, without_comments
from tests.engine.site.samples import FILES, STATEMENTS, facts_of, file_of

MORE = Path(__file__).parents[2] / "data" / "site-more"
ALL = [*FILES, *sorted(STATEMENTS.iterdir()), *sorted(MORE.iterdir())]
NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)?")
KEYS = re.compile(
    r"^\s*(?:[\d-]{8,10} )?\d\d:\d\d:\d\d |\bQ\d=|\b(?:OP|VMDBK)\d=|VERSION . RELEASE ...,|3390|FB-512|V-DISK",  # noqa: E501
    re.IGNORECASE,
)


def numbers(text: str) -> set[str]:
    """Values in a text, without the times before lines and without numbers that are parts of names."""
    text = KEYS.sub(" ", text)
    return {f"{float(found):g}" for found in NUMBER.findall(text.replace(",", ""))}


def texts_of(facts: SiteFacts, file: str, number: int) -> str:
    at = [one for one in facts.findings if one.line.file == file]
    return " ".join(
        one.text for one in at if one.line.number <= number <= max(one.line.number, one.line.through)
    ).upper()


def lost(file: SiteFile, facts: SiteFacts) -> list[str]:
    """Lines without a fate, numbers of replies and operands of statements that stand in none."""
    found = []
    for line in without_comments(file.lines, "\0" if file.kind == "replies" else "*"):
        texts = texts_of(facts, file.path.name, line.number)
        gone = numbers(line.text) - numbers(texts)
        if not texts or gone:
            found.append(f"{line}: {line.text}: {gone}")
    return found


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_no_line_and_no_operand_of_a_file_disappears(path: Path) -> None:
    files = open_files([path])
    answers = {f"guest of {path.name}": "LNXDB1"}
    facts = read_site(files, answers).facts
    if files[0].kind == "rules":
        assert f"{len(files[0].lines)} LINES OF CPUPLUGD RULES" in texts_of(facts, path.name, 1)
        return
    assert lost(files[0], facts) == []


def test_each_file_is_counted_whole_even_if_the_list_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    directory = "".join(f"USER LIN{number:03d} X 1G 2G G\n" for number in range(50))
    monkeypatch.setattr("engine.site.facts.MAX_FINDINGS", 10)
    facts = facts_of(directory)
    assert (facts.counts["0.txt", "understood"], facts.counts["0.txt", "left out"]) == (50, 50)
    assert (len(facts.findings), facts.unlisted) == (10, 90)


KEYWORDS = ("USER", "MACHINE", "CPU", "SHARE", "STORAGE", "OPTION", "MDISK", "NICDEF", "DEDICATE", "LINK",
            "SPECIAL", "COMMAND", "INCLUDE", "BUILD", "VMRELOCATE", "FOO", "XSTORE", "MAXSTORAGE",
            "IPL")  # fmt: skip
OPERANDS = st.text("0123456789ABCFGKMR%.", min_size=1, max_size=6) | st.sampled_from(
    ["V-DISK", "T-DISK", "DEVNO", "RELATIVE", "ABSOLUTE", "LIMITHARD", "QUICKDSP", "ESA", "DEDICATE",
    "ON", "3390",
     "FB-512", "QDIO", "TYPE", "DEFINE", "STORAGE", "SET", "SHARE", "*", "USING", "SUBCONFIG", "100%", "2G"]
)  # fmt: skip
STATEMENT = st.tuples(st.sampled_from(KEYWORDS), st.lists(OPERANDS, max_size=7))


@given(st.lists(STATEMENT, min_size=1, max_size=5))
def test_no_operand_of_any_statement_disappears(statements: list[tuple[str, list[str]]]) -> None:
    rows = [
        f" {name} {' '.join(operands)}"
        for name, operands in statements
        if name != "MDISK" or len(operands) < 6
    ]
    text = "\n".join(["USER LNX1 NOPASS 1G 2G", *rows, ""])
    facts = facts_of(text)
    for number, row in enumerate(rows, 2):
        name, *operands = row.split()
        texts = texts_of(facts, "0.txt", number)
        assert texts, row
        for operand in operands[2:] if name == "USER" else operands:
            assert operand in texts or numbers(operand) & numbers(texts), (row, texts)


REPLIES = st.sampled_from(
    ["AVGPROC-042% 04", "STORAGE = 34G CONFIGURED = 34G INC = 64M STANDBY = 0 RESERVED = 7M",
    "XSTORE= 4G online= 3G",
     "IABIAS : INTENSITY=80%; DURATION=3", "DSPBUF : Q1=20 Q2=15 Q3=10", "MAXWSS : LIMIT=9999%",
     "XSTORE : 7%",
     "CPUPAD: CP-100% IFL-50%", "PAGING-1830/SEC STEAL-7%", "XSTORE-000021/SEC MIGRATE-0003/SEC",
     "PROC 0000-045% CP",
     "MDC READS-000068/SEC WRITES-000001/SEC HIT RATIO-098%", "Q0-00006(00002)      DORMANT-00410",
     "LINUX01  Q3 PS  00257151/00247233 .I.. .2450 A02   LINUX02  Q3 IO  00131072/00121001", "LIMITED-00003",
     "PAGE01  0202      0     600839     600K   3541   4000  12%", "PROCESSOR 00 MASTER CP", "STORAGE = 512M",
     "  Link device: D000  Type: FCTC  Node: TWO  Bytes Sent: 6632", "1 SYSTEM01 Joined 11/01/2011 14:51:03"]
)  # fmt: skip


@given(st.lists(st.tuples(REPLIES, st.sampled_from([" ", "  ", "\t"])), min_size=1, max_size=6))
def test_no_number_of_any_reply_disappears(rows: list[tuple[str, str]]) -> None:
    text = "\n".join(row.replace(" ", gap, 1) if gap != "\t" else row for row, gap in rows) + "\n"
    facts = facts_of(text)
    for line in lines(text.encode(), "0.txt"):
        gone = numbers(line.text) - numbers(texts_of(facts, "0.txt", line.number))
        assert not gone, (line.text, texts_of(facts, "0.txt", line.number))


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("IABIAS : INTENSITY=75%; DURATION=4", "iabias", (75, 4)),
        ("DSPBUF : Q1=20 Q2=15 Q3=10", "dspbuf", (20, 15, 10)),
        ("LDUBUF : Q1=300%  Q2=200%  Q3=100%", "ldubuf", (300, 200, 100)),
    ],
)
def test_settings_of_the_scheduler_are_used(text: str, key: str, value: tuple[int, ...]) -> None:
    assert facts_of(text + "\n").get("system", "", key) == value


def test_an_answer_in_place_of_a_file_that_nobody_owns_is_asked_and_its_lines_are_left_out() -> None:
    facts = read_site([file_of("MemTotal: 2000000 kB\nMemFree: 1000 kB\n", "meminfo")], {}).facts
    assert [str(one.outcome) for one in facts.findings] == ["left out", "left out"]


@pytest.mark.parametrize(
    ("statements", "refused"),
    [
        (
            "MDISK 190 3390 1 5 A MR\n LINK MAINT 190 190 RR",
            "LINK MAINT 190 190 RR: LNX1 already has device 0190 in",
        ),
        ("SPOOL 00C 2540 READER *\n DEDICATE C 1234", "DEDICATE C 1234: LNX1 already has device 000C in"),
        ("NICDEF 600 TYPE QDIO\n NICDEF 600 LAN SYSTEM V\n MDISK 600 3390 1 5 A MR", "MDISK 600"),
        ("CPU 00\n CPU 0", "LNX1 already has CPU 00"),
        ("MACHINE ESA 100", "CP allows 1 to 64 virtual CPUs"),
        ("MACHINE ESA 1\n CPU 00\n CPU 01", "MACHINE allows 1: CP would reject this number"),
        ("SHARE RELATIVE 10001", "CP allows RELATIVE 1 to 10000"),
        ("SHARE ABSOLUTE 0.05%", "CP allows RELATIVE 1 to 10000"),
        ("MAXSTORAGE 512M", "more than its maximum of 512 MB: CP would reject this size"),
        ("STORAGE 3Q", "STORAGE 3Q: expected a size"),
    ],
)
def test_what_cp_would_refuse_is_named(statements: str, refused: str) -> None:
    facts = facts_of(f"USER LNX1 X 1G 2G\n {statements}\n")
    found = [one.text for one in facts.findings if one.outcome in ("left out", "guessed")]
    assert any(refused in text for text in found), found


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("USER LNX1 X 1G\nUSER LNX1 X 2G\n", "USER LNX1 is already in 0.txt, line 1"),
        (
            "PROFILE A\n MDISK 190 3390 1 1 A RR\nUSER LNX1 X 1G\n INCLUDE A\n",
            "CP does not allow MDISK in a profile",
        ),
        ("PROFILE A\n INCLUDE B\nUSER LNX1 X 1G\n INCLUDE A\n", "CP does not allow INCLUDE in a profile"),
        ("SYSTEM_RESIDENCE A\nSRM STORBUF 100 200 300\n", "CP does not accept these values"),
        ("CP_OWNED SLOT 1 PAG001\nCP_OWNED SLOT 1 PAG002\n", "PAG001 has this slot"),
    ],
)
def test_what_cp_would_refuse_of_a_file_is_named(text: str, refused: str) -> None:
    assert any(refused in one.text for one in facts_of(text).findings)

"""What the files of a site say: each statement and reply, and no line without an outcome."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.units import PAGES_PER_GB, PAGES_PER_MB
from engine.site.facts import SiteError, SiteFacts
from engine.site.guests import SHOWN
from engine.site.kinds import kind_of
from engine.site.reading import open_files, read_site
from engine.site.texts import lines, size
from tests.engine.site.samples import FILES, STATEMENTS, facts_of, file_of, shipped_site

DIRECTORY = "USER LINUX01 XXXX 2G 4G G\n"


def known(facts: SiteFacts) -> dict[str, object]:
    """All facts as text, without their lines."""
    kinds = ("guest", "profile", "subconfig", "system", "member", "link")
    names = {kind: facts.names(kind) for kind in kinds}
    return {
        f"{kind} {name} {what}": fact.value
        for kind, of in names.items()
        for name in of
        for what, fact in facts.of(kind, name).items()
    }


def test_each_kind_of_file_is_known_by_what_is_in_it() -> None:
    kinds = {file.path.name: file.kind for file in open_files(FILES)}
    assert kinds == {
        "console.txt": "replies",
        "lnxdb01-cpuplugd.conf": "rules",
        "lnxdb01-meminfo.txt": "meminfo",
        "system.config": "configuration",
        "user.direct": "directory",
    }
    assert kind_of(lines(b"USER LINUX01 : RELATIVE SHARE =   100\n", "")) == "replies"
    assert kind_of(lines(b"CPU(s):              4\n", "")) == "lscpu"
    assert kind_of(lines(b"         CHPID PATH=(CSS(0),50),TYPE=FC\n", "")) == "deck"


def test_what_runs_counts_more_than_what_is_defined_and_the_difference_is_said() -> None:
    site = shipped_site()
    assert site.facts.get("guest", "LNXDB01", "share") == 400
    assert site.facts.get("system", "", "storbuf") == (125, 105, 95)
    texts = [one.text for one in site.facts.findings if "is used" in one.text]
    assert any("300" in text and "400" in text and "user.direct, line 16" in text for text in texts)


@given(st.randoms(use_true_random=False))
def test_the_order_of_files_changes_no_fact(order: random.Random) -> None:
    files = list(open_files(FILES))
    expected = known(read_site(files, {}).facts)
    order.shuffle(files)
    assert known(read_site(files, {}).facts) == expected


def test_no_line_is_passed_over_without_a_word() -> None:
    site = shipped_site()
    heard = {(one.line.file, one.line.number) for one in site.facts.findings}
    for file in site.files:
        if file.kind == "directory":
            statements = [line for line in file.lines if line.text.strip() and not line.text.startswith("*")]
            assert [line for line in statements if (line.file, line.number) not in heard] == []


@pytest.mark.parametrize(
    ("statement", "what", "value"),
    [
        ("MACHINE ESA 8", "most cpus", 8),
        ("CPU 00 BASE\n CPU 1F", "cpus", ("00", "1F")),
        ("COMMAND DEFINE CPU 01-03", "cpus", ("00", "01", "02", "03")),
        ("COMMAND CP DEFINE STORAGE 3G", "memory", 3 * PAGES_PER_GB),
        ("STOR 512M", "memory", 512 * PAGES_PER_MB),
        ("SHARE ABS 10%", "absolute share", 10.0),
        ("SHARE REL 50 ABS 25.5% LIMITSOFT", "limit share", 25.5),
        ("COMMAND SET SHARE * RELATIVE 700", "share", 700),
        ("COMMAND SET SHARE &USERID RELATIVE 250", "share", 250),
        ("OPTION MAXCONN 128 QUICKDSP", "quickdsp", True),
        ("OPTION QUICKDSP", "quickdsp", True),
        ("COMMAND SET QUICKDSP * ON", "quickdsp", True),
        ("VMRELOCATE OFF", "relocatable", False),
        ("MDISK 191 3390 1 5 AAA MR\n MD 192 3390 6 5 AAA MR", "minidisks", ("0191", "0192")),
        ("SHARE RELATIVE,\n   300", "share", 300),
        ("share relative 300 /* more */", "share", 300),
    ],
)
def test_statements_of_a_directory(statement: str, what: str, value: object) -> None:
    assert facts_of(f"{DIRECTORY} {statement}\n").get("guest", "LINUX01", what) == value


def test_profiles_and_subconfigurations_give_what_a_guest_has_not_itself() -> None:
    facts = facts_of(
        "PROFILE LIN\n SHARE RELATIVE 500\n NICDEF 600 TYPE QDIO\n"
        "IDENTITY LINUX01 XXXX 2G\n BUILD ON SYS1 USING SUBCONFIG LIN-1\n"
        " BUILD ON SYS2 USING SUBCONFIG LIN-2\n INCLUDE LIN\n"
        " MDISK 191 3390 1 1 A MR\n"
        "SUBCONFIG LIN-1\n CPU 01\n MDISK 192 3390 1 1 A MR\n"
        "SUBCONFIG LIN-2\n CPU 01\n MDISK 192 3390 1 1 B MR\n"
        "USER OTHER XXXX 2G\n INCLUDE NOWHERE\n"
    )
    assert facts.get("guest", "LINUX01", "share") == 500
    assert facts.get("guest", "LINUX01", "minidisks") == ("0192", "0191")
    assert facts.get("guest", "LINUX01", "network adapters") == ("0600",)
    assert facts.get("guest", "LINUX01", "cpus") == ("01",)
    assert any("do not contain PROFILE NOWHERE" in one.text for one in facts.findings)


@pytest.mark.parametrize(
    "statement",
    ["MACHINES ESA", "SHARE", "STORAGE 512", "CPU XY", "SHARE RELATIVE 0", "SHARE ABS 200%", "OPTION X"],
)  # fmt: skip
def test_what_is_wrong_or_unknown_is_left_out_with_a_reason(statement: str) -> None:
    facts = facts_of(f"{DIRECTORY} {statement}\n")
    left = [one for one in facts.findings if one.outcome == "left out" and one.line.number == 2]
    assert left
    assert all(one.text for one in left)
    assert set(facts.of("guest", "LINUX01")) <= {"defined", "logs on", "memory", "most memory"}


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("System_Identifier LPAR PRD1 VMPRD1", ("member", "VMPRD1", "lpar"), "PRD1"),
        ("SYSTEM_IDENTIFIER 2097 123456 VMPRD1", ("member", "VMPRD1", "lpar"), ""),
        ("SSI PRD PDR_VOLUME P SLOT 1 ONE SLOT 2 TWO", ("member", "TWO", "slot"), "2"),
        (
            "CP_Owned Slot 255 VMPG01\nCP_Owned Slot 254 SPOOL1",
            ("system", "", "paging volumes"),
            (("", "VMPG01"),),
        ),
        (
            "ACTIVATE ISLINK D000-D003 NODE TWO",
            ("link", "* TWO", "devices"),
            ("D000", "D001", "D002", "D003"),
        ),
        ("ONE: ACTIVATE ISLINK D000", ("link", "ONE ?", "devices"), ("D000",)),
        (
            "ONE: BEGIN\nCP_Owned Slot 255 M01P01\nONE: END\nCP_Owned Slot 2 M01S01",
            ("system", "", "paging volumes"),
            (("ONE", "M01P01"),),
        ),
        ("SSI A\nSRM STORBUF 300 250 200 LDUBUF 90 80 70", ("system", "", "ldubuf"), (90, 80, 70)),
        ("SYSTEM_RESIDENCE A\nSET SRM STORBUF 300% 250% 200%", ("system", "", "storbuf"), (300, 250, 200)),
    ],
)
def test_statements_of_a_configuration(text: str, key: tuple[str, str, str], value: object) -> None:
    assert facts_of(text + "\n").get(*key) == value


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("PROCESSOR 00 MASTER CP\nPROCESSOR 01 ALTERNATE CP", ("system", "", "processors"), ("00", "01")),
        ("STORAGE = 34G CONFIGURED = 34G INC = 64M", ("system", "", "storage"), 34 * PAGES_PER_GB),
        ("XSTORE= 2048M online= 2048M", ("system", "", "expanded storage"), 2 * PAGES_PER_GB),
        ("z/VM Version 7 Release 3.0, service level 2301 (64-bit)", ("system", "", "release"), "7.3"),
        ("XSTORE= none", ("system", "", "expanded storage"), 0),
        ("10:02:14 STORAGE = 34G CONFIGURED = 34G INC = 64M", ("system", "", "storage"), 34 * PAGES_PER_GB),
        ("LINUX01  - SSI", ("guest", "LINUX01", "logged on"), None),
        ("BACKUP - DONE", ("guest", "BACKUP", "logged on"), None),
        ("VSM - VTAM\nLINUX01 - TERMA001", ("guest", "LINUX01", "logged on"), True),
        ("LINUX01 Q3 PS  00000099/00000099 .... 9.9 A00\nLINUX01 MP01 Q3 PS  00000000/00000000 .... 9.9 A00",
         ("guest", "LINUX01", "resident"), 99),
        ("LDUBUF : Q1=100% Q2=75% Q3=60%", ("system", "", "ldubuf"), (100, 75, 60)),
        ("LINUX01  - DSC , OPERATOR - L0003", ("guest", "LINUX01", "logged on"), True),
        ("OPERATOR - L0003", ("guest", "OPERATOR", "logged on"), None),
        ("MAINT    AT PRD1", ("system", "", "name"), "PRD1"),
        ("AVGPROC-042% 04", ("system", "", "load"), 1.68),
        ("VSM - TCPIP\nAVGPROC-042%", ("guest", "AVGPROC", "logged on"), None),
        ("LINUX02 - SSI , LINUX01 - DSC", ("guest", "LINUX01", "logged on"), True),
        ("LINUX02 - SSI , LINUX01 - DSC", ("guest", "LINUX02", "logged on"), None),
        ("STORAGE = 47.5G", ("system", "", "storage"), 95 * PAGES_PER_GB // 2),
        ("USER LINUX01 : RELATIVE SHARE = 100   MAXIMUM SHARE = LIMITHARD ABSOLUTE 20%",
         ("guest", "LINUX01", "limit share"), 20.0),
        ("USER LINUX01 : IFL RELATIVE SHARE = 200", ("guest", "LINUX01", "share"), 200),
        ("LINUX01     L0 R   00012345/00012000 .I..  -1.204 A04", ("guest", "LINUX01", "resident"), 12345),
        ("USER LINUX01 : ABSOLUTE SHARE =  10%", ("guest", "LINUX01", "absolute share"), 10.0),
        ("USER LINUX01 : RELATIVE SHARE = 100\n MAXIMUM SHARE = LIMITHARD ABSOLUTE 20%",
         ("guest", "LINUX01", "limit share"), 20.0),
        ("LINUX01     Q3 PS  00012345/00012000 .I..  -1.204 A04", ("guest", "LINUX01", "resident"), 12345),
        ("Q     Q3 PS  00012345/00012000 .I..  -1.204 A04", ("guest", "Q", "resident"), 12345),
        ("PAGE01  0202  0  600839  600K  0K  0K   0%", ("volume", "PAGE01 0", "space"), 600 * 1024),
        ("PAGE01         2000          0   0%", ("volume", "PAGE01 0", "space"), 2000),
        ("  Link device: D000  Type: FCTC  Node: TWO", ("link", "* TWO", "devices"), ("D000",)),
    ],
)  # fmt: skip
def test_replies_of_a_console(text: str, key: tuple[str, str, str], value: object) -> None:
    assert facts_of(text + "\n").get(*key) == value


BLANKS = st.text(" ", min_size=1, max_size=9)
USERS = st.tuples(BLANKS, st.sampled_from(("", "MP01", "MP3F")), BLANKS, st.integers(1, 10**9))


@given(st.lists(USERS, min_size=1),
       st.sampled_from(("", ".I..  -1.204 A04", "....   99999")), st.integers(1, 9))  # fmt: skip
def test_each_user_of_indicate_queues_is_read_whatever_the_line_has(
    entries: list[tuple[str, str, str, int]], details: str, a_line: int
) -> None:
    texts = [
        f"LNX{place}{gap}{further}{gap_ if further else ''}Q3{gap_}PS {pages:08d}/00000001 {details}"
        for place, (gap, further, gap_, pages) in enumerate(entries)
    ]
    rows = ["   ".join(texts[at : at + a_line]) for at in range(0, len(texts), a_line)]
    facts = facts_of("\n".join(rows))
    assert facts.names("guest") == [f"LNX{place}" for place in range(len(entries))]
    assert [facts.get("guest", name, "resident") for name in facts.names("guest")] == [
        one[3] for one in entries
    ]
    assert not any("unknown" in one.text for one in facts.findings)


OWN = "STORAGE = 34G CONFIGURED = 34G INC = 64M STANDBY = 0 RESERVED = 0"
ASKING_OWN = (
    "q stor",
    "QUERY STORAGE",
    "MAINT> Query Storag",
    "[root@lnx ~]# vmcp 'q stor'",
    "===> #CP Q STOR",
)
ASKING_VIRTUAL = (
    "q v stor",
    "Query Virt STORAGE",
    "lnx:~ # vmcp q virtual",
    "FOR LNX1 CMD Q V ALL",
    "def stor 512m",
)


@given(st.sampled_from(ASKING_OWN), st.sampled_from(ASKING_VIRTUAL), st.sampled_from((OWN, "STORAGE = 34G")),
       st.booleans(), st.booleans())  # fmt: skip
def test_the_command_before_a_reply_says_whether_storage_is_virtual(
    own: str, virtual: str, reply: str, first: bool, ready: bool
) -> None:
    parts = [f"{own}\n{reply}\n", f"{virtual}\nSTORAGE = 512M\nXSTORE = none\n"]
    end = "Ready; T=0.01/0.01 12:00:00\n" if ready else ""
    facts = facts_of(end.join(parts if first else reversed(parts)))
    assert facts.get("system", "", "storage") == 34 * PAGES_PER_GB
    assert not any(one.outcome == "guessed" and "34G" in one.text for one in facts.findings)


@pytest.mark.parametrize("lines_", [(OWN, "STORAGE = 512M"), ("STORAGE = 512M", OWN)])
def test_without_a_command_the_form_decides_and_both_lines_are_shown(lines_: tuple[str, str]) -> None:
    facts = facts_of("\n".join(lines_))
    assert facts.get("system", "", "storage") == 34 * PAGES_PER_GB
    guessed = [f"{one.line}: {one.text}" for one in facts.findings if one.outcome == "guessed"]
    assert any(
        "34.0 GB" in text and "512 MB" in text and "line 1" in text and "line 2" in text for text in guessed
    )
    assert facts_of("STORAGE = 1G MAX = 2G INC = 2M STANDBY = 1G\n").get("system", "", "storage") is None


def test_a_reply_whose_form_is_not_that_of_its_command_is_shown_and_one_of_another_member_is_left_out() -> (
    None
):
    facts = facts_of(f"q v stor\n{OWN}\nat two cmd q stor\n{OWN}\n")
    assert facts.get("system", "", "storage") is None
    outcomes = [(one.line.number, str(one.outcome)) for one in facts.findings]
    assert outcomes == [
        (1, "understood"),
        (2, "guessed"),
        (2, "left out"),
        (3, "understood"),
        (4, "left out"),
    ]
    assert "Q V STOR in 0.txt, line 1" in facts.findings[1].text


def test_two_replies_that_differ_are_shown_with_both_lines() -> None:
    facts = facts_of(f"{OWN}\n{OWN.replace('34G', '12G')}\n")
    assert [one.text for one in facts.findings if one.outcome == "guessed"] == [
        "storage is 12.0 GB here, but 34.0 GB in 0.txt, line 1; the value here is used"
    ]


def test_volumes_for_spooling_are_no_paging_volumes() -> None:
    rows = "{0}01  0202  0  600839  600K  0K  0K  0%\n"
    facts = facts_of(f"q alloc spool\n{rows.format('SPL')}query alloc page\n{rows.format('PAG')}")
    assert {name: facts.get("volume", name, "space") for name in facts.names("volume")} == {
        "PAG01 0": 600 * 1024
    }


def test_messages_and_the_rest_of_known_replies_are_no_unknown_lines() -> None:
    facts = facts_of(
        "10:02:11 * MSG FROM OPERATOR: backup begins\nReady; T=0.01/0.01 10:02:12\n"
        "GRAF 0020 LOGON  AS  MAINT    USERS = 62\nHCPCRC8082I Accounting records are accumulating\n"
        "           ZIIP: HIGH    ICF: HIGH\n        ZIIP:  100%    ICF:  100%\nDSPWDMETHOD: RESHUFFLE\n"
        "UNPARKING: LARGE\nTOPOLOGY\n"
    )
    assert not any("unknown" in one.text for one in facts.findings)
    messages = [one.line.number for one in facts.findings if "a message, not a response" in one.text]
    assert messages == [1, 3, 4]


def test_statements_and_replies_in_their_usual_forms_are_all_known() -> None:
    facts = read_site(open_files(sorted(STATEMENTS.iterdir())), {}).facts
    unknown = ("unknown", "expected")
    found = [str(one.line) for one in facts.findings if any(words in one.text for words in unknown)]
    assert found == ["console.txt, line 68"]  # AVGPROC of an old release, without the number of processors
    names = {name for name in facts.names("guest") if any(facts.get("guest", name, what) for what in SHOWN)}
    assert names == {"LNXDB1", "LNX003", "LNX004", "LNX009", "LNX010"}  # LNXWEB1 has logged off


@pytest.mark.parametrize(
    "text",
    [
        "USER LINUX01 X 2G\n,",
        "SYSTEM_RESIDENCE A\n,",
        "DISPATCHING MINOR TIMESLICE = .... MS",
        "PAGE01 .. . 0%",
    ],
)
def test_damaged_lines_found_by_attacks_are_survived(text: str) -> None:
    assert facts_of(text + "\n") is not None


def test_a_difference_in_storage_is_said_in_its_unit() -> None:
    facts = facts_of("USER LINUX01 X 4G 8G\n STORAGE 6G\n")
    assert "LINUX01 storage is 6.0 GB here, but 4.0 GB in" in facts.findings[-1].text


def test_a_linux_file_belongs_to_the_guest_in_its_name_or_to_the_one_that_is_answered() -> None:
    directory, meminfo = file_of(DIRECTORY, "user.direct"), "MemTotal: 2000000 kB\nMemFree: 1000000 kB\n"
    site = read_site([directory, file_of(meminfo, "linux01.txt")], {})
    assert site.owners == {"linux01.txt": "LINUX01"}
    site = read_site([directory, file_of(meminfo, "meminfo")], {})
    assert site.owners == {"meminfo": ""}
    site = read_site([directory, file_of(meminfo, "meminfo")], {"guest of meminfo": "linux02"})
    assert site.facts.get("guest", "LINUX02", "linux total") == 500_000
    with pytest.raises(SiteError, match="expected a user ID"):
        read_site([file_of(meminfo, "meminfo")], {"guest of meminfo": "much too long"})


@pytest.mark.parametrize(
    ("text", "pages"), [("4K", 1), ("1M", 256), ("1.5G", 393_216), ("2GB", 524_288), ("3", None)]
)
def test_sizes(text: str, pages: int | None) -> None:
    assert size(text) == pages


def test_texts_of_other_systems_are_read() -> None:
    text = "USER LINUX01 XXXX 2G\n SHARE RELATIVE 300\n"
    for encoding in ("utf-8-sig", "utf-16", "latin-1"):
        assert [line.text for line in lines(text.encode(encoding), "a")] == text.rstrip("\n").split("\n")
    records = "".join(line.ljust(80) for line in text.splitlines()).encode("cp037")
    assert [line.text for line in lines(records, "a")] == text.rstrip("\n").split("\n")
    with pytest.raises(SiteError, match="not text"):
        lines(b"\x00\x01\x02", "a")


ALPHABET = st.text(st.sampled_from("USERIDNTYPFLCMK SHAREL 0123456789%=:-,*/\n.XSTOG()"), max_size=400)


@given(st.lists(ALPHABET, min_size=1, max_size=3))
def test_any_text_is_read_or_refused_in_one_sentence(texts: list[str]) -> None:
    with suppress(SiteError):
        assert all(one.text for one in facts_of(*texts).findings)


def test_a_statement_that_is_left_out_is_not_understood_too() -> None:
    facts = facts_of("USER WAS1 X 1G 2G G\n MACHINE ESA\n XSTORE 512M\n")
    assert [str(one.outcome) for one in facts.findings if one.line.number == 3] == ["left out"]


@pytest.mark.parametrize(
    "reply",
    [
        "Node  TWO\n  Link device: D000    Type: FCTC   Node: TWO    Bytes Sent: 6632\n"
        "               State: Up   Status: Idle\n               Buffer count: 16\n",
        "  Link device: D000    Type: FCTC   Node: TWO    Bytes Sent: 6632\n",
        "Node TWO\n  Link device: D000  Type: FCTC\n  Bytes Sent: 1  Bytes Received: 2\n",
        "  Link device: D000\n    Type: FCTC   State: Up\n    Node: TWO   Bytes Sent: 1\n",
        "Node TWO\n  Link device: D000  Type: FCTC  Node: ????????  Bytes Sent: 0\n",
    ],
)
def test_links_are_read_however_their_lines_are_broken(reply: str) -> None:
    facts = facts_of(f"Ready; T=0.01/0.01 12:00:00\nq islink\n{reply}")
    assert [facts.get("link", name, "devices") for name in facts.names("link")] == [("D000",)]
    assert facts.names("link") == ["* TWO"]
    assert not any("unknown" in one.text for one in facts.findings)


def test_a_node_without_a_link_device_is_a_reply_too() -> None:
    facts = facts_of("q islink\nNode  VMSYS02\n  No active link device\n")
    assert facts.get("member", "VMSYS02", "linked")
    assert not any("unknown" in one.text for one in facts.findings)


def test_replies_of_the_lab_itself_about_links_are_read_whole() -> None:
    text = (Path(__file__).parents[2] / "golden" / "cp" / "islink.txt").read_text("utf-8")
    parts = text.split("MAINT> query islink")[1:]
    replies = "".join(f"query islink{part.partition(chr(10) * 2)[0]}\n" for part in parts)
    facts = facts_of(replies)
    assert "D011" in facts.get("link", "* VMSYS02", "devices")
    assert not any("unknown" in one.text for one in facts.findings)


def test_a_device_whose_node_is_never_named_is_kept() -> None:
    facts = facts_of("q islink\n  Link device: D000  Type: FCTC\n  Link device: D001\n    State: Up\n")
    assert facts.get("link", "* ?", "devices") == ("D000", "D001")

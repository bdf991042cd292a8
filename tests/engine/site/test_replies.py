"""Replies to INDICATE, QUERY XSTORE and QUERY NAMES in the forms that releases and consoles print."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.units import PAGES_PER_GB
from engine.site.facts import SiteFacts
from engine.site.texts import count_of
from tests.engine.site.samples import facts_of, machine_of

NAMES = ("LINUX01", "LINUX02")
EXP = """Userid=LINUX01  Mach=ESA  Attached xstore=---
Iplsys=DEV 0150  Devnum=00014
Spool: Reads=00000012  Writes=00000034
Owned spaces: Number=2 Owned size=4G
Primary space: ID=LINUX01:BASE PRIVATE
   Defined size=4G  Address limit=4G
   Private spaces: Number=1 Owned size=4G
      Pages: Main=123K  Xstore=0  Dasd=12K
             WS=120K  Reserved=0
             ResidentLocked=12  LogicalLocked=0
      Private paging:
         Xstore: Reads=0  Writes=0  Migrates=0
         DASD: Reads=123456  Writes=234567
   Shared spaces: Number=0 Owned size=0
      Pages: Main=77  Xstore=0  Dasd=0
             WS=66  Reserved=0
CPU 00: Ctime=00:01:02 Vtime=000:12 Ttime=000:13 IO=001234
        Rdr=000000  Prt=000000 Pch=000000 Type=CP
"""


def pages(facts: SiteFacts) -> list[tuple[int | None, int | None]]:
    return [tuple(facts.get("guest", name, what) for what in ("resident", "working-sets")) for name in NAMES]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (EXP, [(123 * 1024, 120 * 1024), (None, None)]),
        (EXP.replace("Main=123K", "Main=1.5M").replace("WS=120K", "WS=99"), [(1572864, 99), (None, None)]),
        ("USERID=LINUX01 MACH=ESA STOR=4G VIRT=V XSTORE=NONE\nPAGES: RES=12K WS=11K LOCKEDREAL=12 RESVD=0\n",
         [(12288, 11264), (None, None)]),
        ("USERID=LINUX02 MACH=ESA STOR=4G VIRT=V XSTORE=NONE\nPAGES: RES=0000123 WS=0000100 LOCK=0 RESVD=0\n",
         [(None, None), (123, 100)]),
        ("LINUX01  Q3 PS 00257151/00247233   LINUX02 Q3 IO  00131072/00121001\n",
         [(257151, 247233), (131072, 121001)]),
        ("LINUX01  Q3 PS 251K/241K , LINUX02 Q3 IO  1.2M/118K\n",
         [(257024, 246784), (1258291, 120832)]),
        ("LINUX01  Q3 PS   LINUX02 E3 IO   TCPIP Q1 R00\n", [(None, None), (None, None)]),
        ("LINUX01  Q3 PS  LINUX02 Q3 IO 00000010/00000009\n", [(None, None), (10, 9)]),
        ("LINUX01      Q3 PS  257K/247K .I.. .2450 A02   LINUX02 Q3 R01 131K/121K .I.. 99999 A00\n",
         [(263168, 252928), (134144, 123904)]),
        ("LINUX01 MP01 Q3 R00 00000000/00000000 .I.. -.2450 A02\nLINUX01 Q3 PS 00000100/00000090\n",
         [(100, 90), (None, None)]),
    ],
)  # fmt: skip
def test_pages_of_guests(text: str, wanted: list[tuple[int | None, int | None]]) -> None:
    facts = facts_of(text)
    assert pages(facts) == wanted
    assert not [one.text for one in facts.findings if one.costs]


@given(st.integers(0, 10**12), st.sampled_from(["", "K", "M", "G"]))
def test_numbers_with_a_suffix_are_off_by_less_than_their_last_digit(number: int, unit: str) -> None:
    size = 1024 ** " KMG".index(unit or " ")
    for text in (f"{number // size}{unit}", f"{number * 10 // size / 10:.1f}{unit}" if unit else f"{number}"):
        count, off = count_of(text)
        assert abs(count - number) <= max(off, 0 if not unit else 1)


@pytest.mark.parametrize(
    ("lines", "wanted", "used"),
    [
        (["XSTORE= 2048M online= 2048M"], 2 * PAGES_PER_GB, []),
        (["XSTORE= 4G online= 2G", "XSTORE= 2G userid= SYSTEM usage= 50% retained= 0M pending= 0M"],
         2 * PAGES_PER_GB, [PAGES_PER_GB]),
        (["XSTORE= 4G online= 4G", "XSTORE= 3G userid= SYSTEM usage= 50%", "XSTORE= 1G userid= LINUX01"],
         3 * PAGES_PER_GB, [1.5 * PAGES_PER_GB]),
        (["XSTORE= 4G userid= SYSTEM usage= 25% retained= 0M pending= 0M"], 4 * PAGES_PER_GB, [PAGES_PER_GB]),
        (["XSTORE= none"], 0, []),
    ],
)  # fmt: skip
def test_expanded_storage_is_what_cp_itself_has(lines: list[str], wanted: int, used: list[float]) -> None:
    facts = facts_of("\n".join(["q xstore", *lines, ""]))
    assert facts.get("system", "", "expanded storage") == wanted
    assert [value for value, _ in facts.get("figure", "", "expanded-used") or ()] == used
    assert not facts.disputed


PREFIXES = ["ZVM1: ", "ZVM1:", "zvm1:  ", "MAINT AT ZVM1: ", "10:00:00 ZVM1: ", "ZVM1: 10:00:00 "]
REPLIES = {
    "LINUX01  - DSC , LINUX02  - L0003": ("guest", "LINUX02", "logged on"),
    "VSM - TCPIP\nLINUX02 - ABCD1234": ("guest", "LINUX02", "logged on"),
    "STORAGE = 34G CONFIGURED = 34G INC = 64M STANDBY = 0 RESERVED = 0": ("system", "", "storage"),
    "AVGPROC-042% 04": ("system", "", "load"),
    "PAGE01 0202 0 600839 600840 3541 4000 1%": ("volume", "PAGE01 0", "space"),
    "USER LINUX01 : RELATIVE SHARE = 777": ("guest", "LINUX01", "share"),
    "USERID=LINUX01 MACH=ESA STOR=4G VIRT=V XSTORE=NONE\nPAGES: RES=12K WS=11K LOCKEDREAL=1": (
        "guest", "LINUX01", "resident"),
    "MAINT    AT ZVM1": ("system", "", "name"),
    "q v stor\nSTORAGE = 512M\nq stor\nSTORAGE = 2G": ("system", "", "storage"),
}  # fmt: skip


@pytest.mark.parametrize("prefix", PREFIXES)
@pytest.mark.parametrize(("reply", "key"), REPLIES.items(), ids=range(len(REPLIES)))
def test_the_name_of_the_system_may_stand_before_every_reply(
    reply: str, key: tuple[str, str, str], prefix: str
) -> None:
    plain = facts_of(reply + "\n").get(*key)
    assert plain is not None
    logged = "".join(f"{prefix}{line}\n" for line in reply.splitlines())
    assert facts_of(logged).get(*key) == plain
    assert facts_of("words of no reply\n" + logged).get(*key) == plain


@pytest.mark.parametrize(
    ("text", "costs"),
    [
        ("q stor\nSTORE = 34 GB\n", True),
        ("ind load\nPROCESSORS 34 %\n", True),
        ("STORE = 34 GB\n", True),
        ("ind\nPROCESSORS 34 %\n", True),
        ("ind i/o\nLINUX01   0201\n", False),
        ("ind q exp\nLINUX01 3\n", True),
        ("q dasd\nDASD 0201 CP OWNED M01RES   5\n", False),
        ("q cpuid\nCPUID = FF0ABCDE28278000\n", False),
        ("q stor\nWORDS OF AN OPERATOR\n", False),
    ],
)
def test_a_line_that_may_have_a_figure_is_marked(text: str, costs: bool) -> None:
    assert [one.costs for one in facts_of(text).findings if one.outcome == "left out"] == [costs]


def test_processors_of_two_types_and_dedicated_ones_are_guesses() -> None:
    replies = "PROCESSOR 00 MASTER CP\nPROCESSOR 01 ALTERNATE IFL\nPROCESSOR 02 DEDICATED CP  LINUX01\n"
    made = machine_of({"d": "USER LINUX01 X 4G\n", "c": replies})
    guesses = [one.text for one in made.findings if one.outcome == "guessed"]
    assert made.scenario.lpar.processors == 3
    assert any("02 DEDICATED CP is dedicated to a guest" in text for text in guesses)
    assert any("processors of the types CP, IFL" in text for text in guesses)


def test_quick_dispatch_of_a_reply_counts_more_than_that_of_the_directory() -> None:
    texts = {"d": "USER LINUX01 X 4G\n OPTION QUICKDSP\nUSER LINUX02 X 4G\n"}
    replies = {"c": "q quickdsp linux01\nUSER LINUX01 : QUICKDSP = OFF\nUSER LINUX02 : QUICKDSP = ON\n"}
    assert machine_of(texts).scenario.groups["linux01"].quickdsp
    groups = machine_of(texts | replies).scenario.groups
    assert [groups[name].quickdsp for name in ("linux01", "linux02")] == [False, True]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            "ind pag\nNO USERS IN PAGEWAIT NOW\n",
            "response to IND PAG is not used; paste the response to INDICATE LOAD",
        ),
        (
            "q frames\nALL FRAMES: CONFIGURED=1\n",
            "response to Q FRAMES is not used; paste the response to QUERY STORAGE",
        ),
        ("q reserved\nRESERVED PAGES OF SOMEBODY\n", "response to Q RESERVED is not used"),
        ("Manufacturer: IBM\nType: 2964\n", "not read, because no link precedes it"),
    ],
)
def test_replies_that_are_not_read_are_named_with_those_that_are(text: str, reason: str) -> None:
    left = [one.text for one in facts_of(text).findings if one.outcome == "left out"]
    assert any(reason in said for said in left)


BLANKS = "ZVMA   q proc\nZVMA   PROCESSOR 00 MASTER IFL\n{0}   PROCESSOR 01 ALTERNATE IFL\nZVMA   Ready;\n"


@pytest.mark.parametrize(
    ("text", "processors"),
    [
        (BLANKS.format("ZVMA"), ("00", "01")),
        (BLANKS.format("ZVMB"), None),  # not one name
        ("PROCESSOR 00 MASTER\nPROCESSOR 01 ALTERNATE\nPROCESSOR 02 ALTERNATE\n", ("00", "01", "02")),
    ],
)
def test_the_name_of_the_system_may_stand_before_each_line_without_a_colon(
    text: str, processors: tuple[str, ...] | None
) -> None:
    assert facts_of(text).get("system", "", "processors") == processors


WRAPPED = """q n
LINUX01  - DSC , LINUX02  - DSC , LINUX03  -
DSC , LINUX04 -L0004
q share linux01
USER LINUX01 : RELATIVE SHARE = 200 MAXIMUM SHARE =
LIMITHARD ABSOLUTE 30%
q alloc page
VMPG01 1A10          1  10016   1761K   880K  1000K
50%
VMPG02 1A11          0  10016   1761K      0      0
0%
"""


def test_lines_that_mail_has_wrapped_are_joined_where_only_that_makes_a_reply() -> None:
    facts = facts_of(WRAPPED)
    assert [facts.get("guest", f"LINUX0{n}", "logged on") for n in range(1, 5)] == [True] * 4
    assert facts.get("guest", "LINUX01", "limit share") == 30
    assert sorted(name.split()[0] for name in facts.names("volume")) == ["VMPG01", "VMPG02"]
    assert sum("was wrapped" in one.text for one in facts.findings) == 4
    apart = facts_of("WORDS OF AN OPERATOR -\nPROCESSOR 00 MASTER\nPROCESSOR 01 ALTERNATE\n50%\n")
    assert apart.get("system", "", "processors") == ("00", "01")
    assert not any("was wrapped" in one.text for one in apart.findings)

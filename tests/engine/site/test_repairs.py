"""Texts that came through mail, an editor or a log of several systems are read as they were."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.decks.statements import system_config
from engine.ficon.iocp.writer import write
from engine.site.reading import read_site
from tests.engine.ficon.drawing.any_drawing import pair
from tests.engine.site.samples import FOLDER, STATEMENTS, facts_of, file_of, machine_of
from tests.engine.site.test_reading import known
from tests.engine.site.test_sections import DIRECTORY, LOAD, LSCPU, MEMINFO, RULES, SAR, VMSTAT
from tests.engine.site.test_sections import known as known_of_linux

TEXTS = [
    FOLDER / "user.direct",
    FOLDER / "system.config",
    FOLDER / "console.txt",
    STATEMENTS / "system.config",
]


def each(change: Callable[[int, str], str]) -> Callable[[str], str]:
    return lambda text: "\n".join(change(at, line) for at, line in enumerate(text.splitlines(), 1)) + "\n"


DAMAGES: dict[str, Callable[[str], str]] = {
    "quoted": each(lambda _, line: f"> {line}"),
    "quoted twice": each(lambda _, line: f">> {line}"),
    "numbered by XEDIT": each(lambda at, line: f"{at:05d} {line}"),
    "XEDIT without numbers": each(lambda _, line: f"===== {line}"),
    "sequence numbers": each(lambda at, line: f"{line:72}{at:05d}000" if len(line) <= 71 else line),
    "blanks that do not break": each(lambda _, line: line.replace(" ", "\u00a0")),
    "lower case": str.lower,
    "upper case": str.upper,
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_a_damaged_text_gives_the_facts_of_the_plain_one(path: Path, damage: Callable[[str], str]) -> None:
    text = path.read_text("utf-8")
    plain, damaged = file_of(text), file_of(damage(text))
    assert damaged.kind == plain.kind
    assert known(read_site([damaged], {}).facts) == known(read_site([plain], {}).facts)


@pytest.mark.parametrize("path", TEXTS[:3:2], ids=lambda path: path.name)
def test_the_name_of_a_system_before_each_line_is_taken_off(path: Path) -> None:
    text = path.read_text("utf-8")
    logged = each(lambda _, line: f"VMPRD1: {line}" if line else "")(text)
    facts = read_site([file_of(logged)], {}).facts
    assert known(facts) == known(facts_of(text))
    assert any("VMPRD1: removed from the start of the line" in one.text for one in facts.findings)


LINUX = {
    "meminfo": MEMINFO,
    "lscpu": LSCPU,
    "vmstat": VMSTAT,
    "sar": SAR,
    "rules": RULES,
    "all": LOAD + MEMINFO + "\n" + VMSTAT,
}
OF_LINUX = {name: change for name, change in DAMAGES.items() if "case" not in name} | {
    "a time before": each(lambda at, line: f"10:00:{at:02d} {line}"),
    "a date before": each(lambda at, line: f"2023-05-01T10:00:{at:02d}.123Z {line}"),
    "a time in brackets": each(lambda at, line: f"[10:00:{at:02d}] {line}"),
    "the computer before": each(lambda _, line: f"lnxdb1: {line}"),
    "its whole name before": each(lambda _, line: f"lnxdb1.example.com: {line}"),
}


@pytest.mark.parametrize("damage", OF_LINUX.values(), ids=OF_LINUX)
@pytest.mark.parametrize("text", LINUX.values(), ids=LINUX)
def test_a_damaged_text_of_linux_gives_the_facts_of_the_plain_one(
    text: str, damage: Callable[[str], str]
) -> None:
    plain, damaged = (
        read_site([file_of(DIRECTORY, "d"), file_of(each, "lnxdb1")], {}) for each in (text, damage(text))
    )
    assert known_of_linux(damaged) == known_of_linux(plain)
    assert damaged.facts.names("guest") == plain.facts.names("guest")


def test_the_computer_before_each_line_says_whose_it_is() -> None:
    text = each(lambda _, line: f"lnxdb1: {line}")(MEMINFO)
    assert read_site([file_of(DIRECTORY, "d"), file_of(text, "a")], {}).owners == {"a": "LNXDB1"}


def test_a_log_of_two_systems_gives_the_replies_of_the_first_one() -> None:
    facts = facts_of(
        "VMA: q stor\nVMA: STORAGE = 34G CONFIGURED = 34G INC = 64M\n"
        "VMB: STORAGE = 12G CONFIGURED = 12G INC = 64M\n"
    )
    assert facts.get("system", "", "storage") == 34 * 2**18
    assert any("written by VMB" in one.text for one in facts.findings if one.outcome == "left out")


def test_what_is_mended_is_said_once_with_the_number_of_lines() -> None:
    facts = facts_of("> USER LNX1 X 2G\n>  SHARE RELATIVE 300\n>  CPU 00\n")
    assert [one.text for one in facts.findings if one.outcome == "guessed"] == [
        "the e-mail's > removed: in 3 lines"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "   1 MEMBER1 Joined\n   2 MEMBER2 Joined\n   3 MEMBER3 Down\n",
        "10:00:00 AVGPROC-042% 04\n11:00:00 PAGING-1/SEC\n12:00:00 LIMITED-00000\n",
    ],
)
def test_numbers_at_the_left_of_a_console_that_are_its_own_stay(text: str) -> None:
    assert [one.repair for one in file_of(text).lines] == [""] * 3


def test_a_rule_of_cpuplugd_with_signs_like_those_of_a_web_page_stays_as_it_is() -> None:
    text = 'CPU_MIN="1"\nUPDATE="1"\nHOTPLUG="(loadavg<onumcpus)&(idle>50)"\n'
    assert [line.text for line in file_of(text).lines] == text.splitlines()


@pytest.mark.parametrize("damage", [DAMAGES["quoted"], DAMAGES["numbered by XEDIT"], DAMAGES["lower case"]])
def test_damaged_decks_give_the_same_links(damage: Callable[[str], str]) -> None:
    drawing = pair()
    texts = {f"{deck.name}.iocp": damage(write(deck).text) for deck in decks(drawing).values()}
    texts |= {"user.direct": "USER LNX1 X 2G\n", "system.config": system_config(drawing).text}
    links = machine_of(texts).scenario.links.values()
    assert sum(one.count for link in links for one in link.connections) == 8


def test_line_numbers_and_sequence_numbers_of_a_screen_of_an_editor_are_taken_off() -> None:
    entry = ["USER LINUX01 PW 2G 4G G", "  SHARE RELATIVE 200", "*  SHARE RELATIVE 300", "  CPU 01"]
    screen = "00000 * * * Top of File * * *\n" + "".join(
        f"{at:05} {text}".ljust(72) + f"{at * 10_000:08}\n" for at, text in enumerate(entry, 1)
    )
    made = machine_of({"user.direct": screen})
    group = made.scenario.groups["linux01"]
    assert (group.share, group.limit, group.processors) == (200, "none", 1)
    assert not any("0000" in one.text for one in made.findings if one.line.number)


def test_a_maximum_share_that_cp_refuses_limits_nothing() -> None:
    made = machine_of({"d": "USER LINUX01 PW 2G\n SHARE RELATIVE 200 00070000\n"})
    assert made.scenario.groups["linux01"].limit == "none"

"""Replies that come twice: the last one counts, and what differs is shown with both lines."""

from __future__ import annotations

import pytest

from engine.kernel.units import PAGES_PER_GB
from tests.engine.site.samples import machine_of

FOUR = "".join(f"PROCESSOR {address:02X} ALTERNATE CP\n" for address in range(4))
TWO = "PROCESSOR 00 MASTER CP\nPROCESSOR 01 ALTERNATE CP\n"
DIRECTORY = "USER LINUX01 X 2G\nUSER LINUX02 X 1G\n"


@pytest.mark.parametrize("echo", ["", "q proc\n", "READY; T=0.01\nq processors\n"])
@pytest.mark.parametrize(("first", "second", "counts"), [(FOUR, TWO, (2, 4)), (TWO, FOUR, (4, 2))])
def test_processors_of_the_last_reply_count(
    echo: str, first: str, second: str, counts: tuple[int, int]
) -> None:
    texts = {"d": DIRECTORY, "c": f"{echo}{first}{echo}{second}"}
    made = machine_of(texts)
    (question,) = [one for one in made.questions if one.key == "processors of system"]
    assert "c, line" in question.why
    assert made.scenario.lpar.processors == counts[0]
    answered = machine_of(texts, {question.key: question.choices[1]})
    assert answered.scenario.lpar.processors == counts[1]


@pytest.mark.parametrize("texts", [(FOUR, FOUR), (FOUR,), (FOUR + "q stor\nSTORAGE = 8G\n" + FOUR,)])
def test_processors_that_agree_are_no_conflict(texts: tuple[str, ...]) -> None:
    made = machine_of({"d": DIRECTORY, **{f"c{at}": text for at, text in enumerate(texts)}})
    assert made.scenario.lpar.processors == 4
    assert "processors of system" not in {one.key for one in made.questions}


def test_processors_of_two_texts_are_compared() -> None:
    made = machine_of({"d": DIRECTORY, "c1": FOUR, "c2": TWO})
    assert made.scenario.lpar.processors == 2
    assert "processors of system" in {one.key for one in made.questions}


NAMES = "q n\nLINUX01 - DSC , LINUX02 - DSC\n"


@pytest.mark.parametrize(
    ("replies", "guests"),
    [
        (f"{NAMES}q n\nLINUX01 - DSC\n", {"linux01"}),
        (f"{NAMES}q names\nLINUX02 - DSC\n{NAMES}", {"linux01", "linux02"}),
        (f"{NAMES}q linux01\nLINUX01 - DSC\n", {"linux01", "linux02"}),  # asks for one
        ("q n\nLINUX01 - DSC\nLINUX02 - DSC\n", {"linux01", "linux02"}),  # one reply
    ],
)
def test_who_is_not_in_the_last_reply_to_query_names_has_logged_off(replies: str, guests: set[str]) -> None:
    made = machine_of({"d": DIRECTORY, "c": replies})
    assert set(made.scenario.groups) == guests
    assert any("logged off" in one.text for one in made.findings) == (len(guests) == 1)
    both = machine_of({"d": DIRECTORY, "c": replies}, {"guests": "LINUX01 LINUX02"})
    assert set(both.scenario.groups) == {"linux01", "linux02"}


@pytest.mark.parametrize(
    ("reply", "gigabytes", "cpus"),
    [
        ("USERID=LINUX01  MACH=ESA STOR=6G VIRT=V XSTORE=---\nCPU 00: CTIME=1 VTIME=2\nCPU 01: CTIME=1\n",
         6, 2),
        ("USERID=LINUX01  MACH=ESA STOR=6G VIRT=V\nCPU 00-03: CTIME=1 VTIME=2\n", 6, 4),
        ("[root@linux01 ~]# vmcp q v stor\nSTORAGE = 8G\n", 8, 1),
        ("linux01:~ # vmcp 'q v stor'\nSTORAGE = 8G\n", 2, 1),  # a prompt without @ is not known
        ("ssh root@linux01 vmcp q v stor\nSTORAGE = 8G\n", 8, 1),
        ("[root@other ~]# vmcp q v stor\nSTORAGE = 8G\n", 2, 1),
    ],
)  # fmt: skip
def test_storage_and_cpus_that_replies_show_count_more_than_the_directory(
    reply: str, gigabytes: int, cpus: int
) -> None:
    made = machine_of({"d": DIRECTORY, "c": reply}, {"guests": "LINUX01"})
    group = made.scenario.groups["linux01"]
    assert (group.memory // PAGES_PER_GB, group.processors) == (gigabytes, cpus)


@pytest.mark.parametrize("size", ["256G", "512G", "1T"])
def test_very_large_guests_make_a_machine(size: str) -> None:
    made = machine_of({"d": f"USER LINUX01 X {size}\n"})
    given, grain = made.scenario.parameters, made.scenario.lpar.granule
    assert grain <= given.low_2g < given.high_2g
    assert grain <= given.low < given.high
    mentioned = "which this much storage needs" in made.text
    assert mentioned == (grain > 300)
    assert not any("p:" in one.text for one in made.findings if one.text.startswith("guests have"))


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("MDISK 101 FB-512 V-DISK 4194296", ""),
        ("MDISK 101 FB-512 V-DISK 4194297", "CP allows at most 4,194,296"),
        ("COMMAND DEFINE VFB-512 AS 101 BLK 5000000", "CP allows at most 4,194,296"),
        ("STORAGE 2.5G", "expected a size"),
        ("STORAGE 2GB", "expected a size"),
        ("COMMAND DEFINE STORAGE 2.5G", "this command does not affect the simulation"),
    ],
)
def test_sizes_that_cp_refuses(statement: str, reason: str) -> None:
    made = machine_of({"d": f"USER LINUX01 X 2G\n {statement}\n"})
    left = [one.text for one in made.findings if one.outcome == "left out" and one.line.number == 2]
    assert any(reason in text for text in left) if reason else not any("CP allows" in text for text in left)
    assert made.scenario.groups["linux01"].memory == 2 * PAGES_PER_GB


def test_no_sentence_has_the_name_of_a_fact() -> None:
    meminfo = "MemTotal: 2000000 kB\nMemFree: 10000 kB\nAnonPages: {0} kB\nCached: 4000 kB\n"
    rows = "SUMMARY 600840 1 0%\nUSABLE 600840 1 0%\n"
    texts = {
        "d": DIRECTORY,
        "linux01.txt": meminfo.format(1000),
        "linux01-b.txt": meminfo.format(2000),
        "c": f"q alloc page\nPAGE01 0202 0 600839 600840 0 0 0%\n{rows}",
        "unknown.txt": meminfo.format(1000),
    }
    found = machine_of(texts).findings
    assert not [one.text for one in found if "linux anonymous" in one.text or "space doubt" in one.text]
    assert any(one.text.startswith("LINUX01 AnonPages is") for one in found)
    assert any("guest of unknown.txt" in one.text for one in found)

"""One text with replies of CP and what Linux prints: each section is read as if it were a file of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.units import PAGES_PER_GB
from engine.measured.reading import read as measurements
from engine.site.machine import machine
from engine.site.reading import Site, read_site
from engine.site.sections import sections
from engine.site.texts import lines
from tests.engine.measured import samples
from tests.engine.site.samples import file_of
from tests.engine.site.test_fates import texts_of

DIRECTORY = "USER LNXDB1 X 4G 8G G\n  CPU 00\n  CPU 01\nUSER LNXWEB2 X 2G 2G G\n"
LOAD = "ind load\nAVGPROC-042% 04\nPAGING-1830/SEC\nReady; T=0.01/0.01 10:00:00\n"
STORAGE = "q stor\nSTORAGE = 34G CONFIGURED = 34G INC = 64M STANDBY = 0 RESERVED = 0\nReady;\n"
MEMINFO = "MemTotal:        4000000 kB\nMemFree:          200000 kB\nCached:           900000 kB\n"
LSCPU = "Architecture:          s390x\nCPU op-mode(s):        32-bit, 64-bit\nCPU(s):                2\n"
RULES = '# rules\nCPU_MIN="1"\nCPU_MAX="2"\nUPDATE="1"\n'.removeprefix("# rules\n")
VMSTAT = """procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----
 r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st
 1  0      0 204800  10240  51200    0    0     1     2    3    4  5  6 88  1  0
 2  0      0 102400  10240  51200    8    0     1     2    3    4 20 10 69  1  0
 2  0      0 102300  10240  51200    8    8     1     2    3    4 30 10 59  1  0
"""
SAR = """Linux 3.0.101-0.40-default (lnxdb1) \t11/01/2015 \t_s390x_\t(2 CPU)

10:00:00 AM     CPU     %user     %nice   %system   %iowait    %steal     %idle
10:00:05 AM     all     30.00      0.00     10.00      0.00      0.00     60.00
10:00:10 AM     all     20.00      0.00     10.00      0.00      0.00     70.00
Average:        all     25.00      0.00     10.00      0.00      0.00     65.00
"""
SCREEN = """FCX113      CPU 2827  SER 8D417  Interval 10:00:00 - 10:01:00    Perf. Monitor
          Data    <Page Rate>
User      Spaces   Reads Write
LNXDB1         0     12.0  3.0
"""
PROMPT = "[root@lnxdb1 ~]# "
PARTS = {
    "meminfo": PROMPT + "cat /proc/meminfo\n" + MEMINFO,
    "lscpu": "lnxdb1:~ # lscpu\n" + LSCPU,
    "vmstat": PROMPT + "vmstat 5 3\n" + VMSTAT,
    "sar": "root@lnxdb1:~# sar -u 5 2\n" + SAR,
    "load": LOAD,
    "storage": STORAGE,
}


def known(site: Site) -> dict[tuple[str, str, str], object]:
    """Facts that a text of any order gives."""
    facts = site.facts
    found = {}
    for kind, name in (("system", ""), ("guest", "LNXDB1"), ("figure", "")):
        for what, fact in facts.of(kind, name).items():
            found[kind, name, what] = fact.value[0][0] if kind == "figure" else fact.value
    uses = sorted(round(fact.value, 6) for fact in facts.samples("guest", "LNXDB1", "cpu use"))
    return found | {("guest", "LNXDB1", "cpu use"): uses}


def read(*texts: str) -> Site:
    return read_site([file_of(text, f"{place}.txt") for place, text in enumerate([DIRECTORY, *texts])], {})


WANTED = {
    ("system", "", "load"): 1.68,
    ("system", "", "storage"): 34 * PAGES_PER_GB,
    ("guest", "LNXDB1", "linux total"): 1_000_000,
    ("guest", "LNXDB1", "linux cpus"): 2,
    ("guest", "LNXDB1", "cpu use"): [0.35, 0.35],
    ("guest", "LNXDB1", "swap-in"): 2.0,
}


@given(st.permutations(list(PARTS)), st.sampled_from(["", "\n", "\n\n"]))
@settings(max_examples=20, deadline=None)
def test_sections_in_any_order_are_read_as_files_of_their_own(order: list[str], gap: str) -> None:
    site = read(gap.join(PARTS[name] for name in order))
    assert {key: known(site)[key] for key in WANTED} == WANTED
    assert len(site.files[1].parts) == 5  # replies are one
    text = gap.join(PARTS[name] for name in order)
    for number, line in enumerate(text.splitlines(), 1):
        assert not line.strip() or texts_of(site.facts, "1.txt", number), line


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        (LOAD, ["replies"]),
        (MEMINFO, ["meminfo"]),
        ("some words\n" + MEMINFO, ["meminfo"]),
        (SAR + "some words\n" + SAR.partition("\n\n")[2], ["measured"]),
        (VMSTAT, ["measured"]),
        (SCREEN, ["toolkit"]),
        ("1" + SCREEN, ["toolkit"]),
        (SCREEN.replace("FCX113", "FCX100"), ["toolkit"]),
        (DIRECTORY, ["directory"]),
        (LOAD + SCREEN + LOAD, ["replies", "toolkit"]),
        (LOAD + "type user direct\n" + DIRECTORY + "Ready;\n" + LOAD, ["replies", "directory"]),
        (STORAGE + "System_Identifier * * VM1\nCP_Owned Slot 1 VMPG01\n", ["replies", "configuration"]),
        (LOAD + RULES, ["replies", "rules"]),
        (
            LOAD + "Average:  CPU  %user  %system  %idle\nAverage:  all  1.00  2.00  97.00\n",
            ["replies", "measured"],
        ),
        (MEMINFO + MEMINFO.replace("200000", "100000"), ["meminfo"]),
        (MEMINFO + MEMINFO.replace("4000000", "2000000"), ["meminfo", "meminfo"]),
        (MEMINFO + "\n" + LSCPU + "\n" + VMSTAT, ["meminfo", "lscpu", "measured"]),
        ("USER DSC   LOGOFF AS  LNXDB1   USERS = 12\n" + LOAD, ["replies"]),
        ("User      Spaces   Reads Write\nLNXDB1         0     12.0  3.0\n", ["replies"]),
        ("".join(f"> {line}\n" for line in (LOAD + MEMINFO).splitlines()), ["replies", "meminfo"]),
    ],
)
def test_the_kind_is_decided_for_each_section(text: str, kinds: list[str]) -> None:
    assert [part.kind for part in file_of(text).sections] == kinds


@pytest.mark.parametrize(
    ("prompt", "host"),
    [
        ("[root@lnxdb1 ~]# cat /proc/meminfo", "LNXDB1"),
        ("lnxdb1:~ # cat /proc/meminfo", "LNXDB1"),
        ("root@lnxdb1.example.com:/root# cat /proc/meminfo", "LNXDB1"),
        ("$ ssh root@lnxdb1 cat /proc/meminfo", "LNXDB1"),
        ("[me@desk ~]$ ssh lnxdb1 'cat /proc/meminfo'", "LNXDB1"),
        ("# cat /proc/meminfo", ""),
        ("cat /proc/meminfo", ""),
    ],
)
def test_the_prompt_says_whose_a_section_is(prompt: str, host: str) -> None:
    site = read(f"{LOAD}{prompt}\n{MEMINFO}")
    assert site.owners == ({"1.txt (LNXDB1)": "LNXDB1"} if host else {"1.txt": ""})
    assert (site.facts.get("guest", "LNXDB1", "linux total") is not None) == bool(host)


def test_sections_of_two_guests_have_two_questions() -> None:
    text = f"{LOAD}{PARTS['meminfo']}{PARTS['meminfo'].replace('lnxdb1', 'lnxweb2')}"
    assert read(text).owners == {"1.txt (LNXDB1)": "LNXDB1", "1.txt (LNXWEB2)": "LNXWEB2"}
    text = f"{LOAD}{MEMINFO}\n{MEMINFO.replace('4000000', '2000000')}"
    assert read(text).owners == {"1.txt": "", "1.txt, line 9": ""}


@given(st.lists(st.sampled_from([*PARTS.values(), SCREEN, RULES, DIRECTORY, "words\n", "\n"]), max_size=8))
def test_no_line_of_a_text_is_lost_between_its_sections(parts: list[str]) -> None:
    given_lines = lines("".join(parts).encode(), "a.txt")
    found = sections(given_lines)
    numbers = [
        line.number
        for section in found
        for line in ([section.command] if section.command else []) + list(section.lines)
    ]
    assert numbers == [line.number for line in given_lines]


MEANS = """Average:        CPU     %user     %nice   %system   %iowait    %steal     %idle
Average:        all     25.00      0.00     10.00      0.00      0.00     65.00

Average:     pswpin/s pswpout/s
Average:        12.00      3.50
"""


@pytest.mark.parametrize("word", ["Average:", "Durchschn.:", "Moyenne :".replace(" ", ""), "平均时间:"])
@pytest.mark.parametrize("banner", ["", SAR.partition("\n")[0] + "\n\n"])
def test_rows_of_means_alone_are_taken_as_they_are(word: str, banner: str) -> None:
    site = read_site(
        [file_of(DIRECTORY, "d"), file_of(banner + MEANS.replace("Average:", word), "lnxdb1")], {}
    )
    found = {key[2]: value for key, value in known(site).items() if key[0] == "guest"}
    assert (found["cpu use"], found["swap-in"], found["swap-out"]) == ([0.35], 12, 3.5)
    assert any(
        "means over the whole period" in one.text for one in site.facts.findings if one.outcome == "guessed"
    )


SMALL = VMSTAT.replace("102400  10240  51200", "16803    117   5861").replace(
    "102300  10240  51200", "16800    117   5861"
)
NO_SWAP = SMALL.replace("    8    0", "    0    0").replace("    8    8", "    0    0")


@pytest.mark.parametrize(
    ("text", "answer", "swap_in", "asked"),
    [
        (VMSTAT, "", 2.0, False),
        (SMALL, "", 2.0, True),
        (SMALL, "K", 2.0, True),
        (SMALL, "k", 2.0, True),
        (SMALL, "M", 2048.0, True),  # of a vmstat that does not print 0
        (NO_SWAP, "", 0.0, True),
        (NO_SWAP, "M", None, True),
        (NO_SWAP, "m", None, True),
        ("$ vmstat -S M 5\n" + NO_SWAP, "", None, False),
        ("$ vmstat -w -S m 5\n" + NO_SWAP, "", None, False),
        ("$ vmstat -S k 5\n" + SMALL, "", 2.0, False),
        ("$ vmstat --unit=K 5\n" + SMALL, "", 2.0, False),
        ("$ vmstat 5 3\n" + SMALL, "", 2.0, False),
        ("$ vmstat -a 5 3\n" + SMALL.replace("buff  cache", "inact active"), "", 2.0, False),
    ],
)
def test_the_unit_of_vmstat_is_read_or_asked(
    text: str, answer: str, swap_in: float | None, asked: bool
) -> None:
    answers = {"unit of lnxdb1": answer} if answer else {}
    site = read_site([file_of(DIRECTORY, "d"), file_of(text, "lnxdb1")], answers)
    assert site.facts.get("guest", "LNXDB1", "swap-in") == swap_in
    questions = machine(site, {"guests": "LNXDB1", **answers}).questions
    assert ("unit of lnxdb1" in {question.key for question in questions}) == asked
    unused = any("0 with -S" in one.text for one in site.facts.findings if one.outcome == "left out")
    assert unused == (swap_in is None)


def test_sar_and_vmstat_that_differ_are_a_conflict_with_both_lines() -> None:
    vmstat = VMSTAT.replace("20 10 69", "50 10 39").replace("30 10 59", "50 10 39")
    site = read_site([file_of(DIRECTORY, "d"), file_of(vmstat, "lnxdb1.v"), file_of(SAR, "lnxdb1.sar")], {})
    made = machine(site, {"guests": "LNXDB1"})
    (conflict,) = [
        one for one in made.findings if one.outcome == "guessed" and "lnxdb1.v, line 1" in one.text
    ]
    assert "35.0% of its CPUs here, but 60.0% of its CPUs" in conflict.text
    (load,) = [question for question in made.questions if question.key == "load of LNXDB1"]
    assert load.why == "lnxdb1.v, line 1 shows 60.0% of 2 CPUs; lnxdb1.sar, line 1 shows 35.0% of 2 CPUs"
    assert made.scenario.site is not None
    figure = made.scenario.site.figures["guest-cpus"]
    assert (figure.least, figure.most) == pytest.approx((0.7, 1.2))
    assert figure.source.startswith("lnxdb1.v, line 1, lnxdb1.sar, line 1 (computed: average utilization")


def test_all_replies_to_indicate_load_and_queues_count() -> None:
    load = "AVGPROC-0{0}% 04\nPAGING-{0}/SEC\nLNXDB1  Q3 PS  000{0}0/000{0}0\n"
    made = machine(
        read_site([file_of(DIRECTORY, "d"), file_of(load.format(20) + load.format(60), "c")], {}), {}
    )
    why = {question.key: (question.default, question.why) for question in made.questions}
    assert why["load of LNXDB1"] == (
        "80.0%",
        "an equal part of the mean of 2 responses to INDICATE LOAD (c, line 4)",
    )
    assert made.scenario.site is not None
    figures = made.scenario.site.figures
    assert {key: (figures[key].least, figures[key].most) for key in ("processors", "paging", "resident")} == {
        "processors": (0.8, 2.4),
        "paging": (20, 60),
        "resident": (200, 600),
    }


MONITORS = {
    "mpstat": samples.MPSTAT,
    "iostat": samples.IOSTAT,
    "sadf -d": samples.SADF_D,
    "sadf -p": samples.SADF_P,
    "dstat": samples.DSTAT,
    "dstat on a screen": samples.DSTAT_SCREEN,
    "nmon": samples.NMON,
    "sar": samples.SAR,
    "vmstat -t": samples.VMSTAT,
}


@pytest.mark.parametrize("text", MONITORS.values(), ids=MONITORS)
def test_the_load_of_a_guest_is_read_of_every_monitor(text: str, tmp_path: Path) -> None:
    """It is that of the reader of measurements: busy is what no field of idle, wait or steal has."""
    (tmp_path / "a").write_text(text)
    data = measurements(tmp_path / "a")
    cpus = [path for path in data.paths() if "cpu" in path[0].lower() or path[0] == "vmstat"]
    whole = [path for path in cpus if not any(digit in path[0] for digit in "0123456789")] or data.paths()
    names = {path[-1]: float(data.series(path)[1].mean()) for path in whole if data.units[path][:1] == "%"}
    busy = sum(value for name, value in names.items() if any(part in name.lower() for part in BUSY))
    site = read_site([file_of(DIRECTORY, "d"), file_of(text, "lnxdb1")], {})
    assert site.facts.get("guest", "LNXDB1", "cpu use") == pytest.approx(busy / 100)


BUSY = ("us", "sy", "nice", "irq", "soft", "hiq", "siq")


def test_another_monitor_is_refused_by_name() -> None:
    text = "top - 10:00:00 up 3 days\n%Cpu(s):  1.0 us,  2.0 sy\n"
    site = read_site([file_of(DIRECTORY, "d"), file_of(text, "lnxdb1")], {})
    (found,) = [one for one in site.facts.findings if one.costs]
    assert (
        found.text == "lnxdb1: this is a top screen, which is not supported; " + found.text.partition("; ")[2]
    )
    assert "run mpstat -P ALL 5" in found.text

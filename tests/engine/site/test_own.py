"""Figures of the real system: read from replies, in the units of a run, with what contradicts them."""

from __future__ import annotations

import pytest

from engine.kernel.units import PAGES_PER_MB
from engine.scenario.model.site import SiteFigure
from tests.engine.site.samples import facts_of, machine_of

DIRECTORY = "USER LINUX01 X 2G\nUSER LINUX02 X 1G\n"


def figures(console: str, more: dict[str, str] | None = None, **answers: str) -> dict[str, SiteFigure]:
    made = machine_of({"user.direct": DIRECTORY, "c": console, **(more or {})}, answers)
    assert made.scenario.site is not None
    return dict(made.scenario.site.figures)


@pytest.mark.parametrize(
    ("console", "key", "value"),
    [
        ("AVGPROC-042% 04", "processors", 1.68),
        ("PAGING-1830/SEC STEAL-7%", "paging", 1830),
        ("PAGING-0/SEC", "paging", 0),
        ("XSTORE-000021/SEC MIGRATE-0003/SEC", "xstore", 21),
        ("XSTORE-000021/SEC MIGRATE-0003/SEC", "migrate", 3),
        ("MDC READS-000068/SEC WRITES-000001/SEC HIT RATIO-098%", "mdc", 68),
        ("Q0-00006(00002)                           DORMANT-00410", "q0", 6),
        ("Q1-00001(00000)           E1-00007(00000)", "e1", 7),
        ("Q3-00013(00001)           E3-00000(00000)", "q3", 13),
        ("Q2-00002(00000) EXPAN-002 E2-00001(00000)", "e2", 1),
        ("Q3-00068(00000) EXPAN-001 E3-00000(00000)", "q3", 68),
        ("Q0-00001 Q1-00007           Q2-00002 EXPAN-002 Q3-00068 EXPAN-002", "q3", 68),
        ("STORAGE-034% PAGING-0250/SEC STEAL-000%", "paging", 250),
        ("XSTORE= 2048M userid= SYSTEM usage= 50% retained= 0M", "expanded-used", 1024 * PAGES_PER_MB),
        ("PAGE01  0202      0     600839     600840   3541   4000   1%", "space-used", 3541),
        ("LINUX01  Q3 PS  00257151/00247233 .I.. .2450 A02", "resident", 257151),
        ("LINUX01  Q3 PS  00257151/00247233 .I.. .2450 A02", "working-sets", 247233),
        ("LINUX01  Q3 PS  00000100/00000090\nLINUX02  Q3 PS  00000010/00000009", "resident", 110),
        ("USERID=LINUX02  MACH=ESA STOR=1G VIRT=V XSTORE=NONE\n"
         "PAGES: RES=00000100 WS=00000090 LOCK=00000000 RESVD=00000000\n"
         "NPREF=00000003 PREF=00000000 READS=00000777", "resident", 100),
    ],
)  # fmt: skip
def test_replies_become_figures_in_units_of_a_run(console: str, key: str, value: float) -> None:
    found = figures(console + "\n")[key]
    assert (found.least, found.most) == (value, value)
    assert found.source.startswith("c, line ")


def test_several_replies_are_a_range_and_cumulative_counts_are_left_out() -> None:
    found = figures("PAGING-10/SEC\nAVGPROC-097% 02\nPAGING-1830/SEC\n")["paging"]
    assert (found.least, found.most, found.source) == (10, 1830, "c, line 1 and 1 more line")
    made = machine_of({"user.direct": DIRECTORY, "c": "NPREF=00000003 PREF=00000000 READS=00000777\n"})
    (text,) = [one.text for one in made.findings if "777" in one.text]
    assert "counted since logon" in text


def test_memory_of_linux_is_compared_without_what_is_shared() -> None:
    memory = (
        "MemTotal: 2000000 kB\nMemFree: 4000 kB\nCached: 400000 kB\nShmem: 40000 kB\nAnonPages: 800000 kB\n"
    )
    found = figures("", {"linux01-meminfo.txt": memory + "SwapTotal: 8000 kB\nSwapFree: 4000 kB\n"})
    assert (found["page-cache"].most, found["anonymous"].most, found["swapped"].most) == (
        90_000,
        200_000,
        1_000,
    )
    assert found["anonymous"].guests == ("LINUX01",)


@pytest.mark.parametrize(
    ("console", "key", "doubt"),
    [
        ("AVGPROC-097% 04\nPROCESSOR 00 MASTER IFL\nPROCESSOR 01 ALTERNATE IFL\n", "processors",
         "INDICATE LOAD counts 4 processors, and c, line 3 shows 2"),
        ("AVGPROC-097% 02\nPROC 0000-012% IFL     PROC 0001-014% IFL\n", "processors",
         "AVGPROC shows 97% of each processor in use, and c, line 2 shows 13%"),
        ("AVGPROC-097% 02\nPROC 0000-098% IFL     PROC 0001-096% IFL\n", "processors", ""),
        ("XSTORE-000021/SEC MIGRATE-0003/SEC\nXSTORE= none\n", "xstore",
         "c, line 2 shows that there is no expanded storage"),
        ("XSTORE-000000/SEC MIGRATE-0000/SEC\nXSTORE= none\n", "xstore", ""),
    ],
)  # fmt: skip
def test_figures_that_contradict_each_other_are_in_doubt(console: str, key: str, doubt: str) -> None:
    assert figures(console)[key].doubt == doubt


def test_a_response_time_is_what_is_answered() -> None:
    assert figures("", response="250ms")["response"].most == 250
    assert "response" not in figures("")


VMSTAT = """procs -----------memory---------- ---swap-- -----io---- -system-- -----cpu-----
 r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st
 1  0 297144 212000 110000 2300000   99   99    10    20  100  200  1  1 97  1  0
 1  0 297144 212000 110000 2300000    4    8    10    20  100  200 40 10 40  5  5
 2  0 297144 212000 110000 2300000    0    8    10    20  100  200 50 10 30  5  5
"""
SAR = """Linux 2.6.32-220.el6.s390x (linux02)   11/29/2026   _s390x_   (2 CPU)

08:00:01 AM     CPU     %user     %nice   %system   %iowait    %steal     %idle
08:10:01 AM     all     40.00      0.00      5.00      1.00      4.00     50.00
08:20:01 AM     all     50.00      0.00      5.00      1.00      4.00     40.00
Average:        all     45.00      0.00      5.00      1.00      4.00     45.00

08:00:01 AM  pswpin/s pswpout/s
08:10:01 AM      2.00      4.00
"""


def test_sar_and_vmstat_of_guests_are_compared_and_say_how_busy_they_are() -> None:
    """The first line of vmstat is since boot, `Average:` no sample; KB are a quarter of a page."""
    files = {"linux01-vmstat.txt": VMSTAT, "linux02-sar.txt": SAR}
    directory = DIRECTORY.replace("2G\n", "2G\n CPU 00\n CPU 01\n") + "USER LINUX03 X 1G\n CPU 00\n CPU 01\n"
    console = "LINUX01 - DSC , LINUX02 - DSC , LINUX03 - DSC\nAVGPROC-060% 04\n"
    made = machine_of({"user.direct": directory, "c": console, **files})
    assert made.scenario.site is not None
    found = made.scenario.site.figures
    assert found["guest-cpus"].most == pytest.approx(2 * 0.55 + 2 * 0.5)
    assert (found["swap-in"].most, found["swap-out"].most) == (0.5 + 2, 2 + 4)
    assert "so that 110.0% of a processor are in use: linux01-vmstat.txt, line 1" in made.text
    rest = next(one for one in made.questions if one.key == "load of LINUX03")
    assert rest.default == "30.0%"  # what INDICATE LOAD shows less what the others use
    assert not any("nothing of this line" in one.text for one in made.findings if "vmstat" in one.line.file)
    assert any("13 other series are not compared" in one.text for one in made.findings)


PROCESSORS = (
    "PROCESSOR 00 MASTER IFL\nPROCESSOR 01 ALTERNATE IFL\nPROCESSOR 02 PARKED IFL\nPROCESSOR 03 PARKED IFL\n"
)


@pytest.mark.parametrize(
    ("load", "doubtful"),
    [
        ("AVGPROC-042% 02\n", False),  # without those that are parked
        ("AVGPROC-021% 04\n", False),
        (
            "AVGPROC-042% 02\nPROC 0000-043% IFL PROC 0001-041% IFL\nPROC 0002-000% IFL PROC 0003-000% IFL\n",
            False,
        ),
        (
            "AVGPROC-090% 02\nPROC 0000-043% IFL PROC 0001-041% IFL\nPROC 0002-000% IFL PROC 0003-000% IFL\n",
            True,
        ),
        ("AVGPROC-042% 01\n", True),
        ("AVGPROC-042% 05\n", True),
    ],
)
def test_parked_processors_may_be_counted_or_not(load: str, doubtful: bool) -> None:
    made = machine_of({"user.direct": "USER LNX1 X 1G\n", "console.txt": PROCESSORS + load})
    assert made.scenario.site is not None
    assert bool(made.scenario.site.figures["processors"].doubt) == doubtful
    assert made.scenario.lpar.processors == 4


def test_what_is_compared_is_not_listed_as_left_out() -> None:
    facts = facts_of(
        "PAGE01  0002 1 600839 600839 5000 6000 1%\nLINUX01  Q3 PS  00012345/00012345 .I.. .0002 A00\n"
        "MDC READS-000068/SEC WRITES-000001/SEC HIT RATIO-095%\nXSTORE= 2048M online= 1024M\n"
    )
    told = {finding.text: finding.outcome for finding in facts.findings}
    compared = [outcome for text, outcome in told.items() if "compared with a run" in text]
    assert compared == ["understood"] * 2
    assert any("not compared, because guest minidisks are not simulated" in text for text in told)
    assert "1024M is online for CP" in told

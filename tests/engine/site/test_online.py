"""CPUs that a guest runs on, as its Linux shows them: its load and the figures count them."""

from __future__ import annotations

import pytest

from engine.site.facts import SiteFacts
from engine.site.reading import read_site
from tests.engine.site.samples import facts_of, file_of, machine_of

DIRECTORY = "USER LINUX01 X 4G 4G\nUSER LINUX02 X 16G 16G\n"
SAR = """{prompt}Linux 4.4.21-69-default (linux02) \t03/23/2015 \t_s390x_\t{cpus}

11:00:01 AM     CPU     %user     %nice   %system   %iowait    %steal     %idle
11:00:11 AM     all     50.00      0.00      0.00      0.00      0.00     50.00
11:00:21 AM     all     50.00      0.00      0.00      0.00      0.00     50.00
"""
VMSTAT = """[root@linux02 ~]# vmstat 5 3
procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----
 r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st
 1  0      0 204800  10240  51200    0    0     1     2    3    4  5  6 88  1  0
 2  0      0 102400  10240  51200    0    0     1     2    3    4 60 10 29  1  0
 2  0      0 102300  10240  51200    0    0     1     2    3    4 60 10 29  1  0
"""
LSCPU = "CPU(s):                4\nOn-line CPU(s) list:   {0}\n"


def of_linux02(text: str) -> SiteFacts:
    return read_site([file_of(DIRECTORY, "user.direct"), file_of(text, "linux02.txt")], {}).facts


def busy(files: dict[str, str]) -> float:
    """Return the CPUs in use that the files show."""
    made = machine_of({"user.direct": DIRECTORY, **files})
    assert made.scenario.site is not None
    return made.scenario.site.figures["guest-cpus"].most


@pytest.mark.parametrize(
    ("lists", "cpus"), [("0", 1), ("0-3", 4), ("0,2", 2), ("0-2,4", 4), ("0-1,4-5,7", 5)]
)
def test_a_list_of_cpus_counts_those_that_are_online(lists: str, cpus: int) -> None:
    files = {"linux02.lscpu": LSCPU.format(lists), "linux02.sar": SAR.format(prompt="", cpus="")}
    assert busy(files) == cpus * 0.5


@pytest.mark.parametrize(
    "text",
    [
        SAR.format(prompt="", cpus="(4 CPU)"),
        SAR.format(prompt="[root@linux02 ~]# sar -u 10 2\n", cpus="(4 CPU)"),
        "AAA,host,linux02\nAAA,cpus,4\nCPU_ALL,CPU Total linux02,User%,Sys%,Wait%,Idle%,Steal%,Busy,CPUs\n"
        "ZZZZ,T0001,10:00:00,14-MAR-2023\nCPU_ALL,T0001,50.0,0.0,0.0,50.0,0.0,,4\n",
        "# hostname;interval;timestamp;CPU;%user;%nice;%system;%iowait;%steal;%idle\n"
        + "".join(f"linux02;600;2023-03-14 00:10:01 UTC;{cpu};50;0;0;0;0;50\n" for cpu in (-1, 0, 1, 2, 3)),
    ],
)
def test_a_monitor_names_its_guest_and_the_number_of_its_cpus(text: str) -> None:
    assert busy({"log.txt": text}) == 2.0


def test_two_monitors_in_one_text_are_both_read() -> None:
    sar = SAR.format(prompt="[root@linux02 ~]# sar -u 10 2\n", cpus="(2 CPU)")
    facts = facts_of(DIRECTORY, VMSTAT + sar)
    assert [fact.value for fact in facts.samples("guest", "LINUX02", "cpu use")] == [
        pytest.approx(0.7),
        pytest.approx(0.5),
    ]


def test_lscpu_shows_the_release_below_linux() -> None:
    text = LSCPU.format("0") + "Hypervisor:            z/VM 7.3.0\n"
    assert of_linux02(text).get("system", "", "release") == "7.3"

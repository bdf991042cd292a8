"""Every trap is found where it is, and nothing is said of a file without traps."""

from __future__ import annotations

import pytest

from engine.cpuplugd.language.configuration import read
from engine.cpuplugd.lints.finding import GuestFacts
from engine.cpuplugd.lints.lint import lint
from engine.cpuplugd.shipped import shipped, title

CLEAN = """# A file without traps
UPDATE="1"
CPU_MIN="1"
CPU_MAX="0"
CMM_MIN="0"
CMM_MAX="1000"
HOTPLUG="idle < 20"
HOTUNPLUG="idle > 150"
MEMPLUG="(vmstat.pswpin[0]-vmstat.pswpin[1]) / (time[0]-time[1]) > 20"
MEMUNPLUG="meminfo.MemFree + meminfo.Cached - meminfo.Shmem > meminfo.MemTotal / 10"
CMM_INC="meminfo.MemFree / 40"
CMM_DEC="meminfo.MemTotal / 40"
"""


def findings(text: str, facts: GuestFacts | None = None) -> set[tuple[str, int, int, str]]:
    return {(one.code, one.line, one.column, one.severity) for one in lint(read(text), facts)}


def with_rule(rule: str, text: str) -> str:
    lines = [line for line in CLEAN.splitlines() if not line.startswith(f"{rule}=")]
    return "\n".join([*lines, f'{rule}="{text}"', ""])


def test_no_trap_no_finding() -> None:
    assert findings(CLEAN) == set()


@pytest.mark.parametrize(
    ("rule", "text", "code", "column"),
    [
        ("HOTPLUG", "cpustat.user > 500 & idle < 5", "since-ipl", 10),
        ("HOTPLUG", "idle < 5 & (cpustat.idle[0]/cpustat.total_ticks[0] < 1)", "since-ipl", 22),
        ("MEMPLUG", "vmstat.pswpin - vmstat.pswpin[1] + vmstat.pswpout > 20", "since-ipl", 45),
        ("MEMPLUG", "20 < (vmstat.pswpin-vmstat.pswpin[1])/(cpustat.idle-cpustat.idle[1])", "per-tick", 15),
        ("HOTPLUG", "user + system > 90 * onumcpus", "steal", 1),
        ("MEMUNPLUG", "meminfo.MemFree + meminfo.Cached > meminfo.MemTotal / 10", "shmem-free", 30),
        ("MEMUNPLUG", "meminfo.MemTotal / 10 < (meminfo.MemFree+meminfo.Cached)", "shmem-free", 53),
        ("CMM_INC", "(meminfo.MemFree + meminfo.Buffers) / 40", "buffers-free", 29),
        ("CMM_DEC", "meminfo.MemFree/40", "symmetric", 1),
        ("CMM_DEC", "", "symmetric", 1),
        ("HOTPLUG", "cpustat.busy > 5", "unknown-name", 10),
        ("MEMPLUG", "vmstat.pgscan_direct_dma - vmstat.pgscan_direct_dma[1] > 5", "kernel-name", 10),
        ("HOTPLUG", "freemem < 5", "stale-keyword", 10),
        ("HOTPLUG", "1 < idle < 30", "truth-as-number", 10),
        ("CMM_DEC", "idle > 5", "truth-as-number", 10),
        ("HOTPLUG", "-idle < 5", "truth-as-number", 11),
        ("HOTPLUG", "!idle > 5 & loadavg > 1", "far-reach", 10),
        ("HOTPLUG", "-idle + 5 > 3", "far-reach", 10),
        ("HOTPLUG", "1", "constant-rule", 1),
        ("HOTPLUG", "time[4294967297] > 5", "huge-index", 14),
    ],
)
def test_traps_in_rules(rule: str, text: str, code: str, column: int) -> None:
    line = 12 if text else 11  # without CMM_DEC, CMM_INC is meant
    assert (code, line, column) in {one[:3] for one in findings(with_rule(rule, text))}


def test_a_trap_in_a_variable_is_shown_there() -> None:
    text = CLEAN.replace('HOTPLUG="idle < 20"', 'a="1"\nall = "1 + cpustat.user"\nHOTPLUG="idle < all"')
    assert ("since-ipl", 8, 12, "warning") in findings(text)


@pytest.mark.parametrize(
    ("line", "code", "column"),
    [
        ('  # CPU_MIN="3"', "indented-comment", 3),
        ('hotplug_share="3"', "captured-name", 1),
        ('late="1"   # see "x"', "inner-quote", 8),
        ('late=x"1"', "shifted-value", 1),
        ("continued here", "ignored-line", 1),
        ('late="5"', "unused-variable", 1),
        ("# Gr\udcfc\udcdfe", "encoding", 5),
        ("# \x1b", "control", 3),
    ],
)
def test_traps_of_the_file(line: str, code: str, column: int) -> None:
    assert (code, 13, column) in {one[:3] for one in findings(f"{CLEAN}{line}\n")}


def test_settings_twice_and_a_last_line_without_end() -> None:
    assert ("set-twice", 13, 1, "warning") in findings(CLEAN + 'UPDATE="2"\n')
    assert ("no-newline", 13, 11, "error") in findings(CLEAN + 'UPDATE="2"')


def test_the_first_variable_is_lost_after_a_reload() -> None:
    text = CLEAN.replace('HOTPLUG="idle < 20"', 'most="20"\nHOTPLUG="idle < most"', 1)
    assert findings(text) == {("first-variable", 7, 1, "warning")}
    assert findings(text.replace('most="20"', 'first="0"\nmost="20"')) == set()


def test_what_depends_on_the_guest() -> None:
    everything = GuestFacts("combo", vmrm_cmm=True, cpuset=True)
    codes = {one[0] for one in findings(CLEAN, everything)}
    assert codes == {"websphere", "spare-cpu", "vmrm", "cpuset"}
    assert findings(CLEAN.replace('MIN="1"', 'MIN="2"'), GuestFacts("websphere")) == set()
    spare = with_rule("HOTPLUG", "(1-(user+steal)/(100*onumcpus))*onumcpus < 1.1")
    assert findings(spare, GuestFacts("database")) == set()
    assert findings(CLEAN.replace("idle < 20", "idle < 110"), GuestFacts("database")) == set()


def test_kernels() -> None:
    text = with_rule("MEMPLUG", "vmstat.pgscan_direct - vmstat.pgscan_direct[1] > 5")
    assert findings(text, GuestFacts(kernel="new")) == set()
    assert findings(text, GuestFacts(kernel="old")) == {("kernel-name", 12, 10, "error")}
    (one,) = lint(read(with_rule("MEMPLUG", "vmstat.pgscan_direct_dma-vmstat.pgscan_direct_dma[1]>5")))
    assert "vmstat.pgscan_direct " in one.fix


def test_cpu_keywords_without_cpus() -> None:
    text = with_rule("MEMPLUG", "onumcpus > 2").replace("CPU_MAX", "xCPU_MAX")
    assert "zero-keyword" in {one[0] for one in findings(text)}


@pytest.mark.parametrize("name", shipped())
def test_shipped_files_are_right_but_for_what_is_true_of_the_published_ones(name: str) -> None:
    configuration = read(shipped()[name])
    assert configuration.fatal is None
    assert title(name).endswith(".")
    known = {"first-variable", "steal", "per-tick", "kernel-name", "constant-rule"}
    known |= {"shmem-free", "buffers-free"} if name == "memory-1" else set()
    assert {one.code for one in lint(configuration)} <= known


def test_shipped_files_are_all_there() -> None:
    assert len(shipped()) == 16


def test_every_finding_says_why_with_its_source() -> None:
    text = with_rule("MEMUNPLUG", "meminfo.Cached > cpustat.user") + '  # a="1"\nhotplugs="1"\nx\n'
    found = lint(read(text), GuestFacts("combo", vmrm_cmm=True, cpuset=True))
    assert len(found) > 6
    assert all("(Source: " in one.why and one.fix.endswith((".", ")")) for one in found)

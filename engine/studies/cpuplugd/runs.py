"""The runs that provide the facts, claims and tables of the study.

Some claims need rules that should not be used, or a guest that the study does not have: these runs are the
study's scenarios with settings on top.
"""

from __future__ import annotations

import json

from engine.cpuplugd.shipped import shipped
from engine.studies.probes import StudyRun

MANUAL = StudyRun("cpuplugd-manual", name="manual")
LOADAVG = StudyRun("cpuplugd-loadavg", name="load average")
LOAD = StudyRun("cpuplugd-load", name="CPU load")
# memory rules, by the condition that facts.csv names
MEMORY = {
    "pagescan/free(cache+buffers)>10%or50%": StudyRun("cpuplugd-memory-1", name="rules 1"),
    "pagescan/free>10%": StudyRun("cpuplugd-memory-2", name="rules 2"),
    "pagescan/free+pagecache>10%": StudyRun("cpuplugd-memory-3", name="rules 3"),
    "directscan/free+pagecache>10%": StudyRun("cpuplugd-memory-4", name="rules 4"),
    "directscan/free+pagecache>5%": StudyRun("cpuplugd-memory-7", name="rules 7"),
}
RULES_1, RULES_2, RULES_3, RULES_4, RULES_7 = MEMORY.values()
SERVER = StudyRun("cpuplugd-server", name="rules of each server")
INTERVALS = (RULES_2, *(StudyRun(f"cpuplugd-interval-{n}", name=f"{n} s") for n in (2, 3, 4, 5)))
SHIFT = StudyRun("cpuplugd-shift", name="cpuplugd")
SHIFT_MANUAL = StudyRun("cpuplugd-shift-manual", name="manual")
COMPILE = StudyRun("cpuplugd-compile", name="with the APAR")
COMPILE_BLOCK = StudyRun("cpuplugd-compile-block", name="without the APAR")

# ---- rules that are tried out


def rules(name: str, text: str, group: str = "all") -> str:
    """Return the setting that gives a group of guests the rules in this text."""
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    content = json.dumps("".join(f"{line}\n" for line in lines))
    return f"guests.{group}.cpuplugd={{name={json.dumps(name)}, text={content}}}"


def changed(base: str, **lines: str) -> str:
    """Return the text of a shipped rule file with some settings changed."""
    text = "".join(
        line
        for line in shipped()[base].splitlines(keepends=True)
        if line.partition("=")[0].strip() not in lines
    )
    return text + "".join(f'{name}="{value}"\n' for name, value in lines.items())


def until(minutes: int, base: int = 2) -> tuple[str, str]:
    """Return settings for a shorter run; `base` is the number of the measured phase."""
    return f"until={minutes}m", f"phases.{base}.to={minutes}m"


# a step of load: the combos are idle for three minutes
_COMBOS_LATER = (
    *until(6),
    "loads.combo1.on=false",
    "loads.combo2.on=false",
    'timeline=[{at="3m", do="load", guests=["combo1", "combo2"]}]',
)
STEP_LOAD = StudyRun("cpuplugd-load", _COMBOS_LATER, "CPU load")
STEP_LOADAVG = StudyRun("cpuplugd-loadavg", _COMBOS_LATER, "load average")
# sums since IPL instead of differences
_SUM = "(cpustat.user+cpustat.nice+cpustat.system)/cpustat.total_ticks"
_SUM_FREE = "(cpustat.idle+cpustat.iowait)/cpustat.total_ticks"
_SUMS = changed("cpu-load", HOTPLUG=f"((1-{_SUM})*onumcpus)<0.08", HOTUNPLUG=f"({_SUM_FREE}*onumcpus)>1.15")
STEP_SUMS = StudyRun("cpuplugd-load", (*_COMBOS_LATER, rules("sums", _SUMS)), "sums since IPL")

# a database whose buffer pool is larger than the free memory that the rules request
_LARGE_BUFFER = (*until(10), 'kinds.udb.linux.buffer="600M"')
_SHMEM_FREE = changed("memory-4", MEMUNPLUG="(meminfo.MemFree+meminfo.Cached)>meminfo.MemTotal/10")
SHMEM_USED = StudyRun("cpuplugd-memory-4", _LARGE_BUFFER, "shared memory is used")
SHMEM_FREE = StudyRun(
    "cpuplugd-memory-4", (*_LARGE_BUFFER, rules("shmem", _SHMEM_FREE)), "shared memory is free"
)

# rising pressure: a pool that grows and never releases memory, and a job that needs more than is available
_GREEDY = changed("memory-4", MEMPLUG="0", MEMUNPLUG="1", CMM_INC="meminfo.MemTotal/40")
_CLOSELY = ("parameters.sample=100ms", "until=4m", "phases=[]")
SQUEEZED = StudyRun("cpuplugd-memory-4", (*_CLOSELY, rules("greedy", _GREEDY)), "growing pool")
STARVED = StudyRun(
    "cpuplugd-manual",
    (
        *_CLOSELY,
        "until=15m",  # what scans free goes to users as well: the killer comes after twelve minutes
        "parameters.sample=250ms",
        'guests.all.swap=[{size="64M"}]',
        'kinds.udb.linux.job_pages="500M"',
        'kinds.combo.linux.job_pages="2500M"',
    ),
    "growing job",
)

# as fast to take as to give back, under the rules whose pools move most
_FAST = changed("memory-7", CMM_INC="meminfo.MemTotal/40")
ASYMMETRIC = RULES_7
SYMMETRIC = StudyRun("cpuplugd-memory-7", (rules("symmetric", _FAST),), "both fast")

# both the plugging and the unplugging rule are true
_BOTH = changed(
    "memory-4",
    HOTPLUG="(user+nice+system)>60",
    HOTUNPLUG="1",
    MEMPLUG="meminfo.MemFree<200000",
    MEMUNPLUG="1",
    CMM_INC="5000",
    CMM_DEC="20000",
)
BOTH = StudyRun("cpuplugd-memory-4", (*until(8), rules("both", _BOTH)), "both are true")

# who is started first; servers that work on few transactions at once for each CPU that they find
_FEW_THREADS = (
    *until(8),
    "kinds.was.linux.threads_per_cpu=1",
    "kinds.udb.linux.threads_per_cpu=1",
    "kinds.combo.linux.threads_per_cpu=1.5",
    "kinds.udb.linux.buffer_share=0.02",
)
_DAEMON_LATER = ("guests.all.server_start=5s", "guests.all.daemon_start=1m")
SERVERS_FIRST = StudyRun("cpuplugd-memory-4", (*_FEW_THREADS, *_DAEMON_LATER), "servers first")
DAEMON_FIRST = StudyRun("cpuplugd-memory-4", (*_FEW_THREADS, "guests.all.server_start=2m"), "cpuplugd first")

# a database that works on one thing at a time for each CPU that it sees, and waits for disks
_FOLLOWS = (
    *until(10),
    "kinds.udb.linux.follows_cpus=true",
    "kinds.udb.linux.threads_per_cpu=1",
    "loads.triplet1.way.3.io=4ms",
    "loads.triplet2.way.3.io=4ms",
)
_SPARE = "((1 - CP_Active) * onumcpus) < 1.1"
SPARE_RULE = f'HOTPLUG="{_SPARE}"'
_SPARE_RULES = changed(
    "cpu-load", CP_Active="active_mean", HOTPLUG=_SPARE, HOTUNPLUG="(free_mean*onumcpus)>2.15"
)
DATABASE_FULL = StudyRun("cpuplugd-load", _FOLLOWS, "0.08 free")
DATABASE_SPARE = StudyRun("cpuplugd-load", (*_FOLLOWS, rules("spare", _SPARE_RULES)), "1.1 free")

# the load moves, and the servers that have lost it stay up
FIRST_SET = "web1 was1 udb1 web2 was2 udb2 combo1 combo2".split()
_SECOND_SET = [f"x{name}" for name in FIRST_SET]
_STEPS = (("unload", FIRST_SET), ("start", _SECOND_SET), ("load", _SECOND_SET))
_MOVE = ", ".join(f'{{at="8m", do="{do}", guests={json.dumps(names)}}}' for do, names in _STEPS)
SHIFT_STAY = StudyRun(
    "cpuplugd-shift",
    (
        "until=16m",
        'phases=[{id="second", title="Second set", from="8m", to="16m"}]',
        f"timeline=[{_MOVE}]",
    ),
    "servers stay up",
)

# another load than the one for which the guests were sized
_OTHER_LOAD = (*until(15), "loads.triplet1.users=20", "loads.combo1.users=7")
OTHER_MANUAL = StudyRun("cpuplugd-manual", _OTHER_LOAD, "manual, other load")
OTHER_RULES = StudyRun("cpuplugd-memory-2", _OTHER_LOAD, "cpuplugd, other load")

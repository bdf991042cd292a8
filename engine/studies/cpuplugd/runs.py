"""The runs that the facts, claims and tables of the study are taken from.

Some claims want rules that nobody should use, or a guest that the study does not have: these are the study's
own scenarios with settings on top.
"""

from __future__ import annotations

import json

from engine.cpuplugd.shipped import shipped
from engine.studies.probes import Run

MANUAL = Run("cpuplugd-manual", name="manual")
LOADAVG = Run("cpuplugd-loadavg", name="load average")
LOAD = Run("cpuplugd-load", name="CPU load")
# memory rules, by the condition that facts.csv names
MEMORY = {
    "pagescan/free(cache+buffers)>10%or50%": Run("cpuplugd-memory-1", name="rules 1"),
    "pagescan/free>10%": Run("cpuplugd-memory-2", name="rules 2"),
    "pagescan/free+pagecache>10%": Run("cpuplugd-memory-3", name="rules 3"),
    "directscan/free+pagecache>10%": Run("cpuplugd-memory-4", name="rules 4"),
    "directscan/free+pagecache>5%": Run("cpuplugd-memory-7", name="rules 7"),
}
RULES_1, RULES_2, RULES_3, RULES_4, RULES_7 = MEMORY.values()
SERVER = Run("cpuplugd-server", name="rules of each server")
INTERVALS = (RULES_2, *(Run(f"cpuplugd-interval-{n}", name=f"{n} s") for n in (2, 3, 4, 5)))
SHIFT = Run("cpuplugd-shift", name="cpuplugd")
SHIFT_MANUAL = Run("cpuplugd-shift-manual", name="manual")
COMPILE = Run("cpuplugd-compile", name="with the APAR")
COMPILE_BLOCK = Run("cpuplugd-compile-block", name="without the APAR")

# ---- rules that are tried out


def rules(name: str, text: str, group: str = "all") -> str:
    """The setting that gives a group of guests rules of this text."""
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    content = json.dumps("".join(f"{line}\n" for line in lines))
    return f"guests.{group}.cpuplugd={{name={json.dumps(name)}, text={content}}}"


def changed(base: str, **lines: str) -> str:
    """The text of a rule file that comes along, with some of its settings otherwise."""
    text = "".join(
        line
        for line in shipped()[base].splitlines(keepends=True)
        if line.partition("=")[0].strip() not in lines
    )
    return text + "".join(f'{name}="{value}"\n' for name, value in lines.items())


def until(minutes: int, base: int = 2) -> tuple[str, str]:
    """Settings for a shorter run; `base` is the number of the phase that is measured."""
    return f"until={minutes}m", f"phases.{base}.to={minutes}m"


# a step of load: the combos are idle for three minutes
_COMBOS_LATER = (
    *until(6),
    "loads.combo1.on=false",
    "loads.combo2.on=false",
    'timeline=[{at="3m", do="load", guests=["combo1", "combo2"]}]',
)
STEP_LOAD = Run("cpuplugd-load", _COMBOS_LATER, "CPU load")
STEP_LOADAVG = Run("cpuplugd-loadavg", _COMBOS_LATER, "load average")
# sums since IPL instead of differences
_SUM = "(cpustat.user+cpustat.nice+cpustat.system)/cpustat.total_ticks"
_SUM_FREE = "(cpustat.idle+cpustat.iowait)/cpustat.total_ticks"
_SUMS = changed("cpu-load", HOTPLUG=f"((1-{_SUM})*onumcpus)<0.08", HOTUNPLUG=f"({_SUM_FREE}*onumcpus)>1.15")
STEP_SUMS = Run("cpuplugd-load", (*_COMBOS_LATER, rules("sums", _SUMS)), "sums since IPL")

# a database whose buffer pool is larger than what the rules want to be free
_LARGE_BUFFER = (*until(10), 'kinds.udb.linux.buffer="600M"')
_SHMEM_FREE = changed("memory-4", MEMUNPLUG="(meminfo.MemFree+meminfo.Cached)>meminfo.MemTotal/10")
SHMEM_USED = Run("cpuplugd-memory-4", _LARGE_BUFFER, "shared memory is used")
SHMEM_FREE = Run("cpuplugd-memory-4", (*_LARGE_BUFFER, rules("shmem", _SHMEM_FREE)), "shared memory is free")

# ---- what the tests of single claims are given

# pool that takes all that it can get, and a guest whose jobs want more than there is
_GREEDY = "\n".join(
    (
        'UPDATE="1"',
        'CMM_MIN="0"',
        'CMM_MAX="1245184"',
        'MEMPLUG="0"',
        'MEMUNPLUG="1"',
        'CMM_INC="10000"',
    )
)
SQUEEZED = Run(
    "cpuplugd-compile",
    ("loads.link.users=1", "parameters.sample=100ms", *until(3, 1), rules("greedy", _GREEDY)),
    "pool that takes all",
)

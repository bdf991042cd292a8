"""All names that a rule can use: keywords of the daemon and the counters that Linux shows.

Source: keywords as the daemon defines them. The counters are in engine/state/rule_names.py.
"""

from __future__ import annotations

from engine.state.rule_names import CPUSTAT, MEMINFO, TICKS, VMSTAT, KnownName, known

_SHARES = TICKS.format("% of one CPU", ", in the last interval; the sum of all is 100 x onumcpus")

KEYWORDS = (
    *known("""
loadavg       | processes   | load average over 1 minute
runnable_proc | processes   | running or ready to run now
onumcpus      | CPUs        | online now, before this interval's action
"""),
    *known(_SHARES),
    *known("""
swaprate | pages/s | swapped in and out in the last interval; in CPU rules one interval old
apcr     | KiB/s   | read from and written to disks in the last interval; in CPU rules one interval old
freemem  | MiB     | free memory; in CPU rules one interval old
time     | s       | since 1970, with fraction; time[n]: n readings ago
"""),
)

# Words that the daemon looks for, in its order: the first one that starts the text. A dot: a counter follows.
PREDEFINED = (
    *(item.name for item in KEYWORDS[:3]),
    *("user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal", "guest_nice", "guest"),
    *("swaprate", "apcr", "freemem", "meminfo.", "vmstat.", "cpustat.", "time"),
)

COUNTERS = {"cpustat": CPUSTAT, "meminfo": MEMINFO, "vmstat": VMSTAT}


def find(kind: str, name: str) -> KnownName | None:
    """Return the known name of this kind; None if no known kernel prints it."""
    return next((item for item in COUNTERS.get(kind, KEYWORDS) if item.name == name), None)


def counts_up(kind: str, name: str) -> bool:
    """Return whether the name is a total since IPL, of which only differences are meaningful."""
    known = find(kind, name)
    return kind != "keyword" and known is not None and "since IPL" in known.meaning

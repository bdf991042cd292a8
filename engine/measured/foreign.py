"""Unsupported files of other programs: a description of each, and the command that makes a readable file."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.language import later, say

_BINARY = b"\x96\xd5"  # of sadc, as little-endian machines write it
_BINARY_BIG = b"\xd5\x96"
_SADF = later("convert it to a table: sadf -d FILE -- -A > sar.csv")
_SADF_J = later("write it again: sadf -j FILE -- -A > sar.json")
_VMSTAT = later("it covers at most one moment: run vmstat -t 5 > vmstat.txt")
_FREE = later("sample the files that it reads: while sleep 5; do date; cat /proc/meminfo; done > proc.txt")
_TOP = later("run mpstat -P ALL 5 > mpstat.txt, or sar -A 5 > sar.txt")
_DISKS = later("run iostat -xt 5 > iostat.txt")
_SAR = later("a binary sar file")
_AIX = later("write an nmon file: nmon -f -s 5 -c 720")
_TOOLKIT = later("write its values and times as CSV, with commas, below a line with the name of the report")
_REFUSED = later("{0}: this is {1}, which is not supported; {2}")
_KNOWN = (
    (r"\s*+<(?:\?xml|sysstat|!DOCTYPE)", later("XML from sadf -x or -g"), _SADF_J),
    (r".{0,20}\s++(?:UID|USER)\s++PID\s++%", later("a pidstat report"), _TOP),
    (r"top - \d\d:\d\d:\d\d up", later("a top screen"), _TOP),
    (r"ATOP - ", later("an atop screen"), _TOP),
    (r"(?:#<-+|#Date\s++Time\s++\[)", later("a collectl report"), _TOP),
    (r"\s*+total\s++used\s++free\s++shared", later("a free report"), _FREE),
    (r"\s*+\d++ [kKmM] total memory", later("a vmstat -s report"), _VMSTAT),
    (r"Cache\s++Num\s++Total\s++Size\s++Pages", later("a vmstat -m report"), _VMSTAT),
    (r"\s*+\d++ forks\s*+", later("a vmstat -f report"), _VMSTAT),
    (r"\s*+\d++ disks\s*+", later("a vmstat -D report"), _DISKS),
    (r"\S++\s++reads\s++read sectors\s++writes", later("a vmstat -p report"), _DISKS),
    (r"(?:.* )?avm\s++fre\s++re\s++pi\s++po", later("an AIX vmstat report"), _AIX),
    (r"%user\s++%sys\s++%wait\s++%idle\s++physc", later("an lparstat report"), _AIX),
    (
        r"1?\s*+FCX\d{3}\b.*(?:\bSER\b|\bInterval\b|Perf\. Monitor)",
        later("a Performance Toolkit screen"),
        _TOOLKIT,
    ),
)
_PATTERNS = [(re.compile(pattern), what, do) for pattern, what, do in _KNOWN]
LINES, LONGEST = 30, 200  # that are looked at; characters of each


def refusal(head: bytes, lines: Sequence[str], name: str) -> str:
    """Return the reason why a file of a known program is not read, and the remedy; "" for any other file."""
    if head[:2] in (_BINARY, _BINARY_BIG):
        return say(_REFUSED, name, say(_SAR), say(_SADF))
    for line in lines[:LINES]:
        for pattern, what, do in _PATTERNS:
            if pattern.match(line[:LONGEST]):
                return say(_REFUSED, name, say(what), say(do))
    return ""

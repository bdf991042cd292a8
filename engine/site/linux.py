"""Files of a Linux guest: /proc/meminfo, lscpu, and the rules of cpuplugd."""

from __future__ import annotations

import re

from engine.language import say
from engine.site.facts import Rank, SiteFacts, SourceLine

MEMORY = {
    "MemTotal": "linux total",
    "MemFree": "linux free",
    "Buffers": "linux buffers",
    "Cached": "linux cached",
    "SwapTotal": "linux swap",
    "SwapFree": "linux swap free",
    "AnonPages": "linux anonymous",
    "Shmem": "linux shared",
    "Slab": "linux slab",
    "HugePages_Total": "linux huge",
}
_LARGE = 1024  # KB of a huge page on this hardware, unless Hugepagesize says otherwise
MOST_CPUS = 64
_ZVM = re.compile(r"z/VM\s+(\d\.\d)(?:\.\d+)?")
_LIST = re.compile(r"\d{1,4}(?:-\d{1,4})?(?:,\d{1,4}(?:-\d{1,4})?)*")
_KB = re.compile(r"(\w+(?:\(\w+\))?):\s+(\d{1,15})(?:\s*kB)?")


def read_meminfo(found: list[SourceLine], guest: str, facts: SiteFacts) -> None:
    """Note the memory of a guest, in pages."""
    matches = [(line, _KB.fullmatch(line.text.strip())) for line in found]
    large = next((int(match[2]) for _, match in matches if match and match[1] == "Hugepagesize"), _LARGE)
    for line, match in matches:
        if match is None:
            if line.text.strip():
                text = say(
                    "{0}: expected a line of /proc/meminfo, like MemTotal: 4041372 kB", line.text.strip()
                )
                facts.leave_out(line, text, costs=True)
        elif match[1] == "Hugepagesize":
            facts.find(line, "understood", say("{0}: {1}", guest, line.text.strip()))
        elif match[1] in MEMORY:
            kilobytes = int(match[2]) * (large if match[1] == "HugePages_Total" else 1)
            pages = -(-kilobytes // 4)
            text = say("{0}: {1}", guest, line.text.strip())
            facts.note(("guest", guest, MEMORY[match[1]]), pages, line, Rank.LINUX, text)
        else:
            text = say("{0}: not simulated, or determined by the others", line.text.strip())
            facts.leave_out(line, text)


def read_lscpu(found: list[SourceLine], guest: str, facts: SiteFacts) -> None:
    """Note the number of virtual CPUs that Linux sees, the number of them that run, and the z/VM release."""
    for line in found:
        name, _, value = (part.strip() for part in line.text.partition(":"))
        release = _ZVM.fullmatch(value) if name == "Hypervisor" else None
        if name == "CPU(s)" and value.isdecimal() and 1 <= int(value) <= MOST_CPUS:
            text = say("{0}: {1} {1:CPU|CPUs}", guest, int(value))
            facts.note(("guest", guest, "linux cpus"), int(value), line, Rank.LINUX, text)
        elif name == "On-line CPU(s) list" and 1 <= (online := _listed(value)) <= MOST_CPUS:
            text = say("{0}: {1} {1:CPU|CPUs} online ({2})", guest, online, value)
            facts.note(("guest", guest, "online cpus"), online, line, Rank.LINUX, text)
        elif release:
            text = say("{0} runs on z/VM {1}", guest, release[1])
            facts.note(("system", "", "release"), release[1], line, Rank.LINUX, text)
        elif line.text.strip():
            text = say("{0}: it does not affect the simulation", " ".join(line.text.split()))
            facts.leave_out(line, text)


def _listed(text: str) -> int:
    """Return the number of CPUs in a list like 0-2,4; 0 for any other text."""
    if not _LIST.fullmatch(text):
        return 0
    ends = [[int(end) for end in part.split("-")] for part in text.split(",")]
    return sum(pair[-1] - pair[0] + 1 for pair in ends)


def read_rules(found: list[SourceLine], guest: str, facts: SiteFacts) -> None:
    """Note the rules of cpuplugd unchanged: the engine checks them when it makes the machine."""
    text = "\n".join(line.text for line in found) + "\n"
    first = found[0] if found else SourceLine("", 0)
    facts.note(
        ("guest", guest, "rules"),
        text,
        first,
        Rank.LINUX,
        say("{0}: {1} {1:line|lines} of cpuplugd rules", guest, len(found)),
    )

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
            text = say("{0}: not in the model, or follows from the others", line.text.strip())
            facts.leave_out(line, text)


def read_lscpu(found: list[SourceLine], guest: str, facts: SiteFacts) -> None:
    """Note the number of virtual CPUs that Linux sees."""
    for line in found:
        name, _, value = line.text.partition(":")
        if name.strip() == "CPU(s)" and value.strip().isdecimal() and 1 <= int(value) <= 64:
            count = int(value)
            facts.note(
                ("guest", guest, "linux cpus"),
                count,
                line,
                Rank.LINUX,
                say("{0}: {1} {1:CPU|CPUs}", guest, count),
            )
        elif line.text.strip():
            text = say("{0}: not in the model, or is known from elsewhere", " ".join(line.text.split()))
            facts.leave_out(line, text)


def read_rules(found: list[SourceLine], guest: str, facts: SiteFacts) -> None:
    """Note the rules of cpuplugd as they are: the engine checks them when it makes the machine."""
    text = "\n".join(line.text for line in found) + "\n"
    first = found[0] if found else SourceLine("", 0)
    facts.note(
        ("guest", guest, "rules"),
        text,
        first,
        Rank.LINUX,
        say("{0}: {1} {1:line|lines} of rules of cpuplugd", guest, len(found)),
    )

"""Determines the kind of a site text from the form of its lines."""

from __future__ import annotations

import re
from typing import Literal

from engine.site.facts import SourceLine
from engine.site.measurements import is_measured

Kind = Literal[
    "directory", "configuration", "replies", "meminfo", "lscpu", "rules", "measured", "toolkit", "deck"
]
KINDS: dict[Kind, str] = {
    "directory": "user directory",
    "configuration": "system configuration",
    "replies": "console responses",
    "meminfo": "/proc/meminfo of a guest",
    "lscpu": "lscpu of a guest",
    "rules": "cpuplugd rules",
    "measured": "guest monitor output (sar, vmstat)",
    "toolkit": "Performance Toolkit screens",
    "deck": "IOCP deck",
}
RULES = "CPU_MIN|CPU_MAX|UPDATE|HOTPLUG|HOTUNPLUG|CMM_MIN|CMM_MAX|CMM_INC|MEMPLUG|MEMUNPLUG"
SCREEN = re.compile(r"1?\s*FCX\d{3}\b.*")  # of Performance Toolkit
_HEAD = 2_000  # lines by which the kind of a file is found
_CONFIGURATION = (
    r"SYSTEM_\w+|CP_Owned|User_Volume\w*|Features|Rdevice|Activate\s+ISLINK|SSI\s+\S+\s+PDR\w*|SRM\s"
)
_NAME = r"[A-Za-z0-9@#$_+:-]{1,8}"
_ENTRY = (  # of a user directory: heads of tables and messages of CP begin with USER, too
    rf"(?:USER|IDENTITY)\s+\S+(?:\s+\S+)?|(?:USER|IDENTITY)\s+{_NAME}\s+\S{{1,8}}\s+[\d,]\S*(?:\s.*)?"
    rf"|(?:PROFILE|SUBCONFIG)\s+\S+(?:\s+\S+)?"
)
_FORMS: tuple[tuple[Kind, str, int], ...] = (  # kind, form of its lines, how many of them make it certain
    ("toolkit", SCREEN.pattern, 1),
    ("meminfo", r"\s*+(MemTotal|MemFree|SwapTotal):\s+\d+ kB\s*", 1),
    ("lscpu", r"\s*+(CPU\(s\)|Architecture|On-line CPU\(s\) list|CPU op-mode\(s\)):\s+\S+.*", 1),
    ("rules", rf"\s*+({RULES})\s*=.*", 2),
    ("deck", r"\S*+\s++(?i:CHPID|CNTLUNIT|IODEVICE|RESOURCE)\s+\w+=.*", 1),
    ("directory", rf"\s*+(?i:{_ENTRY})\s*", 1),
    ("configuration", rf"\s*+(?:\S+:\s*)?(?i:{_CONFIGURATION})\b.*", 1),
)  # fmt: skip


def kind_of(lines: list[SourceLine]) -> Kind:
    """Return the kind of a file, based on its first lines; console responses if nothing else fits."""
    head = [line.text for line in lines[:_HEAD]]
    for kind, form, enough in _FORMS:
        pattern = re.compile(form)
        if sum(1 for text in head if pattern.fullmatch(text)) >= enough and not _is_query(kind, head):
            return kind
    return "measured" if is_measured(head) else "replies"


def _is_query(kind: Kind, head: list[str]) -> bool:
    """Return whether lines that look like directory lines are responses: QUERY SHARE also begins with
    USER.
    """
    shares = sum(1 for text in head if re.match(r"\s*USER \S+ *: ", text, re.IGNORECASE))
    users = sum(1 for text in head if re.match(r"\s*(USER|IDENTITY|PROFILE)\s", text, re.IGNORECASE))
    return kind == "directory" and shares == users

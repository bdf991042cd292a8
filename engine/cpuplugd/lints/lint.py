"""What in a configuration is right for the daemon and yet probably not what was meant.

`lint` looks for the traps of the rule language and for the daemon's own defects; each finding says where,
what, why, and what to write instead. What the daemon itself says is not repeated here.
"""

from __future__ import annotations

from engine.cpuplugd.language.configuration import Configuration
from engine.cpuplugd.lints import file, guest, meaning, memory, names, sums
from engine.cpuplugd.lints.finding import Finding, GuestFacts

_CHECKS = (file.check, names.check, meaning.check, sums.check, memory.check, guest.check)

__all__ = ["Finding", "GuestFacts", "lint"]


def lint(configuration: Configuration, facts: GuestFacts | None = None) -> list[Finding]:
    """All findings, in the order of the file; the same finding at the same place once."""
    facts = facts or GuestFacts()
    found = {one for check in _CHECKS for one in check(configuration, facts)}
    return sorted(found, key=lambda one: (one.line, one.column, one.code, one.what))

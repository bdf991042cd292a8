"""Findings about configurations that the daemon accepts but that probably do not do what was meant.

`lint` finds the traps of the rule language and the daemon's own defects; each finding says where, what, why,
and what to write instead. Messages of the daemon itself are not repeated.
"""

from __future__ import annotations

from engine.cpuplugd.language.configuration import Configuration
from engine.cpuplugd.lints import file, guest, meaning, memory, names, sums
from engine.cpuplugd.lints.finding import GuestFacts, RuleFinding

_CHECKS = (file.check, names.check, meaning.check, sums.check, memory.check, guest.check)


def lint(configuration: Configuration, facts: GuestFacts | None = None) -> list[RuleFinding]:
    """Return all findings, in the order of the file; the same finding at the same place once."""
    facts = facts or GuestFacts()
    found = {finding for check in _CHECKS for finding in check(configuration, facts)}
    return sorted(found, key=lambda finding: (finding.line, finding.column, finding.code, finding.what))

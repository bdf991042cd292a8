"""Responses to QUERY PAGING and QUERY PAV: features that paging may use, and the number of aliases.

CP's layouts are not published: the line of QUERY PAGING is read by its words, as this program's console
prints them. For QUERY PAV, only that console's own lines are read; CP's lines name devices but not their use.
"""

from __future__ import annotations

import re

from engine.language import say
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.texts import plain
from engine.state.paging import MAX_UNIT, MAX_UNIT_ALIAS

ALIAS, HPF, POOL = "paging alias", "paging HPF", "paging pool"
_SWITCHES = {"ALIAS": ALIAS, "HPF": HPF}


class PagingReplies:
    """Reads lines about paging volumes with aliases."""

    def __init__(self, facts: SiteFacts) -> None:
        self._facts = facts

    def paging(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY PAGING: PAGING ALIAS ON HPF OFF."""
        if self._facts.fact("system", "", "least release") is None:
            self._facts.note(("system", "", "least release"), "6.4", line, Rank.REPLY)
        for name, value in re.findall(r"(ALIAS|HPF)\W+(ON|OFF)", match[0]):
            self._facts.note(("system", "", _SWITCHES[name]), value == "ON", line, Rank.REPLY)

    def volume(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY PAV of this program: Volume PAG001 BASE FREE Pool 0."""
        self._facts.leave_out(
            line, say("{0}: volumes are assigned to control units in rotation", plain(match[0]))
        )

    def pool(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY PAV of this program: Pool 0 HyperPAV ALIASES 8 IN USE 2."""
        known = self._facts.names("paging")
        if int(match[2]) > MAX_UNIT_ALIAS or (match[1] not in known and len(known) >= MAX_UNIT):
            text = say(
                "{0}: expected at most {1} pools of at most {2} aliases",
                plain(match[0]),
                MAX_UNIT,
                MAX_UNIT_ALIAS,
            )
            return self._facts.leave_out(line, text, costs=True)
        return self._facts.note(("paging", match[1], POOL), int(match[2]), line, Rank.REPLY)

    def device(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY PAV of CP: lines about devices."""
        text = say(
            (
                "{0}: a response to QUERY PAV does not show which volumes are for paging; a question asks "
                "for the number of aliases that paging may use"
            ),
            plain(match[0]),
        )
        self._facts.leave_out(line, text, costs=True)

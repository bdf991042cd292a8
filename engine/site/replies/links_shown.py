"""Responses to QUERY ISLINK: devices of logical links, with the node on a previous line, on the same line, or
on a later line.
"""

from __future__ import annotations

import re

from engine.language import say
from engine.site.configuration import note_link
from engine.site.facts import Rank, SiteFacts, SourceLine

_USED = re.compile(r"NODE *: *[A-Z0-9@#$]{1,8}")


class LinkReplies:
    """Reads the lines of QUERY ISLINK one after the other."""

    def __init__(self, facts: SiteFacts) -> None:
        self._facts, self._node = facts, ""
        self._begun = False  # a reply about links: other texts have lines like "Type: 2964", too
        self._device: tuple[str, SourceLine] | None = None  # whose node has not been named yet

    def node(self, match: re.Match[str], line: SourceLine) -> None:
        """Read Node  MEMBER2."""
        self._node, self._begun = match[1], True
        text = say("a logical link leads to {0}", match[1])
        self._facts.note(("member", match[1], "linked"), True, line, Rank.REPLY, text)

    def device(self, match: re.Match[str], line: SourceLine) -> None:
        """Read Link device: D000 Type: FCTC Node: MEMBER2 ..."""
        self.end_device()
        self._begun = True
        self._device = (match[1], line)
        if match[3] or self._node:
            self.end_device(match[3] or self._node)
        self._leave_out(match[4] or "", line)

    def more_of_device(self, match: re.Match[str], line: SourceLine) -> None:
        """Read further lines of a device: the first line with a node is used if no node came before."""
        if not match[1] and not self._begun:
            text = say("{0}: not read, because no link precedes it", match[0])
            self._facts.leave_out(line, text)
            return
        if match[1]:
            if self._device is None:
                self._facts.find(line, "understood", say("a logical link leads to {0}", match[1]))
            self.end_device(match[1])
        self._leave_out(match[0] if not match[1] else match[2] or "", line)

    def end_device(self, node: str = "") -> None:
        """Record the device of a link whose node has not been named before; no node: the node is unknown."""
        if self._device is not None:
            number, line = self._device
            note_link(self._facts, "", node, (number,), line, Rank.REPLY)
        self._device = None

    def _leave_out(self, text: str, line: SourceLine) -> None:
        said = " ".join(_USED.sub(" ", text).split())
        if said:
            self._facts.leave_out(line, say("{0}: link states and counts are not simulated", said))

"""Responses about guests: QUERY NAMES, SHARE and QUICKDSP."""

from __future__ import annotations

import re

from engine.language import say
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.replies.again import RepliesAgain
from engine.site.servers import SERVERS
from engine.site.shares import note_share
from engine.site.texts import NAME, plain

_WHERE = re.compile(r"DSC|DISC|SSI|SYS[CG]|[L#]?[0-9A-F]{4}")  # a terminal, none, or another member


class GuestReplies:
    """Reads lines about guests, and tracks the guest or the list of names to which the next lines belong."""

    def __init__(self, facts: SiteFacts, again: RepliesAgain) -> None:
        self._facts, self._again = facts, again
        self._shared = ("", "")  # user ID and kind of the latest share
        self._type = ""  # of processors that it is for
        self._terminals = False  # True: names of terminals can follow, after a line of VTAM or TCPIP

    def end_names(self) -> None:
        """Stop reading lines as terminal names: a command or another response has begun."""
        self._terminals = False

    def names(self, text: str, line: SourceLine) -> bool:
        """Read QUERY NAMES: "LINUX01  - DSC , LINUX02  - L0003"; "VSM - TCPIP"."""
        pairs = self.users(text)
        for name, at in pairs:
            self._name(name, at, line)
        return bool(pairs)

    def users(self, text: str) -> list[tuple[str, str]]:
        """Return the users and their terminals in a line of QUERY NAMES; none for any other line."""
        pairs = re.findall(rf"({NAME})\s*-\s*(\S{{1,8}}?)\s*(?:,|$)", text)
        if not pairs or re.sub(rf"{NAME}\s*-\s*\S{{1,8}}?\s*(?:,|$)\s*", "", text):
            return []
        known = self._terminals or all(_WHERE.fullmatch(at) for name, at in pairs if name != "VSM")
        return pairs if known else []

    def _name(self, name: str, at: str, line: SourceLine) -> None:
        if at == "SSI":  # in a cluster, QUERY NAMES shows those on other members, too
            self._facts.leave_out(line, say("{0} is logged on to another member of the cluster", name))
        elif name == "VSM":
            self._terminals = True
            text = say("{0} - {1}: virtual storage managers are not simulated", name, at)
            self._facts.leave_out(line, text)
        elif name in SERVERS or re.fullmatch(r"L(OG)?[0-9A-F]{4}", name):
            text = say("{0} is a z/VM server or user, not Linux", name)
            self._facts.leave_out(line, f"{text} ({at})")
        else:
            text = say("{0} is logged on", name)
            self._facts.note(("guest", name, "logged on"), True, line, Rank.REPLY, f"{text} ({at})")
            self._again.user(name, line)

    def share(self, match: re.Match[str], line: SourceLine) -> None:
        """Read USER LINUX01 : CP RELATIVE SHARE =   100; further types of processors: ZIIP RELATIVE SHARE
        = 50.
        """
        user = match[1] or self._shared[0]
        self._shared, self._type = (user, match[3]), match[2] or ""
        if not user or self._type not in ("", "CP", "IFL"):
            self._leave_out_share(match, line)
            return
        note_share([match[3], match[4]], line, ("guest", user), self._facts, Rank.REPLY)
        if match[5]:
            self._most(match[5].split(), line)

    def most_share(self, match: re.Match[str], line: SourceLine) -> None:
        """Read MAXIMUM SHARE = LIMITHARD ABSOLUTE 20%."""
        if self._shared[0] and self._type in ("", "CP", "IFL"):
            self._most(match[1].split(), line)
        else:
            self._leave_out_share(match, line)

    def _leave_out_share(self, match: re.Match[str], line: SourceLine) -> None:
        text = say("{0}: expected the line with the user ID first", plain(match[0]))
        if self._shared[0]:
            text = say("{0}: simulated guests run on processors of type CP or IFL", plain(match[0]))
        self._facts.leave_out(line, text)

    def _most(self, words: list[str], line: SourceLine) -> None:
        user, kind = self._shared
        if rest := note_share(words, line, ("guest", user), self._facts, Rank.REPLY, before=kind):
            self._facts.leave_out(line, say("{0}: not simulated", " ".join(rest)))

    def quick_dispatch(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY QUICKDSP: USER LINUX01 : QUICKDSP = ON."""
        text = say("{0}: QUICKDSP {1}", match[1], match[2])
        self._facts.note(("guest", match[1], "quickdsp"), match[2] == "ON", line, Rank.REPLY, text)

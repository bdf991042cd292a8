"""Responses about storage: QUERY STORAGE, XSTORE, MDCACHE and AGELIST."""

from __future__ import annotations

import re

from engine.language import later, say
from engine.site.agelist import note_agelist, reply_words
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.replies.echoes import Echo
from engine.site.texts import SIZE, plain, size

_OF_LPAR = {
    "storage": later("{0} of central storage"),
    "expanded storage": later("{0} of expanded storage"),
}
_EITHER = {  # without the command before it
    "storage": later(
        "{0}, read as central storage of the LPAR, although QUERY VIRTUAL STORAGE prints the same line"
    ),
    "expanded storage": later(
        "{0}, read as expanded storage of the LPAR, although QUERY VIRTUAL XSTORE prints the same line"
    ),
}
_AGAINST_FORM = (
    later(
        "{0}: belongs to a virtual machine according to {1}, but has the form of a response about the LPAR"
    ),
    later(
        "{0}: belongs to the LPAR according to {1}, but has the form of a response about a virtual machine"
    ),
)


class StorageReplies:
    """Reads lines about storage; the command before them determines whether they apply to the LPAR or a
    guest.
    """

    def __init__(self, facts: SiteFacts, echo: Echo) -> None:
        self._facts, self._echo = facts, echo
        self._cached = True  # by the minidisk cache, until a line says that it is off

    def storage(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY STORAGE: STORAGE = 34G CONFIGURED = 34G ...; QUERY VIRTUAL STORAGE begins the same
        way.
        """
        words = re.findall(r"(CONFIGURED|MAX) *=", match[2] or "")
        self._of_lpar("storage", match[1], line, words[0] == "CONFIGURED" if words else None)

    def expanded(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY XSTORE: XSTORE= 4096M online= 2048M: CP has no more than the online part."""
        online = re.match(rf" *({SIZE})", match["rest"])
        self._of_lpar("expanded storage", online[1] if online else match[1], line, True)

    def no_expanded(self, match: re.Match[str], line: SourceLine) -> None:
        """Read a QUERY XSTORE response that reports no expanded storage; the response to QUERY VIRTUAL XSTORE
        is the same.
        """
        self._of_lpar("expanded storage", "0M", line, None)

    def _of_lpar(self, key: str, text: str, line: SourceLine, form: bool | None) -> None:
        """Note a size unless it belongs to a virtual machine. form: whether only the LPAR's line looks
        like this; None: both do.
        """
        asked = self._echo.whose(key)
        own, echo = (form, "") if asked is None else (asked, say("{0} in {1}", self._echo, self._echo.line))
        if asked is not None and form is not None and asked != form:
            self._facts.find(line, "guessed", say(_AGAINST_FORM[own is True], text, echo))
        elif own is False:
            self._facts.leave_out(line, say("{0}: belongs to a virtual machine, not to the LPAR", text))
            guest, pages = self._echo.guest, size(text)
            if key == "storage" and pages and guest in self._facts.names("guest"):
                said = say("{0}: memory of {1}", guest, text)
                self._facts.note(("guest", guest, "memory"), pages, line, Rank.REPLY, said)
        if own is not False:
            self._size(key, text, line, *((_OF_LPAR[key], Rank.REPLY) if own else (_EITHER[key], Rank.GUESS)))

    def cache_switch(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY MDCACHE: Minidisk cache ON for system."""
        self._cached = match[1] == "ON"
        text = say("the minidisk cache is on") if self._cached else say("the minidisk cache is off")
        self._facts.find(line, "understood", text)
        if not self._cached:
            self._facts.note(("system", "", "minidisk cache"), 0, line, Rank.REPLY)

    def cache(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY MDCACHE: Storage MDC min=0M max=512M, usage=3%."""
        if not self._cached:
            self._facts.leave_out(line, say("{0}: the minidisk cache is off", plain(match[0])))
            return
        self._size("minidisk cache", match[2], line, later("at most {0} for the minidisk cache"))
        self._facts.leave_out(line, say("{0}: not simulated", plain(f"{match[1]} {match[3]}")))

    def _size(self, key: str, text: str, line: SourceLine, what: str, rank: Rank = Rank.REPLY) -> None:
        pages = size(text)
        if pages is None:
            self._facts.leave_out(line, say("{0}: expected a size like 512M or 34G", text))
        else:
            self._facts.note(("system", "", key), pages, line, rank, say(what, text))

    def agelist(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY AGELIST: AGELIST SIZE 2.0% EARLYWRITES YES; CP's own layout is not published."""
        rest = note_agelist(reply_words(match[1]), line, self._facts, Rank.REPLY)
        if rest:
            self._facts.leave_out(line, say("{0}: not simulated", " ".join(rest)))

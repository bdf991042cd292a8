"""CP responses to QUERY and INDICATE, pasted from a console in any order, with or without the commands.

A response is recognized by its form. If several commands print the same form, the command before the response
determines the form, if the text contains the command. Anything in a form after the used part (its group
"rest") is reported as omitted, with its values, so that no value disappears.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from engine.language import later, say
from engine.site.facts import SiteFacts, SourceLine
from engine.site.repairs import without_time
from engine.site.replies.again import RepliesAgain
from engine.site.replies.echoes import Echo, asks_cp
from engine.site.replies.forms import FORMS, ReplyForm, ReplyParts
from engine.site.texts import plain

_FROM = re.compile(  # the system that has written a line of a common log: ZVM1: or MAINT AT ZVM1:
    r"(?:[A-Z0-9@#$_-]{1,8}\s+AT\s+)?([A-Z0-9@#$]{1,8})\s*:\s*(\S.*)"
)
_MESSAGE = re.compile(
    r"HCP\w{3}\d{3,4}[AEIWDST].*|HCP\w{6}\d{3,5}[AEIWDST].*|\* ?MSG .*|\* .*|GRAF .*|AUTO LOGO.*|"
    r".* LOGO(?:N|FF) +AS .*|(?:USER|DSC|SECUSER).* LOGO(?:N|FF).*|(?:FROM|WNG|MSG) .*"
)
_WRAPPED = later("{0}: read as the end of the previous line, which was wrapped")


def read_replies(found: list[SourceLine], facts: SiteFacts) -> None:
    """Note the facts in a console's text."""
    reader = _Replies(facts)
    for line in _unwrapped(found, reader, facts):
        reader.take(line)
    reader.finish()


def _unwrapped(found: list[SourceLine], reader: _Replies, facts: SiteFacts) -> Iterator[SourceLine]:
    """Yield the lines, after joining lines that were wrapped in an email."""
    rest = iter(found)
    line = next(rest, None)
    while line is not None:
        after = next(rest, None)
        if after is not None and reader.is_wrapped(line.text, after.text):
            facts.find(after, "guessed", say(_WRAPPED, without_time(after.text)))
            yield replace(line, text=f"{line.text} {after.text.strip()}", through=after.number)
            after = next(rest, None)
        else:
            yield line
        line = after


class _Replies:
    """Reads lines one at a time and keeps the context for later lines of the same response."""

    def __init__(self, facts: SiteFacts) -> None:
        self._facts = facts
        self._from = ""  # the system whose lines are read
        self._echo = Echo()
        self._again = RepliesAgain(facts, self._echo)
        self._parts = ReplyParts(facts, self._echo, self._again)

    def finish(self) -> None:
        """Note facts that can be decided only at the end of the text."""
        self._parts.links.end_device()
        self._again.finish()

    def is_wrapped(self, first: str, second: str) -> bool:
        """Return whether two lines were a single line that mail has wrapped: only together are they a
        response.
        """
        first, second = without_time(first), without_time(second)
        if not (first.endswith(("-", "=")) or re.fullmatch(r"\d{1,3}%", second)):
            return False
        return self._shows(f"{first} {second}") and not self._shows(first) and not self._shows(second)

    def _shows(self, text: str) -> bool:
        return is_reply(text) or bool(self._parts.guests.users(text))

    def take(self, line: SourceLine) -> None:
        text = without_time(line.text)
        if not text or self._command(text, line):
            if text:
                self._parts.guests.end_names()
            return
        match = _FROM.fullmatch(text)
        if match and not self._is_known(text):
            rest = without_time(match[2])
            if self._command(rest, line):
                return
            if self._is_known(rest) or match[1] in (self._from, self._facts.get("system", "", "name")):
                if self._is_other(match[1], text, line):
                    return
                text = rest
        if not self._elsewhere(text, line):
            self._reply(text, line)

    def _reply(self, text: str, line: SourceLine) -> None:
        if _MESSAGE.fullmatch(text):
            said = say("{0}: a message, not a response to QUERY or INDICATE", text)
            self._facts.leave_out(line, said)
            return
        for form in FORMS:
            if match := form.pattern.fullmatch(text):
                self._parts.guests.end_names()
                self._take_form(form, match, line)
                return
        if not self._parts.guests.names(text, line):
            wanted = self._echo.is_read()
            said = say("{0}: unknown response", text)
            if not wanted:
                said = say("{0}: the response to {1} is not used", text, self._echo)
                if instead := self._echo.instead():
                    said = say(
                        "{0}: the response to {1} is not used; paste the response to {2}",
                        text,
                        self._echo,
                        instead,
                    )
            self._facts.leave_out(line, said, costs=wanted and bool(re.search(r"\d", text)))

    def _is_known(self, text: str) -> bool:
        """Return whether a text has the form of a response or of a message."""
        forms = (_MESSAGE, *(form.pattern for form in FORMS))
        return any(form.fullmatch(text) for form in forms) or bool(self._parts.guests.users(text))

    def _take_form(self, form: ReplyForm, match: re.Match[str], line: SourceLine) -> None:
        if isinstance(form.taker, str):
            self._facts.leave_out(line, f"{plain(match[0])}: {say(form.taker)}")
            return
        form.taker(self._parts)(match, line)
        if rest := plain(match.groupdict().get("rest") or ""):
            self._facts.leave_out(line, say(form.rest, rest))

    def _command(self, text: str, line: SourceLine) -> bool:
        """Return whether a line is a command, whose response follows."""
        is_command = self._echo.read_line(text, line)
        if is_command:
            self._facts.find(line, "understood", say("{0}: a command; the next lines are its response", text))
        return is_command

    def _is_other(self, system: str, text: str, line: SourceLine) -> bool:
        """Return whether a line in a log of several systems belongs to another system; the first system is
        used.
        """
        self._from = self._from or self._facts.get("system", "", "name") or system
        if system != self._from:
            said = say("{0}: written by {1}; only the responses of {2} are read", text, system, self._from)
            self._facts.leave_out(line, said)
        return system != self._from

    def _elsewhere(self, text: str, line: SourceLine) -> bool:
        """Omit responses that AT has requested from another member of the cluster."""
        system = self._echo.system
        if system in ("", self._facts.get("system", "", "name")):
            return False
        self._facts.leave_out(line, say("{0}: answered by {1}: AT sent the command there", text, system))
        return True


def is_reply(text: str) -> bool:
    """Return whether a console line is a CP command or a response that contains information."""
    text = without_time(text)
    return asks_cp(text) or any(
        not isinstance(form.taker, str) and form.pattern.fullmatch(text) for form in FORMS
    )

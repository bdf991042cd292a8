"""Responses that occur twice in a text, each a complete list: items that are missing from the last response
no longer exist.

QUERY PROCESSORS and QUERY NAMES have several lines. A response begins with its command, or when a line is
repeated.
"""

from __future__ import annotations

from engine.language import later, say
from engine.site.facts import Rank, SiteFact, SiteFacts, SourceLine, shown
from engine.site.replies.echoes import Echo

_KEY = ("system", "", "processors")
_OF_THEM = ("processors", "processor types", "parked processors")
_OTHERS = later(
    "processors: {0} here, but {1} according to {2}; the number here is used, unless the answer to "
    "“processors of system” differs"
)
_GONE = later(
    "{0}: {1} shows it, but this later response does not, so it counts as logged off; to "
    "simulate it nevertheless, name it in the answer to “guests”"
)


class RepliesAgain:
    """Compares a response that is a complete list with the previous response."""

    def __init__(self, facts: SiteFacts, echo: Echo) -> None:
        self._facts, self._echo = facts, echo
        self._asked: SourceLine | None = None  # by which the latest processors were shown
        self._addresses: set[str] = set()
        self._before: SiteFact | None = None
        self._names_asked: SourceLine | None = None
        self._users: dict[str, SourceLine] = {}  # of the latest QUERY NAMES
        self._gone: dict[str, tuple[SourceLine, SourceLine]] = {}  # where each was shown, and is no more

    def processor(self, address: str) -> None:
        """Forget the processors of the previous response if this line begins another response."""
        if not self._addresses or address in self._addresses or self._asked is not self._echo.line:
            self._before = self._facts.fact(*_KEY) or self._before
            for what in _OF_THEM:
                self._facts.drop((*_KEY[:2], what))
            self._addresses, self._asked = set(), self._echo.line
        self._addresses.add(address)

    def user(self, name: str, line: SourceLine) -> None:
        """Record which users are logged on, and which users of an earlier QUERY NAMES are no longer logged
        on.
        """
        asked = self._echo.line if self._echo.asks("Query", "Names") else None
        if asked is not None and asked is not self._names_asked:
            self._gone |= {each: (shown_, line) for each, shown_ in self._users.items()}
            self._names_asked, self._users = asked, {}
        self._users[name] = line
        self._gone.pop(name, None)

    def finish(self) -> None:
        """Note the differences: the last response is used."""
        now, before = self._facts.fact(*_KEY), self._before
        if now is not None and before is not None and set(now.value) != set(before.value):
            self._facts.disputed[_KEY] = before
            text = say(_OTHERS, shown(now.value), shown(before.value), before.line)
            self._facts.find(now.line, "guessed", text)
        for name, (line, missing) in self._gone.items():
            self._facts.note(("guest", name, "logged off"), True, missing, Rank.REPLY)
            self._facts.drop(("guest", name, "logged on"))
            self._facts.find(missing, "guessed", say(_GONE, name, line))

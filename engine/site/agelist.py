"""A site's global aging list on z/VM 6.3 or later: AGELIST in SYSTEM CONFIG, on a console or in an answer.

The operands are published (Velocity Software's guide), as is the fact that the statement STORAGE has them.
CP's layout of the response to QUERY AGELIST is not published: its line is read by its words, wherever they
appear.
"""

from __future__ import annotations

import re

from engine.language import later, say
from engine.scenario.model.aging_parameters import AGELIST_HINT, read_agelist
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.questions import Asking, Said, SiteQuestion, word
from engine.site.texts import is_word

_SIZE, _EARLY, _KEEP = "agelist", "early writes", "keep slot"  # facts and keys of answers
_OPERANDS = {"SIZE": _SIZE, "EARLYWrites": _EARLY, "KEEPSlot": _KEEP}
_YES_NO = {"YES": True, "NO": False}
_SWITCHES = {_EARLY: "early_writes", _KEEP: "keep_slot"}
_DEFAULT = later("the published default")
_QUESTIONS = {
    _SIZE: later("Which SIZE does QUERY AGELIST report?"),
    _EARLY: later("Which EARLYWRITES does QUERY AGELIST report?"),
    _KEEP: later("Which KEEPSLOT does QUERY AGELIST report?"),
}


def reply_words(text: str) -> list[str]:
    """Return the words of a response about AGELIST, without text in brackets."""
    return re.sub(r"\([^)]*\)|[:=,]", " ", text.upper()).split()


def note_agelist(words: list[str], line: SourceLine, facts: SiteFacts, rank: Rank) -> list[str]:
    """Note the operands after AGELIST; return the unknown ones."""
    if facts.fact("system", "", "least release") is None:
        facts.note(("system", "", "least release"), "6.3", line, rank)
    rest = words
    while len(rest) > 1:
        name = next((known for known in _OPERANDS if is_word(rest[0], known)), "")
        value = _value(name, rest[1])
        if value is None:
            break
        text = f"AGELIST {name.upper()} {rest[1]}"
        facts.note(("system", "", _OPERANDS[name]), value, line, rank, text)
        rest = rest[2:]
    return rest


def _value(name: str, text: str) -> str | bool | None:
    if name == "SIZE":
        return read_agelist(text)
    return _YES_NO.get(text) if name else None


def agelist(facts: SiteFacts, asking: Asking) -> dict[str, Said]:
    """Return the [lpar] keys for the aging list: as read, as answered, or CP's defaults."""
    return {"agelist": _size(facts, asking)} | {
        key: _switch(name, facts, asking) for name, key in _SWITCHES.items()
    }


def _size(facts: SiteFacts, asking: Asking) -> Said:
    found = facts.fact("system", "", _SIZE)
    if found is not None:
        return Said(found.value, str(found.line))
    question = SiteQuestion(_SIZE, say(_QUESTIONS[_SIZE]), "2.0%", say(_DEFAULT))
    return Said(*asking.ask(question, read_agelist, say(AGELIST_HINT)))


def _switch(name: str, facts: SiteFacts, asking: Asking) -> Said:
    found = facts.fact("system", "", name)
    if found is not None:
        return Said(found.value, str(found.line))
    question = SiteQuestion(name, say(_QUESTIONS[name]), "yes", say(_DEFAULT), ("yes", "no"))
    said, source = asking.ask(question, word("yes", "no"), say("{0} or {1}", "yes", "no"))
    return Said(said == "yes", source)

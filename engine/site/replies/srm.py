"""Settings of CP's scheduler, as written in SET SRM, SYSTEM CONFIG and QUERY SRM."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.language import say
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.texts import is_word

_NUMBER = re.compile(r"(\d{1,9})%?")
_MOST_STORBUF = 999  # %: SET SRM takes no more
_MOST_DSPBUF, _MOST_INTENSITY, _MOST_DURATION = 32_767, 100, 100


@dataclass(frozen=True)
class _Setting:
    """A setting in the model: its name as CP abbreviates it, the fact, the count of its numbers, and
    their unit.
    """

    name: str
    fact: str
    numbers: int
    unit: str = "%"


_SETTINGS = (
    _Setting("STORBUF", "storbuf", 3),
    _Setting("LDUBUF", "ldubuf", 3),
    _Setting("DSPBUF", "dspbuf", 3, ""),
    _Setting("IABIAS", "iabias", 2, ""),
)


def starts_setting(word: str) -> bool:
    """Return whether a word is the name of a setting in the model."""
    return any(is_word(word, setting.name) for setting in _SETTINGS)


def note_srm(words: list[str], line: SourceLine, facts: SiteFacts, rank: Rank) -> None:
    """Note a setting at the beginning of the words, and report the outcome for the others."""
    setting = next((known for known in _SETTINGS if words and is_word(words[0], known.name)), None)
    if setting is None:
        facts.leave_out(
            line, say("SRM {0}: the simulated scheduler does not have this setting", " ".join(words))
        )
        return
    found = [match for word in words[1 : setting.numbers + 1] if (match := _NUMBER.fullmatch(word))]
    if len(found) != setting.numbers:
        text = say("SRM {0}: expected {1} numbers after {2}", " ".join(words), setting.numbers, setting.name)
        facts.leave_out(line, text)
        return
    values = tuple(int(match[1]) for match in found)
    text = f"{setting.name} {' '.join(f'{value}{setting.unit}' for value in values)}"
    if _is_refused(setting, values):
        facts.leave_out(line, say("SRM {0}: CP does not accept these values (message unknown)", text))
    else:
        facts.note(("system", "", setting.fact), values, line, rank, text)
    if rest := words[setting.numbers + 1 :]:
        facts.leave_out(line, say("SRM {0}: not simulated", " ".join(rest)))


def _is_refused(setting: _Setting, values: tuple[int, ...]) -> bool:
    if setting.name == "STORBUF":
        return values[0] > _MOST_STORBUF or list(values) != sorted(values, reverse=True)
    if setting.name == "DSPBUF":
        return max(values) > _MOST_DSPBUF
    if setting.name == "IABIAS":
        return values[0] > _MOST_INTENSITY or not 1 <= values[1] <= _MOST_DURATION
    return False

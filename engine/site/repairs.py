"""Texts that came through mail, an editor, a log of several systems or a web page, made plain again.

What decks have for this (`engine.ficon.iocp.cards.clean`) holds for all texts of a site. Each repair is noted
at its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from engine.ficon.iocp.cards.clean import Clean
from engine.ficon.iocp.deck.notes import Notes
from engine.language import say
from engine.site.facts import SiteFacts, SourceLine

LEAST = 3  # lines that make it certain that what all of them begin with is no part of them
_PADDED = re.compile(r"\s*0\d{2,7}\b")  # a line number of an editor; a time or a slot of a cluster is none
_PREFIX = re.compile(r"\s*([A-Za-z0-9@#$]{1,8})\s*:(?!\d)\s?")
_EDITOR = re.compile(r"={5} ?")  # XEDIT's prefix area without numbers
_SEQUENCE = re.compile(r".{71}\D\d{8}")  # columns 73 to 80 of a card


def mended(found: list[SourceLine], *, console: bool) -> list[SourceLine]:
    """Return the lines without what mail, editors and web pages add. console: numbers may be its own."""
    notes = Notes(lenient=True)
    texts = [line.text for line in found]
    clean = Clean(texts, notes, numbers=not console or _all(texts, _PADDED.match))
    said: dict[int, str] = {}
    for repair in notes.repairs:
        said.setdefault(repair.line - 1, repair.text)
    lines = [
        line if text == line.text else replace(line, text=text.rstrip(), repair=said.get(at, line.repair))
        for at, (line, text) in enumerate(zip(found, clean.lines, strict=True))
    ]
    return _without_editor(lines)


def _without_editor(lines: list[SourceLine]) -> list[SourceLine]:
    texts = [line.text for line in lines]
    if _all(texts, _EDITOR.match):
        return [_cut(line, _EDITOR, say("the prefix area of an editor taken off")) for line in lines]
    if sum(_SEQUENCE.fullmatch(text) is not None for text in texts) >= LEAST:
        text = say("sequence number in columns 73 to 80 taken off")
        return [
            replace(line, text=line.text[:72].rstrip(), repair=text)
            if _SEQUENCE.fullmatch(line.text)
            else line
            for line in lines
        ]
    return lines


def without_prefix(lines: list[SourceLine]) -> list[SourceLine] | None:
    """Return the lines without the name of a system before each, as logs have it; None if they have none."""
    names = {match and match[1].upper() for line in lines if line.text.strip()
             for match in [_PREFIX.match(line.text)]}  # fmt: skip
    if len(names) != 1 or None in names or len(lines) < LEAST:
        return None
    return [_cut(line, _PREFIX, say("{0}: before the line taken off", *names)) for line in lines]


def _all(texts: list[str], fits: Callable[[str], object]) -> bool:
    there = [text for text in texts if text.strip()]
    return len(there) >= LEAST and all(map(fits, there))


def _cut(line: SourceLine, form: re.Pattern[str], repair: str) -> SourceLine:
    match = form.match(line.text)
    return replace(line, text=line.text[match.end() :], repair=repair) if match else line


def note_repairs(found: Iterable[SourceLine], facts: SiteFacts) -> None:
    """Note each kind of repair once for a file, with the first line and how many lines have it."""
    kinds: dict[str, list[SourceLine]] = {}
    for line in found:
        if line.repair:
            kinds.setdefault(re.sub(r"\d+", "0", line.repair), []).append(line)
    for lines in kinds.values():
        text = say("{0}: in {1} {1:line|lines}", lines[0].repair, len(lines))
        facts.find(replace(lines[0], number=0, through=0), "guessed", text)

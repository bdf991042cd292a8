"""Restores texts that came through mail, an editor, a log of several systems or a web page to plain text.

The repairs for decks (`engine.ficon.iocp.cards.clean`) apply to all texts of a site. Each repair is noted at
its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.ficon.iocp.cards.clean import Clean
from engine.ficon.iocp.deck.notes import Notes
from engine.language import later, say
from engine.site.facts import SiteFacts, SourceLine

LEAST = 3  # lines that make it certain that what all of them begin with is no part of them
_PADDED = re.compile(r"\s*0\d{2,7}\b")  # a line number of an editor; a time or a slot of a cluster is none
_NUMBERED = re.compile(r"\s*0\d{2,7} ?")
SYSTEM = re.compile(r"\s*([A-Za-z0-9@#$]{1,8})\s*:(?!\d)\s?")
NAMED = re.compile(r"([A-Za-z0-9@#$]{1,8}) ++")  # a system's name and no colon
COMPUTER = re.compile(r"\s*([A-Za-z0-9][\w-]{0,62})(?:\.[\w.-]{1,200})?\s*:(?!\d) ?")
STAMP = re.compile(  # in an operator's log
    r"\[?(?:\d{2,4}[-/.]\d{2}[-/.]\d{2,4}[T\s]+)?\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?(?:\s+|$)"
)
_QUOTED = re.compile(r" {0,4}(?:> ?){1,20}")
_BLANKS = re.compile("[\u00a0\u2002\u2003\u2007\u2009\u202f]")
_PLAIN_BLANK = later("a non-breaking space read as a space")
_EDITOR = re.compile(r"={5} ?")  # XEDIT's prefix area without numbers
_SEQUENCE = re.compile(r".{59,71}\D\d{8}")  # columns 73 to 80 of a card, or of a screen with prefixes


def mended(found: list[SourceLine], *, console: bool) -> list[SourceLine]:
    """Return the lines without the text that mail programs, editors and web pages add. console: numbers may
    belong to the text.
    """
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
        return [_cut(line, _EDITOR, say("editor prefix area removed")) for line in lines]
    width = _sequenced(texts)
    text = say("sequence number in columns 73 to 80 removed")
    return [
        replace(line, text=line.text[:-8].rstrip(), repair=text)
        if len(line.text) == width and _SEQUENCE.fullmatch(line.text)
        else line
        for line in lines
    ]


def _sequenced(texts: list[str]) -> int:
    """Return the length of lines with sequence numbers: shorter if line numbers were cut off; 0 if there are
    no sequence numbers.
    """
    numbers = [text for text in texts if _SEQUENCE.fullmatch(text)]
    widths, last = {len(text) for text in numbers}, [text[-8:] for text in numbers]
    if 80 in widths and sum(len(text) == 80 for text in numbers) >= LEAST:
        return 80
    return widths.pop() if len(numbers) >= LEAST and len(widths) == 1 and last == sorted(set(last)) else 0


def bare(found: list[SourceLine]) -> list[SourceLine]:
    """Return the lines with plain blanks, and without text that a mail program or an editor added to every
    line.

    The lines keep characters that `mended` may confuse with those of a web page, because cpuplugd rules
    contain such characters.
    """
    lines = [
        replace(line, text=_BLANKS.sub(" ", line.text), repair=say(_PLAIN_BLANK))
        if _BLANKS.search(line.text)
        else line
        for line in found
    ]
    texts = [line.text for line in lines]
    if _all(texts, _QUOTED.match):
        return bare([_cut(line, _QUOTED, say("the e-mail's {0} removed", ">")) for line in lines])
    if _all(texts, _PADDED.match):
        return _without_editor(
            [_cut(line, _NUMBERED, say("line number {0} removed", line.text[:8].strip())) for line in lines]
        )
    return _without_editor(lines)


def without_stamp(lines: list[SourceLine]) -> list[SourceLine] | None:
    """Return the lines without the time before each line; None if not all lines have a time."""
    if not _all([line.text for line in lines], STAMP.match):
        return None
    return [_cut(line, STAMP, say("time removed from the start of the line")) for line in lines]


def without_time(text: str) -> str:
    """Return a console line in uppercase, without a leading log timestamp."""
    text = text.strip().upper()
    match = STAMP.match(text)
    return text[match.end() :] if match else text


def without_prefix(
    lines: list[SourceLine], form: re.Pattern[str] = SYSTEM
) -> tuple[list[SourceLine], str] | None:
    """Return the lines without the name that logs put before each line, and the name; None if there is no
    such name.
    """
    names = {match and match[1].upper() for line in lines if line.text.strip()
             for match in [form.match(line.text)]}  # fmt: skip
    if len(names) != 1 or None in names or len(lines) < LEAST:
        return None
    (name,) = names
    said = say("{0}: removed from the start of the line", str(name))
    return [_cut(line, form, said) for line in lines], str(name)


def _all(texts: list[str], fits: Callable[[str], object]) -> bool:
    there = [text for text in texts if text.strip()]
    return len(there) >= LEAST and all(map(fits, there))


def _cut(line: SourceLine, form: re.Pattern[str], repair: str) -> SourceLine:
    match = form.match(line.text)
    return replace(line, text=line.text[match.end() :], repair=repair) if match else line


def note_repairs(found: Sequence[SourceLine], facts: SiteFacts) -> None:
    """Note how a file was decoded, and each kind of repair once, with the number of lines affected."""
    if found and found[0].encoding:
        facts.find(SourceLine(found[0].file, 0), "guessed", found[0].encoding)
    kinds: dict[str, list[SourceLine]] = {}
    for line in found:
        if line.repair:
            kinds.setdefault(re.sub(r"\d+", "0", line.repair), []).append(line)
    for lines in kinds.values():
        text = say("{0}: in {1} {1:line|lines}", lines[0].repair, len(lines))
        facts.find(replace(lines[0], number=0, through=0), "guessed", text)

"""Replies to QUERY ALLOC: the paging volumes and their space, in pages or in cylinders."""

from __future__ import annotations

import re

from engine.language import later, say
from engine.site.facts import Rank, SiteFacts, SourceLine

# 4 KB blocks in a cylinder: 12 in each of the 15 tracks of a 3390, 10 in those of a 3380
_PAGES = {"3390": 180, "3380": 150}
_FACTOR = {"K": 2**10, "M": 2**20, "G": 2**30}
_IN_USE = later("{0}: not taken over, the run fills its volumes itself")


class AllocReplies:
    """Takes the lines of QUERY ALLOC one after the other."""

    def __init__(self, facts: SiteFacts) -> None:
        self._facts = facts
        self._volume = ("", "", "")  # serial, type and unit of the volume whose space follows

    def row(self, match: re.Match[str], line: SourceLine, asked: str) -> None:
        """PAGE01  0002 1 600839 600839 0 0 0% [PAGE]. asked: the command, if it asks for no paging space."""
        volume, start, end, total, rest, kind = match.group("volume", "start", "end", "total", "rest", "kind")
        if volume in ("SUMMARY", "USABLE"):
            self._facts.leave_out(line, say("{0}: a sum of the lines before", " ".join(match[0].split())))
        elif asked or (kind and not kind.startswith("PAGE")):
            text = say("{0}: {1} shows no space for paging", " ".join(match[0].split()), asked or kind)
            self._facts.leave_out(line, text)
        else:
            pages = _pages_of(total)
            extent = int(end) - int(start) + 1 if (start or "-").isdecimal() and end.isdecimal() else 0
            if kind and extent == pages:  # QUERY ALLOC MAP counts in cylinders
                self._cylinders(volume, "3390", pages, line, Rank.GUESS)
            else:
                self._note(volume, pages, line, Rank.REPLY, total)
                if rest:
                    used = _pages_of(rest.split()[0])
                    self._facts.note(("volume", volume, "space-used"), used, line, Rank.REPLY)
            where = " ".join(filter(None, (start and f"{match['device']} {start} {end}", rest, kind)))
            self._facts.leave_out(line, say(_IN_USE, " ".join(where.split())))

    def head(self, match: re.Match[str], line: SourceLine) -> None:
        """DASD 0206 M01P01 3390 CKD-ECKD (UNITS IN CYLINDERS)."""
        self._volume = (match[2], match[3], match[5])
        self._facts.find(line, "understood", say("{0}: its space follows", " ".join(match[0].split())))

    def space(self, match: re.Match[str], line: SourceLine) -> None:
        """PAGE  TOTAL=00000003337 INUSE=00000000001 AVAIL=00000003336."""
        (volume, type_, unit), total = self._volume, int(match[2])
        said = " ".join(match[0].split())
        if match[1] != "PAGE" or not total or not volume:
            self._facts.leave_out(line, say("{0}: no space for paging", said))
        elif unit == "PAGES":
            self._note(volume, total, line, Rank.REPLY, match[2])
        elif type_ in _PAGES:
            self._cylinders(volume, type_, total, line, Rank.REPLY)
        else:
            text = say("{0}: how many pages a cylinder of a {1} has is not known here", said, type_)
            self._facts.leave_out(line, text)
            return
        if match[1] == "PAGE" and total and volume:
            self._facts.leave_out(line, say(_IN_USE, match[3]))

    def _cylinders(self, volume: str, type_: str, count: int, line: SourceLine, rank: Rank) -> None:
        pages = count * _PAGES[type_]
        text = say(
            "{0} is a paging volume with {1:,} pages: {2} cylinders, {3} pages in each of a {4}",
            volume,
            pages,
            count,
            _PAGES[type_],
            type_,
        )
        self._facts.add(("system", "", "page space"), ((volume, pages),), line, Rank.REPLY, text)
        if rank is Rank.GUESS:
            self._facts.find(line, "guessed", say("{0} is taken for a {1}", volume, type_))

    def _note(self, volume: str, pages: int, line: SourceLine, rank: Rank, said: str) -> None:
        text = say("{0} is a paging volume with {1:,} pages ({2})", volume, pages, said)
        self._facts.add(("system", "", "page space"), ((volume, pages),), line, rank, text)


def _pages_of(text: str) -> int:
    """Return pages of "600839" or "586764K", which releases from 6 on print in K, M or G slots."""
    return round(float(text.rstrip("KMG")) * _FACTOR.get(text[-1], 1))

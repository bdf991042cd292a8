"""Responses to QUERY ALLOC: the paging volumes and their space, in pages or in cylinders.

A volume has one row for each of its extents; rows after the first have no name. The space and use of all
extents are added up. CP's own sums (SUMMARY, USABLE) are compared with the rows. Source of the form: z/VM CP
Commands and Utilities Reference, QUERY ALLOC.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from engine.language import later, say
from engine.site.facts import Rank, SiteFact, SiteFacts, SourceLine
from engine.site.replies.echoes import Echo
from engine.site.texts import count_of

# 4 KB blocks in a cylinder: 12 in each of the 15 tracks of a 3390, 10 in those of a 3380
_PAGES = {"3390": 180, "3380": 150}
_MOST_CYLINDERS = 65_520  # that CP takes of a volume for paging; an extent of more is counted in pages
_SPOOL = re.compile(r"SP[LOA]|SPOOL|^M\d{2}S\d{2}$")  # names of volumes for spooling
_FEW_PAGES = 1_000  # of a volume: less than 6 cylinders
_FEW = later("{0} has {1:,} pages, which is not much for a paging volume: check the columns of the response")
_NO_EXTENT = later(
    "{0}: expected a cylinder extent whose first cylinder ({1}) is before its last cylinder ({2})"
)
_SHARE_IN_USE = later(
    "{0}: no column has a total; {1}% of the cylinders, {2:,} pages, are assumed to be in use"
)
_SUMS = ("SUMMARY", "USABLE")
_IN_USE = later("{0}: of this, the pages in use are compared with a run; device, extent and peak are not")
_CYLINDERS_IN_USE = later("{0}: counted in cylinders, which are not simulated")
_DRAINING = later(
    "{0} is drained ({1}): CP writes no more pages to it, so only its {2:,} pages in use are counted"
)
_BY_FORM = later(
    "{0}: read as paging space, because no command precedes it, although QUERY ALLOC SPOOL prints the "
    "same lines"
)
_OTHER_SUM = later(
    "{0}: the lines above have {1:,} in total and {2:,} in use; lines are missing or repeated. The "
    "values of the lines are used; paste the whole response"
)
EXTENT = re.compile(
    r"(?P<volume>[A-Z0-9@#$]{1,6}) +(?P<device>[0-9A-F]{4}) +(?P<start>\d{1,9}) +(?P<end>\d{1,9}) +"
    r"(?P<share>\d{1,3})%(?: +(?P<kind>[A-Z].*))?"
)


@dataclass(frozen=True)
class _Row:
    """Space of an extent: total and in use, and the possible error of a rounded number."""

    key: str  # volume and where the extent begins
    total: int
    used: int
    slack: int
    usable: bool


class AllocReplies:
    """Reads the lines of QUERY ALLOC one after the other."""

    def __init__(self, facts: SiteFacts, echo: Echo) -> None:
        self._facts, self._echo = facts, echo
        self._volume = ("", "", "")  # serial, type and unit of the volume whose space follows
        self._named = ""  # by the latest row with a name
        self._rows: list[_Row] = []  # of the reply so far
        self._summed = False  # its sums have begun

    def row(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY ALLOC PAGE: PAGE01  0002 1 600839 600839 0 0 0%."""
        if _is_extent(match) and (old := EXTENT.fullmatch(match[0])):
            self.extent(old, line)
        else:
            self._row(match, line, self._echo.allocation())

    def _row(self, match: re.Match[str], line: SourceLine, asked: str) -> None:
        """Read a row. asked: the space type that QUERY ALLOC asks for; "" if unknown."""
        volume, kind = match["volume"] or self._named, match["kind"] or ""
        said = " ".join(match[0].split())
        if volume in _SUMS:
            self._sum(match, line, asked)
        elif not volume:
            self._facts.leave_out(line, say("{0}: expected the line with the volume name first", said))
        else:
            key = self._keep(match, kind, volume)
            if _is_other(volume, kind, asked):
                text = say("{0}: {1} shows no paging space", said, kind or asked or volume)
                self._facts.leave_out(line, text)
            else:
                self._extent(("volume", key), match, line, "DRAIN" in kind)
                if not asked and not kind:
                    self._facts.find(line, "guessed", say(_BY_FORM, said))

    def _keep(self, match: re.Match[str], kind: str, volume: str) -> str:
        """Keep a row for the sums after it, and return its key; sums or a repeated row begin another
        response.
        """
        start = match["start"] if (match["start"] or "-").isdecimal() else ""
        rows = [] if self._summed else self._rows
        key = f"{volume} {start or sum(row.key.split()[0] == volume for row in rows)}"
        self._rows = rows = [] if any(row.key == key for row in rows) else rows
        self._summed, self._named = False, volume
        words = [match["total"], match["figures"].split()[0]]
        (total, off), (used, off_) = map(count_of, words)
        rows.append(_Row(key, total, used, max(off, off_), "DRAIN" not in kind))
        return key

    def _extent(self, key: tuple[str, str], match: re.Match[str], line: SourceLine, drained: bool) -> None:
        start, end, total, rest, kind = match.group("start", "end", "total", "figures", "kind")
        (pages, _), (used, off) = count_of(total), count_of(rest.split()[0])
        count = int(end) - int(start) + 1 if (start or "-").isdecimal() and end.isdecimal() else 0
        in_cylinders = kind and count == pages <= _MOST_CYLINDERS  # QUERY ALLOC MAP
        where = " ".join(filter(None, (match["device"], start, end, *rest.split(), kind)))
        if not in_cylinders:
            self._facts.note((*key, "space-used"), used, line, Rank.REPLY, slack=off)
        if drained:
            self._facts.drop((*key, "space"))
            self._facts.find(line, "guessed", say(_DRAINING, key[1].split()[0], f"{total} {where}", used))
            return
        if in_cylinders:
            self._cylinders(key, "3390", pages, line, Rank.GUESS)
        else:
            self._note(key, pages, line, total)
        self._compare(where, line, not in_cylinders)

    def _sum(self, match: re.Match[str], line: SourceLine, asked: str) -> None:
        """Read SUMMARY 1.2M 24690 2%: CP's own sum; USABLE: the sum without drained volumes."""
        said, self._summed = " ".join(match[0].split()), True
        rows = [row for row in self._rows if row.usable or match["volume"] == "SUMMARY"]
        words = [match["total"], match["figures"].split()[0]]
        total, used = sum(row.total for row in rows), sum(row.used for row in rows)
        slack = sum(row.slack for row in rows)
        if not self._rows:
            text = say("{0}: expected the volume lines first; paste the whole response", said)
            self._facts.find(line, "guessed", text)
        elif _differ(words, (total, used), slack):
            text = say(_OTHER_SUM, said, total, used)
            self._facts.find(line, "guessed", text)
            if not asked or asked.startswith("PAGE"):
                self._facts.put(("system", "", "space doubt"), SiteFact(f"{line}: {text}", line, Rank.REPLY))
        else:
            self._facts.leave_out(line, say("{0}: the sum of the lines above", said))

    def head(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY ALLOC of old releases: DASD 0206 M01P01 3390 CKD-ECKD (UNITS IN CYLINDERS)."""
        self._volume = (match[2], match[3], match[5])
        self._facts.find(line, "understood", say("{0}: its space follows", " ".join(match[0].split())))

    def space(self, match: re.Match[str], line: SourceLine) -> None:
        """Read PAGE  TOTAL=00000003337 INUSE=00000000001 AVAIL=00000003336."""
        (volume, type_, unit), total = self._volume, int(match[2])
        said, key = " ".join(match[0].split()), ("volume", f"{self._volume[0]} 0")
        if match[1] != "PAGE" or not total or not volume:
            self._facts.leave_out(line, say("{0}: no paging space", said))
            return
        used = re.search(r"INUSE *= *(\d{1,18})", match[3])
        in_use = int(used[1]) if used and unit == "PAGES" else 0
        if unit == "PAGES" and used:
            self._facts.note((*key, "space-used"), in_use, line, Rank.REPLY)
        if "DRAIN" in match[3]:
            self._facts.drop((*key, "space"))
            self._facts.find(line, "guessed", say(_DRAINING, volume, said, in_use))
            return
        if unit == "PAGES":
            self._note(key, total, line, match[2])
        elif type_ in _PAGES:
            self._cylinders(key, type_, total, line, Rank.REPLY)
        else:
            text = say("{0}: the number of pages per cylinder of a {1} is unknown", said, type_)
            self._facts.leave_out(line, text)
            return
        self._compare(match[3], line, unit == "PAGES")

    def _compare(self, rest: str, line: SourceLine, in_pages: bool) -> None:
        """Note the outcome for the operands after the size of a volume."""
        if in_pages:
            self._facts.find(line, "understood", say(_IN_USE, rest))
        else:
            self._facts.leave_out(line, say(_CYLINDERS_IN_USE, rest))

    def _cylinders(self, key: tuple[str, str], type_: str, count: int, line: SourceLine, rank: Rank) -> None:
        pages, volume = count * _PAGES[type_], key[1].split()[0]
        text = say(
            "{0} is a paging volume with {1:,} pages: {2} cylinders of {3} pages each ({4})",
            volume,
            pages,
            count,
            _PAGES[type_],
            type_,
        )
        self._facts.note((*key, "space"), pages, line, Rank.REPLY, text)
        if rank is Rank.GUESS:
            self._facts.find(line, "guessed", say("{0} is assumed to be a {1}", volume, type_))

    def extent(self, match: re.Match[str], line: SourceLine) -> None:
        """Read PAGE01 0200 1 3338 47% PAGE: device, extent in cylinders and use, but no total: an old
        layout.
        """
        asked = self._echo.allocation()
        volume, first, last, share, kind = match.group("volume", "start", "end", "share", "kind")
        said, count = " ".join(match[0].split()), int(last) - int(first) + 1
        if _is_other(volume, kind or "", asked):
            text = say("{0}: {1} shows no paging space", said, kind or asked or volume)
            self._facts.leave_out(line, text)
        elif not 1 <= count <= _MOST_CYLINDERS:
            self._facts.leave_out(line, say(_NO_EXTENT, said, first, last), costs=True)
        else:
            key = ("volume", f"{volume} {first}")
            self._cylinders(key, "3390", count, line, Rank.GUESS)
            used = count * _PAGES["3390"] * int(share)
            self._facts.note((*key, "space-used"), used // 100, line, Rank.REPLY, slack=used // 100 // 100)
            self._facts.find(line, "guessed", say(_SHARE_IN_USE, said, share, used // 100))

    def _note(self, key: tuple[str, str], pages: int, line: SourceLine, said: str) -> None:
        text = say("{0} is a paging volume with {1:,} pages ({2})", key[1].split()[0], pages, said)
        self._facts.note((*key, "space"), pages, line, Rank.REPLY, text)
        if pages < _FEW_PAGES:
            self._facts.find(line, "guessed", say(_FEW, key[1].split()[0], pages))


def _is_extent(match: re.Match[str]) -> bool:
    """Return whether a row has no total, judging by its percentage: 47% is not 1 of 200, so 200 is a
    device.
    """
    words = match["figures"].split()
    if match["device"] or match["start"] or len(words) != 3 or not re.fullmatch(r"[0-9]{4}", match["total"]):
        return False
    used, last = words[0], words[1]
    if not (used.isdecimal() and last.isdecimal()):
        return False
    return abs(100 * int(used) / max(1, int(match["total"])) - int(words[2].rstrip("%"))) > 1


def _is_other(volume: str, kind: str, asked: str) -> bool:
    """Return whether a row is for another kind of space, based on its type, the command or otherwise
    the name.
    """
    if (asked and not asked.startswith("PAGE")) or (kind and not kind.startswith(("PAGE", "DRAIN"))):
        return True
    return not asked and not kind and _SPOOL.search(volume) is not None


def _differ(words: Sequence[str], sums: Sequence[int], slack: int) -> bool:
    for word, total in zip(words, sums, strict=True):
        shown, off = count_of(word)
        if abs(shown - total) > slack + off:
            return True
    return False

"""Figures of the real system at one time: responses to INDICATE LOAD, QUEUES and USER, and the use of
storage.

Most of them do not affect the scenario: they are kept for comparison with a run.
"""

from __future__ import annotations

import re

from engine.language import later, say
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.servers import SERVERS
from engine.site.texts import COUNT, NAME, SIZE, count_of, plain, size

_COMPARED = later("{0}: compared with a run")
_NO_CACHE = later("{0}: shown next to a run, but not compared, because guest minidisks are not simulated")
SINCE_LOGON = later("counted since logon: a run has no comparable figure")
QUEUED = re.compile(
    rf"(?<!\S)({NAME})\s+(?:MP[0-9A-F]{{1,2}}\s+)?[QEL][0-3]\s+[A-Z]{{1,4}}[0-9A-F]{{0,2}}"
    rf"(?:\s+({COUNT})\s*/\s*({COUNT}))?(?![^\s,])"
)
_RESIDENT = ("RES", "RESIDENT", "MAIN")  # names of the pages in storage, by the release and with EXP
_QUEUE_DETAIL = re.compile(r"[.A-Z]{3,5}|[-+]?(?:\d+\.?\d*|\.\d+)|A[0-9A-F]+")  # flags, priority, affinity


class LoadReplies:
    """Reads the lines of these responses one after the other."""

    def __init__(self, facts: SiteFacts) -> None:
        self._facts = facts
        self._user = ""  # whose figures INDICATE USER shows
        self._own = True  # not those of shared spaces

    def queued(self, match: re.Match[str], line: SourceLine) -> None:
        """Read INDICATE QUEUES: LINUX01  Q3 PS  00012345/00012345 ..., with any number of users per line."""
        for name, pages, working_set in QUEUED.findall(match[0]):
            self._pages_of(name, pages, working_set, line)
        text = say("{0}: pages in storage and working set are compared with a run", plain(match[0]))
        rest = QUEUED.sub(" ", match[0]).replace(",", " ").split()
        strange = [word for word in rest if not _QUEUE_DETAIL.fullmatch(word)]
        if strange:
            text = say("INDICATE QUEUES: {0} is unknown", " ".join(strange))
            self._facts.leave_out(line, text, costs=True)
        else:
            self._facts.find(line, "understood", text)

    def _pages_of(self, name: str, pages: str, working_set: str, line: SourceLine) -> None:
        """Note the pages and working set of a guest, if they are printed."""
        if name in SERVERS:
            self._facts.leave_out(line, say("{0} is a z/VM server or user, not Linux", name))
            return
        key = ("guest", name)
        self._facts.note((*key, "seen"), True, line, Rank.REPLY, say("{0} is logged on", name))
        for what, text in (("resident", pages), ("working-sets", working_set)):
            count, off = count_of(text) if text else (0, 0)
            first = self._facts.fact(*key, what) is None
            if text and (count or first):  # 0 of a further virtual CPU: beside the first
                self._facts.note((*key, what), count, line, Rank.REPLY, slack=off)

    def user(self, match: re.Match[str], line: SourceLine) -> None:
        """Read INDICATE USER: USERID=LINUX01 MACH=ESA STOR=2G VIRT=V."""
        self._user, self._own = match[1], True
        self._facts.leave_out(line, say("{0}: its pages follow", plain(match[0])))
        shown = re.search(rf"\bSTOR *= *({SIZE})(?!\S)", match[0])
        if shown and self._user not in SERVERS and (pages := size(shown[1])):
            text = say("{0}: memory of {1}", self._user, shown[1])
            self._facts.note(("guest", self._user, "memory"), pages, line, Rank.REPLY, text)

    def cpu(self, match: re.Match[str], line: SourceLine) -> None:
        """Read INDICATE USER: CPU 00: CTIME=12:34 VTIME=123:45 ...; a range of CPUs may be listed
        together.
        """
        if self._user and self._user not in SERVERS:
            first, last = int(match[1], 16), int(match[2] or match[1], 16)
            found = tuple(f"{address:02X}" for address in range(first, min(last, 63) + 1))
            text = say("{0}: virtual CPU {1}", self._user, ", ".join(found))
            self._facts.add(("guest", self._user, "cpus"), found, line, Rank.REPLY, text)
        self._facts.leave_out(line, f"{plain(match['times'])}: {say(SINCE_LOGON)}")

    def spaces(self, match: re.Match[str], line: SourceLine) -> None:
        """Read INDICATE USER EXP: Private spaces: Number=1 Owned size=4G; Shared spaces: ..."""
        self._own = not match[0].startswith("SHARED")
        self._facts.leave_out(line, say("{0}: not simulated", plain(match[0])))

    def pages(self, match: re.Match[str], line: SourceLine) -> None:
        """Read INDICATE USER: PAGES: RES=12K WS=11K ...; with EXP: Pages: Main=12K Xstore=0, then WS=11K."""
        said = plain(match[0])
        found = dict(re.findall(rf"\b([A-Z]+) *= *({COUNT})(?![\w.])", match[0]))
        pages = next((found[key] for key in _RESIDENT if key in found), "")
        working_set = found.get("WS", "")
        if self._user and not self._own:
            self._facts.leave_out(line, say("{0}: pages of shared spaces do not belong to the guest", said))
        elif not (pages or working_set):
            text = say("{0}: expected the pages in storage, like RES=12K or MAIN=12K", said)
            self._facts.leave_out(line, text, costs=True)
        elif not self._user:
            text = say("{0}: expected the line with the user ID first", said)
            self._facts.leave_out(line, text, costs=True)
        else:
            self._facts.find(line, "understood", say(_COMPARED, said))
            self._pages_of(self._user, pages, working_set, line)

    def load(self, match: re.Match[str], line: SourceLine) -> None:
        """Read INDICATE LOAD: AVGPROC-042% 04."""
        if not match[2]:
            text = say("{0}: expected the number of processors after the percentage", plain(match[0]))
            self._facts.leave_out(line, text)
            return
        share, count = int(match[1]), int(match[2])
        text = say("{0}% of {1} {1:processor is|processors are} in use", share, count)
        self._facts.note(("system", "", "load"), share * count / 100, line, Rank.REPLY, text)
        self._facts.note(("system", "", "counted processors"), count, line, Rank.REPLY)
        self._facts.show("processors", share * count / 100, line)

    def processor(self, match: re.Match[str], line: SourceLine) -> None:
        """Read INDICATE LOAD: PROC 0000-098% IFL      PROC 0001-096% IFL."""
        for share in re.findall(r"PROC [0-9A-F]{1,4} *- *(\d{1,6})%", match[0]):
            self._facts.show("each processor", int(share) / 100, line)
        self._facts.find(line, "understood", say("{0}: compared with AVGPROC", plain(match[0])))

    def rate(self, match: re.Match[str], line: SourceLine) -> None:
        """Read INDICATE LOAD: XSTORE-000021/SEC MIGRATE-0003/SEC; PAGING-1830/SEC; MDC READS-000068/SEC.

        Earlier releases: STORAGE-034% PAGING-0250/SEC STEAL-000%.
        """
        for what, shown in re.findall(
            rf"(XSTORE|MIGRATE|PAGING|MDC) *(?:READS)? *- *({COUNT})/SEC", match[0]
        ):
            rate = count_of(shown)[0]
            said = f"{what} {rate}/s" if shown.isdecimal() else f"{what} {shown}/s ({rate})"
            self._facts.show(what.lower(), rate, line, say(_COMPARED if what != "MDC" else _NO_CACHE, said))
        if share := re.match(r"STORAGE *- *\d{1,6}%", match[0]):
            self._facts.leave_out(line, say("{0}: not simulated", share[0]))

    def queue(self, match: re.Match[str], line: SourceLine) -> None:
        """Read INDICATE LOAD: Q2-00000(00000) EXPAN-001 E2-00000(00000)."""
        for what, count in re.findall(rf"([QE][0-3]) *- *({COUNT})", match[0]):
            self._facts.show(what.lower(), count_of(count)[0], line)
        text = say(
            "{0}: virtual CPUs in lists are compared with a run; loading users (in brackets), dormant "
            "users and the expansion factor (EXPAN) are not",
            plain(match[0]),
        )
        self._facts.find(line, "understood", text)

    def expanded(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY XSTORE: XSTORE= 2048M userid= SYSTEM usage= 97% retained= 0M ...: the part that CP
        itself uses.
        """
        pages, share = size(match[1]), int(match[2])
        if pages is None:
            return
        key = ("system", "", "expanded storage")
        if (known := self._facts.fact(*key)) is not None and known.rank is Rank.REPLY and known.value > pages:
            self._facts.drop(key)  # the rest of what is online is attached to guests, or free
        text = say("{0}% of {1} is in use: compared with a run", share, match[1])
        self._facts.show("expanded-used", pages * share / 100, line, text)
        self._facts.note(key, pages, line, Rank.REPLY)

"""Figures of the real system at one time: replies to INDICATE LOAD, QUEUES and USER, and the use of storage.

Nothing of the scenario follows from most of them: they are kept to be compared with a run.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.language import later, say
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.servers import SERVERS
from engine.site.texts import size

REPLY = Rank.REPLY
NAME = r"[A-Z0-9@#$_+:-]{1,8}"
_SIZE = r"\d{1,13}(?:\.\d{1,9})?[KMGTP]"
_COMPARED = later("{0}: compared with a run")
QUEUED = re.compile(
    rf"(?<!\S)({NAME})\s+(?:MP[0-9A-F]{{1,2}}\s+)?[QEL][0-3]\s+\S+\s+(\d{{1,18}})\s*/\s*(\d{{1,18}})(?!\S)"
)
_QUEUE_DETAIL = re.compile(r"[.A-Z]{3,5}|[-+]?(?:\d+\.?\d*|\.\d+)|A[0-9A-F]+")  # flags, priority, affinity


class LoadReplies:
    """Takes the lines of these replies one after the other."""

    def __init__(self, facts: SiteFacts) -> None:
        self._facts = facts
        self._user = ""  # whose figures INDICATE USER shows

    def queued(self, match: re.Match[str], line: SourceLine) -> None:
        """INDICATE QUEUES: LINUX01  Q3 PS  00012345/00012345 ..., with any number of users in a line."""
        for name, pages, working_set in QUEUED.findall(match[0]):
            self._pages_of(name, int(pages), int(working_set), line)
        text = say("{0}: pages are compared with a run; queues of this moment are not", _plain(match[0]))
        rest = QUEUED.sub(" ", match[0]).split()
        if strange := [word for word in rest if not _QUEUE_DETAIL.fullmatch(word)]:
            text = say("INDICATE QUEUES: {0} is not known here", " ".join(strange))
        self._facts.leave_out(line, text)

    def _pages_of(self, name: str, pages: int, working_set: int, line: SourceLine) -> None:
        if name in SERVERS:
            self._facts.leave_out(line, say("{0} is a server or a user of z/VM's own, and no Linux", name))
            return
        key = ("guest", name)
        self._facts.note((*key, "seen"), True, line, REPLY, say("{0} is logged on", name))
        if pages or not self._facts.get(*key, "resident"):  # of a further virtual CPU: beside the first
            self._facts.note((*key, "resident"), pages, line, REPLY)
            self._facts.note((*key, "working-sets"), working_set, line, REPLY)

    def user(self, match: re.Match[str], line: SourceLine) -> None:
        """INDICATE USER: USERID=LINUX01 MACH=ESA STOR=2G VIRT=V."""
        self._user = match[1]
        self._facts.leave_out(line, say("{0}: its pages follow", _plain(match[0])))

    def pages(self, match: re.Match[str], line: SourceLine) -> None:
        """INDICATE USER: PAGES: RES=00123456 WS=00120000 LOCK=00000012 RESVD=00000000."""
        said = _plain(match[0])
        if not self._user:
            self._facts.leave_out(line, say("{0}: expected the line with the user ID before it", said))
            return
        self._facts.find(line, "understood", say(_COMPARED, said))
        self._pages_of(self._user, int(match[1]), int(match[2]), line)

    def load(self, match: re.Match[str], line: SourceLine) -> None:
        """INDICATE LOAD: AVGPROC-042% 04."""
        if not match[2]:
            text = say("{0}: expected the number of processors after the percentage", _plain(match[0]))
            self._facts.leave_out(line, text)
            return
        share, count = int(match[1]), int(match[2])
        text = say("{0} % of {1} {1:processor is|processors are} in use", share, count)
        self._facts.note(("system", "", "load"), share * count / 100, line, REPLY, text)
        self._facts.note(("system", "", "counted processors"), count, line, REPLY)
        self._facts.show("processors", share * count / 100, line)

    def processor(self, match: re.Match[str], line: SourceLine) -> None:
        """INDICATE LOAD: PROC 0000-098% IFL      PROC 0001-096% IFL."""
        for share in re.findall(r"PROC [0-9A-F]{1,4} *- *(\d{1,6})%", match[0]):
            self._facts.show("each processor", int(share) / 100, line)
        self._facts.find(line, "understood", say("{0}: compared with AVGPROC", _plain(match[0])))

    def rate(self, match: re.Match[str], line: SourceLine) -> None:
        """INDICATE LOAD: XSTORE-000021/SEC MIGRATE-0003/SEC; PAGING-1830/SEC; MDC READS-000068/SEC.

        Earlier releases: STORAGE-034% PAGING-0250/SEC STEAL-000%.
        """
        for what, rate in re.findall(r"(XSTORE|MIGRATE|PAGING|MDC) *(?:READS)? *- *(\d{1,9})/SEC", match[0]):
            self._facts.show(what.lower(), int(rate), line, say(_COMPARED, f"{what} {int(rate)}/s"))
        if share := re.match(r"STORAGE *- *\d{1,6}%", match[0]):
            self._facts.leave_out(line, say("{0}: not in the model", share[0]))

    def queue(self, match: re.Match[str], line: SourceLine) -> None:
        """INDICATE LOAD: Q2-00000(00000) EXPAN-001 E2-00000(00000)."""
        for what, count in re.findall(r"([QE][0-3]) *- *(\d{1,9})", match[0]):
            self._facts.show(what.lower(), int(count), line)
        text = say("{0}: lists are compared with a run; loading, dormant and EXPAN are not", _plain(match[0]))
        self._facts.find(line, "understood", text)

    def expanded(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY XSTORE: XSTORE= 2048M userid= SYSTEM usage= 97% retained= 0M pending= 0M."""
        pages, share = size(match[1]), int(match[2])
        if pages is not None:
            text = say("{0} % of {1} is in use: compared with a run", share, match[1])
            self._facts.show("expanded-used", pages * share / 100, line, text)


def _plain(text: str) -> str:
    return " ".join(text.split()).strip(" ,;:=")


_IN_LIST = r"[QE][0-3] *- *\d{1,9}(?:\( *\d+\))?"
FORMS: tuple[tuple[str, Callable[[LoadReplies, re.Match[str], SourceLine], None]], ...] = (
    (rf"{QUEUED.pattern}(?:\s.*)?", LoadReplies.queued),
    (r"AVGPROC-(\d{1,6})%(?: +(\d{1,4}))?(?P<rest>(?: .*)?)", LoadReplies.load),
    (r"PROC [0-9A-F]{1,4} *- *\d{1,6}%.*", LoadReplies.processor),
    (
        r"(?:STORAGE *- *\d{1,6}% +)?"
        r"(?:XSTORE|PAGING|MDC READS) *- *\d{1,9}/SEC(?: *MIGRATE *- *\d{1,9}/SEC)?(?P<rest>(?: .*)?)",
        LoadReplies.rate,
    ),
    (rf"{_IN_LIST}(?: +(?:{_IN_LIST}|(?:DORMANT|EXPAN) *- *\d{{1,9}}))*", LoadReplies.queue),
    (rf"XSTORE *= *({_SIZE}) +USERID *= *SYSTEM +USAGE *= *(\d{{1,3}})%(?P<rest>.*)", LoadReplies.expanded),
    (rf"USERID *= *({NAME}) +MACH *=.*", LoadReplies.user),
    (r"PAGES: RES *= *(\d{1,18}) +WS *= *(\d{1,18})(?P<rest>(?: .*)?)", LoadReplies.pages),
)

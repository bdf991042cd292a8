"""Replies of CP to QUERY and INDICATE, pasted from a console in any order, with or without the commands.

A reply is known by its form. Where several commands print the same form, the command before it decides, if
the text has it. The forms are those of z/VM 5.4 to 7.3 and those that this program's own console prints.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.language import later, say
from engine.site.configuration import note_link, note_srm
from engine.site.directory import note_share
from engine.site.echoes import Echo
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.texts import size

REPLY = Rank.REPLY
# user IDs of z/VM's own servers, which run no Linux
SERVERS = frozenset(
    "AUTOLOG1 AUTOLOG2 BLDSEG CBDIODSP CMSBATCH DATAMOVE DIRMAINT DIRMSAT DISKACNT DTCENS1 DTCENS2 "
    "DTCSMAPI DTCVSW1 DTCVSW2 DTCVSW3 DTCVSW4 EREP FTPSERVE GCS LDAPSRV LOGNVSYS LOHCOST MAINT MAINT620 "
    "MAINT630 MAINT640 MAINT710 MAINT720 MAINT730 MONWRITE OPERATNS OPERATOR OPERSYMP OSADMIN1 OSAMAINT "
    "PERFSVM PERSMAPI PMAINT RACFSMF RACFVM RACMAINT RSCS RSCSAUTH SNMPD SSLDCSSM SSLSERV SYSADMIN "
    "SYSMON TCPIP TCPMAINT TSAFVM VMRMADMN VMRMSVM VMSERVP VMSERVR VMSERVS VMSERVU VMUTIL VSMEVSRV "
    "VSMGUARD VSMPROXY VSMREQI6 VSMREQIN VSMREQIU VSMWORK1 VSMWORK2 VSMWORK3 XCATVM ZVMLXAPP ZVMMAPLX "
    "ZHCP VMNFS UFTD REXECD PORTMAP NAMESRV SMTP IMAP LPSERVE CMSDEV AVSVM DISKACCT LGLOPR LGLOPR2 SAM "
    "SYSMAINT".split()
)
_NAME = r"[A-Z0-9@#$_+:-]{1,8}"
_STAMP = re.compile(r"\d{2}:\d{2}:\d{2}\s+")  # before each line of an operator's log
_MESSAGE = re.compile(
    r"HCP\w{3}\d{3,4}[AEIWDST].*|HCP\w{6}\d{3,5}[AEIWDST].*|\* ?MSG .*|\* .*|GRAF .*|AUTO LOGO.*|"
    r".* LOGO(?:N|FF) +AS .*|(?:USER|DSC|SECUSER).* LOGO(?:N|FF).*|(?:FROM|WNG|MSG) .*"
)
_QUEUED = re.compile(
    rf"(?<!\S)({_NAME})\s+(?:MP[0-9A-F]{{2}}\s+)?[QEL][0-3]\s+\S+\s+(\d{{1,18}})\s*/\s*\d{{1,18}}(?!\S)"
)
_QUEUE_DETAIL = re.compile(r"[.A-Z]{3,5}|[-+]?\d+(?:\.\d*)?|A[0-9A-F]+")  # flags, priority, affinity
_WHERE = re.compile(r"DSC|DISC|SSI|SYS[CG]|[L#]?[0-9A-F]{4}")  # a terminal, none, or another member


def read_replies(found: list[SourceLine], facts: SiteFacts) -> None:
    """Note the facts of a console's text."""
    reader = _Replies(facts)
    for line in found:
        reader.take(line)
    reader.end_device()


class _Replies:
    """Takes one line after the other and keeps what later lines of the same reply belong to."""

    def __init__(self, facts: SiteFacts) -> None:
        self._facts, self._shared, self._node = facts, "", ""
        self._echo = Echo()
        self._device: tuple[str, SourceLine] | None = None  # of a link, whose node has not been named yet
        self._terminals = False  # True: names of terminals can follow, after a line of VTAM or TCPIP

    def take(self, line: SourceLine) -> None:
        text = _STAMP.sub("", line.text.strip().upper(), count=1)
        if not text or self._echo.read_line(text, line):
            self._terminals = self._terminals and not text
            return
        if self._elsewhere(line):
            return
        if _MESSAGE.fullmatch(text):
            self._facts.leave_out(line, say("a message, and no reply of QUERY or INDICATE"))
            return
        for form, heard in _FORMS:
            if match := form.fullmatch(text):
                self._terminals = False
                heard(self, match, line)
                return
        if not self._names(text, line):
            self._facts.leave_out(line, say("this is no reply that is known here"))

    # ---- guests

    def _names(self, text: str, line: SourceLine) -> bool:
        """QUERY NAMES: "LINUX01  - DSC , LINUX02  - L0003"; "VSM - TCPIP"."""
        pairs = re.findall(rf"({_NAME})\s*-\s*(\S{{1,8}}?)\s*(?:,|$)", text)
        if not pairs or re.sub(rf"{_NAME}\s*-\s*\S{{1,8}}?\s*(?:,|$)\s*", "", text):
            return False
        if not self._terminals and not all(_WHERE.fullmatch(at) for name, at in pairs if name != "VSM"):
            return False
        for name, at in pairs:
            if at == "SSI":  # in a cluster, QUERY NAMES shows those on other members, too
                self._facts.leave_out(line, say("{0} is logged on to another member of the cluster", name))
            elif name == "VSM":
                self._terminals = True
                self._facts.leave_out(line, say("VSM: virtual storage managers are not in the model"))
            elif name in SERVERS or re.fullmatch(r"L(OG)?[0-9A-F]{4}", name):
                self._facts.leave_out(
                    line, say("{0} is a server or a user of z/VM's own, and no Linux", name)
                )
            else:
                self._facts.note(
                    ("guest", name, "logged on"), True, line, REPLY, say("{0} is logged on", name)
                )
        return True

    def share(self, match: re.Match[str], line: SourceLine) -> None:
        """USER LINUX01 : RELATIVE SHARE =   100."""
        self._shared = match[1]
        note_share([match[2], match[3]], line, ("guest", match[1]), self._facts, REPLY)
        if match[4]:
            self._most(match[4].split(), line)

    def most_share(self, match: re.Match[str], line: SourceLine) -> None:
        """MAXIMUM SHARE = LIMITHARD ABSOLUTE 20%."""
        if self._shared:
            self._most(match[1].split(), line)

    def _most(self, words: list[str], line: SourceLine) -> None:
        note_share(words, line, ("guest", self._shared), self._facts, REPLY, before=1)

    def queued(self, match: re.Match[str], line: SourceLine) -> None:
        """INDICATE QUEUES: LINUX01  Q3 PS  00012345/00012345 ..., with any number of users in a line."""
        for name, pages in _QUEUED.findall(match[0]):
            self._resident(name, int(pages), line)
        rest = _QUEUED.sub(" ", match[0]).split()
        if strange := [word for word in rest if not _QUEUE_DETAIL.fullmatch(word)]:
            self._facts.leave_out(line, say("INDICATE QUEUES: {0} is not known here", " ".join(strange)[:80]))

    def _resident(self, name: str, pages: int, line: SourceLine) -> None:
        if name not in SERVERS:
            self._facts.note(("guest", name, "logged on"), True, line, REPLY)
            if pages == 0 and self._facts.get("guest", name, "resident"):
                return  # a further virtual CPU: its pages stand beside the first one
            self._facts.note(
                ("guest", name, "resident"),
                pages,
                line,
                REPLY,
                say("{0} has {1:,} {1:page|pages} resident", name, pages),
            )

    def cpu(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY VIRTUAL CPUS: of which guest is not said."""
        self._facts.leave_out(
            line, say("QUERY VIRTUAL CPUS does not say whose they are; lscpu of the guest does")
        )

    # ---- the system

    def system_name(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY USERID: MAINT AT PROD1."""
        self._facts.note(("system", "", "name"), match[2], line, REPLY, say("the system is {0}", match[2]))

    def level(self, match: re.Match[str], line: SourceLine) -> None:
        release = f"{match[1]}.{match[2]}"
        self._facts.note(("system", "", "release"), release, line, REPLY, say("z/VM {0}", release))

    def hiperdispatch(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY SRM has these lines from 6.3 on."""
        if self._facts.fact("system", "", "least release") is None:
            self._facts.note(("system", "", "least release"), "6.3", line, REPLY)

    def processor(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY PROCESSORS: PROCESSOR 00 MASTER IFL."""
        if match[2] in ("STANDBY", "RESERVED", "STAND-BY"):
            self._facts.leave_out(line, say("processor {0} is not in use", match[1]))
            return
        parked = match[2] == "PARKED"
        online = say("processor {0} is online, parked now: in the model CP uses it", match[1])
        text = online if parked else say("processor {0} is in use", match[1])
        self._facts.add(("system", "", "processors"), (match[1],), line, REPLY, text)

    def storage(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY STORAGE: STORAGE = 34G CONFIGURED = 34G ...; QUERY VIRTUAL STORAGE begins like it."""
        words = re.findall(r"(CONFIGURED|MAX) *=", match[2] or "")
        self._of_lpar("storage", match[1], line, words[0] == "CONFIGURED" if words else None)

    def expanded(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY XSTORE: XSTORE= 2048M online= 2048M."""
        self._of_lpar("expanded storage", match[1], line, True)

    def no_expanded(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY XSTORE where there is none; QUERY VIRTUAL XSTORE says the same."""
        self._of_lpar("expanded storage", "0M", line, None)

    def _of_lpar(self, key: str, text: str, line: SourceLine, form: bool | None) -> None:
        """Note a size unless a virtual machine has it. form: whether only the LPAR's looks so; None: both."""
        asked = self._echo.whose(key)
        own, echo = (form, "") if asked is None else (asked, say("{0} in {1}", self._echo, self._echo.line))
        if asked is not None and form is not None and asked != form:
            self._facts.find(line, "guessed", say(_AGAINST_FORM[own is True], text, echo))
        elif own is False:
            self._facts.leave_out(line, say("{0}: a virtual machine has it, not the LPAR", text))
        if own is not False:
            self._size(key, text, line, *((_OF_LPAR[key], REPLY) if own else (_EITHER[key], Rank.GUESS)))

    def cache(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY MDCACHE: Storage MDC min=0M max=512M, usage=3%."""
        self._size("minidisk cache", match[1], line, later("{0} for the minidisk cache at most"))

    def _size(self, key: str, text: str, line: SourceLine, what: str, rank: Rank = REPLY) -> None:
        pages = size(text)
        if pages is not None:
            self._facts.note(("system", "", key), pages, line, rank, say(what, text))

    def ratios(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY SRM: STORBUF: Q1=125% Q2=105% Q3=95%."""
        note_srm([match[1], *match.groups()[1:]], line, self._facts, REPLY)

    def slice(self, match: re.Match[str], line: SourceLine) -> None:
        self._facts.note(
            ("system", "", "minor slice"),
            float(match[1]),
            line,
            REPLY,
            say("minor time slice of {0} ms", match[1]),
        )

    def load(self, match: re.Match[str], line: SourceLine) -> None:
        """INDICATE LOAD: AVGPROC-042% 04."""
        if not match[2]:
            self._facts.leave_out(
                line, say("AVGPROC: expected the number of processors after the percentage")
            )
            return
        share, count = int(match[1]), int(match[2])
        self._facts.note(
            ("system", "", "load"),
            share * count / 100,
            line,
            REPLY,
            say("{0} % of {1} {1:processor is|processors are} in use", share, count),
        )

    def volume(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY ALLOC PAGE: PAGE01  0002 1 600839 600839 0 0 0%."""
        if match[1] in ("SUMMARY", "USABLE"):
            return
        if not self._echo.allows_paging():
            self._facts.leave_out(line, say("{0}: {1} shows no space for paging", match[1], self._echo))
            return
        pages = _pages_of(match[2])
        text = say("{0} is a paging volume with {1:,} pages", match[1], pages)
        self._facts.add(("system", "", "page space"), ((match[1], pages),), line, REPLY, text)

    def member(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY SSI: 1 SYSTEM01 Joined ..."""
        if match[2] not in ("AVAILABLE", "--------"):
            text = say("{0} is member {1} of the cluster", match[2], match[1])
            self._facts.note(("member", match[2], "slot"), match[1], line, REPLY, text)

    def cluster(self, match: re.Match[str], line: SourceLine) -> None:
        self._facts.note(
            ("system", "", "ssi"), match[1], line, REPLY, say("{0} is the SSI cluster", match[1])
        )

    def _elsewhere(self, line: SourceLine) -> bool:
        """Leave out what AT has asked another member of the cluster."""
        system = self._echo.system
        if system in ("", self._facts.get("system", "", "name")):
            return False
        self._facts.leave_out(line, say("{0} answers this: AT has sent the command there", system))
        return True

    def node(self, match: re.Match[str], line: SourceLine) -> None:
        self._node = match[1]
        self._facts.note(
            ("member", match[1], "linked"), True, line, REPLY, say("a logical link leads to {0}", match[1])
        )

    def device(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY ISLINK: Link device: D000 Type: FCTC Node: MEMBER2 ..."""
        self.end_device()
        self._device = (match[1], line)
        if match[2] or self._node:
            self.end_device(match[2] or self._node)

    def more_of_device(self, match: re.Match[str], line: SourceLine) -> None:
        """Further lines of a device: the first with a node counts when none stood before."""
        if match[1]:
            self.end_device(match[1])

    def end_device(self, node: str = "") -> None:
        """Note the device of a link whose node has not been named before; no node: none is known."""
        if self._device is not None:
            number, line = self._device
            note_link(self._facts, "", node, (number,), line, REPLY)
        self._device = None

    def nothing(self, match: re.Match[str], line: SourceLine) -> None:
        """Pass over a line of a known reply that says nothing which is used."""


def _pages_of(text: str) -> int:
    """Return pages of "600839" or "586764K", which releases from 6 on print in K, M or G slots."""
    factor = {"K": 2**10, "M": 2**20, "G": 2**30}.get(text[-1], 1)
    return round(float(text.rstrip("KMG")) * factor)


_OF_LPAR = {
    "storage": later("{0} of central storage"),
    "expanded storage": later("{0} of expanded storage"),
}
_EITHER = {  # without the command before it
    "storage": later("{0}, taken for central storage: QUERY VIRTUAL STORAGE prints such a line, too"),
    "expanded storage": later("{0} of expanded storage: QUERY VIRTUAL XSTORE prints such a line, too"),
}
_AGAINST_FORM = (
    later("{0}: a virtual machine has it, by {1}; the form is that of a reply about the LPAR"),
    later("{0}: the LPAR has it, by {1}; the form is that of a reply about a virtual machine"),
)
_Heard = Callable[[_Replies, re.Match[str], SourceLine], None]
_EXTENT = r"(?:(?:[0-9A-F]{4}|-{4}) +\S+ +\S+ +)?"
_STATES = "JOINED|DOWN|JOINING|LEAVING|ISOLATED|SUSPENDED|UNKNOWN|AVAILABLE"
_LINK_KEY = (
    "TYPE|STATE|STATUS|BYTES SENT|BYTES RECEIVED|BYTES|BUFFERS?(?: COUNT)?|PACKETS(?: SENT| RECEIVED)?"
)
_NUMBER = r"\d{1,9}(?:\.\d{1,3})?[KMG]?"
_MOST = r"MAXIMUM SHARE *= *((?:NOLIMIT|LIMITSOFT|LIMITHARD).*)"
_FORMS: tuple[tuple[re.Pattern[str], _Heard], ...] = tuple(
    (re.compile(form), heard)
    for form, heard in (
        (rf"{_QUEUED.pattern}(?:\s.*)?", _Replies.queued),
        (rf"({_NAME})\s+AT\s+([A-Z0-9@#$]{{1,8}})", _Replies.system_name),
        (r"(?:.*)Z/VM VERSION (\d) RELEASE (\d)(?:\.\d)?,.*", _Replies.level),
        (r"(?:GENERATED AT|IPL AT) .*", _Replies.nothing),
        (
            r"PROCESSOR ([0-9A-F]{2}) (MASTER|ALTERNATE|PARKED|STANDBY|STAND-BY|RESERVED|DEDICATED)\b.*",
            _Replies.processor,
        ),
        (r"STORAGE *= *(\d+(?:\.\d+)?[KMGT])( .*)?", _Replies.storage),
        (r"XSTORE *= *(\d+[KMGT]) +ONLINE *=.*", _Replies.expanded),
        (r"XSTORE *= *NONE.*|XSTORE .*NOT AVAILABLE.*", _Replies.no_expanded),
        (r"XSTORE.*", _Replies.nothing),
        (r"READY.*|TOPOLOGY|NESTING LEVEL.*|.*HIGH +(?:IFL|ICF): *(?:HIGH|LOW|MEDIUM).*", _Replies.nothing),
        (r"(?:POLARIZATION|EXCESSUSE|CPUPAD|DSPWDMETHOD|UNPARKING).*", _Replies.hiperdispatch),
        (r"(?:ZIIP|ICF|ZAAP|IFL): .*", _Replies.nothing),
        (r"STORAGE MDC MIN=\d+M,? MAX=(\d+M),.*", _Replies.cache),
        (r"(?:MINIDISK CACHE|CACHE BIAS) .*", _Replies.nothing),
        (r"(STORBUF|LDUBUF) *: *Q1=(\d+)% *Q2=(\d+)% *Q3=(\d+)%", _Replies.ratios),
        (r"DISPATCHING MINOR TIMESLICE *= *(\d{1,6}(?:\.\d{1,6})?) *MS", _Replies.slice),
        (r"(?:IABIAS|DSPBUF|MAXWSS|\.{6}|XSTORE|LIMITHARD|GLOBAL PERF).*", _Replies.nothing),
        (
            rf"USER ({_NAME}) *: *(?:CP |IFL )?(RELATIVE|ABSOLUTE) SHARE *= *([0-9.]+%?)(?: +{_MOST})?",
            _Replies.share,
        ),
        (_MOST, _Replies.most_share),
        (r"AVGPROC-(\d{1,3})%(?: +(\d{1,2}))?", _Replies.load),
        (
            r"(?:MDC READS|PAGING|STORAGE|MIGRATE|DORMANT|LIMITED|INSTAN|Q[0-3]-|PROC \d{4}|XSTORE)\W*.*",
            _Replies.nothing,
        ),
        (r"CPU [0-9A-F]{2} +ID .*", _Replies.cpu),
        (
            rf"([A-Z0-9@#$]{{1,6}}|SUMMARY|USABLE) +{_EXTENT}({_NUMBER}) +{_NUMBER}(?: +{_NUMBER}| +-{{4}})? "
            r"+\d+%.*",
            _Replies.volume,
        ),
        (r"(?:EXTENT|VOLID|-+|TOTAL)\b.*|-[- ]*", _Replies.nothing),
        (r"NODE +([A-Z0-9@#$]{1,8})", _Replies.node),
        (r"LINK(?: DEVICE)? *: *([0-9A-F]{4})\b.*?(?:NODE *: *([A-Z0-9@#$]{1,8})\b.*)?", _Replies.device),
        (rf"(?:NODE *: *([A-Z0-9@#$]{{1,8}})\b.*|(?:{_LINK_KEY}) *:.*)", _Replies.more_of_device),
        (r"NO (?:ACTIVE )?(?:IS)?LINKS?(?: DEVICES?)?(?: .*)?", _Replies.nothing),
        (r"SSI NAME: ([A-Z0-9@#$]{1,8})", _Replies.cluster),
        (r"(?:SSI MODE|CROSS-SYSTEM|SSI PERSISTENT|SLOT SYSTEMID).*", _Replies.nothing),
        (
            rf"([1-8]) +([A-Z0-9@#$-]{{1,8}}) +(?:{_STATES}).*",
            _Replies.member,
        ),
        (r"TIME IS .*|CONNECT= .*| *\d+ USERS,.*", _Replies.nothing),
    )
)

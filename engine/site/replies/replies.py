"""Replies of CP to QUERY and INDICATE, pasted from a console in any order, with or without the commands.

A reply is known by its form. Where several commands print the same form, the command before it decides, if
the text has it. The forms are those of z/VM 5.4 to 7.3 and those that this program's own console prints.
What a form has after what is used (its group "rest") is left out with its values, so that none disappears.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.language import later, say
from engine.site.agelist import note_agelist, reply_words
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.repairs import without_time
from engine.site.replies.again import RepliesAgain
from engine.site.replies.echoes import Echo, asks_cp
from engine.site.replies.links_shown import LinkReplies
from engine.site.replies.loads_shown import FORMS, NAME, SINCE_LOGON, LoadReplies
from engine.site.replies.srm import note_srm
from engine.site.replies.volumes import AllocReplies, is_extent
from engine.site.servers import SERVERS
from engine.site.shares import note_share
from engine.site.texts import size

REPLY = Rank.REPLY
_NAME = NAME
_FROM = re.compile(  # the system that has written a line of a common log: ZVM1: or MAINT AT ZVM1:
    r"(?:[A-Z0-9@#$_-]{1,8}\s+AT\s+)?([A-Z0-9@#$]{1,8})\s*:\s*(\S.*)"
)
_MESSAGE = re.compile(
    r"HCP\w{3}\d{3,4}[AEIWDST].*|HCP\w{6}\d{3,5}[AEIWDST].*|\* ?MSG .*|\* .*|GRAF .*|AUTO LOGO.*|"
    r".* LOGO(?:N|FF) +AS .*|(?:USER|DSC|SECUSER).* LOGO(?:N|FF).*|(?:FROM|WNG|MSG) .*"
)
_WRAPPED = later("{0}: taken for the end of the line before, which has been wrapped")
_WHERE = re.compile(r"DSC|DISC|SSI|SYS[CG]|[L#]?[0-9A-F]{4}")  # a terminal, none, or another member


def read_replies(found: list[SourceLine], facts: SiteFacts) -> None:
    """Note the facts of a console's text."""
    reader = _Replies(facts)
    for line in _unwrapped(found, reader, facts):
        reader.take(line)
    reader.links.end_device()
    reader.again.finish()


def _unwrapped(found: list[SourceLine], reader: _Replies, facts: SiteFacts) -> Iterator[SourceLine]:
    """Yield the lines, those joined that mail has wrapped."""
    rest = iter(found)
    line = next(rest, None)
    while line is not None:
        after = next(rest, None)
        if after is not None and reader.is_wrapped(line.text, after.text):
            facts.find(after, "guessed", say(_WRAPPED, without_time(after.text)))
            yield replace(line, text=f"{line.text} {after.text.strip()}", through=after.number)
            after = next(rest, None)
        else:
            yield line
        line = after


class _Replies:
    """Takes one line after the other and keeps what later lines of the same reply belong to."""

    def __init__(self, facts: SiteFacts) -> None:
        self._facts, self._shared, self._from = facts, ("", ""), ""  # user ID and kind of the latest share
        self._type = ""  # of processors that it is for
        self._echo = Echo()
        self.links, self._volumes = LinkReplies(facts), AllocReplies(facts)
        self.loads = LoadReplies(facts)
        self._cached = True  # by the minidisk cache, until a line says that it is off
        self.again = RepliesAgain(facts, self._echo)
        self._terminals = False  # True: names of terminals can follow, after a line of VTAM or TCPIP

    def is_wrapped(self, first: str, second: str) -> bool:
        """Return whether two lines are one that mail has wrapped: only together they are a reply."""
        first, second = without_time(first), without_time(second)
        if not (first.endswith(("-", "=")) or re.fullmatch(r"\d{1,3}%", second)):
            return False
        return self._shows(f"{first} {second}") and not self._shows(first) and not self._shows(second)

    def _shows(self, text: str) -> bool:
        return is_reply(text) or bool(self._users(text))

    def take(self, line: SourceLine) -> None:
        text = without_time(line.text)
        if not text or self._command(text, line):
            self._terminals = self._terminals and not text
            return
        match = _FROM.fullmatch(text)
        if match and not self._is_known(text):
            rest = without_time(match[2])
            if self._command(rest, line):
                return
            if self._is_known(rest) or match[1] in (self._from, self._facts.get("system", "", "name")):
                if self._is_other(match[1], text, line):
                    return
                text = rest
        if not self._elsewhere(text, line):
            self._reply(text, line)

    def _reply(self, text: str, line: SourceLine) -> None:
        if _MESSAGE.fullmatch(text):
            said = say("{0}: a message, and no reply of QUERY or INDICATE", text)
            self._facts.leave_out(line, said)
            return
        for form, heard in _FORMS:
            if match := form.fullmatch(text):
                self._terminals = False
                self._heard(heard, match, line)
                return
        if not self._names(text, line):
            wanted = self._echo.is_read()
            said = say("{0}: this is no reply that is known here", text)
            if not wanted:
                said = say("{0}: the reply to {1} is not read", text, self._echo)
                if instead := self._echo.instead():
                    said = say(
                        "{0}: the reply to {1} is not read; paste that to {2}", text, self._echo, instead
                    )
            self._facts.leave_out(line, said, costs=wanted and bool(re.search(r"\d", text)))

    def _is_known(self, text: str) -> bool:
        """Return whether a text has the form of a reply or of a message."""
        forms = (_MESSAGE, *(form for form, _ in _FORMS))
        return any(form.fullmatch(text) for form in forms) or bool(self._users(text))

    def _heard(self, heard: _Heard | str, match: re.Match[str], line: SourceLine) -> None:
        if isinstance(heard, str):
            self._facts.leave_out(line, f"{_plain(match[0])}: {say(heard)}")
            return
        heard(self, match, line)
        rest = _plain(match.groupdict().get("rest") or "")
        if rest and heard is not _Replies.volume:
            self._facts.leave_out(line, say(_REST.get(heard, "{0}: not in the model"), rest))

    def _command(self, text: str, line: SourceLine) -> bool:
        """Return whether a line is a command, whose reply follows."""
        heard = self._echo.read_line(text, line)
        if heard:
            self._facts.find(line, "understood", say("{0}: a command, which the next lines answer", text))
        return heard

    def _is_other(self, system: str, text: str, line: SourceLine) -> bool:
        """Return whether a line of a log of several systems is another one's; the first one counts."""
        self._from = self._from or self._facts.get("system", "", "name") or system
        if system != self._from:
            said = say("{0}: {1} has written this; the replies of {2} are read", text, system, self._from)
            self._facts.leave_out(line, said)
        return system != self._from

    def _elsewhere(self, text: str, line: SourceLine) -> bool:
        """Leave out what AT has asked another member of the cluster."""
        system = self._echo.system
        if system in ("", self._facts.get("system", "", "name")):
            return False
        self._facts.leave_out(line, say("{0}: {1} answers this: AT has sent the command there", text, system))
        return True

    # ---- guests

    def _names(self, text: str, line: SourceLine) -> bool:
        """QUERY NAMES: "LINUX01  - DSC , LINUX02  - L0003"; "VSM - TCPIP"."""
        pairs = self._users(text)
        for name, at in pairs:
            self._name(name, at, line)
        return bool(pairs)

    def _users(self, text: str) -> list[tuple[str, str]]:
        """Return the users in a line of QUERY NAMES with their terminals; none of another line."""
        pairs = re.findall(rf"({_NAME})\s*-\s*(\S{{1,8}}?)\s*(?:,|$)", text)
        if not pairs or re.sub(rf"{_NAME}\s*-\s*\S{{1,8}}?\s*(?:,|$)\s*", "", text):
            return []
        known = self._terminals or all(_WHERE.fullmatch(at) for name, at in pairs if name != "VSM")
        return pairs if known else []

    def _name(self, name: str, at: str, line: SourceLine) -> None:
        if at == "SSI":  # in a cluster, QUERY NAMES shows those on other members, too
            self._facts.leave_out(line, say("{0} is logged on to another member of the cluster", name))
        elif name == "VSM":
            self._terminals = True
            text = say("{0} - {1}: virtual storage managers are not in the model", name, at)
            self._facts.leave_out(line, text)
        elif name in SERVERS or re.fullmatch(r"L(OG)?[0-9A-F]{4}", name):
            text = say("{0} is a server or a user of z/VM's own, and no Linux", name)
            self._facts.leave_out(line, f"{text} ({at})")
        else:
            text = say("{0} is logged on", name)
            self._facts.note(("guest", name, "logged on"), True, line, REPLY, f"{text} ({at})")
            self.again.user(name, line)

    def share(self, match: re.Match[str], line: SourceLine) -> None:
        """USER LINUX01 : CP RELATIVE SHARE =   100; further types of processors: ZIIP RELATIVE SHARE = 50."""
        user = match[1] or self._shared[0]
        self._shared, self._type = (user, match[3]), match[2] or ""
        if not user or self._type not in ("", "CP", "IFL"):
            self._leave_out_share(match, line)
            return
        note_share([match[3], match[4]], line, ("guest", user), self._facts, REPLY)
        if match[5]:
            self._most(match[5].split(), line)

    def most_share(self, match: re.Match[str], line: SourceLine) -> None:
        """MAXIMUM SHARE = LIMITHARD ABSOLUTE 20%."""
        if self._shared[0] and self._type in ("", "CP", "IFL"):
            self._most(match[1].split(), line)
        else:
            self._leave_out_share(match, line)

    def _leave_out_share(self, match: re.Match[str], line: SourceLine) -> None:
        text = say("{0}: expected the line with the user ID before it", _plain(match[0]))
        if self._shared[0]:
            text = say("{0}: guests of the model run on processors of type CP or IFL", _plain(match[0]))
        self._facts.leave_out(line, text)

    def _most(self, words: list[str], line: SourceLine) -> None:
        user, kind = self._shared
        if rest := note_share(words, line, ("guest", user), self._facts, REPLY, before=kind):
            self._facts.leave_out(line, say("{0}: not in the model", " ".join(rest)))

    def quick_dispatch(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY QUICKDSP: USER LINUX01 : QUICKDSP = ON."""
        text = say("{0}: QUICKDSP {1}", match[1], match[2])
        self._facts.note(("guest", match[1], "quickdsp"), match[2] == "ON", line, REPLY, text)

    # ---- the system

    def system_name(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY USERID: MAINT AT PROD1."""
        text = say("the system is {0}", match[2])
        self._facts.note(("system", "", "name"), match[2], line, REPLY, f"{text} ({match[1]})")

    def level(self, match: re.Match[str], line: SourceLine) -> None:
        release = f"{match[1]}.{match[2]}"
        self._facts.note(("system", "", "release"), release, line, REPLY, say("z/VM {0}", release))

    def hiperdispatch(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY SRM has these lines from 6.3 on."""
        if self._facts.fact("system", "", "least release") is None:
            self._facts.note(("system", "", "least release"), "6.3", line, REPLY)
        text = say("{0}: HiperDispatch is not in the model", _plain(match[0]))
        self._facts.leave_out(line, text)

    def processor(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY PROCESSORS: PROCESSOR 00 MASTER IFL."""
        state, type_, address = match[2], match[3] or "", f"{int(match[1], 16):02X}"
        said = _plain(match[0].removesuffix(match["rest"]).removeprefix("PROCESSOR "))
        self.again.processor(address)
        if state in ("STANDBY", "RESERVED", "STAND-BY"):
            self._facts.leave_out(line, say("processor {0} is not in use", said))
        elif type_ in ("ZIIP", "ZAAP", "ICF"):
            text = say("processor {0}: guests of the model run on processors of type CP or IFL", said)
            self._facts.leave_out(line, text)
        else:
            online = say("processor {0} is online, and parked now; the simulation may use it", said)
            text = online if state == "PARKED" else say("processor {0} is in use", said)
            if state == "PARKED":  # INDICATE LOAD may count it or not
                self._facts.add(("system", "", "parked processors"), (address,), line, REPLY)
            self._facts.add(("system", "", "processors"), (address,), line, REPLY, text)
            if type_:
                self._facts.add(("system", "", "processor types"), (type_,), line, REPLY)
            if state == "DEDICATED":
                self._facts.find(line, "guessed", say(_DEDICATED, said))

    def storage(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY STORAGE: STORAGE = 34G CONFIGURED = 34G ...; QUERY VIRTUAL STORAGE begins like it."""
        words = re.findall(r"(CONFIGURED|MAX) *=", match[2] or "")
        self._of_lpar("storage", match[1], line, words[0] == "CONFIGURED" if words else None)

    def expanded(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY XSTORE: XSTORE= 4096M online= 2048M: CP has no more than what is online."""
        online = re.match(rf" *({_SIZE})", match["rest"])
        self._of_lpar("expanded storage", online[1] if online else match[1], line, True)

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
            guest, pages = self._echo.guest, size(text)
            if key == "storage" and pages and guest in self._facts.names("guest"):
                said = say("{0}: memory of {1}", guest, text)
                self._facts.note(("guest", guest, "memory"), pages, line, REPLY, said)
        if own is not False:
            self._size(key, text, line, *((_OF_LPAR[key], REPLY) if own else (_EITHER[key], Rank.GUESS)))

    def cache_switch(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY MDCACHE: Minidisk cache ON for system."""
        self._cached = match[1] == "ON"
        text = say("the minidisk cache is on") if self._cached else say("the minidisk cache is off")
        self._facts.find(line, "understood", text)
        if not self._cached:
            self._facts.note(("system", "", "minidisk cache"), 0, line, REPLY)

    def cache(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY MDCACHE: Storage MDC min=0M max=512M, usage=3%."""
        if not self._cached:
            self._facts.leave_out(line, say("{0}: the minidisk cache is off", _plain(match[0])))
            return
        self._size("minidisk cache", match[2], line, later("{0} for the minidisk cache at most"))
        self._facts.leave_out(line, say("{0}: not in the model", _plain(f"{match[1]} {match[3]}")))

    def _size(self, key: str, text: str, line: SourceLine, what: str, rank: Rank = REPLY) -> None:
        pages = size(text)
        if pages is None:
            self._facts.leave_out(line, say("{0}: expected a size like 512M or 34G", text))
        else:
            self._facts.note(("system", "", key), pages, line, rank, say(what, text))

    def agelist(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY AGELIST: AGELIST SIZE 2.0% EARLYWRITES YES; CP's own layout is not published."""
        rest = note_agelist(reply_words(match[1]), line, self._facts, REPLY)
        if rest:
            self._facts.leave_out(line, say("{0}: not in the model", " ".join(rest)))

    def setting(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY SRM: STORBUF: Q1=125% Q2=105% Q3=95%; IABIAS : INTENSITY=90%; DURATION=2."""
        note_srm([match[1], *re.findall(r"=(\d+%?)", match[2])], line, self._facts, REPLY)

    def slice(self, match: re.Match[str], line: SourceLine) -> None:
        text = say("minor time slice of {0} ms", match[1])
        self._facts.note(("system", "", "minor slice"), float(match[1]), line, REPLY, text)

    def volume(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY ALLOC PAGE: PAGE01  0002 1 600839 600839 0 0 0%."""
        if is_extent(match) and (old := _EXTENT.fullmatch(match[0])):
            self._volumes.extent(old, line, self._echo.allocation())
        else:
            self._volumes.row(match, line, self._echo.allocation())

    def extent(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY ALLOC of old releases: PAGE01 1A10 1 3338 47% PAGE."""
        self._volumes.extent(match, line, self._echo.allocation())

    def head(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY ALLOC of old releases: DASD 0206 M01P01 3390 CKD-ECKD (UNITS IN CYLINDERS)."""
        self._volumes.head(match, line)

    def space(self, match: re.Match[str], line: SourceLine) -> None:
        self._volumes.space(match, line)

    def member(self, match: re.Match[str], line: SourceLine) -> None:
        """QUERY SSI: 1 SYSTEM01 Joined ..."""
        if match[2] in ("AVAILABLE", "--------"):
            self._facts.leave_out(line, say("slot {0} of the cluster is free", match[1]))
            return
        text = say("{0} is member {1} of the cluster", match[2], match[1])
        self._facts.note(("member", match[2], "slot"), match[1], line, REPLY, text)

    def cluster(self, match: re.Match[str], line: SourceLine) -> None:
        text = say("{0} is the SSI cluster", match[1])
        self._facts.note(("system", "", "ssi"), match[1], line, REPLY, text)

    def node(self, match: re.Match[str], line: SourceLine) -> None:
        self.links.node(match, line)

    def device(self, match: re.Match[str], line: SourceLine) -> None:
        self.links.device(match, line)

    def more_of_device(self, match: re.Match[str], line: SourceLine) -> None:
        self.links.more_of_device(match, line)


def _of_loads(heard: Callable[[LoadReplies, re.Match[str], SourceLine], None]) -> _Heard:
    return lambda replies, match, line: heard(replies.loads, match, line)


def _plain(text: str) -> str:
    return " ".join(text.split()).strip(" ,;:=")


def is_reply(text: str) -> bool:
    """Return whether a line of a console is a command of CP or a reply that says something."""
    text = without_time(text)
    return asks_cp(text) or any(not isinstance(heard, str) and form.fullmatch(text) for form, heard in _FORMS)


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
_REST: dict[object, str] = {  # what the operands after those that are used mean
    _Replies.storage: later(
        "{0}: of the storage of the LPAR only its size is simulated; how much is configured, in standby or "
        "reserved, and in which increments, is not"
    ),
    _Replies.expanded: later("{0} of it is online: that much CP has"),
    _Replies.level: later("{0}: the service level changes nothing in a run"),
}
_HEADING = later("a heading")
_LOAD = later("a figure of the real system at that time, from which nothing of the scenario follows")
_DEDICATED = later("processor {0} is dedicated to a guest: in the model all guests share it")
_OF_USER = later("what INDICATE USER counts since the logon, or defines, is not compared with a run")
_STATE = later("the state of a link is not in the model: links are up when the run begins")
_STATES = "JOINED|DOWN|JOINING|LEAVING|ISOLATED|SUSPENDED|UNKNOWN|AVAILABLE"
_LINK_KEY = (
    "TYPE|STATE|STATUS|BYTES SENT|BYTES RECEIVED|BYTES|BUFFERS?(?: COUNT)?|PACKETS(?: SENT| RECEIVED)?"
)
_COUNT = r"\d{1,18}(?:\.\d{1,9})?[KMG]?"
_SIZE = r"\d{1,13}(?:\.\d{1,9})?[KMGTP]"
_MOST = r"MAXIMUM SHARE *= *((?:NOLIMIT|LIMITSOFT|LIMITHARD).*)"
_EXTENT = re.compile(
    r"(?P<volume>[A-Z0-9@#$]{1,6}) +(?P<device>[0-9A-F]{4}) +(?P<start>\d{1,9}) +(?P<end>\d{1,9}) +"
    r"(?P<share>\d{1,3})%(?: +(?P<kind>[A-Z].*))?"
)
_BY_FORM: tuple[tuple[str, _Heard | str], ...] = (
    *((form, _of_loads(heard)) for form, heard in FORMS),
    (rf"({_NAME})\s+AT\s+([A-Z0-9@#$]{{1,8}})", _Replies.system_name),
    (r"(?:.*)Z/VM VERSION (\d{1,2}) RELEASE (\d{1,2})(?:\.\d{1,2})?,(?P<rest>.*)", _Replies.level),
    (r"(?:GENERATED AT|IPL AT) .*", later("when CP was generated and loaded is not in the model")),
    (
        r"PROCESSOR ([0-9A-F]{1,4}) (MASTER|ALTERNATE|PARKED|STANDBY|STAND-BY|RESERVED|DEDICATED)\b"
        rf"(?: +(?:(?!(?:CP|IFL|ZIIP|ZAAP|ICF)\b){_NAME} +)?(CP|IFL|ZIIP|ZAAP|ICF)\b)?(?P<rest>.*)",
        _Replies.processor,
    ),
    (rf"STORAGE *= *({_SIZE})((?P<rest> .*)?)", _Replies.storage),
    (rf"XSTORE *= *({_SIZE}) +ONLINE *=(?P<rest>.*)", _Replies.expanded),
    (r"XSTORE *= *NONE(?P<rest>.*)|XSTORE .*NOT AVAILABLE.*", _Replies.no_expanded),
    (r"XSTORE *: *\d+%.*", later("what working sets may claim of expanded storage is not in the model")),
    (r"(?:NPREF|XSTORE) *= *\d+ .*", SINCE_LOGON),
    (
        r"(?:IPLSYS|DEVNUM|RDR|PRT|NUMBER|OWNED SIZE|DEFINED SIZE|ADDRESS LIMIT|RESERVED|RESIDENTLOCKED"
        r"|LOCKED\w*|LOGICALLOCKED|INSTAN|READS|WRITES) *=.*|OWNED PRIVATE SPACES.*"
        r"|(?:SPOOL|OWNED SPACES|PRIMARY SPACE|XSTORE|DASD) *:.*"
        r"|(?:PRIVATE|SHARED) PAGING *:?.*|HOST ACCESS.*",
        _OF_USER,
    ),
    (r"XSTORE.*", later("who has the expanded storage is not in the model; CP has all of it")),
    (r"READY.*", later("the end of a reply")),
    (r"TOPOLOGY|NESTING LEVEL.*", later("how processors are nested is not in the model")),
    (
        r"(?:POLARIZATION|EXCESSUSE|CPUPAD|DSPWDMETHOD|UNPARKING|WARNINGTRACK).*"
        r"|.*HIGH +(?:IFL|ICF): *(?:HIGH|LOW|MEDIUM).*|(?:ZIIP|ICF|ZAAP|IFL): .*",
        _Replies.hiperdispatch,
    ),
    (rf"STORAGE MDC (MIN *= *{_SIZE}),? +MAX *= *({_SIZE})(.*)", _Replies.cache),
    (r"(?:MINIDISK )?CACHE (ON|OFF) FOR SYSTEM(?P<rest>.*)", _Replies.cache_switch),
    (r"(?:MINIDISK CACHE|CACHE BIAS) .*", later("how the minidisk cache is tuned is not in the model")),
    (r"AGELIST\b(.*)", _Replies.agelist),
    (r"IN USE \d+M +IBR \d+M", _LOAD),
    (r"(STORBUF|LDUBUF|DSPBUF|IABIAS) *: *(.*)", _Replies.setting),
    (
        r"DISPATCHING MINOR TIMESLICE *= *(\d{1,6}(?:\.\d{1,6})?) *MS(?P<rest>.*)",
        _Replies.slice,
    ),
    (r"(?:MAXWSS|\.{6}).*", later("the largest working set is not in the model")),
    (r"LIMITHARD.*", later("how CP counts a hard limit is not in the model")),
    (r"GLOBAL PERF.*", later("other partitions are not in the model")),
    (
        rf"(?:USER ({_NAME}) *: *)?(?:(CP|IFL|ZIIP|ZAAP|ICF) *:? +)?(RELATIVE|ABSOLUTE) SHARE *= *([0-9.]+%?)"
        rf"(?: +{_MOST})?",
        _Replies.share,
    ),
    (_MOST, _Replies.most_share),
    (rf"USER ({_NAME}) *: *QUICKDSP *=? *(ON|OFF)", _Replies.quick_dispatch),
    (
        r"(?:MDC READS|PAGING|STORAGE|MIGRATE|DORMANT|LIMITED|INSTAN|XSTORE|Q[0-3]|E[1-3])\W.*",
        _LOAD,
    ),
    (
        r"CPU [0-9A-F]{1,2} +ID .*",
        later("QUERY VIRTUAL CPUS does not say whose they are; lscpu of the guest does"),
    ),
    (
        r"DASD ([0-9A-F]{1,4}|-{4}) ([A-Z0-9@#$-]{1,6}) +(\S+) +(\S+) "
        r"+\(UNITS IN (CYLINDERS|PAGES|BLOCKS)\)",
        _Replies.head,
    ),
    (r"(TDISK|PAGE|SPOOL|DRCT|PERM|DUMP|DIRECT) +TOTAL *= *(\d{1,18}) +(INUSE *=.*)", _Replies.space),
    (
        r"(?:(?P<volume>[A-Z0-9@#$]{1,6}|SUMMARY|USABLE) +"
        r"(?:(?P<device>[0-9A-F]{1,5}|-{4}) +(?=(?:\S+ +){5}\d+%))?)?"
        r"(?:(?P<start>\d{1,18}|-+) +(?P<end>\d{1,18}|-+) +(?=(?:\S+ +){3}\d+%))?"
        rf"(?P<total>{_COUNT}) +(?P<rest>{_COUNT} +(?:(?:{_COUNT}|-+) +)?\d+%)(?: +(?P<kind>[A-Z].*))?",
        _Replies.volume,
    ),
    (_EXTENT.pattern, _Replies.extent),
    (r"(?:EXTENT|VOLID|-+|TOTAL)\b.*|-[- ]*", _HEADING),
    (r"IPL NUCLEUS .*", later("the volume that z/VM is loaded from is not in the model")),
    (r"NODE +([A-Z0-9@#$]{1,8})", _Replies.node),
    (
        r"LINK(?: DEVICE)? *: *([0-9A-F]{3,4})\b(?P<rest>.*?)(?:NODE *: *([A-Z0-9@#$]{1,8})\b(.*))?",
        _Replies.device,
    ),
    (rf"(?:NODE *: *([A-Z0-9@#$]{{1,8}})\b(.*)|(?:{_LINK_KEY}) *:.*)", _Replies.more_of_device),
    (r"NO (?:ACTIVE )?(?:IS)?LINKS?(?: DEVICES?)?(?: .*)?", _STATE),
    (r"SSI NAME: ([A-Z0-9@#$]{1,8})", _Replies.cluster),
    (r"(?:SSI MODE|CROSS-SYSTEM|SSI PERSISTENT).*", later("the state of a cluster is not taken over")),
    (r"SLOT SYSTEMID.*", _HEADING),
    (rf"([1-8]) +([A-Z0-9@#$-]{{1,8}}) +(?P<rest>(?:{_STATES}).*)", _Replies.member),
    (r"TIME IS .*|CONNECT= .*", later("times of day are not in the model")),
    (r" *\d+ USERS,.*", later("QUERY NAMES shows who they are")),
)
_FORMS = tuple((re.compile(form), heard) for form, heard in _BY_FORM)

"""Forms of responses: the format of each line, and the method that reads it. The first form that fits is
used. The forms are those of z/VM 5.4 to 7.3 and those that this program's own console prints.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.language import later
from engine.site.facts import SiteFacts, SourceLine
from engine.site.replies.again import RepliesAgain
from engine.site.replies.echoes import Echo
from engine.site.replies.guests_shown import GuestReplies
from engine.site.replies.links_shown import LinkReplies
from engine.site.replies.loads_shown import QUEUED, SINCE_LOGON, LoadReplies
from engine.site.replies.paging_shown import PagingReplies
from engine.site.replies.pools import PoolReplies
from engine.site.replies.storage_shown import StorageReplies
from engine.site.replies.system_shown import SystemReplies
from engine.site.replies.volumes import EXTENT, AllocReplies
from engine.site.texts import COUNT, NAME, SIZE

Taker = Callable[[re.Match[str], SourceLine], None]


class ReplyParts:
    """Objects that read the lines of a text, by the subject of the lines."""

    def __init__(self, facts: SiteFacts, echo: Echo, again: RepliesAgain) -> None:
        self.loads, self.links = LoadReplies(facts), LinkReplies(facts)
        self.guests, self.system = GuestReplies(facts, again), SystemReplies(facts, again)
        self.pools, self.paging = PoolReplies(facts), PagingReplies(facts)
        self.storage, self.volumes = StorageReplies(facts, echo), AllocReplies(facts, echo)


class ReplyForm(NamedTuple):
    """Form of a line, and the method that reads it, or the reason why it is omitted; then the meaning of its
    group "rest".
    """

    pattern: re.Pattern[str]
    taker: Callable[[ReplyParts], Taker] | str
    rest: str = later("{0}: not simulated")


_ONLINE = later("{0} is online for CP")
_SERVICE = later("{0}: the service level does not affect a run")
_OF_SIZE = later(
    "{0}: only the storage size of the LPAR is simulated, not its configured, standby and reserved "
    "parts and increments"
)
_MEMBERS = later("the number of members of a pool follows from the list of its members")
_HEADING = later("a heading")
_LOAD = later("a figure of the real system at that time, which does not affect the scenario")
_OF_USER = later("the counts since logon and the definitions in INDICATE USER are not compared with a run")
_STATE = later("link states are not simulated: links are up when the run begins")
_STATES = "JOINED|DOWN|JOINING|LEAVING|ISOLATED|SUSPENDED|UNKNOWN|AVAILABLE"
_LINK_KEY = (
    "TYPE|STATE|STATUS|BYTES SENT|BYTES RECEIVED|BYTES|BUFFERS?(?: COUNT)?|PACKETS(?: SENT| RECEIVED)?"
)
_MOST = r"MAXIMUM SHARE *= *((?:NOLIMIT|LIMITSOFT|LIMITHARD).*)"
_IN_LIST = rf"[QE][0-3] *- *{COUNT}(?:\( *{COUNT}\))?"
_TABLE: tuple[tuple[Any, ...], ...] = (  # fields of ReplyForm
    (rf"{QUEUED.pattern}(?:\s.*)?", lambda to: to.loads.queued),
    (r"AVGPROC-(\d{1,6})%(?: +(\d{1,4}))?(?P<rest>(?: .*)?)", lambda to: to.loads.load),
    (r"PROC [0-9A-F]{1,4} *- *\d{1,6}%.*", lambda to: to.loads.processor),
    (
        r"(?:STORAGE *- *\d{1,6}% +)?"
        rf"(?:XSTORE|PAGING|MDC READS) *- *{COUNT}/SEC(?: *MIGRATE *- *{COUNT}/SEC)?(?P<rest>(?: .*)?)",
        lambda to: to.loads.rate,
    ),
    (rf"{_IN_LIST}(?: +(?:{_IN_LIST}|(?:DORMANT|EXPAN) *- *{COUNT}))*", lambda to: to.loads.queue),
    (
        rf"XSTORE *= *({SIZE}) +USERID *= *SYSTEM +USAGE *= *(\d{{1,3}})%(?P<rest>.*)",
        lambda to: to.loads.expanded,
    ),
    (rf"USERID *= *({NAME}) +MACH *=.*", lambda to: to.loads.user),
    (r"CPU ([0-9A-F]{1,2})(?:-([0-9A-F]{1,2}))?: +(?P<times>CTIME.*)", lambda to: to.loads.cpu),
    (r"PAGES *:.*|WS *= *\d.*", lambda to: to.loads.pages),
    (r"(?:PRIVATE|SHARED) +SPACES *:.*", lambda to: to.loads.spaces),
    (rf"({NAME})\s+AT\s+([A-Z0-9@#$]{{1,8}})", lambda to: to.system.system_name),
    (
        r"(?:.*)Z/VM VERSION (\d{1,2}) RELEASE (\d{1,2})(?:\.\d{1,2})?,(?P<rest>.*)",
        lambda to: to.system.level,
        _SERVICE,
    ),
    (r"(?:GENERATED AT|IPL AT) .*", later("the times when CP was generated and loaded are not simulated")),
    (
        r"PROCESSOR ([0-9A-F]{1,4}) (MASTER|ALTERNATE|PARKED|STANDBY|STAND-BY|RESERVED|DEDICATED)\b"
        rf"(?: +(?:(?!(?:CP|IFL|ZIIP|ZAAP|ICF)\b){NAME} +)?(CP|IFL|ZIIP|ZAAP|ICF)\b)?(?P<rest>.*)",
        lambda to: to.system.processor,
    ),
    (rf"STORAGE *= *({SIZE})((?P<rest> .*)?)", lambda to: to.storage.storage, _OF_SIZE),
    (rf"XSTORE *= *({SIZE}) +ONLINE *=(?P<rest>.*)", lambda to: to.storage.expanded, _ONLINE),
    (r"XSTORE *= *NONE(?P<rest>.*)|XSTORE .*NOT AVAILABLE.*", lambda to: to.storage.no_expanded),
    (
        r"XSTORE *: *\d+%.*",
        later("the share of expanded storage that working sets can claim is not simulated"),
    ),
    (r"(?:NPREF|XSTORE) *= *\d+ .*", SINCE_LOGON),
    (
        r"(?:IPLSYS|DEVNUM|RDR|PRT|NUMBER|OWNED SIZE|DEFINED SIZE|ADDRESS LIMIT|RESERVED|RESIDENTLOCKED"
        r"|LOCKED\w*|LOGICALLOCKED|INSTAN|READS|WRITES) *=.*|OWNED PRIVATE SPACES.*"
        r"|(?:SPOOL|OWNED SPACES|PRIMARY SPACE|XSTORE|DASD) *:.*"
        r"|(?:PRIVATE|SHARED) PAGING *:?.*|HOST ACCESS.*",
        _OF_USER,
    ),
    (r"XSTORE.*", later("the division of expanded storage is not simulated; CP has all of it")),
    (r"READY.*", later("the end of a response")),
    (r"TOPOLOGY|NESTING LEVEL.*", later("processor topology is not simulated")),
    (
        r"(?:POLARIZATION|EXCESSUSE|CPUPAD|DSPWDMETHOD|UNPARKING|WARNINGTRACK).*"
        r"|.*HIGH +(?:IFL|ICF): *(?:HIGH|LOW|MEDIUM).*|(?:ZIIP|ICF|ZAAP|IFL): .*",
        lambda to: to.system.hiperdispatch,
    ),
    (rf"STORAGE MDC (MIN *= *{SIZE}),? +MAX *= *({SIZE})(.*)", lambda to: to.storage.cache),
    (r"(?:MINIDISK )?CACHE (ON|OFF) FOR SYSTEM(?P<rest>.*)", lambda to: to.storage.cache_switch),
    (r"(?:MINIDISK CACHE|CACHE BIAS) .*", later("minidisk cache tuning is not simulated")),
    (r"AGELIST\b(.*)", lambda to: to.storage.agelist),
    (r"PAGING(?: +(?:ALIAS|HPF)\W+(?:ON|OFF))+", lambda to: to.paging.paging),
    (rf"VOLUME {NAME} +BASE (?:FREE|BUSY) +POOL \d{{1,2}}", lambda to: to.paging.volume),
    (r"POOL (\d{1,2}) HYPERPAV ALIASES (\d{1,3}) +IN USE \d{1,3}", lambda to: to.paging.pool),
    (r"DEVICE [0-9A-F]{4,5} IS .*(?:PAV|PARALLEL ACCESS).*", lambda to: to.paging.device),
    (r"POOL NAME +CPU .*", _HEADING),
    (
        rf"({NAME}) +(?:(\d{{1,3}}\.\d{{1,2}}) *(CORES|%)|NOLIMIT) +(CP|IFL) +\S+ +\S+ +"
        r"(?P<rest>\d{1,4})",
        lambda to: to.pools.pool,
        _MEMBERS,
    ),
    (rf"USER ({NAME}) HAS BEEN (ADDED TO|REMOVED FROM) RESOURCE POOL ({NAME})", lambda to: to.pools.member),
    (r"IN USE \d+M +IBR \d+M", _LOAD),
    (r"(STORBUF|LDUBUF|DSPBUF|IABIAS) *: *(.*)", lambda to: to.system.setting),
    (
        r"DISPATCHING MINOR TIMESLICE *= *(\d{1,6}(?:\.\d{1,6})?) *MS(?P<rest>.*)",
        lambda to: to.system.slice,
    ),
    (r"(?:MAXWSS|\.{6}).*", later("the largest working set is not simulated")),
    (r"LIMITHARD.*", later("CP's method for hard limits is not simulated")),
    (r"GLOBAL PERF.*", later("other partitions are not simulated")),
    (
        rf"(?:USER ({NAME}) *: *)?(?:(CP|IFL|ZIIP|ZAAP|ICF) *:? +)?(RELATIVE|ABSOLUTE) SHARE *= *([0-9.]+%?)"
        rf"(?: +{_MOST})?",
        lambda to: to.guests.share,
    ),
    (_MOST, lambda to: to.guests.most_share),
    (rf"USER ({NAME}) *: *QUICKDSP *=? *(ON|OFF)", lambda to: to.guests.quick_dispatch),
    (
        r"(?:MDC READS|PAGING|STORAGE|MIGRATE|DORMANT|LIMITED|INSTAN|XSTORE|Q[0-3]|E[1-3])\W.*",
        _LOAD,
    ),
    (
        r"CPU [0-9A-F]{1,2} +ID .*",
        later("QUERY VIRTUAL CPUS does not show the guest; lscpu in the guest does"),
    ),
    (
        r"DASD ([0-9A-F]{1,4}|-{4}) ([A-Z0-9@#$-]{1,6}) +(\S+) +(\S+) "
        r"+\(UNITS IN (CYLINDERS|PAGES|BLOCKS)\)",
        lambda to: to.volumes.head,
    ),
    (
        r"(TDISK|PAGE|SPOOL|DRCT|PERM|DUMP|DIRECT) +TOTAL *= *(\d{1,18}) +(INUSE *=.*)",
        lambda to: to.volumes.space,
    ),
    (
        r"(?:(?P<volume>[A-Z0-9@#$]{1,6}|SUMMARY|USABLE) +"
        r"(?:(?P<device>[0-9A-F]{1,5}|-{4}) +(?=(?:\S+ +){5}\d+%))?)?"
        r"(?:(?P<start>\d{1,18}|-+) +(?P<end>\d{1,18}|-+) +(?=(?:\S+ +){3}\d+%))?"
        rf"(?P<total>{COUNT}) +(?P<figures>{COUNT} +(?:(?:{COUNT}|-+) +)?\d+%)(?: +(?P<kind>[A-Z].*))?",
        lambda to: to.volumes.row,
    ),
    (EXTENT.pattern, lambda to: to.volumes.extent),
    (r"(?:EXTENT|VOLID|-+|TOTAL)\b.*|-[- ]*", _HEADING),
    (r"IPL NUCLEUS .*", later("the IPL volume of z/VM is not simulated")),
    (r"NODE +([A-Z0-9@#$]{1,8})", lambda to: to.links.node),
    (
        r"LINK(?: DEVICE)? *: *([0-9A-F]{3,4})\b(?P<rest>.*?)(?:NODE *: *([A-Z0-9@#$]{1,8})\b(.*))?",
        lambda to: to.links.device,
    ),
    (rf"(?:NODE *: *([A-Z0-9@#$]{{1,8}})\b(.*)|(?:{_LINK_KEY}) *:.*)", lambda to: to.links.more_of_device),
    (r"NO (?:ACTIVE )?(?:IS)?LINKS?(?: DEVICES?)?(?: .*)?", _STATE),
    (r"SSI NAME: ([A-Z0-9@#$]{1,8})", lambda to: to.system.cluster),
    (r"(?:SSI MODE|CROSS-SYSTEM|SSI PERSISTENT).*", later("the state of a cluster is not imported")),
    (r"SLOT SYSTEMID.*", _HEADING),
    (rf"([1-8]) +([A-Z0-9@#$-]{{1,8}}) +(?P<rest>(?:{_STATES}).*)", lambda to: to.system.member),
    (r"TIME IS .*|CONNECT= .*", later("times of day are not simulated")),
    (r" *\d+ USERS,.*", later("QUERY NAMES identifies them")),
)
FORMS = tuple(ReplyForm(re.compile(pattern), *more) for pattern, *more in _TABLE)

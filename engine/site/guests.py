"""The guests of a site that are simulated: which, how large, with which share, and what they do."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.kernel.units import PAGES_PER_MB, size_text
from engine.language import say
from engine.scenario.files.quantities import USERID
from engine.site.facts import SiteError, SiteFact, SiteFacts
from engine.site.questions import Asking, Said, SiteQuestion, pages, percent, word
from engine.site.replies import SERVERS
from engine.site.software import WORKLOADS
from engine.state.linux import MAX_LINUX

LEAST_LINUX = 256 * PAGES_PER_MB  # of a guest that is taken for a Linux when nothing says who is logged on
LEAST_MEMORY, MOST_MEMORY = 64 * PAGES_PER_MB, 2**20 * PAGES_PER_MB
BUSY = {"idle": "0.5 %", "web": "10 %", "application": "25 %", "database": "20 %"}
_NAMES = {  # parts of user IDs and of the names of their software
    "database": ("DB", "ORA", "SQL", "UDB", "PG"),
    "application": ("WAS", "APP", "JAVA", "JBOSS", "WLS"),
    "web": ("WEB", "HTTP", "NGINX", "IHS", "APACHE", "PROXY"),
}


@dataclass(frozen=True)
class SiteGuest:
    """A guest as it is simulated. keys: those of a group of the scenario, with their sources."""

    name: str
    workload: str
    busy: float  # processors
    memory: int  # pages
    keys: dict[str, Said]
    sources: dict[str, str]


def site_guests(facts: SiteFacts, asking: Asking) -> list[SiteGuest]:
    """Return the guests that are simulated. Raises SiteError when there are none, or too many."""
    names = _chosen(facts, asking)
    if len(names) > MAX_LINUX:
        example = f'guests = "{names[0]} {names[1]}"'
        raise SiteError(
            say(
                "These are {0:,} guests; expected at most {1:,}: answer with {2}",
                len(names),
                MAX_LINUX,
                example,
            )
        )
    return [_guest(name, facts, asking) for name in names]


def _chosen(facts: SiteFacts, asking: Asking) -> list[str]:
    known = {name: facts.of("guest", name) for name in facts.names("guest")}
    on = [name for name, of in known.items() if _is(of, "logged on") and not _is_small(name, of, facts)]
    likely = on or [name for name, of in known.items() if _is_linux(name, of)]
    why = say("they can log on and have the storage of a Linux")
    if on:
        why = say("they are logged on")
    question = SiteQuestion("guests", say("Which guests are simulated?"), " ".join(likely), why)
    names, _ = asking.ask(question, lambda text: list(dict.fromkeys(text.upper().split())), say("user IDs"))
    if not names:
        raise SiteError(
            say(
                "The files name no guest: add a user directory or the reply to QUERY NAMES, or answer with "
                'guests = "LINUX01 LINUX02"'
            )
        )
    if wrong := next((name for name in names if not re.fullmatch(USERID, name)), ""):
        raise SiteError(
            say(
                "guests: {0} is no user ID that a scenario can have; expected A to Z, 0 to 9, @#$_-",
                wrong[:20],
            )
        )
    return names


def _is_small(name: str, of: dict[str, SiteFact], facts: SiteFacts) -> bool:
    """Return whether a guest that is logged on has too little storage for a Linux, and note that."""
    memory = of.get("memory")
    if memory is None or memory.value >= LEAST_MEMORY:
        return False
    text = say("{0} is logged on, but has {1}: too little for a Linux", name, size_text(memory.value))
    facts.leave_out(of["logged on"].line, text)
    return True


def _is(of: dict[str, SiteFact], what: str) -> bool:
    return what in of and bool(of[what].value)


def _is_linux(name: str, of: dict[str, SiteFact]) -> bool:
    """Return whether a guest of the directory is likely to run a Linux."""
    can = "logs on" not in of or _is(of, "logs on")
    memory = of["memory"].value if "memory" in of else 0
    return (
        name not in SERVERS
        and can
        and (memory >= LEAST_LINUX or any(what.startswith("linux") for what in of))
    )


def _guest(name: str, facts: SiteFacts, asking: Asking) -> SiteGuest:
    sources: dict[str, str] = {}
    workload, sources["workload"] = asking.ask(
        SiteQuestion(f"workload of {name}", say("What does {0} do?", name), *_likely(name), tuple(WORKLOADS)),
        word(*WORKLOADS),
        say("one of {0}", ", ".join(WORKLOADS)),
    )
    busy, sources["busy"] = asking.ask(
        SiteQuestion(
            f"load of {name}", say("How much of one processor does {0} use?", name), *_busy(workload, facts)
        ),
        percent,
        say("a percentage like 25 %"),
    )
    memory, from_ = _memory(name, facts, asking)
    keys = {"memory": Said(memory, from_), "processors": _processors(name, facts), **_shares(name, facts)}
    return SiteGuest(name, workload, busy, memory, keys, sources)


def _likely(name: str) -> tuple[str, str]:
    for workload, parts in _NAMES.items():
        if any(part in name for part in parts):
            return workload, say("{0} sounds like it", name)
    return "application", say("nothing says what it does")


def _busy(workload: str, facts: SiteFacts) -> tuple[str, str]:
    """Return the likely load: an even part of INDICATE LOAD, or what is usual for the workload."""
    load = facts.fact("system", "", "load")
    on = [name for name in facts.names("guest") if facts.get("guest", name, "logged on")]
    if load is None or not on:
        return BUSY[workload], say("a round figure for this workload ({0})", workload)
    return f"{100 * load.value / len(on):.1f} %", say(
        "an even part of what INDICATE LOAD shows ({0})", load.line
    )


def _memory(name: str, facts: SiteFacts, asking: Asking) -> tuple[int, str]:
    found = facts.fact("guest", name, "memory")
    if found is not None:
        return _bounded(name, found.value), str(found.line)
    total = facts.fact("guest", name, "linux total")
    if total is not None:
        whole_mb = 64 * PAGES_PER_MB
        return -(
            -total.value // whole_mb
        ) * whole_mb, f"assumed: MemTotal in {total.line}, and what the kernel keeps"
    question = SiteQuestion(
        f"memory of {name}", say("How much storage does {0} have?", name), "2G", say("a round figure")
    )
    value, source = asking.ask(question, pages, say("a size like 2G"))
    return _bounded(name, value), source


def _bounded(name: str, memory: int) -> int:
    if not LEAST_MEMORY <= memory <= MOST_MEMORY:
        limits = say("{0} to {1}", size_text(LEAST_MEMORY), size_text(MOST_MEMORY))
        raise SiteError(
            say(
                "{0} has {1} of storage; expected {2}: answer guests without {0}",
                name,
                size_text(memory),
                limits,
            )
        )
    return memory


def _processors(name: str, facts: SiteFacts) -> Said:
    seen = facts.fact("guest", name, "linux cpus")
    if seen is not None:
        return Said(seen.value, str(seen.line))
    cpus = facts.fact("guest", name, "cpus")
    if cpus is not None:
        return Said(len(cpus.value), str(cpus.line))
    return Said(1, "assumed: one, as no CPU statement says more")


def _shares(name: str, facts: SiteFacts) -> dict[str, Said]:
    of, found = facts.of("guest", name), {}
    shares = [of[what] for what in ("absolute share", "share") if what in of]
    passed_over = [share for share in shares if share is not max(shares, key=lambda fact: fact.rank)]
    for what, key in (
        ("share", "share"),
        ("absolute share", "share_absolute"),
        ("limit share", "limit_share"),
    ):
        if what in of and of[what] not in passed_over:
            found[key] = Said(of[what].value, str(of[what].line))
    if "limit share" in of and _is(of, "limit"):
        limit = {"NOLIMIT": "none", "LIMITSOFT": "soft", "LIMITHARD": "hard"}[of["limit"].value]
        found["limit"] = Said(limit, str(of["limit"].line))
    if "limit" not in found or found["limit"].value == "none":
        found.pop("limit_share", None)
    if _is(of, "quickdsp"):
        found["quickdsp"] = Said(True, str(of["quickdsp"].line))
    if "linux swap" in of and of["linux swap"].value:
        found["swap"] = Said(of["linux swap"].value, str(of["linux swap"].line))
    return found

"""The guests of a site that are simulated, with their sizes, shares and workloads."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from engine.kernel.units import PAGES_PER_MB, size_text
from engine.language import later, say
from engine.scenario.files.error import nearest
from engine.scenario.files.quantities import USERID, exact_size_text
from engine.site.conflicts import choose_of_guests
from engine.site.directory.devices import VIRTUAL
from engine.site.facts import SiteError, SiteFact, SiteFacts
from engine.site.questions import Asking, Said, SiteQuestion, pages, percent, word
from engine.site.servers import SERVERS
from engine.site.shares import share_keys
from engine.site.software import WORKLOADS
from engine.state.linux import MAX_LINUX

_WHOLE = 64 * PAGES_PER_MB  # storage of guests is a multiple of it
_LEAST_SHOWN = 0.75  # of a guest's storage that MemTotal is at least: the kernel keeps some for itself
_OTHER_SIZE = later("{0} has {1}, but MemTotal in {2} is {3}: the value from Linux is used")
_OTHER_CPUS = later("{0}: its Linux has {1} {1:CPU|CPUs}, but {2} has {3}; the number from Linux is used")
_MORE_ONLINE = later(
    "{0}: Linux runs on {1} {1:CPU|CPUs}, but the guest has only {2} according to other lines"
)
SHOWN = "logged on", "seen"  # by QUERY NAMES, and by replies that do not show all who are logged on
LEAST_LINUX = 256 * PAGES_PER_MB  # of a guest that is taken for a Linux when nothing says who is logged on
LEAST_MEMORY, MOST_MEMORY = 64 * PAGES_PER_MB, 2**20 * PAGES_PER_MB
BUSY = {"idle": "0.5%", "web": "10%", "application": "25%", "database": "20%"}
_NAMES = {  # parts of user IDs and of the names of their software
    "database": ("DB", "ORA", "SQL", "UDB", "PG"),
    "application": ("WAS", "APP", "JAVA", "JBOSS", "WLS"),
    "web": ("WEB", "HTTP", "NGINX", "IHS", "APACHE", "PROXY"),
}


@dataclass(frozen=True)
class SiteGuest:
    """A guest as simulated. keys: those of a scenario group, with their sources."""

    name: str
    workload: str
    busy: float  # processors
    memory: int  # pages
    keys: dict[str, Said]
    sources: dict[str, str]


def site_guests(facts: SiteFacts, asking: Asking, *, loads: bool) -> list[SiteGuest]:
    """Return the guests to simulate. loads: ask how busy they are. Raises SiteError if no guest can be
    simulated.
    """
    names = _chosen(facts, asking)
    if len(names) > MAX_LINUX:
        example = f'guests = "{names[0]} {names[1]}"'
        raise SiteError(
            say(
                "{0:,} guests; expected at most {1:,}: answer with {2}",
                len(names),
                MAX_LINUX,
                example,
            )
        )
    choose_of_guests(names, facts, asking)
    return [_guest(name, names, facts, asking, loads) for name in names]


def _chosen(facts: SiteFacts, asking: Asking) -> list[str]:
    known = {name: facts.of("guest", name) for name in facts.names("guest")}
    on, seen = ([name for name, of in known.items() if _shown(name, of, what, facts)] for what in SHOWN)
    likely = on or [name for name, of in known.items() if name in seen or _is_linux(name, of)]
    why = say("they can log on and have enough storage for Linux")
    if on:
        why = say("they are logged on")
    elif seen:
        why = say(
            "responses show them, or they have enough storage for Linux; there is no response to QUERY NAMES"
        )
    question = SiteQuestion("guests", say("Which guests are simulated?"), " ".join(likely), why)
    names, _ = asking.ask(question, lambda text: list(dict.fromkeys(text.upper().split())), say("user IDs"))
    if not names:
        raise SiteError(_no_guest(known))
    if wrong := next((name for name in names if not re.fullmatch(USERID, name)), ""):
        raise SiteError(
            say(
                "guests: {0} is not a user ID that a scenario can use; expected A to Z, 0 to 9, @#$_-",
                wrong[:20],
            )
        )
    for name in names:
        _check_name(name, known)
    return names


def _no_guest(known: dict[str, dict[str, SiteFact]]) -> str:
    """Return the reason why no guest is simulated, and the action to take."""
    if not known:
        return say(
            "The files do not name any guests: add a user directory or the response "
            'to QUERY NAMES, or answer with guests = "LINUX01 LINUX02"'
        )
    sizes = [of["memory"].value if "memory" in of else 0 for of in known.values()]
    shut = sum("logs on" in of and not _is(of, "logs on") for of in known.values())
    text = say(
        "None of the {0:,} user IDs in these files is assumed to be Linux. Cannot log on: {1:,}; z/VM "
        "servers: {2:,}; less than {4} of storage or no size: {3:,} (the largest has {5})",
        len(known),
        shut,
        sum(name in SERVERS for name in known),
        sum(size < LEAST_LINUX for size in sizes),
        size_text(LEAST_LINUX),
        size_text(max(sizes)),
    )
    if max(sizes) < LEAST_MEMORY:
        return say("{0}. A simulated guest has at least {1}", text, size_text(LEAST_MEMORY))
    return say('{0}. Answer the question "guests" with the user IDs that are Linux nevertheless', text)


def _check_name(name: str, known: dict[str, dict[str, SiteFact]]) -> None:
    """Reject a guest that is in none of the files, if files list any guests, and a guest that cannot log
    on.
    """
    if known and name not in known:
        near = nearest(name, known)
        text = say("guests: no file contains the user ID {0}", name)
        raise SiteError(say("{0}; the nearest match is {1}", text, near) if near else text)
    logs_on = known.get(name, {}).get("logs on")
    if logs_on is not None and not logs_on.value:
        raise SiteError(say("guests: {0} cannot log on, according to {1}", name, logs_on.line))


def _shown(name: str, of: dict[str, SiteFact], what: str, facts: SiteFacts) -> bool:
    """Return whether a response shows a guest, and note a guest that has too little storage for Linux."""
    memory = of.get("memory")
    if not _is(of, what) or memory is None or memory.value >= LEAST_MEMORY:
        return _is(of, what)
    text = say("{0} is logged on, but has {1}: too little for Linux", name, size_text(memory.value))
    facts.leave_out(of[what].line, text)
    return False


def _is(of: dict[str, SiteFact], what: str) -> bool:
    return what in of and bool(of[what].value)


def _is_linux(name: str, of: dict[str, SiteFact]) -> bool:
    """Return whether a guest in the directory is likely to run Linux."""
    can = "logs on" not in of or _is(of, "logs on")
    memory = of["memory"].value if "memory" in of else 0
    return (
        name not in SERVERS
        and can
        and (memory >= LEAST_LINUX or any(what.startswith("linux") for what in of))
    )


def _guest(name: str, names: Sequence[str], facts: SiteFacts, asking: Asking, loads: bool) -> SiteGuest:
    sources: dict[str, str] = {}
    workload, sources["workload"] = asking.ask(
        SiteQuestion(f"workload of {name}", say("What does {0} do?", name), *_likely(name), tuple(WORKLOADS)),
        word(*WORKLOADS),
        say("one of {0}", ", ".join(WORKLOADS)),
    )
    processors, count = _processors(name, facts), cpus_of(name, facts)
    busy = 0.0
    if loads:
        busy, sources["busy"] = asking.ask(
            SiteQuestion(
                f"load of {name}",
                say("How much of one processor does {0} use?", name),
                *_busy(name, names, workload, facts),
            ),
            percent(count),
            say("a percentage like 25%, at most {0}% with {1} virtual {1:CPU|CPUs}", 100 * count, count),
        )
        measured = facts.fact("guest", name, "cpu use")
        if measured is not None and sources["busy"] != "answered":
            sources["busy"] = str(measured.line)
    memory, from_ = _memory(name, facts, asking)
    keys = {
        "memory": Said(memory, from_),
        "processors": processors,
        **share_keys(name, facts, names),
        **_options(name, facts),
        **_swap(name, facts),
    }
    return SiteGuest(name, workload, busy, memory, keys, sources)


def _likely(name: str) -> tuple[str, str]:
    for workload, parts in _NAMES.items():
        if any(part in name for part in parts):
            return workload, say("suggested by {0}", name)
    return "application", say("the files do not show its workload")


def cpus_of(name: str, facts: SiteFacts) -> int:
    """Return the number of virtual CPUs on which a guest runs: its Linux may have some of them offline."""
    online, seen, defined = (facts.get("guest", name, what) for what in ("online cpus", "linux cpus", "cpus"))
    return int(online or seen or len(defined or ()) or 1)


def _busy(name: str, names: Sequence[str], workload: str, facts: SiteFacts) -> tuple[str, str]:
    """Return the likely load: as measured, otherwise an equal part of INDICATE LOAD, or the usual load."""
    count, load = cpus_of(name, facts), facts.fact("system", "", "load")
    used = {each: facts.get("guest", each, "cpu use") for each in names}
    if (measured := facts.fact("guest", name, "cpu use")) is not None:
        shows = [
            say("{0} shows {1:.1f}% of {2} {2:CPU|CPUs}", fact.line, 100 * fact.value, count)
            for fact in facts.samples("guest", name, "cpu use")
        ]
        return f"{min(100.0, 100 * measured.value) * count:.1f}%", "; ".join(dict.fromkeys(shows))
    usual, round_figure = BUSY[workload], say("a round value for this workload ({0})", workload)
    if load is None:
        return usual, round_figure
    known = sum(cpus_of(each, facts) * share for each, share in used.items() if share is not None)
    loads = [fact.value for fact in facts.samples("system", "", "load")]
    even = (sum(loads) / len(loads) - known) / list(used.values()).count(None)
    if even <= 0:
        text = say("guests with a known load use {0:.2f} processors, more than {1} shows", known, load.line)
        return usual, f"{round_figure}; {text}"
    text = say("an equal part of the load that INDICATE LOAD shows ({0})", load.line)
    if len(loads) > 1:
        text = say("an equal part of the mean of {0} responses to INDICATE LOAD ({1})", len(loads), load.line)
    if even > count:
        return f"{100 * count}%", say("{0}, limited by its virtual CPUs", text)
    return f"{100 * even:.1f}%", text


def _memory(name: str, facts: SiteFacts, asking: Asking) -> tuple[int, str]:
    found, total = (facts.fact("guest", name, what) for what in ("memory", "linux total"))
    shown = -(-total.value // _WHOLE) * _WHOLE if total is not None else 0
    if (
        found is not None
        and total is not None
        and not found.value * _LEAST_SHOWN <= total.value <= found.value
    ):
        return _chosen_memory(name, found, total, shown, facts, asking)
    if found is not None:
        return _bounded(name, found.value), str(found.line)
    if total is not None:
        return _bounded(name, shown), f"assumed: MemTotal in {total.line}, and what the kernel keeps"
    question = SiteQuestion(
        f"memory of {name}", say("How much storage does {0} have?", name), "2G", say("a round value")
    )
    value, source = asking.ask(question, pages, say("a size like 2G"))
    return _bounded(name, value), source


def _chosen_memory(
    name: str, found: SiteFact, total: SiteFact, shown: int, facts: SiteFacts, asking: Asking
) -> tuple[int, str]:
    """Ask which of two sizes to use, if Linux has more memory than defined, or much less."""
    here, there = size_text(found.value), size_text(total.value)
    why = say(_OTHER_SIZE, found.line, here, total.line, there)
    facts.find(total.line, "guessed", say("{0}: {1}; the answer to “memory of {0}” decides", name, why))
    most = facts.fact("guest", name, "most memory")
    if most is not None and total.value > most.value:
        text = say(
            "{0}: MemTotal is more than its maximum of {1} in {2}", name, size_text(most.value), most.line
        )
        facts.find(total.line, "guessed", say("{0}: does this file belong to another guest?", text))
    question = SiteQuestion(
        f"memory of {name}", say("How much storage does {0} have?", name), exact_size_text(shown), why
    )
    value, source = asking.ask(question, pages, say("a size like 2G"))
    return _bounded(name, value), source


def _bounded(name: str, memory: int) -> int:
    if not LEAST_MEMORY <= memory <= MOST_MEMORY:
        limits = say("{0} to {1}", size_text(LEAST_MEMORY), size_text(MOST_MEMORY))
        raise SiteError(
            say(
                '{0} has {1} of storage; expected {2}: omit {0} from the answer to "guests"',
                name,
                size_text(memory),
                limits,
            )
        )
    return memory


def _processors(name: str, facts: SiteFacts) -> Said:
    seen, cpus = facts.fact("guest", name, "linux cpus"), facts.fact("guest", name, "cpus")
    online = facts.fact("guest", name, "online cpus")
    defined = seen.value if seen is not None else len(cpus.value) if cpus is not None else 0
    if online is not None and online.value > defined > 0:
        facts.find(online.line, "guessed", say(_MORE_ONLINE, name, online.value, defined))
    if seen is not None and cpus is not None and len(cpus.value) != seen.value:
        text = say(_OTHER_CPUS, name, seen.value, cpus.line, len(cpus.value))
        facts.find(seen.line, "guessed", text)
    if seen is not None:
        return Said(seen.value, str(seen.line))
    if cpus is not None:
        return Said(len(cpus.value), str(cpus.line))
    if online is not None:
        return Said(online.value, str(online.line))
    return Said(1, "assumed: one, as no CPU statement says more")


def _options(name: str, facts: SiteFacts) -> dict[str, Said]:
    of, found = facts.of("guest", name), {}
    if _is(of, "quickdsp"):
        found["quickdsp"] = Said(True, str(of["quickdsp"].line))
    if of.get("relocatable") is not None and not of["relocatable"].value:
        found["relocatable"] = Said(False, str(of["relocatable"].line))
    return found


def _swap(name: str, facts: SiteFacts) -> dict[str, Said]:
    """Return the swap disks of a guest: as its Linux shows them, otherwise its virtual disks in storage."""
    shown = facts.fact("guest", name, "linux swap")
    if shown is not None:
        return {"swap": Said((shown.value,) if shown.value else (), str(shown.line))}
    disks = facts.fact("guest", name, VIRTUAL)
    if disks is not None:
        first, *others = (pages_ for _, pages_ in disks.value)
        sizes = (first, sum(others)) if others else (first,)  # the model has two at most
        return {"swap": Said(sizes, f"assumed: its virtual disks are for swapping ({disks.line})")}
    return {"swap": Said(None, "assumed: as large as its storage, as no file shows a swap disk")}

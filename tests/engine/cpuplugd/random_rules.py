"""Random rules and readings that find every operation, every trap and every error of the language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hypothesis import strategies as st

from engine.cpuplugd.daemon.reading import TICKS, CounterReading

NUMBERS = "0 1 2 3 0.5 100 1e308 1e-308 2.3e-308 5e-324 1e200 1e-200 1e999 9e18 9.3e18 0x1F -1e308 -0".split()
COUNTERS = (
    "meminfo.MemFree",
    "meminfo.MemTotal",
    "vmstat.pgfault",
    "cpustat.user",
    "cpustat.onumcpus",
    "time",
)
KEYWORDS = ("loadavg", "runnable_proc", "onumcpus", "swaprate", "apcr", "freemem", "user", "idle", "steal")
FIRST, SECOND = ("v1",), ("v1", "v2")  # variables
_SELDOM = 12  # one in so many ends the daemon

_history = st.sampled_from(["", "", "[0]", "[1]", "[2]"])
_counters = st.builds("{}{}".format, st.sampled_from(COUNTERS), _history)


def _leaves(variables: tuple[str, ...]) -> st.SearchStrategy[str]:
    return st.sampled_from(NUMBERS) | _counters | st.sampled_from([*KEYWORDS, *variables])


@cache
def numbers(variables: tuple[str, ...] = ()) -> st.SearchStrategy[str]:
    """Draw the text of a rule whose value is a number."""
    return st.recursive(
        _leaves(variables),
        lambda part: (
            st.builds("({}{}{})".format, part, st.sampled_from("+-*/"), part)
            | st.builds("(-{})".format, part)
        ),
        max_leaves=8,
    )


@cache
def conditions(variables: tuple[str, ...] = ()) -> st.SearchStrategy[str]:
    """Draw the text of a rule that is true or false."""
    compared = st.builds("({}{}{})".format, numbers(variables), st.sampled_from("<>"), numbers(variables))
    return st.recursive(
        compared | numbers(variables),
        lambda part: (
            st.builds("({}{}{})".format, part, st.sampled_from("&|"), part) | st.builds("(!{})".format, part)
        ),
        max_leaves=4,
    )


@cache
def anything(variables: tuple[str, ...] = ()) -> st.SearchStrategy[str]:
    """Draw the text of a rule that may well end the daemon: truth values as numbers, unknown names."""
    return st.recursive(
        _leaves(variables) | st.sampled_from(["meminfo.Nothing", "cpustat.busy"]),
        lambda part: (
            st.builds("({}{}{})".format, part, st.sampled_from("+-*/<>&|"), part)
            | st.builds("(!{})".format, part)
        ),
        max_leaves=8,
    )


@st.composite
def configurations(draw: st.DrawFn) -> str:
    """Draw the text of a file."""
    one = st.integers(1, _SELDOM)

    def rule(likely: Callable[[tuple[str, ...]], st.SearchStrategy[str]], variables: tuple[str, ...]) -> str:
        return str(draw(anything(variables) if draw(one) == _SELDOM else likely(variables)))

    values: dict[str, int | str] = {"UPDATE": 1, "CPU_MIN": 1, "CPU_MAX": draw(st.integers(1, 4))}
    values |= {"CMM_MIN": draw(st.integers(0, 20)), "CMM_MAX": draw(st.sampled_from([50, 2000, 2**63 - 1]))}
    values |= {"v1": rule(numbers, ()), "v2": rule(numbers, FIRST)}
    values |= {name: rule(conditions, SECOND) for name in ("HOTPLUG", "HOTUNPLUG", "MEMPLUG", "MEMUNPLUG")}
    values |= {name: rule(numbers, SECOND) for name in ("CMM_INC", "CMM_DEC")}
    missing = draw(st.sampled_from(["", "", "", "", "CMM_DEC", "CMM_DEC", "MEMPLUG", "HOTPLUG"]))
    return "".join(f'{name}="{value}"\n' for name, value in values.items() if name != missing)


_ticks = st.sampled_from([0, 1, 2, 3, 100, 12345, 2**53])
_some = st.sampled_from([0, 1, 2, 1000, 409600, 2**53])
_READ = {"meminfo": ("MemFree", "MemTotal"), "vmstat": ("pgfault", "pswpin", "pswpout", "pgpgin", "pgpgout")}


@st.composite
def readings(draw: st.DrawFn, least: int = 3) -> list[tuple[CounterReading, int]]:
    """Draw successive readings: (reading, size of the pool). Time stands still now and then."""
    now, made = 1.3e9, []
    for _ in range(draw(st.integers(least, 6))):
        now += draw(st.sampled_from([1.0, 1.0, 1.0, 0.3, 0.0, -2.0]))
        counters = [{name: draw(_some) for name in names} for names in _READ.values()]
        ticks = {name: draw(_ticks) for name in TICKS}
        loadavg = draw(st.integers(0, 900)) / 100
        online = draw(st.integers(1, 4))
        one = CounterReading(now, ticks, loadavg, draw(st.integers(0, 9)), online, *counters)
        made.append((one, draw(st.sampled_from([0, 1, 30, 1000, 2**62]))))
    return made

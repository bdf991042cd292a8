"""Where the time of a guest went over a span of a run: the shares of its states, and its paging."""

from __future__ import annotations

from engine.explain.answer import CausalAnswer
from engine.kernel.units import clock_text
from engine.language import later, say
from engine.measures.selectors import find_measure
from engine.sim import Simulation

STATES = {  # part of the name of the measure -> in words
    "running": later("it ran"),
    "ready": later("it waited for a processor"),
    "limited": later("its limit share held it"),
    "page_wait": later("it waited for pages on paging volumes"),
    "io_wait": later("it waited for I/O"),
    "sim_wait": later("CP worked for it"),
    "test_idle": later("it was idle, tested"),
    "eligible": later("it stood on the eligible list"),
    "dormant": later("it was dormant"),
    "stopped": later("it was stopped"),
    "suspended": later("its Linux was suspended"),
    "off": later("it was off"),
}
LEAST = 0.005  # share of the time that is worth a sentence


def where_time_went(simulation: Simulation, guest: int, start: int, end: int) -> CausalAnswer:
    """Return the shares of the states of a guest from start to end, ns, the largest first."""
    recording = simulation.recording()
    shares = {
        words: find_measure(f"guest.{state}").value(recording, [guest], start, end)
        for state, words in STATES.items()
    }
    asleep = sum(shares[STATES[state]] for state in ("stopped", "suspended"))
    shares[STATES["dormant"]] -= asleep  # the measure counts them, as monitors do
    found = sorted((share, words) for words, share in shares.items() if share >= LEAST)[::-1]
    name = simulation.scenario.guests[guest].userid
    span = say("{0} to {1}", clock_text(start), clock_text(end))
    if not found:
        return CausalAnswer(say("{0}: nothing is recorded from {1}.", name, span), (), start, end)
    reasons = tuple(say("{0:.1f} %: {1}.", 100 * share, say(words)) for share, words in found)
    headline = say(
        "{0}, {1}: most of the time {2} ({3:.0f} %).", name, span, say(found[0][1]), 100 * found[0][0]
    )
    return CausalAnswer(headline, (*reasons, *_paging(simulation, guest, start, end)), start, end)


def _paging(simulation: Simulation, guest: int, start: int, end: int) -> list[str]:
    recording, found = simulation.recording(), []
    for name, words in (
        ("guest.page_in", later("{0:,.0f} pages/s came back from expanded storage.")),
        ("guest.page_read", later("{0:,.0f} pages/s were read from paging volumes.")),
        ("guest.stolen", later("{0:,.0f} frames/s were taken by demand scans.")),
    ):
        value = find_measure(name).value(recording, [guest], start, end)
        found += [say(words, value)] if value >= 0.5 else []
    return found

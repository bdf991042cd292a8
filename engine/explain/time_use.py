"""Where the time of a guest went over a span of a run: the shares of its states, and its paging."""

from __future__ import annotations

from engine.explain.answer import Answer
from engine.kernel.units import clock_text
from engine.measures.selectors import find_measure
from engine.sim import Simulation

STATES = {  # part of the name of the measure -> in words
    "running": "it ran",
    "ready": "it waited for a processor",
    "limited": "its limit share held it",
    "page_wait": "it waited for pages on paging volumes",
    "io_wait": "it waited for I/O",
    "sim_wait": "CP worked for it",
    "test_idle": "it was idle, tested",
    "eligible": "it stood on the eligible list",
    "dormant": "it was dormant",
    "stopped": "it was stopped",
    "suspended": "its Linux was suspended",
    "off": "it was off",
}
LEAST = 0.005  # share of the time that is worth a sentence


def where_time_went(simulation: Simulation, guest: int, start: int, end: int) -> Answer:
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
    span = f"{clock_text(start)} to {clock_text(end)}"
    if not found:
        return Answer(f"{name}: nothing is recorded from {span}.", (), start, end)
    reasons = tuple(f"{100 * share:.1f} %: {words}." for share, words in found)
    headline = f"{name}, {span}: most of the time {found[0][1]} ({100 * found[0][0]:.0f} %)."
    return Answer(headline, (*reasons, *_paging(simulation, guest, start, end)), start, end)


def _paging(simulation: Simulation, guest: int, start: int, end: int) -> list[str]:
    recording, found = simulation.recording(), []
    for name, words in (
        ("guest.page_in", "pages/s came back from expanded storage"),
        ("guest.page_read", "pages/s were read from paging volumes"),
        ("guest.stolen", "frames/s were taken by demand scans"),
    ):
        value = find_measure(name).value(recording, [guest], start, end)
        found += [f"{value:,.0f} {words}."] if value >= 0.5 else []
    return found

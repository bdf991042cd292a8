"""The questions that can be asked about a machine at its current time."""

from __future__ import annotations

from collections.abc import Iterator

from engine.explain.anatomy import anatomy
from engine.explain.answer import CausalAnswer, CausalStep, moment_text
from engine.explain.taken import why_taken
from engine.explain.waiting import why_waiting
from engine.kernel.units import SECOND, clock_text
from engine.language import later, numeral, say
from engine.measures.selectors import find_measure
from engine.recording.bad_channels import failed_transfers
from engine.recording.relocations import FINISH_LABELS, Pass, Relocation, relocations
from engine.scenario.scenario import Parameters
from engine.sim import Simulation
from engine.state.relocation import Finish

STATES = {  # part of the name of the measure -> in words
    "running": later("it ran"),
    "ready": later("it waited for a processor"),
    "limited": later("its limit share held it back"),
    "page_wait": later("it waited for pages on paging volumes"),
    "io_wait": later("it waited for I/O"),
    "sim_wait": later("CP worked for the virtual CPU"),
    "test_idle": later("it was in test idle"),
    "eligible": later("it was on the eligible list"),
    "dormant": later("it was dormant"),
    "stopped": later("it was stopped"),
    "suspended": later("its Linux was suspended"),
    "off": later("it was off"),
}
LEAST = 0.005  # share of the time that is worth a sentence


def where_time_went(simulation: Simulation, guest: int, start: int, end: int) -> CausalAnswer:
    """Return the shares of a guest's states from start to end (ns), largest first."""
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
    reasons = tuple(say("{0:.1f}%: {1}.", 100 * share, say(words)) for share, words in found)
    headline = say(
        "{0}, {1}: most of the time {2} ({3:.0f}%).", name, span, say(found[0][1]), 100 * found[0][0]
    )
    return CausalAnswer(headline, (*reasons, *_paging(simulation, guest, start, end)), start, end)


def _paging(simulation: Simulation, guest: int, start: int, end: int) -> list[str]:
    recording, found = simulation.recording(), []
    for name, words in (
        ("guest.page_in", later("{0:,.0f} pages/s were brought back from expanded storage.")),
        ("guest.page_read", later("{0:,.0f} pages/s were read from paging volumes.")),
        ("guest.stolen", later("{0:,.0f} frames/s were taken by demand scans.")),
    ):
        value = find_measure(name).value(recording, [guest], start, end)
        found += [say(words, value)] if value >= 0.5 else []
    return found


_RUNNING = (  # without and with the time that it took
    later("Pass {0} at {1}: {2:,} {2:page|pages} sent while the guest ran, {4:,} changed meanwhile."),
    later("Pass {0} at {1}: {2:,} {2:page|pages} sent while the guest ran in {3}, {4:,} changed meanwhile."),
)
_STOPPED = (
    later("Pass {0} at {1}: {2:,} {2:page|pages} sent with the guest stopped, {4:,} changed meanwhile."),
    later(
        "Pass {0} at {1}: {2:,} {2:page|pages} sent with the guest stopped in {3}, {4:,} changed meanwhile."
    ),
)


def why_passes(simulation: Simulation, guest: int) -> tuple[CausalAnswer, ...]:
    """Return an answer for each relocation of a guest that has started by the machine's current time."""
    found = [
        relocation
        for relocation in relocations(simulation.recording())
        if relocation.guest == guest and relocation.passes
    ]
    return tuple(_answer(simulation, relocation) for relocation in found)


def _answer(simulation: Simulation, relocation: Relocation) -> CausalAnswer:
    name = simulation.scenario.guests[relocation.guest].userid
    live = [each for each in relocation.passes if not each.quiesced]
    lines = [_line(each) for each in relocation.passes]
    lines += _bad_link(simulation, relocation)
    reason = _reason(live, relocation, simulation.scenario.parameters)
    headline = say("{0}: {1} {1:pass|passes} while the guest ran, then {2}.", name, len(live), reason)
    steps = tuple(_step(relocation, each, name) for each in relocation.passes)
    decided = (
        CausalStep(say("CP decides"), reason, live[-1].ended or live[-1].began, relocation.quiesced_at)
        if live
        else None
    )
    steps = (*steps[: len(live)], *([decided] if decided else []), *steps[len(live) :])
    return CausalAnswer(headline, tuple(lines), relocation.asked_at, relocation.ended_at, (name,), steps)


def _bad_link(simulation: Simulation, item: Relocation) -> Iterator[str]:
    """Yield the cost of degraded channels for a relocation, if its link had any."""
    scenario, recording = simulation.scenario, simulation.recording()
    ends = {list(scenario.systems)[system] for system in (item.source, item.target)}
    link = next(row for row, link in enumerate(scenario.links.values()) if set(link.systems) == ends)
    end = recording.at if item.ended_at is None else item.ended_at
    failed = failed_transfers(recording, link, item.asked_at, end)
    for name, parts in failed.channels.items():
        yield say("Its link used degraded channel {0}: {1}.", name, ", ".join(parts))
    if failed.retries or failed.given_up:
        yield say(
            "{0:,} {0:transfer|transfers} over the link {0:was|were} repeated, and {1:,} "
            "{1:message|messages} moved to another device: the failed attempts kept devices busy for "
            "{2:.1f} s.",
            failed.retries,
            failed.given_up,
            failed.seconds,
        )
        yield say(
            "CP's times are assumed: a transfer is repeated {0:.3g} s after a damaged chunk, and {1:.3g} s "
            "after a lost chunk.",
            scenario.parameters.link_retry / SECOND,
            scenario.parameters.link_timeout / SECOND,
        )


def _step(item: Relocation, each: Pass, name: str) -> CausalStep:
    lane = say("{0}, stopped", name) if each.quiesced else say("{0}, running", name)
    text = say(
        "pass {0}: {1:,} {1:page|pages} sent, {2:,} changed meanwhile", each.number, each.sent, each.changed
    )
    return CausalStep(lane, text, each.began, each.ended, name)


def _line(item: Pass) -> str:
    sent = _STOPPED if item.quiesced else _RUNNING
    took = "" if item.ended is None else f"{numeral((item.ended - item.began) / SECOND, '.2f')} s"
    text = sent[bool(took)]
    return say(text, item.number, moment_text(item.began), item.sent, took, item.changed)


def _reason(live: list[Pass], relocation: Relocation, given: Parameters) -> str:
    """Return the reason why no further pass was made, according to the rules of the mechanism."""
    if relocation.quiesced_at is None:
        if relocation.ended_at is None:
            return say("it is still moving")
        return say("the relocation ended: {0}", say(FINISH_LABELS[Finish(relocation.finish)]))
    sent = [each.listed for each in live]
    if len(live) >= given.pass_max:
        return say("the limit of {0} passes was reached", given.pass_max)
    if len(sent) >= 2 and sent[-1] <= given.pass_stop:
        return say(
            "few enough pages were left ({0:,}, at most {1:,}) to quiesce the guest",
            sent[-1],
            given.pass_stop,
        )
    if len(sent) >= 2 and sent[-1] > given.pass_ratio * sent[-2]:
        share = 100 * sent[-1] / max(1, sent[-2])
        return say(
            "the last pass had {0:.0f}% of the pages of the previous pass, more than {1:.0f}%: the "
            "passes made no progress, and the guest was quiesced",
            share,
            100 * given.pass_ratio,
        )
    return say("the guest was quiesced immediately because of IMMEDIATE or a limit")


QUESTIONS = {
    "waiting": later("What is it doing or waiting for?"),
    "time": later("Where did its time go?"),
    "anatomy": later("What does its wait time consist of?"),
    "pages": later("Why does CP take its pages?"),
    "passes": later("What determined its relocation passes?"),
}


def answers(
    question: str, simulation: Simulation, guest: int, start: int, end: int, at: int | None = None
) -> tuple[CausalAnswer, ...]:
    """Return the answers to a question in QUESTIONS about a guest, given by number.

    start, end: ns, the time span for the "time" and "anatomy" questions; at: a time, ns, whose peak the
    "anatomy" question is about. The machine is left unchanged. Raises KeyError.
    """
    if question == "anatomy":
        return anatomy(simulation, guest, start, end, at)
    if question == "time":
        return (where_time_went(simulation, guest, start, end),)
    if question == "pages":
        return (why_taken(simulation, guest),)
    if question == "passes":
        return why_passes(simulation, guest)
    if question == "waiting":
        return why_waiting(simulation, guest)
    raise KeyError(question)

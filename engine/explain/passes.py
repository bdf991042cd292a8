"""What decided the number of passes of a relocation."""

from __future__ import annotations

from engine.explain.answer import CausalAnswer, CausalStep, moment_text
from engine.kernel.units import SECOND
from engine.language import later, numeral, say
from engine.recording.relocation_labels import FINISH_LABELS
from engine.recording.relocations import Pass, Relocation, relocations
from engine.scenario.scenario import Parameters
from engine.sim import Simulation
from engine.state.relocation import Finish

_RUNNING = (  # without and with the time that it took
    later("Pass {0} at {1}: {2:,} {2:page|pages} sent while it ran, {4:,} changed meanwhile."),
    later("Pass {0} at {1}: {2:,} {2:page|pages} sent while it ran in {3}, {4:,} changed meanwhile."),
)
_STOPPED = (
    later("Pass {0} at {1}: {2:,} {2:page|pages} sent with the guest stopped, {4:,} changed meanwhile."),
    later(
        "Pass {0} at {1}: {2:,} {2:page|pages} sent with the guest stopped in {3}, {4:,} changed meanwhile."
    ),
)


def why_passes(simulation: Simulation, guest: int) -> tuple[CausalAnswer, ...]:
    """Return an answer for each relocation of a guest that has begun by the machine's present moment."""
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
    reason = _reason(live, relocation, simulation.scenario.parameters)
    headline = say("{0}: {1} {1:pass|passes} while it ran, then {2}.", name, len(live), reason)
    steps = tuple(_step(relocation, each, name) for each in relocation.passes)
    decided = (
        CausalStep(say("CP decides"), reason, live[-1].ended or live[-1].began, relocation.quiesced_at)
        if live
        else None
    )
    steps = (*steps[: len(live)], *([decided] if decided else []), *steps[len(live) :])
    return CausalAnswer(headline, tuple(lines), relocation.asked_at, relocation.ended_at, (name,), steps)


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
    """Return why no further pass was made, by the rules of the mechanism."""
    if relocation.quiesced_at is None:
        if relocation.ended_at is None:
            return say("it is still moving")
        return say("the relocation ended: {0}", say(FINISH_LABELS[Finish(relocation.finish)]))
    sent = [each.listed for each in live]
    if len(live) >= given.pass_max:
        return say("the limit of {0} passes was reached", given.pass_max)
    if len(sent) >= 2 and sent[-1] <= given.pass_stop:
        return say(
            "so few pages were left ({0:,}, at most {1:,}) that the guest was quiesced",
            sent[-1],
            given.pass_stop,
        )
    if len(sent) >= 2 and sent[-1] > given.pass_ratio * sent[-2]:
        share = 100 * sent[-1] / max(1, sent[-2])
        return say(
            "the last pass had {0:.0f} % of the pages of the one before, more than {1:.0f} "
            "%: the passes made no progress, and the guest was quiesced",
            share,
            100 * given.pass_ratio,
        )
    return say("the guest was quiesced at once, as IMMEDIATE or a limit asked for it")

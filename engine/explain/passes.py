"""What decided the number of passes of a relocation."""

from __future__ import annotations

from engine.explain.answer import Answer, moment_text
from engine.kernel.units import SECOND
from engine.recording.relocations import Pass, Relocation, relocations
from engine.scenario.scenario import Parameters
from engine.sim import Simulation
from engine.state.relocation import Finish


def why_passes(simulation: Simulation, guest: int) -> tuple[Answer, ...]:
    """Return an answer for each relocation of a guest that has begun by the machine's present moment."""
    found = [one for one in relocations(simulation.recording()) if one.guest == guest and one.passes]
    return tuple(_answer(simulation, one) for one in found)


def _answer(simulation: Simulation, one: Relocation) -> Answer:
    name = simulation.scenario.guests[one.guest].userid
    live = [each for each in one.passes if not each.quiesced]
    lines = [_line(each) for each in one.passes]
    headline = (
        f"{name}: {len(live)} passes while it ran, then {_reason(live, one, simulation.scenario.parameters)}."
    )
    return Answer(headline, tuple(lines), one.asked_at, one.ended_at, (name,))


def _line(one: Pass) -> str:
    how = "with the guest stopped" if one.quiesced else "while it ran"
    took = "" if one.ended is None else f" in {(one.ended - one.began) / SECOND:.2f} s"
    sent = f"{one.sent:,} pages sent {how}{took}"
    return f"Pass {one.number} at {moment_text(one.began)}: {sent}, {one.changed:,} changed meanwhile."


def _reason(live: list[Pass], one: Relocation, given: Parameters) -> str:
    """Return why no further pass was made, by the rules of the mechanism."""
    if one.quiesced_at is None:
        if one.ended_at is None:
            return "it is still moving"
        return f"the relocation ended: {Finish(one.finish).name.lower().replace('_', ' ')}"
    sent = [each.listed for each in live]
    if len(live) >= given.pass_max:
        return f"the limit of {given.pass_max} passes was reached"
    if len(sent) >= 2 and sent[-1] <= given.pass_stop:
        return (
            f"so few pages were left ({sent[-1]:,}, at most {given.pass_stop:,}) that the guest was quiesced"
        )
    if len(sent) >= 2 and sent[-1] > given.pass_ratio * sent[-2]:
        share = 100 * sent[-1] / max(1, sent[-2])
        return (
            f"the last pass had {share:.0f} % of the pages of the one before, more than "
            f"{100 * given.pass_ratio:.0f} %: the passes made no progress, and the guest was quiesced"
        )
    return "the guest was quiesced at once, as IMMEDIATE or a limit asked for it"

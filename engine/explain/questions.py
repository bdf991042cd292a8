"""The questions that can be asked of a machine at its present moment."""

from __future__ import annotations

from engine.explain.answer import CausalAnswer
from engine.explain.passes import why_passes
from engine.explain.taken import why_taken
from engine.explain.time_use import where_time_went
from engine.explain.waiting import why_waiting
from engine.language import later
from engine.sim import Simulation

QUESTIONS = {
    "waiting": later("What does it do or wait for?"),
    "time": later("Where did its time go?"),
    "pages": later("Why does CP take its pages?"),
    "passes": later("What decided the passes of its relocation?"),
}


def answers(
    question: str, simulation: Simulation, guest: int, start: int, end: int
) -> tuple[CausalAnswer, ...]:
    """Return the answers to a question of QUESTIONS about a guest, by its number.

    start, end: ns, of the span that "time" is about. The machine stays as it is. Raises KeyError.
    """
    if question == "time":
        return (where_time_went(simulation, guest, start, end),)
    if question == "pages":
        return (why_taken(simulation, guest),)
    if question == "passes":
        return why_passes(simulation, guest)
    if question == "waiting":
        return why_waiting(simulation, guest)
    raise KeyError(question)

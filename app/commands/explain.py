"""lparlab explain: why a guest is waiting at a given moment, and how its time was spent."""

from __future__ import annotations

import click

from app.commands.support.caution import cautious
from app.commands.support.console import console
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.moments import period
from app.commands.support.options import of_scenario, with_seed
from app.commands.support.progress import warm_with_progress
from engine.explain.answer import step_text
from engine.explain.questions import QUESTIONS, answers
from engine.measures.selectors import UnknownName, guests_of
from engine.sim import Simulation


@click.command()
@of_scenario
@click.option("--guest", required=True, metavar="GUEST", help="User ID or label of a guest.")
@click.option(
    "--at", metavar="TIME", help="The moment: a time, a phase or a mark. Default: the end of the run."
)
@click.option(
    "--question",
    type=click.Choice(list(QUESTIONS)),
    default="waiting",
    show_default=True,
    help="; ".join(f'{key}: "{text}"' for key, text in QUESTIONS.items()) + ".",
)
@reported_errors()
def explain(
    scenario: str, settings: tuple[str, ...], seed: int | None, guest: str, at: str | None, question: str
) -> None:
    """Show why a guest in SCENARIO waits at a given moment, or how it spent its time until then.

    A copy of the machine continues to run until the wait ends, so the answer identifies the event that ends
    it. With --question anatomy, the whole scenario runs, and the answer divides the wait time of the peak
    around --at into its parts; without --at, it divides the wait time of the whole run.
    """
    loaded = cautious(scenario, with_seed(settings, seed))
    try:
        (chosen, *others) = guests_of(loaded, guest)
    except UnknownName as error:
        raise Failure(f"--guest: {error}") from None
    if others:
        raise Failure(f"--guest = {guest}: matches {1 + len(others)} guests; expected one guest")
    moment = loaded.until if at is None else period(loaded, at, None)[0]
    warm_with_progress()
    machine = Simulation(loaded)
    machine.run(loaded.until if question == "anatomy" else moment)
    found = answers(question, machine, chosen, 0, max(1, machine.now), None if at is None else moment)
    for answer in found:
        console().print(answer.headline, style="bold", soft_wrap=True)
        for reason in answer.reasons:
            console().print(f"  {reason}", soft_wrap=True)
        for number, step in enumerate(answer.chain):
            console().print(f"  {step_text(number, step)}", soft_wrap=True)
    if not found:
        console().print("There is nothing to explain yet.")

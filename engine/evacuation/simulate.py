"""A plan performed in a run: times of each relocation, and the members afterward.

After the last relocation the run continues for a while, so that the members' loads can be measured; then the
guests may return, the last one first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict

from engine.evacuation.plan import EvacuationPlan, PlannedMove, back_lines, move_lines
from engine.evacuation.survey import SPAN, MemberLoad, loads, machine_at, reasons
from engine.kernel.units import MS
from engine.language import later
from engine.measures import measures
from engine.recording.command_log import GivenCommand
from engine.recording.relocations import FINISH_LABELS, WHY_TEXTS, Relocation, relocations
from engine.runs.pool import run_to
from engine.scenario.model.scenario import Scenario
from engine.sim import Simulation, SimulationError
from engine.state.relocation import Finish, Stage

STEP = 100 * MS  # a console issues its next command within this time
LATE = later("the maintenance window ends before its turn")


class GuestMove(BaseModel):
    """A relocation as simulated; times in ns; None = has not happened. reasons: why the guest stays."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    userid: str
    source: str
    to: str
    timeout: int
    typed: bool
    console: int = 0  # from 1 on; 0 = not begun
    asked_at: int | None = None
    quiesced_at: int | None = None
    resumed_at: int | None = None
    ended_at: int | None = None
    passes: int = 0
    pages: int = 0
    arrived: bool = False
    reasons: tuple[str, ...] = ()

    @property
    def relocation_ns(self) -> int:
        """The time from the command to the end."""
        return 0 if self.asked_at is None or self.ended_at is None else self.ended_at - self.asked_at

    @property
    def quiesce_ns(self) -> int:
        """The time for which the guest was stopped."""
        end = self.ended_at if self.resumed_at is None else self.resumed_at
        return 0 if self.quiesced_at is None or end is None else end - self.quiesced_at

    @property
    def used_timeout(self) -> float:
        """The share of the timeout for which the guest was stopped."""
        return self.quiesce_ns / self.timeout


class LinkUse(BaseModel):
    """A logical link of the member during the evacuation. rate: MB/s on average."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    to: str
    rate: float


class Evacuation(BaseModel):
    """A plan as simulated. back: the return of the guests; error: why the run ended early."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    plan: EvacuationPlan
    moves: tuple[GuestMove, ...] = ()
    back: tuple[GuestMove, ...] = ()
    after: tuple[MemberLoad, ...] = ()
    links: tuple[LinkUse, ...] = ()
    error: str = ""

    @property
    def ended_at(self) -> int:
        """The end time of the last relocation, ns."""
        return max((move.ended_at or 0 for move in self.moves), default=0) or self.plan.at

    @property
    def duration(self) -> int:
        """The time from the opening of the window to the end of the last relocation, ns."""
        return self.ended_at - self.plan.at

    @property
    def stay(self) -> tuple[GuestMove, ...]:
        """The guests that do not arrive."""
        return tuple(move for move in self.moves if not move.arrived)

    @property
    def late(self) -> bool:
        """Whether the last relocation ends after the window."""
        return self.ended_at > self.plan.until

    @property
    def over(self) -> tuple[GuestMove, ...]:
        """The guests that are stopped for longer than the timeout of their applications."""
        return tuple(move for move in self.moves if move.quiesce_ns > move.timeout)

    @property
    def longest_quiesce(self) -> GuestMove | None:
        """The relocation that uses the largest share of its timeout."""
        return max(self.moves, key=lambda move: move.used_timeout, default=None)


@dataclass(frozen=True)
class _Order:
    move: PlannedMove
    source: str
    to: str
    before: tuple[str, ...]  # commands
    line: str
    after: tuple[str, ...] = ()


def simulate(
    scenario: Scenario, plan: EvacuationPlan, back: bool = True, commands: Sequence[GivenCommand] = ()
) -> Evacuation:
    """Run a plan. back: the guests also return. Raises SimulationError before the window opens."""
    return carried_out(machine_at(scenario, plan.at, commands), plan, back)


def carried_out(simulation: Simulation, plan: EvacuationPlan, back: bool) -> Evacuation:
    """Perform a plan on a machine whose time is the opening of the window."""
    found: list[GuestMove] = []
    returned: list[GuestMove] = []
    after: tuple[MemberLoad, ...] = ()
    links: tuple[LinkUse, ...] = ()
    error = ""
    try:
        _perform(simulation, [_away(plan, move) for move in plan.moves], plan.at_once, plan.until, found)
        links = _links(simulation, plan)
        run_to(simulation, simulation.now + SPAN)
        after = loads(simulation)
        if back:
            gone = {move.userid for move in found if move.arrived}
            orders = [_home(plan, move) for move in reversed(plan.moves) if move.userid in gone]
            _perform(simulation, orders, plan.at_once, simulation.now + plan.window, returned)
    except SimulationError as stopped:
        error = str(stopped)
    return Evacuation(
        plan=plan, moves=tuple(found), back=tuple(returned), after=after, links=links, error=error
    )


def _away(plan: EvacuationPlan, move: PlannedMove) -> _Order:
    *before, line = move_lines(plan.member, move)
    return _Order(move, plan.member, move.to, tuple(before), line)


def _home(plan: EvacuationPlan, move: PlannedMove) -> _Order:
    line, *after = back_lines(plan.member, move)
    return _Order(move, move.to, plan.member, (), line, tuple(after))


def _perform(
    simulation: Simulation, orders: Sequence[_Order], consoles: int, until: int, found: list[GuestMove]
) -> None:
    """Issue the commands, one after the other at each console; put their outcomes into `found`, in order.

    If the machine stops, `found` contains the outcomes known by then.
    """
    waiting = list(orders)
    going: dict[int, _Order] = {}  # by console
    begun: dict[str, tuple[int, int]] = {}  # userid -> console, row
    refused: dict[str, tuple[int, tuple[str, ...]]] = {}
    try:
        while waiting or going:
            for console in range(1, consoles + 1):
                while console not in going and waiting and simulation.now < until:
                    order = waiting.pop(0)
                    row, why = _ask(simulation, order)
                    if why:
                        refused[order.move.userid] = simulation.now, why
                    else:
                        begun[order.move.userid] = console, row
                        going[console] = order
            if simulation.now >= until:
                waiting.clear()
            if going:
                run_to(simulation, simulation.now + STEP)
                _end(simulation, going, begun)
    finally:
        known = {each.number: each for each in relocations(simulation.recording())}
        found += [_outcome(order, begun, refused, known) for order in orders]


def _ask(simulation: Simulation, order: _Order) -> tuple[int, tuple[str, ...]]:
    """Issue the commands; return the row of the relocation, or CP's reasons."""
    for line in order.before:
        simulation.execute(line)
    reply = simulation.execute(order.line)
    return int(simulation.state.tables["moves"][0]) - 1, reasons(reply.lines) if reply.number else ()


def _end(simulation: Simulation, going: dict[int, _Order], begun: dict[str, tuple[int, int]]) -> None:
    """Free the consoles whose relocation has ended."""
    rows = simulation.state.tables["move"][0]
    for console, order in list(going.items()):
        if rows[begun[order.move.userid][1]]["stage"] == Stage.ENDED:
            del going[console]
            for line in order.after:
                simulation.execute(line)


def _outcome(
    order: _Order,
    begun: dict[str, tuple[int, int]],
    refused: dict[str, tuple[int, tuple[str, ...]]],
    known: dict[int, Relocation],
) -> GuestMove:
    move = order.move
    base = GuestMove(
        userid=move.userid, source=order.source, to=order.to, timeout=move.timeout, typed=move.typed
    )
    if move.userid in refused:
        at, why = refused[move.userid]
        return base.model_copy(update={"asked_at": at, "ended_at": at, "reasons": why})
    if move.userid not in begun:
        return base.model_copy(update={"reasons": (LATE,)})
    console, row = begun[move.userid]
    each = known[row]
    return base.model_copy(
        update={
            "console": console,
            "asked_at": each.asked_at,
            "quiesced_at": each.quiesced_at,
            "resumed_at": each.resumed_at,
            "ended_at": each.ended_at,
            "passes": len(each.passes),
            "pages": each.pages,
            "arrived": each.finish == Finish.COMPLETED,
            "reasons": _why(each),
        }
    )


def _why(each: Relocation) -> tuple[str, ...]:
    if each.finish == Finish.COMPLETED:
        return ()
    return tuple(WHY_TEXTS[why] for why in each.reasons) or (FINISH_LABELS[each.finish],)


def _links(simulation: Simulation, plan: EvacuationPlan) -> tuple[LinkUse, ...]:
    """Return how much data the links of the member have carried since the opening of the window."""
    recording, measure = simulation.recording(), measures()["link.mbs"]
    found = []
    for place, (name, link) in enumerate(simulation.scenario.links.items()):
        if plan.member in link.systems and simulation.now > plan.at:
            (to,) = (system for system in link.systems if system != plan.member)
            rate = measure.value(recording, [place], plan.at, simulation.now)
            found.append(LinkUse(name=name, to=to, rate=round(rate, 1)))
    return tuple(found)

"""Search for a plan: orders, numbers of concurrent relocations and target members are tried, and the runs are
compared.

First, each number is tried with each choice of targets, the smallest guest first; then, the other orders are
tried with the best of these plans. The best plan leaves the fewest guests, exceeds no timeout, ends within
the window, stops guests for the smallest share of their timeouts (in steps of 5%), and ends first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict

from engine.evacuation.plan import MOST_AT_ONCE, TIMEOUT, EvacuationPlan, PlannedMove
from engine.evacuation.simulate import Evacuation, simulate
from engine.evacuation.survey import EvacuationError, Survey, SurveyedGuest, survey
from engine.language import later, say
from engine.recording.command_log import GivenCommand
from engine.runs.pool import Pool, Progress, all_answers
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario, load_scenario

AT_ONCE = (1, 2, 4)
SMALLEST, LARGEST, LISTED = later("smallest first"), later("largest first"), later("as listed")
ORDERS = (SMALLEST, LARGEST, LISTED)
MOST_ROOM = later("most room")  # targets
BY_HAND, PER_GUEST = later("changed by you"), later("selected for each guest")
_STEP = 0.05  # of the timeout: smaller differences between plans do not count


class EvacuationWish(BaseModel):
    """The requested plan. at, window: ns; timeouts: ns of guests, "" = of all others.

    at_once, to: only this number, only this target member. enable: SET VMRELOCATE ON where it is off.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    member: str
    at: int
    window: int
    at_once: int | None = None
    to: str | None = None
    timeouts: dict[str, int] = {}
    enable: bool = False


class TriedPlan(BaseModel):
    """The description of a simulated plan: its order, and how targets were selected."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    order: str
    targets: str
    found: Evacuation

    @property
    def rank(self) -> tuple[Any, ...]:
        """A sort key: the best plan has the lowest key."""
        found = self.found
        longest = found.longest_quiesce
        used = round(longest.used_timeout / _STEP) if longest else 0
        return bool(found.error), len(found.stay), len(found.over), found.late, used, found.duration


class EvacuationReport(BaseModel):
    """The state when the window opens, and all plans that were tried, beginning with the best plan, which
    includes the return of the guests.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: str
    wish: EvacuationWish
    survey: Survey
    tried: tuple[TriedPlan, ...] = ()

    @property
    def best(self) -> TriedPlan | None:
        """The best plan; None if no guest can leave."""
        return self.tried[0] if self.tried else None


def search(
    scenario: Scenario,
    wish: EvacuationWish,
    pool: Pool,
    progress: Progress = lambda done, total: None,
    commands: Sequence[GivenCommand] = (),
) -> EvacuationReport:
    """Try plans in the runs of a pool, and return all of them.

    Raises EvacuationError, SimulationError when the run fails before the window opens, and PoolError.
    """
    check_wish(scenario, wish)
    known = survey(scenario, wish.member, wish.at, commands)
    check_names(known, wish)
    job = scenario_table(scenario), commands
    first = first_plans(known, wish)
    total = 1 + len(first) + (len(ORDERS) if first else 0)
    progress(1, total)
    tried = _tried(job, first, pool, lambda done, _: progress(1 + done, total))
    if not tried:
        return EvacuationReport(title=scenario.title, wish=wish, survey=known)
    more = other_orders(known, min(tried, key=_rank))
    tried += _tried(job, more, pool, lambda done, _: progress(1 + len(first) + done, total))
    tried.sort(key=_rank)
    best = tried[0]
    whole = simulate(scenario, best.found.plan, commands=commands)
    progress(total, total)
    tried[0] = best.model_copy(update={"found": whole})
    return EvacuationReport(title=scenario.title, wish=wish, survey=known, tried=tuple(tried))


def check_wish(scenario: Scenario, wish: EvacuationWish) -> None:
    """Raise EvacuationError for a time or a number that is impossible."""
    if not 0 <= wish.at <= scenario.until:
        raise EvacuationError(say("The window opens after the end of the scenario; expected an earlier time"))
    if wish.window <= 0:
        raise EvacuationError(say("The window is empty; expected a time like 30m"))
    if wish.at_once is not None and not 1 <= wish.at_once <= MOST_AT_ONCE:
        raise EvacuationError(
            say("{0} at a time; expected a number from 1 to {1}", wish.at_once, MOST_AT_ONCE)
        )
    if any(timeout <= 0 for timeout in wish.timeouts.values()):
        raise EvacuationError(say("The timeout is 0; expected a time like 10s"))


def check_names(known: Survey, wish: EvacuationWish) -> None:
    """Raise EvacuationError for a guest or a target that does not exist."""
    own = [guest.userid for guest in known.guests]
    if wrong := next((name for name in wish.timeouts if name and name not in own), ""):
        listed = ", ".join(own[:8]) or say("none")
        raise EvacuationError(
            say("{0}: not a guest of {1}; expected one of {2}", wrong, known.member, listed)
        )
    others = [load.system for load in known.loads if load.system != known.member]
    if wish.to is not None and wish.to not in others:
        raise EvacuationError(say("{0}: expected one of {1}", wish.to, ", ".join(others)))


def _rank(tried: TriedPlan) -> tuple[Any, ...]:
    return tried.rank


Candidate = tuple[str, str, EvacuationPlan]


def first_plans(known: Survey, wish: EvacuationWish) -> list[Candidate]:
    """Return plans with the smallest guest first: each number of concurrent relocations with each choice of
    targets.
    """
    found: list[Candidate] = []
    for targets in _choices(known, wish):
        moves = planned(known, wish, targets)
        numbers = [wish.at_once] if wish.at_once else [n for n in AT_ONCE if n <= max(1, len(moves))]
        for number in numbers if moves else []:
            plan = EvacuationPlan(
                member=known.member, at=wish.at, window=wish.window, at_once=number, moves=moves
            )
            plan = ordered(known, plan, SMALLEST)
            if all(plan != other for _, _, other in found):
                found.append((SMALLEST, targets, plan))
    return found


def _choices(known: Survey, wish: EvacuationWish) -> list[str]:
    others = [load.system for load in known.loads if load.system != known.member]
    if wish.to is not None:
        return [wish.to]
    return others if len(others) == 1 else [MOST_ROOM, *others]


def planned(known: Survey, wish: EvacuationWish, targets: str) -> tuple[PlannedMove, ...]:
    """Return the relocations of the guests that may leave. targets: MOST_ROOM, or the preferred member."""
    room = {load.system: load.available + load.paging_space - load.paging for load in known.loads}
    chosen: dict[str, str] = {}
    for guest in sorted(known.guests, key=lambda guest: -guest.used):
        allowed = [name for name in guest.targets(wish.enable) if wish.to in (None, name)]
        if allowed:
            to = targets if targets in allowed else max(allowed, key=lambda name: room[name])
            room[to] -= guest.used
            chosen[guest.userid] = to
    return tuple(_move(guest, chosen[guest.userid], wish) for guest in known.guests if guest.userid in chosen)


def _move(guest: SurveyedGuest, to: str, wish: EvacuationWish) -> PlannedMove:
    given = wish.timeouts.get(guest.userid, wish.timeouts.get(""))
    return PlannedMove(
        userid=guest.userid,
        to=to,
        timeout=TIMEOUT if given is None else given,
        typed=given is not None,
        enable=wish.enable and guest.is_off,
    )


def ordered(known: Survey, plan: EvacuationPlan, order: str) -> EvacuationPlan:
    """Return a plan in one of the ORDERS, by the pages that guests have in use."""
    places = {guest.userid: place for place, guest in enumerate(known.guests)}
    used = {guest.userid: guest.used for guest in known.guests}
    sign = {SMALLEST: 1, LARGEST: -1, LISTED: 0}[order]
    moves = sorted(plan.moves, key=lambda move: (sign * used[move.userid], places[move.userid]))
    return plan.model_copy(update={"moves": tuple(moves)})


def other_orders(known: Survey, tried: TriedPlan) -> list[Candidate]:
    """Return a plan in the other orders, without duplicates."""
    seen, found = [tried.found.plan], []
    for order in ORDERS[1:]:
        plan = ordered(known, tried.found.plan, order)
        if plan not in seen:
            seen.append(plan)
            found.append((order, tried.targets, plan))
    return found


def _tried(
    job: tuple[dict[str, Any], Sequence[GivenCommand]],
    plans: Sequence[Candidate],
    pool: Pool,
    progress: Progress,
) -> list[TriedPlan]:
    table, commands = job
    jobs = [(table, plan.model_dump(mode="json"), tuple(commands)) for _, _, plan in plans]
    found = all_answers(pool, try_plan, jobs, progress)
    return [
        TriedPlan(order=order, targets=targets, found=Evacuation.model_validate(each))
        for (order, targets, _), each in zip(plans, found, strict=True)
    ]


def try_plan(
    table: Mapping[str, Any], plan: Mapping[str, Any], commands: Sequence[GivenCommand], back: bool = False
) -> dict[str, Any]:
    """Simulate a plan and return the result as a table. Raises SimulationError before the window opens."""
    scenario = load_scenario("machine.toml", (), dict(table))
    return simulate(scenario, EvacuationPlan.model_validate(plan), back, commands).model_dump(mode="json")

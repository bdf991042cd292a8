"""The members of a cluster at a moment: guests of the member to evacuate, their possible targets, and
loads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict

from engine.evacuation.plan import test_line
from engine.kernel.kinds import Activity
from engine.kernel.units import SECOND
from engine.language import later, say
from engine.measures import measures
from engine.recording.command_log import GivenCommand
from engine.recording.relocations import WHY_TEXTS
from engine.runs.pool import run_to
from engine.scenario.derived.systems import systems
from engine.scenario.files.error import nearest
from engine.scenario.model.guests import titled
from engine.scenario.model.scenario import Scenario, TimelineStep
from engine.sim import Simulation
from engine.state.relocation import Why

SPAN = 10 * SECOND  # over which processor use is measured
START = 10 * SECOND  # of the window, in a scenario without phases
ONE_SYSTEM = later(
    "{0} has one z/VM system; expected a cluster of two to four (for a site, add the IOCP decks of its links)"
)
_ROOM = 60  # relocations for which every run has room
_NEVER: Any = "72h"
_OFF = WHY_TEXTS[Why.NOT_ENABLED]  # the reason that SET VMRELOCATE removes


class EvacuationError(ValueError):
    """A request that is impossible; the text states the reason and what was expected."""


class MemberLoad(BaseModel):
    """A member at a moment: sizes in pages, processor use in percent over the seconds before."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    system: str
    guests: int
    storage: int  # of its guests
    frames: int
    available: int
    paging: int  # pages on its paging volumes
    paging_space: int
    cpu: float

    @property
    def overcommitted(self) -> float:
        """Storage of the guests divided by the frames."""
        return self.storage / max(self.frames, 1)


class SurveyedGuest(BaseModel):
    """A guest of the member. used: pages in use; refused: CP's reasons against each of the other members."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    userid: str
    title: str
    size: int
    used: int
    refused: dict[str, tuple[str, ...]]

    def targets(self, enable: bool = False) -> tuple[str, ...]:
        """Return the members to which it may go. enable: SET VMRELOCATE ON is issued first."""
        return tuple(name for name, why in self.refused.items() if not why or (enable and why == (_OFF,)))

    @property
    def is_off(self) -> bool:
        """Whether only SET VMRELOCATE ON is missing for a member."""
        return not self.targets() and bool(self.targets(enable=True))


class Survey(BaseModel):
    """The state when the window opens."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    member: str
    at: int  # ns
    guests: tuple[SurveyedGuest, ...]
    loads: tuple[MemberLoad, ...]
    left_out: int = 0  # relocations of the scenario's timeline
    later_commands: int = 0  # given after the window opens

    def load(self, system: str) -> MemberLoad:
        """Return a member."""
        return next(load for load in self.loads if load.system == system)


def default_start(scenario: Scenario) -> int:
    """Return the default opening time of the window: after the first phase, ns."""
    return scenario.phases[0].end if scenario.phases else START


def check_member(scenario: Scenario, member: str) -> str:
    """Return the name of a member as the scenario spells it. Raises EvacuationError."""
    names = [system.name for system in systems(scenario)]
    if len(names) < 2:
        raise EvacuationError(say(ONE_SYSTEM, scenario.id))
    found = next((name for name in names if name.upper() == member.upper()), None)
    if found is None:
        near = nearest(member.upper(), names)
        text = say("{0}: no such member; expected one of {1}", member[:60], ", ".join(names))
        raise EvacuationError(say("{0}; the nearest match is {1}", text, near) if near else text)
    return found


def own_moves(scenario: Scenario, at: int) -> list[TimelineStep]:
    """Return the relocations of the timeline from a moment on."""
    return [step for step in scenario.timeline if step.do == "relocate" and step.at >= at]


def prepared(scenario: Scenario, at: int) -> Scenario:
    """Return the scenario without its own relocations from `at` on, with room for the relocations of a
    plan.
    """
    dropped = own_moves(scenario, at)
    steps = [step for step in scenario.timeline if step not in dropped]
    if 2 * len(scenario.guests) > _ROOM:  # back and forth: steps that never occur reserve rows
        away = TimelineStep(
            at=_NEVER, do="relocate", guests=tuple(scenario.groups), to=next(iter(scenario.systems))
        )
        steps += [away, away]
    return scenario.model_copy(update={"timeline": tuple(steps)})


def machine_at(scenario: Scenario, at: int, commands: Sequence[GivenCommand] = ()) -> Simulation:
    """Return the machine when the window opens. commands: those issued before. Raises SimulationError."""
    simulation = Simulation(prepared(scenario, at))
    simulation.repeat(given for given in commands if given.time <= at)
    run_to(simulation, at)
    return simulation


def survey(scenario: Scenario, member: str, at: int, commands: Sequence[GivenCommand] = ()) -> Survey:
    """Run to the opening of the window, and have CP test each guest with every other member.

    Raises EvacuationError and SimulationError.
    """
    member = check_member(scenario, member)
    simulation = machine_at(scenario, at, commands)
    names = [system.name for system in systems(scenario)]
    here = names.index(member)
    table = simulation.state.tables[here]["guest"]
    own = [guest for guest in scenario.guests if _logged_on(table[guest.index])]
    others = [name for name in names if name != member]
    found = tuple(
        SurveyedGuest(
            userid=guest.userid,
            title=titled(guest),
            size=guest.size,
            used=int(table[guest.index]["inst"]) * scenario.lpar.granule,
            refused={name: _tested(simulation, member, guest.userid, name) for name in others},
        )
        for guest in own
    )
    return Survey(
        member=member,
        at=at,
        guests=found,
        loads=loads(simulation),
        left_out=len(own_moves(scenario, at)),
        later_commands=sum(given.time > at for given in commands),
    )


def loads(simulation: Simulation) -> tuple[MemberLoad, ...]:
    """Return all members now."""
    recording, now = simulation.recording(), simulation.now
    util = measures()["member.util"]
    found = []
    for system in systems(simulation.scenario):
        s, pages = simulation.state.tables[system.index], system.lpar.granule
        on = [g for g in simulation.scenario.guests if _logged_on(s["guest"][g.index])]
        cpu = util.value(recording, [system.index], max(0, now - SPAN), now) if now else 0.0
        found.append(
            MemberLoad(
                system=system.name,
                guests=len(on),
                storage=sum(guest.size for guest in on),
                frames=system.lpar.frames,
                available=int(s["available"]) * pages,
                paging=int(s["dasd"] - s["dasd_free"]) * pages,
                paging_space=system.lpar.paging_space,
                cpu=round(cpu, 2) if cpu == cpu else 0.0,
            )
        )
    return tuple(found)


def reasons(lines: Sequence[str]) -> tuple[str, ...]:
    """Return the reasons in CP's response to VMRELOCATE, without the line that introduces them."""
    return tuple(line.strip() for line in (lines[1:] or lines))


def _logged_on(row: object) -> bool:
    return bool(row["here"]) and row["activity"] != Activity.OFF  # type: ignore[index]


def _tested(simulation: Simulation, source: str, userid: str, to: str) -> tuple[str, ...]:
    reply = simulation.execute(test_line(source, userid, to))
    return reasons(reply.lines) if reply.number else ()

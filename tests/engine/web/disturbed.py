"""Things that happen to guests of a run at any moment: pauses, log-offs, IPLs, suspends, relocations."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
from hypothesis import strategies as st

from engine.kernel.kinds import Action, Activity, Pause
from engine.kernel.queue import NEVER
from engine.kernel.units import MS
from engine.mechanisms.cluster.held_logons import hold_logon
from engine.mechanisms.cluster.members import act_member
from engine.mechanisms.guests.timeline import act
from engine.mechanisms.multisystem import guest_gone
from engine.mechanisms.relocation.stages import ask_move
from engine.sim import Simulation
from engine.state.member import MemberState
from tests.engine.processors.dispatch_laws import check_member
from tests.engine.storage.storage_laws import check_storage
from tests.engine.web.laws import check_web

Step = tuple[int, Action, int, int]  # events before it, what, guest, system to go to
DONE = (
    Action.STOP,
    Action.BEGIN,
    Action.LOGOFF,
    Action.IPL,
    Action.UNLOAD,
    Action.LOAD,
    Action.SUSPEND,
    Action.RESUME,
    Action.RELOCATE,
    Action.LPAR_IPL,
)
TO_MEMBERS = (Action.CRASH, Action.SHUTDOWN, Action.REIPL, Action.IPL_SYSTEM)
TO_LINKS = (Action.DEACTIVATE, Action.ACTIVATE)
NO_LIMIT = np.int64(0)


def steps(most: int = 12, among: tuple[Action, ...] = DONE) -> st.SearchStrategy[list[Step]]:
    """Draw a few steps, for guests and systems of any number."""
    each = st.tuples(st.integers(1, 400), st.sampled_from(among), st.integers(0, 99), st.integers(0, 2))
    return st.lists(each, max_size=most)


def home(sim: Simulation, g: int) -> int:
    """Return the system that a guest is on."""
    return int(np.argmax(sim.state.tables["guest"]["here"][:, g]))


def do(sim: Simulation, action: Action, g: int, target: int = 0) -> None:
    """Do a step with guest g, where it is, or with system `target`."""
    tables, blocks = sim.state.tables, sim.state.blocks
    g, target = g % int(tables["n_guest"][0]), target % len(tables)
    if action == Action.RELOCATE:
        limits = (NO_LIMIT, NO_LIMIT, np.int64(NEVER), np.int64(NEVER))
        ask_move(tables, blocks, np.int64(g), np.int64(target), *limits)
        return
    if action in (*TO_MEMBERS, *TO_LINKS):
        if len(tables) > 1:
            act_member(tables, blocks, np.int64(action), np.int64(target))
        return
    s = tables[home(sim, g)]
    if hold_logon(tables, s, np.int64(action), np.int64(g)) == 1:
        return
    act(s, blocks, np.int64(action), np.int64(g), NO_LIMIT)
    guest_gone(tables, blocks)


def books(sim: Simulation) -> Callable[[], None]:
    """Return a check of the laws of storage for a single system; of several, nothing."""
    s = sim.state.tables[0]
    start, frames = s["guest"][: s["n_guest"]].copy(), int(s["available"] + s["mdc"])

    def check_books() -> None:
        if len(sim.state.tables) == 1:
            check_storage(sim.state, frames, start)

    return check_books


def check(sim: Simulation) -> None:
    """Check all laws but those of storage."""
    check_web(sim.state)
    for system in range(len(sim.state.tables)):
        check_member(sim.state, system)


def disturb(sim: Simulation, plan: Iterable[Step], every: int = 40) -> None:
    """Run, with these steps on the way, and check the laws after each and between them."""
    check_books = books(sim)
    for events, action, g, target in plan:
        for part in range(0, events, every):
            sim.run(1000 * MS, min(every, events - part))
            check(sim)
            check_books()
        do(sim, action, g, target)
        check(sim)
        check_books()


def set_right(sim: Simulation) -> None:
    """Bring all links, members and guests up again, with the guests under load."""
    for system in range(len(sim.state.tables)):
        do(sim, Action.ACTIVATE, 0, system)
        isolated = sim.state.tables["member"][0, system]["state"] == MemberState.ISOLATED
        do(sim, Action.REIPL if isolated else Action.IPL_SYSTEM, 0, system)
    for g in range(int(sim.state.tables["n_guest"][0])):
        u = sim.state.tables[home(sim, g)]["guest"][g]
        if u["activity"] == Activity.OFF or u["pause"] == Pause.SUSPENDED:
            do(sim, Action.IPL, g)
        do(sim, Action.BEGIN, g)
        do(sim, Action.LOAD, g)


def all_go_on(sim: Simulation, span: int, every: int = 400) -> None:
    """Within `span` (ns) every session begins a transaction, and each server ends several."""
    started, tables = sim.now, sim.state.tables
    count = int(tables["n_session"][0])
    servers = np.unique(tables["session"]["server"][0, :count])
    goal = tables["guest"]["served"].sum(axis=0)[servers] + 5
    late, slow = set(range(count)), True
    while (late or slow) and sim.now < started + span:
        sim.run(started + span, every)
        check(sim)
        began = tables["session"]["began"][:, :count].max(axis=0)
        late -= set(np.flatnonzero(began > started + MS).tolist())
        slow = bool((tables["guest"]["served"].sum(axis=0)[servers] < goal).any())
    assert not slow, "a server has come to nothing"
    assert not late, f"sessions {sorted(late)} have come to nothing: {_where(sim, min(late))}"


def _where(sim: Simulation, i: int) -> str:
    rows = sim.state.tables["session"][:, i]
    return "; ".join(str(dict(zip(rows.dtype.names, row, strict=True))) for row in rows.tolist())

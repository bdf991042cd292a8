"""Laws of relocation: what must be true of several systems between any two events."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.kinds import Activity, Pause
from engine.sim import Simulation
from engine.state.relocation import Finish, Stage
from engine.state.tables import State
from tests.engine.processors.dispatch_laws import check_member
from tests.engine.storage.pages import Pages

SENT_PAGE = 4096 + 8
STOPPED = (Stage.QUIESCE, Stage.DEVICES, Stage.PENULTIMATE, Stage.FINAL, Stage.RESUME)
PLACES = ("available real", "available_low real_low", "xstor_free xstor", "dasd_free dasd")


class Laws:
    """The laws of a run; it remembers what each system had when it began."""

    def __init__(self, sim: Simulation) -> None:
        self.state: State = sim.state
        self.totals = [_totals(s) for s in self.state.tables]
        self.guests = int(self.state.tables["n_guest"][0])
        self.resident = [_resident(self.state, g) for g in range(self.guests)]

    def check(self) -> None:
        """Raise AssertionError for the first law that is broken."""
        moving = {int(m["guest"]): m for m in _moves(self.state) if _under_way(m)}
        for system, s in enumerate(self.state.tables):
            assert _totals(s) == self.totals[system], f"system {system}: storage was lost or made"
            assert min(s["available"], s["available_low"], s["xstor_free"], s["dasd_free"]) >= 0
            _check_volumes(s, self.state)
            check_member(self.state, system)
            _check_pages(self.state, s, [g for g, m in moving.items() if m["target"] == system])
        for g in range(self.guests):
            _check_one(self.state, g, moving.get(g))
            assert _resident(self.state, g) == self.resident[g], f"guest {g}: pages came from nowhere"
        for m in _moves(self.state):
            _check_move(m)


def _moves(state: State) -> Any:
    return state.tables["move"][0][: int(state.tables["moves"][0])]


def _under_way(m: Any) -> bool:
    return m["stage"] not in (Stage.PLANNED, Stage.ENDED)


def _totals(s: Any) -> list[int]:
    """Return the frames (all, below 2 GB), expanded storage and paging space of a system: free and used."""
    guests = s["guest"][: s["n_guest"]]
    cache = (int(s["mdc"]), int(s["mdc_low"]), 0, 0)
    pairs = (names.split() for names in PLACES)
    return [int(s[free] + guests[used].sum()) + more for (free, used), more in zip(pairs, cache, strict=True)]


def _resident(state: State, g: int) -> int:
    """Resident pages of a guest less those that have come in or were there at first."""
    u = next(s["guest"][g] for s in state.tables if s["guest"][g]["here"])
    came = u["inst"] + u["lost_inst"] + u["page_ins"] + u["page_reads"] + u["arrived"] - u["stolen"]
    return int(u["real"] + u["lost_real"] - came)


def _check_volumes(s: Any, state: State) -> None:
    guests = s["guest"][: s["n_guest"]]
    used = np.zeros(int(s["n_volume"]), np.int64)
    for u in guests:
        at = np.arange(u["first_block"], u["first_block"] + u["n_block"])
        np.add.at(used, at % s["n_volume"], np.bitwise_count(state.blocks["ds"][at]))
    assert s["volume"]["used"][: s["n_volume"]].tolist() == used.tolist(), "slots in use"
    assert s["to_write"] == 0, "pages that no volume was told to write"


def _check_pages(state: State, s: Any, skeletons: list[int]) -> None:
    guests = s["guest"][: s["n_guest"]]
    pages, whole = Pages(state, s, guests), np.ones(len(guests), bool)
    whole[skeletons] = False
    pages.check_counts()
    assert not (pages.ds & pages.res)[pages.at].any(), "a page is on DASD and resident"
    pages.check_places(whole)
    pages.check_tiers(whole)
    pages.check_growth(whole)
    left = (guests["here"] == 0) & (guests["inst"] != 0) & whole
    assert not left.any(), f"guests {np.flatnonzero(left)} have left pages behind"


def _check_one(state: State, g: int, move: Any) -> None:
    """Check that a guest is on one system and runs unless a relocation has quiesced it."""
    here = [s for s in state.tables if s["guest"][g]["here"]]
    assert len(here) == 1, f"guest {g} is on {len(here)} systems"
    u = here[0]["guest"][g]
    assert (u["move"] > 0) == (move is not None), f"guest {g}: its relocation"
    assert (u["twin"] >= 0) == (move is not None and move["stage"] >= Stage.SKELETON), f"guest {g}: skeleton"
    quiesced = move is not None and move["stage"] in STOPPED
    assert (u["pause"] == Pause.QUIESCED) == quiesced, f"guest {g} is quiesced, or its relocation has not"
    for s in state.tables:
        assert s["guest"][g]["here"] or s["guest"][g]["activity"] == Activity.OFF


def _check_move(m: Any) -> None:
    """Check that the counters match what has been sent."""
    passes = m["each"][: m["passes"]]
    assert m["bytes"] == m["pages"] * SENT_PAGE
    assert m["pages"] == passes["sent"].sum()
    assert (passes["sent"] <= passes["listed"]).all(), "a page was sent twice in a pass"
    done = passes[passes["ended"] > 0]
    assert (done["sent"] == done["listed"]).all(), "a pass has ended before all of it was sent"
    assert (m["stage"] == Stage.ENDED) == (m["finish"] != Finish.NOT_YET)
    assert m["open"] >= 0
    assert m["to_send"] >= 0


def run_checked(sim: Simulation, until: int, every: int = 1) -> None:
    """Run to `until` and check all laws once every few events."""
    laws = Laws(sim)
    while sim.now < until:
        sim.run(until, every)
        laws.check()

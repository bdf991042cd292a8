"""The demand scan of z/VM 6.3 against its twin: the very same pages change their lists."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.mechanisms.storage.aging_scan import aging_scan
from engine.state.tables import State
from tests.engine.storage.aging_laws import ages_of
from tests.engine.storage.page_tables import machine, pages_in
from tests.naive.aging import BLOCK, AgingStorage, Owner

ROUNDS = 8
COUNTED = "available count taken early_taken below_reserve written_out owner".split()


def _made(seed: int, **lpar: Any) -> State:
    """Return a machine with pages anywhere but in expanded storage, and all frames on one list."""
    state = machine(seed, release="6.3", xstor=0, below_2g="0p", mdc=0, mdc_min=0, **lpar)
    s = state.tables[0]
    for g in range(int(s["n_guest"])):
        u = s["guest"][g]
        blocks = state.blocks[u["first_block"] : u["first_block"] + u["n_block"]]
        blocks["ds"] |= blocks["xs"] & ~blocks["res"]
        blocks["xs"] = blocks["low"] = 0
        u["dasd"], u["xstor"], u["both"], u["real_low"] = u["inst"] - u["real"], 0, 0, 0
    s["available_low"], s["guest"]["cached"], s["mdc"], s["mdc_low"] = 0, 0, 0, 0
    s["xstor_free"] = 0
    _count_slots(state)
    return state


def _count_slots(state: State) -> None:
    s = state.tables[0]
    n = int(s["n_volume"])
    slots = np.bitwise_count(state.blocks[: int(s["n_block"])]["ds"])
    used = [int(slots[k::n].sum()) for k in range(n)]
    s["volume"]["used"][:n] = used
    s["dasd_free"] = s["dasd"] - sum(used)


def _twin(state: State) -> AgingStorage:
    s, a = state.tables[0], state.tables[0]["aging"]
    return AgingStorage(
        owners=[_owner(state, g) for g in range(int(s["n_guest"]))],
        available=int(s["available"]),
        high=int(s["param"]["high"]),
        target=int(a["target"]),
        early=bool(a["early"]),
        ibr_share=float(a["ibr_share"]),
        ibr_least=int(a["ibr_least"]),
        free_slots=int(s["dasd_free"]),
        next_owner=int(a["owner"]),
    )


def _owner(state: State, g: int) -> Owner:
    u = state.tables[0]["guest"][g]
    blocks = state.blocks[u["first_block"] : u["first_block"] + u["n_block"]]
    locked = {page for page in range(BLOCK) if int(u["locked"]) >> page & 1}
    real, dasd, chg, low = (pages_in(blocks[name]) for name in ("res", "ds", "chg", "low"))
    return Owner(len(blocks), int(u["inst"]), int(u["reserved"]), locked, real, dasd, chg, low)


def _compare(state: State, twin: AgingStorage) -> None:
    """Both have the same pages everywhere, in the same order on the list, and count the same."""
    s, a = state.tables[0], state.tables[0]["aging"]
    wanted = [twin.available, twin.count(), twin.taken, twin.early_taken, twin.below_reserve]
    wanted += [twin.written, twin.next_owner]
    assert [int(s["available"]), *(int(a[name]) for name in COUNTED[1:])] == wanted
    firsts = [int(u["first_block"]) for u in s["guest"][: len(twin.owners)]]
    assert ages_of(state, "oldest", "younger") == [firsts[g] + block for g, block in twin.aging]
    for g, u in enumerate(twin.owners):
        rows = slice(firsts[g], firsts[g] + u.blocks)
        blocks, lists = state.blocks[rows], state.blocks[rows.start + int(a["beyond"]) :][: u.blocks]
        got = [pages_in(blocks[name]) for name in ("res", "ds", "chg")]
        got += [pages_in(lists["aging"]), pages_in(lists["invalid"] & ~lists["aging"])]
        assert got == [u.real, u.dasd, u.chg, twin.aging_of(g), u.ibr], f"guest {g}"
        assert int(s["guest"][g]["stolen"]) == u.stolen, f"guest {g}"


def _writes_end(state: State, twin: AgingStorage) -> None:
    """Let the time come at which all writes have ended."""
    s = state.tables[0]
    s["now"] = max(int(s["now"]), int(s["volume"]["free_at"][: s["n_volume"]].max())) + 1
    twin.writing.clear()


@pytest.mark.parametrize("agelist", ["0.5%", "2.0%", "20p"])
@pytest.mark.parametrize("early", [True, False])
@pytest.mark.parametrize("seed", range(12))
def test_scans_move_the_same_pages(seed: int, early: bool, agelist: str) -> None:
    """Every round short of frames again, some without any; in some the writes have ended before the next."""
    state = _made(seed, early_writes=early, agelist=agelist)
    s, twin, draw = state.tables[0], _twin(state), np.random.default_rng(seed)
    for _ in range(ROUNDS):
        s["available"] = twin.available = int(draw.choice([0, 0, 10, 400]))
        if draw.random() < 0.6:
            _writes_end(state, twin)
        aging_scan(s, state.blocks)
        twin.scan()
        _compare(state, twin)


def test_the_cases_above_happen() -> None:
    """Else the comparison would compare little."""
    counts = dict.fromkeys(COUNTED[1:6], 0)
    for seed in range(12):
        state = _made(seed, agelist="20p")
        s = state.tables[0]
        for number in range(2 * ROUNDS):
            s["available"] = 400 * (number >= 2 * ROUNDS - 2)
            aging_scan(s, state.blocks)
        for name in counts:
            counts[name] += int(s["aging"][name])
    assert min(counts.values()) > 0, counts

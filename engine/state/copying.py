"""The used bytes of a machine, for copying, keeping and comparing.

The tables have room for far more than most scenarios need. Rows that a scenario does not use are never
written, so they do not count: the cost of a copy depends on the size of the machine, not on the capacity.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import EVENTS, EventKind
from engine.kernel.queue import TREE
from engine.state.daemon import MAX_CODE, MAX_PROGRAM, MAX_RING
from engine.state.link import MAX_CARD, MAX_CHANNEL, MAX_CONNECTION, MAX_LINK, MAX_TRUNK, MAX_WAITING
from engine.state.linux import MAX_LINUX, MAX_LOAD, MAX_TASK, MAX_VISIT
from engine.state.prsm import MAX_CAP_GROUP, MAX_CORE, MAX_DEMAND, MAX_LPAR, MAX_PHYSICAL
from engine.state.relocation import MAX_MOVE
from engine.state.tables import MAX_GUEST, MAX_STEP, MAX_VCPU, STATE, State, new_state
from engine.state.web import MAX_SESSION, MAX_SHARED_VOLUME, MAX_WEB

Array = npt.NDArray[Any]
Bytes = npt.NDArray[np.uint8]

NUMBER_OF = {  # room of a table -> rows in use
    MAX_GUEST: "n_guest",
    MAX_VCPU: "n_vcpu",
    MAX_STEP: "n_step",
    MAX_LINUX: "n_linux",
    MAX_TASK: "n_task",
    MAX_LOAD: "n_load",
    MAX_VISIT: "n_visit",
    MAX_PROGRAM: "n_program",
    MAX_CODE: "n_code",
    MAX_RING: "n_ring",
    MAX_CARD: "n_card",
    MAX_CHANNEL: "n_channel",
    MAX_CONNECTION: "n_connection",
    MAX_LINK: "n_link",
    MAX_TRUNK: "n_trunk",
    MAX_MOVE: "n_move",
    MAX_WAITING: "n_waiting",
    MAX_SESSION: "n_session",
    MAX_WEB: "n_web",
    MAX_SHARED_VOLUME: "n_shared_volume",
}
OF_PRSM = {
    MAX_CORE: "n_core",
    MAX_LPAR: "n_lpar",
    MAX_PHYSICAL: "n_physical",
    MAX_CAP_GROUP: "n_cap_group",
    MAX_DEMAND: "n_demand",
}  # the same in the record of PR/SM
ONLY_PRSM = ("prsm", "core", "lpar", "physical", "cap_group", "demand", "stolen")  # fields that it alone uses
ONLY_AGING = ("aging", "owner")  # the same of storage management from 6.3 on
ONLY_HIPER = ("hiper", "homed", "dsv")  # the same of HiperDispatch
ONLY_LINKS = ("retry", "bad_channel", "bad_connection", "fault")  # the same of degraded channels
ONLY_PAGING = ("paging", "paging_volume", "exposure", "paging_unit", "turn")  # the same of exposures
QUEUE_OF = {TREE: 1, 2 * TREE: 2}  # the same in the queue -> entries in use for each leaf of its tree
RECORDED = "trace_n"  # the first field of the recorder's part, which is no part of the machine
ROW = np.dtype("V64")  # the size of a block of pages
_BUFFERS = ("trace_n", "doing_n", "held_n", "log_n", "move_log_n")


def parts(state: State, links: bool = True) -> list[Bytes]:
    """Return the used bytes of the tables, without the recorder's part; views, in order. links: include the
    tables of degraded channels.
    """
    rows = (state.tables[system : system + 1] for system in range(len(state.tables)))
    return [part for tables in rows for part in _parts(tables, links)]


def _parts(tables: Array, links: bool) -> list[Bytes]:
    """Return the used bytes of one system. tables: (1,)."""
    data = tables.view(np.uint8)
    return [data[start:end] for start, end in _ranges(tables, links)]


def _ranges(tables: Array, links: bool = True) -> Sequence[tuple[int, int]]:
    """Return the beginnings and ends of the used bytes of one system. tables: (1,)."""
    own = tables["prsm"]
    unused = (ONLY_AGING, "aging"), (ONLY_HIPER, "hiper"), (ONLY_PAGING, "paging")
    left_out = tuple(name for names, table in unused if not tables[table]["on"][0] for name in names)
    if not links or not tables["n_channel"][0]:
        left_out += ONLY_LINKS
    numbers = (
        *((room, int(tables[name][0])) for room, name in NUMBER_OF.items()),
        *((room, int(own[name][0])) for room, name in OF_PRSM.items()),
        (EVENTS, _kinds_in_use(tables)),
    )
    return _used(numbers, int(tables["queue"]["leaves"][0]), left_out)


def _kinds_in_use(tables: Array) -> int:
    """Return the number of kinds of events, from the first on, that a machine may have. tables: (1,)."""
    if tables["paging"]["on"][0]:
        return EVENTS
    return int(EventKind.PAGING_IO if tables["prsm"]["n_core"][0] else EventKind.PRSM)


@lru_cache(maxsize=64)
def _used(
    numbers: tuple[tuple[int, int], ...], leaves: int, left_out: tuple[str, ...]
) -> Sequence[tuple[int, int]]:
    """Return the beginnings and ends of the used bytes; adjacent ranges are joined."""
    queue = {room: leaves * by for room, by in QUEUE_OF.items()}
    joined: list[tuple[int, int]] = []
    for start, end in _fields(STATE, 0, dict(numbers), queue, left_out):
        if joined and joined[-1][1] == start:
            start = joined.pop()[0]
        joined.append((start, end))
    return joined


def _fields(
    record: np.dtype[Any],
    start: int,
    numbers: dict[int, int],
    queue: dict[int, int],
    left_out: tuple[str, ...] = (),
) -> Iterator[tuple[int, int]]:
    """Yield the beginning and end of each used field, up to the recorder's part."""
    for name, (field, offset, *_) in (record.fields or {}).items():
        if name == RECORDED:
            return
        if name in left_out or (name in ONLY_PRSM and numbers.get(MAX_CORE) == 0):
            continue
        if name == "queue":
            yield from _fields(field, start + offset, queue, {})
        elif field.names:
            yield from _fields(field, start + offset, numbers, queue)
        else:
            room = field.shape[0] if field.shape else 1
            used = field.itemsize // room * numbers.get(room, room)
            yield start + offset, start + offset + used


def packed(state: State) -> npt.NDArray[np.void]:
    """Return a copy of the used bytes of the tables, one part after the other in rows of ROW."""
    used = parts(state)
    size = sum(len(part) for part in used)
    rows = np.zeros(-(-size // ROW.itemsize), ROW)
    np.concatenate(used, out=rows.view(np.uint8)[:size])
    return rows


def unpack(rows: npt.NDArray[np.void], state: State) -> None:
    """Put the used bytes back into the tables of a machine like the original; the recorder's buffers are
    emptied.
    """
    data, at = rows.view(np.uint8), 0
    for part in parts(state):
        part[:] = data[at : at + len(part)]
        at += len(part)
    for name in _BUFFERS:
        state.tables[name] = 0


def copy_state(source: State, target: State) -> None:
    """Copy the machine to another machine of equal size; the recorder's buffers are emptied."""
    copy_tables(source, target)
    target.blocks.view(np.uint8)[:] = source.blocks.view(np.uint8)


def copy_tables(source: State, target: State) -> None:
    """Copy everything except the page blocks to another machine of equal size."""
    for system in range(len(source.tables)):
        item = slice(system, system + 1)
        old, new = target.tables[item].view(np.uint8), source.tables[item].view(np.uint8)
        for start, end in _ranges(source.tables[item]):
            old[start:end] = new[start:end]
    for name in _BUFFERS:
        target.tables[name] = 0
    target.tables["tracing"] = source.tables["tracing"]


def copied(state: State) -> State:
    """Return a second machine in the same state."""
    twin = new_state(len(state.blocks), len(state.tables))
    copy_state(state, twin)
    return twin


def digest(state: State) -> str:
    """Return 16 hex digits that differ if anything in the machine differs.

    Tables that only degraded channels use do not count for machines whose channels have always been healthy.
    """
    hashed = hashlib.blake2b(digest_size=8)
    for part in parts(state, bool(state.tables["retry"]["used"][0])):
        hashed.update(part.data)
    hashed.update(state.blocks.view(np.uint8).data)
    return hashed.hexdigest()

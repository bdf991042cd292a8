"""Puts compiled rules into the tables: for all guests at time 0, or for one guest during a run.

The stored states of a machine at different moments have the same size. The tables therefore have some spare
room from the start, and rules changed during a run go to a free place: into that room, or where rules no
longer in use were.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.cpuplugd.language.compiler import Program
from engine.cpuplugd.language.operations import ProgramError
from engine.kernel.units import SECOND
from engine.language import say
from engine.state.daemon import (
    CODE,
    MAX_CODE,
    MAX_PROGRAM,
    MAX_RING,
    PROGRAM,
    SPARE_CODE,
    SPARE_PROGRAM,
    SPARE_RING,
    Op,
)

MAX_UPDATE = 1 << 47  # ns, a day and a half: no run is as long
_JUMPS = (Op.AND, Op.OR)
Array = npt.NDArray[Any]


def install(tables: Array, programs: Sequence[Program | None]) -> None:
    """Assign a daemon, or no daemon, to each guest (row of the Linux table); the tables must still be empty.

    Raises ProgramError if there is no room for this many different files, or for this much history.
    """
    s, rows, code, ring = tables[0], dict[tuple[Any, ...], int](), 0, 0
    for guest, program in enumerate(programs):
        if program is None:
            continue
        if program.shared not in rows:
            _check(len(rows) + 1, code + len(program.code), 0)
            _write(s, len(rows), code, program)
            rows[program.shared], code = len(rows), code + len(program.code)
        _check(0, 0, ring + program.kept)
        _give(s["daemon"][guest], rows[program.shared], ring, program)
        ring += program.kept
    if programs:
        s["n_program"] = min(len(rows) + SPARE_PROGRAM, MAX_PROGRAM)
        s["n_code"], s["n_ring"] = min(code + SPARE_CODE, MAX_CODE), min(ring + SPARE_RING, MAX_RING)


def change(tables: Array, guest: int, program: Program | None) -> None:
    """Assign one guest a different daemon (not yet started), or no daemon, in a running machine.

    Raises ProgramError if there is no room; nothing is changed in that case.
    """
    s = tables[0]
    if program is None:
        s["daemon"]["program"][guest] = 0
        return
    daemons = s["daemon"][: s["n_linux"]]
    others = daemons[(daemons["program"] > 0) & (np.arange(len(daemons)) != guest)]
    used = sorted(set((others["program"] - 1).tolist()))
    own = s["program"][others["program"] - 1]
    histories = zip(others["ring"], (own["depth"] + 1) * own["n_slot"], strict=True)
    ring = _gap(histories, program.kept, int(s["n_ring"]), "history")
    row = next((row for row in used if _same(s, row, program)), None)
    if row is None:
        row = _gap(((row, 1) for row in used), 1, int(s["n_program"]), say("different rule files"))
        codes = zip(s["program"]["first"][used], s["program"]["n_code"][used], strict=True)
        _write(s, row, _gap(codes, len(program.code), int(s["n_code"]), "rules"), program)
    _give(s["daemon"][guest], row, ring, program)


def _check(programs: int, operations: int, values: int) -> None:
    if programs > MAX_PROGRAM:
        raise ProgramError(say("more than {0} different rule files; let guests share files", MAX_PROGRAM))
    if operations > MAX_CODE:
        raise ProgramError(
            say("all rule files together have more than {0} operations; use fewer files", MAX_CODE)
        )
    if values > MAX_RING:
        few = say("use a smaller history or fewer guests")
        raise ProgramError(say("the histories of all guests have more than {0} values; {1}", MAX_RING, few))


def _gap(taken: Iterable[tuple[int, int]], size: int, room: int, what: str) -> int:
    """Return the first place with this much room, given the (place, size) pairs in `taken`."""
    place = 0
    for start, length in sorted(taken):
        if start - place >= size:
            return place
        place = int(start + length)
    if room - place < size:
        raise ProgramError(say("this run has no more room for {0}; use the same rules for more guests", what))
    return place


def _code(program: Program, first: int) -> Array:
    """Return the operations as relocated to this place."""
    shifted = [(op, back, arg + first * (op in _JUMPS), value) for op, back, arg, value in program.code]
    return np.array(shifted, CODE)


def _row(program: Program, first: int) -> Array:
    p = np.zeros((), PROGRAM)
    p["first"], p["rule"] = first, [rule if rule < 0 else rule + first for rule in program.rules]
    p["depth"], p["n_slot"], p["n_code"] = program.depth, len(program.slots), len(program.code)
    p["ticks"], p["online"] = program.ticks, program.online
    p["slot"][: len(program.slots)] = program.slots
    return p


def _same(s: Any, row: int, program: Program) -> bool:
    """Return whether this row has this program."""
    first, length = int(s["program"][row]["first"]), len(program.code)
    equal = s["program"][row].tobytes() == _row(program, first).tobytes()
    return bool(equal and s["code"][first : first + length].tobytes() == _code(program, first).tobytes())


def _write(s: Any, row: int, first: int, program: Program) -> None:
    s["program"][row] = _row(program, first)
    s["code"][first : first + len(program.code)] = _code(program, first)


def _give(d: Any, row: int, ring: int, program: Program) -> None:
    """Set up the daemon of one guest, before its first reading."""
    d["program"], d["ring"], d["at"] = row + 1, ring, program.depth
    d["readings"] = d["ended"] = d["rate"] = 0
    d["cpus"], d["memory"] = program.cpus, program.memory
    update, d["cpu_min"], d["cpu_max"], d["cmm_min"], d["cmm_max"] = program.settings
    d["update"] = min(update * SECOND, MAX_UPDATE)

"""The lab's own DEGRADE and REPAIR for channel paths."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from typing import Annotated

import numpy as np

from engine.cp import wiring
from engine.cp.call import Call, first_record
from engine.cp.command import command
from engine.cp.multisystem import CpPath
from engine.cp.operands import HintedWord, Keyword
from engine.cp.reply import invalid_option, missing_operand
from engine.kernel.units import MS, SECOND, US

Chpid = Annotated[np.int64, CpPath()]
FaultOption = Annotated[str, HintedWord("ERRORS", "LOSS", "RATE", "DELAY")]
MAX_LATE = 10 * SECOND


@command(
    "#LAB DEGRADE CHPID chpid",
    classes="B",
    acts=True,
    tail="chpid [ERRors n%] [LOSs n%] [RATe n%] [DELay nMS]",
)
def degrade(call: Call, chpid: Chpid, *options: FaultOption) -> Iterator[str]:
    """Degrade a channel, even during a transfer. Example: #LAB DEGRADE CHPID 3C ERRORS 1% RATE 50%.

    ERRORS and LOSS are the shares of its chunks (64 KB) that are damaged or lost, RATE is the share of its
    rate that it keeps, and DELAY adds to its propagation delay. Values without an option are those of a
    healthy channel. This command is not CP's.
    """
    given = _values(options)
    wiring.degrade(
        call,
        chpid,
        given.get("ERRORS", 0.0),
        given.get("LOSS", 0.0),
        given.get("RATE", 1.0),
        int(given.get("DELAY", 0)),
    )
    yield _state(call, chpid)


@command("#LAB REPAIR CHPID chpid", classes="B", acts=True)
def repair(call: Call, chpid: Chpid) -> Iterator[str]:
    """Repair a degraded channel. Example: #LAB REPAIR CHPID 3C. This command is not CP's."""
    wiring.degrade(call, chpid, 0.0, 0.0, 1.0, 0)
    yield _state(call, chpid)


def _values(options: tuple[str, ...]) -> dict[str, float]:
    """Return the values of the options by name. Raises CPError."""
    if not options:
        missing_operand()
    given: dict[str, float] = {}
    for word, text in zip_longest(options[::2], options[1::2]):
        option = next((option for option in _OPTIONS if option.takes(word)), None)
        if option is None or option.word in given:
            invalid_option(word)
        if text is None:
            missing_operand()
        given[option.word] = _OPTIONS[option](text)
    return given


def _share(text: str) -> float:
    """Return a share written as a percentage. Raises CPError."""
    found = re.fullmatch(r"([0-9]{1,3}(?:\.[0-9]{1,4})?)%?", text)
    if not found or float(found[1]) > 100:
        invalid_option(text)
    return float(found[1]) / 100


def _kept(text: str) -> float:
    """Return the share of a rate that is kept, at least 1%. Raises CPError."""
    return _share(text) if _share(text) >= 0.01 else invalid_option(text)


def _late(text: str) -> float:
    """Return a time of at most 10 s, ns. Raises CPError."""
    found = re.fullmatch(r"([0-9]{1,8})(US|MS|S)", text)
    if not found:
        invalid_option(text)
    late = int(found[1]) * {"US": US, "MS": MS, "S": SECOND}[found[2]]
    return late if late <= MAX_LATE else invalid_option(text)


_OPTIONS = {
    Keyword("ERRors"): _share,
    Keyword("LOSs"): _share,
    Keyword("RATe"): _kept,
    Keyword("DELay"): _late,
}


def _state(call: Call, c: np.int64) -> str:
    """Return the state of a channel, in the words of the command."""
    row, bad = (first_record(call)[name][int(c)] for name in ("channel", "bad_channel"))
    shares = ("ERRORS", bad["errors"], 0.0), ("LOSS", bad["loss"], 0.0), ("RATE", 1.0 - bad["slower"], 1.0)
    parts = [f"{name} {100 * value:.4g}%" for name, value, healthy in shares if value != healthy]
    parts += [f"DELAY {bad['late_ns'] / MS:g}MS"] if bad["late_ns"] else []
    return f"CHPID {int(row['chpid']):02X} is {' '.join(['degraded:', *parts]) if parts else 'healthy'}"

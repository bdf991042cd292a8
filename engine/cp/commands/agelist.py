"""QUERY AGELIST and SET AGELIST: the global aging list of z/VM 6.3 and later."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.operands import Keyword, Word
from engine.cp.reply import invalid_option, missing_operand, refuse
from engine.kernel.units import PAGES_PER_MB

_YES_NO = {"YES": 1, "NO": 0}
_SIZE = re.compile(r"([0-9]{1,2}(?:\.[0-9]{1,3})?)%|([0-9]{1,6})([MG])")


@command("Query AGElist", classes="BE")
def query_agelist(call: Call) -> Iterator[str]:
    """Show the size of the aging list and its contents.

    CP's layout is not published: this layout is that of LPAR Lab, and the second line is not CP's. The
    classes are not certain.
    """
    a = _aging(call)
    share = 100 * int(a["target"]) / max(1, int(a["pageable"]))
    words = [f"AGELIST SIZE {share:.1f}% ({_megabytes(call, int(a['target']))}M)"]
    words += [f"{name} {'YES' if a[field] else 'NO'}" for name, field in _SWITCHES.values()]
    yield "  ".join(words)
    yield f"IN USE {_megabytes(call, int(a['count']))}M  IBR {_megabytes(call, int(a['ibr']))}M"


@command("SET AGElist", classes="B", acts=True, tail="SIZE n%|nM|nG EARLYWrites YES|NO KEEPSlot YES|NO")
def set_agelist(call: Call, first: Word, *more: Word) -> Iterator[str]:
    """Set the size of the aging list, and whether its pages are written early and keep their slots.

    Takes one or more operands, each with its value. A larger list is filled by subsequent scans; a smaller
    list does not free any frames at once. Slots that were kept are freed when their pages become valid again.
    The operands are published; class B and the response are not certain.
    """
    a, words = _aging(call), [first, *more]
    while words:
        name = words.pop(0)
        if not words:
            missing_operand()
        _one_of(name)(call, name, words.pop(0))
    a["target"] = min(int(a["target"]), int(a["pageable"]))
    return query_agelist(call)


def _one_of(name: str) -> Callable[[Call, str, str], None]:
    """Return the value that an operand sets. Raises CPError."""
    if Keyword("SIZE").takes(name):
        return _set_size
    return _set_switch if _switch(name) else invalid_option(name)


_SWITCHES = {"EARLYWrites": ("EARLYWRITES", "early"), "KEEPSlot": ("KEEPSLOT", "keep")}


def _switch(name: str) -> str:
    return next((field for word, (_, field) in _SWITCHES.items() if Keyword(word).takes(name)), "")


def _set_switch(call: Call, name: str, value: str) -> None:
    if value not in _YES_NO:
        invalid_option(value)
    call.s["aging"][_switch(name)] = _YES_NO[value]


def _set_size(call: Call, name: str, value: str) -> None:
    found, a = _SIZE.fullmatch(value), _aging(call)
    if found is None:
        invalid_option(value)
    share, amount, unit = found.groups()
    if share is not None:
        a["target"] = int(float(share) / 100 * int(a["pageable"]))
    else:
        a["target"] = int(amount) * PAGES_PER_MB * (1024 if unit == "G" else 1) // call.granule


def _aging(call: Call):  # type: ignore[no-untyped-def]  # a row of the tables
    """Return the aging list table. Raises CPError if the release has none."""
    if not call.lpar.has("aging"):
        refuse(f"AGELIST: z/VM {call.lpar.release} has no aging list. It came with 6.3")
    return call.s["aging"]


def _megabytes(call: Call, granules: int) -> int:
    return round(granules * call.granule / PAGES_PER_MB)

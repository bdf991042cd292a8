"""The LPARs that may change the I/O configuration of a CEC while it runs.

One LPAR of a CEC makes its dynamic changes, as set in the field dynamic_io. Only an LPAR that exists before
and after the change can make all of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.ficon.drawing.differences.keys import paired_cecs
from engine.ficon.drawing.differences.step import ChangeStep, cec_of
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.language import say
from engine.naming import cec_named, lpar_named


class Changer(NamedTuple):
    """An LPAR by name, and the system in it; "" = no system is specified. marked: it is selected in the
    drawing.
    """

    lpar: str
    system: str
    marked: bool = False


Changers = Mapping[str, tuple[Changer, ...]]  # by CEC


def changers(before: Drawing, after: Drawing) -> Changers:
    """Return the LPARs that may make the changes of each CEC, by the current name of the CEC, or else its
    former name.
    """
    found = {}
    for was, now in paired_cecs(before, after):
        old, new = _systems(before, was), _systems(after, now)
        both = {name: system or old[name] for name, system in new.items() if name in old}
        known = both if was and now else old | new
        marked = _marked(after, now) or _marked(before, was)
        found[now or was] = tuple(Changer(name, known[name], name in marked) for name in sorted(known))
    return found


def chosen(known: Changers, by: Mapping[str, str]) -> dict[str, str]:
    """Return the LPAR that changes each CEC: the selected one, the marked one, or the only one.

    "" = an LPAR has to be selected.
    """
    lpars = {cec: [changer.lpar for changer in each] for cec, each in known.items() if each}
    only = {cec: each[0] if len(each) == 1 else _only_marked(known[cec]) for cec, each in lpars.items()}
    return {cec: by[cec] if by.get(cec) in lpars[cec] else name for cec, name in only.items()}


def unsettled(known: Changers, steps: Iterable[ChangeStep], by: Mapping[str, str]) -> list[str]:
    """Return the CECs that steps change and for which an LPAR still has to be selected."""
    settled = chosen(known, by)
    return [cec for cec in several(known, steps) if not settled[cec]]


def mark_changer(drawing: Drawing, cec: str, name: str) -> Change:
    """Make one LPAR responsible for the dynamic changes of its CEC; "" = none.

    Raises DrawingError if the CEC has no such LPAR.
    """
    inside = [lpar for lpar in drawing.of(Lpar) if cec_of(drawing, lpar) == cec]
    if name not in ("", *(lpar.name for lpar in inside)):
        raise DrawingError(say("{0} has no {1}", cec_named(cec), lpar_named(name)))
    draft = Draft(drawing, say("Select the system that changes {0}", cec_named(cec)))
    for lpar in inside:
        if lpar.dynamic_io != (lpar.name == name):
            draft.set(lpar.id, dynamic_io=lpar.name == name)
    return draft.done()


def _only_marked(inside: Iterable[Changer]) -> str:
    marked = [changer.lpar for changer in inside if changer.marked]
    return marked[0] if len(marked) == 1 else ""


def several(known: Changers, steps: Iterable[ChangeStep]) -> list[str]:
    """Return the CECs whose definitions are deleted or created by steps, and that have several LPARs."""
    changed = dict.fromkeys(cec for step in steps for cec in step.changes)
    return [cec for cec in sorted(changed) if len(known.get(cec, ())) > 1]


def _marked(drawing: Drawing, cec: str) -> set[str]:
    """Return the names of the LPARs of a CEC that make its dynamic changes, according to the drawing."""
    return {
        lpar.name for lpar in drawing.of(Lpar) if cec and lpar.dynamic_io and cec_of(drawing, lpar) == cec
    }


def _systems(drawing: Drawing, cec: str) -> dict[str, str]:
    """Return the systems of a CEC by LPAR name, without reserved LPARs."""
    inside = (lpar for lpar in drawing.of(Lpar) if cec and lpar.name != "*" and cec_of(drawing, lpar) == cec)
    return {lpar.name: lpar.system for lpar in inside}

"""A step of a change, and the systems that it is for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.ficon.drawing.model.cabling import Cec, Css, Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.names import short
from engine.language import say
from engine.naming import cec_named


@dataclass(frozen=True)
class ChangeStep:
    """where: systems or machines; do: a CP command or a manual task; note: the reason, or a check.

    changes: the CECs whose definitions it deletes or creates. form: the publisher of the command's form;
    operands: those of IOCP, if the command's own are not confirmed; back: how to undo it; stops: the
    interruption, and the step that ends it. takes, gives: names of the elements that it stops and starts
    again.
    """

    phase: str
    where: str
    do: str
    note: str = ""
    command: bool = True
    changes: tuple[str, ...] = ()
    form: str = ""
    operands: str = ""
    back: str = ""
    stops: str = ""
    takes: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()

    @property
    def whole(self) -> str:
        """The command with its IOCP operands."""
        return f"{self.do} {self.operands}".rstrip()


def merged(steps: Iterable[ChangeStep]) -> list[ChangeStep]:
    """Return steps without duplicates: equal steps become one step for the systems of all of them."""
    found: dict[tuple[str, ...], list[ChangeStep]] = {}
    for step in steps:
        key = step.phase, step.do, step.note, step.operands, step.back, step.stops
        found.setdefault(key, []).append(step)
    return [
        replace(
            same[0],
            where="; ".join(dict.fromkeys(step.where for step in same)),
            changes=tuple(dict.fromkeys(cec for step in same for cec in step.changes)),
            takes=tuple(name for step in same for name in step.takes),
            gives=tuple(name for step in same for name in step.gives),
        )
        for same in found.values()
    ]


def system(drawing: Drawing, lpar: Lpar) -> str:
    """Return the name of the system in an LPAR, or else the names of the LPAR and its CEC."""
    return lpar.system or say("{0} of {1}", short(lpar), cec_named(cec_of(drawing, lpar)))


def systems(drawing: Drawing, lpars: Iterable[Lpar]) -> str:
    """Return the names of the systems in LPARs; LPARs without a system share a phrase for each CEC."""
    names, bare = [], dict[str, list[str]]()
    for lpar in lpars:
        if lpar.system:
            names.append(lpar.system)
        else:
            bare.setdefault(cec_of(drawing, lpar), []).append(short(lpar))
    for cec, inside in bare.items():
        names.append(say("{0} of {1}", ", ".join(inside), cec_named(cec)))
    return ", ".join(names)


def cec_of(drawing: Drawing, lpar: Lpar) -> str:
    """Return the name of the CEC of an LPAR."""
    return drawing.get(drawing.get(lpar.css, Css).cec, Cec).name

"""Names and colours of processors' work, and words in the bars."""

from __future__ import annotations

from collections.abc import Set
from functools import partial

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QBrush, QColor

from app.charts.processor_lanes.columns import CP
from app.charts.toolkit.state_look import StateKey
from app.look import axis_text as axis
from app.look.theme import Theme
from engine.kernel.kinds import DOING_LABELS, LOCK_LABELS, Doing, Lock

_of_engine = partial(QCoreApplication.translate, "Engine")


tr = partial(QCoreApplication.translate, "Work")
SAMPLED = (Doing.EMULATION, CP, Doing.SPIN, Doing.IDLE)  # what samples tell apart
# What the keys go through: nothing stands out, or only these do.
FOCUSES: tuple[frozenset[Doing], ...] = (
    frozenset(),
    frozenset({Doing.SPIN}),
    frozenset({Doing.POP, Doing.STACK, Doing.SET, Doing.PAGE}),
    frozenset({Doing.EMULATION}),
)


def label(doing: Doing, exact: bool) -> str:
    """Return the name of a kind of work; from samples, one name for all of CP's."""
    return tr("CP") if doing == CP and not exact else _of_engine(DOING_LABELS[doing])


def lock_label(lock: int) -> str:
    """Return the name of a lock."""
    return _of_engine(LOCK_LABELS[Lock(lock)])


def colour(doing: Doing, theme: Theme) -> QColor:
    """Return the colour of a kind of work."""
    return theme.work[doing.name.lower()]


def key(doing: Doing, theme: Theme, exact: bool, hidden: Set[Doing] = frozenset()) -> StateKey:
    """Return the legend's entry; hidden work has an empty box."""
    quiet = doing in (Doing.IDLE, Doing.WAKING) or doing in hidden
    shade = theme.panel if doing in hidden else colour(doing, theme)
    hatch = QBrush(lines(theme), Qt.BrushStyle.FDiagPattern) if doing == Doing.SPIN else None
    return StateKey(label(doing, exact), shade, None if doing in hidden else hatch, quiet)


def lines(theme: Theme) -> QColor:
    """Return the colour of the lines over spinning."""
    return theme.panel


def colours(theme: Theme, hidden: Set[Doing]) -> npt.NDArray[np.uint32]:
    """RGB32 by Doing; what is hidden looks idle."""
    shown = (colour(Doing.IDLE if doing in hidden else doing, theme) for doing in Doing)
    return np.array([qcolor.rgb() for qcolor in shown], np.uint32)


def words(doing: Doing, userid: str, length: int, taken: int) -> tuple[str, ...]:
    """Return the words that may stand in a bar, the longest first."""
    span = axis.span_text(length)
    if doing == Doing.EMULATION:
        return (userid, tail(userid))
    if doing == Doing.SPIN:
        return (tr("spins {0}").format(span), span)
    if doing == Doing.POP:
        return (tr("takes {0}").format(taken), str(taken))
    name = label(doing, True)
    texts = (f"{name} {userid}", name) if userid and doing in (Doing.BEFORE, Doing.AFTER) else (name,)
    return (*texts, _CODES.get(doing, ""))


def tail(userid: str) -> str:
    """Return the number at the end of a userid, else its last letters."""
    digits = userid[len(userid.rstrip("0123456789")) :][-4:]
    return digits.lstrip("0") or userid[-4:]


_CODES = {
    Doing.STACK: "D",
    Doing.SET: "S",
    Doing.PAGE: "P",
    Doing.INTERRUPT: "INT",
    Doing.LEAVE: "END",
    Doing.BEFORE: "CP",
    Doing.AFTER: "CP",
}

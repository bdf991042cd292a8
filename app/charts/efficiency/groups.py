"""The three figures of processor efficiency: their bar groups, legend and texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush

from app.charts.efficiency.painting import BarGroup
from app.charts.efficiency.values import MILLION, MemberSpan, tr
from app.charts.toolkit.state_look import StateKey
from app.charts.values.published import PublishedRun
from app.look.theme import current as current_theme
from engine.language import filled

CYCLES, MISSES = "cycles_per_instruction", "cache_miss_cycles_per_instruction"  # quantities of the ledger
EACH, USED = "instructions_per_tx", "total_util_per_proc"


@dataclass(frozen=True)
class MemberFigure:
    """A figure of a member, as shown in texts."""

    label: str
    of: Callable[[MemberSpan], float]
    form: str
    key: StateKey | None = None

    def text(self, member: MemberSpan | None) -> str:
        """Return the value as text, or an empty string if it is not known."""
        value = np.nan if member is None else self.of(member)
        return filled(self.form, value) if np.isfinite(value) else ""


def keys() -> tuple[StateKey, ...]:
    """Return the keys of the bar parts: base and misses, guest code and CP."""
    theme = current_theme()
    rising, upright = (
        QBrush(theme.panel, style) for style in (Qt.BrushStyle.BDiagPattern, Qt.BrushStyle.VerPattern)
    )
    return (
        StateKey(tr("without misses"), theme.linux["free"]),
        StateKey(tr("cache misses"), theme.linux["buffers"], rising),
        StateKey(tr("guest code"), theme.work["emulation"]),
        StateKey(tr("CP"), theme.work["cp"], upright),
    )


def groups(
    own: Sequence[MemberSpan], theirs: Sequence[MemberSpan] | None, published: PublishedRun
) -> tuple[BarGroup, ...]:
    """Return the groups: cycles per instruction, instructions per transaction, and utilization."""
    base, misses, guests, cp = keys()
    whole = StateKey("", current_theme().linux["pool"])
    return (
        BarGroup(
            tr("Cycles"),
            tr("per instruction"),
            (base, misses),
            tuple((span.base, span.misses) for span in own),
            "{0:.2f}",
            1.3,
            published=_marks_of_cycles(published),
            theirs=None if theirs is None else tuple((span.base, span.misses) for span in theirs),
        ),
        BarGroup(
            tr("Instructions"),
            tr("M per transaction"),
            (whole,),
            tuple((span.instructions,) for span in own),
            "{0:.1f}",
            published=tuple(value / MILLION for value in _known(published, EACH)),
            theirs=None if theirs is None else tuple((span.instructions,) for span in theirs),
        ),
        BarGroup(
            tr("Processors"),
            tr("% used"),
            (guests, cp),
            tuple((span.guests, span.cp) for span in own),
            "{0:.1f}",
            least_top=10.0,
            published=_known(published, USED),
            theirs=None if theirs is None else tuple((span.guests, span.cp) for span in theirs),
        ),
    )


def _known(published: PublishedRun, quantity: str) -> tuple[float, ...]:
    return (published.values[quantity],) if quantity in published.values else ()


def _marks_of_cycles(published: PublishedRun) -> tuple[float, ...]:
    """Return the published cycles, total and without misses."""
    every = _known(published, CYCLES)
    return (*every, *(every[0] - misses for misses in _known(published, MISSES) if every))


def figures() -> tuple[MemberFigure, ...]:
    """Return all figures of a member."""
    base, misses, _, cp = keys()
    return (
        MemberFigure(tr("cycles per instruction"), lambda span: span.cycles, "{0:.2f}"),
        MemberFigure(tr("of these: without misses"), lambda span: span.base, "{0:.2f}", base),
        MemberFigure(tr("of these: cache misses"), lambda span: span.misses, "{0:.2f}", misses),
        MemberFigure(tr("instructions per transaction, millions"), lambda span: span.instructions, "{0:.2f}"),
        MemberFigure(tr("processors used, %"), lambda span: span.used, "{0:.1f}"),
        MemberFigure(tr("of these: CP"), lambda span: span.cp, "{0:.1f}", cp),
    )


def published_text(published: PublishedRun) -> str:
    """Return the published values as a sentence."""
    wanted = {
        CYCLES: tr("{0:.2f} cycles"),
        MISSES: tr("{0:.2f} cycles for cache misses"),
        EACH: tr("{0:,.0f} instructions per transaction"),
        USED: tr("{0:.1f}% used"),
    }
    known = published.values
    return ", ".join(filled(text, known[name]) for name, text in wanted.items() if name in known)

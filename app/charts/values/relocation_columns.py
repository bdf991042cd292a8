"""Relocations as text: the same columns for the chart's table, the panel and the readout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.charts.values.multisystem import system_names
from app.charts.values.relocations import label
from app.look import axis_text as axis
from engine.kernel.queue import NEVER
from engine.kernel.units import SECOND
from engine.language import numeral
from engine.recording.recorder import Recording
from engine.recording.relocations import FINISH_LABELS, STAGE_LABELS, WHY_TEXTS, Relocation
from engine.state.relocation import Finish, Stage

tr = partial(QCoreApplication.translate, "Relocations")
GOOD = (Finish.COMPLETED, Finish.NOT_YET)  # all others are failures


@dataclass(frozen=True)
class MoveColumn:
    """A column: its heading, its explanation, and its text for a relocation."""

    id: str
    title: str
    help: str
    text: Callable[[Recording, Relocation], str]
    order: Callable[[Relocation], Any]
    number: bool = False


def columns() -> list[MoveColumn]:
    """Return all columns in order."""
    return [
        MoveColumn("guest", tr("Guest"), tr("The guest being relocated"), _userid, lambda it: it.guest),
        MoveColumn("from", tr("From"), tr("The source system"), _from, lambda it: it.source),
        MoveColumn("to", tr("To"), tr("The destination system"), _to, lambda it: it.target),
        MoveColumn("stage", tr("Stage"), tr("Relocation stage"), _stage, lambda it: int(it.stage)),
        MoveColumn(
            "pass",
            tr("Passes"),
            tr("Passes over the guest's memory: while it ran + while it was stopped"),
            passes_text,
            lambda it: len(it.passes),
            True,
        ),
        MoveColumn(
            "pages",
            tr("Pages"),
            tr("Pages sent in all passes so far"),
            lambda _, it: axis.whole(it.pages),
            lambda it: it.pages,
            True,
        ),
        MoveColumn(
            "elapsed",
            tr("Elapsed"),
            tr("Time from the command to the end, and the MAXTOTAL limit"),
            lambda _, it: of_limit(it.relocation_ns, it.maxtotal),
            lambda it: it.relocation_ns,
            True,
        ),
        MoveColumn(
            "quiesce",
            tr("Quiesced"),
            tr("Time for which the guest was stopped, and the MAXQUIESCE limit"),
            lambda _, it: of_limit(it.quiesce_ns, it.maxquiesce),
            lambda it: it.quiesce_ns,
            True,
        ),
        MoveColumn(
            "finish", tr("Finish"), tr("Outcome"), lambda _, it: finish(it), lambda it: int(it.finish)
        ),
    ]


def _userid(recording: Recording, move: Relocation) -> str:
    return str(recording.scenario.guests[move.guest].userid)


def _from(recording: Recording, move: Relocation) -> str:
    return system_names(recording.scenario)[move.source]


def _to(recording: Recording, move: Relocation) -> str:
    return system_names(recording.scenario)[move.target]


def _stage(_: Recording, move: Relocation) -> str:
    return stage(move)


def stage(move: Relocation) -> str:
    """Return the stage as text."""
    return label(STAGE_LABELS[move.stage])


def passes_text(_: Recording | None, move: Relocation) -> str:
    """Return the number of passes while the guest was running, and while it was stopped."""
    live = sum(not pass_.quiesced for pass_ in move.passes)
    quiesced = len(move.passes) - live
    return f"{live} + {quiesced}" if quiesced else str(live)


def finish(move: Relocation) -> str:
    """Return the outcome as text, with the reasons when the guest was not eligible."""
    text = label(FINISH_LABELS[move.finish])
    if move.finish == Finish.NOT_YET:
        return "–"
    if move.finish == Finish.NOT_ELIGIBLE and move.reasons:
        return f"{text}: {', '.join(label(WHY_TEXTS[why]) for why in move.reasons)}"
    return text if move.finish == Finish.COMPLETED else f"{text} ({int(move.finish):02d})"


def seconds(ns: int) -> str:
    """Return a time in seconds, with two decimal places below 10 s and one otherwise."""
    return f"{numeral(ns / SECOND, '.2f')} s" if ns < 10 * SECOND else f"{numeral(ns / SECOND, ',.1f')} s"


def limit(ns: int) -> str:
    """Return a limit as text."""
    return tr("no limit") if ns >= NEVER or ns <= 0 else f"{numeral(ns / SECOND, 'g')} s"


def of_limit(ns: int, most: int) -> str:
    """Return a time and its limit, if it has one."""
    return seconds(ns) if most >= NEVER or most <= 0 else f"{seconds(ns)} / {limit(most)}"


def summary(move: Relocation) -> str:
    """Return the text next to a relocation in a chart."""
    if move.finish == Finish.NOT_YET:
        live = tr("{0}, pass {1}").format(stage(move), len(move.passes))
        return live if move.stage in (Stage.MOVING, Stage.PENULTIMATE, Stage.FINAL) else stage(move)
    if move.finish == Finish.NOT_ELIGIBLE:
        return finish(move)
    parts = [finish(move), seconds(move.relocation_ns)]
    if move.quiesced_at is not None:
        parts.append(tr("quiesced {0}").format(seconds(move.quiesce_ns)))
    return " · ".join(parts)

"""Looks of stages and passes of relocations: a colour, and a hatch where the guest stands still."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QBrush, QColor

from app.charts.toolkit.state_look import StateKey
from app.look.theme import Theme
from engine.recording.relocations import STAGE_LABELS
from engine.state.relocation import Stage

SHOWN = (
    Stage.CHECK,
    Stage.SKELETON,
    Stage.MOVING,
    Stage.QUIESCE,
    Stage.DEVICES,
    Stage.PENULTIMATE,
    Stage.FINAL,
    Stage.RESUME,
)
_COLOURS = {
    Stage.PLANNED: "pool",
    Stage.CHECK: "pool",
    Stage.SKELETON: "shared",
    Stage.MOVING: "anonymous",
    Stage.QUIESCE: "page_cache",
    Stage.DEVICES: "kernel",
    Stage.PENULTIMATE: "buffers",
    Stage.FINAL: "huge",
    Stage.RESUME: "free",
    Stage.ENDED: "pool",
}
_HATCHES = {Stage.PENULTIMATE: Qt.BrushStyle.BDiagPattern, Stage.FINAL: Qt.BrushStyle.DiagCrossPattern}


def label(text: str) -> str:
    """Return a label of the engine, translated."""
    return QCoreApplication.translate("Engine", text)


def colour(stage: Stage, theme: Theme) -> QColor:
    """Return the colour of a stage."""
    return theme.linux[_COLOURS[stage]]


def hatch(stage: Stage, theme: Theme) -> QBrush | None:
    """Return lines over the passes that the guest waits for."""
    return QBrush(theme.panel, _HATCHES[stage]) if stage in _HATCHES else None


def stage_key(stage: Stage, theme: Theme) -> StateKey:
    """Return the legend's entry for a stage."""
    return StateKey(label(STAGE_LABELS[stage]), colour(stage, theme), hatch(stage, theme))


def pass_colour(quiesced: bool, theme: Theme) -> QColor:
    """Return the colour of a pass: while the guest runs, or while it is stopped."""
    return theme.linux["buffers" if quiesced else "anonymous"]


def pass_hatch(part: str, theme: Theme) -> QBrush | None:
    """Return the hatch of changed pages; sent pages have none."""
    return QBrush(theme.panel, Qt.BrushStyle.BDiagPattern) if part == "changed" else None

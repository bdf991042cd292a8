"""Colours of member states and cluster modes, with hatches or letters as a second code."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QBrush, QColor

from app.charts.toolkit.state_look import StateKey
from app.look.theme import Theme
from engine.kernel.kinds import VcpuState
from engine.state.member import MODE_LABELS, STATE_LABELS, MemberState, Mode

SHOWN = (
    MemberState.JOINED,
    MemberState.JOINING,
    MemberState.LEAVING,
    MemberState.SUSPENDED,
    MemberState.ISOLATED,
    MemberState.UNKNOWN,
    MemberState.DOWN,
)  # in the order of the legend
CODES = {
    MemberState.DOWN: "DN",
    MemberState.JOINING: "JG",
    MemberState.JOINED: "JD",
    MemberState.LEAVING: "LV",
    MemberState.ISOLATED: "IS",
    MemberState.SUSPENDED: "SU",
    MemberState.UNKNOWN: "??",
}
_COLOURS = {
    MemberState.JOINING: "free",
    MemberState.JOINED: "anonymous",
    MemberState.LEAVING: "buffers",
    MemberState.ISOLATED: "huge",
    MemberState.SUSPENDED: "page_cache",
    MemberState.UNKNOWN: "pool",
}
_HATCHES = {
    MemberState.JOINING: Qt.BrushStyle.BDiagPattern,
    MemberState.LEAVING: Qt.BrushStyle.FDiagPattern,
    MemberState.SUSPENDED: Qt.BrushStyle.VerPattern,
    MemberState.ISOLATED: Qt.BrushStyle.DiagCrossPattern,
    MemberState.UNKNOWN: Qt.BrushStyle.Dense7Pattern,
}


def state_label(state: MemberState) -> str:
    """Return the name of a state as QUERY SSI shows it."""
    return QCoreApplication.translate("Engine", STATE_LABELS[state])


def ended_label() -> str:
    """Return the text for a member that is not down, but whose CP no longer runs."""
    return QCoreApplication.translate("Cluster", "CP has ended")


def mode_label(mode: Mode) -> str:
    """Return the name of a mode as QUERY SSI shows it."""
    return QCoreApplication.translate("Engine", MODE_LABELS[mode])


def colour(state: MemberState, theme: Theme) -> QColor:
    """Return the colour of a state."""
    return theme.linux[_COLOURS[state]] if state in _COLOURS else theme.states[VcpuState.DORMANT]


def hatch(state: MemberState, theme: Theme) -> QBrush | None:
    """Return lines or dots over it; Joined and Down have none."""
    return QBrush(theme.panel, _HATCHES[state]) if state in _HATCHES else None


def state_key(state: MemberState, theme: Theme) -> StateKey:
    """Return the legend's entry for a state."""
    return StateKey(state_label(state), colour(state, theme), hatch(state, theme), state == MemberState.DOWN)


def mode_colour(mode: Mode, theme: Theme) -> QColor | None:
    """Return the colour of the strip over a lane while the cluster is not stable."""
    return {Mode.INFLUX: theme.warning, Mode.SAFE: theme.error}.get(mode)

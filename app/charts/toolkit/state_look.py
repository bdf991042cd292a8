"""The look of states and places: name, code, color and a second code in addition to the color."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QBrush, QColor

from app.charts.toolkit import brushes
from app.charts.toolkit.words import tr
from app.look.theme import Theme
from engine.kernel.kinds import STATE_LABELS, VcpuState

# As z/VM's performance reports head their columns of user states; not dormant's: DM is a guest in the study
CODES = {
    VcpuState.OFF: "off",
    VcpuState.RUNNING: "RUN",
    VcpuState.READY: "CPU",
    VcpuState.PAGE_WAIT: "PGW",
    VcpuState.IO_WAIT: "IOW",
    VcpuState.SIM_WAIT: "SIM",
    VcpuState.TEST_IDLE: "TI",
    VcpuState.ELIGIBLE: "EL",
    VcpuState.STOPPED: "STP",
    VcpuState.SUSPENDED: "SUS",
    VcpuState.LIMITED: "LIM",
}
HATCHES = {
    VcpuState.STOPPED: Qt.BrushStyle.FDiagPattern,
    VcpuState.SUSPENDED: Qt.BrushStyle.BDiagPattern,
    VcpuState.OFF: Qt.BrushStyle.Dense7Pattern,
}
DORMANT = (VcpuState.OFF, VcpuState.DORMANT, VcpuState.STOPPED, VcpuState.SUSPENDED)
# frames as a whole, below and above 2 GB, by their lists, and the latter where there is no expanded storage
Form = Literal["whole", "split", "lists", "lists alone"]
PLACE_LABELS = {
    "low": "real below 2 GB",
    "real": "real only",
    "both": "real and XSTOR",
    "ibr": "IBR",
    "aging": "aging",
    "xstor": "XSTOR only",
    "dasd": "DASD",
}
PLACE_HATCHES = {
    "low": Qt.BrushStyle.Dense7Pattern,
    "both": Qt.BrushStyle.BDiagPattern,
    "ibr": Qt.BrushStyle.Dense7Pattern,
    "aging": Qt.BrushStyle.FDiagPattern,
    "dasd": Qt.BrushStyle.DiagCrossPattern,
}
REAL_LABELS: dict[Form, str] = {
    "whole": "real only",
    "split": "real above 2 GB",
    "lists": "active",
    "lists alone": "active",
}
PALE = 0.5  # of a color, for content of another run
_AS = {"aging": "both"}  # places with the color of another one
LOW_SHADE = 135  # percent darker than the frames above 2 GB


@dataclass(frozen=True)
class StateKey:
    """A legend entry: the meaning of a color and a hatch."""

    label: str
    colour: QColor
    hatch: QBrush | None = None
    outlined: bool = False  # the color is close to the background
    line: bool = False  # a line rather than an area
    dashed: bool = False  # a dashed line
    half: str = ""  # a box of which only this half is filled: upper, lower, left or right


def state_label(state: VcpuState) -> str:
    """Return the short name of a state for users."""
    name = QCoreApplication.translate("Engine", STATE_LABELS[state])
    return name.removesuffix(" (dormant)")


def state_key(state: VcpuState, theme: Theme) -> StateKey:
    """Return the legend entry for a state."""
    hatch = QBrush(theme.hatch, HATCHES[state]) if state in HATCHES else None
    return StateKey(state_label(state), theme.states[state], hatch, state in DORMANT)


def place_key(place: str, theme: Theme, form: Form = "whole") -> StateKey:
    """Return the legend entry for a place of pages."""
    label = tr(REAL_LABELS[form]) if place == "real" else tr(PLACE_LABELS[place])
    return StateKey(label, place_colour(place, theme), place_hatch(place, theme))


def place_colour(place: str, theme: Theme, pale: bool = False) -> QColor:
    """Return the color of a place of pages; `pale`: halfway to the background, for another run."""
    darker = place in ("low", "ibr")  # no run has both
    colour = theme.places["real"].darker(LOW_SHADE) if darker else theme.places[_AS.get(place, place)]
    return brushes.mixed(colour, theme.panel, PALE) if pale else colour


def place_hatch(place: str, theme: Theme) -> QBrush | None:
    """Return the lines in the panel's color over the place's color."""
    if place not in PLACE_HATCHES:
        return None
    return QBrush(theme.panel, PLACE_HATCHES[place])


def ghost_key(label: str, theme: Theme) -> StateKey:
    """Return the legend entry for published bars: lines and an outline on the panel's color."""
    return StateKey(label, theme.panel, QBrush(theme.axis, Qt.BrushStyle.FDiagPattern), True)


def ink_on(colour: QColor) -> QColor:
    """Return black or white, whichever is more readable on a color."""
    luminance = (
        0.2126 * colour.redF() ** 2.2 + 0.7152 * colour.greenF() ** 2.2 + 0.0722 * colour.blueF() ** 2.2
    )
    return QColor("#10141a") if luminance > 0.18 else QColor("#ffffff")

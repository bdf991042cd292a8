"""Run actions: start and end a run, inject faults, compare layouts, search for the best layout."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.frame.actions import ActionSpec

if TYPE_CHECKING:
    from app.topology.running.run_panel import RunPanel

_tr = partial(QCoreApplication.translate, "DrawingRun")
FAULTS = ("pull-cable", "vary-channel", "vary-devices", "degrade-channel")


def run_action(run: Callable[[], object]) -> ActionSpec:
    """Return the action that runs the drawing; the window has it from the start."""
    help_text = _tr("Opens the panel in which you select guests and workloads and run the drawing.")
    return ActionSpec("run", _tr("Run &relocation"), run, ("F5",), "play", help_text)


def run_actions(panel: Callable[[], RunPanel]) -> list[ActionSpec]:
    """Return the other actions in menu order; the window has them once the drawing exists."""
    return [
        ActionSpec(
            "end-run",
            _tr("&End the run"),
            lambda: panel().drawn.end(),
            ("Shift+F5",),
            help=_tr("Stops the run and returns to the drawing."),
        ),
        ActionSpec(
            "pull-cable",
            _tr("&Pull (unplug) or plug in the cable"),
            lambda: panel().break_channels("cable"),
            ("Ctrl+Shift+U",),
            help=_tr("During a run: pulls the cables of the selection, or plugs them in again."),
        ),
        ActionSpec(
            "vary-channel",
            _tr("Vary the &channel off or on"),
            lambda: panel().break_channels("path"),
            ("Ctrl+Shift+H",),
            help=_tr("During a run: varies the channels of the selection offline, or online again."),
        ),
        ActionSpec(
            "vary-devices",
            _tr("Vary the &devices off or on"),
            lambda: panel().break_devices(),
            help=_tr("During a run: varies the selected devices offline, or online again."),
        ),
        ActionSpec(
            "degrade-channel",
            _tr("Degrade chan&nel…"),
            lambda: panel().open_bad_channel(),
            help=_tr("During a run: degrades the channels of the selection, or repairs them."),
        ),
        ActionSpec(
            "compare",
            _tr("C&ompare two layouts…"),
            lambda: panel().open_comparison(),
            help=_tr("Runs the same load on two layouts."),
        ),
        ActionSpec(
            "best",
            _tr("&Best link layout…"),
            lambda: panel().open_best(),
            help=_tr("Searches for the best layout in the background."),
        ),
    ]

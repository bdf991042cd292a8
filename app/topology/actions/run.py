"""Actions on a run: start it, end it, inject faults, compare layouts, search for the best one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.frame.actions import Spec

if TYPE_CHECKING:
    from app.topology.running.run_panel import RunPanel

_tr = partial(QCoreApplication.translate, "DrawingRun")
FAULTS = ("pull-cable", "vary-channel", "vary-devices")


def run_spec() -> Spec:
    """Return the action that runs the drawing; the window has it from the beginning."""
    help_text = _tr("Opens the panel where guests and workloads are chosen, and runs the drawing.")
    return Spec("run", "run", _tr("Run &relocation"), ("F5",), "play", help_text)


class RunActions:
    """The run menu; made once the drawing exists."""

    def __init__(self, panel: Callable[[], RunPanel]) -> None:
        self._panel = panel

    def specs(self) -> list[Spec]:
        """Return the actions in the order of the menu."""
        return [
            Spec(
                "end-run",
                "run",
                _tr("&End the run"),
                ("Shift+F5",),
                "",
                _tr("Stops the run and returns to drawing."),
            ),
            Spec(
                "pull-cable",
                "run",
                _tr("&Pull or plug in the cable"),
                ("Ctrl+Shift+U",),
                "",
                _tr("During a run: pulls the cables of the selection, or plugs them in again."),
            ),
            Spec(
                "vary-channel",
                "run",
                _tr("Vary the &channel off or on"),
                ("Ctrl+Shift+H",),
                "",
                _tr("During a run: varies the channels of the selection offline, or online again."),
            ),
            Spec(
                "vary-devices",
                "run",
                _tr("Vary the &devices off or on"),
                (),
                "",
                _tr("During a run: varies the selected devices offline, or online again."),
            ),
            Spec(
                "compare",
                "run",
                _tr("C&ompare two layouts…"),
                (),
                "",
                _tr("Runs the same load on two layouts."),
            ),
            Spec(
                "best",
                "run",
                _tr("&Best layout of a link…"),
                (),
                "",
                _tr("Searches for the best layout in the background."),
            ),
        ]

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return the handler of each action, by its id."""
        panel = self._panel
        return {
            "end-run": lambda: panel().drawn.end(),
            "pull-cable": lambda: panel().break_channels("cable"),
            "vary-channel": lambda: panel().break_channels("path"),
            "vary-devices": lambda: panel().break_devices(),
            "compare": lambda: panel().open_comparison(),
            "best": lambda: panel().open_best(),
        }

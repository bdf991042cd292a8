"""The actions of time travel as data: those of the transport, the runs and the saved sessions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.frame.actions import Spec


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


def steps() -> list[Spec]:
    """Return the actions that go through time."""
    return [
        Spec(
            "step",
            "run",
            _tr("Step to the next &sample"),
            (".",),
            "step-forward",
            _tr("Runs to the recorder's next sample and stops. With Shift: by one event."),
        ),
        Spec(
            "event",
            "run",
            _tr("Step by one &event"),
            (">",),
            "",
            _tr("Runs a single event of the machine and stops."),
        ),
        Spec(
            "back",
            "run",
            _tr("Step &back to the previous sample"),
            (",",),
            "step-back",
            _tr("Goes back to the previous sample and stops. With Shift: by one event."),
        ),
        Spec(
            "back-event",
            "run",
            _tr("Step back by one e&vent"),
            ("<",),
            "",
            _tr("Undoes the last event of the machine and stops."),
        ),
        Spec(
            "next-kind",
            "run",
            _tr("&Next of the chosen kind"),
            ("]",),
            "next-kind",
            _tr("Goes to the next event of the kind selected in the menu beside the button."),
        ),
        Spec(
            "previous-kind",
            "run",
            _tr("&Previous of the chosen kind"),
            ("[",),
            "previous-kind",
            _tr("Goes back to the last event of the kind selected in the menu beside the button."),
        ),
        Spec(
            "until",
            "run",
            _tr("Run &until…"),
            ("Ctrl+G",),
            "until",
            _tr("Goes forward or back to where a condition becomes true: available frames < 5 %."),
        ),
        Spec(
            "end",
            "run",
            _tr("Run to the &end"),
            ("Ctrl+End",),
            "",
            _tr("Runs at full speed to the end of the scenario."),
        ),
        Spec(
            "restart",
            "run",
            _tr("&Restart"),
            ("Ctrl+R",),
            "restart",
            _tr(
                "Goes to time 0. The recording is kept. If commands were given, they stay with their "
                "branch, and a new branch begins."
            ),
        ),
    ]


def runs() -> list[Spec]:
    """Return the actions for branches and markers."""
    return [
        Spec(
            "fork",
            "run",
            _tr("&Fork here…"),
            ("Ctrl+Shift+F",),
            "fork",
            _tr("Makes a new branch at this moment, with a change or a command. Both branches are kept."),
        ),
        Spec(
            "compare-run",
            "run",
            _tr("&Compare with another run…"),
            (),
            "",
            _tr("Runs another test, method or seed beside this one, on the same axes."),
        ),
        Spec(
            "marker",
            "run",
            _tr("Put a &marker here"),
            ("M",),
            "marker",
            _tr(
                "Marks the moment at the cursor. The runs panel lists the markers; select two to see "
                "the difference."
            ),
        ),
        Spec(
            "next-marker",
            "run",
            _tr("Go to the ne&xt marker"),
            ("Shift+M",),
            "",
            _tr("Goes to the next marker; after the last one, to the first."),
        ),
    ]


def files() -> list[Spec]:
    """Return the actions for saved sessions."""
    return [
        Spec(
            "save",
            "file",
            _tr("&Save the session"),
            ("Ctrl+S",),
            "",
            _tr("Writes runs, branches, commands and markers to a small file that can be opened later."),
        ),
        Spec("save-as", "file", _tr("Save the session &as…"), ("Ctrl+Shift+S",), "", ""),
        Spec(
            "last",
            "file",
            _tr("Open the &last session"),
            (),
            "",
            _tr("Opens the session that was open when the program was last closed."),
        ),
    ]

"""The time-travel actions of the transport, the runs and the saved sessions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from app.frame.actions import ActionSpec
from app.lab.time_travel import TimeTravelActions
from app.run.session import Session

_tr = partial(QCoreApplication.translate, "Actions")
Travel = Callable[[], TimeTravelActions]  # made after the window, and so after its actions


def _opened(session: Session) -> bool:
    return session.scenario is not None


def _usable(session: Session) -> bool:
    return _opened(session) and not session.broken


def _unfinished(session: Session) -> bool:
    return _usable(session) and not session.finished


def steps(session: Session, travel: Travel) -> list[ActionSpec]:
    """Return the actions that move through time."""
    time = session.time_travel
    return [
        ActionSpec(
            "step",
            _tr("Step to the next &sample"),
            lambda: time.step(),
            (".",),
            "step-forward",
            _tr("Runs to the recorder's next sample and stops. With Shift, runs one event."),
            enabled=partial(_unfinished, session),
        ),
        ActionSpec(
            "event",
            _tr("Step by one &event"),
            lambda: time.step(one_event=True),
            (">",),
            help=_tr("Runs a single event of the machine and stops."),
            enabled=partial(_unfinished, session),
        ),
        ActionSpec(
            "back",
            _tr("Step &back to the previous sample"),
            lambda: time.step_back(),
            (",",),
            "step-back",
            _tr("Goes back to the previous sample and stops. With Shift, goes back by one event."),
            enabled=partial(_opened, session),
        ),
        ActionSpec(
            "back-event",
            _tr("Step back by one e&vent"),
            lambda: time.step_back(one_event=True),
            ("<",),
            help=_tr("Undoes the last event of the machine and stops."),
            enabled=partial(_opened, session),
        ),
        ActionSpec(
            "next-kind",
            _tr("&Next event of this type"),
            lambda: travel().step_kind(True),
            ("]", "Alt+."),  # on German and French keyboards brackets need AltGr
            "next-kind",
            _tr("Goes to the next event of the type selected in the menu next to the button."),
            enabled=partial(_usable, session),
        ),
        ActionSpec(
            "previous-kind",
            _tr("&Previous event of this type"),
            lambda: travel().step_kind(False),
            ("[", "Alt+,"),
            "previous-kind",
            _tr("Goes back to the previous event of the type selected in the menu next to the button."),
            enabled=partial(_usable, session),
        ),
        ActionSpec(
            "until",
            _tr("Run &until…"),
            lambda: travel().ask_until(),
            ("Ctrl+G",),
            "until",
            _tr(
                "Goes forward or back to the time at which a condition becomes true, such as "
                "available frames < 5%."
            ),
            enabled=partial(_usable, session),
        ),
        ActionSpec(
            "end",
            _tr("Run to the &end"),
            lambda: travel().run_to_end(),
            ("Ctrl+End",),
            help=_tr("Runs at full speed to the end of the scenario."),
            enabled=partial(_unfinished, session),
        ),
        ActionSpec(
            "restart",
            _tr("&Restart"),
            session.restart,
            ("Ctrl+R",),
            "restart",
            _tr(
                "Goes to time 0. The recording is kept. If commands were entered, they remain in "
                "their branch, and a new branch begins."
            ),
            enabled=partial(_opened, session),
        ),
    ]


def runs(session: Session, travel: Travel) -> list[ActionSpec]:
    """Return the actions for branches and markers."""
    return [
        ActionSpec(
            "fork",
            _tr("&Fork here…"),
            lambda: travel().ask_fork(),
            ("Ctrl+Shift+F",),
            "fork",
            _tr("Creates a new branch at this moment, with a change or a command. Both branches remain."),
            enabled=partial(_usable, session),
        ),
        ActionSpec(
            "compare-run",
            _tr("&Compare with another run…"),
            lambda: travel().ask_run(),
            help=_tr("Runs another test, method or seed next to this run, on the same axes."),
            enabled=partial(_usable, session),
        ),
        ActionSpec(
            "marker",
            _tr("Add a &marker here"),
            lambda: travel().put_marker(),
            ("M",),
            "marker",
            _tr(
                "Marks the moment at the cursor. The runs panel lists the markers; select two to "
                "compare them."
            ),
            enabled=partial(_usable, session),
        ),
        ActionSpec(
            "next-marker",
            _tr("Go to the ne&xt marker"),
            lambda: travel().go_to_marker(),
            ("Shift+M",),
            help=_tr("Goes to the next marker, or from the last marker to the first."),
            enabled=lambda: _usable(session) and bool(travel().markers.all),
        ),
    ]


def files(session: Session, travel: Travel) -> list[ActionSpec]:
    """Return the actions for saved sessions."""
    return [
        ActionSpec(
            "save",
            _tr("&Save the session"),
            lambda: travel().save(),
            ("Ctrl+S",),
            help=_tr("Saves runs, branches, commands and markers in a small file that can be opened later."),
            enabled=partial(_usable, session),
        ),
        ActionSpec(
            "save-as",
            _tr("Save the session &as…"),
            lambda: travel().save_as(),
            ("Ctrl+Shift+S",),
            enabled=partial(_usable, session),
        ),
        ActionSpec(
            "last",
            _tr("Open the &last session"),
            lambda: travel().open_last(),
            help=_tr(
                "Opens the session that was open when the program was last closed, or a newer session file."
            ),
            enabled=lambda: travel().last is not None,
        ),
    ]

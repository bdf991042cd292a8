"""The actions of the lab window: the name, keys, effect and availability of each."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from app.frame import standard
from app.frame.actions import ActionSpec
from app.lab import travel_actions
from app.lab.dialogs import LabDialogs
from app.lab.files import LabFiles
from app.lab.teaching import Teaching
from app.lab.time_travel import TimeTravelActions
from app.lab.view_commands import ViewCommands
from app.lesson.recording.actions import RecorderActions
from app.run.session import Session
from app.topology.lab_actions import DrawingActions
from app.window.main_window import Window

_tr = partial(QCoreApplication.translate, "Actions")


class LabParts(QObject):
    """The objects that the actions use. Those from `view` on are created after the window, and so after
    its actions.
    """

    session: Session
    recording: RecorderActions
    drawings: DrawingActions
    view: ViewCommands
    time_travel: TimeTravelActions
    teaching: Teaching
    files: LabFiles
    dialogs: LabDialogs


def actions(lab: LabParts, window: Window) -> dict[str, list[ActionSpec]]:
    """Return the actions of each menu."""
    return {
        "file": _file(lab, window),
        "run": _run(lab, window),
        "lesson": _lesson(lab, window),
        "view": _view(lab, window),
        "help": _help(lab, window),
    }


def _help(lab: LabParts, window: Window) -> list[ActionSpec]:
    return [
        ActionSpec(
            "start-page",
            _tr("&Start page"),
            lambda: lab.dialogs.open_start_page(),
            ("Shift+F1",),
            help=_tr("Offers the next lesson, a study to watch, a new drawing, and the latest files."),
        ),
        *standard.help_actions(window),
    ]


def _file(lab: LabParts, window: Window) -> list[ActionSpec]:
    return [
        ActionSpec(
            "open",
            _tr("&Open scenario or session…"),
            lambda: lab.files.choose_file(),
            ("Ctrl+O",),
            help=_tr(
                "Opens a scenario file (TOML) or a saved session. If the file has an error, "
                "the current run stays open."
            ),
        ),
        *travel_actions.files(lab.session, lambda: lab.time_travel),
        *lab.drawings.actions(window),
        ActionSpec(
            "change-machine",
            _tr("&Change this machine…"),
            lambda: lab.dialogs.editors.change_present(),
            ("Ctrl+Shift+D",),
            help=_tr(
                "Edits the running machine in a diagram, in forms with all keys, with sliders, or as a file."
            ),
        ),
        ActionSpec(
            "new-machine",
            _tr("New &machine…"),
            lambda: lab.dialogs.editors.new(),
            help=_tr("Edits a new machine, based on a shipped scenario or on two small guests."),
        ),
        ActionSpec(
            "read-site",
            _tr("Read a s&ite…"),
            lambda: lab.dialogs.read_site(),
            help=_tr(
                "Creates a scenario from a user directory, SYSTEM CONFIG, console responses and IOCP decks."
            ),
        ),
        ActionSpec(
            "open-data",
            _tr("O&pen data…"),
            lambda: lab.files.choose_data(),
            help=_tr("Reads measurements (CSV, Parquet, sadf, vmstat, /proc) as series for the plots."),
        ),
        ActionSpec(
            "export",
            _tr("&Export…"),
            lambda: lab.dialogs.choose_export(),
            ("Ctrl+E",),
            help=_tr(
                "Saves a page for any browser, pictures of the open charts, and values and "
                "traces of the run in a folder."
            ),
        ),
        ActionSpec(
            "settings",
            _tr("Se&ttings…"),
            lambda: lab.time_travel.ask_settings(),
            ("Ctrl+,",),
            "settings",
            _tr("Theme, text size, motion, memory, folders, the class screen, and keys."),
        ),
        ActionSpec("quit", _tr("&Quit"), window.quit, ("Ctrl+Q",), fixed=True),
    ]


def _run(lab: LabParts, window: Window) -> list[ActionSpec]:
    session = lab.session
    return [
        ActionSpec(
            "play",
            _tr("Play"),
            session.toggle,
            ("Space",),
            "play",
            _tr("Runs the machine at the selected speed, or pauses it."),
            enabled=lambda: session.scenario is not None,
        ),
        *travel_actions.steps(session, lambda: lab.time_travel),
        ActionSpec(
            "faster",
            _tr("&Faster"),
            lambda: lab.view.faster(),
            ("+", "="),
            help=_tr("Goes to the next speed marked on the scale."),
        ),
        ActionSpec(
            "slower",
            _tr("S&lower"),
            lambda: lab.view.slower(),
            ("-",),
            help=_tr("Goes to the previous speed marked on the scale."),
        ),
        ActionSpec(
            "slow-motion",
            _tr("Slow &motion while a guest is stopped"),
            lambda: lab.view.toggle_slow_motion(),
            help=_tr(
                "Slows down automatically while a relocation stops its guest, so that you can follow it."
            ),
            switch=True,
        ),
        *travel_actions.runs(session, lambda: lab.time_travel),
        ActionSpec(
            "console",
            _tr("Type a command at the c&onsole"),
            partial(window.open_panel, "console"),
            ("F9",),
            help=_tr("Opens the console for commands to CP or to a guest's Linux."),
        ),
        ActionSpec(
            "runs",
            _tr("Runs and m&arkers"),
            partial(window.open_panel, "runs"),
            ("Ctrl+B",),
            "fork",
            _tr("Opens the panel with the session's branches and markers."),
        ),
        ActionSpec(
            "matrix",
            _tr("Run &matrix"),
            partial(window.open_panel, "matrix"),
            ("Ctrl+M",),
            help=_tr("Opens the panel with all runs of the study, and its tables."),
        ),
        ActionSpec(
            "why",
            _tr("Wh&y?"),
            lambda: lab.dialogs.ask_why(),
            ("Ctrl+Shift+W",),
            help=_tr(
                "Explains the state of a guest at this moment: what it is waiting for, where "
                "its time went, and why CP took its pages."
            ),
        ),
        ActionSpec(
            "what-if",
            _tr("W&hat if…"),
            lambda: lab.dialogs.ask_what_if(),
            help=_tr(
                "Compares this machine with up to four changes. Shows values with ranges, and "
                "the limit of each machine."
            ),
        ),
        ActionSpec(
            "space",
            _tr("Pa&ging space…"),
            lambda: lab.dialogs.plan_space(),
            help=_tr(
                "Shows the paging and dump space that this machine needs, the space that "
                "its run fills, and when CP would abend."
            ),
        ),
        ActionSpec(
            "evacuate",
            _tr("E&vacuate a member…"),
            lambda: lab.dialogs.evacuate(),
            help=_tr(
                "Plans the evacuation of a cluster member in a maintenance window, with the "
                "commands that move the guests out and back. Requires a scenario with several "
                "z/VM systems."
            ),
            enabled=lambda: session.scenario is not None and len(session.scenario.systems) > 1,
        ),
        ActionSpec(
            "sweep",
            _tr("Relocation s&weep"),
            partial(window.open_panel, "sweep"),
            ("Ctrl+Shift+M",),
            help=_tr("Opens the panel with relocation times by connections, channels and layouts."),
        ),
        ActionSpec(
            "plot",
            _tr("P&lots"),
            partial(window.open_panel, "plot"),
            ("Ctrl+P",),
            help=_tr("Opens the panel that plots and compares any measures."),
        ),
        ActionSpec(
            "experiment",
            _tr("&Experiment"),
            partial(window.open_panel, "experiment"),
            ("Ctrl+Shift+X",),
            help=_tr("Opens the panel that varies parameters and shows their effects."),
        ),
        ActionSpec(
            "rules",
            _tr("Ed&it cpuplugd rules"),
            partial(window.open_panel, "rules"),
            ("F8",),
            help=_tr("Opens the editor for the rules by which Linux guests release CPUs and memory."),
        ),
    ]


def _lesson(lab: LabParts, window: Window) -> list[ActionSpec]:
    return [
        ActionSpec(
            "lesson",
            _tr("&Lessons"),
            lambda: lab.teaching.open(),
            ("Ctrl+L",),
            help=_tr("Shows the lesson on the left, or the list of lessons."),
        ),
        ActionSpec(
            "lesson-next",
            _tr("&Next step"),
            lambda: lab.teaching.in_lesson(lambda player: player.next()),
            ("Ctrl+PgDown",),
            help=_tr("Goes to the next step of the lesson."),
        ),
        ActionSpec(
            "lesson-back",
            _tr("&Previous step"),
            lambda: lab.teaching.in_lesson(lambda player: player.back()),
            ("Ctrl+PgUp",),
            help=_tr("Goes back to the previous step; nothing is lost."),
        ),
        ActionSpec(
            "lesson-again",
            _tr("&Restart the step"),
            lambda: lab.teaching.in_lesson(lambda player: player.restart_step()),
            help=_tr("Returns the machine to the start of this step."),
        ),
        ActionSpec(
            "find-fault",
            _tr("&Find the fault…"),
            lambda: lab.dialogs.find_fault(),
            help=_tr("Creates a machine with a hidden fault, and verifies the repair that you specify."),
        ),
        ActionSpec(
            "present",
            _tr("Pr&esent to a class"),
            lambda: lab.teaching.present(),
            ("F5",),
            help=_tr(
                "Shows the open lesson to a class in a separate window; notes, answers and votes "
                "stay in the trainer's window."
            ),
        ),
        ActionSpec(
            "pack",
            _tr("&Instructor guide…"),
            lambda: lab.teaching.choose_pack(),
            help=_tr(
                "Writes a PDF with a plan, slides with pictures of the run, answers and misconceptions."
            ),
        ),
        ActionSpec(
            "class",
            _tr("Show to the &class"),
            window.toggle_class,
            ("Shift+F11",),
            help=_tr(
                "Fills the class screen with this window, or moves the window back; Esc also "
                "moves it back. Select the screen in the settings."
            ),
        ),
        *lab.recording.actions(),
    ]


def _view(lab: LabParts, window: Window) -> list[ActionSpec]:
    return [
        ActionSpec(
            "fit",
            _tr("&Fit the whole run"),
            lambda: lab.view.fit(),
            ("F",),
            "fit",
            _tr("Shows the run from start to end in all time charts."),
        ),
        ActionSpec(
            "follow",
            _tr("Follow the &latest"),
            lambda: lab.view.follow(),
            ("L", "End"),
            "follow",
            _tr("Goes to the end of the recording; the charts move with the run."),
        ),
        ActionSpec(
            "ghosts",
            _tr("&Published values"),
            lambda: lab.view.toggle_ghosts(),
            ("G",),
            help=_tr(
                "Shows or hides published values: bars behind the bars of the guests, and lines over curves."
            ),
        ),
        ActionSpec(
            "undo",
            _tr("U&ndo"),
            lambda: window.undo.stack.undo(),
            ("Ctrl+Z",),
            "undo",
            _tr(
                "Undoes the last change to the panels or the run: closing, opening or moving a panel, or "
                "switching to another run."
            ),
            enabled=lambda: window.undo.stack.canUndo(),
        ),
        ActionSpec(
            "redo",
            _tr("&Redo"),
            lambda: window.undo.stack.redo(),
            ("Ctrl+Shift+Z",),
            "redo",
            _tr("Repeats the last undone change."),
            enabled=lambda: window.undo.stack.canRedo(),
        ),
        ActionSpec(
            "layouts",
            _tr("&Save and manage layouts…"),
            lambda: window.layouts.manage(),
            help=_tr("Saves the current positions of all panels as a layout; renames and deletes layouts."),
        ),
        *standard.look_actions(window, lambda: window.arranging.reset_by_user()),
        *standard.view_actions(window),
        ActionSpec(
            "escape",
            _tr("Dismiss the message, or return to the latest moment"),
            lambda: lab.view.escape(),
            ("Esc",),
            hidden=True,
            fixed=True,
        ),
    ]

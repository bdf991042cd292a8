"""The actions of the lab's window as data: menus, buttons, keys and the palette show the same."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.frame import standard
from app.frame.actions import Spec
from app.lesson.recording import actions as recording
from app.time_travel import specs as travel
from app.topology import lab_actions as drawings


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


def specs() -> list[Spec]:
    """Return all actions, in the order of the menus."""
    return [*_file(), *_run(), *_lesson(), *recording.specs(), *_view(), *_help()]


def _help() -> list[Spec]:
    return [
        Spec(
            "start-page",
            "help",
            _tr("&Start page"),
            ("Shift+F1",),
            "",
            _tr("Offers the next lesson, a study to watch, a drawing to begin, and the latest files."),
        ),
        *standard.specs_of_help(),
    ]


def _file() -> list[Spec]:
    return [
        Spec(
            "open",
            "file",
            _tr("&Open scenario or session…"),
            ("Ctrl+O",),
            "",
            _tr(
                "Opens a scenario file (TOML) or a saved session. If it has an error, the current run stays."
            ),
        ),
        *travel.files(),
        *drawings.specs(),
        Spec(
            "change-machine",
            "file",
            _tr("&Change this machine…"),
            ("Ctrl+Shift+D",),
            "",
            _tr("Edits the machine that runs: a picture, forms with all keys, sliders, and the file."),
        ),
        Spec(
            "new-machine",
            "file",
            _tr("New &machine…"),
            (),
            "",
            _tr("Edits a new machine that begins as a shipped scenario or as two small guests."),
        ),
        Spec(
            "read-site",
            "file",
            _tr("Read a s&ite…"),
            (),
            "",
            _tr("Makes a scenario of a user directory, SYSTEM CONFIG, replies of a console and IOCP decks."),
        ),
        Spec(
            "open-data",
            "file",
            _tr("O&pen data…"),
            (),
            "",
            _tr("Reads measurements (CSV, Parquet, sadf, vmstat, /proc) as series for the plots."),
        ),
        Spec(
            "export",
            "file",
            _tr("&Export…"),
            ("Ctrl+E",),
            "",
            _tr(
                "Writes pictures of the open charts, the run's figures (CSV, Parquet) and traces to a folder."
            ),
        ),
        Spec(
            "settings",
            "file",
            _tr("Se&ttings…"),
            ("Ctrl+,",),
            "settings",
            _tr("The look, text size, motion, memory, folders and the screen of a class."),
        ),
        Spec("quit", "file", _tr("&Quit"), ("Ctrl+Q",)),
    ]


def _run() -> list[Spec]:
    return [
        Spec(
            "play",
            "run",
            _tr("Play"),
            ("Space",),
            "play",
            _tr("Runs the machine at the selected speed, or pauses it."),
        ),
        *travel.steps(),
        Spec(
            "faster",
            "run",
            _tr("&Faster"),
            ("+", "="),
            "",
            _tr("Goes to the next speed marked on the scale."),
        ),
        Spec(
            "slower",
            "run",
            _tr("S&lower"),
            ("-",),
            "",
            _tr("Goes to the previous speed marked on the scale."),
        ),
        Spec(
            "slow-motion",
            "run",
            _tr("Slow &motion while a guest is stopped"),
            (),
            "",
            _tr(
                "Slows down automatically while a relocation has its guest stopped, so that you can "
                "follow it."
            ),
            switch=True,
        ),
        *travel.runs(),
        Spec(
            "console",
            "run",
            _tr("Type a command at the c&onsole"),
            ("F9",),
            "",
            _tr("Opens the console for commands to CP, or to the Linux of a guest."),
        ),
        Spec(
            "runs",
            "run",
            _tr("Runs and m&arkers"),
            ("Ctrl+B",),
            "fork",
            _tr("Opens the panel with the branches of the session and its markers."),
        ),
        Spec(
            "matrix",
            "run",
            _tr("Run &matrix"),
            ("Ctrl+M",),
            "",
            _tr("Opens the panel with all runs of the study, and its tables."),
        ),
        Spec(
            "why",
            "run",
            _tr("Wh&y?"),
            ("Ctrl+Shift+W",),
            "",
            _tr(
                "Explains a guest at this moment: what it waits for, where its time went, who took its pages."
            ),
        ),
        Spec(
            "what-if",
            "run",
            _tr("W&hat if…"),
            (),
            "",
            _tr("Compares this machine with up to four changes: figures with ranges, and what limits each."),
        ),
        Spec(
            "sweep",
            "run",
            _tr("S&weep of relocations"),
            ("Ctrl+Shift+M",),
            "",
            _tr("Opens the panel with relocation times over connections, channels and layouts."),
        ),
        Spec(
            "plot",
            "run",
            _tr("P&lots"),
            ("Ctrl+P",),
            "",
            _tr("Opens the panel in which any measures can be plotted, compared and measured."),
        ),
        Spec(
            "experiment",
            "run",
            _tr("&Experiment"),
            ("Ctrl+Shift+X",),
            "",
            _tr("Opens the panel in which parameters are varied: which one moves which figure."),
        ),
        Spec(
            "rules",
            "run",
            _tr("Ed&it rules of cpuplugd"),
            ("F8",),
            "",
            _tr("Opens the editor for the rules by which Linux guests give up CPUs and memory."),
        ),
    ]


def _lesson() -> list[Spec]:
    return [
        Spec(
            "lesson",
            "lesson",
            _tr("&Lessons"),
            ("Ctrl+L",),
            "",
            _tr("Shows the lesson at the left, or the list of lessons."),
        ),
        Spec(
            "lesson-next",
            "lesson",
            _tr("&Next step"),
            ("Ctrl+PgDown",),
            "",
            _tr("Goes to the next step of the lesson."),
        ),
        Spec(
            "lesson-back",
            "lesson",
            _tr("Step &before"),
            ("Ctrl+PgUp",),
            "",
            _tr("Goes back to the previous step; nothing is lost."),
        ),
        Spec(
            "lesson-again",
            "lesson",
            _tr("&Restart the step"),
            (),
            "",
            _tr("Returns the machine to the start of this step."),
        ),
        Spec(
            "present",
            "lesson",
            _tr("&Present to a class"),
            ("F5",),
            "",
            _tr(
                "Shows the open lesson to a class in a window of its own; notes, answers and votes stay in "
                "the trainer's window."
            ),
        ),
        Spec(
            "pack",
            "lesson",
            _tr("Trainer's pac&k…"),
            (),
            "",
            _tr("Writes plan, slides with pictures of the run, answers and misconceptions as PDF."),
        ),
        Spec(
            "class",
            "lesson",
            _tr("Show to the &class"),
            ("Shift+F11",),
            "",
            _tr(
                "Fills the screen that the class sees with this window, and takes it back; Esc does, too. "
                "The settings name that screen."
            ),
        ),
    ]


def _view() -> list[Spec]:
    return [
        Spec(
            "fit",
            "view",
            _tr("&Fit the whole run"),
            ("F",),
            "fit",
            _tr("Shows the run from start to end in all time charts."),
        ),
        Spec(
            "follow",
            "view",
            _tr("Follow the &latest"),
            ("L", "End"),
            "follow",
            _tr("Goes to the end of the recording; the charts move with the run."),
        ),
        Spec(
            "ghosts",
            "view",
            _tr("&Published values"),
            ("G",),
            "",
            _tr("Shows or hides published values: bars behind those of the guests, lines over curves."),
        ),
        Spec(
            "undo",
            "view",
            _tr("U&ndo"),
            ("Ctrl+Z",),
            "undo",
            _tr("Undoes the last change of panels or of the run: closing, opening, moving, another run."),
        ),
        Spec("redo", "view", _tr("R&epeat"), ("Ctrl+Shift+Z",), "redo", _tr("Repeats what was undone.")),
        Spec(
            "layouts",
            "view",
            _tr("&Save and manage layouts…"),
            (),
            "",
            _tr("Keeps the present places of all panels under a name; renames and deletes such layouts."),
        ),
        *standard.specs_of_look(),
        *standard.specs_of_view(),
        Spec("escape", "", _tr("Dismiss the message, or return to the latest"), ("Esc",)),
    ]


def view_keys() -> list[tuple[str, str]]:
    """Return the keys that work inside a view, for the list of keys."""
    return [
        (_tr("W, S or wheel"), _tr("Zoom a time chart in and out")),
        (_tr("A, D or arrows"), _tr("Move a time chart to earlier or later")),
        (_tr("Shift and left, right"), _tr("In a time chart: go to an earlier or later moment")),
        (_tr("Ctrl+Shift+P"), _tr("In a chart or table: open what it shows in the plots")),
        (_tr("Ctrl+Shift+E"), _tr("In a chart: save it as a picture, a drawing or values")),
        (_tr("1 … 9, 0"), _tr("Go to a panel; 0 is the lesson")),
        (_tr("Tab, F1, Up, Down"), _tr("In the console: complete, explain, previous and next command")),
        (
            _tr("Enter, C, R, Delete"),
            _tr("In the run matrix: open, compare, simulate, remove a run"),
        ),
        (
            _tr("Arrows, Page Up, Page Down"),
            _tr("In the sweep: another point, another chart; Enter, C and R as in the run matrix"),
        ),
        (
            _tr("Ctrl+Space, F4, Ctrl+Enter"),
            _tr("In the rules of cpuplugd: complete, next finding, run with these rules"),
        ),
        (_tr("Tab, Shift+Tab"), _tr("Go to the next or previous control")),
        (_tr("Page Up, Page Down"), _tr("On the speed scale: next and previous marked speed")),
    ]

"""The editor's window: a picture of a drawing, with panels around it. There may be several at once."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QMainWindow, QMenu, QVBoxLayout, QWidget

from app.look import appearance, theme
from app.look.style import style_sheet
from app.topology.actions.arrange import NEEDS_THREE, NEEDS_TWO, ArrangeDoer
from app.topology.actions.edit import NEEDS_SELECTION, EditDoer
from app.topology.actions.file import FileDoer
from app.topology.actions.help import HelpDoer
from app.topology.actions.listing import Actions
from app.topology.actions.view import LAYERS, SWITCHES, TOOLS, ViewDoer
from app.topology.dialogs.dialogs import open_menu, run_panel
from app.topology.insertion import put
from app.topology.window import panels, windows
from app.topology.window.central_widget import hang_up
from app.topology.window.header import Header
from app.topology.window.status_line import StatusLine
from app.window.settings import DRAWING_LAYOUT_VERSION, Settings

if TYPE_CHECKING:
    from app.topology.canvas.canvas import Canvas
    from app.topology.editor import Editor
    from app.topology.files import Files
    from app.topology.find_line import FindLine
    from app.widgets.command_palette import CommandPalette
    from engine.ficon.drawing.checking.live_checks import Checked
    from engine.ficon.drawing.model.change import Change

FIRST_SIZE = (1600, 900)
LEAST_SIZE = (960, 600)
LATER = 50  # ms until the panels are made that are not seen
FEW = 4  # things that are seen without fitting


class TopologyWindow(QWidget):
    """At first only a frame, which is painted at once; then `furnish` puts the drawing and its views in."""

    painted = Signal()  # once, after the first painting
    furnished = Signal()  # the drawing can be edited
    completed = Signal()  # all panels are filled
    closing = Signal(object)  # this window

    editor: Editor
    canvas: Canvas
    files: Files

    find_line: FindLine  # these two are made with the picture (hanging.py)
    invitation: QLabel

    def __init__(self, settings: Settings, file: Path | None = None) -> None:
        """`file` is opened when the window is furnished; None = nothing is drawn yet."""
        super().__init__()
        self.settings = settings
        self.ask_before_closing = True
        self.is_furnished = self.is_complete = False
        self._first_file = file
        self._unpainted, self._tidying = True, False
        appearance.dress(settings)
        doers = [doer(self) for doer in (FileDoer, EditDoer, ArrangeDoer, ViewDoer, HelpDoer)]
        self.actions_by_id = Actions(self, doers)
        self.header = Header(self.actions_by_id, self)
        self.status = StatusLine(self)
        self.desk = QMainWindow(self)
        self.cards = panels.make_cards(self.desk)
        self.recent_menu = QMenu(self.tr("Open &recent"), self)
        self._palette: CommandPalette | None = None
        self._build()
        self._restore()
        self._refresh()
        theme.notifier.changed.connect(self._refresh)
        self.painted.connect(self._furnish_soon)

    @property
    def file(self) -> Path | None:
        """The file of the drawing; None = it is in no file yet."""
        return self.files.path if self.is_furnished else self._first_file

    # -- the frame ---------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Sketch – LPAR Lab"))
        self.setMinimumSize(*LEAST_SIZE)
        self.desk.setWindowFlags(Qt.WindowType.Widget)
        self.desk.setDockNestingEnabled(True)
        self.desk.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.desk.setCentralWidget(self._waiting())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        middle = QVBoxLayout()
        middle.setContentsMargins(6, 6, 6, 6)
        middle.addWidget(self.desk)
        whole.addWidget(self.header)
        whole.addLayout(middle, 1)
        whole.addWidget(self.status)
        self._complete_menus()

    def _waiting(self) -> QLabel:
        waiting = QLabel(self.tr("Loading…"), self.desk, alignment=Qt.AlignmentFlag.AlignCenter)
        waiting.setObjectName("caption")
        return waiting

    def _complete_menus(self) -> None:
        files, view = self.header.menu["file"], self.header.menu["view"]
        files.insertMenu(self.actions_by_id["save"], self.recent_menu)
        view.addSeparator()
        self._look_menu = appearance.LookMenu(self.settings, view)
        view.addMenu(self._look_menu)
        view.addSection(self.tr("Panels"))
        for name, card in self.cards.items():
            view.addAction(card.toggleViewAction())
            card.visibilityChanged.connect(partial(self._shown, name))

    def _restore(self) -> None:
        if not self.restoreGeometry(self.settings.drawing_geometry):
            room = QGuiApplication.primaryScreen().availableGeometry()
            self.resize(min(FIRST_SIZE[0], room.width()), min(FIRST_SIZE[1], room.height()))
        self.ensurePolished()
        layout = self.layout()
        assert layout is not None
        layout.setGeometry(self.rect())
        panels.arrange(self.desk, self.cards)
        self._first_layout = self.desk.saveState(DRAWING_LAYOUT_VERSION)
        self._lay_out_panels()

    def _lay_out_panels(self) -> None:
        """As they were left, or shared out for the size that there is; again when the panels are filled."""
        if not self.desk.restoreState(self.settings.drawing_layout, DRAWING_LAYOUT_VERSION):
            panels.share_out(self.desk, self.cards)
        self._tidy()

    def reset_layout(self) -> None:
        """All panels back to their first places."""
        self.desk.restoreState(self._first_layout, DRAWING_LAYOUT_VERSION)
        panels.share_out(self.desk, self.cards)
        QTimer.singleShot(0, self, self._tidy)

    def _tidy(self) -> None:
        """Qt leaves bars of tabs on the screen that are no more."""
        self._tidying = True  # cards are raised only to see what moves
        panels.tidy(self.desk, self.cards)
        self._tidying = False

    def _refresh(self) -> None:
        """In the colours of the theme that is worn."""
        self.setStyleSheet(style_sheet(theme.current()))
        self.setWindowIcon(theme.icon("app"))
        self.actions_by_id.dress()
        self.actions_by_id["theme"].setIcon(theme.icon("light" if theme.current().dark else "dark"))
        self._look_menu.refresh()
        self.header.refresh()
        for card in self.cards.values():
            card.refresh()
            if refresh := getattr(card.body, "refresh", None):
                refresh()
        if self.is_furnished:
            self.find_line.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panels below keep their share of the height."""
        super().resizeEvent(event)
        before, after = event.oldSize().height(), event.size().height()
        if before > 0 and before != after and not self._unpainted:
            panels.scale_height(self.desk, self.cards, after / before)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._unpainted:
            self._unpainted = False
            self.painted.emit()

    def _furnish_soon(self) -> None:
        QTimer.singleShot(0, self, self.furnish)

    # -- the drawing -------------------------------------------------------------------------------------

    def furnish(self) -> None:
        """Import what the drawing needs, and put it and its views in; then open the file."""
        if self.is_furnished:
            return
        from app.topology.canvas.canvas import Canvas
        from app.topology.editor import Editor
        from app.topology.files import Files

        self.editor = Editor(self)
        self.canvas = Canvas(self.editor, self.desk)
        self.files = Files(self)
        hang_up(self)
        self._fill_cards()
        self._fill_menus()
        self._connect()
        self.is_furnished = True
        QTimer.singleShot(0, self, self._lay_out_panels)
        self._show_state()
        canvas_first = self.canvas.focusProxy() or self.canvas
        canvas_first.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._first_file is not None:
            self.files.open(self._first_file)
        self.files.offer()
        self.furnished.emit()

    def _fill_cards(self) -> None:
        """The panels that are seen; the others follow, or come when they are wanted."""
        from app.topology.window.bodies import Bodies

        self.bodies = Bodies(self.cards, self.editor, self)
        self.bodies.made.connect(self._hear)
        self.bodies.completed.connect(self._complete)
        self.bodies.fill_seen()
        QTimer.singleShot(LATER, self.bodies, self.bodies.fill_rest)

    def body(self, name: str) -> QWidget:
        """What is in the card of a panel; it is made now if it was not before."""
        return self.bodies.body(name)

    def _shown(self, name: str, visible: bool) -> None:
        """A card was raised or opened."""
        if visible and self.is_furnished and not self._tidying:
            self.body(name)

    def _complete(self) -> None:
        self._lay_out_panels()
        self.is_complete = True
        self.completed.emit()

    def _hear(self, body: QWidget) -> None:
        """What only some panels want, and have to say."""
        if hasattr(body, "use_canvas"):
            body.use_canvas(self.canvas)
        for name in ("told", "failed"):
            signal = getattr(body, name, None)
            if signal is not None:
                signal.connect(self.say if name == "told" else self.refuse)
        if asked := getattr(body, "put_asked", None):
            asked.connect(partial(put, self))
        if checking := getattr(body, "checking", None):
            checking.checked.connect(self._show_problems)
            self._marks = checking.marks

    def _show_problems(self, checked: Checked) -> None:
        from engine.ficon.drawing.checking.finding import SEVERITIES

        counts = {severity: checked.count(severity) for severity in SEVERITIES}
        self.status.show_problems(counts, checked.milliseconds)
        mark = getattr(self.canvas, "show_problems", None)
        if mark is not None:
            mark(self._marks())

    def _fill_menus(self) -> None:
        from app.topology.actions.insert import InsertDoer
        from app.topology.actions.run import RunDoer
        from app.topology.link_menu import LinkMenu

        self.header.menu["insert"].addActions(list(self.actions_by_id.add(InsertDoer(self))))
        self.header.menu["run"].addActions(list(self.actions_by_id.add(RunDoer(self))))
        links = LinkMenu(self.editor, self)
        self.header.menu["view"].insertMenu(self.actions_by_id["next-link"], links)
        self.header.layers_menu.addMenu(links)

    def _connect(self) -> None:
        editor, canvas = self.editor, self.canvas
        editor.changed.connect(self._fit_first)
        for signal in (editor.changed, editor.replaced, editor.selection_changed, editor.layers_changed):
            signal.connect(self._show_state)
        editor.refused.connect(self.refuse)
        editor.told.connect(self.say)
        self.status.problems_asked.connect(self.cards["problems"].focus_body)
        canvas.edit_asked.connect(self.edit_properties)
        canvas.menu_asked.connect(partial(open_menu, self))
        canvas.seen.connect(self._show_zoom)
        canvas.tool_changed.connect(self.show_tool)
        self.show_tool()
        self._show_zoom()

    def _show_state(self, *_: object) -> None:
        """What can be done now, and what there is."""
        editor, actions = self.editor, self.actions_by_id
        chosen = len(editor.selection)
        for names, least in ((NEEDS_SELECTION, 1), (NEEDS_TWO, 2), (NEEDS_THREE, 3)):
            for name in names:
                if name in actions:
                    actions[name].setEnabled(chosen >= least)
        self._show_history()
        self.invitation.setVisible(not len(editor.drawing))
        for name in LAYERS:
            actions[f"layer-{name}"].setChecked(name in editor.layers)
        self.status.show_drawing(len(editor.drawing), chosen, editor.drawing.revision)

    def _show_history(self) -> None:
        history = self.editor.history
        rows = (
            ("undo", history.done, self.tr("&Undo: {0}")),
            ("redo", history.undone, self.tr("&Redo: {0}")),
        )
        plain = {"undo": self.tr("&Undo"), "redo": self.tr("&Redo")}
        for name, changes, text in rows:
            action = self.actions_by_id[name]
            action.setEnabled(bool(changes))
            action.setText(text.format(changes[-1].title) if changes else plain[name])

    def _fit_first(self, change: Change) -> None:
        """Show all of what came into an empty drawing, when it is more than a thing or two."""
        fresh = sum(before is None for before, _ in change.things.values())
        if fresh == len(self.editor.drawing) > FEW:
            QTimer.singleShot(0, self, self.canvas.fit)

    def show_tool(self, *_: object) -> None:
        """Which tool the mouse has, in the menu."""
        for name in TOOLS:
            self.actions_by_id[f"tool-{name}"].setChecked(name == self.canvas.tool)

    def _show_zoom(self) -> None:
        self.status.show_zoom(self.canvas.view.zoom)

    def use_switches(self) -> None:
        """Grid, snapping and minimap as they are kept in the settings."""
        on = {name: self.settings.drawing_switch(name) for name in SWITCHES}
        for name, value in on.items():
            self.actions_by_id[name].setChecked(value)
        self.canvas.show_grid(on["grid"])
        for name in ("snap", "minimap"):
            show = getattr(self.canvas, f"show_{name}", None)
            if show is not None:
                show(on[name])

    # -- what is done ------------------------------------------------------------------------------------

    def edit_properties(self, *_: object) -> None:
        """Give the properties the focus."""
        self.cards["properties"].focus_body()

    def find_things(self) -> None:
        """Open the line in which a name or a number is typed."""
        self.find_line.begin()

    def open_run(self) -> None:
        """Show the panel from which the drawing runs, and run it; when it runs already, pause or go on."""
        if self.is_furnished:
            panel = run_panel(self)
            self.cards["run"].focus_body()
            panel.bar.press()

    def open_another(self) -> None:
        """Another window, empty."""
        windows.open_window(self.settings)

    # -- messages, help, look ----------------------------------------------------------------------------

    def refuse(self, text: str, things: object = ()) -> None:
        """What could not be done."""
        self.header.banner.show_message(text)

    def report(self, text: str, details: str) -> None:
        """An error of the window itself; the first one stays until it is dismissed."""
        if not self.header.banner.isVisible():
            said = self.tr("Something went wrong in the window: {0}").format(text)
            self.header.banner.show_message(f"{said}\n\n{details}")

    def say(self, text: str) -> None:
        """What was done."""
        self.status.say(text)

    def escape(self) -> None:
        """Dismiss the message, or else select nothing."""
        if self.header.banner.isVisible():
            self.header.banner.dismiss()
        elif self.is_furnished:
            self.editor.select(())

    def switch_theme(self) -> None:
        """From light to dark, or back, in all windows."""
        appearance.switch(self.settings)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def open_palette(self) -> None:
        """Everything that can be done, to be searched."""
        from app.widgets.command_palette import CommandPalette  # not needed for the first picture

        self._palette = self._palette or CommandPalette(self)
        panels_too = [card.toggleViewAction() for card in self.cards.values()]
        self._palette.open_with([*self.actions_by_id.values(), *panels_too])

    # -- the end -----------------------------------------------------------------------------------------

    def quit(self) -> None:
        """Close all windows of the program, unless somebody wants to keep a drawing open."""
        if windows.close_all():
            QGuiApplication.instance().closeAllWindows()  # type: ignore[union-attr]

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.is_furnished and self.ask_before_closing and not self.files.may_go():
            event.ignore()
            return
        self.settings.drawing_geometry = self.saveGeometry()
        self.settings.drawing_layout = self.desk.saveState(DRAWING_LAYOUT_VERSION)
        self.settings.save()
        if self.is_furnished:
            self.files.close()
        self.closing.emit(self)
        super().closeEvent(event)

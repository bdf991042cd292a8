"""The topology editor's window: the canvas with panels around it. Several can be open at once."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from app.frame.docks import loading_label
from app.frame.files import FileDrops, RecentMenu
from app.frame.standard import specs_of_help
from app.frame.window import FrameWindow
from app.frame.work import may_leave
from app.look import appearance
from app.topology.actions.arrange import BENDING, ArrangeActions
from app.topology.actions.edit import AT_POINTER, EditActions
from app.topology.actions.file import FileActions
from app.topology.actions.menus import canvas_keys
from app.topology.actions.run import FAULTS, run_spec
from app.topology.actions.view import ViewActions
from app.topology.window import panels
from app.topology.window.header import EditorHeader
from app.topology.window.status_line import StatusLine
from app.window.settings import DRAWING_LAYOUT_VERSION, Settings

if TYPE_CHECKING:  # imported after the first painting
    from app.topology.actions.insert import InsertActions
    from app.topology.canvas.canvas import Canvas
    from app.topology.editor import Editor
    from app.topology.files import Files
    from app.topology.running.panel import RunPanel
    from app.topology.window.central_widget import CentralWidget
    from app.widgets.findable import Findable
    from engine.ficon.drawing.checking.live_checks import Checked
    from engine.ficon.drawing.journal import Kept
    from engine.ficon.drawing.model.drawing import Change, Drawing

MARGIN = 6  # px around the panels
LATER = 50  # ms until the hidden panels are made
FITTING = 4  # things that a view shows without fitting


def _idle_help() -> str:
    return QCoreApplication.translate(
        "TopologyWindow", "Drag things onto the canvas. Ctrl+K finds everything."
    )


class TopologyWindow(FrameWindow):
    """Paints an empty frame first; then `furnish` puts the drawing and its views into it."""

    furnished = Signal()  # the drawing can be edited
    completed = Signal()  # all panels are filled
    closing = Signal(object)  # this window
    another_asked = Signal(object, object)  # a window with a file or None, and with what a crash left or None
    quit_asked = Signal()

    header: EditorHeader
    editor: Editor
    canvas: Canvas
    files: Files
    central: CentralWidget
    _insert: InsertActions

    def __init__(
        self,
        settings: Settings,
        file: Path | None = None,
        windows: Callable[[], Iterable[TopologyWindow]] = tuple,
    ) -> None:
        """Open `file` once furnished; None leaves the drawing empty. `windows`: all that are open."""
        super().__init__(settings, _idle_help(), canvas_keys)
        self.settings = settings
        self.ask_before_closing = True
        self.is_furnished = self.is_complete = False
        self._first_file, self._windows = file, windows
        self._tidying, self.drawing_name = False, ""
        appearance.dress(settings)
        for group in (FileActions, EditActions, ArrangeActions, ViewActions):
            self.actions_by_id.add(group(self))
        self.actions_by_id.add_specs([run_spec()], {"run": self.open_run})
        self.actions_by_id.add_specs(specs_of_help(), self.standard_handlers())
        header, self.status = EditorHeader(self.actions_by_id, self), StatusLine(self)
        self.build(header, self.status, panels.make_cards, MARGIN)
        self.desk.setCentralWidget(loading_label(self.desk))
        self.setWindowTitle(self.tr("New drawing – LPAR Lab"))
        self.recent_menu = RecentMenu(
            lambda: self.files.recent(), lambda path: self.files.open_somewhere(path), self
        )
        self.header.menu["file"].insertMenu(self.actions_by_id["save"], self.recent_menu)
        for name, card in self.cards.items():
            card.visibilityChanged.connect(partial(self._shown, name))
        self._restore()
        self.follow_theme()
        self.painted.connect(self._furnish_soon)
        self.documentation_wanted.connect(self.show_documentation)
        self.finders.append(self._find_help)

    def _find_help(self) -> Iterator[Findable]:
        from app.help.finding import find_pages  # not needed for the first picture
        from app.help.words import find_words

        yield from find_words(self.show_text)
        yield from find_pages(self)

    def help_text(self, text: str) -> str:
        from app.help.words import with_words  # not needed for the first picture

        return with_words(text)

    def show_documentation(self) -> None:
        """Open the documentation in a window of its own."""
        from app.help.window import open_documentation  # not needed for the first picture

        open_documentation(self)

    @property
    def dialog_parent(self) -> QWidget:
        """The widget that dialogs and menus belong to."""
        return self

    @property
    def file(self) -> Path | None:
        """File of the drawing; None while it is in no file."""
        return self.files.path if self.is_furnished else self._first_file

    # -- the frame ---------------------------------------------------------------------------------------

    def _restore(self) -> None:
        self.restore_window(self.settings.drawing_geometry)
        panels.arrange(self.desk, self.cards)
        self._first_layout = self.desk.saveState(DRAWING_LAYOUT_VERSION)
        self._lay_out_panels()

    def _lay_out_panels(self) -> None:
        """Restore the panels as the user left them, or share the room out among them."""
        if not self.desk.restoreState(self.settings.drawing_layout, DRAWING_LAYOUT_VERSION):
            panels.share_out(self.desk, self.cards)
        self._tidy()

    def reset_layout(self) -> None:
        """Put all panels back to their first places."""
        self.desk.restoreState(self._first_layout, DRAWING_LAYOUT_VERSION)
        panels.share_out(self.desk, self.cards)
        QTimer.singleShot(0, self, self._tidy)

    def _tidy(self) -> None:
        """Hide the tab bars that Qt leaves behind."""
        self._tidying = True  # cards are raised only to see what moves
        panels.tidy(self.desk, self.cards)
        self._tidying = False

    def refresh(self) -> None:
        """Take on the colours of the theme."""
        super().refresh()
        for card in self.cards.values():
            if refresh := getattr(card.body, "refresh", None):
                refresh()
        if self.is_furnished:
            self.central.find_line.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the share of the height that the lower panels have."""
        super().resizeEvent(event)
        before, after = event.oldSize().height(), event.size().height()
        if before > 0 and before != after and self.was_painted:
            panels.scale_height(self.desk, self.cards, after / before)

    def _furnish_soon(self) -> None:
        QTimer.singleShot(0, self, self.furnish)

    # -- the drawing -------------------------------------------------------------------------------------

    def furnish(self) -> None:
        """Import what the drawing needs, add it and its views, and open the file."""
        if self.is_furnished:
            return
        from app.topology.canvas.canvas import Canvas  # late: the start stays short
        from app.topology.editor import Editor
        from app.topology.files import Files
        from app.topology.window.central_widget import CentralWidget

        self.editor = Editor(self)
        self.canvas = Canvas(self.editor, self.desk)
        self.files = Files(self.editor, self)
        FileDrops(self).dropped.connect(self.files.open_dropped)
        self.central = CentralWidget(self.editor, self.canvas, self.desk)
        self.desk.setCentralWidget(self.central)
        self.use_switches()
        self._fill_menus()
        self._fill_cards()
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
        """Fill the panels that are visible; the others follow, or are filled when they are opened."""
        self.bodies = panels.Bodies(self.cards, self.editor, self)
        self.bodies.made.connect(self._hear)
        self.bodies.completed.connect(self._complete)
        self.bodies.fill_seen()
        QTimer.singleShot(LATER, self.bodies, self.bodies.fill_rest)

    def body(self, name: str) -> QWidget:
        """Return the body of a panel, made now if it was not before."""
        return self.bodies.body(name)

    def _shown(self, name: str, visible: bool) -> None:
        """Fill a card that was raised or opened."""
        if visible and self.is_furnished and not self._tidying:
            self.body(name)

    def _complete(self) -> None:
        self._lay_out_panels()
        self.is_complete = True
        self.completed.emit()

    def _hear(self, body: QWidget) -> None:
        """Give a panel what it asks for, and listen to it."""
        if hasattr(body, "use_canvas"):
            body.use_canvas(self.canvas)
        if hasattr(body, "use_others"):
            body.use_others(self.other_drawings)
        if hasattr(body, "use_templates"):
            from app.topology.own_templates.files import own_templates  # late: the start stays short

            body.use_templates(own_templates(self.settings.templates))
        for name in ("told", "failed"):
            signal = getattr(body, name, None)
            if signal is not None:
                signal.connect(self.say if name == "told" else self.refuse)
        if asked := getattr(body, "put_asked", None):
            asked.connect(self._insert.put)
        if checking := getattr(body, "checking", None):
            checking.checked.connect(self._show_problems)
            checking.begun.connect(self.status.show_checking)
            checking.cancelled.connect(self.status.show_unchecked)
            self._marks = checking.marks

    def _show_problems(self, checked: Checked) -> None:
        from engine.ficon.drawing.checking.finding import SEVERITIES  # late: the start stays short

        counts = {severity: checked.count(severity) for severity in SEVERITIES}
        self.status.show_problems(counts, checked.milliseconds)
        self.canvas.show_problems(self._marks())

    def other_drawings(self) -> list[tuple[str, Drawing]]:
        """Return names and drawings of the other windows."""
        others = [one for one in self._windows() if one is not self and one.is_furnished]
        return [(one.file.stem if one.file else one.drawing_name, one.editor.drawing) for one in others]

    def _fill_menus(self) -> None:
        from app.topology.actions.insert import InsertActions  # late: the start stays short
        from app.topology.actions.run import RunActions
        from app.topology.link_menu import LinkMenu

        self._insert = InsertActions(self)
        self.header.menu["insert"].addActions(list(self.actions_by_id.add(self._insert)))
        self.header.menu["run"].addActions(list(self.actions_by_id.add(RunActions(self))))
        links = LinkMenu(self.editor, self)
        self.header.menu["view"].insertMenu(self.actions_by_id["next-link"], links)
        self.header.layers_menu.addMenu(links)

    def _connect(self) -> None:
        editor, canvas = self.editor, self.canvas
        editor.changed.connect(self._fit_first)
        for signal in (editor.changed, editor.replaced, editor.selection_changed, editor.layers_changed):
            signal.connect(self._show_state)
        editor.awaited_changed.connect(self._show_awaited)
        editor.refused.connect(self.refuse)
        editor.told.connect(self.say)
        self.status.problems_asked.connect(self.cards["problems"].focus_body)
        canvas.edit_asked.connect(self.edit_properties)
        canvas.menu_asked.connect(self._open_menu)
        canvas.seen.connect(self._show_zoom)
        canvas.tool_changed.connect(self.show_tool)
        self.show_tool()
        self._show_zoom()

    def _show_state(self, *_: object) -> None:
        """Show what the drawing holds, and enable what can be done now."""
        from app.topology.window import action_states  # late: the start stays short

        editor = self.editor
        action_states.show_drawing(self.actions_by_id, editor)
        self.central.invitation.setVisible(not len(editor.drawing))
        self.status.show_drawing(len(editor.drawing), len(editor.selection), editor.drawing.revision)

    def _show_awaited(self) -> None:
        """Say which file is being read; nothing can be edited meanwhile."""
        name = self.editor.awaited
        self.desk.setEnabled(not name)
        self.central.invite(name)
        if name:
            self.status.show_opening(name)
            self.status.work.setFocus()
        else:
            self._show_state()
            self.canvas.setFocus()

    def _fit_first(self, change: Change) -> None:
        """Show all of what came into an empty drawing, if it is more than a few things."""
        fresh = sum(before is None for before, _ in change.things.values())
        if fresh == len(self.editor.drawing) > FITTING:
            QTimer.singleShot(0, self, self.canvas.fit)

    def show_tool(self, *_: object) -> None:
        """Check the tool of the mouse in the menu."""
        from app.topology.window import action_states  # late: the start stays short

        action_states.show_tool(self.actions_by_id, self.canvas.tool)

    def use_switches(self) -> None:
        """Set grid, snapping and minimap as they are in the settings."""
        from app.topology.window import action_states  # late: the start stays short

        action_states.use_switches(self.actions_by_id, self.settings, self.canvas)

    def _show_zoom(self) -> None:
        self.status.show_zoom(self.canvas.view.zoom)

    def show_file(self, name: str, path: str, changed: bool) -> None:
        """Show the name of the drawing's file, and whether there is something to save."""
        self.drawing_name, mark = name, "● " if changed else ""
        self.setWindowTitle(f"{mark}{name} – LPAR Lab")
        self.status.show_file(name, path, changed)

    # -- actions ------------------------------------------------------------------------------------

    def edit_properties(self, *_: object) -> None:
        """Give the properties the focus."""
        self.cards["properties"].focus_body()

    def find_things(self) -> None:
        """Open the search."""
        self.central.find_line.begin()

    def open_run(self) -> None:
        """Show the run panel, and run the drawing; if it runs already, pause or resume."""
        if self.is_furnished:
            panel = self.run_panel()
            self.cards["run"].focus_body()
            panel.bar.press()

    def run_panel(self) -> RunPanel:
        """Return the panel from which the drawing runs."""
        return cast("RunPanel", self.body("run"))

    def open_another(self, file: Path | None = None, kept: Kept | None = None) -> None:
        """Open another window: empty, with a file, or with what a crash left behind."""
        self.another_asked.emit(file, kept)

    def import_decks(self, files: list[Path]) -> None:
        """Open the dialog that imports IOCP decks, with these files."""
        from app.topology.importing.dialog import ImportDialog  # late: the start stays short

        dialog = ImportDialog(self.editor, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.add_files(files)
        dialog.open()

    def import_connections(self, file: Path) -> None:
        """Open the dialog that imports connections from a table."""
        from app.topology.importing.connections_dialog import ConnectionsDialog  # late: the start stays short
        from engine.ficon.drawing.connection_table.table import open_table
        from engine.ficon.drawing.file import FileError

        try:
            table = open_table(file)
        except FileError as error:
            self.refuse(str(error))
            return
        dialog = ConnectionsDialog(self.editor, table, self.settings, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def open_export(self) -> None:
        """Open the menu of what can be written, below its button."""
        from app.topology.actions.export_menu import ExportMenu  # late: the start stays short

        menu, button = ExportMenu(self.editor, self, self.canvas), self.header.buttons["export"]
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.told.connect(self.say)
        menu.failed.connect(self.refuse)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _open_menu(self, things: tuple[str, ...], point: QPoint) -> None:
        """Open the menu of what can be done with the selected things, at a point of the screen."""
        from app.topology.canvas import bending  # late: the start stays short

        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions([self.actions_by_id[name] for name in AT_POINTER])
        if bending.cable(self.canvas):
            menu.addSeparator()
            menu.addActions([self.actions_by_id[name] for name in (*BENDING, "straighten")])
        if not self.bodies.waits("run") and self.run_panel().drawn.running:
            menu.addSeparator()
            menu.addActions([self.actions_by_id[name] for name in FAULTS])
        menu.popup(point)

    def stops(self) -> list[QWidget]:
        """Return what F6 goes to: the drawing and the panels that can be seen."""
        return [self.canvas, *super().stops()]

    # -- messages, help, look ----------------------------------------------------------------------------

    def refuse(self, text: str, things: object = ()) -> None:
        """Show why something could not be done."""
        self.header.banner.show_message(text)

    def report(self, text: str, details: str) -> None:
        """Show an internal error; the first one stays until it is dismissed."""
        if not self.header.banner.isVisible():
            said = self.tr("Internal error in the window: {0}").format(text)
            self.header.banner.show_message(f"{said}\n\n{details}")

    def offer_recovery(self, text: str, recover: Callable[[], None]) -> None:
        """Offer to recover what a crash left behind."""
        remedy = self.tr("Recover")
        self.header.banner.show_message(text, error=False, remedy=remedy, do=recover)

    def offer(self, text: str, remedy: str, do: Callable[[], object]) -> None:
        """Show what happened, with a button that does something about it."""
        self.header.banner.show_message(text, error=False, remedy=remedy, do=do)

    def say_more(self, text: str) -> None:
        """Show what is longer than the status line, or stays until it is dismissed."""
        self.header.banner.show_message(text, error=False)

    def shown_elsewhere(self, file: Path) -> bool:
        """Return whether another window shows this file."""
        return any(one.shows(file) for one in self._windows() if one is not self)

    def shows(self, file: Path) -> bool:
        """Return whether this window shows a file, by whatever way that leads to it."""
        return self.file is not None and os.path.realpath(self.file) == os.path.realpath(file)

    def withdraw_offer(self) -> None:
        """Take the offer back."""
        self.header.banner.dismiss()

    def say(self, text: str) -> None:
        """Show what was done in the status line."""
        self.status.say(text)

    def escape(self) -> None:
        """Dismiss the message; without one, clear the selection."""
        if self.header.banner.isVisible():
            self.header.banner.dismiss()
        elif self.is_furnished:
            self.editor.select(())

    # -- the end -----------------------------------------------------------------------------------------

    def quit(self) -> None:
        """Close all windows of the program, unless the user keeps a drawing open."""
        self.quit_asked.emit()

    def keep_geometry(self) -> None:
        self.settings.drawing_geometry = self.saveGeometry()
        self.settings.save()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.is_furnished and self.ask_before_closing and not self.files.may_go():
            event.ignore()
            return
        if self.ask_before_closing and not may_leave(self, others=False):
            event.ignore()
            return
        self.settings.drawing_layout = self.desk.saveState(DRAWING_LAYOUT_VERSION)
        self.keep_geometry()
        if self.is_furnished:
            self.files.close(self.ask_before_closing)
        self.closing.emit(self)
        super().closeEvent(event)

"""The topology editor's window: the canvas with panels around it. Several windows can be open at once."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.frame.docks import filled_later, is_seen
from app.frame.files import FileDrops
from app.frame.later import later
from app.frame.own_keys import KeyStore
from app.frame.panels import Panels, PanelSpec
from app.frame.standard import help_actions
from app.frame.window import FrameWindow
from app.frame.work import may_leave
from app.look import appearance
from app.settings.settings import Settings
from app.topology.actions.arrange import arrange_actions
from app.topology.actions.edit import edit_actions
from app.topology.actions.file_menu import file_actions
from app.topology.actions.run import run_action
from app.topology.actions.view import view_actions
from app.topology.messages import Messages
from app.topology.window.arranging import EditorArranging
from app.topology.window.drawing_state import DrawingState, KeptView
from app.topology.window.header import EditorHeader, canvas_keys
from app.topology.window.menus import Menus
from app.topology.window.panels import panels
from app.topology.window.status_line import StatusLine
from app.widgets.banner import FloatingBanner
from app.widgets.card import Card, loading_label

if TYPE_CHECKING:  # imported after the first painting
    from app.topology.canvas.canvas import Canvas
    from app.topology.editor import Editor
    from app.topology.files import DrawingFiles
    from app.topology.panel_context import EditorContext
    from app.topology.renaming import Renaming
    from app.topology.running.run_panel import RunPanel
    from app.topology.window.central_widget import CentralWidget
    from app.widgets.popup_list import Findable
    from engine.ficon.drawing.model.drawing import Drawing

MARGIN = 4  # px around the panels
HIDDEN_LATER = 50  # ms until the hidden panels are made


def _idle_help() -> str:
    return QCoreApplication.translate(
        "TopologyWindow", "Drag elements onto the canvas. {palette} searches everything."
    )


class TopologyWindow(FrameWindow):
    """Paints an empty frame first; `populate` then adds the drawing and its views."""

    furnished = Signal()  # the drawing can be edited
    completed = Signal()  # all panels are filled
    closing = Signal(object)  # this window
    another_asked = Signal(object, object)  # a window with a file or None, and with what a crash left or None
    quit_asked = Signal()

    header: EditorHeader
    editor: Editor
    canvas: Canvas
    files: DrawingFiles
    central: CentralWidget
    renaming: Renaming

    def __init__(
        self,
        settings: Settings,
        file: Path | None = None,
        windows: Callable[[], Iterable[TopologyWindow]] = tuple,
    ) -> None:
        """Open `file` once the window is populated; None leaves the drawing empty. `windows`: all open
        windows.
        """
        store = KeyStore("drawing", lambda: settings.drawing_keys, partial(setattr, settings, "drawing_keys"))
        super().__init__(settings, _idle_help(), canvas_keys, store)
        self.settings = settings
        self.ask_before_closing = True
        self.is_furnished = self.is_complete = False
        self._first_file, self._windows = file, windows
        appearance.follow_theme(settings)
        self.menus = Menus(self.actions_by_id, self.populate, self)
        self._add_actions()
        header, self.status = EditorHeader(self.actions_by_id, self), StatusLine(self)
        specs = panels()
        self.build(header, self.status, specs, MARGIN)
        self.messages = Messages(header.banner, self.status.say, self)
        self.arranging = EditorArranging(self.desk, self.cards, settings)
        self.panels = Panels(specs, self.cards, self._make_panel)
        self.desk.setCentralWidget(loading_label(self.desk))
        self.setWindowTitle(self.tr("New drawing – LPAR Lab"))
        self.restore_window(settings.drawing_geometry)
        self.arranging.begin()
        self.follow_theme()
        self.painted.connect(self._furnish_soon)
        self.documentation_wanted.connect(self._open_documentation)
        self.finders.append(self._find_help)

    def help_text(self, text: str) -> str:
        from app.help.words import with_words  # not needed for the first picture

        return with_words(text)

    def _find_help(self) -> Iterator[Findable]:
        """Return help words and pages for the search."""
        from app.help.finding import find_pages
        from app.help.words import find_words

        yield from find_words(self.show_text)
        yield from find_pages(self)

    def _open_documentation(self) -> None:
        from app.help.window import open_documentation

        open_documentation(self)

    def _add_actions(self) -> None:
        menus, add = self.menus, self.actions_by_id.add
        another = partial(self.another_asked.emit, None, None)
        add("file", file_actions(lambda: menus.parts.file, another, self.close, self.quit_asked.emit))
        add("edit", edit_actions(lambda: menus.parts.edit, self._find, self._edit_properties, self._rename))
        add("arrange", arrange_actions(lambda: menus.parts.arrange))
        add("view", view_actions(lambda: menus.parts.view, self, self.reset_layout, self._escape))
        add("run", [run_action(self._run)])
        add("help", help_actions(self))

    # -- the frame

    def reset_layout(self) -> None:
        """Reset all panels to their default places."""
        self.arranging.reset()

    def refresh(self) -> None:
        """Apply the theme colors."""
        super().refresh()
        if self.is_furnished:
            self.central.find_line.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lower panels' share of the height."""
        super().resizeEvent(event)
        before, after = event.oldSize().height(), event.size().height()
        if before > 0 and before != after and self.was_painted:
            self.arranging.scale_height(after / before)

    def stops(self) -> list[QWidget]:
        """Return the F6 stops: the drawing and the visible panels."""
        return [*([self.canvas] if self.is_furnished else []), *super().stops()]

    # -- the drawing

    def _furnish_soon(self) -> None:
        later(self, self.populate)

    def populate(self) -> None:
        """Add the drawing and its views, and open the file."""
        if self.is_furnished:
            return
        self._add_drawing()
        self.menus.complete(self.header, self._context, self.files, self.settings, self.run_panel)
        self.own_keys.apply()
        with filled_later(self.desk, self.cards.values()):
            self.panels.fill_cards()
        later(self, partial(self.panels.complete, self, self._complete), HIDDEN_LATER)
        self._connect()
        self.is_furnished = True
        later(self.arranging, self.arranging.restore)
        self._state = DrawingState(self.editor, self.central, self.desk, self.actions_by_id, self.status)
        self._view = KeptView(self.canvas, self.files, self.settings)
        (self.canvas.focusProxy() or self.canvas).setFocus(Qt.FocusReason.OtherFocusReason)
        if self._first_file is not None:
            self.files.open_first(self._first_file)
        self.files.offer()
        self.furnished.emit()

    def _add_drawing(self) -> None:
        """Import the modules for the drawing, and put it into the center."""
        from app.topology.canvas.canvas import Canvas  # imported late to keep the start fast
        from app.topology.editor import Editor
        from app.topology.files import DrawingFiles
        from app.topology.renaming import Renaming
        from app.topology.window.central_widget import CentralWidget

        self.editor = Editor(self)
        self.canvas = Canvas(self.editor, self.desk)
        self.files = DrawingFiles(self.editor, self.settings, self.messages, self.shown_elsewhere, self)
        self.files.state_changed.connect(self._show_file)
        self.files.another_asked.connect(self.another_asked)
        self.files.tell_state()
        FileDrops(self).dropped.connect(self.files.open_dropped)
        self.central = CentralWidget(self.editor, self.canvas, self.desk)
        self.renaming = Renaming(self.editor, self.canvas)
        FloatingBanner(self.header.banner, self.canvas)  # so that the drawing stays below the pointer
        self.desk.setCentralWidget(self.central)

    # -- the panels

    @cached_property
    def _context(self) -> EditorContext:
        from app.topology.panel_context import EditorContext  # imported late to keep the start fast

        status = self.status
        return EditorContext(
            self.editor,
            self.canvas,
            self.messages,
            self.settings.templates,
            self.other_drawings,
            self.menus.put,
            self.menus.arm,
            status.show_problems,
            status.show_checking,
            status.show_unchecked,
            self.closing,
        )

    def _make_panel(self, spec: PanelSpec, card: Card) -> QWidget:
        panel: QWidget = spec.load()(self._context, card)
        card.set_body(panel)
        card.enter_by_tab()
        panel.setVisible(is_seen(card))
        return panel

    def run_panel(self) -> RunPanel:
        """Return the panel that runs the drawing."""
        return cast("RunPanel", self.panels["run"])

    @property
    def running(self) -> bool:
        """True while the drawing is running."""
        return "run" in self.panels and self.run_panel().drawn.running

    # -- the parts together

    def _connect(self) -> None:
        self.editor.refused.connect(self.messages.refuse)
        self.editor.offered.connect(partial(self.messages.offer, error=True))
        self.editor.told.connect(self.messages.say)
        self.status.problems_asked.connect(self.cards["problems"].focus_body)
        self.canvas.interaction.edit_asked.connect(self._edit_properties)
        self.canvas.interaction.menu_asked.connect(self._open_menu)

    def _complete(self) -> None:
        self.arranging.restore()
        self.is_complete = True
        self.completed.emit()

    # -- files and other windows

    @property
    def file(self) -> Path | None:
        """The drawing's file, or None if it has none."""
        return self.files.path if self.is_furnished else self._first_file

    def shows(self, file: Path) -> bool:
        """Return whether this window shows a file, whatever path leads to it."""
        return self.file is not None and os.path.realpath(self.file) == os.path.realpath(file)

    def shown_elsewhere(self, file: Path) -> bool:
        """Return whether another window shows this file."""
        return any(window.shows(file) for window in self._windows() if window is not self)

    def other_drawings(self) -> list[tuple[str, Drawing]]:
        """Return the names and drawings of the other windows."""
        others = [window for window in self._windows() if window is not self and window.is_furnished]
        return [
            (other.file.stem if other.file else other.files.name, other.editor.drawing) for other in others
        ]

    def _show_file(self, name: str, path: str, changed: bool) -> None:
        """Show the name of the drawing's file, and whether there are unsaved changes."""
        mark = "● " if changed else ""
        self.setWindowTitle(f"{mark}{name} – LPAR Lab")
        self.status.show_file(name, path, changed)

    # -- actions

    def _find(self) -> None:
        self.populate()  # if the user is faster
        self.central.find_line.begin()

    def _edit_properties(self, *_: object) -> None:
        """Set the focus to the properties."""
        self.cards["properties"].focus_body()

    def _rename(self) -> None:
        """Rename the selected element in place."""
        if self.is_furnished:
            self.renaming.begin()

    def _open_menu(self, things: tuple[str, ...], point: QPoint) -> None:
        """Open the menu of actions for the selected elements at a point of the screen."""
        from app.topology.canvas import bending  # imported late to keep the start fast

        bends = bool(bending.cable(self.canvas.interaction))
        self.menus.open_at_pointer(point, bends, self.running)

    def _run(self) -> None:
        """Show the run panel, and run the drawing; if it is already running, pause or resume it."""
        if self.is_furnished:
            panel = self.run_panel()
            self.cards["run"].focus_body()
            panel.bar.press()

    def _escape(self) -> None:
        """Dismiss the message, or clear the selection if there is no message."""
        if not self.messages.dismiss() and self.is_furnished:
            self.editor.select(())

    # -- the end

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
        self.arranging.keep()
        self.keep_geometry()
        if self.is_furnished:
            self._view.keep()
            self.files.close(self.ask_before_closing)
        self.closing.emit(self)
        super().closeEvent(event)

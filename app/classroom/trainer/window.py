"""The trainer's window: the view for the class, notes and answers, the time, key moments, and the vote."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWhatsThis,
    QWidget,
)

from app.classroom.content import ClassView
from app.classroom.keys import add_keys, keys, may_end
from app.classroom.presentation import Presentation
from app.classroom.screen.mirror import shown_to_class
from app.classroom.screen.window import ClassWindow
from app.classroom.trainer.moments_box import NUMBERED, ClockLine, MomentsBox
from app.classroom.trainer.notes_view import NotesView
from app.classroom.trainer.page_box import PageBox
from app.classroom.trainer.preview import Preview
from app.classroom.trainer.vote_box import VoteBox
from app.look import theme
from app.look.style import style_sheet
from app.widgets.card import Card
from app.widgets.looks import button, set_look
from app.widgets.reach import make_accessible, stops_in, tab_through

FIRST_SIZE, LEAST_SIZE = QSize(1280, 720), QSize(1120, 620)
NOTES_WIDTH = 300  # minimum, px


class TrainerWindow(QWidget):
    """The parts of a presentation that a class must not see."""

    closed = Signal()
    lab_wanted = Signal()
    pack_wanted = Signal()

    def __init__(
        self, presentation: Presentation, class_window: ClassWindow, cards: Mapping[str, Card]
    ) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._of, self._class, self._cards = presentation, class_window, cards
        self.setWindowTitle(self.tr("Trainer – {0}").format(presentation.player.lesson.title))
        self.setWindowIcon(theme.icon("app"))
        self.setWhatsThis(
            self.tr(
                "Page Down and Page Up step through the lesson. B blacks out the class window. ? lists keys."
            )
        )
        self.resize(FIRST_SIZE)
        self.setMinimumSize(LEAST_SIZE)
        self.clock = ClockLine(presentation, self)
        self.preview = Preview(presentation, class_window, self)
        self.notes = NotesView(presentation, self)
        self.notes.setMinimumWidth(NOTES_WIDTH)
        self.votes, self.page = VoteBox(presentation, self), PageBox(presentation, self)
        self.moments = MomentsBox(presentation, self)
        self.views, self.panel = self._make_views(), self._make_panels()
        self._make_buttons()
        self._lay_out()
        self.actions_of = add_keys(self, keys(presentation))
        self._add_own_keys()
        presentation.changed.connect(self.refresh)
        presentation.player.refreshed.connect(self._show_run)
        theme.notifier.changed.connect(self._apply_theme)
        self._apply_theme()
        self.refresh()
        self.notes.setFocus()

    def _make_views(self) -> QButtonGroup:
        group = QButtonGroup(self)
        names = {
            ClassView.TEXT: self.tr("Text"),
            ClassView.BESIDE: self.tr("Both"),
            ClassView.PANEL: self.tr("Panel"),
            ClassView.LAB: self.tr("All panels"),
        }
        for number, (view, name) in enumerate(names.items(), 1):
            made = QToolButton(self)
            made.setText(name)
            made.setCheckable(True)
            make_accessible(made, self.tr("Class sees: {0}").format(name), self.tr("Key {0}").format(number))
            made.clicked.connect(partial(self._of.show_view, view))
            group.addButton(made, number)
        return group

    def _make_panels(self) -> QComboBox:
        box = QComboBox(self)
        make_accessible(
            box,
            self.tr("Panel for the class"),
            self.tr("The panel shown to the class, or the highlighted panel."),
        )
        box.addItem(self.tr("No panel"), "")
        for name in shown_to_class(self._cards):
            box.addItem(self._cards[name].windowTitle(), name)
        box.activated.connect(lambda row: self._of.show_panel(box.itemData(row)))
        return box

    def _make_buttons(self) -> None:
        of = self._of
        self.black = self._switch(self.tr("Black"), self.tr("Blacks out the class window (B)."))
        self.frozen = self._switch(self.tr("Freeze"), self.tr("Freezes the class screen (F)."))
        self.black.clicked.connect(of.toggle_black)
        self.frozen.clicked.connect(of.toggle_frozen)
        self.back = button(self.tr("Back"), self.tr("Previous page or step (Page Up)."), self)
        self.next = button(self.tr("Next"), self.tr("Next page or step (Page Down)."), self, main=True)
        self.run = button("", self.tr("Runs to the moment that the step waits for, or stops (G)."), self)
        self.full = button(self.tr("Full screen"), self.tr("Fills the class screen (F11)."), self)
        self.lab = button(self.tr("Go to the lab"), self.tr("Brings the lab to the front (F6)."), self)
        self.pack = button(
            self.tr("Instructor guide…"), self.tr("Writes a PDF with the plan, slides and answers."), self
        )
        self.end = button(self.tr("End"), self.tr("Ends the presentation (Esc)."), self)
        for made, do in (
            (self.back, of.back),
            (self.next, of.next),
            (self.run, of.run_step),
            (self.full, self._class.toggle_full_screen),
            (self.lab, self.lab_wanted.emit),
            (self.pack, self.pack_wanted.emit),
            (self.end, self.close),
        ):
            made.clicked.connect(lambda _=False, do=do: do())
        self.pages = QLabel(self)

    def _switch(self, name: str, help_text: str) -> QPushButton:
        made = button(name, help_text, self)
        made.setCheckable(True)
        return made

    def _lay_out(self) -> None:
        inside, area = QWidget(), QScrollArea(self)
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(area)
        self._lay_out_inside(QGridLayout(inside))
        self._order_stops()

    def _lay_out_inside(self, whole: QGridLayout) -> None:
        whole.setContentsMargins(12, 8, 12, 10)
        whole.setHorizontalSpacing(12)
        top = QHBoxLayout()
        top.addWidget(self.clock, 1)
        for part in (self.full, self.lab, self.pack, self.end):
            top.addWidget(part)
        whole.addLayout(top, 0, 0, 1, 3)
        whole.addLayout(self._left(), 1, 0)
        whole.addLayout(self._middle(), 1, 1)
        right = QVBoxLayout()
        right.addWidget(self.votes, 3)
        right.addWidget(self.page)
        whole.addLayout(right, 1, 2)
        for column, share in enumerate((35, 33, 32)):
            whole.setColumnStretch(column, share)
        whole.setRowStretch(1, 1)

    def _order_stops(self) -> None:
        """Make Tab move along the top, then down each column."""
        top = [self.full, self.lab, self.pack, self.end]
        switches = [self.panel, self.black, self.frozen, self.run]
        left = [self.preview, *self.views.buttons(), *switches, *stops_in(self.moments)]
        right = [*stops_in(self.votes), *stops_in(self.page)]
        tab_through([*stops_in(self.clock), *top, *left, *stops_in(self.notes), self.back, self.next, *right])

    def _left(self) -> QVBoxLayout:
        views, switches = QHBoxLayout(), QHBoxLayout()
        for made in self.views.buttons():
            views.addWidget(made)
        views.addWidget(self.panel, 1)
        for part in (self.black, self.frozen, self.run):
            switches.addWidget(part, 1)
        left = QVBoxLayout()
        left.addWidget(self.preview)
        left.addLayout(views)
        left.addLayout(switches)
        left.addWidget(self.moments, 1)
        return left

    def _middle(self) -> QVBoxLayout:
        line = QHBoxLayout()
        line.addWidget(self.back)
        line.addWidget(self.pages, 1, Qt.AlignmentFlag.AlignCenter)
        line.addWidget(self.next)
        middle = QVBoxLayout()
        middle.addWidget(self.notes, 1)
        middle.addLayout(line)
        return middle

    def _add_own_keys(self) -> None:
        self._key(self.tr("End the presentation"), "Esc", self.close)
        self._key(self.tr("Class window: full screen on or off"), "F11", self._class.toggle_full_screen)
        self._key(self.tr("Bring the lab to the front"), "F6", self.lab_wanted.emit)
        self._key(self.tr("Ask a custom question"), "Q", self.votes.ask_own)
        self._key(self.tr("Bookmark the current moment"), "Ctrl+D", self.moments.bookmark)
        for number in range(1, NUMBERED + 1):
            text = self.tr("Go to key moment {0}").format(number)
            self._key(text, f"Alt+{number}", partial(self.moments.jump_to, number))
        self._key(self.tr("Explain the focused control"), "F1", self.show_help)
        self._key(self.tr("List all keys"), "?", self.show_keys)

    def _key(self, text: str, keys: str, do: object) -> None:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda: do())  # type: ignore[operator]
        self.addAction(action)
        self.actions_of.append(action)

    # ---- displayed content

    def refresh(self) -> None:
        """Update the buttons."""
        of = self._of
        self.black.setChecked(of.black)
        self.frozen.setChecked(of.frozen)
        self._check_view()
        self.panel.setCurrentIndex(max(self.panel.findData(of.panel), 0))
        page, last = of.pages
        self.pages.setText(self.tr("Page {0} of {1}").format(page, last) if last > 1 else "")
        self.back.setEnabled(of.player.index > 0 or page > 1)
        self.next.setEnabled(of.coming is not None or page < last)
        self._show_run()

    def _check_view(self) -> None:
        """Check the current view, and let Tab stop at it: Qt would leave the tab stop at the last view."""
        chosen = self.views.buttons()[list(ClassView).index(self._of.view)]
        chosen.setChecked(True)
        for view in self.views.buttons():
            policy = Qt.FocusPolicy.TabFocus if view is chosen else Qt.FocusPolicy.NoFocus
            view.setFocusPolicy(policy)

    def _show_run(self) -> None:
        player = self._of.player
        waits = player.step.kind in ("watch", "run", "compare", "sweep") and not player.done
        moving = player.machine.under_way or player.session.playing
        text = self.tr("Stop") if moving else self.tr("Run the step") if waits else self.tr("Play the run")
        self.run.setText(text)
        self.run.setAccessibleName(text)
        set_look(self.run, "main", waits and not moving)

    def _apply_theme(self) -> None:
        self.setStyleSheet(style_sheet(theme.current()))

    def show_help(self) -> None:
        """Explain the control that has the focus."""
        widget: QWidget = QApplication.focusWidget() or self
        while not widget.whatsThis() and (around := widget.parentWidget()) is not None:
            widget = around
        QWhatsThis.showText(widget.mapToGlobal(widget.rect().center()), widget.whatsThis(), widget)

    def show_keys(self) -> None:
        """List all keys."""
        from app.widgets.key_list import KeyList  # imported late: rarely needed

        KeyList(self.actions_of, [], self).open()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not may_end(self._of, self):
            event.ignore()
            return
        super().closeEvent(event)
        self.closed.emit()

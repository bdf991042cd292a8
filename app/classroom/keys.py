"""The keys of a presentation, which are the same in both windows, and the confirmation before it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMessageBox, QWidget

from app.classroom.content import ClassView
from app.classroom.presentation import Presentation
from engine.language import filled

CLICKER = ("next", "back", "black")  # what a presenter's clicker sends


class PresentationKey(NamedTuple):
    """A command of the presentation, its keys, and its function."""

    id: str
    text: str
    keys: tuple[str, ...]
    do: Callable[[], object]


def _tr(text: str) -> str:
    return QCoreApplication.translate("ClassKeys", text)


def keys(of: Presentation) -> list[PresentationKey]:
    """Return the commands in the order of the key list."""
    return [
        PresentationKey("next", _tr("Next page or step"), ("PgDown",), of.next),
        PresentationKey("back", _tr("Previous page or step"), ("PgUp",), of.back),
        PresentationKey("next-step", _tr("Next step"), ("Ctrl+PgDown",), of.next_step),
        PresentationKey("previous-step", _tr("Previous step"), ("Ctrl+PgUp",), of.previous_step),
        PresentationKey(
            "black", _tr("Black out the class window, or show it again"), ("B", "."), of.toggle_black
        ),
        PresentationKey("freeze", _tr("Freeze the class screen, or resume"), ("F",), of.toggle_frozen),
        PresentationKey(
            "light", _tr("Spotlight: fill the class window with the panel"), ("S",), of.toggle_light
        ),
        PresentationKey("text", _tr("Show the text"), ("1",), lambda: of.show_view(ClassView.TEXT)),
        PresentationKey("beside", _tr("Show text and panel"), ("2",), lambda: of.show_view(ClassView.BESIDE)),
        PresentationKey("panel", _tr("Show the panel"), ("3",), lambda: of.show_view(ClassView.PANEL)),
        PresentationKey(
            "lab", _tr("Show all panels, with one highlighted"), ("4",), lambda: of.show_view(ClassView.LAB)
        ),
        PresentationKey(
            "join", _tr("Show how to open the students' page, or return to the step"), ("J",), of.toggle_join
        ),
        PresentationKey("pointer", _tr("Remove the pointer"), ("P",), lambda: of.point(None)),
        PresentationKey(
            "run", _tr("Run to the moment that the step waits for, or stop"), ("G",), of.run_step
        ),
        PresentationKey("play", _tr("Play or pause the run"), ("Space",), of.player.session.toggle),
        PresentationKey("vote", _tr("Open, close and show the vote"), ("V",), of.vote_on),
        PresentationKey(
            "reveal", _tr("Reveal the answer and published values, or hide them"), ("R",), of.reveal
        ),
        PresentationKey("clock", _tr("Pause the class clock, or resume"), ("T",), of.toggle_clock),
    ]


def add_keys(window: QWidget, found: list[PresentationKey]) -> list[QAction]:
    """Add these keys to a window; text typed into its text fields still goes to these fields."""
    actions = []
    for key in found:
        action = QAction(key.text, window)
        action.setShortcuts([QKeySequence(text) for text in key.keys])
        action.triggered.connect(lambda _=False, do=key.do: do())
        window.addAction(action)
        actions.append(action)
    return actions


def add_clicker(window: QWidget, found: list[PresentationKey]) -> list[QShortcut]:
    """Enable a clicker's keys in another window; delete them to disable them."""
    made = []
    for key in (key for key in found if key.id in CLICKER):
        shortcut = QShortcut(QKeySequence(key.keys[0]), window, context=Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(key.do)
        made.append(shortcut)
    return made


def may_end(of: Presentation, parent: QWidget) -> bool:
    """Return True if nothing is lost, or if the trainer confirms."""
    joined = len(of.voting.room.students)
    if of.voting.server is None or not joined:
        return True
    text = filled(
        _tr("{0} {0:student has|students have} joined. Their page closes, and the votes are not saved."),
        joined,
    )
    title = _tr("End the presentation?")
    box = QMessageBox(QMessageBox.Icon.Question, title, title, parent=parent)
    box.setInformativeText(text)
    box.addButton(QMessageBox.StandardButton.Yes).setText(_tr("End the presentation"))
    box.addButton(QMessageBox.StandardButton.No).setText(_tr("Keep presenting"))
    box.setDefaultButton(QMessageBox.StandardButton.No)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box.exec() == QMessageBox.StandardButton.Yes

"""Asks before a presentation ends while students have their page open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from app.classroom.presentation import Presentation
from engine.language import filled


def may_end(of: Presentation, parent: QWidget) -> bool:
    """Return True if nothing is lost, or if the trainer wants it so."""
    joined = len(of.voting.room.students)
    if of.voting.server is None or not joined:
        return True
    text = filled(
        _tr("{0} {0:student has|students have} joined. Their page closes, and the votes are not kept."),
        joined,
    )
    yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
    return QMessageBox.question(parent, _tr("End the presentation?"), text, yes | no, no) == yes


def _tr(text: str) -> str:
    return QCoreApplication.translate("Classroom", text)

"""Asks before a presentation ends while students have their page open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
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
    title = _tr("End the presentation?")
    box = QMessageBox(QMessageBox.Icon.Question, title, title, parent=parent)
    box.setInformativeText(text)
    box.addButton(QMessageBox.StandardButton.Yes).setText(_tr("End the presentation"))
    box.addButton(QMessageBox.StandardButton.No).setText(_tr("Keep presenting"))
    box.setDefaultButton(QMessageBox.StandardButton.No)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box.exec() == QMessageBox.StandardButton.Yes


def _tr(text: str) -> str:
    return QCoreApplication.translate("Classroom", text)

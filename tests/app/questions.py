"""Answers to the questions that a window asks."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton


def press_soon(text: str) -> None:
    """Press a button of the question that is about to be asked."""

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        next(one for one in box.findChildren(QPushButton) if one.text() == text).click()

    QTimer.singleShot(0, press)
